//! An ELF object file for x86-64: the machine code, the symbols of the runtime, and what debuggers want to know.

use object::write::{Object, Relocation, StandardSection, Symbol, SymbolId, SymbolSection};
use object::{
    Architecture, BinaryFormat, Endianness, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind,
};
use object::{SymbolFlags, SymbolKind, SymbolScope};

use crate::Failure;
use crate::compile::Program;
use crate::debug::{self, Target};
use crate::machines::Runtime;
use crate::machines::x86_64_emit::MachineCode;

/// Writes the object file of a program.
///
/// # Errors
/// When a section cannot be written.
pub fn write(program: &Program, code: &MachineCode, file: &str) -> Result<Vec<u8>, Failure> {
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let text = object.section_id(StandardSection::Text);
    object.append_section_data(text, &code.bytes, 16);
    let flags = |kind, size| RelocationFlags::Generic { kind, encoding: RelocationEncoding::Generic, size };
    let symbol = |name: &str, range: Option<(u32, u32)>, scope| Symbol {
        name: name.into(),
        value: range.map_or(0, |(start, _)| start.into()),
        size: range.map_or(0, |(start, end)| (end - start).into()),
        kind: SymbolKind::Text,
        scope,
        weak: false,
        section: range.map_or(SymbolSection::Undefined, |_| SymbolSection::Section(text)),
        flags: SymbolFlags::None,
    };
    for (compiled, &range) in program.functions.iter().zip(&code.functions) {
        let scope = if range.0 == code.main { SymbolScope::Linkage } else { SymbolScope::Compilation };
        object.add_symbol(symbol(&format!("pebble_{}", compiled.built.func.name), Some(range), scope));
    }
    // Each stub is a jump: the linker puts the distance there, which counts from the end of the instruction.
    for (&at, function) in code.stubs.iter().zip(Runtime::ALL) {
        let symbol = object.add_symbol(symbol(function.symbol(), None, SymbolScope::Dynamic));
        object.section_mut(text).data_mut()[at as usize] = 0xe9;
        let flags = flags(RelocationKind::PltRelative, 32);
        object.add_relocation(text, Relocation { offset: u64::from(at) + 1, symbol, addend: -4, flags })?;
    }
    let start = object.section_symbol(text);
    let sections = debug::sections(program, code, file)?;
    let mut added: Vec<(gimli::SectionId, SymbolId)> = Vec::new();
    let mut relocations = Vec::new();
    for (id, data, wanted) in sections {
        let section = object.add_section(Vec::new(), id.name().into(), SectionKind::Debug);
        object.append_section_data(section, &data, 1);
        added.push((id, object.section_symbol(section)));
        relocations.push((section, wanted));
    }
    for (section, wanted) in relocations {
        for relocation in wanted {
            let symbol = match relocation.target {
                Target::Code => start,
                Target::Section(id) => added.iter().find(|section| section.0 == id).expect("it is written").1,
            };
            let flags = flags(RelocationKind::Absolute, 8 * relocation.size);
            let (offset, addend) = (relocation.offset, relocation.addend);
            object.add_relocation(section, Relocation { offset, symbol, addend, flags })?;
        }
    }
    object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Other);
    Ok(object.write()?)
}
