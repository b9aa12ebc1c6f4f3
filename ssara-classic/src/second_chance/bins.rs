//! The choice of a register, and of what leaves it.
//!
//! # How
//! 1. A register whose hole has room for the rest of the lifetime: that of a copied one if it is such, else the one with the
//!    smallest hole.
//! 2. The register with the largest hole, if the next use is in it.
//! 3. The register whose holders have the lowest priority, unless memory will do and the priority is lower still. Priority
//!    is 10 to the power of the loop depth of the next use, divided by its distance.
//!
//! # Reference
//! Traub, Holloway and Smith 1998, on the choice of bins and on eviction. [`local`](crate::local) says what its choice is.

use ssara_core::ir::{Block, Inst};
use ssara_core::target::Reg;

use crate::Error;
use crate::live::{Range, UseKind, first_common};
use crate::lower::{Home, VReg, before};
use crate::second_chance::{Reach, Request, Walk};

impl Walk<'_> {
    /// Gives a register at the start of a block, or leaves a value in memory.
    pub(super) fn place(&mut self, request: Request, at: Inst) -> Result<(), Error> {
        self.place_in(self.code.func.block_of(at), request, at)
    }

    /// Gives a register, or leaves a value in memory if that will do.
    pub(super) fn place_in(&mut self, block: Block, request: Request, inst: Inst) -> Result<(), Error> {
        let Request { vreg, at, until } = request;
        let found = match self.reach {
            Reach::Function => self.sufficient(request).or_else(|| self.large(request)),
            Reach::Block => self.first_free(request),
        };
        if let Some(reg) = found {
            self.assign(vreg, at, reg);
            return Ok(());
        }
        let mut best: Option<(f64, Reg)> = None;
        for reg in self.regs(vreg) {
            if let Some(priority) = self.priority_of_holders(reg, request, inst)
                && best.is_none_or(|best| priority < best.0)
            {
                best = Some((priority, reg));
            }
        }
        match best {
            Some((priority, reg)) if until > at || priority < self.own_priority(vreg, at) => {
                for (other, _) in self.in_the_way(reg, vreg, at) {
                    match at == before(inst) || !self.covers(other, before(inst)) {
                        true => self.close(other, at),
                        false => self.evict(block, other, self.last_read(other, inst), inst),
                    }
                }
                self.assign(vreg, at, reg);
                Ok(())
            }
            _ if until == at => Ok(()),
            _ => self.displace(block, request, inst),
        }
    }

    /// Moves a value that an instruction reads out of a register that only a request with fewer registers can have.
    fn displace(&mut self, block: Block, request: Request, inst: Inst) -> Result<(), Error> {
        let Request { vreg, at, until } = request;
        let can_move = |&(other, _): &(VReg, u32)| {
            self.code.is_value(other)
                && self.set_size(other) > self.set_size(vreg)
                && at == before(inst) + 1
                && self.held[&other].from < at
        };
        for reg in self.regs(vreg) {
            let others = self.in_the_way(reg, vreg, at);
            if self.busy_from(reg, vreg, (at, until)).is_some() || !others.iter().all(can_move) {
                continue;
            }
            others.iter().for_each(|&(other, _)| self.close(other, at));
            self.assign(vreg, at, reg);
            for (other, _) in others {
                self.place_in(block, Request { vreg: other, at, until: self.last_read(other, inst) }, inst)?;
            }
            return Ok(());
        }
        Err(Error::no_register(self.code.func, self.code.target, inst))
    }

    fn regs(&self, vreg: VReg) -> Vec<Reg> {
        match self.code.vregs[vreg as usize].home {
            Home::Regs(set) => self.code.sets.regs(set).to_vec(),
            _ => Vec::new(),
        }
    }

    /// A register with room for the rest of a lifetime.
    pub(super) fn sufficient(&self, Request { vreg, at, .. }: Request) -> Option<Reg> {
        let rest = (at, u32::MAX);
        let has_room =
            |reg: &Reg| self.busy_from(*reg, vreg, rest).is_none() && self.in_the_way(*reg, vreg, at).is_empty();
        let open: Vec<Reg> = self.regs(vreg).into_iter().filter(has_room).collect();
        let related = self.related.get(&vreg).into_iter().flatten().filter_map(|&other| self.last[other as usize]);
        let mut hints = self.last[vreg as usize].into_iter().chain(related);
        hints.find(|hint| open.contains(hint)).or_else(|| open.into_iter().min_by_key(|&reg| self.hole_end(reg, at)))
    }
    /// The first register that is free at a position.
    fn first_free(&self, Request { vreg, at, until }: Request) -> Option<Reg> {
        let is_free = |reg: &Reg| {
            self.busy_from(*reg, vreg, (at, until.max(at + 1))).is_none() && self.in_the_way(*reg, vreg, at).is_empty()
        };
        self.regs(vreg).into_iter().find(is_free)
    }
    /// The register that is free for longest, if the next use is before the end of its hole.
    fn large(&self, Request { vreg, at, until }: Request) -> Option<Reg> {
        let open = self.regs(vreg).into_iter().filter(|&reg| self.in_the_way(reg, vreg, at).is_empty());
        let busy = open.filter_map(|reg| Some((self.busy_from(reg, vreg, (at, u32::MAX))?, reg)));
        let (end, reg) = busy.max_by_key(|&(end, reg)| (end, std::cmp::Reverse(reg)))?;
        let is_used = self.next_use(vreg, at + 1).is_some_and(|(next, _)| next < end);
        (end > at && end >= until && (until > at || is_used)).then_some(reg)
    }

    /// The first position within bounds at which something fixed occupies a register of a live virtual register.
    pub(super) fn busy_from(&self, reg: Reg, vreg: VReg, bounds: Range) -> Option<u32> {
        let ranges = &self.lives.lifetimes[vreg as usize].ranges;
        let units = self.code.target.reg_units(reg).iter();
        units.filter_map(|&unit| self.lives.first_busy(unit, vreg, ranges, bounds)).min()
    }
    /// Where the hole of a register that is open at a position ends.
    fn hole_end(&self, reg: Reg, at: u32) -> u32 {
        let next = |unit: &u16| {
            let busy = &self.lives.busy[usize::from(*unit)];
            busy.get(busy.partition_point(|busy| busy.range.1 <= at)).map_or(u32::MAX, |busy| busy.range.0)
        };
        self.code.target.reg_units(reg).iter().map(next).min().unwrap_or(u32::MAX)
    }
    /// What has a register that a virtual register cannot share from a position on, and where they first meet.
    fn in_the_way(&self, reg: Reg, vreg: VReg, at: u32) -> Vec<(VReg, u32)> {
        let source = |vreg: VReg| self.code.vregs[vreg as usize].source;
        let ranges = |vreg: VReg| &self.lives.lifetimes[vreg as usize].ranges;
        let mut found = Vec::new();
        for (&other, bin) in &self.held {
            let is_copy = source(vreg) == Some(other) || source(other) == Some(vreg);
            if other != vreg && !is_copy && self.code.target.overlap(bin.reg, reg) {
                let meets = first_common(ranges(vreg), ranges(other), (at, u32::MAX));
                found.extend(meets.map(|meets| (other, meets)));
            }
        }
        found
    }

    /// The highest priority of what would leave a register for a request; `None` if something cannot leave.
    fn priority_of_holders(&self, reg: Reg, request: Request, inst: Inst) -> Option<f64> {
        let Request { vreg, at, until } = request;
        if self.busy_from(reg, vreg, (at, until.max(at + 1))).is_some() {
            return None;
        }
        let mut highest = 0.0f64;
        for (other, meets) in self.in_the_way(reg, vreg, at) {
            let leaves = if at == before(inst) { at } else { self.last_read(other, inst) };
            let from = self.held[&other].from;
            let needs_it = self.lives.lifetimes[other as usize].next_need(at) == Some(at);
            let is_new = from > at || from == at && needs_it || from < at && from >= leaves && meets == at;
            if !self.code.is_value(other) || leaves > meets || is_new {
                return None;
            }
            highest = highest.max(self.priority(other, at));
        }
        Some(highest)
    }
    /// How much is lost if a value that asks for a register has none from a position on.
    fn own_priority(&self, vreg: VReg, at: u32) -> f64 {
        match self.reach {
            Reach::Function => self.priority(vreg, at),
            Reach::Block => f64::INFINITY,
        }
    }
    /// How much is lost if a value has no register from a position on.
    fn priority(&self, vreg: VReg, at: u32) -> f64 {
        if self.reach == Reach::Block {
            return f64::from(self.named[vreg as usize]);
        }
        let used = self.next_use(vreg, at);
        used.map_or(0.0, |(next, depth)| 10f64.powi(depth.min(6) as i32) / f64::from(next - at + 1))
    }
    /// The next use in a register, and the loops around it.
    fn next_use(&self, vreg: VReg, at: u32) -> Option<(u32, u32)> {
        let uses = &self.lives.lifetimes[vreg as usize].uses;
        let from = uses.partition_point(|it| it.at < at);
        uses[from..].iter().find(|it| it.kind >= UseKind::Should).map(|it| (it.at, it.depth))
    }
}
