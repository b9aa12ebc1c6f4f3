//! Several errors as one.

use alloc::vec::{IntoIter, Vec};
use core::error::Error;
use core::fmt;
use core::ops::Deref;
use core::slice::Iter;

/// All that is wrong with something, in the order in which it was found; never empty. It reads like a slice, and prints one
/// error a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ErrorList<E>(Vec<E>);

impl<E> ErrorList<E> {
    /// The errors as a result: fine if there are none.
    ///
    /// # Errors
    /// The errors, if there are any.
    pub fn check(errors: Vec<E>) -> Result<(), ErrorList<E>> {
        if errors.is_empty() { Ok(()) } else { Err(ErrorList(errors)) }
    }
    /// Takes the errors out.
    pub fn into_vec(self) -> Vec<E> {
        self.0
    }
}

impl<E> From<E> for ErrorList<E> {
    fn from(error: E) -> Self {
        ErrorList(alloc::vec![error])
    }
}

impl<E> Deref for ErrorList<E> {
    type Target = [E];

    fn deref(&self) -> &[E] {
        &self.0
    }
}

impl<E: PartialEq, const N: usize> PartialEq<[E; N]> for ErrorList<E> {
    fn eq(&self, other: &[E; N]) -> bool {
        self.0 == other
    }
}

impl<E> IntoIterator for ErrorList<E> {
    type Item = E;
    type IntoIter = IntoIter<E>;

    fn into_iter(self) -> IntoIter<E> {
        self.0.into_iter()
    }
}

impl<'a, E> IntoIterator for &'a ErrorList<E> {
    type Item = &'a E;
    type IntoIter = Iter<'a, E>;

    fn into_iter(self) -> Iter<'a, E> {
        self.0.iter()
    }
}

impl<E: fmt::Display> fmt::Display for ErrorList<E> {
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

impl<E: Error> Error for ErrorList<E> {}
