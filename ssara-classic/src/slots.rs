//! Stack slots: spilled values that are never live at once share one, and the layout of the frame.
//!
//! # How
//! Values take slots in the order in which their lifetimes start. A value prefers the slot of one that it is copied from or
//! to. Else it takes the first slot of its size that is free throughout its lifetime.

use std::collections::BTreeMap;

use cranelift_entity::{EntityRef, PrimaryMap};
use ssara_core::Target;
use ssara_core::output::{Allocation, Slot, SlotArea, SlotData};
use ssara_core::target::Type;

use crate::live::{Lives, Range};
use crate::lower::{Lowered, VReg};

/// Area, size and alignment.
type Shape = (SlotArea, u32, u32);

/// The slots of a function.
pub struct Slots<'a> {
    target: &'a Target,
    /// Area, size and alignment of each.
    shapes: PrimaryMap<Slot, Shape>,
    /// By virtual register.
    of: Vec<Option<Slot>>,
    /// By slot: the ranges in which it is taken.
    taken: Vec<BTreeMap<u32, u32>>,
}

impl<'a> Slots<'a> {
    /// Gives slots to virtual registers, which are in memory at some time.
    pub fn new(code: &Lowered<'a>, lives: &Lives, in_memory: &[VReg]) -> Self {
        let target = code.target;
        let mut slots =
            Slots { target, shapes: PrimaryMap::new(), of: vec![None; code.vregs.len()], taken: Vec::new() };
        let mut order = in_memory.to_vec();
        order.sort_by_key(|&vreg| (lives.lifetimes[vreg as usize].start(), vreg));
        let related = related(code);
        for vreg in order {
            let ranges = &lives.lifetimes[vreg as usize].ranges;
            let shape = slots.shape(code.vregs[vreg as usize].ty);
            let fits = |&slot: &Slot| slots.shapes[slot] == shape && is_free(&slots.taken[slot.index()], ranges);
            let hinted = related[vreg as usize].iter().filter_map(|&other| slots.of[other as usize]);
            let slot = hinted.chain(slots.shapes.keys()).find(fits).unwrap_or_else(|| slots.add(shape));
            slots.taken[slot.index()].extend(ranges.iter().copied());
            slots.of[vreg as usize] = Some(slot);
        }
        slots
    }
    /// The slot of a virtual register that is in memory at some time.
    pub fn of(&self, vreg: VReg) -> Option<Slot> {
        self.of[vreg as usize]
    }
    /// Makes a slot that nothing shares.
    pub fn temporary(&mut self, ty: Type) -> Slot {
        self.add(self.shape(ty))
    }
    /// Puts the slots into the frame of an allocation, the most strictly aligned first.
    pub fn lay_out(&self, out: &mut Allocation) {
        out.slots = self.shapes.values().map(|&(area, size, _)| SlotData { area, offset: 0, size }).collect();
        let mut order: Vec<Slot> = out.slots.keys().collect();
        order.sort_by_key(|&slot| std::cmp::Reverse(self.shapes[slot].2));
        for &slot in &order {
            let (area, size, align) = self.shapes[slot];
            out.slots[slot].offset = out.extend_area(area, size, align);
        }
        out.frame_align = order.first().map_or(1, |&slot| self.shapes[slot].2);
        out.frame_size = out.frame_size.next_multiple_of(out.frame_align);
        out.scalable_size = out.scalable_size.next_multiple_of(out.frame_align);
    }

    fn shape(&self, ty: Type) -> Shape {
        let ty = self.target.ty(ty);
        (SlotArea::of(ty), ty.spill_size.into(), u32::from(ty.spill_align).max(1))
    }
    fn add(&mut self, shape: Shape) -> Slot {
        self.taken.push(BTreeMap::new());
        self.shapes.push(shape)
    }
}

/// By virtual register: those that it is copied from or to, on edges included.
fn related(code: &Lowered<'_>) -> Vec<Vec<VReg>> {
    let mut related = vec![Vec::new(); code.vregs.len()];
    let mut relate = |a: VReg, b: VReg| {
        related[a as usize].push(b);
        related[b as usize].push(a);
    };
    code.for_each_copy(|from, to, _| relate(from, to));
    related
}

fn is_free(taken: &BTreeMap<u32, u32>, ranges: &[Range]) -> bool {
    ranges.iter().all(|range| taken.range(..range.1).next_back().is_none_or(|(_, &end)| end <= range.0))
}
