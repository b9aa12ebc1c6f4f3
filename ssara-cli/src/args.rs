//! Arguments that several commands have.

use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use ssara_core::{CalleeSaves, Level, Options, Stress};
use ssara_explore::method::Method;

use crate::source::Selection;

/// How to allocate.
#[derive(Args)]
pub struct AllocatorArgs {
    /// The ISA of the functions: a built-in one or an ISA file. The default is the one that the text names.
    #[arg(long)]
    pub isa: Option<String>,
    /// How much work to put into good code.
    #[arg(long, value_enum, default_value_t = LevelArg::O2)]
    pub level: LevelArg,
    /// The allocator: a level, or one from a textbook (`spill-everywhere`, `local`, `poletto`, `linear-scan`,
    /// `second-chance`, `chaitin-briggs`, `irc`, `braun-hack`).
    #[arg(long, value_name = "NAME", conflicts_with = "level")]
    allocator: Option<Method>,
    /// Who saves the callee-saved registers that a function writes.
    #[arg(long, value_enum, default_value_t = CalleeSavesArg::Insert)]
    pub callee_saves: CalleeSavesArg,
    /// Which decisions to make worse.
    #[command(flatten)]
    pub stress: StressArgs,
    /// Checks the contracts of each pass of the allocator after the pass.
    #[arg(long)]
    pub contracts: bool,
    /// Does only the functions of this name.
    #[arg(long)]
    pub function: Option<String>,
}

/// Which decisions of the allocator to make worse.
#[derive(Args)]
pub struct StressArgs {
    /// Replaces a decision of the allocator by the worst correct one, for tests of the allocator and its clients.
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(Stress::KINDS.map(|kind| kind.0)),
          value_delimiter = ',')]
    stress: Vec<String>,
}

impl StressArgs {
    /// All kinds that were given, at once.
    pub fn stress(&self) -> Stress {
        let given = Stress::KINDS.iter().filter(|kind| self.stress.iter().any(|name| name == kind.0));
        given.fold(Stress::NONE, |all, kind| all.and(kind.1))
    }
}

impl AllocatorArgs {
    /// The options of the allocator.
    pub fn options(&self) -> Options {
        let (stress, contracts) = (self.stress.stress(), self.contracts);
        Options { stress, contracts, ..options(self.level, self.callee_saves) }
    }
    /// The allocator.
    pub fn method(&self) -> Method {
        self.allocator.unwrap_or(Method::Level(self.options().level))
    }
    /// The functions to do.
    pub fn selection(&self) -> Selection<'_> {
        Selection { isa: self.isa.as_deref(), function: self.function.as_deref() }
    }
}

/// The options of the allocator.
pub fn options(level: LevelArg, callee_saves: CalleeSavesArg) -> Options {
    let level = match level {
        LevelArg::O0 => Level::O0,
        LevelArg::O1 => Level::O1,
        LevelArg::O2 => Level::O2,
        LevelArg::O3 => Level::O3,
    };
    Options::new(level, self::callee_saves(callee_saves))
}

/// Who saves the callee-saved registers.
pub fn callee_saves(arg: CalleeSavesArg) -> CalleeSaves {
    match arg {
        CalleeSavesArg::Insert => CalleeSaves::Insert,
        CalleeSavesArg::Wrap => CalleeSaves::Wrap,
        CalleeSavesArg::Report => CalleeSaves::Report,
    }
}

/// [`Level`], on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LevelArg {
    /// Fast: spills and colours in one pass.
    #[value(name = "O0", alias = "o0", alias = "0")]
    O0,
    /// Plain.
    #[value(name = "O1", alias = "o1", alias = "1")]
    O1,
    /// Everything that pays for itself.
    #[value(name = "O2", alias = "o2", alias = "2")]
    O2,
    /// Reloads in better places once there is a spill plan.
    #[value(name = "O3", alias = "o3", alias = "3")]
    O3,
}

/// [`CalleeSaves`], on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum CalleeSavesArg {
    /// The allocator, at entry and before returns.
    Insert,
    /// The allocator, around the blocks that use a register where that is cheaper.
    Wrap,
    /// The client; the allocation lists the registers.
    Report,
}
