//! The payload of a record, to bytes: the exact inverse of [`decode`](super::decode).

use super::record::{Constraint, Env, Func, Inst, Operand, PReg, Record, VReg};

/// Encodes the payload of one record.
pub fn encode(record: &Record) -> Vec<u8> {
    let mut out = Vec::new();
    number(&mut out, 1);
    number(&mut out, record.name.len() as u64);
    out.extend_from_slice(record.name.as_bytes());
    env(&mut out, &record.env);
    func(&mut out, &record.func);
    out
}

fn number(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

fn list<T>(out: &mut Vec<u8>, elements: &[T], element: impl Fn(&mut Vec<u8>, &T)) {
    number(out, elements.len() as u64);
    for value in elements {
        element(out, value);
    }
}

fn pregs(out: &mut Vec<u8>, regs: &[PReg]) {
    list(out, regs, |out, reg| number(out, reg.0.into()));
}

fn vregs(out: &mut Vec<u8>, vregs: &[VReg]) {
    list(out, vregs, |out, vreg| number(out, vreg.0.into()));
}

fn env(out: &mut Vec<u8>, env: &Env) {
    for regs in env.preferred.iter().chain(&env.non_preferred) {
        pregs(out, regs);
    }
    for scratch in env.scratch {
        number(out, scratch.map_or(0, |reg| 1 + u64::from(reg.0)));
    }
    pregs(out, &env.stack_slots);
}

fn func(out: &mut Vec<u8>, func: &Func) {
    for size in func.slot_sizes {
        number(out, size.into());
    }
    number(out, func.named_by_last.into());
    number(out, func.multi_def.into());
    number(out, func.num_vregs.into());
    number(out, func.entry.into());
    list(out, &func.blocks, |out, block| {
        number(out, block.insts.start.into());
        number(out, block.insts.len() as u64);
        list(out, &block.preds, |out, &pred| number(out, pred.into()));
        vregs(out, &block.params);
        list(out, &block.succs, |out, succ| {
            number(out, succ.block.into());
            vregs(out, &succ.args);
        });
    });
    list(out, &func.insts, |out, inst| self::inst(out, func, inst));
    list(out, &func.labels, |out, label| {
        for value in [label.vreg.0, label.from, label.to, label.label] {
            number(out, value.into());
        }
    });
}

fn inst(out: &mut Vec<u8>, func: &Func, inst: &Inst) {
    number(out, inst.kind as u64 | u64::from(inst.clobbers.is_some()) << 2);
    list(out, func.inst_operands(inst), |out, operand| {
        number(out, operand.vreg.index().into());
        number(out, operand_bits(operand));
    });
    for &word in inst.clobbers.iter().flat_map(|words| words.iter()) {
        number(out, word);
    }
}

fn operand_bits(operand: &Operand) -> u64 {
    let constraint = match operand.constraint {
        Constraint::Any => 0,
        Constraint::Reg => 1,
        Constraint::Stack => 2,
        Constraint::Limit(log) => 16 | log,
        Constraint::Reuse(index) => 32 | index,
        Constraint::Fixed(reg) => 64 | reg.encoding(),
    };
    u64::from(operand.vreg.class())
        | u64::from(operand.is_late) << 2
        | u64::from(!operand.is_def) << 3
        | u64::from(constraint) << 4
}
