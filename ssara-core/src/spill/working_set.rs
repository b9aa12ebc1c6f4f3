//! The working set: the values in registers while a walk goes through a block. And the uses of the current instruction,
//! with what happens to values at it.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
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
    /// By value in a register: its next use, as the number of an instruction.
    next_use: Vec<u32>,
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
        self.next_use.clear();
        self.next_use.resize(values, NONE);
    }
    /// Whether a value is in a register.
    pub fn contains(&self, value: Value) -> bool {
        self.pos[value.index()] != NONE
    }
    /// The next use of a value in a register, as the number of an instruction.
    #[inline]
    pub fn next_use(&self, value: Value) -> u32 {
        self.next_use[value.index()]
    }
    /// Sets that.
    #[inline]
    pub fn set_next_use(&mut self, value: Value, inst: u32) {
        self.next_use[value.index()] = inst;
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

/// The instruction of no value.
pub const NO_INST: u32 = u32::MAX;

/// The uses of the current instruction. Keeps its buffers.
#[derive(Default)]
pub struct Uses {
    /// By value that the current instruction uses: distance to the next use after it.
    pub distance_after: Vec<u32>,
    /// By value: the last instruction that used it, or [`NO_INST`].
    pub used_at: Vec<u32>,
    /// Whether several operands read one value.
    pub has_repeated: bool,
    /// The values that the instruction reloads.
    pub reloads: Vec<Value>,
    /// The values that are evicted before it.
    pub evicted: Vec<Value>,
    /// The values that are evicted once it has read them.
    pub evicted_after_use: Vec<Value>,
    /// The values in registers that it also reads from memory.
    pub folded_uses: Vec<Value>,
}

impl Uses {
    /// Starts over, for a function of so many values.
    pub fn reset(&mut self, values: usize) {
        for array in [&mut self.distance_after, &mut self.used_at] {
            array.clear();
            array.resize(values, NO_INST);
        }
    }
    /// Whether an instruction, which is the current one, reads a value in a register.
    #[inline]
    pub fn reads(&self, inst: Inst, value: Value) -> bool {
        self.used_at[value.index()] == inst.as_u32()
    }
    /// Whether several operands read one value.
    pub fn has_repeated(&self) -> bool {
        self.has_repeated
    }
    /// The distance to the next use after the instruction of a value that it uses.
    pub fn distance_after(&self, value: Value) -> u32 {
        self.distance_after[value.index()]
    }
    /// The values that the instruction reloads.
    pub fn reloads(&self) -> &[Value] {
        &self.reloads
    }
    /// The values that are evicted before it.
    pub fn evicted(&self) -> &[Value] {
        &self.evicted
    }
    /// The values that are evicted once it has read them.
    pub fn evicted_after_use(&self) -> &[Value] {
        &self.evicted_after_use
    }
    /// The values in registers that it also reads from memory.
    pub fn folded(&self) -> &[Value] {
        &self.folded_uses
    }
    /// Whether a value that the instruction uses is in a register after it.
    pub fn stays(&self, value: Value) -> bool {
        self.distance_after(value) != DEAD && !self.evicted_after_use.contains(&value)
    }
}

/// The values that live through an instruction, as the spiller sees it: the working set without the operands.
pub struct WorkingSetThrough<'a> {
    /// The function.
    pub func: &'a Function,
    /// The values in registers of the bank.
    pub in_reg: &'a [Value],
    /// The uses of the instruction.
    pub uses: &'a Uses,
    /// The instruction.
    pub inst: Inst,
}

impl WorkingSetThrough<'_> {
    fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.in_reg.iter().copied().filter(|value| !self.uses.reads(self.inst, *value))
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
