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
//! in every minimum cut. The search for one more path finds these, when it does not come to the source.
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

/// No arc, or no way to the target.
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
    /// By node: its distance to the target, or [`NONE`]. In the first turn nodes with higher numbers are nearer.
    level: Vec<u32>,
    /// By node: the arc to try next.
    next: Vec<u32>,
    queue: Vec<u32>,
    path: Vec<u32>,
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
        let at = self.arcs.len() as u32;
        let before = core::mem::replace(&mut self.last[from as usize], at);
        let arc = Arc { to, before, left: capacity };
        let before = core::mem::replace(&mut self.last[to as usize], at + 1);
        self.arcs.extend_from_slice(&[arc, Arc { to: from, before, left: 0 }]);
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
    /// Whether a node is on the side of the target, after [`MinCut::solve`].
    pub fn is_inside(&self, node: u32) -> bool {
        self.level[node as usize] != NONE
    }

    /// Takes numbers as distances; the source comes first and the target last.
    fn number_levels(&mut self, source: u32, target: u32) {
        self.level.clear();
        self.level.extend((1..=self.last.len() as u32).rev());
        self.level[source as usize] = NONE;
        self.level[target as usize] = 0;
    }
    /// Finds the distances to the target over arcs with residual capacity. Returns whether it is reached from the source.
    fn find_levels(&mut self, source: u32, target: u32) -> bool {
        let MinCut { last, arcs, level, queue, .. } = self;
        let (last, arcs) = (&last[..], &arcs[..]);
        level.clear();
        level.resize(last.len(), NONE);
        level[target as usize] = 0;
        queue.clear();
        queue.push(target);
        let mut done = 0;
        while let Some(&node) = queue.get(done) {
            done += 1;
            let next_level = level[node as usize] + 1;
            let mut at = last[node as usize];
            while at != NONE {
                // The reverse of this arc leads to `node`.
                let Arc { to: from, before, .. } = arcs[at as usize];
                if level[from as usize] == NONE && arcs[at as usize ^ 1].left > 0 {
                    level[from as usize] = next_level;
                    queue.push(from);
                }
                at = before;
            }
        }
        level[source as usize] != NONE
    }
    /// Sends as much as possible along one more path of descending levels. Returns the amount.
    fn augment(&mut self, source: u32, target: u32) -> Option<u64> {
        let MinCut { arcs, level, next, path, .. } = self;
        let (arcs, level, next) = (&mut arcs[..], &level[..], &mut next[..]);
        path.clear();
        let mut node = source;
        while node != target {
            let at = next[node as usize];
            if at == NONE {
                // A dead end.
                let back = path.pop()?;
                node = arcs[back as usize ^ 1].to;
                next[node as usize] = arcs[back as usize].before;
                continue;
            }
            let Arc { to, before, left } = arcs[at as usize];
            if left > 0 && level[to as usize] < level[node as usize] {
                path.push(at);
                node = to;
            } else {
                next[node as usize] = before;
            }
        }
        let amount = path.iter().map(|&at| arcs[at as usize].left).min()?;
        for &at in &*path {
            arcs[at as usize].left -= amount;
            arcs[at as usize ^ 1].left += amount;
        }
        Some(amount)
    }
}
