//! `ssara fuzz`: random functions, for random machines or for one of the user's, every answer checked.

use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::num::NonZeroU16;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use ssara_codegen::load_bytes;
use ssara_core::Target;
use ssara_explore::source::target;
use ssara_fuzz::play::{Generator, Players, Report, Rules, Sum};
use ssara_fuzz::random::{Tally, WAYS};
use ssara_fuzz::systematic::Machine;

use crate::args::StressArgs;
use crate::failure::Failure;
use crate::isa;
use crate::output::{Output, make_directory};
use crate::progress::Progress;

/// The arguments of `ssara fuzz`.
#[derive(Args)]
pub struct FuzzArgs {
    /// The machine of all rounds: an ISA file, or the name of a built-in ISA. Without it there are random machines, and the
    /// built-in ones.
    #[arg(long)]
    isa: Option<String>,
    /// How long to go on, in seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The number of the first round. The same number gives the same rounds on every machine; the default is a new one.
    #[arg(long)]
    seed: Option<u64>,
    /// The number of rounds after which to stop, whatever the time.
    #[arg(long)]
    rounds: Option<u64>,
    /// The directory for findings, one file for each. It is made if it does not exist.
    #[arg(long, short, default_value = ".")]
    output: PathBuf,
    /// The largest number of smaller functions to try for each finding.
    #[arg(long, default_value_t = 5_000)]
    tries: usize,
    /// The generator of rounds: random functions, the language cell by cell, functions and a judge that were written from the
    /// documents alone, or one round of each in turn.
    #[arg(long, default_value = "all", value_parser = generators())]
    generator: Generator,
    /// The number of threads; the default is one for each core. The rounds and the output do not depend on it.
    #[arg(long, short)]
    jobs: Option<NonZeroU16>,
    /// Prints how often each cell was drawn by the systematic generator and by the referee.
    #[arg(long)]
    coverage: bool,
    /// Has the allocators from textbooks allocate the random functions, too, as they do with `--isa`. What they refuse is
    /// counted.
    #[arg(long)]
    classic: bool,
    #[command(flatten)]
    stress: StressArgs,
}

/// The generators by name, as values of an argument.
fn generators() -> impl TypedValueParser<Value = Generator> {
    PossibleValuesParser::new(Generator::ALL.map(|known| known.0))
        .map(|name| Generator::named(&name).unwrap_or_default())
}

/// The number of rounds after which findings are written.
const CHUNK: u64 = 128;

/// Plays rounds until the time is up, writes findings to files, and prints a summary of the rounds.
///
/// # Errors
/// If there are findings, or a file cannot be written.
pub fn run(args: &FuzzArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let own = args.isa.as_deref().map(machine).transpose()?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => {
            let seed = new_seed();
            writeln!(out, "seed {seed}; repeat with --seed {seed}")?;
            out.flush()?;
            seed
        }
    };
    make_directory(&args.output)?;
    let jobs = args.jobs.map_or_else(jobs, |jobs| jobs.get().into());
    let with_classic = args.classic || own.is_some();
    let classic = if with_classic { ssara_classic::Allocator::ALL.to_vec() } else { Vec::new() };
    let rules = Rules { generator: args.generator, stress: args.stress.stress(), tries: args.tries, classic, own };
    let mut players = Players::new(rules, jobs);
    // The time to read the machines is not counted.
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let mut found = 0;
    let last = args.rounds.map_or(u64::MAX, |rounds| seed.saturating_add(rounds));
    let mut next = seed;
    let progress = Progress::counting("rounds");
    while next < last && Instant::now() < end {
        let (played, reports) = players.play(next..last.min(next.saturating_add(CHUNK)), end);
        next += played;
        progress.step(played);
        for report in reports {
            found += 1;
            progress.suspend(|| write_finding(args, &report, out))?;
        }
    }
    drop(progress);
    print(args, &players.sum(), seed..next, out)?;
    if found > 0 { Err(Failure::message(format!("{found} findings"))) } else { Ok(()) }
}

/// The machine of an ISA without errors.
fn machine(isa: &str) -> Result<Arc<Machine>, Failure> {
    let (name, bytes) = isa::contents(isa)?;
    let source = String::from_utf8_lossy(&bytes).into_owned();
    let target = target(load_bytes(&name, bytes))?;
    Ok(Arc::new(Machine::of_text(source, Target::clone(&target))))
}

/// A thread for each core.
pub fn jobs() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A seed that no run before had, from the entropy of the operating system. It leaves room for the rounds after it.
fn new_seed() -> u64 {
    RandomState::new().hash_one(()) >> 4
}

/// Writes a finding to a file, and says where.
fn write_finding(args: &FuzzArgs, report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    let path = args.output.join(format!("finding-{}.ssa", report.round));
    writeln!(out, "round {}, {}", report.round, report.what)?;
    Output::from(&*path).write(&report.text, out)?;
    writeln!(out, "  written to {}", path.display())?;
    Ok(out.flush()?)
}

fn print(args: &FuzzArgs, sum: &Sum, rounds: Range<u64>, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "rounds {} to {}", rounds.start, rounds.end.saturating_sub(1))?;
    let plays = |generator| args.generator == Generator::All || args.generator == generator;
    if plays(Generator::Random) {
        print_random(&sum.random, out)?;
    }
    if plays(Generator::Systematic) {
        print_systematic(sum, out)?;
    }
    if plays(Generator::Referee) {
        print_referee(sum, out)?;
    }
    if args.coverage {
        write!(out, "{}{}", sum.coverage.print(), sum.cells.print())?;
    }
    Ok(())
}

fn print_referee(sum: &Sum, out: &mut dyn Write) -> Result<(), Failure> {
    let tally = &sum.referee;
    writeln!(
        out,
        "{} functions of the referee, in {} cells, each allocated at all levels:",
        tally.rounds,
        sum.cells.len()
    )?;
    writeln!(out, "  {} allocations are right", tally.right)?;
    writeln!(out, "  {} refusals are confirmed by a search, {} undecided", tally.infeasible, tally.undecided)?;
    writeln!(out, "  {} refusals with fewer registers than the target has", tally.restricted)?;
    writeln!(out, "  {} functions with instructions that sank", tally.sunk)?;
    for (rule, count) in &sum.faults {
        writeln!(out, "  {count} {}", rule.name())?;
    }
    Ok(())
}

fn print_random(tally: &Tally, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{} random machines accepted", tally.targets)?;
    for (code, count) in &tally.refused_targets {
        writeln!(out, "{count} random machines refused with {code}")?;
    }
    writeln!(out, "{} functions, each allocated in {} ways:", tally.functions, WAYS)?;
    for (kind, count) in &tally.outcomes {
        writeln!(out, "  {count} {}", kind.name())?;
    }
    for ((allocator, kind), count) in &tally.classic {
        writeln!(out, "  {allocator}: {count} {}", kind.name())?;
    }
    let [mistakes, rejected] = tally.mistakes;
    writeln!(out, "{mistakes} mistakes made in allocations, of which the checker rejected {rejected}")?;
    let [texts, accepted] = tally.texts;
    writeln!(out, "{texts} texts with mistakes, of which {accepted} were accepted")?;
    writeln!(out, "{} functions given to another target", tally.strangers)?;
    Ok(())
}

fn print_systematic(sum: &Sum, out: &mut dyn Write) -> Result<(), Failure> {
    let Sum { cases, broken_rules, tally, .. } = sum;
    writeln!(out, "{cases} systematic cases, {broken_rules} of which break a rule and are refused:")?;
    writeln!(out, "  {} allocations are right", tally.allocated)?;
    writeln!(out, "  {} refusals are confirmed by a search, {} undecided", tally.infeasible, tally.undecided)?;
    writeln!(out, "  {} refusals with fewer registers than the target has", tally.restricted)?;
    for (kind, count) in &sum.findings {
        writeln!(out, "  {count} {}", kind.name())?;
    }
    Ok(())
}
