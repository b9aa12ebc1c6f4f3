//! The values of a web are never live at once: where one is defined, no other one is live. In SSA form of two values that are
//! live at once one is live where the other is defined, so nothing else has to be looked at.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::program_point::operand_moment;
use crate::coalesce::webs::Webs;
use crate::contracts::{Breach, Contract, Lives};
use crate::ir::{Function, Inst, Value};
use crate::target::{Role, TargetDesc};

/// Checks the contract.
///
/// # Errors
/// The first breach, by block.
pub fn check(
    func: &Function,
    target: &TargetDesc,
    cfg: &Cfg,
    webs: &mut Webs,
    lives: &Lives<'_>,
) -> Result<(), Breach> {
    let root: Vec<Value> = func.values().map(|value| webs.find(value)).collect();
    let of_same_web = |value: Value, live: &FixedBitSet| {
        let same = |other: &usize| *other != value.index() && root[*other] == root[value.index()];
        live.ones().any(|other| same(&other))
    };
    let breach = |inst, value| {
        let reason = "is defined while another value of its web is live";
        Err(Breach { contract: Contract::Webs, inst, value: Some(value), reason })
    };
    for &block in cfg.rpo() {
        let first = Inst::from_u32(func.block(block).insts.0);
        for &param in func.block_params(block) {
            if of_same_web(param, lives.at_start(block)) {
                return breach(first, param);
            }
        }
        for (inst, after) in lives.after_each(block) {
            let moment = |(index, (value, desc)): (usize, _)| {
                (value, desc, operand_moment(inst, func.widest_pos(target, inst, index, desc)))
            };
            let operands = || func.constrained_operands(target, inst).enumerate().map(moment);
            for (def, _, written) in operands().filter(|operand| operand.1.is_def()) {
                // What is read when the def is written, or later, is live then, and so are the other defs.
                let mut live = after.clone();
                for (value, desc, at) in operands() {
                    if desc.is_def() || desc.role() == Role::Use && at >= written {
                        live.insert(value.index());
                    }
                }
                if of_same_web(def, &live) {
                    return breach(inst, def);
                }
            }
        }
    }
    Ok(())
}
