//! Local allocation: a value is in a register only within a block.
//!
//! # Input
//! A lowered function.
//!
//! # Output
//! The pieces of each virtual register, and the places of stores.
//!
//! # How
//! At the start of a block all values are in memory. What an instruction reads is loaded if no register has it, and what it
//! defines takes a register. Each takes the first free register of its class. If none is free, the value that has not been
//! used for longest leaves. It is stored unless its slot holds it. Something fixed evicts what it meets. At the end of the
//! block, what lives on in other blocks is stored. The walk is that of [`second_chance`](crate::second_chance).
//!
//! # What differs from the reference
//! There, a copy to a fixed register first loads its source into another one. Here it loads straight to its destination.
//! An argument is copied from its register to the slot of the parameter, also where the copy needs a block of its own on
//! the edge.
//!
//! # Limits
//! Those of lowering. Operands are placed greedily, small classes first. An instruction where that fails is an error.
//!
//! # Cost
//! Linear in the operands times the registers times what one register holds.
//!
//! # Reference
//! The allocator `local` of LLVM 1.8, `lib/CodeGen/RegAllocLocal.cpp`. No paper describes it.

use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::second_chance::{Reach, allocate_within};

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    allocate_within(func, target, saves, Reach::Block)
}
