//! The machine of a record: the shipped target that has its registers, or a target made for it.
//!
//! A shipped target fits a record if all allocatable registers of the record may be allocated on it. Of those that fit, the
//! one counts that has the fewest registers besides.
//!
//! The types of values are those of the bank with the spill slots of the record, or the nearest to them. The convention
//! is the first with the fewest callee-saved registers among those that the record prefers: a compiler prefers
//! registers that it need not save. The other registers of a record need not be callee-saved. They may have longer
//! encodings.

use std::collections::BTreeMap;
use std::sync::Arc;

use ssara_core::target::{Bank, Conv, Type};
use ssara_core::{Target, TargetErrors};

use super::machine::{Machine, allocatable, home_regs, whole_regs};
use super::record::{Env, PREG_CLASSES, PReg, Record};
use super::synthetic::TargetKey;

/// The shipped targets that corpora are for.
pub fn shipped_targets() -> [&'static Target; 4] {
    use ssara_targets::{aarch64, riscv64, s390x, x86_64};
    [&x86_64::TARGET, &aarch64::TARGET, &riscv64::TARGET, &s390x::TARGET]
}

/// Why there is no machine for a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MachineError {
    /// The registers make no sense.
    #[error(transparent)]
    Synthetic(#[from] TargetErrors),
    /// No shipped target has the registers.
    #[error("no shipped target has the registers of the record")]
    NoTarget,
    /// The target has no such register, or never allocates it.
    #[error("{target} does not allocate {reg}")]
    NoReg {
        /// The name of the target.
        target: String,
        /// The register.
        reg: PReg,
    },
    /// No type of the target can be in all registers of a class.
    #[error("{target} has no type for all {} registers", PREG_CLASSES[*.class as usize])]
    NoType {
        /// The name of the target.
        target: String,
        /// The register class.
        class: u8,
    },
}

/// Where machines come from.
#[derive(Clone, Copy)]
enum Source {
    /// A target made for the registers of the record.
    Synthetic,
    /// One of the shipped targets.
    Shipped,
    /// This target.
    Target(&'static Target),
}

/// The machines of records, each made once.
pub struct Machines {
    source: Source,
    targets: BTreeMap<String, Arc<Target>>,
    known: BTreeMap<TargetKey, Result<Arc<Machine>, MachineError>>,
}

impl Machines {
    /// Machines made for the registers of their records.
    pub fn synthetic() -> Machines {
        Machines::of(Source::Synthetic)
    }
    /// Machines with the shipped target that fits best.
    pub fn shipped() -> Machines {
        Machines::of(Source::Shipped)
    }
    /// Machines with one of the [`shipped_targets`].
    pub fn on(target: &'static Target) -> Machines {
        Machines::of(Source::Target(target))
    }
    fn of(source: Source) -> Machines {
        Machines { source, targets: BTreeMap::new(), known: BTreeMap::new() }
    }
    /// The machine of a record.
    ///
    /// # Errors
    /// When the registers of the record make no sense, or no shipped target has them.
    pub fn machine_for(&mut self, record: &Record) -> Result<Arc<Machine>, MachineError> {
        let key = TargetKey::new(record);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let machine = match self.source {
            Source::Synthetic => synthetic(&key),
            Source::Shipped => {
                let fitting =
                    shipped_targets().into_iter().filter_map(|target| Some((spare(target, &key.env).ok()?, target)));
                let best = fitting.min_by_key(|&(spare, _)| spare).ok_or(MachineError::NoTarget);
                best.and_then(|(_, target)| self.shipped_machine(target, &key))
            }
            Source::Target(target) => self.shipped_machine(target, &key),
        };
        let machine = machine.map(Arc::new);
        self.known.insert(key, machine.clone());
        machine
    }
    /// The number of different machines so far.
    pub fn len(&self) -> usize {
        self.known.len()
    }
    /// Whether there are none so far.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }
    fn shipped_machine(&mut self, target: &'static Target, key: &TargetKey) -> Result<Machine, MachineError> {
        spare(target, &key.env)?;
        let name = target.name.to_string();
        let shared = self.targets.entry(name).or_insert_with(|| Arc::new(target.clone()));
        let mut types = [None; 3];
        for class in (0..3).filter(|&class| registers(&key.env, class).next().is_some()) {
            types[class as usize] = Some(value_type(target, key, class)?);
        }
        Ok(Machine::new(Arc::clone(shared), convention(target, &key.env), types, &key.env))
    }
}

fn synthetic(key: &TargetKey) -> Result<Machine, MachineError> {
    let target = Arc::new(key.build()?);
    Ok(Machine::new(target, Conv(0), [0, 1, 2].map(|class| Some(Type(class))), &key.env))
}

fn registers(env: &Env, class: u8) -> impl Iterator<Item = PReg> + '_ {
    allocatable(env).filter(move |preg| preg.class() == class)
}

/// The number of registers that may be allocated on `target` besides those of `env`.
fn spare(target: &Target, env: &Env) -> Result<usize, MachineError> {
    let features = target.default_features();
    let mut homes = home_regs(target);
    homes.retain(|reg| features.contains(target.reg(*reg).features) && !target.reserved.contains(reg));
    let whole = whole_regs(target);
    let mut used = 0;
    for preg in allocatable(env) {
        let is_home = whole[preg.0 as usize].is_some_and(|reg| homes.binary_search(&reg).is_ok());
        if !is_home {
            return Err(MachineError::NoReg { target: target.name.to_string(), reg: preg });
        }
        used += 1;
    }
    Ok(homes.len().saturating_sub(used))
}

/// The type that is in all registers of a class and has the spill slots of the record, or the nearest to them.
fn value_type(target: &Target, key: &TargetKey, class: u8) -> Result<Type, MachineError> {
    let whole = whole_regs(target);
    let is_home = |ty: Type, preg: PReg| {
        let part = whole[preg.0 as usize].and_then(|reg| target.low_part(reg, ty));
        part.is_some_and(|part| target.class_regs(target.home_class(ty)).contains(&part))
    };
    let fits =
        |ty: &Type| target.ty(*ty).bank == Bank(class) && registers(&key.env, class).all(|preg| is_home(*ty, preg));
    let bytes = key.slot_sizes[class as usize] * 8;
    let distance = |ty: &Type| u32::from(target.ty(*ty).spill_size).abs_diff(bytes);
    let nearest = target.type_ids().filter(fits).min_by_key(distance);
    nearest.ok_or_else(|| MachineError::NoType { target: target.name.to_string(), class })
}

/// The first convention with the fewest callee-saved registers among the preferred ones.
fn convention(target: &Target, env: &Env) -> Conv {
    let whole = whole_regs(target);
    let saved = |conv: &Conv| {
        let callee_saved = &target.convention(*conv).callee_saved;
        let preferred = env.preferred.iter().flatten().filter_map(|preg| whole[preg.0 as usize]);
        preferred.filter(|&reg| callee_saved.iter().any(|&other| target.overlap(reg, other))).count()
    };
    let conventions = (0..target.conventions.len()).map(Conv::from_index);
    conventions.min_by_key(saved).unwrap_or_default()
}
