//! Why a function is refused.

use ssara_core::ir::{Function, Inst, Value};
use ssara_core::record::{Decision, Record};
use ssara_core::target::{OperandDesc, Place, Reg, Role};
use ssara_core::{Error, Target};

use super::words::list;

/// Explains a refusal, in lines: what the instruction demands, and what was evicted for it before the allocator gave up.
pub fn refusal(func: &Function, target: &Target, error: &Error, record: &Record) -> Vec<String> {
    let &Error::Infeasible { inst, .. } = error else { return vec![error.display(func).to_string()] };
    let mut lines = vec![format!("Refused. {}.", error.display(func))];
    lines.push(demands(func, target, inst));
    lines.extend(reserved(func, target, inst));
    let mut evicted = Vec::new();
    for decision in &record.decisions {
        if let Decision::Evicted(eviction) = decision
            && eviction.inst == inst
            && !evicted.contains(&func.value_name(eviction.value).to_string())
        {
            evicted.push(func.value_name(eviction.value).to_string());
        }
    }
    if !evicted.is_empty() {
        lines.push(format!("Evicting {} is not enough: the operands remain.", list(&evicted)));
    }
    lines
}

/// What the operands of an instruction demand.
fn demands(func: &Function, target: &Target, inst: Inst) -> String {
    let reserved = func.reserved_units(target);
    let is_left = |&reg: &Reg| !target.reg_units(reg).iter().any(|&unit| reserved.contains(unit));
    let demand = |(value, desc): (Value, OperandDesc)| {
        let role = if desc.role() == Role::Def { "defines" } else { "reads" };
        let place = match desc.place() {
            Place::Fixed(reg) => format!("in {}", target.reg(reg).name),
            Place::Class => {
                let regs = target.class_regs(desc.class()).iter().copied().filter(is_left).count();
                format!("in one of {regs} register{}", if regs == 1 { "" } else { "s" })
            }
            Place::Tied(other) => format!("where operand {other} is"),
            Place::Any => "in a register or a slot".to_owned(),
            Place::Slot => "in a slot".to_owned(),
            Place::ArgSlot(arg_slot) => format!("at {arg_slot} on the stack"),
        };
        format!("it {role} {} {place}", func.value_name(value))
    };
    let demands: Vec<String> = func.constrained_operands(target, inst).map(demand).collect();
    format!("{inst} demands: {}.", list(&demands))
}

/// A sentence on the reserved registers that the operands of an instruction would take otherwise.
fn reserved(func: &Function, target: &Target, inst: Inst) -> Option<String> {
    let reserved = func.reserved_units(target);
    let mut names: Vec<String> = Vec::new();
    for (_, desc) in func.constrained_operands(target, inst).filter(|(_, desc)| desc.place() == Place::Class) {
        for &reg in target.class_regs(desc.class()) {
            let name = target.reg(reg).name.to_string();
            if target.reg_units(reg).iter().any(|&unit| reserved.contains(unit)) && !names.contains(&name) {
                names.push(name);
            }
        }
    }
    let verb = if names.len() == 1 { "is" } else { "are" };
    (!names.is_empty()).then(|| format!("Not counted {verb} {}, which {verb} reserved.", list(&names)))
}
