//! The types of the values that regalloc2 copies.
//!
//! Its edits name registers and slots, not values. A walk over the blocks, each after one of its predecessors, keeps
//! the type of what was written last to each location. What is live has the same type on all edges, so one predecessor
//! tells.

use std::collections::BTreeMap;

use regalloc2::{Allocation as Location, Edit, InstPosition, Output};
use ssara_core::Target;
use ssara_core::ir::{Block, Function, Inst};
use ssara_core::target::Type;

/// The types of what locations hold, by their bits.
type Held = BTreeMap<u32, Type>;

/// The type of the value that each edit of an output copies; `None` where nothing is known to be copied.
///
/// Takes time linear in the function, the edits and the locations in use at the ends of blocks. Each takes one look-up in a
/// tree.
pub fn copy_types(func: &Function, target: &Target, output: &Output) -> Vec<Option<Type>> {
    let mut walk = Walk { func, target, output, types: vec![None; output.edits.len()] };
    let mut seen = vec![false; func.num_blocks()];
    seen[Block::ENTRY.as_u32() as usize] = true;
    let mut waiting = vec![(Block::ENTRY, Held::new())];
    while let Some((block, mut held)) = waiting.pop() {
        func.block_insts(block).for_each(|inst| walk.step(inst, &mut held));
        for edge in func.succ_edges(block) {
            let to = func.edge(edge).to;
            if !std::mem::replace(&mut seen[to.as_u32() as usize], true) {
                waiting.push((to, held.clone()));
            }
        }
    }
    walk.types
}

struct Walk<'a> {
    func: &'a Function,
    target: &'a Target,
    output: &'a Output,
    types: Vec<Option<Type>>,
}

impl Walk<'_> {
    /// Steps over an instruction and the edits around it.
    fn step(&mut self, inst: Inst, held: &mut Held) {
        let index = inst.as_u32() as usize;
        let start = self.output.edits.partition_point(|(point, _)| point.inst().index() < index);
        let end = self.output.edits.partition_point(|(point, _)| point.inst().index() <= index);
        let is_after = |at: usize| self.output.edits[at].0.pos() == InstPosition::After;
        let middle = (start..end).find(|&at| is_after(at)).unwrap_or(end);
        (start..middle).for_each(|at| self.copy(at, held));
        let form = self.func.inst_form(self.target, inst);
        let locations = &self.output.allocs[self.func.operand_range(inst)];
        for ((operand, &value), location) in form.operands().zip(self.func.inst_operands(inst)).zip(locations) {
            if operand.is_def() {
                held.insert(location.bits(), self.func.value_type(value));
            }
        }
        (middle..end).for_each(|at| self.copy(at, held));
    }
    fn copy(&mut self, at: usize, held: &mut Held) {
        let (_, Edit::Move { from, to }) = self.output.edits[at];
        let ty = held.get(&Location::bits(from)).copied();
        self.types[at] = ty;
        match ty {
            Some(ty) => held.insert(to.bits(), ty),
            None => held.remove(&to.bits()),
        };
    }
}
