//! A function with its instructions in another order.

use alloc::vec::Vec;

use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use fixedbitset::FixedBitSet;

use crate::ir::{Function, Inst, InstData};

/// A function with its instructions in another order, and where they stood before.
#[derive(Clone, PartialEq, Debug)]
pub struct Reordered {
    /// The function. Blocks, edges and values keep their numbers, instructions are numbered in the new order.
    pub function: Function,
    /// By instruction: its number in the original. It is in the same block there.
    pub originals: PrimaryMap<Inst, Inst>,
}

impl Function {
    /// The function with its instructions in this order, which keeps each in its block. Linear in the function.
    ///
    /// # Panics
    /// When an instruction is missing, or leaves its block.
    pub fn reordered(&self, originals: PrimaryMap<Inst, Inst>) -> Reordered {
        let func = self;
        let mut left = FixedBitSet::with_capacity(func.num_insts());
        left.insert_range(..);
        for block in func.blocks() {
            let (first, end) = func.block(block).insts;
            for inst in func.block_insts(block) {
                let original = originals.get(inst).filter(|original| (first..end).contains(&original.as_u32()));
                let original = original.expect("each instruction stays in its block").index();
                assert!(left.contains(original), "inst{original} is there twice");
                left.remove(original);
            }
        }
        let mut function = func.clone();
        function.insts.clear();
        function.operands.clear();
        function.inst_tags = SecondaryMap::new();
        function.comments.clear();
        function.references.safepoints = SecondaryMap::new();
        let mut new = SecondaryMap::with_default(Inst::from_u32(0));
        for (inst, &original) in &originals {
            let first_operand = function.operands.len() as u32;
            function.insts.push(InstData { form: func.inst(original).form, first_operand });
            function.operands.extend_from_slice(func.inst_operands(original));
            if func.inst_tag(original) != 0 {
                function.set_inst_tag(inst, func.inst_tag(original));
            }
            if let Some(comment) = func.comment(original) {
                function.set_comment(inst, comment);
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
