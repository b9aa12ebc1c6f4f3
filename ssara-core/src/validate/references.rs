//! Checks of references.

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::ir::{Reference, Value};
use crate::validate::Check;
use crate::validate::error::ValidationError;
use crate::validate::values::ValueChecks;

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

impl ValueChecks<'_> {
    /// Checks that the bases of derived references are defined wherever these are.
    pub fn bases(&mut self, cfg: &Cfg) {
        let func = self.func;
        for (value, reference) in func.references() {
            if let Reference::Derived(base) = reference
                && func.value_exists(value)
                && func.value_exists(base)
                && !self.is_defined_with(cfg, base, value)
            {
                self.errors.report(|| ValidationError::BaseUndefined { value, base });
            }
        }
    }

    /// Whether a value is defined wherever another one is. What nothing defines is an error of its own.
    fn is_defined_with(&self, cfg: &Cfg, value: Value, other: Value) -> bool {
        let (Some(block), Some(other_block)) = (self.defs.block(value), self.defs.block(other)) else { return true };
        if block == other_block {
            return self.defs.point(value) <= self.defs.point(other);
        }
        !cfg.is_reachable(other_block) || cfg.dominates(block, other_block)
    }
}
