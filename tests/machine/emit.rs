//! Writes an allocated program as assembly.
//!
//! It reads what a client reads: locations, chosen alternatives, edits, the frame and the list of saved registers.

use std::fmt::Write;

use ssara_core::ir::{Edge, Function, Inst};
use ssara_core::output::{Allocation, Edit, Loc, Point, Slot, SlotArea, SlotData};
use ssara_core::target::Reg;

use super::form::literal;
use super::machine::{Machine, expand};
use super::program::{Op, Program, Role, Step};

struct Emitter<'a> {
    machine: &'a Machine,
    program: &'a Program,
    func: &'a Function,
    alloc: &'a Allocation,
    label: &'a str,
    /// The steps in the order of the instructions.
    steps: Vec<&'a Step>,
    out: String,
    edges: Vec<Edge>,
    /// The constants and tables after the function.
    data: String,
    literals: usize,
    /// The registers that the client saves, and the offsets of their places in the frame.
    own_saves: Vec<(Reg, u32)>,
    /// The offset of the area of scalable slots.
    scalable_area: u32,
    /// The bytes of the frame.
    frame: u32,
}

/// The assembly of an allocated program as a function at `label`.
pub fn assembly(machine: &Machine, program: &Program, func: &Function, alloc: &Allocation, label: &str) -> String {
    let (below, above, lacks) = machine.assembly.frame();
    // The emulator's vectors have the shortest length, so scalable slots have the sizes that the allocation says.
    let scalable_area = (below + alloc.frame_size).next_multiple_of(alloc.frame_align.max(1));
    let mut size = scalable_area + alloc.scalable_size;
    let mut own_saves = Vec::new();
    for saved in alloc.saved.iter().filter(|saved| saved.slot.is_none()) {
        let bytes = u32::from(machine.desc.reg(saved.reg).bits.div_ceil(8));
        size = size.next_multiple_of(bytes);
        own_saves.push((saved.reg, size));
        size += bytes;
    }
    let frame = (size + above).next_multiple_of(16) + lacks;
    let steps = program.layout.iter().flat_map(|&block| &program.blocks[block].steps).collect();
    let emitter = Emitter {
        machine,
        program,
        func,
        alloc,
        label,
        steps,
        out: String::new(),
        edges: Vec::new(),
        data: String::new(),
        literals: 0,
        own_saves,
        scalable_area,
        frame,
    };
    emitter.function()
}

impl Emitter<'_> {
    fn line(&mut self, text: &str) {
        // Braces are the templates'; `<` and `>` stand for those of the assembler.
        for line in text.lines() {
            let line = self.machine.assembly.fix(line);
            self.out.extend(line.chars().map(|char| match char {
                '<' => '{',
                '>' => '}',
                char => char,
            }));
            self.out.push('\n');
        }
    }

    fn function(mut self) -> String {
        self.line(&format!(".p2align 4\n{}:", self.label));
        self.line(&self.machine.assembly.prologue(self.frame));
        for (reg, offset) in self.own_saves.clone() {
            let ty = self.machine.desc.reg(reg).ty.expect("a callee-saved register holds values");
            self.line(&self.machine.assembly.store(self.machine.desc, self.program.features, ty, reg, offset));
        }
        let func = self.func;
        for block in func.blocks() {
            self.line(&format!(".L{}_b{}:", self.label, block.as_u32()));
            for inst in func.block_insts(block) {
                self.edits(Point::Before(inst));
                if self.alloc.is_left_out(func, inst) {
                    continue;
                }
                self.inst(inst, &self.alloc.operands[func.operand_range(inst)]);
            }
        }
        let mut next = 0;
        while let Some(&edge) = self.edges.get(next) {
            self.line(&format!(".L{}_e{}:", self.label, edge.as_u32()));
            self.edits(Point::Edge(edge));
            let to = format!(".L{}_b{}", self.label, func.edge(edge).to.as_u32());
            self.line(&self.machine.assembly.jump(&to));
            next += 1;
        }
        let data = std::mem::take(&mut self.data);
        if !data.is_empty() {
            self.out.push_str(".p2align 6\n");
            self.out.push_str(&data);
        }
        self.out
    }

    /// The label for the successor at this position.
    fn successor(&mut self, inst: Inst, index: usize) -> String {
        let edge = self.func.succ_edges(self.func.block_of(inst)).nth(index).expect("a successor");
        if self.alloc.edits_at(Point::Edge(edge)).is_empty() {
            return format!(".L{}_b{}", self.label, self.func.edge(edge).to.as_u32());
        }
        if !self.edges.contains(&edge) {
            self.edges.push(edge);
        }
        format!(".L{}_e{}", self.label, edge.as_u32())
    }

    fn offset(&self, slot: Slot) -> u32 {
        let SlotData { area, offset, .. } = self.alloc.slots[slot];
        let area = if area == SlotArea::Scalable { self.scalable_area } else { self.machine.assembly.frame().0 };
        area + offset
    }

    fn inst(&mut self, inst: Inst, locs: &[Loc]) {
        let step = self.steps[inst.as_u32() as usize];
        match step.op {
            Op::Entry => {}
            Op::Return => {
                for (reg, offset) in self.own_saves.clone() {
                    let ty = self.machine.desc.reg(reg).ty.expect("a callee-saved register holds values");
                    self.line(&self.machine.assembly.load(self.machine.desc, self.program.features, ty, offset, reg));
                }
                self.line(&self.machine.assembly.epilogue(self.frame));
            }
            Op::Call(helper, through_register) => {
                let target = match locs.last() {
                    Some(&loc) if through_register => self.location(loc, self.machine.pointer, ""),
                    _ => self.machine.helpers[helper].label.clone(),
                };
                self.line(&self.machine.assembly.call(&target));
            }
            Op::Form(spec) => {
                let form = self.alloc.form(self.func, inst);
                let suffix = match self.machine.spec_of(form) {
                    Some((found, suffix)) if found == spec => suffix,
                    _ => panic!("{inst} is issued as {}", self.func.form_name(self.machine.desc, form)),
                };
                let alternatives = &self.machine.specs[spec].asm;
                let template =
                    &alternatives.iter().find(|(known, _)| *known == suffix).expect("checked at the start").1;
                self.template(inst, spec, template, locs);
            }
        }
    }

    fn location(&self, loc: Loc, ty: ssara_core::target::Type, modifier: &str) -> String {
        match loc {
            Loc::Reg(reg) => self.machine.assembly.reg(self.machine.desc, reg, modifier),
            Loc::Slot(slot) => self.machine.assembly.slot(self.machine.desc, ty, self.offset(slot), modifier),
            Loc::None => "nowhere".to_string(),
        }
    }

    fn template(&mut self, inst: Inst, spec: usize, template: &str, locs: &[Loc]) {
        let step = self.steps[inst.as_u32() as usize];
        let names = self.machine.operand_names(self.machine.forms[spec]);
        let types = self.machine.operand_types(spec);
        let conds = self.machine.specs[spec].conds;
        let text = expand(template, |name, modifier| match name {
            "imm" => match modifier {
                "" => step.imm.to_string(),
                "inverse" => (64 - step.imm).to_string(),
                "inverse32" => (32 - step.imm).to_string(),
                shift => (step.imm >> shift.parse::<u32>().expect("a shift") & 0xffff).to_string(),
            },
            "disp" => step.disp.to_string(),
            "cond" => conds[step.cond].to_string(),
            "ncond" => self.machine.assembly.inverse(conds[step.cond]).to_string(),
            "helper" => self.machine.helpers[step.imm as usize].label.clone(),
            "lit" => {
                self.literals += 1;
                let label = format!(".L{}_c{}", self.label, self.literals);
                let words = literal(step.imm).0.map(|word| word.to_string());
                let _ = writeln!(self.data, "{label}: .quad {}", words.join(", "));
                self.machine.assembly.literal(&label)
            }
            "table" => {
                let table = format!(".L{}_t{}", self.label, inst.as_u32());
                let targets: Vec<String> = (0..step.successors.len()).map(|to| self.successor(inst, to)).collect();
                let entries: Vec<String> = targets.iter().map(|to| format!("{to} - {table}")).collect();
                let _ = writeln!(self.data, "{table}: .long {}", entries.join(", "));
                table
            }
            "L0" => self.successor(inst, 0),
            "L1" => self.successor(inst, 1),
            "unique" => format!(".L{}_u{}", self.label, inst.as_u32()),
            name => {
                let index = name.parse().ok().or_else(|| names.iter().position(|known| *known == name));
                let index: usize = index.unwrap_or_else(|| panic!("`{template}`: no operand {name} among {names:?}"));
                self.location(locs[index], types[index], modifier)
            }
        });
        self.line(&text);
    }

    fn edits(&mut self, point: Point) {
        let (desc, features, assembly) = (self.machine.desc, self.program.features, &self.machine.assembly);
        for &(_, edit) in self.alloc.edits_at(point) {
            let text = match edit {
                Edit::Move { ty, from, to } | Edit::Transfer { ty, from, to } => {
                    assembly.copy(desc, features, ty, from, to)
                }
                Edit::Swap { ty, a, b } => assembly.swap(desc, ty, a, b),
                Edit::Scratch { .. } => unreachable!("no copy of these machines takes a scratch register"),
                Edit::Store { ty, from, to } => assembly.store(desc, features, ty, from, self.offset(to)),
                Edit::Load { ty, from, to } => assembly.load(desc, features, ty, self.offset(from), to),
                Edit::Remat { value, to, .. } => {
                    let val = value.as_u32() as usize;
                    let defines =
                        |step: &Step| step.operands == [val] && self.program.roles(self.machine, step) == [Role::Def];
                    let at = self.steps.iter().position(|step| defines(step));
                    let inst = Inst::from_u32(at.expect("a value is computed again from nothing") as u32);
                    self.inst(inst, &[Loc::Reg(to)]);
                    continue;
                }
            };
            self.line(&text);
        }
    }
}
