//! A target description that is known to be consistent.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::target::TargetDesc;
use crate::validate::TargetError;

/// A target description that has passed [`TargetDesc::validate`] and cannot change any more.
///
/// Everything that allocates, checks, runs, reads or prints functions takes a `Target` and relies on all that `validate`
/// checks. `target!` and `ssara_codegen` make targets; [`Target::new`] makes one from tables made by hand. To change a
/// target, take the tables out with [`Target::into_desc`], or clone them, and validate them again.
#[derive(Clone, PartialEq, Debug)]
pub struct Target(TargetDesc);

impl Target {
    /// Validates a description. Takes the time of [`TargetDesc::validate`].
    ///
    /// # Errors
    /// Everything that validation finds wrong with the tables.
    pub fn new(desc: TargetDesc) -> Result<Target, TargetErrors> {
        match desc.validate() {
            Ok(()) => Ok(Target(desc)),
            Err(errors) => Err(TargetErrors(errors)),
        }
    }
    /// For generated code only: a description that was validated before it was written down as code.
    #[doc(hidden)]
    pub const fn assume_valid(desc: TargetDesc) -> Target {
        Target(desc)
    }
    /// The description.
    #[inline]
    pub const fn desc(&self) -> &TargetDesc {
        &self.0
    }
    /// Takes the description out, to change it.
    pub fn into_desc(self) -> TargetDesc {
        self.0
    }
}

impl Deref for Target {
    type Target = TargetDesc;

    #[inline]
    fn deref(&self) -> &TargetDesc {
        &self.0
    }
}

impl AsRef<TargetDesc> for Target {
    fn as_ref(&self) -> &TargetDesc {
        &self.0
    }
}

impl TryFrom<TargetDesc> for Target {
    type Error = TargetErrors;

    fn try_from(desc: TargetDesc) -> Result<Target, TargetErrors> {
        Target::new(desc)
    }
}

/// Everything that is wrong with a target description; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetErrors(Vec<TargetError>);

impl TargetErrors {
    /// The errors, in the order of [`TargetDesc::validate`].
    pub fn errors(&self) -> &[TargetError] {
        &self.0
    }
    /// Takes the errors out.
    pub fn into_errors(self) -> Vec<TargetError> {
        self.0
    }
}

impl fmt::Display for TargetErrors {
    /// One error a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl core::error::Error for TargetErrors {}
