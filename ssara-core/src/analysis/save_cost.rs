//! The cost of saving a callee-saved register.

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::analysis::remat::RELOAD_COST;
use crate::ir::{Block, Function};
use crate::target::FormKind;

/// The cost of saving a register: a store at entry and a load before each return.
pub fn cost_of_saving(func: &Function, code: &Constraints, cfg: &Cfg) -> f32 {
    let is_return =
        |block: &Block| func.terminator(*block).is_some_and(|last| code.form(last).kind == FormKind::Return);
    let returns = cfg.rpo().iter().filter(|block| is_return(block)).map(|&block| cfg.freq(block));
    cfg.freq(Block::ENTRY) + RELOAD_COST * returns.sum::<f32>()
}
