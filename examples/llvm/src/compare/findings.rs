//! What `ssara-llvm compare` has found, and the tables of it.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use crate::cost::{Count, Counts, count, frame_size, saves};
use crate::error::Error;
use crate::files::read_mir;
use crate::machine::Machine;
use crate::mir::Document;
use crate::pipeline::Times;

/// A function, named with its file, and its counts by maker.
pub type Function<'a> = (&'a String, &'a BTreeMap<Maker, Counts>);

/// Who has made a code: the name in tables.
pub type Maker = String;

/// What was found.
#[derive(Default)]
pub struct Findings {
    /// The counts of each function by maker; a function is named with its file.
    pub functions: BTreeMap<String, BTreeMap<Maker, Counts>>,
    /// What was left to LLVM or cannot be compared, and why.
    pub left: Vec<String>,
    /// The time of LLVM's passes by program and maker.
    pub llvm_times: BTreeMap<(String, Maker), Duration>,
    /// The time of ssara's steps by program and maker.
    pub ssara_times: BTreeMap<(String, Maker), Times>,
    /// The makers; ratios are to the first one.
    pub makers: Vec<Maker>,
}

impl Findings {
    /// Counts the functions of a file: the code after allocation, and the saves of that with prologues and epilogues.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn count(
        &mut self,
        machine: &Machine,
        file: &Path,
        maker: &str,
        [allocated, framed]: [&Path; 2],
        wanted: impl Fn(&str) -> bool,
    ) -> Result<(), Error> {
        let framed = read_mir(framed)?.functions;
        let framed: BTreeMap<&str, &Document> =
            framed.iter().map(|document| (document.name.as_str(), document)).collect();
        for document in read_mir(allocated)?.functions.iter().filter(|document| wanted(&document.name)) {
            let with_frame = framed.get(document.name.as_str()).map(|document| &document.function);
            let (Ok(function), Some(Ok(with_frame))) = (&document.function, with_frame) else { continue };
            let [saves, restores] = saves(machine, with_frame);
            let frame = frame_size(with_frame);
            let counts = Counts { saves, restores, frame, ..count(machine, function) };
            let function = self.functions.entry(format!("{} {}", file.display(), document.name)).or_default();
            function.insert(maker.to_string(), counts);
        }
        Ok(())
    }

    /// Prints the tables, and the functions with the largest differences.
    pub fn print(&self, worst: usize) {
        let complete = self.complete();
        println!("functions {}, compared {}, left to LLVM or not comparable:", self.functions.len(), complete.len());
        self.left.iter().for_each(|left| println!("  {left}"));
        println!("\nstatic counts");
        let columns = [
            "stores", "folded", "reloads", "folded", "copies", "remats", "cheap", "saves", "restores", "jumps", "slots",
        ];
        println!("{:16}{}", "", columns.map(|column| format!("{column:>9}")).concat());
        for (maker, total) in self.totals(&complete) {
            let numbers = fields(&total).map(|count| format!("{:>9}", count.number)).concat();
            println!("{maker:16}{numbers}{:>9}", total.slots);
        }
        let (endless, bounded): (Vec<Function<'_>>, Vec<Function<'_>>) =
            complete.iter().partition(|(_, counts)| counts.values().any(Counts::is_endless));
        self.print_weighted(&complete, &bounded);
        if !endless.is_empty() {
            println!("not in the sums, functions with a loop that seems endless:");
            endless.iter().for_each(|(name, _)| println!("  {name}"));
        }
        self.print_programs(&complete);
        self.print_times();
        for level in self.makers.iter().filter(|maker| self.times(maker).is_some() && worst > 0) {
            self.print_worst(&complete, level, worst);
        }
    }

    /// Prints the counts of `bounded` functions by weight, and the ratios of all.
    fn print_weighted(&self, complete: &[Function<'_>], bounded: &[Function<'_>]) {
        let first = &self.makers[0];
        println!("\nweighted by frequency; geomean of (cost + 1) to that of {first}; functions better, same, worse");
        let columns = ["stores", "reloads", "copies", "remats", "saves", "jumps", "cost"];
        println!(
            "{:16}{}{:>8}{:>8}{:>7}{:>6}{:>6}",
            "",
            columns.map(|column| format!("{column:>11}")).concat(),
            "total",
            "geomean",
            "better",
            "same",
            "worse"
        );
        let reference = self.totals(bounded).first().map_or(1.0, |total| total.1.cost());
        for (maker, total) in self.totals(bounded) {
            let ratios = ratios(complete, &maker, first);
            let geomean = geomean(&ratios);
            let better = ratios.iter().filter(|ratio| **ratio < 0.999).count();
            let worse = ratios.iter().filter(|ratio| **ratio > 1.001).count();
            let numbers = [
                total.stores.weighted + total.folded_stores.weighted,
                total.reloads.weighted + total.folded_reloads.weighted,
                total.copies.weighted,
                total.dear_remats.weighted + 0.2 * total.cheap_remats.weighted,
                total.saves.weighted + total.restores.weighted,
                total.jumps.weighted,
                total.cost(),
            ];
            let numbers = numbers.map(|number| format!("{number:>11.0}")).concat();
            let (same, part) = (ratios.len() - better - worse, total.cost() / reference);
            println!("{maker:16}{numbers}{part:>8.3}{geomean:>8.3}{better:>7}{same:>6}{worse:>6}");
        }
    }

    /// The sums by maker, over functions that all have.
    pub fn totals(&self, complete: &[Function<'_>]) -> Vec<(Maker, Counts)> {
        let total = |maker: &Maker| {
            let mut total = Counts::default();
            complete.iter().for_each(|(_, counts)| total += counts[maker]);
            (maker.clone(), total)
        };
        self.makers.iter().map(total).collect()
    }

    /// The columns of Table 1 of Pereira and Palsberg for each program. Spill slots stand in place of spilled values, which
    /// LLVM does not tell. The next column is the bytes of all frames. Stores and loads include folded ones and those of
    /// callee-saved registers. Then come copies without those of exchanges, exchanges, and milliseconds, of the allocation
    /// alone for ssara.
    fn print_programs(&self, complete: &[Function<'_>]) {
        println!("\nby program");
        let columns = ["slots", "frame", "stores", "loads", "moves", "swaps", "ms"];
        println!("{:16}{:16}{}", "", "", columns.map(|column| format!("{column:>9}")).concat());
        for functions in complete.chunk_by(|a, b| program(a.0) == program(b.0)) {
            let name = program(functions[0].0);
            for (maker, total) in self.totals(functions) {
                let key = (name.to_string(), maker);
                let time = self.ssara_times.get(&key).map(|times| times.allocate);
                let time = time.or(self.llvm_times.get(&key).copied()).unwrap_or_default();
                let numbers = [
                    total.slots,
                    total.frame,
                    total.stores.number + total.folded_stores.number + total.saves.number,
                    total.reloads.number + total.folded_reloads.number + total.restores.number,
                    total.copies.number - 2 * total.swaps.number,
                    total.swaps.number,
                ];
                let numbers = numbers.map(|number| format!("{number:>9}")).concat();
                println!("{name:16}{:16}{numbers}{:>9.1}", key.1, time.as_secs_f64() * 1000.0);
            }
        }
    }

    /// The functions that all makers have made.
    pub fn complete(&self) -> Vec<Function<'_>> {
        self.functions.iter().filter(|(_, counts)| counts.len() == self.makers.len()).collect()
    }

    /// The time of ssara's steps for a maker, over all programs.
    pub fn times(&self, maker: &Maker) -> Option<Times> {
        let own = self.ssara_times.iter().filter(|((_, other), _)| other == maker).map(|entry| *entry.1);
        own.reduce(|mut sum, times| {
            sum += times;
            sum
        })
    }

    /// The time of LLVM's passes for a maker, over all programs.
    fn llvm_time(&self, maker: &Maker) -> Option<Duration> {
        self.llvm_times.iter().filter(|((_, other), _)| other == maker).map(|entry| *entry.1).reduce(|a, b| a + b)
    }

    fn print_times(&self) {
        println!(
            "\nprocessor time in ms (ssara: conversion, allocation, writing back; LLVM: its passes from SSA form to registers)"
        );
        for maker in &self.makers {
            let ms = |time: Duration| time.as_secs_f64() * 1000.0;
            match (self.times(maker), self.llvm_time(maker)) {
                (Some(times), _) => {
                    let [convert, allocate, emit] = [times.convert, times.allocate, times.emit].map(ms);
                    println!("{maker:16}{convert:>9.1}{allocate:>9.1}{emit:>9.1}{:>11.1}", convert + allocate + emit);
                }
                (None, Some(time)) => println!("{maker:16}{:>38.1}", ms(time)),
                (None, None) => {}
            }
        }
    }

    fn print_worst(&self, complete: &[Function<'_>], level: &Maker, count: usize) {
        let first = &self.makers[0];
        println!("\nlargest differences of cost, {level} against {first}");
        let mut functions = complete.to_vec();
        let difference = |counts: &BTreeMap<Maker, Counts>| counts[level].cost() - counts[first].cost();
        functions.sort_by(|a, b| difference(b.1).total_cmp(&difference(a.1)));
        for (name, counts) in functions.into_iter().take(count) {
            println!("{:>12.1}{:>12.1}  {name}", counts[level].cost(), counts[first].cost());
        }
    }
}

fn fields(counts: &Counts) -> [Count; 10] {
    [
        counts.stores,
        counts.folded_stores,
        counts.reloads,
        counts.folded_reloads,
        counts.copies,
        counts.dear_remats,
        counts.cheap_remats,
        counts.saves,
        counts.restores,
        counts.jumps,
    ]
}

/// The program to which a file belongs: the directory in which it is, or else its name.
pub fn program(file: &str) -> &str {
    let path = file.split(' ').next().unwrap_or(file);
    let mut parts = path.rsplit('/');
    let name = parts.next().unwrap_or(path);
    parts.next().filter(|directory| !directory.is_empty()).unwrap_or(name)
}

/// The cost of each function, raised by 1, to that of another maker.
pub fn ratios(complete: &[Function<'_>], maker: &Maker, to: &Maker) -> Vec<f64> {
    let ratio = |counts: &BTreeMap<Maker, Counts>| (counts[maker].cost() + 1.0) / (counts[to].cost() + 1.0);
    complete.iter().map(|(_, counts)| ratio(counts)).collect()
}

/// The geometric mean.
pub fn geomean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len().max(1) as f64).exp()
}
