//! The selection of colours, and the costs of spilling.
//!
//! # Input
//! The nodes in the order in which they were simplified, and what is merged.
//!
//! # Output
//! A register for each virtual register, or the values to spill.
//!
//! # How
//! The node that was simplified last takes a register that no neighbour has: that of a related node, or the first. A
//! temporary that finds none spills the cheapest value beside it.
//!
//! # Reference
//! Briggs, Cooper and Torczon 1994: a node gets no colour only here, never while nodes are simplified.

use std::collections::BTreeMap;

use ssara_core::target::Reg;

use crate::coloring::Coloring;
use crate::coloring::graph::{End, Graph};
use crate::live::Lives;
use crate::lower::{Lowered, VReg};
use crate::trace::coloring::{ColoringAction, NodeList, RoundRecorder};

/// The nodes of a graph in the order of their colours.
pub struct Order {
    /// The nodes, that with the last colour first.
    pub stack: Vec<VReg>,
    /// By merged node: what it is merged into.
    pub alias: Vec<Option<End>>,
    /// By node: the cost of spilling it; infinite for temporaries.
    pub cost: Vec<f64>,
    /// By node: the other ends of its copies, whose registers it prefers.
    related: BTreeMap<VReg, Vec<End>>,
}

impl Order {
    /// Nothing is simplified or merged yet.
    pub fn new(cost: Vec<f64>) -> Order {
        Order { stack: Vec::new(), alias: vec![None; cost.len()], cost, related: BTreeMap::new() }
    }
    /// What an end is merged into.
    pub fn resolve(&self, mut end: End) -> End {
        while let End::Node(node) = end {
            match self.alias[node as usize] {
                Some(into) => end = into,
                None => break,
            }
        }
        end
    }
    /// Lets the ends of a copy prefer the same register, if they are not merged.
    pub fn relate(&mut self, a: End, b: End) {
        for (end, other) in [(a, b), (b, a)] {
            if let (End::Node(node), other) = (self.resolve(end), self.resolve(other))
                && other != End::Node(node)
            {
                self.related.entry(node).or_default().push(other);
            }
        }
    }
    /// Adds the cost of a node to that of the one into which it is merged. A temporary in a node with a value does not keep
    /// the value from being spilled.
    pub fn add_cost(&mut self, into: VReg, node: VReg) {
        let (a, b) = (self.cost[into as usize], self.cost[node as usize]);
        self.cost[into as usize] = match (a.is_finite(), b.is_finite()) {
            (true, true) => a + b,
            (true, false) => a,
            (false, _) => b,
        };
    }

    /// Gives colours to the nodes on the stack, and notes how.
    pub fn select(mut self, code: &Lowered<'_>, graph: &Graph, mut recorder: Option<&mut RoundRecorder>) -> Coloring {
        let count = code.vregs.len();
        let mut regs: Vec<Option<Reg>> = vec![None; count];
        let mut spilled = Vec::new();
        while let Some(node) = self.stack.pop() {
            let taken = graph.neighbours[node as usize].iter().filter_map(|&other| regs[other as usize]);
            let taken = code.target.units_of(taken);
            let is_free = |&reg: &Reg| !code.sets.overlaps(reg, &taken);
            let open: Vec<Reg> = graph.open_regs(code, node).filter(is_free).collect();
            let related = self.related.get(&node).into_iter().flatten().filter_map(|&end| match end {
                End::Node(other) => regs[other as usize],
                End::Reg(reg) => Some(reg),
            });
            let found = related.chain(open.first().copied()).find(|reg| open.contains(reg));
            match found {
                Some(reg) => {
                    if let Some(recorder) = &mut recorder {
                        let held = |&other: &VReg| regs[other as usize].map(|reg| (other, reg));
                        let taken = graph.neighbours[node as usize].iter().filter_map(held).collect();
                        recorder.select(ColoringAction::Select { node, reg, taken }, node, NodeList::Colored(reg));
                    }
                    regs[node as usize] = Some(reg);
                }
                None => {
                    let is_temporary = self.cost[node as usize].is_infinite();
                    let victim = if is_temporary { self.victim(code, graph, node, &regs) } else { Some(node) };
                    let Some(victim) = victim else { return Coloring::Stuck(node) };
                    if let Some(recorder) = &mut recorder {
                        let action = ColoringAction::Spill { node: victim, temporary: is_temporary.then_some(node) };
                        recorder.select(action, victim, NodeList::Spilled);
                    }
                    spilled.push(victim);
                }
            }
        }
        let root = |vreg: VReg| self.resolve(End::Node(vreg));
        if !spilled.is_empty() {
            let is_spilled = |&value: &VReg| match root(value) {
                End::Node(node) => spilled.contains(&node),
                End::Reg(_) => false,
            };
            let values: Vec<VReg> = (0..code.func.num_values() as VReg).filter(is_spilled).collect();
            if let Some(recorder) = recorder {
                recorder.rewrite(&values);
            }
            return Coloring::Spill(values);
        }
        let reg = |vreg: VReg| match root(vreg) {
            End::Node(node) => regs[node as usize],
            End::Reg(reg) => Some(reg),
        };
        Coloring::Done((0..count as VReg).map(reg).collect())
    }

    /// The cheapest neighbour with a value in a register that a temporary could have.
    fn victim(&self, code: &Lowered<'_>, graph: &Graph, node: VReg, regs: &[Option<Reg>]) -> Option<VReg> {
        let open: Vec<Reg> = graph.open_regs(code, node).collect();
        let is_in_the_way = |&other: &VReg| {
            let held = regs[other as usize].filter(|_| self.cost[other as usize].is_finite());
            held.is_some_and(|held| open.iter().any(|&reg| code.target.overlap(reg, held)))
        };
        let candidates = graph.neighbours[node as usize].iter().copied().filter(is_in_the_way);
        candidates.min_by(|a, b| self.cost[*a as usize].total_cmp(&self.cost[*b as usize]))
    }
}

/// By virtual register: the cost of spilling it. That is 10 to the power of the loop depth for each use and definition.
pub fn costs(code: &Lowered<'_>, lives: &Lives) -> Vec<f64> {
    let weight = |depth: u32| 10f64.powi(depth.min(6) as i32);
    let cost = |vreg: usize| match vreg < code.func.num_values() {
        true => lives.lifetimes[vreg].uses.iter().map(|it| weight(it.depth)).sum(),
        false => f64::INFINITY,
    };
    (0..code.vregs.len()).map(cost).collect()
}
