//! Groups of forms: neighbours that differ only in types, classes and registers share a row of a table.
//!
//! A template of an ISA file makes such forms, so a group mostly is a template. Its members with the same constraints are
//! a variant. What differs between variants is written once for each, in one order, with ` / ` between.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Class, FormRelation, OperandDesc, Place, Reg, Relation};

use super::pattern::pattern;
use crate::describe::FormText;

/// What stands between variants.
pub(super) const OR: &str = " / ";

/// Forms that share a row.
#[derive(Clone)]
pub(super) struct Group<'a> {
    /// The variants, each of members with equal constraints. None is empty.
    pub(super) variants: Vec<Vec<FormText<'a>>>,
}

impl<'a> Group<'a> {
    /// All forms of the target in groups, in order, without their alternatives.
    pub(super) fn all(target: &'a TargetDesc) -> Vec<Group<'a>> {
        let forms: Vec<FormText> = FormText::all(target).collect();
        forms.chunk_by(|&a, &b| alike(target, a, b)).map(Group::new).collect()
    }
    fn new(forms: &[FormText<'a>]) -> Self {
        let mut keys = Vec::new();
        let mut variants: Vec<Vec<FormText>> = Vec::new();
        for &form in forms {
            let key = constraints(form);
            match keys.iter().position(|known| *known == key) {
                Some(variant) => variants[variant].push(form),
                None => {
                    keys.push(key);
                    variants.push(vec![form]);
                }
            }
        }
        Group { variants }
    }
    /// The first form.
    pub(super) fn first(&self) -> FormText<'a> {
        self.variants[0][0]
    }
    /// All forms, one variant after the other.
    #[cfg(feature = "html")]
    pub(super) fn members(&self) -> impl Iterator<Item = FormText<'a>> + '_ {
        self.variants.iter().flatten().copied()
    }
    /// The alternatives of its forms, a group for each, in order of preference.
    pub(super) fn alternatives(&self) -> Vec<Group<'a>> {
        let of_forms = |nth: usize| {
            let of_variant =
                |forms: &Vec<FormText<'a>>| forms.iter().filter_map(|form| form.alternatives().nth(nth)).collect();
            Group { variants: self.variants.iter().map(of_variant).collect() }
        };
        (0..self.first().alternatives().count()).map(of_forms).collect()
    }
    /// The names as a pattern.
    pub(super) fn pattern(&self) -> String {
        let names = |forms: &Vec<FormText<'a>>| forms.iter().map(|form| form.name()).collect();
        pattern(&self.variants.iter().map(names).collect::<Vec<_>>())
    }
    /// What `write` writes about the forms.
    pub(super) fn text(&self, write: impl Fn(FormText<'a>) -> String) -> String {
        merge(&self.variants.iter().map(|forms| write(forms[0])).collect::<Vec<_>>())
    }
    /// The forms for which `holds` is true, if there are any.
    pub(super) fn filter(&self, holds: &impl Fn(FormText<'a>) -> bool) -> Option<Group<'a>> {
        let of_variant = |forms: &Vec<FormText<'a>>| forms.iter().copied().filter(|&form| holds(form)).collect();
        let mut variants: Vec<Vec<FormText>> = self.variants.iter().map(of_variant).collect();
        variants.retain(|forms| !forms.is_empty());
        (!variants.is_empty()).then_some(Group { variants })
    }
}

/// The groups with their alternatives, reduced to the forms for which `holds` is true.
pub(super) fn select<'a>(groups: &[Group<'a>], holds: impl Fn(FormText<'a>) -> bool) -> Vec<Group<'a>> {
    let with_alternatives = groups.iter().flat_map(|group| std::iter::once(group.clone()).chain(group.alternatives()));
    with_alternatives.filter_map(|group| group.filter(&holds)).collect()
}

/// Texts about the variants of a group as one. Where only names in code differ, the rest is written once.
pub(super) fn merge(texts: &[String]) -> String {
    let [first, rest @ ..] = texts else { return String::new() };
    if rest.iter().all(|text| text == first) {
        return first.clone();
    }
    // Text and code take turns, and text begins.
    let pieces: Vec<Vec<&str>> = texts.iter().map(|text| text.split('`').collect()).collect();
    let agree = |other: &Vec<&str>| {
        other.len() == pieces[0].len() && other.iter().zip(&pieces[0]).step_by(2).all(|(a, b)| a == b)
    };
    if !pieces.iter().all(agree) {
        return texts.iter().map(|text| if text.is_empty() { "none" } else { text }).collect::<Vec<_>>().join(OR);
    }
    let piece = |index: usize| {
        let of_index: Vec<&str> = pieces.iter().map(|pieces| pieces[index]).collect();
        if of_index.iter().all(|piece| *piece == of_index[0]) { of_index[0].to_string() } else { of_index.join(OR) }
    };
    (0..pieces[0].len()).map(piece).collect::<Vec<_>>().join("`")
}

/// Whether two forms differ only in names, types, classes and registers.
fn alike(target: &TargetDesc, a: FormText, b: FormText) -> bool {
    let others = || a.alternatives().zip(b.alternatives());
    a.doc() == b.doc()
        && alike_alone(target, a, b)
        && a.alternatives().count() == b.alternatives().count()
        && others().all(|(a, b)| alike_alone(target, a, b))
}

fn alike_alone(target: &TargetDesc, a: FormText, b: FormText) -> bool {
    let forms = &target.forms;
    let (in_a, in_b) = (a.form.table_index(), b.form.table_index());
    let operands = || a.view.operands().zip(b.view.operands());
    let relations = || a.view.relations.iter().zip(b.view.relations.iter());
    (a.view.kind, a.view.remat, a.view.has_clobbers()) == (b.view.kind, b.view.remat, b.view.has_clobbers())
        && (forms.successors(in_a), forms.features(in_a)) == (forms.successors(in_b), forms.features(in_b))
        && forms.edge_clobbers(in_a).eq(forms.edge_clobbers(in_b))
        && a.view.len() == b.view.len()
        && operands().all(|(a, b)| shape(a) == shape(b))
        && (0..a.view.len()).all(|index| a.operand_name(index) == b.operand_name(index))
        && a.view.relations.len() == b.view.relations.len()
        && relations().all(|(a, b)| relation_shape(target, a) == relation_shape(target, b))
}

/// An operand without its class and its register.
fn shape(operand: OperandDesc) -> OperandDesc {
    let place = match operand.place() {
        Place::Fixed(_) => Place::Fixed(Reg(0)),
        place => place,
    };
    OperandDesc::new(operand.role(), operand.pos(), Class(0), place)
}

/// A relation without its classes and tuples, with the length of these.
fn relation_shape(target: &TargetDesc, relation: &FormRelation) -> (Relation, u8) {
    match relation.relation {
        Relation::Group { first, list } => {
            let len = target.tuple_lists[list.index()].len;
            (Relation::Distinct(first, first), len)
        }
        Relation::Implies(a, _, b, _) => (Relation::Implies(a, Class(0), b, Class(0)), 0),
        relation => (relation, 0),
    }
}

/// All constraints of a form and of its alternatives, by which variants are told apart.
fn constraints<'a>(form: FormText<'a>) -> Vec<(Vec<OperandDesc>, Vec<Relation>, &'a [u64])> {
    let of_one = |form: FormText<'a>| {
        let relations = form.view.relations.iter().map(|relation| relation.relation);
        (form.view.operands().collect(), relations.collect(), form.view.clobbers)
    };
    std::iter::once(form).chain(form.alternatives()).map(of_one).collect()
}
