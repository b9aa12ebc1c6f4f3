//! The frame: where its layout puts things, and what prologue and epilogue do.

use ssara_core::emit::{FrameLayout, FrameOp, FrameRules, SavedAt};
use ssara_core::ir::Function;
use ssara_core::output::{Allocation, Slot, SlotArea};
use ssara_core::target::{Reg, Target};

use super::super::fault::{Fault, Rule, demand};
use super::super::machine::Machine;
use super::super::rng::Rng;
use super::hardware::Hardware;

/// The address at which the incoming stack arguments begin, in bytes. It is aligned to everything.
const INCOMING: u64 = 1 << 40;

/// A frame.
pub struct Frame {
    layout: FrameLayout,
    /// What prologue and epilogue do.
    prologue: Vec<FrameOp>,
    epilogue: Vec<FrameOp>,
    /// The stack pointer at entry.
    entry: u64,
    /// The largest offset of loads and stores in prologue and epilogue.
    reach: u32,
    outgoing: u64,
    /// The vector length of the machine, counted in shortest ones.
    vector_length: u64,
}

impl Frame {
    /// The frame of an allocation, under random rules that fit the convention.
    pub fn new(func: &Function, target: &Target, alloc: &Allocation, rng: &mut Rng) -> Result<Frame, Fault> {
        let stack = func.convention.map(|conv| target.convention(conv).stack).unwrap_or_default();
        let widest = target.types.iter().map(|ty| u32::from(ty.spill_align)).max().unwrap_or(1);
        let is_free = |reg: &Reg| {
            target.reg(*reg).ty.is_some() && !alloc.saved.iter().any(|saved| target.overlap(saved.reg, *reg))
        };
        let candidates: Vec<Reg> = func.callee_saved_regs(target).filter(is_free).collect();
        let pushed = if rng.one_in(2) { 8 } else { 0 };
        let rules = FrameRules {
            pushed,
            outgoing: u32::from(stack.shadow) * rng.below(2) as u32,
            spare: 0,
            calls: rng.one_in(2),
            align: u32::from(stack.align).max(alloc.frame_align).max(widest).max(1),
            also_saved: if rng.one_in(3) { rng.pick(&candidates).into_iter().collect() } else { Vec::new() },
        };
        let layout =
            FrameLayout::new(target, alloc, &rules).map_err(|error| Fault::new(Rule::Frame, error.to_string()))?;
        let room: u32 = layout
            .saved
            .iter()
            .map(|saved| saved.ty)
            .map(|ty| u32::from(target.ty(ty).spill_size) + u32::from(target.ty(ty).spill_align) + rules.align)
            .sum();
        let reach = room + rng.below(64) as u32;
        let frame = Frame {
            prologue: layout.prologue(reach),
            epilogue: layout.epilogue(reach),
            entry: INCOMING - u64::from(pushed),
            reach,
            outgoing: rules.outgoing.max(alloc.outgoing_size()).into(),
            vector_length: if alloc.scalable_size > 0 { 1 << rng.below(4) } else { 1 },
            layout,
        };
        frame.check(target, alloc, &rules)?;
        Ok(frame)
    }

    /// Areas follow each other, and everything is aligned.
    fn check(&self, target: &Target, alloc: &Allocation, rules: &FrameRules) -> Result<(), Fault> {
        let FrameLayout { size, align, spill_area, scalable_area, scalable_size, ref saved, incoming, .. } =
            self.layout;
        let fail = |what: &str| Err(Fault::new(Rule::Frame, format!("{what}: {:?}", self.layout)));
        if align != rules.align || incoming != size + rules.pushed {
            return fail("alignment or incoming area");
        }
        let mut end = u64::from(spill_area) + u64::from(alloc.frame_size);
        if u64::from(spill_area) < self.outgoing || !spill_area.is_multiple_of(alloc.frame_align) {
            return fail("spill area");
        }
        if alloc.scalable_size > 0 {
            let is_apart = end <= scalable_area.into() && alloc.scalable_size <= scalable_size;
            if !is_apart || !scalable_area.is_multiple_of(align) || !scalable_size.is_multiple_of(align) {
                return fail("scalable area");
            }
            end = scalable_area.into();
        }
        for &SavedAt { reg, ty, offset: at } in saved {
            if target.reg(reg).ty != Some(ty) {
                return fail("type of a saved register");
            }
            let ty = target.ty(ty);
            if u64::from(at) < end || !at.is_multiple_of(ty.spill_align.max(1).into()) {
                return fail("saved register");
            }
            end = u64::from(at) + u64::from(ty.spill_size);
        }
        let by_client = alloc.saved.iter().filter(|saved| saved.slot.is_none()).map(|saved| saved.reg);
        let regs: Vec<Reg> = by_client.chain(rules.also_saved.iter().copied()).collect();
        if !saved.iter().map(|saved| saved.reg).eq(regs) || end > size.into() {
            return fail("saved registers or size");
        }
        let sp = self.bottom();
        if (rules.calls || size > 0) && !sp.is_multiple_of(align.into()) {
            return fail("stack pointer");
        }
        for (slot, data) in &alloc.slots {
            let scalable = u64::from(self.layout.scalable_part(alloc, slot)) * self.vector_length;
            if self.address(alloc, slot) != sp + u64::from(self.layout.slot(alloc, slot)) + scalable {
                return fail(&format!("{slot} in {data:?}"));
            }
        }
        Ok(())
    }

    /// The stack pointer after the prologue.
    fn bottom(&self) -> u64 {
        self.entry - u64::from(self.layout.size) - u64::from(self.layout.scalable_size) * self.vector_length
    }
    /// The address of a slot, in bytes.
    pub fn address(&self, alloc: &Allocation, slot: Slot) -> u64 {
        let data = alloc.slots[slot];
        let sp = self.bottom();
        let offset = u64::from(data.offset);
        match data.area {
            SlotArea::Spill => sp + u64::from(self.layout.spill_area) + offset,
            SlotArea::Scalable => sp + u64::from(self.layout.scalable_area) + offset * self.vector_length,
            SlotArea::Incoming => INCOMING + offset,
            SlotArea::Outgoing => sp + offset,
        }
    }
    /// The number of bytes that a slot takes.
    pub fn size(&self, alloc: &Allocation, slot: Slot) -> u64 {
        let data = alloc.slots[slot];
        u64::from(data.size) * if data.area == SlotArea::Scalable { self.vector_length } else { 1 }
    }
    /// The address at which the prologue stores a register, in bytes, if it does.
    pub fn saved(&self, reg: Reg) -> Option<u64> {
        let saved = self.layout.saved.iter().find(|saved| saved.reg == reg);
        saved.map(|saved| self.entry - u64::from(self.layout.size) + u64::from(saved.offset))
    }
    /// The bits of the outgoing area.
    pub fn outgoing(&self) -> (u64, u64) {
        let sp = self.bottom();
        (8 * sp, 8 * (sp + self.outgoing))
    }
    /// Enters the function.
    pub fn enter(&self, machine: &Machine, hardware: &mut Hardware) -> Result<(), Fault> {
        self.carry_out(machine, hardware, &self.prologue, self.entry, self.bottom())
    }
    /// Leaves the function.
    pub fn leave(&self, machine: &Machine, hardware: &mut Hardware) -> Result<(), Fault> {
        self.carry_out(machine, hardware, &self.epilogue, self.bottom(), self.entry)
    }

    fn carry_out(
        &self,
        machine: &Machine,
        hardware: &mut Hardware,
        ops: &[FrameOp],
        from: u64,
        to: u64,
    ) -> Result<(), Fault> {
        let target = &machine.target;
        let mut sp = from;
        for &op in ops {
            let at = match op {
                FrameOp::Adjust(by) => {
                    sp = sp.wrapping_add_signed(by.into());
                    continue;
                }
                FrameOp::AdjustScalable(by) => {
                    sp = sp.wrapping_add_signed(i64::from(by) * self.vector_length.cast_signed());
                    continue;
                }
                FrameOp::Store(_, ty, at) | FrameOp::Load(_, ty, at) => {
                    let end = sp + u64::from(at) + u64::from(target.ty(ty).spill_size);
                    let is_inside = at <= self.reach && end <= self.entry;
                    demand(is_inside, Rule::Frame, || format!("{op:?} at {sp:#x} with a reach of {}", self.reach))?;
                    8 * (sp + u64::from(at))
                }
            };
            match op {
                FrameOp::Store(reg, _, _) => {
                    let pieces = hardware.reg(target, reg);
                    hardware.memory.write(at, at + u64::from(target.reg(reg).bits), &pieces);
                }
                FrameOp::Load(reg, _, _) => {
                    let pieces = hardware.memory.read(at, at + u64::from(target.reg(reg).bits));
                    hardware.set_reg(machine, reg, &pieces);
                }
                FrameOp::Adjust(_) | FrameOp::AdjustScalable(_) => {}
            }
        }
        demand(sp == to, Rule::Frame, || format!("the stack pointer is {sp:#x} and should be {to:#x}"))
    }
}
