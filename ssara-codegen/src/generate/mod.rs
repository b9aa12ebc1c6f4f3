//! The typed target module of a [`TargetDesc`].
//!
//! The generated Rust compiles for every target that passed the checks. Its `TARGET` static equals the description from
//! which it was generated. The module contains
//!
//! * `TARGET`, the tables, all borrowed (`tables.rs`);
//! * `Target` and a marker for each kind of value, which tie [`ssara_core::typed`] to the target (`items.rs`);
//! * `reg`, `class`, `form` and `conv`, the constants (`items.rs`);
//! * `Builder` and `Ins`, a typed method for each form (`forms.rs`, `signature.rs`);
//! * `AnyForm` and `alternative`, enums by which emitters match (`any_form.rs`);
//! * rustdoc on everything, with the same sections as the Markdown page.
//!
//! The generated code is kept small because rustc reads it at every build. Numbers are in flat arrays, and a form's method
//! is one line that is compiled only if it is used.
//!
//! [`ssara_core::typed`]: https://docs.rs/ssara-core/latest/ssara_core/typed/

mod any_form;
mod forms;
mod items;
pub(crate) mod names;
pub(crate) mod signature;
mod tables;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use ssara_tables::TargetDesc;

use crate::describe::{self, FormText};
use crate::document;

/// The head of a module to generate, as in `/// My machine. pub mod machine`.
pub struct Module {
    /// Attributes. Documentation among them goes inside the module, before the generated documentation. Rustdoc resolves
    /// the links of generated documentation only if all of it is inside.
    pub attrs: Vec<syn::Attribute>,
    /// The visibility.
    pub vis: syn::Visibility,
    /// The name.
    pub name: Ident,
}

/// The identifiers of a target's module, namespace by namespace, in the order of the tables.
pub(crate) struct Idents {
    types: Vec<Ident>,
    regs: Vec<Ident>,
    classes: Vec<Ident>,
    forms: Vec<Ident>,
    /// The method that builds each form. An alternative has the method of its form.
    methods: Vec<Ident>,
    convs: Vec<Ident>,
    tuples: Vec<Ident>,
    features: Vec<Ident>,
    roles: Vec<Ident>,
    min_regs: Vec<Ident>,
}

impl Idents {
    pub(crate) fn new(target: &TargetDesc) -> Self {
        use names::{Case, Names};
        let taken = ["Target", "Builder", "Ins", "AnyForm", "Val"];
        let form_names = || target.forms.names.iter().map(|name| &**name);
        Idents {
            types: Names::all(Case::Camel, &taken, target.types.iter().map(|ty| &*ty.name)),
            regs: Names::all(Case::Upper, &[], target.regs.iter().map(|reg| &*reg.name)),
            classes: Names::all(Case::Upper, &[], target.classes.iter().map(|class| &*class.name)),
            forms: Names::all(Case::Upper, &[], form_names()),
            methods: methods(target),
            convs: Names::all(Case::Upper, &[], target.conventions.iter().map(|conv| &*conv.name)),
            tuples: Names::all(Case::Upper, &[], target.tuple_lists.iter().map(|list| &*list.name)),
            features: Names::all(Case::Upper, &[], target.features.iter().map(|feature| &*feature.name)),
            roles: Names::all(Case::Upper, &[], target.roles.iter().map(|role| &*role.name)),
            min_regs: {
                let names: Vec<String> = target.banks.iter().map(|bank| format!("min_regs_{}", bank.name)).collect();
                Names::all(Case::Upper, &[], names.iter().map(String::as_str))
            },
        }
    }
}

fn methods(target: &TargetDesc) -> Vec<Ident> {
    let mut namespace = names::Names::new(names::Case::AsIs, &[]);
    let mut methods: Vec<Ident> = Vec::with_capacity(target.forms.len());
    for form in FormText::with_alternatives(target) {
        methods.push(match form.alternative_of() {
            Some(form) => methods[form.form.table_index()].clone(),
            None => namespace.add(form.name()),
        });
    }
    methods
}

/// Generates the typed module of a target.
///
/// The code names the core by the path `::ssara_core`.
pub fn generate(target: &TargetDesc, module: &Module) -> TokenStream {
    let Module { attrs, vis, name } = module;
    let (docs, others): (Vec<_>, Vec<_>) = attrs.iter().partition(|attr| attr.path().is_ident("doc"));
    let docs = docs.iter().map(|attr| {
        let meta = &attr.meta;
        quote!(#![#meta])
    });
    let idents = Idents::new(target);
    let overview = module_doc(target);
    let tables = tables::tables(target);
    let items = items::items(target, &idents);
    let forms = forms::forms(target, &idents);
    let any_form = any_form::any_form(target);
    quote! {
        #(#others)*
        #[allow(dead_code, unreachable_pub, unused_imports, missing_copy_implementations, missing_debug_implementations)]
        #[allow(non_upper_case_globals, non_camel_case_types, non_snake_case)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[allow(rustdoc::broken_intra_doc_links, rustdoc::invalid_html_tags, rustdoc::bare_urls, rustdoc::redundant_explicit_links)]
        #vis mod #name {
            #(#docs)*
            #![doc = #overview]
            #tables
            #items
            #forms
            #any_form
        }
    }
}

fn module_doc(target: &TargetDesc) -> String {
    let mut doc = format!("\nThe target `{}`.\n\n{}\n\n", target.name, describe::text(&target.doc));
    doc += &document::overview(target);
    doc += "
* [`Builder`] builds functions; the instruction forms are the methods of [`Ins`].
* [`AnyForm`] is what an emitter matches on: each form, with its alternatives.
* [`reg`], [`class`], [`form`] and [`conv`] name what the tables contain, each with its map.
* `MIN_REGS_` and the name of a bank are the numbers of registers that suffice.
* [`TARGET`] is the tables.
";
    doc
}
