//! Control flow drawn at random: loops with one entry and with several, critical edges, two edges between the same
//! blocks, blocks that nothing reaches, and computed jumps.

use ssara_core::target::FormKind;

use super::super::rng::Rng;

/// Maximum number of blocks: sets of them are words.
const MAX_BLOCKS: usize = 10;

/// How a block ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// At so many successors.
    Branch(u16),
    /// In a return.
    Return,
    /// In a trap.
    Trap,
}

impl Exit {
    /// The kind of the form.
    pub fn kind(self) -> FormKind {
        match self {
            Exit::Branch(_) => FormKind::Branch,
            Exit::Return => FormKind::Return,
            Exit::Trap => FormKind::Trap,
        }
    }
}

/// A graph of blocks.
pub struct Flow {
    /// By block: its successors.
    pub succs: Vec<Vec<usize>>,
    /// By block: the blocks that dominate it, as a set.
    dominators: Vec<u64>,
    /// By block: whether it ends in a computed jump that shares its targets.
    pub is_computed: Vec<bool>,
}

impl Flow {
    /// A random graph.
    pub fn draw(rng: &mut Rng) -> Flow {
        let count = if rng.one_in(4) { 1 } else { rng.range(2, MAX_BLOCKS) };
        let mut succs: Vec<Vec<usize>> = Vec::new();
        for block in 0..count {
            let is_last = block + 1 == count;
            let number = if is_last && !rng.one_in(4) || rng.one_in(12) { 0 } else { [1, 1, 2, 2, 2, 3][rng.below(6)] };
            let mut to: Vec<usize> = Vec::new();
            while to.len() < number && count > 1 {
                let runs_on = to.is_empty() && !is_last && !rng.one_in(5);
                to.push(if runs_on { block + 1 } else { rng.range(1, count - 1) });
            }
            let to = rng.shuffled(&to);
            succs.push(to);
        }
        let mut flow = Flow { succs, dominators: Vec::new(), is_computed: vec![false; count] };
        if count > 3 && rng.one_in(6) {
            flow.add_computed(rng);
        }
        flow.find_dominators();
        flow
    }

    /// Makes some blocks end in computed jumps to the same targets, and all others go elsewhere.
    fn add_computed(&mut self, rng: &mut Rng) {
        let blocks: Vec<usize> = (1..self.succs.len()).collect();
        let count = rng.range(1, (blocks.len() - 1).min(3));
        let targets: Vec<usize> = rng.shuffled(&blocks)[..count].to_vec();
        let others: Vec<usize> = blocks.iter().copied().filter(|block| !targets.contains(block)).collect();
        for block in 0..self.succs.len() {
            if self.succs[block].is_empty() {
                continue;
            }
            if rng.one_in(2) {
                self.succs[block] = targets.clone();
                self.is_computed[block] = true;
                continue;
            }
            for to in &mut self.succs[block] {
                if targets.contains(to) {
                    *to = others[rng.below(others.len())];
                }
            }
        }
    }

    /// By definition: a block dominates another one if no path from the entry reaches that without it.
    fn find_dominators(&mut self) {
        let count = self.succs.len();
        let all = self.reached_without(count);
        self.dominators = vec![0; count];
        for gone in 0..count {
            let reached = self.reached_without(gone);
            for block in 0..count {
                let is_dominated = all >> block & 1 != 0 && reached >> block & 1 == 0;
                // Of what nothing reaches, only the entry's values are used.
                if is_dominated || block == gone || all >> block & 1 == 0 && gone == 0 {
                    self.dominators[block] |= 1 << gone;
                }
            }
        }
    }
    fn reached_without(&self, gone: usize) -> u64 {
        let mut reached = if gone == 0 { 0 } else { 1 };
        loop {
            let mut next = reached;
            for block in (0..self.succs.len()).filter(|block| reached >> block & 1 != 0) {
                self.succs[block].iter().filter(|&&to| to != gone).for_each(|to| next |= 1 << to);
            }
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// Whether values of `block` can be used in `other`.
    pub fn dominates(&self, block: usize, other: usize) -> bool {
        self.dominators[other] >> block & 1 != 0
    }
    /// The blocks, each after all that dominate it.
    pub fn order(&self) -> Vec<usize> {
        let mut blocks: Vec<usize> = (0..self.succs.len()).collect();
        blocks.sort_by_key(|&block| self.dominators[block].count_ones());
        blocks
    }
}
