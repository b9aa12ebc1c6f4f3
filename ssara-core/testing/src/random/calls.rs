//! Calls, results and tail calls of random functions, with places on the stack.

use arbitrary::Result;
use ssara_core::ir::Value;
use ssara_core::target::{ArgPlace, Conv, FormKind, Type};

use crate::random::Generator;

impl Generator<'_, '_, '_> {
    /// Whether operands can name the places of values of these types: registers of their types, or slots on the stack that
    /// are aligned and apart.
    pub(super) fn can_pass(&self, conv: Conv, types: &[Type], places: &[ArgPlace]) -> bool {
        let mut end = 0;
        types.iter().zip(places).all(|(&ty, &place)| match place {
            ArgPlace::Reg(_) => true,
            ArgPlace::Bits(_) => false,
            ArgPlace::Stack(offset) => {
                let (ty, stack) = (self.target.ty(ty), self.target.convention(conv).stack);
                let is_apart = offset >= std::mem::replace(&mut end, offset + u32::from(ty.spill_size));
                let is_aligned = offset.is_multiple_of(ty.spill_align.max(1).into());
                is_apart && !ty.scalable && is_aligned && ty.spill_align <= stack.align.max(1)
            }
        })
    }

    /// Arguments of a call.
    pub(super) fn args(&mut self, conv: Conv, values: &mut Vec<Value>) -> Result<Vec<Value>> {
        let mut types = Vec::new();
        for _ in 0..self.u.int_in_range(0..=7)? {
            types.push(self.ty()?);
            if !self.can_pass(conv, &types, &self.target.argument_places(conv, &types)) {
                types.pop();
            }
        }
        self.uses(&types, values)
    }

    /// The types of at most `most` results.
    pub(super) fn results(&mut self, conv: Conv, most: usize) -> Result<Vec<Type>> {
        let mut types = Vec::new();
        for _ in 0..self.u.int_in_range(0..=most)? {
            types.push(self.ty()?);
            if !self.can_pass(conv, &types, &self.target.result_places(conv, &types)) {
                types.pop();
            }
        }
        Ok(types)
    }

    pub(super) fn call(&mut self, conv: Conv, values: &mut Vec<Value>) -> Result<()> {
        let args = self.args(conv, values)?;
        let results = self.results(conv, 3)?;
        values.extend(self.builder.call(conv, &[], &args, &results).unwrap().defs);
        Ok(())
    }

    /// Ends a block that has no successors.
    pub(super) fn leave(&mut self, conv: Option<Conv>, values: &mut Vec<Value>) -> Result<()> {
        let Some(conv) = conv else {
            let trap = self.builder.intern_form(FormKind::Trap, &[], &self.target.no_units());
            self.builder.inst(trap, &[]).unwrap();
            return Ok(());
        };
        if self.u.ratio(1, 4)? {
            let args = self.args(conv, values)?;
            let types: Vec<Type> = args.iter().filter_map(|&arg| self.builder.value_type(arg)).collect();
            let restored = self.target.units_of(self.target.convention(conv).callee_saved.iter().copied());
            let is_restored = |place: &ArgPlace| match *place {
                ArgPlace::Reg(reg) => self.target.reg_units(reg).iter().any(|&unit| restored.contains(unit)),
                ArgPlace::Bits(_) | ArgPlace::Stack(_) => false,
            };
            if !self.target.argument_places(conv, &types).iter().any(is_restored) {
                self.builder.tail_call(conv, &[], &args).unwrap();
                return Ok(());
            }
        }
        let types = self.results(conv, 3)?;
        let values = self.uses(&types, values)?;
        self.builder.ret(conv, &values).unwrap();
        Ok(())
    }
}
