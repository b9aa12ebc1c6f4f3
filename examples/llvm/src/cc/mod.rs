//! `ssara-llvm cc`: a compiler of C and C++ whose registers ssara or an allocator of LLVM allocates.
//!
//! clang's driver decides what is to be done: it lists the jobs of a command line ([`jobs`]). A job that makes an object or
//! assembly from a source goes through ssara ([`unit`]). All others are run as they stand. A command line without such a
//! job is clang's.

mod jobs;
mod options;
mod tally;
mod unit;

use std::cell::OnceCell;
use std::process::ExitCode;

use crate::error::Error;
use crate::llvm::Llvm;
use options::Options;
use tally::Tally;
use unit::{Unit, Workshop};

/// Does what the arguments say, and prints which functions were left to LLVM to standard error.
///
/// # Errors
/// If a tool fails, an allocation is wrong, or a function is left to LLVM where none may be.
pub fn main(args: &[String]) -> Result<ExitCode, Error> {
    let options = Options::parse(args, |name| std::env::var(name).ok())?;
    let llvm = Llvm::named();
    // The driver puts the files between its jobs into this directory, too.
    let directory = tempfile::tempdir().map_err(|error| Error::File { path: std::env::temp_dir(), error })?;
    let Some(jobs) = jobs::list(&llvm, &options.clang, directory.path())? else {
        return jobs::pass_on(llvm.clang(), &options.clang);
    };
    let workshop = Workshop {
        llvm: &llvm,
        allocator: options.allocator,
        registers: options.registers,
        directory: directory.path(),
        machine: OnceCell::new(),
    };
    let mut tally = Tally::default();
    for job in &jobs {
        if options.is_verbose() {
            eprintln!("{}", job.text);
        }
        let code = match Unit::of(job) {
            Some(unit) => workshop.compile(&unit, &mut tally)?,
            None => job.run()?,
        };
        if let Some(code) = code {
            return Ok(code);
        }
    }
    tally.print();
    if let Some(path) = &options.report {
        tally.append(path)?;
    }
    match options.is_strict {
        true => tally.refuse_left(),
        false => Ok(ExitCode::SUCCESS),
    }
}
