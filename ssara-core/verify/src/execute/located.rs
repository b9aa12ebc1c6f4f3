//! Runs that try what [`locate`](crate::LocRange) says of the locations of values.

use crate::execute::difference::Difference;
use crate::execute::pair::Pair;
use crate::execute::{Executor, by_hash, go};
use crate::locate::{LocRange, SavedRange, StackMap};
use crate::locations::Locations;
use ssara_ir::ir::{Function, Inst, Value};
use ssara_ir::output::{Allocation, Step};

use alloc::vec::Vec;

impl Executor<'_> {
    /// As [`run`](Executor::run), three times: all values, saved registers and stack maps must be where `locations` says.
    /// Returns the number of comparisons and changed locations.
    ///
    /// # Errors
    /// The first difference.
    pub fn run_locations(
        &self,
        func: &Function,
        alloc: &Allocation,
        locations: &Locations,
        seed: u64,
    ) -> Result<u64, Difference> {
        let steps = 4 * func.num_insts() as u64;
        let values = self.run_ranges(func, alloc, &locations.values, seed, steps)?;
        let saved = self.run_saved_ranges(func, alloc, &locations.saved, seed)?;
        let collected = self.run_collecting(func, alloc, &locations.stack_maps, seed)?;
        Ok(values + saved + collected)
    }

    /// As [`run`](Executor::run). Before each instruction, the ranges that hold there are compared with the values of the
    /// function. Returns the number of comparisons.
    ///
    /// # Errors
    /// The first difference.
    pub fn run_ranges(
        &self,
        func: &Function,
        alloc: &Allocation,
        ranges: &[LocRange],
        seed: u64,
        steps: u64,
    ) -> Result<u64, Difference> {
        let mut held: Vec<Vec<LocRange>> = alloc::vec![Vec::new(); func.num_insts()];
        for (number, step) in (0..).zip(alloc.walk(func)) {
            if let Step::Inst { inst, .. } = step {
                let here = ranges.iter().filter(|range| (range.start..range.end).contains(&number));
                held[inst.as_u32() as usize].extend(here);
            }
        }
        let mut compared = 0;
        let mut pair = Pair::new(&self.layout, func, alloc, seed)?;
        let choose = |block, _, choice| by_hash(func, block, choice);
        go(&mut pair, steps, choose, |pair, inst| {
            compared += held[inst.as_u32() as usize].len() as u64;
            held[inst.as_u32() as usize].iter().try_for_each(|range| pair.locate(inst, range.value, range.loc))?;
            pair.execute(inst)
        })?;
        Ok(compared)
    }

    /// As [`run`](Executor::run). Before each instruction, the slots of the ranges that hold there are compared with what the
    /// registers held at entry. Returns the number of comparisons.
    ///
    /// # Errors
    /// The first difference.
    pub fn run_saved_ranges(
        &self,
        func: &Function,
        alloc: &Allocation,
        ranges: &[SavedRange],
        seed: u64,
    ) -> Result<u64, Difference> {
        let mut numbers = alloc::vec![None; func.num_insts()];
        for (number, step) in (0..).zip(alloc.walk(func)) {
            if let Step::Inst { inst, .. } = step {
                numbers[inst.as_u32() as usize] = Some(number);
            }
        }
        let mut compared = 0;
        let mut pair = Pair::new(&self.layout, func, alloc, seed)?;
        let choose = |block, _, choice| by_hash(func, block, choice);
        go(&mut pair, 4 * func.num_insts() as u64, choose, |pair, inst| {
            let number = numbers[inst.as_u32() as usize];
            let holds = |range: &&SavedRange| number.is_some_and(|number| (range.start..range.end).contains(&number));
            for range in ranges.iter().filter(holds) {
                compared += 1;
                pair.locate_saved(inst, range.reg, range.slot)?;
            }
            pair.execute(inst)
        })?;
        Ok(compared)
    }

    /// As [`run`](Executor::run), with a collector that moves objects. After each instruction that has a map, the content of
    /// all references changes, in the function and in the locations that the map lists. Returns the number of changed
    /// locations.
    ///
    /// # Errors
    /// The first difference: that a map lacks a location, or has a wrong one.
    pub fn run_collecting(
        &self,
        func: &Function,
        alloc: &Allocation,
        maps: &[StackMap],
        seed: u64,
    ) -> Result<u64, Difference> {
        let map_of = |inst: Inst| maps.binary_search_by_key(&inst, |map| map.inst).ok().map(|at| &maps[at]);
        let references: Vec<Value> = func.references().map(|(value, _)| value).collect();
        let mut changed = 0;
        let mut pair = Pair::new(&self.layout, func, alloc, seed)?;
        let choose = |block, _, choice| by_hash(func, block, choice);
        let steps = 4 * func.num_insts() as u64;
        go(&mut pair, steps, choose, |pair, inst| {
            pair.execute(inst)?;
            if let Some(map) = map_of(inst) {
                changed += map.values.len() as u64;
                pair.collect(&references, map);
            }
            Ok(())
        })?;
        Ok(changed)
    }
}
