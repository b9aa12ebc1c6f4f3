//! What a collector may move at a safepoint: the references that are read late or later.
//!
//! *Input:* a function, and the block in question. *Output:* [`Needed::at`]. *Why correct:* after the last read in its block
//! a value is needed only if it leaves the block. Values are defined once, so no later definition hides an earlier one.
//! *Cost:* nothing in blocks without safepoints; else linear in the block's operands.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::Subject;
use crate::graph::Graph;
use ssara_ir::ir::{Block, Function, Inst, Value};
use ssara_tables::target::{Pos, TargetDesc};

/// The values that are needed after instructions of a block.
pub(super) struct Needed {
    /// With liveness of values that are needed.
    graph: Graph,
    /// The last instruction of the current block that reads a value, and whether late. For a value that is live out of the
    /// block, that is a late read of the last one.
    last_reads: HashMap<Value, (Inst, Pos), FxBuildHasher>,
}

impl Needed {
    /// For the blocks of a function.
    pub(super) fn new(func: &Function, target: &TargetDesc) -> Self {
        Needed { graph: Graph::with_needed_params(func, target), last_reads: HashMap::default() }
    }
    /// Goes on to a block.
    pub(super) fn enter(&mut self, subject: &Subject, block: Block) {
        let func = subject.func;
        let insts = func.block_insts(block);
        let Some(last) = insts.clone().next_back() else { return };
        self.last_reads.clear();
        if !insts.clone().any(|inst| func.is_safepoint(inst)) {
            return;
        }
        for inst in insts {
            for (value, desc) in func.inst_operands(inst).iter().zip(subject.form(inst).operands()) {
                if desc.is_def() {
                    self.last_reads.remove(value);
                } else {
                    let read = (inst, desc.pos());
                    let last = self.last_reads.entry(*value).or_insert(read);
                    *last = read.max(*last);
                }
            }
        }
        let leaving = func.succ_edges(block).flat_map(|edge| self.graph.leaving(func, edge));
        self.last_reads.extend(leaving.map(|value| (value, (last, Pos::Late))));
    }
    /// Whether an instruction of the block reads a value late, or later code reads it.
    pub(super) fn at(&self, value: Value, inst: Inst) -> bool {
        self.last_reads.get(&value) >= Some(&(inst, Pos::Late))
    }
}
