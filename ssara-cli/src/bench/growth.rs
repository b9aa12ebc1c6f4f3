//! How the effort for an instruction grows with the size of a function, on [shapes](super::shapes).
//!
//! An allocator that takes linear time has a growth of 1 throughout.

use std::io::{self, Write};

use serde::Serialize;

use super::callgrind::Profile;
use super::row::Row;
use super::shapes::Shape;
use crate::table::Table;

/// A shape, at all sizes.
#[derive(Serialize)]
pub struct Growth {
    /// The shape.
    pub shape: String,
    /// What grows in it.
    pub doc: String,
    /// One for each size.
    pub sizes: Vec<Size>,
}

/// A shape at one size.
#[derive(Serialize)]
pub struct Size {
    /// The size.
    pub n: usize,
    /// The instructions of the function.
    pub instructions: usize,
    /// The efforts, by allocator.
    pub allocators: Vec<Effort>,
}

/// What an allocator takes for one instruction of the input, and that as a multiple of what it takes in the smallest size.
#[derive(Serialize)]
pub struct Effort {
    /// Nanoseconds, if there was a timed turn.
    pub nanoseconds: Option<(f64, f64)>,
    /// Executed instructions, if they were counted.
    pub executed: Option<(f64, f64)>,
}

/// Compares the sizes of a shape. `profiles` has one for each allocator of each row, or is empty.
pub fn growth(shape: &Shape, sizes: &[usize], rows: &[Row], profiles: &[Profile]) -> Growth {
    let allocators = rows.first().map_or(0, |row| row.results.len());
    let by_inst = |row: usize, count: f64| count / rows[row].insts as f64;
    let time = |row: usize, at: usize| Some(by_inst(row, rows[row].done(at)?.time?.as_nanos() as f64));
    let executed = |row: usize, at: usize| Some(by_inst(row, profiles.get(row * allocators + at)?.total() as f64));
    let grown = |now: Option<f64>, first: Option<f64>| Some((now?, now? / first?));
    let size = |(row, &n): (usize, &usize)| {
        let effort = |at| Effort {
            nanoseconds: grown(time(row, at), time(0, at)),
            executed: grown(executed(row, at), executed(0, at)),
        };
        Size { n, instructions: rows[row].insts, allocators: (0..allocators).map(effort).collect() }
    };
    Growth {
        shape: shape.name.to_owned(),
        doc: shape.doc.to_owned(),
        sizes: sizes.iter().enumerate().map(size).collect(),
    }
}

/// Prints the efforts of a shape and how they grow.
///
/// # Errors
/// When `out` takes no more.
pub fn print(growth: &Growth, allocators: &[String], out: &mut dyn Write) -> io::Result<()> {
    type Pick = fn(&Effort) -> Option<(f64, f64)>;
    let kinds: [(&str, Pick); 2] = [
        ("nanoseconds for each instruction", |effort| effort.nanoseconds),
        ("executed for each instruction", |effort| effort.executed),
    ];
    for (title, pick) in kinds {
        if !growth.sizes.iter().flat_map(|size| &size.allocators).any(|effort| pick(effort).is_some()) {
            continue;
        }
        let names = allocators.iter().flat_map(|name| [name.as_str(), "growth"]);
        let mut table = Table::new(&["n", "instructions"].into_iter().chain(names).collect::<Vec<_>>());
        for size in &growth.sizes {
            let cells = size.allocators.iter().flat_map(|effort| match pick(effort) {
                Some((effort, growth)) => [format!("{effort:.0}"), format!("{growth:.2}")],
                None => ["-".to_owned(), "-".to_owned()],
            });
            table.row([size.n.to_string(), size.instructions.to_string()].into_iter().chain(cells).collect());
        }
        writeln!(out, "{}: {}; {title}\n", growth.shape, growth.doc)?;
        table.print(out)?;
        writeln!(out)?;
    }
    Ok(())
}
