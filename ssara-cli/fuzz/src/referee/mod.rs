//! The referee: a third generator of functions and a third judge of allocations.
//!
//! Generators and oracles of one project share assumptions. What none of them draws, none of them finds. So this one
//! was written from the documents alone: the README, the book without its lab book, `isa/README.md` and the ISA
//! files, the description of a machine in `ssara-core/tables`, and the documentation of the public items of
//! `ssara_core`. It reads nothing of the passes, of the checker and the executor, or of the other generators and
//! oracles. It uses public items only: builders, [`Context`], the output, and of the checker what it answers. A test
//! sees to its imports.
//!
//! * The generator draws a function for one of many machines ([`machine`]), most of them narrow. The operands of an
//!   instruction are drawn from few values. All machines share one [`Context`] and one output.
//! * The judge works by definition, without data flow ([`judge()`]). It runs the function on values and its allocated
//!   code on bits, in step. What the checker says of ranges, stack maps and saved registers must hold in these runs,
//!   and the frame and the order of blocks are part of them.
//!
//! A *round* is one function, allocated at each level under random options. Its number determines it.

mod cells;
mod draw;
mod fault;
mod judge;
pub mod machine;
mod rng;
mod trial;
mod units;

use std::sync::Arc;

use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::{Context, Options, Stress};

pub use cells::Cells;
pub use fault::{Fault, Rule};
pub use judge::{judge, judge_alone};
pub use machine::Machine;
pub use trial::Tally;

use rng::Rng;
use trial::Trial;

/// A mistake of the project: a function that shows it, and the broken rule.
pub struct Finding {
    /// The machine.
    pub machine: Arc<Machine>,
    /// The function.
    pub func: Function,
    /// The options of the allocator, if they matter.
    pub options: Option<Options>,
    /// The seed of the judge.
    pub seed: u64,
    /// What is wrong.
    pub fault: Fault,
}

/// Plays rounds, and counts.
pub struct Referee {
    context: Context,
    /// The output of the last allocation, which the next one overwrites.
    out: Allocation,
    stress: Stress,
    /// The machine of all rounds, if there is one.
    own: Option<Arc<Machine>>,
    /// The results so far.
    pub tally: Tally,
    /// What was drawn so far.
    pub cells: Cells,
}

impl Referee {
    /// A referee that adds this stress to that of the rounds.
    pub fn new(stress: Stress) -> Self {
        let (tally, cells) = (Tally::default(), Cells::default());
        Referee { context: Context::new(), out: Allocation::default(), stress, own: None, tally, cells }
    }

    /// The same for this machine alone.
    pub fn of(self, own: Arc<Machine>) -> Self {
        Referee { own: Some(own), ..self }
    }

    /// The function of a round, and its machine.
    pub fn draw(round: u64) -> (Arc<Machine>, Function) {
        let (machine, func, _) = drawn(round, None);
        (machine, func)
    }

    /// Plays a round. Returns a mistake if it found one.
    pub fn play(&mut self, round: u64) -> Option<Finding> {
        let (machine, func, mut rng) = drawn(round, self.own.clone());
        self.cells.add(&func, &machine.target);
        self.tally.rounds += 1;
        let seed = rng.next();
        let mut trial = Trial { func: &func, machine: &machine, seed, tally: &mut self.tally };
        let found = trial.all(&mut self.context, &mut self.out, self.stress, &mut rng);
        found.map(|(options, fault)| Finding { machine: machine.clone(), func, options, seed, fault })
    }
}

/// The function of a round, its machine, which may be given, and the random numbers that follow.
fn drawn(round: u64, own: Option<Arc<Machine>>) -> (Arc<Machine>, Function, Rng) {
    let mut rng = Rng::new(round.wrapping_mul(0xd605_1f57_2b6d_2c95));
    let shipped = machine::shipped_count();
    let index = if rng.one_in(2) { rng.below(shipped) } else { rng.range(shipped, machine::count() - 1) };
    let machine = own.unwrap_or_else(|| machine::machine(index));
    let func = draw::function(&mut rng, &machine.target);
    (machine, func, rng)
}

impl Finding {
    /// The rule that a smaller function breaks under the same options, in a new context.
    pub fn fault_of(&self, func: &Function) -> Option<Fault> {
        let machine = &*self.machine;
        let mut trial = Trial { func, machine, seed: self.seed, tally: &mut Tally::default() };
        trial.again(self.options)
    }
}
