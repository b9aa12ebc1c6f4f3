//! The cells of a case.
//!
//! *Input:* a machine and a function. *Promises:* the cells that the reachable code shows, found from the function alone and
//! not from the intention of the generator.

mod blocks;
mod head;
mod insts;
mod places;

use std::collections::BTreeSet;

use super::function::Made;
use super::machine::Machine;
use super::table::Cell;

/// The cells of a valid function.
pub fn observe(machine: &Machine, made: &Made) -> BTreeSet<Cell> {
    let mut cells = BTreeSet::new();
    insts::observe(machine, made, &mut cells);
    blocks::observe(machine, made, &mut cells);
    head::observe(machine, made, &mut cells);
    places::observe(machine, made, &mut cells);
    cells
}
