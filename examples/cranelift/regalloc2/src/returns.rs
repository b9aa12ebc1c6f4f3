//! What the returns of a function tell of its convention.
//!
//! The interface does not say which registers a client restores before a return. What it does say bounds them:
//!
//! * A client that restores registers does not want them used for nothing, so it does not prefer them. The converse does
//!   not hold: RV64 does not prefer `x5` because its instructions are longer, and no convention preserves it.
//! * A register that some return reads, writes or destroys is not restored there, or the client would destroy its own
//!   operand. So it is not preserved, whatever the other returns do.
//!
//! What is left is *presumed* to be preserved. The presumption decides nothing but costs and which of several registers an
//! operand of a return gets. Where a return has operands that may be in several registers and all others are taken, the
//! presumption gives way: the caller then allocates without it.
//!
//! Takes time linear in the blocks and in the operands of returns.

use crate::{Block, Function, MachineEnv, OperandConstraint, PRegSet, RegAllocError};

/// What the returns of a function tell.
pub struct Returns {
    /// Whether some return has operands.
    pub have_operands: bool,
    /// Whether an operand of some return is in a register that is the allocator's choice.
    pub have_choice: bool,
    /// The registers that are presumed to be preserved.
    pub callee_saved: PRegSet,
}

impl Returns {
    /// Looks at the returns of `func`.
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
