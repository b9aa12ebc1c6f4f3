//! Charts of experiments: a line through dots for each series, as SVG.

use std::ops::Range;

use plotters::prelude::*;

use crate::bench::plot::{Failed, colour};

/// The size of a chart, in pixels.
const SIZE: (u32, u32) = (900, 640);

/// The share of an axis that is left free on both sides of the dots.
const MARGIN: f64 = 0.05;

/// A name and its dots, in the order of the line.
pub type Series = (String, Vec<(f64, f64)>);

/// Draws series on linear axes with these descriptions.
///
/// # Errors
/// When the plotting library fails.
pub fn draw(title: &str, (x, y): (&str, &str), series: &[Series]) -> Result<String, Failed> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let dots = || series.iter().flat_map(|(_, dots)| dots);
        let mut chart = ChartBuilder::on(&area)
            .caption(title, ("sans-serif", 22))
            .margin(16)
            .x_label_area_size(44)
            .y_label_area_size(72)
            .build_cartesian_2d(bounds(dots().map(|dot| dot.0)), bounds(dots().map(|dot| dot.1)))?;
        chart
            .configure_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(BLACK.mix(0.12))
            .x_desc(x)
            .y_desc(y)
            .label_style(("sans-serif", 15))
            .draw()?;
        for (at, (name, dots)) in series.iter().enumerate() {
            let colour = colour(at);
            chart.draw_series(dots.iter().map(|&dot| Circle::new(dot, 4, colour.filled())))?;
            chart
                .draw_series(LineSeries::new(dots.iter().copied(), colour.stroke_width(2)))?
                .label(name)
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
    let margin = if high > low { (high - low) * MARGIN } else { 1.0 };
    low - margin..high + margin
}
