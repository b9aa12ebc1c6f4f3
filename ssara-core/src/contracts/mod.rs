//! What the passes promise each other, checked after each pass when [`Options::contracts`](crate::pipeline::Options::contracts) asks
//! for it.
//!
//! | contract | after | what must hold |
//! | --- | --- | --- |
//! | [`Contract::Liveness`] | liveness | live values, and which operands read a value last, are those of data flow |
//! | [`Contract::Webs`] | webs | no value of a web is live where another one is defined |
//! | [`Contract::Spilling`] | spilling | what is read from a register is in one, and at every point values fit the units |
//! | [`Contract::Coloring`] | each step of colouring, and of the walk of `O0` | every value in a register owns all of its units, nobody else owns any; at `O0`, what is live is in a register or in memory |
//! | [`Contract::Frame`] | slots, at all levels | no two values that are in memory and live at once share a slot |
//!
//! Each check starts from the function and from `lives`, data flow over sets of its own, and asks the pass only for its
//! result. It costs a set of all values for each block, so the whole is quadratic in the size of a function: it is made for
//! tests. Without it, the passes pay for one branch each, and colouring for one an instruction.

mod coloring;
mod fast;
mod frame;
mod live_sets;
mod liveness;
mod spilling;
#[cfg(test)]
mod tests;
mod webs;

use core::fmt;

pub use crate::contracts::coloring::Watch;
pub use crate::contracts::fast::WalkWatch;
pub use crate::contracts::frame::{Frame, Home, check as check_frame};
pub use crate::contracts::live_sets::Lives;
pub use crate::contracts::liveness::check as check_liveness;
pub use crate::contracts::spilling::check as check_spilling;
pub use crate::contracts::webs::check as check_webs;

use crate::ir::{Inst, Value};

/// A promise of a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contract {
    /// Of liveness.
    Liveness,
    /// Of webs.
    Webs,
    /// Of spilling.
    Spilling,
    /// Of colouring.
    Coloring,
    /// Of slots.
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

/// A promise that was not kept, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breach {
    /// The promise.
    pub contract: Contract,
    /// The instruction, or the first one of the block.
    pub inst: Inst,
    /// The value, if it is about one.
    pub value: Option<Value>,
    /// What is wrong.
    pub reason: &'static str,
}

/// An instruction for which there is no solution although spilling promised one: a mistake in this crate.
#[derive(Debug)]
pub struct NoSolution(pub Inst);

impl From<NoSolution> for Breach {
    fn from(NoSolution(inst): NoSolution) -> Breach {
        let reason = "no registers where spilling had left room";
        Breach { contract: Contract::Coloring, inst, value: None, reason }
    }
}
