//! Liveness says what data flow says: which values are live at the start of each block, which parameters are used, and after
//! which operands a value is dead.

use alloc::vec::Vec;

use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::{DEAD, Liveness};
use crate::contracts::{Breach, Contract, Lives};
use crate::ir::{Function, Inst, Value};

/// Checks the contract.
///
/// # Errors
/// The first breach, by block.
pub fn check(func: &Function, cfg: &Cfg, live: &Liveness, lives: &Lives<'_>) -> Result<(), Breach> {
    let breach = |inst, value, reason| Breach { contract: Contract::Liveness, inst, value: Some(value), reason };
    for &block in cfg.rpo() {
        let first = Inst::from_u32(func.block(block).insts.0);
        let expected: Vec<Value> = lives.without_params(block).collect();
        let found = live.live_in(block);
        if expected != found {
            let differs = |value: &&Value| expected.contains(value) != found.contains(value);
            let value = expected.iter().chain(found).find(differs).or(found.first());
            let value = value.copied().unwrap_or(Value::from_u32(0));
            return Err(breach(first, value, "is live at the start of the block, or is not, unlike in data flow"));
        }
        for (&param, &distance) in func.block_params(block).iter().zip(live.param_distances(func, block)) {
            if lives.at_start(block).contains(param.as_u32() as usize) != (distance != DEAD) {
                return Err(breach(first, param, "is a parameter that is used, or is not, unlike in data flow"));
            }
        }
        for (inst, after) in lives.after_each(block) {
            for (&value, at) in func.inst_operands(inst).iter().zip(func.operand_range(inst)) {
                if after.contains(value.as_u32() as usize) != (live.operand_distances()[at] != DEAD) {
                    return Err(breach(inst, value, "lives on, or does not, unlike in data flow"));
                }
            }
        }
    }
    Ok(())
}
