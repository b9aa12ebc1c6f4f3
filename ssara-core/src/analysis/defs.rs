//! Where each value is defined, and which values each block uses that it does not define.
//!
//! Validation finds both while it checks that definitions come before uses. Liveness starts from them.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

use crate::analysis::program_point::ProgramPoint;
use crate::ir::{Block, Function, Value};

/// Definitions and exposed uses of a function. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Defs {
    /// By value.
    defs: Vec<Def>,
    /// Exposed uses: of values that the block does not define before, the first use of each value in each block. An
    /// argument counts as used by the instruction behind the block.
    exposed: Vec<(Value, u32)>,
    /// By block: its part of `exposed`.
    range: Vec<(u32, u32)>,
}

/// What is known of a value.
#[derive(Clone, Copy, Debug)]
struct Def {
    /// The block that defines it, if one does.
    block: PackedOption<Block>,
    /// The program point of its definition.
    point: ProgramPoint,
    /// The last block in which it was exposed.
    seen: PackedOption<Block>,
}

impl Def {
    /// A value that nothing defines.
    fn nowhere() -> Def {
        Def { block: None.into(), point: ProgramPoint::MAX, seen: None.into() }
    }
}

impl Defs {
    /// Starts over.
    pub fn reset(&mut self, func: &Function) {
        self.defs.clear();
        self.defs.resize(func.num_values(), Def::nowhere());
        self.exposed.clear();
        self.range.clear();
        self.range.resize(func.num_blocks(), (0, 0));
    }
    /// Records a definition. Returns false if there is one already.
    #[inline]
    pub fn define(&mut self, value: Value, block: Block, point: ProgramPoint) -> bool {
        let def = &mut self.defs[value.index()];
        let first = def.block.is_none();
        if first {
            (def.block, def.point) = (block.into(), point);
        }
        first
    }
    /// Records that a block uses a value at `inst`: an instruction or, behind the last one, the arguments. `before` is
    /// the last program point whose definitions are seen there.
    #[inline]
    pub fn use_at(&mut self, value: Value, block: Block, inst: u32, before: ProgramPoint) {
        let def = &mut self.defs[value.index()];
        if (def.block != block.into() || def.point > before) && def.seen != block.into() {
            def.seen = block.into();
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
    /// Forgets the definitions in blocks for which `is_gone` returns true.
    pub fn forget(&mut self, is_gone: impl Fn(Block) -> bool) {
        for def in &mut self.defs {
            if def.block.expand().is_some_and(&is_gone) {
                *def = Def::nowhere();
            }
        }
    }

    /// Whether every value is defined.
    pub fn all_defined(&self) -> bool {
        self.defs.iter().all(|def| def.block.is_some())
    }
    /// The block that defines a value; `None` when nothing reachable does.
    #[inline]
    pub fn block(&self, value: Value) -> Option<Block> {
        self.defs[value.index()].block.expand()
    }
    /// Whether this block defines a value.
    #[inline]
    pub fn is_in(&self, value: Value, block: Block) -> bool {
        self.defs[value.index()].block == block.into()
    }
    /// The program point at which a value is defined.
    #[inline]
    pub fn point(&self, value: Value) -> ProgramPoint {
        self.defs[value.index()].point
    }
    /// The values that a block uses and has not defined before, each with the first instruction that uses it. An
    /// argument counts as used by the instruction behind the block.
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
