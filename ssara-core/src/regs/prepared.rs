//! Register tables that have been made, for the functions that follow.
//!
//! What depends on the target, the features, the convention and the reserved registers is made once for functions that agree
//! in these, in whether they receive the link register as a value, and in the alternatives that they offer. What depends on
//! the usage of registers is made once for functions that agree in it, too. A target has a number of its own
//! ([`Target::id`]), so that no other one is taken for it. Functions with other settings may come in between, such as those
//! of another convention.
//!
//! # Cost
//!
//! Comparing settings is linear in the reserved registers and in the forms whose alternatives are not offered; comparing
//! usages is a few words. At most [`MAX_SETTINGS`] settings are kept, with [`MAX_TABLES`] tables each. The oldest make way.

use alloc::vec::Vec;

use crate::ir::{Function, OfferedAlternatives};
use crate::options::Stress;
use crate::regs::homes::Homes;
use crate::regs::recent::Recent;
use crate::regs::tables::Tables;
use crate::regs::unit_mask::Mask;
use crate::regs::usage::RegUsage;
use crate::target::{Conv, Features, Form, Reg, Target, TargetDesc, TargetId};
use crate::units::UnitSet;

/// Maximum number of settings that are kept. Bounds the memory of a context.
pub const MAX_SETTINGS: usize = 16;
/// Maximum number of tables that are kept for the same settings. Bounds it as well.
const MAX_TABLES: usize = 16;

/// What the tables of a function depend on, besides its usage.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Settings {
    target: TargetId,
    features: Features,
    convention: Option<Conv>,
    reserved: Vec<Reg>,
    /// What validation finds of a form depends on its alternatives.
    offered: OfferedAlternatives,
    /// Whether the link register is no callee-saved one.
    receives_link: bool,
    stress: Stress,
}

impl Settings {
    fn new(target: &Target, func: &Function, stress: &Stress) -> Settings {
        Settings {
            target: target.id(),
            features: func.features,
            convention: func.convention,
            reserved: func.reserved.clone(),
            offered: func.offered.clone(),
            receives_link: func.receives_link(target),
            stress: *stress,
        }
    }
    fn are_those_of(&self, target: &Target, func: &Function, stress: &Stress) -> bool {
        self.target == target.id()
            && (self.features, self.convention) == (func.features, func.convention)
            && self.reserved == func.reserved
            && self.offered == func.offered
            && self.receives_link == func.receives_link(target)
            && self.stress == *stress
    }
}

/// What validation needs to know of the settings of a function.
#[derive(Clone, Copy)]
pub struct SettingsInfo<'a> {
    /// No other settings have it.
    pub number: u64,
    /// The units that functions with these settings reserve.
    pub reserved: &'a UnitSet,
    /// Where values live in functions with these settings.
    pub homes: &'a Homes,
}

/// What functions with the same settings have in common.
struct Base<const W: usize> {
    /// No other settings have it.
    number: u64,
    reserved: UnitSet,
    tables: Tables<W>,
    made: Vec<Made<W>>,
    /// The place of the tables of the last function.
    chosen: usize,
    /// The place of those that are replaced next.
    oldest: usize,
}

/// The tables of functions with the same settings and usage.
struct Made<const W: usize> {
    usage: RegUsage,
    /// By bank: the units in which no value lives. Empty if there are none.
    disabled: Vec<Mask<W>>,
    tables: Tables<W>,
}

/// The tables of all functions.
#[derive(Default)]
pub struct Prepared<const W: usize> {
    bases: Recent<Settings, Base<W>, MAX_SETTINGS>,
    /// How many settings there have been.
    settings: u64,
    /// How many tables have been made.
    tables: u64,
    usage: RegUsage,
}

impl<const W: usize> Prepared<W> {
    /// Gets ready for functions with the settings of `func`, which need not be valid.
    pub fn set_up(&mut self, target: &Target, func: &Function, stress: &Stress) -> SettingsInfo<'_> {
        let settings = &mut self.settings;
        self.bases.choose(
            |settings| settings.are_those_of(target, func, stress),
            || {
                *settings += 1;
                // Numbers of different widths differ, too.
                let number = *settings * TargetDesc::MAX_BANK_WORDS as u64 + W as u64 - 1;
                (Settings::new(target, func, stress), Base::new(number, target, func, stress))
            },
        );
        let base = self.base();
        SettingsInfo { number: base.number, reserved: &base.reserved, homes: &base.tables.homes }
    }

    /// What belongs to the settings of the last function.
    fn base(&self) -> &Base<W> {
        self.bases.get().expect("set up")
    }

    /// Chooses the tables of a function, and makes them if there are none. `forms` are those that it uses and that go beyond
    /// homes ([`FormShape::goes_beyond_homes`](crate::regs::form_shape::FormShape::goes_beyond_homes)). The last
    /// [`Prepared::set_up`] was for the same function.
    pub fn choose(&mut self, target: &Target, func: &Function, forms: impl Iterator<Item = Form>) {
        let Prepared { bases, tables: numbered, usage, .. } = self;
        let base = bases.get_mut().expect("set up");
        usage.collect((func, target), &base.tables.homes, forms);
        let known = base.made.iter().position(|made| made.usage == *usage && made.disabled.is_empty());
        base.chosen = known.unwrap_or_else(|| {
            let kept = usage.units(target, func, &base.tables);
            let mut tables = base.tables.refined(target, &kept, |ty| usage.occurs(ty));
            *numbered += 1;
            tables.number = *numbered;
            base.keep(Made { usage: usage.clone(), disabled: Vec::new(), tables })
        });
    }

    /// The tables that were chosen.
    pub fn tables(&self) -> &Tables<W> {
        let base = self.base();
        &base.made[base.chosen].tables
    }

    /// The tables that were chosen, when no value lives in these units, given by bank.
    pub fn with_disabled(&mut self, target: &Target, units: &[Mask<W>]) -> &Tables<W> {
        let Prepared { bases, tables: numbered, .. } = self;
        let base = bases.get_mut().expect("set up");
        let Made { usage, tables, .. } = &base.made[base.chosen];
        let known = base.made.iter().position(|made| made.usage == *usage && made.disabled == units);
        let place = match known {
            Some(place) => place,
            None => {
                let mut tables = tables.with_disabled(target, units);
                *numbered += 1;
                tables.number = *numbered;
                let usage = usage.clone();
                base.keep(Made { usage, disabled: units.to_vec(), tables })
            }
        };
        &base.made[place].tables
    }
}

impl<const W: usize> Base<W> {
    fn new(number: u64, target: &Target, func: &Function, stress: &Stress) -> Self {
        let reserved = func.reserved_units(target);
        let tables = Tables::new(target, func, &reserved, stress);
        Base { number, reserved, tables, made: Vec::new(), chosen: 0, oldest: 0 }
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
