//! The content of each cell at one program point.
//!
//! There can be as many slots as values, and few of them hold something at any one point. So only the creation of a state
//! takes time proportional to the number of cells.

use alloc::vec::Vec;

use crate::verify::sets::Set;

/// The content of all cells.
pub(super) struct State {
    content: Vec<Set>,
    /// The cells that may hold something, each once.
    occupied: Vec<u32>,
    /// Whether each cell is in `occupied`.
    listed: Vec<bool>,
    /// The contents that were overwritten since [`State::mark`].
    journal: Vec<(u32, Set)>,
    marked: bool,
}

impl State {
    /// The state of `cells` cells in which none holds anything.
    pub(super) fn new(cells: usize) -> Self {
        State {
            content: alloc::vec![Set::EMPTY; cells],
            occupied: Vec::new(),
            listed: alloc::vec![false; cells],
            journal: Vec::new(),
            marked: false,
        }
    }
    /// What a cell holds.
    pub(super) fn get(&self, cell: u32) -> Set {
        self.content[cell as usize]
    }
    /// Changes what a cell holds.
    pub(super) fn set(&mut self, cell: u32, set: Set) {
        let old = core::mem::replace(&mut self.content[cell as usize], set);
        if self.marked {
            self.journal.push((cell, old));
        }
        if !set.is_empty() && !core::mem::replace(&mut self.listed[cell as usize], true) {
            self.occupied.push(cell);
        }
    }
    /// Empties all cells.
    pub(super) fn clear(&mut self) {
        for cell in self.occupied.drain(..) {
            self.content[cell as usize] = Set::EMPTY;
            self.listed[cell as usize] = false;
        }
    }
    /// The cells that hold something, and what they hold.
    pub(super) fn facts(&self) -> impl Iterator<Item = (u32, Set)> + '_ {
        self.occupied.iter().map(|&cell| (cell, self.get(cell))).filter(|(_, set)| !set.is_empty())
    }
    /// Remembers the state, for [`State::go_back`].
    pub(super) fn mark(&mut self) {
        self.marked = true;
    }
    /// Returns to the state that was marked.
    pub(super) fn go_back(&mut self) {
        self.marked = false;
        while let Some((cell, old)) = self.journal.pop() {
            self.set(cell, old);
        }
    }
}
