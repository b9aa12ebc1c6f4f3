//! Mistakes that an allocator could make, put into correct allocations.

use arbitrary::{Result, Unstructured};
use ssara_core::Target;
use ssara_core::ir::{Function, Inst, Value};
use ssara_core::output::{Allocation, Edit, Loc, Point, RematUses, SavedReg, Slot};
use ssara_core::target::{OperandDesc, Place, Pos, Reg, Type};

/// A kind of mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mistake {
    /// An edit is missing.
    Drop,
    /// An edit is done once more somewhere else.
    Duplicate,
    /// Two edits that follow each other at one point are in the other order.
    Swap,
    /// An edit reads or writes another register or slot.
    Retarget,
    /// An edit is on the other side of an instruction.
    Across,
    /// An operand is somewhere else.
    Relocate,
    /// The frame is too small.
    ShrinkFrame,
    /// Two slots have bytes in common.
    OverlapSlots,
    /// A callee-saved register is not restored at some return.
    DropRestore,
    /// An early def is in the register of a use.
    EarlyDefOnUse,
    /// A value moves from its slot to a register of which only a part is callee-saved.
    HalfPreserved,
    /// Two defs of an instruction are in one register.
    SharedDef,
    /// An operand is in a register that its class does not have.
    WrongClass,
    /// An operand is in a register that is reserved.
    Reserved,
    /// An edit moves a part of a value only.
    Narrow,
    /// A value stays in a register instead of its slot.
    KeepInRegister,
    /// A callee-saved register that is written is missing from the list of saved registers.
    ForgetSaved,
    /// Another alternative is chosen for an instruction, without moving its operands.
    OtherAlternative,
}

impl Mistake {
    /// All kinds.
    pub const ALL: [Mistake; 18] = [
        Mistake::Drop,
        Mistake::Duplicate,
        Mistake::Swap,
        Mistake::Retarget,
        Mistake::Across,
        Mistake::Relocate,
        Mistake::ShrinkFrame,
        Mistake::OverlapSlots,
        Mistake::DropRestore,
        Mistake::EarlyDefOnUse,
        Mistake::HalfPreserved,
        Mistake::SharedDef,
        Mistake::WrongClass,
        Mistake::Reserved,
        Mistake::Narrow,
        Mistake::KeepInRegister,
        Mistake::ForgetSaved,
        Mistake::OtherAlternative,
    ];

    /// Whether every mistake of this kind breaks a rule, whatever path the code takes.
    pub fn is_always_wrong(self) -> bool {
        matches!(self, Mistake::EarlyDefOnUse | Mistake::SharedDef | Mistake::WrongClass | Mistake::Reserved)
    }

    /// Makes a mistake of this kind, if the allocation has a place for it.
    pub fn make(
        self,
        u: &mut Unstructured<'_>,
        func: &Function,
        target: &Target,
        correct: &Allocation,
    ) -> Result<Option<Allocation>> {
        let mut mutator = Mutator { u, func, target, alloc: correct.clone() };
        let made = match self {
            Mistake::Drop => mutator.drop(|_, _| true)?,
            Mistake::Duplicate => mutator.duplicate()?,
            Mistake::Swap => mutator.swap()?,
            Mistake::Retarget => mutator.retarget()?,
            Mistake::Across => mutator.across()?,
            Mistake::Relocate => mutator.relocate()?,
            Mistake::ShrinkFrame => mutator.shrink_frame()?,
            Mistake::OverlapSlots => mutator.overlap_slots()?,
            Mistake::DropRestore => mutator.drop(is_restore)?,
            Mistake::EarlyDefOnUse => mutator.early_def_on_use()?,
            Mistake::HalfPreserved => mutator.half_preserved()?,
            Mistake::SharedDef => mutator.shared_def()?,
            Mistake::WrongClass => mutator.wrong_class()?,
            Mistake::Reserved => mutator.reserved()?,
            Mistake::Narrow => mutator.narrow()?,
            Mistake::KeepInRegister => mutator.keep_in_register()?,
            Mistake::ForgetSaved => mutator.forget_saved()?,
            Mistake::OtherAlternative => mutator.other_alternative()?,
        };
        Ok(Some(mutator.alloc).filter(|alloc| made.is_some() && alloc != correct))
    }
}

fn is_restore(alloc: &Allocation, edit: Edit) -> bool {
    matches!(edit, Edit::Load { from, .. } if alloc.saved.iter().any(|saved| saved.slot == Some(from)))
}

struct Mutator<'a, 'b> {
    u: &'a mut Unstructured<'b>,
    func: &'a Function,
    target: &'a Target,
    alloc: Allocation,
}

/// `Some(())` when a mistake was made.
type Made = Result<Option<()>>;

impl Mutator<'_, '_> {
    fn choose<T: Copy>(&mut self, from: &[T]) -> Result<Option<T>> {
        if from.is_empty() { Ok(None) } else { self.u.choose(from).copied().map(Some) }
    }

    fn any_edit(&mut self, fits: impl Fn(usize) -> bool) -> Result<Option<usize>> {
        let fitting: Vec<usize> = (0..self.alloc.edits.len()).filter(|&index| fits(index)).collect();
        self.choose(&fitting)
    }

    fn drop(&mut self, fits: impl Fn(&Allocation, Edit) -> bool) -> Made {
        let alloc = self.alloc.clone();
        let Some(index) = self.any_edit(|index| fits(&alloc, alloc.edits[index].1))? else { return Ok(None) };
        self.alloc.edits.remove(index);
        Ok(Some(()))
    }

    fn duplicate(&mut self) -> Made {
        let Some(index) = self.any_edit(|_| true)? else { return Ok(None) };
        let edit = self.alloc.edits[index].1;
        let mut points: Vec<Point> = self.insts().into_iter().map(Point::Before).collect();
        points.extend(self.func.edges().map(Point::Edge));
        let Some(point) = self.choose(&points)? else { return Ok(None) };
        let last = self.u.arbitrary()?;
        self.insert(point, edit, last);
        Ok(Some(()))
    }

    fn insts(&self) -> Vec<Inst> {
        self.func.blocks().flat_map(|block| self.func.block_insts(block)).collect()
    }

    /// Adds an edit as the first or last one at `point`.
    fn insert(&mut self, point: Point, edit: Edit, last: bool) {
        let index = self.alloc.edits.partition_point(|(at, _)| if last { *at <= point } else { *at < point });
        self.alloc.edits.insert(index, (point, edit));
    }

    fn swap(&mut self) -> Made {
        let edits = self.alloc.edits.clone();
        let neighbours = |index: usize| edits.get(index + 1).is_some_and(|next| next.0 == edits[index].0);
        let Some(index) = self.any_edit(neighbours)? else { return Ok(None) };
        self.alloc.edits.swap(index, index + 1);
        Ok(Some(()))
    }

    fn retarget(&mut self) -> Made {
        let Some(index) = self.any_edit(|_| true)? else { return Ok(None) };
        let first: bool = self.u.arbitrary()?;
        let slots: Vec<Slot> = self.alloc.slots.keys().collect();
        let mut edit = self.alloc.edits[index].1;
        match &mut edit {
            Edit::Move { ty, from, to } => *(if first { from } else { to }) = self.reg(*ty)?,
            Edit::Swap { ty, a, b } => *(if first { a } else { b }) = self.reg(*ty)?,
            Edit::Remat { from, .. } if first && !from.is_empty() => {
                let mut regs: Vec<Reg> = from.iter().collect();
                for reg in &mut regs {
                    if let Some(ty) = self.target.reg(*reg).ty {
                        *reg = self.reg(ty)?;
                    }
                }
                *from = RematUses::new(regs).unwrap_or(RematUses::NONE);
            }
            Edit::Remat { value, to, .. } => *to = self.reg(self.func.value_type(*value))?,
            Edit::Transfer { from, to, .. } => {
                let reg = if first { from } else { to };
                if let Some(ty) = self.target.reg(*reg).ty {
                    *reg = self.reg(ty)?;
                }
            }
            Edit::Scratch { reg } => {
                if let Some(ty) = self.target.reg(*reg).ty {
                    *reg = self.reg(ty)?;
                }
            }
            Edit::Store { ty, from, .. } if first => *from = self.reg(*ty)?,
            Edit::Load { ty, to, .. } if first => *to = self.reg(*ty)?,
            Edit::Store { to: slot, .. } | Edit::Load { from: slot, .. } => *slot = *self.u.choose(&slots)?,
        }
        self.alloc.edits[index].1 = edit;
        Ok(Some(()))
    }

    fn reg(&mut self, ty: Type) -> Result<Reg> {
        self.u.choose(self.target.class_regs(self.target.home_class(ty))).copied()
    }

    fn across(&mut self) -> Made {
        let points: Vec<Point> = self.alloc.edits.iter().map(|(point, _)| *point).collect();
        let in_code = |index: usize| matches!(points[index], Point::Before(_));
        let Some(index) = self.any_edit(in_code)? else { return Ok(None) };
        let (point, edit) = self.alloc.edits.remove(index);
        let Point::Before(inst) = point else { return Ok(None) };
        let block = self.func.blocks().find(|&block| self.func.block_insts(block).any(|other| other == inst));
        let Some((first, end)) = block.map(|block| self.func.block(block).insts) else { return Ok(None) };
        let upwards: bool = self.u.arbitrary()?;
        let number = if upwards { inst.as_u32().checked_sub(1) } else { Some(inst.as_u32() + 1) };
        let Some(to) = number.filter(|number| (first..end).contains(number)) else { return Ok(None) };
        self.insert(Point::Before(Inst::from_u32(to)), edit, upwards);
        Ok(Some(()))
    }

    fn relocate(&mut self) -> Made {
        let insts: Vec<Inst> =
            self.insts().into_iter().filter(|&inst| !self.func.inst_operands(inst).is_empty()).collect();
        let Some(inst) = self.choose(&insts)? else { return Ok(None) };
        let operand = self.u.choose_index(self.func.inst_operands(inst).len())?;
        let desc = self.func.inst_form(self.target, inst).operand(operand);
        let mut locs: Vec<Loc> = self.target.class_regs(desc.class()).iter().copied().map(Loc::Reg).collect();
        if desc.takes_spill_slot() {
            locs.extend(self.alloc.slots.keys().map(Loc::Slot));
        }
        self.alloc.operands[self.func.operand_range(inst).start + operand] = *self.u.choose(&locs)?;
        Ok(Some(()))
    }

    fn shrink_frame(&mut self) -> Made {
        if self.alloc.frame_size == 0 {
            return Ok(None);
        }
        self.alloc.frame_size = self.u.int_in_range(0..=self.alloc.frame_size - 1)?;
        Ok(Some(()))
    }

    fn overlap_slots(&mut self) -> Made {
        let slots: Vec<Slot> = self.alloc.slots.keys().collect();
        let (Some(a), Some(b)) = (self.choose(&slots)?, self.choose(&slots)?) else { return Ok(None) };
        let within = self.u.int_in_range(0..=self.alloc.slots[b].size - 1)?;
        self.alloc.slots[a].offset = self.alloc.slots[b].offset + within;
        Ok((a != b).then_some(()))
    }

    /// The early use moves to the register of the early def, with a copy in front of the instruction.
    fn early_def_on_use(&mut self) -> Made {
        let mut candidates = Vec::new();
        for inst in self.insts() {
            let first = self.func.operand_range(inst).start;
            let form = self.func.form(self.target, self.alloc.form(self.func, inst));
            let values = self.func.inst_operands(inst).iter().copied();
            let operands: Vec<(usize, (Value, OperandDesc))> = values.zip(form.operands()).enumerate().collect();
            for &(def, _) in operands.iter().filter(|(_, (_, desc))| desc.is_def() && desc.pos() == Pos::Early) {
                let to = self.alloc.operands[first + def];
                for &(use_, (value, desc)) in &operands {
                    let from = self.alloc.operands[first + use_];
                    if let (false, Place::Class, Some(from), Some(to)) =
                        (desc.is_def(), desc.place(), from.reg(), to.reg())
                        && self.target.class_regs(desc.class()).contains(&to)
                    {
                        let edit = Edit::Move { ty: self.func.value_type(value), from, to };
                        candidates.push((inst, first + use_, edit, to));
                    }
                }
            }
        }
        let Some((inst, operand, edit, to)) = self.choose(&candidates)? else { return Ok(None) };
        self.insert(Point::Before(inst), edit, true);
        self.alloc.operands[operand] = Loc::Reg(to);
        Ok(Some(()))
    }

    /// The operands that are in registers: instruction, number over the whole function, constraint.
    fn in_registers(&self) -> Vec<(Inst, usize, OperandDesc)> {
        let operands = self.insts().into_iter().flat_map(|inst| {
            let form = self.func.form(self.target, self.alloc.form(self.func, inst));
            self.func.operand_range(inst).zip(form.operands()).map(move |(at, desc)| (inst, at, desc))
        });
        operands.filter(|&(_, at, _)| self.alloc.operands[at].reg().is_some()).collect()
    }

    fn shared_def(&mut self) -> Made {
        let defs: Vec<_> = self.in_registers().into_iter().filter(|operand| operand.2.is_def()).collect();
        let pairs: Vec<(usize, usize)> =
            defs.windows(2).filter(|pair| pair[0].0 == pair[1].0).map(|pair| (pair[0].1, pair[1].1)).collect();
        let Some((first, second)) = self.choose(&pairs)? else { return Ok(None) };
        let (first, second) = if self.u.arbitrary()? { (first, second) } else { (second, first) };
        self.alloc.operands[first] = self.alloc.operands[second];
        Ok(Some(()))
    }

    fn wrong_class(&mut self) -> Made {
        let Some((_, at, desc)) = self.choose(&self.in_registers())? else { return Ok(None) };
        let outside = |reg: &Reg| !self.target.class_regs(desc.class()).contains(reg);
        let regs: Vec<Reg> = self.target.reg_ids().filter(outside).collect();
        let Some(reg) = self.choose(&regs)? else { return Ok(None) };
        self.alloc.operands[at] = Loc::Reg(reg);
        Ok(Some(()))
    }

    fn reserved(&mut self) -> Made {
        let reserved = self.func.reserved_units(self.target);
        let is_reserved = |reg: &Reg| self.target.reg_units(*reg).iter().any(|&unit| reserved.contains(unit));
        let regs: Vec<Reg> = self.target.reg_ids().filter(is_reserved).collect();
        // A fixed operand may name a register that is reserved.
        let operands: Vec<_> =
            self.in_registers().into_iter().filter(|operand| operand.2.fixed_reg().is_none()).collect();
        let (Some((_, at, _)), Some(reg)) = (self.choose(&operands)?, self.choose(&regs)?) else { return Ok(None) };
        self.alloc.operands[at] = Loc::Reg(reg);
        Ok(Some(()))
    }

    fn narrow(&mut self) -> Made {
        let low = |reg: Reg, ty: Type| self.target.low_part(reg, ty);
        let narrower = |wide: Type| {
            let (target, wide) = (self.target, self.target.ty(wide));
            target.type_ids().filter(move |&ty| target.ty(ty).bank == wide.bank && target.ty(ty).bits < wide.bits)
        };
        let mut candidates: Vec<(usize, Edit)> = Vec::new();
        for (index, &(_, edit)) in self.alloc.edits.iter().enumerate() {
            let (Edit::Move { ty, .. } | Edit::Store { ty, .. } | Edit::Load { ty, .. }) = edit else { continue };
            for ty in narrower(ty) {
                let part = match edit {
                    Edit::Move { from, to, .. } => {
                        low(from, ty).zip(low(to, ty)).map(|(from, to)| Edit::Move { ty, from, to })
                    }
                    Edit::Store { from, to, .. } => low(from, ty).map(|from| Edit::Store { ty, from, to }),
                    Edit::Load { from, to, .. } => low(to, ty).map(|to| Edit::Load { ty, from, to }),
                    Edit::Swap { .. } | Edit::Remat { .. } | Edit::Transfer { .. } | Edit::Scratch { .. } => None,
                };
                candidates.extend(part.map(|part| (index, part)));
            }
        }
        let Some((index, edit)) = self.choose(&candidates)? else { return Ok(None) };
        self.alloc.edits[index].1 = edit;
        Ok(Some(()))
    }

    fn keep_in_register(&mut self) -> Made {
        let loads = self.alloc.edits.iter().filter_map(|&(_, edit)| match edit {
            Edit::Load { ty, from, .. } => Some((ty, from)),
            _ => None,
        });
        let Some((ty, slot)) = self.choose(&loads.collect::<Vec<_>>())? else { return Ok(None) };
        let reg = self.reg(ty)?;
        self.replace_slot(slot, reg);
        Ok(Some(()))
    }

    /// All stores to and loads from a slot become moves to and from a register.
    fn replace_slot(&mut self, slot: Slot, reg: Reg) {
        for (_, edit) in &mut self.alloc.edits {
            *edit = match *edit {
                Edit::Store { ty, from, to } if to == slot => Edit::Move { ty, from, to: reg },
                Edit::Load { ty, from, to } if from == slot => Edit::Move { ty, from: reg, to },
                other => other,
            };
        }
    }

    fn forget_saved(&mut self) -> Made {
        let by_client: Vec<Reg> =
            self.alloc.saved.iter().filter(|saved| saved.slot.is_none()).map(|saved| saved.reg).collect();
        let Some(reg) = self.choose(&by_client)? else { return Ok(None) };
        self.alloc.saved.retain(|saved| saved.reg != reg);
        Ok(Some(()))
    }

    fn other_alternative(&mut self) -> Made {
        let mut alternatives = Vec::new();
        for inst in self.insts() {
            let (own, now) = (self.func.inst(inst).form, self.alloc.form(self.func, inst));
            let all = std::iter::once(own).chain(self.func.available_alternatives(self.target, own));
            alternatives.extend(all.filter(|&alternative| alternative != now).map(|alternative| (inst, alternative)));
        }
        let Some((inst, alternative)) = self.choose(&alternatives)? else { return Ok(None) };
        self.alloc.alternatives.retain(|known| known.0 != inst);
        if alternative != self.func.inst(inst).form {
            self.alloc.alternatives.push((inst, alternative));
            self.alloc.alternatives.sort_unstable();
        }
        Ok(Some(()))
    }

    /// Replaces a slot by a register of which a part is callee-saved.
    fn half_preserved(&mut self) -> Made {
        let Some(conv) = self.func.convention.map(|conv| self.target.convention(conv)) else { return Ok(None) };
        let halves: Vec<(Type, Reg, Reg)> = conv
            .callee_saved
            .iter()
            .filter_map(|&half| {
                let whole = self.target.reg(half).root;
                Some((self.target.reg(whole).ty?, whole, half)).filter(|_| whole != half)
            })
            .collect();
        let mut candidates = Vec::new();
        for &(_, edit) in &self.alloc.edits {
            if let Edit::Load { ty, from, .. } = edit {
                candidates.extend(halves.iter().filter(|half| half.0 == ty).map(|half| (from, *half)));
            }
        }
        let Some((slot, (_, whole, half))) = self.choose(&candidates)? else { return Ok(None) };
        self.replace_slot(slot, whole);
        // Without this entry, the checker would object to the list of saved registers instead.
        if !self.alloc.saved.iter().any(|saved| saved.reg == half) {
            self.alloc.saved.push(SavedReg { reg: half, slot: None });
            let position = |saved: &SavedReg| conv.callee_saved.iter().position(|&reg| reg == saved.reg);
            self.alloc.saved.sort_by_key(position);
        }
        Ok(Some(()))
    }
}
