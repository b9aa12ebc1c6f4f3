//! The input of `target!`.

use proc_macro2::Group;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Ident, LitStr, Token, Visibility, token};

/// Any number of definitions.
pub(crate) struct Definitions(pub Vec<Definition>);

/// `pub mod name = "file.ron";` or `pub mod name = { Isa(..) }`
pub(crate) struct Definition {
    pub attrs: Vec<Attribute>,
    pub vis: Visibility,
    pub name: Ident,
    pub isa: Isa,
}

/// The place of the ISA.
pub(crate) enum Isa {
    /// In a file.
    File(LitStr),
    /// Between these braces.
    Inline(Group),
}

impl Parse for Definitions {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut definitions = Vec::new();
        while !input.is_empty() {
            definitions.push(input.parse()?);
        }
        Ok(Definitions(definitions))
    }
}

impl Parse for Definition {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        input.parse::<Token![mod]>()?;
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        let isa = if input.peek(token::Brace) {
            let isa = Isa::Inline(input.parse()?);
            input.parse::<Option<Token![;]>>()?;
            isa
        } else if input.peek(LitStr) {
            let isa = Isa::File(input.parse()?);
            input.parse::<Token![;]>()?;
            isa
        } else {
            return Err(input.error("expected the path of an ISA file in quotes, or an ISA in braces"));
        };
        Ok(Definition { attrs, vis, name, isa })
    }
}
