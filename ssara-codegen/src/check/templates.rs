//! Templates: the variables of `for`, and their values in each form.

use super::{Broken, Checker};
use crate::codes::Code;
use crate::expand::{Bindings, range_len};
use crate::schema::{Each, Variables};
use crate::span::{Atom, Entries, Span, Spanned, Tuple};

/// Maximum number of variables of a template; more are an error.
const MAX_VARIABLES: usize = 16;

/// Variables that change together, and their values.
pub(super) struct Axis {
    names: Vec<(String, Span)>,
    pub rows: Vec<Vec<String>>,
}

impl<'a> Checker<'a> {
    /// The variables of a template.
    pub(super) fn axes(&mut self, variables: &Option<Spanned<'a, Variables<'a>>>) -> Result<Vec<Axis>, Broken> {
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

    /// Reports variables that no form used. Returns whether there are any.
    pub(super) fn unused_variables(&mut self, axes: &[Axis], bindings: &Bindings) -> bool {
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

/// The values of all variables in form `index` of a template; the last variable changes fastest.
pub(super) fn bind(axes: &[Axis], mut index: usize) -> Bindings {
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
