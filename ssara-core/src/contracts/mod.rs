//! Contracts: what the passes promise each other, checked after each pass if
//! [`Options::contracts`](crate::options::Options::contracts) is set.
//!
//! | contract | after | what must hold |
//! | --- | --- | --- |
//! | [`Contract::Liveness`] | liveness | live values and last uses are those of data flow |
//! | [`Contract::Webs`] | coalescing | no value of a web is live where another one is defined |
//! | [`Contract::Spilling`] | spilling | a value that is read from a register is in one, and at every point the values fit the units; counting and the solver agree on each instruction that is counted |
//! | [`Contract::Coloring`] | each step of colouring, and of the walk of `O0` | every value in a register owns all of its units, and no other value owns any; at `O0`, a live value is in a register or in memory |
//! | [`Contract::Frame`] | slot colouring, at all levels | no two values of different webs that are in memory and live at once share a slot |
//!
//! # Input
//! The function, the result of a pass, and liveness by a data-flow analysis that shares nothing with the passes
//! ([`ReferenceLiveness`]).
//!
//! # Output
//! The first [`ContractViolation`], if there is one.
//!
//! # Cost
//! A set of all values for each block, so the whole is quadratic in the size of a function. It is made for tests. If
//! contracts are not checked, each pass pays for one branch, and colouring for one for each instruction.

mod coloring;
mod fast;
mod frame;
mod live_sets;
mod liveness;
mod spilling;
mod webs;

use core::fmt;

pub use crate::contracts::coloring::Watch;
pub use crate::contracts::fast::WalkWatch;
pub use crate::contracts::frame::{FrameSlots, WebSlot, check as check_frame};
pub use crate::contracts::live_sets::ReferenceLiveness;
pub use crate::contracts::liveness::check as check_liveness;
pub use crate::contracts::spilling::check as check_spilling;
pub use crate::contracts::webs::check as check_webs;

use crate::ir::{Inst, Value};

/// A contract: what a pass promises the passes after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contract {
    /// That of liveness.
    Liveness,
    /// That of coalescing.
    Webs,
    /// That of spilling.
    Spilling,
    /// That of colouring.
    Coloring,
    /// That of slot colouring.
    Frame,
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Contract::Liveness => "liveness",
            Contract::Webs => "webs",
            Contract::Spilling => "spilling",
            Contract::Coloring => "colouring",
            Contract::Frame => "slots",
        })
    }
}

/// A violated contract, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContractViolation {
    /// The contract.
    pub contract: Contract,
    /// The instruction, or the first one of the block.
    pub inst: Inst,
    /// The value, if the violation is about one.
    pub value: Option<Value>,
    /// What is wrong.
    pub reason: &'static str,
}

/// Reports an instruction for which the spiller's counting check and the solver differ. This is a mistake in this crate.
///
/// # Errors
/// If there is one.
pub fn check_counting(miscounted: Option<Inst>) -> Result<(), ContractViolation> {
    let reason = "counting says something else than the solver";
    let violation = |inst| ContractViolation { contract: Contract::Spilling, inst, value: None, reason };
    miscounted.map_or(Ok(()), |inst| Err(violation(inst)))
}

/// An instruction for which colouring finds no registers although spilling promised them. This is a mistake in this crate.
#[derive(Debug)]
pub struct NoSolution(pub Inst);

impl From<NoSolution> for ContractViolation {
    fn from(NoSolution(inst): NoSolution) -> ContractViolation {
        let reason = "there are no registers, although spilling promised them";
        ContractViolation { contract: Contract::Coloring, inst, value: None, reason }
    }
}
