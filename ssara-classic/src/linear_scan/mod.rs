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
//! later. If no register is free, the intervals compete by their next uses, to which ends of loops belong. The one that is
//! used last goes to memory, from the best place behind its last use up to the best place before its next one
//! ([`split_places`]). An interval that is not used in its register is in memory altogether. [`stores`] says where values
//! are stored. Where pieces meet, and on edges, `build` inserts moves (resolution).
//!
//! A use must have a register, should have one, or need not. An operand must unless it may be in memory. One that is read
//! and may be in memory should, and so should what is copied or passed to a parameter. What a copy defines need not, and is
//! stored instead, nor need what an instruction can define in memory. Only uses that must have a register end the time in
//! memory; the others count in all other decisions.
//!
//! Copies of an edge that exchange registers go through memory if no register is to spare and the machine has no swap, as in
//! the paper. Registers are chosen as intervals start, so nothing prevents that.
//!
//! # What differs from the papers
//! The intervals of 2005 are those of variables, and parameters are set by copies. Here they are those of values, as in
//! 2010, but lifetimes come from data flow, as loops need not be contiguous. Blocks are not put into an order of their own.
//! The implementation in HotSpot also splits at boundaries of blocks that leave no loop, which costs more here. Hints are
//! the registers of all that is copied from or to a value.
//!
//! # Limits
//! Those of lowering. Intervals that must be in registers at one instruction are placed greedily, small classes first. An
//! instruction where that fails is an error.
//!
//! # Cost
//! Linear in the pieces times the intervals that overlap one register.
//!
//! # Reference
//! C. Wimmer and H. Mössenböck, *Optimized interval splitting in a linear scan register allocator*, VEE 2005.
//! C. Wimmer and M. Franz, *Linear scan register allocation on SSA form*, CGO 2010.

mod split_places;
mod stores;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use fixedbitset::FixedBitSet;
use rustc_hash::FxBuildHasher;
use ssara_core::ir::{Function, Inst};
use ssara_core::output::Allocation;
use ssara_core::target::Reg;
use ssara_core::{CalleeSaves, Target};

use crate::Error;
use crate::build::{Piece, build, whole_pieces};
use crate::linear_scan::split_places::SplitPlaces;
use crate::linear_scan::stores::stores;
use crate::live::{Lives, Range, UseKind, first_common};
use crate::lower::{Home, Lowered, Relations, VReg};
use crate::trace::scan::{Rest, ScanAction, ScanRecorder};
use crate::trace::{Lifelines, Trace};

/// Allocates registers.
///
/// # Errors
/// When an instruction is not supported, or finds no register.
pub fn allocate(
    func: &Function,
    target: &Target,
    saves: CalleeSaves,
    trace: Option<&mut Option<Trace>>,
) -> Result<Allocation, Error> {
    let none = FixedBitSet::with_capacity(func.num_values());
    let code = Lowered::new(func, target, &none, Relations::Refused)?;
    let lives = Lives::new(&code)?;
    let mut scan = Scan::new(&code, &lives);
    scan.recorder = trace.is_some().then(|| ScanRecorder::new(Lifelines::new(&code, &lives)));
    while let Some(Reverse((start, _, vreg, end))) = scan.unhandled.pop() {
        scan.place(Interval { vreg, range: (start, end) })?;
    }
    if let (Some(trace), Some(recorder)) = (trace, scan.recorder.take()) {
        *trace = Some(Trace::Scan(recorder.finish()));
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
    let stores = stores(&code, &lives, &pieces, &scan.places);
    build(&code, &lives, pieces, stores, saves)
}

/// A part of a lifetime.
#[derive(Clone, Copy, Debug)]
struct Interval {
    vreg: VReg,
    range: Range,
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
    /// By virtual register: its pieces in the order in which they were made.
    pieces_of: Vec<Vec<usize>>,
    /// Where it is good to split.
    places: SplitPlaces<'a>,
    /// Notes the steps, if they are wanted.
    recorder: Option<ScanRecorder>,
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
        let mut related: HashMap<VReg, Vec<VReg>, FxBuildHasher> = HashMap::default();
        let mut relate = |a: VReg, b: VReg| {
            related.entry(a).or_default().push(b);
            related.entry(b).or_default().push(a);
        };
        code.for_each_copy(|from, to, _| relate(from, to));
        let holders = vec![Vec::new(); usize::from(code.target.set_words) * 64];
        let last = code.vregs.iter().map(|data| if let Home::Fixed(reg) = data.home { Some(reg) } else { None });
        let last = last.collect();
        let (pieces, pieces_of) = (Vec::new(), vec![Vec::new(); code.vregs.len()]);
        let places = SplitPlaces::new(code, lives);
        Scan { code, lives, unhandled, pieces, holders, last, related, pieces_of, places, recorder: None }
    }

    fn ranges(&self, vreg: VReg) -> &'a [Range] {
        &self.lives.lifetimes[vreg as usize].ranges
    }
    fn next_need(&self, vreg: VReg, from: u32) -> Option<u32> {
        self.lives.lifetimes[vreg as usize].next_need(from)
    }

    /// Notes a step that has been done.
    fn note(&mut self, interval: Interval, action: impl FnOnce() -> ScanAction) {
        if let Some(recorder) = &mut self.recorder {
            recorder.step((interval.vreg, interval.range), action(), &self.pieces, self.lives);
        }
    }

    /// Gives an interval a register, or part of it.
    fn place(&mut self, interval: Interval) -> Result<(), Error> {
        let Interval { vreg, range: (start, end) } = interval;
        if let Some(recorder) = &mut self.recorder {
            recorder.advance(vreg, interval.range, self.lives);
        }
        let Home::Regs(set) = self.code.vregs[vreg as usize].home else { return Ok(()) };
        let mut regs = self.code.sets.regs(set).to_vec();
        let hints = self.related.get(&vreg).into_iter().flatten().filter_map(|&other| self.last[other as usize]);
        let hints: Vec<Reg> = self.last[vreg as usize].into_iter().chain(hints).collect();
        regs.sort_by_key(|reg| hints.iter().position(|hint| hint == reg).unwrap_or(usize::MAX));
        let mut best: Option<(u32, Reg)> = None;
        let mut free_until = Vec::new();
        for &reg in &regs {
            let free = self.free_until(reg, interval);
            if self.recorder.is_some() {
                free_until.push((reg, free));
            }
            if free > best.map_or(start, |best| best.0) {
                best = Some((free, reg));
            }
            if free >= end {
                break;
            }
        }
        let rest = best.and_then(|(free, _)| self.rest(interval, free));
        match (best, rest) {
            (Some((_, reg)), Some(rest)) => {
                self.assign_part(interval, reg, rest);
                self.note(interval, || ScanAction::TakesFree { free: free_until, reg, rest });
            }
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
        let (other, Piece { range, reg }) = self.pieces[piece];
        reg?;
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
        if free >= end {
            return Some(Rest::None);
        }
        let gap = self.places.gap(free);
        let need = self.next_need(vreg, free).filter(|&need| need < end);
        let can_reload = need.is_none_or(|need| self.places.gap(need) >= free);
        let is_needed_before = self.next_need(vreg, gap).is_some_and(|need| need < free);
        if !self.code.is_value(vreg) {
            None
        } else if can_reload && (is_needed_before || gap <= start) {
            Some(Rest::Memory(free, self.reload(vreg, (free, end))))
        } else {
            let least = self.places.last_use(vreg, UseKind::Must, gap).map_or(start + 1, |at| at.max(start) + 1);
            (gap > start).then(|| Rest::Unhandled(self.places.best(vreg, (least, gap))))
        }
    }
    /// Where a value that is in memory from a position on is loaded, if it has to be in a register once more.
    fn reload(&self, vreg: VReg, (start, end): Range) -> Option<u32> {
        let need = self.next_need(vreg, start).filter(|&need| need < end);
        let at = self.places.best_before_loops(vreg, (start + 1, need.unwrap_or(end)));
        let is_used = need.is_some() || self.places.next_use(vreg, UseKind::Should, at).is_some_and(|next| next < end);
        (is_used && at < end).then(|| self.places.gap(at))
    }

    fn assign(&mut self, vreg: VReg, range: Range, reg: Reg) {
        let index = self.pieces.len();
        self.add(vreg, Piece { range, reg: Some(reg) });
        for &unit in self.code.target.reg_units(reg) {
            self.holders[usize::from(unit)].push(index);
        }
        self.last[vreg as usize] = Some(reg);
    }
    fn add(&mut self, vreg: VReg, piece: Piece) {
        self.pieces_of[vreg as usize].push(self.pieces.len());
        self.pieces.push((vreg, piece));
    }
    /// Gives an interval a register up to its rest, and puts that where it goes.
    fn assign_part(&mut self, Interval { vreg, range: (start, end) }: Interval, reg: Reg, rest: Rest) {
        match rest {
            Rest::None => self.assign(vreg, (start, end), reg),
            Rest::Unhandled(from) => {
                self.assign(vreg, (start, from), reg);
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
        self.leave_unused(vreg, start);
        self.add(vreg, Piece { range: (start, until), reg: None });
        self.visit(vreg, (until, end));
    }
    /// Puts the last pieces of a value before a position into memory, too, as far as nothing uses them.
    fn leave_unused(&mut self, vreg: VReg, at: u32) {
        for index in self.pieces_of[vreg as usize].iter().rev() {
            let Piece { range, reg } = &mut self.pieces[*index].1;
            let is_used = self.places.next_use(vreg, UseKind::Should, range.0).is_some_and(|next| next < range.1);
            if range.1 > at || (reg.is_some() && is_used) {
                return;
            }
            *reg = None;
        }
    }

    /// No register is free where an interval starts: the interval or others go to memory, whichever is used last.
    fn compete(&mut self, interval: Interval, regs: &[Reg]) -> Result<(), Error> {
        let Interval { vreg, range: (start, end) } = interval;
        let is_value = self.code.is_value(vreg);
        let need = self.next_need(vreg, start).filter(|&need| need < end);
        let mut best: Option<(u32, Reg)> = None;
        let mut holders = Vec::new();
        for &reg in regs {
            let open = self.open_until(reg, interval);
            let can_leave = open > start && self.rest(interval, open).is_some();
            if let (true, Some(next)) = (can_leave, self.next_use_of_holders(reg, interval)) {
                if self.recorder.is_some() {
                    holders.push((reg, self.holders_of(reg, interval), next));
                }
                if best.is_none_or(|best| next > best.0) {
                    best = Some((next, reg));
                }
            }
        }
        self.note(interval, || ScanAction::Compares { holders, own: need });
        let can_spill = is_value && need.is_none_or(|need| self.places.gap(need) > start);
        match best {
            Some((next, reg)) if !can_spill || need.is_some_and(|need| need < next) => {
                self.evict(reg, interval);
                let rest =
                    self.rest(interval, self.open_until(reg, interval)).ok_or_else(|| self.no_register(start))?;
                self.assign_part(interval, reg, rest);
                self.note(interval, || ScanAction::TakesBlocked { reg, rest });
            }
            _ if can_spill => {
                let reload = self.reload(vreg, (start, end));
                self.spill(vreg, (start, end), reload);
                self.note(interval, || ScanAction::Spills { reload });
            }
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
    /// The intervals of these pieces.
    fn holders_of(&self, reg: Reg, interval: Interval) -> Vec<VReg> {
        self.displaced(reg, interval).into_iter().map(|piece| self.pieces[piece].0).collect()
    }
    /// The first position at which one of the pieces that an interval would displace is used, the ends of loops included.
    /// `None` if one of them cannot be displaced.
    fn next_use_of_holders(&self, reg: Reg, interval: Interval) -> Option<u32> {
        let start = interval.range.0;
        let mut first = u32::MAX;
        for piece in self.displaced(reg, interval) {
            let (vreg, Piece { range, .. }) = self.pieces[piece];
            let need = self.next_need(vreg, start).filter(|&need| need < range.1);
            // What starts here leaves before it is in its register.
            let first_reload = start + u32::from(range.0 == start);
            let can_reload = need.is_none_or(|need| self.places.gap(need) >= first_reload);
            if !self.code.is_value(vreg) || !can_reload || range.0 > start {
                return None;
            }
            first = first.min(self.places.next_use_or_loop_end(vreg, start).unwrap_or(u32::MAX));
        }
        Some(first)
    }
    /// Cuts the pieces that an interval displaces, each as early as that is good. What is left of them goes to memory up to
    /// the next use.
    fn evict(&mut self, reg: Reg, interval: Interval) {
        let start = interval.range.0;
        for piece in self.displaced(reg, interval) {
            let (vreg, Piece { range, reg: held }) = self.pieces[piece];
            let reg = held.unwrap_or(reg);
            let need = self.next_need(vreg, start).filter(|&need| need < range.1);
            let must_stay = need.is_some_and(|need| self.places.gap(need) <= start);
            if must_stay || !self.lives.lifetimes[vreg as usize].covers(start) {
                self.pieces[piece].1.range.1 = start;
                self.visit(vreg, (start, range.1));
                self.note(interval, || ScanAction::Evicts { interval: vreg, reg, rest: Rest::Unhandled(start) });
                continue;
            }
            let least = self.places.last_use(vreg, UseKind::Should, start).map_or(range.0, |at| range.0.max(at + 1));
            let at = if least == range.0 { least } else { self.places.best(vreg, (least, start)) };
            let at = self.places.gap(at).max(least);
            let reload = self.reload(vreg, (start, range.1));
            self.pieces[piece].1.range.1 = at;
            self.spill(vreg, (at, range.1), reload);
            self.note(interval, || ScanAction::Evicts { interval: vreg, reg, rest: Rest::Memory(at, reload) });
        }
    }
}
