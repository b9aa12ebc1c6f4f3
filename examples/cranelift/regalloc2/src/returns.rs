//! Derives the presumed callee-saved registers of a function from its returns.
//!
//! The interface does not say which registers a client restores before a return. Two facts limit them:
//!
//! * A client does not prefer registers that it would have to save and restore. The converse does not hold: RV64 does not
//!   prefer `x5` because its instructions are longer, but `x5` is callee-saved in no convention.
//! * A register that some return reads, writes or clobbers is not restored there, because the client would overwrite its own
//!   operand. So it is not callee-saved, whatever the other returns do.
//!
//! The remaining registers are *presumed* callee-saved. The presumption influences only costs, and which of several
//! registers an operand of a return gets. If a return has an operand for which only presumed callee-saved registers are
//! left, the caller allocates again without the presumption.
//!
//! Takes time linear in the blocks and in the operands of returns.

use crate::{Block, Function, MachineEnv, OperandConstraint, PRegSet, RegAllocError};

/// The facts that the returns of a function give.
pub struct Returns {
    /// Whether some return has operands.
    pub have_operands: bool,
    /// Whether an operand of some return is in a register that is the allocator's choice.
    pub have_choice: bool,
    /// The registers that are presumed callee-saved.
    pub callee_saved: PRegSet,
}

impl Returns {
    /// Reads the returns of `func`.
    ///
    /// # Errors
    /// When a block has no instructions.
    pub fn read<F: Function>(func: &F, env: &MachineEnv) -> Result<Self, RegAllocError> {
        let all = |sets: &[PRegSet; 3]| sets.iter().fold(PRegSet::empty(), |all, &set| all | set);
        let preferred = all(&env.preferred_regs_by_class);
        let mut returns = Returns {
            have_operands: false,
            have_choice: false,
            callee_saved: all(&env.non_preferred_regs_by_class) & preferred.invert(),
        };
        for block in (0..func.num_blocks()).map(Block::new) {
            let insts = func.block_insns(block);
            if insts.is_empty() {
                return Err(RegAllocError::BB(block));
            }
            if func.is_ret(insts.last()) {
                let operands = func.inst_operands(insts.last());
                returns.have_operands |= !operands.is_empty();
                operands.iter().for_each(|operand| returns.operand(operand.constraint()));
                returns.callee_saved.intersect_from(func.inst_clobbers(insts.last()).invert());
            }
        }
        Ok(returns)
    }

    fn operand(&mut self, constraint: OperandConstraint) {
        match constraint {
            OperandConstraint::FixedReg(reg) => self.callee_saved.remove(reg),
            OperandConstraint::Reg | OperandConstraint::Limit(_) | OperandConstraint::Reuse(_) => {
                self.have_choice = true;
            }
            OperandConstraint::Any | OperandConstraint::Stack => {}
        }
    }

    /// Whether something is presumed that a return could contradict, and would not have to. Then it no longer is.
    pub fn give_way(&mut self) -> bool {
        let gives_way = self.have_choice && self.callee_saved != PRegSet::empty();
        self.callee_saved = PRegSet::empty();
        gives_way
    }
}
