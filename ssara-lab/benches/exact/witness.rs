//! The allocation that a solution describes.
//!
//! # Input
//! A [`Program`] in whole numbers and its [`Solution`].
//!
//! # Output
//! An [`Allocation`], for the checker to accept and for its cost to be counted. It may cost more than the solution where
//! the program leaves something out; then the solution is a lower bound only.
//!
//! A walk over the blocks gives values registers of their groups. A value keeps the register that it has, and a parameter
//! takes that of its argument on the first edge that is walked. What differs at the ends of other edges is moved.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::PrimaryMap;
use ssara_core::ir::{Block, Inst, Value};
use ssara_core::output::{Allocation, Edit, Loc, Point, RematUses, SavedReg, Slot, SlotArea, SlotData};
use ssara_core::target::{Class, Pos, Reg};

use crate::program::{Program, Solution, State, Step, prices_of};

/// The registers that hold a value.
type Held = BTreeMap<Value, Vec<Reg>>;

/// Where a value comes from that arrives in a register.
#[derive(Clone, Copy)]
enum Source {
    Reg(Reg),
    Slot(Value),
    Remat(Value),
}

/// A copy of a parallel copy. Registers are whole ones.
struct Copy {
    value: Value,
    from: Source,
    to: Reg,
}

/// The walk.
struct Walk<'a> {
    program: &'a Program<'a>,
    solution: &'a Solution,
    out: Allocation,
    /// By value: another one whose slot it shares, or itself.
    slot_of: Vec<Value>,
    /// The whole registers that anything is in.
    touched: BTreeSet<Reg>,
}

/// Writes out a solution; `None` if a cycle of copies finds no register to break it.
pub fn write(program: &Program<'_>, solution: &Solution) -> Option<Allocation> {
    let func = program.func;
    let out = Allocation { operands: vec![Loc::None; func.num_operands()], frame_align: 1, ..Allocation::default() };
    let slot_of = func.values().collect();
    let mut walk = Walk { program, solution, out, slot_of, touched: BTreeSet::new() };
    let mut starts: BTreeMap<Block, Held> = BTreeMap::new();
    let mut ends: BTreeMap<Block, Held> = BTreeMap::new();
    for &block in &program.blocks {
        let mut held = starts.entry(block).or_default().clone();
        for inst in func.block_insts(block) {
            held = walk.step(inst, &program.steps[&inst], held)?;
        }
        for edge in func.succ_edges(block) {
            let to = func.edge(edge).to;
            let (_, pairs) = program.ends_of(edge)?;
            if let Entry::Vacant(start) = starts.entry(to) {
                let came: Held = pairs.iter().filter_map(|(from, to)| Some((*to, held.get(from)?.clone()))).collect();
                start.insert(walk.place(&program.entries[&to], &came, &BTreeSet::new())?);
            }
        }
        ends.insert(block, held);
    }
    for &block in &program.blocks {
        for edge in func.succ_edges(block) {
            let (before, pairs) = program.ends_of(edge)?;
            let to = func.edge(edge).to;
            let ends = (&ends[&block], &starts[&to]);
            walk.edits(Point::Edge(edge), &pairs, (before, &program.entries[&to]), ends)?;
        }
    }
    Some(walk.finish())
}

impl Walk<'_> {
    /// Registers for what a state holds: those of `came` where it can, and others than `avoided` where it can.
    fn place(&self, state: &State, came: &Held, avoided: &BTreeSet<Reg>) -> Option<Held> {
        let groups = self.program.groups;
        let mut taken: BTreeSet<Reg> = BTreeSet::new();
        let mut placed = Held::new();
        let mut missing = Vec::new();
        for (&(value, group), &count) in &state.regs {
            let count = self.solution.count(count);
            let regs = came.get(&value).into_iter().flatten().copied();
            let in_group = regs.filter(|reg| groups.all[group].roots.contains(reg) && !taken.contains(reg));
            let kept: Vec<Reg> = in_group.take(count).collect();
            taken.extend(&kept);
            missing.push((value, group, count - kept.len()));
            placed.entry(value).or_default().extend(kept);
        }
        for (value, group, count) in missing {
            for _ in 0..count {
                let roots = groups.all[group].roots.iter().copied().filter(|reg| !taken.contains(reg));
                let reg = roots.min_by_key(|reg| avoided.contains(reg))?;
                taken.insert(reg);
                placed.entry(value).or_default().push(reg);
            }
        }
        Some(placed)
    }

    /// An instruction. Takes and returns what registers hold.
    fn step(&mut self, inst: Inst, step: &Step, before: Held) -> Option<Held> {
        let Program { func, target, groups, .. } = *self.program;
        let busy: BTreeSet<Reg> = before.values().flatten().copied().collect();
        let during = self.place(&step.during, &before, &busy)?;
        let pairs: Vec<(Value, Value)> = step.before.slots.keys().map(|&value| (value, value)).collect();
        self.edits(Point::Before(inst), &pairs, (&step.before, &step.during), (&before, &during))?;
        let index = self.solution.form(step);
        let form = step.forms[index];
        if form != func.inst(inst).form {
            self.out.alternatives.push((inst, form));
        }
        let descs: Vec<_> = func.form(target, form).operands().collect();
        let values = func.inst_operands(inst);
        let chosen: Vec<Option<usize>> = step.operands[index]
            .iter()
            .map(|operand| operand.regs.iter().find(|place| self.solution.has(*place.1)).map(|place| *place.0))
            .collect();
        let mut places: Vec<Option<Reg>> = vec![None; values.len()];
        // A tie takes over the last copy of a value, others read the first.
        let ties: Vec<usize> = descs.iter().filter_map(|desc| desc.overwrites().map(usize::from)).collect();
        let mut taken: BTreeSet<Reg> = BTreeSet::new();
        for (at, (&value, desc)) in values.iter().zip(&descs).enumerate() {
            if desc.is_def() || chosen[at].is_none() {
                continue;
            }
            let group = &groups.all[chosen[at]?];
            let mut copies = during[&value].iter().copied().filter(|reg| group.roots.contains(reg));
            places[at] = if ties.contains(&at) { copies.next_back() } else { copies.next() };
            if ties.contains(&at) {
                taken.extend(places[at]);
            }
        }
        let mut after = Held::new();
        let mut busy = taken.clone();
        for (&(value, group), &count) in &step.after.regs {
            if step.during.slots.contains_key(&value) {
                let group = &groups.all[group];
                let copies =
                    during[&value].iter().copied().filter(|reg| group.roots.contains(reg) && !taken.contains(reg));
                let kept: Vec<Reg> = copies.take(self.solution.count(count)).collect();
                busy.extend(&kept);
                after.entry(value).or_default().extend(kept);
            }
        }
        // Early defs are the hardest to place.
        let mut defs: Vec<usize> = (0..values.len()).filter(|&at| descs[at].is_def()).collect();
        defs.sort_by_key(|&at| descs[at].pos() == Pos::Late);
        let reads = |pos: Pos| {
            let read =
                (0..values.len()).filter(|&at| !descs[at].is_def() && (pos == Pos::Early || descs[at].pos() == pos));
            read.filter_map(|at| places[at]).collect::<BTreeSet<Reg>>()
        };
        let (early, late) = (reads(Pos::Early), reads(Pos::Late));
        for at in defs {
            let Some(group) = chosen[at] else { continue };
            let reg = match descs[at].overwrites() {
                Some(tied) => places[usize::from(tied)]?,
                None => {
                    let read = if descs[at].pos() == Pos::Early { &early } else { &late };
                    let is_free = |reg: &Reg| !busy.contains(reg) && !read.contains(reg);
                    groups.all[group].roots.iter().copied().find(is_free)?
                }
            };
            busy.insert(reg);
            places[at] = Some(reg);
            if step.after.slots.contains_key(&values[at]) {
                after.entry(values[at]).or_default().push(reg);
            }
        }
        let range = func.operand_range(inst);
        for (at, (&value, desc)) in values.iter().zip(&descs).enumerate() {
            self.out.operands[range.start + at] = match places[at] {
                Some(root) => {
                    self.touched.insert(root);
                    Loc::Reg(self.part(root, desc.class())?)
                }
                // Numbered by the value until the slots are known.
                None => Loc::Slot(Slot::from_u32(value.as_u32())),
            };
        }
        Some(after)
    }

    /// The register of a class in a whole register.
    fn part(&self, root: Reg, class: Class) -> Option<Reg> {
        let target = self.program.target;
        target.class_regs(class).iter().copied().find(|&reg| target.overlap(reg, root))
    }
    /// The register for values of the type of `value` in a whole register.
    fn home(&self, root: Reg, value: Value) -> Option<Reg> {
        let Program { func, target, .. } = *self.program;
        self.part(root, target.home_class(func.value_type(value)))
    }
    fn edit(&mut self, point: Point, edit: Edit) {
        self.out.edits.push((point, edit));
    }

    /// The edits between two states: stores, then moves, then loads.
    fn edits(
        &mut self,
        point: Point,
        pairs: &[(Value, Value)],
        (before, after): (&State, &State),
        (from, to): (&Held, &Held),
    ) -> Option<()> {
        let func = self.program.func;
        let mut copies = Vec::new();
        for &(source, value) in pairs {
            let held = from.get(&source).map_or(&[][..], |regs| regs);
            let in_slot = self.solution.has(before.slots[&source]);
            if self.solution.has(after.slots[&value]) {
                match in_slot {
                    true => self.share_slot(source, value),
                    false => {
                        let (ty, from) = (func.value_type(value), self.home(*held.first()?, value)?);
                        self.edit(point, Edit::Store { ty, from, to: Slot::from_u32(value.as_u32()) });
                    }
                }
            }
            for &reg in to.get(&value).into_iter().flatten().filter(|reg| !held.contains(reg)) {
                let prices = prices_of(func, self.program.target, value);
                let moved = held.first().map(|&reg| (prices.r#move, Source::Reg(reg)));
                let again = self.program.remat(source).map(|price| (price, Source::Remat(source)));
                let loaded = in_slot.then_some((prices.load, Source::Slot(source)));
                let cheapest = [moved, again, loaded].into_iter().flatten().min_by_key(|source| source.0);
                copies.push(Copy { value, from: cheapest?.1, to: reg });
            }
        }
        let (moves, others): (Vec<Copy>, Vec<Copy>) =
            copies.into_iter().partition(|copy| matches!(copy.from, Source::Reg(_)));
        let mut used: BTreeSet<Reg> = from.values().chain(to.values()).flatten().copied().collect();
        self.touched.extend(used.iter().copied());
        self.moves(point, moves, &mut used)?;
        for Copy { value, from, to } in others {
            let (ty, to) = (func.value_type(value), self.home(to, value)?);
            match from {
                Source::Slot(from) => self.edit(point, Edit::Load { ty, from: Slot::from_u32(from.as_u32()), to }),
                Source::Remat(value) => self.edit(point, Edit::Remat { value, from: RematUses::NONE, to }),
                Source::Reg(_) => {}
            }
        }
        Some(())
    }

    /// Moves in an order in which nothing is overwritten that is still read.
    fn moves(&mut self, point: Point, moves: Vec<Copy>, used: &mut BTreeSet<Reg>) -> Option<()> {
        let Program { func, target, groups, .. } = *self.program;
        let mut left: Vec<(Value, Reg, Reg)> = Vec::new();
        for Copy { value, from, to } in moves {
            let Source::Reg(from) = from else { continue };
            left.push((value, from, to));
        }
        while !left.is_empty() {
            let ready = left.iter().position(|copy| left.iter().all(|other| other.1 != copy.2));
            let (value, from, to) = left[ready.unwrap_or(0)];
            let ty = func.value_type(value);
            if let Some(ready) = ready {
                let (from, to) = (self.home(from, value)?, self.home(to, value)?);
                self.edit(point, Edit::Move { ty, from, to });
                left.swap_remove(ready);
            } else if target.ty(ty).swap {
                let (a, b) = (self.home(to, value)?, self.home(from, value)?);
                self.edit(point, Edit::Swap { ty, a, b });
                for copy in &mut left {
                    copy.1 = if copy.1 == to {
                        from
                    } else if copy.1 == from {
                        to
                    } else {
                        copy.1
                    };
                }
                left.retain(|copy| copy.1 != copy.2);
            } else {
                let all = groups.of_type(target, ty).into_iter().flat_map(|group| &groups.all[group].roots);
                let is_saved = |reg: &Reg| func.callee_saved_regs(target).any(|saved| target.overlap(saved, *reg));
                let temp = all.copied().filter(|reg| !used.contains(reg)).min_by_key(is_saved)?;
                used.insert(temp);
                self.touched.insert(temp);
                let (source, temporary) = (self.home(to, value)?, self.home(temp, value)?);
                self.edit(point, Edit::Move { ty, from: source, to: temporary });
                left.iter_mut().filter(|copy| copy.1 == to).for_each(|copy| copy.1 = temp);
            }
        }
        Some(())
    }

    /// Has two values share a slot.
    fn share_slot(&mut self, a: Value, b: Value) {
        let (a, b) = (self.slot(a), self.slot(b));
        self.slot_of[a.as_u32() as usize] = b;
    }
    fn slot(&self, mut value: Value) -> Value {
        while self.slot_of[value.as_u32() as usize] != value {
            value = self.slot_of[value.as_u32() as usize];
        }
        value
    }

    /// Numbers the slots, and notes which callee-saved registers are written.
    fn finish(mut self) -> Allocation {
        let Program { func, target, groups, .. } = *self.program;
        let mut out = std::mem::take(&mut self.out);
        let mut numbers: BTreeMap<Value, Slot> = BTreeMap::new();
        let mut slots: PrimaryMap<Slot, SlotData> = PrimaryMap::new();
        let (mut frame_size, mut scalable_size, mut frame_align) = (0u32, 0u32, 1);
        let mut number = |slot: &mut Slot| {
            let value = self.slot(Value::from_u32(slot.as_u32()));
            *slot = *numbers.entry(value).or_insert_with(|| {
                let ty = target.ty(func.value_type(value));
                let (size, align) = (u32::from(ty.spill_size), u32::from(ty.spill_align));
                let area = SlotArea::of(ty);
                let end = if area == SlotArea::Scalable { &mut scalable_size } else { &mut frame_size };
                let offset = end.next_multiple_of(align);
                *end = offset + size;
                frame_align = frame_align.max(align);
                slots.push(SlotData { area, offset, size })
            });
        };
        for loc in &mut out.operands {
            if let Loc::Slot(slot) = loc {
                number(slot);
            }
        }
        for (_, edit) in &mut out.edits {
            match edit {
                Edit::Store { to: slot, .. } | Edit::Load { from: slot, .. } => number(slot),
                _ => {}
            }
        }
        (out.slots, out.frame_align) = (slots, frame_align);
        out.frame_size = frame_size.next_multiple_of(frame_align);
        out.scalable_size = scalable_size.next_multiple_of(frame_align);
        out.edits.sort_by_key(|edit| edit.0);
        out.alternatives.sort_by_key(|alternative| alternative.0);
        for &inst in self.program.steps.keys() {
            let form = out.form(func, inst);
            for (index, group) in groups.all.iter().enumerate() {
                if groups.writes(func, target, form, index) {
                    self.touched.extend(&group.roots);
                }
            }
        }
        let is_touched = |reg: &Reg| self.touched.iter().any(|&root| target.overlap(root, *reg));
        let saved = func.callee_saved_regs(target).filter(is_touched);
        out.saved = saved.map(|reg| SavedReg { reg, slot: None }).collect();
        out
    }
}
