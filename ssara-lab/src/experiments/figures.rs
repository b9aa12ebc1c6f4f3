//! The worked examples of the literature: what each allocator makes of them.
//!
//! A page of an example has the allocations of all allocators side by side, with the steps of the levels of ours.
//!
//! # Reference
//! Figures 1, 3 and 7 of F. M. Q. Pereira's report on an SSA-based register allocator for LLVM 1.8. The example of C. Wimmer
//! and M. Franz, *Linear scan register allocation on SSA form*, CGO 2010. The example of interference in the design of
//! Cretonne's register allocator. The function `gcd` of courses on compilers.

use std::io::{self, Write};
use std::path::Path;

use ssara_cli::failure::Failure;
use ssara_cli::output::{Output, make_directory};
use ssara_cli::table::Table;
use ssara_core::{CalleeSaves, Context, Level, Options};
use ssara_explore::method::Method;
use ssara_explore::view::{Named, page};

use super::literature::Machine;
use crate::bench::row::{Plan, Row};
use crate::bench::subject::Subject;

/// An example: its name, its text, the numbers of registers for which it is worked, and whether the machine swaps.
type Example = (&'static str, &'static str, &'static [usize], bool);

const EXAMPLES: [Example; 6] = [
    ("pereira-fig1", include_str!("literature/pereira_fig1.ssa"), &[2], true),
    ("pereira-fig3", include_str!("literature/pereira_fig3.ssa"), &[5], false),
    ("pereira-fig7", include_str!("literature/pereira_fig7.ssa"), &[4, 5], true),
    ("gcd", include_str!("literature/gcd.ssa"), &[4, 3], false),
    ("wimmer", include_str!("literature/wimmer.ssa"), &[4, 3, 2], false),
    ("cretonne", include_str!("literature/cretonne.ssa"), &[2], false),
];

/// The texts of the examples, each with each number of registers: name, machine, function.
pub fn texts() -> impl Iterator<Item = (String, Machine, &'static str)> {
    EXAMPLES.into_iter().flat_map(|(name, source, counts, swap)| {
        let on = move |&registers: &usize| (format!("{name}.k{registers}"), Machine { registers, swap }, source);
        counts.iter().map(on)
    })
}

/// The examples as functions.
///
/// # Errors
/// When a text is no valid function.
pub fn subjects() -> Result<Vec<Subject>, Failure> {
    texts().map(|(name, machine, source)| machine.subject(name, source)).collect()
}

/// Prints the costs, with a row for each subject.
///
/// # Errors
/// When `out` takes no more.
pub fn print(rows: &[Row], plan: &Plan, out: &mut dyn Write) -> io::Result<()> {
    let names: Vec<String> = plan.allocators.iter().map(ToString::to_string).collect();
    let head: Vec<&str> = ["cost"].into_iter().chain(names.iter().map(String::as_str)).collect();
    let mut table = Table::new(&head);
    for row in rows {
        table.row([row.function.clone()].into_iter().chain((0..names.len()).map(|at| cost(row, at))).collect());
    }
    table.print(out)
}

/// The cost of an allocation, if there is one.
pub fn cost(row: &Row, at: usize) -> String {
    row.done(at).map_or("-".to_owned(), |done| format!("{:.1}", done.stats.cost()))
}

/// Writes a page for each subject, named after it. An allocator that refuses a subject is not on its page.
///
/// # Errors
/// When a page cannot be written.
pub fn write_pages(subjects: &[Subject], directory: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    make_directory(directory)?;
    let options = Options::new(Level::default(), CalleeSaves::Report);
    for Subject { name, case, .. } in subjects {
        let allocation = |method: Method| {
            let made = method.allocate_with_account(&mut Context::new(), &case.func, &case.target, &options);
            made.ok().map(|(alloc, account)| Named { name: method.to_string(), alloc, account })
        };
        let allocations: Vec<Named> = Method::all().filter_map(allocation).collect();
        let path = directory.join(format!("{name}.html"));
        let text =
            page(&case.func, &case.target, &allocations, &[]).map_err(|other| Failure::message(other.to_string()))?;
        Output::from(&*path).write(&text, out)?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}
