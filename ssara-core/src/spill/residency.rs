//! Residency: which values are in registers at every point.

use crate::analysis::block_lists::BlockLists;
use crate::ir::{Block, Inst, Value};
pub use crate::record::Action;
use crate::spill::working_set::WorkingSet;

/// The values in registers at the boundaries of blocks, and the actions in between. Keeps its buffers.
#[derive(Clone, Default)]
pub struct Residency {
    entry: BlockLists<Value>,
    exit: BlockLists<Value>,
    actions: BlockLists<(Inst, Action)>,
}

impl Residency {
    /// Starts over, for a function of `blocks` blocks.
    pub fn reset(&mut self, blocks: usize) {
        self.entry.reset(blocks);
        self.exit.reset(blocks);
        self.actions.reset(blocks);
    }
    /// The values in registers at the start of a block, parameters included.
    #[inline]
    pub fn entry(&self, block: Block) -> &[Value] {
        self.entry.of(block)
    }
    /// The values in registers at the end of a block.
    #[inline]
    pub fn exit(&self, block: Block) -> &[Value] {
        self.exit.of(block)
    }
    /// The actions in a block, in order.
    pub fn actions(&self, block: Block) -> &[(Inst, Action)] {
        self.actions.of(block)
    }
    /// A cursor over the actions in a block.
    pub fn cursor(&self, block: Block) -> ActionCursor<'_> {
        ActionCursor { rest: self.actions(block) }
    }
    /// Records the values in registers at the start of a block; its actions follow.
    pub fn begin_block(&mut self, block: Block, working_set: &WorkingSet) {
        self.entry.start(block);
        working_set.banks.iter().for_each(|values| self.entry.items.extend_from_slice(values));
        self.entry.end(block);
        self.actions.start(block);
    }
    /// Records an action.
    pub fn act(&mut self, inst: Inst, action: Action) {
        self.actions.push((inst, action));
    }
    /// Whether the last actions, which are those at `inst`, reload a value at the end of its block.
    pub fn is_hoisted(&self, inst: Inst, value: Value) -> bool {
        let mut here = self.actions.items.iter().rev().take_while(|action| action.0 == inst);
        here.any(|action| action.1 == Action::HoistedReload(value))
    }
    /// Records the values in registers at the end of a block, after its last action.
    pub fn end_block(&mut self, block: Block, working_set: &WorkingSet) {
        self.actions.end(block);
        self.exit.start(block);
        working_set.banks.iter().for_each(|values| self.exit.items.extend_from_slice(values));
        self.exit.end(block);
    }
    /// Takes over what another one has for a block.
    pub fn take_over(&mut self, other: &Residency, block: Block) {
        self.entry.copy(&other.entry, block);
        self.actions.copy(&other.actions, block);
        self.exit.copy(&other.exit, block);
    }
    /// Whether no live value is ever evicted or reloaded within a block.
    pub fn has_no_actions(&self) -> bool {
        self.actions.items.is_empty()
    }
    /// Removes a value from those in registers at the start of a block. Also removes it from those at the end
    /// (`and_from_exit`), or else removes its eviction.
    pub fn remove_from_entry(&mut self, block: Block, value: Value, and_from_exit: bool) {
        self.entry.remove(block, |&other| other == value);
        if and_from_exit {
            self.exit.remove(block, |&other| other == value);
        } else {
            self.actions.remove(block, |action| action.1 == Action::Evict(value));
        }
    }
    /// Keeps those values in registers at the end of a block for which `is_kept` returns true.
    pub fn retain_exit(&mut self, block: Block, mut is_kept: impl FnMut(Value) -> bool) {
        self.exit.retain(block, |&value| is_kept(value));
    }
    /// Exchanges the actions of all blocks for others.
    pub fn swap_actions(&mut self, actions: &mut BlockLists<(Inst, Action)>) {
        core::mem::swap(&mut self.actions, actions);
    }
}

/// The actions in a block, taken one instruction at a time.
pub struct ActionCursor<'a> {
    rest: &'a [(Inst, Action)],
}

impl<'a> ActionCursor<'a> {
    /// The actions at `inst`, which comes after the instructions of all earlier calls.
    #[inline]
    pub fn before(&mut self, inst: Inst) -> &'a [(Inst, Action)] {
        let count = self.rest.iter().take_while(|action| action.0 == inst).count();
        let (here, rest) = self.rest.split_at(count);
        self.rest = rest;
        here
    }
}
