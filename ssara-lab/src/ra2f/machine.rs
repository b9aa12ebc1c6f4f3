//! Where the registers of records are on a target.
//!
//! Register class `n` of the format is bank `n` of the target, and a register is known by its hardware encoding. All values
//! of a class have one type. A [`PReg`] is a whole register of the bank. Where a value is in one, it is in the lowest part
//! that has the value's type.

use std::sync::Arc;

use ssara_core::Target;
use ssara_core::ir::FunctionBuilder;
use ssara_core::target::{Class, Conv, Features, Reg, Type};
use ssara_core::units::UnitSet;

use super::record::{Env, PReg};

/// Encodings take six bits, so a limit of this many bits excludes no register.
pub(super) const ENCODING_BITS: u8 = 6;

/// The registers of records on a target.
pub struct Machine {
    /// The target.
    pub target: Arc<Target>,
    /// The convention by which functions are called.
    pub convention: Conv,
    /// The type of the values of each register class.
    types: [Option<Type>; 3],
    /// By [`PReg`]: the whole register.
    whole: Vec<Option<Reg>>,
    /// By [`PReg`], and then by type: the register in which a value is.
    parts: Vec<Option<Reg>>,
    /// By [`Reg`]: the whole register around it, if it starts at the lowest bit of that.
    pregs: Vec<Option<PReg>>,
    /// Encodings of the allocatable registers, by register class.
    allowed: [u64; 3],
    /// The units of the callee-saved registers that are parts of larger ones.
    callee_saved_parts: UnitSet,
    reserved: Vec<Reg>,
    features: Features,
}

/// The whole registers of a target, by [`PReg`]. Constants are left out.
pub(super) fn whole_regs(target: &Target) -> Vec<Option<Reg>> {
    let mut whole = vec![None; PReg::COUNT];
    for bank in target.bank_ids().take(3) {
        for reg in target.whole_regs(bank).filter(|&reg| target.reg(reg).constant.is_none()) {
            let encoding = target.reg(reg).encoding;
            if encoding < 1 << ENCODING_BITS {
                whole[PReg::new(bank.0, encoding as u8).0 as usize].get_or_insert(reg);
            }
        }
    }
    whole
}

/// The whole registers around those that may be allocated for some type, in ascending order; tuples are left out.
pub(super) fn home_regs(target: &Target) -> Vec<Reg> {
    let homes = target.type_ids().flat_map(|ty| target.class_regs(target.home_class(ty)));
    let whole = homes.map(|&reg| target.whole(reg)).filter(|&reg| target.reg(reg).tuple == 0);
    let mut whole: Vec<Reg> = whole.collect();
    whole.sort_unstable();
    whole.dedup();
    whole
}

impl Machine {
    /// The machine with these types of values, on which functions may use the registers of `env`.
    ///
    /// The functions do without features for which the target has registers when `env` has none of them. All other registers
    /// that `env` does not have are reserved.
    pub fn new(target: Arc<Target>, convention: Conv, types: [Option<Type>; 3], env: &Env) -> Machine {
        let whole = whole_regs(&target);
        let count = target.types.len();
        let mut parts = vec![None; PReg::COUNT * count];
        let mut pregs = vec![None; target.regs.len()];
        for (preg, reg) in whole.iter().enumerate().filter_map(|(preg, reg)| Some((preg, (*reg)?))) {
            let preg = PReg(preg as u8);
            for part in target.parts(target.reg(reg).root) {
                if target.whole(part) == reg && target.reg(part).low_bit == target.reg(reg).low_bit {
                    pregs[part.index()] = Some(preg);
                }
            }
            for ty in target.type_ids() {
                parts[preg.0 as usize * count + ty.index()] = target.low_part(reg, ty);
            }
        }
        let mut allowed = [0; 3];
        for preg in allocatable(env) {
            allowed[preg.class() as usize] |= 1 << preg.encoding();
        }
        let is_part = |reg: &Reg| target.whole(*reg) != *reg;
        let callee_saved_parts = target.convention(convention).callee_saved.iter().copied().filter(is_part);
        let mut machine = Machine {
            convention,
            types,
            whole,
            parts,
            pregs,
            allowed,
            callee_saved_parts: target.units_of(callee_saved_parts),
            reserved: Vec::new(),
            features: target.default_features(),
            target,
        };
        machine.restrict();
        machine
    }

    /// Takes away features and registers that may not be used.
    fn restrict(&mut self) {
        let target = Arc::clone(&self.target);
        let is_reserved = |reg: &Reg| {
            target.reserved.iter().chain(&*target.convention(self.convention).reserved).any(|other| other == reg)
        };
        let homes = home_regs(&target);
        let needed = |feature| {
            let mut of_feature = homes.iter().filter(|&&reg| target.reg(reg).features.contains(feature)).peekable();
            of_feature.peek().is_none() || of_feature.any(|&reg| self.is_allowed(reg))
        };
        let features = self.features.iter().map(Features::single).filter(|&feature| needed(feature));
        let features = features.fold(Features::NONE, Features::union);
        let excluded =
            |reg: &Reg| features.contains(target.reg(*reg).features) && !self.is_allowed(*reg) && !is_reserved(reg);
        let reserved = homes.iter().copied().filter(excluded).collect();
        (self.features, self.reserved) = (features, reserved);
    }

    fn is_allowed(&self, reg: Reg) -> bool {
        self.preg(reg).is_some_and(|preg| self.allowed[preg.class() as usize] >> preg.encoding() & 1 != 0)
    }
    /// Starts a function.
    pub fn builder(&self, name: &str) -> FunctionBuilder<'_> {
        let mut builder = FunctionBuilder::new(&self.target, name);
        builder.set_convention(self.convention);
        builder.set_features(self.features);
        self.reserved.iter().for_each(|&reg| builder.reserve(reg));
        builder
    }
    /// The type of the values of a register class.
    pub fn ty(&self, class: u8) -> Option<Type> {
        self.types[class as usize]
    }
    /// The register in which a value of type `ty` is that is in `preg`.
    pub fn reg(&self, preg: PReg, ty: Type) -> Option<Reg> {
        self.parts[preg.0 as usize * self.target.types.len() + ty.index()]
    }
    /// The register of records that `reg` is, or is the low part of.
    pub fn preg(&self, reg: Reg) -> Option<PReg> {
        self.pregs[reg.index()]
    }
    /// The units of a whole register; none if there is no such register.
    pub fn units(&self, preg: PReg) -> &[u16] {
        self.whole[preg.0 as usize].map_or(&[], |reg| self.target.reg_units(reg))
    }
    /// The units that are destroyed with `preg`: all of it, but for the part that is callee-saved, if that is not all.
    pub fn destroyed(&self, preg: PReg) -> impl Iterator<Item = u16> + '_ {
        self.units(preg).iter().copied().filter(|&unit| !self.callee_saved_parts.contains(unit))
    }
    /// The class of the allocatable registers of a class that are encoded below `2^log`, if the target has one.
    ///
    /// Takes time linear in the members of all classes.
    pub fn limited(&self, class: u8, log: u8) -> Option<Class> {
        let ty = self.ty(class)?;
        let home = self.target.home_class(ty);
        if log >= ENCODING_BITS {
            return Some(home);
        }
        let limit = (1u64 << (1u32 << log)) - 1;
        let wanted = self.allowed[class as usize] & limit;
        let fits = |candidate: &Class| {
            let pregs = self.target.class_regs(*candidate).iter().map(|&reg| self.preg(reg));
            let mut members = pregs.map(|preg| preg.map(|preg| 1 << preg.encoding()));
            let members = members.try_fold(0, |members: u64, bit| Some(members | bit?));
            members.is_some_and(|members| members & self.allowed[class as usize] == wanted)
        };
        self.target.class_ids().filter(|&candidate| self.target.class(candidate).ty == ty).find(fits)
    }
}

/// The registers that may be allocated.
pub(super) fn allocatable(env: &Env) -> impl Iterator<Item = PReg> + '_ {
    env.preferred.iter().chain(&env.non_preferred).flatten().copied()
}
