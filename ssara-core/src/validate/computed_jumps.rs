//! The rules for computed jumps; see [`Function::set_computed`].

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::computed_jumps::{SharedTarget, jump_groups};
use crate::ir::{Block, Function, JumpGroup};
use crate::target::TargetDesc;
use crate::validate::error::{Errors, ValidationError};

/// Checks all computed jumps of a function. What they define is looked at only if nothing else is wrong.
pub(super) fn check(func: &Function, target: &TargetDesc, cfg: &Cfg, errors: &mut Errors) {
    if !func.has_computed_jumps() {
        return;
    }
    for block in func.computed_jumps().filter(|block| block.index() >= func.num_blocks()) {
        errors.report(|| ValidationError::ComputedJump(block));
    }
    let groups = jump_groups(func, cfg, |SharedTarget { from, to, other }| {
        errors.report(|| match other == from {
            true => ValidationError::TargetTwice { from, to },
            false => ValidationError::SharedTarget { from, to, other },
        });
    });
    for block in func.computed_jumps().filter(|block| block.index() < func.num_blocks()) {
        if func.succ_edges(block).any(|edge| !func.edge_clobbers(target, edge).is_empty()) {
            errors.report(|| ValidationError::ClobberingJump(block));
        }
    }
    // The forms of a function with other mistakes need not exist.
    if errors.0.is_empty() {
        results(func, target, &groups, errors);
    }
}

/// Checks that nothing reads what jumps with shared targets define.
fn results(func: &Function, target: &TargetDesc, groups: &[JumpGroup], errors: &mut Errors) {
    let mut results = FixedBitSet::with_capacity(func.num_values());
    let jumps = || groups.iter().flat_map(|group| &group.from);
    let defs = |&from: &Block| {
        let jump = func.terminator(from).into_iter();
        jump.flat_map(|jump| func.constrained_operands(target, jump)).filter(|(_, desc)| desc.is_def())
    };
    results.extend(jumps().flat_map(defs).map(|(value, _)| value.index()));
    if results.is_clear() {
        return;
    }
    let read = func.blocks().flat_map(|block| func.block_insts(block)).flat_map(|inst| {
        func.constrained_operands(target, inst).filter(|(_, desc)| !desc.is_def()).map(|(value, _)| value)
    });
    let passed = func.edges().flat_map(|edge| func.edge_args(edge)).copied();
    for value in read.chain(passed) {
        // Each is named once.
        if results.contains(value.index()) {
            results.remove(value.index());
            errors.report(|| ValidationError::JumpResult(value));
        }
    }
}
