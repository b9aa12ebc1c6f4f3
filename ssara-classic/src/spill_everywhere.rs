//! Spill everywhere: every value lives in memory, and each instruction loads what it reads and stores what it writes.
//!
//! # Input
//! A lowered function in which all values are spilled.
//!
//! # Output
//! A register for each temporary.
//!
//! # How
//! Each instruction is solved by itself, by [`Search`].
//!
//! # Limits
//! Those of lowering and of the search, which knows relations between operands (tuples).
//!
//! # Cost
//! A search for each instruction.
//!
//! # Reference
//! The baseline of G. J. Chaitin and others, *Register allocation via coloring*, Computer Languages 6, 1981, where it is
//! what happens to a value that gets no colour.

use fixedbitset::FixedBitSet;
use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::build::{Stores, build, whole_pieces};
use crate::live::Lives;
use crate::lower::{Lowered, Relations, VReg};
use crate::search::Search;

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported or cannot be solved.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    let mut all = FixedBitSet::with_capacity(func.num_values());
    all.insert_range(..);
    let code = Lowered::new(func, target, &all, Relations::Kept)?;
    let lives = Lives::new(&code)?;
    let mut regs = vec![None; code.vregs.len()];
    for inst in code.blocks().flat_map(|block| func.block_insts(block)) {
        let range = |vreg: VReg| {
            let lifetime = &lives.lifetimes[vreg as usize];
            Some((lifetime.start(), lifetime.end()))
        };
        let found = Search::run(&code, &lives, inst, range).ok_or_else(|| Error::no_register(func, target, inst))?;
        found.into_iter().for_each(|(vreg, reg)| regs[vreg as usize] = Some(reg));
    }
    let pieces = whole_pieces(&code, &lives, |vreg| regs[vreg as usize]);
    build(&code, &lives, pieces, Stores::default(), saves)
}
