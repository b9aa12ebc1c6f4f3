//! From an allocation back to MIR, as LLVM has it after its own allocator.

mod code;
mod debug;
mod edges;
mod flags;
mod inst;

use std::collections::BTreeMap;

use smol_str::{SmolStr, format_smolstr};
use ssara_core::output::{Allocation, Edit, Loc, Slot};
use ssara_core::target::Reg;

use crate::convert::{Converted, Refusal, What};
use crate::machine::{Root, RootSet};
use crate::mir::{Block, Entry, Function, Inst, Operand, RegFlags, RegName, RegOperand};

pub use code::{Code, Step, how, original};
use debug::{DebugInfo, refer_by_instruction};
use flags::keep_flags;
use ustr::Ustr;

/// Writes an allocation back: the function with physical registers, spill code and copies.
pub struct Emitter<'a> {
    source: &'a Converted<'a>,
    code: &'a Code<'a>,
    debug: DebugInfo,
}

/// Makes the function after allocation.
///
/// # Errors
/// What LLVM's MIR cannot express: copies on an edge that cannot be split.
pub fn emit(source: &Converted<'_>, allocation: &Allocation, code: &Code<'_>) -> Result<Function, Refusal> {
    let debug = DebugInfo::new(source, allocation, code);
    let emitter = Emitter { source, code, debug };
    let mut frame = source.source.frame.clone();
    frame.next_object += allocation.slots.len();
    let mut function = Function {
        name: source.source.name.clone(),
        frame_pointer: source.source.frame_pointer,
        frame,
        head: source.source.head.iter().filter(|entry| entry.key != "registers").cloned().collect(),
        classes: BTreeMap::new(),
        tuples: BTreeMap::new(),
        blocks: Vec::new(),
    };
    emitter.blocks(&mut function)?;
    emitter.head(&mut function, allocation);
    refer_by_instruction(&mut function);
    Ok(function)
}

impl Emitter<'_> {
    fn refuse<T>(&self, line: usize, reason: impl Into<String>) -> Result<T, Refusal> {
        Err(Refusal { line, reason: reason.into() })
    }

    fn blocks(&self, function: &mut Function) -> Result<(), Refusal> {
        let splits = self.splits(function)?;
        let mut appended = Vec::new();
        for (at, block) in self.source.source.blocks.iter().enumerate() {
            let mut live_ins = block.live_ins.clone();
            if at > 0 {
                live_ins.extend(self.names(self.code.live_in[at]));
            }
            let steps = &self.code.blocks[at];
            let (header, successors) = (block.header.clone(), block.successors.clone());
            let insts = Vec::with_capacity(steps.len());
            let debug = Vec::new();
            let mut new = Block { id: block.id, line: block.line, header, successors, live_ins, insts, debug };
            let mut cursor = self.debug_block(at, &mut new);
            for (index, step) in steps.iter().enumerate() {
                self.step(at, step, &mut new.insts)?;
                if matches!(step, Step::Item { .. }) {
                    self.debug_after(&mut cursor, index + 1, &mut new);
                }
            }
            let after = self.split_edges(at, &mut new, &splits, &mut appended)?;
            function.blocks.push(new);
            function.blocks.extend(after);
        }
        function.blocks.extend(appended);
        keep_flags(function);
        Ok(())
    }

    /// The names of some roots.
    fn names(&self, roots: RootSet) -> impl Iterator<Item = Ustr> + '_ {
        roots.iter().map(|root| self.root_name(root))
    }

    fn step(&self, block: usize, step: &Step<'_>, out: &mut Vec<Inst>) -> Result<(), Refusal> {
        match *step {
            Step::Edit(edit) => self.edit(edit, out),
            Step::Item { index, shape, locs } => {
                let item = &self.source.items[block][index];
                if matches!(item.what, What::Entry | What::Fall) {
                    return Ok(());
                }
                self.item(block, item, how(item, shape), locs, out)
            }
        }
    }

    /// The name of a register of the target in MIR.
    fn name(&self, reg: Reg) -> Ustr {
        self.source.machine.reg_name(reg)
    }

    fn root(&self, reg: Reg) -> Result<Root, Refusal> {
        self.source.machine.root(reg).map_or_else(|| self.refuse(0, "a register that is no root"), Ok)
    }

    fn root_name(&self, root: Root) -> Ustr {
        self.source.machine.roots[root.index()].name
    }

    fn edit(&self, edit: Edit, out: &mut Vec<Inst>) -> Result<(), Refusal> {
        match edit {
            Edit::Move { from, to, .. } => {
                out.push(self.copy(self.name(to), self.name(from)));
            }
            Edit::Swap { ty, a, b } => {
                let name = &self.source.machine.target.ty(ty).name;
                let exchanges = self.source.machine.facts().exchanges;
                let Some((_, opcode)) = exchanges.iter().find(|exchange| exchange.0 == name) else {
                    return self.refuse(0, "an exchange of registers");
                };
                let operands = [a, b, a, b].map(|reg| Operand::Reg(RegOperand::renamable(self.name(reg)))).to_vec();
                out.push(Inst { opcode: (*opcode).into(), operands, num_defs: 2, ..Inst::default() });
            }
            Edit::Store { from, to, .. } => self.spill(from, to, true, out),
            Edit::Load { from, to, .. } => self.spill(to, from, false, out),
            Edit::Remat { value, to, .. } => {
                let Some((block, item)) = original(self.source, value) else {
                    return self.refuse(0, "a value that cannot be computed again");
                };
                let first = out.len();
                self.item(block, item, how(item, 0), &[Loc::Reg(to)], out)?;
                // Debug information refers to the original.
                out[first..].iter_mut().for_each(|inst| inst.debug_number = None);
            }
            Edit::Transfer { .. } => return self.refuse(0, "a value that is kept in another bank"),
            Edit::Scratch { .. } => return self.refuse(0, "a copy that takes a scratch register"),
        }
        Ok(())
    }

    fn copy(&self, to: Ustr, from: Ustr) -> Inst {
        let operands = [to, from].map(|name| Operand::Reg(RegOperand::renamable(name))).to_vec();
        Inst { opcode: "COPY".into(), operands, num_defs: 1, ..Inst::default() }
    }

    /// The number of the object on the stack that a spill slot becomes.
    fn object(&self, slot: Slot) -> usize {
        self.source.source.frame.next_object + slot.as_u32() as usize
    }

    /// The name of a spill slot in MIR.
    fn slot_name(&self, slot: Slot) -> SmolStr {
        format_smolstr!("%stack.{}", self.object(slot))
    }

    /// Stores or loads a register: LLVM's own instructions with this register and this slot.
    fn spill(&self, spilled: Reg, slot: Slot, store: bool, out: &mut Vec<Inst>) {
        let machine = self.source.machine;
        let kind =
            machine.kinds.iter().position(|kind| Some(kind.ty) == machine.target.reg(spilled).ty).unwrap_or_default();
        let spill = &machine.kinds[kind].spill;
        for inst in if store { &spill.store } else { &spill.load } {
            let mut inst = inst.clone();
            for operand in &mut inst.operands {
                match operand {
                    Operand::Reg(reg) if reg.physical_reg() == Some(spill.reg) => {
                        reg.reg = RegName::Physical(self.name(spilled));
                        reg.flags = RegFlags { renamable: true, killed: false, ..reg.flags };
                    }
                    Operand::Other(text) if text.starts_with("%stack.") => *text = self.slot_name(slot),
                    _ => {}
                }
            }
            inst.memory = with_slot(&inst.memory, &self.slot_name(slot));
            out.push(inst);
        }
    }

    fn head(&self, function: &mut Function, allocation: &Allocation) {
        for entry in function.head.iter_mut().filter(|entry| entry.key == "liveins") {
            entry.text = entry.text.lines().map(without_virtual_reg).collect();
        }
        if allocation.slots.is_empty() {
            return;
        }
        let mut objects = String::new();
        for (slot, data) in &allocation.slots {
            let (id, size) = (self.object(slot), data.size);
            let align = if size.is_power_of_two() { size } else { 1 << size.trailing_zeros() };
            objects += &format!("  - {{ id: {id}, type: spill-slot, size: {size}, alignment: {align} }}\n");
        }
        match function.head.iter_mut().find(|entry| entry.key == "stack") {
            Some(entry) if !entry.text.contains("[]") => entry.text += &objects,
            Some(entry) => entry.text = format!("stack:\n{objects}"),
            None => function.head.push(Entry { key: "stack".to_string(), text: format!("stack:\n{objects}") }),
        }
    }
}

/// A memory operand with another spill slot.
fn with_slot(memory: &str, slot: &str) -> SmolStr {
    let Some(at) = memory.find("%stack.") else { return memory.into() };
    let rest = &memory[at + "%stack.".len()..];
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    format_smolstr!("{}{slot}{rest}", &memory[..at])
}

/// A line of live-ins of the function without the virtual register.
fn without_virtual_reg(line: &str) -> String {
    match line.split_once(", virtual-reg: ") {
        Some((before, _)) => format!("{before} }}\n"),
        None => format!("{line}\n"),
    }
}
