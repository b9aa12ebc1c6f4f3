//! How values are moved, loaded and stored where a single instruction does not do it.

use crate::span::{Name, Shape, ShapeError, Spanned};

/// `Through(i64)` or `none` for all moves of a kind of value, or a list of rules for some registers.
#[derive(Debug)]
pub(crate) enum Moves<'a> {
    All(Option<Spanned<'a, Name<'a>>>),
    Some(Vec<Spanned<'a, WrittenMove<'a>>>),
}

/// `Through(i64)` for all registers of a kind of value, or a list of rules for some. `none` is refused with advice.
#[derive(Debug)]
pub(crate) enum Memory<'a> {
    None,
    All(Spanned<'a, Name<'a>>),
    Some(Vec<Spanned<'a, WrittenMemory<'a>>>),
}

/// `Through(from: a, to: b, scratch: c)`, or `ThroughMemory(from: a, to: b)`.
#[derive(serde::Deserialize, Debug)]
#[serde(rename = "Rule")]
pub(crate) enum WrittenMove<'a> {
    Through(#[serde(borrow)] MoveThrough<'a>),
    ThroughMemory(#[serde(borrow)] NoMove<'a>),
}

#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveThrough<'a> {
    #[serde(borrow)]
    pub from: Spanned<'a, Name<'a>>,
    #[serde(borrow)]
    pub to: Spanned<'a, Name<'a>>,
    #[serde(borrow)]
    pub scratch: Spanned<'a, Name<'a>>,
}

#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoMove<'a> {
    #[serde(borrow)]
    pub from: Spanned<'a, Name<'a>>,
    #[serde(borrow)]
    pub to: Spanned<'a, Name<'a>>,
}

/// `Through(of: a, scratch: b)`.
#[derive(serde::Deserialize, Debug)]
#[serde(rename = "Rule")]
pub(crate) enum WrittenMemory<'a> {
    Through(#[serde(borrow)] MemoryThrough<'a>),
}

#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MemoryThrough<'a> {
    #[serde(borrow)]
    pub of: Spanned<'a, Name<'a>>,
    #[serde(borrow)]
    pub scratch: Spanned<'a, Name<'a>>,
}

/// `Through(i64)`.
#[derive(serde::Deserialize, Debug)]
enum Short<'a> {
    Through(#[serde(borrow)] Spanned<'a, Name<'a>>),
}

/// The class of `Through(i64)`.
fn through<'a>(text: &'a str, what: &str) -> Result<Spanned<'a, Name<'a>>, ShapeError> {
    match Short::read(text) {
        Ok(Short::Through(class)) if class.value.is_ok() => Ok(class),
        _ => Err(ShapeError::expected(what, text)),
    }
}

impl<'a> Shape<'a> for Moves<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        const WHAT: &str = "`Through(i64)`, `none`, or a list of `Through(from: a, to: b, scratch: c)` and `ThroughMemory(from: a, to: b)`";
        match text {
            "none" => Ok(Moves::All(None)),
            _ if text.starts_with('[') => Shape::read(text).map(Moves::Some),
            _ => through(text, WHAT).map(|class| Moves::All(Some(class))),
        }
    }
}

impl<'a> Shape<'a> for Memory<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        match text {
            "none" => Ok(Memory::None),
            _ if text.starts_with('[') => Shape::read(text).map(Memory::Some),
            _ => through(text, "`Through(i64)`, or a list of `Through(of: a, scratch: b)`").map(Memory::All),
        }
    }
}
