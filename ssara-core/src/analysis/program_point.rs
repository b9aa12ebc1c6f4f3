//! Program points, as numbers that can be compared.

use crate::ir::Inst;
use crate::target::Pos;

/// A moment in the code, for comparing definitions with last uses: four to an instruction.
pub type Moment = u32;

/// The moment at which the parameters of a block come into being that starts with instruction `first`.
pub fn entry_moment(first: u32) -> Moment {
    first * 4
}
/// The moment at which an instruction reads or writes an operand.
pub fn operand_moment(inst: Inst, pos: Pos) -> Moment {
    inst.as_u32() * 4 + if pos == Pos::Early { 1 } else { 2 }
}
