//! Colouring at the start of a block: registers for the values that the plan has there.
//!
//! They stay where they are at the end of the only predecessor, or else of the most frequent one of which that is known, as
//! far as nothing destroys them there (at a header: nothing in the loop); parameters go where most of their arguments are
//! or where instructions want them, whichever is more frequent, and all others where `pick` wants them. What then differs on
//! the other edges is for `edges` to move. Where the choices leave no room in one piece, the values are packed anew, which
//! the plan promises to work.
//!
//! Takes time linear in the values at the start of the block, and in the arguments on the edges to it times the registers.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::shuffle;
use crate::color::{Coloring, last_inst};
use crate::contracts::NoSolution;
use crate::ir::{Block, Edge, Value};
use crate::solver::packing as pack;
use crate::solver::packing::{Bulk, EARLY, Free, LATE, What};
use crate::target::{Bank, Reg};

/// Of the predecessors of a block, so many are asked whether they have moved a value.
const MAX_PREDS: usize = 4;

/// Of the registers in which the arguments for a parameter are, so many are weighed against each other.
const MAX_CANDIDATES: usize = 4;

/// How often arguments for a parameter are in a register.
pub struct Vote {
    param: Value,
    reg: Reg,
    freq: f32,
}

impl<const W: usize> Coloring<W> {
    /// Gives the values at the start of a block registers: where they are at the end of the most frequent predecessor
    /// that is coloured, or has been in the draft, as far as that is possible.
    pub fn enter(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, block: Block) -> Result<(), NoSolution> {
        let (func, machine, cfg, plan) = (cx.func, cx.machine, cx.cfg, cx.plan);
        if let Some(edge) = cfg.only_edge(func, block)
            && !cx.options.stress.moves_values()
            && self.stay(cx, block, edge)
        {
            return Ok(());
        }
        self.file.clear();
        let mut base: Option<(f32, Edge)> = None;
        for &edge in cfg.pred_edges(block) {
            let freq = cfg.edge_freq(func, edge);
            let in_draft = || !self.draft.exit.of(cfg.from(edge)).is_empty();
            let known = !cfg.is_back_edge(func, edge) || in_draft();
            if known && base.is_none_or(|base| freq > base.0) {
                base = Some((freq, edge));
            }
        }
        let stamp = block.as_u32();
        if let Some((_, edge)) = base {
            let from = cfg.from(edge);
            let regs = if cfg.is_back_edge(func, edge) { &self.draft } else { &self.regs };
            for &(value, reg) in regs.exit.of(from) {
                self.at_pred[value.index()] = (stamp, reg);
            }
        }
        let params = func.block_params(block);
        let at_pred = |at_pred: &[(u32, Reg)], value: Value| {
            let (of, reg) = at_pred[value.index()];
            (of == stamp).then_some(reg)
        };
        self.uneasy.clear();
        for &value in plan.residency.entry(block) {
            // A register that only a fixed operand can name is no place to stay. Nor is one that the loop takes away: the
            // value would leave it and come back in every round.
            let Some(reg) = at_pred(&self.at_pred, value).filter(|_| !params.contains(&value)) else { continue };
            if !machine.is_allocatable(reg) {
                continue;
            }
            let mut avoid = self.picker.avoid(value);
            if cfg.is_loop_header(block) {
                avoid = avoid.and(plan.hints.loop_clobbers(block, machine.reg_bank(reg)));
            }
            if !machine.mask(reg).intersects(avoid) {
                self.file.put(machine, value, reg);
            } else if !cfg.is_loop_header(block) {
                self.uneasy.push((value, reg));
            }
        }
        // What has to move sooner or later need not move back on the way from a predecessor where it has moved already.
        for index in 0..self.uneasy.len() {
            let (value, reg) = self.uneasy[index];
            let moved = self.moved_in_pred(cx, block, value);
            let place = [moved, Some(reg)]
                .into_iter()
                .flatten()
                .find(|&reg| !machine.mask(reg).intersects(self.file.taken[machine.reg_bank(reg).index()]));
            if let Some(place) = place {
                self.file.put(machine, value, place);
            }
        }
        if !params.is_empty() {
            self.join_arguments(cx, block);
        }
        let mut broken = false;
        for &value in plan.residency.entry(block) {
            if self.file.reg[value.index()].is_some() {
                continue;
            }
            let ty = func.value_type(value);
            let bank = machine.ty(ty).bank;
            let free = machine.bank(bank).units.minus(self.file.taken[bank.index()]);
            match self.picker.pick(cx, webs, &self.file, value, ty, free, false) {
                Some(reg) => self.file.put(machine, value, reg),
                None => broken = true,
            }
        }
        if broken {
            self.enter_packed(cx, block)?;
        }
        if cx.options.stress.moves_values() {
            shuffle::move_values(&cx.options.stress, func, machine, plan.residency.entry(block), &mut self.file);
        }
        let mut smooth = params.is_empty();
        self.regs.entry.start(block);
        for &value in plan.residency.entry(block) {
            let reg = self.file.reg[value.index()].ok_or(NoSolution(last_inst(func, block)))?;
            self.picker.note(webs, value, reg);
            smooth &= at_pred(&self.at_pred, value) == Some(reg);
            self.regs.entry.push((value, reg));
        }
        self.regs.entry.end(block);
        let is_final = |edge: &Edge| !cfg.is_back_edge(func, *edge);
        self.smooth[block.index()] = base.map(|base| base.1).filter(is_final).filter(|_| smooth);
        Ok(())
    }

    /// Leaves all values where the only predecessor has them; says whether that is possible.
    fn stay(&mut self, cx: &ColorCx<'_, W>, block: Block, edge: Edge) -> bool {
        let (machine, plan) = (cx.machine, cx.plan);
        let from = cx.cfg.from(edge);
        let stamp = block.as_u32();
        for &(value, reg) in self.regs.exit.of(from) {
            self.at_pred[value.index()] = (stamp, reg);
        }
        self.file.clear();
        self.regs.entry.start(block);
        for &value in plan.residency.entry(block) {
            let (of, reg) = self.at_pred[value.index()];
            if of != stamp || !machine.is_allocatable(reg) {
                self.regs.entry.restart(block);
                return false;
            }
            self.file.put(machine, value, reg);
            self.regs.entry.push((value, reg));
        }
        self.regs.entry.end(block);
        self.smooth[block.index()] = Some(edge);
        true
    }

    /// Gives parameters the registers in which their arguments are most often, as far as that is known, or in which they are
    /// wanted more often, if nothing destroys them there; where several would have the same, the one that saves most moves gets it.
    fn join_arguments(&mut self, cx: &ColorCx<'_, W>, block: Block) {
        let (func, machine, cfg, plan) = (cx.func, cx.machine, cx.cfg, cx.plan);
        let votes = &mut self.votes;
        votes.clear();
        for (index, &param) in func.block_params(block).iter().enumerate() {
            if !plan.residency.entry(block).contains(&param) {
                continue;
            }
            let first = votes.len();
            for &edge in cfg.pred_edges(block) {
                let regs = if cfg.is_back_edge(func, edge) { &self.draft } else { &self.regs };
                let arg = func.edge_args(edge)[index];
                let Some(reg) = regs.at_exit(cfg.from(edge), arg) else { continue };
                if !machine.is_allocatable(reg) {
                    continue;
                }
                let freq = cfg.edge_freq(func, edge);
                if let Some(vote) = votes[first..].iter_mut().find(|vote| vote.reg == reg) {
                    vote.freq += freq;
                } else if votes.len() < first + MAX_CANDIDATES {
                    votes.push(Vote { param, reg, freq });
                }
            }
            // An instruction that wants it elsewhere more often than it comes from there has a vote, too.
            if let Some((reg, freq)) = plan.hints.hint[param.index()]
                && machine.is_allocatable(reg)
                && machine.target.reg(reg).ty == Some(func.value_type(param))
            {
                match votes[first..].iter_mut().find(|vote| vote.reg == reg) {
                    Some(vote) => vote.freq += freq,
                    None => votes.push(Vote { param, reg, freq }),
                }
            }
        }
        // Stable: of equals, the parameters that come first.
        votes.sort_by(|a, b| b.freq.total_cmp(&a.freq));
        for &Vote { param, reg, .. } in &self.votes {
            let bank = machine.reg_bank(reg);
            let taken = self.file.taken[bank.index()].or(self.picker.avoid(param));
            if self.file.reg[param.index()].is_none() && !machine.mask(reg).intersects(taken) {
                self.file.put(machine, param, reg);
            }
        }
    }

    /// The register to which coloured predecessors of a block have moved a value, out of the way of what would destroy it,
    /// unless the value comes from the others more often.
    fn moved_in_pred(&self, cx: &ColorCx<'_, W>, block: Block, value: Value) -> Option<Reg> {
        let (func, machine, cfg, _plan) = (cx.func, cx.machine, cx.cfg, cx.plan);
        let avoid = self.picker.avoid(value);
        let mut moved = None;
        let mut balance = 0.0;
        for &edge in cfg.pred_edges(block).iter().take(MAX_PREDS) {
            let Some(reg) = self.regs.at_exit(cfg.from(edge), value) else { continue };
            let safe = machine.is_allocatable(reg) && !machine.mask(reg).intersects(avoid);
            balance += if safe { cfg.edge_freq(func, edge) } else { -cfg.edge_freq(func, edge) };
            if safe {
                moved.get_or_insert(reg);
            }
        }
        moved.filter(|_| balance >= 0.0)
    }

    /// Packs the values at the start of a block anew, where free units were there but not in one piece: with as few moves
    /// as a greedy choice gives or, where that fails, without regard to where they were.
    fn enter_packed(&mut self, cx: &ColorCx<'_, W>, block: Block) -> Result<(), NoSolution> {
        let (func, machine) = (cx.func, cx.machine);
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let of_bank = |value: &Value| machine.ty(func.value_type(*value)).bank == bank;
            let values = cx.plan.residency.entry(block).iter().copied().filter(of_bank);
            let item = |value: Value| {
                let current = self.file.reg[value.index()];
                Bulk::new(What::Through, value, func.value_type(value), EARLY | LATE, current)
            };
            let mut items: Vec<Bulk> = values.map(item).collect();
            let units = machine.bank(bank).units;
            let free = Free { early: units, late: units };
            if !pack::pack_in_place(machine, bank, &mut items, free, &mut |_, _, _| None)
                && !pack::pack_exactly(machine, bank, &mut items, free)
            {
                return Err(NoSolution(last_inst(func, block)));
            }
            for item in &items {
                self.file.remove(machine, item.value);
            }
            for item in items {
                if let Some(reg) = item.reg {
                    self.file.put(machine, item.value, reg);
                }
            }
        }
        Ok(())
    }
}
