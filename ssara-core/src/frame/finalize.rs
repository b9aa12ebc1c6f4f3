//! Completing the output: preserved registers, final slots, the order of edits, statistics.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::context::Cx;
use crate::analysis::remat::Remats;
use crate::analysis::save_cost::cost_of_saving;
use crate::frame::context::FrameCx;
use crate::frame::shrink_wrap as wrap;
use crate::frame::spill_to_bank as transfer;
use crate::frame::stack_slots::StackSlots;
use crate::frame::touched_units::touched_units;
use crate::ir::{Block, Function};
use crate::options::CalleeSaves;
use crate::output::{Allocation, Edit, Loc, Point as At, SavedReg, Slot, Stats};
use crate::resolve::emitter::{Emitter, Phase};
use crate::target::Reg;

/// Makes the result of what the passes have left.
pub fn finish<const W: usize>(cx: &FrameCx<'_, W>, slots: &mut StackSlots, emitter: &mut Emitter<W>) -> Allocation {
    let &FrameCx { sets, forms, .. } = cx;
    let Cx { func, machine, cfg, remats, .. } = cx.cx;
    let target = machine.target;
    for index in 0..emitter.temps.types().len() {
        slots.add(target, emitter.temps.types()[index]);
    }
    transfer::slots_to_registers(cx, slots, emitter);
    let mut operands = emitter.take_operands();
    let mut named = alloc::vec![false; target.regs.len()];
    for loc in &mut operands {
        match loc {
            Loc::Reg(reg) => named[reg.index()] = true,
            Loc::Slot(number) => *number = slots.of(*number).unwrap_or(*number),
            Loc::None => {}
        }
    }
    let saved = save_preserved(cx, &operands, named, slots, emitter);
    emitter.sort();
    let mut allocation = Allocation { saved, operands, ways: forms.chosen.clone(), ..Allocation::default() };
    let slot = |number: Slot| slots.of(number).unwrap_or(number);
    allocation.edits.reserve(emitter.edits().len());
    let mut counter = Counter::new(func, cfg);
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
    allocation.stats.spilled_values = sets.spilled.count_ones(..) as u32;
    (allocation.slots, allocation.frame_size, allocation.frame_align) = slots.frame();
    allocation
}

/// Finds the preserved registers that the function writes, and saves them if that is asked for. `named` says which
/// registers operands are in.
fn save_preserved<const W: usize>(
    cx: &FrameCx<'_, W>,
    operands: &[Loc],
    named: Vec<bool>,
    slots: &mut StackSlots,
    emitter: &mut Emitter<W>,
) -> Vec<SavedReg> {
    let (func, machine) = (cx.func, cx.machine);
    let target = machine.target;
    let mut saved = Vec::new();
    let banks = || target.bank_ids();
    if banks().all(|bank| machine.bank(bank).preserved.is_empty()) {
        return saved;
    }
    // What something reads, something has written.
    let written = touched_units(cx, named, emitter);
    if !banks().any(|bank| written[bank.index()].intersects(machine.bank(bank).preserved)) {
        return saved;
    }
    let is_written = |&reg: &Reg| machine.mask(reg).intersects(written[machine.reg_bank(reg).index()]);
    let mut by_edits = Vec::new();
    for reg in func.preserved_regs(target).filter(is_written) {
        // Edits leave reserved registers alone; who reserved one saves it.
        let by_client = cx.options.callee_saves == CalleeSaves::Report || machine.is_reserved(reg);
        let ty = target.reg(reg).ty.filter(|_| !by_client);
        let slot = ty.map(|ty| {
            let number = slots.add(target, ty);
            by_edits.push((reg, ty, number));
            number
        });
        saved.push(SavedReg { reg, slot: slot.and_then(|number| slots.of(number)) });
    }
    wrap::save(cx, operands, &by_edits, emitter);
    saved
}

/// What it takes the client to save the preserved registers that are left to it.
pub fn cost_of_reported_saves<const W: usize>(cx: &FrameCx<'_, W>, allocation: &Allocation) -> f64 {
    let reported = allocation.saved.iter().filter(|saved| saved.slot.is_none()).count();
    reported as f64 * f64::from(cost_of_saving(cx.func, cx.code, cx.cfg))
}

/// Counts edits in their order, keeping up with the block they are in.
struct Counter<'a> {
    func: &'a Function,
    cfg: &'a Cfg,
    block: u32,
    last_edge: Option<usize>,
    stats: Stats,
}

impl<'a> Counter<'a> {
    fn new(func: &'a Function, cfg: &'a Cfg) -> Self {
        Counter { func, cfg, block: 0, last_edge: None, stats: Stats::default() }
    }

    fn count(&mut self, at: At, phase: Phase, edit: Edit, remats: &Remats) {
        let freq = match at {
            At::Before(inst) => {
                while self.func.block(Block::from_u32(self.block)).insts.1 <= inst.as_u32() {
                    self.block += 1;
                }
                self.cfg.freq(Block::from_u32(self.block))
            }
            At::Edge(edge) => {
                if self.last_edge.replace(edge.index()) != Some(edge.index()) {
                    self.stats.split_edges += 1;
                }
                self.cfg.edge_freq(self.func, edge)
            }
        };
        let count = match (edit, phase) {
            (Edit::Move { .. }, _) => &mut self.stats.moves,
            (Edit::Swap { .. }, _) => &mut self.stats.swaps,
            (Edit::Store { .. }, Phase::Save) => &mut self.stats.saves,
            (Edit::Load { .. }, Phase::Restore) => &mut self.stats.restores,
            (Edit::Store { .. }, _) => &mut self.stats.stores,
            (Edit::Load { .. }, _) => &mut self.stats.reloads,
            (Edit::Remat { value, .. }, _) if remats.beats_move(value) => &mut self.stats.cheap_remats,
            (Edit::Remat { .. }, _) => &mut self.stats.remats,
            (Edit::Transfer { .. }, _) => &mut self.stats.transfers,
        };
        count.add(f64::from(freq));
    }
}
