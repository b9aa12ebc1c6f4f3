//! What a debugger wants to know of the machine code for x86-64, as DWARF: lines, variables and how to unwind the stack.
//!
//! The builder's notes say which value a variable has from which instruction on. The checker says where a value is at each
//! step of the allocated code ([`Checker::value_ranges`]). Emission says at which offset a step begins. Put together, these
//! are the location lists.

use std::collections::HashMap;

use gimli::write::{
    Address, AttributeValue, CallFrameInstruction, CommonInformationEntry, Dwarf, EndianVec, Expression,
    FrameDescriptionEntry, FrameTable, LineProgram, LineString, Location, LocationList, Range, RangeList,
    RelocateWriter, RelocationTarget, Sections, Unit, UnitEntryId,
};
use gimli::{Encoding, Format, LineEncoding, LittleEndian, Register, SectionId, X86_64, constants as dw};
use ssara_core::emit::CodeBlock;
use ssara_core::ir::{Block, Value};
use ssara_core::output::{Loc, Step};
use ssara_core::target::Reg;
use ssara_core::verify::{Checker, LocRange};
use ssara_targets::x86_64::TARGET;

use crate::Failure;
use crate::compile::{Compiled, Program};
use crate::machines::Op;
use crate::machines::x86_64_emit::MachineCode;
use crate::ssa::{Note, Var};
use crate::syntax::{Element, Type};

const ENCODING: Encoding = Encoding { format: Format::Dwarf32, version: 5, address_size: 8 };

/// What the linker puts into a section.
#[derive(Clone)]
pub struct Relocation {
    /// Where.
    pub offset: u64,
    /// The number of bytes.
    pub size: u8,
    /// The address of what.
    pub target: Target,
    /// What is added to it.
    pub addend: i64,
}

/// What an address is of.
#[derive(Clone, Copy)]
pub enum Target {
    /// The machine code.
    Code,
    /// A section with debug information.
    Section(SectionId),
}

#[derive(Clone)]
struct Section(EndianVec<LittleEndian>, Vec<Relocation>);

impl RelocateWriter for Section {
    type Writer = EndianVec<LittleEndian>;
    fn writer(&self) -> &Self::Writer {
        &self.0
    }
    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.0
    }
    fn relocate(&mut self, relocation: gimli::write::Relocation) {
        let target = match relocation.target {
            RelocationTarget::Symbol(_) => Target::Code,
            RelocationTarget::Section(id) => Target::Section(id),
        };
        let (offset, size) = (relocation.offset as u64, relocation.size);
        self.1.push(Relocation { offset, size, target, addend: relocation.addend });
    }
}

fn address(offset: u32) -> Address {
    Address::Symbol { symbol: 0, addend: offset.into() }
}

/// A section with its contents and relocations.
type WrittenSection = (SectionId, Vec<u8>, Vec<Relocation>);

/// The sections with debug information, with what the linker puts into them.
///
/// # Errors
/// When the checker finds a mistake or a section cannot be written.
pub fn sections(program: &Program, code: &MachineCode, file: &str) -> Result<Vec<WrittenSection>, Failure> {
    let directory = std::env::current_dir().unwrap_or_default();
    let directory = directory.to_string_lossy().into_owned().into_bytes();
    let [in_directory, name] = [directory.clone(), file.into()].map(LineString::String);
    let mut lines = LineProgram::new(ENCODING, LineEncoding::default(), in_directory, None, name.clone(), None);
    let id = lines.add_file(name, lines.default_directory(), None);
    let mut dwarf = Dwarf::new();
    let mut frames = FrameTable::default();
    let mut cie = CommonInformationEntry::new(Encoding { version: 4, ..ENCODING }, 1, -8, X86_64::RA);
    cie.add_instruction(CallFrameInstruction::Cfa(X86_64::RSP, 8));
    cie.add_instruction(CallFrameInstruction::Offset(X86_64::RA, -8));
    let cie = frames.add_cie(cie);
    let mut checker = Checker::new(&TARGET);
    let mut described = Vec::new();
    for (index, compiled) in program.functions.iter().enumerate() {
        let code = FunctionCode { compiled, steps: &code.steps[index], range: code.functions[index] };
        let failed = |violations: Vec<_>| Failure::unchecked(&compiled.built.func.name, &violations);
        code.lines(&mut lines, id);
        let saved = checker.saved_ranges(&compiled.built.func, &compiled.alloc).map_err(failed)?;
        frames.add_fde(cie, code.unwinding(&saved));
        let written = |value| compiled.built.writes.iter().any(|write| write.3 == value);
        let ranges = checker.value_ranges(&compiled.built.func, &compiled.alloc, written).map_err(failed)?;
        described.push((code, ranges));
    }
    let unit = dwarf.units.add(Unit::new(ENCODING, lines));
    let unit = dwarf.units.get_mut(unit);
    let all = code
        .functions
        .iter()
        .map(|&(start, end)| Range::StartLength { begin: address(start), length: (end - start).into() });
    let all = unit.ranges.add(RangeList(all.collect()));
    let root = unit.get_mut(unit.root());
    root.set(dw::DW_AT_producer, AttributeValue::String(b"pebble".to_vec()));
    root.set(dw::DW_AT_name, AttributeValue::String(file.into()));
    root.set(dw::DW_AT_comp_dir, AttributeValue::String(directory));
    root.set(dw::DW_AT_stmt_list, AttributeValue::LineProgramRef);
    root.set(dw::DW_AT_low_pc, AttributeValue::Address(Address::Constant(0)));
    root.set(dw::DW_AT_ranges, AttributeValue::RangeListRef(all));
    let mut types = HashMap::new();
    for (code, ranges) in described {
        code.describe(unit, &mut types, &ranges);
    }
    let mut sections = Sections::new(Section(EndianVec::new(LittleEndian), Vec::new()));
    dwarf.write(&mut sections)?;
    frames.write_debug_frame(&mut sections.debug_frame)?;
    let mut written = Vec::new();
    sections.for_each(|id, section| {
        if !section.0.slice().is_empty() {
            written.push((id, section.0.slice().to_vec(), section.1.clone()));
        }
        Ok::<_, gimli::write::Error>(())
    })?;
    Ok(written)
}

/// A function and its machine code.
struct FunctionCode<'a> {
    compiled: &'a Compiled,
    /// The offset of each step, in the order of the code.
    steps: &'a [(u32, u32)],
    range: (u32, u32),
}

/// A variable as a debugger sees it: of several with a name and a type, what is visible.
type Seen = (String, Type);

/// A step with the note of the instruction to which it belongs, its block and the offsets of its code. It also has the
/// number of instructions of the block that come before it.
type PlacedStep = (u32, Note, Block, u32, (u32, u32));

/// Offsets of code with the location of a variable there.
type LocatedRange = ((u32, u32), Loc);

impl FunctionCode<'_> {
    /// The steps in the order of the code.
    fn code(&self) -> Vec<PlacedStep> {
        let Compiled { built, alloc, order, steps, .. } = self.compiled;
        let mut code = Vec::new();
        for (block, range) in order.iter().zip(steps) {
            let from = match *block {
                CodeBlock::Block(block) => block,
                CodeBlock::SplitEdge(edge) => built.func.edge(edge).from,
            };
            let insts: Vec<_> = built.func.block_insts(from).collect();
            let mut position = if let CodeBlock::SplitEdge(_) = block { insts.len() - 1 } else { 0 };
            for (number, step) in (range.start + 1..).zip(block.steps(&built.func, alloc)) {
                code.push((number, built.note(insts[position]), from, position as u32));
                position += usize::from(matches!(step, Step::Inst { .. }));
            }
            if let CodeBlock::SplitEdge(_) = block {
                code.push((range.end, built.note(insts[position]), from, position as u32));
            }
        }
        let ends = self.steps[1..].iter().map(|step| step.1).chain([self.range.1]);
        let offsets = self.steps.iter().map(|step| step.1).zip(ends);
        code.into_iter()
            .zip(offsets)
            .map(|((number, note, block, at), range)| (number, note, block, at, range))
            .collect()
    }

    fn lines(&self, lines: &mut LineProgram, file: gimli::write::FileId) {
        lines.begin_sequence(Some(address(self.range.0)));
        let mut last = 0;
        for (number, note, _, _, (start, end)) in self.code() {
            // The prologue comes before the first step.
            let start = if number == 1 { self.range.0 } else { start };
            if note.line != last && start != end {
                last = note.line;
                let row = lines.row();
                (row.address_offset, row.file, row.line) = ((start - self.range.0).into(), file, last.into());
                lines.generate_row();
            }
        }
        lines.end_sequence((self.range.1 - self.range.0).into());
    }

    /// What unwinds the frame: the registers that edits save are in the frame in parts of the function.
    fn unwinding(&self, saved: &[ssara_core::verify::SavedRange]) -> FrameDescriptionEntry {
        let Compiled { alloc, frame, steps, .. } = self.compiled;
        let relative = |offset: u32| offset - self.range.0;
        let of_step = |step: u32| {
            // A block begins with its first instruction or edit.
            let found = self.steps.iter().find(|&&(number, _)| number == step || number == step + 1);
            relative(found.map_or(self.range.1, |&(_, offset)| offset))
        };
        let inside = CallFrameInstruction::CfaOffset(frame.incoming.cast_signed());
        let mut changes = vec![(relative(self.steps[0].1), inside.clone())];
        for row in frame.cfi_rows(alloc, steps, saved) {
            changes.push((
                of_step(row.step),
                match row.from_cfa {
                    Some(offset) => CallFrameInstruction::Offset(dwarf_reg(row.reg), offset),
                    None => CallFrameInstruction::SameValue(dwarf_reg(row.reg)),
                },
            ));
        }
        for (_, note, _, _, (_, end)) in self.code() {
            if let Op::Return = note.op {
                // The last byte is the return instruction, where the frame is gone.
                changes.push((relative(end) - 1, CallFrameInstruction::CfaOffset(8)));
                changes.push((relative(end), inside.clone()));
            }
        }
        changes.sort_by_key(|change| change.0);
        let mut fde = FrameDescriptionEntry::new(address(self.range.0), self.range.1 - self.range.0);
        changes.retain(|change| change.0 < self.range.1 - self.range.0);
        changes.into_iter().for_each(|(offset, change)| fde.add_instruction(offset, change));
        fde
    }

    /// Describes the function and its variables.
    fn describe(&self, unit: &mut Unit, types: &mut HashMap<Type, UnitEntryId>, ranges: &[LocRange]) {
        let built = &self.compiled.built;
        let function = unit.add(unit.root(), dw::DW_TAG_subprogram);
        let mut frame_base = Expression::new();
        frame_base.op(dw::DW_OP_call_frame_cfa);
        let entry = unit.get_mut(function);
        entry.set(dw::DW_AT_name, AttributeValue::String(built.func.name.clone().into_bytes()));
        entry.set(dw::DW_AT_external, AttributeValue::Flag(true));
        entry.set(dw::DW_AT_low_pc, AttributeValue::Address(address(self.range.0)));
        entry.set(dw::DW_AT_high_pc, AttributeValue::Udata((self.range.1 - self.range.0).into()));
        entry.set(dw::DW_AT_frame_base, AttributeValue::Exprloc(frame_base));
        let mut located = self.locations(ranges);
        for (index, var) in built.vars.iter().enumerate().filter(|(_, var)| !var.name.is_empty()) {
            let Some(places) = located.remove(&(var.name.clone(), var.ty)) else { continue };
            let list = places.into_iter().map(|((start, end), loc)| Location::StartLength {
                begin: address(start),
                length: (end - start).into(),
                data: self.expression(loc),
            });
            let list = unit.locations.add(LocationList(list.collect()));
            let tag = if index < built.params { dw::DW_TAG_formal_parameter } else { dw::DW_TAG_variable };
            let (ty, variable) = (type_entry(unit, types, var.ty), unit.add(function, tag));
            let entry = unit.get_mut(variable);
            entry.set(dw::DW_AT_name, AttributeValue::String(var.name.clone().into_bytes()));
            entry.set(dw::DW_AT_type, AttributeValue::UnitRef(ty));
            entry.set(dw::DW_AT_location, AttributeValue::LocationListRef(list));
        }
    }

    /// Where each variable is, in ranges of offsets.
    fn locations(&self, ranges: &[LocRange]) -> HashMap<Seen, Vec<LocatedRange>> {
        let built = &self.compiled.built;
        let mut of_values: HashMap<Value, Vec<&LocRange>> = HashMap::new();
        ranges.iter().for_each(|range| of_values.entry(range.value).or_default().push(range));
        let at_entry = self.values_at_entry();
        let mut located: HashMap<Seen, Vec<LocatedRange>> = HashMap::new();
        for (number, note, block, position, (start, end)) in self.code() {
            let mut values = at_entry[block.as_u32() as usize].clone();
            values.extend(self.writes(block, position));
            let mut hidden = Vec::new();
            let outer = |var: &Var| built.vars[var.0 as usize].outer;
            for var in std::iter::successors(note.scope, outer) {
                let variable = &built.vars[var.0 as usize];
                let is_hidden = hidden.contains(&&variable.name);
                hidden.push(&variable.name);
                let ranges = values.get(&var).and_then(|value| of_values.get(value)).filter(|_| !is_hidden);
                let ranges = ranges.into_iter().flatten();
                let here: Vec<_> = ranges.filter(|range| (range.start..range.end).contains(&number)).collect();
                // While a call runs, only what survives it is true: a debugger looks at the last byte of the call then.
                let survivor = here.iter().find(|range| range.end > number + 1);
                let Some(range) = survivor.or(here.first()) else { continue };
                let ends = matches!(note.op, Op::Call(_)) && survivor.is_none();
                let end = if ends { end - 1 } else { end };
                let places = located.entry((variable.name.clone(), variable.ty)).or_default();
                match places.last_mut() {
                    Some((before, loc)) if before.1 == start && *loc == range.loc => before.1 = end,
                    _ if start < end => places.push(((start, end), range.loc)),
                    _ => {}
                }
            }
        }
        located
    }

    /// What is written in a block before the instruction at this position.
    fn writes(&self, block: Block, position: u32) -> impl Iterator<Item = (Var, Value)> {
        let writes = &self.compiled.built.writes;
        let first = writes.partition_point(|write| write.0 < block);
        let here = writes[first..].iter().take_while(move |write| (write.0, write.1) <= (block, position));
        here.map(|&(_, _, var, value)| (var, value))
    }

    /// The values of variables at the start of each block: those that all predecessors agree on.
    fn values_at_entry(&self) -> Vec<HashMap<Var, Value>> {
        let func = &self.compiled.built.func;
        let mut known: Vec<Option<HashMap<Var, Value>>> = vec![None; func.num_blocks()];
        known[Block::ENTRY.as_u32() as usize] = Some(HashMap::new());
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for block in func.blocks() {
                let Some(mut values) = known[block.as_u32() as usize].clone() else { continue };
                values.extend(self.writes(block, u32::MAX));
                for edge in func.succ_edges(block) {
                    let to = &mut known[func.edge(edge).to.as_u32() as usize];
                    let before = to.as_ref().map(HashMap::len);
                    match to {
                        Some(agreed) => agreed.retain(|var, value| values.get(var) == Some(value)),
                        None => *to = Some(values.clone()),
                    }
                    changed |= to.as_ref().map(HashMap::len) != before;
                }
            }
        }
        known.into_iter().map(Option::unwrap_or_default).collect()
    }

    fn expression(&self, loc: Loc) -> Expression {
        let mut expression = Expression::new();
        match loc {
            Loc::Reg(reg) => expression.op_reg(dwarf_reg(reg)),
            Loc::Slot(slot) => {
                let offset = self.compiled.frame.slot(&self.compiled.alloc, slot);
                expression.op_breg(X86_64::RSP, offset.into());
            }
            Loc::None => {}
        }
        expression
    }
}

/// DWARF numbers the registers in an order of its own.
fn dwarf_reg(reg: Reg) -> Register {
    const GENERAL: [u16; 8] = [0, 2, 1, 3, 7, 6, 4, 5];
    let number = TARGET.reg(reg).encoding;
    let is_general = Some(TARGET.reg(reg).bank) == TARGET.bank_ids().next();
    let general = || GENERAL.get(usize::from(number)).copied().unwrap_or(number);
    Register(if is_general { general() } else { 17 + number })
}

fn type_entry(unit: &mut Unit, types: &mut HashMap<Type, UnitEntryId>, ty: Type) -> UnitEntryId {
    if let Some(&entry) = types.get(&ty) {
        return entry;
    }
    let base = |unit: &mut Unit, (name, size, kind): (&str, u64, gimli::DwAte)| {
        let id = unit.add(unit.root(), dw::DW_TAG_base_type);
        let entry = unit.get_mut(id);
        entry.set(dw::DW_AT_name, AttributeValue::String(name.into()));
        entry.set(dw::DW_AT_byte_size, AttributeValue::Udata(size));
        entry.set(dw::DW_AT_encoding, AttributeValue::Encoding(kind));
        id
    };
    let entry = match ty {
        Type::Int => base(unit, ("int", 8, dw::DW_ATE_signed)),
        Type::Float => base(unit, ("float", 8, dw::DW_ATE_float)),
        Type::Bool => base(unit, ("bool", 8, dw::DW_ATE_boolean)),
        Type::Str | Type::Array(_) => {
            let element = match ty {
                Type::Array(element) if element != Element::Byte => type_entry(unit, types, element.ty()),
                _ => base(unit, ("char", 1, dw::DW_ATE_signed_char)),
            };
            let id = unit.add(unit.root(), dw::DW_TAG_pointer_type);
            unit.get_mut(id).set(dw::DW_AT_byte_size, AttributeValue::Udata(8));
            unit.get_mut(id).set(dw::DW_AT_type, AttributeValue::UnitRef(element));
            id
        }
    };
    types.insert(ty, entry);
    entry
}
