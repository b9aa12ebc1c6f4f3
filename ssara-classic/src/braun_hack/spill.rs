//! Who is in a register where, by Belady's rule.
//!
//! # Input
//! Lifetimes and distances.
//!
//! # Output
//! The residency: for each block, the ranges in which values are in registers. The stores.
//!
//! # How
//! The algorithm of the paper for a block. The two calls of its `limit` are the two loops of [`Spiller::limit`]. First there
//! must be registers for what is read, then for what is there while results are written. A value that the instruction
//! reads may leave after that.
//!
//! # Cost
//! A placement for each instruction and for each value that leaves.
//!
//! # Reference
//! Braun and Hack 2009.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use ssara_core::ir::{Block, Edge, Inst};

use crate::Error;
use crate::braun_hack::entry::Loops;
use crate::braun_hack::next_use::{NextUse, read_from_regs};
use crate::braun_hack::place::{Occupant, Wish, place};
use crate::braun_hack::stores::reduce;
use crate::build::Stores;
use crate::live::{Lives, Range};
use crate::lower::{Home, Lowered, VReg, after, before, early, position};

/// By block: the ranges in which values are in registers, in order.
pub type Residency = Vec<Vec<Occupant>>;

/// The sets of the paper at one place.
#[derive(Clone, Default)]
pub struct Sets {
    /// W: the values in registers.
    pub in_regs: BTreeSet<VReg>,
    /// S: those of them that are also in memory.
    pub stored: BTreeSet<VReg>,
}

/// A value in W.
#[derive(Clone, Copy)]
struct Held {
    value: VReg,
    /// Where it came into its register.
    from: u32,
    /// Where it leaves it, if it is evicted.
    until: u32,
}

/// The walk over all blocks.
pub struct Spiller<'a, 'b> {
    pub code: &'a Lowered<'b>,
    pub lives: &'a Lives,
    pub next: NextUse,
    pub loops: Loops,
    /// By block: the sets at its start and at its end.
    pub starts: Vec<Sets>,
    pub ends: Vec<Sets>,
    /// W and S at the current place.
    held: Vec<Held>,
    stored: BTreeSet<VReg>,
    residency: Residency,
    stores: Stores,
}

impl<'a, 'b> Spiller<'a, 'b> {
    /// Computes distances and the pressure in loops.
    pub fn new(code: &'a Lowered<'b>, lives: &'a Lives) -> Self {
        let next = NextUse::new(code, lives);
        let loops = Loops::new(code, lives, &next);
        let blocks = code.func.num_blocks();
        let (starts, ends) = (vec![Sets::default(); blocks], vec![Sets::default(); blocks]);
        let (held, stored) = (Vec::new(), BTreeSet::new());
        let (residency, stores) = (vec![Vec::new(); blocks], Stores::default());
        Spiller { code, lives, next, loops, starts, ends, held, stored, residency, stores }
    }

    /// Walks over the blocks, and then over the edges.
    ///
    /// # Errors
    /// When an instruction finds no registers.
    pub fn run(mut self) -> Result<(Residency, Stores), Error> {
        for &block in self.code.cfg.rpo() {
            let start = self.at_start(block);
            let (first, end) = self.code.func.block(block).insts;
            self.stored.clone_from(&start.stored);
            let held = |&value: &VReg| Held { value, from: first * 4, until: u32::MAX };
            self.held = start.in_regs.iter().map(held).collect();
            self.held.sort_unstable_by_key(|held| held.value);
            self.starts[block.as_u32() as usize] = start;
            for inst in (first..end).map(Inst::from_u32) {
                self.inst(block, inst)?;
            }
            self.leave(block, end * 4);
        }
        for edge in self.code.func.edges() {
            if self.code.cfg.is_reachable(self.code.func.edge(edge).from) {
                self.edge(edge);
            }
        }
        reduce(self.code, &mut self.stores);
        for segments in &mut self.residency {
            segments.sort_by_key(|it| (it.range, it.vreg));
        }
        Ok((self.residency, self.stores))
    }

    /// One step of the algorithm.
    fn inst(&mut self, block: Block, inst: Inst) -> Result<(), Error> {
        let end = before(inst) + 4;
        let read = read_from_regs(self.code, inst);
        for &value in &read {
            if self.held.iter().all(|held| held.value != value) {
                self.held.push(Held { value, from: early(inst), until: u32::MAX });
                self.stored.insert(value);
            }
        }
        let mut defs = self.defs(inst);
        self.limit(block, inst, &read, &mut defs)?;
        for held in std::mem::take(&mut self.held) {
            if held.until < end || !self.covers(held.value, after(inst)) {
                self.stay(block, held.value, (held.from, held.until.min(self.live_until(held.value, before(inst)))));
                self.stored.remove(&held.value);
            } else {
                self.held.push(held);
            }
        }
        for def in defs {
            match def.range.1 == end {
                true => self.held.push(Held { value: def.vreg, from: def.range.0, until: u32::MAX }),
                false => self.stay(block, def.vreg, def.range),
            }
        }
        Ok(())
    }

    /// Lets values leave until registers suffice.
    fn limit(&mut self, block: Block, inst: Inst, read: &[VReg], defs: &mut Vec<Occupant>) -> Result<(), Error> {
        let whole = (early(inst), before(inst) + 4);
        if self.fits(inst, whole, defs) {
            return Ok(());
        }
        let reads = (early(inst), early(inst) + 1);
        while !self.fits(inst, reads, defs) && self.evict(block, inst, |held| !read.contains(&held.value)) {}
        while !self.fits(inst, whole, defs) {
            if !self.evict(block, inst, |_| true) && !self.store_def(block, inst, defs) {
                return Err(Error::no_register(self.code.func, self.code.target, inst));
            }
        }
        Ok(())
    }

    /// Whether there are registers for W and what the instruction needs, in some of its positions.
    fn fits(&self, inst: Inst, window: Range, defs: &[Occupant]) -> bool {
        let held = self.held.iter().map(|held| {
            let until = held.until.min(self.live_until(held.value, before(inst)));
            Occupant { vreg: held.value, range: (held.from, until) }
        });
        let all: Vec<Occupant> = held.chain(defs.iter().cloned()).collect();
        let occupants = occupants(self.code, self.lives, inst, &all, window);
        place(self.code, self.lives, Some(inst), &occupants, |_| Wish::Any).is_some()
    }

    /// Lets the value leave whose next use is furthest behind an instruction, of those that may.
    fn evict(&mut self, block: Block, inst: Inst, may_leave: impl Fn(&Held) -> bool) -> bool {
        let end = before(inst) + 4;
        let distance = |held: &Held| self.next.distance(self.code, held.value, block, inst.as_u32() + 1);
        let can_leave = |held: &Held| {
            held.until >= end && self.last_read(held.value, inst) < self.live_until(held.value, before(inst))
        };
        let candidates = self.held.iter().enumerate().filter(|(_, held)| can_leave(held) && may_leave(held));
        let best = candidates.max_by_key(|(_, held)| (distance(held), Reverse(held.value)));
        let Some((index, &Held { value, .. })) = best else { return false };
        let until = self.last_read(value, inst);
        self.held[index].until = until;
        if !self.stored.contains(&value) && self.covers(value, until) {
            self.stores.at.push((early(inst), value));
        }
        true
    }

    /// Defines a value in memory if it may be there, or puts it into memory as soon as it is defined.
    fn store_def(&mut self, block: Block, inst: Inst, defs: &mut Vec<Occupant>) -> bool {
        let starts_in_memory = |def: &Occupant| {
            let mut direct = self.code.inst_operands(inst).filter(|(vreg, desc)| *vreg == def.vreg && desc.is_def());
            direct.all(|(_, desc)| desc.is_reg_or_slot())
        };
        let distance = |def: &Occupant| self.next.distance(self.code, def.vreg, block, inst.as_u32() + 1);
        let can_leave = |(_, def): &(usize, &Occupant)| def.range.1 > after(inst) || starts_in_memory(def);
        let candidates = defs.iter().enumerate().filter(can_leave);
        let best = candidates.max_by_key(|(_, def)| (starts_in_memory(def), distance(def), Reverse(def.vreg)));
        let Some((index, def)) = best else { return false };
        if starts_in_memory(def) {
            defs.swap_remove(index);
        } else {
            defs[index].range.1 = after(inst);
            self.stores.at.push((after(inst), defs[index].vreg));
        }
        true
    }

    /// The values that an instruction defines. They are in registers up to its end, or as long as they live.
    fn defs(&self, inst: Inst) -> Vec<Occupant> {
        let direct = self.code.inst_operands(inst).filter(|(_, desc)| desc.is_def());
        let direct = direct.map(|(vreg, desc)| (vreg, position(inst, desc)));
        let copied = self.code.copies_at(after(inst)).iter().map(|copy| (copy.to, after(inst)));
        let defs = direct.chain(copied).filter(|&(vreg, from)| self.code.is_value(vreg) && self.covers(vreg, from));
        defs.map(|(vreg, from)| Occupant { vreg, range: (from, self.live_until(vreg, from).min(before(inst) + 4)) })
            .collect()
    }

    /// The end of a block: W and S, to which what the terminator defines belongs.
    fn leave(&mut self, block: Block, end: u32) {
        for held in std::mem::take(&mut self.held) {
            self.stay(block, held.value, (held.from, end));
            self.ends[block.as_u32() as usize].in_regs.insert(held.value);
            if self.stored.contains(&held.value) {
                self.ends[block.as_u32() as usize].stored.insert(held.value);
                self.stores.in_both.insert((block, held.value));
            }
        }
        for (temp, value) in self.code.branch_defs(block) {
            if self.code.vregs[temp as usize].home != Home::Memory {
                self.ends[block.as_u32() as usize].in_regs.insert(value);
            }
        }
    }

    /// The stores of an edge.
    fn edge(&mut self, edge: Edge) {
        let (from, to) = (self.code.func.edge(edge).from, self.code.func.edge(edge).to);
        let (end, start) = (&self.ends[from.as_u32() as usize], &self.starts[to.as_u32() as usize]);
        let params = self.code.func.block_params(to);
        let live = self.lives.starts[to.as_u32() as usize].ones().map(|value| value as VReg);
        for value in live.filter(|value| params.iter().all(|param| param.as_u32() != *value)) {
            let in_memory = !start.in_regs.contains(&value) || start.stored.contains(&value);
            if in_memory && end.in_regs.contains(&value) && !end.stored.contains(&value) {
                self.stores.on_edges.insert((edge, value));
            }
        }
    }

    fn stay(&mut self, block: Block, vreg: VReg, range: Range) {
        if range.0 < range.1 {
            self.residency[block.as_u32() as usize].push(Occupant { vreg, range });
        }
    }
    fn covers(&self, vreg: VReg, at: u32) -> bool {
        self.lives.lifetimes[vreg as usize].covers(at)
    }
    /// Up to where a value lives that is live at a position, or is live from there on.
    fn live_until(&self, vreg: VReg, at: u32) -> u32 {
        let ranges = &self.lives.lifetimes[vreg as usize].ranges;
        let index = ranges.partition_point(|range| range.1 <= at);
        ranges.get(index).map_or(0, |range| range.1)
    }
    /// Up to where an instruction needs a value in a register.
    fn last_read(&self, vreg: VReg, inst: Inst) -> u32 {
        let reads = self
            .code
            .inst_operands(inst)
            .filter(|(operand, desc)| *operand == vreg && !desc.is_def() && !desc.takes_spill_slot());
        reads.map(|(_, desc)| position(inst, desc) + 1).max().unwrap_or(early(inst))
    }
}

/// What needs registers in some positions of an instruction: values, and the temporaries of the instruction.
pub fn occupants(code: &Lowered<'_>, lives: &Lives, inst: Inst, values: &[Occupant], window: Range) -> Vec<Occupant> {
    let copied = [early(inst), after(inst)].into_iter().flat_map(|at| code.copies_at(at)).map(|copy| copy.to);
    let mut temps: Vec<VReg> = code.inst_operands(inst).map(|(vreg, _)| vreg).chain(copied).collect();
    temps.retain(|&vreg| !code.is_value(vreg) && matches!(code.vregs[vreg as usize].home, Home::Regs(_)));
    temps.sort_unstable();
    temps.dedup();
    let temps = temps.into_iter().map(|vreg| {
        let lifetime = &lives.lifetimes[vreg as usize];
        Occupant { vreg, range: (lifetime.start(), lifetime.end()) }
    });
    let all = values
        .iter()
        .cloned()
        .chain(temps)
        .map(|Occupant { vreg, range }| Occupant { vreg, range: (range.0.max(window.0), range.1.min(window.1)) });
    all.filter(|it| it.range.0 < it.range.1).collect()
}
