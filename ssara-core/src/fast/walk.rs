//! The state of the walk of `O0`, and the operations that every step shares.
//!
//! No other file writes the fields of this one. The parts of the walk have states of their own.

use alloc::vec::Vec;
use core::ops::{Deref, DerefMut};

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::InstCx;
use crate::coalesce::reg_hints::RegHints;
use crate::decisions::{FormChoices, SpillSets};
use crate::fast::boundaries::{Boundaries, EVICTED};
use crate::fast::context::{FastCx, NONE};
use crate::fast::edge_ends::FastEnds;
use crate::fast::liveness::FastLiveness;
use crate::fast::lookahead::FastLookahead;
use crate::fast::parts::{FastArrivals, Leaving, OwnSlots, PointState, Solving, slot_of};
use crate::ir::{Block, Inst, Value};
use crate::output::Loc;
use crate::regs::register_file::RegisterFile;
use crate::resolve::edge_moves::EdgeMoves;
use crate::resolve::emitter::Emitter;
use crate::resolve::here::Here;
use crate::solver::instruction::Changes;
use crate::target::{Form, Reg};

/// The state of the walk. Keeps its buffers.
#[derive(Default)]
pub struct FastState<const W: usize> {
    /// Which value is in which unit at the current program point.
    file: RegisterFile<W>,
    /// By value: what the walk knows of it.
    known: Vec<Known>,
    /// The values in registers at the boundaries of blocks.
    boundaries: Boundaries,
    /// The registers of parameters, and where values come from.
    arrivals: FastArrivals,
    /// What happens to values at the current instruction.
    changes: Changes,
    /// What an instruction without the solver changes.
    leaving: Leaving,
    /// What an instruction with fixed operands or clobbers does.
    point: PointState<W>,
    /// What the solver finds.
    solving: Solving<W>,
}

/// What the walk knows of a value. In one struct, since most of it is read together.
#[derive(Clone, Copy)]
struct Known {
    /// If it is in a register: the instruction that uses it next, or a number after the block if none of the block
    /// does.
    next: u32,
    /// The instruction that used or defined it last.
    seen: u32,
    /// The block that last read it from its register or moved it, or that evicted it ([`EVICTED`]): whichever it did
    /// first.
    touched: u32,
    /// A temporary mark.
    mark: u32,
    /// The register in which it was defined.
    def_reg: Option<Reg>,
}

impl Known {
    const NOTHING: Known = Known { next: NONE, seen: NONE, touched: NONE, mark: NONE, def_reg: None };
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
    /// The registers of values at the boundaries of blocks, as the last walk left them.
    pub fn boundaries(&self) -> &Boundaries {
        &self.boundaries
    }

    /// Starts over for a function, and begins the walk. Returns the pass over edges, too.
    pub fn walk<'a>(
        &'a mut self,
        cx: &'a FastCx<'a, W>,
        live: &'a FastLiveness,
        lookahead: &'a FastLookahead<W>,
        out: Output<'a, W>,
    ) -> (Walk<'a, W>, &'a mut EdgeMoves<W>) {
        let FastState { file, known, boundaries, arrivals, changes, leaving, point, solving } = self;
        let Output { sets, forms, hints, edges, emitter } = out;
        known.clear();
        known.resize(cx.func.num_values(), Known::NOTHING);
        boundaries.reset(cx.func);
        arrivals.reset(cx.func);
        let walk = Walk {
            cx,
            is_uniform: cx.machine.banks().all(|bank| cx.machine.bank(bank).uniform),
            live,
            lookahead,
            block: Block::ENTRY,
            inst: Inst::from_u32(0),
            here: Here::new(cx, file, forms, emitter),
            known,
            changes,
            boundaries,
            arrivals,
            leaving,
            point,
            solving,
            sets,
            hints,
        };
        (walk, edges)
    }
}

/// One walk over a function.
pub struct Walk<'a, const W: usize> {
    /// The input.
    pub cx: &'a FastCx<'a, W>,
    /// Whether every register of every bank is one unit.
    pub is_uniform: bool,
    /// Liveness.
    pub live: &'a FastLiveness,
    /// Next uses.
    pub lookahead: &'a FastLookahead<W>,
    boundaries: &'a mut Boundaries,
    /// Written by `block_entry` alone.
    pub arrivals: &'a mut FastArrivals,
    /// Written by `unconstrained` alone.
    pub leaving: &'a mut Leaving,
    /// Written by `fixed` alone.
    pub point: &'a mut PointState<W>,
    block: Block,
    inst: Inst,
    here: Here<'a, W>,
    known: &'a mut [Known],
    changes: &'a mut Changes,
    /// Written by `constrained` alone.
    pub solving: &'a mut Solving<W>,
    sets: &'a mut SpillSets,
    hints: &'a mut RegHints<W>,
}

impl<'a, const W: usize> Deref for Walk<'a, W> {
    type Target = Here<'a, W>;

    #[inline(always)]
    fn deref(&self) -> &Here<'a, W> {
        &self.here
    }
}

impl<const W: usize> DerefMut for Walk<'_, W> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.here
    }
}

/// What the solver reads of a walk, and where its copies go.
pub struct Lent<'w, const W: usize> {
    /// The state of the instruction.
    pub solving: &'w mut Solving<W>,
    /// The registers before it.
    pub file: &'w RegisterFile<W>,
    /// What happens to values at it.
    pub changes: &'w mut Changes,
    /// The slots of values.
    pub slots: OwnSlots<'w>,
    /// Locations and edits.
    pub emitter: &'w mut Emitter<W>,
}

/// The current place.
impl<'a, const W: usize> Walk<'a, W> {
    /// The current block.
    #[inline]
    pub fn block(&self) -> Block {
        self.block
    }
    /// The current instruction, or the first one of the block.
    #[inline]
    pub fn inst(&self) -> Inst {
        self.inst
    }
    /// Goes to the start of a block. Returns the block before.
    pub fn go_to_block(&mut self, block: Block) -> Block {
        self.inst = Inst::from_u32(self.cx.func.block(block).insts.0);
        core::mem::replace(&mut self.block, block)
    }
    /// Goes to an instruction of the block.
    #[inline]
    pub fn go_to(&mut self, inst: Inst) {
        self.inst = inst;
    }
    /// An instruction of the current block in one of its forms.
    #[inline]
    pub fn inst_cx(&self, inst: Inst, form: Form) -> InstCx<'a> {
        self.cx.inst((self.block, inst), form, self.lookahead.operand_distances())
    }
}

/// The registers at this point.
impl<const W: usize> Walk<'_, W> {
    /// Puts the values that the solver has placed into their registers. Used values that it does not place leave theirs.
    pub fn rearrange(&mut self) {
        let (used, after) = self.solving.placed();
        self.here.rearrange(used, after);
    }
}

/// What is known of values.
impl<const W: usize> Walk<'_, W> {
    /// The instruction that uses a value in a register next, or a number after the block if none of the block does.
    #[inline(always)]
    pub fn next(&self, value: Value) -> u32 {
        self.known[value.index()].next
    }
    /// Sets that.
    #[inline]
    pub fn set_next(&mut self, value: Value, inst: u32) {
        self.known[value.index()].next = inst;
    }
    /// The instruction that used or defined a value last.
    pub fn last_seen(&self, value: Value) -> u32 {
        self.known[value.index()].seen
    }
    /// The register in which a value was defined.
    pub fn def_reg(&self, value: Value) -> Option<Reg> {
        self.known[value.index()].def_reg
    }
    /// Marks a value. Returns whether it had another mark.
    pub fn mark(&mut self, value: Value, mark: u32) -> bool {
        core::mem::replace(&mut self.known[value.index()].mark, mark) != mark
    }
    /// Records that the current block reads a value from its register, or moves it.
    #[inline]
    pub fn touch(&mut self, value: Value) {
        let touched = &mut self.known[value.index()].touched;
        if *touched != self.block.as_u32() | EVICTED {
            *touched = self.block.as_u32();
        }
    }
    /// Records that an instruction reads a value from its register, and the distance to the next use.
    #[inline(always)]
    pub fn note_read(&mut self, value: Value, inst: Inst, distance: u32) {
        let block = self.block.as_u32();
        let known = &mut self.known[value.index()];
        known.touched = if known.touched == block | EVICTED { known.touched } else { block };
        known.seen = inst.as_u32();
        known.next = inst.as_u32().saturating_add(distance);
    }
    /// Records that an instruction uses a value, and the distance to the next use.
    pub fn note_use(&mut self, value: Value, inst: Inst, distance: u32) {
        let known = &mut self.known[value.index()];
        known.seen = inst.as_u32();
        known.next = inst.as_u32().saturating_add(distance);
    }
    /// Records that an instruction, or the start of the block before it, defines a value in a register.
    #[inline(always)]
    pub fn note_def(&mut self, value: Value, inst: Inst, distance: u32, reg: Reg) {
        let known = &mut self.known[value.index()];
        known.def_reg = Some(reg);
        known.seen = inst.as_u32();
        known.next = inst.as_u32().saturating_add(distance);
    }
    /// The registers that later instructions fix and clobber.
    #[inline(always)]
    pub fn hints(&self) -> &RegHints<W> {
        self.hints
    }
    /// Hints a value to a register, if it has no hint.
    pub fn add_hint(&mut self, value: Value, reg: Reg) {
        self.hints.hint[value.index()].get_or_insert((reg, 1.0));
    }
}

/// What leaves its register, and what is in memory.
impl<const W: usize> Walk<'_, W> {
    /// Evicts a value. Later uses read it from memory.
    pub fn evict(&mut self, value: Value) {
        let touched = &mut self.known[value.index()].touched;
        if *touched != self.block.as_u32() {
            *touched = self.block.as_u32() | EVICTED;
        }
        self.boundaries.note_eviction();
        self.remove(value);
        if let Some(record) = self.cx.record {
            record.evict((self.block, self.inst), value, false);
        }
    }
    /// Evicts a value once the current instruction has read it.
    pub fn evict_after_use(&mut self, value: Value) {
        self.changes.evicted_after_use.push(value);
        if let Some(record) = self.cx.record {
            record.evict((self.block, self.inst), value, true);
        }
    }
    /// Lets a value leave at once that was to leave once the instruction has read it.
    pub fn evict_before_use(&mut self, value: Value) {
        self.evict(value);
        self.changes.evicted_after_use.retain(|&evicted| evicted != value);
    }
    /// What happens to values at the current instruction.
    #[inline]
    pub fn changes(&self) -> &Changes {
        self.changes
    }
    /// Forgets what happened at the last instruction.
    pub fn clear_changes(&mut self) {
        self.changes.clear();
    }
    /// Whether a value leaves its register once the current instruction has read it.
    pub fn leaves_after_use(&self, value: Value) -> bool {
        self.changes.evicted_after_use.contains(&value)
    }
    /// Which values are in memory.
    #[inline]
    pub fn sets(&self) -> &SpillSets {
        self.sets
    }
    /// A value is read in its slot.
    pub fn spill(&mut self, value: Value) {
        self.sets.spilled.insert(value.index());
    }
    /// An instruction writes a value to its slot, if it is issued in this form.
    pub fn fold_def(&mut self, value: Value) {
        self.sets.memory_defs.insert(value.index());
    }
    /// An instruction defines a value in memory.
    pub fn define_in_memory(&mut self, value: Value) {
        self.sets.spilled.insert(value.index());
        self.sets.memory_defs.insert(value.index());
    }
    /// A parameter arrives in memory.
    pub fn arrive_in_memory(&mut self, param: Value) {
        self.sets.spilled.insert(param.index());
        self.sets.memory_params.insert(param.index());
    }
}

/// The boundaries of blocks.
impl<const W: usize> Walk<'_, W> {
    /// The values in registers at the end of a block.
    pub fn exit(&self, block: Block) -> &[(Value, Reg)] {
        self.boundaries.exit(block)
    }
    /// Begins the list of the start of a block.
    pub fn start_entry(&mut self, block: Block) {
        self.boundaries.start(block);
    }
    /// Lists a value at the start of the block.
    #[inline]
    pub fn list_at_entry(&mut self, value: Value, reg: Reg) {
        self.boundaries.list(value, reg);
    }
    /// Lists all values in registers at the start of a block, instead of those listed so far.
    pub fn list_all_at_entry(&mut self, block: Block) {
        self.boundaries.list_all(block, self.cx.machine.target.bank_ids(), self.here.file());
    }
    /// Takes a value from the list of the start of a block.
    pub fn retract_at_entry(&mut self, block: Block, value: Value) {
        self.boundaries.retract(block, value);
    }
    /// Ends the list of the start of a block.
    pub fn end_entry(&mut self, block: Block) {
        self.boundaries.end(block);
    }
    /// Records the registers at the end of a block. An argument counts as read here, wherever its parameter is read.
    pub fn leave_block(&mut self, block: Block) {
        for edge in self.cx.cfg.succ_edges(self.cx.func, block) {
            for &arg in self.cx.func.edge_args(edge) {
                self.touch(arg);
            }
        }
        let touched = |value: Value| self.known[value.index()].touched;
        self.boundaries.leave(block, self.cx.machine.target.bank_ids(), self.here.file(), touched);
    }
}

/// What is emitted.
impl<const W: usize> Walk<'_, W> {
    /// Reloads or rematerialises a value before an instruction.
    pub fn reload(&mut self, inst: Inst, value: Value, to: Reg) {
        if let Some(reader) = self.cx.remats.reader(value)
            && self.here.recompute(inst, value, reader, to)
        {
            let func = self.cx.func;
            func.inst_operands(reader).iter().filter(|&&used| used != value).for_each(|&used| self.touch(used));
            return;
        }
        if !self.cx.remats.is(value) {
            self.spill(value);
        }
        self.load(inst, value, slot_of(value), to);
    }
    /// Records where an instruction leaves its defs, and removes the values that it has killed.
    pub fn record_inst(&mut self, inst: &InstCx<'_>) {
        for operand in inst.uses() {
            self.note_use(operand.value, inst.inst, operand.distance);
            if operand.is_last_use() || self.leaves_after_use(operand.value) {
                self.remove(operand.value);
            }
        }
        for operand in inst.defs() {
            if let Loc::Reg(reg) = self.operand(inst.first_operand + operand.index) {
                self.known[operand.value.index()].def_reg = Some(reg);
                if !operand.is_last_use() {
                    self.note_use(operand.value, inst.inst, operand.distance);
                    self.put(operand.value, reg);
                }
            }
        }
    }
    /// Lends the start of a block what it reads.
    pub fn lend_arrivals(&mut self) -> (&mut FastArrivals, &Boundaries) {
        (self.arrivals, self.boundaries)
    }
    /// Lends the solver what it reads.
    pub fn lend(&mut self) -> Lent<'_, W> {
        let Walk { solving, here, changes, sets, .. } = self;
        let (file, emitter) = here.lend();
        Lent { solving, file, changes, slots: OwnSlots { sets }, emitter }
    }
    /// Lends the copies of fixed operands what they read, and the place for edits.
    pub fn lend_point(&mut self) -> (&mut PointState<W>, &RegisterFile<W>, OwnSlots<'_>, &mut Emitter<W>) {
        let Walk { point, here, sets, .. } = self;
        let (file, emitter) = here.lend();
        (point, file, OwnSlots { sets }, emitter)
    }
    /// Ends the walk over blocks: finds the live entry registers, and makes the ends of edges agree.
    pub fn resolve_edges(&mut self, edges: &mut EdgeMoves<W>) {
        self.boundaries.find_live(self.cx.func, self.cx.cfg);
        let Walk { cx, live, boundaries, arrivals, sets, here, .. } = self;
        let (forms, emitter) = here.finish();
        edges.run(cx, forms, &mut FastEnds { cx, live, boundaries, arrivals, slots: OwnSlots { sets } }, emitter);
    }
}
