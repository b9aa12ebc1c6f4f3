//! Whether values that live in memory alone can be copied from there to elsewhere in memory.
//!
//! *Input:* a function with existing types and convention. *Promises:* if there is no error, each value that an argument
//! slot or a parameter takes has a register of its type in this function, through which it goes. *Cost:* nothing where all
//! types have registers; else the values, and linear in the function if it has such a value.

use alloc::string::ToString;

use crate::ir::{Function, Value};
use crate::target::{TargetDesc, Type};
use crate::validate::error::{Errors, ValidationError};

/// Checks it. `lacking` are the types whose values can live in no register of the function.
pub(super) fn check(func: &Function, target: &TargetDesc, lacking: &[Type], errors: &mut Errors) {
    if lacking.is_empty() || !func.values().any(|value| lacking.contains(&func.value_type(value))) {
        return;
    }
    let mut take = |value: Value| {
        if let Some(ty) = func.find_type(value).filter(|ty| lacking.contains(ty)) {
            let ty = target.ty(ty).name.to_string();
            errors.report(|| ValidationError::NoSlotCopy { value, ty });
        }
    };
    for block in func.blocks() {
        for inst in func.block_insts(block) {
            let operands = func.find_form(target, func.inst(inst).form).into_iter().flat_map(|form| form.operands());
            let used = func.inst_operands(inst).iter().zip(operands);
            used.filter(|(_, desc)| !desc.is_def() && desc.arg_slot().is_some()).for_each(|(&value, _)| take(value));
        }
        func.succ_edges(block).for_each(|edge| func.edge_args(edge).iter().for_each(|&value| take(value)));
    }
}
