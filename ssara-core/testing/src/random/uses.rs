//! The values that random instructions read.

use arbitrary::Result;
use ssara_core::ir::Value;
use ssara_core::target::{FormKind, OperandDesc, Type};

use crate::random::Generator;

impl Generator<'_, '_, '_> {
    /// Values of these types for the uses of one instruction. Half of the instructions read few different values, so that
    /// several operands have the same one.
    pub(super) fn uses(&mut self, types: &[Type], values: &mut Vec<Value>) -> Result<Vec<Value>> {
        let are_few = types.len() > 1 && self.u.ratio(1, 2)?;
        let mut uses: Vec<Value> = Vec::new();
        for &ty in types {
            let is_of_type = |&value: &Value| self.builder.value_type(value) == Some(ty);
            let again: Vec<Value> = uses.iter().copied().filter(is_of_type).collect();
            uses.push(match are_few && !again.is_empty() && self.u.ratio(3, 4)? {
                true => *self.u.choose(&again)?,
                false => self.value(values, ty)?,
            });
        }
        Ok(uses)
    }

    /// One of the existing values of a type, recent ones more often, or a new one. So the register pressure rises and falls.
    pub(super) fn value(&mut self, values: &mut Vec<Value>, ty: Type) -> Result<Value> {
        let fitting: Vec<Value> =
            values.iter().copied().filter(|&value| self.builder.value_type(value) == Some(ty)).collect();
        if fitting.is_empty() || self.u.ratio(1, 20)? {
            let form = self.builder.intern_form(
                FormKind::Op,
                &[OperandDesc::reg_def(self.target.home_class(ty))],
                &self.target.no_units(),
            );
            let value = self.builder.inst(form, &[]).unwrap().defs[0];
            values.push(value);
            return Ok(value);
        }
        if self.u.ratio(1, 2)? {
            return Ok(fitting[fitting.len() - 1 - self.u.choose_index(fitting.len().min(4))?]);
        }
        Ok(*self.u.choose(&fitting)?)
    }
}
