//! LLVM's instructions: their register operands, and which of them read an operand from memory.

use std::collections::{BTreeMap, BTreeSet};

use ssara_cli::llvm::Instruction;

use crate::map::Map;

/// Instructions by name.
pub struct Instructions<'a> {
    by_name: BTreeMap<&'a str, &'a Instruction>,
}

/// A register operand of an instruction, or the five operands of x86 that are an address.
pub enum Slot<'a> {
    Def { class: &'a str, early: bool },
    Use { class: &'a str, tied: Option<usize> },
    Memory { base: &'a str, index: &'a str },
}

impl<'a> Instructions<'a> {
    pub fn new(instructions: impl IntoIterator<Item = &'a Instruction>) -> Self {
        Instructions { by_name: instructions.into_iter().map(|instr| (&*instr.name, instr)).collect() }
    }
    pub fn get(&self, opcode: &str) -> Option<&'a Instruction> {
        self.by_name.get(opcode).copied()
    }
    /// The opcode that takes one register operand of `opcode` from memory instead.
    pub fn folded(&self, opcode: &str, map: &Map) -> Option<&'a str> {
        let instr = self.get(opcode)?;
        let shape = |instr: &Instruction| {
            let slots = slots(instr);
            let memory = slots.iter().filter(|slot| matches!(slot, Slot::Memory { .. })).count();
            (memory, slots.len())
        };
        let (memory, len) = shape(instr);
        let named = map.folded.get(opcode).cloned();
        let variants = opcode.char_indices().filter(|&(_, c)| c == 'r').map(|(at, _)| {
            let (before, after) = opcode.split_at(at);
            format!("{before}m{}", &after[1..])
        });
        let mut found = named.into_iter().chain(variants).filter_map(|name| self.get(&name));
        found.find(|found| shape(found) == (memory + 1, len)).map(|found| &*found.name)
    }
}

/// The register operands of an instruction, in order.
pub fn slots(instr: &Instruction) -> Vec<Slot<'_>> {
    let class = |index: usize| instr.operands.get(index).and_then(|operand| operand.class.as_deref());
    let mut slots = Vec::new();
    let mut index = 0;
    while index < instr.operands.len() {
        if class(index + 4) == Some("SEGMENT_REG") && class(index + 1).is_none() && class(index + 3).is_none() {
            let (base, index_class) = (class(index).unwrap_or_default(), class(index + 2).unwrap_or_default());
            slots.push(Slot::Memory { base, index: index_class });
            index += 5;
            continue;
        }
        let operand = &instr.operands[index];
        if let Some(class) = operand.class.as_deref() {
            slots.push(match index < instr.num_defs {
                true => Slot::Def { class, early: operand.early_clobber },
                false => Slot::Use { class, tied: operand.tied_to },
            });
        }
        index += 1;
    }
    slots
}

/// The position among the slots of the operand at `index`, which is a result.
pub fn def_slot(instr: &Instruction, index: usize) -> usize {
    instr.operands[..index].iter().filter(|operand| operand.class.is_some()).count()
}

/// The opcodes that a comparison by `map` looks at.
pub fn opcodes(map: &Map, instructions: &Instructions<'_>) -> BTreeSet<String> {
    let steps = map.forms.values().flatten().flat_map(|sequence| &sequence.steps);
    let named: BTreeSet<String> = steps.map(|step| step.opcode.clone()).collect();
    let folded: Vec<String> =
        named.iter().filter_map(|opcode| instructions.folded(opcode, map)).map(str::to_string).collect();
    named.into_iter().chain(folded).collect()
}
