//! A value leaves its register early, so that a def can have it.
//!
//! An instruction further on fixes an operand to a register, an argument of a call for example. Or a loop has a parameter there
//! to which a value goes back. The value could be defined there, but another value is there, which has to leave in any case
//! before that instruction is issued, or on the back edge. If it leaves before the def, one move is left of two.
//!
//! # Input
//! An instruction that fixes and clobbers no register, and its only def. If the def is tied, what it overwrites is copied.
//!
//! # Output
//! A move before the instruction, if all of this holds, which [`demands`](super::demands) tells:
//!
//! - the def has a hint, or a loop that wants it, and the value in that register lives on;
//! - the value needs a move further on in the block if it stays there, and needs none until then in the register to which it
//!   goes: that of its next fixed operand, the one in which a loop wants it, or one that is selected;
//! - the def needs a move in the register to which the value goes, and none until then in that of its hint.
//!
//! # Why correct
//! The value goes to free units before the instruction reads anything. The plan does not change.
//!
//! # Cost
//! Nothing where that register is free. Else linear in the operands of at most [`MAX_AHEAD`] instructions, and in
//! the values at the starts of loops to which the block goes back, for up to five pairs of a value and a register.

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::color::demands::{MAX_AHEAD, is_before};
use crate::color::walk::ColorWalk;
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::Effects;
use crate::target::{Place, Reg};

impl<const W: usize> ColorWalk<'_, W> {
    /// Moves a value out of the register in which the only def of an instruction is wanted, if that saves a move.
    #[inline]
    pub fn make_way(&mut self, block: Block, inst: Inst) {
        let (1, def) = self.cx.constraints.form(inst).defs else { return };
        let value = self.cx.func.inst_operands(inst)[def as usize];
        let hint = self.cx.plan.hints.hint[value.index()].map(|hint| hint.0);
        let is_in_loop = self.cx.cfg.loop_depth(block) > 0;
        let again = || is_in_loop.then(|| self.behind_back_edges(block, value).next()).flatten();
        let Some(wanted) = hint.or_else(again) else { return };
        let machine = self.cx.machine;
        let bank = machine.reg_bank(wanted);
        if self.taken(bank).intersects(machine.mask(wanted)) {
            self.make_way_in((block, inst), def as usize, wanted);
        }
    }

    /// The same for a register that is taken.
    #[cold]
    #[inline(never)]
    fn make_way_in(&mut self, now: (Block, Inst), def: usize, wanted: Reg) {
        let cx = self.cx;
        let (func, machine) = (cx.func, cx.machine);
        let (inst, bank) = (now.1, machine.reg_bank(wanted));
        let result = func.inst_operands(inst)[def];
        let form = cx.plan.forms.form(func, machine.target, inst);
        if !Effects::new(machine, form, bank).is_empty() {
            return;
        }
        let Some(value) = self.file().holder(bank, machine.mask(wanted).first()) else { return };
        // The result is in the register of what it overwrites, unless that is copied for it.
        let is_copied = |overwritten| overwritten != value && !self.leaves_with(inst, overwritten);
        let may_go_elsewhere = match form.operand(def).overwrites() {
            Some(use_) => is_copied(func.inst_operands(inst)[usize::from(use_)]),
            None => form.operand(def).place() == Place::Class,
        };
        if !may_go_elsewhere {
            return;
        }
        let Some(own) = self.reg(value) else { return };
        if !machine.mask(own).contains(machine.mask(wanted))
            || self.leaves_with(inst, value)
            || cx.remats.beats_move(value)
        {
            return;
        }
        let (of_result, of_value) = (self.first_move(now, result, wanted), self.first_move(now, value, own));
        let Some(to) = of_value.and_then(|at| self.way_out(now, value, at)) else { return };
        if !is_before(self.first_move(now, result, to), of_result) {
            return;
        }
        self.move_to(inst, value, (own, to));
        self.note_reg(value, to);
        // The def then takes it, as the last register of its web.
        self.note_reg(result, wanted);
    }

    /// Whether a value is in no register after an instruction, which may read it.
    fn leaves_with(&self, inst: Inst, value: Value) -> bool {
        let range = self.cx.func.operand_range(inst);
        let mut operands = self.cx.func.inst_operands(inst).iter().zip(&self.cx.live.operand_distances()[range]);
        let is_last = operands.any(|(&other, &distance)| other == value && distance == DEAD);
        is_last || self.changes.evicted_after_use.contains(&value)
    }

    /// A register in which a value needs no move up to an instruction: that of its next fixed operand, the one in which a loop
    /// wants it again, or a selected one.
    fn way_out(&mut self, now: (Block, Inst), value: Value, until: Inst) -> Option<Reg> {
        let (cx, machine) = (self.cx, self.cx.machine);
        let free = self.free_units(cx.bank_of(value));
        let is_free = |reg: &Reg| {
            machine.is_allocatable(*reg)
                && machine.target.reg(*reg).ty == Some(cx.func.value_type(value))
                && free.contains(machine.mask(*reg))
        };
        let stays = |walk: &Self, reg: &Reg| is_before(Some(until), walk.first_move(now, value, *reg));
        let ahead = self.fixed_ahead(now, value).or_else(|| self.behind_back_edges(now.0, value).next());
        let ahead = ahead.filter(is_free).filter(|reg| stays(self, reg));
        ahead.or_else(|| self.select_for_move(value, free).filter(|reg| stays(self, reg)))
    }

    /// The register to which the next operand of a value is fixed that is fixed to one at all.
    fn fixed_ahead(&self, (block, inst): (Block, Inst), value: Value) -> Option<Reg> {
        let (func, target) = (self.cx.func, self.cx.machine.target);
        let end = func.block(block).insts.1;
        let ahead = inst.as_u32() + 1..end.min(inst.as_u32() + 1 + MAX_AHEAD);
        ahead.map(Inst::from_u32).find_map(|at| {
            let operands = func.inst_operands(at).iter().zip(self.cx.plan.forms.form(func, target, at).operands());
            operands.filter(|operand| *operand.0 == value).find_map(|(_, desc)| desc.fixed_reg())
        })
    }
}
