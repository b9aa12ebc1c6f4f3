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
//! | boundaries | `boundaries` | the values in registers at the boundaries of blocks, and which of them anything reads |
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
mod boundaries;
mod constrained;
pub mod context;
mod edge_ends;
mod fixed;
mod live_ranges;
pub mod liveness;
pub mod lookahead;
mod narrow_class;
mod parts;
mod record;
mod select;
mod stores;
mod unconstrained;
pub mod walk;

use alloc::vec::Vec;

use crate::analysis::constraints::FormInfo;
use crate::analysis::program_point::ProgramPoint;
use crate::contracts::{ContractViolation, WalkWatch};
use crate::fast::context::FastCx;
use crate::fast::liveness::FastLiveness;
use crate::fast::lookahead::FastLookahead;
use crate::fast::walk::{FastState, Output, Walk};
use crate::ir::Inst;
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
    /// By value: the program points between which its slot holds it.
    spans: Vec<(ProgramPoint, ProgramPoint)>,
}

impl<const W: usize> FastAllocator<W> {
    /// The registers of values at the boundaries of blocks, as the last walk left them.
    pub fn boundary_regs(&self) -> &BoundaryRegs {
        self.state.boundaries().regs()
    }

    /// Allocates registers, and emits locations and edits.
    ///
    /// # Errors
    /// If an instruction cannot be allocated, or a contract is violated.
    pub fn run(&mut self, cx: &FastCx<'_, W>, mut out: Output<'_, W>) -> Result<(), FastError> {
        let func = cx.func;
        let FastAllocator { live, lookahead, state, .. } = self;
        let Output { sets, forms, hints, emitter, .. } = &mut out;
        sets.reset(func.num_values());
        forms.chosen.clear();
        hints.reset(func, cx.machine.num_banks());
        emitter.reset(func.num_operands(), func.num_values() as u32, !cx.options.stress.cycles);
        live.compute(func, cx.cfg, cx.defs);
        lookahead.compute(cx, live, hints);
        hints.add_client_hints(cx.machine, func, cx.cfg);
        let mut watch = cx.reference.map(|reference| WalkWatch::new(func, reference));
        let (mut walk, edges) = state.walk(cx, live, lookahead, out);
        for &block in cx.cfg.rpo() {
            walk.enter_block(block);
            if let Some(watch) = &mut watch {
                watch.enter(block, cx.machine, walk.file())?;
            }
            for inst in func.block_insts(block) {
                walk.step(inst)?;
                if let Some(watch) = &mut watch {
                    watch.step(inst, cx.machine, walk.file())?;
                }
            }
            walk.leave_block(block);
        }
        walk.resolve_edges(edges);
        walk.emit_stores();
        if let Some(watch) = &watch {
            let is_computed = |value| cx.remats.is(value) || cx.remats.reader(value).is_some();
            watch.finish(|value| walk.sets().is_spilled(value) || is_computed(value))?;
        }
        Ok(())
    }
}

impl<const W: usize> Walk<'_, W> {
    /// Allocates an instruction: without the solver if its form permits it, else by the solver.
    fn step(&mut self, inst: Inst) -> Result<(), FastError> {
        self.go_to(inst);
        let &FormInfo { form: own, ref shape, .. } = self.cx.constraints.form(inst);
        if shape.has_alternatives() && self.easy_alternative(inst, own, shape)
            || shape.is_quick() && self.unconstrained(inst, own, shape)
        {
            return Ok(());
        }
        let form = if shape.has_alternatives() { self.choose_form(inst) } else { own };
        if form != own {
            self.choose(inst, form);
        }
        self.constrained(&self.inst_cx(inst, form))
    }
}
