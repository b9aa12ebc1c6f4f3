//! The three abbreviations of the ISA language: name patterns, ranges of names, and templates.
//!
//! * In a family, `"r{}d"` stands for one name for each entry of `each`, and `"d{2n+1}"` computes with numeric entries.
//! * In a list of registers, `"r8..=r15"` stands for the range of names, and `"r8..=r14 step 2"` for every second one.
//! * In what has a `for`, `"add{w}"` stands for one name for each value of the variable `w`.
//!
//! All functions are pure: they take text and return text or a [`Malformed`]. The caller knows the place of the text and
//! reports it.

use std::borrow::Cow;
use std::cell::Cell;
use std::ops::RangeInclusive;

/// Maximum number of members of a range; more are an error. Bounds what a short text expands to.
pub(crate) const MAX_RANGE: usize = 4096;

/// The message about a malformed text.
pub type Malformed = String;

/// A name with places for the entries of a family.
pub struct Pattern {
    pieces: Vec<Piece>,
}

enum Piece {
    Literal(String),
    /// `{}`
    Entry,
    /// `{2n+1}`: the factor and the summand.
    Linear(u32, u32),
}

impl Pattern {
    /// Reads a pattern.
    pub fn parse(text: &str) -> Result<Self, Malformed> {
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some(open) = rest.find(['{', '}']) {
            let (literal, braced) = rest.split_at(open);
            pieces.push(Piece::Literal(literal.to_string()));
            let body = braced.strip_prefix('{').and_then(|braced| braced.split_once('}'));
            let (body, after) = body.ok_or_else(|| format!("the braces in `{text}` do not match"))?;
            pieces.push(match body {
                "" => Piece::Entry,
                _ => linear(body).ok_or_else(|| format!("`{{{body}}}` is neither `{{}}` nor like `{{2n+1}}`"))?,
            });
            rest = after;
        }
        pieces.push(Piece::Literal(rest.to_string()));
        Ok(Pattern { pieces })
    }

    /// Whether it gives different names for different entries.
    pub fn varies(&self) -> bool {
        self.pieces.iter().any(|piece| !matches!(piece, Piece::Literal(_)))
    }

    /// The name for an entry, and the number that was computed for it, if one was.
    pub fn expand(&self, entry: &str, number: Option<u32>) -> Result<(String, Option<u32>), Malformed> {
        let mut name = String::new();
        let mut computed = None;
        for piece in &self.pieces {
            match piece {
                Piece::Literal(literal) => name.push_str(literal),
                Piece::Entry => name.push_str(entry),
                &Piece::Linear(factor, summand) => {
                    let number =
                        number.ok_or_else(|| format!("the entry `{entry}` is not a number to compute with"))?;
                    let value = factor.checked_mul(number).and_then(|product| product.checked_add(summand));
                    let value = value.ok_or_else(|| format!("the number for entry `{entry}` is too large"))?;
                    name.push_str(&value.to_string());
                    computed = Some(value);
                }
            }
        }
        Ok((name, computed))
    }
}

/// `n`, `2n`, `n+1` or `2n+1`.
fn linear(body: &str) -> Option<Piece> {
    let digits = |text: &str| if text.starts_with('+') { None } else { text.parse::<u32>().ok() };
    let (factor, summand) = body.split_once('n')?;
    let factor = if factor.is_empty() { 1 } else { digits(factor)? };
    let summand = if summand.is_empty() { 0 } else { digits(summand.strip_prefix('+')?)? };
    Some(Piece::Linear(factor, summand))
}

/// A range of numbers, or every few of them: `0..=7`, `0..=14 step 2`.
#[derive(Clone, Debug)]
pub struct Numbers {
    range: RangeInclusive<u32>,
    step: usize,
}

impl Numbers {
    /// All numbers of a range.
    pub fn all(range: RangeInclusive<u32>) -> Self {
        Numbers { range, step: 1 }
    }
    /// The number of numbers.
    pub fn count(&self) -> usize {
        let len = if self.range.is_empty() { 0 } else { (self.range.end() - self.range.start()) as usize + 1 };
        len.div_ceil(self.step)
    }
    /// The numbers, in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + use<> {
        self.range.clone().step_by(self.step)
    }
    /// Reads `0..=14 step 2`; `None` if the text is no range.
    pub fn parse(text: &str) -> Option<Result<Self, Malformed>> {
        NameRange::parse(text).map(|range| {
            let NameRange { prefix, suffix, numbers, .. } = range?;
            if !prefix.is_empty() || !suffix.is_empty() {
                return Err("expected a range of numbers, `0..=14 step 2`".to_string());
            }
            Ok(numbers)
        })
    }
}

/// The range and the step of `r0..=r14 step 2`.
fn with_step(text: &str) -> Result<(&str, usize), Malformed> {
    let Some((range, step)) = text.split_once(" step ") else { return Ok((text, 1)) };
    match step.trim().parse() {
        Ok(step @ 1..) => Ok((range, step)),
        _ => Err(format!("the step is a number from 1 on, not `{}`", step.trim())),
    }
}

/// Names that differ in one number: `r8..=r15`.
#[derive(Debug)]
pub struct NameRange<'a> {
    prefix: &'a str,
    suffix: &'a str,
    numbers: Numbers,
    /// Digits to pad numbers to, when the names have leading zeros.
    width: usize,
}

impl<'a> NameRange<'a> {
    /// Reads a range; `None` when the text is a plain name.
    pub fn parse(text: &'a str) -> Option<Result<Self, Malformed>> {
        let (first, last) = text.split_once("..")?;
        Some(match last.strip_prefix('=') {
            Some(last) => with_step(last).and_then(|(last, step)| Self::between(first.trim(), last.trim(), step)),
            None => Err("a range of names includes its end: `..=`, not `..`".to_string()),
        })
    }

    fn between(first: &'a str, last: &'a str, step: usize) -> Result<Self, Malformed> {
        let is_digit = |byte: &u8| byte.is_ascii_digit();
        let (a, b) = (first.as_bytes(), last.as_bytes());
        let differ = || format!("`{first}` and `{last}` must be names that differ in one number");
        if !first.is_ascii() || !last.is_ascii() {
            return Err(differ());
        }
        let common = if a == b {
            a.iter().rposition(is_digit).map_or(0, |last| last + 1)
        } else {
            a.iter().zip(b).take_while(|(a, b)| a == b).count()
        };
        // The two numbers may begin with the same digits.
        let start = a[..common].iter().rposition(|byte| !is_digit(byte)).map_or(0, |position| position + 1);
        let end_of = |name: &[u8]| start + name[start..].iter().take_while(|byte| is_digit(byte)).count();
        let (end_a, end_b) = (end_of(a), end_of(b));
        if a[end_a..] != b[end_b..] {
            return Err(differ());
        }
        let (digits_a, digits_b) = (&first[start..end_a], &last[start..end_b]);
        let (from, to): (u32, u32) = match (digits_a.parse(), digits_b.parse()) {
            (Ok(from), Ok(to)) => (from, to),
            _ => return Err(differ()),
        };
        if from > to {
            return Err(format!("the range goes down, from {from} to {to}"));
        }
        let padded = |digits: &str| digits.len() > 1 && digits.starts_with('0');
        let width = if padded(digits_a) || padded(digits_b) { digits_a.len() } else { 0 };
        if width > 0 && digits_a.len() != digits_b.len() {
            return Err(differ());
        }
        Ok(NameRange {
            prefix: &first[..start],
            suffix: &first[end_a..],
            numbers: Numbers { range: from..=to, step },
            width,
        })
    }

    /// The number of names.
    pub fn count(&self) -> usize {
        self.numbers.count()
    }
    /// The names, in order.
    pub fn names(&self) -> impl Iterator<Item = String> + '_ {
        let NameRange { prefix, suffix, width, .. } = *self;
        self.numbers.iter().map(move |number| format!("{prefix}{number:0width$}{suffix}"))
    }
}

/// The variables of a template and their values in one of the things that it declares.
#[derive(Default)]
pub struct Bindings {
    variables: Vec<Binding>,
}

struct Binding {
    name: String,
    value: String,
    used: Cell<bool>,
}

impl Bindings {
    /// Values for variables, none of which is used yet.
    pub fn new(variables: impl IntoIterator<Item = (String, String)>) -> Self {
        let bind = |(name, value)| Binding { name, value, used: Cell::new(false) };
        Bindings { variables: variables.into_iter().map(bind).collect() }
    }
    /// Whether this is no template.
    pub fn is_empty(&self) -> bool {
        self.variables.is_empty()
    }
    /// The names of the variables.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.variables.iter().map(|binding| binding.name.as_str())
    }
    /// Whether variable `index` was asked for.
    pub fn is_used(&self, index: usize) -> bool {
        self.variables[index].used.get()
    }

    /// The text with values for variables, and all other braces as they are: they may belong to the pattern of a name.
    pub fn apply_known<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let mut result = Cow::Borrowed(text);
        for binding in &self.variables {
            let placeholder = format!("{{{}}}", binding.name);
            if result.contains(&placeholder) {
                binding.used.set(true);
                result = Cow::Owned(result.replace(&placeholder, &binding.value));
            }
        }
        result
    }

    /// The text with values for variables, and single braces for double ones.
    pub fn apply<'t>(&self, text: &'t str) -> Result<Cow<'t, str>, Unbound<'t>> {
        if !text.contains(['{', '}']) {
            return Ok(Cow::Borrowed(text));
        }
        let mut result = String::new();
        let mut rest = text;
        while let Some(brace) = rest.find(['{', '}']) {
            result.push_str(&rest[..brace]);
            let braced = &rest[brace..];
            if braced.starts_with("{{") || braced.starts_with("}}") {
                result.push_str(&braced[..1]);
                rest = &braced[2..];
                continue;
            }
            let (name, after) =
                braced.strip_prefix('{').and_then(|braced| braced.split_once('}')).ok_or(Unbound::Brace)?;
            let binding = self.variables.iter().find(|binding| binding.name == name).ok_or(Unbound::Variable(name))?;
            binding.used.set(true);
            result.push_str(&binding.value);
            rest = after;
        }
        result.push_str(rest);
        Ok(Cow::Owned(result))
    }
}

/// What a template refers to although it does not exist.
#[derive(Debug, PartialEq)]
pub enum Unbound<'t> {
    /// A variable that `for` does not bind.
    Variable(&'t str),
    /// The other brace.
    Brace,
}
