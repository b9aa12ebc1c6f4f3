//! Records that lose registers.
//!
//! Half of the registers that stay in a class are preferred ones, which calls destroy, as far as there are some. An operand
//! that is fixed to a register that is gone may be in any register or slot. A convention with fewer registers would pass it
//! on the stack. One of a return is in a slot.

use super::record::{Constraint, InstKind, PReg, Record};

/// The record with at most `count` registers in each class.
pub fn few_registers(record: &Record, count: usize) -> Record {
    let mut small = record.clone();
    let mut gone: Vec<PReg> = Vec::new();
    for class in 0..record.env.preferred.len() {
        let (preferred, other) = (&record.env.preferred[class], &record.env.non_preferred[class]);
        let few = (count - count / 2).max(count.saturating_sub(other.len())).min(preferred.len());
        let rest = (count - few).min(other.len());
        gone.extend(preferred[few..].iter().chain(&other[rest..]));
        small.env.preferred[class].truncate(few);
        small.env.non_preferred[class].truncate(rest);
    }
    for inst in &record.func.insts {
        let range = inst.operands.start as usize..inst.operands.end as usize;
        let operands = &mut small.func.operands[range];
        let reused: Vec<usize> = operands
            .iter()
            .filter_map(|operand| if let Constraint::Reuse(of) = operand.constraint { Some(of.into()) } else { None })
            .collect();
        for (at, operand) in operands.iter_mut().enumerate() {
            if let Constraint::Fixed(reg) = operand.constraint
                && gone.contains(&reg)
            {
                operand.constraint = match inst.kind {
                    // A caller finds its own content in callee-saved registers.
                    InstKind::Return => Constraint::Stack,
                    _ if reused.contains(&at) => Constraint::Reg,
                    _ => Constraint::Any,
                };
            }
        }
    }
    small
}
