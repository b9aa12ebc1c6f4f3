//! Colouring at the start of a block.
//!
//! # Input
//! The values that the plan has in registers there. The registers of values at the ends of predecessors that are coloured.
//!
//! # Output
//! A register for each of these values, by the first of these rules that gives it one:
//!
//! 1. It stays where it is at the end of the *base*, the most frequent predecessor for which that is known. The
//!    register must not be destroyed while the value lives; at a loop header, not in the loop.
//!    A loop into which it comes less often than an instruction asks for it elsewhere gets it there, if nothing destroys it.
//! 2. A value that something clobbers there goes to the register to which predecessors have moved it already, or stays
//!    for now.
//! 3. A parameter goes where most of its arguments are, or where an instruction asks for it, whichever is more frequent.
//! 4. A value goes where [`Selector::select`](crate::color::select::Selector::select) puts it.
//!
//! What then differs on the other edges is left to [`resolve`](crate::resolve).
//!
//! # Why correct
//! The choices may leave free units that are not in one piece. The values are then packed anew, which the plan promises to
//! work.
//!
//! # Cost
//! Linear in the values at the start of the block, and in the arguments on the edges to it times the registers.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::color::shuffle;
use crate::color::walk::{Clobbered, ColorWalk, Coloring, Vote, last_inst};
use crate::contracts::NoSolution;
use crate::ir::{Block, Edge, Value};
use crate::record::Decision;
use crate::solver::packing::{EARLY, Free, LATE, PackItem, What, pack_exactly, pack_in_place};
use crate::sorts::sort_by;
use crate::target::Reg;

/// Maximum number of predecessors of a block that are asked whether they have moved a value; further ones do not count.
/// Bounds the cost at blocks with many predecessors. 30 % more or less changes the sum of costs by 0.01 % at most.
const MAX_PREDS: usize = 4;

/// Maximum number of registers holding arguments for a parameter that are compared; further ones do not count. Bounds the
/// cost at blocks with many predecessors. 30 % more or less changes the sum of costs by 0.01 % at most.
const MAX_CANDIDATES: usize = 4;

impl<const W: usize> ColorWalk<'_, W> {
    /// Gives the values at the start of a block registers.
    ///
    /// # Errors
    /// If there are none for them, contrary to the plan.
    pub fn enter_block(&mut self, block: Block) -> Result<(), NoSolution> {
        let cx = self.cx;
        let moves_values = cx.options.stress.moves_values();
        if let Some(edge) = cx.cfg.only_edge(cx.func, block)
            && !moves_values
            && self.inherit(block, edge)
        {
            return Ok(());
        }
        self.state.file.clear();
        let base = self.base_edge(block);
        if let Some(edge) = base {
            let Coloring { regs, pred_exit, .. } = &mut *self.state;
            for &(value, reg) in regs.exit.of(cx.cfg.from(edge)) {
                pred_exit[value.index()] = (block.as_u32(), reg);
            }
        }
        self.stay_in_place(block);
        if cx.cfg.is_loop_header(block) {
            self.move_before_loop(block);
        }
        self.place_clobbered(block);
        self.place_params(block);
        self.place_others(block)?;
        if moves_values {
            let values = cx.plan.residency.entry(block);
            shuffle::move_values(&cx.options.stress, cx.func, cx.machine, values, &mut self.state.file);
        }
        self.record_entry(block, base)
    }

    /// Leaves all values where the only predecessor has them. Returns false if that is not possible.
    fn inherit(&mut self, block: Block, edge: Edge) -> bool {
        let cx = self.cx;
        let stamp = block.as_u32();
        let Coloring { regs, file, pred_exit, move_free, .. } = &mut *self.state;
        for &(value, reg) in regs.exit.of(cx.cfg.from(edge)) {
            pred_exit[value.index()] = (stamp, reg);
        }
        file.clear();
        regs.entry.start(block);
        for &value in cx.plan.residency.entry(block) {
            let (of, reg) = pred_exit[value.index()];
            if of != stamp || !cx.machine.is_allocatable(reg) {
                regs.entry.restart(block);
                return false;
            }
            file.put(cx.machine, value, reg);
            regs.entry.push((value, reg));
        }
        regs.entry.end(block);
        move_free[block.index()] = Some(edge);
        true
    }

    /// The most frequent edge to a block from a block that is coloured.
    fn base_edge(&self, block: Block) -> Option<Edge> {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        let mut base: Option<(f32, Edge)> = None;
        for &edge in cfg.pred_edges(block) {
            let freq = cfg.edge_freq(func, edge);
            if !cfg.is_back_edge(func, edge) && base.is_none_or(|base| freq > base.0) {
                base = Some((freq, edge));
            }
        }
        base.map(|base| base.1)
    }

    /// The register of a value at the end of the predecessor from which a block is coloured.
    fn pred_exit(&self, block: Block, value: Value) -> Option<Reg> {
        let (of, reg) = self.state.pred_exit[value.index()];
        (of == block.as_u32()).then_some(reg)
    }

    /// Leaves values where the base has them, if nothing clobbers them there; collects the others in `clobbered`.
    fn stay_in_place(&mut self, block: Block) {
        let (machine, plan) = (self.cx.machine, self.cx.plan);
        let is_header = self.cx.cfg.is_loop_header(block);
        let params = self.cx.func.block_params(block);
        self.state.clobbered.clear();
        for &value in plan.residency.entry(block) {
            // A register that only a fixed operand can name is no place to stay.
            let reg = self.pred_exit(block, value).filter(|&reg| machine.is_allocatable(reg));
            let Some(reg) = reg.filter(|_| !params.contains(&value)) else { continue };
            // A value that the loop moves out of its register would come back in every round.
            let mut avoid = plan.hints.avoid[value.index()];
            if is_header {
                avoid = avoid.and(plan.hints.loop_clobbers(block, machine.reg_bank(reg)));
            }
            if !machine.mask(reg).intersects(avoid) {
                self.state.file.put(machine, value, reg);
            } else if !is_header {
                self.state.clobbered.push(Clobbered { value, reg, moved: None, balance: 0.0 });
            }
        }
    }

    /// Moves values on the edges into a loop to the registers in which more frequent instructions ask for them, if nothing
    /// clobbers them there.
    fn move_before_loop(&mut self, block: Block) {
        let (func, machine, cfg, plan) = (self.cx.func, self.cx.machine, self.cx.cfg, self.cx.plan);
        let file = &mut self.state.file;
        let into = cfg.pred_edges(block).iter().filter(|&&edge| !cfg.is_back_edge(func, edge));
        let entry_freq: f32 = into.map(|&edge| cfg.edge_freq(func, edge)).sum();
        for &value in plan.residency.entry(block) {
            let (Some(reg), Some((wanted, freq))) = (file.reg[value.index()], plan.hints.hint[value.index()]) else {
                continue;
            };
            let bank = machine.reg_bank(wanted);
            let in_the_way = file.taken[bank.index()].or(plan.hints.avoid[value.index()]);
            if freq > entry_freq
                && wanted != reg
                && machine.is_allocatable(wanted)
                && machine.target.reg(wanted).ty == Some(func.value_type(value))
                && !machine.mask(wanted).intersects(in_the_way)
            {
                file.remove(machine, value);
                file.put(machine, value, wanted);
            }
        }
    }

    /// Places the values of `clobbered`. Each has to move sooner or later. If a predecessor has moved it already, it
    /// need not move back on the edge.
    fn place_clobbered(&mut self, block: Block) {
        if self.state.clobbered.is_empty() {
            return;
        }
        self.find_moved(block);
        let machine = self.cx.machine;
        let Coloring { clobbered, file, .. } = &mut *self.state;
        for &Clobbered { value, reg, moved, balance } in &*clobbered {
            let is_free = |&reg: &Reg| !machine.mask(reg).intersects(file.taken[machine.reg_bank(reg).index()]);
            let moved = moved.filter(|_| balance >= 0.0);
            if let Some(reg) = [moved, Some(reg)].into_iter().flatten().find(is_free) {
                file.put(machine, value, reg);
            }
        }
    }

    /// Finds the registers to which coloured predecessors of a block have moved values of `clobbered`.
    fn find_moved(&mut self, block: Block) {
        let (func, machine, cfg) = (self.cx.func, self.cx.machine, self.cx.cfg);
        let avoids = &self.cx.plan.hints.avoid;
        let Coloring { regs, clobbered, edge_exit, .. } = &mut *self.state;
        for &edge in cfg.pred_edges(block).iter().take(MAX_PREDS) {
            let exit = regs.exit.of(cfg.from(edge));
            for &(value, reg) in exit {
                edge_exit[value.index()] = (edge.as_u32(), reg);
            }
            for Clobbered { value, moved, balance, .. } in &mut *clobbered {
                let (of, reg) = edge_exit[value.index()];
                if of != edge.as_u32() {
                    continue;
                }
                let avoid = avoids[value.index()];
                let is_safe = machine.is_allocatable(reg) && !machine.mask(reg).intersects(avoid);
                *balance += if is_safe { cfg.edge_freq(func, edge) } else { -cfg.edge_freq(func, edge) };
                if is_safe {
                    moved.get_or_insert(reg);
                }
            }
        }
    }

    /// Gives parameters the registers in which their arguments are most often, or for which instructions ask more often, if
    /// nothing clobbers them there. Where several would have the same register, the one that saves most moves gets it.
    fn place_params(&mut self, block: Block) {
        let machine = self.cx.machine;
        if self.cx.func.block_params(block).is_empty() {
            return;
        }
        self.collect_votes(block);
        let Coloring { votes, file, .. } = &mut *self.state;
        let avoids = &self.cx.plan.hints.avoid;
        // Stable: of equals, the parameters that come first.
        sort_by(votes, |a, b| b.freq.total_cmp(&a.freq).is_lt());
        for &Vote { param, reg, .. } in &*votes {
            let taken = file.taken[machine.reg_bank(reg).index()].or(avoids[param.index()]);
            if file.reg[param.index()].is_none() && !machine.mask(reg).intersects(taken) {
                file.put(machine, param, reg);
                self.cx.record(|| {
                    let of_param = votes.iter().filter(|vote| vote.param == param);
                    Decision::Voted { param, reg, votes: of_param.map(|vote| (vote.reg, vote.freq)).collect() }
                });
            }
        }
    }

    /// Collects how often the parameters of a block would need no move in which registers.
    fn collect_votes(&mut self, block: Block) {
        let cx = self.cx;
        let (func, machine, cfg, plan) = (cx.func, cx.machine, cx.cfg, cx.plan);
        let Coloring { regs, votes, .. } = &mut *self.state;
        votes.clear();
        for (index, &param) in func.block_params(block).iter().enumerate() {
            if !plan.residency.entry(block).contains(&param) {
                continue;
            }
            let first = votes.len();
            for &edge in cfg.pred_edges(block).iter().filter(|&&edge| !cfg.is_back_edge(func, edge)) {
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
            // An instruction that asks for it in a register has a vote, too.
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
    }

    /// Selects registers for the values that have none yet. Packs all values anew where that fails.
    fn place_others(&mut self, block: Block) -> Result<(), NoSolution> {
        let cx = self.cx;
        let mut is_complete = true;
        for &value in cx.plan.residency.entry(block) {
            if self.state.file.reg[value.index()].is_some() {
                continue;
            }
            let free = self.state.free_units(cx, cx.bank_of(value));
            match self.select(value, free) {
                Some(reg) => self.state.file.put(cx.machine, value, reg),
                None => is_complete = false,
            }
        }
        if is_complete { Ok(()) } else { self.repack(block) }
    }

    /// Packs the values at the start of a block anew, where units are free but not in one piece. It makes as few moves as a
    /// greedy choice gives or, where that fails, disregards where values were.
    fn repack(&mut self, block: Block) -> Result<(), NoSolution> {
        let cx = self.cx;
        let (func, machine) = (cx.func, cx.machine);
        let file = &mut self.state.file;
        for bank in machine.banks() {
            let values = cx.plan.residency.entry(block).iter().copied().filter(|&value| cx.bank_of(value) == bank);
            let item = |value: Value| {
                let current = file.reg[value.index()];
                PackItem::new(What::Through, value, func.value_type(value), EARLY | LATE, current)
            };
            let mut items: Vec<PackItem> = values.map(item).collect();
            let units = machine.bank(bank).units;
            let free = Free { early: units, late: units };
            if !pack_in_place(machine, bank, &mut items, free, &mut |_, _, _| None)
                && !pack_exactly(machine, bank, &mut items, free)
            {
                return Err(NoSolution(last_inst(func, block)));
            }
            for item in &items {
                file.remove(machine, item.value);
            }
            for item in items {
                if let Some(reg) = item.reg {
                    file.put(machine, item.value, reg);
                }
            }
        }
        Ok(())
    }

    /// Records the registers at the start of a block, and whether anything moves on the edge `base`.
    fn record_entry(&mut self, block: Block, base: Option<Edge>) -> Result<(), NoSolution> {
        let func = self.cx.func;
        let mut is_move_free = func.block_params(block).is_empty();
        self.state.regs.entry.start(block);
        for &value in self.cx.plan.residency.entry(block) {
            let reg = self.state.file.reg[value.index()].ok_or(NoSolution(last_inst(func, block)))?;
            self.state.selector.note_reg(self.webs, value, reg);
            is_move_free &= self.pred_exit(block, value) == Some(reg);
            self.state.regs.entry.push((value, reg));
        }
        self.state.regs.entry.end(block);
        self.state.move_free[block.index()] = base.filter(|_| is_move_free);
        Ok(())
    }
}
