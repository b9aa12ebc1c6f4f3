//! From the syntax tree to allocated code: what is the same for all machines.

use std::ops::Range;

use ssara_core::emit::{CodeBlock, FrameLayout, FrameRules, block_layout, step_ranges};
use ssara_core::ir::{Block, Edge, Function as Ir};
use ssara_core::output::Allocation;
use ssara_core::target::{FormKind, Reg};
use ssara_core::verify::Checker;
use ssara_core::{Context, Level, Options};

use crate::Failure;
use crate::lower::{lower, signatures};
use crate::machines::Machine;
use crate::ssa::Built;
use crate::syntax::Function;

/// A function, and where the allocator has put its values.
pub struct Compiled {
    /// The function.
    pub built: Built,
    /// Its allocation.
    pub alloc: Allocation,
    /// Its frame.
    pub frame: FrameLayout,
    /// Its blocks and those that split edges, in the order in which they are written.
    pub order: Vec<CodeBlock>,
    /// The numbers of their steps, for what the checker says about steps.
    pub steps: Vec<Range<u32>>,
}

/// A program.
pub struct Program {
    /// The functions.
    pub functions: Vec<Compiled>,
    /// The literals.
    pub texts: Vec<Vec<u8>>,
}

impl Compiled {
    /// Where a successor of a block is, by its position: it may be the block that splits the edge there.
    pub fn successor(&self, block: Block, index: usize) -> CodeBlock {
        let func = &self.built.func;
        let edge: Edge = func.succ_edges(block).nth(index).expect("as many successors as the form takes");
        if self.alloc.splits(edge) { CodeBlock::SplitEdge(edge) } else { CodeBlock::Block(func.edge(edge).to) }
    }
}

/// Lowers the functions of a program, allocates their registers, and checks the allocations.
///
/// # Errors
/// Mistakes in the program. All else is a mistake in this compiler or in ssara.
pub fn compile(functions: &[Function], machine: &dyn Machine, level: Level, file: &str) -> Result<Program, Failure> {
    let mistake = |mistake| Failure::Mistake(file.to_string(), mistake);
    let signatures = signatures(functions).map_err(mistake)?;
    let (mut context, mut checker) = (Context::new(), Checker::new(machine.target()));
    let options = Options { level, ..Options::default() };
    let mut program = Program { functions: Vec::new(), texts: Vec::new() };
    for function in functions {
        let mut scratch = None;
        let compiled = loop {
            let texts = program.texts.len();
            let built = lower(machine, &signatures, function, scratch, &mut program.texts)
                .map_err(|failure| if let Failure::Lower(lower) = failure { mistake(lower) } else { failure })?;
            let alloc = context.allocate(&built.func, machine.target(), &options)?;
            checker.check(&built.func, &alloc).map_err(|violations| Failure::unchecked(&function.name, &violations))?;
            let frame = frame(machine, &built.func, &alloc)?;
            if scratch.is_none() && machine.scratch().is_some() {
                // A large frame needs a register for the addresses of what is far away: once more, without it.
                if frame.out_of_reach(&alloc, machine.reach()).next().is_some() {
                    scratch = machine.scratch();
                    program.texts.truncate(texts);
                    continue;
                }
            }
            let order = block_layout(&built.func, &alloc);
            let steps = step_ranges(&built.func, &alloc, &order);
            break Compiled { built, alloc, frame, order, steps };
        };
        program.functions.push(compiled);
    }
    Ok(program)
}

fn frame(machine: &dyn Machine, func: &Ir, alloc: &Allocation) -> Result<FrameLayout, Failure> {
    let target = machine.target();
    let insts = || func.blocks().flat_map(|block| func.block_insts(block));
    let calls = insts().any(|inst| func.inst_form(target, inst).kind == FormKind::Call);
    // Calls and the allocator may overwrite the return address, if it is in a register.
    let written = |link: Reg| {
        let operands = alloc.operands.iter().filter_map(|loc| loc.reg());
        let mut regs = operands.chain(alloc.edits.iter().flat_map(|(_, edit)| edit.regs()));
        calls || regs.any(|reg| target.overlap(reg, link))
    };
    let link = target.role("link").filter(|&link| written(link));
    let shadow = target.convention(machine.convention()).stack.shadow;
    let outgoing = if calls { shadow.into() } else { 0 };
    let rules =
        FrameRules { pushed: machine.pushed(), outgoing, calls, align: 16, also_saved: link.into_iter().collect() };
    Ok(FrameLayout::new(target, alloc, &rules)?)
}
