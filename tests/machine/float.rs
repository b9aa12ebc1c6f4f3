//! Floating-point operations as machines do them: on bits, with one NaN.
//!
//! Machines differ in which NaN they pass on, and so do the alternatives of a form whose operands commute. So a NaN that the
//! machine would not make itself stops the run, and the program is dropped.

use super::form::Stop;

/// The NaN that a machine makes, as a single and a double.
#[derive(Clone, Copy)]
pub struct Nan {
    pub single: u32,
    pub double: u64,
}

/// x86: the sign is set.
pub const X86: Nan = Nan { single: 0xffc0_0000, double: 0xfff8_0000_0000_0000 };
/// AArch64 and RISC-V.
pub const PLAIN: Nan = Nan { single: 0x7fc0_0000, double: 0x7ff8_0000_0000_0000 };

impl Nan {
    fn double(self, bits: u64) -> Result<f64, Stop> {
        let number = f64::from_bits(bits);
        if number.is_nan() && bits != self.double { Err(Stop::Ambiguous) } else { Ok(number) }
    }
    fn single(self, bits: u64) -> Result<f32, Stop> {
        let number = f32::from_bits(bits as u32);
        if number.is_nan() && bits as u32 != self.single { Err(Stop::Ambiguous) } else { Ok(number) }
    }
    /// The bits of a result of `width` bits.
    pub fn bits64(self, number: f64) -> u64 {
        if number.is_nan() { self.double } else { number.to_bits() }
    }
    pub fn bits32(self, number: f32) -> u64 {
        if number.is_nan() { self.single.into() } else { number.to_bits().into() }
    }
    /// The number that bits of a float of `width` bits are, as a double.
    pub fn number(self, width: usize, bits: u64) -> Result<f64, Stop> {
        if width == 64 { self.double(bits) } else { self.single(bits).map(f64::from) }
    }
    /// An operation that is given in both precisions.
    pub fn unary(self, width: usize, a: u64, single: fn(f32) -> f32, double: fn(f64) -> f64) -> Result<u64, Stop> {
        Ok(if width == 64 { self.bits64(double(self.double(a)?)) } else { self.bits32(single(self.single(a)?)) })
    }
    /// One of `+ - * /`. No double rounding: each is done in its own precision.
    pub fn binary(self, width: usize, op: char, a: u64, b: u64) -> Result<u64, Stop> {
        if width == 64 {
            let (a, b) = (self.double(a)?, self.double(b)?);
            Ok(self.bits64(match op {
                '+' => a + b,
                '-' => a - b,
                '*' => a * b,
                _ => a / b,
            }))
        } else {
            let (a, b) = (self.single(a)?, self.single(b)?);
            Ok(self.bits32(match op {
                '+' => a + b,
                '-' => a - b,
                '*' => a * b,
                _ => a / b,
            }))
        }
    }
    /// `a * b + c`, rounded once; signs of product and addend as asked.
    pub fn fused(self, width: usize, (negate, subtract): (bool, bool), [a, b, c]: [u64; 3]) -> Result<u64, Stop> {
        if width == 64 {
            let (a, b, c) = (self.double(a)?, self.double(b)?, self.double(c)?);
            Ok(self.bits64((if negate { -a } else { a }).mul_add(b, if subtract { -c } else { c })))
        } else {
            let (a, b, c) = (self.single(a)?, self.single(b)?, self.single(c)?);
            Ok(self.bits32((if negate { -a } else { a }).mul_add(b, if subtract { -c } else { c })))
        }
    }
    /// How two numbers compare: `None` if one is no number.
    pub fn compare(self, width: usize, a: u64, b: u64) -> Result<Option<std::cmp::Ordering>, Stop> {
        Ok(self.number(width, a)?.partial_cmp(&self.number(width, b)?))
    }
}
