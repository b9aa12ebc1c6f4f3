//! Iterated register coalescing: graph colouring that simplifies and coalesces in turn.
//!
//! # Input
//! A lowered function.
//!
//! # Output
//! A register for each virtual register that is not in memory.
//!
//! # How
//! Virtual registers whose lifetimes overlap interfere ([`graph`]). The work lists of the paper simplify nodes and coalesce
//! copies by the rules of Briggs and George. They freeze copies, and choose what may be spilled ([`worklists`]). Nodes get
//! colours in the reverse order. Values without a colour are spilled, and all is done again with temporaries for their
//! operands.
//!
//! Registers may overlap. As Smith, Ramsey and Holloway have it, the degree of a node is replaced by its *squeeze*. It is
//! the sum over its neighbours of the maximum number of its registers that the neighbour can take away. A node is trivially
//! colourable if that is less than the number of its registers. Fixed operands and clobbers take registers away from the
//! nodes that are live there; they are no nodes themselves.
//!
//! # Limits
//! Those of lowering. A temporary that finds no register, while no value is left to spill beside it, is an error. So is a
//! function with more than [`MAX_ROUNDS`] rounds.
//!
//! # Cost
//! That of the interference graph, in each round.
//!
//! # Reference
//! L. George and A. W. Appel, *Iterated register coalescing*, ACM TOPLAS 18 (3), 1996. M. D. Smith, N. Ramsey and
//! G. Holloway, *A generalized algorithm for graph-coloring register allocation*, PLDI 2004.

mod graph;
mod worklists;

use fixedbitset::FixedBitSet;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::build::{Stores, build, whole_pieces};
use crate::irc::graph::Graph;
use crate::irc::worklists::Worklists;
use crate::live::Lives;
use crate::lower::{Lowered, Relations, VReg};

/// Limit of the rounds of spilling. Beyond it the function is refused.
pub const MAX_ROUNDS: usize = 100;

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    let mut spilled = FixedBitSet::with_capacity(func.num_values());
    for _ in 0..MAX_ROUNDS {
        let mut code = Lowered::new(func, target, &spilled, Relations::Refused)?;
        let lives = Lives::new(&code)?;
        let graph = Graph::new(&mut code, &lives);
        let mut lists = Worklists::new(&mut code, graph, &lives);
        lists.run();
        let coloring = lists.color();
        match coloring {
            Coloring::Done(regs) => {
                return build(
                    &code,
                    &lives,
                    whole_pieces(&code, &lives, |vreg| regs[vreg as usize]),
                    Stores::default(),
                    saves,
                );
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

/// The outcome of a round.
enum Coloring {
    /// By virtual register, its register.
    Done(Vec<Option<Reg>>),
    /// The values to spill.
    Spill(Vec<VReg>),
    /// A temporary that finds no register.
    Stuck(VReg),
}
