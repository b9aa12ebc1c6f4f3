//! Bits of condition fields, which instructions read where a comparison wrote them.

use std::collections::{BTreeMap, BTreeSet};

use ustr::Ustr;

use crate::machine::Machine;
use crate::mir::{Block, Function, Inst, Operand, RegFlags, RegName, RegOperand};

/// The class of condition fields.
const FIELD: &str = "crrc";

/// The function in which instructions read parts of registers in place of copies of these parts, for parts that are not
/// where values of their width are; `None` if there are no such copies. Time is linear in its
/// text, and constant on machines without such parts.
pub fn read_fields(machine: &Machine, source: &Function) -> Option<Function> {
    if machine.facts().fields.is_empty() {
        return None;
    }
    let mut insts = source.blocks.iter().flat_map(|block| &block.insts);
    insts.find(|inst| part(machine, inst).is_some() || physical_part(machine, inst).is_some())?;
    let mut function = source.clone();
    name_fields(machine, &mut function);
    let insts = function.blocks.iter().flat_map(|block| &block.insts);
    let parts: BTreeMap<u32, RegName> = insts.filter_map(|inst| part(machine, inst)).collect();
    let insts = function.blocks.iter_mut().flat_map(|block| &mut block.insts);
    for operand in insts.filter(|inst| inst.opcode != "PHI").flat_map(|inst| &mut inst.operands) {
        if let Operand::Reg(reg) = operand
            && !reg.flags.def
            && reg.tied.is_none()
            && reg.sub().is_none()
            && let Some(part) = reg.virtual_reg().and_then(|copy| parts.get(&copy))
        {
            reg.reg = *part;
            reg.flags.killed = false;
        }
    }
    remove_unread(&mut function, &parts);
    Some(function)
}

/// The virtual register to which an instruction copies a part of a virtual field, and the part.
fn part(machine: &Machine, inst: &Inst) -> Option<(u32, RegName)> {
    let [Operand::Reg(def), Operand::Reg(part)] = inst.operands.as_slice() else { return None };
    let (RegName::Virtual(copy, None), RegName::Virtual(_, Some(index))) = (&def.reg, &part.reg) else { return None };
    let is_part = inst.opcode == "COPY" && machine.facts().fields.contains(&index.as_str());
    is_part.then_some((*copy, part.reg))
}

/// The physical field of which an instruction copies a part to a virtual register, and the part.
fn physical_part(machine: &Machine, inst: &Inst) -> Option<(Ustr, &'static str)> {
    let [Operand::Reg(def), Operand::Reg(part)] = inst.operands.as_slice() else { return None };
    let (RegName::Virtual(_, None), RegName::Physical(name)) = (&def.reg, &part.reg) else { return None };
    let field = |index: &str| name.strip_suffix(index.strip_prefix("sub_")?).map(Ustr::from);
    let is_root = |field: &Ustr| machine.roots_of(*field).len() == 1;
    let found = machine.facts().fields.iter().find_map(|&index| Some((field(index).filter(is_root)?, index)));
    found.filter(|_| inst.opcode == "COPY" && !part.flags.undef)
}

/// Copies a physical field to a virtual register in front of each copy of a part, which then is a part of that register.
fn name_fields(machine: &Machine, function: &mut Function) {
    let mut blocks = std::mem::take(&mut function.blocks);
    let operand = |reg: RegName, def: bool| {
        Operand::Reg(RegOperand { flags: RegFlags { def, ..RegFlags::default() }, reg, tied: None })
    };
    for block in &mut blocks {
        replace(block, |mut inst, insts| {
            if let Some((field, index)) = physical_part(machine, &inst) {
                let name = function.new_register(FIELD.into());
                let to = operand(RegName::Virtual(name, None), true);
                let operands = vec![to, operand(RegName::Physical(field), false)];
                insts.push(Inst { line: inst.line, opcode: "COPY".into(), operands, num_defs: 1, ..Inst::default() });
                inst.operands[1] = operand(RegName::Virtual(name, Some(index.into())), false);
            }
            insts.push(inst);
        });
    }
    function.blocks = blocks;
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
        replace(block, |inst, insts| {
            if !inst.operands.first().is_some_and(is_unread) {
                insts.push(inst);
            }
        });
    }
}

/// Replaces the instructions of a block by those that `push` adds for each. What debuggers are told moves with them.
fn replace(block: &mut Block, mut push: impl FnMut(Inst, &mut Vec<Inst>)) {
    let mut insts = Vec::with_capacity(block.insts.len());
    // The new position of each instruction.
    let mut positions = Vec::new();
    for inst in std::mem::take(&mut block.insts) {
        positions.push(insts.len());
        push(inst, &mut insts);
    }
    for (before, _) in &mut block.debug {
        *before = positions.get(*before).copied().unwrap_or(insts.len());
    }
    block.insts = insts;
}
