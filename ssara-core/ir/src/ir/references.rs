//! References: what a client says about values that a moving collector must find, and about the instructions at which it
//! may run. The allocator does not read them. `stack_maps` of the checker does.
//!
//! A function without references holds no table.

use cranelift_entity::SecondaryMap;

use crate::ir::{Inst, Value};

/// The kind of a reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reference {
    /// It points to an object.
    Base,
    /// It points into the object to which the value points. The collector computes it from that value when the object
    /// moves, so the value must be defined wherever this one is.
    Derived(Value),
}

/// The references of a function.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct References {
    pub of_values: SecondaryMap<Value, Option<Reference>>,
    pub safepoints: SecondaryMap<Inst, bool>,
}

impl References {
    /// Removes all.
    pub fn clear(&mut self) {
        self.of_values.clear();
        self.safepoints.clear();
    }
}
