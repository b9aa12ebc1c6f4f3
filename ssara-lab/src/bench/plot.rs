//! A picture of what an instruction costs and how long it takes, against the size of the function.
//!
//! A dot is a function, a line the geometric mean over the functions of about a size. All axes are logarithmic; costs are
//! raised by 1, since many are 0.

use ssara_chart::{Axis, Chart, Scale, Series};

use super::row::{Done, Row};

/// Sizes in the same part of a line: so many parts a power of ten.
const PARTS: f64 = 4.0;

/// A measure of an allocation of a function of so many instructions.
type Measure = fn(&Done, f64) -> Option<f64>;

/// Draws the rows.
///
/// # Errors
/// When the plotting library fails.
pub fn draw(rows: &[&Row], allocators: &[String]) -> Result<String, ssara_chart::Error> {
    let measures: [(&str, &str, Measure); 2] = [
        ("Time by size of the function", "nanoseconds for each instruction", |done, insts| {
            Some(done.time?.as_nanos() as f64 / insts)
        }),
        ("Cost by size of the function", "cost, raised by 1, for each instruction", |done, insts| {
            Some((done.stats.cost() + 1.0) / insts)
        }),
    ];
    let charts = measures.map(|(title, unit, measure)| {
        let series = |(at, name): (usize, &String)| {
            let dot = |row: &&Row| {
                let insts = row.insts.max(1) as f64;
                Some((insts, measure(row.done(at)?, insts)?)).filter(|dot| dot.1 > 0.0)
            };
            let cloud: Vec<(f64, f64)> = rows.iter().filter_map(dot).collect();
            Series { name: name.clone(), line: means(&cloud), cloud }
        };
        Chart {
            title: title.to_owned(),
            x: Axis::new("instructions of the function", Scale::Logarithmic),
            y: Axis::new(unit, Scale::Logarithmic),
            series: allocators.iter().enumerate().map(series).collect(),
        }
    });
    ssara_chart::draw(&charts)
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
