//! `ssara verify`: checks allocations.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use ssara_core::{Context, verify};

use crate::cli::AllocatorArgs;
use crate::failure::Failure;
use crate::source;

/// The arguments of `ssara verify`.
#[derive(Args)]
pub struct VerifyArgs {
    /// Functions in text form, allocated or not, or a corpus file (`.ra2f`, `.ra2f.zst`).
    file: PathBuf,
    #[command(flatten)]
    allocator: AllocatorArgs,
}

/// Checks each allocation in the file. Allocates and checks each function without an allocation.
///
/// # Errors
/// When the file cannot be read, a function cannot be allocated, or an allocation is wrong.
pub fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut context = Context::new();
    let (mut given, mut made) = (0usize, 0usize);
    source::for_each(&args.file, &args.allocator.selection(), |mut item| {
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
        verify::check(&item.func, &item.target, &alloc).map_err(|violations| item.rejected(&violations))
    })?;
    writeln!(
        out,
        "{}: {} right ({given} of the file, {made} made)",
        args.file.display(),
        if given + made == 1 { "1 allocation is".to_owned() } else { format!("{} allocations are", given + made) }
    )?;
    Ok(())
}
