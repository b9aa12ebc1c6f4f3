//! The interface of regalloc2 0.15.2, as far as Cranelift uses it, with ssara after it.
//!
//! [`run_with_ctx`] is the entry point. `target` makes a target description from the registers that the client allows.
//! `ingest` translates the client's function, `ssara_core` allocates, and `emit` writes the result in the client's form.
//!
//! | variable | |
//! | --- | --- |
//! | `SSARA_LEVEL` | `O0`, `O1`, `O2` and so on; without it `O2` for [`Algorithm::Ion`] and `O0` for [`Algorithm::Fastalloc`] |
//! | `SSARA_CHECK` | if `1`, the checker checks every output, and an objection is a panic |
//! | `SSARA_CAPTURE` | a file to which every function is appended, as a record of RA2F |
//!
//! They are read once.
//!
//! The interface is complete, but `verbose_log` and `validate_ssa` have no effect, and dedicated scratch registers are not
//! used.

mod capture;
pub mod checker;
mod context;
mod debug;
mod emit;
mod form;
mod function;
mod index;
mod ingest;
mod layout;
mod merge;
mod operand;
mod output;
mod reg;
mod returns;
mod settings;
mod target;

use core::fmt;

pub use context::{Ctx, Totals, totals};
pub use function::{Function, MachineEnv};
pub use index::{Block, Inst, InstPosition, InstRange, ProgPoint};
pub use operand::{Operand, OperandConstraint, OperandKind, OperandPos};
pub use output::{Allocation, AllocationKind, Edit, InstOrEdit, Output, OutputIter, Stats};
pub use reg::{PReg, PRegSet, PRegSetIter, RegClass, SpillSlot, VReg};
#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

/// The reason why there is no allocation.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum RegAllocError {
    /// An edge from a block with several successors to one with several predecessors.
    CritEdge(Block, Block),
    /// A virtual register that is used where it is not defined, or defined more than once.
    SSA(VReg, Inst),
    /// A block that does not follow the one before it, or does not end as a block must.
    BB(Block),
    /// A branch whose arguments do not fit.
    Branch(Inst),
    /// The entry has parameters, or is not the first block.
    EntryLivein,
    /// A branch that has operands although copies must go before it.
    DisallowedBranchArg(Inst),
    /// An instruction needs more registers than the machine has.
    TooManyLiveRegs,
    /// An instruction has more operands than can be numbered, or names a register that cannot be.
    TooManyOperands,
}

impl fmt::Display for RegAllocError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl core::error::Error for RegAllocError {}

/// What a client may ask for.
#[derive(Clone, Copy, Debug, Default)]
pub enum Algorithm {
    /// Good code: the level `O2`.
    #[default]
    Ion,
    /// Quick compilation: the level `O0`.
    Fastalloc,
}

/// What a client may choose.
#[derive(Clone, Copy, Debug, Default)]
pub struct RegallocOptions {
    /// Changes nothing.
    pub verbose_log: bool,
    /// Changes nothing: functions are validated always.
    pub validate_ssa: bool,
    /// How much work to put into good code.
    pub algorithm: Algorithm,
}

/// Allocates the registers of a function.
///
/// # Errors
/// When the function is not as it must be, or an instruction cannot be satisfied.
///
/// # Panics
/// When the checker was asked for and objects.
pub fn run<F: Function>(func: &F, env: &MachineEnv, options: &RegallocOptions) -> Result<Output, RegAllocError> {
    let mut ctx = Ctx::default();
    run_with_ctx(func, env, options, &mut ctx)?;
    Ok(ctx.output)
}

/// Allocates the registers of a function with the buffers of `ctx`, in which the output is left.
///
/// # Errors
/// When the function is not as it must be, or an instruction cannot be satisfied.
///
/// # Panics
/// When the checker was asked for and objects.
pub fn run_with_ctx<'a, F: Function>(
    func: &F,
    env: &MachineEnv,
    options: &RegallocOptions,
    ctx: &'a mut Ctx,
) -> Result<&'a Output, RegAllocError> {
    ctx.run(func, env, options)?;
    Ok(&ctx.output)
}
