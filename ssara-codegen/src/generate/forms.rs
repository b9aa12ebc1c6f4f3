//! `Builder` and `Ins`: a typed method for each form.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use ssara_tables::TargetDesc;
use ssara_tables::target::{FormKind, OperandDesc, Role};

use super::Idents;
use super::names::{Case, Names};
use crate::describe::FormText;
use crate::document;

pub(super) fn forms(target: &TargetDesc, idents: &Idents) -> TokenStream {
    let methods = FormText::all(target).map(|form| method(target, idents, form));
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

        const _: () = {
            use ::ssara_core::target::Form;
            use ::ssara_core::typed::{Goto, Val};

            impl Ins<'_> {
                #(#methods)*
            }
        };
    }
}

/// One method, of one line.
fn method(target: &TargetDesc, idents: &Idents, form: FormText) -> TokenStream {
    let name = &idents.methods[form.form.table_index()];
    let doc = document::form(form);
    let id = Literal::u32_unsuffixed(form.form.0);
    let marker = |operand: OperandDesc| &idents.types[target.class(operand.class()).ty.index()];

    let mut args = Names::new(Case::AsIs, &["successor", "successors"]);
    let mut params = Vec::new();
    let mut uses = Vec::new();
    for param in form.params(Role::Use) {
        let (arg, marker) = (args.add(&param.name), marker(form.view.operand(param.first)));
        let ty = match param.group {
            None => {
                uses.push(quote!(#arg.value()));
                quote!(Val<#marker>)
            }
            Some(len) => {
                let members = (0..len).map(Literal::usize_unsuffixed);
                uses.extend(members.map(|member| quote!(#arg[#member].value())));
                let len = Literal::usize_unsuffixed(len);
                quote!([Val<#marker>; #len])
            }
        };
        params.push(quote!(#arg: #ty));
    }
    let (mut types, mut results, mut typed) = (Vec::new(), Vec::new(), Vec::new());
    for param in form.params(Role::Def) {
        let marker = marker(form.view.operand(param.first));
        let first = results.len();
        results.extend((first..first + param.group.unwrap_or(1)).map(|index| format_ident!("_{index}")));
        let of_param = &results[first..];
        match param.group {
            None => {
                types.push(quote!(Val<#marker>));
                typed.push(quote!(#(Val::assume(#of_param))*));
            }
            Some(len) => {
                let len = Literal::usize_unsuffixed(len);
                types.push(quote!([Val<#marker>; #len]));
                typed.push(quote!([#(Val::assume(#of_param)),*]));
            }
        }
    }
    let (returns, typed) = match (&types[..], &typed[..]) {
        ([], _) => (quote!(), quote!()),
        ([ty], [value]) => (quote!(-> #ty), quote!(#value)),
        _ => (quote!(-> (#(#types),*)), quote!((#(#typed),*))),
    };
    let emit = match (form.view.kind, target.forms.successors(form.form.table_index())) {
        (FormKind::Branch, Some(1)) => {
            params.push(quote!(successor: Goto<Target>));
            quote!(emit_branch(Form(#id), &[#(#uses),*], &[successor]))
        }
        (FormKind::Branch, Some(count)) => {
            let count = Literal::u16_unsuffixed(count);
            params.push(quote!(successors: [Goto<Target>; #count]));
            quote!(emit_branch(Form(#id), &[#(#uses),*], &successors))
        }
        (FormKind::Branch, None) => {
            params.push(quote!(successors: impl AsRef<[Goto<Target>]>));
            quote!(emit_branch(Form(#id), &[#(#uses),*], successors.as_ref()))
        }
        _ => quote!(emit(Form(#id), &[#(#uses),*])),
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
