//! Where the caller's contents of callee-saved registers are.
//!
//! # Input
//! Allocated code, and what its locations hold before each step.
//!
//! # Output
//! The stretches in which such a content is in its slot: from where it is saved to where it is restored. A register still has
//! it after the save. But the restore reads the slot, and so a collector that moves objects has to change that.
//!
//! # Why correct
//! The slot is listed where it holds the content and the register does not, or where the register has been saved and not been
//! restored since. The register is restored on all paths or on none, as the checker makes sure that it is at returns.
//!
//! # Cost
//! Linear in the steps times the saved registers, for each sweep over the code. Sweeps go on while one finds a register saved
//! before one more block: at most as many as loops are nested, and two.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::dataflow::Flow;
use crate::held::{Stretches, Visitor};
use ssara_ir::ir::Function;
use ssara_ir::output::{Allocation, Edit, Loc, Slot, Step};
use ssara_tables::target::Reg;

/// Collects ranges of saved registers.
pub(super) struct SavedRanges {
    /// By saved register with a slot, in the order of [`Allocation::saved`]: the steps before which it has been saved, and not
    /// been restored since, on some path.
    saved: Vec<FixedBitSet>,
    pub(super) stretches: Stretches<(Reg, Slot)>,
}

impl SavedRanges {
    /// Nothing yet.
    pub(super) fn new(func: &Function, alloc: &Allocation) -> Self {
        let saved = alloc.saved.iter().filter_map(|saved| Some((saved.reg, saved.slot?)));
        let steps: Vec<Step<'_>> = alloc.walk(func).collect();
        let saved = saved.map(|saved| saved_before(func, &steps, saved)).collect();
        SavedRanges { saved, stretches: Stretches::default() }
    }
}

impl Visitor for SavedRanges {
    fn before(&mut self, step: u32, flow: &Flow) {
        let is_in_slot = |&(&(reg, slot, symbol), saved): &(&(Reg, Slot, u32), &FixedBitSet)| {
            let is_saved = || saved.contains(step as usize) && flow.holds(Loc::Slot(slot), symbol);
            !flow.holds(Loc::Reg(reg), symbol) || is_saved()
        };
        // The lists are parallel in an allocation that the checker accepts.
        let in_slots = flow.in_slots.iter().zip(&self.saved).filter(is_in_slot);
        let mut in_slots: Vec<_> = in_slots.map(|(&(reg, slot, _), _)| (reg, slot)).collect();
        in_slots.sort_unstable();
        let all = [0, u32::MAX - 1].map(Slot::from_u32);
        self.stretches.set((Reg(0), all[0]), (Reg(u16::MAX), all[1]), &in_slots, step);
    }
    fn leave(&mut self, step: u32) {
        self.stretches.end(step);
    }
}

/// The steps before which a register has been saved in a slot, and not been restored since, on some path.
fn saved_before(func: &Function, steps: &[Step<'_>], (reg, slot): (Reg, Slot)) -> FixedBitSet {
    let mut before = FixedBitSet::with_capacity(steps.len());
    let mut at_blocks = FixedBitSet::with_capacity(func.num_blocks());
    let mut at_edges = FixedBitSet::with_capacity(func.num_edges());
    let mut is_split = FixedBitSet::with_capacity(func.num_edges());
    is_split.extend(steps.iter().filter_map(|step| match step {
        Step::SplitEdge(edge) => Some(edge.index()),
        Step::Block(_) | Step::Edit(_) | Step::Inst { .. } => None,
    }));
    let mut has_changed = true;
    while core::mem::take(&mut has_changed) {
        // Where the current part of the code leads: edges of a block, or the block behind a split edge.
        let mut reach = |from: &Step<'_>, at_blocks: &mut FixedBitSet, at_edges: &mut FixedBitSet| match *from {
            Step::Block(block) => {
                for edge in func.succ_edges(block) {
                    has_changed |= match is_split[edge.index()] {
                        true => !at_edges.put(edge.index()),
                        false => !at_blocks.put(func.edge(edge).to.index()),
                    };
                }
            }
            Step::SplitEdge(edge) => has_changed |= !at_blocks.put(func.edge(edge).to.index()),
            Step::Edit(_) | Step::Inst { .. } => {}
        };
        let (mut is_saved, mut part) = (false, None);
        for (at, step) in steps.iter().enumerate() {
            let at_start = match *step {
                Step::Block(block) => Some(at_blocks[block.index()]),
                Step::SplitEdge(edge) => Some(at_edges[edge.index()]),
                Step::Edit(_) | Step::Inst { .. } => None,
            };
            if let Some(at_start) = at_start {
                if let Some(part) = part.replace(step).filter(|_| is_saved) {
                    reach(part, &mut at_blocks, &mut at_edges);
                }
                is_saved = at_start;
            }
            before.set(at, is_saved);
            match *step {
                Step::Edit(Edit::Store { from, to, .. }) if (from, to) == (reg, slot) => is_saved = true,
                Step::Edit(Edit::Load { from, to, .. }) if (to, from) == (reg, slot) => is_saved = false,
                _ => {}
            }
        }
        if let Some(part) = part.filter(|_| is_saved) {
            reach(part, &mut at_blocks, &mut at_edges);
        }
    }
    before
}
