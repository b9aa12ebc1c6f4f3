//! The contract of webs: the values of a web are never live at once.
//!
//! # Why correct
//! The check is that where one value of a web is defined, no other one is live. This suffices: in SSA form, if two values
//! are live at once, one of them is live where the other is defined.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::program_point::operand_point;
use crate::coalesce::webs::Webs;
use crate::contracts::{Contract, ContractViolation, ReferenceLiveness};
use crate::ir::{Function, Inst, Value};
use crate::target::{Role, TargetDesc};

/// Checks the contract.
///
/// # Errors
/// The first violation, by block.
pub fn check(
    func: &Function,
    target: &TargetDesc,
    cfg: &Cfg,
    webs: &mut Webs,
    reference: &ReferenceLiveness<'_>,
) -> Result<(), ContractViolation> {
    let root: Vec<Value> = func.values().map(|value| webs.find(value)).collect();
    let meets_web = |value: Value, live: &FixedBitSet| {
        let same = |other: &usize| *other != value.index() && root[*other] == root[value.index()];
        live.ones().any(|other| same(&other))
    };
    let violation = |inst, value| {
        let reason = "is defined while another value of its web is live";
        Err(ContractViolation { contract: Contract::Webs, inst, value: Some(value), reason })
    };
    for &block in cfg.rpo() {
        let first = Inst::from_u32(func.block(block).insts.0);
        for &param in func.block_params(block) {
            if meets_web(param, reference.at_start(block)) {
                return violation(first, param);
            }
        }
        for (inst, after) in reference.after_each(block) {
            let point = |(index, (value, desc)): (usize, _)| {
                (value, desc, operand_point(inst, func.widest_pos(target, inst, index, desc)))
            };
            let operands = || func.constrained_operands(target, inst).enumerate().map(point);
            for (def, _, written) in operands().filter(|operand| operand.1.is_def()) {
                // Values read when the def is written, or later, are live then. So are the other defs.
                let mut live = after.clone();
                for (value, desc, at) in operands() {
                    if desc.is_def() || desc.role() == Role::Use && at >= written {
                        live.insert(value.index());
                    }
                }
                if meets_web(def, &live) {
                    return violation(inst, def);
                }
            }
        }
    }
    Ok(())
}
