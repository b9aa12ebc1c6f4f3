//! The instructions that define values.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::{Function, Inst, Value};
use ssara_tables::target::TargetDesc;

/// The instruction that defines each value, to be asked in constant time. Made once for a function, by those who ask.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DefiningInsts(Vec<Option<Inst>>);

impl DefiningInsts {
    /// The instruction that defines a value. `None` for a block parameter, and for a value that nothing defines.
    #[inline]
    pub fn get(&self, value: Value) -> Option<Inst> {
        *self.0.get(value.index())?
    }
    /// Whether they were made for no function, or for one without values.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Function {
    /// The instruction that defines each value. Takes time linear in the operands.
    pub fn defining_insts(&self, target: &TargetDesc) -> DefiningInsts {
        let mut insts = alloc::vec![None; self.num_values()];
        for inst in self.insts() {
            for (value, _) in self.constrained_operands(target, inst).filter(|(_, desc)| desc.is_def()) {
                insts[value.index()] = Some(inst);
            }
        }
        DefiningInsts(insts)
    }
}
