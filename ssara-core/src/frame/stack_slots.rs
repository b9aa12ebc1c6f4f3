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
//! A web with a value that arrives in an argument slot lives there, and nowhere else. Only one value of a web is live at the
//! entry. So a web has at most one such slot, and the function may overwrite it.
//!
//! # Cost
//! A linear scan over the intervals, with a pool of slots for each area, size and alignment. Linearithmic in the intervals,
//! and linear in the edges to memory parameters.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Reverse;

use cranelift_entity::{EntityRef, PrimaryMap};

use crate::analysis::liveness::Liveness;
use crate::analysis::program_point::{ProgramPoint, entry_point};
use crate::coalesce::webs::Webs;
use crate::frame::context::FrameCx;
use crate::ir::{Function, Value};
use crate::output::{Allocation, Slot, SlotArea, SlotData};
use crate::resolve::arg_slots::{IncomingHomes, number_of, place_of};
use crate::sorts::sort;
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
    slots: PrimaryMap<Slot, SlotShape>,
    /// The slots of the frame for the numbers of argument slots, sorted by number.
    arg_slots: Vec<(Slot, Slot)>,
}

/// What is known of a slot before the frame is laid out.
#[derive(Clone, Copy)]
enum SlotShape {
    /// The area, size and alignment of a slot in the frame.
    Spill(SlotArea, u32, u32),
    /// Where an argument slot is.
    ArgSlot(SlotData),
}

/// The slots of one area, size and alignment.
struct Shape {
    area: SlotArea,
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
        self.reset(cx, |value| webs.slot(value));
        self.assign(cx.func, cx.machine.target);
    }

    /// Gives values slots. `intervals` are the start and the end of each value's life, and the value.
    pub fn color_intervals<const W: usize>(
        &mut self,
        cx: &FrameCx<'_, W>,
        intervals: impl Iterator<Item = (ProgramPoint, ProgramPoint, Value)>,
    ) {
        self.order.clear();
        self.order.extend(intervals.map(|(start, end, value)| (start, end, value.as_u32())));
        self.reset(cx, |value| Slot::from_u32(value.as_u32()));
        self.assign(cx.func, cx.machine.target);
    }

    /// Starts over, with the argument slots that operands name. `slot` returns the number of a value's web.
    fn reset<const W: usize>(&mut self, cx: &FrameCx<'_, W>, slot: impl FnMut(Value) -> Slot) {
        let (func, target, constraints) = (cx.func, cx.machine.target, cx.constraints);
        self.map.clear();
        self.map.resize(func.num_values(), None);
        self.shapes.clear();
        self.slots.clear();
        self.arg_slots.clear();
        for info in constraints.forms().iter().filter(|info| info.is_used && info.shape.has_arg_slots()) {
            let numbers = func.form(target, info.form).operands().filter_map(|desc| number_of(target, desc));
            self.arg_slots.extend(numbers.map(|number| (number, number)));
        }
        if self.arg_slots.is_empty() {
            return;
        }
        sort(&mut self.arg_slots);
        self.arg_slots.dedup();
        for (number, slot) in &mut self.arg_slots {
            *slot = place_of(*number).map_or(*slot, |data| self.slots.push(SlotShape::ArgSlot(data)));
        }
        for (web, home) in IncomingHomes::new(&IncomingHomes::find(func, target, cx.sets), slot).iter() {
            self.map[web.index()] = self.of(home);
        }
    }

    /// Scans the intervals in `order`, and gives slots to those that have none.
    fn assign(&mut self, func: &Function, target: &TargetDesc) {
        sort(&mut self.order);
        let order = core::mem::take(&mut self.order);
        for &(start, end, value) in &order {
            if self.map[value as usize].is_some() {
                continue;
            }
            let shape = self.shape(target, func.value_type(Value::from_u32(value)));
            let shape = &mut self.shapes[shape];
            let slot = match shape.active.peek() {
                Some(&Reverse((free_from, slot))) if free_from < start => {
                    shape.active.pop();
                    Slot::from_u32(slot)
                }
                _ => self.slots.push(SlotShape::Spill(shape.area, shape.size, shape.align)),
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
        let slot = self.slots.push(SlotShape::Spill(SlotArea::of(ty), ty.spill_size.into(), ty.spill_align.into()));
        self.map.push(Some(slot));
        Slot::new(self.map.len() - 1)
    }

    /// The slot of the frame for a web, a temporary or an argument slot, by its number.
    pub fn of(&self, number: Slot) -> Option<Slot> {
        if let Some(&slot) = self.map.get(number.index()) {
            return slot;
        }
        self.arg_slots.binary_search_by_key(&number, |arg_slot| arg_slot.0).ok().map(|at| self.arg_slots[at].1)
    }

    /// The number of slots.
    pub fn count(&self) -> usize {
        self.slots.len()
    }

    /// Removes unused slots from the frame.
    pub fn remove(&mut self, is_unused: impl Fn(Slot) -> bool) {
        let mut kept = PrimaryMap::new();
        let renumbered: Vec<Option<Slot>> =
            self.slots.iter().map(|(slot, &shape)| (!is_unused(slot)).then(|| kept.push(shape))).collect();
        self.slots = kept;
        for slot in &mut self.map {
            *slot = slot.and_then(|slot| renumbered[slot.index()]);
        }
        for (_, slot) in &mut self.arg_slots {
            *slot = renumbered[slot.index()].unwrap_or(*slot);
        }
    }

    /// Lays the frame of `out` out, in each area the most strictly aligned slots first.
    pub fn lay_out(&self, out: &mut Allocation) {
        let slots = &mut out.slots;
        slots.clear();
        let mut order: Vec<(Reverse<u32>, Slot)> = Vec::new();
        for (slot, shape) in &self.slots {
            slots.push(match *shape {
                SlotShape::Spill(area, size, align) => {
                    order.push((Reverse(align), slot));
                    SlotData { area, offset: 0, size }
                }
                SlotShape::ArgSlot(data) => data,
            });
        }
        sort(&mut order);
        (out.frame_size, out.scalable_size) = (0, 0);
        for &(Reverse(align), slot) in &order {
            let SlotData { area, size, .. } = out.slots[slot];
            out.slots[slot].offset = out.extend_area(area, size, align);
        }
        out.frame_align = order.first().map_or(1, |order| order.0.0);
        out.frame_size = out.frame_size.next_multiple_of(out.frame_align);
        out.scalable_size = out.scalable_size.next_multiple_of(out.frame_align);
    }

    /// The index of the shape of a type's slots.
    fn shape(&mut self, target: &TargetDesc, ty: Type) -> usize {
        let ty = target.ty(ty);
        let (area, size, align) = (SlotArea::of(ty), u32::from(ty.spill_size), u32::from(ty.spill_align));
        let is_known = |shape: &Shape| (shape.area, shape.size, shape.align) == (area, size, align);
        let known = self.shapes.iter().position(is_known);
        known.unwrap_or_else(|| {
            self.shapes.push(Shape { area, size, align, active: BinaryHeap::new() });
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
        for (value, at) in modified_in_slots(cx) {
            cover(webs, value, at, at);
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

/// The results of instructions that change values in slots. Each slot gets the value before the instruction, at the program
/// point given.
pub fn modified_in_slots<'a, const W: usize>(
    cx: &'a FrameCx<'_, W>,
) -> impl Iterator<Item = (Value, ProgramPoint)> + use<'a, W> {
    let FrameCx { forms, .. } = *cx;
    let (func, target, constraints) = (cx.func, cx.machine.target, cx.constraints);
    let any = constraints.forms().iter().any(|info| info.is_used && info.shape.must_read_slots());
    let blocks = cx.cfg.rpo().iter().filter(move |_| any);
    blocks.flat_map(|&block| func.block_insts(block)).flat_map(move |inst| {
        let defs =
            forms.form(func, target, inst).modified_in_slots().map(move |(_, def)| func.inst_operands(inst)[def]);
        defs.map(move |def| (def, entry_point(inst.as_u32()).saturating_sub(1)))
    })
}
