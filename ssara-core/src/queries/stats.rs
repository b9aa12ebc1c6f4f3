//! Counts of what an allocation adds to a function, by the frequencies that the allocator works with.

use crate::analysis::cfg::Cfg;
use crate::ir::{Function, OtherTarget};
use crate::output::{Allocation, Stats};
use crate::target::Target;

/// Counts what an allocation adds to a function, weighted by frequency. Finds the frequencies first, so that it takes time
/// nearly linear in the function. The allocation must be right.
///
/// # Errors
/// When the function was made for another target.
pub fn stats(func: &Function, target: &Target, alloc: &Allocation) -> Result<Stats, OtherTarget> {
    func.check_target(target)?;
    let mut cfg = Cfg::default();
    cfg.compute(func);
    Ok(alloc.count(func, target, |point| cfg.freq_at(func, point).into()))
}
