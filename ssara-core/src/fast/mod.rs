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
mod edge_ends;
mod fixed;
mod live_entry_regs;
mod liveness;
mod lookahead;
mod select;
mod stores;
mod unconstrained;
pub mod walk;

use cranelift_entity::EntityRef;

use crate::contracts::{ContractViolation, WalkWatch};
use crate::fast::context::FastCx;
use crate::fast::edge_ends::FastEnds;
use crate::fast::lookahead::Kind;
use crate::fast::walk::{DROPPED, FastState, Output, Walk};
use crate::ir::{Block, Inst};
use crate::target::Bank;

/// Why there is no allocation.
#[derive(Debug)]
pub enum FastError {
    /// An instruction cannot be had even if everything else is in memory.
    Infeasible(Inst, Bank),
    /// A promise was not kept: a mistake in this crate.
    Broken(ContractViolation),
}

impl From<ContractViolation> for FastError {
    fn from(breach: ContractViolation) -> FastError {
        FastError::Broken(breach)
    }
}

impl<const W: usize> FastState<W> {
    /// Allocates registers, and emits locations and edits.
    ///
    /// # Errors
    /// When an instruction cannot be allocated.
    pub fn run(&mut self, cx: &FastCx<'_, W>, out: Output<'_, W>) -> Result<(), FastError> {
        let func = cx.func;
        let Output { sets, forms, hints, edges, emitter } = out;
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
        edges.run(cx, walk.forms, &mut FastEnds { cx, state: walk.state, sets: walk.sets }, walk.emitter);
        walk.stores();
        if let Some(watch) = &watch {
            watch.finish(|value| walk.sets.is_spilled(value) || cx.remats.is(value))?;
        }
        Ok(())
    }
}

impl<const W: usize> Walk<'_, W> {
    fn step(&mut self, inst: Inst) -> Result<(), FastError> {
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
        let start = st.regs.entry.range(block).start as u32;
        let entries = st.regs.entry.of_mut(block);
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
        st.regs.entry.truncate(block, end);
        if reads_end < end {
            st.passing.push(block);
        }
        st.regs.exit.start(block);
        for bank in self.cx.machine.target.bank_ids() {
            st.file.for_each(bank, |value, reg| st.regs.exit.push((value, reg)));
        }
        st.regs.exit.end(block);
    }
}
