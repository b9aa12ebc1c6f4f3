//! Minimum cuts of networks most of whose arcs lead to nodes with higher numbers.
//!
//! # Input
//!
//! A network of nodes and arcs with capacities.
//!
//! # Output
//!
//! The capacity of a minimum cut and, among these cuts, the one with the fewest nodes on the side of the target.
//!
//! # Why correct
//!
//! A maximum flow has the capacity of a minimum cut. The nodes from which the target can still be reached are on its side
//! in every minimum cut.
//!
//! The first turn follows all arcs to nodes with higher numbers, and the others follow shortest paths. So paths of all lengths
//! along the control flow are found in one turn. Turns after it only have to reroute what this one sent.
//!
//! # Cost
//!
//! Linear in the arcs: the search gives up after [`MAX_STEPS`] steps for each arc.
//!
//! # Reference
//!
//! E. A. Dinic: *Algorithm for solution of a problem of maximum flow in a network with power estimation*, Soviet
//! Mathematics Doklady 11(5), 1970.

use alloc::vec::Vec;

/// No arc, or no level.
const NONE: u32 = u32::MAX;

/// Maximum number of steps of a search, for each arc of the network. With more there is no result, and the plan stays as it
/// is. Bounds the cost of functions that no person writes. 30 % more or less does not change the sum of costs.
const MAX_STEPS: usize = 64;

/// A network. Keeps its buffers.
#[derive(Default)]
pub struct MinCut {
    /// By node: its last arc.
    last: Vec<u32>,
    /// Arcs in pairs, each beside its reverse.
    arcs: Vec<Arc>,
    /// By node: its distance from the source, or [`NONE`]. In the first turn it is the number of the node.
    level: Vec<u32>,
    /// By node: the arc to try next.
    next: Vec<u32>,
    queue: Vec<u32>,
    path: Vec<u32>,
    inside: Vec<bool>,
}

#[derive(Clone, Copy)]
struct Arc {
    to: u32,
    /// The previous arc of the same node.
    before: u32,
    /// Residual capacity.
    left: u64,
}

impl MinCut {
    /// Starts over, with a network of `nodes` nodes and no arcs.
    pub fn reset(&mut self, nodes: usize) {
        self.last.clear();
        self.last.resize(nodes, NONE);
        self.arcs.clear();
    }
    /// Adds an arc.
    pub fn add(&mut self, from: u32, to: u32, capacity: u64) {
        for (from, to, left) in [(from, to, capacity), (to, from, 0)] {
            let before = core::mem::replace(&mut self.last[from as usize], self.arcs.len() as u32);
            self.arcs.push(Arc { to, before, left });
        }
    }
    /// The capacity of a minimum cut between two nodes; `None` if the search takes too long.
    pub fn solve(&mut self, source: u32, target: u32) -> Option<u64> {
        let mut steps = MAX_STEPS * self.arcs.len();
        let mut flow = 0;
        self.number_levels(source, target);
        loop {
            self.next.clone_from(&self.last);
            steps = steps.checked_sub(self.arcs.len())?;
            while let Some(more) = self.augment(source, target) {
                flow += more;
                steps = steps.checked_sub(self.path.len())?;
            }
            if !self.find_levels(source, target) {
                return Some(flow);
            }
        }
    }
    /// Finds the nodes on the side of the target, after [`MinCut::solve`]: those of the minimum cut with the fewest.
    pub fn find_side_of(&mut self, target: u32) {
        self.inside.clear();
        self.inside.resize(self.last.len(), false);
        self.inside[target as usize] = true;
        self.queue.clear();
        self.queue.push(target);
        while let Some(node) = self.queue.pop() {
            let mut at = self.last[node as usize];
            while at != NONE {
                // The reverse of this arc leads to `node`.
                let Arc { to: from, before, .. } = self.arcs[at as usize];
                if self.arcs[at as usize ^ 1].left > 0 && !core::mem::replace(&mut self.inside[from as usize], true) {
                    self.queue.push(from);
                }
                at = before;
            }
        }
    }
    /// Whether a node is on this side.
    pub fn is_inside(&self, node: u32) -> bool {
        self.inside[node as usize]
    }

    /// Takes numbers as distances; the source comes first and the target last.
    fn number_levels(&mut self, source: u32, target: u32) {
        self.level.clear();
        self.level.extend(1..=self.last.len() as u32);
        self.level[source as usize] = 0;
        self.level[target as usize] = NONE;
    }
    /// Finds the distances from the source over arcs with residual capacity. Returns whether the target is reached.
    fn find_levels(&mut self, source: u32, target: u32) -> bool {
        self.level.clear();
        self.level.resize(self.last.len(), NONE);
        self.level[source as usize] = 0;
        self.queue.clear();
        self.queue.push(source);
        let mut done = 0;
        while let Some(&node) = self.queue.get(done) {
            done += 1;
            let mut at = self.last[node as usize];
            while at != NONE {
                let Arc { to, before, left } = self.arcs[at as usize];
                if left > 0 && self.level[to as usize] == NONE {
                    self.level[to as usize] = self.level[node as usize] + 1;
                    self.queue.push(to);
                }
                at = before;
            }
        }
        self.level[target as usize] != NONE
    }
    /// Sends as much as possible along one more path of ascending levels. Returns the amount.
    fn augment(&mut self, source: u32, target: u32) -> Option<u64> {
        self.path.clear();
        let mut node = source;
        while node != target {
            let at = self.next[node as usize];
            if at == NONE {
                // A dead end.
                let back = self.path.pop()?;
                node = self.arcs[back as usize ^ 1].to;
                self.next[node as usize] = self.arcs[back as usize].before;
                continue;
            }
            let Arc { to, before, left } = self.arcs[at as usize];
            if left > 0 && self.level[to as usize] > self.level[node as usize] {
                self.path.push(at);
                node = to;
            } else {
                self.next[node as usize] = before;
            }
        }
        let amount = self.path.iter().map(|&at| self.arcs[at as usize].left).min()?;
        for &at in &self.path {
            self.arcs[at as usize].left -= amount;
            self.arcs[at as usize ^ 1].left += amount;
        }
        Some(amount)
    }
}
