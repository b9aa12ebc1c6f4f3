//! What the allocators that colour an interference graph share: the graph, the selection of colours, rounds of spilling.
//!
//! # Limits
//! Those of lowering. A temporary that finds no register, while no value is left to spill beside it, is an error. So is a
//! function with more than [`MAX_ROUNDS`] rounds.

pub mod graph;
pub mod select;

use fixedbitset::FixedBitSet;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::build::{Stores, build, whole_pieces};
use crate::live::Lives;
use crate::lower::{Lowered, Relations, VReg};

/// Limit of the rounds of spilling. Beyond it the function is refused.
pub const MAX_ROUNDS: usize = 100;

/// The outcome of a round.
pub enum Coloring {
    /// By virtual register, its register.
    Done(Vec<Option<Reg>>),
    /// The values to spill.
    Spill(Vec<VReg>),
    /// A temporary that finds no register.
    Stuck(VReg),
}

/// Colours a function, again and again with temporaries for the operands of spilled values, until nothing is spilled.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn color_in_rounds(
    func: &Function,
    target: &Target,
    saves: CalleeSaves,
    mut color: impl FnMut(&mut Lowered<'_>, &Lives) -> Coloring,
) -> Result<Allocation, Error> {
    let mut spilled = FixedBitSet::with_capacity(func.num_values());
    for _ in 0..MAX_ROUNDS {
        let mut code = Lowered::new(func, target, &spilled, Relations::Refused)?;
        let lives = Lives::new(&code)?;
        match color(&mut code, &lives) {
            Coloring::Done(regs) => {
                let pieces = whole_pieces(&code, &lives, |vreg| regs[vreg as usize]);
                return build(&code, &lives, pieces, Stores::default(), saves);
            }
            Coloring::Spill(values) => values.iter().for_each(|&value| spilled.insert(value as usize)),
            Coloring::Stuck(vreg) => {
                let inst = Inst::from_u32(lives.lifetimes[vreg as usize].start() / 4);
                return Err(Error::no_register(func, target, inst));
            }
        }
    }
    Err(Error::no_register(func, target, Inst::from_u32(0)))
}
