//! The checker's own walk over the control flow, and its own liveness.
//!
//! # Input
//!
//! A function.
//!
//! # Output
//!
//! The reachable blocks in reverse postorder, the edges into each of them, and the values live into it.
//!
//! # Why correct
//!
//! Liveness keeps the states small: facts about dead values are dropped on the edge into a block. Dropping facts can only
//! make the checker reject more, so a mistake here cannot let a wrong allocation pass. The checker relies on one property:
//! a value is never live into the block that defines it. The walk guarantees that, because it stops at the block of the
//! definition.
//!
//! # Cost
//!
//! Linear in the function and in the number of pairs of a block and a value live into it, beside sorting the uses.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use ssara_ir::ir::{Block, Edge, Function, Value};
use ssara_tables::target::TargetDesc;

const NONE: u32 = u32::MAX;

/// The reachable part of a function.
pub(super) struct Graph {
    /// The reachable blocks in reverse postorder.
    pub order: Vec<Block>,
    /// The edges into each block from reachable blocks: `starts[b]..starts[b + 1]` of `pred_edges`.
    pred_starts: Vec<u32>,
    pred_edges: Vec<Edge>,
    /// Whether each block is reachable.
    reachable: Vec<bool>,
    /// For each block the last of its live-in values in `live`.
    live_heads: Vec<u32>,
    /// A value, and the position of the next one of the same block.
    live: Vec<(Value, u32)>,
    /// The parameters whose arguments are live, among others; all of them if there is none.
    needed: Option<FixedBitSet>,
}

impl Graph {
    /// Walks over `func`.
    pub(super) fn new(func: &Function, target: &TargetDesc) -> Self {
        let mut graph = Graph::without_liveness(func);
        graph.find_live(func, target);
        graph
    }
    /// The same, where an argument of a parameter that no instruction reads, not even after further edges, is not live.
    pub(super) fn with_needed_params(func: &Function, target: &TargetDesc) -> Self {
        let mut graph = Graph::without_liveness(func);
        graph.needed = Some(graph.needed_values(func, target));
        graph.find_live(func, target);
        graph
    }
    fn without_liveness(func: &Function) -> Self {
        let blocks = func.num_blocks();
        let mut graph = Graph {
            order: Vec::new(),
            pred_starts: alloc::vec![0; blocks + 1],
            pred_edges: Vec::new(),
            reachable: alloc::vec![false; blocks],
            live_heads: alloc::vec![NONE; blocks],
            live: Vec::new(),
            needed: None,
        };
        graph.find_order(func);
        graph.find_preds(func);
        graph
    }
    /// Whether a block is reachable.
    pub(super) fn is_reachable(&self, block: Block) -> bool {
        self.reachable[block.index()]
    }
    /// The edges into a block from reachable blocks.
    pub(super) fn preds(&self, block: Block) -> &[Edge] {
        &self.pred_edges[self.pred_starts[block.index()] as usize..self.pred_starts[block.index() + 1] as usize]
    }
    /// Whether control enters a block along one edge only.
    pub(super) fn has_one_way_in(&self, block: Block) -> bool {
        block != Block::ENTRY && self.preds(block).len() == 1
    }
    /// The values that are live into a block, without its parameters.
    pub(super) fn live_in(&self, block: Block) -> impl Iterator<Item = Value> + '_ {
        let mut next = self.live_heads[block.index()];
        core::iter::from_fn(move || {
            let &(value, after) = self.live.get(next as usize)?;
            next = after;
            Some(value)
        })
    }
    /// The values that are live along an edge, before its arguments become parameters. Some may come twice.
    pub(super) fn leaving<'a>(&'a self, func: &'a Function, edge: Edge) -> impl Iterator<Item = Value> + 'a {
        let to = func.edge(edge).to;
        let args = func.edge_args(edge).iter().zip(func.block_params(to));
        let needed = args.filter(|&(_, &param)| self.is_needed(param));
        self.live_in(to).chain(needed.map(|(&arg, _)| arg))
    }

    fn is_needed(&self, param: Value) -> bool {
        self.needed.as_ref().is_none_or(|needed| needed.contains(param.index()))
    }

    fn find_order(&mut self, func: &Function) {
        let mut stack = alloc::vec![(Block::ENTRY, func.succ_edges(Block::ENTRY))];
        self.reachable[Block::ENTRY.index()] = true;
        while let Some((block, edges)) = stack.last_mut() {
            match edges.next() {
                Some(edge) => {
                    let to = func.edge(edge).to;
                    if !core::mem::replace(&mut self.reachable[to.index()], true) {
                        stack.push((to, func.succ_edges(to)));
                    }
                }
                None => {
                    self.order.push(*block);
                    stack.pop();
                }
            }
        }
        self.order.reverse();
    }

    fn find_preds(&mut self, func: &Function) {
        let edges = || func.edges().filter(|&edge| self.reachable[func.edge(edge).from.index()]);
        for edge in edges() {
            self.pred_starts[func.edge(edge).to.index() + 1] += 1;
        }
        for block in 0..func.num_blocks() {
            self.pred_starts[block + 1] += self.pred_starts[block];
        }
        let mut next = self.pred_starts.clone();
        let mut pred_edges = alloc::vec![Edge::new(0); self.pred_starts[func.num_blocks()] as usize];
        for edge in edges() {
            let slot = &mut next[func.edge(edge).to.index()];
            pred_edges[*slot as usize] = edge;
            *slot += 1;
        }
        self.pred_edges = pred_edges;
    }

    /// The values that instructions read, and the arguments of parameters that are such values.
    fn needed_values(&self, func: &Function, target: &TargetDesc) -> FixedBitSet {
        let mut needed = FixedBitSet::with_capacity(func.num_values());
        let mut stack = Vec::new();
        for inst in self.order.iter().flat_map(|&block| func.block_insts(block)) {
            let uses = func.constrained_operands(target, inst).filter(|(_, desc)| !desc.is_def());
            stack.extend(uses.map(|(value, _)| value).filter(|value| !needed.put(value.index())));
        }
        let params = |block: Block| func.block_params(block).iter().enumerate().map(move |(at, &it)| (it, (block, at)));
        let param_places: HashMap<Value, (Block, usize), FxBuildHasher> =
            self.order.iter().flat_map(|&block| params(block)).collect();
        while let Some(value) = stack.pop() {
            let Some(&(block, at)) = param_places.get(&value) else { continue };
            let args = self.preds(block).iter().map(|&edge| func.edge_args(edge)[at]);
            stack.extend(args.filter(|arg| !needed.put(arg.index())));
        }
        needed
    }

    /// Walks from each use up to the definition, value by value. An argument is a use if its parameter is needed.
    fn find_live(&mut self, func: &Function, target: &TargetDesc) {
        let mut def_block = alloc::vec![NONE; func.num_values()];
        let mut uses: Vec<(Value, Block)> = Vec::new();
        for &block in &self.order {
            for &param in func.block_params(block) {
                def_block[param.index()] = block.index() as u32;
            }
            let first_use = uses.len();
            for inst in func.block_insts(block) {
                for (value, constraint) in func.constrained_operands(target, inst) {
                    if constraint.is_def() {
                        def_block[value.index()] = block.index() as u32;
                    } else {
                        uses.push((value, block));
                    }
                }
            }
            for edge in func.succ_edges(block) {
                let args = func.edge_args(edge).iter().zip(func.block_params(func.edge(edge).to));
                uses.extend(args.filter(|&(_, &param)| self.is_needed(param)).map(|(&arg, _)| (arg, block)));
            }
            let mut kept = first_use;
            for index in first_use..uses.len() {
                if def_block[uses[index].0.index()] != block.index() as u32 {
                    uses[kept] = uses[index];
                    kept += 1;
                }
            }
            uses.truncate(kept);
        }
        uses.sort_unstable();
        uses.dedup();
        let mut seen = alloc::vec![None; func.num_blocks()];
        let mut stack = Vec::new();
        for (value, block) in uses {
            stack.push(block);
            while let Some(block) = stack.pop() {
                if def_block[value.index()] == block.index() as u32 || seen[block.index()] == Some(value) {
                    continue;
                }
                seen[block.index()] = Some(value);
                self.live.push((value, self.live_heads[block.index()]));
                self.live_heads[block.index()] = self.live.len() as u32 - 1;
                stack.extend(self.preds(block).iter().map(|&edge| func.edge(edge).from));
            }
        }
    }
}
