//! All checks of an allocation at once: the checker, the executor on every edge, the locations that the checker lists, and
//! the reference checker.
//!
//! The input is a function that is valid for the target, and any allocation of it. The result is the counts of what was
//! executed, or the message of the first check that fails, with the allocated function.

use ssara_core::Target;
use ssara_core::ir::Function;
use ssara_core::output::Allocation;
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Counts, Executor, Limits};

use crate::reference;

/// The reference checker and runs with locations take long for functions of more instructions, so they do not check them.
pub const REFERENCE_INSTS: usize = 300;

/// All oracles for one target.
pub struct Oracles<'t> {
    target: &'t Target,
    checker: Checker<'t>,
    executor: Executor<'t>,
    limits: Limits,
}

impl<'t> Oracles<'t> {
    /// Oracles for `target`; the executor goes as far as `limits` say.
    pub fn new(target: &'t Target, limits: Limits) -> Self {
        Oracles { target, checker: Checker::new(target), executor: Executor::new(target), limits }
    }

    /// Checks an allocation of `func`. Each reachable edge must have been taken.
    ///
    /// # Errors
    /// The message of the first check that fails, and the allocated function.
    pub fn check(&mut self, func: &Function, alloc: &Allocation) -> Result<Counts, String> {
        self.objection(func, alloc)
            .map_err(|objection| format!("{objection}\n{}", text::print_allocated(func, self.target, alloc)))
    }

    fn objection(&mut self, func: &Function, alloc: &Allocation) -> Result<Counts, String> {
        let target = self.target;
        self.checker.check(func, alloc).map_err(|violations| {
            format!("checker: {}", lines(violations.iter().map(|it| it.display(target).with_names(func).to_string())))
        })?;
        let coverage = self
            .executor
            .cover_edges(func, alloc, &self.limits)
            .map_err(|difference| format!("executor: {}", difference.display(target).with_names(func)))?;
        if !coverage.is_complete() {
            let (untaken, reachable) = (&coverage.untaken, coverage.reachable);
            return Err(format!("executor: of {reachable} edges not taken: {untaken:?}"));
        }
        if func.num_insts() <= REFERENCE_INSTS {
            self.check_locations(func, alloc)?;
            reference::check(func, target, alloc)
                .map_err(|faults| format!("reference: {}", lines(faults.iter().map(ToString::to_string))))?;
        }
        Ok(coverage.counts)
    }

    fn check_locations(&mut self, func: &Function, alloc: &Allocation) -> Result<(), String> {
        let locations = self.checker.locations(func, alloc).map_err(|violations| {
            format!(
                "locations: {}",
                lines(violations.iter().map(|it| it.display(self.target).with_names(func).to_string()))
            )
        })?;
        let run = self.executor.run_locations(func, alloc, &locations, 0);
        run.map(drop).map_err(|difference| format!("locations: {}", difference.display(self.target).with_names(func)))
    }
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}
