//! The cells of heads and conventions.

use std::collections::BTreeSet;

use ssara_core::ir::{Block, Function, Inst};
use ssara_core::target::{ArgPlace, Conv, Features, FormKind, OperandDesc, Place, Type};
use ssara_core::units::UnitSet;

use crate::systematic::function::Made;
use crate::systematic::live::Live;
use crate::systematic::machine::{Machine, Source};
use crate::systematic::table::{Cell, Table, conventions};

/// Adds the cells of the head of the function, and of conventions.
pub fn observe(machine: &Machine, made: &Made, cells: &mut BTreeSet<Cell>) {
    let func = &made.func;
    for (row, _) in head(machine, made).iter().enumerate().filter(|(_, holds)| **holds) {
        cells.insert(Table::Heads.cell(row, machine.source.index()));
    }
    let mut add = |conv: Conv, column: usize| {
        let row = conventions().iter().position(|(_, source, number)| {
            *source == machine.source && (matches!(source, Source::Text | Source::Tables) || *number == conv.index())
        });
        cells.extend(row.map(|row| Table::Conventions.cell(row, column)));
    };
    if let Some(conv) = func.convention {
        add(conv, 0);
    }
    let live = Live::new(func, &machine.target);
    for number in (0..made.flow.len()).filter(|&block| made.flow.reachable[block]) {
        let block = Block::from_u32(made.flow.place[number] as u32);
        for inst in func.block_insts(block) {
            let view = func.inst_form(&machine.target, inst);
            match (view.kind, func.convention) {
                (FormKind::Entry, Some(conv)) if is_by(machine, func, inst, conv, true) => add(conv, 1),
                (FormKind::Return, Some(conv)) if is_by(machine, func, inst, conv, false) => add(conv, 2),
                (FormKind::Call, _) => {
                    for conv in called(machine, func, inst) {
                        add(conv, 3);
                        if func.convention.is_some_and(|own| own != conv) {
                            add(conv, 4);
                        }
                        let after = live.after(func, &machine.target, block, inst);
                        let defs: BTreeSet<_> = func.inst_operands(inst).iter().copied().collect();
                        if after.difference(&defs).next().is_some() {
                            add(conv, 5);
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

/// The properties of the head, in the order of the rows.
fn head(machine: &Machine, made: &Made) -> [bool; 19] {
    let (func, target) = (&made.func, &machine.target);
    let all = (0..target.features.len()).fold(Features::NONE, |set, index| set.union(Features::single(index)));
    let is_default = func.features == target.default_features();
    let first = func.block_insts(Block::ENTRY).next();
    let entry = first.filter(|&inst| func.inst_form(target, inst).kind == FormKind::Entry);
    let entry_has = |test: &dyn Fn(OperandDesc) -> bool| {
        entry.is_some_and(|inst| func.inst_form(target, inst).operands().any(test))
    };
    let whole = |reg| target.whole(reg) == reg && target.reg(reg).tuple == 0;
    let mut read = BTreeSet::new();
    let mut defined = BTreeSet::new();
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            for (value, operand) in func.constrained_operands(target, inst) {
                if operand.is_scratch() {
                    continue;
                }
                if operand.is_def() { &mut defined } else { &mut read }.insert(value);
            }
        }
        func.succ_edges(block).for_each(|edge| read.extend(func.edge_args(edge).iter().copied()));
    }
    let types: BTreeSet<Type> = defined.iter().map(|&value| func.value_type(value)).collect();
    let has_order = |is_used: bool| {
        let orders = types.iter().map(|&ty| &target.ty(ty).orders).filter(|orders| !orders.is_empty());
        orders.into_iter().any(|orders| orders.iter().any(|order| func.features.contains(order.features)) == is_used)
    };
    [
        func.convention.is_none(),
        func.convention.is_some(),
        is_default,
        !is_default && func.features == all,
        !is_default && func.features == Features::NONE,
        !is_default && func.features != all && func.features != Features::NONE,
        !func.has_frequencies(),
        func.has_frequencies(),
        func.reserved.is_empty(),
        func.reserved.iter().any(|&reg| whole(reg)),
        func.reserved.iter().any(|&reg| target.whole(reg) != reg),
        func.reserved.iter().any(|&reg| target.reg(reg).tuple > 0),
        entry.is_none(),
        func.convention.zip(entry).is_some_and(|(conv, inst)| is_by(machine, func, inst, conv, true)),
        entry_has(&|operand| operand.fixed_reg().is_some()),
        entry_has(&|operand| operand.place() == Place::Class),
        defined.difference(&read).next().is_some(),
        has_order(true),
        has_order(false),
    ]
}

/// Whether an entry or a return has operands and all of them are in the places of a convention.
fn is_by(machine: &Machine, func: &Function, inst: Inst, conv: Conv, entry: bool) -> bool {
    let target = &machine.target;
    let operands: Vec<OperandDesc> = func.inst_form(target, inst).operands().collect();
    let types: Vec<Type> = operands.iter().map(|operand| target.class(operand.class()).ty).collect();
    let places = if entry { target.argument_places(conv, &types) } else { target.result_places(conv, &types) };
    let at = |(operand, place): (&OperandDesc, &ArgPlace)| match *place {
        ArgPlace::Reg(reg) => operand.fixed_reg() == Some(reg),
        _ => false,
    };
    !operands.is_empty() && operands.iter().zip(&places).all(at)
}

/// The conventions by which an instruction calls: it has their clobbers, except its fixed results.
pub fn called(machine: &Machine, func: &Function, inst: Inst) -> Vec<Conv> {
    let target = &machine.target;
    let view = func.inst_form(target, inst);
    let defs = view.operands().filter(|operand| operand.is_def());
    let results = target.units_of(defs.filter_map(OperandDesc::fixed_reg));
    let is_called = |conv: &Conv| {
        let mut expected = UnitSet::from_words(&target.convention(*conv).clobbers);
        expected.subtract(&results);
        expected.words() == view.clobbers
    };
    (0..target.conventions.len()).map(Conv::from_index).filter(is_called).collect()
}
