//! Checks of hints.

use alloc::string::ToString;

use cranelift_entity::EntityRef;

use crate::ir::Value;
use crate::target::Reg;
use crate::validate::Check;
use crate::validate::error::ValidationError;

impl Check<'_> {
    /// Checks that hints are about values and operands that exist, and name registers of their types.
    pub(super) fn hints(&mut self) {
        let (func, target, errors) = (self.func, self.target, &mut self.values.errors);
        let mut check = |value: Value, reg: Reg| {
            let desc = target.regs.get(reg.index());
            let ty = func.find_type(value);
            if ty.is_none() || desc.and_then(|reg| reg.ty) != ty {
                errors.report(|| ValidationError::Hint {
                    value,
                    reg: desc
                        .map_or_else(|| alloc::format!("register {}", reg.0), |reg| alloc::format!("`{}`", reg.name)),
                    ty: ty.and_then(|ty| target.types.get(ty.index())).map_or("?", |ty| &ty.name).to_string(),
                });
            }
        };
        func.reg_hints().for_each(|(value, reg)| check(value, reg));
        let mut missing = None;
        for (inst, operand, reg) in func.operand_hints() {
            let operands = if inst.index() < func.num_insts() { func.inst_operands(inst) } else { &[] };
            match operands.get(operand) {
                Some(&value) => check(value, reg),
                None => missing = missing.or(Some((inst, operand))),
            }
        }
        if let Some((inst, operand)) = missing {
            errors.report(|| ValidationError::HintOperand { inst, operand });
        }
    }
}
