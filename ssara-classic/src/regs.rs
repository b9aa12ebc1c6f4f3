//! The registers that a value may be in, as sets with numbers.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;
use ssara_core::Target;
use ssara_core::ir::Function;
use ssara_core::target::{Class, Reg, Type};
use ssara_core::units::UnitSet;

/// The number of a set of registers.
pub type SetId = u32;

/// The sets of registers that occur in one function. No set has a reserved register.
pub struct RegSets<'a> {
    target: &'a Target,
    reserved: UnitSet,
    /// The units of the callee-saved registers.
    callee_saved: UnitSet,
    sets: Vec<Vec<Reg>>,
    ids: HashMap<Vec<Reg>, SetId, FxBuildHasher>,
    /// By pair of sets: see [`RegSets::squeeze`].
    squeezes: HashMap<(SetId, SetId), u32, FxBuildHasher>,
}

impl<'a> RegSets<'a> {
    /// No sets yet.
    pub fn new(func: &'a Function, target: &'a Target) -> Self {
        RegSets {
            target,
            reserved: func.reserved_units(target),
            callee_saved: target.units_of(func.callee_saved_regs(target)),
            sets: Vec::new(),
            ids: HashMap::default(),
            squeezes: HashMap::default(),
        }
    }
    /// The number of a set of registers, which are in the order of preference.
    pub fn intern(&mut self, regs: Vec<Reg>) -> SetId {
        if let Some(&id) = self.ids.get(&regs) {
            return id;
        }
        let id = self.sets.len() as SetId;
        self.ids.insert(regs.clone(), id);
        self.sets.push(regs);
        id
    }
    /// The registers of a class: those that a call may destroy come first, as they need not be saved.
    pub fn of_class(&mut self, class: Class) -> SetId {
        let regs = self.list(class);
        self.intern(regs)
    }
    /// The same as a list.
    pub fn list(&self, class: Class) -> Vec<Reg> {
        let (mut regs, saved): (Vec<Reg>, Vec<Reg>) =
            self.usable(class).partition(|&reg| !self.overlaps(reg, &self.callee_saved));
        regs.extend(saved);
        regs
    }
    /// The registers of a class that a return may read: none of those that are restored before it.
    pub fn of_class_at_return(&mut self, class: Class) -> SetId {
        let regs = self.usable(class).filter(|&reg| !self.overlaps(reg, &self.callee_saved)).collect();
        self.intern(regs)
    }
    /// The registers in which a value of a type may live.
    pub fn of_type(&mut self, ty: Type) -> SetId {
        self.of_class(self.target.home_class(ty))
    }
    /// The registers that are in both sets, in the order of the first.
    pub fn intersect(&mut self, a: SetId, b: SetId) -> SetId {
        if a == b {
            return a;
        }
        let regs = self.regs(a).iter().filter(|reg| self.regs(b).contains(reg)).copied().collect();
        self.intern(regs)
    }
    /// The registers of a set.
    pub fn regs(&self, id: SetId) -> &[Reg] {
        &self.sets[id as usize]
    }
    /// The maximum number of registers of `set` that one register of `other` overlaps.
    pub fn squeeze(&mut self, set: SetId, other: SetId) -> u32 {
        let (target, sets) = (self.target, &self.sets);
        *self.squeezes.entry((set, other)).or_insert_with(|| {
            let blocked = |by: &Reg| sets[set as usize].iter().filter(|&&reg| target.overlap(reg, *by)).count() as u32;
            sets[other as usize].iter().map(blocked).max().unwrap_or(0)
        })
    }
    /// Whether a register is reserved, or a part of it is.
    pub fn is_reserved(&self, reg: Reg) -> bool {
        self.overlaps(reg, &self.reserved)
    }
    /// Whether a register shares a unit with a set of units.
    pub fn overlaps(&self, reg: Reg, units: &UnitSet) -> bool {
        self.target.reg_units(reg).iter().any(|&unit| units.contains(unit))
    }
    /// The registers of a class that are not reserved.
    fn usable(&self, class: Class) -> impl Iterator<Item = Reg> {
        self.target.class_regs(class).iter().copied().filter(|&reg| !self.is_reserved(reg))
    }
}
