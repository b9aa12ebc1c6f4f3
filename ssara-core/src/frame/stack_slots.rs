//! Slot colouring and the layout of the frame.
//!
//! # Input
//! The spilled webs, and liveness.
//!
//! # Output
//! A slot of the frame for each of them, and the layout of the frame.
//!
//! # Why correct
//! Each web has an interval in the linear order of the code that covers all points where one of its spilled values is
//! live. Only webs whose intervals do not overlap share a slot. A parameter that arrives in memory is written at the ends
//! of its block's predecessors. Its interval covers those too, because the same parallel copy may read another slot there.
//!
//! # Cost
//! A linear scan over the intervals, with a pool of slots for each size and alignment. Linearithmic in the intervals, and
//! linear in the edges to memory parameters.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;

use cranelift_entity::{EntityRef, PrimaryMap};

use crate::analysis::liveness::Liveness;
use crate::analysis::program_point::{ProgramPoint, entry_point};
use crate::coalesce::webs::Webs;
use crate::frame::context::FrameCx;
use crate::ir::{Function, Value};
use crate::output::{Slot, SlotData};
use crate::target::{TargetDesc, Type};

/// The slots of webs and temporaries, mapped to slots of the frame. Keeps its buffers.
#[derive(Default)]
pub struct StackSlots {
    /// By value: the interval of the web that it represents.
    interval: Vec<(ProgramPoint, ProgramPoint)>,
    /// The intervals with their values, in order.
    order: Vec<(ProgramPoint, ProgramPoint, u32)>,
    /// By number of a web or temporary: its slot.
    map: Vec<Option<Slot>>,
    shapes: Vec<Shape>,
    /// The size and alignment of each slot.
    sizes: PrimaryMap<Slot, (u32, u32)>,
}

/// The slots of one size and alignment.
struct Shape {
    size: u32,
    align: u32,
    /// Slots in use with the ends of their intervals.
    active: BinaryHeap<Reverse<(ProgramPoint, u32)>>,
}

const EMPTY: (ProgramPoint, ProgramPoint) = (ProgramPoint::MAX, 0);

impl StackSlots {
    /// Gives every spilled web a slot.
    pub fn color<const W: usize>(&mut self, cx: &FrameCx<'_, W>, live: &Liveness, webs: &mut Webs) {
        self.order.clear();
        if !cx.sets.spilled.is_clear() {
            self.intervals(cx, live, webs);
            for (value, &(start, end)) in self.interval.iter().enumerate() {
                if (start, end) != EMPTY {
                    self.order.push((start, end, value as u32));
                }
            }
        }
        self.assign(cx.func, cx.machine.target);
    }

    /// Gives values slots. `intervals` are the start and the end of each value's life, and the value.
    pub fn color_intervals(
        &mut self,
        func: &Function,
        target: &TargetDesc,
        intervals: impl Iterator<Item = (ProgramPoint, ProgramPoint, Value)>,
    ) {
        self.order.clear();
        self.order.extend(intervals.map(|(start, end, value)| (start, end, value.as_u32())));
        self.assign(func, target);
    }

    /// Scans the intervals in `order`.
    fn assign(&mut self, func: &Function, target: &TargetDesc) {
        self.map.clear();
        self.map.resize(func.num_values(), None);
        self.shapes.clear();
        self.sizes.clear();
        self.order.sort_unstable();
        let order = core::mem::take(&mut self.order);
        for &(start, end, value) in &order {
            let shape = self.shape(target, func.value_type(Value::from_u32(value)));
            let shape = &mut self.shapes[shape];
            let slot = match shape.active.peek() {
                Some(&Reverse((free_from, slot))) if free_from < start => {
                    shape.active.pop();
                    Slot::from_u32(slot)
                }
                _ => self.sizes.push((shape.size, shape.align)),
            };
            shape.active.push(Reverse((end, slot.as_u32())));
            self.map[value as usize] = Some(slot);
        }
        self.order = order;
    }

    /// Adds a slot that is not shared, for a type, and returns its number. Numbers follow those of values, in the order of
    /// calls.
    pub fn add(&mut self, target: &TargetDesc, ty: Type) -> Slot {
        let ty = target.ty(ty);
        let slot = self.sizes.push((ty.spill_size.into(), ty.spill_align.into()));
        self.map.push(Some(slot));
        Slot::new(self.map.len() - 1)
    }

    /// The slot of the frame for a web or temporary, given by its number.
    pub fn of(&self, number: Slot) -> Option<Slot> {
        self.map.get(number.index()).copied().flatten()
    }

    /// The number of slots.
    pub fn len(&self) -> usize {
        self.sizes.len()
    }

    /// Removes unused slots from the frame.
    pub fn remove(&mut self, is_unused: impl Fn(Slot) -> bool) {
        let mut kept = PrimaryMap::new();
        let renumbered: Vec<Option<Slot>> =
            self.sizes.iter().map(|(slot, &size)| (!is_unused(slot)).then(|| kept.push(size))).collect();
        self.sizes = kept;
        for slot in &mut self.map {
            *slot = slot.and_then(|slot| renumbered[slot.index()]);
        }
    }

    /// Lays the frame out, the most strictly aligned slots first; returns the slots, and its size and alignment.
    pub fn frame(&self) -> (PrimaryMap<Slot, SlotData>, u32, u32) {
        let mut slots: PrimaryMap<Slot, SlotData> =
            self.sizes.values().map(|&(size, _)| SlotData { offset: 0, size }).collect();
        let mut order: Vec<Slot> = slots.keys().collect();
        order.sort_by_key(|&slot| Reverse(self.sizes[slot].1));
        let mut end = 0u32;
        for &slot in &order {
            let (size, align) = self.sizes[slot];
            slots[slot].offset = end.next_multiple_of(align);
            end = slots[slot].offset + size;
        }
        let align = order.first().map_or(1, |&slot| self.sizes[slot].1);
        (slots, end.next_multiple_of(align), align)
    }

    /// The index of the shape of a type's slots.
    fn shape(&mut self, target: &TargetDesc, ty: Type) -> usize {
        let ty = target.ty(ty);
        let (size, align) = (u32::from(ty.spill_size), u32::from(ty.spill_align));
        let known = self.shapes.iter().position(|shape| (shape.size, shape.align) == (size, align));
        known.unwrap_or_else(|| {
            self.shapes.push(Shape { size, align, active: BinaryHeap::new() });
            self.shapes.len() - 1
        })
    }

    /// Computes the interval of each spilled web.
    fn intervals<const W: usize>(&mut self, cx: &FrameCx<'_, W>, live: &Liveness, webs: &mut Webs) {
        let (func, cfg, sets) = (cx.func, cx.cfg, cx.sets);
        self.interval.clear();
        self.interval.resize(func.num_values(), EMPTY);
        let mut cover = |webs: &mut Webs, value: Value, start: ProgramPoint, end: ProgramPoint| {
            let interval = &mut self.interval[webs.slot(value).index()];
            *interval = (interval.0.min(start), interval.1.max(end));
        };
        for &block in cfg.rpo() {
            for &param in func.block_params(block) {
                if sets.is_memory_param(param) {
                    for &edge in cfg.pred_edges(block) {
                        let end = entry_point(func.block(cfg.from(edge)).insts.1);
                        cover(webs, param, end.saturating_sub(1), end);
                    }
                }
            }
        }
        for value in sets.spilled.ones().map(Value::new) {
            let Some(def_block) = live.def_block(value) else { continue };
            // The first and the last block, in the order of the code, in which it is live.
            let (first, last) = live.extent(value).unwrap_or((def_block, def_block));
            let (first, last) = (first.min(def_block), last.max(def_block));
            let mut start = live.def_point(value);
            if first < def_block {
                start = start.min(entry_point(func.block(first).insts.0));
            }
            cover(webs, value, start, live.last_point(func, last, value));
        }
    }
}
