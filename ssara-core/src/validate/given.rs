//! Whether the operands of a form that are in given slots make sense.
//!
//! An entry defines values in the incoming area, and a return stores its results there, or the arguments of a tail call. A
//! call, or a branch that calls, has its arguments and results in the outgoing area. Arguments are read before results are
//! written, so only operands of one role must not overlap.
//!
//! # Cost
//! Linear in the operands, and linearithmic in those in given slots.

use alloc::vec::Vec;

use crate::target::{FormKind, OperandDesc, Pos, Role, StackArea};
use crate::validate::form_error::FormError;
use crate::validate::forms::{FormCheck, Report};

/// Reports what is wrong with operands in given slots.
pub(super) fn check(check: &FormCheck<'_>, report: &mut Report<'_>) {
    let given: Vec<(usize, OperandDesc)> =
        check.form.operands().enumerate().filter(|(_, desc)| desc.given().is_some()).collect();
    if given.is_empty() {
        return;
    }
    let mut places = Vec::new();
    for (operand, desc) in given {
        let Some(given) = desc.given() else { continue };
        let is_right = match (given.area, desc.role(), desc.pos()) {
            (StackArea::Incoming, Role::Def, Pos::Late) => check.form.kind == FormKind::Entry,
            (StackArea::Incoming, Role::Use, Pos::Early) => check.form.kind == FormKind::Return,
            (StackArea::Outgoing, Role::Def, Pos::Late) | (StackArea::Outgoing, Role::Use, Pos::Early) => {
                matches!(check.form.kind, FormKind::Call | FormKind::Branch)
            }
            _ => false,
        };
        if !is_right {
            report(&|| FormError::GivenRole { operand: check.name(operand), given });
        }
        if check.has_alternatives() {
            report(&|| FormError::GivenAlternative { operand: check.name(operand), given });
        }
        let Some(ty) = check.target.types.get(check.target.class(desc.class()).ty.index()) else { continue };
        if given.offset % ty.spill_align.max(1) != 0 {
            report(&|| FormError::GivenAlign { operand: check.name(operand), given, align: ty.spill_align });
        }
        let (start, end) = (u32::from(given.offset), u32::from(given.offset) + u32::from(ty.spill_size));
        if end > crate::target::GivenSlot::LIMIT {
            report(&|| FormError::GivenTooFar { operand: check.name(operand), given });
        }
        places.push((desc.is_def(), start, end, operand));
    }
    places.sort_unstable();
    for pair in places.windows(2).filter(|pair| pair[0].0 == pair[1].0 && pair[1].1 < pair[0].2) {
        report(&|| FormError::GivenOverlap { first: check.name(pair[0].3), second: check.name(pair[1].3) });
    }
}
