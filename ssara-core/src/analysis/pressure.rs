//! Pressure: how far demand exceeds the registers, by block and by loop.
//!
//! # Input
//!
//! Liveness, the registers of the machine, and what instructions do to them.
//!
//! # Output
//!
//! The largest excess of each block and loop, by bank. It is the sum of the
//! [shares](crate::regs::machine::TypeInfo::share) of live values, less the capacity of the bank. At an instruction
//! that clobbers registers, it is the sum for the values that live through, less the capacity of the registers that
//! survive.
//!
//! # Why correct
//!
//! These figures guide choices and prove nothing.
//!
//! # Cost
//!
//! Linear in the operands, and in the values live at the starts of blocks.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::context::Cx;
use crate::analysis::liveness::{DEAD, Liveness};
use crate::ir::Block;
use crate::regs::form_effects::FormEffects;
use crate::regs::tables::SHARE;
use crate::target::{Bank, Role};

/// Pressure by block and bank. Keeps its buffers.
#[derive(Default)]
pub struct Pressure {
    banks: usize,
    /// The banks of which the function has values, as bits.
    with_values: u64,
    /// The largest excess of demand over registers in each block, in shares; negative where registers are left.
    block: Vec<i32>,
    /// The same over all blocks of a loop, for its header.
    in_loop: Vec<i32>,
    count: Vec<i32>,
    /// The instruction at which each value that has died died last.
    died_at: Vec<u32>,
}

impl Pressure {
    /// Computes the pressure of all blocks.
    pub fn compute<const W: usize>(&mut self, cx: &Cx<'_, W>, live: &Liveness, effects: &FormEffects<W>) {
        let Cx { func, machine, cfg, .. } = *cx;
        self.banks = machine.num_banks();
        let has_values = |bank: &Bank| !machine.bank(*bank).types.is_empty();
        self.with_values = machine.banks().filter(has_values).fold(0, |banks, bank| banks | 1 << bank.index());
        let size = func.num_blocks() * self.banks;
        for array in [&mut self.block, &mut self.in_loop] {
            array.clear();
            array.resize(size, i32::MIN);
        }
        self.died_at.clear();
        self.died_at.resize(func.num_values(), u32::MAX);
        for &block in cfg.rpo() {
            self.count_block(cx, live, effects, block);
        }
        for &block in cfg.rpo().iter().rev() {
            for bank in 0..self.banks {
                let at = block.index() * self.banks + bank;
                let mut excess = self.block[at];
                if cfg.is_loop_header(block) {
                    self.in_loop[at] = self.in_loop[at].max(excess);
                    excess = self.in_loop[at];
                }
                if let Some(around) = cfg.loop_parent(block) {
                    let around = &mut self.in_loop[around.index() * self.banks + bank];
                    *around = (*around).max(excess);
                }
            }
        }
    }

    fn count_block<const W: usize>(&mut self, cx: &Cx<'_, W>, live: &Liveness, effects: &FormEffects<W>, block: Block) {
        let Cx { func, machine, .. } = *cx;
        let bank_of = |value| machine.ty(func.value_type(value)).bank.index();
        let share = |value| machine.ty(func.value_type(value)).share as i32;
        let base = block.index() * self.banks;
        self.count.clear();
        self.count.resize(self.banks, 0);
        for &value in live.live_in(block) {
            let ty = machine.ty(func.value_type(value));
            self.count[ty.bank.index()] += ty.share as i32;
        }
        for (&param, &distance) in func.block_params(block).iter().zip(live.param_distances(func, block)) {
            self.count[bank_of(param)] += if distance == DEAD { 0 } else { share(param) };
        }
        let capacity = |bank: usize| machine.bank(Bank::from_index(bank)).capacity as i32;
        for bank in 0..self.banks {
            self.block[base + bank] = self.count[bank] - capacity(bank);
        }
        for inst in func.block_insts(block) {
            let distances = live.operand_distances()[func.operand_range(inst)].iter();
            let operands = cx.constraints.operands(func, inst).zip(distances);
            if !cx.constraints.traits(inst).has_clobbers() {
                // Banks with new values, whose number is highest once all have come and all others have gone.
                let mut grown = 0u64;
                for ((value, desc), &distance) in operands {
                    if desc.is_def() {
                        if distance != DEAD {
                            self.count[bank_of(value)] += share(value);
                            grown |= 1 << bank_of(value);
                        }
                    } else if distance == DEAD && self.died_at[value.index()] != inst.as_u32() {
                        self.died_at[value.index()] = inst.as_u32();
                        self.count[bank_of(value)] -= share(value);
                    }
                }
                while grown != 0 {
                    let bank = grown.trailing_zeros() as usize;
                    grown &= grown - 1;
                    let excess = &mut self.block[base + bank];
                    *excess = (*excess).max(self.count[bank] - capacity(bank));
                }
                continue;
            }
            for ((value, desc), &distance) in operands.clone() {
                if desc.role() == Role::Use && distance == DEAD && self.died_at[value.index()] != inst.as_u32() {
                    self.died_at[value.index()] = inst.as_u32();
                    self.count[bank_of(value)] -= share(value);
                }
            }
            let effect = effects.of(cx.constraints.number(inst));
            for bank in 0..self.banks {
                let surviving = effects.in_bank(effect, Bank::from_index(bank)).surviving;
                let excess = &mut self.block[base + bank];
                *excess = (*excess).max(self.count[bank] - surviving as i32);
            }
            for ((value, desc), &distance) in operands {
                if desc.is_def() && distance != DEAD {
                    let bank = bank_of(value);
                    self.count[bank] += share(value);
                    let excess = &mut self.block[base + bank];
                    *excess = (*excess).max(self.count[bank] - capacity(bank));
                }
            }
        }
    }

    /// The largest excess anywhere in the function, in shares.
    pub fn max_excess(&self) -> i32 {
        self.block.iter().copied().max().unwrap_or(0)
    }
    /// The number of further values of the largest type that each bank of which the function has values could take
    /// throughout a block. Negative if a bank is short of registers.
    pub fn slack(&self, block: Block) -> i32 {
        let excess = &self.block[block.index() * self.banks..][..self.banks];
        let occurs = |&(bank, _): &(usize, &i32)| self.with_values >> bank & 1 != 0;
        let free = excess.iter().enumerate().filter(occurs).map(|(_, &excess)| -excess / SHARE as i32);
        free.min().unwrap_or(0)
    }
    /// The shares of a bank that are free throughout a block. Negative if it is short of registers.
    pub fn free_shares(&self, block: Block, bank: Bank) -> i32 {
        -self.block[block.index() * self.banks + bank.index()]
    }
    /// The largest excess in the loop of a header, in shares.
    pub fn in_loop(&self, header: Block, bank: Bank) -> i32 {
        self.in_loop[header.index() * self.banks + bank.index()]
    }
}
