//! The signature of the method that builds a form, for the generated method and for documents.

use std::fmt;

use proc_macro2::Ident;
use ssara_tables::TargetDesc;
use ssara_tables::target::{FormKind, Role};

use super::Idents;
use super::names::{Case, Names};
use crate::describe::{FormText, Param};

/// One argument or result: a value, or a group of values.
pub(super) struct Value {
    /// The identifier of an argument.
    pub(super) name: Ident,
    /// The marker of its kind.
    pub(super) marker: Ident,
    /// The number of values, if it is a group.
    pub(super) group: Option<usize>,
}

/// The blocks to which a method's instruction goes.
#[derive(Clone, Copy)]
pub(super) enum Successors {
    None,
    One,
    Several(u16),
    Any,
}

/// The signature of a method of `Ins`.
pub(crate) struct Signature {
    pub(super) method: Ident,
    pub(super) uses: Vec<Value>,
    pub(super) defs: Vec<Value>,
    pub(super) successors: Successors,
}

impl Signature {
    /// The signature of the method that builds `form`.
    pub(crate) fn new(target: &TargetDesc, idents: &Idents, form: FormText) -> Self {
        let values = |role| {
            let mut names = Names::new(Case::AsIs, &["successor", "successors"]);
            let value = |param: Param| Value {
                name: names.add(&param.name),
                marker: idents.types[target.class(form.view.operand(param.first).class()).ty.index()].clone(),
                group: param.group,
            };
            form.params(role).into_iter().map(value).collect()
        };
        let successors = match (form.view.kind, target.forms.successors(form.form.table_index())) {
            (FormKind::Branch, Some(1)) => Successors::One,
            (FormKind::Branch, Some(count)) => Successors::Several(count),
            (FormKind::Branch, None) => Successors::Any,
            _ => Successors::None,
        };
        let method = idents.methods[form.form.table_index()].clone();
        Signature { method, uses: values(Role::Use), defs: values(Role::Def), successors }
    }
}

impl fmt::Display for Signature {
    /// `div(lo: I64, by: I64) -> (quot: I64, rem: I64)`, with the kinds of value alone as types.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = |value: &Value| match value.group {
            None => format!("{}: {}", value.name, value.marker),
            Some(len) => format!("{}: [{}; {len}]", value.name, value.marker),
        };
        let mut uses: Vec<String> = self.uses.iter().map(value).collect();
        uses.extend(match self.successors {
            Successors::None => None,
            Successors::One => Some("successor".to_string()),
            Successors::Several(count) => Some(format!("successors: [_; {count}]")),
            Successors::Any => Some("successors".to_string()),
        });
        write!(f, "{}({})", self.method, uses.join(", "))?;
        let defs: Vec<String> = self.defs.iter().map(value).collect();
        match &defs[..] {
            [] => Ok(()),
            [def] => write!(f, " -> {def}"),
            _ => write!(f, " -> ({})", defs.join(", ")),
        }
    }
}
