//! `ssara check`: checks ISA files.

use std::io::Write;

use clap::Args;
use serde::Serialize;
use ssara_codegen::Loaded;
use ssara_core::Target;
use ssara_explore::finding::Finding;

use crate::failure::{Exit, Failure};
use crate::input::Input;
use crate::isa;
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
                let checked = CheckedIsa::new(Input::from(&**isa).to_string(), &target, warnings);
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
        match self.warnings {
            0 => counts,
            warnings => format!("{counts}; {}", counted(warnings, "warning")),
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
