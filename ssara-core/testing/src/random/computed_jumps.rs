//! Random computed jumps.

use arbitrary::{Result, Unstructured};
use ssara_core::target::Form;

/// Some computed jumps of a function, which share their targets.
pub(super) struct ComputedJumps {
    /// The blocks that end in them.
    pub from: Vec<usize>,
    /// Their form, once one is made.
    pub form: Option<Form>,
}

/// Makes some blocks branch to the same targets, to which nothing else branches.
pub(super) fn add(u: &mut Unstructured<'_>, edges: &mut [Vec<usize>]) -> Result<ComputedJumps> {
    let count = edges.len();
    let mut targets = vec![u.int_in_range(1..=count - 1)?];
    let mut from = vec![u.int_in_range(0..=count - 1)?];
    for _ in 0..u.int_in_range(0..=3)? {
        targets.push(u.int_in_range(1..=count - 1)?);
    }
    for _ in 0..u.int_in_range(0..=3)? {
        from.push(u.int_in_range(0..=count - 1)?);
    }
    for list in [&mut targets, &mut from] {
        list.sort_unstable();
        list.dedup();
    }
    for (block, successors) in edges.iter_mut().enumerate() {
        successors.retain(|to| !targets.contains(to));
        if from.contains(&block) {
            successors.clone_from(&targets);
        }
    }
    Ok(ComputedJumps { from, form: None })
}
