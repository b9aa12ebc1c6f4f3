//! Cells, the things that hold content, and what a copy from register to register carries.
//!
//! A *cell* is a register unit or a spill slot. The units come first, without the gaps that the target's numbering
//! leaves between banks; the slots of the allocation follow.
//!
//! # What a cell holds of a value
//! Registers of one type have one width, and registers of a bank are laminar, so at most one register of a given type
//! contains a given unit. "Unit `u` holds `v`" is therefore unambiguous: with `R` the register of `v`'s type that
//! contains `u`, the *share* of `u` in `R` holds those bits of `v`. The shares of `R`'s units partition its bits: each
//! reaches from the unit's start to the start of the next unit, the first from the bottom of `R`, the last to its top. The start of a unit is the
//! lowest bit of the registers that contain it but not the unit before; where there is no such register, the end of
//! those that contain the unit before but not this one. As registers are laminar, one that does not contain `u` touches
//! no bit of a share of `u`; hence writing a register changes the shares of its own units only.
//!
//! # What a copy carries
//! Registers of one type may differ in their units (`rax` has those of `al` and `ah`, `rsi` only one; `q8` has a
//! preserved half, `q0` has not), values narrower than the copy may ride along, and a wide value may be copied
//! piecewise. So a copy `from -> to` is broken into [`Lane`]s. For a unit `u` of `to` and a type `t`, let `R` be the
//! register of type `t` that contains `u`, and `Q` the one that lies with respect to `from` as `R` does to `to`. If the
//! share of `u` in `R` lies within the bits that are copied, `u` holds afterwards each value of type `t` that all units
//! of `Q` held whose shares meet those bits. Nothing else is carried: an `i32` move does not carry an `i64`, although
//! `eax` and `rax` have the same units.
//!
//! Costs: tables of the size of the target; lanes are made once for each pair of registers.

use alloc::vec::Vec;

use rustc_hash::FxBuildHasher;

use crate::output::{Loc, Slot};
use crate::target::{Reg, TargetDesc, Type};
use cranelift_entity::EntityRef;

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

/// What one cell of the destination of a copy receives: the values of some types that all sources hold.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    /// The cell that receives. Lanes of one copy that have the same `to` follow each other.
    pub to: u32,
    /// A range of [`Cells::sources`]; empty when the cell receives nothing.
    pub sources: (u32, u32),
    /// The types of the values that this lane carries.
    pub types: TypeSet,
}

/// The cells of a target.
pub(super) struct Cells<'t> {
    target: &'t TargetDesc,
    /// The number of cells that are register units.
    num_units: u32,
    /// The cell of each unit number.
    of_unit: Vec<u32>,
    /// The cells of all registers, parallel to the target's `reg_units`.
    of_reg: Vec<u32>,
    /// For each unit, the bit of its root at which its shares start.
    start: Vec<u32>,
    /// For each type and unit, the register of that type that contains the unit.
    containing: Vec<Option<Reg>>,
    lanes: Vec<Lane>,
    sources: Vec<u32>,
    copies: HashMap<(Reg, Reg), (u32, u32)>,
}

impl<'t> Cells<'t> {
    /// The cells of `target`.
    pub(super) fn new(target: &'t TargetDesc) -> Self {
        let mut of_unit = alloc::vec![NO_CELL; usize::from(target.set_words) * 64];
        let mut num_units = 0;
        for bank in &*target.banks {
            let first = usize::from(bank.first_word) * 64;
            for cell in &mut of_unit[first..first + usize::from(bank.units)] {
                *cell = num_units;
                num_units += 1;
            }
        }
        let of_reg = target.reg_units.iter().map(|&unit| of_unit[usize::from(unit)]).collect();
        let mut cells = Cells {
            target,
            num_units,
            of_unit,
            of_reg,
            start: Vec::new(),
            containing: alloc::vec![None; target.types.len() * num_units as usize],
            lanes: Vec::new(),
            sources: Vec::new(),
            copies: HashMap::default(),
        };
        cells.find_starts();
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

    fn find_starts(&mut self) {
        let count = self.num_units as usize;
        let mut lowest = alloc::vec![u32::MAX; count];
        let mut end_of_previous = alloc::vec![0; count + 1];
        for reg in self.target.reg_ids() {
            let desc = self.target.reg(reg);
            let cells = self.of_reg(reg);
            if let (Some(&first), Some(&last)) = (cells.first(), cells.last()) {
                let (first, next) = (first as usize, last as usize + 1);
                lowest[first] = lowest[first].min(desc.low_bit.into());
                end_of_previous[next] = end_of_previous[next].max(u32::from(desc.low_bit) + u32::from(desc.bits));
            }
        }
        let start = |(&low, &end): (&u32, &u32)| if low == u32::MAX { end } else { low };
        self.start = lowest.iter().zip(&end_of_previous).map(start).collect();
    }

    /// The target.
    pub(super) fn target(&self) -> &'t TargetDesc {
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
    /// The cells of a location.
    pub(super) fn of_loc(&self, loc: Loc) -> impl Iterator<Item = u32> + Clone + '_ {
        let regs = loc.reg().map_or(&[][..], |reg| self.of_reg(reg));
        regs.iter().copied().chain(loc.slot().map(|slot| self.of_slot(slot)))
    }
    /// The cell of a unit, if the target has such a unit.
    pub(super) fn of_unit(&self, unit: u16) -> Option<u32> {
        self.of_unit.get(usize::from(unit)).copied().filter(|&cell| cell != NO_CELL)
    }

    /// What a copy between two registers carries. Registers that do not have the same type carry nothing.
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

    /// Adds the cells that must all hold a value of type `ty` for `cell` to hold it after a copy.
    fn push_sources(&mut self, from: Reg, to: Reg, cell: u32, ty: Type) {
        let (src, dst) = (self.target.reg(from), self.target.reg(to));
        let Some(into) = self.containing(ty, cell) else { return };
        let offset = i32::from(self.target.reg(into).low_bit) - i32::from(dst.low_bit);
        let low_bit = i32::from(src.low_bit) + offset;
        let out_of = self.of_reg(src.root).iter().find_map(|&cell| {
            self.containing(ty, cell).filter(|&reg| i32::from(self.target.reg(reg).low_bit) == low_bit)
        });
        let Some(out_of) = out_of else { return };
        let Some(position) = self.of_reg(into).iter().position(|&other| other == cell) else { return };
        let (low, high) = self.share(into, position);
        if low + offset < 0 || high + offset > i32::from(dst.bits) {
            return;
        }
        for index in 0..self.of_reg(out_of).len() {
            let (other_low, other_high) = self.share(out_of, index);
            if other_low < high && low < other_high {
                self.sources.push(self.of_reg(out_of)[index]);
            }
        }
    }

    fn containing(&self, ty: Type, cell: u32) -> Option<Reg> {
        self.containing[ty.index() * self.num_units as usize + cell as usize]
    }

    /// The bits of `reg`, counted from its own lowest, that its unit at position `index` answers for.
    fn share(&self, reg: Reg, index: usize) -> (i32, i32) {
        let desc = self.target.reg(reg);
        let cells = self.of_reg(reg);
        let start = |cell: u32| self.start[cell as usize] as i32 - i32::from(desc.low_bit);
        let low = if index == 0 { 0 } else { start(cells[index]) };
        let high = cells.get(index + 1).map_or(i32::from(desc.bits), |&next| start(next));
        (low, high)
    }
}
