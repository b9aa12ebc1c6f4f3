//! The constraints of a form that involve several operands: early clobbers of some uses, and `relations`.
//!
//! A relation between groups holds for their members: every member of one with every member of the other. `Same` holds for
//! members with equal numbers.

use std::ops::Range;

use ssara_tables::target::{self, Class, Place, Relation};

use super::operands::{Operand, Operands};
use super::{Broken, Checker};
use crate::codes::Code;
use crate::schema::{self, End, Implication};
use crate::span::{Name, Span, Spanned};

/// Operands that a relation names.
struct Named {
    positions: Range<usize>,
    name: String,
    span: Span,
}

impl<'a> Checker<'a> {
    /// Keeps the defs of entry `entry` out of the registers of the use called `name`, before which they are written.
    pub(super) fn early_before(&mut self, operands: &mut Operands, entry: usize, name: &str, span: Span) {
        let Some(uses) = self.operand_named(operands, name, span) else { return };
        for def in operands.entries[entry].clone() {
            for use_ in uses.clone() {
                let (def_model, use_model) = (&operands.list[def], &operands.list[use_]);
                if use_model.is_def {
                    let message = format!("`{name}` is {}, which is not read", use_model.what());
                    let context = use_model.span;
                    self.error(Code::EarlyBeforeDef, span, message).context(context, "declared here");
                    return;
                }
                if def_model.place == Some(Place::Tied(use_ as u16)) {
                    let message = format!(
                        "`{}` cannot be written before the use that it is tied to is read",
                        operands.entry_name(entry)
                    );
                    self.error(Code::EarlyTied, span, message);
                    return;
                }
                if self.can_relate([def_model, use_model], span).is_err() {
                    return;
                }
                operands.relations.push(Relation::Distinct(def as u16, use_ as u16));
            }
        }
    }

    /// The relations that a form lists.
    pub(super) fn relations(
        &mut self,
        list: &Option<Spanned<'a, Vec<Spanned<'a, schema::Relation<'a>>>>>,
        operands: &mut Operands,
    ) {
        let Ok(Some(list)) = self.optional(list) else { return };
        for relation in list {
            if let Some(relation_) = self.value(relation) {
                let span = self.span(relation);
                // A missing operand or class has been reported.
                let _ = self.relation(relation_, span, operands);
            }
        }
    }

    fn relation(&mut self, relation: &schema::Relation<'a>, span: Span, operands: &mut Operands) -> Result<(), Broken> {
        match relation {
            schema::Relation::Distinct(names) => {
                let named = self.all_named(names, operands)?;
                for (index, b) in named.iter().enumerate() {
                    for a in &named[..index] {
                        self.relate_all(a, b, operands, Relation::Distinct)?;
                    }
                }
            }
            schema::Relation::Same(names) => {
                let named = self.all_named(names, operands)?;
                for pair in named.windows(2) {
                    let [a, b] = pair else { continue };
                    self.same(a, b, target::End::Low, span, operands)?;
                }
            }
            schema::Relation::SameAt(a, b, end) => {
                let end = self.end(end)?;
                let (a, b) = (self.named(a, operands)?, self.named(b, operands)?);
                self.same(&a, &b, end, span, operands)?;
            }
            schema::Relation::OverlapAt(a, b, end) => {
                let end = self.end(end)?;
                let (a, b) = (self.named(a, operands)?, self.named(b, operands)?);
                self.relate_all(&a, &b, operands, |a, b| Relation::OverlapAt(a, b, end))?;
            }
            schema::Relation::If(Implication { operand, is_in, then, must_be_in }) => {
                let (a, b) = (self.named(operand, operands)?, self.named(then, operands)?);
                let in_a = self.related_class(is_in, &a, operands)?;
                let in_b = self.related_class(must_be_in, &b, operands)?;
                self.relate_all(&a, &b, operands, |a, b| Relation::Implies(a, in_a, b, in_b))?;
            }
        }
        Ok(())
    }

    /// Two operands or groups that are in the same registers, or in parts at one end of them.
    fn same(
        &mut self,
        a: &Named,
        b: &Named,
        end: target::End,
        span: Span,
        operands: &mut Operands,
    ) -> Result<(), Broken> {
        if a.positions.len() != b.positions.len() {
            let message = format!("`{}` and `{}` are groups of different lengths", a.name, b.name);
            self.error(Code::GroupMismatch, span, message);
            return Err(Broken);
        }
        for (a_at, b_at) in a.positions.clone().zip(b.positions.clone()) {
            self.relate((a, a_at), (b, b_at), operands, |a, b| Relation::Same(a, b, end))?;
        }
        Ok(())
    }

    fn end(&mut self, end: &Spanned<'a, End>) -> Result<target::End, Broken> {
        Ok(match self.value(end).ok_or(Broken)? {
            End::Low => target::End::Low,
            End::High => target::End::High,
        })
    }

    fn all_named(&mut self, names: &[Spanned<'a, Name<'a>>], operands: &Operands) -> Result<Vec<Named>, Broken> {
        let named: Vec<_> = names.iter().map(|name| self.named(name, operands)).collect();
        named.into_iter().collect()
    }

    fn named(&mut self, name: &Spanned<'a, Name<'a>>, operands: &Operands) -> Result<Named, Broken> {
        let (name, span) = self.name(name)?;
        let positions = self.operand_named(operands, &name, span).ok_or(Broken)?;
        Ok(Named { positions, name: name.into_owned(), span })
    }

    /// The class that the condition or the consequence of a relation names, which is one of the operand's kind of value.
    fn related_class(
        &mut self,
        class: &Spanned<'a, Name<'a>>,
        named: &Named,
        operands: &Operands,
    ) -> Result<Class, Broken> {
        let (id, span) = (self.operand_class(class).ok_or(Broken)?, self.span(class));
        let operand = &operands.list[named.positions.start];
        let classes = &self.model.classes;
        let (Some(class), Some(of)) =
            (classes.get(id.index()), operand.class.and_then(|class| classes.get(class.index())))
        else {
            return Err(Broken);
        };
        if class.ty != of.ty {
            let ty = |ty: target::Type| &self.model.types[ty.index()].name;
            let message =
                format!("class `{}` is of `{}`, but `{}` is `{}`", class.name, ty(class.ty), named.name, ty(of.ty));
            let context = operand.span;
            self.error(Code::RelatedClass, span, message).context(context, "declared here");
            return Err(Broken);
        }
        Ok(id)
    }

    /// Relates each operand of one name with each of another.
    fn relate_all(
        &mut self,
        a: &Named,
        b: &Named,
        operands: &mut Operands,
        relation: impl Fn(u16, u16) -> Relation,
    ) -> Result<(), Broken> {
        for a_at in a.positions.clone() {
            for b_at in b.positions.clone() {
                self.relate((a, a_at), (b, b_at), operands, &relation)?;
            }
        }
        Ok(())
    }

    fn relate(
        &mut self,
        (a, a_at): (&Named, usize),
        (b, b_at): (&Named, usize),
        operands: &mut Operands,
        relation: impl Fn(u16, u16) -> Relation,
    ) -> Result<(), Broken> {
        if a_at == b_at {
            let message = format!("`{}` cannot be related with itself", b.name);
            self.error(Code::SelfRelation, b.span, message).context(a.span, "named here as well");
            return Err(Broken);
        }
        let pair = [a_at, b_at].map(|position| &operands.list[position]);
        let tied = |def: usize, use_: usize| operands.list[def].place == Some(Place::Tied(use_ as u16));
        if tied(a_at, b_at) || tied(b_at, a_at) {
            let message = format!("`{}` and `{}` are tied, so they share a register", a.name, b.name);
            self.error(Code::RelatedTied, b.span, message);
            return Err(Broken);
        }
        self.can_relate(pair, b.span)?;
        operands.relations.push(relation(a_at as u16, b_at as u16));
        Ok(())
    }

    /// Whether the registers of two operands can have to do with each other.
    fn can_relate(&mut self, [a, b]: [&Operand; 2], span: Span) -> Result<(), Broken> {
        if let Some(in_slot) = [a, b].into_iter().find(|operand| operand.place == Some(Place::Slot)) {
            let message = format!("`{}` is in a slot, and in no register", in_slot.name);
            let context = in_slot.span;
            self.error(Code::RelatedSlot, span, message).context(context, "declared here");
            return Err(Broken);
        }
        let bank = |operand: &Operand| {
            let class = self.model.classes.get(operand.class?.index())?;
            Some(self.model.types[class.ty.index()].bank)
        };
        // A missing class has been reported.
        let (bank_a, bank_b) = (bank(a).ok_or(Broken)?, bank(b).ok_or(Broken)?);
        if bank_a != bank_b {
            let name = |bank: target::Bank| &self.model.banks[bank.index()].name;
            let message = format!(
                "`{}` is in bank `{}` and `{}` in bank `{}`, so their registers have nothing to do with each other",
                a.name,
                name(bank_a),
                b.name,
                name(bank_b)
            );
            self.error(Code::RelatedBanks, span, message);
            return Err(Broken);
        }
        Ok(())
    }
}
