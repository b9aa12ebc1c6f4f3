//! Reading MIR.

use std::collections::BTreeMap;

use smol_str::format_smolstr;
use ustr::Ustr;

use super::ir::frame_pointers;
use super::lex::{split_memory, split_operands, word};
use super::{
    Block, Document, Entry, Frame, FramePointer, Function, Inst, Module, Operand, ParseError, RegFlags, RegName,
    RegOperand,
};

/// The flags that may stand before an opcode.
const INST_FLAGS: [&str; 19] = [
    "frame-setup",
    "frame-destroy",
    "nnan",
    "ninf",
    "nsz",
    "arcp",
    "contract",
    "afn",
    "reassoc",
    "nuw",
    "nsw",
    "exact",
    "nofpexcept",
    "unpredictable",
    "noconvergent",
    "nneg",
    "disjoint",
    "nusw",
    "samesign",
];

pub(super) fn module(text: &str) -> Result<Module, ParseError> {
    let error = |problem: &str| ParseError { function: String::new(), line: 1, problem: problem.to_string() };
    if !text.starts_with("--- |") {
        return Err(error("no module of IR; `llc` prints one"));
    }
    let end = text.find("\n...\n").ok_or_else(|| error("the module of IR does not end"))? + "\n...\n".len();
    let mut module = Module { ir: text[..end].to_string(), functions: Vec::new() };
    let frame_pointers = frame_pointers(&text[..end]);
    let mut line = 1 + text[..end].matches('\n').count();
    let mut rest = &text[end..];
    while let Some(start) = rest.strip_prefix("---\n") {
        let length = start.find("\n---\n").map_or(start.len(), |at| at + 1);
        let (document, other) = start.split_at(length);
        let (name, mut function) = function(document, line + 1);
        if let Ok(function) = &mut function {
            function.frame_pointer = frame_pointers.get(name.as_str()).copied().unwrap_or_default();
        }
        module.functions.push(Document { name, text: document.to_string(), function });
        line += 1 + document.matches('\n').count();
        rest = other;
    }
    match rest.trim() {
        "" => Ok(module),
        _ => Err(ParseError { line, ..error("expected the document of a function, which begins with `---`") }),
    }
}

pub(super) fn instruction(text: &str) -> Result<Inst, ParseError> {
    Reader::new(text, 1).inst(text)
}

/// A function whose document begins in a line of the file, and its name.
fn function(text: &str, first_line: usize) -> (String, Result<Function, ParseError>) {
    let mut reader = Reader::new(text, first_line);
    let mut head: Vec<Entry> = Vec::new();
    let mut lines = text.lines();
    for line in lines.by_ref() {
        if line.starts_with("body:") {
            break;
        }
        if let Some((key, value)) = line.split_once(':').filter(|_| !line.starts_with([' ', '\t'])) {
            if key == "name" {
                reader.name = value.trim().trim_matches(['\'', '"']).to_string();
            }
            head.push(Entry { key: key.to_string(), text: String::new() });
        }
        if let Some(entry) = head.last_mut() {
            entry.text.push_str(line);
            entry.text.push('\n');
        }
        reader.line += 1;
    }
    let function = reader.body(lines, head);
    (reader.name, function)
}

struct Reader {
    name: String,
    line: usize,
    classes: BTreeMap<u32, Ustr>,
    /// No virtual register has this number or a higher one: LLVM lists all below.
    max_registers: usize,
}

impl Reader {
    fn new(text: &str, line: usize) -> Reader {
        Reader { name: String::new(), line, classes: BTreeMap::new(), max_registers: text.len() }
    }

    fn error<T>(&self, problem: impl Into<String>) -> Result<T, ParseError> {
        Err(ParseError { function: self.name.clone(), line: self.line, problem: problem.into() })
    }

    fn body<'a>(&mut self, lines: impl Iterator<Item = &'a str>, head: Vec<Entry>) -> Result<Function, ParseError> {
        for line in head.iter().filter(|entry| entry.key == "registers").flat_map(|entry| entry.text.lines()) {
            let field = |key: &str| line.split_once(key).map(|(_, rest)| word(rest.trim_start()).0);
            if let (Some(id), Some(class)) = (field("id:"), field("class:")) {
                let id = self.register(id)?;
                self.classes.insert(id, class.into());
            }
        }
        let mut blocks: Vec<Block> = Vec::new();
        for line in lines {
            self.line += 1;
            let text = line.trim();
            if line.starts_with("...") {
                break;
            }
            if text.is_empty() || text.starts_with(';') {
                continue;
            }
            if let Some(header) = line.strip_prefix("  bb.") {
                blocks.push(self.block(header)?);
                continue;
            }
            let Some(block) = blocks.last_mut() else { return self.error("an instruction outside a block") };
            if let Some(list) = text.strip_prefix("successors:") {
                block.successors = Some(self.successors(list)?);
            } else if let Some(list) = text.strip_prefix("liveins:") {
                let name = |reg: &str| reg.trim().trim_start_matches('$').split(':').next().map(Ustr::from);
                block.live_ins = list.split(',').filter_map(name).collect();
            } else if text.ends_with('{') || text == "}" {
                return self.error("a bundle of instructions");
            } else {
                let inst = self.inst(text)?;
                match inst.is_debug() {
                    true => block.debug.push((block.insts.len(), inst)),
                    false => block.insts.push(inst),
                }
            }
        }
        let Some(last) = blocks.last_mut() else { return self.error("a function without code") };
        // Without the line, LLVM lets a block that ends in a call fall through to the block that is put after it.
        last.successors.get_or_insert_default();
        let classes = std::mem::take(&mut self.classes);
        let (name, frame_pointer) = (self.name.clone(), FramePointer::default());
        let frame = Frame::new(&head);
        Ok(Function { name, frame_pointer, frame, head, classes, tuples: BTreeMap::new(), blocks })
    }

    fn number(&self, text: &str) -> Result<u32, ParseError> {
        text.parse().or_else(|_| self.error(format!("`{text}` is no number")))
    }

    fn register(&self, text: &str) -> Result<u32, ParseError> {
        let number = text.parse().ok().filter(|&number| (number as usize) < self.max_registers);
        number.map_or_else(|| self.error(format!("`{text}` is no number of a register")), Ok)
    }

    fn block(&self, header: &str) -> Result<Block, ParseError> {
        let (id, rest) = word(header);
        let (id, header) = (self.number(id)?, rest.trim_end().to_string());
        Ok(Block { id, line: self.line, header, ..Block::default() })
    }

    fn successors(&self, list: &str) -> Result<Vec<(u32, Option<u32>)>, ParseError> {
        let list = list.split(';').next().unwrap_or_default();
        let mut successors = Vec::new();
        for item in split_operands(list) {
            let Some(item) = item.strip_prefix("%bb.") else { return self.error(format!("`{item}` is no block")) };
            let (id, rest) = word(item);
            let digits = rest.trim_start_matches("(0x").trim_end_matches(')');
            let probability = match digits {
                "" => None,
                digits => Some(u32::from_str_radix(digits, 16).or_else(|_| self.error("no probability"))?),
            };
            successors.push((self.number(id)?, probability));
        }
        Ok(successors)
    }

    fn inst(&mut self, text: &str) -> Result<Inst, ParseError> {
        let (code, memory) = split_memory(text);
        let starts_with_reg = code.starts_with(['%', '$']) || {
            let first = code.split(' ').next().unwrap_or_default();
            flag(first, &mut RegFlags::default())
        };
        let (defs, mut code) = match code.split_once(" = ").filter(|_| starts_with_reg) {
            Some((defs, code)) => (defs, code),
            None => ("", code),
        };
        let mut inst = Inst { line: self.line, memory: memory.into(), ..Inst::default() };
        for operand in split_operands(defs) {
            let mut operand = self.operand(operand)?;
            if let Operand::Reg(reg) = &mut operand {
                reg.flags.def = true;
            }
            inst.operands.push(operand);
        }
        inst.num_defs = inst.operands.len();
        while let Some((first, rest)) = code.split_once(' ').filter(|(first, _)| INST_FLAGS.contains(first)) {
            inst.flags = format_smolstr!("{}{first} ", inst.flags);
            code = rest;
        }
        let (opcode, rest) = code.split_once(' ').unwrap_or((code, ""));
        if word(opcode).0 != opcode || opcode.is_empty() {
            return self.error(format!("`{opcode}` is no opcode"));
        }
        inst.opcode = opcode.into();
        for operand in split_operands(rest) {
            if let Some(location) = operand.strip_prefix("debug-location ") {
                inst.debug_location = location.into();
            } else if let Some(number) = operand.strip_prefix("debug-instr-number ") {
                inst.debug_number = Some(self.number(number)?);
            } else {
                let operand = self.operand(operand)?;
                inst.operands.push(operand);
            }
        }
        Ok(inst)
    }

    fn operand(&mut self, text: &str) -> Result<Operand, ParseError> {
        if let Some(block) = text.strip_prefix("%bb.") {
            return Ok(Operand::Block(self.number(word(block).0)?));
        }
        let mut flags = RegFlags::default();
        let mut rest = text;
        while let Some((first, others)) = rest.split_once(' ').filter(|(first, _)| flag(first, &mut flags)) {
            debug_assert!(!first.is_empty());
            rest = others;
        }
        if let Some(name) = rest.strip_prefix('$') {
            let (name, rest) = word(name);
            let reg = RegName::Physical(name.into());
            return Ok(Operand::Reg(RegOperand { flags, reg, tied: self.tied(rest)? }));
        }
        let Some(name) = rest.strip_prefix('%').filter(|name| name.starts_with(|c: char| c.is_ascii_digit())) else {
            return Ok(Operand::Other(text.into()));
        };
        let (number, mut rest) = word(name);
        let number = self.register(number)?;
        let mut sub = None;
        if let Some((name, others)) = rest.strip_prefix('.').map(word) {
            (sub, rest) = (Some(name.into()), others);
        }
        if let Some((class, others)) = rest.strip_prefix(':').map(word) {
            self.classes.entry(number).or_insert_with(|| class.into());
            rest = others;
        }
        if let Some((name, others)) = rest.strip_prefix('.').map(word) {
            (sub, rest) = (Some(name.into()), others);
        }
        Ok(Operand::Reg(RegOperand { flags, reg: RegName::Virtual(number, sub), tied: self.tied(rest)? }))
    }

    fn tied(&self, text: &str) -> Result<Option<usize>, ParseError> {
        match text.strip_prefix("(tied-def ") {
            Some(number) => Ok(Some(self.number(number.trim_end_matches(')'))? as usize)),
            None if text.is_empty() || text.starts_with('(') => Ok(None),
            None => self.error(format!("`{text}` after a register")),
        }
    }
}

/// Whether a word is a flag of a register operand; adds it to the flags.
fn flag(word: &str, flags: &mut RegFlags) -> bool {
    match word {
        "implicit" => flags.implicit = true,
        "implicit-def" => (flags.implicit, flags.def) = (true, true),
        "def" => flags.def = true,
        "dead" => flags.dead = true,
        "killed" => flags.killed = true,
        "undef" => flags.undef = true,
        "early-clobber" => (flags.early_clobber, flags.def) = (true, true),
        "renamable" => flags.renamable = true,
        "internal" | "debug-use" => {}
        _ => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where blocks are put after the last one, LLVM must not take them for its successors.
    #[test]
    fn the_last_block_says_that_it_has_no_successors() {
        let text = "name: f\nbody: |\n  bb.0:\n    PseudoBR %bb.1\n\n  bb.1:\n    PseudoCALL @abort\n...\n";
        let (_, parsed) = function(text, 1);
        let text = parsed.expect("a function").text();
        assert!(text.contains("bb.1:\n    successors: \n"), "{text}");
        assert!(text.contains("bb.0:\n  \n"), "{text}");
    }
}
