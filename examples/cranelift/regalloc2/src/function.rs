//! The client's view of a function and of its machine.

#[cfg(feature = "enable-serde")]
use serde::{Deserialize, Serialize};

use crate::{Block, Inst, InstRange, Operand, PReg, PRegSet, RegClass, VReg};

/// A function in SSA form with block parameters, without critical edges.
pub trait Function {
    /// The number of instructions.
    fn num_insts(&self) -> usize;
    /// The number of blocks.
    fn num_blocks(&self) -> usize;
    /// The block that runs first; it has no parameters.
    fn entry_block(&self) -> Block;
    /// The instructions of a block; blocks follow each other in the order of their numbers.
    fn block_insns(&self, block: Block) -> InstRange;
    /// The blocks that may run next.
    fn block_succs(&self, block: Block) -> &[Block];
    /// The blocks that may have run before.
    fn block_preds(&self, block: Block) -> &[Block];
    /// The parameters of a block.
    fn block_params(&self, block: Block) -> &[VReg];
    /// Whether an instruction leaves the function.
    fn is_ret(&self, insn: Inst) -> bool;
    /// Whether an instruction goes to the successors of its block.
    fn is_branch(&self, insn: Inst) -> bool;
    /// The arguments that the branch `insn` at the end of `block` passes to successor number `succ_idx`.
    fn branch_blockparams(&self, block: Block, insn: Inst, succ_idx: usize) -> &[VReg];
    /// The operands of an instruction.
    fn inst_operands(&self, insn: Inst) -> &[Operand];
    /// The registers that an instruction destroys besides.
    fn inst_clobbers(&self, insn: Inst) -> PRegSet;
    /// One more than the highest number of a virtual register.
    fn num_vregs(&self) -> usize;
    /// Labels of virtual registers. Each has the range of instructions (end exclusive) for which the client asks the
    /// location.
    fn debug_value_labels(&self) -> &[(VReg, Inst, Inst, u32)] {
        &[]
    }
    /// The units of eight bytes that a value of a class takes in memory.
    fn spillslot_size(&self, regclass: RegClass) -> usize;
    /// Whether a slot of several units goes by the number of its last one.
    fn multi_spillslot_named_by_last_slot(&self) -> bool {
        false
    }
    /// Whether an instruction may define a virtual register twice.
    fn allow_multiple_vreg_defs(&self) -> bool {
        false
    }
}

/// The registers that may be allocated.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "enable-serde", derive(Serialize, Deserialize))]
pub struct MachineEnv {
    /// Those that cost nothing, by class.
    pub preferred_regs_by_class: [PRegSet; 3],
    /// Those that the function would have to save, by class.
    pub non_preferred_regs_by_class: [PRegSet; 3],
    /// Registers set aside for copies. Not needed, and not used.
    pub scratch_by_class: [Option<PReg>; 3],
    /// Registers that stand for places in memory. None of them may be allocated.
    pub fixed_stack_slots: Vec<PReg>,
}
