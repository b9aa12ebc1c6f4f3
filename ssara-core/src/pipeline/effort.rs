//! How many candidates a function is worth: the levels keep the cheapest of several allocations where that takes little time.
//!
//! # Input
//!
//! A function, its machine and the options.
//!
//! # Output
//!
//! Whether the function is *small*. At `O3` small functions with some moves are also allocated as at `O0`. One more plan is
//! made for them, in which an eviction costs the next reload alone. Machines with few registers try more, at all levels above
//! `O0`: every small function as at `O0` and with all callee-saved registers, and a plan by distances alone.
//!
//! # Why correct
//!
//! Each candidate is an allocation, and so is the cheapest one.
//!
//! # Cost
//!
//! Most functions are small, but they are a small part of all code: in `zstd` and `spec` of `tests/corpus` functions of up to
//! [`SMALL`] instructions are half of all and have a fourteenth of the instructions. Machines with few registers spill in
//! nearly every function, so that more is worth trying. On others what `O3` tries in addition takes a fifth of the time for
//! small functions, and makes them .15 % cheaper.

use crate::analysis::constraints::Constraints;
use crate::ir::Function;
use crate::options::{Level, Options, Stress};
use crate::output::Stats;
use crate::regs::machine::Machine;
use crate::regs::tables::SHARE;

/// Maximum number of instructions of a small function.
const SMALL: usize = 100;
/// The same for machines with few registers.
const SMALL_WITH_FEW_REGS: usize = 1000;
/// Maximum number of registers that are few.
const FEW_REGS: u32 = 8;
/// The least weighted number of moves that make an allocation as at `O0` worth trying. (2 in 3 small functions of the corpus
/// with any have as many, and the others never win.)
const SOME_MOVES: f64 = 3.0;

/// Whether a function is small. Under stress none is, so that the worse decisions stand.
pub fn is_small<const W: usize>(func: &Function, machine: &Machine<'_, W>, options: &Options) -> bool {
    let limit = match has_few_regs(machine) {
        true => SMALL_WITH_FEW_REGS,
        false => SMALL,
    };
    options.stress == Stress::NONE && func.num_insts() <= limit
}

/// Whether more is tried for a small function than its level has for all functions.
pub fn tries_more<const W: usize>(machine: &Machine<'_, W>, options: &Options) -> bool {
    options.level == Level::O3 || has_few_regs(machine)
}

/// Whether an allocation of a small function for which more is tried is to be compared with that of `O0`, given what it
/// consists of. `O0` chooses between alternatives when registers are known, so that with alternatives a single move is enough.
pub fn is_fast_worth_it<const W: usize>(machine: &Machine<'_, W>, constraints: &Constraints, stats: &Stats) -> bool {
    let moves = stats.moves.weighted + stats.swaps.weighted;
    let has_alternatives = || constraints.forms().iter().any(|info| info.is_used && info.traits.has_alternatives());
    has_few_regs(machine) || moves >= SOME_MOVES || moves >= 1.0 && has_alternatives()
}

/// Whether each bank has few registers for values.
pub fn has_few_regs<const W: usize>(machine: &Machine<'_, W>) -> bool {
    machine.banks().all(|bank| machine.bank(bank).capacity <= FEW_REGS * SHARE)
}
