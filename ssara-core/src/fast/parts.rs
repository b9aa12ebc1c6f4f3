//! The states of the parts of the walk of `O0`. Each is written by one file.
//!
//! | state | written by |
//! | --- | --- |
//! | [`FastArrivals`] | `block_entry` |
//! | [`Leaving`] | `unconstrained` |
//! | [`PointState`] | `fixed` |
//! | [`Solving`] | `constrained` |

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

use crate::decisions::SpillSets;
use crate::ir::{Block, Edge, Function, Value};
use crate::output::Slot;
use crate::regs::unit_mask::Mask;
use crate::resolve::copy::{LocCopy, LocRemat};
use crate::resolve::solved_copy::{SolvedCopy, ValueSlots};
use crate::solver::instruction::InstSolver;
use crate::target::{Bank, Reg};

/// The registers of parameters, and where values come from at the start of the current block. Keeps its buffers.
#[derive(Default)]
pub struct FastArrivals {
    /// By parameter number in the function: its register at the start of the block.
    pub param_reg: Vec<Option<Reg>>,
    /// By block: the edge from which it took its registers, if that is move-free.
    pub move_free: Vec<PackedOption<Edge>>,
    /// By value: its register at the end of a block, and the block.
    pub at_exit: Vec<(PackedOption<Block>, Reg)>,
    /// Values that a block finds in registers where they cannot stay.
    pub displaced: Vec<(Value, Reg)>,
}

impl FastArrivals {
    /// Starts over for a function.
    pub fn reset(&mut self, func: &Function) {
        self.param_reg.clear();
        self.param_reg.resize(func.num_block_params(), None);
        self.move_free.clear();
        self.move_free.resize(func.num_blocks(), None.into());
        self.at_exit.clear();
        self.at_exit.resize(func.num_values(), (None.into(), Reg(0)));
    }
    /// The register of a parameter at the start of its block, by its number in the function.
    pub fn param_reg(&self, at: usize) -> Option<Reg> {
        self.param_reg[at]
    }
    /// Whether nothing moves on an edge to a block.
    pub fn is_move_free(&self, to: Block, edge: Edge) -> bool {
        self.move_free[to.index()] == edge.into()
    }
    /// The register of a value at the end of a predecessor.
    pub fn reg_at_exit(&self, pred: Block, value: Value) -> Option<Reg> {
        let (of, reg) = self.at_exit[value.index()];
        (of == pred.into()).then_some(reg)
    }
}

/// What an instruction that is allocated without the solver has changed so far. Keeps its buffers.
#[derive(Default)]
pub struct Leaving {
    /// The values that have left their registers, in case that it has to be solved.
    pub left: Vec<(Value, Reg)>,
    /// The copies to the registers of its tied defs.
    pub tied_copies: Vec<(Value, Reg, Reg)>,
}

/// What an instruction with fixed operands or clobbers does. Keeps its buffers.
#[derive(Default)]
pub struct PointState<const W: usize> {
    /// By bank: the units that were taken before it.
    pub taken: Vec<Mask<W>>,
    /// By bank: the units that it takes early, by fixed uses, and late, by fixed defs and clobbers.
    pub units: Vec<[Mask<W>; 2]>,
    /// The values that move for it or are loaded.
    pub moved: Vec<Moved>,
    /// The parallel copy before it.
    pub copies: Vec<LocCopy>,
    /// The values that the copy computes.
    pub remats: Vec<LocRemat>,
    /// By bank: the units that are free for the copy.
    pub free: Vec<Mask<W>>,
}

/// A value that leaves its register for an instruction, or comes to one.
#[derive(Clone, Copy)]
pub struct Moved {
    /// The value.
    pub value: Value,
    /// Its register before.
    pub from: Option<Reg>,
    /// Its register after.
    pub to: Option<Reg>,
    /// Its next use after the instruction, or none.
    pub next: Option<u32>,
}

impl<const W: usize> PointState<W> {
    /// The units of a bank that the instruction takes early and late.
    #[inline]
    pub fn units(&self, bank: Bank) -> [Mask<W>; 2] {
        self.units[bank.index()]
    }
}

/// What the solver is asked about an instruction, and what it finds. Keeps its buffers.
#[derive(Default)]
pub struct Solving<const W: usize> {
    /// The solver.
    pub solver: InstSolver<W>,
    /// The copies that its solution asks for.
    pub copy: SolvedCopy<W>,
    /// The values of the instruction's operands.
    pub used: Vec<Value>,
}

impl<const W: usize> Solving<W> {
    /// The values that the solution uses, and the registers of those that it places.
    pub fn placed(&self) -> (&[Value], &[(Value, Reg)]) {
        (&self.used, &self.solver.after)
    }
}

/// A slot for each value. What is read in its slot is stored at its definition.
pub struct OwnSlots<'w> {
    /// Which values are in memory.
    pub sets: &'w mut SpillSets,
}

impl ValueSlots for OwnSlots<'_> {
    fn sets(&self) -> &SpillSets {
        self.sets
    }
    fn slot(&mut self, value: Value) -> Slot {
        slot_of(value)
    }
    fn read(&mut self, value: Value) -> Slot {
        self.sets.spilled.insert(value.index());
        slot_of(value)
    }
}

/// The slot of a value before slots are coloured.
pub fn slot_of(value: Value) -> Slot {
    Slot::from_u32(value.as_u32())
}
