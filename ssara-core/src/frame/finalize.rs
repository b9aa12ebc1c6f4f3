//! Completing the output: callee-saved registers, final slots, the order of edits, statistics.
//!
//! # Input
//! The locations of operands and the edits as the passes have emitted them, with slots numbered by web, and the coloured
//! slots.
//!
//! # Output
//! The allocation. Originals that nothing reads have no location. Some slots have become registers of other banks. Some
//! instructions change values in their slots. Callee-saved registers are saved, slots are those of the frame, and edits are
//! in the order in which they are executed.
//!
//! # Why correct
//! Only defs that no operand and no edit reads lose their locations. One table turns slots of webs into slots of the frame,
//! for operands and edits alike. The sort keeps the order of edits of the same point and phase.
//!
//! # Cost
//! Linear in the operands, instructions, edges, edits and registers, beside the passes that it calls.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::context::Cx;
use crate::analysis::remat::Remats;
use crate::analysis::save_cost::SaveFrequencies;
use crate::frame::context::FrameCx;
use crate::frame::read_modify_write::modify_in_slots;
use crate::frame::shrink_wrap::save;
use crate::frame::spill_to_bank::spill_to_banks;
use crate::frame::stack_slots::StackSlots;
use crate::frame::touched_units::touched_units;
use crate::ir::{Block, Function};
use crate::options::CalleeSaves;
use crate::output::{Allocation, Edit, Loc, Operation, Point, SavedReg, Slot, Stats, Unread};
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::emitter::{Emitter, Phase};
use crate::target::{Prices, Reg, Remat, TargetDesc};

/// Whether the finished code is improved once more.
#[derive(Clone, Copy)]
pub enum Peepholes<'a> {
    /// It is not. `O0` saves the time.
    None,
    /// Instructions change values in their slots where that saves a load and a store. Originals and rematerialisations that
    /// nothing reads are left out, and their registers need no saving.
    All {
        /// What is in which register at the ends of blocks.
        at_ends: &'a BoundaryRegs,
    },
}

/// Makes the allocation from what the passes have emitted. Overwrites `out`, and keeps its buffers.
pub fn finalize<const W: usize>(
    cx: &FrameCx<'_, W>,
    slots: &mut StackSlots,
    emitter: &mut Emitter<W>,
    peepholes: Peepholes<'_>,
    out: &mut Allocation,
) {
    let target = cx.machine.target;
    for index in 0..emitter.temps.types().len() {
        slots.add(target, emitter.temps.types()[index]);
    }
    spill_to_banks(cx, slots, emitter);
    out.alternatives.clone_from(&cx.forms.chosen);
    if let Peepholes::All { at_ends } = peepholes {
        modify_in_slots(cx, slots, at_ends, emitter, &mut out.alternatives);
    }
    emitter.swap_operands(&mut out.operands);
    if let Peepholes::All { .. } = peepholes {
        leave_out_unread(cx, emitter, out);
    }
    let mut named = FixedBitSet::with_capacity(target.regs.len());
    let mut in_slots = Vec::new();
    for (index, loc) in out.operands.iter_mut().enumerate() {
        match loc {
            Loc::Reg(reg) => named.insert(reg.index()),
            Loc::Slot(slot) => {
                *slot = slots.of(*slot).unwrap_or(*slot);
                in_slots.push(index);
            }
            Loc::None => {}
        }
    }
    out.saved = save_callee_saved(cx, &out.operands, named, slots, emitter);
    emitter.sort(cx.func);
    set_edits(cx, slots, emitter, out);
    count_operands(cx, &in_slots, out);
    (out.slots, out.frame_size, out.frame_align) = slots.frame();
}

/// Takes the locations of defs away that nothing reads, because all readers have the value rematerialised, and removes
/// rematerialisations that nothing reads. Then these registers need no saving.
fn leave_out_unread<const W: usize>(cx: &FrameCx<'_, W>, emitter: &mut Emitter<W>, out: &mut Allocation) {
    if !emitter.edits().any(|(_, _, edit)| matches!(edit, Edit::Remat { .. })) {
        return;
    }
    // Nothing reads a callee-saved register that is not saved yet but what the function itself has written.
    out.saved.clear();
    emitter.sort(cx.func);
    out.edits.clear();
    out.edits.extend(emitter.edits().map(|(at, _, edit)| (at, edit)));
    let Unread { originals, remats } = Unread::find(cx.func, cx.machine.target, out);
    for inst in originals {
        out.operands[cx.func.operand_range(inst)].fill(Loc::None);
    }
    emitter.remove(&remats);
}

/// Adds the edits with their final slots, and counts them.
fn set_edits<const W: usize>(
    cx: &FrameCx<'_, W>,
    slots: &StackSlots,
    emitter: &Emitter<W>,
    allocation: &mut Allocation,
) {
    let Cx { func, cfg, remats, .. } = cx.cx;
    let slot = |slot: Slot| slots.of(slot).unwrap_or(slot);
    allocation.edits.clear();
    allocation.edits.reserve(emitter.edits().len());
    let mut counter = Counter::new(func, cx.machine.target, cfg);
    for (at, phase, mut edit) in emitter.edits() {
        match &mut edit {
            Edit::Store { to, .. } => *to = slot(*to),
            Edit::Load { from, .. } => *from = slot(*from),
            Edit::Move { .. } | Edit::Swap { .. } | Edit::Remat { .. } | Edit::Transfer { .. } => {}
        }
        counter.count(at, phase, edit, remats);
        allocation.edits.push((at, edit));
    }
    allocation.stats = counter.stats;
    allocation.stats.spilled_values = cx.sets.spilled.count_ones(..) as u32;
}

/// Counts operands that instructions read or write in spill slots. `in_slots` are those in slots, by their positions.
fn count_operands<const W: usize>(cx: &FrameCx<'_, W>, in_slots: &[usize], out: &mut Allocation) {
    let Cx { func, cfg, constraints, .. } = cx.cx;
    let target = cx.machine.target;
    for &index in in_slots {
        let inst = constraints.inst_of(index);
        let operands = func.operand_range(inst);
        let desc = func.form(target, out.form(func, inst)).operand(index - operands.start);
        if desc.arg_slot().is_none() {
            let operation = if desc.is_def() { Operation::SlotWrite } else { Operation::SlotRead };
            let value = func.inst_operands(inst)[index - operands.start];
            let prices = &target.ty(func.value_type(value)).prices;
            out.stats.count(operation, prices, cfg.freq(func.block_of(inst)).into());
        }
    }
}

/// Finds the callee-saved registers that the function writes, and saves them if that is asked for. `named` says which
/// registers operands are in.
fn save_callee_saved<const W: usize>(
    cx: &FrameCx<'_, W>,
    operands: &[Loc],
    named: FixedBitSet,
    slots: &mut StackSlots,
    emitter: &mut Emitter<W>,
) -> Vec<SavedReg> {
    let (func, machine) = (cx.func, cx.machine);
    let target = machine.target;
    let mut saved = Vec::new();
    let banks = || target.bank_ids();
    if banks().all(|bank| machine.bank(bank).callee_saved.is_empty()) {
        return saved;
    }
    // Every unit that something reads has been written by something.
    let written = touched_units(cx, named, emitter);
    if !banks().any(|bank| written[bank.index()].intersects(machine.bank(bank).callee_saved)) {
        return saved;
    }
    let is_written = |&reg: &Reg| machine.mask(reg).intersects(written[machine.reg_bank(reg).index()]);
    let link = func.saved_link(target);
    let mut by_edits = Vec::new();
    for reg in func.callee_saved_regs(target).filter(is_written) {
        // Edits leave reserved registers alone; the client that reserved one saves it. It saves the link register, too.
        let by_client = cx.options.callee_saves == CalleeSaves::Report || machine.is_reserved(reg) || link == Some(reg);
        let ty = target.reg(reg).ty.filter(|_| !by_client);
        let slot = ty.map(|ty| {
            let slot = slots.add(target, ty);
            by_edits.push((reg, ty, slot));
            slot
        });
        saved.push(SavedReg { reg, slot: slot.and_then(|slot| slots.of(slot)) });
    }
    save(cx, operands, &by_edits, emitter);
    saved
}

/// The cost of saving the callee-saved registers that are left to the client.
pub fn cost_of_reported_saves<const W: usize>(cx: &FrameCx<'_, W>, allocation: &Allocation) -> f64 {
    let reported = || allocation.saved.iter().filter(|saved| saved.slot.is_none());
    if reported().next().is_none() {
        return 0.0;
    }
    let saves = SaveFrequencies::new(cx.func, cx.constraints, cx.cfg);
    let target = cx.machine.target;
    let prices = |saved: &SavedReg| target.reg(saved.reg).ty.map_or(Prices::DEFAULT, |ty| target.ty(ty).prices);
    reported().map(|saved| f64::from(saves.cost(&prices(saved).into()))).sum()
}

/// Counts edits in their order, weighted by frequency.
struct Counter<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    cfg: &'a Cfg,
    /// The block of the last edit in a block.
    block: u32,
    /// The edge of the last edit on an edge.
    last_edge: Option<usize>,
    stats: Stats,
}

impl<'a> Counter<'a> {
    fn new(func: &'a Function, target: &'a TargetDesc, cfg: &'a Cfg) -> Self {
        Counter { func, target, cfg, block: 0, last_edge: None, stats: Stats::default() }
    }

    fn count(&mut self, at: Point, phase: Phase, edit: Edit, remats: &Remats) {
        let freq = match at {
            Point::Before(inst) => {
                while self.func.block(Block::from_u32(self.block)).insts.1 <= inst.as_u32() {
                    self.block += 1;
                }
                self.cfg.freq(Block::from_u32(self.block))
            }
            Point::Edge(edge) => {
                if self.last_edge.replace(edge.index()) != Some(edge.index()) {
                    self.stats.split_edges += 1;
                }
                self.cfg.edge_freq(self.func, edge)
            }
        };
        let operation = match (edit, phase) {
            (Edit::Remat { value, .. }, _) if remats.of(value) == Remat::Undefined => return,
            (Edit::Store { .. }, Phase::Save) => Operation::Save,
            (Edit::Load { .. }, Phase::Restore) => Operation::Restore,
            (Edit::Remat { value, .. }, _) if remats.beats_move(value) => Operation::CheapRemat,
            _ => edit.operation(),
        };
        let prices = &self.target.ty(edit.value_type(self.func)).prices;
        self.stats.count(operation, prices, f64::from(freq));
    }
}
