//! From the syntax tree to allocated code: what is the same for all machines.

use std::ops::Range;

use ssara_core::emit::{CodeBlock, Frame, Reach, block_layout, step_ranges};
use ssara_core::output::Allocation;
use ssara_core::verify::Checker;
use ssara_core::{Context, Level, Options};

use crate::Failure;
use crate::lower::{lower, signatures};
use crate::machines::Machine;
use crate::ssa::Built;
use crate::syntax::Function;

/// A function, and where the allocator has put its values.
pub struct Compiled {
    pub built: Built,
    pub alloc: Allocation,
    pub frame: Frame,
    /// Its blocks and those that split edges, in the order in which they are written.
    pub order: Vec<CodeBlock>,
    /// The numbers of their steps, for what the checker says about steps.
    pub steps: Vec<Range<u32>>,
}

/// Lowers the functions of a program, allocates their registers, and checks the allocations.
///
/// # Errors
/// Mistakes in the program. All else is a mistake in this compiler or in ssara.
pub fn compile(functions: &[Function], machine: &Machine, level: Level) -> Result<Vec<Compiled>, Failure> {
    let signatures = signatures(functions)?;
    let (mut context, mut checker) = (Context::new(), Checker::new(machine.target));
    let options = Options { level, ..Options::default() };
    let reach = Reach { offset: machine.reach, address: machine.address.map(|(class, _)| class) };
    let one = |function: &Function| {
        let built = lower(machine, &signatures, function)?;
        let alloc = context.allocate(&built.func, machine.target, &options)?;
        checker.check(&built.func, &alloc).map_err(|violations| Failure::unchecked(&function.name, &violations))?;
        let frame = Frame::new(&built.func, machine.target, &alloc, reach)?;
        let order = block_layout(&built.func, &alloc);
        let steps = step_ranges(&built.func, &alloc, &order);
        Ok(Compiled { built, alloc, frame, order, steps })
    };
    functions.iter().map(one).collect()
}
