//! The list of saved registers, from which clients build unwind tables. It must name only callee-saved registers, in the
//! order of the convention, and each one that reachable code writes. `dataflow` checks the contents of the slots.
//!
//! Costs: linear in the reachable code and the edits.

use crate::output::{Edit, Loc};
use crate::target::{FormKind, Reg};
use crate::units::UnitSet;
use crate::verify::graph::Graph;
use crate::verify::shape::slot_fault;
use crate::verify::violation::{SavedFault, Violation};
use crate::verify::{Job, Report};

/// Checks each entry of the list, and their order.
pub(super) fn check_entries(job: &Job, report: &mut Report) {
    let mut next = 0;
    for saved in &job.alloc.saved {
        let fault = match job.callee_saved.iter().position(|&reg| reg == saved.reg) {
            None => Some(SavedFault::NotCalleeSaved),
            Some(position) if position < next => Some(SavedFault::OutOfOrder),
            Some(position) => {
                next = position + 1;
                let ty = job.target.reg(saved.reg).ty;
                saved.slot.zip(ty).and_then(|(slot, ty)| slot_fault(job, slot, ty)).map(SavedFault::Slot)
            }
        };
        if let Some(fault) = fault {
            report.add(Violation::Saved { reg: saved.reg, fault });
        }
    }
}

/// Checks that the list names the callee-saved registers that are written. Everything that the edits and the locations of
/// operands name must exist.
pub(super) fn check_complete(job: &Job, graph: &Graph, report: &mut Report) {
    if job.callee_saved.is_empty() {
        return;
    }
    let written = written_units(job, graph);
    let is_written = |reg: Reg| job.target.reg_units(reg).iter().any(|&unit| written.contains(unit));
    let is_listed = |reg: Reg| job.alloc.saved.iter().any(|saved| saved.reg == reg);
    for &reg in job.callee_saved.iter().filter(|&&reg| is_written(reg) && !is_listed(reg)) {
        report.add(Violation::Saved { reg, fault: SavedFault::Unlisted });
    }
}

/// The units that reachable instructions and edits write. The entry instruction writes nothing. The clobbers of returns do
/// not count.
fn written_units(job: &Job, graph: &Graph) -> UnitSet {
    let mut written = job.target.no_units();
    let mut regs = alloc::vec![false; job.target.regs.len()];
    for inst in graph.order.iter().flat_map(|&block| job.func.block_insts(block)) {
        let form = job.form(inst);
        if form.kind == FormKind::Entry {
            continue;
        }
        if form.has_clobbers() && form.kind != FormKind::Return {
            written.union_with(&UnitSet::from_words(form.clobbers));
        }
        for (desc, &loc) in form.operands().zip(job.locs(inst)) {
            if let (true, Loc::Reg(reg)) = (desc.is_def(), loc) {
                regs[reg.index()] = true;
            }
        }
    }
    for &(_, edit) in &job.alloc.edits {
        let to = match edit {
            Edit::Move { to, .. } | Edit::Load { to, .. } | Edit::Remat { to, .. } | Edit::Transfer { to, .. } => {
                [to, to]
            }
            Edit::Swap { a, b, .. } => [a, b],
            Edit::Store { .. } => continue,
        };
        to.into_iter().for_each(|reg| regs[reg.index()] = true);
    }
    written.union_with(&job.target.units_of(job.target.reg_ids().filter(|reg| regs[reg.index()])));
    written
}
