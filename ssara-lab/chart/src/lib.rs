//! The charts of the lab book: lines that are named at their ends, as SVG.
//!
//! An axis has numbers as a table has them, also if it is logarithmic. A line has its name at its right end, in its own
//! colour. A line of one dot is a dot with its name beside it. The ground is white, so a chart can be read on a dark page.

mod axis;
mod labels;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

pub use axis::{Axis, Scale};

/// The width and the height of a chart, in pixels.
const SIZE: (u32, u32) = (760, 520);

/// The font of names and numbers.
const FONT: (&str, i32) = ("sans-serif", 15);

/// Colours by number of the series. The colour-blind tell the first seven apart (Okabe and Ito).
const COLOURS: [RGBColor; 14] = [
    RGBColor(0, 114, 178),
    RGBColor(70, 160, 210),
    RGBColor(0, 138, 100),
    RGBColor(190, 90, 150),
    RGBColor(213, 94, 0),
    RGBColor(190, 130, 0),
    RGBColor(0, 0, 0),
    RGBColor(120, 120, 120),
    RGBColor(120, 60, 20),
    RGBColor(90, 40, 150),
    RGBColor(140, 130, 20),
    RGBColor(220, 100, 130),
    RGBColor(0, 80, 60),
    RGBColor(200, 30, 40),
];

/// A chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// What is drawn.
    pub series: Vec<Series>,
}

/// A line with a name.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// The name.
    pub name: String,
    /// The dots that the line joins, from left to right.
    pub line: Vec<(f64, f64)>,
    /// What the line is made from, as faint dots; none if the line has its own.
    pub cloud: Vec<(f64, f64)>,
}

/// Why a chart cannot be drawn.
#[derive(Debug)]
pub struct Error(DrawingAreaErrorKind<std::io::Error>);

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the chart cannot be drawn: {}", self.0)
    }
}

impl std::error::Error for Error {}

/// A part of the picture.
type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// The error of the plotting library.
type Failed = DrawingAreaErrorKind<std::io::Error>;

/// Draws charts side by side.
///
/// # Errors
/// When the plotting library fails.
pub fn draw(charts: &[Chart]) -> Result<String, Error> {
    let mut svg = String::new();
    let size = (SIZE.0 * charts.len().max(1) as u32, SIZE.1);
    let drawn = {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        draw_all(&area, charts)
    };
    drawn.map(|()| svg).map_err(Error)
}

fn draw_all(area: &Area<'_>, charts: &[Chart]) -> Result<(), Failed> {
    area.fill(&WHITE)?;
    for (part, chart) in area.split_evenly((1, charts.len().max(1))).iter().zip(charts) {
        draw_chart(part, chart)?;
    }
    area.present()
}

fn draw_chart(area: &Area<'_>, chart: &Chart) -> Result<(), Failed> {
    let dots = || chart.series.iter().flat_map(|series| series.line.iter().chain(&series.cloud));
    let ruler = |axis: &Axis, part: fn(&(f64, f64)) -> f64| axis.ruler(dots().map(part));
    let (Some(x), Some(y)) = (ruler(&chart.x, |dot| dot.0), ruler(&chart.y, |dot| dot.1)) else { return Ok(()) };
    let has_lines = chart.series.iter().any(|series| series.line.len() > 1);
    let mut room = ChartBuilder::on(area)
        .caption(&chart.title, ("sans-serif", 19))
        .margin(14)
        .margin_right(if has_lines {
            labels::width(chart.series.iter().map(|series| series.name.as_str()))
        } else {
            14
        })
        .x_label_area_size(46)
        .y_label_area_size(76)
        .build_cartesian_2d(x.clone(), y.clone())?;
    room.configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(BLACK.mix(0.12))
        .x_desc(&chart.x.title)
        .y_desc(&chart.y.title)
        .x_label_formatter(&|value| x.text(*value))
        .y_label_formatter(&|value| y.text(*value))
        .label_style(FONT)
        .draw()?;
    for (at, series) in chart.series.iter().enumerate() {
        let colour = colour(at);
        room.draw_series(series.cloud.iter().map(|&dot| Circle::new(dot, 2, colour.mix(0.18).filled())))?;
        if series.cloud.is_empty() {
            room.draw_series(series.line.iter().map(|&dot| Circle::new(dot, 4, colour.filled())))?;
        }
        room.draw_series(LineSeries::new(series.line.iter().copied(), colour.stroke_width(2)))?;
    }
    let base = area.get_base_pixel();
    let inside = |(x, y): (i32, i32)| (x - base.0, y - base.1);
    let named = chart.series.iter().enumerate().filter_map(|(at, series)| Some((at, series, *series.line.last()?)));
    let named: Vec<(usize, &Series, (i32, i32))> =
        named.map(|(at, series, end)| (at, series, inside(room.backend_coord(&end)))).collect();
    let (columns, rows) = room.plotting_area().get_pixel_range();
    let (right, rows) = (columns.end - base.0, rows.start - base.1..rows.end - base.1);
    let dots: Vec<(i32, i32)> = named.iter().map(|it| it.2).collect();
    let places = match has_lines {
        true => labels::beside_ends(&dots, right, rows),
        false => labels::beside_dots(&named.iter().map(|it| it.1.name.as_str()).collect::<Vec<_>>(), &dots, right),
    };
    for ((at, series, dot), place) in named.into_iter().zip(places) {
        let colour = colour(at);
        if has_lines {
            area.draw(&PathElement::new([dot, (place.0 - labels::SPACE, place.1)], colour.mix(0.5).stroke_width(1)))?;
        }
        let style = TextStyle::from(FONT.into_font()).color(&colour).pos(Pos::new(HPos::Left, VPos::Center));
        area.draw(&Text::new(series.name.as_str(), place, style))?;
    }
    Ok(())
}

/// The colour of a series, by its number.
fn colour(at: usize) -> RGBColor {
    COLOURS[at % COLOURS.len()]
}
