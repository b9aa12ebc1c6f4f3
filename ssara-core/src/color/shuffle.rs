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

use cranelift_entity::EntityRef;

use crate::ir::{Function, Value};
use crate::options::Stress;
use crate::regs::machine::Machine;
use crate::regs::register_file::RegisterFile;
use crate::sorts::sort_by_key;
use crate::target::{Bank, Reg};

/// Moves the values at the start of a block to other registers of their types. All of them are in registers of their home
/// classes.
pub fn move_values<const W: usize>(
    stress: &Stress,
    func: &Function,
    machine: &Machine<'_, W>,
    values: &[Value],
    file: &mut RegisterFile<W>,
) {
    for bank in machine.banks() {
        let of_bank = values.iter().copied().filter(|&value| machine.ty(func.value_type(value)).bank == bank);
        let mut placed: Vec<(Value, Reg)> =
            of_bank.filter_map(|value| Some((value, file.reg[value.index()]?))).collect();
        // The widest first: narrower ones find room among them.
        let width = |value: Value| machine.target.ty(func.value_type(value)).bits;
        sort_by_key(&mut placed, |&(value, _)| (Reverse(width(value)), func.value_type(value)));
        if stress.cycles {
            exchange(func, machine, &mut placed, file);
        }
        if stress.rotate {
            rotate(func, machine, bank, &placed, file);
        }
    }
}

/// Gives each value the register of the one before it, among those of its type.
fn exchange<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    placed: &mut [(Value, Reg)],
    file: &mut RegisterFile<W>,
) {
    for same in placed.chunk_by_mut(|a, b| func.value_type(a.0) == func.value_type(b.0)) {
        let mut reg = same[same.len() - 1].1;
        for place in same {
            reg = core::mem::replace(&mut place.1, reg);
        }
    }
    put_all(machine, placed, file);
}

/// Gives each value the next free register in the order of its class. Leaves all of them where they are if one finds none.
fn rotate<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    bank: Bank,
    placed: &[(Value, Reg)],
    file: &mut RegisterFile<W>,
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
        put_all(machine, &next, file);
    }
}

/// Puts all values of a bank elsewhere at once.
fn put_all<const W: usize>(machine: &Machine<'_, W>, placed: &[(Value, Reg)], file: &mut RegisterFile<W>) {
    for &(value, _) in placed {
        file.remove(machine, value);
    }
    for &(value, reg) in placed {
        file.put(machine, value, reg);
    }
}
