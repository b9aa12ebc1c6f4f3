//! Snapshots: the state after each pass.

use alloc::vec::Vec;

use crate::ir::{Block, Inst, Value};
use crate::output::{Edit, Loc, Point, SavedReg, Slot};
use crate::record::NextUse;
use crate::target::{Form, Reg};

/// A pass, or a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Live values.
    Liveness,
    /// Values that share a stack slot and prefer one register.
    Webs,
    /// The values in registers.
    WorkingSets,
    /// The same, with reloads in better places.
    ReloadPlacement,
    /// The places of stores, without reloads and residencies that nothing reads.
    StorePlacement,
    /// Registers.
    Coloring,
    /// Copies on edges.
    Edges,
    /// Stack slots and saves of callee-saved registers.
    Frame,
}

/// The state after a pass.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The pass.
    pub pass: Pass,
    /// The state.
    pub state: SnapshotState,
}

/// What a pass left to the next one.
#[derive(Clone, Debug)]
pub enum SnapshotState {
    /// By block: the values that are live at its start, without parameters.
    Live(Vec<Vec<Value>>),
    /// The webs of more than one value.
    Webs(Vec<Vec<Value>>),
    /// A spill plan.
    Residency {
        /// By block: the values in registers at its start.
        entry: Vec<Vec<Value>>,
        /// By block: the values in registers at its end.
        exit: Vec<Vec<Value>>,
        /// What changes in between, in the order of the code.
        actions: Vec<(Inst, Action)>,
        /// The values that are read from memory somewhere.
        spilled: Vec<Value>,
        /// The parameters that arrive in memory.
        memory_params: Vec<Value>,
        /// The values that are defined in memory.
        memory_defs: Vec<Value>,
        /// The stores, once they have places: the value, and the block at whose start it is stored or `None` if that is at
        /// its definition.
        stores: Vec<(Value, Option<Block>)>,
        /// By block: the values that are live at its start, parameters first, with their next uses. Empty if the spiller did
        /// not need these.
        next_uses: Vec<Vec<(Value, NextUse)>>,
        /// The cost of reloads and stores. The places of stores are not counted.
        cost: f32,
    },
    /// Registers. Slots are numbered by the web whose values they hold.
    Registers {
        /// By block: the values in registers at its start.
        entry: Vec<Vec<(Value, Reg)>>,
        /// By block: the values in registers at its end.
        exit: Vec<Vec<(Value, Reg)>>,
        /// By operand.
        operands: Vec<Loc>,
        /// The edits so far, in the order of the code.
        edits: Vec<(Point, Edit)>,
        /// The instructions that are issued in another form than their own.
        forms: Vec<(Inst, Form)>,
        /// By value that is in memory: its slot.
        homes: Vec<(Value, Slot)>,
    },
    /// The frame.
    Frame {
        /// By value that is in memory: its slot.
        homes: Vec<(Value, Slot)>,
        /// The callee-saved registers that are written.
        saved: Vec<SavedReg>,
        /// The cost of the allocation.
        cost: f64,
    },
}

/// A change of the working set at an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// The value leaves its register.
    Evict(Value),
    /// The value leaves its register once the instruction has read it.
    EvictAfterUse(Value),
    /// The value is reloaded or rematerialised, for the instruction to use.
    Reload(Value),
    /// The value is reloaded for the successors of the block. The instruction is the last one of the block.
    HoistedReload(Value),
    /// Operands that may be slots read the value from its slot, although other operands have it in a register.
    FoldedUse(Value),
}

impl Action {
    /// The value.
    pub fn value(self) -> Value {
        match self {
            Action::Evict(value)
            | Action::EvictAfterUse(value)
            | Action::Reload(value)
            | Action::HoistedReload(value)
            | Action::FoldedUse(value) => value,
        }
    }
}
