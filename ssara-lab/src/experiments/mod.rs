//! Experiments that one command repeats: `ssara-lab bench --experiment NAME`.
//!
//! | module | question |
//! | --- | --- |
//! | [`registers`] | what does code cost with 4, 8, 12 and 16 registers? |
//! | [`pereira`] | how many values are spilled, and what is inserted (Pereira's table 1)? |
//! | [`figures`] | what do the worked examples of the literature cost? |
//! | [`parallel_copies`] | what do the parallel copies of the literature cost, on an edge and at an instruction? |
//! | [`scale`] | how does the effort grow with the size of a function? |
//! | [`time_size`] | what is the time of an allocator against the size of its code? |
//!
//! All numbers but times are the same on every machine.

pub mod figures;
pub mod literature;
pub mod parallel_copies;
pub mod pereira;
pub mod registers;
pub mod scale;
pub mod time_size;

use std::io::{self, Write};

use clap::ValueEnum;

/// An experiment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Experiment {
    /// Lists the experiments.
    List,
    /// The cost of corpus files with 4, 8, 12 and 16 registers.
    Registers,
    /// The columns of Pereira's table 1 by corpus file and allocator.
    Pereira,
    /// The worked examples of the literature; with `--pages`, a page with the steps for each.
    Figures,
    /// Parallel copies of the literature, on an edge and at an instruction.
    ParallelCopies,
    /// The time of each allocator against the size of its code.
    TimeSize,
    /// How the effort of each level and query grows with size, on functions of extreme shapes; with `--profile`, in executed
    /// instructions.
    Scale,
}

impl Experiment {
    /// Whether the experiment measures files of the user.
    pub fn takes_files(self) -> bool {
        matches!(self, Experiment::Registers | Experiment::Pereira | Experiment::TimeSize)
    }
}

/// Prints the names of the experiments, with what each is.
///
/// # Errors
/// When `out` takes no more.
pub fn list(out: &mut dyn Write) -> io::Result<()> {
    for experiment in Experiment::value_variants().iter().filter(|it| **it != Experiment::List) {
        let value = experiment.to_possible_value().expect("no experiment is skipped");
        let help = value.get_help().map(ToString::to_string).unwrap_or_default();
        writeln!(out, "{:<16}{help}", value.get_name())?;
    }
    Ok(())
}
