//! Which value moves where a tied def overwrites a live-out value.
//!
//! The def and the survivor need a register each. Either the def gets a new one, or it gets that of the survivor, which
//! then moves to a new one. Both take one move.
//!
//! # Input
//! An unconstrained instruction with one tied use, whose value is live-out, and a register for the def. Or any instruction
//! that the solver has placed.
//!
//! # Output
//! The registers of both. The survivor moves if that saves more moves further on in the block than it costs there. A
//! value needs a move further on if the first demand on it is one of these:
//!
//! - a fixed operand reads it from another register;
//! - an instruction clobbers or fixes its register while it lives;
//! - behind a back edge, it or a parameter to which it is passed is in another register.
//!
//! Where the solver has placed the operands, the roles of two registers are swapped instead, in which the same value is
//! beforehand.
//!
//! # Why correct
//! After the instruction the same values are in registers, and while it is issued the same number of units is taken. Two
//! registers are swapped only if all operands in them may be in the other one, and if the instruction does not clobber the
//! one in which the value stays.
//!
//! # Cost
//! Linear in the operands of at most [`MAX_AHEAD`] instructions, and in the values at the starts of loops to which the block
//! goes back, for four pairs of a value and a register.

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::analysis::liveness::DEAD;
use crate::color::select::Request;
use crate::color::walk::{ColorWalk, Survivor};
use crate::ir::{Block, Inst, Value};
use crate::output::{Edit, Point};
use crate::regs::effects::Effects;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::Phase;
use crate::spill::residency::Action;
use crate::target::{Place, Reg};

/// Maximum number of instructions that are searched for demands on a value; those further on do not count. Bounds the cost of
/// long blocks, which would be quadratic.
pub const MAX_AHEAD: u32 = 32;

/// A solution of the solver that may be changed: the def overwrites the register of its value, which goes to another one.
struct Swap {
    own: Reg,
    to: Reg,
}

impl<const W: usize> ColorWalk<'_, W> {
    /// Gives the def of the only tie of an instruction the register of its use, if the survivor should move. The def has
    /// been given a register, the last one that was selected.
    pub fn choose_survivor(&mut self, inst: &InstCx<'_>) {
        let cx = self.cx;
        let machine = cx.machine;
        let (&[(tied, def)], Some(&(of, new))) = (&self.state.ties[..], self.state.selected.last()) else { return };
        let (value, result) = (inst.values[tied], inst.values[def]);
        let ty = cx.func.value_type(value);
        let is_read_once = inst.uses().filter(|operand| operand.value == value).count() == 1;
        let Some(own) = self.state.file.reg[value.index()].filter(|&own| own != new) else { return };
        if of != result || !is_read_once || ty != cx.func.value_type(result) {
            return;
        }
        let now = (inst.block, inst.inst);
        let moves_as_selected =
            u32::from(self.needs_move(now, result, new)) + u32::from(self.needs_move(now, value, own));
        if moves_as_selected == 0 {
            return;
        }
        let bank = cx.bank_of(value);
        let others = self.state.taken[bank.index()].minus(machine.mask(new));
        let free = machine.bank(bank).units.minus(others);
        let Some(to) = self.select_for_move(value, free) else { return };
        let moves_as_survivor =
            u32::from(self.needs_move(now, result, own)) + u32::from(self.needs_move(now, value, to));
        if moves_as_survivor < moves_as_selected {
            self.state.taken[bank.index()] = others.or(machine.mask(to));
            if let Some(selected) = self.state.selected.last_mut() {
                selected.1 = own;
            }
            self.state.survivor = Some(Survivor { value, from: own, to });
        }
    }

    /// Swaps what the solver gave to the survivor and the def of the only tie of a value, if that needs fewer moves further
    /// on in the block. The solver has the def overwrite the register that the value is in. A value that only other blocks
    /// read stays there in any case, for other blocks have it there, too.
    pub fn keep_survivor(&mut self, inst: &InstCx<'_>) {
        for def in inst.defs() {
            let Place::Tied(tied) = def.desc.place() else { continue };
            let (tied, def) = (usize::from(tied), def.index);
            let Some(Swap { own, to }) = self.swap_of(inst, tied, def) else { continue };
            let (value, result, now) = (inst.values[tied], inst.values[def], (inst.block, inst.inst));
            let moves = |of_value, of_result| {
                u32::from(self.needs_move(now, value, of_value)) + u32::from(self.needs_move(now, result, of_result))
            };
            let left = self.cx.func.block(inst.block).insts.1 - inst.inst.as_u32();
            let stays = inst.distances[tied] >= left && inst.distances[def] < left;
            let (if_swapped, as_solved) = (moves(own, to), moves(to, own));
            if if_swapped > as_solved || if_swapped == as_solved && !stays {
                continue;
            }
            let solver = &mut self.state.solver;
            for (operand, reg) in inst.operands().zip(&mut solver.operand_regs) {
                if operand.value == value && *reg == Some(to) {
                    *reg = Some(own);
                }
            }
            solver.operand_regs[tied] = Some(to);
            solver.operand_regs[def] = Some(to);
            solver.after.iter_mut().filter(|after| after.0 == value).for_each(|after| after.1 = own);
        }
    }

    /// The registers of a tied use, whose value the solver moves away, and of its def, if both may be exchanged.
    fn swap_of(&self, inst: &InstCx<'_>, tied: usize, def: usize) -> Option<Swap> {
        let (machine, solver) = (self.cx.machine, &self.state.solver);
        let (func, target) = (self.cx.func, machine.target);
        let value = inst.values[tied];
        let own = self.state.file.reg[value.index()]?;
        let to = solver.after.iter().find(|after| after.0 == value)?.1;
        let is_tie_of_value =
            |other: &Operand| matches!(other.desc.place(), Place::Tied(of) if inst.values[usize::from(of)] == value);
        let is_only = inst.defs().filter(is_tie_of_value).count() == 1;
        let is_own = is_only && to != own && solver.operand_regs[tied] == Some(own);
        let is_lost = machine.bank_mask(inst.form.clobbers, machine.reg_bank(own)).intersects(machine.mask(own));
        if !is_own || is_lost || !inst.form.relations.is_empty() {
            return None;
        }
        if func.value_type(value) != func.value_type(inst.values[def]) {
            return None;
        }
        // What reads the value in `to` reads it in `own` then, and the tied operands change the other way.
        let may_be = |operand: usize, reg: Reg| {
            let desc = inst.form.operand(operand);
            !matches!(desc.place(), Place::Fixed(_)) && target.class_regs(desc.class()).contains(&reg)
        };
        let reads_elsewhere =
            |operand: &usize| inst.values[*operand] == value && solver.operand_regs[*operand] == Some(to);
        let fits = (0..inst.values.len()).filter(reads_elsewhere).all(|operand| may_be(operand, own));
        (fits && may_be(tied, to) && may_be(def, to)).then_some(Swap { own, to })
    }

    /// Selects a register for a value that leaves its own.
    pub fn select_for_move(&mut self, value: Value, free: Mask<W>) -> Option<Reg> {
        let request = Request { value, ty: self.cx.func.value_type(value), free, moves: true };
        self.state.selector.select(self.cx, self.webs, &self.state.file, request)
    }

    /// Moves the survivor of an instruction, if there is one, out of the register that a def takes over.
    pub fn move_survivor(&mut self, inst: Inst) {
        let cx = self.cx;
        let Some(Survivor { value, from, to }) = self.state.survivor.take() else { return };
        let edit = if cx.remats.beats_move(value) {
            Edit::Remat { value, to }
        } else {
            Edit::Move { ty: cx.func.value_type(value), from, to }
        };
        self.emitter.edit(Point::Before(inst), Phase::Copy, edit);
        self.state.file.remove(cx.machine, value);
        self.state.file.put(cx.machine, value, to);
    }

    /// Whether the first demand on a value after an instruction needs a move if the value is in this register.
    pub fn needs_move(&self, now: (Block, Inst), value: Value, reg: Reg) -> bool {
        self.first_move(now, value, reg).is_some()
    }

    /// The instruction with the first demand on a value after another instruction, if that demand needs a move when the value
    /// is in this register. What overwrites the value in its register has demands of its own, which count.
    pub fn first_move(&self, (block, inst): (Block, Inst), mut value: Value, reg: Reg) -> Option<Inst> {
        let cx = self.cx;
        let (func, machine, constraints) = (cx.func, cx.machine, cx.constraints);
        let end = func.block(block).insts.1;
        let bank = machine.reg_bank(reg);
        let actions = cx.plan.residency.actions(block);
        let mut actions = &actions[actions.partition_point(|action| action.0 <= inst)..];
        let ahead = inst.as_u32() + 1..end.min(inst.as_u32() + 1 + MAX_AHEAD);
        for at in ahead.map(Inst::from_u32) {
            let count = actions.iter().take_while(|action| action.0 == at).count();
            let (here, after) = actions.split_at(count);
            actions = after;
            if here.contains(&(at, Action::Evict(value))) {
                return None;
            }
            let is_read = func.inst_operands(at).contains(&value);
            if constraints.traits(at).is_unconstrained() && !is_read {
                continue;
            }
            let form = cx.plan.forms.form(func, machine.target, at);
            let step = InstCx::new(func, block, at, form, cx.live.operand_distances());
            let mut leaves = here.contains(&(at, Action::EvictAfterUse(value)));
            for operand in step.uses().filter(|operand| operand.value == value) {
                if let Place::Fixed(fixed) = operand.desc.place() {
                    return (fixed != reg).then_some(at);
                }
                leaves |= operand.distance == DEAD;
            }
            if leaves {
                value = step.defs().find(|def| overwrites(&step, def, value))?.value;
                continue;
            }
            let against = Effects::new(machine, form, bank).against(machine, form, step.values, value, is_read);
            if machine.mask(reg).intersects(against) {
                return Some(at);
            }
        }
        let is_at_end = inst.as_u32() + MAX_AHEAD >= end - 1;
        (is_at_end && self.moves_on_back_edge(block, value, reg)).then(|| Inst::from_u32(end - 1))
    }

    /// Whether a back edge needs a move for a value in this register. The value, or a parameter to which it is passed, is then
    /// in another register at the start of the loop.
    fn moves_on_back_edge(&self, block: Block, value: Value, reg: Reg) -> bool {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        cfg.succ_edges(func, block).filter(|&edge| cfg.is_back_edge(func, edge)).any(|edge| {
            let to = func.edge(edge).to;
            let passed = func.block_params(to).iter().zip(func.edge_args(edge)).filter(|(_, arg)| **arg == value);
            let behind = passed.map(|(&param, _)| param).chain([value]);
            behind.filter_map(|value| self.state.regs.at_entry(to, value)).any(|wanted| wanted != reg)
        })
    }
}

/// Whether a def is tied to a use of a value.
fn overwrites(inst: &InstCx<'_>, def: &Operand, value: Value) -> bool {
    matches!(def.desc.place(), Place::Tied(tied) if inst.values[usize::from(tied)] == value)
}
