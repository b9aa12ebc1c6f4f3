//! The form in which an instruction with alternatives is issued, once registers are known.
//!
//! The spiller chooses a form before there are registers, because the form decides how many the instruction needs. Colouring
//! chooses another one that needs no more of them and costs less. It may overwrite the other of two killed operands, or
//! none. Or it takes any register where the form of the plan takes some, as compressed instructions do.
//!
//! # Input
//! An instruction in the form of the plan, and the registers before it.
//!
//! # Output
//! The form in which it is issued: that of the plan, or another one that takes any register and costs less. What counts is its
//! price, and moves: those that bring operands into their classes, copy a tied use or free the register of a fixed result, and
//! those that a def needs further on in the block.
//!
//! # Why correct
//! The uses are where the other form reads them, and its only def has been given a register. Or all uses are in registers or
//! reloaded, and the other form takes any. If a use is copied before the instruction, one is in the form of the plan. Where
//! every register is one unit, as many registers are taken then before, during and after the instruction at most. Elsewhere
//! the other form has as many ties of killed values, and each def takes over such a register.
//!
//! # Cost
//! Linear in the operands of the alternatives, and for each def in the operands of the instructions that
//! `ColorWalk::needs_move` looks at. Instructions without alternatives cost nothing.

use crate::analysis::inst_cx::{InstCx, Operand};
use crate::color::walk::ColorWalk;
use crate::ir::{Block, Inst, Value};
use crate::regs::unit_mask::Mask;
use crate::target::{Form, FormKind, OperandDesc, Place, Pos, Role};

/// What an instruction needs in one of its forms.
#[derive(Clone, Copy)]
struct Needs {
    /// The number of tied uses that are copied, since their values live on.
    copies: u32,
    /// The number of tied defs that take over the registers of killed values.
    taken_over: u32,
    /// What its moves cost, now and further on, and its price.
    cost: f32,
    /// Whether all uses are where they are read, and the only def has a register.
    is_placed: bool,
}

impl<const W: usize> ColorWalk<'_, W> {
    /// The form in which an instruction is issued.
    pub fn choose_form(&mut self, block: Block, inst: Inst) -> Form {
        let cx = self.cx;
        let (func, target) = (cx.func, cx.machine.target);
        let own = func.inst(inst).form;
        if !cx.constraints.shape(inst).has_alternatives() {
            return own;
        }
        let planned = cx.plan.forms.chosen_form(func, inst);
        let mut chosen = planned;
        if let Some(needs) = self.needs(block, inst, planned).filter(|needs| needs.cost > 0.0) {
            let mut best = needs.cost;
            for form in core::iter::once(own).chain(func.alternatives_in_regs(target, own)) {
                if best > 0.0
                    && form != planned
                    && let Some(other) = self.needs(block, inst, form)
                    && other.cost < best
                    && self.has_room_as_well(inst, form, (needs, other))
                {
                    (chosen, best) = (form, other.cost);
                }
            }
        }
        if chosen != own {
            self.choose(inst, chosen);
        }
        chosen
    }

    /// Whether an instruction has room in a form if it has room in that of the plan, given what it needs in both.
    fn has_room_as_well(&self, inst: Inst, form: Form, (planned, other): (Needs, Needs)) -> bool {
        let cx = self.cx;
        let takes_any = |(&value, desc): (&Value, OperandDesc)| {
            let is_uniform = || cx.machine.bank(cx.bank_of(value)).uniform;
            let is_same = other.copies == planned.copies && other.taken_over == planned.taken_over;
            desc.fixed_reg().is_none() && cx.machine.is_home(desc.class()) && (is_same || is_uniform())
        };
        let mut operands = cx.func.inst_operands(inst).iter().zip(cx.func.form(cx.machine.target, form).operands());
        other.is_placed || other.copies <= planned.copies && operands.all(takes_any)
    }

    /// What an instruction needs in one of its forms; `None` if that is not a matter of classes, ties and fixed results.
    fn needs(&mut self, block: Block, inst: Inst, form: Form) -> Option<Needs> {
        let cx = self.cx;
        let inst = cx.inst((block, inst), form, cx.live.operand_distances());
        let is_simple = inst.shape.takes_classes() || fixes_results(&inst);
        if !is_simple || !self.changes.folded_uses.is_empty() {
            return None;
        }
        let cost = cx.form_price(form);
        let move_cost = |value: Value| cx.prices(value).r#move;
        let mut needs = Needs { copies: 0, taken_over: 0, cost, is_placed: inst.defs().count() == 1 };
        for operand in inst.uses() {
            let within = cx.machine.class_units(operand.desc.class());
            match self.reg(operand.value) {
                Some(reg) => {
                    let moves = !within.contains(cx.machine.mask(reg));
                    needs.cost += if moves { move_cost(operand.value) } else { 0.0 };
                    needs.is_placed &= !moves;
                }
                None if self.changes.reloads.contains(&operand.value) => needs.is_placed = false,
                // It is read in its slot.
                None => return None,
            }
        }
        for def in inst.defs() {
            let reg = match def.desc.overwrites() {
                Some(tied) if self.takes_over(&inst, def, usize::from(tied)) => {
                    needs.taken_over += 1;
                    // A value that is reloaded has no register yet.
                    self.reg(inst.values[usize::from(tied)])
                }
                Some(_) => {
                    needs.copies += 1;
                    needs.cost += move_cost(def.value);
                    None
                }
                None => {
                    let within = match def.desc.fixed_reg() {
                        Some(reg) => cx.machine.mask(reg),
                        None => cx.machine.class_units(def.desc.class()),
                    };
                    let free = self.free_after(&inst, def.value).and(within);
                    let reg = self.select_of_class(def.value, def.desc.class(), free);
                    needs.cost += if reg.is_none() { move_cost(def.value) } else { 0.0 };
                    reg
                }
            };
            needs.is_placed &= reg.is_some();
            let is_moved = reg.is_some_and(|reg| self.needs_move((block, inst.inst), def.value, reg));
            needs.cost += if is_moved { move_cost(def.value) } else { 0.0 };
        }
        Some(needs)
    }

    /// Whether a tied def takes over the register of its use: that of a killed value which no def before it takes over.
    fn takes_over(&self, inst: &InstCx<'_>, def: Operand, tied: usize) -> bool {
        let (value, distance) = (inst.values[tied], inst.distances[tied]);
        let is_shared =
            inst.defs().take_while(|other| other.index != def.index).any(|other| inst.overwrites(other, value));
        self.is_killed(value, distance) && !is_shared
    }

    /// The units of a value's bank that hold nothing once an instruction has read its operands.
    fn free_after(&self, inst: &InstCx<'_>, value: Value) -> Mask<W> {
        let cx = self.cx;
        let bank = cx.bank_of(value);
        let killed = inst.uses().filter(|operand| self.is_killed(operand.value, operand.distance));
        let regs = killed.filter_map(|operand| self.reg(operand.value));
        let in_bank = regs.filter(|&reg| cx.machine.reg_bank(reg) == bank);
        in_bank.fold(self.free_units(bank), |free, reg| free.or(cx.machine.mask(reg)))
    }
}

/// Whether uses take registers of their classes or slots, and defs those of their classes or fixed ones.
fn fixes_results(inst: &InstCx<'_>) -> bool {
    let (shape, form) = (inst.shape, inst.form());
    let is_simple = |operand: Operand| match (operand.desc.role(), operand.desc.pos()) {
        (Role::Use, Pos::Early) => operand.desc.takes_its_class(),
        (Role::Def, Pos::Late) => matches!(operand.desc.place(), Place::Class | Place::Fixed(_)),
        _ => false,
    };
    shape.has_fixed()
        && !(shape.has_clobbers() || shape.goes_beyond_homes())
        && form.relations.is_empty()
        && form.kind == FormKind::Op
        && inst.operands().all(is_simple)
}
