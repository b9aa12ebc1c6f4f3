//! Register hints: the registers that instructions fix and clobber.
//!
//! # Input
//!
//! What a walk over the instructions records, and the hints of the client.
//!
//! # Output
//!
//! For each value the units that it should avoid, how often they are clobbered, and the register that it should have. For each
//! loop the units that its instructions clobber or fix.
//!
//! # Why correct
//!
//! Only cost depends on hints.
//!
//! # Cost
//!
//! A record takes constant time. Adding the clobbers of inner loops takes time linear in the blocks.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Function, Inst, Value};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, End, Reg};

/// Hints from later instructions for the choice of registers. The spiller records them, because it knows the working set at
/// each instruction. A separate pass would be one more walk over all operands. Keeps its buffers.
#[derive(Clone, Default)]
pub struct RegHints<const W: usize> {
    /// The number of banks.
    banks: usize,
    /// By value: units that it should avoid. Instructions clobber or fix them while the value is in a register, or cannot
    /// read the value from them.
    pub avoid: Vec<Mask<W>>,
    /// By value: how often the instructions run for which it should avoid some of these, together.
    clobber_freq: Vec<f32>,
    /// By value: the register in which the most frequent instruction reads or defines it, and the frequency. Rather one that
    /// it need not avoid.
    pub hint: Vec<Option<(Reg, f32)>>,
    /// The uses that are members of groups.
    pub groups: Vec<GroupUse>,
    /// The uses that end in the register of a def, or in a part of it or around it.
    pub parts: Vec<PartUse>,
    /// By loop header and bank: units that instructions of the loop clobber or fix.
    loop_clobbers: Vec<Mask<W>>,
    /// By bank: what crosses instructions in callee-saved registers.
    crossings: Vec<Crossings>,
}

/// What crosses the instructions that clobber or fix registers of a bank.
#[derive(Clone, Copy, Default)]
pub struct Crossings {
    /// The most values that cross one of them in callee-saved registers.
    pub values: u32,
    /// The frequency of the most frequent one.
    pub freq: f32,
}

/// A use that is a member of a group.
#[derive(Clone, Copy)]
pub struct GroupUse {
    /// The value.
    pub value: Value,
    /// The instruction.
    pub inst: Inst,
    /// The index of the operand.
    pub operand: u16,
    /// The frequency of the instruction.
    pub freq: f32,
}

/// A use that ends in a register that begins or ends with that of a def.
#[derive(Clone, Copy)]
pub struct PartUse {
    /// The value that is read.
    pub value: Value,
    /// The value that is defined.
    pub def: Value,
    /// Where the two registers have their bits in common.
    pub end: End,
    /// The frequency of the instruction.
    pub freq: f32,
}

impl<const W: usize> RegHints<W> {
    /// Starts over.
    pub fn reset(&mut self, func: &Function, banks: usize) {
        self.avoid.clear();
        self.avoid.resize(func.num_values(), Mask::EMPTY);
        self.clobber_freq.clear();
        self.clobber_freq.resize(func.num_values(), 0.0);
        self.hint.clear();
        self.hint.resize(func.num_values(), None);
        self.groups.clear();
        self.parts.clear();
        self.loop_clobbers.clear();
        self.loop_clobbers.resize(func.num_blocks() * banks, Mask::EMPTY);
        self.banks = banks;
        self.crossings.clear();
        self.crossings.resize(banks, Crossings::default());
    }
    /// Starts with the hints of another walk over the same function.
    pub fn start_with(&mut self, other: &RegHints<W>) {
        self.avoid.clone_from(&other.avoid);
        self.clobber_freq.clone_from(&other.clobber_freq);
        self.hint.clone_from(&other.hint);
        self.groups.clone_from(&other.groups);
        self.parts.clone_from(&other.parts);
        self.loop_clobbers.clone_from(&other.loop_clobbers);
        self.banks = other.banks;
        self.crossings.clone_from(&other.crossings);
    }
    /// Records units that a value should avoid.
    #[inline]
    pub fn add_avoid(&mut self, value: Value, units: Mask<W>) {
        let avoid = &mut self.avoid[value.index()];
        *avoid = avoid.or(units);
    }
    /// Records that an instruction of frequency `freq` clobbers or fixes units while a value is in a register.
    #[inline]
    pub fn add_clobbers(&mut self, value: Value, units: Mask<W>, freq: f32) {
        if !units.is_empty() {
            self.add_avoid(value, units);
            self.clobber_freq[value.index()] += freq;
        }
    }
    /// The units that a value should avoid although it moves `freq` times to do so. It avoids none if it would move more
    /// rarely around all that clobbers them.
    pub fn worth_avoiding(&self, value: Value, freq: f32) -> Mask<W> {
        if freq > self.clobber_freq[value.index()] { Mask::EMPTY } else { self.avoid[value.index()] }
    }
    /// Records that an instruction of frequency `freq` reads or defines a value in a fixed register. Of several, the most
    /// frequent one counts that the value need not avoid, as far as is known by now.
    pub fn add_hint(&mut self, machine: &Machine<'_, W>, value: Value, reg: Reg, freq: f32) {
        let is_avoided = |(reg, freq)| self.worth_avoiding(value, freq).intersects(machine.mask(reg));
        let rank = |hint: (Reg, f32)| (!is_avoided(hint), hint.1);
        if self.hint[value.index()].is_none_or(|hint| rank((reg, freq)) > rank(hint)) {
            self.hint[value.index()] = Some((reg, freq));
        }
    }
    /// Records the hints of the client. That for a value outranks every instruction.
    pub fn add_client_hints(&mut self, machine: &Machine<'_, W>, func: &Function, cfg: &Cfg) {
        for (inst, operand, reg) in func.operand_hints() {
            self.add_hint(machine, func.inst_operands(inst)[operand], reg, cfg.freq(func.block_of(inst)));
        }
        for (value, reg) in func.reg_hints() {
            self.hint[value.index()] = Some((reg, f32::MAX));
        }
    }
    /// Records that an instruction in the loop of a header clobbers or fixes units of a bank.
    pub fn add_loop_clobbers(&mut self, header: Block, bank: Bank, units: Mask<W>) {
        let clobbers = &mut self.loop_clobbers[header.index() * self.banks + bank.index()];
        *clobbers = clobbers.or(units);
    }
    /// Records that so many values cross an instruction of this frequency in callee-saved registers of a bank.
    pub fn add_crossing(&mut self, bank: Bank, values: u32, freq: f32) {
        let crossings = &mut self.crossings[bank.index()];
        *crossings = Crossings { values: crossings.values.max(values), freq: crossings.freq.max(freq) };
    }
    /// What crosses instructions in callee-saved registers of a bank. Complete once the whole function is planned.
    pub fn crossings(&self, bank: Bank) -> Crossings {
        self.crossings[bank.index()]
    }
    /// The units of a bank that instructions of a loop clobber or fix. Complete once the whole function is planned.
    pub fn loop_clobbers(&self, header: Block, bank: Bank) -> Mask<W> {
        self.loop_clobbers[header.index() * self.banks + bank.index()]
    }
    /// Lets the parameters of loops avoid what their arguments from within avoid, where both are of one web: the parameter
    /// would be moved out of such a register, and back in every round.
    pub fn add_back_edges(&mut self, func: &Function, cfg: &Cfg, mut is_one_web: impl FnMut(Value, Value) -> bool) {
        for &block in cfg.rpo().iter().filter(|&&block| cfg.is_loop_header(block)) {
            for &edge in cfg.pred_edges(block).iter().filter(|&&edge| cfg.is_back_edge(func, edge)) {
                for (&param, &arg) in func.block_params(block).iter().zip(func.edge_args(edge)) {
                    if param != arg && is_one_web(param, arg) {
                        self.add_clobbers(param, self.avoid[arg.index()], self.clobber_freq[arg.index()]);
                    }
                }
            }
        }
    }
    /// Adds the clobbers of inner loops to the loops around them.
    pub fn add_inner_loops(&mut self, cfg: &Cfg) {
        for &block in cfg.rpo().iter().rev().filter(|&&block| cfg.is_loop_header(block)) {
            let Some(parent) = cfg.loop_parent(block) else { continue };
            for bank in (0..self.banks).map(Bank::from_index) {
                self.add_loop_clobbers(parent, bank, self.loop_clobbers(block, bank));
            }
        }
    }
}
