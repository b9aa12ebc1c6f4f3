//! From the typed tree to allocated code: what is the same for all machines.

use ssara_core::emit::{FrameError, FrameLayout, FrameRules};
use ssara_core::ir::{Block, Edge};
use ssara_core::output::Allocation;
use ssara_core::target::{Reg, TargetDesc};
use ssara_core::{Context, Level, Options, verify};

use crate::lower::lower;
use crate::machines::Machine;
use crate::ssa::Built;
use crate::typed::Program;

/// A function, and where the allocator has put its values.
pub struct Compiled {
    /// The function.
    pub built: Built,
    /// Its allocation.
    pub alloc: Allocation,
}

impl Compiled {
    /// A successor of a block, by its position: the edge to it.
    pub fn successor(&self, block: Block, index: usize) -> Edge {
        let mut edges = self.built.func.succ_edges(block);
        edges.nth(index).expect("as many successors as the form takes")
    }
    /// The frame of the function. A call pushes `pushed` bytes, and the prologue stores `also_saved`.
    pub fn frame(&self, target: &TargetDesc, pushed: u32, also_saved: Vec<Reg>) -> Result<FrameLayout, FrameError> {
        let rules = FrameRules { pushed, outgoing: 0, calls: true, align: 16, also_saved };
        FrameLayout::new(target, &self.alloc, &rules)
    }
    /// Whether the code of `block` may end where that of an edge's destination begins. The blocks are written in order, and
    /// those that split edges after them.
    pub fn falls_through(&self, block: Block, edge: Edge) -> bool {
        self.built.func.edge(edge).to.as_u32() == block.as_u32() + 1 && !self.alloc.splits(edge)
    }
}

/// Lowers the functions of a program, allocates their registers, and checks the allocations.
///
/// # Errors
/// When the allocator refuses a function or the checker finds a mistake, which are mistakes in this compiler or in ssara.
pub fn compile(program: &Program, machine: &dyn Machine, level: Level) -> Result<Vec<Compiled>, crate::Failure> {
    let mut context = Context::new();
    let options = Options { level, ..Options::default() };
    let mut compiled = Vec::new();
    for function in &program.functions {
        let built = lower(machine, function)?;
        let alloc = context.allocate(&built.func, machine.target(), &options)?;
        verify::check(&built.func, machine.target(), &alloc)
            .map_err(|violation| crate::Failure::Unchecked(function.name.clone(), format!("{violation:?}")))?;
        compiled.push(Compiled { built, alloc });
    }
    Ok(compiled)
}
