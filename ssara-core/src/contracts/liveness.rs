//! The contract of liveness: it agrees with data flow. The two agree on the values live at the start of each block, on the
//! parameters used, and on the last uses of values.

use alloc::vec::Vec;

use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::{DEAD, Liveness};
use crate::contracts::{Contract, ContractViolation, ReferenceLiveness};
use crate::ir::{Function, Inst, Value};

/// Checks the contract.
///
/// # Errors
/// The first violation, by block.
pub fn check(
    func: &Function,
    cfg: &Cfg,
    live: &Liveness,
    reference: &ReferenceLiveness<'_>,
) -> Result<(), ContractViolation> {
    let violation =
        |inst, value, reason| ContractViolation { contract: Contract::Liveness, inst, value: Some(value), reason };
    for &block in cfg.rpo() {
        let first = Inst::from_u32(func.block(block).insts.0);
        let expected: Vec<Value> = reference.without_params(block).collect();
        let found = live.live_in(block);
        if expected != found {
            let differs = |value: &&Value| expected.contains(value) != found.contains(value);
            let value = expected.iter().chain(found).find(differs).or(found.first());
            let value = value.copied().unwrap_or(Value::from_u32(0));
            return Err(violation(first, value, "is live at the start of the block, or is not, contrary to data flow"));
        }
        for (&param, &distance) in func.block_params(block).iter().zip(live.param_distances(func, block)) {
            if reference.at_start(block).contains(param.as_u32() as usize) != (distance != DEAD) {
                return Err(violation(first, param, "is a used parameter, or is not, contrary to data flow"));
            }
        }
        for (inst, after) in reference.after_each(block) {
            for (&value, at) in func.inst_operands(inst).iter().zip(func.operand_range(inst)) {
                if after.contains(value.as_u32() as usize) != (live.operand_distances()[at] != DEAD) {
                    return Err(violation(
                        inst,
                        value,
                        "is live after the instruction, or is not, contrary to data flow",
                    ));
                }
            }
        }
    }
    Ok(())
}
