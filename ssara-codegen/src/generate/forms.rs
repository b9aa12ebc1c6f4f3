//! `Builder` and `Ins`: a typed method for each form.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use ssara_tables::TargetDesc;

use super::Idents;
use super::signature::{Signature, Successors, Value};
use crate::describe::FormText;
use crate::document;

pub(super) fn forms(target: &TargetDesc, idents: &Idents) -> TokenStream {
    let mut names: BTreeSet<Ident> = BTreeSet::new();
    let methods: Vec<TokenStream> =
        FormText::all(target).map(|form| method(target, idents, form, &mut names)).collect();
    let names = names.iter();
    let builder =
        format!("Builds functions of `{}`; its [`ins`](::ssara_core::typed::Builder::ins) are [`Ins`].", target.name);
    let ins = format!(
        "The instruction forms of `{}` as methods: each adds an instruction to the current block of a [`Builder`], takes \
         its uses, and returns its defs as new values.",
        target.name
    );
    quote! {
        #[doc = #builder]
        pub type Builder = ::ssara_core::typed::Builder<Target>;

        #[doc = #ins]
        pub struct Ins<'b>(&'b mut Builder);

        impl<'b> ::core::convert::From<&'b mut Builder> for Ins<'b> {
            #[inline]
            fn from(builder: &'b mut Builder) -> Self {
                Ins(builder)
            }
        }

        /// The names of operands, by which compilers name an operand that is missing or of the wrong type.
        pub mod operand {
            #(
                #[doc(hidden)]
                pub enum #names {}
            )*
        }

        const _: () = {
            use ::ssara_core::target::Form;
            use ::ssara_core::typed::{Goto, Val, ValueFor};

            impl Ins<'_> {
                #(#methods)*
            }
        };
    }
}

/// One method, of one line. Adds the names of its operands to `names`.
fn method(target: &TargetDesc, idents: &Idents, form: FormText, names: &mut BTreeSet<Ident>) -> TokenStream {
    let Signature { method: name, uses, defs, successors } = Signature::new(target, idents, form);
    let doc = document::form(form);
    let id = Literal::u32_unsuffixed(form.form.0);

    let mut params = Vec::new();
    let mut values = Vec::new();
    for Value { name, marker, group } in uses {
        match group {
            None => {
                values.push(quote!(#name.value()));
                params.push(quote!(#name: impl ValueFor<#marker, operand::#name>));
            }
            Some(len) => {
                let members = (0..len).map(Literal::usize_unsuffixed);
                values.extend(members.map(|member| quote!(#name[#member].value())));
                let len = Literal::usize_unsuffixed(len);
                params.push(quote!(#name: [impl ValueFor<#marker, operand::#name>; #len]));
            }
        }
        names.insert(name);
    }
    let (mut types, mut results, mut typed) = (Vec::new(), Vec::new(), Vec::new());
    for Value { marker, group, .. } in defs {
        let first = results.len();
        results.extend((first..first + group.unwrap_or(1)).map(|index| format_ident!("_{index}")));
        let of_def = &results[first..];
        match group {
            None => {
                types.push(quote!(Val<#marker>));
                typed.push(quote!(#(Val::assume(#of_def))*));
            }
            Some(len) => {
                let len = Literal::usize_unsuffixed(len);
                types.push(quote!([Val<#marker>; #len]));
                typed.push(quote!([#(Val::assume(#of_def)),*]));
            }
        }
    }
    let (returns, typed) = match (&types[..], &typed[..]) {
        ([], _) => (quote!(), quote!()),
        ([ty], [value]) => (quote!(-> #ty), quote!(#value)),
        _ => (quote!(-> (#(#types),*)), quote!((#(#typed),*))),
    };
    let emit = match successors {
        Successors::One => {
            params.push(quote!(successor: Goto<Target>));
            quote!(emit_branch(Form(#id), &[#(#values),*], &[successor]))
        }
        Successors::Several(count) => {
            let count = Literal::u16_unsuffixed(count);
            params.push(quote!(successors: [Goto<Target>; #count]));
            quote!(emit_branch(Form(#id), &[#(#values),*], &successors))
        }
        Successors::Any => {
            params.push(quote!(successors: impl AsRef<[Goto<Target>]>));
            quote!(emit_branch(Form(#id), &[#(#values),*], successors.as_ref()))
        }
        Successors::None => quote!(emit(Form(#id), &[#(#values),*])),
    };
    quote! {
        #[doc = #doc]
        #[inline]
        pub fn #name(&mut self, #(#params),*) #returns {
            let [#(#results),*] = self.0.#emit;
            #typed
        }
    }
}
