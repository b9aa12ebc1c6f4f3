//! The registers that each class has in a function.
//!
//! # Cost
//!
//! Linear in the registers of all classes, if some class differs from the target's.

use alloc::vec::Vec;

use crate::ir::Function;
use crate::options::Stress;
use crate::sorts::sort_by_key;
use crate::target::{Class, Features, Reg, TargetDesc, Type};
use crate::units::UnitSet;

/// The registers of each class, in allocation order, where they differ from the target's.
#[derive(Clone, Debug, Default)]
pub struct Classes {
    /// By class: the place of its first register in `members`, and one more for the end. Empty if no class differs.
    starts: Vec<u32>,
    members: Vec<Reg>,
}

/// By register: whether it exists in a function, and has none of these units, which nothing there may be given.
pub fn usable_regs(target: &TargetDesc, func: &Function, reserved: &UnitSet) -> Vec<bool> {
    let is_usable = |reg: Reg| {
        let is_free = || !target.reg_units(reg).iter().any(|&unit| reserved.contains(unit));
        func.features.contains(target.reg(reg).features) && is_free()
    };
    target.reg_ids().map(is_usable).collect()
}

/// The registers of a type that come first in functions with these features, if that differs from the classes.
fn order(target: &TargetDesc, features: Features, ty: Type) -> Option<&[Reg]> {
    let order = target.ty(ty).orders.iter().find(|order| features.contains(order.features));
    order.map(|order| &*order.first)
}

impl Classes {
    /// Those of a function with these features, in which these registers are usable.
    pub fn new(target: &TargetDesc, features: Features, usable: &[bool], stress: &Stress) -> Self {
        let mut classes = Classes::default();
        let has_orders = target.type_ids().any(|ty| order(target, features, ty).is_some());
        if usable.contains(&false) || *stress != Stress::NONE || has_orders {
            classes.restrict(target, features, usable, stress);
        }
        classes
    }
    /// Gives each class the registers that `list` appends for it.
    pub fn fill(&mut self, target: &TargetDesc, mut list: impl FnMut(Class, &mut Vec<Reg>)) {
        self.starts.clear();
        self.members.clear();
        for class in target.class_ids() {
            self.starts.push(self.members.len() as u32);
            list(class, &mut self.members);
        }
        self.starts.push(self.members.len() as u32);
    }
    /// Takes out the registers that are not usable, and those that stress removes. Puts those first that come first with
    /// these features.
    fn restrict(&mut self, target: &TargetDesc, features: Features, usable: &[bool], stress: &Stress) {
        let allowed = stress.registers.units(target, |reg| usable[reg.index()]);
        self.fill(target, |class, left| {
            let start = left.len();
            left.extend(target.class_regs(class).iter().copied().filter(|reg| usable[reg.index()]));
            if let Some(first) = order(target, features, target.class(class).ty) {
                let rank = |reg: &Reg| first.iter().position(|other| other == reg).unwrap_or(first.len());
                sort_by_key(&mut left[start..], rank);
            }
            stress.rearrange(target, allowed.as_ref(), left, start);
        });
    }
    /// The registers of a class.
    #[inline]
    pub fn regs<'a>(&'a self, target: &'a TargetDesc, class: Class) -> &'a [Reg] {
        match self.starts.get(class.index()..class.index() + 2) {
            Some(&[start, end]) => &self.members[start as usize..end as usize],
            _ => target.class_regs(class),
        }
    }
}
