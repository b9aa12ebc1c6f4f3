//! Charts of measures by number of registers, and `ssara-llvm chart`, which draws what `measure.sh` measured.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use ssara_chart::{Axis, Chart, Scale, Series};

use crate::error::Error;
use crate::files::read;
use crate::machine::Registers;

/// All registers stand so many to the right of the largest number.
const ALL: usize = 4;

/// A line: its name, and its dots by number of registers.
type Line = (String, Vec<(Registers, f64)>);

/// Draws lines by number of registers.
///
/// # Errors
/// When the plotting library fails.
pub fn by_registers(title: String, measure: &str, lines: Vec<Line>) -> Result<String, ssara_chart::Error> {
    let numbers = || lines.iter().flat_map(|line| line.1.iter().map(|dot| dot.0));
    let count = |registers| if let Registers::Some(count) = registers { Some(count) } else { None };
    let largest = numbers().filter_map(count).max().unwrap_or(0);
    let place = |registers| count(registers).unwrap_or(largest + ALL) as f64;
    let mut marks: Vec<(f64, String)> = numbers().map(|number| (place(number), number.to_string())).collect();
    marks.sort_by(|a, b| a.0.total_cmp(&b.0));
    marks.dedup();
    let series = |(name, dots): &Line| {
        let mut line: Vec<(f64, f64)> = dots.iter().map(|dot| (place(dot.0), dot.1)).collect();
        line.sort_by(|a, b| a.0.total_cmp(&b.0));
        Series { name: name.clone(), line, cloud: Vec::new() }
    };
    let series = lines.iter().map(series).collect();
    let x = Axis { marks, ..Axis::new("integer registers", Scale::Linear) };
    ssara_chart::draw(&[Chart { title, x, y: Axis::new(measure, Scale::Linear), series }])
}

/// Draws the executed instructions that `measure.sh` has measured: their ratio to the first maker, as the geometric mean
/// over programs.
///
/// # Errors
/// If the file has another form, or the chart cannot be written.
pub fn main(results: &Path, output: &Path) -> Result<(), Error> {
    let bad = |line: usize| Error::Usage(format!("{}:{line}: no line of measures", results.display()));
    let mut makers: Vec<String> = Vec::new();
    let mut counts: BTreeMap<(String, String, String), f64> = BTreeMap::new();
    let text = read(results)?;
    for (at, line) in text.lines().enumerate() {
        let [registers, program, maker, instructions, ..] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(bad(at + 1));
        };
        let count: f64 = instructions.parse().map_err(|_| bad(at + 1))?;
        registers.parse::<Registers>().map_err(|_| bad(at + 1))?;
        if !makers.iter().any(|known| known == maker) {
            makers.push(maker.to_string());
        }
        counts.insert((maker.to_string(), registers.to_string(), program.to_string()), count);
    }
    let first = makers.first().cloned().unwrap_or_default();
    let line = |maker: String| {
        let mut ratios: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
        for ((by, registers, program), count) in &counts {
            let to = counts.get(&(first.clone(), registers.clone(), program.clone()));
            if let Some(to) = to.filter(|_| *by == maker) {
                ratios.entry(registers).or_default().push((count / to).ln());
            }
        }
        let mean = |logs: Vec<f64>| (logs.iter().sum::<f64>() / logs.len() as f64).exp();
        let dots = ratios.into_iter().filter_map(|(registers, logs)| Some((registers.parse().ok()?, mean(logs))));
        let dots = dots.collect();
        (maker, dots)
    };
    let lines = makers.iter().cloned().map(line).collect();
    let svg = by_registers(format!("Executed instructions, {first} = 1"), "geometric mean over programs", lines);
    let svg = svg.map_err(|error| Error::Usage(error.to_string()))?;
    fs::write(output, svg).map_err(|error| Error::File { path: output.to_path_buf(), error })
}
