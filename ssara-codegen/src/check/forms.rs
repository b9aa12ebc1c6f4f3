//! Instruction forms: all their fields except operands. Templates are in `templates`, alternatives in `alternatives`.

use std::borrow::Cow;

use ssara_tables::target::{Features, FormKind, FormView, Place, Reg, Remat};

use super::alternatives::{Alternative, max_alternatives};
use super::operands::{Entry, Operand, Operands};
use super::templates::Template;
use super::{Broken, Checker};
use crate::codes::Code;
use crate::model::FormModel;
use crate::schema::{self, Isa, Kind, Number};
use crate::span::{Entries, Name, Span, Spanned};

/// Maximum number of operands of a form; more are an error. Bounds the cost of the checks.
pub(super) const MAX_OPERANDS: usize = 128;

impl<'a> Checker<'a> {
    pub(super) fn forms(&mut self, isa: &Isa<'a>) {
        let Ok(Some(Entries(entries))) = self.optional(&isa.forms) else { return };
        for (name, form) in entries {
            let (Ok(_), Some(fields)) = (&name.value, self.value(form)) else {
                self.value(name);
                continue;
            };
            let template = Template { what: "form", name, text: form.text, forms: max_alternatives(fields) };
            // Nothing refers to a form, so one that is missing matters to no other.
            let _ = self.instances(&fields.variables, &template, |checker| checker.form(name, fields));
        }
    }

    /// Checks one form and adds it to the model; its name, if that much is known.
    fn form(&mut self, name: &Spanned<'a, Name<'a>>, fields: &schema::Form<'a>) -> Option<String> {
        let span = self.span(name);
        let name = self.declared_name(name);
        if let Some(name) = &name {
            self.form_names.declare(&mut self.reporter, name, span, Some(()));
        }
        let doc = self.doc(&fields.doc);
        let kind = match self.optional(&fields.kind).ok().flatten() {
            None | Some(Kind::Op) => FormKind::Op,
            Some(Kind::Branch) => FormKind::Branch,
            Some(Kind::Return) => FormKind::Return,
            Some(Kind::Trap) => FormKind::Trap,
            Some(Kind::Call) => FormKind::Call,
        };
        let successors = self.successors(&fields.successors, kind);
        let Ok(entries) = self.entries(&fields.operands) else { return name.map(Cow::into_owned) };
        let clobbers = self.clobbers(&fields.clobbers);
        let edge_clobbers = self.edge_clobbers(&fields.edge_clobbers, kind, successors);
        let alternatives = self.alternatives(&entries, fields);
        for alternative in &alternatives {
            self.at_exit(kind, &alternative.operands);
            // Registers that collide say more than the proof, which fails then.
            let clobbers = [&clobbers[..], &alternative.clobbers].concat();
            self.collisions(&alternative.operands.list, &clobbers);
        }
        let requires = self.required_features(&fields.requires);
        for alternative in &alternatives {
            let requires = requires.union(alternative.requires);
            alternative.operands.list.iter().for_each(|operand| self.operand_features(operand, requires));
        }
        let of_alternatives = alternatives.iter().flat_map(|alternative| &alternative.clobbers);
        let all_clobbers: Vec<_> = clobbers.iter().chain(of_alternatives).copied().collect();
        let remat = self.remat(&fields.remat, kind, &alternatives, &all_clobbers);
        let name = name?.into_owned();
        let others = alternatives.len() - 1;
        for (index, alternative) in alternatives.into_iter().enumerate() {
            let Operands { list, relations, .. } = alternative.operands;
            let operands = list.iter().filter_map(|operand| Some((operand.name.clone(), operand.desc()?))).collect();
            self.places.forms.push(alternative.span.unwrap_or(span));
            self.model.forms.push(FormModel {
                name: alternative.suffix.map_or_else(|| name.clone(), |suffix| format!("{name}/{suffix}")),
                doc: if index == 0 { doc.clone() } else { String::new() },
                kind,
                successors,
                operands,
                relations,
                clobbers: clobbers.iter().chain(&alternative.clobbers).map(|&(reg, _)| reg).collect(),
                edge_clobbers: if index == 0 { edge_clobbers.clone() } else { Vec::new() },
                remat,
                requires: requires.union(alternative.requires),
                price: alternative.price,
                alternatives: if index == 0 { others } else { 0 },
            });
        }
        Some(name)
    }

    /// The operands as written.
    fn entries<'s>(
        &mut self,
        operands: &'s Option<Spanned<'a, Entries<'a, schema::Operand<'a>>>>,
    ) -> Result<Vec<Entry<'s, 'a>>, Broken> {
        let Some(Entries(entries)) = self.optional(operands)? else { return Ok(Vec::new()) };
        if let Some((name, _)) = entries.get(MAX_OPERANDS) {
            self.too_many_operands(self.span(name));
            return Err(Broken);
        }
        Ok(entries.iter().map(|(name, operand)| (name, operand)).collect())
    }

    pub(super) fn too_many_operands(&mut self, span: Span) {
        self.error(Code::TooMany, span, format!("a form may have {MAX_OPERANDS} operands"));
    }

    pub(super) fn clobbers(&mut self, list: &Option<schema::Registers<'a>>) -> Vec<(Reg, Span)> {
        let listed = self.optional_allocatable(list);
        for &(reg, span) in &listed {
            self.operand_reg(reg, span);
        }
        listed
    }

    /// The number of successors of a branch.
    fn successors(&mut self, field: &Option<Spanned<'a, Number<'a>>>, kind: FormKind) -> Option<u16> {
        let field = field.as_ref()?;
        let count = self.number(field)?;
        if kind != FormKind::Branch {
            let message = format!("a form of the kind `{}` has no successors", kind.name());
            self.error(Code::BadSuccessors, self.span(field), message).help("only a branch goes to other blocks");
            return None;
        }
        if count == 0 {
            self.error(Code::BadSuccessors, self.span(field), "a branch goes somewhere".to_string())
                .help("what ends a function has the kind `return` or `trap`");
            return None;
        }
        Some(count)
    }

    /// What the edges out of a branch destroy, by successor. The last list is that of all further successors.
    pub(super) fn edge_clobbers(
        &mut self,
        field: &schema::EdgeClobbers<'a>,
        kind: FormKind,
        successors: Option<u16>,
    ) -> Vec<Vec<Reg>> {
        let (Ok(Some(lists)), Some(field)) = (self.optional(field), field) else { return Vec::new() };
        if kind != FormKind::Branch {
            let message = format!("a form of the kind `{}` has no edges", kind.name());
            self.error(Code::BadSuccessors, self.span(field), message).help("only a branch goes to other blocks");
            return Vec::new();
        }
        if let Some(count) = successors.map(usize::from).filter(|&count| count < lists.len()) {
            let count = crate::describe::count(count, "successor", "s");
            let message = format!("{} lists of registers for {count}", lists.len());
            let problem = self.error(Code::BadSuccessors, self.span(field), message);
            problem.help("each list is for one successor, the last one for all others, too");
            return Vec::new();
        }
        let mut sets = Vec::new();
        for list in lists {
            let listed = self.allocatable_list(list).unwrap_or_default();
            for &(reg, span) in &listed {
                self.operand_reg(reg, span);
            }
            sets.push(listed.into_iter().map(|(reg, _)| reg).collect());
        }
        sets
    }

    fn at_exit(&mut self, kind: FormKind, operands: &Operands) {
        if !matches!(kind, FormKind::Return | FormKind::Trap) {
            return;
        }
        for operand in operands.list.iter().filter(|operand| operand.is_def && !operand.is_scratch) {
            let message = format!("a {} has no use for the def `{}`", kind.name(), operand.name);
            self.error(Code::DefAtExit, operand.span, message);
        }
    }

    /// Checks that a form requires the features that all possible registers of an operand need.
    fn operand_features(&mut self, operand: &Operand, requires: Features) {
        let needed = match (operand.place, operand.class) {
            (Some(Place::Fixed(reg)), _) => self.features_of_all([reg]),
            (Some(Place::Class | Place::Tied(_)), Some(class)) => {
                let members = self.model.classes.get(class.index()).map_or(&[][..], |class| &class.members);
                self.features_of_all(members.iter().copied())
            }
            _ => return,
        };
        self.require(needed, requires, &format!("the registers of `{}` are there", operand.name), operand.place_span);
    }

    /// Whether the def of a form may be rematerialised: the form must change no other register, and read only operands.
    fn remat(
        &mut self,
        remat: &Option<Spanned<'a, schema::Remat>>,
        kind: FormKind,
        alternatives: &[Alternative],
        clobbers: &[(Reg, Span)],
    ) -> Remat {
        let (Ok(Some(&value)), Some(field)) = (self.optional(remat), remat) else { return Remat::Never };
        let list = || alternatives.iter().flat_map(|alternative| &alternative.operands.list);
        let defs = alternatives[0].operands.list.iter().filter(|operand| operand.is_def && !operand.is_scratch).count();
        let uses = alternatives[0].operands.list.iter().filter(|operand| !operand.is_def).count();
        let tied = |operand: &&Operand| matches!(operand.place, Some(Place::Tied(_)));
        let fixed = |operand: &&Operand| matches!(operand.place, Some(Place::Fixed(_) | Place::Slot));
        let any = |operand: &&Operand| matches!(operand.place, Some(Place::Any | Place::ArgSlot(_)));
        let problem = if kind != FormKind::Op {
            Some(format!("it is a {}", kind.name()))
        } else if let Some(operand) = list().find(|operand| operand.is_scratch) {
            Some(format!("it needs a scratch register, `{}`, which may be taken elsewhere", operand.name))
        } else if defs != 1 {
            Some(format!("it has {defs} defs, not one"))
        } else if uses > FormView::MAX_REMAT_USES {
            Some(format!("it reads {uses} operands, and an edit names at most {}", FormView::MAX_REMAT_USES))
        } else if let Some(operand) = list().find(any) {
            Some(format!("`{}` may be in a slot, and an edit names registers", operand.name))
        } else if let Some(operand) = list().find(tied) {
            Some(format!("`{}` must be in the register of another operand, which it overwrites", operand.name))
        } else if alternatives.iter().any(|alternative| !alternative.operands.relations.is_empty()) {
            Some("the registers of its operands depend on each other".to_owned())
        } else if let Some(operand) = list().find(fixed) {
            Some(format!("`{}` must be in one place, which may be taken elsewhere", operand.name))
        } else {
            clobbers
                .first()
                .map(|&(reg, _)| format!("it clobbers `{}`, which may be needed elsewhere", self.model.reg_name(reg)))
        };
        if let Some(problem) = problem {
            self.error(Code::BadRemat, self.span(field), format!("this form cannot be rematerialised: {problem}"));
        }
        match value {
            schema::Remat::CheaperThanMove => Remat::CheaperThanMove,
            schema::Remat::CheaperThanLoad => Remat::CheaperThanLoad,
        }
    }
}
