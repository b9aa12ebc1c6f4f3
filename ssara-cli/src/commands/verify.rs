//! `ssara verify`: checks allocations.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use ssara_core::Context;
use ssara_core::output::{Allocation, Point};
use ssara_core::verify::Checker;

use crate::args::AllocatorArgs;
use crate::failure::Failure;
use crate::needless::{Place, needless};
use crate::source::{self, Item, Reader};

/// The arguments of `ssara verify`.
#[derive(Args)]
pub struct VerifyArgs {
    /// Functions in text form, allocated or not.
    file: PathBuf,
    /// Prints each edit without which the allocation is right as well.
    #[arg(long)]
    needless: bool,
    #[command(flatten)]
    allocator: AllocatorArgs,
}

/// Checks each allocation in the file. Allocates and checks each function without an allocation.
///
/// # Errors
/// When the file cannot be read, a function cannot be allocated, or an allocation is wrong.
pub fn run(args: &VerifyArgs, read: Reader, out: &mut dyn Write) -> Result<(), Failure> {
    let mut context = Context::new();
    let (mut given, mut made) = (0usize, 0usize);
    source::for_each(&args.file, &args.allocator.selection(), read, |mut item| {
        let alloc = match item.allocation.take() {
            Some(alloc) => {
                given += 1;
                alloc
            }
            None => {
                made += 1;
                let allocated =
                    args.allocator.method().allocate(&mut context, &item.func, &item.target, &args.allocator.options());
                allocated.map_err(|error| item.refused(&error))?
            }
        };
        let mut checker = Checker::new(&item.target);
        checker.check(&item.func, &alloc).map_err(|violations| item.rejected(&violations))?;
        if args.needless {
            print_needless(&item, &mut checker, &alloc, out)?;
        }
        Ok(())
    })?;
    writeln!(
        out,
        "{}: {} right ({given} of the file, {made} made)",
        args.file.display(),
        if given + made == 1 { "1 allocation is".to_owned() } else { format!("{} allocations are", given + made) }
    )?;
    Ok(())
}

/// Prints the needless edits of a right allocation, in the order of the code.
fn print_needless(
    item: &Item,
    checker: &mut Checker<'_>,
    alloc: &Allocation,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (func, target) = (&item.func, &item.target);
    for index in needless(checker, func, alloc) {
        let (point, edit) = alloc.edits[index];
        let point = match point {
            Point::Before(inst) => inst.to_string(),
            Point::Edge(edge) => edge.to_string(),
        };
        let place = Place::of(func, target, alloc, index);
        writeln!(out, "{}, {point}: {} is needless, a {place}", func.name, edit.display(target))?;
    }
    Ok(())
}
