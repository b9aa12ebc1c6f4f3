//! What an edge carries: the facts at the end of a block, as the next block sees them.
//!
//! # Input
//! The state at the end of a block.
//!
//! # Output
//! The facts of the blocks after it.
//!
//! # Why correct
//! An edge keeps the facts about values that live on, about arguments, which become parameters, and about the contents of
//! callee-saved registers at entry. It destroys registers before its edits. A cell that holds none of these, before the edits
//! of the edge or after them, has no fact.
//!
//! # Cost
//! Linear in the facts that the edge carries, or in those at the end of a block with at most [`FEW_EDGES`] edges.

use alloc::vec::Vec;
use core::mem;

use cranelift_entity::EntityRef;

use super::{Facts, Fate, Flow};
use crate::sets::Set;
use ssara_ir::ir::{Block, Edge, Value};
use ssara_ir::output::Point;

/// With more edges out of a block than this, its facts are sorted by symbol, so that no edge looks at those that it does not
/// carry. With fewer, each edge looks at all of them.
const FEW_EDGES: usize = 4;

impl Flow<'_, '_> {
    /// Takes the current state as that at the end of a block, before its edges.
    pub(crate) fn end_block(&mut self, block: Block) {
        let is_many = self.subject.func.succ_edges(block).len() > FEW_EDGES;
        self.holders = is_many.then(|| {
            let of_cell = |(cell, set)| self.sets.members(set).iter().map(move |&symbol| (symbol, cell));
            let mut holders: Vec<(u32, u32)> = self.now.facts().flat_map(of_cell).collect();
            holders.sort_unstable();
            holders
        });
    }

    /// Carries the current state along an edge to the block at its end. The state stays as it is.
    pub(crate) fn pass(&mut self, edge: Edge) {
        let subject = self.subject;
        let to = subject.func.edge(edge).to;
        let mark = self.now.mark();
        self.destroy(edge);
        for (_, edit) in subject.alloc.edits_at(Point::Edge(edge)) {
            self.apply(*edit);
        }
        self.set_fates(edge, to);
        let known = if self.graph.has_one_way_in(to) { None } else { self.facts[to.index()].take() };
        let facts = match known {
            Some(mut facts) => {
                self.dirty[to.index()] |= self.meet(&mut facts, to);
                facts
            }
            None => {
                self.dirty[to.index()] = true;
                self.facts_in(edge, mark)
            }
        };
        self.facts[to.index()] = Some(facts);
        self.forget_fates(edge, to);
        self.now.go_back(mark);
    }

    /// Empties what an edge destroys before its edits, except the registers in which the branch has defined values.
    pub(crate) fn destroy(&mut self, edge: Edge) {
        for unit in self.subject.destroyed_on(edge).iter() {
            if let Some(cell) = self.cells.of_unit(unit) {
                self.now.set(cell, Set::EMPTY);
            }
        }
    }

    /// Determines what happens to each value on `edge`.
    fn set_fates(&mut self, edge: Edge, to: Block) {
        for value in self.graph.live_in(to) {
            self.fates[value.index()].kept = true;
        }
        self.passed_before.clear();
        for (index, arg) in self.subject.func.edge_args(edge).iter().enumerate() {
            let before = mem::replace(&mut self.fates[arg.index()].passed_to, index as u32 + 1);
            self.passed_before.push(before);
        }
    }

    fn forget_fates(&mut self, edge: Edge, to: Block) {
        for value in self.graph.live_in(to).chain(self.subject.func.edge_args(edge).iter().copied()) {
            self.fates[value.index()] = Fate::default();
        }
    }

    /// The current state as the block at the end of an edge sees it: with its parameters in place of the arguments, and
    /// without values dead in it. The edits of the edge have changed the state since `mark`.
    fn facts_in(&mut self, edge: Edge, mark: usize) -> Facts {
        let to = self.subject.func.edge(edge).to;
        let params = self.subject.func.block_params(to);
        let mut facts: Facts = match &self.holders {
            None => self.now.facts().collect(),
            Some(holders) => {
                self.cells_of(edge, holders, mark).into_iter().map(|cell| (cell, self.now.get(cell))).collect()
            }
        };
        facts.retain_mut(|(_, set)| {
            *set = self.renamed(*set, params);
            !set.is_empty()
        });
        facts
    }

    /// The cells that may hold what an edge carries: values that live on, arguments, and the contents of callee-saved
    /// registers.
    fn cells_of(&self, edge: Edge, holders: &[(u32, u32)], mark: usize) -> Vec<u32> {
        let from = |symbol: u32| holders.partition_point(|holder| holder.0 < symbol);
        let (func, to) = (self.subject.func, self.subject.func.edge(edge).to);
        let mut cells: Vec<u32> = self.now.changes_since(mark).collect();
        for value in self.graph.live_in(to).chain(func.edge_args(edge).iter().copied()) {
            let of_value = holders[from(value.as_u32())..].iter().take_while(|holder| holder.0 == value.as_u32());
            cells.extend(of_value.map(|holder| holder.1));
        }
        cells.extend(holders[from(func.num_values() as u32)..].iter().map(|holder| holder.1));
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Intersects `known`, the facts of `to`, with the current state. Returns whether that changed them.
    fn meet(&mut self, known: &mut Facts, to: Block) -> bool {
        let params = self.subject.func.block_params(to);
        let mut changed = false;
        known.retain_mut(|(cell, set)| {
            let new = self.renamed(self.now.get(*cell), params);
            let both = self.sets.intersection(*set, new);
            changed |= both != *set;
            *set = both;
            !both.is_empty()
        });
        changed
    }

    fn renamed(&mut self, set: Set, params: &[Value]) -> Set {
        let fate = |symbol: u32| self.fates.get(symbol as usize).copied();
        let is_unchanged = |symbol| fate(symbol).is_none_or(|fate| fate.kept && fate.passed_to == 0);
        let old = self.sets.members(set);
        if old.iter().all(|&symbol| is_unchanged(symbol)) {
            return set;
        }
        let mut new: smallvec::SmallVec<[u32; 8]> = smallvec::SmallVec::new();
        for &symbol in old {
            let fate = fate(symbol).unwrap_or(Fate { kept: true, passed_to: 0 });
            if fate.kept {
                new.push(symbol);
            }
            let mut next = fate.passed_to;
            while let Some(index) = (next as usize).checked_sub(1) {
                new.push(params[index].as_u32());
                next = self.passed_before[index];
            }
        }
        self.sets.collect(new.into_iter())
    }
}
