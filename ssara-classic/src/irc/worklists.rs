//! The work lists of George and Appel.

use std::collections::BTreeSet;

use ssara_core::target::Reg;

use crate::coloring::Coloring;
use crate::coloring::graph::{End, Graph, copies};
use crate::coloring::select::{Order, costs};
use crate::live::Lives;
use crate::lower::{Lowered, VReg};
use crate::trace::coloring::{ColoringAction, CopyState, Node, NodeList, RoundRecorder};

/// A work list of nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum List {
    /// Trivially colourable, without copies.
    Simplify,
    /// Trivially colourable, with copies.
    Freeze,
    /// Not trivially colourable.
    Spill,
}

/// Where a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// No node.
    None,
    /// In a work list.
    Listed(List),
    /// On the stack.
    Stacked,
    /// Merged into another node, or into a register.
    Coalesced,
}

/// The work lists.
pub struct Worklists<'a, 'b> {
    code: &'a mut Lowered<'b>,
    graph: Graph,
    /// By node: see [`Graph::squeeze`], over the neighbours that are not on the stack or merged.
    squeeze: Vec<u32>,
    /// By node: the number of registers that are open to it.
    open: Vec<u32>,
    state: Vec<State>,
    /// The stack, and what is merged.
    order: Order,
    /// The ends of copies, the most frequent first.
    moves: Vec<(End, End)>,
    move_state: Vec<CopyState>,
    /// By node: its copies.
    moves_of: Vec<Vec<usize>>,
    /// By work list: its nodes.
    lists: [BTreeSet<VReg>; 3],
    waiting: BTreeSet<usize>,
    /// Notes the steps, if they are wanted.
    recorder: Option<RoundRecorder>,
}

impl<'a, 'b> Worklists<'a, 'b> {
    /// Sorts the nodes into the lists.
    pub fn new(code: &'a mut Lowered<'b>, graph: Graph, lives: &Lives, mut recorder: Option<RoundRecorder>) -> Self {
        let count = code.vregs.len();
        let is_node = graph.nodes(lives);
        let moves = copies(code, &is_node);
        let order = Order::new(costs(code, lives));
        let mut moves_of = vec![Vec::new(); count];
        for (index, &(a, b)) in moves.iter().enumerate() {
            for end in [a, b] {
                if let End::Node(node) = end {
                    moves_of[node as usize].push(index);
                }
            }
        }
        if let Some(recorder) = &mut recorder {
            recorder.build(code, &graph, &moves);
        }
        let state = vec![State::None; count];
        let open = (0..count).map(|vreg| graph.open_regs(code, vreg as VReg).count() as u32).collect();
        let mut squeeze = vec![0; count];
        for (node, squeeze) in squeeze.iter_mut().enumerate() {
            let neighbours = graph.neighbours[node].clone();
            *squeeze = neighbours.iter().map(|&other| graph.squeeze(code, node as VReg, other)).sum();
        }
        let (waiting, move_state) = ((0..moves.len()).collect(), vec![CopyState::Waiting; moves.len()]);
        let mut lists = Worklists {
            code,
            graph,
            squeeze,
            open,
            state,
            order,
            moves,
            move_state,
            moves_of,
            lists: Default::default(),
            waiting,
            recorder,
        };
        for node in (0..count as VReg).filter(|&node| is_node[node as usize]) {
            lists.sort(node);
        }
        lists.note(|_| ColoringAction::Build);
        lists
    }

    /// Empties the lists onto the stack.
    pub fn run(&mut self) {
        loop {
            if let Some(&node) = self.list(List::Simplify).first() {
                self.push(node);
                self.note(|lists| ColoringAction::Simplify {
                    node,
                    squeeze: lists.squeeze[node as usize],
                    open: lists.open[node as usize],
                });
            } else if let Some(index) = self.waiting.pop_first() {
                let ends = self.coalesce(index);
                self.note(|lists| ColoringAction::Coalesce { ends, outcome: lists.move_state[index] });
            } else if let Some(&node) = self.list(List::Freeze).first() {
                self.freeze_moves(node);
                self.put(node, State::Listed(List::Simplify));
                self.note(|_| ColoringAction::Freeze(node));
            } else if let Some(node) = self.select_spill() {
                self.freeze_moves(node);
                self.put(node, State::Listed(List::Simplify));
                self.note(|lists| ColoringAction::PotentialSpill {
                    node,
                    cost: lists.order.cost[node as usize],
                    squeeze: lists.squeeze[node as usize],
                });
            } else {
                break;
            }
        }
    }

    /// Gives colours to the nodes on the stack.
    pub fn color(mut self) -> (Coloring, Option<RoundRecorder>) {
        let coloring = self.order.select(self.code, &self.graph, self.recorder.as_mut());
        (coloring, self.recorder)
    }

    /// Notes a step that has been done.
    fn note(&mut self, action: impl FnOnce(&Self) -> ColoringAction) {
        let Some(mut recorder) = self.recorder.take() else { return };
        let node = |node: VReg| {
            let list = match self.state[node as usize] {
                State::None => NodeList::None,
                State::Listed(List::Simplify) => NodeList::Simplify,
                State::Listed(List::Freeze) => NodeList::Freeze,
                State::Listed(List::Spill) => NodeList::Spill,
                State::Stacked => NodeList::Stack,
                State::Coalesced => self.order.alias[node as usize].map_or(NodeList::None, NodeList::Coalesced),
            };
            Node { list, squeeze: self.squeeze[node as usize], open: self.open[node as usize] }
        };
        recorder.step(action(self), node, &self.move_state);
        self.recorder = Some(recorder);
    }

    fn list(&self, list: List) -> &BTreeSet<VReg> {
        &self.lists[list as usize]
    }
    /// Moves a node.
    fn put(&mut self, node: VReg, state: State) {
        if let State::Listed(list) = std::mem::replace(&mut self.state[node as usize], state) {
            self.lists[list as usize].remove(&node);
        }
        if let State::Listed(list) = state {
            self.lists[list as usize].insert(node);
        }
    }
    fn is_listed(&self, node: VReg) -> bool {
        matches!(self.state[node as usize], State::Listed(_))
    }
    /// Puts a node into the list to which it belongs.
    fn sort(&mut self, node: VReg) {
        let list = match (self.is_trivial(node), self.is_move_related(node)) {
            (false, _) => List::Spill,
            (true, true) => List::Freeze,
            (true, false) => List::Simplify,
        };
        self.put(node, State::Listed(list));
    }
    /// Whether a node finds a register whatever its neighbours take.
    fn is_trivial(&self, node: VReg) -> bool {
        self.squeeze[node as usize] < self.open[node as usize]
    }
    fn is_move_related(&self, node: VReg) -> bool {
        self.moves_of[node as usize].iter().any(|&index| self.is_pending(index))
    }
    /// Whether a copy may still be merged.
    fn is_pending(&self, index: usize) -> bool {
        matches!(self.move_state[index], CopyState::Waiting | CopyState::Active)
    }
    /// The neighbours of a node that are in the lists.
    fn neighbours(&self, node: VReg) -> Vec<VReg> {
        self.graph.neighbours[node as usize].iter().copied().filter(|&other| self.is_listed(other)).collect()
    }

    fn push(&mut self, node: VReg) {
        self.put(node, State::Stacked);
        self.order.stack.push(node);
        for other in self.neighbours(node) {
            let less = self.graph.squeeze(self.code, other, node);
            self.relieve(other, less);
        }
    }
    /// A node has lost a neighbour, or a part of its squeeze.
    fn relieve(&mut self, node: VReg, less: u32) {
        let was_trivial = self.is_trivial(node);
        self.squeeze[node as usize] -= less;
        self.update(node, was_trivial);
    }
    /// A node may have become trivially colourable.
    fn update(&mut self, node: VReg, was_trivial: bool) {
        if !was_trivial && self.is_trivial(node) {
            for other in self.neighbours(node).into_iter().chain([node]) {
                for at in 0..self.moves_of[other as usize].len() {
                    let index = self.moves_of[other as usize][at];
                    if self.move_state[index] == CopyState::Active {
                        self.move_state[index] = CopyState::Waiting;
                        self.waiting.insert(index);
                    }
                }
            }
            self.sort(node);
        }
    }

    /// Tries to merge the ends of a copy, which are returned.
    fn coalesce(&mut self, index: usize) -> (End, End) {
        let (a, b) = (self.order.resolve(self.moves[index].0), self.order.resolve(self.moves[index].1));
        let merged = match (a, b) {
            (End::Node(a), End::Node(b)) if a == b => true,
            (End::Node(a), End::Node(b)) => self.briggs(a, b).inspect(|&()| self.merge(a, b)).is_some(),
            (End::Node(node), End::Reg(reg)) | (End::Reg(reg), End::Node(node)) => self.george(node, reg),
            (End::Reg(_), End::Reg(_)) => true,
        };
        let is_constrained = match (a, b) {
            (End::Node(a), End::Node(b)) => a != b && self.graph.has_edge(a, b),
            (End::Node(node), End::Reg(reg)) | (End::Reg(reg), End::Node(node)) => !self.is_open(node, reg),
            _ => false,
        };
        self.move_state[index] = match (merged, is_constrained) {
            (true, _) => CopyState::Coalesced,
            (false, true) => CopyState::Constrained,
            (false, false) => CopyState::Active,
        };
        for end in [self.order.resolve(a), self.order.resolve(b)] {
            if let End::Node(node) = end
                && self.is_listed(node)
            {
                self.sort(node);
            }
        }
        (a, b)
    }
    fn is_open(&self, node: VReg, reg: Reg) -> bool {
        self.graph.open_regs(self.code, node).any(|open| open == reg)
    }

    /// Briggs' rule: the merged node has fewer neighbours of significant degree than registers.
    fn briggs(&mut self, a: VReg, b: VReg) -> Option<()> {
        if self.graph.has_edge(a, b) {
            return None;
        }
        let (set_a, set_b) = (self.graph.sets[a as usize]?, self.graph.sets[b as usize]?);
        let set = self.code.sets.intersect(set_a, set_b);
        let blocked = [&self.graph.blocked[a as usize], &self.graph.blocked[b as usize]];
        let is_open = |reg: &&Reg| blocked.iter().all(|blocked| !self.code.sets.overlaps(**reg, blocked));
        let open = self.code.sets.regs(set).iter().filter(is_open).count() as u32;
        let mut neighbours = self.neighbours(a);
        neighbours.extend(self.neighbours(b));
        neighbours.sort_unstable();
        neighbours.dedup();
        let mut squeeze = 0;
        neighbours.retain(|&other| !self.is_trivial(other));
        for other in neighbours.into_iter().filter_map(|other| self.graph.sets[other as usize]) {
            squeeze += self.code.sets.squeeze(set, other);
        }
        (squeeze < open).then_some(())
    }

    /// Merges `b` into `a`.
    fn merge(&mut self, a: VReg, b: VReg) {
        let (Some(old), Some(set_b)) = (self.graph.sets[a as usize], self.graph.sets[b as usize]) else { return };
        let set = self.code.sets.intersect(old, set_b);
        self.leave(b, End::Node(a));
        let units = self.graph.blocked[b as usize].clone();
        self.graph.blocked[a as usize].union_with(&units);
        self.order.add_cost(a, b);
        let moves = std::mem::take(&mut self.moves_of[b as usize]);
        self.moves_of[a as usize].extend(moves);
        for other in self.neighbours(a) {
            let less = self.graph.squeeze(self.code, other, a);
            self.graph.sets[a as usize] = Some(set);
            let more = self.graph.squeeze(self.code, other, a);
            self.graph.sets[a as usize] = Some(old);
            self.relieve(other, less - more);
        }
        self.graph.sets[a as usize] = Some(set);
        for other in self.graph.neighbours[b as usize].clone() {
            if self.state[other as usize] == State::None || self.state[other as usize] == State::Coalesced {
                continue;
            }
            let is_listed = self.is_listed(other);
            let was_trivial = self.is_trivial(other);
            if self.graph.add_edge(self.code, a, other) && is_listed {
                self.squeeze[other as usize] += self.graph.squeeze(self.code, other, a);
            }
            if is_listed {
                self.squeeze[other as usize] -= self.graph.squeeze(self.code, other, b);
                self.update(other, was_trivial);
            }
        }
        let neighbours = self.neighbours(a);
        self.squeeze[a as usize] = neighbours.iter().map(|&other| self.graph.squeeze(self.code, a, other)).sum();
        self.open[a as usize] = self.graph.open_regs(self.code, a).count() as u32;
    }
    /// Takes a node out of the lists, as it is merged.
    fn leave(&mut self, node: VReg, into: End) {
        self.put(node, State::Coalesced);
        self.order.alias[node as usize] = Some(into);
    }

    /// George's rule: each neighbour of the node is trivially colourable, or cannot have the register anyway. Merges the
    /// node into the register if so.
    fn george(&mut self, node: VReg, reg: Reg) -> bool {
        if !self.is_open(node, reg) {
            return false;
        }
        let units = self.code.target.units_of([reg]);
        let neighbours = self.graph.neighbours[node as usize].clone();
        let is_harmless = |&other: &VReg| {
            let blocked = &self.graph.blocked[other as usize];
            !self.is_listed(other) || self.is_trivial(other) || units.iter().all(|unit| blocked.contains(unit))
        };
        if !neighbours.iter().all(is_harmless) {
            return false;
        }
        self.leave(node, End::Reg(reg));
        for other in neighbours {
            let was_trivial = self.is_trivial(other);
            self.graph.blocked[other as usize].union_with(&units);
            self.open[other as usize] = self.graph.open_regs(self.code, other).count() as u32;
            if self.is_listed(other) {
                self.squeeze[other as usize] -= self.graph.squeeze(self.code, other, node);
                self.update(other, was_trivial);
            }
        }
        true
    }

    /// Gives up the copies of a node.
    fn freeze_moves(&mut self, node: VReg) {
        for index in self.moves_of[node as usize].clone() {
            if !self.is_pending(index) {
                continue;
            }
            self.move_state[index] = CopyState::Frozen;
            self.waiting.remove(&index);
            for end in [self.order.resolve(self.moves[index].0), self.order.resolve(self.moves[index].1)] {
                if let End::Node(other) = end
                    && other != node
                    && self.list(List::Freeze).contains(&other)
                {
                    self.sort(other);
                }
            }
        }
    }

    /// The node with the least cost for its squeeze.
    fn select_spill(&self) -> Option<VReg> {
        let ratio = |node: &VReg| self.order.cost[*node as usize] / f64::from(self.squeeze[*node as usize].max(1));
        self.list(List::Spill).iter().copied().min_by(|a, b| ratio(a).total_cmp(&ratio(b)))
    }
}
