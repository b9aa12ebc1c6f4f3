//! The list of saved registers, from which clients build unwind tables.
//!
//! # Input
//!
//! A function and its allocation.
//!
//! # Output
//!
//! A violation for each entry that is no callee-saved register, is out of the convention's order, or has a slot that cannot
//! hold the register. One more for each callee-saved register that reachable code writes and the list lacks.
//!
//! # Why correct
//!
//! `dataflow` checks the contents of the slots, so only the list itself is looked at here. All edits count, wherever they
//! are.
//!
//! # Cost
//!
//! Linear in the reachable code, the edits, and the entries times the callee-saved registers.

use crate::graph::Graph;
use crate::shape::slot_fault;
use crate::violation::{SavedFault, Violation};
use crate::{Report, Subject};
use ssara_ir::output::{Edit, Loc};
use ssara_tables::target::{FormKind, Reg};
use ssara_tables::units::UnitSet;

/// Checks each entry of the list, and their order.
pub(super) fn check_entries(subject: &Subject, report: &mut Report) {
    let mut next = 0;
    for saved in &subject.alloc.saved {
        let fault = match subject.callee_saved.iter().position(|&reg| reg == saved.reg) {
            None => Some(SavedFault::NotCalleeSaved),
            Some(position) if position < next => Some(SavedFault::OutOfOrder),
            Some(position) => {
                next = position + 1;
                let ty = subject.target.reg(saved.reg).ty;
                saved.slot.zip(ty).and_then(|(slot, ty)| slot_fault(subject, slot, ty)).map(SavedFault::Slot)
            }
        };
        if let Some(fault) = fault {
            report.add(Violation::Saved { reg: saved.reg, fault });
        }
    }
}

/// Checks that the list names the callee-saved registers that are written. Everything that the edits and the locations of
/// operands name must exist.
pub(super) fn check_complete(subject: &Subject, graph: &Graph, report: &mut Report) {
    if subject.callee_saved.is_empty() {
        return;
    }
    let written = written_units(subject, graph);
    let is_written = |reg: Reg| subject.target.reg_units(reg).iter().any(|&unit| written.contains(unit));
    let is_listed = |reg: Reg| subject.alloc.saved.iter().any(|saved| saved.reg == reg);
    for &reg in subject.callee_saved.iter().filter(|&&reg| is_written(reg) && !is_listed(reg)) {
        report.add(Violation::Saved { reg, fault: SavedFault::Unlisted });
    }
}

/// The units that reachable instructions, their edges and edits write. The entry instruction writes nothing. The clobbers of
/// returns do not count.
fn written_units(subject: &Subject, graph: &Graph) -> UnitSet {
    let mut written = subject.target.no_units();
    let mut regs = alloc::vec![false; subject.target.regs.len()];
    for inst in graph.order.iter().flat_map(|&block| subject.func.block_insts(block)) {
        let form = subject.form(inst);
        if form.kind == FormKind::Entry {
            continue;
        }
        if form.has_clobbers() && form.kind != FormKind::Return {
            written.union_with(&UnitSet::from_words(form.clobbers));
        }
        for (desc, &loc) in form.operands().zip(subject.locs(inst)) {
            if let (true, Loc::Reg(reg)) = (desc.is_def(), loc) {
                regs[reg.index()] = true;
            }
        }
    }
    for edge in graph.order.iter().flat_map(|&block| subject.func.succ_edges(block)) {
        written.union_with(&subject.destroyed_on(edge));
    }
    for &(_, edit) in &subject.alloc.edits {
        let to = match edit {
            Edit::Move { to, .. } | Edit::Load { to, .. } | Edit::Remat { to, .. } | Edit::Transfer { to, .. } => {
                [to, to]
            }
            Edit::Swap { a, b, .. } => [a, b],
            Edit::Scratch { reg } => [reg, reg],
            Edit::Store { .. } => continue,
        };
        to.into_iter().for_each(|reg| regs[reg.index()] = true);
    }
    written.union_with(&subject.target.units_of(subject.target.reg_ids().filter(|reg| regs[reg.index()])));
    written
}
