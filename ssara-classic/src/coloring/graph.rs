//! The interference graph.
//!
//! Nodes are virtual registers that are neither fixed nor in memory. Two interfere if their lifetimes overlap, unless one
//! is an unchanged copy of the other. What is fixed shows as units that are blocked for a node.

use std::collections::HashSet;

use rustc_hash::FxBuildHasher;
use ssara_core::target::Reg;
use ssara_core::units::UnitSet;

use crate::live::{Lifetime, Lives};
use crate::lower::{Home, Lowered, VReg};
use crate::regs::SetId;

/// The interference graph.
pub struct Graph {
    /// By virtual register: its registers, if it is a node.
    pub sets: Vec<Option<SetId>>,
    /// By node: its neighbours, those that were merged into others included.
    pub neighbours: Vec<Vec<VReg>>,
    edges: HashSet<(VReg, VReg), FxBuildHasher>,
    /// By node: the units that it cannot have.
    pub blocked: Vec<UnitSet>,
}

impl Graph {
    /// Builds the graph: a sweep over the ranges of all lifetimes as they start.
    pub fn new(code: &mut Lowered<'_>, lives: &Lives) -> Graph {
        let count = code.vregs.len();
        let set = |home: Home| if let Home::Regs(set) = home { Some(set) } else { None };
        let sets: Vec<Option<SetId>> = code.vregs.iter().map(|data| set(data.home)).collect();
        let blocked = vec![code.target.no_units(); count];
        let mut graph = Graph { sets, neighbours: vec![Vec::new(); count], edges: HashSet::default(), blocked };
        let mut starts: Vec<(u32, u32, Event)> = Vec::new();
        for (vreg, lifetime) in lives.lifetimes.iter().enumerate() {
            let ranges = lifetime.ranges.iter().filter(|_| graph.sets[vreg].is_some());
            starts.extend(ranges.map(|range| (range.0, range.1, Event::Live(vreg as VReg))));
        }
        for (unit, busy) in lives.busy.iter().enumerate() {
            let events = busy.iter().map(|busy| (busy.range.0, busy.range.1, Event::Busy(unit as u16, busy.source)));
            starts.extend(events);
        }
        starts.sort_unstable();
        let mut active: Vec<(u32, Event)> = Vec::new();
        for (start, end, event) in starts {
            active.retain(|&(end, _)| end > start);
            for &(_, other) in &active {
                graph.meet(code, event, other);
            }
            active.push((end, event));
        }
        graph
    }

    fn meet(&mut self, code: &mut Lowered<'_>, a: Event, b: Event) {
        match (a, b) {
            (Event::Live(a), Event::Live(b)) => {
                let is_copy = |a: VReg, b: VReg| code.vregs[a as usize].source == Some(b);
                if a != b && !is_copy(a, b) && !is_copy(b, a) {
                    self.add_edge(code, a, b);
                }
            }
            (Event::Live(vreg), Event::Busy(unit, source)) | (Event::Busy(unit, source), Event::Live(vreg)) => {
                if source != Some(vreg) {
                    self.blocked[vreg as usize].insert(unit);
                }
            }
            (Event::Busy(..), Event::Busy(..)) => {}
        }
    }

    /// Adds an edge if the two can take registers from each other. Returns whether it is new.
    pub fn add_edge(&mut self, code: &mut Lowered<'_>, a: VReg, b: VReg) -> bool {
        if self.squeeze(code, a, b) == 0 || !self.edges.insert((a.min(b), a.max(b))) {
            return false;
        }
        self.neighbours[a as usize].push(b);
        self.neighbours[b as usize].push(a);
        true
    }
    /// By virtual register: whether it is a node that lives somewhere.
    pub fn nodes(&self, lives: &Lives) -> Vec<bool> {
        let is_node = |(set, lifetime): (&Option<SetId>, &Lifetime)| set.is_some() && !lifetime.ranges.is_empty();
        self.sets.iter().zip(&lives.lifetimes).map(is_node).collect()
    }
    /// Whether two nodes interfere.
    pub fn has_edge(&self, a: VReg, b: VReg) -> bool {
        self.edges.contains(&(a.min(b), a.max(b)))
    }
    /// The maximum number of registers that `other` takes from `node`.
    pub fn squeeze(&self, code: &mut Lowered<'_>, node: VReg, other: VReg) -> u32 {
        match (self.sets[node as usize], self.sets[other as usize]) {
            (Some(set), Some(other)) => code.sets.squeeze(set, other),
            _ => 0,
        }
    }
    /// The registers that are open to a node.
    pub fn open_regs<'a>(&'a self, code: &'a Lowered<'_>, node: VReg) -> impl Iterator<Item = Reg> + 'a {
        let regs = self.sets[node as usize].map_or(&[][..], |set| code.sets.regs(set));
        regs.iter().copied().filter(move |&reg| !code.sets.overlaps(reg, &self.blocked[node as usize]))
    }
}

/// An end of a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A node.
    Node(VReg),
    /// A register, of something fixed.
    Reg(Reg),
}

/// The copies between nodes, and between nodes and registers, the most frequent first.
pub fn copies(code: &Lowered<'_>, is_node: &[bool]) -> Vec<(End, End)> {
    let end = |vreg: VReg| match code.vregs[vreg as usize].home {
        Home::Fixed(reg) => Some(End::Reg(reg)),
        _ => is_node[vreg as usize].then_some(End::Node(vreg)),
    };
    let mut moves = Vec::new();
    code.for_each_copy(|from, to, frequency| {
        if let (Some(from), Some(to)) = (end(from), end(to)) {
            moves.push((frequency, from, to));
        }
    });
    moves.sort_by(|a, b| b.0.total_cmp(&a.0));
    moves.into_iter().map(|(_, a, b)| (a, b)).collect()
}

/// What starts in the sweep.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// A range of a node.
    Live(VReg),
    /// A stretch in which a unit is occupied, and what it holds.
    Busy(u16, Option<VReg>),
}
