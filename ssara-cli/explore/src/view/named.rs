//! An allocation for a page, with what made it, or why there is none.

use ssara_core::ir::Inst;
use ssara_core::output::Allocation;
use ssara_core::{Context, Options, verify};

use crate::finding::Mistake;
use crate::method::{Account, Method};
use crate::source::Item;

/// An allocation, with the name of what made it.
pub struct Named {
    /// The allocator.
    pub name: String,
    /// What it made.
    pub alloc: Allocation,
    /// What it did, if it tells.
    pub account: Option<Account>,
}

impl Named {
    /// Allocates the registers of an item.
    ///
    /// # Errors
    /// When the allocator refuses the function.
    pub fn allocate(item: &Item, method: Method, options: &Options) -> Result<Named, Refused> {
        let name = method.to_string();
        match method.allocate_with_account(&mut Context::new(), &item.func, &item.target, options) {
            Ok((alloc, account)) => Ok(Named { name, alloc, account }),
            Err(error) => Err(Refused { name, inst: error.inst(), mistake: item.refused(&error) }),
        }
    }
    /// Has the checker check the allocation.
    ///
    /// # Errors
    /// When it rejects the allocation.
    pub fn check(&self, item: &Item) -> Result<(), Mistake> {
        verify::check(&item.func, &item.target, &self.alloc).map_err(|violations| {
            let violation = violations[0].display(&item.target).with_names(&item.func);
            item.error(violations[0].place(), &format_args!("{}: {violation}", self.name))
        })
    }
}

/// An allocator that refuses a function.
pub struct Refused {
    /// The allocator.
    pub name: String,
    /// The instruction that it refuses, if it is one.
    pub inst: Option<Inst>,
    /// Why.
    pub mistake: Mistake,
}
