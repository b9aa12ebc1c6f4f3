//! Linear scan on SSA form, with lifetime holes and interval splitting.
//!
//! # Input
//! A lowered function; no value is spilled beforehand.
//!
//! # Output
//! The pieces of each virtual register.
//!
//! # How
//! The intervals are visited as they start. An interval takes the register that is free for longest, and a hinted one if
//! that is free throughout. Where the register is needed by something fixed, the interval is split, and the rest is visited
//! later. If no register is free, the intervals compete by their next uses. The one that is used last goes to memory up to
//! its next use. A value that is ever in memory is stored once, where it is defined, so an interval may go to memory
//! anywhere at no cost. Where pieces meet, and on edges, `build` inserts moves (resolution).
//!
//! # Limits
//! Those of lowering. Intervals that must be in registers at one instruction are placed greedily, small classes first. An
//! instruction where that fails is an error. A value is defined in a register even where it could be defined in memory, so
//! an entry with more arguments than registers is such an instruction. Loops are not considered when an interval is spilled.
//!
//! # Cost
//! Linear in the pieces times the intervals that overlap one register.
//!
//! # Reference
//! C. Wimmer and H. Mössenböck, *Optimized interval splitting in a linear scan register allocator*, VEE 2005.
//! C. Wimmer and M. Franz, *Linear scan register allocation on SSA form*, CGO 2010. Lifetimes come from data flow here, as
//! loops need not be contiguous.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use fixedbitset::FixedBitSet;
use rustc_hash::FxBuildHasher;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::build::{Piece, Stores, build, whole_pieces};
use crate::live::{Lives, Range, first_common};
use crate::lower::{Home, Lowered, Relations, VReg};

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
    let none = FixedBitSet::with_capacity(func.num_values());
    let code = Lowered::new(func, target, &none, Relations::Refused)?;
    let lives = Lives::new(&code)?;
    let mut scan = Scan::new(&code, &lives);
    while let Some(Reverse((start, _, vreg, end))) = scan.unhandled.pop() {
        scan.place(Interval { vreg, range: (start, end) })?;
    }
    let mut pieces = whole_pieces(&code, &lives, |_| None);
    for (vreg, data) in code.vregs.iter().enumerate() {
        if let Home::Regs(_) = data.home {
            pieces[vreg].clear();
        }
    }
    scan.pieces.sort_by_key(|(_, piece)| piece.range);
    for (vreg, piece) in scan.pieces.iter().filter(|(_, piece)| piece.range.0 < piece.range.1) {
        pieces[*vreg as usize].push(*piece);
    }
    let at_definitions = (0..func.num_values() as VReg).collect();
    build(&code, &lives, pieces, Stores { at_definitions, ..Stores::default() }, saves)
}

/// A part of a lifetime.
#[derive(Clone, Copy, Debug)]
struct Interval {
    vreg: VReg,
    range: Range,
}

/// How an interval goes on after a position.
enum Rest {
    /// It is visited again from this position on.
    Again(u32),
    /// It is in memory, and visited again from the second position on, if it needs a register once more.
    Memory(u32, Option<u32>),
}

struct Scan<'a> {
    code: &'a Lowered<'a>,
    lives: &'a Lives,
    /// The intervals to visit: start, size of the class, virtual register, end.
    unhandled: BinaryHeap<Reverse<(u32, usize, VReg, u32)>>,
    pieces: Vec<(VReg, Piece)>,
    /// By unit: the pieces that hold it and may not have ended.
    holders: Vec<Vec<usize>>,
    /// By virtual register: the register of its last piece.
    last: Vec<Option<Reg>>,
    /// By virtual register: those that are copied from it or to it.
    related: HashMap<VReg, Vec<VReg>, FxBuildHasher>,
    /// By instruction: whether it begins a block, and whether it ends one.
    is_first: FixedBitSet,
    is_last: FixedBitSet,
}

impl<'a> Scan<'a> {
    fn new(code: &'a Lowered<'a>, lives: &'a Lives) -> Self {
        let mut unhandled = BinaryHeap::new();
        for (vreg, data) in code.vregs.iter().enumerate() {
            let lifetime = &lives.lifetimes[vreg];
            if let (Home::Regs(set), false) = (data.home, lifetime.ranges.is_empty()) {
                let regs = code.sets.regs(set).len();
                unhandled.push(Reverse((lifetime.start(), regs, vreg as VReg, lifetime.end())));
            }
        }
        let insts = code.func.num_insts();
        let (mut is_first, mut is_last) = (FixedBitSet::with_capacity(insts), FixedBitSet::with_capacity(insts));
        for block in code.blocks() {
            let (first, end) = code.func.block(block).insts;
            is_first.insert(first as usize);
            is_last.insert(end as usize - 1);
        }
        let mut related: HashMap<VReg, Vec<VReg>, FxBuildHasher> = HashMap::default();
        let mut relate = |a: VReg, b: VReg| {
            related.entry(a).or_default().push(b);
            related.entry(b).or_default().push(a);
        };
        code.for_each_copy(|from, to, _| relate(from, to));
        let holders = vec![Vec::new(); usize::from(code.target.set_words) * 64];
        let last = code.vregs.iter().map(|data| if let Home::Fixed(reg) = data.home { Some(reg) } else { None });
        let last = last.collect();
        Scan { code, lives, unhandled, pieces: Vec::new(), holders, last, related, is_first, is_last }
    }

    fn ranges(&self, vreg: VReg) -> &'a [Range] {
        &self.lives.lifetimes[vreg as usize].ranges
    }
    fn next_need(&self, vreg: VReg, from: u32) -> Option<u32> {
        self.lives.lifetimes[vreg as usize].next_need(from)
    }
    /// The last position up to `at` at which moves can be inserted, or a block begins.
    fn gap(&self, at: u32) -> u32 {
        match at % 4 {
            0 if self.is_first.contains(at as usize / 4) => at,
            0 => at - 1,
            1 => at,
            2 => at - 1,
            _ if self.is_last.contains(at as usize / 4) => at - 2,
            _ => at,
        }
    }

    /// Gives an interval a register, or part of it.
    fn place(&mut self, interval: Interval) -> Result<(), Error> {
        let Interval { vreg, range: (start, end) } = interval;
        let Home::Regs(set) = self.code.vregs[vreg as usize].home else { return Ok(()) };
        let mut regs = self.code.sets.regs(set).to_vec();
        let hints = self.related.get(&vreg).into_iter().flatten().filter_map(|&other| self.last[other as usize]);
        let hints: Vec<Reg> = self.last[vreg as usize].into_iter().chain(hints).collect();
        regs.sort_by_key(|reg| hints.iter().position(|hint| hint == reg).unwrap_or(usize::MAX));
        let mut best: Option<(u32, Reg)> = None;
        for &reg in &regs {
            let free = self.free_until(reg, interval);
            if free > best.map_or(start, |best| best.0) {
                best = Some((free, reg));
            }
            if free >= end {
                break;
            }
        }
        let rest = best.and_then(|(free, _)| self.rest(interval, free));
        match (best, rest) {
            (Some((free, reg)), _) if free >= end => self.assign(vreg, (start, end), reg),
            (Some((free, reg)), Some(rest)) => self.assign_part(interval, reg, free, rest),
            _ => self.compete(interval, &regs)?,
        }
        Ok(())
    }

    /// The first position at which an interval cannot be in a register, because of something fixed or another piece.
    fn free_until(&mut self, reg: Reg, interval: Interval) -> u32 {
        let mut free = self.open_until(reg, interval);
        for &unit in self.code.target.reg_units(reg) {
            let pieces = &self.pieces;
            self.holders[usize::from(unit)].retain(|&piece| pieces[piece].1.range.1 > interval.range.0);
            for &piece in &self.holders[usize::from(unit)] {
                if let Some(at) = self.meets(piece, interval) {
                    free = free.min(at);
                }
            }
        }
        free
    }
    /// The same, of what is fixed only.
    fn open_until(&self, reg: Reg, Interval { vreg, range }: Interval) -> u32 {
        let units = self.code.target.reg_units(reg).iter();
        let busy = units.filter_map(|&unit| self.lives.first_busy(unit, vreg, self.ranges(vreg), range));
        busy.min().unwrap_or(u32::MAX)
    }
    /// The first position at which an interval and a piece are live with different contents.
    fn meets(&self, piece: usize, interval: Interval) -> Option<u32> {
        let (other, Piece { range, .. }) = self.pieces[piece];
        let source = |vreg: VReg| self.code.vregs[vreg as usize].source;
        if source(interval.vreg) == Some(other) || source(other) == Some(interval.vreg) {
            return None;
        }
        let bounds = (range.0.max(interval.range.0), range.1.min(interval.range.1));
        first_common(self.ranges(interval.vreg), self.ranges(other), bounds)
    }

    /// How an interval that holds a register up to `free` at most can go on; `None` if it cannot leave the register in
    /// time.
    fn rest(&self, Interval { vreg, range: (start, end) }: Interval, free: u32) -> Option<Rest> {
        let gap = self.gap(free);
        let need = self.next_need(vreg, free).filter(|&need| need < end);
        let can_reload = need.is_none_or(|need| self.gap(need) >= free);
        let is_needed_before = self.next_need(vreg, gap).is_some_and(|need| need < free);
        let is_value = self.code.is_value(vreg);
        if is_value && can_reload && (is_needed_before || gap <= start) {
            return Some(Rest::Memory(free, need.map(|need| self.gap(need))));
        }
        (is_value && gap > start).then_some(Rest::Again(gap))
    }

    fn assign(&mut self, vreg: VReg, range: Range, reg: Reg) {
        let index = self.pieces.len();
        self.pieces.push((vreg, Piece { range, reg: Some(reg) }));
        for &unit in self.code.target.reg_units(reg) {
            self.holders[usize::from(unit)].push(index);
        }
        self.last[vreg as usize] = Some(reg);
    }
    fn assign_part(&mut self, Interval { vreg, range: (start, end) }: Interval, reg: Reg, free: u32, rest: Rest) {
        match rest {
            Rest::Again(from) => {
                self.assign(vreg, (start, from.min(free)), reg);
                self.visit(vreg, (from, end));
            }
            Rest::Memory(from, reload) => {
                self.assign(vreg, (start, from), reg);
                self.spill(vreg, (from, end), reload);
            }
        }
    }
    fn visit(&mut self, vreg: VReg, (start, end): Range) {
        if let (Home::Regs(set), true) = (self.code.vregs[vreg as usize].home, start < end) {
            self.unhandled.push(Reverse((start, self.code.sets.regs(set).len(), vreg, end)));
        }
    }
    /// Leaves a value in memory up to the position of a reload, or the end.
    fn spill(&mut self, vreg: VReg, (start, end): Range, reload: Option<u32>) {
        let until = reload.unwrap_or(end).min(end);
        self.pieces.push((vreg, Piece { range: (start, until), reg: None }));
        self.visit(vreg, (until, end));
    }

    /// No register is free where an interval starts: the interval or others go to memory, whichever is used last.
    fn compete(&mut self, interval: Interval, regs: &[Reg]) -> Result<(), Error> {
        let Interval { vreg, range: (start, end) } = interval;
        let is_value = self.code.is_value(vreg);
        let need = self.next_need(vreg, start).filter(|&need| need < end);
        let mut best: Option<(u32, Reg)> = None;
        for &reg in regs {
            let open = self.open_until(reg, interval);
            let can_leave = open >= end || (open > start && self.rest(interval, open).is_some());
            if let (true, Some(next)) = (can_leave, self.next_use_of_holders(reg, interval))
                && best.is_none_or(|best| next > best.0)
            {
                best = Some((next, reg));
            }
        }
        let reload = need.map(|need| self.gap(need));
        let can_spill = is_value && reload.is_none_or(|reload| reload > start);
        match best {
            Some((next, reg)) if !can_spill || need.is_some_and(|need| need < next) => {
                self.evict(reg, interval);
                match self.open_until(reg, interval) {
                    open if open >= end => self.assign(vreg, (start, end), reg),
                    open => match self.rest(interval, open) {
                        Some(rest) => self.assign_part(interval, reg, open, rest),
                        None => return Err(self.no_register(start)),
                    },
                }
            }
            _ if can_spill => self.spill(vreg, (start, end), reload),
            _ => return Err(self.no_register(start)),
        }
        Ok(())
    }
    fn no_register(&self, at: u32) -> Error {
        Error::no_register(self.code.func, self.code.target, Inst::from_u32(at / 4))
    }

    /// The pieces that an interval would have to displace from a register.
    fn displaced(&self, reg: Reg, interval: Interval) -> Vec<usize> {
        let units = self.code.target.reg_units(reg).iter();
        let all = units.flat_map(|&unit| self.holders[usize::from(unit)].iter().copied());
        let mut pieces: Vec<usize> = all.filter(|&piece| self.meets(piece, interval).is_some()).collect();
        pieces.sort_unstable();
        pieces.dedup();
        pieces
    }
    /// The first position at which one of the pieces that an interval would displace is needed in a register. `None` if one
    /// of them cannot be displaced.
    fn next_use_of_holders(&self, reg: Reg, interval: Interval) -> Option<u32> {
        let start = interval.range.0;
        let mut first = u32::MAX;
        for piece in self.displaced(reg, interval) {
            let (vreg, Piece { range, .. }) = self.pieces[piece];
            let need = self.next_need(vreg, start).filter(|&need| need < range.1);
            let can_reload = need.is_none_or(|need| self.gap(need) >= start);
            if !self.code.is_value(vreg) || !can_reload || range.0 >= start {
                return None;
            }
            first = first.min(need.unwrap_or(u32::MAX));
        }
        Some(first)
    }
    /// Cuts the pieces that an interval displaces. What is left of them goes to memory up to the next use.
    fn evict(&mut self, reg: Reg, interval: Interval) {
        let start = interval.range.0;
        for piece in self.displaced(reg, interval) {
            let (vreg, Piece { range, .. }) = self.pieces[piece];
            self.pieces[piece].1.range.1 = start;
            let need = self.next_need(vreg, start).filter(|&need| need < range.1);
            match need.map(|need| self.gap(need)) {
                Some(reload) if reload <= start => self.visit(vreg, (start, range.1)),
                reload => self.spill(vreg, (start, range.1), reload),
            }
        }
    }
}
