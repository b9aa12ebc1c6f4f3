//! Instruction forms as they are written.

use super::{EdgeClobbers, NameList, Number, Price, Registers, Requires, Text, Variables};
use crate::span::{Entries, Name, Shape, ShapeError, Spanned, Tuple};

/// An instruction form, or a template for several.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Form<'a> {
    #[serde(borrow, default, rename = "for")]
    pub variables: Option<Spanned<'a, Variables<'a>>>,
    #[serde(borrow, default)]
    pub doc: Text<'a>,
    #[serde(borrow, default)]
    pub kind: Option<Spanned<'a, Kind>>,
    #[serde(borrow, default)]
    pub successors: Option<Spanned<'a, Number<'a>>>,
    #[serde(borrow, default)]
    pub operands: Option<Spanned<'a, Entries<'a, Operand<'a>>>>,
    #[serde(borrow, default)]
    pub clobbers: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub edge_clobbers: EdgeClobbers<'a>,
    #[serde(borrow, default)]
    pub relations: Option<Spanned<'a, Vec<Spanned<'a, Relation<'a>>>>>,
    #[serde(borrow, default)]
    pub commutes: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub alternatives: Option<Spanned<'a, Entries<'a, WrittenAlternative<'a>>>>,
    #[serde(borrow, default)]
    pub remat: Option<Spanned<'a, Remat>>,
    #[serde(borrow, default)]
    pub requires: Requires<'a>,
}

/// An alternative: the operands that differ, `{d: Def(i32)}`, or more, `Alternative(operands: {..}, price: 2)`.
#[derive(serde::Deserialize, Default, Debug)]
#[serde(deny_unknown_fields, rename = "Alternative")]
pub(crate) struct AlternativeFields<'a> {
    #[serde(borrow, default)]
    pub operands: Option<Spanned<'a, Entries<'a, Operand<'a>>>>,
    #[serde(borrow, default)]
    pub price: Option<Spanned<'a, Price>>,
    #[serde(borrow, default)]
    pub clobbers: Option<Registers<'a>>,
    #[serde(borrow, default)]
    pub relations: Option<Spanned<'a, Vec<Spanned<'a, Relation<'a>>>>>,
    #[serde(borrow, default)]
    pub requires: Requires<'a>,
}

#[derive(Debug)]
pub(crate) struct WrittenAlternative<'a>(pub AlternativeFields<'a>);

impl<'a> Shape<'a> for WrittenAlternative<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        if text.starts_with('{') {
            let operands = Some(Spanned::new(text));
            return Ok(WrittenAlternative(AlternativeFields { operands, ..AlternativeFields::default() }));
        }
        AlternativeFields::read(text).map(WrittenAlternative)
    }
}

/// The kinds of forms that a file may declare.
#[derive(serde::Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Op,
    Branch,
    Return,
    Trap,
    Call,
}

/// Whether a def may be rematerialised, and how cheaply. With uses it may be where their values are in registers.
#[derive(serde::Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Remat {
    CheaperThanMove,
    CheaperThanLoad,
}

/// An operand: `Use(i64)` for `Use(class: i64)`, or the same with `Def` or `Scratch`.
#[derive(Debug)]
pub(crate) enum Operand<'a> {
    Use(Box<Use<'a>>),
    Def(Box<Def<'a>>),
    Scratch(Box<Scratch<'a>>),
}

/// The fields of an operand that is read.
#[derive(serde::Deserialize, Default, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Use<'a> {
    #[serde(borrow, default)]
    pub class: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub fixed: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub tuple: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub late: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub or_slot: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub slot: Option<Spanned<'a, bool>>,
}

/// The fields of an operand that is written.
#[derive(serde::Deserialize, Default, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Def<'a> {
    #[serde(borrow, default)]
    pub class: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub fixed: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub tuple: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub tied: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub early: Option<Spanned<'a, Early<'a>>>,
    #[serde(borrow, default)]
    pub or_slot: Option<Spanned<'a, bool>>,
    #[serde(borrow, default)]
    pub slot: Option<Spanned<'a, bool>>,
}

/// The fields of a scratch operand.
#[derive(serde::Deserialize, Default, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scratch<'a> {
    #[serde(borrow, default)]
    pub class: Option<Spanned<'a, Name<'a>>>,
    #[serde(borrow, default)]
    pub fixed: Option<Spanned<'a, Name<'a>>>,
}

/// The uses before which an early clobber is written: all (`true`), or those that are named.
#[derive(Debug)]
pub(crate) enum Early<'a> {
    All(bool),
    Before(NameList<'a>),
}

impl<'a> Shape<'a> for Early<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        match text.as_bytes().first() {
            Some(b'[') => Shape::read(text).map(Early::Before),
            _ => match bool::read(text) {
                Ok(all) => Ok(Early::All(all)),
                Err(_) => Err(ShapeError::expected("`true`, `false`, or a list of uses `[a, b]`", text)),
            },
        }
    }
}

/// A relation between operands.
#[derive(Debug)]
pub(crate) enum Relation<'a> {
    /// No two of them overlap.
    Distinct(NameList<'a>),
    /// All of them are in the same register, or in low parts of it.
    Same(NameList<'a>),
    /// The two are in the same register, or one is in the part at this end of the other's.
    SameAt(Spanned<'a, Name<'a>>, Spanned<'a, Name<'a>>, Spanned<'a, End>),
    /// If the two overlap, they do so at this end.
    OverlapAt(Spanned<'a, Name<'a>>, Spanned<'a, Name<'a>>, Spanned<'a, End>),
    If(Implication<'a>),
}

/// If `operand` is in a register of the class `is_in`, `then` must be in one of `must_be_in`.
#[derive(serde::Deserialize, Debug)]
#[serde(deny_unknown_fields, rename = "If")]
pub(crate) struct Implication<'a> {
    #[serde(borrow)]
    pub operand: Spanned<'a, Name<'a>>,
    #[serde(borrow)]
    pub is_in: Spanned<'a, Name<'a>>,
    #[serde(borrow)]
    pub then: Spanned<'a, Name<'a>>,
    #[serde(borrow)]
    pub must_be_in: Spanned<'a, Name<'a>>,
}

/// An end of a register.
#[derive(serde::Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum End {
    Low,
    High,
}

impl<'a> Shape<'a> for Relation<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        const WORDS: &str = "`Distinct(a, b)`, `Same(a, b)`, `SameAt(a, b, high)`, `OverlapAt(a, b, high)` or `If(operand: a, \
                             is_in: c, then: b, must_be_in: d)`";
        let word_len = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let (word, members) = text.split_at(word_len);
        match word {
            "Distinct" | "Same" => {
                let Tuple(names) = Tuple::read(members).map_err(|error| error.after(word_len))?;
                if names.len() < 2 {
                    return Err(ShapeError::expected("two operands or more", text));
                }
                Ok(if word == "Same" { Relation::Same(names) } else { Relation::Distinct(names) })
            }
            "OverlapAt" | "SameAt" => {
                let Tuple(names) = Tuple::read(members).map_err(|error| error.after(word_len))?;
                let [a, b, end]: [Spanned<'a, Name<'a>>; 3] = names.try_into().map_err(|_| {
                    ShapeError::expected(&format!("two operands and an end, as in `{word}(a, b, high)`"), text)
                })?;
                let end = Spanned::new(end.text);
                Ok(if word == "SameAt" { Relation::SameAt(a, b, end) } else { Relation::OverlapAt(a, b, end) })
            }
            "If" => Implication::read(text).map(Relation::If),
            _ => Err(ShapeError::expected(WORDS, text)),
        }
    }
}

impl<'a> Shape<'a> for Operand<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        #[derive(serde::Deserialize)]
        enum Short<'a> {
            Use(#[serde(borrow)] Spanned<'a, Name<'a>>),
            Def(#[serde(borrow)] Spanned<'a, Name<'a>>),
            Scratch(#[serde(borrow)] Spanned<'a, Name<'a>>),
        }
        #[derive(serde::Deserialize)]
        #[serde(rename = "Operand")]
        enum Long<'a> {
            Use(#[serde(borrow)] Box<Use<'a>>),
            Def(#[serde(borrow)] Box<Def<'a>>),
            Scratch(#[serde(borrow)] Box<Scratch<'a>>),
        }

        match Short::read(text) {
            Ok(Short::Use(class)) if class.value.is_ok() => {
                return Ok(Operand::Use(Box::new(Use { class: Some(class), ..Use::default() })));
            }
            Ok(Short::Def(class)) if class.value.is_ok() => {
                return Ok(Operand::Def(Box::new(Def { class: Some(class), ..Def::default() })));
            }
            Ok(Short::Scratch(class)) if class.value.is_ok() => {
                return Ok(Operand::Scratch(Box::new(Scratch { class: Some(class), fixed: None })));
            }
            Ok(_) => {
                return Err(ShapeError::expected("a class, as in `Use(i64)`, or fields, as in `Use(fixed: r0)`", text));
            }
            Err(_) => {}
        }
        Ok(match Long::read(text)? {
            Long::Use(fields) => Operand::Use(fields),
            Long::Def(fields) => Operand::Def(fields),
            Long::Scratch(fields) => Operand::Scratch(fields),
        })
    }
}
