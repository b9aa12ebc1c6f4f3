//! `O0`: spilling and colouring in one walk over the blocks, for compilers that run while their code waits.
//!
//! Takes what all levels take (a valid function and its [`Cfg`]) and leaves what they leave: locations and
//! edits in an [`Emitter`], and which values are in memory in a [`Plan`]. Everything behind that (frame, preserved
//! registers, statistics) is shared.
//!
//! | step | module | what it does |
//! | --- | --- | --- |
//! | liveness | `live` | what is live at the starts of blocks |
//! | look ahead | `ahead` | next uses; the instructions that destroy or fix registers, and what lives through them |
//! | enter a block | `enter` | takes over the registers of the most frequent predecessor that is done |
//! | an instruction | `plain` and `fixed`, else `hard` | by hand where operands take any register or a certain one; else by the exact solver |
//! | choices | `choose` | which free register, and which value goes when there is none |
//! | edges | `edges`, `needed` | copies that make the other predecessors conform; those that nobody reads are left out |
//! | memory | `stores` | a store at the definition of each value that was ever read from memory |
//!
//! *Why it is right.* A value is in at most one register, and its slot, if anything reads it, holds it from its definition
//! to its end: values do not change, so one store behind the definition is before every reload. Hence a value may be
//! dropped from its register anywhere, without an edit and without a word to anyone; whether it needs a slot is known at
//! the end of the walk, when the stores are made. A block's registers at its start are decided once, when the walk comes
//! to it; each edge carries a parallel copy from what its source holds at the end to that. So no fixed point is needed,
//! and irreducible flow is nothing special.
//!
//! *Why it finds an allocation when there is one.* Where the walk has no room for an instruction it drops values until the
//! solver of the other levels says yes; when nothing is left to drop, the operands alone do not fit.
//!
//! The walk takes time linear in the operands times the registers of a bank, and in the values live at the starts of
//! blocks.

mod block_entry;
mod constrained;
pub mod context;
mod edge_moves;
mod fixed;
mod live_entry_regs;
mod liveness;
mod lookahead;
mod select;
mod stores;
mod unconstrained;

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::{DEAD, Moment};
use crate::coalesce::reg_hints::RegHints;
use crate::contracts::{Breach, WalkWatch};
use crate::fast::context::FastCx;
use crate::fast::fixed::{Demand, Home};
use crate::fast::liveness::Live;
use crate::fast::lookahead::{Ahead, Kind};
use crate::frame::spill_sets::{FormChoices, SpillSets};
use crate::ir::{Block, Inst, Value};
use crate::output::{Edit, Loc, Point as At, Slot};
use crate::regs::register_file::File;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::{Emitter, Phase};
use crate::resolve::parallel_copy::{Again, Copy};
use crate::solver::instruction::Point;
use crate::target::{Bank, Reg, Role};

const NONE: u32 = u32::MAX;

/// Marks a block that dropped a value before anything read it.
const DROPPED: u32 = 1 << 31;

/// Why there is no allocation.
#[derive(Debug)]
pub enum Stop {
    /// An instruction cannot be had even if everything else is in memory.
    Infeasible(Inst, Bank),
    /// A promise was not kept: a mistake in this crate.
    Broken(Breach),
}

impl From<Breach> for Stop {
    fn from(breach: Breach) -> Stop {
        Stop::Broken(breach)
    }
}

/// The state of the walk. Keeps its buffers.
#[derive(Default)]
pub struct Local<const W: usize> {
    live: Live,
    ahead: Ahead<W>,
    file: File<W>,
    /// By value.
    known: Vec<Known>,
    /// By number of the parameter in the function: its register at the start of the block.
    param_reg: Vec<Option<Reg>>,
    /// The values in registers at the start of each block, without parameters, and at its end. Once the walk has left a
    /// block its start lists only values that it reads, in front, and values that it passes on in their registers.
    entry: Spans<(Value, Reg)>,
    exit: Spans<(Value, Reg)>,
    /// By block: where in the list of its start those end that are read.
    reads: Vec<u32>,
    /// By block: the edge from which it took its registers, if nothing has to be copied on it.
    smooth: Vec<u32>,
    /// By value: a register at the end of a block, and the block.
    at_exit: Vec<(u32, Reg)>,
    /// The blocks that pass on something in a register at their start without reading it.
    passing: Vec<Block>,
    /// Whether any value was dropped.
    drops: bool,
    /// Whether a terminator defines a value.
    branch_defines: bool,
    /// The state of one instruction.
    point: Point<W>,
    taken: Vec<Mask<W>>,
    picks: Vec<(u32, Reg)>,
    /// The same where registers are named or destroyed.
    demand: Vec<Demand<W>>,
    homes: Vec<Home>,
    moving: Vec<(u32, Value)>,
    /// Values to reload, and those to drop once they have been read.
    reloads: Vec<Value>,
    dropped: Vec<Value>,
    in_place: Vec<Value>,
    used: Vec<Value>,
    /// Values that a block finds in registers where they cannot stay.
    inherited: Vec<(Value, Reg)>,
    copies: Vec<Copy>,
    again: Vec<Again>,
    free: Vec<Mask<W>>,
    /// By block: the last sweep that found something more to be needed at its start, from 1.
    grew: Vec<u32>,
    /// By value: where its slot holds it.
    spans: Vec<(Moment, Moment)>,
}

/// What the walk knows of a value. In one place, since most of it is looked at together.
#[derive(Clone, Copy)]
struct Known {
    /// If it is in a register: the instruction that uses it next, if one of this block does; else any number behind.
    next: u32,
    /// The instruction that used or defined it last.
    seen: u32,
    /// The block that last read it from its register or moved it, or that dropped it ([`DROPPED`]), whichever it did
    /// first.
    touched: u32,
    /// Whatever marks it for a moment.
    mark: u32,
    /// The register in which it came into being.
    born: Option<Reg>,
}

impl Known {
    const NOTHING: Known = Known { next: NONE, seen: NONE, touched: NONE, mark: NONE, born: None };
}

/// A list for each block, one after the other.
struct Spans<T> {
    range: Vec<(u32, u32)>,
    items: Vec<T>,
}

impl<T> Default for Spans<T> {
    fn default() -> Self {
        Spans { range: Vec::new(), items: Vec::new() }
    }
}

impl<T> Spans<T> {
    fn reset(&mut self, blocks: usize) {
        self.range.clear();
        self.range.resize(blocks, (0, 0));
        self.items.clear();
    }
    fn start(&mut self, block: Block) {
        self.range[block.index()].0 = self.items.len() as u32;
    }
    /// Takes out what has been added to the list that is not yet ended.
    fn restart(&mut self, block: Block) {
        self.items.truncate(self.range[block.index()].0 as usize);
    }
    /// Takes what is meant out of the list that is not yet ended.
    fn remove(&mut self, block: Block, is_meant: impl Fn(&T) -> bool) {
        let start = self.range[block.index()].0 as usize;
        if let Some(at) = self.items[start..].iter().position(is_meant) {
            self.items.remove(start + at);
        }
    }
    fn end(&mut self, block: Block) {
        self.range[block.index()].1 = self.items.len() as u32;
    }
    fn of(&self, block: Block) -> &[T] {
        let (start, end) = self.range[block.index()];
        &self.items[start as usize..end as usize]
    }
}

/// What the walk decides.
pub struct Output<'a, const W: usize> {
    /// Which values are in memory.
    pub sets: &'a mut SpillSets,
    /// The forms in which instructions are issued.
    pub forms: &'a mut FormChoices,
    /// The registers that instructions ahead ask for and take away.
    pub hints: &'a mut RegHints<W>,
    /// Locations and edits.
    pub emitter: &'a mut Emitter<W>,
}

impl<const W: usize> Local<W> {
    /// Allocates registers, and emits locations and edits.
    ///
    /// # Errors
    /// When an instruction cannot be allocated.
    pub fn run(&mut self, cx: &FastCx<'_, W>, out: Output<'_, W>) -> Result<(), Stop> {
        let func = cx.func;
        let Output { sets, forms, hints, emitter } = out;
        sets.reset(func.num_values());
        forms.chosen.clear();
        hints.reset(func, cx.machine.num_banks());
        emitter.reset(func.num_operands(), func.num_values() as u32, !cx.options.stress.cycles);
        self.reset(cx);
        self.live.compute(func, cx.cfg, cx.defs);
        self.ahead.compute(cx, &mut self.live, hints);
        let uniform = cx.machine.target.bank_ids().all(|bank| cx.machine.bank(bank).uniform);
        let mut watch = cx.lives.map(|lives| WalkWatch::new(func, lives));
        let mut walk = Walk { block: Block::ENTRY, uniform, cx, state: self, sets, forms, hints, emitter };
        for &block in cx.cfg.rpo() {
            walk.enter(block);
            if let Some(watch) = &mut watch {
                watch.enter(block, cx.machine, &walk.state.file)?;
            }
            for inst in func.block_insts(block) {
                walk.step(inst)?;
                if let Some(watch) = &mut watch {
                    watch.step(inst, cx.machine, &walk.state.file)?;
                }
            }
            walk.leave(block);
        }
        walk.forms.sort();
        walk.find_needed();
        walk.edges();
        walk.stores();
        if let Some(watch) = &watch {
            watch.finish(|value| walk.sets.is_spilled(value) || cx.remats.is(value))?;
        }
        Ok(())
    }

    /// Where what is needed in registers at the start of a block is among the items of `entry`.
    fn needed_at_start(&self, block: Block) -> Range<usize> {
        self.entry.range[block.index()].0 as usize..self.reads[block.index()] as usize
    }

    fn reset(&mut self, cx: &FastCx<'_, W>) {
        let func = cx.func;
        let values = func.num_values();
        self.file.reset(cx.machine.num_banks(), values);
        self.known.clear();
        self.known.resize(values, Known::NOTHING);
        self.param_reg.clear();
        self.param_reg.resize(func.num_block_params(), None);
        self.entry.reset(func.num_blocks());
        self.reads.clear();
        self.reads.resize(func.num_blocks(), 0);
        self.exit.reset(func.num_blocks());
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
struct Walk<'a, const W: usize> {
    /// The block at hand.
    block: Block,
    /// Whether in all banks every register is one unit.
    uniform: bool,
    cx: &'a FastCx<'a, W>,
    state: &'a mut Local<W>,
    sets: &'a mut SpillSets,
    forms: &'a mut FormChoices,
    hints: &'a mut RegHints<W>,
    emitter: &'a mut Emitter<W>,
}

impl<const W: usize> Walk<'_, W> {
    fn step(&mut self, inst: Inst) -> Result<(), Stop> {
        let (func, target, code) = (self.cx.func, self.cx.machine.target, self.cx.code);
        let info = code.form(inst);
        let done = match self.state.ahead.kind(code.number(inst)) {
            Kind::Plain => {
                self.uniform && self.simple(inst, info.kind) || self.plain(inst, func.form(target, info.form))
            }
            Kind::Fixed => self.fixed(inst, func.form(target, info.form)),
            Kind::Picky => false,
        };
        if done {
            return Ok(());
        }
        let way = if info.traits.has_alternatives() { self.choose_way(inst) } else { info.form };
        if way != info.form {
            self.forms.choose(inst, way);
        }
        self.hard(inst, func.form(target, way))
    }

    /// Notes what is in registers at the end of a block, and what has become of what was at its start.
    fn leave(&mut self, block: Block) {
        // What is an argument is needed here, wherever it is needed behind.
        for edge in self.cx.cfg.succ_edges(self.cx.func, block) {
            for &arg in self.cx.func.edge_args(edge) {
                self.touch(arg);
            }
        }
        let st = &mut *self.state;
        let (reg, known) = (&st.file.reg[..], &st.known[..]);
        let (start, stop) = st.entry.range[block.index()];
        let entries = &mut st.entry.items[start as usize..stop as usize];
        // What is read moves to the front, what is dropped makes room, and there are no branches, which are hard to guess.
        let (mut reads_end, mut end) = (0, 0);
        for at in 0..entries.len() {
            let entry = entries[at];
            let v = entry.0.index();
            let touched = known[v].touched;
            let reads = touched == block.as_u32();
            let passes = !reads & reg[v].is_some() & (touched != block.as_u32() | DROPPED);
            let front = entries[reads_end];
            entries[reads_end] = if reads { entry } else { front };
            entries[end] = if reads & (reads_end != end) { front } else { entry };
            reads_end += usize::from(reads);
            end += usize::from(reads | passes);
        }
        st.reads[block.index()] = start + reads_end as u32;
        st.entry.range[block.index()].1 = start + end as u32;
        if reads_end < end {
            st.passing.push(block);
        }
        st.exit.start(block);
        for bank in self.cx.machine.target.bank_ids() {
            st.file.for_each(bank, |value, reg| st.exit.items.push((value, reg)));
        }
        st.exit.end(block);
    }

    /// Notes that the block at hand reads a value from its register, or moves it.
    fn touch(&mut self, value: Value) {
        let touched = &mut self.state.known[value.index()].touched;
        if *touched != self.block.as_u32() | DROPPED {
            *touched = self.block.as_u32();
        }
    }

    /// Takes a value out of its register; whoever reads it later has it from memory.
    fn evict(&mut self, value: Value) {
        let touched = &mut self.state.known[value.index()].touched;
        if *touched != self.block.as_u32() {
            *touched = self.block.as_u32() | DROPPED;
        }
        self.state.drops = true;
        self.state.file.remove(self.cx.machine, value);
    }

    /// Emits the collected copies, which happen at once.
    fn emit_copies(&mut self, at: At, phase: Phase) {
        let st = &mut *self.state;
        self.emitter.parallel_copy(self.cx.machine, at, phase, &st.copies, &st.again, &mut st.free);
    }

    /// Notes that an instruction uses or defines a value, and when that is used again.
    fn note_use(&mut self, value: Value, inst: Inst, distance: u32) {
        let known = &mut self.state.known[value.index()];
        known.seen = inst.as_u32();
        known.next = inst.as_u32().saturating_add(distance);
    }

    /// Brings a value that is in memory, or can be computed again, to a register before an instruction.
    fn reload(&mut self, inst: Inst, value: Value, to: Reg) {
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
    fn settle(&mut self, inst: Inst, form: crate::target::FormView<'_>) {
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
fn slot_of(value: Value) -> Slot {
    Slot::from_u32(value.as_u32())
}
