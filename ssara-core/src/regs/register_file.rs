//! The register file during colouring: which value is in which unit.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::Value;
use crate::regs::machine::Machine;
use crate::regs::tables::RegInfo;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Reg};

/// Which value is in which unit.
#[derive(Default)]
pub struct RegisterFile<const W: usize> {
    /// The register of each value that is in one.
    pub reg: Vec<Option<Reg>>,
    /// By bank: the units that hold a value.
    pub taken: Vec<Mask<W>>,
    /// By bank: the units that have been written since the start of the function. What the entry instruction defines was
    /// there before.
    pub used: Vec<Mask<W>>,
    /// By bank and unit, for the units in `taken`.
    holder: Vec<Value>,
}

impl<const W: usize> RegisterFile<W> {
    /// Forgets everything.
    pub fn reset(&mut self, banks: usize, values: usize) {
        self.reg.clear();
        self.reg.resize(values, None);
        for masks in [&mut self.taken, &mut self.used] {
            masks.clear();
            masks.resize(banks, Mask::EMPTY);
        }
        self.holder.clear();
        self.holder.resize(banks * W * 64, Value::from_u32(0));
    }
    /// Says that nothing has been written so far: what is in registers was there when the function was entered.
    pub fn enter(&mut self) {
        self.used.fill(Mask::EMPTY);
    }
    /// Puts a value into a register, which must hold nothing.
    #[inline(always)]
    pub fn put(&mut self, machine: &Machine<'_, W>, value: Value, reg: Reg) {
        let bank = machine.reg_bank(reg).index();
        let mask = machine.mask(reg);
        self.reg[value.index()] = Some(reg);
        self.taken[bank] = self.taken[bank].or(mask);
        self.used[bank] = self.used[bank].or(mask);
        let holder = &mut self.holder[bank * W * 64..(bank + 1) * W * 64];
        for word in 0..W {
            let mut rest = mask.0[word];
            while rest != 0 {
                holder[word * 64 + rest.trailing_zeros() as usize] = value;
                rest &= rest - 1;
            }
        }
    }
    /// As [`RegisterFile::put`], for a register of one unit.
    #[inline(always)]
    pub fn put_unit(&mut self, machine: &Machine<'_, W>, value: Value, reg: Reg) {
        let RegInfo { bank, mask, .. } = machine.reg(reg);
        let bank = bank.index();
        self.reg[value.index()] = Some(reg);
        self.taken[bank] = self.taken[bank].or(*mask);
        self.used[bank] = self.used[bank].or(*mask);
        self.holder[bank * W * 64 + mask.first()] = value;
    }
    /// Takes a value out of its register, if it is in one.
    #[inline]
    pub fn remove(&mut self, machine: &Machine<'_, W>, value: Value) {
        if let Some(reg) = self.reg[value.index()].take() {
            let bank = machine.reg_bank(reg).index();
            self.taken[bank] = self.taken[bank].minus(machine.mask(reg));
        }
    }
    /// Takes a value out of its register `reg` if `is_killed` is true. There are no branches: they are hard to predict.
    #[inline(always)]
    pub fn remove_if(&mut self, machine: &Machine<'_, W>, value: Value, reg: Reg, is_killed: bool) {
        let info = machine.reg(reg);
        let taken = &mut self.taken[info.bank.index()];
        *taken = taken.minus(info.mask.only_if(is_killed));
        self.reg[value.index()] = (!is_killed).then_some(reg);
    }
    /// Takes values out, and puts values into other registers at once.
    pub fn rearrange(&mut self, machine: &Machine<'_, W>, out: &[Value], placed: &[(Value, Reg)]) {
        for &value in out.iter().chain(placed.iter().map(|placed| &placed.0)) {
            self.remove(machine, value);
        }
        for &(value, reg) in placed {
            self.put(machine, value, reg);
        }
    }
    /// The values of a bank, each once, with their registers.
    pub fn iter(&self, bank: Bank) -> impl Iterator<Item = (Value, Reg)> + '_ {
        let base = bank.index() * W * 64;
        let mut last = None;
        self.taken[bank.index()].iter().filter_map(move |unit| {
            let value = self.holder[base + unit];
            if last.replace(value) == Some(value) {
                return None;
            }
            self.reg[value.index()].map(|reg| (value, reg))
        })
    }
    /// The value that holds a unit of a bank, if one does.
    pub fn holder(&self, bank: Bank, unit: usize) -> Option<Value> {
        let taken = self.taken[bank.index()].0[unit / 64] >> (unit % 64) & 1 != 0;
        taken.then(|| self.holder[bank.index() * W * 64 + unit])
    }
    /// Calls `each` for the values of a bank, each once, with their registers.
    #[inline]
    pub fn for_each(&self, bank: Bank, mut each: impl FnMut(Value, Reg)) {
        let base = bank.index() * W * 64;
        let mut last = None;
        for word in 0..W {
            let mut rest = self.taken[bank.index()].0[word];
            while rest != 0 {
                let value = self.holder[base + word * 64 + rest.trailing_zeros() as usize];
                rest &= rest - 1;
                if last.replace(value) != Some(value)
                    && let Some(reg) = self.reg[value.index()]
                {
                    each(value, reg);
                }
            }
        }
    }
    /// Takes all values out.
    pub fn clear(&mut self) {
        for bank in (0..self.taken.len()).map(Bank::from_index) {
            let base = bank.index() * W * 64;
            for unit in self.taken[bank.index()].iter() {
                self.reg[self.holder[base + unit].index()] = None;
            }
            self.taken[bank.index()] = Mask::EMPTY;
        }
    }
}
