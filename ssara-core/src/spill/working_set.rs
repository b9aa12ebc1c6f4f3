//! The working set: the values in registers while a walk goes through a block.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::{Function, Inst, Value};
use crate::solver::live_through::LiveThrough;
use crate::target::{Bank, Reg, Type};

/// The position of a value that is in no list.
const NONE: u32 = u32::MAX;

/// Lists of values by bank, with constant-time removal.
#[derive(Default)]
pub struct WorkingSet {
    /// By bank, in an order that matters for ties only.
    pub banks: Vec<Vec<Value>>,
    /// By value: its position in the list of its bank.
    pos: Vec<u32>,
}

impl WorkingSet {
    /// Starts over, with the numbers of banks and values.
    pub fn reset(&mut self, banks: usize, values: usize) {
        self.banks.resize_with(banks, Vec::new);
        for bank in &mut self.banks {
            bank.clear();
        }
        self.pos.clear();
        self.pos.resize(values, NONE);
    }
    /// Whether a value is in a register.
    pub fn contains(&self, value: Value) -> bool {
        self.pos[value.index()] != NONE
    }
    /// Adds a value if it is not there.
    pub fn insert(&mut self, bank: Bank, value: Value) {
        if !self.contains(value) {
            let list = &mut self.banks[bank.index()];
            self.pos[value.index()] = list.len() as u32;
            list.push(value);
        }
    }
    /// Removes a value if it is there.
    #[inline]
    pub fn remove(&mut self, bank: Bank, value: Value) {
        let pos = core::mem::replace(&mut self.pos[value.index()], NONE);
        if pos != NONE {
            let list = &mut self.banks[bank.index()];
            list.swap_remove(pos as usize);
            if let Some(&moved) = list.get(pos as usize) {
                self.pos[moved.index()] = pos;
            }
        }
    }
    /// Removes all values.
    pub fn clear(&mut self) {
        for bank in &mut self.banks {
            for value in bank.drain(..) {
                self.pos[value.index()] = NONE;
            }
        }
    }
    /// The values of all banks.
    pub fn iter(&self) -> impl Iterator<Item = Value> + '_ {
        self.banks.iter().flatten().copied()
    }
}

/// The values that live through an instruction, as the spiller sees it: the working set without the operands.
pub struct WorkingSetThrough<'a> {
    /// The function.
    pub func: &'a Function,
    /// The values in registers of the bank.
    pub in_reg: &'a [Value],
    /// The last instruction that used each value.
    pub used_at: &'a [u32],
    /// The instruction.
    pub inst: Inst,
}

impl WorkingSetThrough<'_> {
    fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.in_reg.iter().copied().filter(|value| self.used_at[value.index()] != self.inst.as_u32())
    }
}

impl LiveThrough for WorkingSetThrough<'_> {
    fn count(&self) -> u32 {
        self.values().count() as u32
    }
    fn for_each(&self, item: &mut dyn FnMut(Value, Type, Option<Reg>)) {
        for value in self.values() {
            item(value, self.func.value_type(value), None);
        }
    }
}
