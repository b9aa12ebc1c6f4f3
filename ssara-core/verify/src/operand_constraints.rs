//! The constraints of each instruction's operands: everything about their locations except their contents.
//!
//! # Input
//!
//! A function and its allocation.
//!
//! # Output
//!
//! A violation for each operand whose location does not satisfy its constraint, or overlaps another operand. Also whether
//! all locations exist, so that `dataflow` can read them.
//!
//! # Why correct
//!
//! Two operands may share a cell only where nothing that is still needed is overwritten. Within one instruction the order
//! is:
//!
//! 1. Early uses are read.
//! 2. Early defs are written.
//! 3. Late uses are read.
//! 4. Clobbers take effect.
//! 5. Late defs are written.
//!
//! So no def shares a cell with another def, or with what is clobbered. An early def shares none with any use. A late use
//! shares none with any def or with what is clobbered. Early uses may share with each other (the content decides), with
//! late defs and with what is clobbered.
//!
//! The def of an instruction that can be rematerialised may have no location. Then the instruction is left out, and nothing
//! holds its value until it is rematerialised.
//!
//! # Cost
//!
//! Linear in the operands and the units of their registers.

use alloc::vec::Vec;

use crate::cells::Cells;
use crate::graph::Graph;
use crate::shape::slot_fault;
use crate::violation::{OperandFault, SlotFault, Violation};
use crate::{Report, Subject};
use ssara_ir::ir::Inst;
use ssara_ir::output::{Loc, Slot};
use ssara_tables::target::{ArgSlot, FormKind, FormRelation, OperandDesc, Place, Pos, Reg};

/// Checks the operands of all reachable instructions. Answers whether all locations exist, so that they can be read.
pub(super) fn check(subject: &Subject, cells: &Cells, graph: &Graph, report: &mut Report) -> bool {
    let mut usable = true;
    let mut overlaps = Overlaps { cells, written: alloc::vec![None; cells.count(subject.alloc.slots.len())] };
    for block in subject.func.blocks() {
        for inst in subject.func.block_insts(block) {
            let known = check_existence(subject, inst, report);
            usable &= known;
            if known && graph.is_reachable(block) {
                check_places(subject, inst, report);
                overlaps.check(subject, inst, report);
            }
        }
    }
    usable
}

fn add(subject: &Subject, report: &mut Report, inst: Inst, operand: usize, fault: OperandFault) {
    let value = subject.func.inst_operands(inst)[operand];
    report.add(Violation::Operand { inst, operand, value, loc: subject.locs(inst)[operand], fault });
}

fn check_existence(subject: &Subject, inst: Inst, report: &mut Report) -> bool {
    let mut all = true;
    for (operand, &loc) in subject.locs(inst).iter().enumerate() {
        let fault = match loc {
            Loc::Reg(reg) if reg.index() >= subject.target.regs.len() => OperandFault::NoSuchReg,
            Loc::Slot(slot) if !subject.alloc.slots.is_valid(slot) => OperandFault::Slot(SlotFault::Unknown(slot)),
            _ => continue,
        };
        all = false;
        add(subject, report, inst, operand, fault);
    }
    all
}

fn check_places(subject: &Subject, inst: Inst, report: &mut Report) {
    let form = subject.form(inst);
    for (operand, constraint) in form.operands().enumerate() {
        if let Some(fault) = place_fault(subject, inst, operand, constraint) {
            add(subject, report, inst, operand, fault);
        }
        let reads = form.kind == FormKind::Return && !constraint.is_def();
        if reads && subject.locs(inst)[operand].reg().is_some_and(|reg| client_restores(subject, reg)) {
            add(subject, report, inst, operand, OperandFault::Restored);
        }
    }
    let in_reg = |operand: u16| subject.locs(inst)[usize::from(operand)].reg();
    for &FormRelation { relation, .. } in subject.form(inst).relations {
        if !relation.holds(subject.target, in_reg) {
            let mut first = None;
            relation.for_each_operand(subject.target, |operand| first = first.or(Some(operand.into())));
            add(subject, report, inst, first.unwrap_or(0), OperandFault::Unrelated(relation));
        }
    }
}

/// Whether the client restores a part of `reg` before a return, so that the return does not read the function's content.
fn client_restores(subject: &Subject, reg: Reg) -> bool {
    let mut by_client = subject.alloc.saved.iter().filter(|saved| saved.slot.is_none());
    by_client.any(|saved| saved.reg.index() < subject.target.regs.len() && subject.target.overlap(saved.reg, reg))
}

fn place_fault(subject: &Subject, inst: Inst, operand: usize, constraint: OperandDesc) -> Option<OperandFault> {
    let loc = subject.locs(inst)[operand];
    let in_slot = |slot| {
        let ty = subject.func.value_type(subject.func.inst_operands(inst)[operand]);
        slot_fault(subject, slot, ty).map(OperandFault::Slot)
    };
    match (constraint.place(), loc) {
        (_, Loc::None) => (!subject.may_be_left_out(inst)).then_some(OperandFault::Missing),
        (Place::Fixed(expected), _) => (loc != Loc::Reg(expected)).then_some(OperandFault::NotFixed(expected)),
        (Place::Tied(to), _) => tied_fault(subject, inst, to.into(), constraint, loc),
        (Place::Class | Place::Any, Loc::Reg(reg)) => class_fault(subject, constraint, reg),
        (Place::Any | Place::Slot, Loc::Slot(slot)) => {
            let expected = constraint.modifies().map(usize::from).map(|to| (to, subject.locs(inst)[to]));
            match expected.filter(|&(_, expected)| loc != expected) {
                Some((to, expected)) => Some(OperandFault::NotTied { to, expected }),
                None => in_slot(slot),
            }
        }
        (Place::Class, Loc::Slot(_)) => Some(OperandFault::NeedsReg),
        (Place::Slot, Loc::Reg(_)) => Some(OperandFault::NeedsSlot),
        (Place::ArgSlot(arg_slot), Loc::Slot(slot)) if is_at(subject, slot, arg_slot) => in_slot(slot),
        (Place::ArgSlot(arg_slot), _) => Some(OperandFault::NotInArgSlot(arg_slot)),
    }
}

/// Whether a slot begins at a place on the stack.
fn is_at(subject: &Subject, slot: Slot, arg_slot: ArgSlot) -> bool {
    let data = subject.alloc.slots.get(slot);
    data.is_some_and(|data| data.area == arg_slot.area.into() && data.offset == u32::from(arg_slot.offset))
}

fn class_fault(subject: &Subject, constraint: OperandDesc, reg: Reg) -> Option<OperandFault> {
    if !subject.target.class_regs(constraint.class()).contains(&reg) {
        Some(OperandFault::NotInClass(constraint.class()))
    } else {
        subject.is_reserved(reg).then_some(OperandFault::Reserved)
    }
}

/// Checks that a tied def is in the location of its use, and in its own class.
fn tied_fault(subject: &Subject, inst: Inst, to: usize, constraint: OperandDesc, loc: Loc) -> Option<OperandFault> {
    let expected = subject.locs(inst)[to];
    if loc != expected {
        return Some(OperandFault::NotTied { to, expected });
    }
    loc.reg().and_then(|reg| class_fault(subject, constraint, reg))
}

/// Finds operands of one instruction that share a cell although they must not.
struct Overlaps<'a> {
    cells: &'a Cells<'a>,
    /// For each cell, the last instruction that has a def there, and the first such operand.
    written: Vec<Option<(Inst, usize)>>,
}

impl Overlaps<'_> {
    fn check(&mut self, subject: &Subject, inst: Inst, report: &mut Report) {
        let form = subject.form(inst);
        let locs = subject.locs(inst);
        let clobbered = |loc: Loc| {
            let units = loc.reg().map_or(&[][..], |reg| subject.target.reg_units(reg));
            units.iter().any(|&unit| form.clobbers[usize::from(unit / 64)] >> (unit % 64) & 1 != 0)
        };
        let roles = || form.operands().enumerate().zip(locs).map(|((operand, desc), &loc)| (operand, desc, loc));
        for (operand, _, loc) in roles().filter(|(_, desc, _)| desc.is_def()) {
            let mut other = None;
            for cell in self.cells.of_loc(loc) {
                match self.writer(inst, cell) {
                    Some(first) => other = other.or(Some(first)),
                    None => self.written[cell as usize] = Some((inst, operand)),
                }
            }
            if let Some(other) = other {
                add(subject, report, inst, operand, OperandFault::OverlapsDef(other));
            }
            if clobbered(loc) {
                add(subject, report, inst, operand, OperandFault::Clobbered);
            }
        }
        for (operand, desc, loc) in roles().filter(|(_, desc, _)| !desc.is_def()) {
            let late = desc.pos() == Pos::Late;
            let is_early = |def: usize| form.operand(def).pos() == Pos::Early;
            let overwritten = |cell| self.writer(inst, cell).filter(|&def| late || is_early(def));
            if let Some(def) = self.cells.of_loc(loc).find_map(overwritten) {
                if is_early(def) {
                    add(subject, report, inst, def, OperandFault::EarlyDefOverUse(operand));
                } else {
                    add(subject, report, inst, operand, OperandFault::LateUseUnderDef(def));
                }
            }
            if late && clobbered(loc) {
                add(subject, report, inst, operand, OperandFault::Clobbered);
            }
        }
    }

    /// The def of `inst` that is in `cell`.
    fn writer(&self, inst: Inst, cell: u32) -> Option<usize> {
        self.written[cell as usize].filter(|&(writer, _)| writer == inst).map(|(_, operand)| operand)
    }
}
