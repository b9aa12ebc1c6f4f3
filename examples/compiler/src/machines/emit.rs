//! Functions as assembly text, for all machines: blocks, split edges, edits, prologues, jump tables and constants.
//!
//! In the templates of a machine `$0` to `$9` stand for operands, `$m` for a place in the frame, `$i` for the immediate,
//! `$cond` for the condition, `$yes` and `$no` for the successors of a branch, `$label` for a constant, a table or a function.
//! A line `a / b` is `a` if an operand is in memory, or else `b`. What is left may be `a | b | c`: `a` if the result is in the
//! place of the first source, `b` if it is in that of the second, `c` otherwise. A line `a | b` has no middle.

use std::ops::Range;

use ssara_core::emit::{CodeBlock, FarSlot, FrameOp};
use ssara_core::ir::{Block, DefiningInsts, Inst};
use ssara_core::output::{Edit, Loc, Slot, Step};
use ssara_core::target::{Reg, Type};

use crate::compile::Compiled;
use crate::machines::{Callee, Machine, Op};
use crate::ssa::Note;

/// A program as text.
pub struct Listing {
    pub lines: Vec<String>,
    pub functions: Vec<FunctionLines>,
}

/// Which lines belong to a function.
pub struct FunctionLines {
    /// All its code.
    pub code: Range<usize>,
    /// The steps of its allocated code, in the order of the text: the number of each, its lines, and the instruction to which
    /// it belongs.
    pub steps: Vec<(u32, Range<usize>, Inst)>,
}

/// Writes a program.
pub fn emit(machine: &Machine, program: &[Compiled]) -> Listing {
    let mut listing = Listing { lines: vec![machine.header.into()], functions: Vec::new() };
    for (index, compiled) in program.iter().enumerate() {
        let (lines, data) = (&mut listing.lines, Vec::new());
        let (from, next, step, restores) = (Block::ENTRY, None, 0, Vec::new());
        let defining_insts = compiled.built.func.defining_insts(machine.target);
        let mut writer =
            Writer { machine, program, compiled, index, lines, data, from, next, step, restores, defining_insts };
        listing.functions.push(writer.function());
    }
    listing.lines.push("    .section .note.GNU-stack,\"\",%progbits".into());
    listing
}

/// Writes one function.
struct Writer<'a> {
    machine: &'a Machine,
    program: &'a [Compiled],
    compiled: &'a Compiled,
    index: usize,
    lines: &'a mut Vec<String>,
    /// Constants and jump tables, which come after the code.
    data: Vec<String>,
    /// The block that is written, or from which the edge leads that is split, and what is written next.
    from: Block,
    next: Option<CodeBlock>,
    /// The step that is written, and the lines that give its address registers back.
    step: u32,
    restores: Vec<String>,
    defining_insts: DefiningInsts,
}

/// What stands for a name in a template.
type Part = (&'static str, String);

impl Writer<'_> {
    fn function(&mut self) -> FunctionLines {
        let Compiled { built, alloc, frame, order, steps } = self.compiled;
        let (start, mut done, mut waiting) = (self.lines.len(), Vec::new(), Vec::new());
        let globl = if built.func.name == "main" { "    .globl pebble_main" } else { "" };
        self.lines.extend([
            "    .text".into(),
            globl.into(),
            "    .balign 4".into(),
            format!("pebble_{}:", built.func.name),
        ]);
        for (position, &block) in order.iter().enumerate() {
            self.lines.push(format!("{}:", self.label(block)));
            if position == 0 {
                self.frame_ops(frame.prologue());
            }
            self.from = match block {
                CodeBlock::Block(block) => block,
                CodeBlock::SplitEdge(edge) => built.func.edge(edge).from,
            };
            self.next = order.get(position + 1).copied();
            // The first step is the start of the block. Edits belong to the instruction after them.
            for (number, step) in (steps[position].start + 1..).zip(block.steps(&built.func, alloc)) {
                let first = self.lines.len();
                self.begin(number);
                match step {
                    Step::Inst { inst, locs, .. } => self.inst(inst, locs),
                    Step::Edit(edit) => self.edit(edit),
                    Step::Block(_) | Step::SplitEdge(_) => {}
                }
                waiting.push((number, first..self.lines.len()));
                if let Step::Inst { inst, .. } = step {
                    done.extend(waiting.drain(..).map(|(number, lines)| (number, lines, inst)));
                }
            }
            if let CodeBlock::SplitEdge(edge) = block {
                let first = self.lines.len();
                self.go(CodeBlock::Block(built.func.edge(edge).to));
                waiting.push((steps[position].end, first..self.lines.len()));
                let last = built.func.block_insts(self.from).last().expect("a block ends with a terminator");
                done.extend(waiting.drain(..).map(|(number, lines)| (number, lines, last)));
            }
        }
        let code = start..self.lines.len();
        self.lines.append(&mut self.data);
        self.lines.push("    .section .rodata".into());
        for (number, text) in built.texts.iter().enumerate() {
            let label = format!(".Ltext{}_{number}:", self.index);
            self.lines.extend(["    .balign 8".into(), format!("    .quad {}", text.len()), label]);
            self.lines.extend(text.iter().chain([&0]).map(|byte| format!("    .byte {byte}")));
        }
        FunctionLines { code, steps: done }
    }

    /// Begins a step: its slots that are out of reach get their addresses in registers.
    fn begin(&mut self, step: u32) {
        let far_slots = self.compiled.frame.far_slots(step);
        self.step = step;
        let start = self.lines.len();
        for &FarSlot { address, ty, kept_at, .. } in far_slots {
            self.frame_ops(kept_at.map(|at| FrameOp::Load(address, ty, at)));
        }
        let restores = self.lines.split_off(start);
        for &FarSlot { offset, address, ty, kept_at, .. } in far_slots {
            self.frame_ops(kept_at.map(|at| FrameOp::Store(address, ty, at)));
            let (_, template) = self.machine.address.expect("a machine with far slots has it");
            self.write(template, &[Loc::Reg(address)], &[("$i", offset.to_string())]);
        }
        self.restores = restores;
    }

    fn frame_ops(&mut self, ops: impl IntoIterator<Item = FrameOp>) {
        for op in ops {
            match op {
                FrameOp::Adjust(by) => {
                    let template = (self.machine.add_to_stack)(by.into());
                    self.write(template, &[], &[("$i", by.to_string())]);
                }
                FrameOp::AdjustScalable(_) => unreachable!("no value here is scalable"),
                FrameOp::Store(reg, ty, offset) => self.transfer(1, ty, &[reg], Some(self.memory((None, offset)))),
                FrameOp::Load(reg, ty, offset) => self.transfer(2, ty, &[reg], Some(self.memory((None, offset)))),
            }
        }
    }

    fn inst(&mut self, inst: Inst, locs: &[Loc]) {
        let Note { op, template, .. } = *self.compiled.built.note(inst);
        let mut parts: Vec<Part> = Vec::new();
        match op {
            Op::Return => self.frame_ops(self.compiled.frame.epilogue()),
            Op::Jump => return self.go(self.successor(0)),
            Op::Branch(cond) | Op::FloatBranch(cond) | Op::BranchImm(cond, _) => {
                parts.push(("$cond", self.machine.conditions[cond as usize].into()));
                parts.push(("$yes", self.label(self.successor(0))));
                parts.push(("$no", self.label(self.successor(1))));
            }
            Op::Call(Callee::Function(at)) => {
                parts.push(("$label", format!("pebble_{}", self.program[at].built.func.name)));
            }
            Op::Call(Callee::Runtime(name)) => parts.push(("$label", name.into())),
            Op::Text(text) => parts.push(("$label", format!(".Ltext{}_{text}", self.index))),
            Op::Table(table) => {
                let label = format!(".Ltable{}_{table}", self.index);
                self.data.extend(["    .balign 4".into(), format!("{label}:")]);
                for &index in &self.compiled.built.tables[table] {
                    self.data.push(format!("    .long {} - {label}", self.label(self.successor(index))));
                }
                parts.push(("$label", label));
            }
            Op::Float(number) => {
                let label = format!(".Lfloat{}_{:x}", self.index, number.to_bits());
                let line = format!("{label}:");
                if !self.data.contains(&line) {
                    self.data.extend(["    .balign 8".into(), line, format!("    .quad {}", number.to_bits())]);
                }
                parts.push(("$label", label));
            }
            _ => {}
        }
        if let Op::Int(number) | Op::ArithImm(_, number) | Op::BranchImm(_, number) | Op::Load(_, number) = op {
            parts.push(("$i", number.to_string()));
        }
        self.write(template, locs, &parts);
        if let Op::Branch(_) | Op::FloatBranch(_) | Op::BranchImm(..) = op {
            self.go(self.successor(1));
        }
    }

    fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Move { ty, from, to } => self.transfer(0, ty, &[to, from], None),
            Edit::Swap { ty, a, b } => self.transfer(3, ty, &[a, b], None),
            Edit::Store { ty, from, to } => self.transfer(1, ty, &[from], Some(self.place(to))),
            Edit::Load { ty, from, to } => self.transfer(2, ty, &[to], Some(self.place(from))),
            Edit::Remat { value, from, to } => {
                let inst = self.defining_insts.get(value).expect("an instruction defines it");
                let form = self.compiled.built.func.inst_form(self.machine.target, inst);
                self.inst(inst, &from.operands(form, to).collect::<Vec<_>>());
            }
            Edit::Transfer { .. } => unreachable!("no type here spills to another bank"),
            Edit::Scratch { .. } => unreachable!("no copy here takes a scratch register"),
        }
    }

    /// Writes a move, a store, a load or an exchange.
    fn transfer(&mut self, which: usize, ty: Type, regs: &[Reg], place: Option<String>) {
        let template = (self.machine.edits)(&self.machine.target.ty(ty).name)[which];
        let memory = place.map(|place| ("$m", place));
        let locs: Vec<Loc> = regs.iter().copied().map(Loc::Reg).collect();
        self.write(template, &locs, memory.as_slice());
    }

    /// Where a slot is in the current step.
    fn place(&self, slot: Slot) -> String {
        self.memory(self.compiled.frame.place(&self.compiled.alloc, self.step, slot))
    }

    /// A place in memory, from a register or from the stack pointer.
    fn memory(&self, (base, offset): (Option<Reg>, u32)) -> String {
        let base = base.or(self.machine.target.role("stack")).expect("all files here name it");
        self.machine.memory.replace("$0", &self.name(base)).replace("$i", &offset.to_string())
    }

    /// Where a successor of the block is: it may be the block that splits the edge there.
    fn successor(&self, index: usize) -> CodeBlock {
        let (func, alloc) = (&self.compiled.built.func, &self.compiled.alloc);
        let edge = func.succ_edges(self.from).nth(index).expect("as many successors as the form takes");
        CodeBlock::of_edge(func, alloc, edge)
    }

    /// Goes to a block, unless that is the next one.
    fn go(&mut self, block: CodeBlock) {
        if self.next != Some(block) {
            let (_, template) = (self.machine.row)(Op::Jump).expect("each machine can jump");
            self.write(template, &[], &[("$yes", self.label(block))]);
        }
    }

    fn label(&self, block: CodeBlock) -> String {
        match block {
            CodeBlock::Block(block) => format!(".L{}_{block}", self.index),
            CodeBlock::SplitEdge(edge) => format!(".L{}_{edge}", self.index),
        }
    }

    fn name(&self, reg: Reg) -> String {
        (self.machine.name)(&self.machine.target.reg(reg).name)
    }

    /// Writes the lines of a template. Operands in memory are in the first one.
    fn write(&mut self, template: &str, locs: &[Loc], parts: &[Part]) {
        let operand = |&loc: &Loc| match loc {
            Loc::Reg(reg) => self.name(reg),
            Loc::Slot(slot) => self.place(slot),
            Loc::None => String::new(),
        };
        let operands: Vec<String> = locs.iter().map(operand).collect();
        for line in template.lines() {
            let mut text = format!("    {}", chosen(line, locs));
            for (name, part) in parts {
                text = text.replace(name, part);
            }
            for (index, operand) in operands.iter().enumerate() {
                text = text.replace(&format!("${index}"), operand);
            }
            self.lines.push(text);
            self.lines.append(&mut self.restores);
        }
    }
}

/// What a line of a template is for operands in these places.
fn chosen<'t>(line: &'t str, locs: &[Loc]) -> &'t str {
    let (in_memory, in_registers) = line.split_once(" / ").unwrap_or((line, line));
    let line = if locs.iter().any(|loc| loc.slot().is_some()) { in_memory } else { in_registers };
    let choices: Vec<&str> = line.split(" | ").collect();
    match (&choices[..], locs) {
        ([first, _, ..], [result, source, ..]) if result == source => first,
        ([_, second, _], [result, _, source]) if result == source => second,
        (_, _) => choices[choices.len() - 1],
    }
}
