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
mod reservations;
mod select;
mod shuffle;
mod step;
mod tied_survivor;
mod unconstrained;
pub mod walk;

use cranelift_entity::EntityRef;

use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::edge_ends::ColorEnds;
use crate::color::walk::{ColorWalk, Coloring, last_inst};
use crate::contracts::{ContractViolation, NoSolution, Watch};
use crate::ir::{Block, Inst, Value};
use crate::output::{Edit, Point};
use crate::regs::register_file::RegisterFile;
use crate::resolve::emitter::{Emitter, Phase};
use crate::target::Reg;

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
        self.reset(cx);
        self.selector.reset(cx, webs);
        let mut walk = ColorWalk { cx, state: self, webs, emitter };
        for &block in cx.cfg.rpo() {
            walk.start_block(block)?;
            if let Some(watch) = &mut watch {
                watch.enter(block, &walk.state.file)?;
            }
            walk.store_at_start(block);
            let mut cursor = cx.plan.residency.cursor(block);
            for inst in cx.func.block_insts(block) {
                let actions = cursor.before(inst);
                walk.state.selector.advance(inst);
                walk.step(block, inst, actions)?;
                if let Some(watch) = &mut watch {
                    watch.step(inst, actions, &walk.state.file, walk.emitter)?;
                }
            }
            walk.record_exit(block)?;
        }
        self.forms.sort();
        Ok(())
    }

    fn reset(&mut self, cx: &ColorCx<'_, W>) {
        let (blocks, values) = (cx.func.num_blocks(), cx.func.num_values());
        self.regs.reset(blocks);
        self.file.reset(cx.machine.num_banks(), values);
        self.forms.chosen.clear();
        self.move_free.clear();
        self.move_free.resize(blocks, None);
        for exits in [&mut self.pred_exit, &mut self.edge_exit] {
            exits.clear();
            exits.resize(values, (u32::MAX, Reg(0)));
        }
    }

    /// The ends of edges, once the function is coloured.
    pub fn edge_ends<'a>(&'a self, cx: &'a ColorCx<'a, W>, webs: &'a mut Webs) -> ColorEnds<'a, W> {
        ColorEnds { cx, regs: &self.regs, move_free: &self.move_free, webs }
    }
}

impl<const W: usize> ColorWalk<'_, W> {
    /// Gives the values at the start of a block registers, and tells the selector about the block.
    fn start_block(&mut self, block: Block) -> Result<(), NoSolution> {
        self.state.selector.enter_block(self.cx, self.webs, block);
        self.enter_block(block)?;
        if self.cx.cfg.is_loop_header(block) {
            let Coloring { selector, file, .. } = &mut *self.state;
            selector.enter_loop(self.cx, self.webs, block, file);
        }
        Ok(())
    }

    /// Stores the values whose stores are at the start of a block.
    fn store_at_start(&mut self, block: Block) {
        let cx = self.cx;
        let first = Inst::from_u32(cx.func.block(block).insts.0);
        let file: &RegisterFile<W> = &self.state.file;
        let mut store = |value: Value| {
            if let Some(from) = file.reg[value.index()] {
                let edit = Edit::Store { ty: cx.func.value_type(value), from, to: self.webs.slot(value) };
                self.emitter.edit(Point::Before(first), Phase::Store, edit);
            }
        };
        for &param in cx.func.block_params(block) {
            if cx.plan.sets.is_spilled(param) && cx.stores.is_at_definition(param) {
                store(param);
            }
        }
        cx.stores.at_start(block).for_each(store);
    }

    /// Records the registers at the end of a block.
    fn record_exit(&mut self, block: Block) -> Result<(), NoSolution> {
        let Coloring { regs, file, .. } = &mut *self.state;
        regs.exit.start(block);
        for &value in self.cx.plan.residency.exit(block) {
            let reg = file.reg[value.index()].ok_or(NoSolution(last_inst(self.cx.func, block)))?;
            regs.exit.push((value, reg));
        }
        regs.exit.end(block);
        Ok(())
    }
}
