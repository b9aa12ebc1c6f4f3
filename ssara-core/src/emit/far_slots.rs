//! Registers for the addresses of slots that the offsets of loads and stores do not reach. LLVM calls this register
//! scavenging.
//!
//! # Input
//! A function, its allocation, the layout of its frame, and what the machine's offsets reach ([`Reach`]).
//!
//! # Output
//! For each step with such a slot: a register for the address. If none is free there, the register is stored in the spare
//! area of the frame before the step and loaded after it.
//!
//! # Why correct
//! The register is in no operand of the step, and the step does not clobber it. A free one is not live after the step. So it
//! is not live before it either: what is live before is live after, or read by the step. Callee-saved registers count as
//! free only if the function saves them, and reserved ones never do. One that is stored has its content back after the
//! step. The spare area lies below all slots of the spill area, and nothing else writes there.
//!
//! # Cost
//! Nothing where all slots are in reach. Else that of [`RegLiveness`], and for each step with a far slot the registers of a
//! class.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::emit::{FrameError, FrameLayout};
use crate::frame::scratch_regs::ScratchRegs;
use crate::ir::Function;
use crate::output::{Allocation, CodePoint, Edit, LiveRegs, Loc, RegLiveness, Slot, Step};
use crate::target::{Class, FormKind, Reg, Target, TargetDesc, Type};
use crate::units::UnitSet;

/// What the offsets of the machine's loads and stores reach from the stack pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The largest offset.
    pub offset: u32,
    /// The registers that can hold the address of a slot beyond it, and of a scalable slot. `None` if there may be none.
    pub address: Option<Class>,
}

impl Reach {
    /// For machines whose offsets reach every frame, such as x86-64.
    pub const ALL: Reach = Reach { offset: u32::MAX, address: None };
}

/// The address of a far slot in a register, for one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FarSlot {
    /// The slot.
    pub slot: Slot,
    /// Its offset from the stack pointer.
    pub offset: u32,
    /// What is added to the offset, multiplied by the vector length: 0 except for scalable slots, and for what is above
    /// those.
    pub scalable: u32,
    /// The register for its address.
    pub address: Reg,
    /// The type as which the register is stored.
    pub ty: Type,
    /// The offset at which the content of the register is kept meanwhile; `None` if the register is free.
    pub kept_at: Option<u32>,
}

/// The far slots of a function, by step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct FarSlots(BTreeMap<u32, Vec<FarSlot>>);

impl FarSlots {
    /// Those of a step of [`Allocation::walk`].
    pub fn of(&self, step: u32) -> &[FarSlot] {
        self.0.get(&step).map_or(&[], |slots| slots)
    }

    /// Finds the far slots of a laid-out function and chooses their registers.
    pub fn new(
        func: &Function,
        target: &Target,
        alloc: &Allocation,
        layout: &FrameLayout,
        reach: Reach,
    ) -> Result<FarSlots, FrameError> {
        let Some((first, offset)) = layout.out_of_reach(alloc, reach.offset).next() else {
            return Ok(FarSlots::default());
        };
        let class = reach.address.ok_or(FrameError::OutOfReach { slot: first, offset })?;
        let regs = ScratchRegs::new(func, target, alloc, class);
        let search = FarSlotSearch { target, alloc, layout, reach, ty: target.class(class).ty, regs };
        let mut found: BTreeMap<CodePoint, Vec<FarSlot>> = BTreeMap::new();
        let mut failed = None;
        func.check_target(target).map_err(FrameError::OtherTarget)?;
        RegLiveness::visit(func, target, alloc, |point, live| {
            match search.far_slots(Accesses::new(func, target, alloc, point), live) {
                Ok(slots) if slots.is_empty() => {}
                Ok(slots) => drop(found.insert(point, slots)),
                Err(error) => {
                    failed.get_or_insert(error);
                }
            }
        });
        if let Some(error) = failed {
            return Err(error);
        }
        let mut edit = 0;
        let points = alloc.walk(func).map(|step| match step {
            Step::Inst { inst, .. } => Some(CodePoint::Inst(inst)),
            Step::Edit(_) => {
                edit += 1;
                Some(CodePoint::Edit(edit - 1))
            }
            Step::Block(_) | Step::SplitEdge(_) => None,
        });
        let by_step = (0..).zip(points).filter_map(|(step, point)| Some((step, found.remove(&point?)?)));
        Ok(FarSlots(by_step.collect()))
    }
}

/// The maximum number of slots that a step reads or writes.
pub(super) fn most_at_once(func: &Function, target: &TargetDesc, alloc: &Allocation) -> usize {
    let slots = |inst| Accesses::new(func, target, alloc, CodePoint::Inst(inst)).slots.len();
    // An edit has one slot.
    func.insts().map(slots).max().unwrap_or(0).max(1)
}

/// What an instruction or an edit reads and writes.
struct Accesses {
    /// The slots, in the order of their numbers. Calls, entries and returns find what they pass in slots where it is, so these
    /// have none.
    slots: Vec<Slot>,
    /// The units, clobbers included: a slot may be written after these.
    units: UnitSet,
}

impl Accesses {
    fn new(func: &Function, target: &TargetDesc, alloc: &Allocation, point: CodePoint) -> Accesses {
        let (locs, clobbers) = match point {
            CodePoint::Inst(inst) => {
                let form = func.form(target, alloc.form(func, inst));
                let locs = match form.kind {
                    FormKind::Op | FormKind::Branch | FormKind::Trap => &alloc.operands[func.operand_range(inst)],
                    FormKind::Call | FormKind::Entry | FormKind::Return => &[],
                };
                (locs.to_vec(), UnitSet::from_words(form.clobbers))
            }
            CodePoint::Edit(at) => {
                let (point, edit) = alloc.edits[at];
                let before = at.checked_sub(1).map(|before| alloc.edits[before]);
                let scratch = match before {
                    Some((before, Edit::Scratch { reg })) if before == point => Some(Loc::Reg(reg)),
                    _ => None,
                };
                let slot = match edit {
                    Edit::Store { to: slot, .. } | Edit::Load { from: slot, .. } => Some(Loc::Slot(slot)),
                    Edit::Move { .. }
                    | Edit::Swap { .. }
                    | Edit::Remat { .. }
                    | Edit::Transfer { .. }
                    | Edit::Scratch { .. } => None,
                };
                (edit.regs().map(Loc::Reg).chain(scratch).chain(slot).collect(), target.no_units())
            }
        };
        let mut units = target.units_of(locs.iter().filter_map(|loc| loc.reg()));
        units.union_with(&clobbers);
        let mut slots: Vec<Slot> = locs.iter().filter_map(|loc| loc.slot()).collect();
        slots.sort_unstable();
        slots.dedup();
        Accesses { slots, units }
    }
}

struct FarSlotSearch<'a> {
    target: &'a TargetDesc,
    alloc: &'a Allocation,
    layout: &'a FrameLayout,
    reach: Reach,
    ty: Type,
    regs: ScratchRegs,
}

impl FarSlotSearch<'_> {
    /// The far slots of a step, each with a register for its address.
    fn far_slots(&self, step: Accesses, live: LiveRegs<'_>) -> Result<Vec<FarSlot>, FrameError> {
        let &FarSlotSearch { target, alloc, layout, reach, ty, .. } = self;
        let Accesses { slots, units: mut taken } = step;
        let mut kept_at = layout.spare_area;
        let mut far_slots = Vec::new();
        for slot in slots {
            if layout.is_in_reach(alloc, slot, reach.offset) {
                continue;
            }
            let offset = layout.slot(alloc, slot);
            let found = self.regs.free(target, &taken, live).map(|reg| (reg, None)).or_else(|| {
                let reg = self.regs.apart(target, &taken)?;
                (kept_at <= reach.offset).then_some((reg, Some(kept_at)))
            });
            let (address, kept) = found.ok_or(FrameError::OutOfReach { slot, offset })?;
            if kept.is_some() {
                kept_at += u32::from(target.ty(ty).spill_size);
            }
            taken.union_with(&target.units_of([address]));
            let scalable = layout.scalable_part(alloc, slot);
            far_slots.push(FarSlot { slot, offset, scalable, address, ty, kept_at: kept });
        }
        Ok(far_slots)
    }
}
