//! The macro `target!`: a thin shell around `ssara_codegen`, which checks ISA files and generates target modules.
//!
//! Use it as `ssara_core::target!`; the generated code names `::ssara_core`.

mod input;
mod report;
mod source;

use proc_macro2::TokenStream;
use quote::quote;
use ssara_codegen::Module;
use syn::parse_macro_input;

use input::{Definition, Definitions};

/// Makes a target module from each ISA file.
///
/// ```ignore
/// ssara_core::target! {
///     /// The x86-64 architecture.
///     pub mod x86_64 = "isa/x86_64.ron";
///
///     mod tiny = {
///         Isa(
///             name: tiny,
///             banks: {
///                 int: Bank(
///                     registers: [Family(each: 0..=7, name: "r{}", bits: 32, encoding: 0)],
///                     values: { i32: Value(bits: 32) },
///                 ),
///             },
///             forms: { add: Form(operands: { dst: Def(i32), a: Use(i32), b: Use(i32) }) },
///         )
///     }
/// }
/// ```
///
/// A path is relative to the directory of `Cargo.toml`; one that begins with `./` or `../` is relative to the source
/// file with the macro. When the ISA file changes, the crate is compiled again.
///
/// All mistakes of an ISA file are reported at once, each as a compile error with the line of the file. A mistake in an
/// inline ISA is reported at its place in the macro call.
///
/// The module keeps its attributes and documentation. Warnings about an ISA file are warnings of the lint `deprecated`, so
/// `#[allow(deprecated)]` before the module silences them.
#[proc_macro]
pub fn target(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let Definitions(definitions) = parse_macro_input!(input);
    definitions.into_iter().map(define).collect::<TokenStream>().into()
}

/// One module with its warnings, or a module of compile errors. rustc does not report what is missing in a module with
/// compile errors, so the client's uses of it are no further errors.
fn define(definition: Definition) -> TokenStream {
    let Definition { attrs, vis, name, isa } = definition;
    let (target, watch, reports) = match source::load(&isa) {
        Ok((loaded, watch)) => {
            let reports = loaded.diagnostics.iter().map(|diagnostic| report::report(diagnostic, &isa, &attrs));
            (loaded.target, watch, reports.collect())
        }
        Err(error) => (None, TokenStream::new(), error.into_compile_error()),
    };
    match target {
        Some(target) => {
            let module = ssara_codegen::generate(&target, &Module { attrs, vis, name });
            quote!(#watch #reports #module)
        }
        None => quote!(#watch #(#attrs)* #[allow(missing_docs)] #vis mod #name { #reports }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ssara_codegen::build::Config;

    /// A crate may change from the macro to a build script and back, and nothing else changes.
    #[test]
    fn a_build_script_makes_the_same_module() {
        let path = "../ssara-codegen/tests/data/toy.ron";
        let Definitions(mut definitions) =
            syn::parse2(quote!(pub mod machine = #path;)).expect("what stands in the macro");
        let expanded = define(definitions.pop().expect("a definition")).to_string();
        let built = Config::new().file(path).module_name("machine").expand().expect("a correct file").to_string();
        let watch = expanded.strip_suffix(&built).expect("the same module");
        assert!(watch.starts_with("const _ : & [u8] = :: core :: include_bytes !"), "{watch}");
    }
}
