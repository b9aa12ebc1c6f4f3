//! Functions as assembly text for the GNU assembler: what AArch64 and RISC-V have in common. A machine gives templates of its
//! instructions: `$0` to `$9` stand for operands, `$i` for the immediate, `$yes` for the first successor, `$label` for a
//! constant or a table.

use std::collections::BTreeMap;
use std::fmt::Write;

use ssara_core::emit::FrameLayout;
use ssara_core::ir::{Block, Edge, Inst};
use ssara_core::output::{Edit, Loc, Step};
use ssara_core::target::{Form, FormKind, Reg, Type};

use crate::Failure;
use crate::compile::Compiled;
use crate::machines::{Machine, Op};
use crate::typed::{Callee, Program};

/// A machine whose code is written as text.
pub trait Dialect: Machine {
    /// The template of an instruction.
    fn template(&self, form: Form, op: Op) -> String;
    /// The templates of an unconditional jump to `$yes` and of a call of `$label`.
    fn transfers(&self) -> [&'static str; 2];
    /// The templates of a move, a store to `$i` and a load from `$i`, both relative to the stack pointer.
    fn edits(&self, float: bool) -> [&'static str; 3];
    /// The largest offset of these.
    fn max_offset(&self) -> u32;
    /// The template of an addition of `$i` to the stack pointer; `amount` is that immediate.
    fn adjust_stack(&self, amount: i64) -> &'static str;
}

/// Writes a program.
///
/// # Errors
/// When a frame is too large for the offsets of loads and stores.
pub fn emit(machine: &dyn Dialect, program: &Program, functions: &[Compiled]) -> Result<String, Failure> {
    let mut out = String::from("    .text\n");
    for (index, compiled) in functions.iter().enumerate() {
        let link = machine.target().role("link").filter(|&link| uses(machine, compiled, link));
        let frame = compiled.frame(machine.target(), 0, link.into_iter().collect())?;
        let offsets = compiled.alloc.slots.keys().map(|slot| frame.slot(&compiled.alloc, slot));
        let highest = offsets.max().unwrap_or(0);
        if highest > machine.max_offset() {
            return Err(Failure::Frame(program.functions[index].name.clone(), highest));
        }
        let mut writer = Writer { machine, program, compiled, frame, index, out: &mut out, floats: BTreeMap::new() };
        writer.function();
    }
    out.push_str("    .section .rodata\n");
    for (index, text) in program.texts.iter().enumerate() {
        let _ = writeln!(out, "    .balign 8\n    .quad {}\n.Ltext{index}:", text.len());
        for byte in text {
            let _ = writeln!(out, "    .byte {byte}");
        }
    }
    Ok(out)
}

/// Whether a function calls or uses the link register otherwise, so that it has to save its return address.
fn uses(machine: &dyn Dialect, compiled: &Compiled, link: Reg) -> bool {
    let (target, func) = (machine.target(), &compiled.built.func);
    let calls = func.blocks().flat_map(|block| func.block_insts(block));
    let mut calls = calls.filter(|&inst| func.inst_form(target, inst).kind == FormKind::Call);
    let operands = compiled.alloc.operands.iter().filter_map(|loc| loc.reg());
    let edits = compiled.alloc.edits.iter().flat_map(|(_, edit)| edit.regs());
    calls.next().is_some() || operands.chain(edits).any(|reg| target.overlap(reg, link))
}

/// Writes one function.
struct Writer<'a> {
    machine: &'a dyn Dialect,
    program: &'a Program,
    compiled: &'a Compiled,
    frame: FrameLayout,
    index: usize,
    out: &'a mut String,
    /// The constants of the function: the position of each, by its bits.
    floats: BTreeMap<u64, usize>,
}

/// What stands for `$i`, `$yes` and `$label` in a template.
#[derive(Default)]
struct Parts {
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
        let mut from = Block::ENTRY;
        let mut split: Option<Edge> = None;
        for step in alloc.walk(func) {
            match step {
                Step::Block(block) => {
                    from = block;
                    let _ = writeln!(self.out, "{}:", self.block_label(block));
                    if block == Block::ENTRY {
                        self.prologue();
                    }
                }
                Step::Edit(edit) => self.edit(from, edit),
                Step::Inst { inst, form, locs } => self.inst(from, inst, form, locs),
                Step::SplitEdge(edge) => {
                    self.end_split(split.replace(edge));
                    from = func.edge(edge).from;
                    let _ = writeln!(self.out, "{}:", self.edge_label(edge));
                }
            }
        }
        self.end_split(split);
        for (bits, position) in std::mem::take(&mut self.floats) {
            let _ = writeln!(self.out, "    .balign 8\n.Lfloat{}_{position}:\n    .quad {bits}", self.index);
        }
    }

    fn prologue(&mut self) {
        self.adjust(-i64::from(self.frame.size));
        self.saved_registers(1);
    }

    fn epilogue(&mut self) {
        self.saved_registers(2);
        self.adjust(self.frame.size.into());
        self.line("ret", &[], &Parts::default());
    }

    fn adjust(&mut self, amount: i64) {
        if amount != 0 {
            self.line(self.machine.adjust_stack(amount), &[], &Parts { immediate: amount, ..Parts::default() });
        }
    }

    /// Stores or loads the registers that the prologue stores, by the template of this position: the link register.
    fn saved_registers(&mut self, template: usize) {
        let template = self.machine.edits(false)[template];
        for (reg, at) in self.frame.saved.clone() {
            self.line(template, &[Loc::Reg(reg)], &Parts { immediate: at.into(), ..Parts::default() });
        }
    }

    fn inst(&mut self, block: Block, inst: Inst, form: Form, locs: &[Loc]) {
        let op = self.compiled.built.ops[self.compiled.built.func.inst_tag(inst) as usize];
        let [jump, call] = self.machine.transfers();
        match op {
            Op::Entry => {}
            Op::Return => self.epilogue(),
            Op::Call(callee) => {
                let label = match callee {
                    Callee::Function(index) => format!("pebble_{}", self.program.functions[index as usize].name),
                    Callee::Runtime(function) => function.symbol().to_string(),
                };
                self.line(call, &[], &Parts { label, ..Parts::default() });
            }
            Op::Jump => self.go(block, 0, jump),
            Op::Branch(_) | Op::FloatBranch(_) | Op::BranchImm(..) => {
                let immediate = if let Op::BranchImm(_, number) = op { number } else { 0 };
                let yes = self.successor(block, 0);
                let template = self.machine.template(form, op);
                self.line(&template, locs, &Parts { immediate, yes, ..Parts::default() });
                self.go(block, 1, jump);
            }
            Op::Table(table) => self.table(block, table as usize, &self.machine.template(form, op), locs),
            _ => {
                let mut parts = Parts::default();
                match op {
                    Op::Int(number) | Op::IntOpImm(_, number) => parts.immediate = number,
                    Op::Load(_, offset) => parts.immediate = offset.into(),
                    Op::Text(text) => parts.label = format!(".Ltext{text}"),
                    Op::Float(number) => {
                        let next = self.floats.len();
                        let position = self.floats.entry(number.to_bits()).or_insert(next);
                        parts.label = format!(".Lfloat{}_{position}", self.index);
                    }
                    _ => {}
                }
                self.line(&self.machine.template(form, op), locs, &parts);
            }
        }
    }

    /// A jump through a table, which follows it.
    fn table(&mut self, block: Block, table: usize, template: &str, locs: &[Loc]) {
        let label = format!(".Ltable{}_{table}", self.index);
        self.line(template, locs, &Parts { label: label.clone(), ..Parts::default() });
        let _ = writeln!(self.out, "    .balign 4\n{label}:");
        for &index in &self.compiled.built.tables[table] {
            let entry = self.successor(block, index);
            let _ = writeln!(self.out, "    .word {entry} - {label}");
        }
    }

    fn edit(&mut self, block: Block, edit: Edit) {
        match edit {
            Edit::Move { ty, from, to } => {
                let [template, ..] = self.machine.edits(self.is_float(ty));
                self.line(template, &[Loc::Reg(to), Loc::Reg(from)], &Parts::default());
            }
            Edit::Store { ty, from: reg, to: slot } | Edit::Load { ty, from: slot, to: reg } => {
                let [_, store, load] = self.machine.edits(self.is_float(ty));
                let template = if matches!(edit, Edit::Store { .. }) { store } else { load };
                let immediate = self.frame.slot(&self.compiled.alloc, slot).into();
                self.line(template, &[Loc::Reg(reg)], &Parts { immediate, ..Parts::default() });
            }
            Edit::Remat { value, to } => {
                let func = &self.compiled.built.func;
                let defining = func.defining_insts(self.machine.target());
                let inst = defining[value.as_u32() as usize].expect("an instruction defines it");
                self.inst(block, inst, func.inst(inst).form, &[Loc::Reg(to)]);
            }
            Edit::Swap { .. } | Edit::Transfer { .. } => unreachable!("the ISA files here allow neither"),
        }
    }

    /// The types of floats are named so in all ISA files here.
    fn is_float(&self, ty: Type) -> bool {
        self.machine.target().ty(ty).name.starts_with('f')
    }

    fn end_split(&mut self, edge: Option<Edge>) {
        let Some(edge) = edge else { return };
        let yes = self.block_label(self.compiled.built.func.edge(edge).to);
        self.line(self.machine.transfers()[0], &[], &Parts { yes, ..Parts::default() });
    }

    /// Goes to a successor, unless that follows.
    fn go(&mut self, block: Block, index: usize, jump: &str) {
        if !self.compiled.falls_through(block, self.compiled.successor(block, index)) {
            let yes = self.successor(block, index);
            self.line(jump, &[], &Parts { yes, ..Parts::default() });
        }
    }

    fn block_label(&self, block: Block) -> String {
        format!(".L{}_{block}", self.index)
    }

    fn edge_label(&self, edge: Edge) -> String {
        format!(".L{}_{edge}", self.index)
    }

    /// The label of a successor, or of the block that splits the edge to it.
    fn successor(&self, block: Block, index: usize) -> String {
        let edge = self.compiled.successor(block, index);
        match self.compiled.alloc.splits(edge) {
            true => self.edge_label(edge),
            false => self.block_label(self.compiled.built.func.edge(edge).to),
        }
    }

    /// Writes the lines of a template.
    fn line(&mut self, template: &str, locs: &[Loc], parts: &Parts) {
        let target = self.machine.target();
        let mut text = template.replace("$yes", &parts.yes).replace("$label", &parts.label);
        text = text.replace("$i", &parts.immediate.to_string());
        for (index, loc) in locs.iter().enumerate() {
            if let Some(reg) = loc.reg() {
                text = text.replace(&format!("${index}"), &target.reg(reg).name);
            }
        }
        for line in text.lines() {
            let _ = writeln!(self.out, "    {line}");
        }
    }
}
