//! Instructions whose operands are where a calling convention puts them: entries, returns and calls.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::ir::builder::error::BuildError;
use crate::ir::builder::{FunctionBuilder, PushedInst};
use crate::ir::{InstHandle, Value};
use crate::target::{ArgPlace, Conv, FormKind, OperandDesc, Reg, Type};
use crate::units::UnitSet;

impl FunctionBuilder<'_> {
    fn places_to_regs(places: Vec<ArgPlace>) -> Result<Vec<Reg>, BuildError> {
        let to_reg = |(index, place)| match place {
            ArgPlace::Reg(reg) => Ok(reg),
            ArgPlace::Bits(_) => Err(BuildError::AsBits(index)),
            ArgPlace::Stack(_) => Err(BuildError::OnStack(index)),
        };
        places.into_iter().enumerate().map(to_reg).collect()
    }

    fn fixed(&self, ty: Type, reg: Reg, def: bool) -> OperandDesc {
        let class = self.target.home_class(ty);
        if def { OperandDesc::fixed_def(class, reg) } else { OperandDesc::fixed_use(class, reg) }
    }

    fn types_of(&self, values: &[Value]) -> Result<Vec<Type>, BuildError> {
        let type_of = |&value: &Value| self.value_type(value).ok_or_else(|| BuildError::Unknown(value.to_string()));
        values.iter().map(type_of).collect()
    }

    /// Receives the function's register arguments, in the places of its convention `conv`, and sets the convention.
    /// Its defs are the arguments. Call it once, before anything else in the entry block.
    ///
    /// # Errors
    /// When an argument is passed on the stack: the client loads such arguments itself, at the offsets that
    /// [`argument_places`](crate::TargetDesc::argument_places) gives.
    pub fn entry(&mut self, conv: Conv, types: &[Type]) -> Result<PushedInst, BuildError> {
        self.convention = Some(conv);
        let regs = Self::places_to_regs(self.target.argument_places(conv, types))?;
        let operands: Vec<_> = types.iter().zip(&regs).map(|(&ty, &reg)| self.fixed(ty, reg, true)).collect();
        let form = self.intern_form(FormKind::Entry, &operands, &self.target.no_units());
        self.inst(form, &[])
    }

    /// Returns from the function with `values` in the result places of `conv`.
    ///
    /// # Errors
    /// When there is no current block or a result has no register.
    pub fn ret(&mut self, conv: Conv, values: &[Value]) -> Result<InstHandle, BuildError> {
        let types = self.types_of(values)?;
        let regs = Self::places_to_regs(self.target.result_places(conv, &types))?;
        let operands: Vec<_> = types.iter().zip(&regs).map(|(&ty, &reg)| self.fixed(ty, reg, false)).collect();
        let form = self.intern_form(FormKind::Return, &operands, &self.target.no_units());
        self.push_inst(form, values)
    }

    /// Adds a call with `args` in the argument places of `conv`; its defs are the results. `callee` are further uses,
    /// such as a function pointer, in any register of their type.
    ///
    /// # Errors
    /// When there is no current block, or an argument or a result is not in a register: the client stores stack
    /// arguments itself, at the offsets that [`argument_places`](crate::TargetDesc::argument_places) gives.
    pub fn call(
        &mut self,
        conv: Conv,
        callee: &[Value],
        args: &[Value],
        results: &[Type],
    ) -> Result<PushedInst, BuildError> {
        let target = self.target;
        let arg_types = self.types_of(args)?;
        let arg_regs = Self::places_to_regs(target.argument_places(conv, &arg_types))?;
        let result_regs = Self::places_to_regs(target.result_places(conv, results))?;
        let mut operands: Vec<_> =
            results.iter().zip(&result_regs).map(|(&ty, &reg)| self.fixed(ty, reg, true)).collect();
        operands.extend(arg_types.iter().zip(&arg_regs).map(|(&ty, &reg)| self.fixed(ty, reg, false)));
        for ty in self.types_of(callee)? {
            operands.push(OperandDesc::reg_use(target.home_class(ty)));
        }
        let mut clobbers = UnitSet::from_words(&target.convention(conv).clobbers);
        clobbers.subtract(&target.units_of(result_regs));
        let form = self.intern_form(FormKind::Call, &operands, &clobbers);
        let uses: Vec<Value> = args.iter().chain(callee).copied().collect();
        self.inst(form, &uses)
    }
}
