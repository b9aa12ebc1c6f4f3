//! `ssara-llvm compare --sweep`: the same comparison with fewer and fewer registers.

use std::ops::Range;
use std::path::Path;

use plotters::prelude::*;

use super::findings::{Findings, geomean, ratios};
use crate::error::Error;

/// The size of a chart, in pixels.
const SIZE: (u32, u32) = (900, 640);

/// Colours by number of the maker. The colour-blind tell them apart (Okabe and Ito).
const COLOURS: [RGBColor; 7] = [
    RGBColor(0, 0, 0),
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(230, 159, 0),
];

/// A number of integer registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Registers {
    /// So many.
    Some(usize),
    /// All that the machine has.
    All,
}

/// Reads a number of registers.
///
/// # Errors
/// If it is neither a number nor `all`.
pub fn parse(text: &str) -> Result<Registers, String> {
    if text == "all" {
        return Ok(Registers::All);
    }
    text.parse().map(Registers::Some).map_err(|_| format!("`{text}` is neither a number nor `all`"))
}

impl Registers {
    /// The number; `None` for all.
    pub fn count(self) -> Option<usize> {
        match self {
            Registers::Some(count) => Some(count),
            Registers::All => None,
        }
    }
}

/// Prints a line for each number of registers and each maker, and draws the costs.
///
/// # Errors
/// If the chart cannot be written.
pub fn print(found: &[(Registers, Findings)], plot: Option<&Path>) -> Result<(), Error> {
    let columns = ["functions", "total", "geomean", "reloads", "stores", "copies", "slots"];
    println!("{:10}{:16}{}", "registers", "", columns.map(|column| format!("{column:>11}")).concat());
    for (registers, findings) in found {
        let name = registers.count().map_or("all".to_string(), |count| count.to_string());
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
    let svg = draw(found).map_err(|error| Error::Usage(format!("the chart cannot be drawn: {error}")))?;
    std::fs::write(path, svg).map_err(|error| Error::File { path: path.to_path_buf(), error })
}

/// Draws the geometric mean of the cost, to that of the first maker, by registers. All registers stand to the right of the
/// largest number.
fn draw(found: &[(Registers, Findings)]) -> Result<String, DrawingAreaErrorKind<std::io::Error>> {
    let largest = found.iter().filter_map(|found| found.0.count()).max().unwrap_or(0);
    let right = largest + 4;
    let makers = found.first().map_or(&[][..], |found| &found.1.makers);
    let dots = |maker: &String| -> Vec<(f64, f64)> {
        let dot = |(registers, findings): &(Registers, Findings)| {
            let mean = geomean(&ratios(&findings.complete(), maker, &findings.makers[0]));
            (registers.count().unwrap_or(right) as f64, mean)
        };
        let mut dots: Vec<(f64, f64)> = found.iter().map(dot).collect();
        dots.sort_by(|a, b| a.0.total_cmp(&b.0));
        dots
    };
    let all: Vec<(f64, f64)> = makers.iter().flat_map(dots).collect();
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let title = format!("cost by function, {} = 1", makers.first().map_or("", |maker| maker));
        let mut chart = ChartBuilder::on(&area)
            .caption(title, ("sans-serif", 22))
            .margin(16)
            .x_label_area_size(44)
            .y_label_area_size(72)
            .build_cartesian_2d(bounds(all.iter().map(|dot| dot.0)), bounds(all.iter().map(|dot| dot.1)))?;
        let label = |x: &f64| if *x > largest as f64 + 2.0 { "all".to_string() } else { format!("{x:.0}") };
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(BLACK.mix(0.12))
            .x_desc("integer registers")
            .y_desc("geometric mean of cost + 1")
            .x_label_formatter(&label)
            .label_style(("sans-serif", 15))
            .draw()?;
        for (at, maker) in makers.iter().enumerate() {
            let (colour, dots) = (COLOURS[at % COLOURS.len()], dots(maker));
            chart.draw_series(dots.iter().map(|&dot| Circle::new(dot, 4, colour.filled())))?;
            chart
                .draw_series(LineSeries::new(dots, colour.stroke_width(2)))?
                .label(maker.as_str())
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 24, y)], colour.stroke_width(3)));
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperRight)
            .legend_area_size(32)
            .background_style(WHITE.mix(0.85))
            .border_style(BLACK.mix(0.3))
            .label_font(("sans-serif", 16))
            .draw()?;
        area.present()?;
    }
    Ok(svg)
}

/// A range around numbers, which is not empty.
fn bounds(values: impl Iterator<Item = f64>) -> Range<f64> {
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    if low > high {
        return 0.0..1.0;
    }
    let margin = if high > low { (high - low) * 0.05 } else { 1.0 };
    low - margin..high + margin
}
