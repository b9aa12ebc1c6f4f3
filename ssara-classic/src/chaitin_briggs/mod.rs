//! Graph colouring with optimistic colours: coalescing comes once, before nodes are simplified.
//!
//! # Input
//! A lowered function.
//!
//! # Output
//! A register for each virtual register that is not in memory.
//!
//! # How
//! 1. *Build*: the interference graph ([`graph`](crate::coloring::graph)).
//! 2. *Coalesce*: the ends of a copy are merged if they do not interfere, whatever the degree. Frequent copies come first.
//!    Nothing is merged with something fixed, which could not be spilled then.
//! 3. *Simplify*: nodes that are trivially colourable leave the graph. If none is, the one with the least cost for its
//!    degree leaves it all the same.
//! 4. *Select*: nodes get colours in the reverse order, biased to those of what they are still copied from or to. Nodes that
//!    find none are spilled, and all is done again.
//!
//! Registers may overlap, so the degree is a *squeeze*, as in [`irc`](crate::irc).
//!
//! # What differs from the paper
//! Merging changes the graph in place. The paper builds it again until no copy can be merged. That would find no more here,
//! since what is merged has all interferences of both.
//!
//! # What is left out
//! Rematerialisation, with the live ranges that it splits and their conservative coalescing. Spilled values are not
//! coalesced before the next round.
//!
//! # Limits
//! Those of [`coloring`](crate::coloring).
//!
//! # Cost
//! That of the interference graph, in each round; quadratic in its nodes where few are trivially colourable.
//!
//! # Reference
//! P. Briggs, K. D. Cooper and L. Torczon, *Improvements to graph coloring register allocation*, ACM TOPLAS 16 (3), 1994.
//! G. J. Chaitin and others, *Register allocation via coloring*, Computer Languages 6, 1981.

use std::collections::BTreeSet;

use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::coloring::color_in_rounds;
use crate::coloring::graph::{End, Graph, copies};
use crate::coloring::select::{Order, costs};
use crate::lower::{Lowered, VReg};

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    color_in_rounds(func, target, saves, |code, lives| {
        let graph = Graph::new(code, lives);
        let is_node = graph.nodes(lives);
        let order = Order::new(costs(code, lives));
        let mut round = Round { code, graph, order };
        round.coalesce(&is_node);
        round.simplify(&is_node);
        round.order.select(round.code, &round.graph, None)
    })
}

/// A round of colouring.
struct Round<'a, 'b> {
    code: &'a mut Lowered<'b>,
    graph: Graph,
    order: Order,
}

impl Round<'_, '_> {
    /// Merges the ends of copies that do not interfere.
    fn coalesce(&mut self, is_node: &[bool]) {
        let copies = copies(self.code, is_node);
        for &(a, b) in &copies {
            if let (End::Node(a), End::Node(b)) = (self.order.resolve(a), self.order.resolve(b))
                && a != b
                && !self.graph.has_edge(a, b)
            {
                self.merge(a, b);
            }
        }
        for (a, b) in copies {
            self.order.relate(a, b);
        }
    }
    /// Merges `b` into `a`, if a register is open to both.
    fn merge(&mut self, a: VReg, b: VReg) {
        let (Some(old), Some(set_b)) = (self.graph.sets[a as usize], self.graph.sets[b as usize]) else { return };
        let (set, units) = (self.code.sets.intersect(old, set_b), self.graph.blocked[b as usize].clone());
        let unblocked = self.graph.blocked[a as usize].clone();
        self.graph.sets[a as usize] = Some(set);
        self.graph.blocked[a as usize].union_with(&units);
        if self.graph.open_regs(self.code, a).next().is_none() {
            self.graph.sets[a as usize] = Some(old);
            self.graph.blocked[a as usize] = unblocked;
            return;
        }
        self.order.alias[b as usize] = Some(End::Node(a));
        self.order.add_cost(a, b);
        for other in self.graph.neighbours[b as usize].clone() {
            self.graph.add_edge(self.code, a, other);
        }
    }

    /// Puts all nodes onto the stack.
    fn simplify(&mut self, is_node: &[bool]) {
        let is_left = |&node: &VReg| is_node[node as usize] && self.order.alias[node as usize].is_none();
        let mut left: BTreeSet<VReg> = (0..is_node.len() as VReg).filter(is_left).collect();
        let mut squeeze = vec![0; is_node.len()];
        let mut open = vec![0; is_node.len()];
        for &node in &left {
            let neighbours = self.graph.neighbours[node as usize].iter().filter(|other| left.contains(other));
            squeeze[node as usize] = neighbours.map(|&other| self.graph.squeeze(self.code, node, other)).sum();
            open[node as usize] = self.graph.open_regs(self.code, node).count() as u32;
        }
        let mut trivial: BTreeSet<VReg> = left.clone();
        trivial.retain(|&node| squeeze[node as usize] < open[node as usize]);
        let ratio =
            |node: VReg, squeeze: &[u32]| self.order.cost[node as usize] / f64::from(squeeze[node as usize].max(1));
        let mut stack = Vec::new();
        while let Some(node) = trivial
            .pop_first()
            .or_else(|| left.iter().copied().min_by(|&a, &b| ratio(a, &squeeze).total_cmp(&ratio(b, &squeeze))))
        {
            left.remove(&node);
            stack.push(node);
            for &other in self.graph.neighbours[node as usize].iter().filter(|other| left.contains(other)) {
                squeeze[other as usize] -= self.graph.squeeze(self.code, other, node);
                if squeeze[other as usize] < open[other as usize] {
                    trivial.insert(other);
                }
            }
        }
        self.order.stack = stack;
    }
}
