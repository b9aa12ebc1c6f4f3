//! The fields that the structures of the language have, as serde knows them.

use serde::de::{Deserialize, Deserializer, Visitor, value};

use super::*;

/// The structures that have a field of this name, for a message.
pub(crate) fn structures_with(field: &str) -> Vec<String> {
    let structures = [
        ("Isa", fields::<Isa>()),
        ("Feature", fields::<Feature>()),
        ("Bank", fields::<Bank>()),
        ("Family", fields::<Family>()),
        ("Tuple", fields::<RegTuple>()),
        ("Value", fields::<Value>()),
        ("Prices", fields::<Prices>()),
        ("Class", fields::<Class>()),
        ("Form", fields::<Form>()),
        ("Use", fields::<Use>()),
        ("Def", fields::<Def>()),
        ("Convention", fields::<Convention>()),
        ("Wide", fields::<Wide>()),
        ("Variadic", fields::<Variadic>()),
        ("Stack", fields::<Stack>()),
    ];
    let with = structures.iter().filter(|(_, fields)| fields.contains(&field));
    with.map(|(name, _)| format!("`{name}`")).collect()
}

/// The fields that an alternative of a form may have.
pub(crate) fn fields_of_alternative() -> &'static [&'static str] {
    fields::<AlternativeFields>()
}

/// The fields of a structure.
fn fields<'a, T: Deserialize<'a>>() -> &'static [&'static str] {
    let mut fields = &[][..];
    // It asks for its fields, and gets nothing else.
    let _ = T::deserialize(Asked(&mut fields));
    fields
}

/// Remembers which fields a structure asks for.
struct Asked<'f>(&'f mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Asked<'_> {
    type Error = value::Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, value::Error> {
        *self.0 = fields;
        self.deserialize_any(visitor)
    }
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, value::Error> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}
