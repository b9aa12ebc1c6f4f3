//! Axes: where a number is, and which numbers are written.

use std::ops::Range;

use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};

/// The share of an axis that is left free on both sides of the dots.
const MARGIN: f64 = 0.05;

/// About so many numbers are written on a linear axis.
const NUMBERS: f64 = 6.0;

/// A logarithmic axis of more powers of ten than these has no numbers between them.
const POWERS: f64 = 2.5;

/// One of a smaller part of a power of ten has the numbers of a linear one.
const PART: f64 = 0.6;

/// How numbers are spread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Equal differences are equally long.
    Linear,
    /// Equal ratios are equally long. Numbers must be above 0.
    Logarithmic,
}

/// An axis.
#[derive(Clone, Debug)]
pub struct Axis {
    /// What its numbers are.
    pub title: String,
    /// How they are spread.
    pub scale: Scale,
    /// The numbers that are written, with their texts; if there are none, round numbers.
    pub marks: Vec<(f64, String)>,
}

impl Axis {
    /// An axis with round numbers.
    pub fn new(title: impl Into<String>, scale: Scale) -> Axis {
        Axis { title: title.into(), scale, marks: Vec::new() }
    }

    /// The axis for these numbers, if there are some.
    pub(crate) fn ruler(&self, values: impl Iterator<Item = f64>) -> Option<Ruler> {
        let values = values.map(|value| self.scale.length(value)).filter(|length| length.is_finite());
        let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        if low > high {
            return None;
        }
        let margin = if high > low { (high - low) * MARGIN } else { 1.0 };
        let lengths = low - margin..high + margin;
        let marks = if self.marks.is_empty() { self.scale.round_numbers(&lengths) } else { self.marks.clone() };
        Some(Ruler { scale: self.scale, lengths, marks })
    }
}

impl Scale {
    /// Where a number is.
    fn length(self, value: f64) -> f64 {
        match self {
            Scale::Linear => value,
            Scale::Logarithmic => value.log10(),
        }
    }

    /// The number at a place.
    fn value(self, length: f64) -> f64 {
        match self {
            Scale::Linear => length,
            Scale::Logarithmic => 10f64.powf(length),
        }
    }

    /// Round numbers in a part of an axis, with their texts.
    fn round_numbers(self, lengths: &Range<f64>) -> Vec<(f64, String)> {
        let span = lengths.end - lengths.start;
        let numbers: Vec<f64> = match self {
            Scale::Linear => multiples(lengths.start, lengths.end),
            Scale::Logarithmic if span < PART => multiples(self.value(lengths.start), self.value(lengths.end)),
            Scale::Logarithmic => {
                let steps: &[f64] = if span > POWERS { &[1.0] } else { &[1.0, 2.0, 5.0] };
                let powers = lengths.start.floor() as i32..=lengths.end.floor() as i32;
                let numbers = powers.flat_map(|power| steps.iter().map(move |step| step * 10f64.powi(power)));
                numbers.filter(|number| lengths.contains(&number.log10())).collect()
            }
        };
        numbers.into_iter().map(|number| (number, text(number))).collect()
    }
}

/// The multiples of a round number between two numbers.
fn multiples(low: f64, high: f64) -> Vec<f64> {
    let power = 10f64.powf(((high - low) / NUMBERS).log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    let step = step.into_iter().find(|step| (high - low) / step <= NUMBERS).unwrap_or(power);
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (first..=last).map(|at| at as f64 * step).collect()
}

/// A number as a table has it: without an exponent, with commas between thousands.
fn text(number: f64) -> String {
    let text = format!("{number:.6}");
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("-", digits));
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|it| std::str::from_utf8(it).ok()).collect();
    let part = part.trim_end_matches('0');
    let point = if part.is_empty() { "" } else { "." };
    format!("{sign}{}{point}{part}", groups.join(","))
}

/// An axis with its ends.
#[derive(Clone, Debug)]
pub(crate) struct Ruler {
    scale: Scale,
    lengths: Range<f64>,
    marks: Vec<(f64, String)>,
}

impl Ruler {
    /// The text of a number that is written.
    pub(crate) fn text(&self, value: f64) -> String {
        let mark = self.marks.iter().find(|mark| mark.0 == value);
        mark.map_or_else(|| text(value), |mark| mark.1.clone())
    }
}

impl Ranged for Ruler {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;
    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        let share = (self.scale.length(*value) - self.lengths.start) / (self.lengths.end - self.lengths.start);
        limit.0 + (share * f64::from(limit.1 - limit.0)).round() as i32
    }
    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.marks.iter().map(|mark| mark.0).collect()
    }
    fn range(&self) -> Range<f64> {
        self.scale.value(self.lengths.start)..self.scale.value(self.lengths.end)
    }
}

impl ValueFormatter<f64> for Ruler {
    fn format_ext(&self, value: &f64) -> String {
        self.text(*value)
    }
}
