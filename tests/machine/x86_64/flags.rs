//! Flags and conditions.

use crate::bits::{mask, signed};

/// The conditions that comparisons of integers are asked for.
pub const CONDITIONS: &[&str] = &["e", "ne", "b", "ae", "be", "a", "l", "ge", "le", "g", "s", "ns", "o", "no"];
/// Those that tell how floats compare, where one is no number as well.
pub const FLOAT_CONDITIONS: &[&str] = &["a", "ae", "b", "be"];

/// The flags that conditions read.
#[derive(Clone, Copy, Default)]
pub struct Flags {
    carry: bool,
    zero: bool,
    sign: bool,
    overflow: bool,
}

fn result(width: usize, bits: u64, carry: bool, overflow: bool) -> Flags {
    Flags { carry, zero: bits & mask(width) == 0, sign: signed(bits, width) < 0, overflow }
}

/// What CMP or SUB leaves.
pub fn sub(width: usize, a: u64, b: u64) -> Flags {
    let (a, b) = (a & mask(width), b & mask(width));
    let bits = a.wrapping_sub(b) & mask(width);
    let exact = i128::from(signed(a, width)) - i128::from(signed(b, width));
    result(width, bits, a < b, exact != i128::from(signed(bits, width)))
}

/// What ADD leaves.
pub fn add(width: usize, a: u64, b: u64) -> Flags {
    let (a, b) = (a & mask(width), b & mask(width));
    let bits = a.wrapping_add(b) & mask(width);
    let exact = i128::from(signed(a, width)) + i128::from(signed(b, width));
    result(width, bits, bits < a, exact != i128::from(signed(bits, width)))
}

/// What TEST leaves.
pub fn test(width: usize, a: u64, b: u64) -> Flags {
    result(width, a & b & mask(width), false, false)
}

/// What UCOMISD leaves.
pub fn float(order: Option<std::cmp::Ordering>) -> Flags {
    use std::cmp::Ordering::{Equal, Less};
    let (zero, carry) = (matches!(order, None | Some(Equal)), matches!(order, None | Some(Less)));
    Flags { carry, zero, sign: false, overflow: false }
}

impl Flags {
    /// Whether a condition holds.
    pub fn hold(self, condition: &str) -> bool {
        let Flags { carry, zero, sign, overflow } = self;
        match condition {
            "e" => zero,
            "ne" => !zero,
            "b" | "c" => carry,
            "ae" | "nc" => !carry,
            "be" => carry || zero,
            "a" => !carry && !zero,
            "l" => sign != overflow,
            "ge" => sign == overflow,
            "le" => zero || sign != overflow,
            "g" => !zero && sign == overflow,
            "s" => sign,
            "ns" => !sign,
            "o" => overflow,
            "no" => !overflow,
            other => panic!("no condition {other}"),
        }
    }
}

/// The opposite condition.
pub fn inverse(condition: &str) -> &'static str {
    match condition {
        "e" => "ne",
        "ne" => "e",
        "b" => "ae",
        "ae" => "b",
        "be" => "a",
        "a" => "be",
        "l" => "ge",
        "ge" => "l",
        "le" => "g",
        "g" => "le",
        "s" => "ns",
        "ns" => "s",
        "o" => "no",
        "no" => "o",
        other => panic!("no condition {other}"),
    }
}
