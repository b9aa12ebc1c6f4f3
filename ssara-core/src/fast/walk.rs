//! The state of the walk of `O0`, and what every step does to it.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::analysis::program_point::Moment;
use crate::coalesce::reg_hints::RegHints;
use crate::decisions::{FormChoices, SpillSets};
use crate::fast::context::{FastCx, NONE};
use crate::fast::liveness::FastLiveness;
use crate::fast::lookahead::FastLookahead;
use crate::ir::{Block, Inst, Value};
use crate::output::{Edit, Loc, Point as At, Slot};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::copy::{CopySet, LocCopy, LocRemat};
use crate::resolve::edge_moves::EdgeMoves;
use crate::resolve::emitter::{Emitter, Phase};
use crate::solver::instruction::Point;
use crate::target::{Reg, Role};

/// Marks a block that dropped a value before anything read it.
pub const DROPPED: u32 = 1 << 31;

/// The state of the walk. Keeps its buffers.
#[derive(Default)]
pub struct FastState<const W: usize> {
    pub live: FastLiveness,
    pub ahead: FastLookahead<W>,
    pub file: RegisterFile<W>,
    /// By value.
    pub known: Vec<Known>,
    /// By number of the parameter in the function: its register at the start of the block.
    pub param_reg: Vec<Option<Reg>>,
    /// The values in registers at the start of each block, without parameters, and at its end. Once the walk has left a
    /// block its start lists only values that it reads, in front, and values that it passes on in their registers.
    pub regs: BoundaryRegs,
    /// By block: where in the list of its start those end that are read.
    pub reads: Vec<u32>,
    /// By block: the edge from which it took its registers, if nothing has to be copied on it.
    pub smooth: Vec<u32>,
    /// By value: a register at the end of a block, and the block.
    pub at_exit: Vec<(u32, Reg)>,
    /// The blocks that pass on something in a register at their start without reading it.
    pub passing: Vec<Block>,
    /// Whether any value was dropped.
    pub drops: bool,
    /// Whether a terminator defines a value.
    pub branch_defines: bool,
    /// The state of one instruction.
    pub point: Point<W>,
    pub taken: Vec<Mask<W>>,
    pub picks: Vec<(u32, Reg)>,
    /// The same where registers are named or destroyed.
    pub demand: Vec<Demand<W>>,
    pub homes: Vec<Home>,
    pub moving: Vec<(u32, Value)>,
    /// Values to reload, and those to drop once they have been read.
    pub reloads: Vec<Value>,
    pub dropped: Vec<Value>,
    pub in_place: Vec<Value>,
    pub used: Vec<Value>,
    /// Values that a block finds in registers where they cannot stay.
    pub inherited: Vec<(Value, Reg)>,
    pub copies: Vec<LocCopy>,
    pub again: Vec<LocRemat>,
    pub free: Vec<Mask<W>>,
    /// By block: the last sweep that found something more to be needed at its start, from 1.
    pub grew: Vec<u32>,
    /// By value: where its slot holds it.
    pub spans: Vec<(Moment, Moment)>,
}

/// What the walk knows of a value. In one place, since most of it is looked at together.
#[derive(Clone, Copy)]
pub struct Known {
    /// If it is in a register: the instruction that uses it next, if one of this block does; else any number behind.
    pub next: u32,
    /// The instruction that used or defined it last.
    pub seen: u32,
    /// The block that last read it from its register or moved it, or that dropped it ([`DROPPED`]), whichever it did
    /// first.
    pub touched: u32,
    /// Whatever marks it for a moment.
    pub mark: u32,
    /// The register in which it came into being.
    pub born: Option<Reg>,
}

impl Known {
    pub const NOTHING: Known = Known { next: NONE, seen: NONE, touched: NONE, mark: NONE, born: None };
}

/// Registers of one bank that an instruction takes.
#[derive(Clone, Copy)]
pub struct Demand<const W: usize> {
    /// Those that fixed uses name.
    pub early: Mask<W>,
    /// Those that it destroys or defines.
    pub late: Mask<W>,
    /// Those that hold something which stays, or will.
    pub kept: Mask<W>,
}

/// Where the value of an operand is read, and where it lives on.
#[derive(Clone, Copy)]
pub struct Home {
    pub value: Value,
    pub reg: Reg,
    /// Whether the value lives on there.
    pub stays: bool,
}

/// What the walk decides.
pub struct Output<'a, const W: usize> {
    /// Which values are in memory.
    pub sets: &'a mut SpillSets,
    /// The forms in which instructions are issued.
    pub forms: &'a mut FormChoices,
    /// The registers that instructions ahead ask for and take away.
    pub hints: &'a mut RegHints<W>,
    /// The pass over edges.
    pub edges: &'a mut EdgeMoves<W>,
    /// Locations and edits.
    pub emitter: &'a mut Emitter<W>,
}

impl<const W: usize> FastState<W> {
    /// Where what is needed in registers at the start of a block is among the items of `entry`.
    pub fn needed_at_start(&self, block: Block) -> Range<usize> {
        self.regs.entry.range(block).start..self.reads[block.index()] as usize
    }

    pub fn reset(&mut self, cx: &FastCx<'_, W>) {
        let func = cx.func;
        let values = func.num_values();
        self.file.reset(cx.machine.num_banks(), values);
        self.known.clear();
        self.known.resize(values, Known::NOTHING);
        self.param_reg.clear();
        self.param_reg.resize(func.num_block_params(), None);
        self.regs.reset(func.num_blocks());
        self.reads.clear();
        self.reads.resize(func.num_blocks(), 0);
        self.smooth.clear();
        self.smooth.resize(func.num_blocks(), NONE);
        self.at_exit.clear();
        self.at_exit.resize(values, (NONE, Reg(0)));
        self.passing.clear();
        self.branch_defines = false;
        self.drops = false;
    }
}

/// One walk over a function.
pub struct Walk<'a, const W: usize> {
    /// The block at hand.
    pub block: Block,
    /// Whether in all banks every register is one unit.
    pub uniform: bool,
    pub cx: &'a FastCx<'a, W>,
    pub state: &'a mut FastState<W>,
    pub sets: &'a mut SpillSets,
    pub forms: &'a mut FormChoices,
    pub hints: &'a mut RegHints<W>,
    pub emitter: &'a mut Emitter<W>,
}

impl<const W: usize> Walk<'_, W> {
    /// Notes that the block at hand reads a value from its register, or moves it.
    pub fn touch(&mut self, value: Value) {
        let touched = &mut self.state.known[value.index()].touched;
        if *touched != self.block.as_u32() | DROPPED {
            *touched = self.block.as_u32();
        }
    }

    /// Takes a value out of its register; whoever reads it later has it from memory.
    pub fn evict(&mut self, value: Value) {
        let touched = &mut self.state.known[value.index()].touched;
        if *touched != self.block.as_u32() {
            *touched = self.block.as_u32() | DROPPED;
        }
        self.state.drops = true;
        self.state.file.remove(self.cx.machine, value);
    }

    /// Emits the collected copies, which happen at once.
    pub fn emit_copies(&mut self, at: At, phase: Phase) {
        let st = &mut *self.state;
        let set = CopySet { copies: &st.copies, remats: &st.again, free: &mut st.free };
        self.emitter.parallel_copy(self.cx.machine, at, phase, set);
    }

    /// Notes that an instruction uses or defines a value, and when that is used again.
    pub fn note_use(&mut self, value: Value, inst: Inst, distance: u32) {
        let known = &mut self.state.known[value.index()];
        known.seen = inst.as_u32();
        known.next = inst.as_u32().saturating_add(distance);
    }

    /// Brings a value that is in memory, or can be computed again, to a register before an instruction.
    pub fn reload(&mut self, inst: Inst, value: Value, to: Reg) {
        let edit = if self.cx.remats.is(value) {
            Edit::Remat { value, to }
        } else {
            self.sets.spilled.insert(value.index());
            Edit::Load { ty: self.cx.func.value_type(value), from: slot_of(value), to }
        };
        self.emitter.edit(At::Before(inst), Phase::Copy, edit);
        self.state.file.put(self.cx.machine, value, to);
    }

    /// Notes where an instruction leaves its defs, and forgets what it has read for the last time.
    pub fn settle(&mut self, inst: Inst, form: crate::target::FormView<'_>) {
        let (func, machine) = (self.cx.func, self.cx.machine);
        let range = func.operand_range(inst);
        let operands = func.inst_operands(inst);
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.role() == Role::Use {
                let distance = self.state.ahead.distance(range.start + index);
                self.note_use(value, inst, distance);
                if distance == DEAD || self.state.dropped.contains(&value) {
                    self.state.file.remove(machine, value);
                }
            }
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.is_def()
                && let Loc::Reg(reg) = self.emitter.operand(range.start + index)
            {
                self.state.known[value.index()].born = Some(reg);
                self.state.branch_defines |= form.kind.is_terminator();
                let distance = self.state.ahead.distance(range.start + index);
                if distance != DEAD {
                    self.note_use(value, inst, distance);
                    self.state.file.put(machine, value, reg);
                }
            }
        }
    }
}

/// The slot of a value before slots are coloured.
pub fn slot_of(value: Value) -> Slot {
    Slot::from_u32(value.as_u32())
}
