//! Templates: the variables of `for`, and their values in each thing that a template declares.

use std::borrow::Cow;

use super::{Broken, Checker};
use crate::codes::Code;
use crate::diag::suggest;
use crate::expand::{Bindings, Unbound};
use crate::schema::{Each, Number, Variables};
use crate::span::{Atom, Entries, Name, Span, Spanned, Tuple};

/// Maximum number of variables of a template; more are an error.
const MAX_VARIABLES: usize = 16;
/// Maximum number of forms of a file, templates expanded, and of entries that another template makes; more are an error.
/// Bounds the size of the tables.
const MAX_MADE: usize = 1 << 16;
/// Maximum size of the text to which the templates of a file expand, in bytes; more is an error.
const MAX_TEXT: usize = 64 << 20;

/// An entry of the file that may be a template.
pub(super) struct Template<'s, 'a> {
    /// The kind of what it declares, as in "form".
    pub what: &'static str,
    pub name: &'s Spanned<'a, Name<'a>>,
    pub text: &'a str,
    /// The number of forms that it makes for each combination of values.
    pub forms: usize,
}

/// The size of what templates have made.
#[derive(Default)]
pub(super) struct Expansion {
    forms: usize,
    text: usize,
}

impl Expansion {
    fn is_too_large(&self) -> bool {
        self.forms > MAX_MADE || self.text > MAX_TEXT
    }
}

/// Variables that change together, and their values.
struct Axis {
    names: Vec<(String, Span)>,
    rows: Vec<Vec<String>>,
}

impl<'a> Checker<'a> {
    /// Calls `declare` with each combination of the values of a template's variables, or once if there are none. It returns
    /// the name of what it declares, if that much is known. `Err` if the template itself is wrong.
    pub(super) fn instances(
        &mut self,
        variables: &Option<Spanned<'a, Variables<'a>>>,
        template: &Template<'_, 'a>,
        mut declare: impl FnMut(&mut Self) -> Option<String>,
    ) -> Result<(), Broken> {
        let axes = self.axes(variables)?;
        let product = axes.iter().try_fold(1usize, |product, axis| product.checked_mul(axis.rows.len()));
        let count = product.unwrap_or(usize::MAX);
        if self.expansion.is_too_large() {
            return Err(Broken);
        }
        let Expansion { forms, text } = &mut self.expansion;
        *forms = forms.saturating_add(count.saturating_mul(template.forms));
        *text = text.saturating_add(count.saturating_mul(template.text.len()));
        if self.expansion.is_too_large() || count > MAX_MADE {
            let message = format!(
                "the templates make more than {MAX_MADE} {}s, or {} MiB of text",
                template.what,
                MAX_TEXT >> 20
            );
            self.error(Code::TooMuchText, self.span(template.name), message);
            return Err(Broken);
        }
        self.unbound.clear();
        for index in 0..count {
            self.bindings = Some(bind(&axes, index));
            let first_message = self.reporter.len();
            let name = declare(self);
            let bindings = self.bindings.take().unwrap_or_default();
            if let (Some(name), false) = (name, bindings.is_empty()) {
                self.reporter.note_since(first_message, &format!("in {} `{name}` of this template", template.what));
            }
            // An unused variable makes all things that a template declares equal. One message about that is enough.
            if index == 0 && self.reporter.len() == first_message && self.unused_variables(&axes, &bindings) {
                break;
            }
        }
        Ok(())
    }

    /// The text with the variables of the template replaced.
    pub(super) fn bound<'t>(&mut self, text: &'t str, span: Span) -> Option<Cow<'t, str>> {
        let Some(bindings) = &self.bindings else { return Some(Cow::Borrowed(text)) };
        let name = match bindings.apply(text) {
            Ok(bound) => return Some(bound),
            Err(Unbound::Variable(name)) => name,
            Err(Unbound::Brace) => {
                self.error(Code::UnknownVariable, span, "the braces do not match")
                    .help("a brace itself is written twice");
                return None;
            }
        };
        let help = match suggest(name, bindings.names()) {
            Some(similar) => format!("did you mean `{{{similar}}}`?"),
            None if bindings.is_empty() => {
                format!("a template says what it stands for: `for: {{{name}: [..]}}`")
            }
            // Prose may have braces of its own.
            None if text.contains(' ') => format!("add `{name}: [..]` to `for`; a brace itself is written twice"),
            None => format!("add `{name}: [..]` to `for`"),
        };
        if self.unbound.insert(name.to_string()) {
            self.error(Code::UnknownVariable, span, format!("there is no variable `{name}`")).help(help);
        }
        None
    }

    /// The text with the variables of the template replaced, and other braces as they are.
    pub(super) fn known_text<'t>(&self, text: &'t str) -> Cow<'t, str> {
        self.bindings.as_ref().map_or(Cow::Borrowed(text), |bindings| bindings.apply_known(text))
    }

    /// A name, with the variables of the template replaced.
    pub(super) fn name<'s>(&mut self, name: &'s Spanned<'a, Name<'a>>) -> Result<(Cow<'s, str>, Span), Broken> {
        let Name(text) = self.value(name).ok_or(Broken)?;
        let span = self.span(name);
        Ok((self.bound(text, span).ok_or(Broken)?, span))
    }

    /// A number, which may come from the variables of the template.
    pub(super) fn number(&mut self, number: &Spanned<'a, Number<'a>>) -> Option<u16> {
        let value = self.value(number)?;
        self.number_at(value, self.span(number))
    }

    pub(super) fn number_at(&mut self, number: &Number<'a>, span: Span) -> Option<u16> {
        let text = match number {
            Number::Given(number) => return Some(*number),
            Number::Text(text) => text,
        };
        let text = self.bound(text, span)?;
        let found = text.parse().ok();
        if found.is_none() {
            self.error(Code::WrongShape, span, format!("expected a number from 0 to 65535, found `{text}`"));
        }
        found
    }

    /// The variables of a template.
    fn axes(&mut self, variables: &Option<Spanned<'a, Variables<'a>>>) -> Result<Vec<Axis>, Broken> {
        let Some(Entries(entries)) = self.optional(variables)? else { return Ok(Vec::new()) };
        let mut axes: Vec<Axis> = Vec::new();
        let mut variables = 0;
        for (Spanned { value: names, text, .. }, values) in entries {
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
                if let Some((_, first)) = earlier.into_iter().find(|(earlier, _)| *earlier == text) {
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
                self.range_size(range.count(), span)?;
                range.iter().map(|number| vec![number.to_string()]).collect()
            }
            Each::List(list) => {
                self.range_size(list.len(), span)?;
                let rows: Vec<_> = list.iter().map(|row| self.row(row, variables)).collect();
                rows.into_iter().collect::<Result<Vec<_>, _>>()?
            }
        };
        if rows.is_empty() {
            self.error(Code::BadTemplate, span, "a variable without values declares nothing");
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

    /// Reports variables that nothing used. Returns whether there are any.
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
}

/// The values of all variables in thing `index` of a template; the last variable changes fastest.
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
