//! `AnyForm` and `alternative`: the forms of a target as enums, so that rustc finds what an emitter forgets.
//!
//! `AnyForm` has a variant for each form. The variant of a form with alternatives holds an enum of these, from the module
//! `alternative`. An emitter with a `_` for the forms that it never builds still names each alternative of the others.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;
use ssara_tables::TargetDesc;

use super::names::{Case, Names};
use crate::describe::FormText;

/// The variant that stands for a form itself among its alternatives.
const BASE: &str = "Base";

pub(super) fn any_form(target: &TargetDesc) -> TokenStream {
    let forms: Vec<FormText> = FormText::all(target).collect();
    let idents = Names::all(Case::Camel, &["Local"], forms.iter().map(FormText::name));
    let (mut variants, mut enums, mut values) = (Vec::new(), Vec::new(), Vec::new());
    for (form, ident) in forms.iter().zip(&idents) {
        let about = format!("`{}`", form.name());
        let alternatives = alternatives(form);
        if alternatives.is_empty() {
            variants.push(quote!(#[doc = #about] #ident,));
            values.push(quote!(A::#ident,));
            continue;
        }
        let base = Ident::new(BASE, Span::call_site());
        let names = alternatives.iter().map(|(name, _)| name);
        let docs = alternatives.iter().map(|(_, differences)| differences);
        let of_form = format!("The alternatives of `{}`, itself first.", form.name());
        variants.push(quote!(#[doc = #about] #ident(alternative::#ident),));
        values.extend([&base].into_iter().chain(names.clone()).map(|name| quote!(A::#ident(a::#ident::#name),)));
        enums.push(quote! {
            #[doc = #of_form]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum #ident {
                /// The form itself.
                #base,
                #(#[doc = #docs] #names,)*
            }
        });
    }
    let count = Literal::usize_unsuffixed(values.len());
    let about = format!(
        "The forms of `{}`, each with its alternatives: what an emitter matches on.\n\n\
         [`From`] makes one of the id of a form, such as that of a step of an allocation's walk. A `match` that \
         lacks a form or an alternative does not compile. A form without alternatives is a bare variant.",
        target.name
    );
    // The alternatives of a form follow it, so the ids of forms count the values.
    quote! {
        #[doc = #about]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum AnyForm {
            #(#variants)*
            /// A form that the function brought along, such as an entry, a call or a return.
            Local(::ssara_core::target::Form),
        }

        /// The alternatives of each form that has some.
        pub mod alternative {
            #(#enums)*
        }

        const _: () = {
            use AnyForm as A;
            use alternative as a;

            static FORMS: [AnyForm; #count] = [#(#values)*];

            impl ::core::convert::From<::ssara_core::target::Form> for AnyForm {
                fn from(form: ::ssara_core::target::Form) -> Self {
                    let of_target = if form.is_local() { None } else { FORMS.get(form.table_index()) };
                    of_target.copied().unwrap_or(AnyForm::Local(form))
                }
            }
        };
    }
}

/// The other alternatives of a form, in the order of the tables, each with the text of what differs.
fn alternatives(form: &FormText) -> Vec<(Ident, String)> {
    let mut names = Names::new(Case::Camel, &[BASE]);
    let named = |other: FormText| {
        let suffix = other.name().strip_prefix(form.name()).unwrap_or(other.name());
        (names.add(suffix), other.differences(*form))
    };
    form.alternatives().map(named).collect()
}
