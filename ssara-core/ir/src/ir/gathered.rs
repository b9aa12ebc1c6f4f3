//! A function whose computed jumps are gathered: those that share targets become one.
//!
//! # Input
//! A valid function, and the groups of its computed jumps that share targets.
//!
//! # Output
//! A function with one block more for each group, its *joint*. Each jump of the group goes there, by a branch that neither
//! reads nor writes anything. In the joint stands the computed jump, once. What the jumps pass differently is a parameter of
//! the joint. So each target has one predecessor, and no edge of a computed jump needs copies of its own.
//! Blocks, instructions and values keep their numbers; edges do not.
//!
//! # Why correct
//! A path through a jump of the group and a target is a path through the joint. What is defined wherever a target begins is
//! defined at the end of each of its predecessors, hence in the joint.
//!
//! # Cost
//! Linear in the function.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use cranelift_entity::{EntityRef, SecondaryMap};

use crate::ir::computed_jumps::JumpGroup;
use crate::ir::{Block, BlockData, Edge, EdgeData, Function, Inst, InstData, Value};
use ssara_tables::target::{Form, FormKind, TargetDesc};

/// A function with gathered jumps.
pub struct Gathered {
    /// The function.
    pub func: Function,
    /// By edge: the edge of the original, unless it leads to or out of a joint.
    pub originals: Vec<Option<Edge>>,
    /// By jump of the original that was gathered, in ascending order: the jump in its joint.
    pub jumps: Vec<(Inst, Inst)>,
}

/// A joint in the making.
struct Joint {
    /// By parameter: what each jump passes.
    params: BTreeMap<Vec<Value>, Value>,
    /// What the parameters are, in the order of their making.
    order: Vec<Vec<Value>>,
    operands: Vec<Value>,
    /// By target: the arguments.
    args: Vec<Vec<Value>>,
}

impl Joint {
    /// The value in the joint for what each jump passes.
    fn merge(&mut self, func: &mut Function, passed: Vec<Value>) -> Value {
        if passed.iter().all(|&value| value == passed[0]) {
            return passed[0];
        }
        if let Some(&param) = self.params.get(&passed) {
            return param;
        }
        let param = func.values.push(func.values[passed[0]]);
        self.params.insert(passed.clone(), param);
        self.order.push(passed);
        param
    }
}

impl Gathered {
    /// Gathers the jumps of these groups.
    ///
    /// # Panics
    /// When a group has no blocks, or its blocks do not end in computed jumps of its form and to its targets.
    pub fn new(func: &Function, target: &TargetDesc, groups: &[JumpGroup]) -> Self {
        let mut new = func.clone();
        let joints: Vec<Joint> = groups.iter().map(|group| Joint::new(&mut new, func, target, group)).collect();
        let name = alloc::format!("${}", new.forms.len());
        let joining = Form::local(new.forms.push(name, FormKind::Branch, &[], &target.no_units()));
        let mut group_of: SecondaryMap<Block, Option<usize>> = SecondaryMap::new();
        for (index, group) in groups.iter().enumerate() {
            group.from.iter().for_each(|&block| group_of[block] = Some(index));
        }
        new.operands.clear();
        new.edges.clear();
        new.edge_args.clear();
        new.edge_frequencies.clear();
        let mut gathered = Gathered { func: new, originals: Vec::new(), jumps: Vec::new() };
        for block in func.blocks() {
            gathered.copy_block(
                func,
                block,
                group_of[block].map(|index| (index, &groups[index], &joints[index], joining)),
            );
        }
        for (group, joint) in groups.iter().zip(joints) {
            gathered.add_joint(func, group, joint);
        }
        gathered
    }

    /// The jump in the joint of a jump that was gathered, else the instruction itself.
    pub fn stand_in(&self, inst: Inst) -> Inst {
        self.jumps.binary_search_by_key(&inst, |jump| jump.0).map_or(inst, |at| self.jumps[at].1)
    }
    /// The jumps whose joint has this one.
    #[inline]
    pub fn gathered_in(&self, joint: Inst) -> impl Iterator<Item = Inst> {
        self.jumps.iter().filter(move |jump| jump.1 == joint).map(|jump| jump.0)
    }

    /// Writes the operands and edges of a block of the original. If it is in a group, it goes to the joint of this number.
    fn copy_block(&mut self, func: &Function, block: Block, group: Option<(usize, &JumpGroup, &Joint, Form)>) {
        let new = &mut self.func;
        let last = func.terminator(block);
        for inst in func.block_insts(block) {
            new.insts[inst].first_operand = new.operands.len() as u32;
            if let Some((index, .., joining)) = group.filter(|_| Some(inst) == last) {
                new.insts[inst].form = joining;
                self.jumps.push((inst, Inst::new(func.num_insts() + index)));
                (0..func.inst_operands(inst).len()).for_each(|operand| new.set_operand_hint(inst, operand, None));
            } else {
                new.operands.extend_from_slice(func.inst_operands(inst));
            }
        }
        let first = new.edges.len() as u32;
        if let Some((index, group, joint, _)) = group {
            let member = group.from.iter().position(|&from| from == block).unwrap_or_default();
            let args = joint.order.iter().map(|passed| passed[member]).collect();
            let frequency = func.succ_edges(block).map(|edge| func.edge_frequency(edge)).sum();
            self.add_edge(block, (Block::new(func.num_blocks() + index), args), frequency, None);
            self.func.set_computed(block, false);
        } else {
            for edge in func.succ_edges(block) {
                let to = (func.edge(edge).to, func.edge_args(edge).to_vec());
                self.add_edge(block, to, func.edge_frequency(edge), Some(edge));
            }
        }
        self.func.blocks[block].edges = (first, self.func.edges.len() as u32);
    }

    fn add_edge(
        &mut self,
        from: Block,
        (to, args): (Block, Vec<Value>),
        frequency: Option<f32>,
        original: Option<Edge>,
    ) {
        let new = &mut self.func;
        let first = new.edge_args.len() as u32;
        new.edge_args.extend(args);
        let edge = new.edges.push(EdgeData { from, to, args: (first, new.edge_args.len() as u32) });
        if frequency.is_some() {
            new.set_edge_frequency(edge, frequency);
        }
        self.originals.push(original);
    }

    /// Writes a joint behind all other blocks.
    fn add_joint(&mut self, func: &Function, group: &JumpGroup, joint: Joint) {
        let new = &mut self.func;
        let first_operand = new.operands.len() as u32;
        new.operands.extend(joint.operands);
        let jump = new.insts.push(InstData { form: group.form, first_operand });
        let first_param = new.block_params.len() as u32;
        new.block_params.extend(joint.order.iter().map(|passed| joint.params[passed]));
        let edges = new.edges.len() as u32;
        let block = new.blocks.push(BlockData {
            insts: (jump.as_u32(), jump.as_u32() + 1),
            params: (first_param, new.block_params.len() as u32),
            edges: (edges, edges + group.to.len() as u32),
        });
        if let Some(frequency) = group.from.iter().map(|&from| func.frequency(from)).sum::<Option<f32>>() {
            new.set_frequency(block, Some(frequency));
        }
        new.set_computed(block, true);
        let edges: Vec<Vec<Edge>> = group.from.iter().map(|&from| sorted_edges(func, from)).collect();
        for (at, (&to, args)) in group.to.iter().zip(joint.args).enumerate() {
            let frequency = edges.iter().map(|edges| func.edge_frequency(edges[at])).sum();
            self.add_edge(block, (to, args), frequency, None);
        }
    }
}

impl Joint {
    /// The joint of a group. Adds its values to `new`.
    fn new(new: &mut Function, func: &Function, target: &TargetDesc, group: &JumpGroup) -> Self {
        let mut joint = Joint { params: BTreeMap::new(), order: Vec::new(), operands: Vec::new(), args: Vec::new() };
        let jumps: Vec<&[Value]> =
            group.from.iter().filter_map(|&from| Some(func.inst_operands(func.terminator(from)?))).collect();
        for (index, desc) in func.form(target, group.form).operands().enumerate() {
            let operand = match desc.is_def() {
                true => new.values.push(func.value_type(jumps[0][index])),
                false => joint.merge(new, jumps.iter().map(|operands| operands[index]).collect()),
            };
            joint.operands.push(operand);
        }
        let edges: Vec<Vec<Edge>> = group.from.iter().map(|&from| sorted_edges(func, from)).collect();
        for (at, &to) in group.to.iter().enumerate() {
            let passed = |param: usize| edges.iter().map(|edges| func.edge_args(edges[at])[param]).collect();
            let args = (0..func.block_params(to).len()).map(|param| joint.merge(new, passed(param))).collect();
            joint.args.push(args);
        }
        joint
    }
}

/// The edges out of a block in the order of their destinations.
fn sorted_edges(func: &Function, block: Block) -> Vec<Edge> {
    let mut edges: Vec<Edge> = func.succ_edges(block).collect();
    edges.sort_by_key(|&edge| func.edge(edge).to);
    edges
}
