//! Checks of references.

use cranelift_entity::EntityRef;

use crate::ir::Reference;
use crate::validate::Check;
use crate::validate::error::ValidationError;

impl Check<'_> {
    /// Checks that references and safepoints exist, and that bases of derived references point to objects.
    pub(super) fn references(&mut self) {
        let (func, errors) = (self.func, &mut self.values.errors);
        for (value, reference) in func.references() {
            if !func.value_exists(value) {
                errors.report(|| ValidationError::Reference(value));
            }
            if let Reference::Derived(base) = reference
                && (!func.value_exists(base) || func.reference(base) != Some(Reference::Base))
            {
                errors.report(|| ValidationError::Base { value, base });
            }
        }
        let missing = func.safepoints().find(|inst| inst.index() >= func.num_insts());
        if let Some(inst) = missing {
            errors.report(|| ValidationError::Safepoint(inst));
        }
    }
}
