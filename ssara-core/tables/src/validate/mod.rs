//! What is wrong with a target description, and where.

mod error;
mod ids;

use alloc::string::String;
use alloc::vec::Vec;

pub use error::{Entry, Kind, TargetError};

use crate::target::{Bank, Class, Conv, Form, Reg, TargetDesc, TupleList, Type};

/// The number of errors after which no more are reported.
pub const MAX_ERRORS: usize = 100;

impl TargetDesc {
    /// Checks everything that the allocator, the checker and the other readers of the tables take for granted.
    ///
    /// # Errors
    /// With what is wrong; at most [`MAX_ERRORS`] errors.
    pub fn validate(&self) -> Result<(), Vec<TargetError>> {
        let mut check = Check { target: self, errors: Vec::new() };
        ids::check(&mut check);
        if check.errors.is_empty() { Ok(()) } else { Err(check.errors) }
    }
}

/// One run.
struct Check<'a> {
    target: &'a TargetDesc,
    errors: Vec<TargetError>,
}

impl Check<'_> {
    /// Adds an error, unless there are enough. Errors cost something to make, hence the closure.
    fn report(&mut self, error: impl FnOnce() -> TargetError) {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(error());
        }
    }
}

/// Entries by their ids, for errors.
trait Named: Copy {
    fn entry(self, target: &TargetDesc) -> Entry;
}

macro_rules! named {
    ($($id:ident, $kind:ident, |$target:ident, $index:ident| $name:expr;)*) => {
        $(impl Named for $id {
            fn entry(self, $target: &TargetDesc) -> Entry {
                let $index = self.index();
                let name = $name.map_or("", |name| name);
                Entry { kind: Kind::$kind, index: $index, name: String::from(name) }
            }
        })*
    };
}

named! {
    Bank, Bank, |target, index| target.banks.get(index).map(|bank| &*bank.name);
    Type, Type, |target, index| target.types.get(index).map(|ty| &*ty.name);
    Reg, Register, |target, index| target.regs.get(index).map(|reg| &*reg.name);
    Class, Class, |target, index| target.classes.get(index).map(|class| &*class.name);
    Form, Form, |target, index| target.forms.names.get(index).map(|name| &**name);
    Conv, Convention, |target, index| target.conventions.get(index).map(|conv| &*conv.name);
    TupleList, TupleList, |target, index| target.tuple_lists.get(index).map(|list| &*list.name);
}
