//! The target for which a function was made.
//!
//! A function names types, registers and forms by their numbers in the tables of a target. With other tables they mean
//! something else. So each function knows its target, and whatever takes a function with a target compares first.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};

use ssara_tables::target::{Target, TargetId};

/// The target of a function. The default is none, which is that of no function that a builder was started for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct MadeFor {
    id: Option<TargetId>,
    name: Cow<'static, str>,
}

impl MadeFor {
    pub(super) fn new(target: &Target) -> MadeFor {
        MadeFor { id: Some(target.id()), name: target.name.clone() }
    }
    #[inline]
    pub(super) fn check(&self, target: &Target) -> Result<(), OtherTarget> {
        if self.id == Some(target.id()) { Ok(()) } else { Err(self.other(target)) }
    }
    #[cold]
    fn other(&self, target: &Target) -> OtherTarget {
        OtherTarget { made_for: self.name.to_string(), given: target.name.to_string() }
    }
    /// Makes it `target`. Copies the name only if it is another one.
    pub(super) fn set(&mut self, target: &Target) {
        if self.id != Some(target.id()) {
            *self = MadeFor::new(target);
        }
    }
}

/// A function is used with another target than that for which it was made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the function was made for {}, not for {}",
    if made_for.is_empty() { "no target".to_string() } else { alloc::format!("the target `{made_for}`") },
    if given == made_for { "this target of the same name".to_string() } else { alloc::format!("`{given}`") }
)]
pub struct OtherTarget {
    /// The name of the target for which it was made; empty if there is none.
    pub made_for: String,
    /// The name of the target with which it is used.
    pub given: String,
}
