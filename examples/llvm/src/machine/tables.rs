//! LLVM's tables of registers and instructions, as `tables/dump.cpp` writes them.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::io::Read;

use ruzstd::decoding::StreamingDecoder;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use ustr::Ustr;

use super::Arch;
use super::ways::Ways;
use crate::error::Error;

/// The type of an operand that is part of an address (`MCOI::OPERAND_MEMORY`).
pub const ADDRESS: u8 = 3;

/// The tables of registers.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Registers {
    pub sub_reg_indices: Vec<SubIndex>,
    pub registers: Vec<Register>,
    pub classes: Vec<RegClass>,
    pub callee_saved: BTreeMap<String, Vec<String>>,
    /// The registers that each mask preserves.
    pub reg_masks: BTreeMap<String, Vec<String>>,
    pub spill_recipes: Vec<Recipe>,
}

/// A sub-register index.
#[derive(Deserialize)]
pub(super) struct SubIndex {
    pub name: String,
    /// The lowest bit.
    pub offset: u32,
    /// The width in bits.
    pub size: u32,
}

/// A register.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Register {
    pub name: String,
    pub units: Vec<u16>,
    /// Its parts by sub-register index.
    pub sub_regs: BTreeMap<String, String>,
    pub reserved: bool,
    pub constant: bool,
}

/// A register class.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RegClass {
    pub name: String,
    pub reg_size_bits: u32,
    pub regs: Vec<String>,
    /// The registers in allocation order; empty for a class that is never allocated.
    pub alloc_order: Vec<String>,
}

/// How LLVM stores and loads a register of a class, as instructions of MIR.
#[derive(Clone, Debug, Deserialize)]
pub struct Recipe {
    /// The class.
    pub(super) class: String,
    /// The register.
    pub reg: String,
    /// The instructions that store it.
    pub store: Vec<String>,
    /// The instructions that load it.
    pub load: Vec<String>,
}

/// The table of instructions.
#[derive(Deserialize)]
struct Instructions {
    instructions: Vec<OpcodeRecord>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OpcodeRecord {
    name: String,
    num_defs: usize,
    operands: Vec<OperandRecord>,
    flags: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OperandRecord {
    #[serde(rename = "type")]
    kind: u8,
    class: Option<String>,
    tied_to: Option<usize>,
    #[serde(default)]
    early_clobber: bool,
}

/// An opcode.
#[derive(Debug)]
pub struct Opcode {
    /// The name.
    pub name: Ustr,
    /// The number of explicit defs, which are the first operands.
    pub num_defs: usize,
    /// The explicit operands.
    pub operands: Vec<OpcodeOperand>,
    flags: u16,
    /// The other ways to issue it, once that was asked for.
    pub(super) ways: OnceCell<Ways>,
}

/// An operand in the description of an opcode.
#[derive(Debug)]
pub struct OpcodeOperand {
    /// The type, as LLVM numbers them; see [`ADDRESS`].
    pub kind: u8,
    /// The position of its register class in the tables.
    pub class: Option<usize>,
    /// The def that has the same register.
    pub tied_to: Option<usize>,
    /// Whether it is written before all operands are read.
    pub early_clobber: bool,
}

/// A property of an opcode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flag {
    /// It leaves the function.
    Return,
    /// It calls.
    Call,
    /// It is among the instructions that end a block.
    Terminator,
    /// It jumps to an address in a register or in memory.
    IndirectBranch,
    /// Two of its operands may be exchanged.
    Commutable,
    /// Its result may be computed again elsewhere, if its operands are there.
    Rematerializable,
    /// It is as cheap as a move.
    AsCheapAsMove,
    /// It may read memory.
    MayLoad,
    /// It may write memory.
    MayStore,
    /// It does something that nothing else says.
    SideEffects,
}

/// The flags by LLVM's names.
const FLAGS: [(&str, Flag); 10] = [
    ("isReturn", Flag::Return),
    ("isCall", Flag::Call),
    ("isTerminator", Flag::Terminator),
    ("isIndirectBranch", Flag::IndirectBranch),
    ("isCommutable", Flag::Commutable),
    ("isRematerializable", Flag::Rematerializable),
    ("isAsCheapAsAMove", Flag::AsCheapAsMove),
    ("mayLoad", Flag::MayLoad),
    ("mayStore", Flag::MayStore),
    ("hasUnmodeledSideEffects", Flag::SideEffects),
];

impl Opcode {
    /// Whether the opcode has a property.
    pub fn is(&self, flag: Flag) -> bool {
        self.flags >> flag as u16 & 1 != 0
    }
}

/// The tables of a machine: the registers, and the opcodes with the positions of their classes.
///
/// # Errors
/// If the tables that come with the program cannot be used.
pub(super) fn read(arch: Arch) -> Result<(Registers, Vec<Opcode>), Error> {
    let [registers, instructions]: [&[u8]; 2] = match arch {
        Arch::X86_64 => {
            [include_bytes!("../../tables/x86_64.regs.json.zst"), include_bytes!("../../tables/x86_64.instrs.json.zst")]
        }
        Arch::Riscv64 => [
            include_bytes!("../../tables/riscv64.regs.json.zst"),
            include_bytes!("../../tables/riscv64.instrs.json.zst"),
        ],
        Arch::Aarch64 => [
            include_bytes!("../../tables/aarch64.regs.json.zst"),
            include_bytes!("../../tables/aarch64.instrs.json.zst"),
        ],
        Arch::S390x => {
            [include_bytes!("../../tables/s390x.regs.json.zst"), include_bytes!("../../tables/s390x.instrs.json.zst")]
        }
        Arch::Power => [
            include_bytes!("../../tables/powerpc64le.regs.json.zst"),
            include_bytes!("../../tables/powerpc64le.instrs.json.zst"),
        ],
    };
    let registers: Registers = unpack(arch, registers)?;
    let instructions: Instructions = unpack(arch, instructions)?;
    let classes: BTreeMap<&str, usize> =
        registers.classes.iter().enumerate().map(|(at, class)| (class.name.as_str(), at)).collect();
    let opcode = |record: OpcodeRecord| {
        let operand = |operand: OperandRecord| OpcodeOperand {
            kind: operand.kind,
            class: operand.class.and_then(|class| classes.get(class.as_str()).copied()),
            tied_to: operand.tied_to,
            early_clobber: operand.early_clobber,
        };
        let flags = FLAGS.iter().filter(|(name, _)| record.flags.iter().any(|flag| flag == name));
        Opcode {
            num_defs: record.num_defs,
            flags: flags.fold(0, |flags, (_, flag)| flags | 1 << *flag as u16),
            ways: OnceCell::new(),
            operands: record.operands.into_iter().map(operand).collect(),
            name: record.name.as_str().into(),
        }
    };
    let opcodes = instructions.instructions.into_iter().map(opcode).collect();
    Ok((registers, opcodes))
}

fn unpack<T: DeserializeOwned>(arch: Arch, packed: &[u8]) -> Result<T, Error> {
    let bad = |problem: String| Error::Tables { name: arch.to_string(), problem };
    let mut text = String::new();
    let mut decoder = StreamingDecoder::new(packed).map_err(|error| bad(error.to_string()))?;
    decoder.read_to_string(&mut text).map_err(|error| bad(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| bad(error.to_string()))
}
