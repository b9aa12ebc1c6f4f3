//! Flags of x86-64: what writes them must not stand where they are live.
//!
//! Zero is written by `MOV32r0`, an exclusive or of two bytes that changes flags. The allocator puts it anywhere. Where
//! flags are live, an instruction with a constant takes its place. Takes time linear in the operands.

use rustc_hash::FxHashSet as HashSet;

use crate::convert::zero_without_flags;
use crate::mir::{Function, Inst, Operand, RegOperand};

const FLAGS: &str = "eflags";

/// Replaces what writes constants and flags where flags are live.
pub(super) fn keep_flags(function: &mut Function) {
    let has_live_flags = |block: &&crate::mir::Block| block.live_ins.iter().any(|reg| *reg == FLAGS);
    let live_at: HashSet<u32> = function.blocks.iter().filter(has_live_flags).map(|block| block.id).collect();
    for block in &mut function.blocks {
        let Some(first) = block.insts.iter().position(|inst| zero_without_flags(&inst.opcode).is_some()) else {
            continue;
        };
        let is_flags = |reg: &RegOperand| reg.physical_reg().is_some_and(|name| name == FLAGS);
        let goes_on = |id: u32| live_at.contains(&id);
        // Where nothing is said of successors, flags may be live.
        let mut is_live = block.successors.as_ref().is_none_or(|all| all.iter().any(|successor| goes_on(successor.0)));
        for inst in block.insts[first..].iter_mut().rev() {
            if let Some(number) = zero_without_flags(&inst.opcode) {
                if is_live || number != "0" {
                    without_flags(inst, number);
                }
                continue;
            }
            let flags = || inst.regs().map(|it| it.1).filter(|reg| is_flags(reg) && !reg.flags.undef);
            let writes = flags().any(|reg| reg.flags.def);
            is_live = flags().any(|reg| !reg.flags.def) || is_live && !writes;
        }
    }
}

/// Makes an instruction write a constant and nothing else.
fn without_flags(inst: &mut Inst, number: &str) {
    inst.operands.truncate(1);
    inst.operands.push(Operand::Other(number.into()));
    inst.opcode = "MOV32ri".into();
}
