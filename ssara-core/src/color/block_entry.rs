//! Colouring at the start of a block.
//!
//! # Input
//! The values that the plan has in registers there. The registers of values at the ends of predecessors that are coloured.
//!
//! # Output
//! A register for each of these values, by the first of these rules that gives it one:
//!
//! 1. It stays where it is at the end of the *base*, the most frequent predecessor for which that is known. The
//!    register must not be destroyed while the value lives (at a loop header: in the loop), unless that happens more rarely
//!    than the block is entered.
//!    A loop into which it comes less often than an instruction asks for it elsewhere gets it there, if nothing destroys it.
//! 2. A value that something clobbers there goes to the register to which predecessors have moved it already, or stays
//!    for now. At a loop header it goes where [`Selector::select`](crate::color::select::Selector::select) puts it.
//! 3. A parameter goes where most of its arguments are, where an instruction asks for it, or where a loop around the block
//!    has the value at its start, whichever is most frequent. Of several that want one register, the one gets it that would
//!    move most often without it.
//! 4. Any other value goes where `select` puts it.
//!
//! What then differs on the other edges is left to [`resolve`](crate::resolve).
//!
//! # Why correct
//! The choices may leave free units that are not in one piece. The values are then packed anew, which the plan promises to
//! work.
//!
//! # Cost
//! Linear in the values at the start of the block, and in the arguments on the edges to it times the registers; parameters
//! are in a heap.

use alloc::vec::Vec;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::color::parts::{Ballot, Clobbered, Vote};
use crate::color::shuffle;
use crate::color::walk::{ColorWalk, last_inst};
use crate::contracts::NoSolution;
use crate::ir::{Block, Edge, Value};
use crate::record::Decision;
use crate::solver::packing::{EARLY, Free, LATE, PackItem, What, pack_exactly, pack_in_place};
use crate::target::Reg;

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
        self.clear_file();
        let base = self.cx.cfg.base_edge(self.cx.func, block);
        if let Some(edge) = base {
            self.note_pred(block, edge);
        }
        let entry_freq = self.entry_freq(block);
        self.stay_in_place(block, entry_freq);
        if cx.cfg.is_loop_header(block) {
            self.move_before_loop(block, entry_freq);
            self.place_clobbered_in_loop();
        } else {
            self.place_clobbered(block);
        }
        self.place_params(block);
        self.place_others(block)?;
        if moves_values {
            shuffle::move_values(cx, cx.plan.residency.entry(block), self);
        }
        self.note_entry(block, base)
    }

    /// Notes where the values are that an edge to the block leaves in registers.
    fn note_pred(&mut self, block: Block, edge: Edge) {
        let cx = self.cx;
        let (regs, arrivals) = self.boundaries();
        let survivors = cx.survivors(edge);
        let exit = regs.exit.of(cx.cfg.from(edge)).iter().copied();
        arrivals.note_pred(block, exit.filter(|&(value, _)| survivors.have(value)));
    }

    /// Leaves all values where the only predecessor has them. Returns false if that is not possible.
    fn inherit(&mut self, block: Block, edge: Edge) -> bool {
        let cx = self.cx;
        self.note_pred(block, edge);
        self.clear_file();
        self.start_entry(block);
        for &value in cx.plan.residency.entry(block) {
            let reg = self.arrivals.reg_from_pred(block, value).filter(|&reg| cx.machine.is_allocatable(reg));
            let Some(reg) = reg else {
                self.clear_entry(block);
                return false;
            };
            self.put(value, reg);
            self.list_at_entry(value, reg);
        }
        self.end_entry(block, Some(edge));
        true
    }

    /// Leaves values where the base has them, if nothing clobbers them there; collects the others in `clobbered`. `entry_freq` is
    /// how often values move that do so on the edges to the block, other than back edges.
    fn stay_in_place(&mut self, block: Block, entry_freq: f32) {
        let (machine, plan) = (self.cx.machine, self.cx.plan);
        let is_header = self.cx.cfg.is_loop_header(block);
        let params = self.cx.func.block_params(block);
        self.arrivals.clobbered.clear();
        for &value in plan.residency.entry(block) {
            // A register that only a fixed operand can name is no place to stay.
            let reg = self.arrivals.reg_from_pred(block, value).filter(|&reg| machine.is_allocatable(reg));
            let Some(reg) = reg.filter(|_| !params.contains(&value)) else { continue };
            // A value that the loop moves out of its register would come back in every round.
            let mut avoid = plan.hints.worth_avoiding(value, entry_freq);
            if is_header {
                avoid = avoid.and(plan.hints.loop_clobbers(block, machine.reg_bank(reg)));
            }
            if !machine.mask(reg).intersects(avoid) {
                self.put(value, reg);
            } else {
                self.arrivals.clobbered.push(Clobbered { value, reg, moved: None, balance: 0.0 });
            }
        }
    }

    /// How often values move that do so on the edges to a block, other than back edges.
    fn entry_freq(&self, block: Block) -> f32 {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        let into = cfg.pred_edges(block).iter().filter(|&&edge| !cfg.is_back_edge(func, edge));
        into.map(|&edge| cfg.edit_freq(func, edge)).sum()
    }

    /// Moves values on the edges into a loop to the registers in which more frequent instructions ask for them, if nothing
    /// clobbers them there.
    fn move_before_loop(&mut self, block: Block, entry_freq: f32) {
        let (func, machine, plan) = (self.cx.func, self.cx.machine, self.cx.plan);
        for &value in plan.residency.entry(block) {
            let (Some(reg), Some((wanted, freq))) = (self.reg(value), plan.hints.hint[value.index()]) else {
                continue;
            };
            let bank = machine.reg_bank(wanted);
            let in_the_way = self.taken(bank).or(plan.hints.avoid[value.index()]);
            if freq > entry_freq
                && wanted != reg
                && machine.is_allocatable(wanted)
                && machine.target.reg(wanted).ty == Some(func.value_type(value))
                && !machine.mask(wanted).intersects(in_the_way)
            {
                self.remove(value);
                self.put(value, wanted);
            }
        }
    }

    /// Places the values of `clobbered`. Each has to move sooner or later. If a predecessor has moved it already, it
    /// need not move back on the edge.
    fn place_clobbered(&mut self, block: Block) {
        if self.arrivals.clobbered.is_empty() {
            return;
        }
        let (cx, machine) = (self.cx, self.cx.machine);
        let (regs, arrivals) = self.boundaries();
        arrivals.find_moved(cx, regs, block);
        for index in 0..self.arrivals.clobbered.len() {
            let Clobbered { value, reg, moved, balance } = self.arrivals.clobbered[index];
            let is_free = |&reg: &Reg| !machine.mask(reg).intersects(self.taken(machine.reg_bank(reg)));
            let moved = moved.filter(|_| balance >= 0.0);
            if let Some(reg) = [moved, Some(reg)].into_iter().flatten().find(is_free) {
                self.put(value, reg);
            }
        }
    }

    /// Selects registers for the values of `clobbered` at a loop header. In any register that the loop clobbers they would move
    /// in every round, but a parameter moves on the edges into the loop at worst.
    fn place_clobbered_in_loop(&mut self) {
        for index in 0..self.arrivals.clobbered.len() {
            let Clobbered { value, .. } = self.arrivals.clobbered[index];
            let free = self.free_units(self.cx.bank_of(value));
            if let Some(reg) = self.select(value, free) {
                self.put(value, reg);
            }
        }
    }

    /// Gives parameters the registers in which their arguments are most often, or for which instructions or loops ask more
    /// often, if nothing clobbers them there as often. Where several would have the same register, the one gets it that would move
    /// most often without it.
    fn place_params(&mut self, block: Block) {
        let cx = self.cx;
        if cx.func.block_params(block).is_empty() {
            return;
        }
        self.collect_votes(block);
        let (votes, mut ballots) = self.arrivals.take_votes();
        let mut first = 0;
        for of_param in votes.chunk_by(|a, b| a.param == b.param) {
            let second = of_param.get(1).map_or(0.0, |vote| vote.freq);
            ballots.push(Ballot { loss: of_param[0].freq - second, votes: first..first + of_param.len() });
            first += of_param.len();
        }
        while let Some(ballot) = ballots.pop() {
            let vote = votes[ballot.votes.start];
            if !self.is_open(vote) {
                ballots.extend(self.ballot(&votes, ballot.votes));
                continue;
            }
            self.put(vote.param, vote.reg);
            cx.record(|| {
                let of_param = votes.iter().filter(|other| other.param == vote.param);
                let votes = of_param.map(|vote| (vote.reg, vote.freq)).collect();
                Decision::Voted { param: vote.param, reg: vote.reg, votes }
            });
        }
        self.arrivals.give_back(votes, ballots);
    }

    /// Whether the register of a vote is free, and nothing clobbers it there as often.
    fn is_open(&self, Vote { param, reg, freq }: Vote) -> bool {
        let machine = self.cx.machine;
        let taken = self.taken(machine.reg_bank(reg)).or(self.cx.plan.hints.worth_avoiding(param, freq));
        !machine.mask(reg).intersects(taken)
    }

    /// What is left of the votes of a parameter, from the most frequent one whose register is open.
    fn ballot(&self, votes: &[Vote], of_param: Range<usize>) -> Option<Ballot> {
        let mut open = of_param.clone().filter(|&at| self.is_open(votes[at]));
        let start = open.next()?;
        let second = open.next().map_or(0.0, |at| votes[at].freq);
        Some(Ballot { loss: votes[start].freq - second, votes: start..of_param.end })
    }

    /// Selects registers for the values that have none yet. Packs all values anew where that fails.
    fn place_others(&mut self, block: Block) -> Result<(), NoSolution> {
        let cx = self.cx;
        let mut is_complete = true;
        for &value in cx.plan.residency.entry(block) {
            if self.reg(value).is_some() {
                continue;
            }
            let free = self.free_units(cx.bank_of(value));
            match self.select(value, free) {
                Some(reg) => self.put(value, reg),
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
        for bank in machine.banks() {
            let values = cx.plan.residency.entry(block).iter().copied().filter(|&value| cx.bank_of(value) == bank);
            let item = |value: Value| {
                let current = self.reg(value);
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
                self.remove(item.value);
            }
            for item in items {
                if let Some(reg) = item.reg {
                    self.put(item.value, reg);
                }
            }
        }
        Ok(())
    }

    /// Records the registers at the start of a block, and whether anything moves on the edge `base`.
    fn note_entry(&mut self, block: Block, base: Option<Edge>) -> Result<(), NoSolution> {
        let cx = self.cx;
        let mut is_move_free = cx.func.block_params(block).is_empty();
        self.start_entry(block);
        for &value in cx.plan.residency.entry(block) {
            let reg = self.reg(value).ok_or(NoSolution(last_inst(cx.func, block)))?;
            self.note_reg(value, reg);
            is_move_free &= self.arrivals.reg_from_pred(block, value) == Some(reg);
            self.list_at_entry(value, reg);
        }
        self.end_entry(block, base.filter(|_| is_move_free));
        Ok(())
    }
}
