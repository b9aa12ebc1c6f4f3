//! Validation of target descriptions: what is wrong, and where.
//!
//! *Input:* a [`TargetDesc`] with any contents, as a client may have made or changed it by hand. *Promises:* if there is no
//! error, everything holds that the code which takes a [`Target`](crate::Target) assumes about the tables. Allocation,
//! checking, running, reading and printing do not panic, and allocations are right. The validation of functions checks
//! what depends on the function, such as a form that finds no register because of those that a function reserves.
//!
//! Each check builds on those before it, and validation stops where the next check would not be safe. The modules:
//!
//! 1. `ids`: limits, lengths, ranges, ids.
//! 2. `registers`: banks; registers laminar in bits and units.
//! 3. `types`: types, classes, lists of tuples; `conventions`; `forms`; `whole`: names, and registers that suffice.
//!
//! Names must differ. Otherwise names, documentation, encodings, costs and orders of preference may be anything.
//!
//! *Cost:* near-linear in the size of the tables.

mod conventions;
mod error;
mod fault;
mod forms;
mod ids;
mod registers;
mod types;
mod whole;

use alloc::string::String;
use alloc::vec::Vec;

pub use error::{Entry, Kind, SetFault, TargetError, TargetErrors};
pub use fault::{BankFault, ClassFault, ConventionFault, FormFault, RegisterFault, TupleFault, TypeFault};

use crate::error_list::ErrorList;
use crate::target::{Bank, Class, Conv, Form, Reg, TargetDesc, TupleList, Type};

/// Maximum number of errors in one result; further ones are not reported. Bounds the result for tables that are wrong
/// everywhere.
pub const MAX_ERRORS: usize = 100;

impl TargetDesc {
    /// Checks everything that the allocator, the checker and the other readers of the tables assume.
    ///
    /// # Errors
    /// At most [`MAX_ERRORS`] errors, table by table. Some errors hide others: registers are checked only if ids and ranges
    /// are right, and everything else only if the registers are right.
    pub fn validate(&self) -> Result<(), TargetErrors> {
        let mut check = Check { target: self, errors: Vec::new() };
        ids::check(&mut check);
        if check.errors.is_empty() && registers::check(&mut check) {
            types::check(&mut check);
            conventions::check(&mut check);
            forms::check(&mut check);
            whole::check(&mut check);
        }
        ErrorList::check(check.errors)
    }
}

/// One run.
struct Check<'a> {
    target: &'a TargetDesc,
    errors: Vec<TargetError>,
}

impl Check<'_> {
    /// Adds an error unless the limit is reached. The closure saves the cost of making an error that is not added.
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

/// The position of a role.
#[derive(Clone, Copy)]
struct RoleId(usize);

impl RoleId {
    fn index(self) -> usize {
        self.0
    }
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
    RoleId, Role, |target, index| target.roles.get(index).map(|role| &*role.name);
}
