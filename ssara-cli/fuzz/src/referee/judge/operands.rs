//! Where the operands of one instruction may be: places, phases, clobbers and relations, as the form says.

use ssara_core::ir::{Function, Inst};
use ssara_core::output::{Allocation, Loc, SlotArea};
use ssara_core::target::{
    ArgSlot, End, Form, FormView, OperandDesc, Place, Pos, Reg, Relation, StackArea, Target, TargetDesc,
};

use super::super::fault::{Fault, Rule, demand};
use super::shape::{Usable, check_slot, show};

/// Checks an instruction that is issued in a form with its operands in these locations.
pub fn check(
    func: &Function,
    target: &Target,
    alloc: &Allocation,
    (inst, id, locs): (Inst, Form, &[Loc]),
    usable: &Usable<'_>,
) -> Result<(), Fault> {
    let own = func.inst(inst).form;
    let is_offered = id == own || func.alternatives(target, own).any(|alternative| alternative == id);
    let fail = |rule, message: String| Err(Fault::new(rule, format!("{inst}: {message}")));
    if !is_offered || !func.has_form(target, id) {
        return fail(Rule::Place, format!("the form {} is not offered", func.form_name(target, id)));
    }
    let form = func.form(target, id);
    for (index, operand) in form.operands().enumerate() {
        place(target, alloc, operand, index, locs, usable).or_else(|message| {
            fail(Rule::Place, format!("operand {index} in {}: {message}", show(target, locs[index])))
        })?;
    }
    phases(target, alloc, &form, locs).or_else(|message| fail(Rule::Overlap, message))?;
    for relation in form.relations {
        let reg = |operand: u16| locs[usize::from(operand)].reg();
        let holds = holds(target, relation.relation, reg);
        demand(holds, Rule::Relation, || format!("{inst}: {:?} does not hold", relation.relation))?;
    }
    Ok(())
}

fn place(
    target: &Target,
    alloc: &Allocation,
    operand: OperandDesc,
    index: usize,
    locs: &[Loc],
    usable: &Usable<'_>,
) -> Result<(), String> {
    let (class, loc) = (operand.class(), locs[index]);
    let ty = target.class(class).ty;
    let in_class = |reg: Reg| match target.class_regs(class).contains(&reg) {
        true if usable.may(reg) => Ok(()),
        true => Err("the register must not be used".to_owned()),
        false => Err(format!("the register is not in class {}", target.class(class).name)),
    };
    match (operand.place(), loc) {
        (Place::Class | Place::Any, Loc::Reg(reg)) => in_class(reg),
        (Place::Fixed(fixed), Loc::Reg(reg)) if fixed == reg => Ok(()),
        (Place::Any | Place::Slot, Loc::Slot(slot)) => match operand.modifies().map(|to| (to, locs[usize::from(to)])) {
            Some((to, other)) if other != loc => Err(format!("tied to operand {to} in {}", show(target, other))),
            _ => check_slot(target, alloc, slot, ty),
        },
        (Place::Tied(to), _) => match (loc, locs[usize::from(to)]) {
            (Loc::Reg(reg), Loc::Reg(other)) if reg == other => in_class(reg),
            (_, other) => Err(format!("tied to operand {to} in {}", show(target, other))),
        },
        (Place::ArgSlot(at), Loc::Slot(slot)) => {
            check_slot(target, alloc, slot, ty)?;
            let ArgSlot { area, offset } = at;
            let data = alloc.slots[slot];
            let area = if area == StackArea::Incoming { SlotArea::Incoming } else { SlotArea::Outgoing };
            let is_there = data.area == area && data.offset == u32::from(offset);
            if is_there { Ok(()) } else { Err(format!("the place is {at}")) }
        }
        (place, _) => Err(format!("the place is {place:?}")),
    }
}

/// The phases in which an operand is in its location, early and late.
fn alive(operand: OperandDesc) -> (bool, bool) {
    match (operand.is_def(), operand.pos()) {
        (false, Pos::Early) => (true, false),
        (true, Pos::Late) => (false, true),
        (false, Pos::Late) | (true, Pos::Early) => (true, true),
    }
}

fn overlap(target: &Target, alloc: &Allocation, a: Loc, b: Loc) -> bool {
    match (a, b) {
        (Loc::Reg(a), Loc::Reg(b)) => {
            let keeps = |reg: Reg| target.reg(reg).constant.is_none();
            keeps(a) && keeps(b) && target.overlap(a, b)
        }
        (Loc::Slot(a), Loc::Slot(b)) => alloc.slots[a].overlaps(alloc.slots[b]),
        _ => false,
    }
}

/// A def shares nothing with an operand that is there in a phase of the def. A clobber leaves no result and no late
/// use.
fn phases(target: &Target, alloc: &Allocation, form: &FormView<'_>, locs: &[Loc]) -> Result<(), String> {
    for (index, operand) in form.operands().enumerate() {
        let (early, late) = alive(operand);
        for (other_index, other) in form.operands().enumerate().filter(|_| operand.is_def()) {
            let (other_early, other_late) = alive(other);
            let is_pair = other_index != index && (!other.is_def() || other_index < index);
            let meet = early && other_early || late && other_late;
            if is_pair && meet && overlap(target, alloc, locs[index], locs[other_index]) {
                let (a, b) = (show(target, locs[index]), show(target, locs[other_index]));
                return Err(format!("def {index} in {a} overlaps operand {other_index} in {b}"));
            }
        }
        if let Loc::Reg(reg) = locs[index]
            && late
            && !operand.is_scratch()
            && target.reg(reg).constant.is_none()
            && target.reg_units(reg).iter().any(|&unit| form.clobbers[usize::from(unit) / 64] >> (unit % 64) & 1 != 0)
        {
            return Err(format!("operand {index} is in {}, which is clobbered", target.reg(reg).name));
        }
    }
    Ok(())
}

/// Whether a relation holds; an operand that is in no register fulfils it.
pub fn holds(target: &TargetDesc, relation: Relation, reg: impl Fn(u16) -> Option<Reg>) -> bool {
    let start = |reg: Reg| target.reg(reg).low_bit;
    let end = |reg: Reg| target.reg(reg).low_bit + target.reg(reg).bits;
    let agree = |a: Reg, b: Reg, at: End| match at {
        End::Low => start(a) == start(b),
        End::High => end(a) == end(b),
    };
    let pair = |a: u16, b: u16| reg(a).zip(reg(b));
    match relation {
        Relation::Group { first, list } => target
            .tuples(list)
            .any(|tuple| (first..).zip(tuple).all(|(operand, &member)| reg(operand).is_none_or(|reg| reg == member))),
        Relation::Distinct(a, b) => pair(a, b).is_none_or(|(a, b)| !target.overlap(a, b)),
        Relation::Same(a, b, at) => {
            pair(a, b).is_none_or(|(a, b)| target.reg(a).root == target.reg(b).root && agree(a, b, at))
        }
        Relation::OverlapAt(a, b, at) => pair(a, b).is_none_or(|(a, b)| !target.overlap(a, b) || agree(a, b, at)),
        Relation::Implies(a, in_a, b, in_b) => pair(a, b)
            .is_none_or(|(a, b)| !target.class_regs(in_a).contains(&a) || target.class_regs(in_b).contains(&b)),
    }
}
