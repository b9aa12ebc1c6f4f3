//! The groups of an instruction: which tuples of their lists are still possible.
//!
//! # Input
//!
//! The groups of a form, the registers that each member may take, and the registers that members are given.
//!
//! # Output
//!
//! Whether a member may take a register, so that a tuple remains.
//!
//! # Invariant
//!
//! The tuples of a group that remain are those that agree with every register that was given.
//!
//! # Why correct
//!
//! A member may take a register iff a remaining tuple has the register at its place.
//!
//! # Cost
//!
//! Each list has an index. It gives, for a member and a register, the set of tuples with that register there. The sets are
//! bit sets, so a question takes one step for 64 tuples. The size of an index is tuples times members times registers, in
//! bits. It is made at the first instruction that takes the list, and kept for those that follow.

use alloc::vec::Vec;

use crate::target::{FormRelation, Reg, Relation, TargetDesc, TupleList};

/// The groups of an instruction. Keeps its buffers.
#[derive(Default)]
pub struct Groups {
    /// By tuple list; those of lists that no instruction has asked for are empty.
    indexes: Vec<TupleIndex>,
    groups: Vec<Group>,
    /// By group: the tuples whose registers the members may take.
    possible: Vec<u64>,
    /// By group: those that agree with the registers that were given.
    remaining: Vec<u64>,
    /// The tuples with a register that a member may take.
    union: Vec<u64>,
}

/// A group.
#[derive(Clone, Copy)]
struct Group {
    first: u16,
    len: u16,
    list: TupleList,
    /// Its sets: start and length in words.
    sets: (usize, usize),
}

impl Group {
    fn place(self, operand: u16) -> Option<usize> {
        operand.checked_sub(self.first).filter(|&place| place < self.len).map(usize::from)
    }
    fn words(self) -> core::ops::Range<usize> {
        self.sets.0..self.sets.0 + self.sets.1
    }
}

impl Groups {
    /// Takes in the groups of a form.
    pub fn set(&mut self, target: &TargetDesc, relations: &[FormRelation]) {
        self.groups.clear();
        let mut words = 0;
        for relation in relations {
            let Relation::Group { first, list } = relation.relation else { continue };
            if self.indexes.len() <= list.index() {
                self.indexes.resize_with(list.index() + 1, TupleIndex::default);
            }
            let index = &mut self.indexes[list.index()];
            index.set(target, list);
            let len = target.tuple_lists[list.index()].len.into();
            self.groups.push(Group { first, len, list, sets: (words, index.words) });
            words += index.words;
        }
        self.possible.clear();
        self.possible.resize(words, 0);
        self.remaining.clear();
        self.remaining.resize(words, 0);
    }
    /// Makes all tuples possible, and forgets which registers were given.
    pub fn reset(&mut self) {
        for group in &self.groups {
            self.possible[group.words()].copy_from_slice(self.indexes[group.list.index()].all());
        }
        self.take_all_back();
    }
    /// Forgets which registers were given.
    pub fn take_all_back(&mut self) {
        self.remaining.copy_from_slice(&self.possible);
    }
    /// Lets an operand take only these registers.
    pub fn restrict(&mut self, operand: u16, regs: impl Iterator<Item = Reg> + Clone) {
        for group in &self.groups {
            let Some(place) = group.place(operand) else { continue };
            let index = &self.indexes[group.list.index()];
            self.union.clear();
            self.union.resize(group.sets.1, 0);
            for reg in regs.clone() {
                self.union.iter_mut().zip(index.row(place, reg)).for_each(|(union, row)| *union |= row);
            }
            let possible = &mut self.possible[group.words()];
            possible.iter_mut().zip(&self.union).for_each(|(tuples, union)| *tuples &= union);
        }
    }
    /// Gives an operand a register.
    pub fn give(&mut self, operand: u16, reg: Reg) {
        for group in &self.groups {
            let Some(place) = group.place(operand) else { continue };
            let row = self.indexes[group.list.index()].row(place, reg);
            let remaining = &mut self.remaining[group.words()];
            remaining.iter_mut().zip(row).for_each(|(tuples, row)| *tuples &= row);
        }
    }
    /// Finds the tuples that remain when the operands have these registers only.
    pub fn set_given(&mut self, regs: &[Option<Reg>]) {
        self.take_all_back();
        for at in 0..self.groups.len() {
            let Group { first, len, .. } = self.groups[at];
            for operand in first..first + len {
                if let Some(reg) = regs[usize::from(operand)] {
                    self.give(operand, reg);
                }
            }
        }
    }
    /// For each group, whether a tuple remains if these operands, which have no register, are given this one.
    pub fn allow(&self, operands: impl Iterator<Item = u16> + Clone, reg: Reg) -> impl Iterator<Item = bool> {
        self.groups.iter().map(move |group| {
            let mut places = operands.clone().filter_map(|operand| group.place(operand));
            let Some(first) = places.next() else { return true };
            let index = &self.indexes[group.list.index()];
            let mut tuples = self.remaining[group.words()].iter().zip(index.row(first, reg)).enumerate();
            tuples.any(|(word, (remaining, row))| {
                places.clone().fold(remaining & row, |left, place| left & index.row(place, reg)[word]) != 0
            })
        })
    }
}

/// The tuples of a list by register and place.
#[derive(Default)]
struct TupleIndex {
    /// The members of all tuples.
    members: Vec<Reg>,
    /// The least register that occurs, and how many there are from it on to the greatest one.
    regs: (usize, usize),
    /// The number of words of a set.
    words: usize,
    /// By place and register, the tuples with the register at this place; an empty set after each place; then all tuples.
    rows: Vec<u64>,
}

impl TupleIndex {
    /// Takes in a list, unless it has done so before.
    fn set(&mut self, target: &TargetDesc, list: TupleList) {
        let tuples = || target.tuples(list);
        let known = self.members.chunks_exact(usize::from(target.tuple_lists[list.index()].len).max(1));
        if !self.rows.is_empty() && known.eq(tuples()) {
            return;
        }
        self.members.clear();
        tuples().for_each(|tuple| self.members.extend_from_slice(tuple));
        let numbers = || self.members.iter().map(|reg| reg.index());
        let least = numbers().min().unwrap_or(0);
        self.regs = (least, numbers().max().map_or(0, |greatest| greatest + 1 - least));
        self.words = tuples().len().div_ceil(64);
        let len = usize::from(target.tuple_lists[list.index()].len);
        self.rows.clear();
        self.rows.resize((len * (self.regs.1 + 1) + 1) * self.words, 0);
        for (number, tuple) in tuples().enumerate() {
            let (word, bit) = (number / 64, 1 << (number % 64));
            for (place, reg) in tuple.iter().enumerate() {
                self.rows[(place * (self.regs.1 + 1) + reg.index() - least) * self.words + word] |= bit;
            }
            self.rows[len * (self.regs.1 + 1) * self.words + word] |= bit;
        }
    }
    /// The tuples with a register at a place.
    fn row(&self, place: usize, reg: Reg) -> &[u64] {
        // A register beyond the others is in no tuple: its row is the one after theirs.
        let at = reg.index().checked_sub(self.regs.0).filter(|&at| at < self.regs.1).unwrap_or(self.regs.1);
        &self.rows[(place * (self.regs.1 + 1) + at) * self.words..][..self.words]
    }
    /// All tuples.
    fn all(&self) -> &[u64] {
        &self.rows[self.rows.len() - self.words..]
    }
}
