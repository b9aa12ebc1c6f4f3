//! `ssara view`: draws allocations as a page.

use std::io::Write;

use clap::Args;
use ssara_core::{Level, Options};
use ssara_explore::finding::Finding;
use ssara_explore::method::Method;
use ssara_explore::view::{Named, page};

use crate::args::{CalleeSavesArg, callee_saves};
use crate::failure::Failure;
use crate::input::Input;
use crate::output::Output;
use crate::report::{ReportFormat, Reporter};
use crate::source::{self, Reader, Selection};

/// The arguments of `ssara view`.
#[derive(Args)]
pub struct ViewArgs {
    /// Functions in text form, allocated or not; `-` is standard input.
    file: Input,
    /// The name of the function; the first one of the file otherwise.
    function: Option<String>,
    /// The allocators to show side by side: levels, or `spill-everywhere`, `local`, `poletto`, `linear-scan`,
    /// `second-chance`, `chaitin-briggs`, `irc`, `braun-hack`. If the file has an allocation and none is named, that is shown.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    allocators: Vec<Method>,
    /// The ISA of the functions: a built-in one or an ISA file. The default is the one that the text names: a built-in one, or
    /// the file NAME.ron in the folder of FILE or the one above.
    #[arg(long)]
    isa: Option<String>,
    /// Who saves the callee-saved registers that a function writes.
    #[arg(long, value_enum, default_value_t = CalleeSavesArg::Insert)]
    callee_saves: CalleeSavesArg,
    /// The page to write; `-` is standard output.
    #[arg(short, long, default_value = "-")]
    output: Output,
}

/// Writes the page of a function.
///
/// # Errors
/// When the file cannot be read or has no such function, an allocator refuses the function, or the checker rejects an
/// allocation. The page is written where allocators refuse, too.
pub fn run(args: &ViewArgs, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
    let function = args.function.as_deref();
    let selection = Selection { isa: args.isa.as_deref(), function };
    let mut written = None;
    let mut reporter = Reporter::new(ReportFormat::Text);
    let result = source::for_each(&args.file, &selection, read, &mut reporter, |mut item| {
        if written.is_some() {
            return Ok(());
        }
        let (mut allocations, mut refusals) = (Vec::new(), Vec::new());
        let mut methods = args.allocators.clone();
        if methods.is_empty() {
            match item.allocation.take() {
                Some(alloc) => allocations.push(Named { name: "as in the file".to_owned(), alloc, account: None }),
                None => methods.push(Method::Level(Level::default())),
            }
        }
        let options = Options::new(Level::default(), callee_saves(args.callee_saves));
        for method in methods {
            match Named::allocate(&item, method, &options) {
                Ok(named) => allocations.push(named),
                Err(refused) => refusals.push(refused),
            }
        }
        allocations.iter().try_for_each(|named| named.check(&item))?;
        let page = page(&item.func, &item.target, &allocations, &refusals);
        written = Some(page.map_err(|other| Failure::message(other.to_string()))?);
        match refusals.into_iter().map(|refused| Finding::from(refused.mistake)).collect::<Vec<_>>() {
            mistakes if mistakes.is_empty() => Ok(()),
            mistakes => Err(Failure::Findings(mistakes)),
        }
    });
    match written {
        Some(page) => args.output.write(&page, out).and(result),
        None => result,
    }
}
