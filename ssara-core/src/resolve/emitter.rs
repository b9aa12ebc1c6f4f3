//! Collects the output: the locations of operands, and the edits in the order in which they are executed.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::ir::Function;
use crate::output::{Edit, Loc, Point};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::resolve::acyclic::sequence_acyclic;
use crate::resolve::copy::{CopySet, LocCopy};
use crate::resolve::parallel_copy::Sequencer;
use crate::resolve::temporaries::Temporaries;
use crate::sorts::CountingSort;

/// The order of edits at one point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Callee-saved registers are saved.
    Save,
    /// Copies of the edge by which the block is entered.
    EdgeIn,
    /// Values are stored, after their definition or at the start of the block.
    Store,
    /// Operands of the instruction are put in place.
    Copy,
    /// Copies of the edge by which the block is left.
    EdgeOut,
    /// Callee-saved registers are restored.
    Restore,
}

impl Phase {
    /// The number of phases.
    pub const COUNT: usize = Phase::Restore as usize + 1;
}

/// The output under construction. Slots are those of webs and temporaries until they are coloured. Keeps its buffers.
#[derive(Default)]
pub struct Emitter<const W: usize> {
    operands: Vec<Loc>,
    edits: Vec<(Point, Phase, Edit)>,
    order: CountingSort<(Point, Phase, Edit)>,
    sequencer: Sequencer<W>,
    sequence: Vec<Edit>,
    /// Whether parallel copies may use free registers.
    may_use_free: bool,
    /// Temporary slots.
    pub temps: Temporaries,
}

impl<const W: usize> Emitter<W> {
    /// Starts over, for a function of `operands` operands. Temporaries are numbered from `first_temp`. `may_use_free`
    /// says whether parallel copies may use free registers.
    pub fn reset(&mut self, operands: usize, first_temp: u32, may_use_free: bool) {
        self.operands.clear();
        self.operands.resize(operands, Loc::None);
        self.edits.clear();
        self.temps.reset(first_temp);
        self.may_use_free = may_use_free;
    }
    /// Adds an edit after those of the same point and phase.
    pub fn edit(&mut self, at: Point, phase: Phase, edit: Edit) {
        self.edits.push((at, phase, edit));
    }
    /// Adds the edits of an acyclic parallel copy. Returns false if it is not one; see [`sequence_acyclic`].
    pub fn acyclic_copy(&mut self, machine: &Machine<'_, W>, at: Point, phase: Phase, copies: &[LocCopy]) -> bool {
        self.sequence.clear();
        let done = sequence_acyclic(machine, copies, &mut self.sequence);
        self.edits.extend(self.sequence.iter().map(|&edit| (at, phase, edit)));
        done
    }
    /// Adds the edits of a parallel copy; see [`Sequencer::sequence`].
    pub fn parallel_copy(&mut self, machine: &Machine<'_, W>, at: Point, phase: Phase, set: CopySet<'_, W>) {
        let mut sequence = core::mem::take(&mut self.sequence);
        sequence.clear();
        if !self.may_use_free {
            set.free.fill(Mask::EMPTY);
        }
        self.sequencer.sequence(machine, set, &mut self.temps, &mut sequence);
        for &edit in &sequence {
            self.edit(at, phase, edit);
        }
        self.sequence = sequence;
    }
    /// The location of an operand, by its number over the whole function.
    #[inline]
    pub fn operand(&self, index: usize) -> Loc {
        self.operands[index]
    }
    /// Gives the locations of all operands out, and takes the buffer that was there.
    pub fn swap_operands(&mut self, out: &mut Vec<Loc>) {
        core::mem::swap(&mut self.operands, out);
    }
    /// The locations of all operands.
    pub fn operands(&self) -> &[Loc] {
        &self.operands
    }
    /// Sets the location of an operand.
    #[inline]
    pub fn set_operand(&mut self, index: usize, loc: Loc) {
        self.operands[index] = loc;
    }
    /// The edits, in the order in which they are executed once [`Emitter::sort`] has been called.
    pub fn edits(&self) -> impl ExactSizeIterator<Item = (Point, Phase, Edit)> + '_ {
        self.edits.iter().copied()
    }
    /// Removes edits by their indices.
    pub fn remove(&mut self, gone: &FixedBitSet) {
        let mut index = 0;
        self.edits.retain(|_| {
            index += 1;
            !gone.contains(index - 1)
        });
    }
    /// The edits, to be replaced one by one.
    pub fn edits_mut(&mut self) -> impl Iterator<Item = &mut Edit> {
        self.edits.iter_mut().map(|edit| &mut edit.2)
    }
    /// Sorts the edits of `func`, by point and then by phase. Linear in the edits, instructions and edges.
    pub fn sort(&mut self, func: &Function) {
        let insts = func.num_insts();
        // The second sort keeps the order of phases. A comparison sort takes five times as much code.
        self.order.sort_by_key(&mut self.edits, Phase::COUNT, |&(_, phase, _)| phase as usize);
        self.order.sort_by_key(&mut self.edits, insts + func.num_edges(), |&(at, ..)| match at {
            Point::Before(inst) => inst.index(),
            Point::Edge(edge) => insts + edge.index(),
        });
    }
}
