//! Read-modify-write: instructions that change a value in its slot.
//!
//! Where a value is loaded for one instruction, and its result is stored in the same slot and not read from its register,
//! the instruction may do all three itself: `add [slot], rax` instead of a load, an addition and a store.
//!
//! # Input
//! The locations of operands, the edits, the coloured slots, and the registers of values at the ends of blocks.
//!
//! # Output
//! Such instructions are issued in an alternative in which a def is tied to a use in a slot. The load and the store are gone.
//! The most preferred alternative that fits is taken.
//!
//! # Why correct
//! The instruction reads from the slot what the load read. It writes there what the store wrote, when nothing between load
//! and store reads or writes the slot or the register. Nothing after the store reads the register before it is overwritten.
//! All other operands are where they were, which the alternative allows: it has the same phases, no more clobbers, and its
//! relations hold.
//!
//! # Cost
//! Nothing without such alternatives. Otherwise linear in the edits, beside a sort of the edits. For each load it looks at
//! most at [`MAX_AHEAD`] instructions.
//!
//! # Reference
//! LLVM's `InlineSpiller` folds spills and reloads into memory operands in the same way.

use alloc::vec::Vec;

use fixedbitset::FixedBitSet;

use crate::frame::context::FrameCx;
use crate::frame::stack_slots::StackSlots;
use crate::ir::Inst;
use crate::output::{Edit, Loc, Point, Slot};
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::emitter::{Emitter, Phase};
use crate::sorts::sort_by_key;
use crate::target::{Form, FormView, Reg, Type};

/// Maximum number of instructions behind a store among which a reader of the register is looked for. If it is not
/// overwritten within them, the value is taken to be read.
const MAX_AHEAD: usize = 64;

/// A load that an instruction may make unnecessary.
struct FoldableLoad {
    inst: Inst,
    ty: Type,
    reg: Reg,
    slot: Slot,
    /// Its index among the edits.
    index: usize,
}

/// Replaces loads and stores around instructions by alternatives that read and write the slot. `forms` are the alternatives
/// that were chosen so far, by instruction; `at_ends` says what is in which register at the ends of blocks.
pub fn modify_in_slots<const W: usize>(
    cx: &FrameCx<'_, W>,
    slots: &StackSlots,
    at_ends: &BoundaryRegs,
    emitter: &mut Emitter<W>,
    forms: &mut Vec<(Inst, Form)>,
) {
    if !cx.constraints.forms().iter().any(|info| info.is_used && info.shape.may_modify_slots()) {
        return;
    }
    if !emitter.edits().any(|edit| foldable_load(cx, 0, edit).is_some()) {
        return;
    }
    let edits = emitter.sort(cx.func).to_vec();
    let search = StoreSearch { cx, slots, at_ends, edits: &edits };
    let mut gone = FixedBitSet::with_capacity(edits.len());
    let mut chosen: Vec<(Inst, Form)> = Vec::new();
    for load in edits.iter().enumerate().filter_map(|(index, &edit)| foldable_load(cx, index, edit)) {
        let Some((form, use_, def)) = search.alternative(&load, emitter.operands()) else { continue };
        let Some(store) = search.store_behind(&load, emitter.operands()) else { continue };
        let operands = cx.func.operand_range(load.inst);
        emitter.set_operand(operands.start + use_, Loc::Slot(load.slot));
        emitter.set_operand(operands.start + def, Loc::Slot(load.slot));
        gone.insert(load.index);
        gone.insert(store);
        chosen.push((load.inst, form));
    }
    emitter.remove(&gone);
    // Both lists are in the order of instructions.
    forms.retain(|form| chosen.binary_search_by_key(&form.0, |chosen| chosen.0).is_err());
    forms.append(&mut chosen);
    sort_by_key(forms, |form| form.0);
}

/// The load that an edit is, if it loads a value for an instruction that may have it in the slot. `index` is its position.
fn foldable_load<const W: usize>(
    cx: &FrameCx<'_, W>,
    index: usize,
    edit: (Point, Phase, Edit),
) -> Option<FoldableLoad> {
    match edit {
        (Point::Before(inst), Phase::Copy, Edit::Load { ty, from: slot, to: reg }) => {
            cx.constraints.shape(inst).may_modify_slots().then_some(FoldableLoad { inst, ty, reg, slot, index })
        }
        _ => None,
    }
}

/// What the search for a store reads.
struct StoreSearch<'a, const W: usize> {
    cx: &'a FrameCx<'a, W>,
    slots: &'a StackSlots,
    at_ends: &'a BoundaryRegs,
    /// The edits in order.
    edits: &'a [(Point, Phase, Edit)],
}

impl<const W: usize> StoreSearch<'_, W> {
    /// The store of the result, by its index among the edits, if load and store may be left out.
    fn store_behind(&self, load: &FoldableLoad, locs: &[Loc]) -> Option<usize> {
        let &FoldableLoad { inst, ty, reg, slot, index: load } = load;
        let next = Inst::from_u32(inst.as_u32() + 1);
        if next.as_u32() >= self.cx.func.block(self.cx.func.block_of(inst)).insts.1 {
            return None;
        }
        let slot = self.slots.of(slot)?;
        // What follows the store is looked at below.
        let mut between = self.edits.iter().enumerate().skip(load + 1);
        let store = between.find_map(|(index, &(at, _, edit))| match edit {
            _ if at != Point::Before(inst) && at != Point::Before(next) => Some(None),
            Edit::Store { ty: stored, from, to } if self.slots.of(to) == Some(slot) => {
                Some((at == Point::Before(next) && stored == ty && from == reg).then_some(index))
            }
            Edit::Load { from, .. } if self.slots.of(from) == Some(slot) => Some(None),
            _ if self.touches(edit, reg) => Some(None),
            _ => None,
        });
        let store = store??;
        self.is_dead_behind(store, next, reg, locs).then_some(store)
    }

    /// Whether nothing reads a register behind an edit before `next` until it is overwritten.
    fn is_dead_behind(&self, edit: usize, next: Inst, reg: Reg, locs: &[Loc]) -> bool {
        let (func, target) = (self.cx.func, self.cx.machine.target);
        let block = func.block_of(next);
        let (_, end) = func.block(block).insts;
        let mut rest = self.edits[edit + 1..].iter().peekable();
        for inst in (next.as_u32()..end).map(Inst::from_u32).take(MAX_AHEAD) {
            while let Some((_, _, edit)) = rest.next_if(|edit| edit.0 == Point::Before(inst)) {
                if self.reads(*edit, reg) {
                    return false;
                }
                if self.touches(*edit, reg) {
                    return true;
                }
            }
            let form = self.cx.forms.form(func, target, inst);
            let operands = || form.operands().zip(&locs[func.operand_range(inst)]);
            let overlaps = |loc: &Loc| loc.reg().is_some_and(|other| target.overlap(other, reg));
            if operands().any(|(desc, loc)| !desc.is_def() && overlaps(loc)) {
                return false;
            }
            if operands().any(|(desc, loc)| desc.is_def() && overlaps(loc)) {
                return true;
            }
        }
        let is_whole_block = (end - next.as_u32()) as usize <= MAX_AHEAD;
        is_whole_block && !self.at_ends.exit.of(block).iter().any(|&(_, other)| target.overlap(other, reg))
    }

    /// The alternative in which an instruction changes a value in its slot, with the use and the def.
    fn alternative(&self, load: &FoldableLoad, locs: &[Loc]) -> Option<(Form, usize, usize)> {
        let (func, target) = (self.cx.func, self.cx.machine.target);
        let &FoldableLoad { inst, reg, .. } = load;
        let locs = &locs[func.operand_range(inst)];
        let current = self.cx.forms.form(func, target, inst);
        func.available_alternatives(target, func.inst(inst).form).find_map(|form| {
            let view = func.form(target, form);
            let (use_, def) = view.modified_in_slots().next()?;
            let in_slot = |operand: usize| operand == use_ || operand == def;
            let only_it = || {
                locs.iter().enumerate().all(|(operand, loc)| match loc {
                    Loc::Reg(other) => in_slot(operand) == target.overlap(*other, reg),
                    _ => false,
                })
            };
            let prices = self.cx.prices(func.inst_operands(inst)[use_]);
            let in_slot_cost = prices.slot_read + prices.slot_write + self.cx.form_price(form);
            let cost = prices.load + prices.store + self.cx.form_price(self.cx.forms.chosen_form(func, inst));
            let fits = in_slot_cost <= cost
                && locs[use_] == Loc::Reg(reg)
                && locs[def] == Loc::Reg(reg)
                && only_it()
                && self.is_like(current, view)
                && (0..locs.len()).all(|operand| in_slot(operand) || self.fits(view, operand, locs))
                && self.relations_hold(view, in_slot, locs);
            fits.then_some((form, use_, def))
        })
    }

    /// Whether each operand is read or written in the same phase, and no more is clobbered.
    fn is_like(&self, current: FormView<'_>, other: FormView<'_>) -> bool {
        let phases = |form: FormView<'_>| form.operands().map(|desc| (desc.role(), desc.pos())).collect::<Vec<_>>();
        phases(current) == phases(other)
            && other.clobbers.iter().zip(current.clobbers).all(|(more, known)| more & !known == 0)
    }

    /// Whether an operand may be where it is.
    fn fits(&self, form: FormView<'_>, operand: usize, locs: &[Loc]) -> bool {
        let desc = form.operand(operand);
        let Loc::Reg(reg) = locs[operand] else { return false };
        let is_there = match desc.fixed_reg() {
            Some(fixed) => reg == fixed,
            None => self.cx.machine.target.class_regs(desc.class()).contains(&reg),
        };
        let is_tied = || desc.overwrites().is_none_or(|to| locs[usize::from(to)] == locs[operand]);
        !desc.is_in_memory() && is_there && is_tied()
    }

    fn relations_hold(&self, form: FormView<'_>, in_slot: impl Fn(usize) -> bool, locs: &[Loc]) -> bool {
        let target = self.cx.machine.target;
        let in_reg = |operand: u16| locs[usize::from(operand)].reg().filter(|_| !in_slot(operand.into()));
        form.relations.iter().all(|relation| relation.relation.holds(target, in_reg))
    }

    /// Whether an edit reads a register or a part of it.
    fn reads(&self, edit: Edit, reg: Reg) -> bool {
        let overlaps = |other: Reg| self.cx.machine.target.overlap(other, reg);
        match edit {
            Edit::Move { from, .. } | Edit::Store { from, .. } | Edit::Transfer { from, .. } => overlaps(from),
            Edit::Swap { a, b, .. } => overlaps(a) || overlaps(b),
            Edit::Load { .. } | Edit::Remat { .. } | Edit::Scratch { .. } => false,
        }
    }

    /// Whether an edit reads or writes a register or a part of it.
    fn touches(&self, edit: Edit, reg: Reg) -> bool {
        edit.regs().any(|other| self.cx.machine.target.overlap(other, reg))
    }
}
