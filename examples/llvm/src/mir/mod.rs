//! Machine code of LLVM in its text form (MIR), as `llc` 19 prints it.
//!
//! A file is a module of IR and a YAML document for each function. The IR and what a function says besides its code are kept
//! as text. The code is parsed to instructions with operands, so that registers can be replaced. Names are kept once,
//! and other words short strings without memory of their own, since the code is copied often.

mod ir;
mod lex;
mod lines;
mod parse;
mod print;
mod readable;

use std::collections::BTreeMap;
use std::fmt;

use smol_str::SmolStr;
use ustr::Ustr;

pub use ir::{FramePointer, defined, has_landing_pads};
pub use lines::Lines;
pub use readable::{readable, unreadable};

/// A file of MIR.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The IR module, with the lines that enclose it.
    pub ir: String,
    /// The functions, in the order of the file.
    pub functions: Vec<Document>,
}

/// A function of a file, or what is wrong with its text.
#[derive(Clone, Debug)]
pub struct Document {
    /// The name of the function.
    pub name: String,
    /// The text, without the line of dashes in front.
    pub text: String,
    /// The parsed function.
    pub function: Result<Function, ParseError>,
}

/// A machine function.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name.
    pub name: String,
    /// When it keeps a frame pointer, as the IR says.
    pub frame_pointer: FramePointer,
    /// What its entries say of its frame.
    pub frame: Frame,
    /// The entries of the document before its code, in order.
    pub head: Vec<Entry>,
    /// The register class of each virtual register.
    pub classes: BTreeMap<u32, Ustr>,
    /// The virtual registers that stand for tuples in instructions, by the first member. MIR as it is read has none.
    pub tuples: BTreeMap<u32, Tuple>,
    /// The blocks, in the order of the code.
    pub blocks: Vec<Block>,
}

/// What the entries of a document say of the frame.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// Whether an object on the stack has no constant size.
    pub has_variable_size: bool,
    /// The largest alignment of an object; 0 if nothing says so.
    pub max_align: u32,
    /// The number of the next object on the stack.
    pub next_object: usize,
    /// The keys of which the document, or its description of the frame, says that they are true.
    truths: Vec<String>,
}

/// A tuple of virtual registers.
#[derive(Clone, Debug)]
pub struct Tuple {
    /// The class of the tuple.
    pub class: Ustr,
    /// Its members.
    pub members: Vec<u32>,
}

/// An entry of the YAML document of a function: a key and its lines.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The key, as in `stack`.
    pub key: String,
    /// All lines, the one with the key included.
    pub text: String,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Its number.
    pub id: u32,
    /// Its line in the file.
    pub line: usize,
    /// What follows the number: the name, attributes and the colon.
    pub header: String,
    /// The successors with their probabilities, in units of 2^-31; `None` if no line gives them, and it is not the last block.
    pub successors: Option<Vec<(u32, Option<u32>)>>,
    /// The physical registers that are live at the start, without the dollar sign.
    pub live_ins: Vec<Ustr>,
    /// The instructions, without those for debuggers.
    pub insts: Vec<Inst>,
    /// What is said to debuggers: how many of the instructions stand in front, and the pseudo-instruction.
    pub debug: Vec<(usize, Inst)>,
}

/// An instruction.
#[derive(Clone, Debug, Default)]
pub struct Inst {
    /// Its line in the file.
    pub line: usize,
    /// Flags before the opcode, each with a space after it.
    pub flags: SmolStr,
    /// The opcode.
    pub opcode: Ustr,
    /// The operands; the defs in front of the opcode come first.
    pub operands: Vec<Operand>,
    /// The number of operands in front of the opcode.
    pub num_defs: usize,
    /// The number by which debug information refers to what it defines.
    pub debug_number: Option<u32>,
    /// The line of the source, as metadata, or nothing.
    pub debug_location: SmolStr,
    /// The memory operands with the `::` before them, or nothing.
    pub memory: SmolStr,
}

/// An operand.
#[derive(Clone, PartialEq, Debug)]
pub enum Operand {
    /// A register.
    Reg(RegOperand),
    /// A block, by its number.
    Block(u32),
    /// Anything else, as text.
    Other(SmolStr),
}

/// A register operand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RegOperand {
    /// What is said of it.
    pub flags: RegFlags,
    /// The register.
    pub reg: RegName,
    /// The operand to which the text ties it.
    pub tied: Option<usize>,
}

/// A register.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum RegName {
    /// A virtual register, with a sub-register index if a part of it is meant.
    Virtual(u32, Option<Ustr>),
    /// A physical register, without the dollar sign; `noreg` for none.
    Physical(Ustr),
}

/// The flags of a register operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RegFlags {
    /// After the opcode and not an operand of its description.
    pub implicit: bool,
    /// Written.
    pub def: bool,
    /// Written and not read later.
    pub dead: bool,
    /// Read for the last time.
    pub killed: bool,
    /// Read, whatever it contains.
    pub undef: bool,
    /// Written before all operands are read.
    pub early_clobber: bool,
    /// Free to be renamed by later passes.
    pub renamable: bool,
}

/// What is wrong with the text of MIR.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct ParseError {
    /// The function; empty outside functions.
    pub function: String,
    /// The line in the file.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.function.is_empty() {
            write!(f, "line {}: {}", self.line, self.problem)
        } else {
            write!(f, "function `{}`, line {}: {}", self.function, self.line, self.problem)
        }
    }
}

impl Module {
    /// Parses a file. A function that does not parse is an error of its document and leaves the others alone. Time is linear
    /// in the text.
    ///
    /// # Errors
    /// If the text is not a file of MIR.
    pub fn parse(text: &str) -> Result<Module, ParseError> {
        parse::module(text)
    }
}

impl Function {
    /// Adds a virtual register of a class. Takes time logarithmic in the registers.
    pub fn new_register(&mut self, class: Ustr) -> u32 {
        let register = self.num_registers() as u32;
        self.classes.insert(register, class);
        register
    }
    /// The least number that is above those of all virtual registers.
    pub fn num_registers(&self) -> usize {
        self.classes.last_key_value().map_or(0, |(&last, _)| last as usize + 1)
    }
    /// The entry of the document with this key.
    pub fn entry(&self, key: &str) -> Option<&Entry> {
        self.head.iter().find(|entry| entry.key == key)
    }
}

impl Frame {
    /// Reads the entries of a document.
    fn new(head: &[Entry]) -> Frame {
        let text = |key: &str| head.iter().find(|entry| entry.key == key).map_or("", |entry| entry.text.as_str());
        let stack = text("stack");
        let ids = stack.split("{ id: ").skip(1).filter_map(|rest| rest.split(',').next()?.trim().parse::<usize>().ok());
        let align = text("frameInfo").lines().find_map(|line| line.trim().strip_prefix("maxAlignment:"));
        let lines = head.iter().flat_map(|entry| {
            let count = if entry.key == "frameInfo" { usize::MAX } else { 1 };
            entry.text.lines().take(count)
        });
        let truth = |line: &str| line.trim().strip_suffix("true")?.trim_end().strip_suffix(':').map(str::to_string);
        Frame {
            has_variable_size: stack.contains("type: variable-sized"),
            max_align: align.and_then(|align| align.trim().parse().ok()).unwrap_or_default(),
            next_object: ids.max().map_or(0, |id| id + 1),
            truths: lines.filter_map(truth).collect(),
        }
    }
    /// Whether the document, or its description of the frame, says of one of these keys that it is true.
    pub fn says_any(&self, keys: &[&str]) -> bool {
        self.truths.iter().any(|key| keys.contains(&key.as_str()))
    }
}

impl RegName {
    /// The name that stands for no physical register.
    pub fn none() -> Ustr {
        Ustr::from("noreg")
    }
}

impl RegOperand {
    /// A physical register that later passes may rename.
    pub fn renamable(name: Ustr) -> RegOperand {
        let flags = RegFlags { renamable: true, ..RegFlags::default() };
        RegOperand { flags, reg: RegName::Physical(name), tied: None }
    }
    /// The virtual register, if it is one.
    pub fn virtual_reg(&self) -> Option<u32> {
        match self.reg {
            RegName::Virtual(number, _) => Some(number),
            RegName::Physical(_) => None,
        }
    }
    /// The physical register, if it is one and not `noreg`.
    pub fn physical_reg(&self) -> Option<Ustr> {
        match self.reg {
            RegName::Physical(name) if name != "noreg" => Some(name),
            _ => None,
        }
    }
    /// The sub-register index of a virtual register, if it has one.
    pub fn sub(&self) -> Option<Ustr> {
        match self.reg {
            RegName::Virtual(_, sub) => sub,
            RegName::Physical(_) => None,
        }
    }
}

impl Operand {
    /// The register operand, if it is one.
    pub fn reg(&self) -> Option<&RegOperand> {
        match self {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        }
    }
}

impl Inst {
    /// Whether it only says something to debuggers.
    pub fn is_debug(&self) -> bool {
        ["DBG_VALUE", "DBG_VALUE_LIST", "DBG_INSTR_REF", "DBG_PHI", "DBG_LABEL"].contains(&self.opcode.as_str())
    }
    /// Parses an instruction.
    ///
    /// # Errors
    /// If the text is no instruction.
    pub fn parse(text: &str) -> Result<Inst, ParseError> {
        parse::instruction(text)
    }
    /// The register operands with their positions.
    pub fn regs(&self) -> impl Iterator<Item = (usize, &RegOperand)> {
        self.operands.iter().enumerate().filter_map(|(index, operand)| Some((index, operand.reg()?)))
    }
}
