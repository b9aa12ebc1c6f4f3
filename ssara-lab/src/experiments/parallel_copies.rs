//! Parallel copies of the literature, on an edge and at an instruction.
//!
//! # How
//! An instruction defines values in fixed registers, and another reads them in fixed registers. Between the two there is
//! either an edge that passes the values to parameters, or nothing. The machine has one more register than the copies name,
//! or none to spare; it swaps registers or does not.
//!
//! # Output
//! The cost of each allocator. The column `published` has the copies that the authors need with a register to spare, at the
//! price of a move.
//!
//! # Reference
//! B. Boissinot and others, *Revisiting out-of-SSA translation for correctness, code quality, and efficiency*, CGO 2009.
//! P. Sokolovsky, `parcopy`, 2020: the cases of its tests.

use std::fmt::Write;
use std::io;

use ssara_cli::failure::Failure;
use ssara_cli::table::Table;

use super::figures::cost;
use super::literature::Machine;
use crate::bench::row::{Plan, Row};
use crate::bench::subject::Subject;

/// A parallel copy.
pub struct Copies {
    /// What it is called.
    pub name: &'static str,
    /// Destinations and sources; registers are called `a`, `b` and so on.
    pub pairs: &'static [(char, char)],
    /// The copies that the authors need.
    pub published: u32,
}

/// The cases.
pub const CASES: [Copies; 9] = [
    Copies { name: "boissinot", pairs: &[('b', 'a'), ('c', 'b'), ('a', 'c'), ('d', 'c')], published: 4 },
    Copies { name: "chain of 2", pairs: &[('a', 'b'), ('b', 'c')], published: 2 },
    Copies { name: "chain of 3", pairs: &[('a', 'b'), ('b', 'c'), ('c', 'd')], published: 3 },
    Copies { name: "two that stay", pairs: &[('a', 'a'), ('b', 'b')], published: 0 },
    Copies { name: "cycle of 2", pairs: &[('a', 'b'), ('b', 'a')], published: 3 },
    Copies { name: "cycle of 3", pairs: &[('a', 'b'), ('b', 'c'), ('c', 'a')], published: 4 },
    Copies { name: "two cycles", pairs: &[('a', 'b'), ('b', 'a'), ('c', 'd'), ('d', 'c')], published: 6 },
    Copies { name: "fan-out", pairs: &[('b', 'a'), ('c', 'a')], published: 2 },
    Copies { name: "fan-out of a cycle", pairs: &[('a', 'd'), ('b', 'a'), ('c', 'a'), ('d', 'c')], published: 4 },
];

/// Where the copies are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// On an edge.
    Edge,
    /// Before an instruction.
    Instruction,
}

/// A function with a parallel copy.
pub struct Measured {
    /// The function; its name has the case, the place of the copies and the machine.
    pub subject: Subject,
    /// The copies that the authors need.
    pub published: u32,
}

/// All cases at both sites on all machines.
///
/// # Errors
/// When a function is not valid.
pub fn subjects() -> Result<Vec<Measured>, Failure> {
    let mut subjects = Vec::new();
    for case in &CASES {
        let letters = case.pairs.iter().flat_map(|&(to, from)| [index(to), index(from)]);
        let registers = letters.max().map_or(0, |last| last + 1);
        for site in [Site::Edge, Site::Instruction] {
            for (spare, swap) in [(1, false), (0, false), (0, true)] {
                let machine = Machine { registers: registers + spare, swap };
                let place = if site == Site::Edge { "edge" } else { "instruction" };
                let swaps = if swap { ", swaps" } else { "" };
                let name = format!("{}, {place}, {spare} to spare{swaps}", case.name);
                let subject = machine.subject(name, &source(case, site))?;
                subjects.push(Measured { subject, published: case.published });
            }
        }
    }
    Ok(subjects)
}

/// The price of a move.
const MOVE: f64 = 0.2;

/// Prints the costs, with a row for each function.
///
/// # Errors
/// When `out` takes no more.
pub fn print(rows: &[Row], published: &[u32], plan: &Plan, out: &mut dyn io::Write) -> io::Result<()> {
    let names: Vec<String> = plan.allocators.iter().map(ToString::to_string).collect();
    let head: Vec<&str> = ["cost", "published"].into_iter().chain(names.iter().map(String::as_str)).collect();
    let mut table = Table::new(&head);
    for (row, &copies) in rows.iter().zip(published) {
        let first = [row.function.clone(), format!("{:.1}", f64::from(copies) * MOVE)];
        table.row(first.into_iter().chain((0..names.len()).map(|at| cost(row, at))).collect());
    }
    table.print(out)
}

/// The number of a register.
fn index(letter: char) -> usize {
    (letter as usize).saturating_sub('a' as usize)
}

/// The text of a function with copies.
fn source(case: &Copies, site: Site) -> String {
    let mut sources: Vec<usize> = case.pairs.iter().map(|pair| index(pair.1)).collect();
    sources.sort_unstable();
    sources.dedup();
    let list = |parts: Vec<String>| parts.join(", ");
    let defs = list(sources.iter().map(|reg| format!("def i32 = r{reg}")).collect());
    let uses = list(case.pairs.iter().map(|pair| format!("use i32 = r{}", index(pair.0))).collect());
    let values = list(sources.iter().map(|reg| format!("v{reg}: i32")).collect());
    let args = list(case.pairs.iter().map(|pair| format!("v{}", index(pair.1))).collect());
    let mut text = String::from("function \"copies\" isa machine {\n");
    let mut line = |line: String| writeln!(text, "{line}").expect("a string takes any text");
    line(format!("form $0 = op [{defs}]"));
    line(format!("form $1 = op [{uses}]"));
    line("block0:".to_owned());
    line(format!("    {values} = $0"));
    match site {
        Site::Instruction => line(format!("    $1 {args}")),
        Site::Edge => {
            let params: Vec<usize> = (0..case.pairs.len()).map(|at| sources.len() + 10 + at).collect();
            line(format!("    jump -> block1({args})"));
            line(format!("block1({}):", list(params.iter().map(|param| format!("v{param}: i32")).collect())));
            line(format!("    $1 {}", list(params.iter().map(|param| format!("v{param}")).collect())));
        }
    }
    line("    ret".to_owned());
    line("}".to_owned());
    text
}
