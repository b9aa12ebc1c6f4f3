//! Residency: which values are in registers at every point.

use crate::analysis::block_lists::BlockLists;
use crate::ir::{Block, Inst, Value};
use crate::spill::working_set::WorkingSet;

/// A change before an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// The value leaves its register.
    Evict(Value),
    /// The value leaves its register once the instruction has read it.
    EvictAfterUse(Value),
    /// The value is loaded into a register or computed again, for the instruction to use.
    Reload(Value),
    /// The value is loaded into a register for the code behind the block, of which this is the last instruction.
    HoistedReload(Value),
    /// Operands that may be slots read the value from its slot, although it is in a register for others.
    FoldedUse(Value),
}

/// The values in registers at the boundaries of blocks, and what changes in between. Keeps its buffers.
#[derive(Default)]
pub struct Residency {
    entry: BlockLists<Value>,
    exit: BlockLists<Value>,
    actions: BlockLists<(Inst, Action)>,
}

impl Residency {
    /// Forgets everything.
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
    /// The changes in a block, in order.
    pub fn actions(&self, block: Block) -> &[(Inst, Action)] {
        self.actions.of(block)
    }
    /// A cursor over the changes in a block.
    pub fn cursor(&self, block: Block) -> ActionCursor<'_> {
        ActionCursor { rest: self.actions(block) }
    }
    /// Records the values in registers at the start of a block; its actions follow.
    pub fn begin_block(&mut self, block: Block, held: &WorkingSet) {
        self.entry.start(block);
        held.banks.iter().for_each(|values| self.entry.items.extend_from_slice(values));
        self.entry.end(block);
        self.actions.start(block);
    }
    /// Records a change.
    pub fn act(&mut self, inst: Inst, action: Action) {
        self.actions.push((inst, action));
    }
    /// Records the values in registers at the end of a block, after its last action.
    pub fn end_block(&mut self, block: Block, held: &WorkingSet) {
        self.actions.end(block);
        self.exit.start(block);
        held.banks.iter().for_each(|values| self.exit.items.extend_from_slice(values));
        self.exit.end(block);
    }
    /// Whether no value ever leaves its register while it is live, or returns to one.
    pub fn has_no_actions(&self) -> bool {
        self.actions.items.is_empty()
    }
    /// Removes a value from those in registers at the start of a block, and from those at its end or else its eviction.
    pub fn remove_from_entry(&mut self, block: Block, value: Value, and_from_exit: bool) {
        self.entry.remove(block, |&other| other == value);
        if and_from_exit {
            self.exit.remove(block, |&other| other == value);
        } else {
            self.actions.remove(block, |action| action.1 == Action::Evict(value));
        }
    }
}

/// The changes in a block, taken one instruction at a time.
pub struct ActionCursor<'a> {
    rest: &'a [(Inst, Action)],
}

impl<'a> ActionCursor<'a> {
    /// The changes before `inst`, which comes behind the instructions asked for before.
    #[inline]
    pub fn before(&mut self, inst: Inst) -> &'a [(Inst, Action)] {
        let count = self.rest.iter().take_while(|action| action.0 == inst).count();
        let (here, rest) = self.rest.split_at(count);
        self.rest = rest;
        here
    }
    /// The same for a walk against the order of the instructions: `inst` comes before those asked for before.
    pub fn before_in_reverse(&mut self, inst: Inst) -> &'a [(Inst, Action)] {
        let count = self.rest.iter().rev().take_while(|action| action.0 == inst).count();
        let (rest, here) = self.rest.split_at(self.rest.len() - count);
        self.rest = rest;
        here
    }
}
