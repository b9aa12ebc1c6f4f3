//! What the locations of allocated code hold, followed from step to step.
//!
//! # Input
//! The state before each step of a block ([`Flow`]), and the values that are asked for.
//!
//! # Output
//! The stretches of code in which a location holds a value.
//!
//! # Why correct
//! A step changes what a location holds only by changing its cells, or by defining the value. So only those locations are
//! looked at after a step that share a register with a changed cell, and those that hold a value that was just defined.
//!
//! # Cost
//! Where a block begins or ends, linear in the locations that hold something. In between, each step takes time logarithmic in
//! them for each value in a changed cell.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::Subject;
use crate::dataflow::Flow;
use ssara_ir::ir::{Block, Inst, Value};
use ssara_ir::output::Loc;
use ssara_tables::target::Reg;

/// A value in a location, after the location's first cell.
pub(super) type Fact = (u32, Value, Loc);

/// Sees the facts of each point of allocated code.
pub(super) trait Visitor {
    /// A block begins.
    fn enter(&mut self, _job: &Subject, _block: Block) {}
    /// The state before a step.
    fn before(&mut self, _step: u32, _flow: &Flow) {}
    /// What is held after an instruction with its step, of the values that are defined before it.
    fn after(&mut self, _job: &Subject, _at: (u32, Inst), _held: &HeldValues) {}
    /// Control leaves a block or a split edge; the step is the number of the next one in the order of the code.
    fn leave(&mut self, _step: u32) {}
}

/// Collects the stretches of code in which facts hold.
pub(super) struct Stretches<T> {
    /// What holds now, with the step since which it does.
    open: BTreeMap<T, u32>,
    /// Facts with their stretches.
    closed: Vec<(T, u32, u32)>,
}

impl<T> Default for Stretches<T> {
    fn default() -> Self {
        Stretches { open: BTreeMap::new(), closed: Vec::new() }
    }
}

impl<T: Copy + Ord> Stretches<T> {
    /// Replaces what holds from `first` to `last` by these facts, which are in ascending order, before a step.
    pub(super) fn set(&mut self, first: T, last: T, facts: &[T], step: u32) {
        let open = self.open.range(first..=last);
        let ended: Vec<(T, u32)> =
            open.map(|(&fact, &start)| (fact, start)).filter(|(fact, _)| facts.binary_search(fact).is_err()).collect();
        for (fact, start) in ended {
            self.open.remove(&fact);
            self.closed.push((fact, start, step));
        }
        for &fact in facts {
            self.open.entry(fact).or_insert(step);
        }
    }
    /// Ends all that holds, before a step.
    pub(super) fn end(&mut self, step: u32) {
        let ended = core::mem::take(&mut self.open).into_iter();
        self.closed.extend(ended.map(|(fact, start)| (fact, start, step)));
    }
    /// What holds now, in ascending order.
    pub(super) fn now(&self) -> impl Iterator<Item = T> + '_ {
        self.open.keys().copied()
    }
    /// The stretches by fact, with those united that follow each other across the end of a block. Those in which nothing is
    /// done are left out.
    pub(super) fn finish(mut self) -> Vec<(T, u32, u32)> {
        self.closed.retain(|&(_, start, end)| start < end);
        self.closed.sort_unstable();
        self.closed.dedup_by(|next, before| {
            let follows = (before.0, before.2) == (next.0, next.1);
            if follows {
                before.2 = next.2;
            }
            follows
        });
        self.closed
    }
}

/// The wanted values in locations.
pub(super) struct HeldValues<'a> {
    wanted: &'a FixedBitSet,
    /// The wanted values that are defined.
    defined: FixedBitSet,
    facts: Stretches<Fact>,
    /// Values in cells before they are defined.
    early: BTreeSet<(Value, u32)>,
    /// The number of changes of the state that have been seen.
    seen: usize,
    cells: Vec<u32>,
}

impl<'a> HeldValues<'a> {
    /// Nothing yet.
    pub(super) fn new(wanted: &'a FixedBitSet) -> Self {
        let defined = FixedBitSet::with_capacity(wanted.len());
        let (facts, early) = (Stretches::default(), BTreeSet::new());
        HeldValues { wanted, defined, facts, early, seen: 0, cells: Vec::new() }
    }
    /// Looks at all locations, before a step.
    pub(super) fn start(&mut self, flow: &Flow, step: u32) {
        self.seen = flow.now.num_changes();
        let cells: Vec<u32> = flow.now.facts().map(|(cell, _)| cell).collect();
        cells.into_iter().for_each(|cell| self.look(flow, cell, step));
    }
    /// Looks at the locations that were changed since the last look, before a step.
    pub(super) fn advance(&mut self, flow: &Flow, step: u32) {
        self.cells.clear();
        for cell in flow.now.changes_since(self.seen) {
            match flow.cells.slot(cell) {
                Some(_) => self.cells.push(cell),
                None => self.cells.extend(flow.cells.around(cell)),
            }
        }
        self.seen = flow.now.num_changes();
        self.look_at_cells(flow, step);
    }
    /// Takes a value as defined from a step on.
    pub(super) fn define(&mut self, flow: &Flow, value: Value, step: u32) {
        if self.wanted.contains(value.index()) && !self.defined.put(value.index()) {
            let early = self.early.range((value, 0)..=(value, u32::MAX));
            self.cells.clear();
            self.cells.extend(early.map(|&(_, cell)| cell));
            self.look_at_cells(flow, step);
        }
    }
    /// Takes a value as not defined.
    pub(super) fn forget(&mut self, value: Value) {
        if self.wanted.contains(value.index()) {
            self.defined.set(value.index(), false);
        }
    }
    /// Nothing is held from a step on.
    pub(super) fn end(&mut self, step: u32) {
        self.facts.end(step);
        self.early.clear();
    }
    /// The values that are held now with their locations, in ascending order.
    pub(super) fn values(&self) -> Vec<(Value, Loc)> {
        let mut values: Vec<_> = self.facts.now().map(|(_, value, loc)| (value, loc)).collect();
        values.sort_unstable();
        values
    }
    /// The stretches of code in which values are held.
    pub(super) fn finish(self) -> Vec<(Fact, u32, u32)> {
        self.facts.finish()
    }

    fn look_at_cells(&mut self, flow: &Flow, step: u32) {
        let mut cells = core::mem::take(&mut self.cells);
        cells.sort_unstable();
        cells.dedup();
        cells.iter().for_each(|&cell| self.look(flow, cell, step));
        self.cells = cells;
    }
    /// Looks at the locations that begin at a cell, before a step.
    fn look(&mut self, flow: &Flow, cell: u32, step: u32) {
        let mut facts: smallvec::SmallVec<[Fact; 4]> = smallvec::SmallVec::new();
        for &symbol in flow.sets.members(flow.now.get(cell)) {
            let value = Value::from_u32(symbol);
            if self.defined.contains(value.index()) {
                let loc = match flow.cells.slot(cell) {
                    Some(slot) => Some(Loc::Slot(slot)),
                    None => flow.reg_that_begins(cell, symbol).map(Loc::Reg),
                };
                facts.extend(loc.map(|loc| (cell, value, loc)));
            } else if self.wanted.contains(value.index()) {
                self.early.insert((value, cell));
            }
        }
        // No fact has `Loc::None`, so the last one is left out.
        let [first, last] = [cell, cell + 1].map(|cell| (cell, Value::from_u32(0), Loc::None));
        self.facts.set(first, last, &facts, step);
    }
}

impl Flow<'_, '_> {
    /// The register that holds a value and whose first cell is this one.
    fn reg_that_begins(&self, cell: u32, symbol: u32) -> Option<Reg> {
        let ty = self.types[symbol as usize]?;
        let kept_as = core::iter::once(ty).chain(self.subject.target.ty(ty).spill_to.iter().copied());
        let mut regs = kept_as.filter_map(|ty| self.cells.containing(ty, cell));
        regs.find(|&reg| self.cells.of_reg(reg).first() == Some(&cell) && self.holds(Loc::Reg(reg), symbol))
    }
}
