//! Program points, as numbers that can be compared.

use crate::ir::Inst;
use crate::target::Pos;

/// A program point, for comparing definitions with last uses. Each instruction has four.
pub type ProgramPoint = u32;

/// The program point at which the parameters of a block are defined, where `first` is the block's first instruction.
pub fn entry_point(first: u32) -> ProgramPoint {
    first * 4
}
/// The program point at which an instruction reads or writes an operand.
pub fn operand_point(inst: Inst, pos: Pos) -> ProgramPoint {
    inst.as_u32() * 4 + if pos == Pos::Early { 1 } else { 2 }
}
