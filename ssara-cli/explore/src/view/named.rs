//! An allocation for a page, with what made it.

use ssara_core::output::Allocation;
use ssara_core::record::Record;
use ssara_core::{Context, Options, verify};

use crate::finding::Mistake;
use crate::method::Method;
use crate::source::Item;

/// An allocation, with the name of what made it.
pub struct Named {
    /// The allocator.
    pub name: String,
    /// What it made.
    pub alloc: Allocation,
    /// What it decided, if it tells.
    pub record: Option<Record>,
}

impl Named {
    /// Allocates the registers of an item.
    ///
    /// # Errors
    /// When the allocator refuses the function.
    pub fn allocate(item: &Item, method: Method, options: &Options) -> Result<Named, Mistake> {
        let allocated = method.allocate_with_record(&mut Context::new(), &item.func, &item.target, options);
        let (alloc, record) = allocated.map_err(|error| item.refused(&error))?;
        Ok(Named { name: method.to_string(), alloc, record })
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
