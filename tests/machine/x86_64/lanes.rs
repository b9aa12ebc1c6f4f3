//! Operations on vectors of 128 bits; wider ones do the same with each 128 bits.

use crate::bits::{Bits, lanes, mask, signed};
use crate::float::X86;
use crate::form::Stop;

pub type Packed = fn(Bits, Bits) -> Bits;

fn each(width: usize, a: Bits, b: Bits, f: impl Fn(u64, u64) -> u64) -> Bits {
    lanes(128, width, |index| f(a.lane(index, width), b.lane(index, width)))
}
fn each_signed(width: usize, a: Bits, b: Bits, f: impl Fn(i64, i64) -> i64) -> Bits {
    each(width, a, b, |a, b| f(signed(a, width), signed(b, width)) as u64)
}
fn clamp(width: usize, value: i64) -> i64 {
    value.clamp(-(1 << (width - 1)), (1 << (width - 1)) - 1)
}
fn clamp_unsigned(width: usize, value: i64) -> i64 {
    value.clamp(0, (1 << width) - 1)
}
fn ones(width: usize, holds: bool) -> u64 {
    if holds { mask(width) } else { 0 }
}
/// Lanes of both sources in turn, from lane `from` on.
fn interleave(width: usize, a: Bits, b: Bits, high: bool) -> Bits {
    let from = if high { 64 / width } else { 0 };
    lanes(128, width, |index| if index % 2 == 0 { a } else { b }.lane(from + index / 2, width))
}
/// Lanes half as wide, of one source after the other.
fn pack(width: usize, a: Bits, b: Bits, clamp: impl Fn(usize, i64) -> i64) -> Bits {
    let half = 128 / width;
    lanes(128, width / 2, |index| {
        let source = if index < half { a } else { b };
        clamp(width / 2, signed(source.lane(index % half, width), width)) as u64
    })
}
/// Sums or differences of neighbours.
fn horizontal(width: usize, a: Bits, b: Bits, f: fn(i64, i64) -> i64) -> Bits {
    let half = 64 / width;
    lanes(128, width, |index| {
        let source = if index < half { a } else { b };
        let pair = |at: usize| signed(source.lane(2 * (index % half) + at, width), width);
        f(pair(0), pair(1)) as u64
    })
}

/// Operations whose sources commute.
pub const COMMUTING: &[(&str, Packed)] = &[
    ("pand", |a, b| each(64, a, b, |a, b| a & b)),
    ("por", |a, b| each(64, a, b, |a, b| a | b)),
    ("pxor", |a, b| each(64, a, b, |a, b| a ^ b)),
    ("andps", |a, b| each(64, a, b, |a, b| a & b)),
    ("orpd", |a, b| each(64, a, b, |a, b| a | b)),
    ("xorps", |a, b| each(64, a, b, |a, b| a ^ b)),
    ("paddb", |a, b| each(8, a, b, u64::wrapping_add)),
    ("paddw", |a, b| each(16, a, b, u64::wrapping_add)),
    ("paddd", |a, b| each(32, a, b, u64::wrapping_add)),
    ("paddq", |a, b| each(64, a, b, u64::wrapping_add)),
    ("paddsb", |a, b| each_signed(8, a, b, |a, b| clamp(8, a + b))),
    ("paddsw", |a, b| each_signed(16, a, b, |a, b| clamp(16, a + b))),
    ("paddusb", |a, b| each(8, a, b, |a, b| (a + b).min(0xff))),
    ("paddusw", |a, b| each(16, a, b, |a, b| (a + b).min(0xffff))),
    ("pmullw", |a, b| each(16, a, b, u64::wrapping_mul)),
    ("pmulld", |a, b| each(32, a, b, u64::wrapping_mul)),
    ("pmulhw", |a, b| each_signed(16, a, b, |a, b| (a * b) >> 16)),
    ("pmulhuw", |a, b| each(16, a, b, |a, b| (a * b) >> 16)),
    ("pmulhrsw", |a, b| each_signed(16, a, b, |a, b| (((a * b) >> 14) + 1) >> 1)),
    ("pmuludq", |a, b| each(64, a, b, |a, b| (a & mask(32)) * (b & mask(32)))),
    ("pmaddwd", |a, b| {
        lanes(128, 32, |index| {
            let product = |at: usize| signed(a.lane(at, 16), 16) * signed(b.lane(at, 16), 16);
            (product(2 * index) + product(2 * index + 1)) as u64
        })
    }),
    ("psadbw", |a, b| {
        lanes(128, 64, |index| (0..8).map(|at| a.lane(8 * index + at, 8).abs_diff(b.lane(8 * index + at, 8))).sum())
    }),
    ("pminsb", |a, b| each_signed(8, a, b, i64::min)),
    ("pminsw", |a, b| each_signed(16, a, b, i64::min)),
    ("pminsd", |a, b| each_signed(32, a, b, i64::min)),
    ("pminub", |a, b| each(8, a, b, u64::min)),
    ("pminuw", |a, b| each(16, a, b, u64::min)),
    ("pminud", |a, b| each(32, a, b, u64::min)),
    ("pmaxsb", |a, b| each_signed(8, a, b, i64::max)),
    ("pmaxsw", |a, b| each_signed(16, a, b, i64::max)),
    ("pmaxsd", |a, b| each_signed(32, a, b, i64::max)),
    ("pmaxub", |a, b| each(8, a, b, u64::max)),
    ("pmaxuw", |a, b| each(16, a, b, u64::max)),
    ("pmaxud", |a, b| each(32, a, b, u64::max)),
    ("pavgb", |a, b| each(8, a, b, |a, b| (a + b + 1) >> 1)),
    ("pavgw", |a, b| each(16, a, b, |a, b| (a + b + 1) >> 1)),
    ("pcmpeqb", |a, b| each(8, a, b, |a, b| ones(8, a == b))),
    ("pcmpeqw", |a, b| each(16, a, b, |a, b| ones(16, a == b))),
    ("pcmpeqd", |a, b| each(32, a, b, |a, b| ones(32, a == b))),
    ("pcmpeqq", |a, b| each(64, a, b, |a, b| ones(64, a == b))),
];

/// Operations whose sources do not.
pub const ORDERED: &[(&str, Packed)] = &[
    ("psubb", |a, b| each(8, a, b, u64::wrapping_sub)),
    ("psubw", |a, b| each(16, a, b, u64::wrapping_sub)),
    ("psubd", |a, b| each(32, a, b, u64::wrapping_sub)),
    ("psubq", |a, b| each(64, a, b, u64::wrapping_sub)),
    ("psubsw", |a, b| each_signed(16, a, b, |a, b| clamp(16, a - b))),
    ("psubusb", |a, b| each(8, a, b, u64::saturating_sub)),
    ("pandn", |a, b| each(64, a, b, |a, b| !a & b)),
    ("andnps", |a, b| each(64, a, b, |a, b| !a & b)),
    ("pcmpgtb", |a, b| each(8, a, b, |a, b| ones(8, signed(a, 8) > signed(b, 8)))),
    ("pcmpgtw", |a, b| each(16, a, b, |a, b| ones(16, signed(a, 16) > signed(b, 16)))),
    ("pcmpgtd", |a, b| each(32, a, b, |a, b| ones(32, signed(a, 32) > signed(b, 32)))),
    ("pcmpgtq", |a, b| each(64, a, b, |a, b| ones(64, signed(a, 64) > signed(b, 64)))),
    ("psignw", |a, b| each_signed(16, a, b, |a, b| a * b.signum())),
    ("pmaddubsw", |a, b| {
        lanes(128, 16, |index| {
            let product = |at: usize| a.lane(at, 8) as i64 * signed(b.lane(at, 8), 8);
            clamp(16, product(2 * index) + product(2 * index + 1)) as u64
        })
    }),
    ("phaddw", |a, b| horizontal(16, a, b, |a, b| a + b)),
    ("phaddd", |a, b| horizontal(32, a, b, |a, b| a + b)),
    ("phsubw", |a, b| horizontal(16, a, b, |a, b| a - b)),
    ("packsswb", |a, b| pack(16, a, b, clamp)),
    ("packssdw", |a, b| pack(32, a, b, clamp)),
    ("packuswb", |a, b| pack(16, a, b, clamp_unsigned)),
    ("packusdw", |a, b| pack(32, a, b, clamp_unsigned)),
    ("punpcklbw", |a, b| interleave(8, a, b, false)),
    ("punpcklwd", |a, b| interleave(16, a, b, false)),
    ("punpckldq", |a, b| interleave(32, a, b, false)),
    ("punpcklqdq", |a, b| interleave(64, a, b, false)),
    ("punpckhbw", |a, b| interleave(8, a, b, true)),
    ("punpckhwd", |a, b| interleave(16, a, b, true)),
    ("punpckhdq", |a, b| interleave(32, a, b, true)),
    ("punpckhqdq", |a, b| interleave(64, a, b, true)),
    ("unpcklps", |a, b| interleave(32, a, b, false)),
    ("unpckhpd", |a, b| interleave(64, a, b, true)),
    ("pshufb", |a, b| {
        lanes(128, 8, |index| {
            let at = b.lane(index, 8);
            if at & 0x80 == 0 { a.lane((at & 15) as usize, 8) } else { 0 }
        })
    }),
];

/// A shift of a lane by a count, with the width of the lane.
pub type Shift = fn(u64, u64, usize) -> u64;

/// Shifts of all lanes by one count: (mnemonic, width of a lane, shift).
pub const SHIFTS: &[(&str, usize, Shift)] = &[
    ("psllw", 16, left),
    ("pslld", 32, left),
    ("psllq", 64, left),
    ("psrlw", 16, right),
    ("psrld", 32, right),
    ("psrlq", 64, right),
    ("psraw", 16, arithmetic),
    ("psrad", 32, arithmetic),
];
fn left(a: u64, count: u64, width: usize) -> u64 {
    if count >= width as u64 { 0 } else { a << count }
}
fn right(a: u64, count: u64, width: usize) -> u64 {
    if count >= width as u64 { 0 } else { a >> count }
}
fn arithmetic(a: u64, count: u64, width: usize) -> u64 {
    (signed(a, width) >> count.min(width as u64 - 1)) as u64
}

/// What an operation with one source computes.
pub type Unary = fn(Bits) -> Bits;

/// Operations with one source.
pub const UNARY: &[(&str, Unary)] = &[
    ("pabsb", |a| each_signed(8, a, a, |a, _| a.abs())),
    ("pabsw", |a| each_signed(16, a, a, |a, _| a.abs())),
    ("pabsd", |a| each_signed(32, a, a, |a, _| a.abs())),
    ("movddup", |a| lanes(128, 64, |_| a.lane(0, 64))),
    ("movshdup", |a| lanes(128, 32, |index| a.lane(index | 1, 32))),
    ("movsldup", |a| lanes(128, 32, |index| a.lane(index & 2, 32))),
];

/// Lanes made wider: (mnemonic, from, to, with sign).
pub const WIDEN: &[(&str, usize, usize, bool)] = &[
    ("pmovsxbw", 8, 16, true),
    ("pmovsxbd", 8, 32, true),
    ("pmovsxbq", 8, 64, true),
    ("pmovsxwd", 16, 32, true),
    ("pmovsxwq", 16, 64, true),
    ("pmovsxdq", 32, 64, true),
    ("pmovzxbw", 8, 16, false),
    ("pmovzxbd", 8, 32, false),
    ("pmovzxbq", 8, 64, false),
    ("pmovzxwd", 16, 32, false),
    ("pmovzxwq", 16, 64, false),
    ("pmovzxdq", 32, 64, false),
];

/// Floating-point lanes; `op` is as for [`crate::float::Nan::binary`], or `<` and `>` for minimum and maximum.
pub fn float(total: usize, width: usize, op: char, a: Bits, b: Bits) -> Result<Bits, Stop> {
    let mut made = Vec::new();
    for index in 0..total / width {
        made.push(scalar(width, op, a.lane(index, width), b.lane(index, width))?);
    }
    Ok(lanes(total, width, |index| made[index]))
}

/// One lane. Minimum and maximum give the second source where the first is not less or greater.
pub fn scalar(width: usize, op: char, a: u64, b: u64) -> Result<u64, Stop> {
    use std::cmp::Ordering::{Greater, Less};
    match op {
        '<' => Ok(if X86.compare(width, a, b)? == Some(Less) { a } else { b }),
        '>' => Ok(if X86.compare(width, a, b)? == Some(Greater) { a } else { b }),
        _ => X86.binary(width, op, a, b),
    }
}

/// Applies an operation on 128 bits to each 128 bits of wider vectors.
pub fn by_halves(total: usize, a: Bits, b: Bits, f: impl Fn(Bits, Bits) -> Bits) -> Bits {
    let mut words = [0; 8];
    for part in 0..total / 128 {
        let of = |bits: Bits| Bits([bits.0[2 * part], bits.0[2 * part + 1], 0, 0, 0, 0, 0, 0]);
        words[2 * part..2 * part + 2].copy_from_slice(&f(of(a), of(b)).0[..2]);
    }
    Bits(words)
}
