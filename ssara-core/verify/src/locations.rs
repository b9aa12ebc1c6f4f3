//! All locations of an allocation as text, for people and for tests.

use alloc::vec::Vec;
use core::fmt;

use crate::Checker;
use crate::locate::{LocRange, SavedRange, StackMap};
use crate::violation::Violations;
use ssara_ir::ir::Function;
use ssara_ir::output::{Allocation, Loc};
use ssara_tables::target::TargetDesc;

/// Where everything is in allocated code: the values, the references at safepoints, and the caller's contents of saved
/// registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Locations {
    /// The result of [`Checker::value_ranges`] for all values.
    pub values: Vec<LocRange>,
    /// The result of [`Checker::saved_ranges`].
    pub saved: Vec<SavedRange>,
    /// The result of [`Checker::stack_maps`].
    pub stack_maps: Vec<StackMap>,
}

impl Checker<'_> {
    /// All locations of an allocation.
    ///
    /// # Errors
    /// The violations, if the allocation is wrong.
    pub fn locations(&mut self, func: &Function, alloc: &Allocation) -> Result<Locations, Violations> {
        Ok(Locations {
            values: self.value_ranges(func, alloc, |_| true)?,
            saved: self.saved_ranges(func, alloc)?,
            stack_maps: self.stack_maps(func, alloc)?,
        })
    }
}

impl Locations {
    /// The locations as comments of the text form, with the names of `target`: a line for each value, each saved register
    /// and each stack map. Ranges count the steps of [`Allocation::walk`], which
    /// [`with_steps`](ssara_ir::text::DisplayFunction::with_steps) prints, too.
    pub fn display<'a>(&'a self, func: &'a Function, target: &'a TargetDesc) -> DisplayLocations<'a> {
        DisplayLocations { locations: self, func, target }
    }
}

/// Locations with the names of a target; made by [`Locations::display`].
#[derive(Debug)]
pub struct DisplayLocations<'a> {
    locations: &'a Locations,
    func: &'a Function,
    target: &'a TargetDesc,
}

impl fmt::Display for DisplayLocations<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ranges in self.locations.values.chunk_by(|a, b| a.value == b.value) {
            write!(f, "; {}", self.func.value_name(ranges[0].value))?;
            match self.func.value_tag(ranges[0].value) {
                0 => {}
                tag => write!(f, " tag {tag}")?,
            }
            for (index, range) in ranges.iter().enumerate() {
                write!(f, "{} {} {}..{}", separator(index), self.loc(range.loc), range.start, range.end)?;
            }
            writeln!(f)?;
        }
        for ranges in self.locations.saved.chunk_by(|a, b| a.reg == b.reg) {
            write!(f, "; saved {}", self.loc(Loc::Reg(ranges[0].reg)))?;
            for (index, range) in ranges.iter().enumerate() {
                write!(f, "{} {} {}..{}", separator(index), range.slot, range.start, range.end)?;
            }
            writeln!(f)?;
        }
        self.locations.stack_maps.iter().try_for_each(|map| self.stack_map(map, f))
    }
}

impl DisplayLocations<'_> {
    fn stack_map(&self, map: &StackMap, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "; safepoint {}:", map.step)?;
        for (index, &(value, loc)) in map.values.iter().enumerate() {
            let name = self.func.value_name(value);
            write!(f, "{} {name} {}", if index == 0 { " references" } else { "," }, self.loc(loc))?;
            if let Ok(at) = map.derived.binary_search_by_key(&value, |&(derived, _)| derived) {
                write!(f, " derived {}", self.func.value_name(map.derived[at].1))?;
            }
        }
        let between = if map.values.is_empty() || map.state.is_empty() { "" } else { ";" };
        f.write_str(between)?;
        for (index, &(value, loc)) in map.state.iter().enumerate() {
            let name = self.func.value_name(value);
            write!(f, "{} {name} {}", if index == 0 { " state" } else { "," }, self.loc(loc))?;
        }
        writeln!(f)
    }
    fn loc(&self, loc: Loc) -> impl fmt::Display {
        LocName(loc, self.target)
    }
}

/// What comes before an element of a list that follows a colon.
fn separator(index: usize) -> &'static str {
    if index == 0 { ":" } else { "," }
}

/// A location with the name of its register.
struct LocName<'a>(Loc, &'a TargetDesc);

impl fmt::Display for LocName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Loc::None => f.write_str("nowhere"),
            Loc::Reg(reg) => f.write_str(self.1.regs.get(reg.index()).map_or("?", |reg| &reg.name)),
            Loc::Slot(slot) => write!(f, "{slot}"),
        }
    }
}
