//! Functions with computed jumps that share targets.
//!
//! # Input
//! A valid function, and the groups of such jumps.
//!
//! # Output
//! An allocation without edits on the edges of computed jumps.
//!
//! The function is allocated with its jumps [gathered](Gathered). Then each jump takes the place of the one in its joint:
//! its operands have the locations of that one, and the edits before that one stand before it, too. So what the jumps pass
//! is in the same places at the end of all their blocks.
//!
//! # Why correct
//! A path through a jump and a target executes what the path through the joint executes in the gathered function. Edits
//! stand before jumps or at the start of targets, since each target has one predecessor there.
//!
//! # Cost
//! Linear in the function and the allocation, and in the edits of joints times their jumps.

use alloc::vec::Vec;
use core::cmp::Reverse;

use cranelift_entity::EntityRef;

use crate::error::Error;
use crate::ir::{Function, Gathered, Inst, JumpGroup};
use crate::options::Options;
use crate::output::{Allocation, Point};
use crate::pipeline::Context;
use crate::sorts::{sort, sort_by_key};
use crate::target::Target;

impl Context {
    /// Allocates a function whose computed jumps form these groups.
    pub(super) fn allocate_gathered(
        &mut self,
        func: &Function,
        target: &Target,
        options: &Options,
        groups: &[JumpGroup],
        out: &mut Allocation,
    ) -> Result<(), Error> {
        let gathered = Gathered::new(func, target, groups);
        // What is made of a valid function is valid.
        let options = Options { trusted: true, ..*options };
        self.allocate_into(&gathered.func, target, &options, out)
            .map_err(|error| error_of_original(&gathered, func, error))?;
        restore(&gathered, func, out);
        Ok(())
    }
}

/// Makes an allocation of the gathered function one of the original.
fn restore(gathered: &Gathered, func: &Function, allocation: &mut Allocation) {
    let is_joint = |inst: Inst| inst.index() >= func.num_insts();
    let mut operands = Vec::with_capacity(func.num_operands());
    for inst in (0..func.num_insts()).map(Inst::new) {
        operands.extend_from_slice(&allocation.operands[gathered.func.operand_range(gathered.stand_in(inst))]);
    }
    allocation.operands = operands;
    let in_joints: Vec<_> = allocation.alternatives.extract_if(.., |alternative| is_joint(alternative.0)).collect();
    for (joint, form) in in_joints {
        allocation.alternatives.extend(gathered.gathered_in(joint).map(|inst| (inst, form)));
    }
    sort_by_key(&mut allocation.alternatives, |alternative| alternative.0);
    let edits = core::mem::take(&mut allocation.edits);
    for (point, edit) in edits {
        match point {
            Point::Before(joint) if is_joint(joint) => {
                allocation.edits.extend(gathered.gathered_in(joint).map(|inst| (Point::Before(inst), edit)));
            }
            Point::Before(_) => allocation.edits.push((point, edit)),
            Point::Edge(edge) => {
                let original = gathered.originals[edge.index()].expect("the edges of a joint hold no edits");
                allocation.edits.push((Point::Edge(original), edit));
            }
        }
    }
    // Stable: edits of joints come last, and stand behind those before the jump of the block.
    sort_by_key(&mut allocation.edits, |edit| edit.0);
}

/// Makes an error of the gathered function one of the original. Of the jumps in a joint, it names the first of those that
/// read the most values, as the joint reads every value that differs in one of them.
fn error_of_original(gathered: &Gathered, func: &Function, mut error: Error) -> Error {
    let values_read = |inst: Inst| {
        let mut values = func.inst_operands(inst).to_vec();
        sort(&mut values);
        values.dedup();
        values.len()
    };
    if let Error::Infeasible { block, inst, .. } | Error::Broken { block, inst, .. } = &mut error
        && let Some(jump) = gathered.gathered_in(*inst).min_by_key(|&jump| Reverse(values_read(jump)))
    {
        (*block, *inst) = (func.block_of(jump), jump);
    }
    error
}
