//! Other ways to issue an opcode of x86: with an operand in memory, with exchanged operands, as an address.
//!
//! They are found from names and operands in LLVM's tables, when an opcode is first asked for them.

use smallvec::SmallVec;
use ustr::Ustr;

use super::tables::{ADDRESS, OpcodeOperand};
use super::{Arch, Flag, Machine, Opcode};

/// The commutable opcodes whose result is the same, whichever of the operands 1 and 2 comes first. `CMOV` needs the other
/// condition.
const COMMUTES: [&str; 19] = [
    "ADD", "ADC", "AND", "OR", "XOR", "IMUL", "MUL", "CMOV", "PADD", "PAND", "POR", "PXOR", "PMUL", "PMIN", "PMAX",
    "PAVG", "PCMPEQ", "MIN", "MAX",
];

/// What an instruction with an operand in memory may not do besides.
const NOT_FOLDED: [Flag; 3] = [Flag::Terminator, Flag::MayLoad, Flag::MayStore];

/// The ways to issue an opcode besides its own.
#[derive(Debug, Default)]
pub struct Ways {
    /// The operands that may be read from memory, in ascending order, with the opcodes that do so.
    pub(super) memory: SmallVec<[(usize, usize); 2]>,
    /// The opcode that reads the operand 1 from memory and writes the result there.
    pub(super) in_memory: Option<usize>,
    /// Whether the operands 1 and 2 may be exchanged.
    pub commutes: bool,
    /// The same as an address.
    pub address: Option<AddressForm>,
}

/// How an addition or a shift is written as an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddressForm {
    /// The sum of two registers.
    Sum,
    /// The sum of a register and a constant operand, or its difference.
    Offset {
        /// Whether the constant is subtracted.
        minus: bool,
    },
    /// The sum of a register and this.
    Step(i32),
    /// A register shifted by a constant operand.
    Shift,
}

impl Ways {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.memory.is_empty() && self.in_memory.is_none() && !self.commutes && self.address.is_none()
    }
}

impl Machine {
    /// The ways to issue an opcode besides its own.
    pub fn ways<'m>(&self, opcode: &'m Opcode) -> &'m Ways {
        opcode.ways.get_or_init(|| match self.arch {
            Arch::X86_64 => self.find_ways(opcode),
            _ => Ways::default(),
        })
    }

    /// The opcode that reads an operand from memory, if there is one. It has five operands of an address in place of the
    /// register and is the same in all else.
    pub fn folded(&self, opcode: &Opcode, operand: usize) -> Option<&Opcode> {
        let memory = &self.ways(opcode).memory;
        memory.iter().find(|way| way.0 == operand).map(|way| &self.opcodes[way.1])
    }

    /// The opcode that reads the operand 1 from memory and writes its result there, if there is one. The operands of an
    /// address are in the place of the result and of the operand 1, and it is the same in all else.
    pub fn in_memory(&self, opcode: &Opcode) -> Option<&Opcode> {
        self.ways(opcode).in_memory.map(|found| &self.opcodes[found])
    }

    /// The operands that an opcode may read from memory, in ascending order.
    pub fn memory_operands(&self, opcode: &Opcode) -> impl DoubleEndedIterator<Item = usize> {
        self.ways(opcode).memory.iter().map(|way| way.0)
    }

    fn find_ways(&self, opcode: &Opcode) -> Ways {
        let name = opcode.name.as_str();
        let memory =
            (0..opcode.operands.len()).filter_map(|operand| Some((operand, self.find_folded(opcode, operand)?)));
        Ways {
            memory: memory.collect(),
            in_memory: self.find_in_memory(opcode),
            commutes: opcode.is(Flag::Commutable) && COMMUTES.iter().any(|prefix| name.starts_with(prefix)),
            address: address_form(name),
        }
    }

    fn find_folded(&self, opcode: &Opcode, operand: usize) -> Option<usize> {
        let name = opcode.name.as_str();
        if name.starts_with("BT") || NOT_FOLDED.iter().any(|&flag| opcode.is(flag)) {
            return None;
        }
        let own = opcode.operands.get(operand)?;
        if own.class.is_none() || own.tied_to.is_some() || operand < opcode.num_defs {
            return None;
        }
        let fits = |name: String| {
            let found = *self.opcode_names.get(&Ustr::from(name.as_str()))?;
            let other = &self.opcodes[found];
            let (front, back) = (other.operands.get(..operand)?, other.operands.get(operand + 5..)?);
            let same = classes(front).eq(classes(&opcode.operands[..operand]))
                && classes(back).eq(classes(&opcode.operands[operand + 1..]))
                && is_address(&other.operands[operand..operand + 5])
                && other.num_defs == opcode.num_defs;
            (same && other.is(Flag::MayLoad) && !other.is(Flag::MayStore)).then_some(found)
        };
        let last = || name.strip_suffix('r').and_then(|name| fits(format!("{name}m")));
        let intrinsic = || name.strip_suffix("r_Int").and_then(|name| fits(format!("{name}m_Int")));
        renamed(name, "rr", "rm", fits)
            .or_else(|| renamed(name, "rr", "mr", fits))
            .or_else(|| renamed(name, "ri", "mi", fits))
            .or_else(last)
            .or_else(intrinsic)
    }

    fn find_in_memory(&self, opcode: &Opcode) -> Option<usize> {
        let name = opcode.name.as_str();
        let is_tied = opcode.operands.get(1).is_some_and(|operand| operand.tied_to == Some(0));
        if opcode.num_defs != 1 || !is_tied || name.starts_with("BT") || NOT_FOLDED.iter().any(|&flag| opcode.is(flag))
        {
            return None;
        }
        let fits = |name: String| {
            let found = *self.opcode_names.get(&Ustr::from(name.as_str()))?;
            let other = &self.opcodes[found];
            let same = classes(other.operands.get(5..)?).eq(classes(&opcode.operands[2..]))
                && is_address(&other.operands[..5])
                && other.num_defs == 0;
            (same && other.is(Flag::MayLoad) && other.is(Flag::MayStore)).then_some(found)
        };
        renamed(name, "rr", "mr", fits)
            .or_else(|| renamed(name, "ri", "mi", fits))
            .or_else(|| renamed(name, "r", "m", fits))
    }
}

/// The first opcode that fits among those with `to` in place of a `from` in the name.
fn renamed(name: &str, from: &str, to: &str, fits: impl Fn(String) -> Option<usize>) -> Option<usize> {
    name.match_indices(from).find_map(|(at, _)| fits(format!("{}{to}{}", &name[..at], &name[at + from.len()..])))
}

fn classes(operands: &[OpcodeOperand]) -> impl Iterator<Item = Option<usize>> {
    operands.iter().map(|operand| operand.class)
}

fn is_address(operands: &[OpcodeOperand]) -> bool {
    operands.iter().all(|operand| operand.kind == ADDRESS)
}

/// The address form of an opcode. One of fewer than 32 bits leaves something else in the bits above, which nothing reads.
fn address_form(opcode: &str) -> Option<AddressForm> {
    match opcode.trim_end_matches("_DB") {
        "ADD64rr" | "ADD32rr" | "ADD16rr" | "ADD8rr" => Some(AddressForm::Sum),
        "ADD64ri32" | "ADD32ri" | "ADD16ri" | "ADD8ri" => Some(AddressForm::Offset { minus: false }),
        "SUB64ri32" | "SUB32ri" | "SUB16ri" | "SUB8ri" => Some(AddressForm::Offset { minus: true }),
        "INC64r" | "INC32r" | "INC16r" | "INC8r" => Some(AddressForm::Step(1)),
        "DEC64r" | "DEC32r" | "DEC16r" | "DEC8r" => Some(AddressForm::Step(-1)),
        "SHL64ri" | "SHL32ri" | "SHL16ri" | "SHL8ri" => Some(AddressForm::Shift),
        _ => None,
    }
}
