//! Tags, hints and references, and how they are printed.

use core::fmt;

use crate::ir::{Function, Reference, SpillHint, Value};
use ssara_tables::target::{Reg, TargetDesc};

/// The annotations of a value, as in `tag 7 hint rax spill last derived v0`.
#[derive(Clone, Copy, Default)]
pub(super) struct ValueAnnotations {
    pub tag: u64,
    pub reg: Option<Reg>,
    pub spill: SpillHint,
    pub reference: Option<Reference>,
}

/// A tag, to be printed; nothing if it is 0.
pub(super) struct Tag(pub u64);

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { Ok(()) } else { write!(f, " tag {}", self.0) }
    }
}

/// A register hint, to be printed; nothing if there is none.
pub(super) struct HintText<'a>(pub Option<Reg>, pub &'a TargetDesc);

impl fmt::Display for HintText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(reg) = self.0 else { return Ok(()) };
        write!(f, " hint {}", self.1.regs.get(reg.index()).map_or("?", |reg| &reg.name))
    }
}

/// The annotations of a value, to be printed.
pub(super) struct Annotations<'a>(pub &'a Function, pub &'a TargetDesc, pub Value);

impl fmt::Display for Annotations<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Annotations(func, target, value) = self;
        write!(f, "{}{}", Tag(func.value_tag(value)), HintText(func.reg_hint(value), target))?;
        let hint = func.spill_hint(value);
        if let Some((name, _)) = SpillHint::NAMES.into_iter().find(|known| known.1 == hint) {
            write!(f, " spill {name}")?;
        }
        match func.reference(value) {
            None => Ok(()),
            Some(Reference::Base) => f.write_str(" ref"),
            Some(Reference::Derived(base)) => write!(f, " derived {}", func.value_name(base)),
        }
    }
}
