//! `ssara-llvm compare --sweep`: the same comparison with fewer and fewer registers.

use std::path::Path;

use super::findings::{Findings, geomean, ratios};
use crate::chart::by_registers;
use crate::error::Error;
use crate::machine::Registers;

/// Prints a line for each number of registers and each maker, and draws the costs.
///
/// # Errors
/// If the chart cannot be written.
pub fn print(found: &[(Registers, Findings)], plot: Option<&Path>) -> Result<(), Error> {
    let columns = ["functions", "total", "geomean", "reloads", "stores", "copies", "slots"];
    println!("{:10}{:16}{}", "registers", "", columns.map(|column| format!("{column:>11}")).concat());
    for (registers, findings) in found {
        let name = registers.to_string();
        let complete = findings.complete();
        let totals = findings.totals(&complete);
        let reference = totals.first().map_or(1.0, |total| total.1.cost());
        for (maker, total) in &totals {
            let mean = geomean(&ratios(&complete, maker, &findings.makers[0]));
            let weighted = [
                total.reloads.weighted + total.folded_reloads.weighted,
                total.stores.weighted + total.folded_stores.weighted,
                total.copies.weighted,
            ];
            let weighted = weighted.map(|number| format!("{number:>11.0}")).concat();
            let (functions, part) = (complete.len(), total.cost() / reference);
            println!("{name:10}{maker:16}{functions:>11}{part:>11.3}{mean:>11.3}{weighted}{:>11}", total.slots);
        }
    }
    let Some(path) = plot else { return Ok(()) };
    let svg = draw(found).map_err(|error| Error::Usage(error.to_string()))?;
    std::fs::write(path, svg).map_err(|error| Error::File { path: path.to_path_buf(), error })
}

/// Draws the geometric mean of the cost, to that of the first maker, by registers.
fn draw(found: &[(Registers, Findings)]) -> Result<String, ssara_chart::Error> {
    let makers = found.first().map_or(&[][..], |found| &found.1.makers);
    let line = |maker: &String| {
        let dot = |(registers, findings): &(Registers, Findings)| {
            (*registers, geomean(&ratios(&findings.complete(), maker, &findings.makers[0])))
        };
        (maker.clone(), found.iter().map(dot).collect())
    };
    let title = format!("Cost by function, {} = 1", makers.first().map_or("", |maker| maker));
    by_registers(title, "geometric mean of cost + 1", makers.iter().map(line).collect())
}
