//! The markers of the target and its kinds of value, and the constants.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use ssara_tables::TargetDesc;
use ssara_tables::target::{Conv, Reg, TupleList};
use syn::ext::IdentExt;

use super::Idents;
use crate::describe::{self, FormText};
use crate::document;

pub(super) fn items(target: &TargetDesc, idents: &Idents) -> TokenStream {
    let name = &target.name;
    let about = format!("The target `{name}` as a type.");
    let min_regs = target.banks.iter().zip(&idents.min_regs).map(|(bank, ident)| {
        let (number, name) = (usize::from(bank.min_regs), &bank.name);
        let about = format!(
            "The number of whole registers of bank `{name}` that suffice, with those of the other banks, for every form and \
             every call when everything else is spilled. Which ones: [`TargetDesc::sufficient`]\
             (::ssara_core::TargetDesc::sufficient)."
        );
        quote!(#[doc = #about] pub const #ident: usize = #number;)
    });
    let value_types = value_types(target, idents);
    let regs = module(
        "reg",
        "The registers, typed by the kind of value they hold.",
        document::registers(target, "##"),
        target.reg_ids().zip(&idents.regs).map(|(reg, ident)| register(target, idents, reg, ident)),
    );
    let classes = module(
        "class",
        "The register classes.",
        document::classes(target, "##"),
        target.class_ids().zip(&idents.classes).map(|(class, ident)| {
            let (id, about) = (class.0, document::class(target, class));
            quote!(#[doc = #about] pub const #ident: Class = Class(#id);)
        }),
    );
    let method = |form: FormText| {
        // A link names the method without the `r#` of its identifier.
        let method = idents.methods[form.form.table_index()].unraw();
        format!("[`{}`](super::Ins::{method})", form.name())
    };
    let forms = module(
        "form",
        "The instruction forms.",
        document::forms(target, "##", method),
        FormText::with_alternatives(target).zip(&idents.forms).map(|(form, ident)| {
            let id = form.form.0;
            let about = match form.alternative_of() {
                Some(base) => format!("An alternative of [`{0}`]({0}).", idents.forms[base.form.table_index()]),
                None => format!("{}\n\nBuilt by {}.", describe::text(form.doc()), method(form)),
            };
            quote!(#[doc = #about] pub const #ident: Form = Form(#id);)
        }),
    );
    let convs = module(
        "conv",
        "The calling conventions.",
        String::new(),
        idents.convs.iter().enumerate().map(|(index, ident)| {
            let conv = Conv::from_index(index);
            let (id, about) = (conv.0, document::convention(target, conv));
            quote! {
                #[doc = #about]
                pub const #ident: Convention<super::Target> = Convention::assume(Conv(#id));
            }
        }),
    );
    let rest = [tuples(target, idents), features(target, idents), roles(target, idents)];
    quote! {
        #[doc = #about]
        pub enum Target {}
        impl ::ssara_core::typed::Target for Target {
            type Ins<'b> = Ins<'b>;
            #[inline]
            fn desc() -> &'static ::ssara_core::Target {
                &TARGET
            }
        }
        #(#min_regs)*
        #value_types
        #regs
        #classes
        #forms
        #convs
        #(#rest)*
    }
}

fn tuples(target: &TargetDesc, idents: &Idents) -> Option<TokenStream> {
    let constants = target.tuple_lists.iter().zip(&idents.tuples).enumerate().map(|(index, (list, ident))| {
        let id = TupleList::from_index(index).0;
        let about = format!("{} registers. {}", list.len, describe::text(&list.doc));
        quote!(#[doc = #about] pub const #ident: TupleList = TupleList(#id);)
    });
    let about = "The lists of tuples that groups of operands take.";
    (!idents.tuples.is_empty()).then(|| module("tuple", about, String::new(), constants))
}

fn features(target: &TargetDesc, idents: &Idents) -> Option<TokenStream> {
    let constants = target.features.iter().zip(&idents.features).enumerate().map(|(index, (feature, ident))| {
        let default = if feature.default { "There by default." } else { "Not there by default." };
        let about = format!("{} {default}", describe::sentence(&feature.doc));
        quote!(#[doc = #about] pub const #ident: Features = Features::single(#index);)
    });
    let about = "The features that a machine may have or lack.";
    (!idents.features.is_empty()).then(|| module("feature", about, String::new(), constants))
}

fn roles(target: &TargetDesc, idents: &Idents) -> Option<TokenStream> {
    let registers = target.roles.iter().zip(&idents.roles).map(|(role, ident)| {
        let reg = &idents.regs[role.reg.index()];
        quote!(pub use super::reg::#reg as #ident;)
    });
    let about = "What registers are for beyond holding values.";
    (!idents.roles.is_empty()).then(|| module("role", about, String::new(), registers))
}

/// A module of constants. Its documentation is a heading and a map of the constants.
fn module(name: &str, about: &str, map: String, items: impl Iterator<Item = TokenStream>) -> TokenStream {
    let name = Ident::new(name, proc_macro2::Span::call_site());
    let doc = format!("{about}\n\n{map}");
    quote! {
        pub mod #name {
            #![doc = #doc]
            use ::ssara_core::target::{Class, Conv, Features, Form, Reg, TupleList};
            use ::ssara_core::typed::{Convention, Phys};
            #(#items)*
        }
    }
}

fn value_types(target: &TargetDesc, idents: &Idents) -> TokenStream {
    let markers = target.type_ids().zip(&idents.types).map(|(ty, ident)| {
        let (id, about) = (ty.0, document::value_type(target, ty));
        quote! {
            #[doc = #about]
            pub enum #ident {}
            impl #ident {
                /// Its number in the tables.
                pub const TYPE: ::ssara_core::target::Type = ::ssara_core::target::Type(#id);
            }
            impl ::ssara_core::typed::ValueType for #ident {
                type Target = Target;
                const TYPE: ::ssara_core::target::Type = #ident::TYPE;
            }
        }
    });
    quote!(#(#markers)*)
}

fn register(target: &TargetDesc, idents: &Idents, reg: Reg, ident: &Ident) -> TokenStream {
    let (id, about) = (reg.0, document::register(target, reg));
    match target.reg(reg).ty {
        Some(ty) => {
            let marker = &idents.types[ty.index()];
            quote!(#[doc = #about] pub const #ident: Phys<super::#marker> = Phys::assume(Reg(#id));)
        }
        None => quote!(#[doc = #about] pub const #ident: Reg = Reg(#id);),
    }
}
