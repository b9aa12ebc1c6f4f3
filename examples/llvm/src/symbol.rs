//! Names as numbers: each different name is kept once, and looked up in tables by its number.
//!
//! MIR names opcodes, registers, classes and sub-register indices in each operand. They are compared and looked up far more
//! often than they are read. Names are kept until the command ends; there are few different ones.

use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use rustc_hash::FxHashMap as HashMap;

/// A name. Two are equal if their texts are.
#[derive(Clone, Copy)]
pub struct Symbol(&'static Entry);

struct Entry {
    text: &'static str,
    number: u32,
}

/// The name without text.
static EMPTY: Entry = Entry { text: "", number: 0 };

/// All other names so far, by their texts.
static NAMES: LazyLock<Mutex<HashMap<&'static str, Symbol>>> = LazyLock::new(Mutex::default);

impl Symbol {
    /// The text.
    pub fn as_str(self) -> &'static str {
        self.0.text
    }
}

impl From<&str> for Symbol {
    fn from(text: &str) -> Symbol {
        if text.is_empty() {
            return Symbol::default();
        }
        let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&symbol) = names.get(text) {
            return symbol;
        }
        let text: &'static str = Box::leak(text.into());
        let symbol = Symbol(Box::leak(Box::new(Entry { text, number: names.len() as u32 + 1 })));
        names.insert(text, symbol);
        symbol
    }
}

impl Default for Symbol {
    fn default() -> Symbol {
        Symbol(&EMPTY)
    }
}

impl Deref for Symbol {
    type Target = str;
    fn deref(&self) -> &str {
        self.0.text
    }
}

impl PartialEq for Symbol {
    fn eq(&self, other: &Symbol) -> bool {
        self.0.number == other.0.number
    }
}

impl Eq for Symbol {}

impl PartialEq<str> for Symbol {
    fn eq(&self, other: &str) -> bool {
        *self.0.text == *other
    }
}

impl PartialEq<&str> for Symbol {
    fn eq(&self, other: &&str) -> bool {
        *self.0.text == **other
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0.text)
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.0.text, f)
    }
}

/// What is known of names, by their numbers.
#[derive(Debug)]
pub struct SymbolMap<T> {
    /// By number of a name: the position of what is known of it plus one, or 0.
    positions: Vec<u32>,
    values: Vec<T>,
}

impl<T> SymbolMap<T> {
    /// What is known of a name.
    pub fn get(&self, symbol: Symbol) -> Option<&T> {
        let position = *self.positions.get(symbol.0.number as usize)?;
        self.values.get(position.checked_sub(1)? as usize)
    }
}

impl<T> Default for SymbolMap<T> {
    fn default() -> SymbolMap<T> {
        SymbolMap { positions: Vec::new(), values: Vec::new() }
    }
}

impl<T> FromIterator<(Symbol, T)> for SymbolMap<T> {
    /// Of several values for a name, the last one counts.
    fn from_iter<I: IntoIterator<Item = (Symbol, T)>>(items: I) -> SymbolMap<T> {
        let mut map = SymbolMap::default();
        for (symbol, value) in items {
            let number = symbol.0.number as usize;
            if map.positions.len() <= number {
                map.positions.resize(number + 1, 0);
            }
            map.values.push(value);
            map.positions[number] = map.values.len() as u32;
        }
        map
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_it_was_made_from() {
        let (first, again, other) = (Symbol::from("first"), Symbol::from("first"), Symbol::from("other"));
        assert_eq!(first, again);
        assert_ne!(first, other);
        assert_eq!(first.as_str(), "first");
        let map: SymbolMap<u8> = [(other, 1), (first, 2), (other, 3)].into_iter().collect();
        assert_eq!([first, other].map(|name| map.get(name).copied()), [Some(2), Some(3)]);
        assert_eq!(map.get(Symbol::from("none")), None);
    }
}
