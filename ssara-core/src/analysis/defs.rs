//! Where each value is defined, and which values each block uses that it does not define.
//!
//! Validation finds both while it checks that definitions come before uses. Liveness starts from them.
//!
//! # Input
//!
//! The operands, parameters and arguments of each block, in their order.
//!
//! # Output
//!
//! The block and the program point that define each value. For each block the exposed uses: the first use of each value
//! that the block has not defined before it.
//!
//! # Invariant
//!
//! A value is exposed at most once in a block, because the last block that exposed it is remembered with it.
//!
//! # Cost
//!
//! Linear in the operands, parameters and arguments.

use alloc::vec::Vec;
use core::hint::select_unpredictable;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;

use crate::analysis::program_point::{ProgramPoint, entry_point};
use crate::ir::{Block, Function, Value};

/// Definitions and exposed uses of a function. Keeps its buffers.
#[derive(Default, Debug)]
pub struct Defs {
    /// By value.
    defs: Vec<Def>,
    /// Exposed uses: of values that the block does not define before, the first use of each value in each block. An
    /// argument counts as used by the instruction after the block.
    exposed: Vec<(Value, u32)>,
    /// The number of exposed uses. What is after them in `exposed` means nothing.
    num_exposed: usize,
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
        self.num_exposed = 0;
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
    /// Records that a block uses a value at `inst`: an instruction or, after the last one, the arguments. `before` is
    /// the last program point whose definitions are seen there.
    #[inline]
    pub fn use_at(&mut self, value: Value, block: Block, inst: u32, before: ProgramPoint) {
        let def = &mut self.defs[value.index()];
        if (def.block != block.into() || def.point > before) && def.seen != block.into() {
            def.seen = block.into();
            if self.num_exposed == self.exposed.len() {
                self.exposed.push((value, inst));
            }
            self.exposed[self.num_exposed] = (value, inst);
            self.num_exposed += 1;
        }
    }
    /// Records the operands of a block that has begun: value, instruction, and whether and where it is defined. Returns
    /// false if there is a definition already. There are no branches: whether an operand is a def or exposed is hard to
    /// predict.
    #[inline(always)]
    pub fn operands(&mut self, block: Block, operands: impl Iterator<Item = (Value, u32, bool, ProgramPoint)>) -> bool {
        let block = PackedOption::from(block);
        let (defs, exposed) = (&mut self.defs[..], &mut self.exposed[..]);
        let mut num_exposed = self.num_exposed;
        let mut is_good = true;
        for (value, inst, is_def, point) in operands {
            let def = &mut defs[value.index()];
            is_good &= def.block.is_none() | !is_def;
            let is_seen = (def.block == block) & (def.point <= entry_point(inst)) | (def.seen == block);
            let is_exposed = !is_def & !is_seen;
            def.block = select_unpredictable(is_def, block, def.block);
            def.point = select_unpredictable(is_def, point, def.point);
            def.seen = select_unpredictable(is_exposed, block, def.seen);
            exposed[num_exposed] = (value, inst);
            num_exposed += usize::from(is_exposed);
        }
        self.num_exposed = num_exposed;
        is_good
    }
    /// Moves the definition of a value to another point of the same instruction.
    pub fn move_point(&mut self, value: Value, point: ProgramPoint) {
        self.defs[value.index()].point = point;
    }
    /// Begins a block with this number of operands.
    pub fn begin(&mut self, block: Block, operands: usize) {
        self.range[block.index()].0 = self.num_exposed as u32;
        let most = self.num_exposed + operands + 1;
        if self.exposed.len() < most {
            self.exposed.resize(most, (Value::from_u32(0), 0));
        }
    }
    /// Ends a block.
    pub fn end(&mut self, block: Block) {
        self.range[block.index()].1 = self.num_exposed as u32;
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
    /// argument counts as used by the instruction after the block.
    #[inline]
    pub fn exposed(&self, block: Block) -> &[(Value, u32)] {
        let (start, end) = self.range[block.index()];
        &self.exposed[start as usize..end as usize]
    }
    /// The number of exposed uses.
    pub fn num_exposed(&self) -> usize {
        self.num_exposed
    }
}
