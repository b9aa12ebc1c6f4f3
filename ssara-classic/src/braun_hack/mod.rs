//! Spilling and colouring apart, on SSA form: Belady's rule with distances over the whole function, then colours in the
//! order of dominance.
//!
//! # Input
//! A lowered function.
//!
//! # Output
//! The pieces of each virtual register, and the places of stores.
//!
//! # How
//! 1. [`next_use`]: the distance of each live value to its next use. An edge out of a loop counts 100,000 instructions.
//! 2. [`entry`] and [`spill`]: a walk over each block with the values in registers, W, and those of them that are also in
//!    memory, S. What an instruction reads is reloaded. Where the registers do not suffice, the value with the furthest
//!    use leaves W, and is stored unless it is in S. A block starts with what its predecessors agree on, a loop with what
//!    is used in it. Edges reload and store what their ends do not agree on.
//! 3. [`stores`]: a store goes if another one dominates it. A value is stored at its definition if that is executed less
//!    often than its other stores.
//! 4. [`color`]: a walk in an order in which dominators come first gives registers to what is in W. Nothing is coalesced;
//!    the choice is biased to the registers of related virtual registers.
//! 5. [`place`] decides for both walks whether registers suffice, and which they are.
//!
//! # What the papers leave open
//! They count to `k`, the number of registers, of which any serves any value. Here an instruction fixes and destroys
//! registers, and registers overlap, so registers suffice if `place` finds an assignment. At an instruction where values
//! cannot stay where they are, all may change places, as behind the Perm of Hack's thesis. Reloads need no new names as
//! the result has locations, so no SSA form is made again. An operand that may be in memory is read there.
//! A result that may be in memory is defined there if W is empty and registers do not suffice, that with the furthest use
//! first.
//!
//! # What is left out
//! Rematerialisation. The coalescing of Hack's thesis, which colours again to save copies. A parameter in memory is a
//! memory phi as in the paper, but arguments for it are stored on edges, where libFirm stores them at their definitions.
//!
//! # Limits
//! Those of lowering. An instruction for which `place` finds no registers though W is empty is an error.
//!
//! # Cost
//! A placement for each instruction and walk, more where values leave; linear in live values at block starts otherwise.
//!
//! # Reference
//! M. Braun and S. Hack, *Register spilling and live-range splitting for SSA-form programs*, CC 2009. S. Hack, *Register
//! allocation for programs in SSA form*, thesis, Universität Karlsruhe, 2007.

mod color;
mod entry;
mod next_use;
mod place;
mod spill;
mod stores;

use fixedbitset::FixedBitSet;
use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::braun_hack::color::color;
use crate::braun_hack::spill::Spiller;
use crate::build::build;
use crate::live::Lives;
use crate::lower::{Lowered, Relations};

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    let none = FixedBitSet::with_capacity(func.num_values());
    let code = Lowered::new(func, target, &none, Relations::Kept)?;
    let lives = Lives::new(&code)?;
    let (residency, stores) = Spiller::new(&code, &lives).run()?;
    let pieces = color(&code, &lives, &residency)?;
    build(&code, &lives, pieces, stores, saves)
}
