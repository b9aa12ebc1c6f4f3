//! Bits of condition fields, which instructions read where a comparison wrote them.

use std::collections::{BTreeMap, BTreeSet};

use crate::machine::Machine;
use crate::mir::{Function, Operand, RegName};

/// The function in which instructions read parts of registers in place of copies of these parts, for parts that are not
/// where values of their width are; `None` if there are no such copies. Time is linear in its
/// text, and constant on machines without such parts.
pub fn read_fields(machine: &Machine, source: &Function) -> Option<Function> {
    let fields = machine.facts().fields;
    if fields.is_empty() {
        return None;
    }
    let mut parts: BTreeMap<u32, RegName> = BTreeMap::new();
    for inst in source.blocks.iter().flat_map(|block| &block.insts).filter(|inst| inst.opcode == "COPY") {
        let [Operand::Reg(def), Operand::Reg(part)] = inst.operands.as_slice() else { continue };
        if let (RegName::Virtual(copy, None), RegName::Virtual(_, Some(index))) = (&def.reg, &part.reg)
            && fields.contains(&index.as_str())
        {
            parts.insert(*copy, part.reg.clone());
        }
    }
    if parts.is_empty() {
        return None;
    }
    let mut function = source.clone();
    let insts = function.blocks.iter_mut().flat_map(|block| &mut block.insts);
    for operand in insts.filter(|inst| inst.opcode != "PHI").flat_map(|inst| &mut inst.operands) {
        if let Operand::Reg(reg) = operand
            && !reg.flags.def
            && reg.tied.is_none()
            && reg.sub().is_none()
            && let Some(part) = reg.virtual_reg().and_then(|copy| parts.get(&copy))
        {
            reg.reg = part.clone();
            reg.flags.killed = false;
        }
    }
    remove_unread(&mut function, &parts);
    Some(function)
}

/// Removes the copies that no instruction reads any more.
fn remove_unread(function: &mut Function, parts: &BTreeMap<u32, RegName>) {
    let operands = function.blocks.iter().flat_map(|block| &block.insts).flat_map(|inst| &inst.operands);
    let regs = operands.filter_map(Operand::reg).filter(|reg| !reg.flags.def);
    let read: BTreeSet<u32> = regs.filter_map(|reg| reg.virtual_reg()).collect();
    let is_unread = |operand: &Operand| {
        let copy = operand.reg().filter(|reg| reg.flags.def).and_then(|reg| reg.virtual_reg());
        copy.is_some_and(|copy| parts.contains_key(&copy) && !read.contains(&copy))
    };
    for block in &mut function.blocks {
        let mut insts = Vec::with_capacity(block.insts.len());
        // The new position of each instruction.
        let mut positions = Vec::new();
        for inst in std::mem::take(&mut block.insts) {
            positions.push(insts.len());
            if !inst.operands.first().is_some_and(is_unread) {
                insts.push(inst);
            }
        }
        for (before, _) in &mut block.debug {
            *before = positions.get(*before).copied().unwrap_or(insts.len());
        }
        block.insts = insts;
    }
}
