//! The state of the walk of `O0`, and the operations that every step shares.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

use crate::analysis::inst_cx::InstCx;
use crate::analysis::program_point::ProgramPoint;
use crate::coalesce::reg_hints::RegHints;
use crate::decisions::{FormChoices, SpillSets};
use crate::fast::context::{FastCx, NONE};
use crate::fast::liveness::FastLiveness;
use crate::fast::lookahead::FastLookahead;
use crate::ir::{Block, Edge, Inst, Value};
use crate::output::{Edit, Loc, Point, Slot};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::copy::{CopySet, LocCopy, LocRemat};
use crate::resolve::edge_moves::EdgeMoves;
use crate::resolve::emitter::{Emitter, Phase};
use crate::solver::instruction::InstSolver;
use crate::target::{Form, Reg};

/// Marks a block that evicted a value before anything read it.
pub const EVICTED: u32 = 1 << 31;

/// The state of the walk. Keeps its buffers.
#[derive(Default)]
pub struct FastState<const W: usize> {
    pub file: RegisterFile<W>,
    /// By value: what the walk knows of it.
    pub known: Vec<Known>,
    /// By parameter number in the function: its register at the start of the block.
    pub param_reg: Vec<Option<Reg>>,
    /// The values in registers at the start of each block, without parameters, and at its end. Once the walk has left a
    /// block, its start lists only two kinds of values. Those that it reads are in front. Those that it passes through in
    /// their registers follow.
    pub regs: BoundaryRegs,
    /// By block: the end of the live entry registers in the list of its start.
    pub live_entry_end: Vec<u32>,
    /// By block: the edge from which it took its registers, if that is move-free.
    pub move_free: Vec<PackedOption<Edge>>,
    /// By value: its register at the end of a block, and the block.
    pub at_exit: Vec<(PackedOption<Block>, Reg)>,
    /// The blocks that pass a value through in its register without reading it.
    pub passing: Vec<Block>,
    /// Whether any value was evicted.
    pub has_evictions: bool,
    /// The solver's state of one instruction.
    pub point: InstSolver<W>,
    /// By bank: the units that were taken before an instruction with fixed operands or clobbers.
    pub taken: Vec<Mask<W>>,
    /// By bank: the units that such an instruction takes early, by fixed uses, and late, by fixed defs and clobbers.
    pub point_units: Vec<[Mask<W>; 2]>,
    /// The values that move for it or are loaded.
    pub moved: Vec<Moved>,
    /// The values that have left their registers with the current instruction, in case that it has to be solved.
    pub left: Vec<(Value, Reg)>,
    /// The copies to the registers of its tied defs.
    pub tied_copies: Vec<(Value, Reg, Reg)>,
    /// Values to reload before the instruction.
    pub reloads: Vec<Value>,
    /// Values to evict once the instruction has read them.
    pub evict_after_use: Vec<Value>,
    /// Values that the instruction reads in memory.
    pub folded_uses: Vec<Value>,
    /// The values of the instruction's operands.
    pub used: Vec<Value>,
    /// Values that a block finds in registers where they cannot stay.
    pub inherited: Vec<(Value, Reg)>,
    pub copies: Vec<LocCopy>,
    pub remats: Vec<LocRemat>,
    pub free: Vec<Mask<W>>,
    /// By block: the last sweep, from 1, that added a live entry register.
    pub grew: Vec<u32>,
    /// By value: the program points between which its slot holds it.
    pub spans: Vec<(ProgramPoint, ProgramPoint)>,
}

/// What the walk knows of a value. In one struct, since most of it is read together.
#[derive(Clone, Copy)]
pub struct Known {
    /// If it is in a register: the instruction that uses it next, or a number after the block if none of the block
    /// does.
    pub next: u32,
    /// The instruction that used or defined it last.
    pub seen: u32,
    /// The block that last read it from its register or moved it, or that evicted it ([`EVICTED`]): whichever it did
    /// first.
    pub touched: u32,
    /// A temporary mark.
    pub mark: u32,
    /// The register in which it was defined.
    pub def_reg: Option<Reg>,
}

impl Known {
    pub const NOTHING: Known = Known { next: NONE, seen: NONE, touched: NONE, mark: NONE, def_reg: None };
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

/// The output of the walk.
pub struct Output<'a, const W: usize> {
    /// The values in memory.
    pub sets: &'a mut SpillSets,
    /// The forms in which instructions are issued.
    pub forms: &'a mut FormChoices,
    /// The registers that later instructions fix and clobber.
    pub hints: &'a mut RegHints<W>,
    /// The pass over edges.
    pub edges: &'a mut EdgeMoves<W>,
    /// Locations and edits.
    pub emitter: &'a mut Emitter<W>,
}

impl<const W: usize> FastState<W> {
    /// The range of a block's live entry registers among the items of `regs.entry`.
    pub fn live_entry_regs(&self, block: Block) -> Range<usize> {
        self.regs.entry.range(block).start..self.live_entry_end[block.index()] as usize
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
        self.live_entry_end.clear();
        self.live_entry_end.resize(func.num_blocks(), 0);
        self.move_free.clear();
        self.move_free.resize(func.num_blocks(), None.into());
        self.at_exit.clear();
        self.at_exit.resize(values, (None.into(), Reg(0)));
        self.passing.clear();
        self.has_evictions = false;
    }
}

/// One walk over a function.
pub struct Walk<'a, const W: usize> {
    /// The current block.
    pub block: Block,
    /// The current instruction, or the first one of the block.
    pub inst: Inst,
    pub cx: &'a FastCx<'a, W>,
    /// Whether every register of every bank is one unit.
    pub is_uniform: bool,
    pub live: &'a FastLiveness,
    pub lookahead: &'a FastLookahead<W>,
    pub state: &'a mut FastState<W>,
    pub sets: &'a mut SpillSets,
    pub forms: &'a mut FormChoices,
    pub hints: &'a mut RegHints<W>,
    pub emitter: &'a mut Emitter<W>,
}

impl<'a, const W: usize> Walk<'a, W> {
    /// An instruction of the current block in one of its forms.
    #[inline]
    pub fn inst_cx(&self, inst: Inst, form: Form) -> InstCx<'a> {
        self.cx.inst((self.block, inst), form, self.lookahead.operand_distances())
    }

    /// Records that the current block reads a value from its register, or moves it.
    pub fn touch(&mut self, value: Value) {
        let touched = &mut self.state.known[value.index()].touched;
        if *touched != self.block.as_u32() | EVICTED {
            *touched = self.block.as_u32();
        }
    }

    /// Evicts a value. Later uses read it from memory.
    pub fn evict(&mut self, value: Value) {
        let touched = &mut self.state.known[value.index()].touched;
        if *touched != self.block.as_u32() {
            *touched = self.block.as_u32() | EVICTED;
        }
        self.state.has_evictions = true;
        self.state.file.remove(self.cx.machine, value);
        if let Some(record) = self.cx.record {
            record.evict((self.block, self.inst), value, false);
        }
    }

    /// Evicts a value once the current instruction has read it.
    pub fn evict_after_use(&mut self, value: Value) {
        self.state.evict_after_use.push(value);
        if let Some(record) = self.cx.record {
            record.evict((self.block, self.inst), value, true);
        }
    }

    /// Emits the collected copies as one parallel copy.
    pub fn emit_copies(&mut self, at: Point, phase: Phase) {
        let st = &mut *self.state;
        let set = CopySet { copies: &st.copies, remats: &st.remats, free: &mut st.free };
        self.emitter.parallel_copy(self.cx.machine, at, phase, set);
    }

    /// Records that an instruction uses or defines a value, and the distance to the next use.
    pub fn note_use(&mut self, value: Value, inst: Inst, distance: u32) {
        let known = &mut self.state.known[value.index()];
        known.seen = inst.as_u32();
        known.next = inst.as_u32().saturating_add(distance);
    }

    /// Reloads or rematerialises a value before an instruction.
    pub fn reload(&mut self, inst: Inst, value: Value, to: Reg) {
        let edit = if self.cx.remats.is(value) {
            Edit::Remat { value, to }
        } else {
            self.sets.spilled.insert(value.index());
            Edit::Load { ty: self.cx.func.value_type(value), from: slot_of(value), to }
        };
        self.emitter.edit(Point::Before(inst), Phase::Copy, edit);
        self.state.file.put(self.cx.machine, value, to);
    }

    /// Records where an instruction leaves its defs, and removes the values that it has killed.
    pub fn record_inst(&mut self, inst: &InstCx<'_>) {
        let machine = self.cx.machine;
        for operand in inst.uses() {
            self.note_use(operand.value, inst.inst, operand.distance);
            if operand.is_last_use() || self.state.evict_after_use.contains(&operand.value) {
                self.state.file.remove(machine, operand.value);
            }
        }
        for operand in inst.defs() {
            if let Loc::Reg(reg) = self.emitter.operand(inst.first_operand + operand.index) {
                self.state.known[operand.value.index()].def_reg = Some(reg);
                if !operand.is_last_use() {
                    self.note_use(operand.value, inst.inst, operand.distance);
                    self.state.file.put(machine, operand.value, reg);
                }
            }
        }
    }
}

/// The slot of a value before slots are coloured.
pub fn slot_of(value: Value) -> Slot {
    Slot::from_u32(value.as_u32())
}
