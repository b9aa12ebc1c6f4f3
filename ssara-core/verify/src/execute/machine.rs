//! The machine that allocated code runs on: registers and a frame that hold pieces of values.
//!
//! All registers and the frame are cut into *cells* of one width that divides everything: a byte, unless a register is
//! narrower than that. A cell holds one number. A cell that holds part of a value has the [`piece`] of the value's hash
//! at the cell's distance from the start of the value. Every other content is *poison*, a number that occurs nowhere
//! else. So a value is in a location iff each cell has the right piece. A value that was displaced, mixed with another or
//! read with another width differs from itself.
//!
//! The cells of a constant register hold numbers that no value has, and nothing changes them.
//!
//! The machine destroys as much as the units allow. Writing a register poisons all bits of its root, except those of
//! registers that share no unit with it. A store writes all bytes of a slot of its type. Nothing is kept beyond the end
//! of the frame. Outgoing arguments last until the next instruction is executed.

use alloc::vec::Vec;
use core::ops::Range;

use rustc_hash::FxBuildHasher;

use ssara_ir::output::{Allocation, Edit, SlotArea, SlotData};
use ssara_tables::target::{Reg, Target, Type};

/// A hash of two numbers.
pub(super) fn mix(a: u64, b: u64) -> u64 {
    let mut x = (a.rotate_left(29) ^ b).wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// The content of the cell that is `index` cells from the start of a value with this hash.
pub(super) fn piece(hash: u64, index: usize) -> u64 {
    mix(hash, index as u64)
}

/// The cells of the registers of a target.
pub(super) struct Layout<'t> {
    pub target: &'t Target,
    /// The width of a cell in bits: a power of two up to 8.
    grain: u16,
    /// The first cell of each register.
    first: Vec<usize>,
    /// For each unit, the cells that are lost when it is written.
    lost: Vec<Vec<usize>>,
    /// By cell: whether it belongs to a constant register.
    constant: Vec<bool>,
    /// By cell: the content at the entry, a number that no value has, and another one for each cell.
    at_entry: Vec<u64>,
    /// The number of cells of all registers.
    cells: usize,
}

impl<'t> Layout<'t> {
    pub(super) fn new(target: &'t Target) -> Self {
        let ends = target.regs.iter().flat_map(|reg| [reg.low_bit, reg.bits]);
        let grain = ends.chain(target.types.iter().map(|ty| ty.bits)).fold(8, gcd);
        let mut first = alloc::vec![0; target.regs.len()];
        let mut cells = 0;
        for reg in target.reg_ids().filter(|&reg| target.reg(reg).root == reg) {
            first[reg.index()] = cells;
            cells += usize::from(target.reg(reg).bits / grain);
        }
        for reg in target.reg_ids() {
            let desc = target.reg(reg);
            first[reg.index()] = first[desc.root.index()] + usize::from(desc.low_bit / grain);
        }
        let constant = alloc::vec![false; cells];
        let at_entry = (0..cells).map(|cell| mix(u64::MAX, cell as u64)).collect();
        let mut layout = Layout { target, grain, first, lost: Vec::new(), constant, at_entry, cells };
        for reg in target.reg_ids().filter(|&reg| target.reg(reg).constant.is_some()) {
            let cells = layout.whole(reg);
            layout.constant[cells].fill(true);
        }
        layout.lost = layout.find_lost();
        layout
    }

    /// The cells of each unit: those of the registers that contain the unit, without those of registers that do not.
    fn find_lost(&self) -> Vec<Vec<usize>> {
        let target = self.target;
        // By cell: the units that all registers with the cell have. A register with few comes first and leaves few.
        let mut common: Vec<Option<Vec<u16>>> = alloc::vec![None; self.cells];
        let mut regs: Vec<Reg> = target.reg_ids().collect();
        regs.sort_by_key(|&reg| target.reg_units(reg).len());
        for reg in regs {
            let units = target.reg_units(reg);
            for common in &mut common[self.whole(reg)] {
                match common {
                    Some(common) => common.retain(|unit| units.contains(unit)),
                    None => *common = Some(units.to_vec()),
                }
            }
        }
        let mut lost = alloc::vec![Vec::new(); usize::from(target.set_words) * 64];
        for (cell, units) in common.iter().enumerate() {
            units.iter().flatten().for_each(|&unit| lost[usize::from(unit)].push(cell));
        }
        lost
    }

    /// The number of cells of `bits` bits.
    pub(super) fn width(&self, bits: u16) -> usize {
        usize::from(bits / self.grain)
    }
    /// The cells of a register.
    pub(super) fn whole(&self, reg: Reg) -> Range<usize> {
        let first = self.first[reg.index()];
        first..first + self.width(self.target.reg(reg).bits)
    }
    /// Whether this is what a cell of a constant register holds.
    pub(super) fn is_constant(&self, content: u64) -> bool {
        self.constant.iter().zip(&self.at_entry).any(|(&constant, &held)| constant && held == content)
    }
    fn cells_of_bytes(&self, bytes: u64) -> u64 {
        bytes * u64::from(8 / self.grain)
    }
}

fn gcd(a: u16, b: u16) -> u16 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A place that exists.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Reg(Reg),
    Slot(SlotData),
}

/// The contents of the registers and the frame.
pub(super) struct MachineState<'a> {
    layout: &'a Layout<'a>,
    alloc: &'a Allocation,
    regs: Vec<u64>,
    /// The cells of the stack that were written, by area and distance from its start.
    stack: hashbrown::HashMap<(SlotArea, u64), u64, FxBuildHasher>,
    /// The last poison.
    poison: u64,
}

impl<'a> MachineState<'a> {
    /// A machine whose registers hold poison, or the numbers of constant registers.
    pub(super) fn new(layout: &'a Layout<'a>, alloc: &'a Allocation, seed: u64) -> Self {
        let regs = layout.at_entry.clone();
        MachineState { layout, alloc, regs, stack: hashbrown::HashMap::default(), poison: seed }
    }
    /// Goes back to the state of a new machine.
    pub(super) fn restart(&mut self, seed: u64) {
        self.regs.clone_from(&self.layout.at_entry);
        self.stack.clear();
        self.poison = seed;
    }

    fn fresh_poison(&mut self) -> u64 {
        self.poison = mix(self.poison, 1);
        self.poison
    }

    /// The cells of a register.
    pub(super) fn whole(&self, reg: Reg) -> &[u64] {
        &self.regs[self.layout.whole(reg)]
    }

    /// The contents of the cells that a value of type `ty` in `place` takes.
    pub(super) fn read(&self, place: Place, ty: Type) -> Vec<u64> {
        let width = self.layout.width(self.layout.target.ty(ty).bits);
        match place {
            Place::Reg(reg) => self.whole(reg).iter().take(width).copied().collect(),
            Place::Slot(data) => {
                let start = self.layout.cells_of_bytes(data.offset.into());
                let cells = start..start + width as u64;
                // A number that is a piece of no value.
                let unwritten = |cell| mix(self.poison, cell);
                cells
                    .map(|cell| self.stack.get(&(data.area, cell)).copied().unwrap_or_else(|| unwritten(cell)))
                    .collect()
            }
        }
    }

    /// Writes a value of type `ty` to `place`, and poisons everything else that the write may touch.
    pub(super) fn write(&mut self, place: Place, ty: Type, pieces: &[u64]) {
        self.spoil(place, ty);
        self.put(place, pieces);
    }

    /// Writes pieces to `place` and to nothing else.
    pub(super) fn put(&mut self, place: Place, pieces: &[u64]) {
        match place {
            Place::Reg(reg) => {
                for (cell, &piece) in self.layout.whole(reg).zip(pieces) {
                    self.set_reg_cell(cell, piece);
                }
            }
            Place::Slot(data) => {
                let start = self.layout.cells_of_bytes(data.offset.into());
                for (cell, &piece) in (start..).zip(pieces) {
                    self.put_on_stack(data.area, cell, piece);
                }
            }
        }
    }

    /// Changes a cell of a register, unless it is constant.
    fn set_reg_cell(&mut self, cell: usize, content: u64) {
        if !self.layout.constant[cell] {
            self.regs[cell] = content;
        }
    }

    fn put_on_stack(&mut self, area: SlotArea, cell: u64, content: u64) {
        let size = self.alloc.area_size(area);
        if size.is_none_or(|size| cell < self.layout.cells_of_bytes(size.into())) {
            self.stack.insert((area, cell), content);
        }
    }

    /// Poisons all outgoing arguments: what an instruction calls may overwrite them.
    pub(super) fn lose_outgoing(&mut self) {
        self.stack.retain(|&(area, _), _| area != SlotArea::Outgoing);
    }

    /// Poisons all that writing a value of type `ty` to `place` may touch.
    pub(super) fn spoil(&mut self, place: Place, ty: Type) {
        let layout = self.layout;
        match place {
            Place::Reg(reg) => self.spoil_reg(reg),
            Place::Slot(data) => {
                let start = layout.cells_of_bytes(data.offset.into());
                let size = layout.cells_of_bytes(layout.target.ty(ty).spill_size.into());
                for cell in start..start + size {
                    let poison = self.fresh_poison();
                    self.put_on_stack(data.area, cell, poison);
                }
            }
        }
    }

    /// Poisons all that writing a register may touch.
    pub(super) fn spoil_reg(&mut self, reg: Reg) {
        self.layout.target.reg_units(reg).iter().for_each(|&unit| self.spoil_unit(unit));
    }

    /// Poisons a unit, and the cells that are in no register without it.
    pub(super) fn spoil_unit(&mut self, unit: u16) {
        let layout = self.layout;
        for &cell in layout.lost.get(usize::from(unit)).into_iter().flatten() {
            let poison = self.fresh_poison();
            self.set_reg_cell(cell, poison);
        }
    }

    /// Carries out an edit. Everything that it names exists. A rematerialisation changes nothing here.
    pub(super) fn apply(&mut self, edit: Edit) {
        let slot = |slot| Place::Slot(self.alloc.slots[slot]);
        match edit {
            Edit::Move { ty, from, to } => self.copy(ty, Place::Reg(from), Place::Reg(to)),
            Edit::Store { ty, from, to } => self.copy(ty, Place::Reg(from), slot(to)),
            Edit::Load { ty, from, to } => self.copy(ty, slot(from), Place::Reg(to)),
            Edit::Transfer { ty, from, to } => {
                let pieces = self.read(Place::Reg(from), ty);
                let written = self.layout.target.reg(to).ty.unwrap_or(ty);
                self.write(Place::Reg(to), written, &pieces);
            }
            // Only the caller, which runs the function, knows the value.
            Edit::Remat { .. } => {}
            Edit::Scratch { reg } => self.spoil_reg(reg),
            Edit::Swap { ty, a, b } => {
                let (a, b) = (Place::Reg(a), Place::Reg(b));
                let (old_a, old_b) = (self.read(a, ty), self.read(b, ty));
                self.write(a, ty, &old_b);
                self.write(b, ty, &old_a);
            }
        }
    }

    fn copy(&mut self, ty: Type, from: Place, to: Place) {
        let pieces = self.read(from, ty);
        self.write(to, ty, &pieces);
    }
}
