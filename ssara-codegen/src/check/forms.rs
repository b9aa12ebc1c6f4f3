//! Instruction forms: all their fields except operands. Templates are in `templates`, alternatives in `alternatives`.

use std::borrow::Cow;

use ssara_tables::target::{Features, FormKind, Place, Reg, Remat};

use super::alternatives::Alternative;
use super::operands::{Entry, Operand, Operands};
use super::templates::bind;
use super::{Broken, Checker, one_line};
use crate::codes::Code;
use crate::diag::suggest;
use crate::expand::{Bindings, Unbound};
use crate::model::FormModel;
use crate::schema::{self, Isa, Kind};
use crate::span::{Entries, Name, Span, Spanned};

/// Maximum number of forms of a file, templates expanded; more are an error. Bounds the size of the tables.
const MAX_FORMS: usize = 1 << 16;
/// Maximum size of the text to which the templates of a file expand, in bytes; more is an error.
const MAX_TEXT: usize = 64 << 20;
/// Maximum number of operands of a form; more are an error. Bounds the cost of the checks.
pub(super) const MAX_OPERANDS: usize = 64;

impl<'a> Checker<'a> {
    pub(super) fn forms(&mut self, isa: &Isa<'a>) {
        let Ok(Some(Entries(entries))) = self.optional(&isa.forms) else { return };
        let (mut forms, mut text) = (0usize, 0usize);
        for (name, form) in entries {
            let (Some(Name(pattern)), Some(fields)) = (self.value(name), self.value(form)) else { continue };
            self.unbound.clear();
            let span = self.span(name);
            let Ok(axes) = self.axes(&fields.variables) else { continue };
            let product = axes.iter().try_fold(1usize, |product, axis| product.checked_mul(axis.rows.len()));
            let count = product.unwrap_or(usize::MAX);
            forms = forms.saturating_add(count.saturating_mul(self.max_alternatives(fields)));
            text = text.saturating_add(count.saturating_mul(form.text.len()));
            if forms > MAX_FORMS || text > MAX_TEXT {
                let message =
                    format!("the templates make more than {MAX_FORMS} forms, or {} MiB of text", MAX_TEXT >> 20);
                self.error(Code::TooMuchText, span, message);
                return;
            }
            for index in 0..count {
                let bindings = bind(&axes, index);
                let first_message = self.reporter.len();
                let form = self.form(pattern, span, fields, &bindings);
                if let (Some(form), false) = (form, bindings.is_empty()) {
                    self.reporter.note_since(first_message, &format!("in form `{form}` of this template"));
                }
                // An unused variable makes all forms of a template equal. One message about that is enough.
                if index == 0 && self.reporter.len() == first_message && self.unused_variables(&axes, &bindings) {
                    break;
                }
            }
        }
    }

    /// The text with the variables of the template replaced.
    pub(super) fn bound<'t>(&mut self, text: &'t str, span: Span, bindings: &Bindings) -> Option<Cow<'t, str>> {
        match bindings.apply(text) {
            Ok(bound) => Some(bound),
            Err(Unbound::Brace) => {
                self.error(Code::UnknownVariable, span, "the braces do not match")
                    .help("a brace itself is written twice");
                None
            }
            Err(Unbound::Variable(name)) => {
                if !self.unbound.insert(name.to_string()) {
                    return None;
                }
                let similar = suggest(name, bindings.names()).map(|name| format!("did you mean `{{{name}}}`?"));
                let help = match similar {
                    Some(similar) => similar,
                    None if bindings.is_empty() => {
                        format!("a template says what it stands for: `for: {{{name}: [..]}}`")
                    }
                    // Prose may have braces of its own.
                    None if text.contains(' ') => {
                        format!("add `{name}: [..]` to `for`; a brace itself is written twice")
                    }
                    None => format!("add `{name}: [..]` to `for`"),
                };
                self.error(Code::UnknownVariable, span, format!("there is no variable `{name}`")).help(help);
                None
            }
        }
    }

    /// The text of a name in a form.
    pub(super) fn bound_name<'s>(
        &mut self,
        name: &'s Spanned<'a, Name<'a>>,
        bindings: &Bindings,
    ) -> Result<(Cow<'s, str>, Span), Broken> {
        let Name(text) = self.value(name).ok_or(Broken)?;
        let span = self.span(name);
        Ok((self.bound(text, span, bindings).ok_or(Broken)?, span))
    }

    /// Checks one form and adds it to the model; its name, if that much is known.
    fn form(&mut self, pattern: &str, span: Span, fields: &schema::Form<'a>, bindings: &Bindings) -> Option<String> {
        let name = self.bound(pattern, span, bindings).filter(|name| self.identifier(name, span));
        if let Some(name) = &name {
            self.form_names.declare(&mut self.reporter, name, span, Some(()));
        }
        let doc = match &fields.doc {
            // Only a template has variables; elsewhere braces are braces.
            Some(doc) if !bindings.is_empty() => {
                let span = self.span(doc);
                let text = self.value(doc).and_then(|text| self.bound(text, span, bindings));
                text.map_or_else(String::new, |text| one_line(&text))
            }
            doc => self.doc(doc),
        };
        let kind = match self.optional(&fields.kind).ok().flatten() {
            None | Some(Kind::Op) => FormKind::Op,
            Some(Kind::Branch) => FormKind::Branch,
            Some(Kind::Return) => FormKind::Return,
            Some(Kind::Trap) => FormKind::Trap,
            Some(Kind::Call) => FormKind::Call,
        };
        let successors = self.successors(&fields.successors, kind);
        let Ok(entries) = self.entries(&fields.operands) else { return name.map(Cow::into_owned) };
        let clobbers = self.clobbers(&fields.clobbers, bindings);
        let alternatives = self.alternatives(&entries, fields, bindings);
        for alternative in &alternatives {
            self.at_exit(kind, &alternative.operands);
            // Registers that collide say more than the proof, which fails then.
            self.collisions(&alternative.operands.list, &clobbers);
        }
        let requires = self.form_features(&fields.requires, bindings);
        for operand in alternatives.iter().flat_map(|alternative| &alternative.operands.list) {
            self.operand_features(operand, requires);
        }
        let remat = self.remat(&fields.remat, kind, &alternatives, &clobbers);
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
                clobbers: clobbers.iter().map(|&(reg, _)| reg).collect(),
                remat,
                requires,
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

    fn clobbers(&mut self, list: &Option<schema::Registers<'a>>, bindings: &Bindings) -> Vec<(Reg, Span)> {
        let Ok(Some(names)) = self.optional(list) else { return Vec::new() };
        let mut bound = Vec::new();
        for name in names {
            bound.extend(self.bound_name(name, bindings));
        }
        let listed = self.named_registers(bound.iter().map(|(name, span)| (name.as_ref(), *span)));
        for &(reg, span) in &listed {
            self.operand_reg(reg, span);
        }
        listed
    }

    /// The features that a form requires, which a template may name by a variable.
    fn form_features(&mut self, requires: &schema::Requires<'a>, bindings: &Bindings) -> Features {
        let Ok(Some(names)) = self.optional(requires) else { return Features::NONE };
        let mut features = Features::NONE;
        for name in names {
            let Ok((name, span)) = self.bound_name(name, bindings) else { continue };
            features = features.union(self.feature(&name, span));
        }
        features
    }

    /// The number of successors of a branch.
    fn successors(&mut self, field: &Option<Spanned<'a, u16>>, kind: FormKind) -> Option<u16> {
        let (&count, field) = (self.optional(field).ok().flatten()?, field.as_ref()?);
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

    /// Whether the def of a form may be rematerialised: the form must read no register and change no other one.
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
        let fixed = |operand: &&Operand| matches!(operand.place, Some(Place::Fixed(_) | Place::Slot));
        let problem = if kind != FormKind::Op {
            Some(format!("it is a {}", kind.name()))
        } else if let Some(operand) = list().find(|operand| operand.is_scratch) {
            Some(format!("it needs a scratch register, `{}`, which may be taken elsewhere", operand.name))
        } else if let Some(operand) = list().find(|operand| !operand.is_def) {
            Some(format!("it reads `{}`, which may be gone elsewhere", operand.name))
        } else if defs != 1 {
            Some(format!("it has {defs} defs, not one"))
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
