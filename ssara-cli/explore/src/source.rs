//! Functions in text form.
//!
//! A text may contain its ISA. Then a line `---` separates the ISA, in its own language, from the functions. So one file
//! contains everything that is needed to reproduce a result (a *replay*).

use std::fmt::Display;
use std::sync::Arc;

use ssara_codegen::{Loaded, SourceFile, load};
use ssara_core::Target;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::text::{self, Parsed};
use ssara_core::validate::ValidationError;
use ssara_core::verify::Violation;

use crate::finding::{Finding, Findings, Mistake};
use crate::method::Refusal;
use crate::places::Places;

/// A function of a file, with its target.
pub struct Item {
    /// The function.
    pub func: Function,
    /// Its target.
    pub target: Arc<Target>,
    /// Its allocation, when the file has one; not checked.
    pub allocation: Option<Allocation>,
    /// Its places in the text.
    pub places: Places,
    /// The ISA that its text contains.
    pub own_isa: Option<Arc<str>>,
}

impl Item {
    /// The item itself, if its function is valid.
    ///
    /// # Errors
    /// What is wrong with the function, with the places.
    pub fn validated(self) -> Result<Item, Findings> {
        let Err(errors) = ssara_core::validate::check(&self.func, &self.target) else { return Ok(self) };
        let mistake = |error: &ValidationError| self.error(error.place(&self.func), &error.display(&self.func)).into();
        Err(errors.iter().map(mistake).collect())
    }

    /// An error about the function, or about an instruction and perhaps an operand, with the place.
    pub fn error(&self, at: Option<(Inst, Option<usize>)>, message: &dyn Display) -> Mistake {
        self.places.error(&self.func, &self.target, at, message)
    }

    /// Something is wrong with the function as a whole.
    pub fn mistake(&self, message: &dyn Display) -> Mistake {
        self.error(None, message)
    }

    /// Why the function has no allocation, with the place.
    pub fn refused(&self, error: &Refusal) -> Mistake {
        let at = error.inst().map(|inst| (inst, None));
        self.error(at, &error.display(&self.func))
    }

    /// What is wrong with an allocation of the function, with the places.
    pub fn rejected(&self, violations: &[Violation]) -> Findings {
        let mistake = |violation: &Violation| {
            self.error(violation.place(), &violation.display(&self.target).with_names(&self.func)).into()
        };
        violations.iter().map(mistake).collect()
    }
}

/// A text with functions, and perhaps with their ISA.
pub struct Text {
    /// The functions, in their lines: blank ones stand for an ISA.
    file: Arc<SourceFile>,
    own_isa: Option<Arc<str>>,
}

impl Text {
    /// A text. Findings call it `name`.
    pub fn new(name: String, text: String) -> Text {
        let (own_isa, text) = split(text);
        Text { file: Arc::new(SourceFile { name, text }), own_isa }
    }
    /// The ISA that the text contains.
    pub fn own_isa(&self) -> Option<Loaded> {
        self.own_isa.as_ref().map(|isa| load(&self.file.name, isa))
    }
    /// The name of the ISA that the first function is for.
    ///
    /// # Errors
    /// When the text does not begin with a function.
    pub fn isa_name(&self) -> Result<String, Mistake> {
        text::isa_name(&self.file.text).map_err(|error| Mistake::parse(&self.file, &error))
    }
    /// The functions, which are not validated.
    ///
    /// # Errors
    /// When the text cannot be parsed.
    pub fn items(&self, target: &Arc<Target>) -> Result<impl Iterator<Item = Item>, Mistake> {
        let all = text::parse_all(&self.file.text, target).map_err(|error| Mistake::parse(&self.file, &error))?;
        Ok(all.into_iter().map(|mut parsed| {
            let (target, own_isa) = (Arc::clone(target), self.own_isa.clone());
            let places = Places::in_text(&self.file, &mut parsed);
            let Parsed { function: func, allocation, .. } = parsed;
            Item { func, target, allocation, places, own_isa }
        }))
    }
}

/// The target of an ISA, without its warnings.
///
/// # Errors
/// When there is none, with the diagnostics.
pub fn target(loaded: Loaded) -> Result<Arc<Target>, Findings> {
    let Loaded { target, diagnostics, .. } = loaded;
    target.map(Arc::new).ok_or_else(|| diagnostics.into_iter().map(Finding::Isa).collect())
}

/// The line between an ISA and the functions for it.
const SEPARATOR: &str = "---";

/// The text of a file that shows functions together with their ISA.
pub fn replay(isa: &str, functions: &str) -> String {
    format!("{}\n{SEPARATOR}\n{functions}", isa.trim_end())
}

/// Separates the ISA of a text, if it has one, from its functions, which keep their lines.
fn split(text: String) -> (Option<Arc<str>>, String) {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.len();
        if line.trim_end() == SEPARATOR {
            let lines = text[..end].matches('\n').count();
            let functions = "\n".repeat(lines) + &text[end..];
            return (Some(text[..start].into()), functions);
        }
        start = end;
    }
    (None, text)
}
