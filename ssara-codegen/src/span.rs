//! Values that know their place in the file.
//!
//! [`Spanned`] wraps a value of the schema. It first takes the raw text of the value, which ron checks and borrows from the
//! source, and then reads that text separately. A value of the wrong shape is kept as an error *in place*. So one mistake
//! hides nothing else: the neighbours are still read and checked.
//!
//! The raw text is a slice of the source, so its address gives its place, without a second parser or any state. Each level
//! of nesting reads its text a constant number of times, and the schema has a fixed depth.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use ron::error::{Error, Position, SpannedError};
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::value::{self, MapDeserializer};
use serde::de::{Deserialize, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};

use crate::scan;

/// A range of bytes of the source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// The span from `start` to before `end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Span { start, end }
    }
    /// The place of `part`, a slice of `source`.
    pub(crate) fn of(part: &str, source: &str) -> Self {
        let start = part.as_ptr() as usize - source.as_ptr() as usize;
        Span::new(start, start + part.len())
    }
}

/// The error in a text that should be some value.
#[derive(Debug)]
pub(crate) struct ShapeError {
    pub code: Error,
    /// The place in the text.
    pub span: Span,
}

impl ShapeError {
    /// The text as a whole is not what is expected.
    pub fn expected(what: &str, text: &str) -> Self {
        ShapeError { code: Error::Message(format!("expected {what}")), span: Span::new(0, text.len()) }
    }
    /// The same error in a text that has `bytes` more in front.
    pub fn after(self, bytes: usize) -> Self {
        ShapeError { code: self.code, span: Span::new(self.span.start + bytes, self.span.end + bytes) }
    }
    fn from_ron(error: SpannedError, text: &str) -> Self {
        let start = byte_at(text, error.span.start);
        // The reader may have stopped after blanks that do not belong to the error.
        let end = start + text[start..byte_at(text, error.span.end).max(start)].trim_end().len();
        ShapeError { code: error.code, span: Span::new(start, end) }
    }
}

/// The byte of a position of ron, which has line and column from 1, the column in characters.
fn byte_at(text: &str, position: Position) -> usize {
    let line = text.split_inclusive('\n').take(position.line.saturating_sub(1)).map(str::len).sum::<usize>();
    let column = text[line..].chars().take(position.col.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
    line + column
}

/// A value that is read from its complete text: all that serde can read, and values with several notations.
pub(crate) trait Shape<'a>: Sized {
    fn read(text: &'a str) -> Result<Self, ShapeError>;

    /// Reads a structure without the fields that it does not know, if that is possible.
    fn read_known(_text: &'a str, _known: &[&str]) -> Option<Self> {
        None
    }
}

impl<'a, T: Deserialize<'a>> Shape<'a> for T {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES;
        let dialect = ron::Options::default().with_default_extension(extensions);
        dialect.from_str(text).map_err(|error| ShapeError::from_ron(error, text))
    }

    fn read_known(text: &'a str, known: &[&str]) -> Option<Self> {
        let fields = scan::fields(text)?.into_iter().filter(|(name, _)| known.contains(name));
        T::deserialize(MapDeserializer::new(fields.map(|(name, value)| (name, FieldText(value))))).ok()
    }
}

/// The text of a field whose value is a [`Spanned`].
struct FieldText<'a>(&'a str);

impl<'a> IntoDeserializer<'a, value::Error> for FieldText<'a> {
    type Deserializer = Self;
    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for FieldText<'de> {
    type Error = value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, value::Error> {
        visitor.visit_borrowed_str(self.0)
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, value::Error> {
        visitor.visit_some(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// A value and the text from which it was read, or the error in that text.
#[derive(Debug)]
pub(crate) struct Spanned<'a, T> {
    /// The text, without surrounding blanks and comments: a slice of the source.
    pub text: &'a str,
    /// The value, or the error.
    pub value: Result<T, Box<ShapeError>>,
    /// The error about fields without which the value was read.
    pub unknown: Option<Box<ShapeError>>,
}

impl<'a, T: Shape<'a>> Spanned<'a, T> {
    pub fn new(text: &'a str) -> Self {
        let error = match T::read(text) {
            Ok(value) => return Spanned { text, value: Ok(value), unknown: None },
            Err(error) => Box::new(error),
        };
        let known = match &error.code {
            Error::NoSuchStructField { expected, .. } => T::read_known(text, expected),
            _ => None,
        };
        match known {
            Some(value) => Spanned { text, value: Ok(value), unknown: Some(error) },
            None => Spanned { text, value: Err(error), unknown: None },
        }
    }
}

impl<'de: 'a, 'a, T: Shape<'a>> Deserialize<'de> for Spanned<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Spanned::new(<&'de RawValue>::deserialize(deserializer)?.trim().get_ron()))
    }
}

/// A name: an identifier, or a string if the name has other characters (a pattern such as `"r{}d"`).
#[derive(Clone, Debug)]
pub(crate) struct Name<'a>(pub Cow<'a, str>);

impl<'a> Shape<'a> for Name<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        if is_identifier(text) {
            return Ok(Name(Cow::Borrowed(text)));
        }
        match String::read(text) {
            Ok(name) => Ok(Name(Cow::Owned(name))),
            Err(_) => Err(ShapeError::expected("a name", text)),
        }
    }
}

/// One entry of a list of names or numbers: `a`, `"a"` or `8`.
#[derive(Clone, Debug)]
pub(crate) struct Atom<'a> {
    /// The name, or the number in decimal notation.
    pub text: Cow<'a, str>,
    /// The number, if it is one.
    pub number: Option<u32>,
}

impl<'a> Shape<'a> for Atom<'a> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            let number = u32::read(text)?;
            return Ok(Atom { text: Cow::Owned(number.to_string()), number: Some(number) });
        }
        match Name::read(text) {
            Ok(Name(text)) => Ok(Atom { text, number: None }),
            Err(_) => Err(ShapeError::expected("a name or a number", text)),
        }
    }
}

/// Whether `text` can be the name of something: it becomes an item of the generated Rust module.
pub(crate) fn is_identifier(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|first| first.is_ascii_alphabetic() || first == '_')
        && chars.all(|char| char.is_ascii_alphanumeric() || char == '_')
        && text != "_"
}

/// A map as written: in order, with duplicates.
#[derive(Debug)]
pub(crate) struct Entries<'a, V, K = Name<'a>>(pub Vec<(Spanned<'a, K>, Spanned<'a, V>)>);

impl<'de: 'a, 'a, V: Shape<'a>, K: Shape<'a>> Deserialize<'de> for Entries<'a, V, K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct EntriesVisitor<'a, V, K>(PhantomData<(&'a (), V, K)>);

        impl<'de: 'a, 'a, V: Shape<'a>, K: Shape<'a>> Visitor<'de> for EntriesVisitor<'a, V, K> {
            type Value = Entries<'a, V, K>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a map, `{name: ..}`")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        deserializer.deserialize_map(EntriesVisitor(PhantomData))
    }
}

/// One value, or several in parentheses: `w`, `(w, acc)`.
#[derive(Debug)]
pub(crate) struct Tuple<'a, T>(pub Vec<Spanned<'a, T>>);

impl<'a, T: Shape<'a>> Shape<'a> for Tuple<'a, T> {
    fn read(text: &'a str) -> Result<Self, ShapeError> {
        if !text.starts_with('(') {
            return Ok(Tuple(vec![Spanned::new(text)]));
        }
        Members::read(text).map(|Members(members)| Tuple(members))
    }
}

/// The members of a tuple of any length.
struct Members<'a, T>(Vec<Spanned<'a, T>>);

impl<'de: 'a, 'a, T: Shape<'a>> Deserialize<'de> for Members<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MembersVisitor<'a, T>(PhantomData<(&'a (), T)>);

        impl<'de: 'a, 'a, T: Shape<'a>> Visitor<'de> for MembersVisitor<'a, T> {
            type Value = Members<'a, T>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a tuple, `(a, b)`")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = sequence.next_element()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }

        // The length is a hint that ron does not need.
        deserializer.deserialize_tuple(0, MembersVisitor(PhantomData))
    }
}
