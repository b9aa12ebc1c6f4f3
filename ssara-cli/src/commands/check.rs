//! `ssara check`: checks ISA files.

use std::io::Write;

use clap::Args;
use ssara_codegen::Loaded;
use ssara_core::Target;

use crate::failure::Failure;
use crate::isa;

/// The arguments of `ssara check`.
#[derive(Args)]
pub struct CheckArgs {
    /// ISA files, or names of built-in ISAs.
    #[arg(required = true, value_name = "ISA")]
    isas: Vec<String>,
    /// Prints each diagnostic on one line.
    #[arg(long)]
    short: bool,
}

/// Prints diagnostics, and a line about each ISA that has no errors.
///
/// # Errors
/// When an ISA has errors, or cannot be read.
pub fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut failed = false;
    for isa in &args.isas {
        let loaded = match isa::read(isa) {
            Ok(loaded) => loaded,
            Err(failure) => {
                failure.report();
                failed = true;
                continue;
            }
        };
        isa::print_diagnostics(&loaded, args.short);
        match &loaded.target {
            Some(target) => writeln!(out, "{isa}: {}", summary(target, &loaded))?,
            None => failed = true,
        }
    }
    if failed { Err(Failure::Reported) } else { Ok(()) }
}

fn summary(target: &Target, loaded: &Loaded) -> String {
    let alternatives: usize = target.forms.alternatives.iter().map(|of_form| usize::from(of_form.count)).sum();
    let counts = [
        (target.banks.len(), "bank"),
        (target.types.len(), "type"),
        (target.regs.len(), "register"),
        (target.classes.len(), "class"),
        (target.forms.len() - alternatives, "form"),
        (alternatives, "alternative"),
        (target.conventions.len(), "convention"),
    ];
    let said = counts.into_iter().filter(|&(count, noun)| count > 0 || noun != "alternative");
    let counts = said.map(|(count, noun)| counted(count, noun)).collect::<Vec<_>>().join(", ");
    match loaded.diagnostics.len() {
        0 => counts,
        warnings => format!("{counts}; {}", counted(warnings, "warning")),
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
