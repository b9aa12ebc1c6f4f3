//! Writing functions down, as the client shows them: RA2F, which `ssara_lab::ra2f` describes and reads. No names.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use crate::target::slot_sizes;
use crate::{Block, Function, Inst, MachineEnv, PReg, VReg};

/// Appends a function to a file. Parallel writers do not disturb each other: a record is one write.
///
/// # Errors
/// When the file cannot be written.
pub fn append<F: Function>(path: &Path, name: &str, func: &F, env: &MachineEnv) -> io::Result<()> {
    let mut record = vec![0; 4];
    payload(&mut record, name, func, env);
    let len = (record.len() - 4) as u32;
    record[..4].copy_from_slice(&len.to_le_bytes());
    OpenOptions::new().append(true).create(true).open(path)?.write_all(&record)
}

fn payload<F: Function>(out: &mut Vec<u8>, name: &str, func: &F, env: &MachineEnv) {
    number(out, 1);
    number(out, name.len());
    out.extend_from_slice(name.as_bytes());
    for set in env.preferred_regs_by_class.iter().chain(&env.non_preferred_regs_by_class) {
        let regs: Vec<PReg> = set.into_iter().collect();
        list(out, &regs, |out, reg| number(out, reg.index()));
    }
    for scratch in env.scratch_by_class {
        number(out, scratch.map_or(0, |reg| 1 + reg.index()));
    }
    list(out, &env.fixed_stack_slots, |out, reg| number(out, reg.index()));
    slot_sizes(func, env).into_iter().for_each(|size| number(out, size));
    number(out, func.multi_spillslot_named_by_last_slot().into());
    number(out, func.allow_multiple_vreg_defs().into());
    number(out, func.num_vregs());
    number(out, func.entry_block().index());
    number(out, func.num_blocks());
    (0..func.num_blocks()).map(Block::new).for_each(|block| self::block(out, func, block));
    number(out, func.num_insts());
    (0..func.num_insts()).map(Inst::new).for_each(|inst| self::inst(out, func, inst));
    list(out, func.debug_value_labels(), |out, &(vreg, from, to, label)| {
        [vreg.bits(), from.index(), to.index(), label as usize].into_iter().for_each(|value| number(out, value));
    });
}

fn block<F: Function>(out: &mut Vec<u8>, func: &F, block: Block) {
    let insts = func.block_insns(block);
    number(out, insts.first().index());
    number(out, insts.len());
    list(out, func.block_preds(block), |out, pred| number(out, pred.index()));
    vregs(out, func.block_params(block));
    number(out, func.block_succs(block).len());
    for (index, succ) in func.block_succs(block).iter().enumerate() {
        number(out, succ.index());
        vregs(out, func.branch_blockparams(block, insts.last(), index));
    }
}

fn inst<F: Function>(out: &mut Vec<u8>, func: &F, inst: Inst) {
    let kind = if func.is_ret(inst) { 1 } else { usize::from(func.is_branch(inst)) * 2 };
    let clobbers = func.inst_clobbers(inst);
    let clobbers = Some(clobbers.words()).filter(|words| words.iter().any(|&word| word != 0));
    number(out, kind | usize::from(clobbers.is_some()) << 2);
    list(out, func.inst_operands(inst), |out, operand| {
        number(out, operand.vreg().vreg());
        number(out, operand.demand() as usize);
    });
    clobbers.into_iter().flatten().for_each(|&word| number(out, word as usize));
}

fn vregs(out: &mut Vec<u8>, vregs: &[VReg]) {
    list(out, vregs, |out, vreg| number(out, vreg.bits()));
}

fn list<T>(out: &mut Vec<u8>, elements: &[T], element: impl Fn(&mut Vec<u8>, &T)) {
    number(out, elements.len());
    elements.iter().for_each(|value| element(out, value));
}

fn number(out: &mut Vec<u8>, mut value: usize) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}
