//! The test's description of an instruction form: its assembly, the values that its operands may have, and its results.
//!
//! None of that comes from an ISA file: the text and the meaning are those of the manual. The ISA file gives only the
//! number, order, roles and types of the operands. So wrong places, ties, phases and clobbers in an ISA file show when
//! the code runs.

use super::bits::{Bits, mask};

/// Why a run of a program has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A result depends on something that is not modelled, such as which of two NaNs is passed on. The program is dropped.
    Ambiguous,
    /// The program is wrong: a mistake of the generator.
    Fault(String),
}

/// Memory that programs read and write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    pub base: u64,
    pub bytes: Vec<u8>,
}

impl Memory {
    fn range(&self, address: u64, size: usize) -> Result<std::ops::Range<usize>, Stop> {
        let start = address.wrapping_sub(self.base) as usize;
        let fits = start <= self.bytes.len() && self.bytes.len() - start >= size;
        fits.then(|| start..start + size).ok_or_else(|| Stop::Fault(format!("{size} bytes at {address:#x}")))
    }
    pub fn load(&self, address: u64, size: usize) -> Result<Bits, Stop> {
        Ok(Bits::from_bytes(&self.bytes[self.range(address, size)?]))
    }
    pub fn store(&mut self, address: u64, size: usize, bits: Bits) -> Result<(), Stop> {
        let range = self.range(address, size)?;
        self.bytes[range].copy_from_slice(&bits.bytes()[..size]);
        Ok(())
    }
}

/// An instruction at work.
pub struct Ev<'a> {
    /// The uses, in order.
    pub uses: &'a [Bits],
    /// The immediate.
    pub imm: i64,
    /// The displacement of the address.
    pub disp: i64,
    /// The number of the condition.
    pub cond: usize,
    pub memory: &'a mut Memory,
    /// The results, in order, without scratch registers.
    pub defs: Vec<Bits>,
    /// The number of the successor.
    pub taken: usize,
}

impl Ev<'_> {
    /// The low 64 bits of a use.
    pub fn u(&self, index: usize) -> u64 {
        self.uses[index].low()
    }
    /// Defines a result by its low 64 bits.
    pub fn def(&mut self, bits: u64) {
        self.defs.push(Bits::new(bits));
    }
    /// The address: use `base` and the displacement.
    pub fn address(&self, base: usize) -> u64 {
        self.u(base).wrapping_add(self.disp.cast_unsigned())
    }
    pub fn load(&self, address: u64, width: usize) -> Result<u64, Stop> {
        Ok(self.memory.load(address, width / 8)?.low())
    }
    pub fn store(&mut self, address: u64, width: usize, bits: u64) -> Result<(), Stop> {
        self.memory.store(address, width / 8, Bits::new(bits & mask(width)))
    }
    /// The vector that a constant in memory has: a function of the immediate.
    pub fn literal(&self) -> Bits {
        literal(self.imm)
    }
}

/// The constant in memory that an immediate stands for.
pub fn literal(imm: i64) -> Bits {
    let word = |index: usize| imm.cast_unsigned().wrapping_mul([1, 3, 7, 31, 127, 8191, 131_071, 524_287][index]);
    Bits(std::array::from_fn(word))
}

pub type Eval = Box<dyn Fn(&mut Ev) -> Result<(), Stop> + Send + Sync>;

/// Which immediates a form takes.
#[derive(Clone, Copy, Debug)]
pub enum Imm {
    None,
    /// From this to that, inclusive.
    Range(i64, i64),
    /// One of these.
    OneOf(&'static [i64]),
    /// All 64 bits.
    Any,
    /// A number that is a small integer as a float of 32 bits, or of 64.
    Float(usize),
}

/// A form.
pub struct Spec {
    pub name: String,
    /// Forms that are much alike share a group, which is drawn first.
    pub group: &'static str,
    /// The assembly of each alternative, by the suffix of its name: `""`, `_swapped`, `_lea`.
    pub asm: Vec<(&'static str, String)>,
    /// What may be drawn for each use, a letter each, see [`Draw`](super::generate). Beyond its end: anything.
    pub draw: &'static str,
    pub imm: Imm,
    /// The conditions. One is drawn.
    pub conds: &'static [&'static str],
    /// What the displacement is a multiple of.
    pub align: i64,
    /// The number of successors; 0 if it is no branch.
    pub successors: usize,
    /// Whether it only copies, so that a copy of a pointer is a pointer.
    pub copies: bool,
    /// Whether its results differ from run to run, so that no other instruction may read them.
    pub hidden: bool,
    /// Whether the generator draws it at random. Some forms are only made for a purpose.
    pub drawn: bool,
    pub eval: Eval,
}

/// A form with `name` that the assembler knows as `asm`.
pub fn spec(
    name: impl Into<String>,
    asm: impl Into<String>,
    eval: impl Fn(&mut Ev) -> Result<(), Stop> + Send + Sync + 'static,
) -> Spec {
    Spec {
        name: name.into(),
        group: "",
        asm: vec![("", asm.into())],
        draw: "",
        imm: Imm::None,
        conds: &[],
        align: 1,
        successors: 0,
        copies: false,
        hidden: false,
        drawn: true,
        eval: Box::new(eval),
    }
}

impl Spec {
    pub fn alternative(mut self, suffix: &'static str, asm: impl Into<String>) -> Spec {
        self.asm.push((suffix, asm.into()));
        self
    }
    /// With alternatives that change an operand in its slot, where the assembler writes it as it writes a register.
    pub fn in_slot(mut self) -> Spec {
        for (suffix, in_slot) in [("", "in_slot"), ("swapped", "in_slot/swapped")] {
            if let Some(asm) = self.asm.iter().find(|asm| asm.0 == suffix).map(|asm| asm.1.clone()) {
                self.asm.push((in_slot, asm));
            }
        }
        self
    }
    pub fn draw(self, draw: &'static str) -> Spec {
        Spec { draw, ..self }
    }
    pub fn imm(self, imm: Imm) -> Spec {
        Spec { imm, ..self }
    }
    pub fn conds(self, conds: &'static [&'static str]) -> Spec {
        Spec { conds, ..self }
    }
    pub fn align(self, align: i64) -> Spec {
        Spec { align, ..self }
    }
    /// A branch with this number of successors.
    pub fn branch(self, successors: usize) -> Spec {
        Spec { successors, ..self }
    }
    pub fn copies(self) -> Spec {
        Spec { copies: true, ..self }
    }
    pub fn not_drawn(self) -> Spec {
        Spec { drawn: false, ..self }
    }
}

/// Gives all forms from number `from` on a group.
pub fn group(specs: &mut [Spec], from: usize, group: &'static str) {
    specs[from..].iter_mut().for_each(|spec| spec.group = group);
}
