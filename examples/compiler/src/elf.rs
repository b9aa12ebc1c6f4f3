//! An ELF object file for x86-64: the machine code, the symbols of the runtime, and what debuggers want to know.

use gimli::SectionId;
use gimli::write::RelocationTarget;
use object::write::{Object, Relocation, StandardSection, Symbol, SymbolSection};
use object::{Architecture, BinaryFormat, Endianness, SectionKind, SymbolFlags, SymbolKind, SymbolScope};
use object::{RelocationEncoding, RelocationFlags, RelocationKind};

use crate::Failure;
use crate::compile::Compiled;
use crate::debug;
use crate::machines::RUNTIME;
use crate::machines::assemble::assemble;
use crate::machines::emit::Listing;

/// Code that goes on to the functions of the runtime: jumps, into which the linker puts the distance.
pub fn stubs() -> Vec<String> {
    RUNTIME.into_iter().flat_map(|name| [format!("{name}:"), ".byte 233".into(), ".long 0".into()]).collect()
}

/// Writes the object file of a program with [`stubs`].
///
/// # Errors
/// When a line cannot be assembled or a section cannot be written.
pub fn write(program: &[Compiled], listing: &Listing, file: &str) -> Result<Vec<u8>, Failure> {
    let code = assemble(&listing.lines)?;
    let mut object = Object::new(BinaryFormat::Elf, Architecture::X86_64, Endianness::Little);
    let text = object.section_id(StandardSection::Text);
    object.append_section_data(text, &code.bytes, 16);
    let flags = |kind, size| RelocationFlags::Generic { kind, encoding: RelocationEncoding::Generic, size };
    let symbol = |name: &str, value: u32, size: usize, section| Symbol {
        name: name.into(),
        value: value.into(),
        size: size as u64,
        kind: SymbolKind::Text,
        scope: if name == "pebble_main" { SymbolScope::Linkage } else { SymbolScope::Compilation },
        weak: false,
        section,
        flags: SymbolFlags::None,
    };
    for (compiled, lines) in program.iter().zip(&listing.functions) {
        let (name, range) = (format!("pebble_{}", compiled.built.func.name), code.range(&lines.code));
        object.add_symbol(symbol(&name, range.start, range.len(), SymbolSection::Section(text)));
    }
    for name in RUNTIME {
        let symbol = Symbol { scope: SymbolScope::Dynamic, ..symbol(name, 0, 0, SymbolSection::Undefined) };
        let symbol = object.add_symbol(symbol);
        // The distance counts from the end of the instruction.
        let (offset, flags) = (u64::from(code.label(name)?) + 1, flags(RelocationKind::PltRelative, 32));
        object.add_relocation(text, Relocation { offset, symbol, addend: -4, flags })?;
    }
    let mut added: Vec<(SectionId, object::write::SectionId, Vec<gimli::write::Relocation>)> = Vec::new();
    debug::sections(program, listing, &code, file)?.for_each(|id, section| {
        if !section.data.slice().is_empty() {
            let in_object = object.add_section(Vec::new(), id.name().into(), SectionKind::Debug);
            object.append_section_data(in_object, section.data.slice(), 1);
            added.push((id, in_object, section.relocations.clone()));
        }
        Ok::<_, Failure>(())
    })?;
    for (_, in_object, relocations) in &added {
        for relocation in relocations {
            let section = match relocation.target {
                RelocationTarget::Symbol(_) => text,
                RelocationTarget::Section(id) => added.iter().find(|section| section.0 == id).expect("it is written").1,
            };
            let (symbol, flags) =
                (object.section_symbol(section), flags(RelocationKind::Absolute, 8 * relocation.size));
            let (offset, addend) = (relocation.offset as u64, relocation.addend);
            object.add_relocation(*in_object, Relocation { offset, symbol, addend, flags })?;
        }
    }
    object.add_section(Vec::new(), b".note.GNU-stack".to_vec(), SectionKind::Other);
    Ok(object.write()?)
}
