//! Iterated register coalescing: graph colouring that simplifies and coalesces in turn.
//!
//! # Input
//! A lowered function.
//!
//! # Output
//! A register for each virtual register that is not in memory.
//!
//! # How
//! Virtual registers whose lifetimes overlap interfere ([`graph`](crate::coloring::graph)). The work lists of the paper
//! simplify nodes and coalesce copies by the rules of Briggs and George. They freeze copies, and choose what may be spilled
//! ([`worklists`]). Nodes get colours in the reverse order. Values without a colour are spilled, and all is done again
//! ([`coloring`](crate::coloring)).
//!
//! Registers may overlap. As Smith, Ramsey and Holloway have it, the degree of a node is replaced by its *squeeze*. It is
//! the sum over its neighbours of the maximum number of its registers that the neighbour can take away. A node is trivially
//! colourable if that is less than the number of its registers. Fixed operands and clobbers take registers away from the
//! nodes that are live there; they are no nodes themselves.
//!
//! # Limits
//! Those of [`coloring`](crate::coloring).
//!
//! # What is left out
//! Only copies of parameters and of fixed operands are coalesced: the function has no other copies. Spilled values are not
//! coalesced before the next round.
//!
//! # Cost
//! That of the interference graph, in each round.
//!
//! # Reference
//! L. George and A. W. Appel, *Iterated register coalescing*, ACM TOPLAS 18 (3), 1996. M. D. Smith, N. Ramsey and
//! G. Holloway, *A generalized algorithm for graph-coloring register allocation*, PLDI 2004.

mod worklists;

use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::coloring::color_in_rounds;
use crate::coloring::graph::Graph;
use crate::irc::worklists::Worklists;
use crate::trace::coloring::{ColoringTrace, RoundRecorder};
use crate::trace::{Lifelines, Trace};

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(
    func: &Function,
    target: &Target,
    saves: CalleeSaves,
    trace: Option<&mut Option<Trace>>,
) -> Result<Allocation, Error> {
    let mut rounds = trace.is_some().then(Vec::new);
    let allocation = color_in_rounds(func, target, saves, |code, lives| {
        let recorder = rounds.is_some().then(|| RoundRecorder::new(Lifelines::new(code, lives)));
        let graph = Graph::new(code, lives);
        let mut lists = Worklists::new(code, graph, lives, recorder);
        lists.run();
        let (coloring, recorder) = lists.color();
        if let (Some(rounds), Some(recorder)) = (&mut rounds, recorder) {
            rounds.push(recorder.finish());
        }
        coloring
    })?;
    if let (Some(trace), Some(rounds)) = (trace, rounds) {
        *trace = Some(Trace::Coloring(ColoringTrace { rounds }));
    }
    Ok(allocation)
}
