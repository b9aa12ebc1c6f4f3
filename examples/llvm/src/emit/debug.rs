//! What is said to debuggers: where variables are.
//!
//! LLVM follows values through copies, spills and reloads after allocation, if a function refers to them by instruction
//! (`debugInstrRef`). So it suffices to say where a value is at one place. An instruction keeps the number by which it is
//! referred to. A PHI becomes a `DBG_PHI` of the register or slot of its parameter. A `DBG_VALUE` of a virtual register
//! names a location that holds the value there, by the ranges of ssara's checker. What nothing is known of has no location.

use std::collections::{HashMap, HashSet};

use smol_str::format_smolstr;
use ssara_core::ir::Value;
use ssara_core::output::{Allocation, Loc};
use ssara_core::verify::{Checker, LocRange};
use ustr::Ustr;

use super::{Code, Emitter, Step};
use crate::convert::{Converted, What};
use crate::mir::{Block, Function, Inst, Operand, RegName, RegOperand};

/// Where the values are that debug information names.
pub(super) struct DebugInfo {
    ranges: HashMap<Value, Vec<LocRange>>,
    /// The step of each block, as [`LocRange`] counts them.
    first: Vec<u32>,
    /// The size of each slot in bits.
    slot_bits: Vec<u32>,
}

impl DebugInfo {
    pub fn new(source: &Converted<'_>, allocation: &Allocation, code: &Code<'_>) -> DebugInfo {
        let mut ranges: HashMap<Value, Vec<LocRange>> = HashMap::new();
        let wanted: HashSet<Value> = source.debug_values.values().copied().collect();
        if !wanted.is_empty() {
            let mut checker = Checker::new(&source.machine.target);
            let found = checker.value_ranges(&source.function, allocation, |value| wanted.contains(&value));
            // The allocation was checked before, so there are ranges.
            for range in found.unwrap_or_default() {
                ranges.entry(range.value).or_default().push(range);
            }
        }
        let mut next = 0;
        let first = code.blocks.iter().map(|steps| {
            let first = next;
            next += 1 + steps.len() as u32;
            first
        });
        let slot_bits = allocation.slots.values().map(|slot| slot.size * 8).collect();
        DebugInfo { ranges, first: first.collect(), slot_bits }
    }

    /// A location that holds a value before a step of a block, a register if there is one.
    fn location(&self, value: Value, block: usize, step: usize) -> Option<Loc> {
        let at = self.first[block] + 1 + step as u32;
        let holds = |range: &&LocRange| (range.start..range.end).contains(&at);
        let held = || self.ranges.get(&value).into_iter().flatten().filter(holds).map(|range| range.loc);
        held().find(|loc| loc.reg().is_some()).or(held().find(|loc| loc.slot().is_some()))
    }
}

/// What debug information of a block is still to be written.
pub(super) struct Cursor<'s> {
    block: usize,
    pending: &'s [(usize, Inst)],
    /// Whether arguments are still in the registers in which the function receives them.
    is_at_entry: bool,
}

impl<'s> Emitter<'s> {
    /// Begins a block: says where its numbered parameters are.
    pub(super) fn debug_block(&self, at: usize, new: &mut Block) -> Cursor<'s> {
        let block = &self.source.source.blocks[at];
        for phi in block.insts.iter().take_while(|inst| inst.opcode == "PHI") {
            let def = phi.operands.first().and_then(Operand::reg).and_then(RegOperand::virtual_reg);
            let loc = def.and_then(|def| self.source.debug_values.get(&def));
            let loc = loc.and_then(|&value| self.debug.location(value, at, 0));
            if let (Some(number), Some(loc)) = (phi.debug_number, loc) {
                let number = Operand::Other(format_smolstr!("{number}"));
                let operands = match loc {
                    Loc::Slot(slot) => {
                        let bits = self.debug.slot_bits[slot.as_u32() as usize];
                        let bits = Operand::Other(format_smolstr!("{bits}"));
                        vec![Operand::Other(self.slot_name(slot)), number, bits]
                    }
                    _ => vec![self.debug_register(loc.reg().map_or_else(RegName::none, |reg| self.name(reg))), number],
                };
                new.debug.push((0, Inst { opcode: "DBG_PHI".into(), operands, ..Inst::default() }));
            }
        }
        let mut cursor = Cursor { block: at, pending: &block.debug, is_at_entry: at == 0 };
        let first = self.code.blocks[at].iter().find_map(|step| match *step {
            Step::Item { index, .. } => Some(self.source.items[at][index].what),
            Step::Edit(_) => None,
        });
        if first != Some(What::Entry) {
            self.debug_after(&mut cursor, 0, new);
        }
        cursor
    }

    /// Writes what stands in front of the next instruction, from this step on. Sinking changes the order of instructions,
    /// but not that of what is said of them.
    pub(super) fn debug_after(&self, cursor: &mut Cursor<'s>, step: usize, new: &mut Block) {
        let steps = &self.code.blocks[cursor.block][step..];
        if steps.is_empty() || cursor.pending.is_empty() {
            return;
        }
        let next = steps.iter().find_map(|step| match *step {
            Step::Item { index, .. } => self.source.items[cursor.block][index].parts.first().map(|part| part.inst),
            Step::Edit(_) => None,
        });
        let count = cursor.pending.iter().take_while(|(before, _)| next.is_none_or(|next| *before <= next)).count();
        let (now, later) = cursor.pending.split_at(count);
        cursor.pending = later;
        new.debug.extend(now.iter().map(|(_, inst)| (new.insts.len(), self.debug_inst(inst, cursor, step))));
        if matches!(steps.first(), Some(Step::Item { .. })) {
            cursor.is_at_entry = false;
        }
    }

    /// A pseudo-instruction with locations in place of virtual registers.
    fn debug_inst(&self, inst: &Inst, cursor: &Cursor<'_>, step: usize) -> Inst {
        let mut new = inst.clone();
        for operand in &mut new.operands {
            let Operand::Reg(reg) = operand else { continue };
            let name = match reg.reg {
                RegName::Physical(name) => {
                    let stays = cursor.is_at_entry || self.source.machine.roots_of(name).is_empty();
                    if stays { name } else { RegName::none() }
                }
                RegName::Virtual(register, sub) => {
                    let is_low = {
                        let class = self.source.lookup.class(register);
                        sub.is_none_or(|sub| self.source.machine.is_low_part(class, sub))
                    };
                    let value = self.source.debug_values.get(&register).filter(|_| is_low);
                    let loc = value.and_then(|&value| self.debug.location(value, cursor.block, step));
                    loc.and_then(Loc::reg).map_or_else(RegName::none, |reg| self.name(reg))
                }
            };
            *operand = self.debug_register(name);
        }
        new
    }

    fn debug_register(&self, name: Ustr) -> Operand {
        let reg = RegName::Physical(name);
        Operand::Reg(RegOperand { flags: Default::default(), reg, tied: None })
    }
}

/// Makes LLVM follow values through the code of a function that says something of variables.
pub(super) fn refer_by_instruction(function: &mut Function) {
    if function.blocks.iter().all(|block| block.debug.is_empty()) {
        return;
    }
    for entry in function.head.iter_mut().filter(|entry| entry.key == "debugInstrRef") {
        entry.text = "debugInstrRef:   true\n".to_string();
    }
}
