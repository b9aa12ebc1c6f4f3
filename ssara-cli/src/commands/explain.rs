//! `ssara explain`: explains diagnostics.

use std::io::Write;

use clap::Args;
use ssara_codegen::Code;

use crate::failure::Failure;

/// The arguments of `ssara explain`.
#[derive(Args)]
pub struct ExplainArgs {
    /// A code, as in `E0102`; all codes are listed without one.
    code: Option<String>,
}

/// Prints the explanation of a code, or the list of codes.
///
/// # Errors
/// When there is no such code.
pub fn run(args: &ExplainArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(id) = &args.code else {
        for code in Code::ALL {
            writeln!(out, "{code}  {}", code.title())?;
        }
        return Ok(());
    };
    let Some(code) = Code::find(id) else {
        return Err(Failure::Message(format!("there is no diagnostic `{id}`: `ssara explain` lists all codes")));
    };
    writeln!(out, "{code}: {}\n", code.title())?;
    for line in wrapped(code.explanation(), 100) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Breaks text between words into lines of at most `width` characters, where words allow.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
