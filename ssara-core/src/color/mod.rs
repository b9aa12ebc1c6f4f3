//! Colouring: gives every value that the plan keeps in a register a register.
//!
//! # Input
//! A spill plan ([`SpillPlan`](crate::spill::plan::SpillPlan)), webs, and where spilled values are stored.
//!
//! # Output
//! The locations of operands, edits in blocks, the forms in which instructions are issued, and the registers of values at
//! the boundaries of blocks. A value that goes from block to block need not stay in its register.
//! [`resolve`](crate::resolve) makes the two ends of each edge agree.
//!
//! # Invariant
//! The walk visits the blocks in reverse postorder. Its register file maps each unit to the value in it. At each program
//! point the file holds the values that the plan has in registers there.
//!
//! # Why correct
//! Most instructions take whatever registers their operands are in, and their defs take free ones. Where a constraint does
//! not hold, or units are free but not in one piece, the instruction solver assigns registers to the whole instruction. One
//! parallel copy puts everything in place. The plan promises that this works, and no choice is ever undone.
//!
//! # Cost
//! Linear in the operands and in the values at the boundaries of blocks, beside the instruction solver and
//! [`select`].
//!
//! # Reference
//! S. Hack: *Register allocation for programs in SSA form*, 2007 (spilling before colouring). Q. Colombet et al.:
//! *Graph-coloring and treescan register allocation using repairing*, CASES 2011 (a scan that repairs what constraints
//! demand by parallel copies).
//!
//! | file | contents |
//! | --- | --- |
//! | `walk` | the state and what all parts of the walk share |
//! | `parts` | the states of the parts of the walk |
//! | `block_entry` | registers at the start of a block |
//! | `step` | one instruction, by `unconstrained` or `constrained` |
//! | [`select`] | which of the free registers a value takes, by hints and `reservations` |
//! | `group_hints` | registers for the members of groups |
//! | `alternatives` | the form of an instruction with alternatives that needs the fewest moves |
//! | `demands` | where a value will need a move |
//! | `make_way` | a value that leaves its register early, so that a def can have it |
//! | `tied_survivor` | which value moves where a tied def overwrites a live-out value |
//! | [`edge_ends`] | what [`resolve`](crate::resolve) has to know of the result |
//! | `shuffle` | moves that no constraint asks for, for stress tests |

mod alternatives;
mod block_entry;
mod constrained;
pub mod context;
mod demands;
pub mod edge_ends;
mod group_hints;
mod make_way;
mod parts;
mod reservations;
mod select;
mod shuffle;
mod step;
mod tied_survivor;
mod unconstrained;
pub mod walk;

use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::walk::{ColorWalk, Coloring};
use crate::contracts::{ContractViolation, NoSolution, Watch};
use crate::ir::{Block, Inst, Value};
use crate::output::Point;
use crate::resolve::emitter::Emitter;

impl<const W: usize> Coloring<W> {
    /// Colours a function. Emits the locations of its operands and the edits in its blocks.
    ///
    /// # Errors
    /// If the plan violates its contract.
    pub fn run(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
    ) -> Result<(), ContractViolation> {
        let mut watch = cx.reference.map(|reference| Watch::new(cx.func, cx.machine, cx.plan, reference));
        let mut walk = self.walk(cx, webs, emitter);
        for &block in cx.cfg.rpo() {
            walk.start_block(block)?;
            if let Some(watch) = &mut watch {
                watch.enter(block, walk.file())?;
            }
            walk.store_at_start(block);
            let mut cursor = cx.plan.residency.cursor(block);
            for inst in cx.func.block_insts(block) {
                let actions = cursor.before(inst);
                walk.select_at(inst);
                walk.step(block, inst, actions)?;
                if let Some(watch) = &mut watch {
                    watch.step(inst, actions, walk.file(), walk.operands())?;
                }
            }
            walk.record_exit(block)?;
        }
        walk.finish();
        Ok(())
    }
}

impl<const W: usize> ColorWalk<'_, W> {
    /// Gives the values at the start of a block registers, and tells the selector about the block.
    fn start_block(&mut self, block: Block) -> Result<(), NoSolution> {
        self.select_in(block);
        self.enter_block(block)?;
        if self.cx.cfg.is_loop_header(block) {
            self.select_in_loop(block);
        }
        Ok(())
    }

    /// Stores the values whose stores are at the start of a block.
    fn store_at_start(&mut self, block: Block) {
        let cx = self.cx;
        let first = Point::Before(Inst::from_u32(cx.func.block(block).insts.0));
        let is_stored = |&param: &Value| cx.plan.sets.is_spilled(param) && cx.stores.is_at_definition(param);
        let params = cx.func.block_params(block).iter().copied().filter(is_stored);
        for value in params.chain(cx.stores.at_start(block)) {
            if let Some(from) = self.reg(value) {
                self.store(first, value, from);
            }
        }
    }
}
