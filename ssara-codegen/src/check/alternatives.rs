//! The alternatives of a form: itself, those that it lists, and each with commuting operands exchanged.
//!
//! All alternatives have the same operands, of the same roles and kinds of value. Their constraints differ. One has the
//! relations of the form unless it lists its own: with none and a price, those of the form are preferred. Only in an
//! alternative a def may be tied to a use in a slot: the allocator decides without it, and issues it where that saves a load
//! and a store.

use std::mem;

use ssara_tables::target::{Features, Place, Reg, Relation, Type};

use super::Checker;
use super::operands::{Entry, Operand, Operands};
use crate::codes::Code;
use crate::describe;
use crate::schema::{self, Registers};
use crate::span::{Entries, Name, Span, Spanned};

/// Maximum number of alternatives of a form; more are an error. Bounds the cost of the checks.
const MAX_ALTERNATIVES: usize = 64;

/// The name of the alternative with commuting operands exchanged.
const SWAPPED: &str = "swapped";

/// An alternative of a form, or the form itself.
pub(super) struct Alternative {
    /// The suffix that its name adds to the name of the form; `None` for the form itself.
    pub suffix: Option<String>,
    /// Where the file declares this alternative; `None` for the form itself.
    pub span: Option<Span>,
    pub operands: Operands,
    /// What it costs more than the form itself, in hundredths of a store.
    pub price: u16,
    /// What it clobbers beside what the form itself does.
    pub clobbers: Vec<(Reg, Span)>,
    /// The features that it requires beside those of the form itself.
    pub requires: Features,
}

/// An upper bound for the number of alternatives of a form.
pub(super) fn max_alternatives(fields: &schema::Form) -> usize {
    let alternatives = fields.alternatives.as_ref().and_then(|alternatives| alternatives.value.as_ref().ok());
    let alternatives = alternatives.map_or(0, |Entries(entries)| entries.len().min(MAX_ALTERNATIVES));
    (1 + alternatives) * if fields.commutes.is_some() { 2 } else { 1 }
}

impl Alternative {
    /// One that costs, clobbers and requires what the form itself does.
    fn of_form(suffix: Option<String>, span: Option<Span>, operands: Operands) -> Alternative {
        Alternative { suffix, span, operands, price: 0, clobbers: Vec::new(), requires: Features::NONE }
    }
}

impl<'a> Checker<'a> {
    /// All alternatives of a form, itself first, in order of preference.
    pub(super) fn alternatives(&mut self, entries: &[Entry<'_, 'a>], fields: &schema::Form<'a>) -> Vec<Alternative> {
        let mut base = self.operands(entries);
        self.relations(&fields.relations, &mut base);
        let swap = self.commuting(&fields.commutes, &base);
        let mut alternatives = vec![Alternative::of_form(None, None, base)];
        if let Some((a, b, span)) = swap {
            if let Some(swapped) = exchanged(&alternatives[0].operands, a, b, &alternatives) {
                alternatives.push(Alternative::of_form(Some(SWAPPED.to_string()), Some(span), swapped));
            } else {
                let message = "the operands may be exchanged, but nothing would change";
                self.error(Code::UselessAlternative, span, message).label("the form demands the same of both");
            }
        }
        let written = self.optional(&fields.alternatives).ok().flatten().map_or(&[][..], |list| &list.0);
        if let Some((name, _)) = written.get(MAX_ALTERNATIVES) {
            let span = self.span(name);
            self.error(Code::TooMany, span, format!("a form may have {MAX_ALTERNATIVES} alternatives"));
        }
        for (name, overrides) in written.iter().take(MAX_ALTERNATIVES) {
            let span = self.span(name);
            let Ok((name, _)) = self.name(name) else { continue };
            if !self.identifier(&name, span) {
                continue;
            }
            if alternatives.iter().any(|alternative| alternative.suffix.as_deref() == Some(&name)) {
                self.error(Code::Duplicate, span, format!("alternative `{name}` is declared twice"));
                continue;
            }
            let Some(schema::WrittenAlternative(more)) = self.value(overrides) else { continue };
            let Some(operands) = self.alternative(entries, more, fields, &alternatives[0].operands) else { continue };
            if alternatives.iter().any(|alternative| same(&alternative.operands, &operands)) {
                self.error(Code::UselessAlternative, span, format!("alternative `{name}` differs in nothing"));
                continue;
            }
            let swapped = swap.and_then(|(a, b, _)| exchanged(&operands, a, b, &alternatives));
            let price = self.optional(&more.price).ok().flatten().map_or(0, |price| price.0);
            let (clobbers, requires) = (self.clobbers(&more.clobbers), self.required_features(&more.requires));
            let made = |suffix: String, operands: Operands| {
                let clobbers = clobbers.clone();
                Alternative { suffix: Some(suffix), span: Some(span), operands, price, clobbers, requires }
            };
            alternatives.push(made(name.to_string(), operands));
            if let Some(operands) =
                swapped.filter(|swapped| !same(swapped, &alternatives[alternatives.len() - 1].operands))
            {
                alternatives.push(made(format!("{name}/{SWAPPED}"), operands));
            }
        }
        alternatives
    }

    /// The operands of a form with those that an alternative overrides, and its relations if it lists any.
    fn alternative(
        &mut self,
        entries: &[Entry<'_, 'a>],
        more: &schema::AlternativeFields<'a>,
        fields: &schema::Form<'a>,
        base: &Operands,
    ) -> Option<Operands> {
        let overrides = match &more.operands {
            Some(operands) => &self.value(operands)?.0,
            None => &Vec::new(),
        };
        let mut merged = entries.to_vec();
        let mut spans = vec![None; entries.len()];
        let names: Vec<_> =
            entries.iter().map(|(name, _)| name.value.as_ref().ok().map(|Name(name)| self.known_text(name))).collect();
        for (name, operand) in overrides {
            let (bound, span) = self.name(name).ok()?;
            let position = names.iter().position(|name| name.as_deref() == Some(bound.as_ref()));
            let Some(position) = position else {
                self.not_of_form(base, &bound, span, operand);
                return None;
            };
            merged[position].1 = operand;
            if spans[position].replace(self.span(operand)).is_some() {
                self.error(Code::Duplicate, span, format!("operand `{bound}` is overridden twice"));
                return None;
            }
        }
        let mut operands = self.operands(&merged);
        let mut agrees = operands.list.len() == base.list.len();
        for (position, span) in spans.iter().enumerate().filter_map(|(position, span)| Some((position, (*span)?))) {
            agrees &= self.same_kind(base, &operands, position, span);
        }
        if !agrees {
            return None;
        }
        let relations = if more.relations.is_some() { &more.relations } else { &fields.relations };
        self.relations(relations, &mut operands);
        Some(operands)
    }

    /// Reports a name in an alternative that is no operand of its form.
    fn not_of_form(&mut self, base: &Operands, name: &str, span: Span, operand: &Spanned<'a, schema::Operand<'a>>) {
        let help = if schema::fields_of_alternative().contains(&name) {
            format!("a field stands beside the operands: `Alternative(operands: {{..}}, {name}: ..)`")
        } else if matches!(operand.value, Ok(schema::Operand::Scratch(_))) {
            "an alternative has the operands of its form: say `clobbers: [..]` in the alternative, with a register that it may \
             destroy"
                .to_string()
        } else {
            self.operand_named(base, name, span);
            return;
        };
        self.error(Code::UnknownOperand, span, format!("there is no operand `{name}`")).help(help);
    }

    /// Checks that the operand of entry `entry` is of the role and kind of value that it has in the form itself.
    fn same_kind(&mut self, base: &Operands, other: &Operands, entry: usize, span: Span) -> bool {
        let (was, is) = (&base.list[base.entries[entry].start], &other.list[other.entries[entry].start]);
        let ty = |operand: &Operand| self.type_of(operand);
        let (was_len, is_len) = (base.entries[entry].len(), other.entries[entry].len());
        let message = if was.what() != is.what() {
            format!("`{}` is {} in the form itself, not {}", was.name, was.what(), is.what())
        } else if was_len != is_len {
            format!(
                "`{}` stands for {} in the form itself, not {is_len}",
                base.entry_name(entry),
                describe::count(was_len, "operand", "s")
            )
        } else {
            match (ty(was), ty(is)) {
                (Some(was_ty), Some(is_ty)) if was_ty != is_ty => {
                    let name = |ty: Type| &self.model.types[ty.index()].name;
                    format!("`{}` is `{}` in the form itself, not `{}`", was.name, name(was_ty), name(is_ty))
                }
                // Something else is wrong with one of them, and was reported.
                (None, _) | (_, None) => return false,
                _ => return true,
            }
        };
        let context = was.span;
        self.error(Code::AlternativeMismatch, span, message).context(context, "the operand of the form");
        false
    }

    /// The kind of value of an operand.
    pub(super) fn type_of(&self, operand: &Operand) -> Option<Type> {
        self.model.classes.get(operand.class?.index()).map(|class| class.ty)
    }

    /// The positions of the entries that may be exchanged, with the place of `commutes` in the file.
    fn commuting(&mut self, commutes: &Option<Registers<'a>>, operands: &Operands) -> Option<(usize, usize, Span)> {
        let (names, span) = (self.optional(commutes).ok()??, self.span(commutes.as_ref()?));
        let [first, second] = &names[..] else {
            self.error(Code::CannotCommute, span, format!("two operands commute, not {}", names.len()));
            return None;
        };
        let mut positions = [0; 2];
        for (name, position) in [first, second].into_iter().zip(&mut positions) {
            let (name, span) = self.name(name).ok()?;
            let found = self.operand_named(operands, &name, span)?;
            let Some(entry) = operands.entries.iter().position(|entry| *entry == found) else {
                self.error(Code::CannotCommute, span, format!("`{name}` is part of a group"));
                return None;
            };
            *position = entry;
        }
        let [a, b] = positions;
        let (first, second) = (&operands.list[operands.entries[a].start], &operands.list[operands.entries[b].start]);
        let (a_name, b_name) = (operands.entry_name(a), operands.entry_name(b));
        let message = if a == b {
            Some(format!("`{a_name}` is given twice"))
        } else if let Some(def) = [first, second].into_iter().find(|operand| operand.is_def) {
            Some(format!("`{}` is {}: only uses commute", def.name, def.what()))
        } else if operands.entries[a].len() != operands.entries[b].len() {
            Some(format!("`{a_name}` and `{b_name}` are groups of different lengths"))
        } else {
            match (self.type_of(first), self.type_of(second)) {
                (Some(first), Some(second)) if first != second => {
                    let name = |ty: Type| &self.model.types[ty.index()].name;
                    Some(format!("`{a_name}` is `{}`, but `{b_name}` is `{}`", name(first), name(second)))
                }
                (Some(_), Some(_)) => None,
                (None, _) | (_, None) => return None,
            }
        };
        match message {
            Some(message) => {
                self.error(Code::CannotCommute, span, message);
                None
            }
            None => Some((a, b, span)),
        }
    }
}

/// The operands with the demands of entries `a` and `b` exchanged, unless one of the `alternatives` demands the same.
fn exchanged(operands: &Operands, a: usize, b: usize, alternatives: &[Alternative]) -> Option<Operands> {
    let mut result = operands.clone();
    let (a, b) = (operands.entries[a].clone(), operands.entries[b].clone());
    for (a, b) in a.clone().zip(b.clone()) {
        result.list.swap(a, b);
        // Names stay where they are: a name is an argument.
        let name = mem::take(&mut result.list[a].name);
        result.list[a].name = mem::replace(&mut result.list[b].name, name);
        let span = result.list[a].span;
        result.list[a].span = mem::replace(&mut result.list[b].span, span);
    }
    let moved = |position: u16| {
        let position = usize::from(position);
        let to = if a.contains(&position) {
            b.start + (position - a.start)
        } else if b.contains(&position) {
            a.start + (position - b.start)
        } else {
            position
        };
        to as u16
    };
    for operand in &mut result.list {
        if let Some(Place::Tied(use_)) = &mut operand.place {
            *use_ = moved(*use_);
        }
    }
    for relation in &mut result.relations {
        *relation = match *relation {
            Relation::Group { first, list } => Relation::Group { first: moved(first), list },
            Relation::Distinct(a, b) => Relation::Distinct(moved(a), moved(b)),
            Relation::Same(a, b, end) => Relation::Same(moved(a), moved(b), end),
            Relation::OverlapAt(a, b, end) => Relation::OverlapAt(moved(a), moved(b), end),
            Relation::Implies(a, in_a, b, in_b) => Relation::Implies(moved(a), in_a, moved(b), in_b),
        };
    }
    (!alternatives.iter().any(|alternative| same(&alternative.operands, &result))).then_some(result)
}

/// Whether two alternatives have the same constraints.
fn same(a: &Operands, b: &Operands) -> bool {
    let demands = |operands: &Operands| operands.list.iter().map(Operand::desc).collect::<Vec<_>>();
    let relations = |operands: &Operands| {
        let mut relations: Vec<Relation> = operands.relations.iter().map(normal).collect();
        relations.sort_unstable_by_key(|relation| format!("{relation:?}"));
        relations
    };
    demands(a) == demands(b) && relations(a) == relations(b)
}

/// A relation in which the order of the operands does not matter, with the smaller one first.
fn normal(relation: &Relation) -> Relation {
    match *relation {
        Relation::Distinct(a, b) => Relation::Distinct(a.min(b), a.max(b)),
        Relation::Same(a, b, end) => Relation::Same(a.min(b), a.max(b), end),
        Relation::OverlapAt(a, b, end) => Relation::OverlapAt(a.min(b), a.max(b), end),
        other => other,
    }
}
