//! An assembler for x86-64, by iced-x86, which knows all instructions: of those with the name of a line it tries which can
//! have the operands, and takes the shortest. Operands are registers, numbers, labels, and places in memory such as
//! `[rax+rcx*8+16]`. `byte` and `dword` say how many bytes are at a place that has not eight; `qword` says that all of a
//! register is meant, whatever part is named. Of the directives, `.byte`, `.long` and `.quad` make data, and `.long`
//! takes the difference of two labels. The others mean nothing here: all is in one piece.

use std::collections::HashMap;
use std::ops::Range;

use iced_x86::{
    BlockEncoder, BlockEncoderOptions, Code, Encoder, IcedError, Instruction, InstructionBlock, OpKind, Register,
};

use crate::Failure;

/// Machine code and data.
pub struct MachineCode {
    pub bytes: Vec<u8>,
    /// Where each line begins.
    offsets: Vec<u32>,
    /// The line of each label.
    labels: HashMap<String, usize>,
}

impl MachineCode {
    /// Where some lines begin and end.
    pub fn range(&self, lines: &Range<usize>) -> Range<u32> {
        self.offsets[lines.start]..self.offsets[lines.end]
    }

    /// Where a label is.
    ///
    /// # Errors
    /// There is no such label.
    pub fn label(&self, name: &str) -> Result<u32, Failure> {
        let line = self.labels.get(name).ok_or_else(|| Failure::Assembly(name.into()))?;
        Ok(self.offsets[*line])
    }
}

/// Assembles a text.
///
/// # Errors
/// The first line that is no instruction, or a branch that reaches too far.
pub fn assemble(lines: &[String]) -> Result<MachineCode, Failure> {
    let labels = lines.iter().enumerate().filter_map(|(number, line)| Some((line.strip_suffix(':')?.into(), number)));
    let registers = Register::values().map(|register| (format!("{register:?}").to_lowercase(), register));
    let mut tables = Tables { labels: labels.collect(), registers: registers.collect(), codes: HashMap::new() };
    for code in Code::values() {
        tables.codes.entry(format!("{:?}", code.mnemonic()).to_lowercase()).or_default().push(code);
    }
    // The address of each line, for branches, is its number, counted from 1; the encoder replaces it by the true one.
    let mut instructions = Vec::new();
    for (line, address) in lines.iter().zip(1..) {
        let mut instruction = tables.line(line.trim())?.ok_or_else(|| Failure::Assembly(line.clone()))?;
        instruction.set_ip(address);
        instructions.push(instruction);
    }
    let block = InstructionBlock::new(&instructions, 0);
    let encoded = BlockEncoder::encode(64, block, BlockEncoderOptions::RETURN_NEW_INSTRUCTION_OFFSETS)?;
    let (bytes, offsets) = (encoded.code_buffer, encoded.new_instruction_offsets);
    let mut code = MachineCode { bytes, offsets, labels: tables.labels };
    for (number, line) in lines.iter().enumerate() {
        let difference = line.trim_start().strip_prefix(".long ").and_then(|text| text.split_once(" - "));
        let Some((label, base)) = difference else { continue };
        let distance = code.label(label)?.wrapping_sub(code.label(base)?);
        code.bytes[code.offsets[number] as usize..][..4].copy_from_slice(&distance.to_le_bytes());
    }
    Ok(code)
}

/// What names stand for.
struct Tables {
    labels: HashMap<String, usize>,
    registers: HashMap<String, Register>,
    codes: HashMap<String, Vec<Code>>,
}

/// The ways in which instructions have numbers and labels.
const KINDS: [OpKind; 5] =
    [OpKind::Immediate8, OpKind::Immediate8to64, OpKind::Immediate32to64, OpKind::Immediate64, OpKind::NearBranch64];

/// The bytes of a place in memory, if there are not eight.
const SIZES: [(&str, usize); 2] = [("byte", 1), ("dword", 4)];

impl Tables {
    /// The instruction of a line; `None` if there is none.
    fn line(&self, line: &str) -> Result<Option<Instruction>, IcedError> {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let data = |bytes: &[u8]| Instruction::with_declare_byte(bytes).map(Some);
        match name {
            ".byte" => return rest.parse().map_or(Ok(None), |byte: u8| data(&[byte])),
            ".quad" => return rest.parse().map_or(Ok(None), |word: u64| data(&word.to_le_bytes())),
            ".long" => return data(&[0; 4]),
            _ => {}
        }
        if line.is_empty() || line.starts_with('.') || line.ends_with(':') {
            return Ok(Some(Instruction::with(Code::Zero_bytes)));
        }
        let operands: Vec<&str> = rest.split(", ").filter(|operand| !operand.is_empty()).collect();
        let (mut encoder, mut shortest) = (Encoder::new(64), None);
        let codes = self.codes.get(name).into_iter().flatten();
        for (&code, kind) in codes.flat_map(|code| KINDS.map(|kind| (code, kind))) {
            let found =
                self.instruction(code, kind, &operands).and_then(|inst| Some((encoder.encode(&inst, 0).ok()?, inst)));
            shortest = shortest.into_iter().chain(found).min_by_key(|&(length, _)| length);
        }
        Ok(shortest.map(|(_, instruction)| instruction))
    }

    /// An instruction with these operands. Whether it can have them, the encoder sees.
    fn instruction(&self, code: Code, kind: OpKind, operands: &[&str]) -> Option<Instruction> {
        let mut inst = Instruction::default();
        inst.set_code(code);
        if inst.op_count() as usize != operands.len() {
            return None;
        }
        for (at, operand) in (0..).zip(operands) {
            let (part, operand) = operand.split_once(' ').unwrap_or(("", operand));
            if let Some(place) = operand.strip_prefix('[') {
                let size = SIZES.iter().find(|size| size.0 == part).map_or(8, |size| size.1);
                inst.set_op_kind(at, OpKind::Memory);
                self.place(&mut inst, place.strip_suffix(']')?)?;
                if ![0, size].contains(&inst.memory_size().size()) {
                    return None;
                }
            } else if let Some(&register) = self.registers.get(operand) {
                inst.set_op_register(at, if part == "qword" { register.full_register() } else { register });
            } else if let Some(&line) = self.labels.get(operand).filter(|_| kind == OpKind::NearBranch64) {
                inst.set_op_kind(at, kind);
                inst.set_near_branch64(line as u64 + 1);
            } else {
                inst.set_op_kind(at, kind);
                let number: i64 = operand.parse().ok()?;
                inst.try_set_immediate_i64(at, number).ok()?;
                if inst.immediate(at) != number as u64 {
                    return None;
                }
            }
        }
        Some(inst)
    }

    /// Sets a place in memory: the sum of a base, an index, a number and a label.
    fn place(&self, inst: &mut Instruction, place: &str) -> Option<()> {
        inst.set_memory_index_scale(1);
        for part in place.split('+') {
            let (name, scale) = part.split_once('*').unwrap_or((part, ""));
            if let Some(&register) = self.registers.get(name) {
                if inst.memory_base() == Register::None && scale.is_empty() {
                    inst.set_memory_base(register);
                } else {
                    inst.set_memory_index(register);
                    inst.set_memory_index_scale(if scale.is_empty() { 1 } else { scale.parse().ok()? });
                }
            } else if let Some(&line) = self.labels.get(name) {
                inst.set_memory_base(Register::RIP);
                inst.set_memory_displacement64(line as u64 + 1);
                inst.set_memory_displ_size(8);
            } else {
                let offset: i64 = part.parse().ok()?;
                inst.set_memory_displacement64(offset as u64);
                inst.set_memory_displ_size((offset != 0).into());
            }
        }
        Some(())
    }
}
