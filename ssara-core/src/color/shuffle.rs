//! Stress on block entries: values move although no constraint asks for it.
//!
//! # Input
//! The values at the start of a block, in registers of their home classes.
//!
//! # Output
//! Other registers for them, or the same ones where they find no others.
//!
//! # Why correct
//! Each value of a type takes a register of that type, and no unit is given twice.
//!
//! # Cost
//! Linear in the values at the start of the block times the registers of their types, in stress tests only.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::analysis::context::Cx;
use crate::ir::{Function, Value};
use crate::regs::machine::Machine;
use crate::resolve::here::Here;
use crate::sorts::sort_by_key;
use crate::target::{Bank, Reg};

/// Moves the values at the start of a block to other registers of their types. All of them are in registers of their home
/// classes.
pub fn move_values<const W: usize>(cx: &Cx<'_, W>, values: &[Value], here: &mut Here<'_, W>) {
    let (func, machine, stress) = (cx.func, cx.machine, &cx.options.stress);
    for bank in machine.banks() {
        let of_bank = values.iter().copied().filter(|&value| machine.ty(func.value_type(value)).bank == bank);
        let mut placed: Vec<(Value, Reg)> = of_bank.filter_map(|value| Some((value, here.reg(value)?))).collect();
        // The widest first: narrower ones find room among them.
        let width = |value: Value| machine.target.ty(func.value_type(value)).bits;
        sort_by_key(&mut placed, |&(value, _)| (Reverse(width(value)), func.value_type(value)));
        if stress.cycles {
            exchange(func, &mut placed, here);
        }
        if stress.rotate {
            rotate(func, machine, bank, &placed, here);
        }
    }
}

/// Gives each value the register of the one before it, among those of its type.
fn exchange<const W: usize>(func: &Function, placed: &mut [(Value, Reg)], here: &mut Here<'_, W>) {
    for same in placed.chunk_by_mut(|a, b| func.value_type(a.0) == func.value_type(b.0)) {
        let mut reg = same[same.len() - 1].1;
        for place in same {
            reg = core::mem::replace(&mut place.1, reg);
        }
    }
    here.rearrange(&[], placed);
}

/// Gives each value the next free register in the order of its class. Leaves all of them where they are if one finds none.
fn rotate<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    bank: Bank,
    placed: &[(Value, Reg)],
    here: &mut Here<'_, W>,
) {
    let mut free = machine.bank(bank).units;
    let next = placed.iter().map(|&(value, reg)| {
        let home = machine.home_regs(func.value_type(value));
        let after = home.iter().position(|&other| other == reg).map_or(0, |at| at + 1);
        let mut from_here = home[after..].iter().chain(&home[..after]);
        let next = *from_here.find(|&&reg| free.contains(machine.mask(reg)))?;
        free = free.minus(machine.mask(next));
        Some((value, next))
    });
    if let Some(next) = next.collect::<Option<Vec<_>>>() {
        here.rearrange(&[], &next);
    }
}
