//! LLVM's tables of the registers and instructions of a target, as JSON. The facts were read through LLVM's own target
//! interfaces.
//!
//! Fields that this module does not read are optional, so a file may contain only the needed ones. No file is read beyond
//! [`MAX_FILE`] bytes. Time and memory are linear in the size of the file.
//!
//! The tables are one reading of the manuals, not the truth: where they and an ISA file disagree, the manual decides.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::input::Input;

/// The largest file that is read, in bytes: more than ten times the largest known.
pub const MAX_FILE: usize = 64 << 20;

/// An offset or a size that is not known, or not a number of bits of one register.
pub const UNKNOWN: u32 = 65535;

/// The registers of a target.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct RegisterTables {
    /// The version of LLVM.
    pub llvm: String,
    /// The target triple.
    pub triple: String,
    /// The smallest pieces that matter for overlap, each as the registers for which it stands.
    pub reg_units: Vec<Vec<String>>,
    /// The sub-register indices: each says how a register is a part of another.
    pub sub_reg_indices: Vec<SubRegIndex>,
    /// The registers, parts and tuples included.
    pub registers: Vec<Register>,
    /// The register classes.
    pub classes: Vec<Class>,
    /// The registers that a function has to save, for each calling convention.
    #[serde(default)]
    pub callee_saved: BTreeMap<String, Vec<String>>,
    /// For each calling convention, all registers whose complete contents survive a call.
    #[serde(default)]
    pub reg_masks: BTreeMap<String, Vec<String>>,
    /// How LLVM stores a register of a class, as the text of its machine code.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spill_recipes: Vec<SpillRecipe>,
}

/// How LLVM stores a register of a class.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub struct SpillRecipe {
    /// The name of the class.
    pub class: String,
    /// The instructions, with the number of bytes or bits that they store.
    pub store: Vec<String>,
}

/// A sub-register index: how a register is a part of another.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub struct SubRegIndex {
    /// The name, as in `sub_8bit_hi`.
    pub name: String,
    /// The lowest bit; [`UNKNOWN`] when it is not the same in all registers.
    pub offset: u32,
    /// The number of bits, or [`UNKNOWN`].
    pub size: u32,
}

/// A register, or a tuple of registers.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct Register {
    /// The name, as in `RAX`.
    pub name: String,
    /// The number by which the machine encodes it.
    pub encoding: u32,
    /// Positions in [`RegisterTables::reg_units`].
    pub units: Vec<u32>,
    /// Its parts, by [`SubRegIndex::name`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sub_regs: BTreeMap<String, String>,
    /// Whether it is reserved, so that it holds no value of a function.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reserved: bool,
    /// Whether it holds a value that nothing changes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub constant: bool,
}

/// A register class.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct Class {
    /// The name, as in `GR64_NOSP`.
    pub name: String,
    /// Whether values may be allocated to it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub allocatable: bool,
    /// The width of its registers.
    pub reg_size_bits: u32,
    /// The size of a spill slot, in bytes.
    pub spill_size: u32,
    /// The alignment of a spill slot, in bytes.
    pub spill_align: u32,
    /// The members.
    pub regs: Vec<String>,
    /// The allocatable members, in order of preference. Registers that an instruction can name but that do not combine with
    /// all others, such as AH, are not among them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alloc_order: Vec<String>,
}

/// The instructions of a target.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub struct InstructionTables {
    /// The version of LLVM.
    pub llvm: String,
    /// The target triple.
    pub triple: String,
    /// The instructions.
    pub instructions: Vec<Instruction>,
}

/// An instruction.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct Instruction {
    /// The name, as in `ADD64rr`.
    pub name: String,
    /// The number of operands that are written. They come first.
    pub num_defs: usize,
    /// The operands, immediates included.
    pub operands: Vec<Operand>,
    /// Registers that it reads besides its operands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub implicit_uses: Vec<String>,
    /// Registers that it writes besides its operands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub implicit_defs: Vec<String>,
    /// Further properties, as in `isBranch`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
}

/// An operand of an instruction.
#[derive(Serialize, Deserialize, Clone, Debug)]
#[serde(rename_all = "camelCase")]
pub struct Operand {
    /// The class, for a register.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    /// The operand whose register it must be in; a use says it of a def.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tied_to: Option<usize>,
    /// Whether it is written before all operands are read.
    #[serde(default, skip_serializing_if = "is_default")]
    pub early_clobber: bool,
    /// LLVM's number of the kind of operand.
    #[serde(default, rename = "type", skip_serializing_if = "is_default")]
    pub kind: u32,
    /// Whether it belongs to the condition under which the instruction does anything.
    #[serde(default, skip_serializing_if = "is_default")]
    pub predicate: bool,
    /// Whether it is a result that an encoding of the instruction may lack, such as flags.
    #[serde(default, skip_serializing_if = "is_default")]
    pub optional_def: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Instruction {
    /// Whether `flag` is known of the instruction.
    pub fn is(&self, flag: &str) -> bool {
        self.flags.iter().any(|known| known == flag)
    }
}

/// Reads tables from a file.
///
/// # Errors
/// If the file cannot be read, is too large, or does not contain such tables. The error names the place of a mistake in JSON.
pub fn read<T: DeserializeOwned>(file: &Input) -> Result<T, Failure> {
    serde_json::from_str(&file.text(MAX_FILE)?).map_err(|error| Failure::file(file, &error))
}
