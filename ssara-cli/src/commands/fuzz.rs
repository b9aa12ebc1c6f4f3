//! `ssara fuzz`: random machines and functions, every answer judged.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use ssara_core::Context;
use ssara_core::ir::Function;
use ssara_core::testing::OPTIONS;
use ssara_core::testing::random::bytes_of_seed;

use crate::cli::StressArgs;
use crate::failure::Failure;
use crate::fuzz::{Finding, Fuzzer, Tally};
use crate::judge::{Effort, Outcome, judge};
use crate::reduce::reduce;
use crate::source;

/// The arguments of `ssara fuzz`.
#[derive(Args)]
pub struct FuzzArgs {
    /// How long to go on, in seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The number of the first round. The same number gives the same rounds on every machine.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The number of rounds after which to stop, whatever the time.
    #[arg(long)]
    rounds: Option<u64>,
    /// The directory for what is found, a file each; it is made if it does not exist.
    #[arg(long, short, default_value = ".")]
    output: PathBuf,
    /// The largest number of smaller functions to try for each finding.
    #[arg(long, default_value_t = 5_000)]
    tries: usize,
    #[command(flatten)]
    stress: StressArgs,
}

/// Plays rounds until the time is up, writes what it finds to files, and prints what the rounds came to.
///
/// # Errors
/// When something was found, or a file cannot be written.
pub fn run(args: &FuzzArgs, out: &mut dyn Write) -> Result<(), Failure> {
    std::fs::create_dir_all(&args.output).map_err(|error| Failure::file(&args.output, &error))?;
    let end = Instant::now() + Duration::from_secs(args.seconds);
    let mut fuzzer = Fuzzer::new(args.stress.stress());
    let mut context = Context::new();
    let mut found = 0;
    let last = args.rounds.map_or(u64::MAX, |rounds| args.seed.saturating_add(rounds));
    let mut seed = args.seed;
    while seed < last && Instant::now() < end {
        if let Some(finding) = fuzzer.play(&bytes_of_seed(seed)) {
            found += 1;
            report(args, seed, finding, &mut context, out)?;
        }
        seed += 1;
    }
    print(&fuzzer.tally, args.seed, seed, out)?;
    if found > 0 { Err(Failure::Message(format!("{found} findings"))) } else { Ok(()) }
}

fn report(
    args: &FuzzArgs,
    seed: u64,
    finding: Finding,
    context: &mut Context,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let path = args.output.join(format!("finding-{seed}.ssa"));
    let Finding { options, isa, function, outcome } = finding;
    let (text, what) = match &function {
        None => (isa.unwrap_or_default(), outcome.kind().name().to_owned()),
        // The allocation with the mistake is what shows it: the function is left as it is.
        Some((target, func)) if let Outcome::Missed(mutant, _) | Outcome::Undefined(mutant, _) = &outcome => {
            let function = func.display_allocated(target, mutant).to_string();
            let text = isa.map_or_else(|| function.clone(), |isa| source::replay(&isa, &function));
            (text, outcome.display(target).to_string())
        }
        Some((target, func)) => {
            let effort = Effort::default();
            let mut again = |func: &Function| judge(func, target, &options, &effort, context);
            let small = reduce(func, target, args.tries, |func| again(func).kind() == outcome.kind());
            let what = again(&small).display(target).to_string();
            let function = small.display(target).to_string();
            (isa.map_or_else(|| function.clone(), |isa| source::replay(&isa, &function)), what)
        }
    };
    writeln!(out, "round {seed}, {options:?}: {what}")?;
    write(&path, &text)?;
    writeln!(out, "  written to {}", path.display())?;
    Ok(out.flush()?)
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::file(path, &error))
}

fn print(tally: &Tally, first: u64, end: u64, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "rounds {first} to {}", end.saturating_sub(1))?;
    writeln!(out, "{} random machines accepted", tally.targets)?;
    for (code, count) in &tally.refused_targets {
        writeln!(out, "{count} random machines refused with {code}")?;
    }
    writeln!(out, "{} functions, each allocated in {} ways:", tally.functions, OPTIONS.len())?;
    for (kind, count) in &tally.outcomes {
        writeln!(out, "  {count} {}", kind.name())?;
    }
    let [mistakes, rejected] = tally.mistakes;
    writeln!(out, "{mistakes} mistakes made in allocations, of which the checker rejected {rejected}")?;
    let [texts, accepted] = tally.texts;
    writeln!(out, "{texts} texts with mistakes, of which {accepted} were accepted")?;
    Ok(())
}
