//! Instruction forms: templates, and what a form says besides its operands.

use std::borrow::Cow;

use ssara_tables::target::{FormKind, Reg};

use super::operands::Operand;
use super::{Broken, Checker, one_line};
use crate::codes::Code;
use crate::diag::suggest;
use crate::expand::{Bindings, Unbound, range_len};
use crate::model::FormModel;
use crate::schema::{self, Each, Isa, Kind, Variables};
use crate::span::{Atom, Entries, Name, Span, Spanned, Tuple};

/// As many forms as a file may have, templates expanded.
const MAX_FORMS: usize = 1 << 16;
/// As much text as the templates of a file may expand to, in bytes.
const MAX_TEXT: usize = 64 << 20;
/// As many variables as a template may have.
const MAX_VARIABLES: usize = 16;
/// As many operands as a form may have.
const MAX_OPERANDS: usize = 64;

/// Variables that change together, and their values.
struct Axis {
    names: Vec<(String, Span)>,
    rows: Vec<Vec<String>>,
}

impl<'a> Checker<'a> {
    pub(super) fn forms(&mut self, isa: &Isa<'a>) {
        let Ok(Some(Entries(entries))) = self.optional(&isa.forms) else { return };
        let (mut forms, mut text) = (0usize, 0usize);
        for (name, form) in entries {
            let (Some(Name(pattern)), Some(fields)) = (self.value(name), self.value(form)) else { continue };
            let span = self.span(name);
            let Ok(axes) = self.axes(&fields.variables) else { continue };
            let product = axes.iter().try_fold(1usize, |product, axis| product.checked_mul(axis.rows.len()));
            let count = product.unwrap_or(usize::MAX);
            forms = forms.saturating_add(count);
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
                // A variable without use makes all forms of a template the same; one such message is enough.
                if index == 0 && self.reporter.len() == first_message && self.unused_variables(&axes, &bindings) {
                    break;
                }
            }
        }
    }

    fn axes(&mut self, variables: &Option<Spanned<'a, Variables<'a>>>) -> Result<Vec<Axis>, Broken> {
        let Some(Entries(entries)) = self.optional(variables)? else { return Ok(Vec::new()) };
        let mut axes: Vec<Axis> = Vec::new();
        let mut variables = 0;
        for (Spanned { value: names, text }, values) in entries {
            let names = match names {
                Ok(Tuple(names)) => names,
                Err(error) => {
                    self.shape_error(text, error);
                    return Err(Broken);
                }
            };
            variables += names.len();
            if variables > MAX_VARIABLES {
                let span = Span::of(text, self.source);
                self.error(Code::BadTemplate, span, format!("a template may have {MAX_VARIABLES} variables"));
                return Err(Broken);
            }
            let mut axis = Axis { names: Vec::new(), rows: Vec::new() };
            for name in names {
                let span = self.span(name);
                let text = self.declared_name(name).ok_or(Broken)?;
                let earlier = axes.iter().chain([&axis]).flat_map(|axis| &axis.names);
                if let Some((_, first)) = earlier.into_iter().find(|(earlier, _)| earlier == text) {
                    let first = *first;
                    self.error(Code::Duplicate, span, format!("variable `{text}` is declared twice"))
                        .context(first, "first declared here");
                    return Err(Broken);
                }
                axis.names.push((text.to_string(), span));
            }
            axis.rows = self.rows(values, axis.names.len())?;
            axes.push(axis);
        }
        Ok(axes)
    }

    fn rows(
        &mut self,
        values: &Spanned<'a, Each<'a, Tuple<'a, Atom<'a>>>>,
        variables: usize,
    ) -> Result<Vec<Vec<String>>, Broken> {
        let span = self.span(values);
        let rows = match self.value(values).ok_or(Broken)? {
            Each::Range(range) => {
                if variables != 1 {
                    self.error(
                        Code::BadTemplate,
                        span,
                        format!("a range gives one value, but there are {variables} variables"),
                    );
                    return Err(Broken);
                }
                self.range_size(range_len(range), span)?;
                range.clone().map(|number| vec![number.to_string()]).collect()
            }
            Each::List(list) => {
                self.range_size(list.len(), span)?;
                let rows: Vec<_> = list.iter().map(|row| self.row(row, variables)).collect();
                rows.into_iter().collect::<Result<Vec<_>, _>>()?
            }
        };
        if rows.is_empty() {
            self.error(Code::BadTemplate, span, "a variable without values makes no forms");
            return Err(Broken);
        }
        Ok(rows)
    }

    fn row(&mut self, row: &Spanned<'a, Tuple<'a, Atom<'a>>>, variables: usize) -> Result<Vec<String>, Broken> {
        let Tuple(members) = self.value(row).ok_or(Broken)?;
        if members.len() != variables {
            let message = format!("expected {variables} values, found {}", members.len());
            self.error(Code::BadTemplate, self.span(row), message);
            return Err(Broken);
        }
        let members: Vec<_> = members.iter().map(|atom| self.value(atom).map(|atom| atom.text.to_string())).collect();
        members.into_iter().collect::<Option<_>>().ok_or(Broken)
    }

    fn unused_variables(&mut self, axes: &[Axis], bindings: &Bindings) -> bool {
        let mut some = false;
        let names = axes.iter().flat_map(|axis| &axis.names);
        for (index, (name, span)) in names.enumerate() {
            if !bindings.is_used(index) {
                self.error(Code::UnusedVariable, *span, format!("variable `{name}` is not used"))
                    .help(format!("write `{{{name}}}` where its value belongs"));
                some = true;
            }
        }
        some
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
                let similar = suggest(name, bindings.names()).map(|name| format!("did you mean `{{{name}}}`?"));
                let help = match similar {
                    Some(similar) => similar,
                    None if bindings.is_empty() => {
                        format!("a template says what it stands for: `for: {{{name}: [..]}}`")
                    }
                    None => "a brace itself is written twice".to_string(),
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
        let operands = match self.optional(&fields.operands) {
            Err(Broken) => return name.map(Cow::into_owned),
            Ok(None) => Vec::new(),
            Ok(Some(Entries(entries))) if entries.len() > MAX_OPERANDS => {
                let span = self.span(&entries[MAX_OPERANDS].0);
                self.error(Code::TooMany, span, format!("a form may have {MAX_OPERANDS} operands"));
                return name.map(Cow::into_owned);
            }
            Ok(Some(Entries(entries))) => self.operands(entries, bindings),
        };
        let clobbers = self.clobbers(&fields.clobbers, bindings);
        self.at_exit(kind, &operands);
        if self.collisions(&operands, &clobbers).is_ok() {
            self.certify(name.as_deref().unwrap_or(pattern), span, &operands, &clobbers);
        }
        let operands = operands.iter().filter_map(|operand| Some((operand.name.clone(), operand.desc()?))).collect();
        let name = name?.into_owned();
        let clobbers = clobbers.into_iter().map(|(reg, _)| reg).collect();
        self.model.forms.push(FormModel { name: name.clone(), doc, kind, operands, clobbers });
        Some(name)
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

    fn at_exit(&mut self, kind: FormKind, operands: &[Operand]) {
        if !matches!(kind, FormKind::Return | FormKind::Trap) {
            return;
        }
        for operand in operands.iter().filter(|operand| operand.is_def) {
            let message = format!("a {} has no use for the def `{}`", kind.name(), operand.name);
            self.error(Code::DefAtExit, operand.span, message);
        }
    }
}

/// The values of all variables in form `index` of a template; the last variable changes fastest.
fn bind(axes: &[Axis], mut index: usize) -> Bindings {
    let mut rows: Vec<&Vec<String>> = Vec::with_capacity(axes.len());
    for axis in axes.iter().rev() {
        rows.push(&axis.rows[index % axis.rows.len()]);
        index /= axis.rows.len();
    }
    let named = axes.iter().zip(rows.into_iter().rev());
    Bindings::new(
        named
            .flat_map(|(axis, row)| axis.names.iter().zip(row).map(|((name, _), value)| (name.clone(), value.clone()))),
    )
}
