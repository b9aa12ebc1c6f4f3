//! The cost of saving a callee-saved register.

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::ir::{Block, Function};
use crate::regs::tables::UnitPrices;
use crate::target::FormKind;

/// How often a register is stored and loaded that is saved at entry and restored before each return.
#[derive(Clone, Copy)]
pub struct SaveFrequencies {
    /// The frequency of the entry.
    pub entry: f32,
    /// The sum of the frequencies of the returns.
    pub returns: f32,
}

impl SaveFrequencies {
    /// Finds the returns. Linear in the blocks.
    pub fn new(func: &Function, constraints: &Constraints, cfg: &Cfg) -> Self {
        let is_return =
            |block: &Block| func.terminator(*block).is_some_and(|last| constraints.form(last).kind == FormKind::Return);
        let returns = cfg.rpo().iter().filter(|block| is_return(block)).map(|&block| cfg.freq(block));
        SaveFrequencies { entry: cfg.freq(Block::ENTRY), returns: returns.sum() }
    }
    /// The cost of saving a register whose type has these prices.
    pub fn cost(self, prices: &UnitPrices) -> f32 {
        prices.store * self.entry + prices.load * self.returns
    }
}
