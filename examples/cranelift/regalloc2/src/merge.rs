//! Operands that are left out: registers that are not allocated, and repeated defs of one virtual register.
//!
//! If an instruction defines a virtual register several times, the first def gets the constraints of all, and the others are
//! in its location. Takes time linear in the operands.

use crate::layout::{Layout, Place};
use crate::{Function, Inst, Operand, OperandConstraint, OperandKind, OperandPos, RegAllocError, VReg};

/// Leaves operands out. Keeps its buffers.
#[derive(Default)]
pub struct Merge {
    /// Whether the client allows several defs of a virtual register in an instruction.
    several_defs: bool,
    /// By virtual register: the last instruction that defines it, plus one, and the number of that operand.
    defined: Vec<(u32, u32)>,
    /// The operands that are left.
    left: Vec<Operand>,
    /// By number of the operand: its number among the remaining ones; [`u32::MAX`] if it is not allocated.
    numbers: Vec<u32>,
}

impl Merge {
    /// Starts a function.
    pub fn start<F: Function>(&mut self, func: &F) {
        self.several_defs = func.allow_multiple_vreg_defs();
        self.defined.clear();
        if self.several_defs {
            self.defined.resize(func.num_vregs(), (0, 0));
        }
    }

    /// Whether an instruction with these operands may have some that are left out.
    #[inline]
    pub fn is_needed(&self, operands: &[Operand]) -> bool {
        let mut defs = 0;
        let mut fixed = false;
        for operand in operands {
            defs += u32::from(operand.kind() == OperandKind::Def);
            fixed |= operand.vreg().vreg() == VReg::MAX;
        }
        fixed || self.several_defs && defs > 1
    }

    /// The remaining operands of the last instruction of which some were left out.
    pub fn left(&self) -> &[Operand] {
        &self.left
    }

    /// The remaining operands of an instruction. `layout` records the others.
    ///
    /// # Errors
    /// If the defs of a virtual register cannot be in the same place, or a reused operand does not exist.
    pub fn operands<'a>(
        &'a mut self,
        operands: &'a [Operand],
        inst: Inst,
        layout: &mut Layout,
    ) -> Result<&'a [Operand], RegAllocError> {
        self.left.clear();
        self.numbers.clear();
        for (index, &operand) in operands.iter().enumerate() {
            if let Some(reg) = operand.as_fixed_nonallocatable() {
                self.numbers.push(u32::MAX);
                layout.omit(inst, index, Place::Reg(reg));
                continue;
            }
            self.numbers.push(self.left.len() as u32);
            if self.several_defs && operand.kind() == OperandKind::Def {
                let number = operand.vreg().vreg();
                let Some(defined) = self.defined.get_mut(number) else {
                    return Err(RegAllocError::SSA(operand.vreg(), inst));
                };
                let (last, first) = *defined;
                if last == inst.0 + 1 {
                    let all = &mut self.left[self.numbers[first as usize] as usize];
                    *all = both(*all, operand).ok_or(RegAllocError::SSA(operand.vreg(), inst))?;
                    self.numbers[index] = self.numbers[first as usize];
                    layout.omit(inst, index, Place::Same(first));
                    continue;
                }
                *defined = (inst.0 + 1, index as u32);
            }
            self.left.push(operand);
        }
        // What is reused goes by its number.
        for operand in &mut self.left {
            if let OperandConstraint::Reuse(index) = operand.constraint() {
                let number = self.numbers.get(index).filter(|&&number| number != u32::MAX);
                let index = *number.ok_or(RegAllocError::SSA(operand.vreg(), inst))? as usize;
                *operand = Operand::new(operand.vreg(), OperandConstraint::Reuse(index), operand.kind(), operand.pos());
            }
        }
        Ok(&self.left)
    }
}

/// The def with the constraints of two defs of a virtual register; `None` if there is none.
fn both(first: Operand, second: Operand) -> Option<Operand> {
    use OperandConstraint::{Any, FixedReg, Limit, Reg, Reuse, Stack};
    let constraint = match (first.constraint(), second.constraint()) {
        (one, other) if one == other => one,
        (Any, one) | (one, Any) => one,
        (Limit(one), Limit(other)) => Limit(one.min(other)),
        (Reg, one @ (FixedReg(_) | Limit(_) | Reuse(_))) | (one @ (FixedReg(_) | Limit(_) | Reuse(_)), Reg) => one,
        (FixedReg(reg), Limit(limit)) | (Limit(limit), FixedReg(reg)) if reg.hw_enc() < limit => FixedReg(reg),
        (FixedReg(_) | Limit(_) | Reuse(_) | Stack | Reg, _) => return None,
    };
    let early = first.pos() == OperandPos::Early || second.pos() == OperandPos::Early;
    let pos = if early { OperandPos::Early } else { OperandPos::Late };
    (first.class() == second.class()).then(|| Operand::new(first.vreg(), constraint, OperandKind::Def, pos))
}
