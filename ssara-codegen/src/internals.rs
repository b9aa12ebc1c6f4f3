//! What is private, for the tests of this crate. It is there only with `--cfg ssara_internals`, which `.cargo/config.toml`
//! of the repository sets.

#[cfg(feature = "build")]
use crate::build::{Config, Report};

pub mod certificate {
    pub use crate::certificate::demand::{Demand, Member, Requirement};
    pub use crate::certificate::search::{Answer, TooFew, UsedUp, solve, too_few};
}

pub mod expand {
    pub use crate::expand::{Bindings, NameRange, Pattern, Unbound};
}

#[cfg(feature = "html")]
pub mod markup {
    pub use crate::document::html::markup::{Html, Kind, code, element, id, inline, link, paragraphs, text};
}

pub mod names {
    pub use crate::generate::names::{Case, Names};
}

pub mod pattern {
    pub use crate::document::pattern::pattern;
}

/// What a build script says to cargo, and to its reader.
#[cfg(feature = "build")]
pub fn report(config: &Config) -> (String, String) {
    let mut report = Report::default();
    let _ = config.run(&mut report);
    (report.cargo, report.reader)
}
