//! Register tables that have been made, for the functions that follow.
//!
//! What depends on the target, the features, the convention and the reserved registers is made once for functions that agree
//! in these. What depends on the usage of registers is made once for functions that agree in it, too. A target has a number
//! of its own ([`Target::id`]), so that no other one is taken for it.
//!
//! # Cost
//!
//! Comparing settings is linear in the reserved registers; comparing usages is a few words. At most [`MAX_TABLES`]
//! tables are kept, of which the oldest make way.

use alloc::vec::Vec;

use crate::ir::Function;
use crate::options::Stress;
use crate::regs::tables::Tables;
use crate::regs::unit_mask::Mask;
use crate::regs::usage::{PlainForms, RegUsage, Splits};
use crate::target::{Conv, Features, Form, Reg, Target, TargetDesc, TargetId};
use crate::units::UnitSet;

/// Maximum number of tables that are kept; further ones take the place of the oldest. Bounds the memory of a context.
const MAX_TABLES: usize = 16;

/// What the tables of a function depend on, besides its usage.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Settings {
    target: TargetId,
    features: Features,
    convention: Option<Conv>,
    reserved: Vec<Reg>,
    stress: Stress,
}

/// What functions with the same settings have in common.
struct Base<const W: usize> {
    settings: Settings,
    reserved: UnitSet,
    tables: Tables<W>,
    splits: Splits<W>,
}

/// The tables of functions with the same settings and usage.
struct Made<const W: usize> {
    usage: RegUsage,
    /// By bank: the units in which no value lives. Empty if there are none.
    disabled: Vec<Mask<W>>,
    tables: Tables<W>,
}

/// The tables of functions with the same settings.
#[derive(Default)]
pub struct Prepared<const W: usize> {
    base: Option<Base<W>>,
    /// How many settings there have been.
    settings: u64,
    usage: RegUsage,
    plain: PlainForms,
    made: Vec<Made<W>>,
    /// The place of the tables of the last function.
    chosen: usize,
    /// The place of those that are replaced next.
    oldest: usize,
}

impl<const W: usize> Prepared<W> {
    /// Gets ready for functions with the settings of `func`, which need not be valid. Returns a number of the settings,
    /// which no others have, and the units that such functions reserve.
    pub fn set_up(&mut self, target: &Target, func: &Function, stress: &Stress) -> (u64, &UnitSet) {
        let is_same = |settings: &Settings| {
            settings.target == target.id()
                && (settings.features, settings.convention) == (func.features, func.convention)
                && settings.reserved == func.reserved
                && settings.stress == *stress
        };
        if !self.base.as_ref().is_some_and(|base| is_same(&base.settings)) {
            let settings = Settings {
                target: target.id(),
                features: func.features,
                convention: func.convention,
                reserved: func.reserved.clone(),
                stress: *stress,
            };
            let reserved = func.reserved_units(target);
            let tables = Tables::new(target, func, &reserved, stress);
            let splits = Splits::new(&tables);
            self.base = Some(Base { settings, reserved, tables, splits });
            self.made.clear();
            self.oldest = 0;
            self.settings += 1;
        }
        // Numbers of different widths differ, too.
        let number = self.settings * TargetDesc::MAX_BANK_WORDS as u64 + W as u64 - 1;
        (number, &self.base.as_ref().expect("made above").reserved)
    }

    /// Chooses the tables of a function that uses these forms, with [numbers](RegUsage::collect); makes them if there are none. The last
    /// [`Prepared::set_up`] was for the same function.
    pub fn choose(&mut self, target: &Target, func: &Function, forms: impl Iterator<Item = (Form, u64)>) {
        let Base { tables, splits, .. } = self.base.as_ref().expect("set up");
        self.usage.collect((func, target), tables, splits, forms, &mut self.plain);
        let known = self.made.iter().position(|made| made.usage == self.usage && made.disabled.is_empty());
        self.chosen = match known {
            Some(place) => place,
            None => {
                let kept = self.usage.units(target, func, tables);
                let tables = tables.refined(target, &kept, |ty| self.usage.occurs(ty));
                self.keep(Made { usage: self.usage.clone(), disabled: Vec::new(), tables })
            }
        };
    }

    /// The tables that were chosen.
    pub fn tables(&self) -> &Tables<W> {
        &self.made[self.chosen].tables
    }

    /// The tables that were chosen, when no value lives in these units, given by bank.
    pub fn with_disabled(&mut self, target: &Target, units: &[Mask<W>]) -> &Tables<W> {
        let Made { usage, tables, .. } = &self.made[self.chosen];
        let known = self.made.iter().position(|made| made.usage == *usage && made.disabled == units);
        let place = match known {
            Some(place) => place,
            None => {
                let tables = tables.with_disabled(target, units);
                self.keep(Made { usage: usage.clone(), disabled: units.to_vec(), tables })
            }
        };
        &self.made[place].tables
    }

    /// Keeps tables in the place of the oldest ones, but not of those that are chosen.
    fn keep(&mut self, made: Made<W>) -> usize {
        if self.made.len() < MAX_TABLES {
            self.made.push(made);
            return self.made.len() - 1;
        }
        let place = if self.oldest == self.chosen { (self.oldest + 1) % MAX_TABLES } else { self.oldest };
        self.oldest = (place + 1) % MAX_TABLES;
        self.made[place] = made;
        place
    }
}
