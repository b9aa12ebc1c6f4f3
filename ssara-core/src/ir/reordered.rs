//! A function with its instructions in another order.

use alloc::vec::Vec;

use cranelift_entity::{PrimaryMap, SecondaryMap};

use crate::ir::{Function, Inst, InstData};

/// A function with its instructions in another order, and where they stood before.
#[derive(Clone, PartialEq, Debug)]
pub struct Reordered {
    /// The function. Blocks, edges and values keep their numbers, instructions are numbered in the new order.
    pub function: Function,
    /// By instruction: its number in the original. It is in the same block there.
    pub originals: PrimaryMap<Inst, Inst>,
}

impl Reordered {
    /// Puts instructions in this order, which keeps each in its block. Linear in the function.
    pub(crate) fn new(func: &Function, originals: PrimaryMap<Inst, Inst>) -> Self {
        let mut function = func.clone();
        function.insts.clear();
        function.operands.clear();
        function.inst_tags = SecondaryMap::new();
        function.references.safepoints = SecondaryMap::new();
        let mut new = SecondaryMap::with_default(Inst::from_u32(0));
        for (inst, &original) in &originals {
            let first_operand = function.operands.len() as u32;
            function.insts.push(InstData { form: func.inst(original).form, first_operand });
            function.operands.extend_from_slice(func.inst_operands(original));
            if func.inst_tag(original) != 0 {
                function.set_inst_tag(inst, func.inst_tag(original));
            }
            if func.is_safepoint(original) {
                function.set_safepoint(inst, true);
            }
            new[original] = inst;
        }
        let hints: Vec<_> = func.operand_hints().collect();
        hints.iter().for_each(|&(inst, operand, _)| function.set_operand_hint(inst, operand, None));
        hints.iter().for_each(|&(inst, operand, reg)| function.set_operand_hint(new[inst], operand, Some(reg)));
        Reordered { function, originals }
    }
}
