//! Whether a function leaves scratch registers to the copies of its values that take one.
//!
//! *Input:* a function with existing types and convention. *Promises:* if there is no error, each such copy of a value has a
//! scratch register that is apart from it, which the function may destroy. The saves of callee-saved registers have one in
//! which no argument can be. *Cost:* nothing on machines without such copies. Else the registers of a type times those, times
//! the registers of a class, for each type with such rules and values.

use alloc::string::ToString;

use crate::ir::{Block, Function};
use crate::regs::homes::Homes;
use crate::target::{Class, FormKind, Place, Reg, TargetDesc};
use crate::units::UnitSet;
use crate::validate::error::{Errors, ValidationError};

/// Checks it. `reserved` are the units that the function must not use.
pub(super) fn check(func: &Function, target: &TargetDesc, reserved: &UnitSet, homes: &Homes, errors: &mut Errors) {
    if !target.has_secondary_reloads() {
        return;
    }
    let meets = |reg: Reg, units: &UnitSet| target.reg_units(reg).iter().any(|&unit| units.contains(unit));
    let exists = |reg: Reg| func.has_reg(target, reg) && !meets(reg, reserved);
    // The register of a copy for which there is none in `class`, apart from `taken`.
    let lacks = |class: Class, taken: &UnitSet| {
        let mut members = target.class_regs(class).iter();
        !members.any(|&reg| exists(reg) && !homes.is_preserved(target, reg) && !meets(reg, taken))
    };
    let mut report = |class: Class, from: Reg, to: Reg| {
        let name = |reg: Reg| target.reg(reg).name.to_string();
        let class = target.class(class).name.to_string();
        errors.report(|| ValidationError::NoScratchReg { from: name(from), to: name(to), class });
    };
    for ty in target.type_ids() {
        let has_rules = !target.ty(ty).moves.is_empty() || !target.ty(ty).memory.is_empty();
        if has_rules && func.values().any(|value| func.value_type(value) == ty) {
            let needs = target.scratch_needs(ty).filter(|&(_, from, to)| exists(from) && exists(to));
            let mut failing = needs.filter(|&(class, from, to)| lacks(class, &target.units_of([from, to])));
            // The other registers of the type have the same problem.
            failing.next().into_iter().for_each(|(class, from, to)| report(class, from, to));
        }
    }
    // Callee-saved registers are saved before the function has received its values.
    let scratch = |reg: Reg| Some((reg, target.memory_scratch(target.reg(reg).ty?, reg)?));
    let mut saved = func.callee_saved_regs(target).filter_map(scratch).peekable();
    if saved.peek().is_some() {
        let received = received(func, target);
        saved.filter(|&(_, class)| lacks(class, &received)).for_each(|(reg, class)| report(class, reg, reg));
    }
}

/// The units in which a function may receive values: those of all registers of a class, where the entry leaves the choice.
fn received(func: &Function, target: &TargetDesc) -> UnitSet {
    let first = (func.num_blocks() > 0).then(|| func.block_insts(Block::ENTRY).next()).flatten();
    let form = first.and_then(|inst| func.find_form(target, func.inst(inst).form));
    let operands = form.filter(|form| form.kind == FormKind::Entry).into_iter().flat_map(|form| form.operands());
    let mut units = target.no_units();
    for desc in operands {
        match desc.place() {
            Place::Fixed(reg) if reg.index() < target.regs.len() => units.union_with(&target.units_of([reg])),
            Place::Class if desc.class().index() < target.classes.len() => {
                units.union_with(&target.units_of(target.class_regs(desc.class()).iter().copied()));
            }
            _ => {}
        }
    }
    units
}
