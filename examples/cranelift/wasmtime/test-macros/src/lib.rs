//! The attribute `wasmtime_test` of wasmtime's tests, for Cranelift alone. wasmtime's other compiler uses no register allocator
//! of Cranelift.

use proc_macro::TokenStream;
use quote::{format_ident, quote};
use syn::meta::ParseNestedMeta;
use syn::punctuated::Punctuated;
use syn::{Ident, ItemFn, ReturnType, Token, parenthesized, parse_macro_input};

/// What the attribute asks for.
struct Arguments {
    /// Whether the test is for Cranelift.
    cranelift: bool,
    /// The WebAssembly features to turn on.
    features: Vec<Ident>,
    /// The garbage collectors to test with, by their names in `wasmtime::Collector`.
    collectors: Vec<Ident>,
}

impl Arguments {
    fn add(&mut self, meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
        if meta.path.is_ident("strategies") {
            meta.parse_nested_meta(|choice| {
                let only = choice.path.is_ident("only");
                if !only && !choice.path.is_ident("not") {
                    return Err(choice.error("expected `only` or `not`"));
                }
                let names = list(&choice)?;
                self.cranelift = names.iter().any(|name| name == "CraneliftNative") == only;
                Ok(())
            })
        } else if meta.path.is_ident("wasm_features") {
            self.features = list(meta)?;
            Ok(())
        } else if meta.path.is_ident("collectors") {
            self.collectors = list(meta)?;
            Ok(())
        } else {
            Err(meta.error("expected `strategies`, `wasm_features` or `collectors`"))
        }
    }
}

/// The names in parentheses behind a name.
fn list(meta: &ParseNestedMeta<'_>) -> syn::Result<Vec<Ident>> {
    let content;
    parenthesized!(content in meta.input);
    Ok(Punctuated::<Ident, Token![,]>::parse_terminated(&content)?.into_iter().collect())
}

/// Makes tests of a function that takes a configuration: one for each garbage collector.
#[proc_macro_attribute]
pub fn wasmtime_test(arguments: TokenStream, function: TokenStream) -> TokenStream {
    let mut asked = Arguments { cranelift: true, features: Vec::new(), collectors: vec![format_ident!("Auto")] };
    let parser = syn::meta::parser(|meta| asked.add(&meta));
    parse_macro_input!(arguments with parser);
    let function = parse_macro_input!(function as ItemFn);
    if asked.collectors.iter().any(|name| name == "All") {
        asked.collectors =
            ["Auto", "Null", "DeferredReferenceCounting", "Copying"].map(|name| format_ident!("{name}")).into();
    }
    if !asked.cranelift {
        return TokenStream::new();
    }
    let (name, attributes) = (&function.sig.ident, &function.attrs);
    let returned = match function.sig.output {
        ReturnType::Default => quote!(),
        ReturnType::Type(..) => quote!(.expect("the test passes")),
    };
    let (attribute, wait) = match function.sig.asyncness {
        Some(_) => (quote!(#[::tokio::test]), quote!(.await)),
        None => (quote!(#[test]), quote!()),
    };
    let asyncness = function.sig.asyncness;
    // These are on unless they are turned off.
    let features = asked.features.iter().filter(|name| *name != "gc_types");
    let enabled: Vec<Ident> = features.map(|name| format_ident!("wasm_{name}")).collect();
    let tests = asked.collectors.iter().map(|collector| {
        let test = format_ident!("{name}_{}", collector.to_string().to_lowercase());
        quote! {
            #attribute
            #(#attributes)*
            #asyncness fn #test() {
                let mut config = ::wasmtime::Config::new();
                config.strategy(::wasmtime::Strategy::Cranelift).collector(::wasmtime::Collector::#collector);
                #(config.#enabled(true);)*
                #name(&mut config)#wait #returned
            }
        }
    });
    quote! {
        #function
        #(#tests)*
    }
    .into()
}
