//! `ssara-llvm show`: the page or the explanation of a function's allocation, with LLVM's text and the source line of each
//! instruction.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use ssara_core::ir::Function;
use ssara_core::{CalleeSaves, Context, Level, Options};
use ssara_explore::explain::{Explainer, Subject};
use ssara_explore::method::{Account, Method};
use ssara_explore::view::{Named, page};

use crate::allocator::level;
use crate::convert::Converted;
use crate::error::Error;
use crate::files::{mir_of, read_mir};
use crate::llvm::Llvm;
use crate::machine::{Arch, Machine};
use crate::mir::{Inst, Lines};
use crate::pipeline::{FunctionOptions, converted};

/// The arguments of `ssara-llvm show`.
#[derive(Args)]
pub struct ShowArgs {
    /// A C source, or a file of MIR before the elimination of PHIs.
    file: PathBuf,
    /// The name of the function.
    function: String,
    /// What to explain: values (`v12`), instructions (`inst40`), edges (`edge3`), blocks (`block2`) or registers. Without any,
    /// the allocated code, an overview, all values in memory and all saved registers.
    #[arg(value_name = "SUBJECT", requires = "explain")]
    subjects: Vec<String>,
    /// Print an explanation in place of a page.
    #[arg(long)]
    explain: bool,
    /// The level.
    #[arg(long, default_value = "O2")]
    level: String,
    /// The machine for which C is compiled; the default is the host.
    #[arg(long)]
    target: Option<Arch>,
    /// The page to write; the default is the function's name with `.html`.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Arguments of clang, after `--`; the default is `-O2`.
    #[arg(last = true)]
    clang: Vec<String>,
}

/// Writes the page, or prints the explanation.
///
/// # Errors
/// If a tool fails, or there is no such function or subject, or the function is left to LLVM.
pub fn main(args: &ShowArgs) -> Result<(), Error> {
    let level = level(&args.level)?;
    let directory = tempfile::tempdir().map_err(|error| Error::File { path: std::env::temp_dir(), error })?;
    let clang = ["-O2", "-w", "-g"].into_iter().chain(args.clang.iter().map(String::as_str)).collect::<Vec<_>>();
    let (mir, arch) = mir_of(&Llvm::named(), &args.file, args.target, &clang, directory.path())?;
    let (machine, module) = (Machine::new(arch)?, read_mir(&mir)?);
    let document = module.functions.iter().find(|document| document.name == args.function);
    let document = document.ok_or_else(|| {
        let names: Vec<&str> = module.functions.iter().map(|document| document.name.as_str()).collect();
        let names = names.join(", ");
        Error::Usage(format!("{}: there is no function `{}`, only: {names}", args.file.display(), args.function))
    })?;
    let mut texts = Texts { lines: Lines::new(&module.ir), files: HashMap::new() };
    let shown = converted(
        &machine,
        document,
        FunctionOptions::new(Method::Level(level)),
        &mut Context::new(),
        |source, context| {
            let mut function = source.function.clone();
            texts.comment(source, &mut function);
            show(args, level, &machine, &function, context)
        },
    );
    shown.unwrap_or_else(|reason| Err(left(args, &reason)))
}

/// The error of a function that is left to LLVM.
fn left(args: &ShowArgs, reason: &str) -> Error {
    Error::Usage(format!("function `{}` is left to LLVM: {reason}", args.function))
}

fn show(
    args: &ShowArgs,
    level: Level,
    machine: &Machine,
    function: &Function,
    context: &mut Context,
) -> Result<(), Error> {
    let target = &machine.target;
    let options = Options::new(level, CalleeSaves::Report);
    let (allocated, record) = context.allocate_with_record(function, target, &options);
    let alloc = allocated.map_err(|error| left(args, &error.to_string()))?;
    if !args.explain {
        let named = Named { name: format!("{level:?}"), alloc, account: Some(Account::Record(record)) };
        let page = page(function, target, &[named], &[]).map_err(|error| Error::Usage(error.to_string()))?;
        let path = args.output.clone().unwrap_or_else(|| PathBuf::from(format!("{}.html", args.function)));
        fs::write(&path, page).map_err(|error| Error::File { path: path.clone(), error })?;
        println!("{}", path.display());
        return Ok(());
    }
    let subjects: Result<Vec<Vec<Subject>>, String> =
        args.subjects.iter().map(|name| Subject::parse(name, function, target)).collect();
    let mut subjects = subjects.map_err(Error::Usage)?.concat();
    let explainer = Explainer::new(function, target, &alloc, &record);
    let explainer = explainer.map_err(|violations| Error::Wrong {
        function: args.function.clone(),
        allocator: format!("{level:?}"),
        violation: violations[0].display(target).with_names(function).to_string(),
    })?;
    if subjects.is_empty() {
        print!("{}", function.display_allocated(target, &alloc).with_numbers());
        explainer.overview().iter().for_each(|line| println!("{line}"));
        subjects = explainer.subjects();
    }
    for subject in subjects {
        let lines = explainer.explain(subject);
        let marks = std::iter::once("").chain(std::iter::repeat("  - "));
        lines.iter().zip(marks).for_each(|(line, mark)| println!("{mark}{line}"));
    }
    Ok(())
}

/// The texts of instructions.
struct Texts<'t> {
    lines: Lines<'t>,
    /// The lines of the sources that were read, by path.
    files: HashMap<PathBuf, Vec<String>>,
}

impl Texts<'_> {
    /// Makes the text of each instruction its comment.
    fn comment(&mut self, source: &Converted<'_>, function: &mut Function) {
        for (at, block) in function.blocks().enumerate() {
            for (inst, item) in function.block_insts(block).zip(&source.items[at]) {
                let insts = || item.parts.iter().map(|part| source.inst(at, part));
                let texts: Vec<String> = insts().map(text).collect();
                let line = insts().find_map(|inst| self.source_line(inst));
                let comment = [texts.join("; "), line.unwrap_or_default()];
                let comment: Vec<String> = comment.into_iter().filter(|text| !text.is_empty()).collect();
                if !comment.is_empty() {
                    function.set_comment(inst, &comment.join("  | "));
                }
            }
        }
    }

    /// The line of the source of an instruction, with its place: `file.c:12: x = y;`.
    fn source_line(&mut self, inst: &Inst) -> Option<String> {
        let place = self.lines.of(&inst.debug_location)?;
        let path = Path::new(place.directory).join(place.file);
        let lines = self.files.entry(path).or_insert_with_key(|path| {
            let text = fs::read_to_string(path).unwrap_or_default();
            text.lines().map(|line| line.trim().to_string()).collect()
        });
        let line = lines.get(place.line - 1).map_or("", String::as_str);
        let file = place.file.rsplit('/').next().unwrap_or(place.file);
        Some(format!("{file}:{}: {line}", place.line).trim_end().to_string())
    }
}

/// LLVM's text of an instruction, without what it says to debuggers.
fn text(inst: &Inst) -> String {
    Inst { debug_number: None, debug_location: Default::default(), ..inst.clone() }.to_string()
}
