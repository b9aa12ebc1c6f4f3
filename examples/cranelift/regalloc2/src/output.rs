//! The output for a client: a location for each operand, and moves to insert.

use core::fmt;

#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

use crate::{Block, Function, Inst, InstRange, PReg, ProgPoint, SpillSlot};

/// The kind of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum AllocationKind {
    /// Nowhere.
    None = 0,
    /// In a register.
    Reg = 1,
    /// In a spill slot.
    Stack = 2,
}

/// A location: the kind in bits 29 to 31, the number of the register or the slot below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct Allocation {
    bits: u32,
}

const KIND_SHIFT: u32 = 29;
const INDEX: u32 = (1 << 28) - 1;

impl Allocation {
    /// Nowhere.
    #[inline(always)]
    pub fn none() -> Allocation {
        Allocation { bits: 0 }
    }
    /// In a register.
    #[inline(always)]
    pub fn reg(preg: PReg) -> Allocation {
        Allocation { bits: (AllocationKind::Reg as u32) << KIND_SHIFT | preg.index() as u32 }
    }
    /// In a spill slot.
    #[inline(always)]
    pub fn stack(slot: SpillSlot) -> Allocation {
        Allocation { bits: (AllocationKind::Stack as u32) << KIND_SHIFT | slot.bits }
    }
    /// The kind.
    #[inline(always)]
    pub fn kind(self) -> AllocationKind {
        match self.bits >> KIND_SHIFT {
            0 => AllocationKind::None,
            1 => AllocationKind::Reg,
            _ => AllocationKind::Stack,
        }
    }
    /// Whether it is nowhere.
    #[inline(always)]
    pub fn is_none(self) -> bool {
        self.kind() == AllocationKind::None
    }
    /// Whether it is somewhere.
    #[inline(always)]
    pub fn is_some(self) -> bool {
        !self.is_none()
    }
    /// Whether it is a register.
    #[inline(always)]
    pub fn is_reg(self) -> bool {
        self.kind() == AllocationKind::Reg
    }
    /// Whether it is a spill slot.
    #[inline(always)]
    pub fn is_stack(self) -> bool {
        self.kind() == AllocationKind::Stack
    }
    /// The number of the register or the slot.
    #[inline(always)]
    pub fn index(self) -> usize {
        (self.bits & INDEX) as usize
    }
    /// The register, if it is one.
    #[inline(always)]
    pub fn as_reg(self) -> Option<PReg> {
        self.is_reg().then(|| PReg::from_index(self.index()))
    }
    /// The spill slot, if it is one.
    #[inline(always)]
    pub fn as_stack(self) -> Option<SpillSlot> {
        self.is_stack().then_some(SpillSlot { bits: self.bits & INDEX })
    }
    /// Its bits.
    #[inline(always)]
    pub fn bits(self) -> u32 {
        self.bits
    }
    /// From its bits.
    #[inline(always)]
    pub fn from_bits(bits: u32) -> Self {
        Allocation { bits }
    }
}

impl fmt::Debug for Allocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Allocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.as_reg(), self.as_stack()) {
            (Some(reg), _) => write!(f, "{reg}"),
            (_, Some(slot)) => write!(f, "{slot}"),
            _ => write!(f, "none"),
        }
    }
}

/// An operation to insert.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub enum Edit {
    /// A copy within a class; one of both is a register.
    Move {
        /// The source.
        from: Allocation,
        /// The destination.
        to: Allocation,
    },
}

/// An instruction, or an operation inserted between two.
#[derive(Clone, Debug)]
pub enum InstOrEdit<'a> {
    /// An instruction.
    Inst(Inst),
    /// An inserted operation.
    Edit(&'a Edit),
}

/// The instructions of a block and the operations inserted between them; see [`Output::block_insts_and_edits`].
pub struct OutputIter<'a> {
    edits: &'a [(ProgPoint, Edit)],
    insts: InstRange,
}

impl<'a> Iterator for OutputIter<'a> {
    type Item = InstOrEdit<'a>;

    fn next(&mut self) -> Option<InstOrEdit<'a>> {
        if self.insts.is_empty() {
            return None;
        }
        let inst = self.insts.first();
        if let Some(((point, edit), rest)) = self.edits.split_first()
            && *point <= ProgPoint::before(inst)
        {
            self.edits = rest;
            return Some(InstOrEdit::Edit(edit));
        }
        self.insts = self.insts.rest();
        Some(InstOrEdit::Inst(inst))
    }
}

/// How many operations were inserted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct Stats {
    /// Copies from register to register.
    pub moves: usize,
    /// Copies to memory.
    pub stores: usize,
    /// Copies from memory.
    pub loads: usize,
}

/// The result.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct Output {
    /// The units of eight bytes that the spill slots take.
    pub num_spillslots: usize,
    /// The operations to insert, sorted by point. Those at one point are in order.
    pub edits: Vec<(ProgPoint, Edit)>,
    /// The locations of all operands of all instructions, in order.
    pub allocs: Vec<Allocation>,
    /// Where the operands of each instruction start in `allocs`.
    pub inst_alloc_offsets: Vec<u32>,
    /// The locations of labelled values: label, start, end (exclusive) and location. They are sorted, and those of one
    /// label do not overlap.
    pub debug_locations: Vec<(u32, ProgPoint, ProgPoint, Allocation)>,
    /// Counts of `edits`.
    pub stats: Stats,
}

impl Output {
    /// The locations of the operands of an instruction.
    pub fn inst_allocs(&self, inst: Inst) -> &[Allocation] {
        let start = self.inst_alloc_offsets[inst.index()] as usize;
        let end = self.inst_alloc_offsets.get(inst.index() + 1).map_or(self.allocs.len(), |&end| end as usize);
        &self.allocs[start..end]
    }
    /// The instructions of a block with the operations inserted between them, in order.
    pub fn block_insts_and_edits(&self, func: &impl Function, block: Block) -> OutputIter<'_> {
        let insts = func.block_insns(block);
        let start = ProgPoint::before(insts.first());
        let first = self.edits.partition_point(|&(point, _)| point < start);
        OutputIter { edits: &self.edits[first..], insts }
    }
}
