//! Why a function is refused.

use ssara_core::ir::{Function, Inst};
use ssara_core::record::{Decision, Record};
use ssara_core::target::{Place, Role};
use ssara_core::{Error, Target};

use super::words::list;

/// Explains a refusal, in lines: what the instruction demands, and what was evicted for it before the allocator gave up.
pub fn refusal(func: &Function, target: &Target, error: &Error, record: &Record) -> Vec<String> {
    let &Error::Infeasible { inst, .. } = error else { return vec![error.to_string()] };
    let mut lines = vec![format!("Refused. {error}.")];
    lines.push(demands(func, target, inst));
    let mut evicted = Vec::new();
    for decision in &record.decisions {
        if let Decision::Evicted(eviction) = decision
            && eviction.inst == inst
            && !evicted.contains(&eviction.value.to_string())
        {
            evicted.push(eviction.value.to_string());
        }
    }
    if !evicted.is_empty() {
        lines.push(format!("Evicting {} is not enough: the operands remain.", list(&evicted)));
    }
    lines
}

/// What the operands of an instruction demand.
fn demands(func: &Function, target: &Target, inst: Inst) -> String {
    let demand = |(value, desc): (_, ssara_core::target::OperandDesc)| {
        let role = if desc.role() == Role::Def { "defines" } else { "reads" };
        let place = match desc.place() {
            Place::Fixed(reg) => format!("in {}", target.reg(reg).name),
            Place::Class => {
                let regs = target.class_regs(desc.class()).len();
                format!("in one of {regs} register{}", if regs == 1 { "" } else { "s" })
            }
            Place::Tied(other) => format!("where operand {other} is"),
            Place::Any => "in a register or a slot".to_owned(),
            Place::Slot => "in a slot".to_owned(),
            Place::ArgSlot(arg_slot) => format!("at {arg_slot} on the stack"),
        };
        format!("it {role} {value} {place}")
    };
    let demands: Vec<String> = func.constrained_operands(target, inst).map(demand).collect();
    format!("{inst} demands: {}.", list(&demands))
}
