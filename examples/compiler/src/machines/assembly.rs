//! Functions as assembly text for the GNU assembler: what AArch64, RISC-V and s390x have in common. A machine gives
//! templates of its instructions. In these `$0` to `$9` stand for operands, `$m` for a place in the frame, and `$i` for the
//! immediate. `$yes` stands for the first successor, `$label` for a constant or a table.

use std::collections::BTreeMap;
use std::fmt::Write;

use ssara_core::emit::{CodeBlock, FrameOp};
use ssara_core::ir::{Block, Inst};
use ssara_core::output::{Edit, Loc, Step};
use ssara_core::target::{Form, Type};

use crate::compile::{Compiled, Program};
use crate::machines::{Callee, Machine, Op};

/// A machine whose code is written as text.
pub trait Dialect: Machine {
    /// The template of an instruction with these operands.
    fn template(&self, form: Form, op: Op, locs: &[Loc]) -> String;
    /// What stands before everything else.
    fn header(&self) -> &'static str {
        ""
    }
    /// The templates of an unconditional jump to `$yes`, a call of `$label`, and a return.
    fn transfers(&self) -> [&'static str; 3];
    /// The templates of a move, a store and a load; of a type that the machine's file names so.
    fn edits(&self, ty: &str) -> [&'static str; 3];
    /// A place in memory, from a base register.
    fn memory(&self, base: &str, offset: u32) -> String;
    /// The template of an addition of `$i` to the stack pointer, with the sum in `$0`, which may be the stack pointer.
    fn add_to_stack(&self, amount: i64) -> &'static str;
    /// The name of a register as the assembler wants it.
    fn name(&self, reg: &str) -> String {
        reg.to_string()
    }
}

/// Writes a program.
pub fn emit(machine: &dyn Dialect, program: &Program) -> String {
    let mut out = format!("{}    .text\n", machine.header());
    for (index, compiled) in program.functions.iter().enumerate() {
        Writer { machine, program, compiled, index, out: &mut out, floats: BTreeMap::new() }.function();
    }
    out.push_str("    .section .rodata\n");
    for (index, text) in program.texts.iter().enumerate() {
        let _ = writeln!(out, "    .balign 8\n    .quad {}\n.Ltext{index}:", text.len());
        for byte in text {
            let _ = writeln!(out, "    .byte {byte}");
        }
    }
    out.push_str("    .section .note.GNU-stack,\"\",%progbits\n");
    out
}

/// Writes one function.
struct Writer<'a> {
    machine: &'a dyn Dialect,
    program: &'a Program,
    compiled: &'a Compiled,
    index: usize,
    out: &'a mut String,
    /// The constants of the function: the position of each, by its bits.
    floats: BTreeMap<u64, usize>,
}

/// What stands for `$m`, `$i`, `$yes` and `$label` in a template.
#[derive(Default)]
struct Parts {
    memory: String,
    immediate: i64,
    yes: String,
    label: String,
}

impl Writer<'_> {
    fn function(&mut self) {
        let (func, alloc) = (&self.compiled.built.func, &self.compiled.alloc);
        if func.name == "main" {
            self.out.push_str("    .globl pebble_main\n");
        }
        let _ = writeln!(self.out, "    .balign 4\npebble_{}:", func.name);
        for (position, &block) in self.compiled.order.iter().enumerate() {
            let _ = writeln!(self.out, "{}:", self.label(block));
            if position == 0 {
                self.frame_ops(&self.compiled.frame.prologue(self.machine.target(), self.machine.reach()));
            }
            let from = match block {
                CodeBlock::Block(block) => block,
                CodeBlock::SplitEdge(edge) => func.edge(edge).from,
            };
            let next = self.compiled.order.get(position + 1).copied();
            for step in block.steps(func, alloc) {
                match step {
                    Step::Inst { inst, form, locs } => self.inst((from, next), inst, form, locs),
                    Step::Edit(edit) => self.edit(from, edit),
                    Step::Block(_) | Step::SplitEdge(_) => {}
                }
            }
            if let CodeBlock::SplitEdge(edge) = block {
                self.go(CodeBlock::Block(func.edge(edge).to), next);
            }
        }
        for (bits, position) in std::mem::take(&mut self.floats) {
            let _ = writeln!(self.out, "    .balign 8\n.Lfloat{}_{position}:\n    .quad {bits}", self.index);
        }
    }

    fn frame_ops(&mut self, ops: &[FrameOp]) {
        let stack = self.stack();
        for op in ops {
            match *op {
                FrameOp::Adjust(by) => {
                    let template = self.machine.add_to_stack(by.into()).replace("$0", &stack);
                    self.line(&template, &[], &Parts { immediate: by.into(), ..Parts::default() });
                }
                FrameOp::Store(reg, ty, offset) | FrameOp::Load(reg, ty, offset) => {
                    let [_, store, load] = self.machine.edits(&self.machine.target().ty(ty).name);
                    let memory = self.machine.memory(&stack, offset);
                    let template = if matches!(op, FrameOp::Store(..)) { store } else { load };
                    self.line(template, &[Loc::Reg(reg)], &Parts { memory, ..Parts::default() });
                }
            }
        }
    }

    /// The name of the stack pointer.
    fn stack(&self) -> String {
        let target = self.machine.target();
        self.machine.name(&target.reg(target.role("stack").expect("all files here name it")).name)
    }

    fn inst(&mut self, (block, next): (Block, Option<CodeBlock>), inst: Inst, form: Form, locs: &[Loc]) {
        let op = self.compiled.built.note(inst).op;
        let mut parts = Parts { immediate: op.immediate(), ..Parts::default() };
        let [_, call, ret] = self.machine.transfers();
        match op {
            Op::Entry => return,
            Op::Return => {
                self.frame_ops(&self.compiled.frame.epilogue(self.machine.target(), self.machine.reach()));
                return self.line(ret, &[], &parts);
            }
            Op::Call(callee) => {
                parts.label = match callee {
                    Callee::Function(at) => format!("pebble_{}", self.program.functions[at as usize].built.func.name),
                    Callee::Runtime(function) => function.symbol().to_string(),
                };
                return self.line(call, &[], &parts);
            }
            Op::Jump => return self.go(self.compiled.successor(block, 0), next),
            Op::Branch(_) | Op::FloatBranch(_) | Op::BranchImm(..) => {
                parts.yes = self.label(self.compiled.successor(block, 0));
            }
            Op::Table(table) => parts.label = format!(".Ltable{}_{table}", self.index),
            Op::Text(text) => parts.label = format!(".Ltext{text}"),
            Op::Float(number) => {
                let position = self.floats.len();
                let position = self.floats.entry(number.to_bits()).or_insert(position);
                parts.label = format!(".Lfloat{}_{position}", self.index);
            }
            _ => {}
        }
        self.line(&self.machine.template(form, op, locs), locs, &parts);
        match op {
            Op::Branch(_) | Op::FloatBranch(_) | Op::BranchImm(..) => self.go(self.compiled.successor(block, 1), next),
            Op::Table(table) => {
                let label = parts.label;
                let _ = writeln!(self.out, "    .balign 4\n{label}:");
                for &index in &self.compiled.built.tables[table as usize] {
                    let entry = self.label(self.compiled.successor(block, index));
                    let _ = writeln!(self.out, "    .long {entry} - {label}");
                }
            }
            _ => {}
        }
    }

    fn edit(&mut self, block: Block, edit: Edit) {
        let edits = |ty: Type| self.machine.edits(&self.machine.target().ty(ty).name);
        match edit {
            Edit::Move { ty, from, to } => {
                self.line(edits(ty)[0], &[Loc::Reg(to), Loc::Reg(from)], &Parts::default());
            }
            Edit::Store { ty, from: reg, to: slot } | Edit::Load { ty, from: slot, to: reg } => {
                let [_, store, load] = edits(ty);
                let template = if matches!(edit, Edit::Store { .. }) { store } else { load };
                let memory = self.slot(self.compiled.frame.slot(&self.compiled.alloc, slot));
                self.line(template, &[Loc::Reg(reg)], &Parts { memory, ..Parts::default() });
            }
            Edit::Remat { value, to } => {
                let func = &self.compiled.built.func;
                let defining = func.defining_insts(self.machine.target());
                let inst = defining[value.as_u32() as usize].expect("an instruction defines it");
                self.inst((block, None), inst, func.inst(inst).form, &[Loc::Reg(to)]);
            }
            Edit::Swap { .. } | Edit::Transfer { .. } => unreachable!("the ISA files here allow neither"),
        }
    }

    /// A place in the frame. One that is out of reach gets its address in the scratch register first.
    fn slot(&mut self, offset: u32) -> String {
        let machine = self.machine;
        match machine.scratch().filter(|_| offset > machine.reach()) {
            None => machine.memory(&self.stack(), offset),
            Some(scratch) => {
                let scratch = machine.name(&machine.target().reg(scratch).name);
                let template = machine.add_to_stack(offset.into()).replace("$0", &scratch);
                self.line(&template, &[], &Parts { immediate: offset.into(), ..Parts::default() });
                machine.memory(&scratch, 0)
            }
        }
    }

    /// Goes to a block, unless that is the next one.
    fn go(&mut self, block: CodeBlock, next: Option<CodeBlock>) {
        if next != Some(block) {
            let yes = self.label(block);
            self.line(self.machine.transfers()[0], &[], &Parts { yes, ..Parts::default() });
        }
    }

    fn label(&self, block: CodeBlock) -> String {
        match block {
            CodeBlock::Block(block) => format!(".L{}_{block}", self.index),
            CodeBlock::SplitEdge(edge) => format!(".L{}_{edge}", self.index),
        }
    }

    /// Writes the lines of a template.
    fn line(&mut self, template: &str, locs: &[Loc], parts: &Parts) {
        let mut text = template.replace("$yes", &parts.yes).replace("$label", &parts.label);
        text = text.replace("$i", &parts.immediate.to_string()).replace("$m", &parts.memory);
        for (index, &loc) in locs.iter().enumerate() {
            let operand = match loc {
                Loc::Reg(reg) => self.machine.name(&self.machine.target().reg(reg).name),
                Loc::Slot(slot) => self.slot(self.compiled.frame.slot(&self.compiled.alloc, slot)),
                Loc::None => continue,
            };
            text = text.replace(&format!("${index}"), &operand);
        }
        for line in text.lines() {
            let _ = writeln!(self.out, "    {line}");
        }
    }
}
