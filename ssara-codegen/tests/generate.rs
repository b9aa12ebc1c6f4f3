//! Guards the shape of generated modules. That they compile, and that their tables equal what was loaded, is tested at
//! the root of the workspace, where `target!` can be used.

mod names;

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use ssara_codegen::{Module, generate, load};
use syn::ext::IdentExt;
use syn::parse_quote;

/// The items of the module of `tests/data/toy.ron`.
fn toy() -> syn::ItemMod {
    module(include_str!("data/toy.ron"))
}

fn module(isa: &str) -> syn::ItemMod {
    let loaded = load("test.ron", isa);
    let target = loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0]));
    let module = Module {
        attrs: vec![parse_quote!(#[doc = " The user's word."]), parse_quote!(#[cfg(feature = "toy")])],
        vis: parse_quote!(pub(crate)),
        name: parse_quote!(machine),
    };
    syn::parse2(generate(&target, &module)).expect("a module")
}

fn items(module: &syn::ItemMod) -> &[syn::Item] {
    &module.content.as_ref().expect("an inline module").1
}

fn child<'a>(module: &'a syn::ItemMod, name: &str) -> &'a syn::ItemMod {
    let child = items(module).iter().find_map(|item| match item {
        syn::Item::Mod(child) if child.ident == name => Some(child),
        _ => None,
    });
    child.expect("the module")
}

fn consts(module: &syn::ItemMod, name: &str) -> Vec<String> {
    let consts = items(child(module, name)).iter().filter_map(|item| match item {
        syn::Item::Const(item) => Some(format!("{}: {}", item.ident, item.ty.to_token_stream()).replace(' ', "")),
        _ => None,
    });
    consts.collect()
}

/// The methods of `Ins`.
fn methods(module: &syn::ItemMod) -> Vec<syn::ImplItemFn> {
    let block = items(module).iter().find_map(|item| match item {
        syn::Item::Const(item) => match &*item.expr {
            syn::Expr::Block(block) => Some(&block.block),
            _ => None,
        },
        _ => None,
    });
    let inherent = block.expect("the block of the methods").stmts.iter().find_map(|stmt| match stmt {
        syn::Stmt::Item(syn::Item::Impl(item)) => Some(item),
        _ => None,
    });
    let methods = inherent.expect("the methods").items.iter().filter_map(|item| match item {
        syn::ImplItem::Fn(method) => Some(method.clone()),
        _ => None,
    });
    methods.collect()
}

fn signature(module: &syn::ItemMod, name: &str) -> String {
    let method = methods(module).into_iter().find(|method| method.sig.ident.unraw() == name).expect("the method");
    method.sig.to_token_stream().to_string().replace(' ', "").replace(",)", ")")
}

/// All documentation in the module, item by item.
fn docs(tokens: impl ToTokens) -> Vec<String> {
    let mut docs = Vec::new();
    collect_docs(tokens.to_token_stream(), &mut docs);
    docs
}

/// Appends the text of each `#[doc = "..."]` among the tokens, at any depth.
fn collect_docs(tokens: TokenStream, docs: &mut Vec<String>) {
    for token in tokens {
        let TokenTree::Group(group) = token else { continue };
        match syn::parse2::<syn::MetaNameValue>(group.stream()) {
            Ok(syn::MetaNameValue { path, value: syn::Expr::Lit(value), .. }) if path.is_ident("doc") => {
                let syn::Lit::Str(text) = value.lit else { continue };
                docs.push(text.value());
            }
            _ => collect_docs(group.stream(), docs),
        }
    }
}

#[test]
fn a_form_becomes_a_typed_method() {
    let toy = toy();
    assert_eq!(signature(&toy, "const8"), "fnconst8(&mutself)->Val<I8>");
    assert_eq!(
        signature(&toy, "add"),
        "fnadd(&mutself,a:implValueFor<I32,operand::a>,b:implValueFor<I32,operand::b>)->Val<I32>"
    );
    assert_eq!(
        signature(&toy, "divmod"),
        "fndivmod(&mutself,num:implValueFor<I32,operand::num>,by:implValueFor<I32,operand::by>)->(Val<I32>,Val<I32>)"
    );
    assert_eq!(signature(&toy, "jump"), "fnjump(&mutself,successor:Goto<Target>)");
    assert_eq!(signature(&toy, "trap"), "fntrap(&mutself)");
}

#[test]
fn working_space_is_neither_argument_nor_result() {
    let toy = toy();
    assert_eq!(
        signature(&toy, "copy"),
        "fncopy(&mutself,to:implValueFor<I32,operand::to>,from:implValueFor<I32,operand::from>)"
    );
    assert_eq!(
        signature(&toy, "high"),
        "fnhigh(&mutself,a:implValueFor<I32,operand::a>,b:implValueFor<I32,operand::b>)->Val<I32>"
    );
}

#[test]
fn groups_are_arrays() {
    let toy = toy();
    assert_eq!(signature(&toy, "load2"), "fnload2(&mutself,base:implValueFor<I32,operand::base>)->[Val<V128>;2]");
    let expected = "fnzip2(&mutself,a:[implValueFor<V128,operand::a>;2],b:[implValueFor<V128,operand::b>;2])->([Val<V128>;2],Val<V128>)";
    assert_eq!(signature(&toy, "zip2"), expected);
}

#[test]
fn banks_have_numbers_of_registers_that_suffice() {
    let toy = toy();
    let numbers = items(&toy).iter().filter_map(|item| match item {
        syn::Item::Const(item) if item.ident.to_string().starts_with("MIN_REGS") => {
            Some(format!("{}: {}", item.ident, item.expr.to_token_stream()))
        }
        _ => None,
    });
    assert_eq!(numbers.collect::<Vec<_>>(), ["MIN_REGS_INT: 4usize", "MIN_REGS_VEC: 5usize"]);
}

#[test]
fn alternatives_are_constants_without_methods() {
    let toy = toy();
    let consts = consts(&toy, "form");
    for form in ["SUM:Form", "SUM_SWAPPED:Form", "SUM_APART:Form"] {
        assert!(consts.iter().any(|r| r == form), "{form} is not in {consts:?}");
    }
    let methods: Vec<String> = methods(&toy).iter().map(|method| method.sig.ident.to_string()).collect();
    assert_eq!(methods.iter().filter(|name| name.starts_with("sum")).collect::<Vec<_>>(), ["sum"]);
}

#[test]
fn enums_have_each_form_and_each_alternative() {
    let toy = toy();
    let variants = |items: &[syn::Item], name: &str| -> Vec<String> {
        let found = items.iter().find_map(|item| match item {
            syn::Item::Enum(item) if item.ident == name => Some(item),
            _ => None,
        });
        let of = found.expect("the enum").variants.iter();
        of.map(|variant| format!("{}{}", variant.ident, variant.fields.to_token_stream()).replace(' ', "")).collect()
    };
    let forms = variants(items(&toy), "AnyForm");
    assert_eq!(forms.len(), methods(&toy).len() + 1);
    assert!(forms.contains(&"Sum(alternative::Sum)".to_string()), "{forms:?}");
    assert_eq!(forms.last().map(String::as_str), Some("Local(::ssara_core::target::Form)"));
    assert_eq!(variants(items(child(&toy, "alternative")), "Sum"), ["Base", "Swapped", "Apart"]);
}

#[test]
fn names_that_rust_keeps_for_itself_are_escaped() {
    let toy = toy();
    assert_eq!(
        signature(&toy, "loop"),
        "fnr#loop(&mutself,count:implValueFor<I32,operand::count>,successors:[Goto<Target>;2])"
    );
    assert_eq!(signature(&toy, "scan"), "fnscan(&mutself,self_:implValueFor<I32,operand::self_>)->Val<I32>");
    assert_eq!(signature(&toy, "restore"), "fnrestore(&mutself,r#in:implValueFor<V128,operand::r#in>)->Val<V128>");
}

#[test]
fn constants_are_typed_by_the_kind_of_value() {
    let toy = toy();
    let regs = consts(&toy, "reg");
    for reg in ["AX:Phys<super::I32>", "AH:Phys<super::I8>", "V7:Phys<super::V128>", "S7:Phys<super::F32>"] {
        assert!(regs.iter().any(|r| r == reg), "{reg} is not in {regs:?}");
    }
    assert_eq!(
        consts(&toy, "class"),
        ["I32:Class", "I8:Class", "V128:Class", "F32:Class", "LOW:Class", "ABD:Class", "ABD_AND_LOW:Class"]
    );
    assert_eq!(consts(&toy, "conv"), ["STD:Convention<super::Target>"]);
    assert_eq!(consts(&toy, "form").len(), 18);
}

#[test]
fn documentation_of_the_user_goes_inside_and_comes_first() {
    let toy = toy();
    let (outer, inner): (Vec<_>, Vec<_>) =
        toy.attrs.iter().partition(|attr| matches!(attr.style, syn::AttrStyle::Outer));
    assert!(outer.iter().all(|attr| !attr.path().is_ident("doc")));
    assert!(outer.iter().any(|attr| attr.path().is_ident("cfg")));
    assert!(inner[0].to_token_stream().to_string().contains("The user's word."));
    assert!(inner.len() > 1);
}

/// rustdoc says nothing about a link that leads nowhere when it stands in generated code.
#[test]
fn links_lead_somewhere() {
    let toy = toy();
    let methods: BTreeSet<String> = methods(&toy).iter().map(|method| method.sig.ident.unraw().to_string()).collect();
    let mut found = 0;
    for doc in docs(&toy) {
        for link in doc.split("](super::Ins::").skip(1) {
            let (method, _) = link.split_once(')').expect("the end of the link");
            assert!(methods.contains(method), "no method {method}");
            found += 1;
        }
    }
    assert_eq!(found, 2 * methods.len(), "one link in the table and one at the constant of each form");
}

#[test]
fn everything_public_is_documented() {
    fn check(items: &[syn::Item]) {
        for item in items {
            let (attrs, vis) = match item {
                syn::Item::Mod(item) => {
                    check(&item.content.as_ref().expect("an inline module").1);
                    (&item.attrs, &item.vis)
                }
                syn::Item::Const(item) => (&item.attrs, &item.vis),
                syn::Item::Static(item) => (&item.attrs, &item.vis),
                syn::Item::Struct(item) => (&item.attrs, &item.vis),
                syn::Item::Enum(item) => (&item.attrs, &item.vis),
                syn::Item::Type(item) => (&item.attrs, &item.vis),
                _ => continue,
            };
            let public = matches!(vis, syn::Visibility::Public(_));
            let documented = attrs.iter().any(|attr| attr.path().is_ident("doc"));
            assert!(documented || !public, "{}", item.to_token_stream());
        }
    }
    let toy = toy();
    check(items(&toy));
    assert!(methods(&toy).iter().all(|method| method.attrs.iter().any(|attr| attr.path().is_ident("doc"))));
}

#[test]
fn a_target_without_forms_and_conventions_is_a_module_too() {
    let module = module(
        "Isa(name: bare, banks: {int: Bank(registers: [Family(name: r, bits: 8)], values: {i8: Value(bits: 8)})})",
    );
    assert!(methods(&module).is_empty());
    assert_eq!(consts(&module, "reg"), ["R:Phys<super::I8>"]);
}
