//! The operands of instructions: definitions, exposed uses, types.
//!
//! # Input
//!
//! The instructions of a block, whose forms are known.
//!
//! # Output
//!
//! The constraints of all operands, one after the other, and their values' definitions and exposed uses.
//!
//! # Why correct
//!
//! All operands of a block are checked in one loop, which only finds out whether anything is wrong. If something is, the
//! whole function is checked anew, one operand after the other, and each error is reported with its place. Both ways
//! check the same: that a value exists, that it has the type of the operand's class, and that it is defined once.
//!
//! # Cost
//!
//! Linear in the operands. The loop over a block has no branches that depend on valid data.

use alloc::string::ToString;

use cranelift_entity::EntityRef;

use crate::analysis::constraints::{Constraints, FormInfo};
use crate::analysis::defs::Defs;
use crate::analysis::program_point::{entry_point, operand_point};
use crate::ir::{Block, Function, Inst};
use crate::target::{Form, TargetDesc};
use crate::validate::error::ValidationError;
use crate::validate::site::Site;
use crate::validate::{Check, ValidationMode, forms};

impl Check<'_> {
    /// Adds the operands of an instruction, whose form has this number, and checks them if that is done one by one.
    #[inline(always)]
    pub(super) fn inst_operands(&mut self, block: Block, inst: Inst, number: u32, info: FormInfo) {
        let range = self.func.operand_range(inst);
        let expected = self.constraints.form_descs(number).len();
        if range.len() != expected {
            return self.wrong_count(block, inst, info.form, (expected, range.len()));
        }
        if self.mode == ValidationMode::OneByOne {
            self.one_by_one(block, inst, number);
        }
        self.constraints.add_operands(inst, &info, range.start);
        if self.forms[number as usize].is_special {
            self.special.push((inst, number));
        }
    }

    /// Reports an instruction that has another number of operands than its form.
    #[cold]
    fn wrong_count(&mut self, block: Block, inst: Inst, form: Form, (expected, found): (usize, usize)) {
        let (func, target) = (self.func, self.target);
        let form = || func.form_name(target, form).to_string();
        self.values.errors.report(|| ValidationError::OperandCount { block, inst, form: form(), expected, found });
    }

    /// Checks all operands of a block in one loop, and notes whether anything is wrong with one.
    pub(super) fn operands_together(&mut self, block: Block) {
        let (func, class_types) = (self.func, self.class_types);
        let range = func.block_operand_range(block);
        let (descs, insts) = self.constraints.tape(range.clone());
        let operands = func.operands()[range].iter().zip(descs).zip(insts);
        let (mut exist, mut are_typed) = (true, true);
        let operands = operands.map_while(|((&value, &desc), &inst)| {
            let Some(found) = func.find_type(value) else {
                exist = false;
                return None;
            };
            are_typed &= class_types.get(desc.class().index()) == Some(&found);
            Some((value, inst, desc.is_def(), operand_point(Inst::from_u32(inst), desc.pos())))
        });
        let are_single = self.values.defs.operands(block, operands);
        self.is_good &= exist & are_typed & are_single;
    }

    /// Checks the operands of an instruction, which has as many as its form.
    fn one_by_one(&mut self, block: Block, inst: Inst, number: u32) {
        let (func, target) = (self.func, self.target);
        for (index, (&value, &desc)) in
            func.inst_operands(inst).iter().zip(self.constraints.form_descs(number)).enumerate()
        {
            let site = || Site::operand(func, target, block, inst, index);
            // A class that does not exist is an error of the form.
            let expected = || self.class_types.get(desc.class().index()).copied();
            if !self.values.exists(value, expected, site) {
                continue;
            }
            if desc.is_def() {
                self.values.define(value, block, operand_point(inst, desc.pos()), site);
            } else {
                self.values.defs.use_at(value, block, inst.as_u32(), entry_point(inst.as_u32()));
            }
        }
    }

    /// Notes the values of scratch operands and of defs in constant registers, and where defs of forms with alternatives are.
    pub(super) fn special_defs(&mut self) {
        let (func, target) = (self.func, self.target);
        for &(inst, number) in self.special.iter() {
            let descs = self.constraints.form_descs(number);
            for (&value, &desc) in func.inst_operands(inst).iter().zip(descs) {
                if !desc.is_def() || !func.value_exists(value) {
                    continue;
                }
                if desc.is_scratch() {
                    self.values.scratch.grow_and_insert(value.index());
                }
                if forms::constant(target, desc).is_some() {
                    self.values.lost.grow_and_insert(value.index());
                }
            }
        }
        // Alternatives that do not fit together are an error already.
        if self.values.errors.0.is_empty() {
            move_defs_of_alternatives(func, target, self.constraints, self.values.defs);
        }
    }
}

/// Puts each def of a form with alternatives where the first of them has it.
pub(super) fn move_defs_of_alternatives(
    func: &Function,
    target: &TargetDesc,
    constraints: &Constraints,
    defs: &mut Defs,
) {
    for &inst in constraints.with_alternatives() {
        let operands = constraints.operands(func, inst).enumerate();
        for (index, (value, desc)) in operands.filter(|(_, (value, desc))| desc.is_def() && func.value_exists(*value)) {
            defs.move_point(value, operand_point(inst, func.widest_pos(target, inst, index, desc)));
        }
    }
}
