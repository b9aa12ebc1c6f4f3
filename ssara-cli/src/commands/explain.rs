//! `ssara explain`: says why an allocation is as it is, or what a diagnostic means.

use std::io::Write;

use clap::Args;
use serde::Serialize;
use ssara_codegen::Code;
use ssara_explore::explain::{ExplainedSubject, Explanation};
use ssara_explore::finding::Mistake;

use crate::args::{CalleeSavesArg, LevelArg, options};
use crate::failure::Failure;
use crate::input::Input;
use crate::report::{ReportFormat, Reporter};
use crate::source::{self, Reader, Selection};

/// The arguments of `ssara explain`.
#[derive(Args)]
pub struct ExplainArgs {
    /// A file with functions; `-` is standard input. Or a code of a diagnostic, as in `E0102`; all codes are listed without
    /// one.
    what: Option<Input>,
    /// The name of the function. Without it, a file with one function is explained, and the functions of others are listed.
    function: Option<String>,
    /// What to explain: values (`v12`), instructions with the edits before them (`inst40`), edges (`edge3`), starts of
    /// blocks (`block2`) or callee-saved registers. Without any, an overview, all values in memory and all saved registers.
    #[arg(value_name = "SUBJECT")]
    subjects: Vec<String>,
    /// The ISA of the functions: a built-in one or an ISA file. The default is the one that the text names.
    #[arg(long)]
    isa: Option<String>,
    /// The level at which the function is allocated.
    #[arg(long, value_enum, default_value_t = LevelArg::O2)]
    level: LevelArg,
    /// Who saves the callee-saved registers that the function writes.
    #[arg(long, value_enum, default_value_t = CalleeSavesArg::Insert)]
    callee_saves: CalleeSavesArg,
    /// Text for people, or JSON for programs.
    #[arg(long, value_enum, default_value_t)]
    format: ReportFormat,
}

/// What `ssara explain --format json` writes besides diagnostics.
#[derive(Serialize, Default)]
struct ExplainReport {
    /// Codes of diagnostics: the one that was asked for, or all of them.
    codes: Vec<CodeEntry>,
    /// The function that was asked for; if the file has several and none was named, all of them, by name only.
    functions: Vec<Explanation>,
}

/// A code of a diagnostic.
#[derive(Serialize)]
struct CodeEntry {
    /// The code, such as `E0102`.
    code: &'static str,
    /// The mistake in a few words.
    title: &'static str,
    /// Why it is a mistake, and how to correct it.
    explanation: &'static str,
}

/// Explains subjects of a function, or a code; or lists all codes.
///
/// # Errors
/// When the file cannot be read, or there is no such function, subject or code.
pub fn run(args: &ExplainArgs, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
    let mut reporter = Reporter::new(args.format);
    let mut report = ExplainReport::default();
    let result = explain(args, read, &mut reporter, &mut report);
    if reporter.is_text() && result.is_ok() {
        print_report(args, &report, out)?;
    }
    reporter.finish(result, report, out)
}

fn explain(
    args: &ExplainArgs,
    read: Reader,
    reporter: &mut Reporter,
    report: &mut ExplainReport,
) -> Result<(), Failure> {
    let Some(what) = &args.what else {
        report.codes = Code::ALL.iter().copied().map(CodeEntry::from).collect();
        return Ok(());
    };
    if args.function.is_none() {
        if let Some(code) = Code::find(&what.to_string()) {
            report.codes.push(code.into());
            return Ok(());
        }
        if !what.exists() {
            let help = "`ssara explain` lists all codes; to explain an allocation, name a file, a function and a value";
            let message = format!("there is no diagnostic and no file `{what}`: {help}");
            return Err(Failure::Environment(Mistake::nowhere(message)));
        }
    }
    let selection = Selection { isa: args.isa.as_deref(), function: args.function.as_deref() };
    let options = options(args.level, args.callee_saves);
    let mut only = None;
    source::for_each(what, &selection, read, reporter, |item| {
        if args.function.is_some() {
            report.functions.push(Explanation::new(&item, &options, &args.subjects)?);
        } else {
            report.functions.push(Explanation { function: item.func.name.clone(), ..Explanation::default() });
            only = report.functions.len().eq(&1).then_some(item);
        }
        Ok(())
    })?;
    if let Some(item) = only {
        report.functions = vec![Explanation::new(&item, &options, &[])?];
    }
    Ok(())
}

fn print_report(args: &ExplainArgs, report: &ExplainReport, out: &mut dyn Write) -> Result<(), Failure> {
    match (&report.codes[..], &report.functions[..], &args.what) {
        ([CodeEntry { code, title, explanation }], _, _) => {
            writeln!(out, "{code}: {title}\n")?;
            print(explanation, out)
        }
        (codes @ [_, ..], _, _) => {
            codes.iter().try_for_each(|entry| Ok(writeln!(out, "{}  {}", entry.code, entry.title)?))
        }
        ([], functions @ [first, _, ..], Some(what)) if args.function.is_none() => {
            writeln!(out, "{what} has {} functions:", functions.len())?;
            functions.iter().try_for_each(|entry| writeln!(out, "  {}", entry.function))?;
            let argument = what.argument();
            print(&format!("Ask about one by its name: `ssara explain {argument} '{}'`.", first.function), out)
        }
        ([], functions, _) => functions.iter().try_for_each(|explanation| print_function(explanation, out)),
    }
}

fn print_function(explanation: &Explanation, out: &mut dyn Write) -> Result<(), Failure> {
    let Explanation { refusal, overview, subjects, .. } = explanation;
    refusal.iter().chain(overview).try_for_each(|line| print(line, out))?;
    for (index, ExplainedSubject { summary, reasons }) in subjects.iter().enumerate() {
        if index > 0 || !overview.is_empty() {
            writeln!(out)?;
        }
        print(summary, out)?;
        reasons.iter().try_for_each(|reason| print_item(reason, out))?;
    }
    Ok(())
}

impl From<Code> for CodeEntry {
    fn from(code: Code) -> CodeEntry {
        CodeEntry { code: code.id(), title: code.title(), explanation: code.explanation() }
    }
}

/// Prints an item of a list.
fn print_item(text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    for (index, line) in wrapped(text, 96).iter().enumerate() {
        writeln!(out, "  {} {line}", if index == 0 { '-' } else { ' ' })?;
    }
    Ok(())
}

/// Prints text in lines of at most 100 characters, where words allow.
fn print(text: &str, out: &mut dyn Write) -> Result<(), Failure> {
    for line in wrapped(text, 100) {
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
