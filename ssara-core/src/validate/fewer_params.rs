//! Definitions and uses of a function with other values in the operands.
//!
//! # Input
//! What the validator found of a function, and the same function [without some of its parameters](Function::without_params).
//!
//! # Output
//! Its definitions and exposed uses. Control flow and constraints stay what they are.
//!
//! # Why correct
//! Instructions, their forms and edges are the same. Only which values they name has changed, and that is all that
//! definitions and uses depend on.
//!
//! # Cost
//! Linear in the operands and arguments, without the checks of a validation.

use crate::analysis::program_point::{entry_point, operand_point};
use crate::ir::{Function, Inst};
use crate::target::TargetDesc;
use crate::validate::operands::move_defs_of_alternatives;
use crate::validate::{Validated, Validator};

impl Validator {
    /// Finds the definitions and uses of the last function anew, after some of its parameters have been replaced or removed.
    pub(crate) fn with_fewer_params(&mut self, func: &Function, target: &TargetDesc) -> Validated<'_> {
        let Validator { constraints, defs, .. } = self;
        defs.reset(func);
        for block in func.blocks() {
            let (first, end) = func.block(block).insts;
            for &param in func.block_params(block) {
                defs.define(param, block, entry_point(first));
            }
            let range = func.block_operand_range(block);
            defs.begin(block, range.len());
            let (descs, insts) = constraints.tape(range.clone());
            let operands = func.operands()[range].iter().zip(descs).zip(insts);
            defs.operands(
                block,
                operands.map(|((&value, &desc), &inst)| {
                    (value, inst, desc.is_def(), operand_point(Inst::from_u32(inst), desc.pos()))
                }),
            );
            let before = entry_point(end);
            for edge in func.succ_edges(block) {
                func.edge_args(edge).iter().for_each(|&arg| defs.use_at(arg, block, end, before));
            }
            defs.end(block);
        }
        move_defs_of_alternatives(func, target, constraints, defs);
        self.validated(func)
    }

    /// What was found of the last function.
    pub(crate) fn validated(&mut self, func: &Function) -> Validated<'_> {
        let Validator { cfg, constraints, defs, .. } = self;
        if cfg.rpo().len() < func.num_blocks() {
            defs.forget(|block| !cfg.is_reachable(block));
        }
        Validated { cfg, constraints, defs }
    }
}
