//! `O0`: spilling and colouring in one walk over the blocks, for compilers that run while their code waits.
//!
//! # Input
//!
//! The input of all levels: a valid function, its [`Cfg`](crate::analysis::cfg::Cfg) and its definitions.
//!
//! # Output
//!
//! The output of all levels: locations and edits in an [`Emitter`](crate::resolve::emitter::Emitter), the values in
//! memory in [`SpillSets`](crate::decisions::SpillSets), and the forms of instructions. All later stages (stack slots,
//! callee-saved registers, statistics) are shared.
//!
//! | step | module | result |
//! | --- | --- | --- |
//! | liveness | `liveness`, `live_ranges` | the values live at the starts of blocks |
//! | lookahead | `lookahead` | next uses; the instructions that clobber or fix registers, and the values that live through them |
//! | block entry | `block_entry` | the registers of the most frequent predecessor that is done |
//! | instruction | `unconstrained` | locations without the solver, where operands take any register or a fixed one |
//! | instruction | `fixed` | room and copies for fixed operands |
//! | instruction | `narrow_class` | uses that take only some registers, in such registers |
//! | instruction | `alternatives` | an alternative whose operands take any register, or for which nothing is evicted |
//! | instruction | `constrained` | the same by the instruction solver |
//! | choices | `select` | a free register, and the value to evict if there is none |
//! | entry registers | `live_entry_regs` | which registers at the starts of blocks anything reads |
//! | edges | `edge_ends` | what `resolve` asks about the ends of edges, to make the other predecessors conform |
//! | stores | `stores` | a store at the definition of each value that is read from memory anywhere |
//! | reloads | `unconstrained`; `fixed`, `constrained`; `edge_ends` | edits of their own; among the copies before an instruction; among those of an edge |
//!
//! # Invariant
//!
//! A value is in at most one register. Its slot, if anything reads it, holds it from its definition to its last use.
//!
//! # Why correct
//!
//! Values do not change, so one store after the definition precedes every reload. Hence a value may be evicted
//! anywhere without emitting code or recording the eviction. The end of the walk knows whether a value needs a slot,
//! and emits the stores. The registers at the start of a block are decided once, when the walk enters it. Each edge
//! carries a parallel copy from the registers at the end of its source to these. So no fixed point is needed, and
//! irreducible control flow is no special case.
//!
//! The walk finds an allocation if there is one. Where an instruction finds no room, the walk evicts values until the
//! solver of the other levels has a solution. If nothing is left to evict, the operands alone do not fit.
//!
//! # Cost
//!
//! Linear in the operands times the registers of a bank, and in the values live at the starts of blocks.

mod alternatives;
mod block_entry;
mod constrained;
pub mod context;
mod edge_ends;
mod fixed;
mod live_entry_regs;
mod live_ranges;
pub mod liveness;
pub mod lookahead;
mod narrow_class;
mod record;
mod select;
mod stores;
mod unconstrained;
pub mod walk;

use cranelift_entity::EntityRef;

use crate::analysis::constraints::FormInfo;
use crate::contracts::{ContractViolation, WalkWatch};
use crate::fast::context::FastCx;
use crate::fast::edge_ends::FastEnds;
use crate::fast::liveness::FastLiveness;
use crate::fast::lookahead::FastLookahead;
use crate::fast::walk::{EVICTED, FastState, Output, Walk};
use crate::ir::{Block, Inst};
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::target::Bank;

/// Why there is no allocation.
#[derive(Debug)]
pub enum FastError {
    /// An instruction cannot be allocated even if everything else is in memory.
    Infeasible(Inst, Bank),
    /// A contract was violated: a mistake in this crate.
    Broken(ContractViolation),
}

impl From<ContractViolation> for FastError {
    fn from(violation: ContractViolation) -> FastError {
        FastError::Broken(violation)
    }
}

/// The allocator of `O0`. Keeps its buffers.
#[derive(Default)]
pub struct FastAllocator<const W: usize> {
    live: FastLiveness,
    lookahead: FastLookahead<W>,
    state: FastState<W>,
}

impl<const W: usize> FastAllocator<W> {
    /// The registers of values at the boundaries of blocks, as the last walk left them.
    pub fn boundary_regs(&self) -> &BoundaryRegs {
        &self.state.regs
    }

    /// Allocates registers, and emits locations and edits.
    ///
    /// # Errors
    /// If an instruction cannot be allocated, or a contract is violated.
    pub fn run(&mut self, cx: &FastCx<'_, W>, out: Output<'_, W>) -> Result<(), FastError> {
        let func = cx.func;
        let FastAllocator { live, lookahead, state } = self;
        let Output { sets, forms, hints, edges, emitter } = out;
        sets.reset(func.num_values());
        forms.chosen.clear();
        hints.reset(func, cx.machine.num_banks());
        emitter.reset(func.num_operands(), func.num_values() as u32, !cx.options.stress.cycles);
        state.reset(cx);
        live.compute(func, cx.cfg, cx.defs);
        lookahead.compute(cx, live, hints);
        hints.add_client_hints(func, cx.cfg);
        let mut watch = cx.reference.map(|reference| WalkWatch::new(func, reference));
        let mut walk = Walk {
            block: Block::ENTRY,
            inst: Inst::from_u32(0),
            cx,
            is_uniform: cx.machine.banks().all(|bank| cx.machine.bank(bank).uniform),
            live,
            lookahead,
            state,
            sets,
            forms,
            hints,
            emitter,
        };
        for &block in cx.cfg.rpo() {
            walk.enter_block(block);
            if let Some(watch) = &mut watch {
                watch.enter(block, cx.machine, &walk.state.file)?;
            }
            for inst in func.block_insts(block) {
                walk.step(inst)?;
                if let Some(watch) = &mut watch {
                    watch.step(inst, cx.machine, &walk.state.file)?;
                }
            }
            walk.leave_block(block);
        }
        walk.forms.sort();
        walk.find_live_entry_regs();
        let mut ends = FastEnds { cx, live: walk.live, state: walk.state, sets: walk.sets };
        edges.run(cx, walk.forms, &mut ends, walk.emitter);
        walk.emit_stores();
        if let Some(watch) = &watch {
            watch.finish(|value| walk.sets.is_spilled(value) || cx.remats.is(value))?;
        }
        Ok(())
    }
}

impl<const W: usize> Walk<'_, W> {
    /// Allocates an instruction: without the solver if its form permits it, else by the solver.
    fn step(&mut self, inst: Inst) -> Result<(), FastError> {
        self.inst = inst;
        let &FormInfo { form: own, ref shape, .. } = self.cx.constraints.form(inst);
        if shape.has_alternatives() && self.easy_alternative(inst, own, shape)
            || shape.is_quick() && self.unconstrained(inst, own, shape)
        {
            return Ok(());
        }
        let form = if shape.has_alternatives() { self.choose_form(inst) } else { own };
        if form != own {
            self.forms.choose(inst, form);
        }
        self.constrained(&self.inst_cx(inst, form))
    }

    /// Records the registers at the end of a block. Shortens the list of registers at its start. The values that the block
    /// reads come first, then those that pass through in their registers.
    fn leave_block(&mut self, block: Block) {
        // An argument counts as read here, wherever its parameter is read.
        for edge in self.cx.cfg.succ_edges(self.cx.func, block) {
            for &arg in self.cx.func.edge_args(edge) {
                self.touch(arg);
            }
        }
        let st = &mut *self.state;
        let (reg, known) = (&st.file.reg[..], &st.known[..]);
        let start = st.regs.entry.range(block).start as u32;
        let entries = st.regs.entry.of_mut(block);
        // Values that are read move to the front, and evicted ones make room. There are no branches: they are hard to
        // predict.
        let (mut reads_end, mut end) = (0, 0);
        for at in 0..entries.len() {
            let entry = entries[at];
            let v = entry.0.index();
            let touched = known[v].touched;
            let reads = touched == block.as_u32();
            let passes = !reads & reg[v].is_some() & (touched != block.as_u32() | EVICTED);
            let front = entries[reads_end];
            entries[reads_end] = if reads { entry } else { front };
            entries[end] = if reads & (reads_end != end) { front } else { entry };
            reads_end += usize::from(reads);
            end += usize::from(reads | passes);
        }
        st.live_entry_end[block.index()] = start + reads_end as u32;
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
