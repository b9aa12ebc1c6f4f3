//! Where values live between instructions: which classes and registers are homes.
//!
//! # Input
//!
//! The target, the settings of a function, and its classes without reserved registers.
//!
//! # Output
//!
//! [`Homes`], which all that is known of a form at validation depends on.
//!
//! # Cost
//!
//! Linear in the sizes of the register tables, for registers of several units times the registers around them.

use alloc::vec;
use alloc::vec::Vec;

use crate::ir::Function;
use crate::regs::classes::Classes;
use crate::target::{Class, OperandDesc, Reg, TargetDesc, Type};
use crate::units::UnitSet;

/// Which classes and registers are homes of values, for functions with the same settings.
#[derive(Clone, Debug)]
pub struct Homes {
    /// By class: whether its registers are those in which values of its type live. Without AVX-512, say, XMM0 to XMM15 are
    /// all registers of `f64`.
    pub(super) is_home: Vec<bool>,
    /// By class: whether it has registers in which values do not live, reserved or not.
    pub(super) beyond_home: Vec<bool>,
    /// By register: whether values may live in it.
    allocatable: Vec<bool>,
    /// By register: whether it is in the home class of its type, reserved or not.
    home: Vec<bool>,
    /// The types whose values can live in no register.
    types_without_regs: Vec<Type>,
    /// The registers that the function's convention preserves.
    preserved: UnitSet,
    /// The units of each register of several that is in no other register.
    wholes: Vec<UnitSet>,
}

impl Homes {
    /// Those of functions with the settings of `func`, in which classes have these registers.
    pub fn new(target: &TargetDesc, func: &Function, classes: &Classes) -> Self {
        let home_regs = |ty: Type| classes.regs(target, target.home_class(ty));
        let (mut home, mut allocatable) = (vec![false; target.regs.len()], vec![false; target.regs.len()]);
        for ty in target.type_ids() {
            target.class_regs(target.home_class(ty)).iter().for_each(|reg| home[reg.index()] = true);
            home_regs(ty).iter().for_each(|reg| allocatable[reg.index()] = true);
        }
        // Stress leaves a class some registers outside of the home class, if there are no others.
        let is_home = |class: Class| {
            let regs = classes.regs(target, class);
            regs.len() == home_regs(target.class(class).ty).len() && regs.iter().all(|reg| allocatable[reg.index()])
        };
        let beyond_home = |class: Class| target.class_regs(class).iter().any(|reg| !home[reg.index()]);
        Homes {
            is_home: target.class_ids().map(is_home).collect(),
            beyond_home: target.class_ids().map(beyond_home).collect(),
            preserved: target.units_of(func.callee_saved_regs(target)),
            wholes: wholes(target),
            types_without_regs: target.type_ids().filter(|&ty| home_regs(ty).is_empty()).collect(),
            allocatable,
            home,
        }
    }

    /// Whether the registers of a class are those in which values of its type live. False for one that does not exist.
    pub fn is_home(&self, class: Class) -> bool {
        self.is_home.get(class.index()) == Some(&true)
    }
    /// Whether a class exists and has no registers but some in which values live, reserved or not.
    pub fn is_within_home(&self, class: Class) -> bool {
        self.beyond_home.get(class.index()) == Some(&false)
    }
    /// Whether values may live in a register.
    pub fn is_allocatable(&self, reg: Reg) -> bool {
        self.allocatable.get(reg.index()) == Some(&true)
    }
    /// The register that an operand names, if it is not in the home class of its type.
    pub fn reg_beyond_home(&self, desc: OperandDesc) -> Option<Reg> {
        desc.fixed_reg().filter(|reg| self.home.get(reg.index()) != Some(&true))
    }
    /// The types whose values can live in no register.
    pub fn types_without_regs(&self) -> &[Type] {
        &self.types_without_regs
    }
    /// Whether a unit of a register holds at a return what it held at the entry.
    pub fn is_preserved(&self, target: &TargetDesc, reg: Reg) -> bool {
        target.reg_units(reg).iter().any(|&unit| self.preserved.contains(unit))
    }
    /// Whether a set of units has a part of a register that is in no other one, and not all of it.
    pub fn cuts_a_register(&self, set: &[u64]) -> bool {
        self.wholes.iter().any(|whole| {
            let outside = |(&whole, &set): (&u64, &u64)| whole & !set != 0;
            let inside = |(&whole, &set): (&u64, &u64)| whole & set != 0;
            let words = || whole.words().iter().zip(set);
            words().any(inside) && words().any(outside)
        })
    }
}

/// The units of each register of more than one unit that is in no other register.
fn wholes(target: &TargetDesc) -> Vec<UnitSet> {
    let contains = |outer: &UnitSet, inner: &UnitSet| {
        outer.words().iter().zip(inner.words()).all(|(&outer, &inner)| inner & !outer == 0)
    };
    let mut wholes: Vec<UnitSet> = Vec::new();
    for reg in target.reg_ids().filter(|&reg| target.reg_units(reg).len() > 1) {
        let units = target.units_of([reg]);
        if !wholes.iter().any(|whole| contains(whole, &units)) {
            wholes.retain(|whole| !contains(&units, whole));
            wholes.push(units);
        }
    }
    wholes
}
