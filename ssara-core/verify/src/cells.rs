//! Cells, and the content that a copy from register to register carries.
//!
//! A *cell* is a register unit or a spill slot. The units come first, without the gaps that the target's numbering leaves
//! between banks. The slots of the allocation follow.
//!
//! # Input
//!
//! The target, and the two registers of a copy.
//!
//! # Output
//!
//! The cells of each location, and the [`Lane`]s of each copy.
//!
//! # What a cell holds of a value
//! Registers of one type have one width, and registers of a bank are laminar. So at most one register of a given type
//! contains a given unit. "Unit `u` holds `v`" is therefore unambiguous. Let `R` be the register of `v`'s type that
//! contains `u`. The *share* of `u` in `R` has those bits of `v`. The share consists of those bits of `R` that belong to no
//! register without `u`. So a write to a register changes only shares of its own units. Since units tell registers apart,
//! each bit is in some share. A bit can be in several shares: bits 16 to 31 of `eax` go with `al` as well as with `ah`.
//! Nothing is assumed about what a write to `al` does to those bits. They are known to be `v`'s only while all units whose
//! shares contain them hold `v`.
//!
//! # What a copy carries
//! Registers of one type may differ in their units: `rax` has those of `al` and `ah`, `rsi` has only one; `q8` has a
//! callee-saved half, `q0` has none. A copy also carries values narrower than itself, and a wide value may be copied
//! piecewise. So a copy `from -> to` is broken into [`Lane`]s. For a unit `u` of `to` and a type `t`, let `R` be the
//! register of type `t` that contains `u`. Let `Q` be the register at the same bit offset from `from` as `R` is from `to`.
//! Let the share of `u` in `R` lie within the copied bits. Then `u` holds afterwards each value of type `t` that was held
//! by all those units of `Q` whose shares meet the copied bits. Nothing else is carried: an `i32` move does not carry an
//! `i64`, although `eax` and `rax` have the same units.
//!
//! # Cost
//!
//! Tables of the size of the target. The lanes of a pair of registers are made once.

use alloc::vec::Vec;

use rustc_hash::FxBuildHasher;

use cranelift_entity::EntityRef;
use ssara_ir::output::{Loc, Slot};
use ssara_tables::target::{Reg, Target, TargetDesc, Type};

type HashMap<K, V> = hashbrown::HashMap<K, V, FxBuildHasher>;

const NO_CELL: u32 = u32::MAX;

/// A set of types of values.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct TypeSet([u64; 4]);

impl TypeSet {
    fn insert(&mut self, ty: Type) {
        self.0[ty.index() / 64] |= 1 << (ty.index() % 64);
    }
    pub(super) fn contains(&self, ty: Type) -> bool {
        self.0[ty.index() / 64] >> (ty.index() % 64) & 1 != 0
    }
}

/// The content that one cell of a copy's destination receives: the values of some types that all sources hold.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    /// The cell that receives. Lanes of one copy that have the same `to` follow each other.
    pub to: u32,
    /// A range of [`Cells::sources`]; empty when the cell receives nothing.
    pub sources: (u32, u32),
    /// The types of the values that this lane carries.
    pub types: TypeSet,
}

/// Adjoining bits of a root that belong to the same registers.
#[derive(Clone, Copy)]
struct Atom {
    /// The lowest bit, counted from that of the root, and the one after the highest.
    bits: (u16, u16),
    /// The smallest register they belong to; they are in the shares of its units.
    within: Reg,
}

/// The cells of a target.
pub(super) struct Cells<'t> {
    target: &'t Target,
    /// The number of cells that are register units.
    num_units: u32,
    /// The cell of each unit number.
    of_unit: Vec<u32>,
    /// By cell of a unit: whether it is one of a constant register, to which writes are lost.
    is_constant: Vec<bool>,
    /// The cells of all registers, parallel to the target's `reg_units`.
    of_reg: Vec<u32>,
    /// The atoms of all roots, grouped by root.
    atoms: Vec<Atom>,
    /// For each register that is a root, its range of `atoms`.
    atoms_of_root: Vec<(u32, u32)>,
    /// For each type and unit, the register of that type that contains the unit.
    containing: Vec<Option<Reg>>,
    lanes: Vec<Lane>,
    sources: Vec<u32>,
    copies: HashMap<(Reg, Reg), (u32, u32)>,
}

impl<'t> Cells<'t> {
    /// The cells of `target`.
    pub(super) fn new(target: &'t Target) -> Self {
        let mut of_unit = alloc::vec![NO_CELL; usize::from(target.set_words) * 64];
        let mut num_units = 0;
        for bank in &*target.banks {
            let first = usize::from(bank.first_word) * 64;
            for cell in &mut of_unit[first..first + usize::from(bank.units)] {
                *cell = num_units;
                num_units += 1;
            }
        }
        let of_reg: Vec<u32> = target.reg_units.iter().map(|&unit| of_unit[usize::from(unit)]).collect();
        let mut cells = Cells {
            target,
            num_units,
            of_unit,
            is_constant: alloc::vec![false; num_units as usize],
            of_reg,
            atoms: Vec::new(),
            atoms_of_root: alloc::vec![(0, 0); target.regs.len()],
            containing: alloc::vec![None; target.types.len() * num_units as usize],
            lanes: Vec::new(),
            sources: Vec::new(),
            copies: HashMap::default(),
        };
        cells.find_atoms();
        for reg in target.reg_ids().filter(|&reg| target.reg(reg).constant.is_some()) {
            for index in 0..cells.of_reg(reg).len() {
                let cell = cells.of_reg(reg)[index];
                cells.is_constant[cell as usize] = true;
            }
        }
        for reg in target.reg_ids() {
            if let Some(ty) = target.reg(reg).ty {
                for index in 0..cells.of_reg(reg).len() {
                    let cell = cells.of_reg(reg)[index];
                    cells.containing[ty.index() * num_units as usize + cell as usize] = Some(reg);
                }
            }
        }
        cells
    }

    fn find_atoms(&mut self) {
        let target = self.target;
        let mut parts = alloc::vec![Vec::new(); target.regs.len()];
        for reg in target.reg_ids() {
            parts[target.reg(reg).root.index()].push(reg);
        }
        for (root, mut parts) in parts.into_iter().enumerate() {
            // The narrowest first; of equal ones, the one with fewer units.
            parts.sort_by_key(|&part| (target.reg(part).bits, target.reg(part).units.1));
            let first = self.atoms.len() as u32;
            let mut ends: Vec<u16> = parts.iter().flat_map(|&part| <[u16; 2]>::from(bits(target, part))).collect();
            ends.sort_unstable();
            ends.dedup();
            for pair in ends.windows(2) {
                let contains = |part: &&Reg| bits(target, **part).0 <= pair[0] && pair[1] <= bits(target, **part).1;
                if let Some(&within) = parts.iter().find(contains) {
                    self.atoms.push(Atom { bits: (pair[0], pair[1]), within });
                }
            }
            self.atoms_of_root[root] = (first, self.atoms.len() as u32);
        }
    }

    /// The target.
    pub(super) fn target(&self) -> &'t Target {
        self.target
    }
    /// The number of cells when there are `slots` slots.
    pub(super) fn count(&self, slots: usize) -> usize {
        self.num_units as usize + slots
    }
    /// The cells of a register, in ascending order.
    pub(super) fn of_reg(&self, reg: Reg) -> &[u32] {
        let (start, len) = self.target.reg(reg).units;
        &self.of_reg[start as usize..start as usize + usize::from(len)]
    }
    /// The cell of a slot.
    pub(super) fn of_slot(&self, slot: Slot) -> u32 {
        self.num_units + slot.index() as u32
    }
    /// The slot of a cell, if it is not a unit.
    pub(super) fn slot(&self, cell: u32) -> Option<Slot> {
        cell.checked_sub(self.num_units).map(Slot::from_u32)
    }
    /// The cells of a location.
    pub(super) fn of_loc(&self, loc: Loc) -> impl Iterator<Item = u32> + Clone + '_ {
        let regs = loc.reg().map_or(&[][..], |reg| self.of_reg(reg));
        regs.iter().copied().chain(loc.slot().map(|slot| self.of_slot(slot)))
    }
    /// The cells of the largest register around a cell that is a unit.
    pub(super) fn around(&self, cell: u32) -> &[u32] {
        let mut types = self.target.type_ids();
        let within = types.find_map(|ty| self.containing(ty, cell));
        within.map_or(&[], |reg| self.of_reg(self.target.reg(reg).root))
    }
    /// Whether a cell holds what is written to it.
    pub(super) fn keeps(&self, cell: u32) -> bool {
        !self.is_constant.get(cell as usize).is_some_and(|&is_constant| is_constant)
    }
    /// The cell of a unit, if the target has such a unit.
    pub(super) fn of_unit(&self, unit: u16) -> Option<u32> {
        self.of_unit.get(usize::from(unit)).copied().filter(|&cell| cell != NO_CELL)
    }

    /// The lanes of a copy between two registers, as a range of indices for [`Cells::lane`]. A copy between registers of
    /// different types carries nothing.
    pub(super) fn copy(&mut self, from: Reg, to: Reg) -> (u32, u32) {
        if let Some(&lanes) = self.copies.get(&(from, to)) {
            return lanes;
        }
        let first = self.lanes.len() as u32;
        for index in 0..self.of_reg(to).len() {
            self.add_lanes(from, to, self.of_reg(to)[index]);
        }
        let lanes = (first, self.lanes.len() as u32);
        self.copies.insert((from, to), lanes);
        lanes
    }
    /// A lane of a copy.
    pub(super) fn lane(&self, index: u32) -> Lane {
        self.lanes[index as usize]
    }
    /// A source of a lane.
    pub(super) fn source(&self, index: u32) -> u32 {
        self.sources[index as usize]
    }

    /// Adds the lanes of cell `cell` of `to`; at least one.
    fn add_lanes(&mut self, from: Reg, to: Reg, cell: u32) {
        let target = self.target;
        let first = self.lanes.len();
        let bank = target.reg(to).bank;
        let same_type = target.reg(from).ty.is_some() && target.reg(from).ty == target.reg(to).ty;
        for ty in target.type_ids().filter(|&ty| same_type && target.ty(ty).bank == bank) {
            let first_source = self.sources.len();
            self.push_sources(from, to, cell, ty);
            self.sources[first_source..].sort_unstable();
            let (old, new) = self.sources.split_at(first_source);
            if new.is_empty() {
                continue;
            }
            let known =
                self.lanes[first..].iter_mut().find(|l| old[l.sources.0 as usize..l.sources.1 as usize] == *new);
            if let Some(lane) = known {
                lane.types.insert(ty);
                self.sources.truncate(first_source);
            } else {
                let mut types = TypeSet::default();
                types.insert(ty);
                self.lanes.push(Lane { to: cell, sources: (first_source as u32, self.sources.len() as u32), types });
            }
        }
        if self.lanes.len() == first {
            self.lanes.push(Lane { to: cell, sources: (0, 0), types: TypeSet::default() });
        }
    }

    /// Adds the cells that must all hold a value of type `ty` for `cell` to hold it after a copy; none, if it never
    /// does.
    fn push_sources(&mut self, from: Reg, to: Reg, cell: u32, ty: Type) {
        let target = self.target;
        let Some(into) = self.containing(ty, cell) else { return };
        // Bit `b` of the root of `to` comes from bit `b + distance` of the root of `from`.
        let distance = i32::from(target.reg(from).low_bit) - i32::from(target.reg(to).low_bit);
        let low_bit = i32::from(target.reg(into).low_bit) + distance;
        let is_counterpart = |reg: &Reg| i32::from(target.reg(*reg).low_bit) == low_bit;
        let counterpart = |&cell: &u32| self.containing(ty, cell).filter(is_counterpart);
        let Some(out_of) = self.of_reg(target.reg(from).root).iter().find_map(counterpart) else { return };
        let copied = bits(target, to);
        let first = self.sources.len();
        for atom in self.atoms(into) {
            if !self.of_reg(atom.within).contains(&cell) {
                continue;
            }
            if atom.bits.0 < copied.0 || copied.1 < atom.bits.1 {
                self.sources.truncate(first);
                return;
            }
            let (low, high) = (i32::from(atom.bits.0) + distance, i32::from(atom.bits.1) + distance);
            for source in self.atoms(out_of) {
                if i32::from(source.bits.0) < high && low < i32::from(source.bits.1) {
                    for index in 0..self.of_reg(source.within).len() {
                        let cell = self.of_reg(source.within)[index];
                        if !self.sources[first..].contains(&cell) {
                            self.sources.push(cell);
                        }
                    }
                }
            }
        }
    }

    /// The register of a type that contains the unit of a cell.
    pub(super) fn containing(&self, ty: Type, cell: u32) -> Option<Reg> {
        self.containing[ty.index() * self.num_units as usize + cell as usize]
    }

    /// The atoms of a register.
    fn atoms(&self, reg: Reg) -> impl Iterator<Item = Atom> + use<> {
        let (first, end) = self.atoms_of_root[self.target.reg(reg).root.index()];
        let (low, high) = bits(self.target, reg);
        let atoms: smallvec::SmallVec<[Atom; 16]> = self.atoms[first as usize..end as usize]
            .iter()
            .filter(|atom| low <= atom.bits.0 && atom.bits.1 <= high)
            .copied()
            .collect();
        atoms.into_iter()
    }
}

/// The bits of a register within its root: the lowest, and the one after the highest.
fn bits(target: &TargetDesc, reg: Reg) -> (u16, u16) {
    let desc = target.reg(reg);
    (desc.low_bit, desc.low_bit.saturating_add(desc.bits))
}
