//! Where each value is defined, and which values each block uses that it does not define.
//!
//! Validation finds both while it checks that definitions come before uses, and liveness starts from them.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::program_point::Moment;
use crate::ir::{Block, Function, Value};

const NONE: u32 = u32::MAX;

/// Definitions and exposed uses of a function. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Defs {
    /// By value.
    defs: Vec<Def>,
    /// The uses of what is not defined in the block before, the first of each value in each block; an argument counts as
    /// used by the instruction behind the block.
    exposed: Vec<(Value, u32)>,
    /// By block: its part of `exposed`.
    range: Vec<(u32, u32)>,
}

/// What is known of a value.
#[derive(Clone, Copy, Debug)]
struct Def {
    /// The block that defines it; `NONE` for values that nothing defines.
    block: u32,
    /// The moment of its definition.
    moment: Moment,
    /// The last block in which it was exposed.
    seen: u32,
}

impl Def {
    const NOWHERE: Def = Def { block: NONE, moment: NONE, seen: NONE };
}

impl Defs {
    /// Starts over.
    pub fn reset(&mut self, func: &Function) {
        self.defs.clear();
        self.defs.resize(func.num_values(), Def::NOWHERE);
        self.exposed.clear();
        self.range.clear();
        self.range.resize(func.num_blocks(), (0, 0));
    }
    /// Notes a definition; says no if there is one already.
    #[inline]
    pub fn define(&mut self, value: Value, block: Block, moment: Moment) -> bool {
        let def = &mut self.defs[value.index()];
        let first = def.block == NONE;
        if first {
            (def.block, def.moment) = (block.as_u32(), moment);
        }
        first
    }
    /// Notes that a block uses a value by what stands at `inst`: an instruction, or behind the last one the arguments.
    /// `before` is the last moment whose definitions are seen there.
    #[inline]
    pub fn use_at(&mut self, value: Value, block: Block, inst: u32, before: Moment) {
        let def = &mut self.defs[value.index()];
        if (def.block != block.as_u32() || def.moment > before) && def.seen != block.as_u32() {
            def.seen = block.as_u32();
            self.exposed.push((value, inst));
        }
    }
    /// Begins a block.
    pub fn begin(&mut self, block: Block) {
        self.range[block.index()].0 = self.exposed.len() as u32;
    }
    /// Ends a block.
    pub fn end(&mut self, block: Block) {
        self.range[block.index()].1 = self.exposed.len() as u32;
    }
    /// Forgets definitions for which `is_gone` says yes of their block.
    pub fn forget(&mut self, is_gone: impl Fn(Block) -> bool) {
        for def in self.defs.iter_mut().filter(|def| def.block != NONE) {
            if is_gone(Block::from_u32(def.block)) {
                *def = Def::NOWHERE;
            }
        }
    }

    /// Whether every value is defined.
    pub fn all_defined(&self) -> bool {
        self.defs.iter().all(|def| def.block != NONE)
    }
    /// The block that defines a value; `None` when nothing reachable does.
    #[inline]
    pub fn block(&self, value: Value) -> Option<Block> {
        Some(self.defs[value.index()].block).filter(|&block| block != NONE).map(Block::from_u32)
    }
    /// Whether this block defines a value.
    #[inline]
    pub fn is_in(&self, value: Value, block: Block) -> bool {
        self.defs[value.index()].block == block.as_u32()
    }
    /// The moment at which a value is defined.
    #[inline]
    pub fn moment(&self, value: Value) -> Moment {
        self.defs[value.index()].moment
    }
    /// The values that a block uses and has not defined before, each with the first instruction that uses it; an argument
    /// counts as used by the instruction behind the block.
    #[inline]
    pub fn exposed(&self, block: Block) -> &[(Value, u32)] {
        let (start, end) = self.range[block.index()];
        &self.exposed[start as usize..end as usize]
    }
    /// The number of exposed uses.
    pub fn num_exposed(&self) -> usize {
        self.exposed.len()
    }
}
