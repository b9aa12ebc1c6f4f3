//! What calls pass and return, and calls that do not end a block.

use ssara_core::ir::Value;
use ssara_core::target::{ArgPlace, Conv, Type};

use super::Drawer;

/// A convention, arguments, the types of results, and perhaps a function pointer.
pub type Signature = (Conv, Vec<Value>, Vec<Type>, Vec<Value>);

impl Drawer<'_, '_> {
    /// Whether the registers in which a convention passes these exist.
    pub fn has_places(&self, conv: Conv, types: &[Type]) -> bool {
        self.target.argument_places(conv, types).iter().zip(types).all(|(place, &ty)| self.is_place(place, ty))
    }
    /// The same of results.
    pub fn has_result_places(&self, conv: Conv, types: &[Type]) -> bool {
        self.target.result_places(conv, types).iter().zip(types).all(|(place, &ty)| self.is_place(place, ty))
    }
    fn is_place(&self, place: &ArgPlace, ty: Type) -> bool {
        match *place {
            ArgPlace::Reg(reg) => self.regs.contains(&reg),
            ArgPlace::Bits(_) => true,
            ArgPlace::Stack(_) => !self.target.ty(ty).scalable,
        }
    }

    /// What a call passes and returns: convention, arguments, results, and perhaps a function pointer.
    pub fn signature(&mut self) -> Option<Signature> {
        let convs: Vec<Conv> = (0..self.target.conventions.len()).map(Conv::from_index).collect();
        let conv = self.rng.pick(&convs)?;
        let count = [0, 1, 2, 3, 5, 9][self.rng.below(6)];
        let args = self.few_values(count);
        let types: Vec<Type> = args.iter().map(|it| it.1).collect();
        let count = [0, 1, 1, 2, 3][self.rng.below(5)];
        let results: Vec<Type> = (0..count).filter_map(|_| self.rng.pick(&self.types)).collect();
        let callee = if self.rng.one_in(4) { self.few_values(1) } else { Vec::new() };
        let is_there = self.has_places(conv, &types) && self.has_result_places(conv, &results);
        let values = |list: Vec<(Value, Type)>| list.into_iter().map(|it| it.0).collect();
        is_there.then(|| (conv, values(args), results, values(callee)))
    }
    /// Adds a call. Returns false if its arguments have no places.
    pub fn call(&mut self) -> bool {
        let Some((conv, args, results, callee)) = self.signature() else { return false };
        let Ok(pushed) = self.func.call(conv, &callee, &args, &results) else { return false };
        self.define(self.current(), &pushed.defs);
        if self.rng.one_in(2) {
            self.collects.push(pushed.inst);
        }
        true
    }
}
