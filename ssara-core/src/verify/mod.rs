//! Checking what the allocator did, without trusting anything it computed.
//!
//! [`check`] takes a function, its target and an allocation, and answers with every [`Violation`] it finds (at most
//! [`MAX_VIOLATIONS`]), or `Ok`: then the allocated code computes what the function says, whatever its instructions do.
//!
//! # What it relies on
//! The target's tables are consistent, and the function is valid for the target ([`validate`](crate::ir::validate)).
//! Nothing else: the allocation may be anything. No analysis is shared with the allocator; the checker walks the control flow,
//! finds what is live (only to forget early, which can only lead to a rejection) and orders the blocks by
//! itself. It uses neither liveness, webs, pressure nor statistics of the allocator, believes `saved` only where that
//! says that the client restores a register, and does not assume that edits were made by any particular pass.
//!
//! # Two kinds of checks
//! Much can be judged without following values: the frame and the edits (`shape`), and the constraints of operands
//! (`operands`). Where an instruction's operands may share a register is decided there as well. What remains is whether each
//! location holds what is read from it: `flow`, an abstract interpretation.
//!
//! # The lattice
//! A *cell* is a register unit or a spill slot. A *symbol* is an SSA value, or "what preserved register `r` held at
//! entry". A state maps each cell to the set of symbols that it is known to hold, as an entry for a unit being that
//! unit's share of the symbol (module `cells`). Several symbols in one cell are known to be equal at that point.
//! More symbols mean more knowledge; the meet is the intersection, cell by cell; a cell that holds nothing known
//! (undefined, clobbered, stale) has the empty set. A location holds a value iff all its cells do. Two slots never
//! share a byte (a violation otherwise), so a slot is one cell, and holds values of the one type that was stored last.
//!
//! # The transfer
//! In front of an instruction its edits are carried out in order. A move carries the shares of values that lie within
//! what is moved, and empties the rest of its destination; a swap is two moves at once. A store puts into the slot
//! those values of its type that the whole register holds; a load takes from the slot those of its type. Then the
//! instruction: uses are compared with the state; the cells of an early def hold its value and nothing else; clobbered
//! units hold nothing; the cells of a late def hold its value and nothing else. At a return each preserved register
//! that is not left to the client must hold its entry symbol (the form's own clobbers are its own affair).
//!
//! On an edge the edits of the edge come first. Then all parameters are renamed at once: a cell holds parameter `p`
//! iff it held the argument for `p`. Of the old symbols only those live into the block remain. No value is live into the block that
//! defines it, so facts about the previous round's definition do not survive into a new round of a loop. This is all the
//! staleness there is, as a path from one definition of a value to the next enters its block.
//!
//! At entry each preserved register holds its entry symbol, and all else nothing. An entry instruction adds its defs
//! to the entry symbols of their cells instead of replacing them, as it writes nothing.
//!
//! # Costs
//! States are kept for blocks that several edges enter, as lists of the cells that hold something live. The fixpoint sweeps over the
//! dirty blocks in reverse postorder, for reducible flow in as many sweeps as loops nest, and two. One more sweep compares and reports.

mod cells;
mod flow;
mod graph;
mod operands;
mod sets;
mod shape;
mod state;
#[cfg(test)]
mod tests;
mod violation;

use alloc::vec::Vec;

use crate::ir::{Function, Inst};
use crate::output::{Allocation, Loc};
use crate::target::{Reg, TargetDesc};
use crate::units::UnitSet;

use cells::Cells;
use graph::Graph;
pub use violation::{
    Content, DisplayViolation, EditFault, FrameFault, OperandFault, SavedFault, SlotFault, Symbol, Violation,
};

/// The number of violations after which the checker stops looking.
pub const MAX_VIOLATIONS: usize = 100;

/// Checks one allocation. To check many for one target, keep a [`Checker`].
///
/// # Errors
/// When the allocation is wrong: what is, in the order in which it was found, so that causes tend to come before
/// consequences.
pub fn check(func: &Function, target: &TargetDesc, alloc: &Allocation) -> Result<(), Vec<Violation>> {
    Checker::new(target).check(func, alloc)
}

/// A checker for one target. Keeps what it has found out about the target's registers.
pub struct Checker<'t> {
    cells: Cells<'t>,
}

impl<'t> Checker<'t> {
    /// A checker for `target`.
    pub fn new(target: &'t TargetDesc) -> Self {
        Checker { cells: Cells::new(target) }
    }

    /// Checks an allocation of `func`, which is valid for the target.
    ///
    /// # Errors
    /// As for [`check`].
    pub fn check(&mut self, func: &Function, alloc: &Allocation) -> Result<(), Vec<Violation>> {
        let target = self.cells.target();
        let mut report = Report::default();
        if alloc.operands.len() != func.num_operands() {
            let (expected, found) = (func.num_operands(), alloc.operands.len());
            report.add(Violation::OperandCount { expected, found });
            return report.into_result();
        }
        if func.num_blocks() == 0 {
            return report.into_result();
        }
        let job = Job::new(func, target, alloc);
        let graph = Graph::new(func, target);
        shape::check_frame(&job, &mut report);
        shape::check_saved(&job, &mut report);
        let edits_usable = shape::check_edits(&job, &mut report);
        let locs_usable = operands::check(&job, &self.cells, &graph, &mut report);
        if edits_usable && locs_usable {
            flow::check(&job, &mut self.cells, &graph, &mut report);
        }
        report.into_result()
    }
}

/// What is being checked.
struct Job<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    alloc: &'a Allocation,
    /// The units of all registers that are reserved in this function.
    reserved: UnitSet,
}

impl<'a> Job<'a> {
    fn new(func: &'a Function, target: &'a TargetDesc, alloc: &'a Allocation) -> Self {
        let by_convention = func.convention.map_or(&[][..], |conv| &target.convention(conv).reserved);
        let reserved = target.reserved.iter().chain(by_convention).chain(&func.reserved).copied();
        Job { func, target, alloc, reserved: target.units_of(reserved) }
    }
    /// The registers that the function must preserve.
    fn preserved(&self) -> &'a [Reg] {
        self.func.convention.map_or(&[], |conv| &self.target.convention(conv).preserved)
    }
    /// Whether some unit of `reg` is reserved.
    fn is_reserved(&self, reg: Reg) -> bool {
        self.target.reg_units(reg).iter().any(|&unit| self.reserved.contains(unit))
    }
    /// The locations of an instruction's operands.
    fn locs(&self, inst: Inst) -> &'a [Loc] {
        &self.alloc.operands[self.func.operand_range(inst)]
    }
    /// The instruction before `inst` in its block.
    fn inst_before(&self, inst: Inst) -> Option<Inst> {
        let before = Inst::from_u32(inst.as_u32().checked_sub(1)?);
        (!self.func.inst_form(self.target, before).kind.is_terminator()).then_some(before)
    }
}

/// The violations found so far.
#[derive(Default)]
struct Report {
    violations: Vec<Violation>,
}

impl Report {
    fn add(&mut self, violation: Violation) {
        if !self.is_full() {
            self.violations.push(violation);
        }
    }
    fn is_full(&self) -> bool {
        self.violations.len() >= MAX_VIOLATIONS
    }
    fn into_result(self) -> Result<(), Vec<Violation>> {
        if self.violations.is_empty() { Ok(()) } else { Err(self.violations) }
    }
}
