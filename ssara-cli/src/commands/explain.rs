//! `ssara explain`: says why an allocation is as it is, or what a diagnostic means.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use ssara_codegen::Code;
use ssara_core::{Context, Options, verify};

use crate::cli::{CalleeSavesArg, LevelArg, options};
use crate::explain::{Explainer, Subject, refusal};
use crate::failure::Failure;
use crate::source::{self, Item, Selection};

/// The arguments of `ssara explain`.
#[derive(Args)]
pub struct ExplainArgs {
    /// A file with functions, in text form or a corpus, followed by the name of one. Or a code of a diagnostic alone, as in
    /// `E0102`; all codes are listed without one.
    what: Option<PathBuf>,
    /// The name of the function.
    function: Option<String>,
    /// What to explain: values (`v12`), instructions with the edits before them (`inst40`), edges (`edge3`), starts of
    /// blocks (`block2`) or callee-saved registers. Without any, all values in memory and all saved registers.
    #[arg(value_name = "SUBJECT")]
    subjects: Vec<String>,
    /// The ISA of the functions: a built-in one or an ISA file. Text names its ISA, corpus files bring their own.
    #[arg(long)]
    isa: Option<String>,
    /// The level at which the function is allocated.
    #[arg(long, value_enum, default_value_t = LevelArg::O2)]
    level: LevelArg,
    /// Who saves the callee-saved registers that the function writes.
    #[arg(long, value_enum, default_value_t = CalleeSavesArg::Insert)]
    callee_saves: CalleeSavesArg,
}

/// Explains subjects of a function, or a code; or lists all codes.
///
/// # Errors
/// When the file cannot be read, or there is no such function, subject or code.
pub fn run(args: &ExplainArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (Some(what), Some(function)) = (&args.what, &args.function) else {
        return explain_code(args.what.as_ref().map(|what| what.to_string_lossy()).as_deref(), out);
    };
    let selection = Selection { isa: args.isa.as_deref(), function: Some(function), on_shipped: false };
    let options = options(args.level, args.callee_saves);
    source::for_each(what, &selection, |item| explain_function(&item, &options, &args.subjects, out))
}

fn explain_function(item: &Item, options: &Options, names: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let Item { func, target, .. } = item;
    let of_function = |message: &str| Failure::Message(format!("{}: {message}", item.places.of(func, target, None)));
    let subjects: Result<Vec<Vec<Subject>>, String> =
        names.iter().map(|name| Subject::parse(name, func, target)).collect();
    let mut subjects = subjects.map_err(|message| of_function(&message))?.concat();
    let (allocated, record) = Context::new().allocate_with_record(func, target, options);
    let alloc = match allocated {
        Ok(alloc) => alloc,
        Err(error) => {
            for line in refusal(func, target, &error, &record) {
                print(&line, out)?;
            }
            return Ok(());
        }
    };
    let wrong = |violations: Vec<verify::Violation>| of_function(&violations[0].display(target).to_string());
    let explainer = Explainer::new(func, target, &alloc, &record).map_err(wrong)?;
    if subjects.is_empty() {
        subjects = explainer.subjects();
    }
    if subjects.is_empty() {
        print("No value is in memory, and no callee-saved register is used.", out)?;
    }
    for (index, subject) in subjects.into_iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        for (index, line) in explainer.explain(subject).into_iter().enumerate() {
            match index {
                0 => print(&line, out)?,
                _ => print_item(&line, out)?,
            }
        }
    }
    Ok(())
}

fn explain_code(id: Option<&str>, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(id) = id else {
        for code in Code::ALL {
            writeln!(out, "{code}  {}", code.title())?;
        }
        return Ok(());
    };
    let Some(code) = Code::find(id) else {
        let help = "`ssara explain` lists all codes; to explain an allocation, name a file, a function and a value";
        return Err(Failure::Message(format!("there is no diagnostic `{id}`: {help}")));
    };
    writeln!(out, "{code}: {}\n", code.title())?;
    print(code.explanation(), out)
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
