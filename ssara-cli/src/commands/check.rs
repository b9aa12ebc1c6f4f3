//! `ssara check`: checks ISA files.

use std::io::Write;

use clap::Args;
use serde::Serialize;
use ssara_codegen::Loaded;
use ssara_core::Target;
use ssara_explore::finding::Finding;
use ssara_fuzz::thorough::{self, Played};

use crate::commands::fuzz;
use crate::failure::{Exit, Failure};
use crate::input::Input;
use crate::isa;
use crate::progress::Progress;
use crate::report::{ReportFormat, Reporter};

/// The arguments of `ssara check`.
#[derive(Args)]
pub struct CheckArgs {
    /// ISA files, or names of built-in ISAs; `-` is standard input.
    #[arg(required = true, value_name = "ISA")]
    isas: Vec<String>,
    /// Prints each diagnostic on one line.
    #[arg(long, conflicts_with = "format")]
    short: bool,
    /// Plays every form, alternative and call of the ISA: allocates small functions with it at all levels, and checks each
    /// answer. What it finds is a mistake of ssara.
    #[arg(long)]
    thorough: bool,
    /// Text for people, or JSON for programs.
    #[arg(long, value_enum, default_value_t)]
    format: ReportFormat,
}

/// What `ssara check --format json` writes besides diagnostics.
#[derive(Serialize)]
struct CheckReport {
    /// The ISAs without errors, in the order in which they were given.
    isas: Vec<CheckedIsa>,
}

/// An ISA without errors.
#[derive(Serialize)]
struct CheckedIsa {
    /// What was given: a file, or the name of a built-in ISA.
    isa: String,
    /// The name of the ISA.
    name: String,
    /// The number of banks.
    banks: usize,
    /// The number of types of values.
    types: usize,
    /// The number of registers.
    registers: usize,
    /// The number of register classes.
    classes: usize,
    /// The number of instruction forms, without alternatives.
    forms: usize,
    /// The number of alternatives of forms.
    alternatives: usize,
    /// The number of calling conventions.
    conventions: usize,
    /// The number of warnings.
    warnings: usize,
    /// What `--thorough` did.
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<PlayedIsa>,
}

/// What `--thorough` did with an ISA.
#[derive(Serialize)]
struct PlayedIsa {
    /// The number of functions.
    functions: usize,
    /// The number of allocations that are right.
    right: usize,
    /// The number of refusals: a search for registers finds none either, or cannot tell.
    refused: usize,
    /// The number of mistakes.
    mistakes: usize,
}

/// Prints diagnostics, and a line about each ISA that has no errors.
///
/// # Errors
/// When an ISA has errors, or cannot be read.
pub fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut reporter = if args.short { Reporter::short() } else { Reporter::new(args.format) };
    let mut isas = Vec::new();
    for isa in &args.isas {
        let Loaded { target, diagnostics, .. } = match isa::read(isa) {
            Ok(loaded) => loaded,
            Err(failure) => {
                reporter.take(failure)?;
                continue;
            }
        };
        let warnings = diagnostics.len();
        diagnostics.into_iter().for_each(|diagnostic| reporter.find(&Finding::Isa(diagnostic)));
        match target {
            Some(target) => {
                let mut checked = CheckedIsa::new(Input::from(&**isa).to_string(), &target, warnings);
                checked.played = args.thorough.then(|| play(&target, &mut reporter)).transpose()?;
                if reporter.is_text() {
                    writeln!(out, "{}: {}", checked.isa, checked.summary())?;
                }
                isas.push(checked);
            }
            None => reporter.take(Failure::Reported(Exit::Findings))?,
        }
    }
    reporter.finish(Ok(()), CheckReport { isas }, out)
}

/// The largest number of smaller functions to try for each mistake.
const TRIES: usize = 5_000;

/// Plays an ISA. The reporter takes the mistakes, each with a function that shows it.
fn play(target: &Target, reporter: &mut Reporter) -> Result<PlayedIsa, Failure> {
    let progress = Progress::towards(thorough::num_steps(target) as u64, "functions");
    let Played { functions, right, refused, findings } =
        thorough::play(target, fuzz::jobs(), TRIES, &|| progress.step(1));
    drop(progress);
    let mistakes = findings.len();
    for finding in findings {
        reporter.take(Failure::message(format!("{}\n{}", finding.what, finding.func.display(target))))?;
    }
    Ok(PlayedIsa { functions, right, refused, mistakes })
}

impl CheckedIsa {
    fn new(isa: String, target: &Target, warnings: usize) -> CheckedIsa {
        let alternatives: usize = target.forms.alternatives.iter().map(|of_form| usize::from(of_form.count)).sum();
        CheckedIsa {
            isa,
            name: target.name.to_string(),
            banks: target.banks.len(),
            types: target.types.len(),
            registers: target.regs.len(),
            classes: target.classes.len(),
            forms: target.forms.len() - alternatives,
            alternatives,
            conventions: target.conventions.len(),
            warnings,
            played: None,
        }
    }

    fn summary(&self) -> String {
        let counts = [
            (self.banks, "bank"),
            (self.types, "type"),
            (self.registers, "register"),
            (self.classes, "class"),
            (self.forms, "form"),
            (self.alternatives, "alternative"),
            (self.conventions, "convention"),
        ];
        let said = counts.into_iter().filter(|&(count, noun)| count > 0 || noun != "alternative");
        let counts = said.map(|(count, noun)| counted(count, noun)).collect::<Vec<_>>().join(", ");
        let counts = match self.warnings {
            0 => counts,
            warnings => format!("{counts}; {}", counted(warnings, "warning")),
        };
        match &self.played {
            None => counts,
            Some(PlayedIsa { functions, right, refused, mistakes }) => format!(
                "{counts}\n  {functions} functions: {right} allocations are right, {}, {}",
                counted(*refused, "refusal"),
                counted(*mistakes, "mistake")
            ),
        }
    }
}

fn counted(count: usize, noun: &str) -> String {
    let ending = match count {
        1 => "",
        _ if noun.ends_with('s') => "es",
        _ => "s",
    };
    format!("{count} {noun}{ending}")
}
