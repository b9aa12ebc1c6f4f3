//! The content of each cell at one program point.
//!
//! There can be as many slots as values, and few of them hold something at any one point. So only the creation of a state
//! takes time proportional to the number of cells.

use alloc::vec::Vec;

use crate::sets::Set;

/// The content of all cells.
pub(super) struct State {
    content: Vec<Set>,
    /// The cells that may hold something, each once.
    occupied: Vec<u32>,
    /// Whether each cell is in `occupied`.
    listed: Vec<bool>,
    /// The contents that were overwritten since the first of the marks.
    journal: Vec<(u32, Set)>,
    /// The number of marks.
    marks: u32,
}

impl State {
    /// The state of `cells` cells in which none holds anything.
    pub(super) fn new(cells: usize) -> Self {
        State {
            content: alloc::vec![Set::EMPTY; cells],
            occupied: Vec::new(),
            listed: alloc::vec![false; cells],
            journal: Vec::new(),
            marks: 0,
        }
    }
    /// What a cell holds.
    pub(super) fn get(&self, cell: u32) -> Set {
        self.content[cell as usize]
    }
    /// Changes what a cell holds.
    pub(super) fn set(&mut self, cell: u32, set: Set) {
        let old = core::mem::replace(&mut self.content[cell as usize], set);
        if self.marks > 0 {
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
    /// Remembers the state, for [`State::go_back`], and begins to remember changes.
    pub(super) fn mark(&mut self) -> usize {
        self.marks += 1;
        self.journal.len()
    }
    /// Returns to the state of the last mark, and forgets the mark.
    pub(super) fn go_back(&mut self, mark: usize) {
        for (cell, old) in self.journal.drain(mark..).rev() {
            self.content[cell as usize] = old;
        }
        self.marks -= 1;
    }
    /// Forgets the last mark.
    pub(super) fn unmark(&mut self, mark: usize) {
        self.journal.truncate(mark);
        self.marks -= 1;
    }
    /// The number of changes since the first mark.
    pub(super) fn num_changes(&self) -> usize {
        self.journal.len()
    }
    /// The cells that have changed since there were so many changes, some of them several times.
    pub(super) fn changes_since(&self, changes: usize) -> impl Iterator<Item = u32> + '_ {
        self.journal[changes..].iter().map(|change| change.0)
    }
}
