//! What must hold of an allocation without running it: slots, edits, saved registers, counts.

use std::collections::BTreeSet;

use ssara_core::ir::{Block, Function, Inst};
use ssara_core::output::{Allocation, Edit, Loc, Point, Slot, SlotArea};
use ssara_core::target::{FormKind, MoveWay, OperandDesc, Place, Reg, Remat, Target, Type};

use super::super::fault::{Fault, Rule};

/// The blocks that the entry reaches.
pub fn reachable(func: &Function) -> BTreeSet<Block> {
    let mut seen = BTreeSet::from([Block::ENTRY]);
    let mut work = vec![Block::ENTRY];
    while let Some(block) = work.pop() {
        let next = func.succ_edges(block).map(|edge| func.edge(edge).to);
        work.extend(next.filter(|&to| seen.insert(to)).collect::<Vec<_>>());
    }
    seen
}

/// The registers that a function may use.
pub struct Usable<'a> {
    target: &'a Target,
    forbidden: Vec<Reg>,
    func: &'a Function,
}

impl<'a> Usable<'a> {
    /// Of a function. Reserved are the registers of the target, of the convention and of the function itself.
    pub fn new(func: &'a Function, target: &'a Target) -> Self {
        let of_convention = func.convention.map_or(&[][..], |conv| &target.convention(conv).reserved);
        let forbidden = target.reserved.iter().chain(of_convention).chain(&func.reserved).copied().collect();
        Usable { target, forbidden, func }
    }
    /// Whether the function may use a register.
    pub fn may(&self, reg: Reg) -> bool {
        self.func.features.contains(self.target.reg(reg).features)
            && !self.forbidden.iter().any(|&other| self.target.overlap(reg, other))
    }
}

/// Checks slots, edits, saved registers and counts.
pub fn check(func: &Function, target: &Target, alloc: &Allocation) -> Result<(), Fault> {
    let fail = |message: String| Err(Fault::new(Rule::Shape, message));
    if alloc.operands.len() != func.num_operands() {
        return fail(format!("{} locations for {} operands", alloc.operands.len(), func.num_operands()));
    }
    if !alloc.frame_align.is_power_of_two() {
        return fail(format!("the frame is aligned to {}", alloc.frame_align));
    }
    for (slot, data) in &alloc.slots {
        let size = match data.area {
            SlotArea::Spill => alloc.frame_size,
            SlotArea::Scalable => alloc.scalable_size,
            SlotArea::Incoming | SlotArea::Outgoing => continue,
        };
        if data.end() > size.into() {
            return fail(format!("{slot} ends outside of its area of the frame"));
        }
    }
    if !alloc.edits.is_sorted_by_key(|edit| edit.0) {
        return fail("the edits are not sorted".to_owned());
    }
    let usable = Usable::new(func, target);
    for (at, &(point, edit)) in alloc.edits.iter().enumerate() {
        if let Point::Edge(edge) = point
            && func.is_computed(func.edge(edge).from)
        {
            return fail(format!("{edge} of a computed jump has edits"));
        }
        check_edit(func, target, alloc, edit)
            .and_then(|()| check_scratch(target, alloc, at))
            .and_then(|()| match edit.regs().find(|&reg| !usable.may(reg)) {
                Some(reg) => Err(format!("{} must not be used", target.reg(reg).name)),
                None => Ok(()),
            })
            .or_else(|message| fail(format!("{point:?}: {}: {message}", edit.display(target))))?;
    }
    let callee_saved: Vec<Reg> = func.callee_saved_regs(target).collect();
    let positions = alloc.saved.iter().map(|saved| callee_saved.iter().position(|&reg| reg == saved.reg));
    if !positions.clone().all(|position| position.is_some()) || !positions.is_sorted_by(|a, b| a < b) {
        return fail("the saved registers are not callee-saved ones in the order of the convention".to_owned());
    }
    for saved in &alloc.saved {
        if let (Some(slot), Some(ty)) = (saved.slot, target.reg(saved.reg).ty) {
            check_slot(target, alloc, slot, ty).or_else(|message| fail(format!("saved register: {message}")))?;
        }
    }
    Ok(())
}

/// Whether a slot can hold a value of a type.
pub fn check_slot(target: &Target, alloc: &Allocation, slot: Slot, ty: Type) -> Result<(), String> {
    let Some(data) = alloc.slots.get(slot) else { return Err(format!("{slot} does not exist")) };
    let ty = target.ty(ty);
    if data.size < u32::from(ty.bits).div_ceil(8) {
        return Err(format!("{slot} has {} bytes for a value of {} bits", data.size, ty.bits));
    }
    if !data.offset.is_multiple_of(ty.spill_align.max(1).into()) {
        return Err(format!("{slot} at {} is not aligned to {}", data.offset, ty.spill_align));
    }
    let in_frame = match data.area {
        SlotArea::Spill => !ty.scalable,
        SlotArea::Scalable => ty.scalable,
        // Nothing knows how large a scalable value is on the stack of a convention.
        SlotArea::Incoming | SlotArea::Outgoing if ty.scalable => false,
        SlotArea::Incoming | SlotArea::Outgoing => return Ok(()),
    };
    if !in_frame {
        return Err(format!("{slot} is not in the area of {}", ty.name));
    }
    if alloc.frame_align < ty.spill_align.into() {
        return Err(format!("the frame is not aligned to {} as {slot}", ty.spill_align));
    }
    Ok(())
}

fn check_edit(func: &Function, target: &Target, alloc: &Allocation, edit: Edit) -> Result<(), String> {
    let has_type = |reg: Reg, ty: Type| match target.reg(reg).ty {
        Some(of_reg) if of_reg == ty => Ok(()),
        _ => Err(format!("{} is no register of type {}", target.reg(reg).name, target.ty(ty).name)),
    };
    match edit {
        Edit::Move { ty, from, to } => has_type(from, ty).and_then(|()| has_type(to, ty)),
        Edit::Swap { ty, a, b } => {
            has_type(a, ty).and_then(|()| has_type(b, ty))?;
            if target.ty(ty).swap && a != b { Ok(()) } else { Err("no such swap".to_owned()) }
        }
        Edit::Store { ty, from: reg, to: slot } | Edit::Load { ty, from: slot, to: reg } => {
            has_type(reg, ty).and_then(|()| check_slot(target, alloc, slot, ty))
        }
        Edit::Remat { value, from, to } => {
            let inst = func.defining_insts(target).get(value).ok_or("a parameter is no instruction")?;
            let uses: Vec<_> = func.inst_form(target, inst).uses().collect();
            let in_class = |(reg, use_): (Reg, &(usize, OperandDesc))| target.class_regs(use_.1.class()).contains(&reg);
            match remat_class(func, target, inst) {
                Some(_) if from.iter().count() != uses.len() => Err("not a register for each use".to_owned()),
                Some(_) if !from.iter().zip(&uses).all(in_class) => {
                    Err("a register is not in the class of the use".to_owned())
                }
                Some(class) if target.class_regs(class).contains(&to) => Ok(()),
                Some(_) => Err(format!("{} is not in the class of the def", target.reg(to).name)),
                None => Err("the form does not rematerialise".to_owned()),
            }
        }
        // What it is for is the next edit's.
        Edit::Scratch { .. } => Ok(()),
        Edit::Transfer { ty, from, to } => {
            let reg_type = |reg: Reg| target.reg(reg).ty.ok_or("a register without a type");
            let (from, to) = (reg_type(from)?, reg_type(to)?);
            let other = if from == ty { to } else { from };
            let is_allowed = (from == ty || to == ty) && target.ty(ty).spill_to.contains(&other);
            if is_allowed { Ok(()) } else { Err("the type does not spill there".to_owned()) }
        }
    }
}

/// Whether an edit has the scratch register that the machine takes for it, directly before it, and none without need.
fn check_scratch(target: &Target, alloc: &Allocation, at: usize) -> Result<(), String> {
    let (point, edit) = alloc.edits[at];
    let neighbour = |at: Option<usize>| alloc.edits.get(at?).filter(|other| other.0 == point).map(|other| other.1);
    let needed = match edit {
        Edit::Move { ty, from, to } => match target.move_way(ty, from, to) {
            Some(MoveWay::Through(class)) => Some(class),
            Some(MoveWay::ThroughMemory) => return Err("the machine has no such move".to_owned()),
            None => None,
        },
        Edit::Store { ty, from: reg, .. } | Edit::Load { ty, to: reg, .. } => target.memory_scratch(ty, reg),
        Edit::Scratch { .. } => {
            let next = neighbour(at.checked_add(1));
            let is_taken = next.is_some_and(|next| !matches!(next, Edit::Scratch { .. }));
            return if is_taken { Ok(()) } else { Err("nothing takes it".to_owned()) };
        }
        Edit::Swap { .. } | Edit::Remat { .. } | Edit::Transfer { .. } => None,
    };
    let given = neighbour(at.checked_sub(1)).and_then(|before| match before {
        Edit::Scratch { reg } => Some(reg),
        _ => None,
    });
    match (needed, given) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err("the machine takes no scratch register for it".to_owned()),
        (Some(_), None) => Err("there is no scratch register for it".to_owned()),
        (Some(class), Some(reg)) if !target.class_regs(class).contains(&reg) => {
            Err(format!("{} is not in the class of the scratch register", target.reg(reg).name))
        }
        (Some(_), Some(reg)) if edit.regs().any(|other| target.overlap(other, reg)) => {
            Err(format!("{} is a register of its own", target.reg(reg).name))
        }
        (Some(_), Some(_)) => Ok(()),
    }
}

/// The class of the one def of an instruction whose value can be computed again: the form reads at most two values, all in
/// classes, and destroys nothing.
pub fn remat_class(func: &Function, target: &Target, inst: Inst) -> Option<ssara_core::target::Class> {
    let form = func.inst_form(target, inst);
    let alone = form.len() <= 3 && form.kind == FormKind::Op && !form.has_clobbers() && form.relations.is_empty();
    let in_class = form.operands().all(|operand| !operand.is_scratch() && operand.place() == Place::Class);
    let defs: Vec<OperandDesc> = form.operands().filter(|operand| operand.is_def()).collect();
    let &[def] = &defs[..] else { return None };
    (form.remat != Remat::Never && alone && in_class).then(|| def.class())
}

/// The name of a location.
pub fn show(target: &Target, loc: Loc) -> String {
    match loc {
        Loc::None => "no location".to_owned(),
        Loc::Reg(reg) => target.reg(reg).name.to_string(),
        Loc::Slot(slot) => slot.to_string(),
    }
}
