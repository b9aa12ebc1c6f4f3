//! Hints: what a client would like. Only the cost of an allocation depends on them. The checker does not read them, and
//! nothing is refused because a hint cannot be followed.
//!
//! A function without hints holds no table.

use alloc::collections::BTreeMap;

use cranelift_entity::SecondaryMap;

use crate::ir::{Inst, Value};
use ssara_tables::target::Reg;

/// When a value is spilled, compared with others. Ordered from the last to the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum SpillHint {
    /// After all others: only where registers do not suffice for the values that are spilled last.
    Last,
    /// As its uses suggest.
    #[default]
    Auto,
    /// Before all others, where registers run short.
    First,
}

impl SpillHint {
    /// All hints by name, without that of values that have none.
    pub const NAMES: [(&'static str, SpillHint); 2] = [("last", SpillHint::Last), ("first", SpillHint::First)];
}

/// The hints of a function.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Hints {
    pub regs: SecondaryMap<Value, Option<Reg>>,
    pub operands: BTreeMap<(Inst, usize), Reg>,
    pub spills: SecondaryMap<Value, SpillHint>,
}

impl Hints {
    /// Removes all.
    pub fn clear(&mut self) {
        self.regs.clear();
        self.operands.clear();
        self.spills.clear();
    }
}
