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
//! Excesses guide choices. The slack of a block also lets the spiller skip the count of an unconstrained instruction. There
//! it is no larger than the number of free registers, since the working set is a part of what is live.
//!
//! # Cost
//!
//! Linear in the operands, and in the values live at the starts of blocks.

use alloc::vec::Vec;
use core::hint::select_unpredictable;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::analysis::context::Cx;
use crate::analysis::form_effects::FormEffects;
use crate::analysis::liveness::{DEAD, Liveness};
use crate::ir::{Block, Function, Value};
use crate::regs::tables::SHARE;
use crate::target::Bank;

/// Pressure by block and bank. Keeps its buffers.
#[derive(Default)]
pub struct Pressure {
    num_banks: usize,
    /// The banks of which the function has values, as bits.
    with_values: u64,
    /// The largest excess of demand over registers in each block, in shares; negative where registers are left.
    block: Vec<i32>,
    /// The same over all blocks of a loop, for its header.
    in_loop: Vec<i32>,
    /// By bank, for the current block.
    banks: Vec<BankPressure>,
    /// By type: the bank of its values, and their share of it.
    shares: Vec<(u32, i32)>,
    /// The instruction at which each value that has died died last.
    died_at: Vec<u32>,
}

/// The pressure on a bank.
#[derive(Clone, Copy)]
struct BankPressure {
    /// The shares of the values that are live.
    demand: i32,
    /// The largest excess between two instructions before the last one that has an operand in the bank.
    excess: i32,
    /// That instruction.
    inst: u32,
    capacity: i32,
}

impl BankPressure {
    /// Notes the excess between two instructions.
    fn note(&mut self) {
        self.excess = self.excess.max(self.demand - self.capacity);
    }
}

impl Pressure {
    /// Computes the pressure of all blocks.
    pub fn compute<const W: usize>(&mut self, cx: &Cx<'_, W>, live: &Liveness, effects: &FormEffects<W>) {
        let Cx { func, machine, cfg, .. } = *cx;
        self.num_banks = machine.num_banks();
        let has_values = |bank: &Bank| !machine.bank(*bank).types.is_empty();
        self.with_values = machine.banks().filter(has_values).fold(0, |banks, bank| banks | 1 << bank.index());
        let size = func.num_blocks() * self.num_banks;
        for array in [&mut self.block, &mut self.in_loop] {
            array.clear();
            array.resize(size, i32::MIN);
        }
        self.died_at.clear();
        self.died_at.resize(func.num_values(), u32::MAX);
        self.shares.clear();
        self.shares.extend(machine.types().iter().map(|ty| (ty.bank.index() as u32, ty.share as i32)));
        for &block in cfg.rpo() {
            self.count_block(cx, live, effects, block);
        }
        for &block in cfg.rpo().iter().rev() {
            for bank in 0..self.num_banks {
                let at = block.index() * self.num_banks + bank;
                let mut excess = self.block[at];
                if cfg.is_loop_header(block) {
                    self.in_loop[at] = self.in_loop[at].max(excess);
                    excess = self.in_loop[at];
                }
                if let Some(around) = cfg.loop_parent(block) {
                    let around = &mut self.in_loop[around.index() * self.num_banks + bank];
                    *around = (*around).max(excess);
                }
            }
        }
    }

    fn count_block<const W: usize>(&mut self, cx: &Cx<'_, W>, live: &Liveness, effects: &FormEffects<W>, block: Block) {
        let Cx { func, machine, .. } = *cx;
        self.banks.clear();
        self.banks.extend(machine.banks().map(|bank| {
            let capacity = machine.bank(bank).capacity as i32;
            BankPressure { demand: 0, excess: -capacity, inst: u32::MAX, capacity }
        }));
        for &value in live.live_in(block) {
            let (bank, share) = self.shares[func.value_type(value).index()];
            self.banks[bank as usize].demand += share;
        }
        for (&param, &distance) in func.block_params(block).iter().zip(live.param_distances(func, block)) {
            let (bank, share) = self.shares[func.value_type(param).index()];
            self.banks[bank as usize].demand += if distance == DEAD { 0 } else { share };
        }
        let range = func.block_operand_range(block);
        let mut from = range.start;
        for inst in cx.constraints.clobbering(block) {
            let here = func.operand_range(inst);
            self.count_operands(cx, live, from..here.start);
            self.banks.iter_mut().for_each(BankPressure::note);
            from = here.end;
            let distances = &live.operand_distances()[here];
            let operands = || cx.constraints.operands(func, inst).zip(distances);
            for ((value, _), &distance) in operands().filter(|operand| !operand.0.1.is_def()) {
                self.count_operand(func, inst.as_u32(), (value, false), distance);
            }
            let effect = effects.of(cx.constraints.number(inst));
            for (bank, pressure) in machine.banks().zip(&mut self.banks) {
                let surviving = effects.in_bank(effect, bank).surviving as i32;
                pressure.excess = pressure.excess.max(pressure.demand - surviving);
            }
            for ((value, _), &distance) in operands().filter(|operand| operand.0.1.is_def()) {
                self.count_operand(func, inst.as_u32(), (value, true), distance);
            }
        }
        self.count_operands(cx, live, from..range.end);
        for (excess, pressure) in self.block[block.index() * self.num_banks..].iter_mut().zip(&mut self.banks) {
            pressure.note();
            *excess = pressure.excess;
        }
    }

    /// Counts what operands begin and end: one loop for all operands between two instructions with clobbers.
    fn count_operands<const W: usize>(&mut self, cx: &Cx<'_, W>, live: &Liveness, range: Range<usize>) {
        let values = &cx.func.operands()[range.clone()];
        let (descs, insts) = cx.constraints.tape(range.clone());
        let distances = &live.operand_distances()[range];
        for (((&value, desc), &inst), &distance) in values.iter().zip(descs).zip(insts).zip(distances) {
            self.count_operand(cx.func, inst, (value, desc.is_def()), distance);
        }
    }

    /// Counts what an operand begins or ends, given its instruction and whether it is a def. There are no branches: what
    /// operands are, and how many an instruction has, is hard to predict.
    #[inline(always)]
    fn count_operand(&mut self, func: &Function, inst: u32, (value, is_def): (Value, bool), distance: u32) {
        let is_dead = distance == DEAD;
        let died_at = &mut self.died_at[value.index()];
        let dies = !is_def & is_dead & (*died_at != inst);
        *died_at = select_unpredictable(dies, inst, *died_at);
        let (bank, share) = self.shares[func.value_type(value).index()];
        let pressure = &mut self.banks[bank as usize];
        let between = pressure.excess.max(pressure.demand - pressure.capacity);
        pressure.excess = select_unpredictable(pressure.inst != inst, between, pressure.excess);
        pressure.inst = inst;
        pressure.demand += share * (i32::from(is_def & !is_dead) - i32::from(dies));
    }

    /// The largest excess anywhere in the function, in shares.
    pub fn max_excess(&self) -> i32 {
        self.block.iter().copied().max().unwrap_or(0)
    }
    /// The number of further values of the largest type that each bank of which the function has values could take
    /// throughout a block. Negative if a bank is short of registers.
    pub fn slack(&self, block: Block) -> i32 {
        let excess = &self.block[block.index() * self.num_banks..][..self.num_banks];
        let occurs = |&(bank, _): &(usize, &i32)| self.with_values >> bank & 1 != 0;
        let free = excess.iter().enumerate().filter(occurs).map(|(_, &excess)| -excess / SHARE as i32);
        free.min().unwrap_or(0)
    }
    /// The shares of a bank that are free throughout a block. Negative if it is short of registers.
    pub fn free_shares(&self, block: Block, bank: Bank) -> i32 {
        -self.block[block.index() * self.num_banks + bank.index()]
    }
    /// The largest excess in the loop of a header, in shares.
    pub fn in_loop(&self, header: Block, bank: Bank) -> i32 {
        self.in_loop[header.index() * self.num_banks + bank.index()]
    }
}
