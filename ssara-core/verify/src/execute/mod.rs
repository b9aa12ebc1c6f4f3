//! Runs a function and its allocated code side by side, and says whether they do the same.
//!
//! # Input
//! A function that is valid for its target, and any allocation of it.
//!
//! # Output
//! The first difference between the two, or the counts of what was executed.
//!
//! # Method
//! Instructions are uninterpreted. The value of a def is a hash of the form, the instruction's position, its inputs and the
//! position of the operand. It also depends on everything that was executed before. So each iteration of a loop has values
//! of its own. The value of a rematerialisable def is a hash of the value and of what its instruction
//! uses, so it is the same wherever these are. At the end of a block,
//! the hash or the search for untaken edges chooses the successor.
//!
//! The function runs on its values. The allocated code runs on the registers and frame of a `machine`. Observable are
//! the executed instructions with everything that they read, and, at returns, the callee-saved registers except those
//! that the client restores. Both runs are the same up to the first difference, so they go in step. The first difference
//! ends them.
//!
//! # The order within an instruction
//! The order is the one that exposes the most mistakes:
//!
//! 1. The locations of early defs are poisoned, because early defs may be written before anything is read.
//! 2. Early uses are read.
//! 3. The locations of late defs and the clobbered units are poisoned, because both may be written before late uses are
//!    read.
//! 4. Late uses are read.
//! 5. All defs are written, and the clobbered units are poisoned once more.
//!
//! A fixed operand must be in its register. A tied def must be in the location of its use and in its own class. A
//! constant register keeps nothing: a write to it is lost, and its content is the content of no value.
//!
//! # Entry
//! The values that the function receives are in place before anything is executed: the `entry` instruction writes nothing
//! when it is reached. A callee-saved register that is also an argument has to keep the argument. No edge leads to the
//! entry block.
//!
//! # Returns
//! The client restores the registers that [`Allocation::saved`] leaves to it after the edits and before the return reads
//! its operands. An operand in such a register is lost.
//!
//! # Paths
//! [`Executor::run`] takes one path, chosen by a seed. [`Executor::cover_edges`] runs again and again, until a limit is
//! reached. It chooses outcomes of branches such that each reachable edge is taken (module `steer`). It reports the edges
//! that were not taken.
//!
//! # What it does not see
//! * Paths that are not taken. Each edge is taken with some history, not with each.
//! * The class of a fixed operand, and every rule of the function itself (`ssara_core::validate`): types, and
//!   whether a fixed register may be used at all.
//! * Whether a form may demand its ties and fixed registers. A location that differs from the one that the form demands
//!   is a difference ([`Difference::Operand`]).
//! * Relations between operands, groups included: any registers will do.
//! * Reserved registers, and registers and forms whose features are missing: they work as all others do. Of a chosen
//!   alternative it checks only that the form has it and that the function has its features.
//! * Alignment of slots and of the frame. Size and overlap of slots, unless a value that is read was overwritten or lies
//!   beyond the end of the frame.
//! * The list of saved registers, except those that the client restores. A missing entry shows only if a callee-saved
//!   register has another content at a return. A superfluous entry does not show.
//! * Overlap of two operands that hold the same value, and of defs that are not read; writes of registers that nothing
//!   reads.
//! * Instructions that are not executed before a limit is reached, and everything in unreachable blocks.
//!
//! Each of these facts about allocations is checked by [`check`](crate::check), and a second time, straight from the
//! language reference, by `ssara_testing::reference`. Besides the target's tables, the three share nothing.
//!
//! # Cost
//! Each step is linear in the operands, the edits, and the cells and units that they touch. The number of executed
//! instructions is limited.

mod counts;
mod difference;
mod located;
mod machine;
mod pair;
mod steer;

use alloc::vec::Vec;
use core::fmt;

use ssara_ir::ir::{Block, Edge, Function, Inst};
use ssara_ir::output::{Allocation, Point};
use ssara_tables::target::Target;

pub use crate::execute::counts::Counts;
pub use crate::execute::difference::{Difference, DisplayDifference, Held};
use crate::execute::machine::Layout;
use crate::execute::pair::Pair;
use crate::execute::steer::Steer;

/// How much one run executed, and whether it reached the end of the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// The counts of what was executed.
    pub counts: Counts,
    /// Whether the function was left, rather than the limit of steps reached.
    pub finished: bool,
}

/// How far [`Executor::cover_edges`] goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The seed of the first run; each later run has the next one.
    pub seed: u64,
    /// The number of runs in which the seed alone chooses the outcomes of branches, as in [`Executor::run`]. They come
    /// first.
    pub random_runs: u64,
    /// Maximum number of instructions of each of them.
    pub random_steps: u64,
    /// Maximum number of instructions of all runs that search untaken edges together.
    pub steps: u64,
}

impl Default for Limits {
    /// Two short random runs, and as many instructions for the search as functions of some thousand instructions need.
    fn default() -> Self {
        Limits { seed: 0, random_runs: 2, random_steps: 300, steps: 100_000 }
    }
}

/// How much several runs executed, and which edges they took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// The counts of all runs together.
    pub counts: Counts,
    /// The number of runs.
    pub runs: u64,
    /// The number of runs that left the function.
    pub finished: u64,
    /// The number of reachable edges.
    pub reachable: usize,
    /// The reachable edges that were not taken before a limit was reached, in the order of their ids.
    pub untaken: Vec<Edge>,
}

impl Coverage {
    /// Whether each reachable edge was taken.
    pub fn is_complete(&self) -> bool {
        self.untaken.is_empty()
    }
}

/// After a searching run has taken a new edge, the hash chooses one outcome in this many, so that paths vary.
const WANDER: u64 = 16;

/// Runs functions of one target.
pub struct Executor<'t> {
    layout: Layout<'t>,
}

impl fmt::Debug for Executor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Executor").finish_non_exhaustive()
    }
}

impl<'t> Executor<'t> {
    /// An executor for `target`.
    pub fn new(target: &'t Target) -> Self {
        Executor { layout: Layout::new(target) }
    }

    /// Runs `func` and its allocation for at most `steps` instructions. `seed` determines the values and the outcomes of
    /// branches.
    ///
    /// # Errors
    /// The first difference.
    pub fn run(&self, func: &Function, alloc: &Allocation, seed: u64, steps: u64) -> Result<Run, Difference> {
        let mut pair = Pair::new(&self.layout, func, alloc, seed)?;
        let finished = go(&mut pair, steps, |block, _, choice| by_hash(func, block, choice), Pair::execute)?;
        Ok(Run { counts: pair.counts(), finished })
    }

    /// Runs `func` and its allocation until each reachable edge has been taken or a limit is reached. The random runs come
    /// first. Then come runs in which each branch goes towards the nearest untaken edge. A run that can reach no untaken
    /// edge any more goes on by its hash, for at most as many instructions as the function has.
    ///
    /// The number of instructions executed is at most proportional to the number of edges times the length of paths. The
    /// result depends on nothing but the arguments.
    ///
    /// # Errors
    /// The first difference.
    pub fn cover_edges(&self, func: &Function, alloc: &Allocation, limits: &Limits) -> Result<Coverage, Difference> {
        let mut pair = Pair::new(&self.layout, func, alloc, limits.seed)?;
        let mut steer = Steer::new(func);
        let mut coverage = Coverage { reachable: steer.reachable(), ..Coverage::default() };
        let mut left = limits.steps;
        // A function without edges is run once in any case.
        while coverage.runs < limits.random_runs.max(1) || steer.left() > 0 && left > 0 {
            pair.restart(limits.seed.wrapping_add(coverage.runs));
            let finished = if coverage.runs < limits.random_runs {
                let choose = |block, _, choice| by_hash(func, block, choice).inspect(|&edge| steer.take(edge));
                go(&mut pair, limits.random_steps, choose, Pair::execute)?
            } else {
                let mut run = Search { func, steer: &mut steer, has_new: false, tail: func.num_insts() as u64 };
                let choose = |block, executed, choice| run.choose(block, executed, choice);
                let finished = go(&mut pair, left, choose, Pair::execute)?;
                left -= pair.counts().instructions;
                finished
            };
            coverage.counts.add(&pair.counts());
            coverage.runs += 1;
            coverage.finished += u64::from(finished);
        }
        coverage.untaken = steer.untaken();
        Ok(coverage)
    }
}

/// One run in search of untaken edges.
struct Search<'s, 'f> {
    func: &'f Function,
    steer: &'s mut Steer<'f>,
    /// Whether this run has taken an edge that no run took before.
    has_new: bool,
    /// The number of instructions that it may execute once it reaches no untaken edge.
    tail: u64,
}

impl Search<'_, '_> {
    /// The edge by which the run leaves `block` after `executed` instructions; `None` when the run ends.
    fn choose(&mut self, block: Block, executed: u64, choice: u64) -> Option<Edge> {
        let wanders = self.has_new && choice.is_multiple_of(WANDER);
        let wanted = if wanders { None } else { self.steer.toward_untaken(block, choice / WANDER) };
        let edge = match wanted {
            Some(edge) => edge,
            None if !wanders && self.tail < executed => return None,
            None => by_hash(self.func, block, choice / WANDER)?,
        };
        let left = self.steer.left();
        self.steer.take(edge);
        if self.steer.left() < left {
            self.has_new = true;
            self.tail = executed + self.func.num_insts() as u64;
        }
        Some(edge)
    }
}

/// The edge out of `block` that a hash chooses, if there is any.
fn by_hash(func: &Function, block: Block, choice: u64) -> Option<Edge> {
    let edges = func.succ_edges(block);
    let choice = choice.checked_rem(edges.len() as u64)?;
    edges.clone().nth(choice as usize)
}

/// Runs a pair from the entry for at most `steps` instructions. At the end of a block, `choose` takes the block, the
/// number of executed instructions and a hash, and returns the edge to take. `execute` executes an instruction whose edits
/// have been carried out. Returns whether the run left the function.
fn go<'a>(
    pair: &mut Pair<'a>,
    steps: u64,
    mut choose: impl FnMut(Block, u64, u64) -> Option<Edge>,
    mut execute: impl FnMut(&mut Pair<'a>, Inst) -> Result<(), Difference>,
) -> Result<bool, Difference> {
    let func = pair.func();
    if func.num_blocks() == 0 {
        return Ok(true);
    }
    pair.enter()?;
    let mut block = Block::ENTRY;
    loop {
        for inst in func.block_insts(block) {
            if pair.counts().instructions == steps {
                return Ok(false);
            }
            pair.apply_edits(Point::Before(inst));
            execute(pair, inst)?;
        }
        if func.succ_edges(block).len() == 0 {
            return Ok(true);
        }
        let Some(edge) = choose(block, pair.counts().instructions, pair.choice()) else { return Ok(false) };
        pair.follow(edge);
        block = func.edge(edge).to;
    }
}
