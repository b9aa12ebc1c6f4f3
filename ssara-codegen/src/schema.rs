//! The ISA file as it is written, read by serde. No name is resolved, and only shapes are checked.
//!
//! Everything that a diagnostic can point to is a [`Spanned`].

use std::borrow::Cow;
use std::ops::Range;

mod copies;
mod fields;
mod form;

use crate::expand::Numbers;
use crate::span::{Atom, Entries, Name, Shape, ShapeError, Spanned, Tuple};

pub(crate) use copies::*;
pub(crate) use fields::{fields_of_alternative, structures_with};
pub(crate) use form::*;

pub(crate) type Text<'a> = Option<Spanned<'a, Cow<'a, str>>>;
/// Registers by name or by range of names.
pub(crate) type Registers<'a> = Spanned<'a, NameList<'a>>;
pub(crate) type NameList<'a> = Vec<Spanned<'a, Name<'a>>>;
/// Lists of registers by feature.
pub(crate) type FeatureOrders<'a> = Option<Spanned<'a, Entries<'a, NameList<'a>>>>;
/// The features without which something does not exist.
pub(crate) type Requires<'a> = Option<Spanned<'a, NameList<'a>>>;

/// A number from 0 to 65535, or in a template text that becomes one: `4`, `"{n}"`.
#[derive(Debug)]
pub(crate) enum Number<'a> {
    Given(u16),
    Text(Cow<'a, str>),
}

impl<'a> Shape<'a> for Number<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        if text.starts_with('"') {
            return Shape::read(text).map(|Name(text)| Number::Text(text));
        }
        Shape::read(text).map(Number::Given)
    }
}

/// The file.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Isa<'a> {
    #[serde(borrow)]
    pub name: Spanned<'a, Name<'a>>,
    #[serde(borrow, default)]
    pub doc: Text<'a>,
    #[serde(borrow, default)]
    pub features: Option<Spanned<'a, Entries<'a, Feature<'a>>>>,
    #[serde(borrow)]
    pub banks: Spanned<'a, Entries<'a, Bank<'a>>>,
    #[serde(borrow, default)]
    pub reserved: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub roles: Option<Spanned<'a, Entries<'a, Name<'a>>>>,
    #[serde(borrow, default)]
    pub classes: Option<Spanned<'a, Entries<'a, Class<'a>>>>,
    #[serde(borrow, default)]
    pub forms: Option<Spanned<'a, Entries<'a, Form<'a>>>>,
    #[serde(borrow, default)]
    pub conventions: Option<Spanned<'a, Entries<'a, Convention<'a>>>>,
}

/// A subtarget feature.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Feature<'a> {
    #[serde(borrow, default)]
    pub doc: Text<'a>,
    #[serde(borrow, default)]
    pub default: Option<Spanned<'a, bool>>,
}

#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bank<'a> {
    #[serde(borrow, default)]
    pub doc: Text<'a>,
    #[serde(borrow)]
    pub registers: Spanned<'a, Vec<Spanned<'a, Family<'a>>>>,
    #[serde(borrow, default)]
    pub tuples: Option<Spanned<'a, Entries<'a, RegTuple<'a>>>>,
    #[serde(borrow, default)]
    pub cost_per_use: Option<Spanned<'a, Entries<'a, NameList<'a>, u8>>>,
    #[serde(borrow, default)]
    pub prices: Option<Spanned<'a, Prices<'a>>>,
    #[serde(borrow)]
    pub values: Spanned<'a, Entries<'a, Value<'a>>>,
    #[serde(borrow, default)]
    pub order: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub order_with: FeatureOrders<'a>,
}

/// What the operations cost that the allocator inserts.
#[derive(serde::Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Prices<'a> {
    #[serde(borrow)]
    pub load: Option<Spanned<'a, Price>>,
    #[serde(borrow)]
    pub store: Option<Spanned<'a, Price>>,
    #[serde(borrow)]
    pub r#move: Option<Spanned<'a, Price>>,
    #[serde(borrow)]
    pub swap: Option<Spanned<'a, Price>>,
    #[serde(borrow)]
    pub remat: Option<Spanned<'a, Price>>,
    #[serde(borrow)]
    pub cheap_remat: Option<Spanned<'a, Price>>,
    #[serde(borrow)]
    pub transfer: Option<Spanned<'a, Price>>,
    #[serde(borrow)]
    pub slot_read: Option<Spanned<'a, Price>>,
    #[serde(borrow)]
    pub slot_write: Option<Spanned<'a, Price>>,
}

/// A price in hundredths of a store, written in stores: `4`, `0.25`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Price(pub u16);

impl Price {
    /// The highest price, in stores.
    const MAX: u16 = 600;

    fn parse(text: &str) -> Option<Self> {
        let (stores, hundredths) = text.split_once('.').unwrap_or((text, "0"));
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(stores) || !is_number(hundredths) || hundredths.len() > 2 {
            return None;
        }
        let stores: u16 = stores.parse().ok().filter(|&stores| stores <= Self::MAX)?;
        let hundredths = hundredths.parse::<u16>().ok()? * if hundredths.len() == 1 { 10 } else { 1 };
        Some(Price(stores * 100 + hundredths))
    }
}

impl<'a> Shape<'a> for Price {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        let what = "a price in stores, from 0 to 600, with at most two digits after the point";
        Self::parse(text).ok_or_else(|| ShapeError::expected(what, text))
    }
}

/// Registers that are alike.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Family<'a> {
    #[serde(borrow, default, rename = "for")]
    pub variables: Option<Spanned<'a, Variables<'a>>>,
    #[serde(borrow, default)]
    pub each: Option<Spanned<'a, Each<'a, Atom<'a>>>>,
    #[serde(borrow)]
    pub name: Spanned<'a, Name<'a>>,
    #[serde(borrow)]
    pub bits: Spanned<'a, Number<'a>>,
    #[serde(borrow, default)]
    pub encoding: Option<Spanned<'a, Encoding<'a>>>,
    #[serde(borrow, default)]
    pub parts: Option<Spanned<'a, Entries<'a, Part<'a>>>>,
    #[serde(borrow, default)]
    pub constant: Option<Spanned<'a, u64>>,
    #[serde(borrow, default)]
    pub requires: Requires<'a>,
}

/// Registers that are used together.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields, rename = "Tuple")]
pub(crate) struct RegTuple<'a> {
    #[serde(borrow, default, rename = "for")]
    pub variables: Option<Spanned<'a, Variables<'a>>>,
    #[serde(borrow, default)]
    pub doc: Text<'a>,
    #[serde(borrow)]
    pub of: Registers<'a>,
    #[serde(borrow)]
    pub length: Spanned<'a, Number<'a>>,
    #[serde(borrow, default)]
    pub align: Option<Spanned<'a, Number<'a>>>,
    #[serde(borrow, default)]
    pub stride: Option<Spanned<'a, Number<'a>>>,
    #[serde(borrow, default)]
    pub wrap: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub first: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub name: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub high_first: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub requires: Requires<'a>,
}

/// The variables of a template, some of which change together, and their values.
pub(crate) type Variables<'a> = Entries<'a, Each<'a, Tuple<'a, Atom<'a>>>, Tuple<'a, Name<'a>>>;

/// The values of `{}`, or of a template variable, in turn: `[a, c]`, `8..=15`, `"0..=14 step 2"`.
#[derive(Debug)]
pub(crate) enum Each<'a, T> {
    List(Vec<Spanned<'a, T>>),
    Range(Numbers),
}

impl<'a, T: Shape<'a>> Shape<'a> for Each<'a, T> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        match text.as_bytes().first() {
            Some(b'[') => Shape::read(text).map(Each::List),
            Some(b'0'..=b'9') if text.contains("..=") => {
                Shape::read(text).map(|range| Each::Range(Numbers::all(range)))
            }
            Some(b'0'..=b'9') if text.contains("..") => {
                let inclusive = text.replacen("..", "..=", 1);
                let what =
                    format!("a range that includes its end, `{inclusive}`: the bits of parts alone leave theirs out");
                Err(ShapeError::expected(&what, text))
            }
            Some(b'"') => {
                let Name(range) = Shape::read(text)?;
                let what = "a range of numbers, `\"0..=14 step 2\"`";
                let numbers = Numbers::parse(&range).and_then(Result::ok);
                numbers.map(Each::Range).ok_or_else(|| ShapeError::expected(what, text))
            }
            _ => Err(ShapeError::expected("a list `[a, b]` or a range `0..=7`", text)),
        }
    }
}

/// A number for the first member, or one for each.
#[derive(Debug)]
pub(crate) enum Encoding<'a> {
    First(Number<'a>),
    List(Vec<u16>),
}

impl<'a> Shape<'a> for Encoding<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        match text.as_bytes().first() {
            Some(b'[') => Shape::read(text).map(Encoding::List),
            Some(b'0'..=b'9' | b'"') => Shape::read(text).map(Encoding::First),
            _ => Err(ShapeError::expected("a number, or a list of numbers", text)),
        }
    }
}

/// A part of a register: `0..32`, or `Part(bits: 8..16, encoding: 4)`.
#[derive(Debug)]
pub(crate) struct Part<'a> {
    pub bits: Spanned<'a, Range<u16>>,
    pub encoding: Option<Spanned<'a, Encoding<'a>>>,
    pub rest: Option<Spanned<'a, Rest>>,
}

/// What a write to a part does to the other bits of the register.
#[derive(serde::Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Rest {
    Keep,
    Zero,
    Undefined,
}

impl<'a> Shape<'a> for Part<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields, rename = "Part")]
        struct Long<'a> {
            #[serde(borrow)]
            bits: Spanned<'a, Range<u16>>,
            #[serde(borrow, default)]
            encoding: Option<Spanned<'a, Encoding<'a>>>,
            #[serde(borrow, default)]
            rest: Option<Spanned<'a, Rest>>,
        }

        if text.starts_with(|first: char| first.is_ascii_digit()) {
            return Ok(Part { bits: Spanned::new(text), encoding: None, rest: None });
        }
        Long::read(text).map(|Long { bits, encoding, rest }| Part { bits, encoding, rest })
    }
}

/// A kind of value.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Value<'a> {
    #[serde(borrow, default)]
    pub doc: Text<'a>,
    #[serde(borrow)]
    pub bits: Spanned<'a, u16>,
    #[serde(borrow, default)]
    pub spill: Option<Spanned<'a, u16>>,
    #[serde(borrow, default)]
    pub align: Option<Spanned<'a, u16>>,
    #[serde(borrow, default)]
    pub scalable: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub swap: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub prices: Option<Spanned<'a, Prices<'a>>>,
    #[serde(borrow, default)]
    pub spill_to: Option<Spanned<'a, NameList<'a>>>,
    #[serde(borrow, default)]
    pub moves: Option<Spanned<'a, Moves<'a>>>,
    #[serde(borrow, default)]
    pub memory: Option<Spanned<'a, Memory<'a>>>,
    #[serde(borrow, default)]
    pub registers: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub except: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub order: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub order_with: FeatureOrders<'a>,
}

/// A subclass.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Class<'a> {
    #[serde(borrow, default, rename = "for")]
    pub variables: Option<Spanned<'a, Variables<'a>>>,
    #[serde(borrow, default)]
    pub doc: Text<'a>,
    #[serde(borrow)]
    pub of: Spanned<'a, Name<'a>>,
    #[serde(borrow, default)]
    pub registers: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub except: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub order: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub requires: Requires<'a>,
}

/// A calling convention.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Convention<'a> {
    #[serde(borrow, default, rename = "for")]
    pub variables: Option<Spanned<'a, Variables<'a>>>,
    #[serde(borrow, default)]
    pub doc: Text<'a>,
    #[serde(borrow, default)]
    pub arguments: Places<'a>,
    #[serde(borrow, default)]
    pub results: Places<'a>,
    #[serde(borrow, default)]
    pub positions: Option<Spanned<'a, Positions>>,
    #[serde(borrow, default)]
    pub wide: Option<Spanned<'a, Wide>>,
    #[serde(borrow, default)]
    pub variadic: Option<Spanned<'a, Variadic<'a>>>,
    #[serde(borrow, default)]
    pub preserved: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub edge_clobbers: EdgeClobbers<'a>,
    #[serde(borrow, default)]
    pub reserved: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub link: Option<Spanned<'a, Link>>,
    #[serde(borrow, default)]
    pub enters: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow)]
    pub stack: Spanned<'a, Stack<'a>>,
}

/// What the edges out of a branch destroy: a list of registers for each successor, in order.
pub(crate) type EdgeClobbers<'a> = Option<Spanned<'a, Vec<Registers<'a>>>>;

/// The places in which values of each bank, or of kinds of value, are passed.
pub(crate) type Places<'a> = Option<Spanned<'a, Entries<'a, Sequence<'a>>>>;

/// The registers for the values of a bank: `[r0, r1]`, `As(int)` for those of another bank, or
/// `Sequence(registers: [r0, r1], then: int)`.
#[derive(serde::Deserialize, Default, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SequenceFields<'a> {
    #[serde(borrow, default)]
    pub registers: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub back_fill: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub then: Option<Spanned<'a, Name<'a>>>,
}

#[derive(Debug)]
pub(crate) struct Sequence<'a>(pub SequenceFields<'a>);

impl<'a> Shape<'a> for Sequence<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        #[derive(serde::Deserialize)]
        #[serde(rename = "Sequence")]
        enum Word<'a> {
            As(#[serde(borrow)] Spanned<'a, Name<'a>>),
            Sequence(#[serde(borrow)] SequenceFields<'a>),
        }

        if text.starts_with('[') {
            return Ok(Sequence(SequenceFields { registers: Some(Spanned::new(text)), ..SequenceFields::default() }));
        }
        Ok(Sequence(match Word::read(text)? {
            Word::As(bank) => SequenceFields { then: Some(bank), ..SequenceFields::default() },
            Word::Sequence(fields) => fields,
        }))
    }
}

/// The rules for an argument that consists of several values.
#[derive(serde::Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wide {
    #[serde(default)]
    pub align: u8,
    #[serde(default)]
    pub split: bool,
    #[serde(default)]
    pub keep: bool,
}

/// Arguments that are not named in the prototype.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Variadic<'a> {
    #[serde(borrow, default)]
    pub arguments: Places<'a>,
    #[serde(borrow, default)]
    pub named: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub slot: Option<Spanned<'a, u16>>,
    #[serde(borrow, default)]
    pub wide: Option<Spanned<'a, Wide>>,
}

/// Who keeps the return address that a function receives in the link register.
#[derive(serde::Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Link {
    Saved,
    Free,
}

/// How argument positions are counted.
#[derive(serde::Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Positions {
    PerBank,
    Shared,
    Slots,
}

/// Stack rules, in bytes.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stack<'a> {
    #[serde(borrow)]
    pub align: Spanned<'a, Number<'a>>,
    #[serde(borrow)]
    pub slot: Spanned<'a, Number<'a>>,
    #[serde(borrow, default)]
    pub shadow: Option<Spanned<'a, Number<'a>>>,
    #[serde(borrow, default)]
    pub alignment: Option<Spanned<'a, StackAlign>>,
    #[serde(borrow, default)]
    pub pad: Option<Spanned<'a, Pad>>,
}

/// How stack arguments are aligned.
#[derive(serde::Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StackAlign {
    Natural,
    Slot,
}

/// The end of a stack slot at which the padding of a small argument is.
#[derive(serde::Deserialize, Clone, Copy, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pad {
    After,
    Before,
}
