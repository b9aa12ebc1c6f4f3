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
use crate::sorts::count_keys;

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
    /// The edits that are in order.
    edits: Vec<(Point, Phase, Edit)>,
    /// By phase: the edits that were added since.
    added: [Vec<(Point, Edit)>; Phase::COUNT],
    /// The edits that were in order before.
    before: Vec<(Point, Phase, Edit)>,
    /// By point: where its next edit goes.
    next: Vec<u32>,
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
        self.added.iter_mut().for_each(Vec::clear);
        self.temps.reset(first_temp);
        self.may_use_free = may_use_free;
    }
    /// Adds an edit after those of the same point and phase. Once edits have been [sorted](Emitter::sort), only saves and
    /// restores may follow.
    pub fn edit(&mut self, at: Point, phase: Phase, edit: Edit) {
        self.added[phase as usize].push((at, edit));
    }
    /// Adds the edits of an acyclic parallel copy. Returns false if it is not one; see [`sequence_acyclic`].
    pub fn acyclic_copy(&mut self, machine: &Machine<'_, W>, at: Point, phase: Phase, copies: &[LocCopy]) -> bool {
        self.sequence.clear();
        let done = sequence_acyclic(machine, copies, &mut self.sequence);
        self.added[phase as usize].extend(self.sequence.iter().map(|&edit| (at, edit)));
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
        self.added[phase as usize].extend(sequence.iter().map(|&edit| (at, edit)));
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
    /// The edits, in any order.
    pub fn edits(&self) -> impl Iterator<Item = (Point, Phase, Edit)> + '_ {
        by_phase(&self.edits, &self.added)
    }
    /// Removes edits by their indices. All must be in order.
    pub fn remove(&mut self, gone: &FixedBitSet) {
        let mut index = 0;
        self.edits.retain(|_| {
            index += 1;
            !gone.contains(index - 1)
        });
    }
    /// The edits, to be replaced one by one.
    pub fn edits_mut(&mut self) -> impl Iterator<Item = &mut Edit> {
        let added = self.added.iter_mut().flatten().map(|edit| &mut edit.1);
        self.edits.iter_mut().map(|edit| &mut edit.2).chain(added)
    }
    /// Puts the edits of `func` in order, by point and then by phase. Linear in the edits, instructions and edges, if any
    /// edits were added.
    pub fn sort(&mut self, func: &Function) -> &[(Point, Phase, Edit)] {
        let Emitter { edits, added, before, next, .. } = self;
        let Some(first) = by_phase(&[], added).next() else { return edits };
        core::mem::swap(edits, before);
        let insts = func.num_insts();
        let key = |at: Point| match at {
            Point::Before(inst) => inst.index(),
            Point::Edge(edge) => insts + edge.index(),
        };
        let keys = by_phase(before, added).map(|(at, ..)| key(at) as u32);
        count_keys(keys, insts + func.num_edges(), next);
        edits.clear();
        edits.resize(next.last().map_or(0, |&end| end as usize), first);
        by_phase(before, added).for_each(|edit| {
            let next = &mut next[key(edit.0)];
            edits[*next as usize] = edit;
            *next += 1;
        });
        added.iter_mut().for_each(Vec::clear);
        edits
    }
}

/// Edits that are in order and edits that were added, in an order in which those of one point follow each other by phase.
fn by_phase<'e>(
    edits: &'e [(Point, Phase, Edit)],
    added: &'e [Vec<(Point, Edit)>; Phase::COUNT],
) -> impl Iterator<Item = (Point, Phase, Edit)> + 'e {
    let of = |phase: Phase| added[phase as usize].iter().map(move |&(at, edit)| (at, phase, edit));
    let after = [Phase::EdgeIn, Phase::Store, Phase::Copy, Phase::EdgeOut, Phase::Restore];
    of(Phase::Save).chain(edits.iter().copied()).chain(after.into_iter().flat_map(of))
}
