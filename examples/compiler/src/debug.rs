//! What a debugger wants to know of the machine code for x86-64, as DWARF: lines, variables and how to unwind the stack.
//!
//! The notes beside the instructions say which value a variable has there. The checker says where a value is at each step of
//! the allocated code ([`Checker::value_ranges`]). Emission says at which offset a step begins. Put together, these are the
//! location lists.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use gimli::write::{
    Address, AttributeValue, CallFrameInstruction, CommonInformationEntry, Dwarf, EndianVec, Expression, FileId,
    FrameDescriptionEntry, FrameTable, LineProgram, LineString, Location, LocationList, RelocateWriter, Relocation,
    Sections, Unit, UnitEntryId,
};
use gimli::{DwAt, DwTag, Encoding, Format, LineEncoding, LittleEndian, Register, X86_64, constants as dw};
use ssara_core::ir::Value;
use ssara_core::output::Loc;
use ssara_core::target::Reg;
use ssara_core::verify::{Checker, LocRange, SavedRange, Violations};
use ssara_targets::x86_64::TARGET;

use crate::Failure;
use crate::compile::Compiled;
use crate::machines::Op;
use crate::machines::assemble::MachineCode;
use crate::machines::emit::Listing;
use crate::ssa::Note;
use crate::syntax::Type;

const ENCODING: Encoding = Encoding { format: Format::Dwarf32, version: 5, address_size: 8 };

/// A section with debug information. Symbol 0 of the relocations is the start of the machine code.
#[derive(Clone)]
pub struct Section {
    /// The contents.
    pub data: EndianVec<LittleEndian>,
    /// What the linker puts there.
    pub relocations: Vec<Relocation>,
}

impl RelocateWriter for Section {
    type Writer = EndianVec<LittleEndian>;
    fn writer(&self) -> &Self::Writer {
        &self.data
    }
    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.data
    }
    fn relocate(&mut self, relocation: Relocation) {
        self.relocations.push(relocation);
    }
}

fn address(offset: u32) -> Address {
    Address::Symbol { symbol: 0, addend: offset.into() }
}

fn string(text: &str) -> AttributeValue {
    AttributeValue::String(text.into())
}

type Written = Result<Sections<Section>, Failure>;

/// The sections with debug information.
///
/// # Errors
/// When the checker finds a mistake or a section cannot be written.
pub fn sections(program: &[Compiled], listing: &Listing, code: &MachineCode, file: &str) -> Written {
    let directory = std::env::current_dir().unwrap_or_default().to_string_lossy().into_owned();
    let [in_directory, name] = [&directory, file].map(|name| LineString::String(name.into()));
    let mut lines = LineProgram::new(ENCODING, LineEncoding::default(), in_directory, None, name.clone(), None);
    let id = lines.add_file(name, lines.default_directory(), None);
    let mut frames = FrameTable::default();
    let mut cie = CommonInformationEntry::new(Encoding { version: 4, ..ENCODING }, 1, -8, X86_64::RA);
    cie.add_instruction(CallFrameInstruction::Cfa(X86_64::RSP, 8));
    cie.add_instruction(CallFrameInstruction::Offset(X86_64::RA, -8));
    let cie = frames.add_cie(cie);
    let mut checker = Checker::new(&TARGET);
    let mut described = Vec::new();
    for (compiled, lines_of) in program.iter().zip(&listing.functions) {
        let Compiled { built, alloc, .. } = compiled;
        let steps = lines_of.steps.iter().map(|(number, lines, inst)| (*number, code.range(lines), built.note(*inst)));
        let function = Described { compiled, range: code.range(&lines_of.code), steps: steps.collect() };
        let failed = |violations: Violations| Failure::unchecked(&built.func.name, &violations);
        function.lines(&mut lines, id);
        frames.add_fde(cie, function.unwinding(&checker.saved_ranges(&built.func, alloc).map_err(failed)?));
        let scopes = function.steps.iter().flat_map(|step| &*step.2.scope);
        let values: HashSet<Value> = scopes.map(|variable| variable.value).collect();
        let ranges = checker.value_ranges(&built.func, alloc, |value| values.contains(&value)).map_err(failed)?;
        described.push((function, ranges));
    }
    let mut dwarf = Dwarf::new();
    let unit = dwarf.units.add(Unit::new(ENCODING, lines));
    let unit = dwarf.units.get_mut(unit);
    let attributes = [
        (dw::DW_AT_producer, string("pebble")),
        (dw::DW_AT_name, string(file)),
        (dw::DW_AT_comp_dir, string(&directory)),
        (dw::DW_AT_stmt_list, AttributeValue::LineProgramRef),
        (dw::DW_AT_low_pc, AttributeValue::Address(address(0))),
        (dw::DW_AT_high_pc, AttributeValue::Udata(code.bytes.len() as u64)),
    ];
    attributes.into_iter().for_each(|(name, value)| unit.get_mut(unit.root()).set(name, value));
    let types = type_entries(unit);
    for (function, ranges) in described {
        function.describe(unit, &types, &ranges);
    }
    let mut sections = Sections::new(Section { data: EndianVec::new(LittleEndian), relocations: Vec::new() });
    dwarf.write(&mut sections)?;
    frames.write_debug_frame(&mut sections.debug_frame)?;
    Ok(sections)
}

/// A function and its machine code.
struct Described<'a> {
    compiled: &'a Compiled,
    range: Range<u32>,
    /// The steps of its allocated code, in the order of the code, with the notes of their instructions.
    steps: Vec<(u32, Range<u32>, &'a Note)>,
}

/// Where variables are: for each name and type the first position of such a variable, and ranges of offsets with locations.
type Located<'a> = HashMap<(&'a str, Type), (usize, Vec<(Range<u32>, Loc)>)>;

impl Described<'_> {
    fn lines(&self, lines: &mut LineProgram, file: FileId) {
        let range = &self.range;
        lines.begin_sequence(Some(address(range.start)));
        let mut last = 0;
        for (number, at, note) in &self.steps {
            // The prologue comes before the first step.
            let start = if *number == 1 { range.start } else { at.start };
            if note.line != last && start != at.end {
                last = note.line;
                let row = lines.row();
                (row.address_offset, row.file, row.line) = ((start - range.start).into(), file, last.into());
                lines.generate_row();
            }
        }
        lines.end_sequence(range.len() as u64);
    }

    /// What unwinds the frame: the registers that edits save are in the frame in parts of the function.
    fn unwinding(&self, saved: &[SavedRange]) -> FrameDescriptionEntry {
        let Compiled { alloc, frame, steps, .. } = self.compiled;
        let Range { start, end } = self.range;
        let of_step = |step: u32| {
            // A block begins with its first instruction or edit.
            let found = self.steps.iter().find(|found| found.0 == step || found.0 == step + 1);
            found.map_or(end, |found| found.1.start)
        };
        let inside = CallFrameInstruction::CfaOffset(frame.layout.incoming.cast_signed());
        let mut changes = vec![(self.steps[0].1.start, inside.clone())];
        for row in frame.layout.cfi_rows(alloc, steps, saved) {
            let saved = |at| CallFrameInstruction::Offset(dwarf_reg(row.reg), at);
            let change = row.from_cfa.map_or_else(|| CallFrameInstruction::SameValue(dwarf_reg(row.reg)), saved);
            changes.push((of_step(row.step), change));
        }
        for (_, at, _) in self.steps.iter().filter(|step| step.2.op == Op::Return) {
            // The last byte is the return instruction, where the frame is gone.
            changes.push((at.end - 1, CallFrameInstruction::CfaOffset(8)));
            changes.push((at.end, inside.clone()));
        }
        changes.sort_by_key(|change| change.0);
        changes.retain(|change| change.0 < end);
        let mut fde = FrameDescriptionEntry::new(address(start), end - start);
        changes.into_iter().for_each(|(at, change)| fde.add_instruction(at - start, change));
        fde
    }

    /// Describes the function and its variables.
    fn describe(&self, unit: &mut Unit, types: &HashMap<Type, UnitEntryId>, ranges: &[LocRange]) {
        let built = &self.compiled.built;
        let mut frame_base = Expression::new();
        frame_base.op(dw::DW_OP_call_frame_cfa);
        let attributes = [
            (dw::DW_AT_name, string(&built.func.name)),
            (dw::DW_AT_external, AttributeValue::Flag(true)),
            (dw::DW_AT_low_pc, AttributeValue::Address(address(self.range.start))),
            (dw::DW_AT_high_pc, AttributeValue::Udata(self.range.len() as u64)),
            (dw::DW_AT_frame_base, AttributeValue::Exprloc(frame_base)),
        ];
        let function = entry(unit, unit.root(), dw::DW_TAG_subprogram, attributes);
        let mut located: Vec<_> = self.locations(ranges).into_iter().collect();
        located.sort_by_key(|(_, (position, _))| *position);
        for ((name, ty), (position, places)) in located {
            let list = places.into_iter().map(|(at, loc)| Location::StartLength {
                begin: address(at.start),
                length: at.len() as u64,
                data: self.expression(loc),
            });
            let list = unit.locations.add(LocationList(list.collect()));
            let tag = if position < built.params { dw::DW_TAG_formal_parameter } else { dw::DW_TAG_variable };
            let attributes = [
                (dw::DW_AT_name, string(name)),
                (dw::DW_AT_type, AttributeValue::UnitRef(types[&ty])),
                (dw::DW_AT_location, AttributeValue::LocationListRef(list)),
            ];
            entry(unit, function, tag, attributes);
        }
    }

    /// Where each variable is: of several with a name and a type, what is visible.
    fn locations(&self, ranges: &[LocRange]) -> Located<'_> {
        let mut of_values: HashMap<Value, Vec<&LocRange>> = HashMap::new();
        ranges.iter().for_each(|range| of_values.entry(range.value).or_default().push(range));
        let mut located = Located::new();
        for (number, at, note) in &self.steps {
            let mut hidden = HashSet::from([""]);
            let visible = note.scope.iter().enumerate().rev().filter(|(_, variable)| hidden.insert(&variable.name));
            for (position, variable) in visible {
                let ranges = of_values.get(&variable.value).into_iter().flatten();
                let here: Vec<_> = ranges.filter(|range| (range.start..range.end).contains(number)).collect();
                // While a call runs, only what survives it is true: a debugger looks at the last byte of the call then.
                let survivor = here.iter().find(|range| range.end > number + 1);
                let Some(range) = survivor.or(here.first()) else { continue };
                let ends = matches!(note.op, Op::Call(_)) && survivor.is_none();
                let end = if ends { at.end - 1 } else { at.end };
                let (_, places) = located.entry((&variable.name, variable.ty)).or_insert((position, Vec::new()));
                match places.last_mut() {
                    Some((before, loc)) if before.end == at.start && *loc == range.loc => before.end = end,
                    _ if at.start < end => places.push((at.start..end, range.loc)),
                    _ => {}
                }
            }
        }
        located
    }

    fn expression(&self, loc: Loc) -> Expression {
        let mut expression = Expression::new();
        match loc {
            Loc::Reg(reg) => expression.op_reg(dwarf_reg(reg)),
            Loc::Slot(slot) => {
                expression.op_breg(X86_64::RSP, self.compiled.frame.layout.slot(&self.compiled.alloc, slot).into());
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

type Attribute = (DwAt, AttributeValue);

/// Adds an entry to another one.
fn entry<const N: usize>(unit: &mut Unit, to: UnitEntryId, tag: DwTag, attributes: [Attribute; N]) -> UnitEntryId {
    let id = unit.add(to, tag);
    attributes.into_iter().for_each(|(name, value)| unit.get_mut(id).set(name, value));
    id
}

/// Adds the types of the language; returns their entries.
fn type_entries(unit: &mut Unit) -> HashMap<Type, UnitEntryId> {
    let size = |bytes| (dw::DW_AT_byte_size, AttributeValue::Udata(bytes));
    let mut entries = HashMap::new();
    for (ty, name, bytes, encoding, pointer_type) in [
        (Type::Int, "int", 8, dw::DW_ATE_signed, Type::Array(&Type::Int)),
        (Type::Float, "float", 8, dw::DW_ATE_float, Type::Array(&Type::Float)),
        (Type::Bool, "bool", 8, dw::DW_ATE_boolean, Type::Array(&Type::Bool)),
        (Type::Byte, "char", 1, dw::DW_ATE_signed_char, Type::STR),
    ] {
        let encoding = (dw::DW_AT_encoding, AttributeValue::Encoding(encoding));
        let base =
            entry(unit, unit.root(), dw::DW_TAG_base_type, [(dw::DW_AT_name, string(name)), size(bytes), encoding]);
        let element = (dw::DW_AT_type, AttributeValue::UnitRef(base));
        let pointer = entry(unit, unit.root(), dw::DW_TAG_pointer_type, [size(8), element]);
        entries.extend([(ty, base), (pointer_type, pointer)]);
    }
    entries
}
