//! A picture of what an instruction costs and how long it takes, against the size of the function.
//!
//! A dot is a function, a line the geometric mean over the functions of about a size. All axes are logarithmic; costs are
//! raised by 1, since many are 0.

use std::io;
use std::ops::Range;

use plotters::coord::Shift;
use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, ValueFormatter};
use plotters::prelude::*;

use super::row::{Done, Row};

/// The size of the picture, in pixels.
const SIZE: (u32, u32) = (1500, 700);

/// Colours by number of the allocator. The colour-blind tell the first seven apart (Okabe and Ito).
const COLOURS: [RGBColor; 13] = [
    RGBColor(0, 114, 178),
    RGBColor(86, 180, 233),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(213, 94, 0),
    RGBColor(230, 159, 0),
    RGBColor(0, 0, 0),
    RGBColor(140, 140, 140),
    RGBColor(120, 60, 20),
    RGBColor(90, 40, 150),
    RGBColor(190, 180, 40),
    RGBColor(250, 150, 170),
    RGBColor(0, 90, 60),
];

/// The colour of an allocator, by its number.
pub fn colour(at: usize) -> RGBColor {
    COLOURS[at % COLOURS.len()]
}

/// Sizes in the same part of a line: so many parts a power of ten.
const PARTS: f64 = 4.0;

/// Why a picture could not be drawn.
pub type Failed = DrawingAreaErrorKind<io::Error>;

/// A measure of an allocation of a function of so many instructions.
type Measure = fn(&Done, f64) -> Option<f64>;

/// Draws the rows.
///
/// # Errors
/// When the plotting library fails.
pub fn draw(rows: &[&Row], allocators: &[String]) -> Result<String, Failed> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let panels: [(&str, Measure); 2] = [
            ("nanoseconds for each instruction", |done, insts| Some(done.time?.as_nanos() as f64 / insts)),
            ("cost, raised by 1, for each instruction", |done, insts| Some((done.stats.cost() + 1.0) / insts)),
        ];
        for (panel, (title, measure)) in area.split_evenly((1, panels.len())).iter().zip(panels) {
            draw_panel(panel, rows, allocators, title, measure)?;
        }
        area.present()?;
    }
    Ok(svg)
}

fn draw_panel(
    area: &DrawingArea<SVGBackend<'_>, Shift>,
    rows: &[&Row],
    allocators: &[String],
    title: &str,
    measure: Measure,
) -> Result<(), Failed> {
    let dots = |at: usize| {
        let dot = move |row: &&Row| {
            let insts = row.insts.max(1) as f64;
            Some((insts, measure(row.done(at)?, insts)?)).filter(|dot| dot.1 > 0.0)
        };
        rows.iter().filter_map(dot).collect::<Vec<(f64, f64)>>()
    };
    let all: Vec<(f64, f64)> = (0..allocators.len()).flat_map(dots).collect();
    let ranges = bounds(all.iter().map(|dot| dot.0)).zip(bounds(all.iter().map(|dot| dot.1)));
    let Some((sizes, values)) = ranges else { return Ok(()) };
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", 22))
        .margin(16)
        .margin_right(40)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(Powers(sizes), Powers(values))?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(BLACK.mix(0.12))
        .x_desc("instructions of the function")
        .label_style(("sans-serif", 15))
        .draw()?;
    for (at, name) in allocators.iter().enumerate() {
        let colour = colour(at);
        let dots = dots(at);
        if dots.is_empty() {
            continue;
        }
        chart.draw_series(dots.iter().map(|&dot| Circle::new(dot, 2, colour.mix(0.2).filled())))?;
        chart
            .draw_series(LineSeries::new(means(&dots), colour.stroke_width(3)))?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 24, y)], colour.stroke_width(3)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::LowerLeft)
        .legend_area_size(32)
        .background_style(WHITE.mix(0.85))
        .border_style(BLACK.mix(0.3))
        .label_font(("sans-serif", 16))
        .draw()?;
    Ok(())
}

/// The least whole powers of ten around some numbers, as exponents.
fn bounds(values: impl Iterator<Item = f64>) -> Option<Range<i32>> {
    let exponents = values.map(f64::log10);
    let (low, high) = exponents.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    (low <= high).then(|| low.floor() as i32..(high.ceil() as i32).max(low.floor() as i32 + 1))
}

/// The geometric mean of the dots of each part of the axis that has some, at the geometric mean of their sizes.
fn means(dots: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let mut parts: Vec<(i64, f64, f64)> =
        dots.iter().map(|dot| ((dot.0.log10() * PARTS).floor() as i64, dot.0.ln(), dot.1.ln())).collect();
    parts.sort_unstable_by_key(|part| part.0);
    let mean = |part: &[(i64, f64, f64)]| {
        let sum = part.iter().fold((0.0, 0.0), |sum, dot| (sum.0 + dot.1, sum.1 + dot.2));
        ((sum.0 / part.len() as f64).exp(), (sum.1 / part.len() as f64).exp())
    };
    parts.chunk_by(|a, b| a.0 == b.0).map(mean).collect()
}

/// A logarithmic axis between two powers of ten, with a label at each of them.
struct Powers(Range<i32>);

impl Ranged for Powers {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;
    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        let share = (value.log10() - f64::from(self.0.start)) / f64::from(self.0.end - self.0.start);
        limit.0 + (share * f64::from(limit.1 - limit.0)).round() as i32
    }
    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.0.clone().chain([self.0.end]).map(|exponent| 10f64.powi(exponent)).collect()
    }
    fn range(&self) -> Range<f64> {
        10f64.powi(self.0.start)..10f64.powi(self.0.end)
    }
}

impl ValueFormatter<f64> for Powers {
    fn format(value: &f64) -> String {
        value.to_string()
    }
}
