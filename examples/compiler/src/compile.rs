//! From the syntax tree to allocated code: what is the same for all machines.

use std::ops::Range;

use ssara_core::emit::{CodeBlock, FrameLayout, FrameRules, block_layout, step_ranges};
use ssara_core::ir::Function as Ir;
use ssara_core::output::Allocation;
use ssara_core::target::FormKind;
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
    pub frame: FrameLayout,
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
    let one = |function: &Function| {
        let mut compiled = |scratch| {
            let built = lower(machine, &signatures, function, scratch)?;
            let alloc = context.allocate(&built.func, machine.target, &options)?;
            checker.check(&built.func, &alloc).map_err(|violations| Failure::unchecked(&function.name, &violations))?;
            let frame = frame(machine, &built.func, &alloc)?;
            let order = block_layout(&built.func, &alloc);
            let steps = step_ranges(&built.func, &alloc, &order);
            Ok::<_, Failure>(Compiled { built, alloc, frame, order, steps })
        };
        let done = compiled(None)?;
        let is_far = machine.scratch.is_some() && done.frame.out_of_reach(&done.alloc, machine.reach).next().is_some();
        // A large frame needs a register for the addresses of what is far away: once more, without it.
        if is_far { compiled(machine.scratch) } else { Ok(done) }
    };
    functions.iter().map(one).collect()
}

fn frame(machine: &Machine, func: &Ir, alloc: &Allocation) -> Result<FrameLayout, Failure> {
    let target = machine.target;
    let insts = || func.blocks().flat_map(|block| func.block_insts(block));
    let calls = insts().any(|inst| func.inst_form(target, inst).kind == FormKind::Call);
    let shadow = target.convention(machine.convention).stack.shadow;
    let outgoing = if calls { shadow.into() } else { 0 };
    // A call pushes the return address where no register is for it.
    let pushed = if target.role("link").is_some() { 0 } else { 8 };
    let rules = FrameRules { pushed, outgoing, calls, align: 16, also_saved: Vec::new() };
    Ok(FrameLayout::new(target, alloc, &rules)?)
}
