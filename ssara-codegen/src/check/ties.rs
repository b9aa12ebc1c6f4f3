//! Defs in the registers or slots of uses.

use ssara_tables::target::{Class, Place, Type};

use super::Checker;
use super::operands::{Operand, Operands};
use crate::codes::Code;
use crate::lattice;
use crate::span::Span;

impl Checker<'_> {
    /// Ties the def of entry `entry` to the use named `tied`. Both may be groups. `taken` holds, for each operand, the place
    /// where a def was tied to it.
    pub(super) fn tie(
        &mut self,
        operands: &mut Operands,
        entry: usize,
        tied: &str,
        span: Span,
        taken: &mut [Option<Span>],
    ) {
        let Some(uses) = self.operand_named(operands, tied, span) else { return };
        let defs = operands.entries[entry].clone();
        if defs.len() != uses.len() {
            let message = format!("`{}` and `{tied}` are groups of different lengths", operands.entry_name(entry));
            self.error(Code::GroupMismatch, span, message);
            return;
        }
        for (def, use_) in defs.zip(uses) {
            self.tie_to(&mut operands.list, (def, use_), span, &mut taken[use_]);
        }
    }

    fn tie_to(&mut self, operands: &mut [Operand], (def, other): (usize, usize), span: Span, taken: &mut Option<Span>) {
        let use_ = &operands[other];
        let tied = &use_.name;
        let is_in_slot = use_.place == Some(Place::Slot);
        if use_.is_def || use_.late || use_.may_be_in_slot() && !is_in_slot {
            let what = match (use_.is_def, use_.late) {
                (true, _) => use_.what(),
                (false, true) => "read late",
                (false, false) => "not always in a register",
            };
            self.error(Code::TiedToNonUse, span, format!("`{tied}` is {what}, so nothing can be tied to it"))
                .context(use_.span, "declared here");
            return;
        }
        if !operands[def].late {
            self.error(Code::EarlyTied, span, "an early clobber cannot be tied to a use")
                .label("the use is read after the early clobber is written");
            return;
        }
        if let Some(first) = *taken {
            let message = format!("two defs are tied to `{tied}`");
            self.error(Code::TiedTwice, span, message).context(first, "the other def is tied here");
            return;
        }
        *taken = Some(span);
        if operands[def].place_span != span {
            // It is somewhere else as well, which was reported.
            return;
        }
        operands[def].place = Some(Place::Tied(other as u16));
        self.tied_class(operands, def, other, span);
    }

    /// Narrows a def and the use that it is tied to to the registers that both may have.
    fn tied_class(&mut self, operands: &mut [Operand], def: usize, other: usize, span: Span) {
        let Some(use_class) = operands[other].class else {
            // Something is wrong with the use, and that was reported.
            operands[def].place = None;
            return;
        };
        let def_class = match (operands[def].class, operands[def].class_span) {
            (Some(def_class), _) => def_class,
            (None, None) => use_class,
            (None, Some(_)) => return,
        };
        operands[def].class = Some(def_class);
        let class = |class: Class| self.model.classes.get(class.index());
        let (Some(a), Some(b)) = (class(def_class), class(use_class)) else { return };
        let message = if a.ty != b.ty {
            let name = |ty: Type| &self.model.types[ty.index()].name;
            format!("`{}` and `{}` cannot share a register", name(a.ty), name(b.ty))
        } else if let Some(Place::Fixed(reg)) = operands[other].place {
            if a.set.contains(reg.index()) || self.regs.is_incomplete() {
                return;
            }
            let (name, reg) = (&operands[other].name, self.model.reg_name(reg));
            format!("`{name}` is fixed to `{reg}`, which is not in class `{}`", a.name)
        } else if operands[other].place == Some(Place::Slot) {
            operands[def].class = Some(use_class);
            return;
        } else if a.set.is_disjoint(&b.set) {
            if self.regs.is_incomplete() {
                // The register may be one that is missing because of an earlier error.
                operands[def].place = None;
                return;
            }
            format!("classes `{}` and `{}` have no register in common", a.name, b.name)
        } else {
            // This class exists unless there are too many classes, and then the file is wrong anyway.
            if let Some(meet) = lattice::meet(&self.model.classes, def_class, use_class) {
                operands[def].class = Some(meet);
                operands[other].class = Some(meet);
            }
            return;
        };
        let labels = [operands[def].class_span, operands[other].class_span];
        let problem = self.error(Code::TiedMismatch, span, message);
        for (span, text) in labels.into_iter().zip(["the class of the def", "the class of the use"]) {
            if let Some(span) = span {
                problem.context(span, text);
            }
        }
    }
}
