//! Register units, derived from bit ranges.
//!
//! The input is registers whose bits are laminar (any two disjoint or nested) and the callee-saved registers of
//! conventions. The result is the units of every register.
//!
//! A register *takes* its bits, and those of every named part that a write to it destroys. Two bits of a root belong to the
//! same *atom* iff exactly the same registers take them and they are callee-saved in the same conventions. Not every atom
//! matters. Atom `u` is redundant if every register that takes `u` also takes some other atom `w`, and both are
//! callee-saved in the same conventions. Then a write of `u` is a write of `w`, and registers that overlap in `u` also
//! overlap in `w`. The units are the atoms that are not redundant.
//!
//! Every register has a unit, and registers that overlap share one. Proof: take any atom that both registers take. If it is
//! redundant because of another atom, every register that takes the first also takes the other, so both registers do. There
//! is no infinite chain of such atoms, since each is taken by more registers than the one before.
//!
//! The cost for a register with `p` parts is `O(p^2)` operations on sets of parts.

use std::collections::BTreeSet;

use fixedbitset::FixedBitSet;

use ssara_tables::target::{Reg, Rest};

use crate::model::Model;

/// The units of all registers.
pub(crate) struct Units {
    /// For each register its units, in ascending order, numbered over the whole target.
    pub of_reg: Vec<Vec<u16>>,
    /// For each bank the first word of its units in a set, the number of words, and the number of units.
    pub banks: Vec<(u8, u8, u16)>,
    /// The number of words in a set.
    pub set_words: u8,
}

/// The error that a bank has more units than sets can hold: its position, and the number of units.
#[derive(Debug)]
pub(crate) struct TooMany {
    pub bank: usize,
    pub units: usize,
}

/// Maximum number of units of a bank, which fill the words of the tables.
pub(crate) const MAX_UNITS: usize = 64 * ssara_tables::TargetDesc::MAX_BANK_WORDS as usize;

/// Derives the units of all registers. Banks begin at multiples of 64; within a bank, units are numbered by whole
/// register in the order of declaration, then by bit.
pub(crate) fn derive(model: &Model) -> Result<Units, TooMany> {
    let kept: Vec<FixedBitSet> =
        model.conventions.iter().map(|convention| model.reg_set(convention.callee_saved.iter().copied())).collect();
    let mut of_reg = vec![Vec::new(); model.regs.len()];
    let mut banks = Vec::new();
    let mut first_word = 0usize;
    for (index, bank) in model.banks.iter().enumerate() {
        let mut count = 0;
        let mut first = bank.first_reg;
        let end = bank.first_reg + bank.num_regs;
        while first < end {
            // A root and its parts.
            let next = (first + 1..end).find(|&reg| model.regs[reg].root.index() == reg).unwrap_or(end);
            for unit in units_of_root(model, first..next, &kept) {
                let number = first_word * 64 + count;
                for part in unit.ones() {
                    // A number that does not fit belongs to more units than the limit, which is reported below.
                    of_reg[first + part].push(number as u16);
                }
                count += 1;
            }
            first = next;
        }
        let words = count.div_ceil(64);
        if count > MAX_UNITS || first_word + words > usize::from(u8::MAX) {
            return Err(TooMany { bank: index, units: count });
        }
        banks.push((first_word as u8, words as u8, count as u16));
        first_word += words;
    }
    Ok(Units { of_reg, banks, set_words: first_word as u8 })
}

impl Units {
    /// Two registers that break the rules for units, if there are any. Their units are neither disjoint nor nested in the
    /// wider register, or they share units and hold the same kind of value. That is possible only if a write to a part
    /// destroys other bits.
    pub fn crossing(&self, model: &Model) -> Option<(Reg, Reg)> {
        let set = |reg: Reg| {
            let (first_word, words, _) = self.banks[model.regs[reg.index()].bank.index()];
            let mut set = FixedBitSet::with_capacity(64 * usize::from(words));
            set.extend(self.of_reg[reg.index()].iter().map(|&unit| usize::from(unit) - 64 * usize::from(first_word)));
            set
        };
        let cross = |a: Reg, b: Reg| {
            let (a_units, b_units) = (set(a), set(b));
            let (a, b) = (&model.regs[a.index()], &model.regs[b.index()]);
            let has_values = || model.types.iter().any(|ty| ty.bank == a.bank && ty.bits == a.bits);
            match (a_units.is_subset(&b_units), b_units.is_subset(&a_units)) {
                (true, true) => a.bits == b.bits && has_values(),
                (true, false) => b.bits <= a.bits,
                (false, true) => a.bits <= b.bits,
                (false, false) => !a_units.is_disjoint(&b_units),
            }
        };
        let destroying = (0..model.regs.len()).filter(|&reg| model.regs[reg].rest != Rest::Keep).map(Reg::from_index);
        let crossing = |reg: Reg| {
            let other = model.of_root(reg).find(|&other| other != reg && cross(reg, other));
            other.map(|other| (reg, other))
        };
        destroying.into_iter().find_map(crossing)
    }
}

/// The units of one largest register, in bit order: for each, the registers that take it, relative to `regs`.
fn units_of_root(model: &Model, regs: std::ops::Range<usize>, kept: &[FixedBitSet]) -> Vec<FixedBitSet> {
    let parts = &model.regs[regs.clone()];
    let reg = |part: usize| Reg::from_index(regs.start + part);
    // Named parts besides its own bits that a write to a part destroys.
    let destroyed = |part: usize| {
        let mut destroyed = FixedBitSet::with_capacity(parts.len());
        let in_whole = |other: &usize| model.wholes[regs.start + other] == model.wholes[regs.start + part];
        if parts[part].rest != Rest::Keep {
            let others = (0..parts.len()).filter(in_whole);
            destroyed.extend(others.filter(|&other| !model.share_bits(reg(part), reg(other))));
        }
        destroyed
    };
    let destroyed: Vec<FixedBitSet> = (0..parts.len()).map(destroyed).collect();
    let bits = |part: usize| {
        let low = u32::from(parts[part].low_bit);
        low..low + u32::from(parts[part].bits)
    };
    let mut bounds: Vec<u32> = (0..parts.len()).flat_map(|part| [bits(part).start, bits(part).end]).collect();
    bounds.sort_unstable();
    bounds.dedup();
    // Ranges of bits between neighbouring bounds. Ranges in the same registers are one atom, at its lowest bit.
    let mut atoms: Vec<(FixedBitSet, Vec<bool>)> = Vec::new();
    let mut known = BTreeSet::new();
    for &bit in &bounds[..bounds.len() - 1] {
        let mut owners = FixedBitSet::with_capacity(parts.len());
        owners.extend((0..parts.len()).filter(|&part| bits(part).contains(&bit)));
        let mut takers = owners.clone();
        takers.extend((0..parts.len()).filter(|&part| !destroyed[part].is_disjoint(&owners)));
        let is_kept = |set: &FixedBitSet| owners.ones().any(|part| set.contains(regs.start + part));
        let atom = (takers, kept.iter().map(is_kept).collect());
        if known.insert(atom.clone()) {
            atoms.push(atom);
        }
    }
    let redundant = |(takers, kept): &(FixedBitSet, Vec<bool>)| {
        atoms.iter().any(|(others, other_kept)| takers != others && takers.is_subset(others) && kept == other_kept)
    };
    atoms.iter().filter(|atom| !redundant(atom)).map(|(takers, _)| takers.clone()).collect()
}
