//! `ssara explain`: says why an allocation is as it is, or what a diagnostic means.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use ssara_codegen::Code;
use ssara_core::{Context, Options};

use crate::args::{CalleeSavesArg, LevelArg, options};
use crate::explain::{Explainer, Subject, refusal};
use crate::failure::Failure;
use crate::source::{self, Item, Reader, Selection};

/// The arguments of `ssara explain`.
#[derive(Args)]
pub struct ExplainArgs {
    /// A file with functions. Or a code of a diagnostic, as in `E0102`; all codes are listed without
    /// one.
    what: Option<PathBuf>,
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
}

/// Explains subjects of a function, or a code; or lists all codes.
///
/// # Errors
/// When the file cannot be read, or there is no such function, subject or code.
pub fn run(args: &ExplainArgs, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(what) = &args.what else { return list_codes(out) };
    if args.function.is_none()
        && let Some(code) = Code::find(&what.to_string_lossy())
    {
        return explain_code(code, out);
    }
    if args.function.is_none() && !what.exists() {
        let help = "`ssara explain` lists all codes; to explain an allocation, name a file, a function and a value";
        return Err(Failure::Message(format!("there is no diagnostic and no file `{}`: {help}", what.display())));
    }
    let selection = Selection { isa: args.isa.as_deref(), function: args.function.as_deref() };
    let options = options(args.level, args.callee_saves);
    if args.function.is_some() {
        return source::for_each(what, &selection, read, |item| explain_function(&item, &options, &args.subjects, out));
    }
    let (mut names, mut only) = (Vec::new(), None);
    source::for_each(what, &selection, read, |item| {
        names.push(item.func.name.clone());
        only = names.len().eq(&1).then_some(item);
        Ok(())
    })?;
    match only {
        Some(item) => explain_function(&item, &options, &[], out),
        None => list_functions(what, &names, out),
    }
}

/// The functions of a file that has several, and how to ask about one.
fn list_functions(what: &Path, names: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{} has {} functions:", what.display(), names.len())?;
    names.iter().try_for_each(|name| writeln!(out, "  {name}"))?;
    print(&format!("Ask about one by its name: `ssara explain {} '{}'`.", what.display(), names[0]), out)
}

fn explain_function(item: &Item, options: &Options, names: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let Item { func, target, .. } = item;
    let of_function = |message: &str| item.failure(&message);
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
    let explainer = Explainer::new(func, target, &alloc, &record).map_err(|violations| item.rejected(&violations))?;
    let mut is_first = true;
    if subjects.is_empty() {
        for line in explainer.overview() {
            print(&line, out)?;
        }
        (subjects, is_first) = (explainer.subjects(), false);
    }
    for subject in subjects {
        if !is_first {
            writeln!(out)?;
        }
        is_first = false;
        for (index, line) in explainer.explain(subject).into_iter().enumerate() {
            match index {
                0 => print(&line, out)?,
                _ => print_item(&line, out)?,
            }
        }
    }
    Ok(())
}

fn list_codes(out: &mut dyn Write) -> Result<(), Failure> {
    for code in Code::ALL {
        writeln!(out, "{code}  {}", code.title())?;
    }
    Ok(())
}

fn explain_code(code: Code, out: &mut dyn Write) -> Result<(), Failure> {
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
