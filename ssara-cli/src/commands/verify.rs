//! `ssara verify`: checks allocations.

use std::io::Write;

use clap::Args;
use serde::Serialize;
use ssara_core::Context;
use ssara_core::output::{Allocation, Point};
use ssara_core::verify::Checker;
use ssara_explore::source::Item;

use crate::args::AllocatorArgs;
use crate::failure::Failure;
use crate::input::Input;
use crate::needless::{Place, needless};
use crate::report::{ReportFormat, Reporter};
use crate::source::{self, Reader};

/// The arguments of `ssara verify`.
#[derive(Args)]
pub struct VerifyArgs {
    /// Functions in text form, allocated or not; `-` is standard input.
    file: Input,
    /// Prints each edit without which the allocation is right as well.
    #[arg(long)]
    needless: bool,
    /// Text for people, or JSON for programs.
    #[arg(long, value_enum, default_value_t)]
    format: ReportFormat,
    #[command(flatten)]
    allocator: AllocatorArgs,
}

/// What `ssara verify --format json` writes besides diagnostics.
#[derive(Serialize, Default)]
struct VerifyReport {
    /// The allocations that are right.
    allocations: Vec<Right>,
}

/// An allocation that is right.
#[derive(Serialize)]
struct Right {
    /// The name of the function.
    function: String,
    /// Whether the allocation is from the file, rather than made.
    given: bool,
    /// The edits without which the allocation is right as well; null without `--needless`.
    needless: Option<Vec<NeedlessEdit>>,
}

/// An edit that could be left out.
#[derive(Serialize)]
struct NeedlessEdit {
    /// Where it is: before an instruction (`inst3`), or on an edge (`edge1`).
    at: String,
    /// The edit, as allocated functions show it.
    edit: String,
    /// What kind of place that is.
    place: String,
}

/// Checks each allocation in the file. Allocates and checks each function without an allocation.
///
/// # Errors
/// When the file cannot be read, a function cannot be allocated, or an allocation is wrong.
pub fn run(args: &VerifyArgs, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
    let mut context = Context::new();
    let mut reporter = Reporter::new(args.format);
    let is_text = reporter.is_text();
    let mut report = VerifyReport::default();
    let result = source::for_each(&args.file, &args.allocator.selection(), read, &mut reporter, |mut item| {
        let given = item.allocation.take();
        let is_given = given.is_some();
        let alloc = match given {
            Some(alloc) => alloc,
            None => {
                let allocated =
                    args.allocator.method().allocate(&mut context, &item.func, &item.target, &args.allocator.options());
                allocated.map_err(|error| item.refused(&error))?
            }
        };
        let mut checker = Checker::new(&item.target);
        checker.check(&item.func, &alloc).map_err(|violations| item.rejected(&violations))?;
        let needless = args.needless.then(|| needless_edits(&item, &mut checker, &alloc));
        let function = item.func.name;
        for NeedlessEdit { at, edit, place } in needless.iter().flatten().filter(|_| is_text) {
            writeln!(out, "{function}, {at}: {edit} is needless, a {place}")?;
        }
        report.allocations.push(Right { function, given: is_given, needless });
        Ok(())
    });
    if is_text && result.is_ok() {
        let all = report.allocations.len();
        let given = report.allocations.iter().filter(|right| right.given).count();
        let are = if all == 1 { "1 allocation is".to_owned() } else { format!("{all} allocations are") };
        writeln!(out, "{}: {are} right ({given} of the file, {} made)", args.file, all - given)?;
    }
    reporter.finish(result, report, out)
}

/// The needless edits of a right allocation, in the order of the code.
fn needless_edits(item: &Item, checker: &mut Checker<'_>, alloc: &Allocation) -> Vec<NeedlessEdit> {
    let (func, target) = (&item.func, &item.target);
    let edit = |index: usize| {
        let (point, edit) = alloc.edits[index];
        let at = match point {
            Point::Before(inst) => inst.to_string(),
            Point::Edge(edge) => edge.to_string(),
        };
        let place = Place::of(func, target, alloc, index).to_string();
        NeedlessEdit { at, edit: edit.display(target).to_string(), place }
    };
    needless(checker, func, alloc).into_iter().map(edit).collect()
}
