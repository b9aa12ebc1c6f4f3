//! `ssara-lab reduce`: makes a function small that shows a mistake.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use clap::Args;
use ssara_cli::args::AllocatorArgs;
use ssara_cli::failure::Failure;
use ssara_cli::input::Input;
use ssara_cli::output::Output;
use ssara_cli::progress::Progress;
use ssara_cli::report::{ReportFormat, Reporter};
use ssara_core::ir::Function;
use ssara_core::{Context, Target};
use ssara_explore::source::Item;
use ssara_fuzz::outcome::{Effort, Judges, allocate_and_check};
use ssara_fuzz::reduce::reduce;

use crate::files;
use crate::ra2f::Machines;

/// The arguments of `ssara-lab reduce`.
#[derive(Args)]
pub struct ReduceArgs {
    /// A function in text form, perhaps after its ISA and a line `---`; `-` is standard input. Or a corpus file (`.ra2f`,
    /// `.ra2f.zst`), whose functions are put on shipped targets.
    file: Input,
    #[command(flatten)]
    allocator: AllocatorArgs,
    /// A command that must keep succeeding: it gets the name of a file with the function as its last argument. Without it,
    /// the outcome for the function must stay the same: refused without reason, rejected by the checker, and so on.
    #[arg(long)]
    holds: Option<String>,
    /// The largest number of smaller functions to try.
    #[arg(long, default_value_t = 20_000)]
    tries: usize,
    /// The file for the small function; `-` is standard output.
    #[arg(long, short, default_value = "-")]
    output: Output,
}

/// Reduces the first function of a file for which the command succeeds.
///
/// # Errors
/// When the file cannot be read, or nothing is wrong with any function in it.
pub fn run(args: &ReduceArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let options = args.allocator.options();
    let mut context = Context::new();
    let mut found = None;
    let mut reporter = Reporter::new(ReportFormat::Text);
    files::for_each(&args.file, &args.allocator.selection(), Machines::shipped(), &mut reporter, |entry| {
        if found.is_some() {
            return Ok(());
        }
        let Item { func, target, own_isa, .. } = entry.item;
        let progress = Progress::counting(format!("candidates of `{}`", func.name));
        let small = match &args.holds {
            Some(command) => {
                let holds = |func: &Function| {
                    progress.step(1);
                    command_holds(command, own_isa.as_deref(), func, &target)
                };
                holds(&func).then(|| reduce(&func, &target, args.tries, holds))
            }
            None => {
                let mut judges = Judges::new(&target);
                let mut kind = |func: &Function| {
                    progress.step(1);
                    allocate_and_check(func, &mut judges, &options, &Effort::default(), &mut context).kind()
                };
                let first = kind(&func);
                first.is_failure().then(|| reduce(&func, &target, args.tries, |func| kind(func) == first))
            }
        };
        found = small.map(|small| show(own_isa.as_deref(), &small, &target));
        Ok(())
    })?;
    match found {
        Some(text) => args.output.write(&text, out),
        None if args.holds.is_some() => Err(Failure::file(&args.file, &"the command succeeds for no function")),
        None => Err(Failure::file(&args.file, &"nothing is wrong with any function; say what to keep with --holds")),
    }
}

fn show(own_isa: Option<&str>, func: &Function, target: &Target) -> String {
    let text = func.display(target).to_string();
    own_isa.map_or_else(|| text.clone(), |isa| ssara_explore::source::replay(isa, &text))
}

/// Whether a command succeeds for a file with the function.
fn command_holds(command: &str, own_isa: Option<&str>, func: &Function, target: &Target) -> bool {
    let path = std::env::temp_dir().join(format!("ssara-reduce-{}.ssa", std::process::id()));
    let holds = std::fs::write(&path, show(own_isa, func, target)).is_ok() && succeeds(command, &path);
    let _ = std::fs::remove_file(&path);
    holds
}

fn succeeds(command: &str, path: &Path) -> bool {
    let mut words = command.split_whitespace();
    let Some(program) = words.next() else { return false };
    let status = Command::new(program).args(words).arg(path).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
