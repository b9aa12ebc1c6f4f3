//! Lifetimes of virtual registers, with holes.
//!
//! # Input
//! A lowered function.
//!
//! # Output
//! For each block the values that are live at its start, its parameters included. For each virtual register the ranges of
//! positions in which it is live, and its uses. For each unit the ranges in which instructions occupy it.
//!
//! # How
//! Live values come from sweeps over the blocks until nothing changes. An argument is live only if its parameter is. Then
//! one walk over each block, from its end, closes a range at each definition.
//!
//! # Cost
//! Sweeps take time blocks times values over 64. The walk is linear in operands, copies and live values at block starts.

use fixedbitset::FixedBitSet;
use ssara_core::ir::{Block, Inst};
use ssara_core::target::OperandDesc;
use ssara_core::units::iter_words;

use crate::Error;
use crate::lower::{Home, Lowered, VReg, after, before, early, late, position};

/// Positions from the first up to the second, which is not included.
pub type Range = (u32, u32);

/// What a use asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum UseKind {
    /// Memory serves as well as a register: a store does what a copy would do.
    May,
    /// A register is cheaper.
    Should,
    /// Only a register will do.
    Must,
}

/// A place where a virtual register is read or written.
#[derive(Clone, Copy, Debug)]
pub struct Use {
    /// The position.
    pub at: u32,
    /// What it asks for there.
    pub kind: UseKind,
    /// The number of loops around it.
    pub depth: u32,
}

/// When a virtual register is live.
#[derive(Clone, Default, Debug)]
pub struct Lifetime {
    /// The ranges, in order, with gaps between them.
    pub ranges: Vec<Range>,
    /// The uses and definitions, in order.
    pub uses: Vec<Use>,
}

impl Lifetime {
    /// The first position.
    pub fn start(&self) -> u32 {
        self.ranges.first().map_or(0, |range| range.0)
    }
    /// One past the last position.
    pub fn end(&self) -> u32 {
        self.ranges.last().map_or(0, |range| range.1)
    }
    /// Whether it is live at a position.
    pub fn covers(&self, at: u32) -> bool {
        let index = self.ranges.partition_point(|range| range.1 <= at);
        self.ranges.get(index).is_some_and(|range| range.0 <= at)
    }
    /// The first position from `from` on at which a register is needed.
    pub fn next_need(&self, from: u32) -> Option<u32> {
        let index = self.uses.partition_point(|it| it.at < from);
        self.uses[index..].iter().find(|it| it.kind == UseKind::Must).map(|it| it.at)
    }
}

/// The first position within `bounds` that ranges of both lists have.
pub fn first_common(a: &[Range], b: &[Range], bounds: Range) -> Option<u32> {
    let mut a = a[a.partition_point(|range| range.1 <= bounds.0)..].iter();
    let mut b = b[b.partition_point(|range| range.1 <= bounds.0)..].iter();
    let (mut one, mut other) = (a.next()?, b.next()?);
    loop {
        let start = one.0.max(other.0).max(bounds.0);
        if start >= bounds.1 {
            return None;
        }
        if start < one.1.min(other.1) {
            return Some(start);
        }
        if one.1 <= other.1 { one = a.next()? } else { other = b.next()? }
    }
}

/// A stretch in which an instruction occupies a unit: a fixed operand or a clobber.
#[derive(Clone, Copy, Debug)]
pub struct Busy {
    /// The positions.
    pub range: Range,
    /// The value that the unit holds then, if it is the copy of one.
    pub source: Option<VReg>,
}

/// Lifetimes.
pub struct Lives {
    /// By block: the values that are live at its start.
    pub starts: Vec<FixedBitSet>,
    /// By virtual register.
    pub lifetimes: Vec<Lifetime>,
    /// By unit, in order.
    pub busy: Vec<Vec<Busy>>,
}

impl Lives {
    /// Computes all lifetimes.
    ///
    /// # Errors
    /// When fixed operands of one instruction exclude each other.
    pub fn new(code: &Lowered<'_>) -> Result<Lives, Error> {
        let starts = live_at_starts(code);
        let mut walk = Walk {
            code,
            ends: vec![0; code.vregs.len()],
            lifetimes: vec![Lifetime::default(); code.vregs.len()],
            busy: vec![Vec::new(); usize::from(code.target.set_words) * 64],
        };
        for block in code.blocks().rev() {
            walk.block(block, &starts);
        }
        for lifetime in &mut walk.lifetimes {
            lifetime.ranges.reverse();
            lifetime.uses.sort_by_key(|it| it.at);
        }
        walk.busy.iter_mut().for_each(|busy| busy.sort_by_key(|busy| busy.range));
        let lives = Lives { starts, lifetimes: walk.lifetimes, busy: walk.busy };
        check_fixed(code, &lives)?;
        Ok(lives)
    }
    /// The first position within `bounds` at which an instruction occupies a unit, and that `ranges` has. A copy of the
    /// content of `vreg` is not in the way.
    pub fn first_busy(&self, unit: u16, vreg: VReg, ranges: &[Range], bounds: Range) -> Option<u32> {
        let busy = &self.busy[usize::from(unit)];
        let mut at = busy.partition_point(|busy| busy.range.1 <= bounds.0);
        while let Some(next) = busy.get(at).filter(|next| next.range.0 < bounds.1) {
            let common = first_common(ranges, &[next.range], bounds);
            if next.source != Some(vreg) && common.is_some() {
                return common;
            }
            at += 1;
        }
        None
    }
}

/// Fails if two fixed operands of one instruction, or one and a clobber, need the same unit.
fn check_fixed(code: &Lowered<'_>, lives: &Lives) -> Result<(), Error> {
    for busy in &lives.busy {
        let is_conflict = |pair: &&[Busy]| {
            pair[0].range.1 > pair[1].range.0 && (pair[0].source.is_none() || pair[0].source != pair[1].source)
        };
        if let Some(pair) = busy.windows(2).find(is_conflict) {
            let inst = Inst::from_u32(pair[1].range.0 / 4);
            return Err(Error::no_register(code.func, code.target, inst));
        }
    }
    Ok(())
}

/// The values live at the end of a block.
fn live_at_end(code: &Lowered<'_>, block: Block, starts: &[FixedBitSet]) -> FixedBitSet {
    let mut live = FixedBitSet::with_capacity(code.func.num_values());
    for edge in code.func.succ_edges(block) {
        let to = code.func.edge(edge).to;
        let mut through = starts[to.as_u32() as usize].clone();
        for &param in code.func.block_params(to) {
            through.remove(param.as_u32() as usize);
        }
        live.union_with(&through);
        for (&param, &arg) in code.func.block_params(to).iter().zip(code.func.edge_args(edge)) {
            if starts[to.as_u32() as usize].contains(param.as_u32() as usize) {
                live.insert(arg.as_u32() as usize);
            }
        }
    }
    live
}

fn live_at_starts(code: &Lowered<'_>) -> Vec<FixedBitSet> {
    let (func, values) = (code.func, code.func.num_values());
    let mut starts = vec![FixedBitSet::with_capacity(values); func.num_blocks()];
    let order: Vec<Block> = code.cfg.rpo().iter().rev().copied().collect();
    let mut changed = true;
    while changed {
        changed = false;
        for &block in &order {
            let mut live = live_at_end(code, block, &starts);
            for inst in func.block_insts(block).rev() {
                for (value, _) in func.constrained_operands(code.target, inst).filter(|(_, desc)| desc.is_def()) {
                    live.remove(value.as_u32() as usize);
                }
                for (value, _) in func.constrained_operands(code.target, inst).filter(|(_, desc)| !desc.is_def()) {
                    live.insert(value.as_u32() as usize);
                }
            }
            changed |= live != starts[block.as_u32() as usize];
            starts[block.as_u32() as usize] = live;
        }
    }
    starts
}

/// The walk over a block, from its end.
struct Walk<'a> {
    code: &'a Lowered<'a>,
    /// By virtual register: one past the last position of the range that is open, or 0.
    ends: Vec<u32>,
    lifetimes: Vec<Lifetime>,
    busy: Vec<Vec<Busy>>,
}

impl Walk<'_> {
    fn block(&mut self, block: Block, starts: &[FixedBitSet]) {
        let (first, end) = self.code.func.block(block).insts;
        let depth = self.code.cfg.loop_depth(block);
        for value in live_at_end(self.code, block, starts).ones() {
            self.ends[self.code.at_end(block, value as VReg) as usize] = end * 4;
        }
        for inst in (first..end).rev().map(Inst::from_u32) {
            self.inst(inst, depth);
        }
        for value in starts[block.as_u32() as usize].ones() {
            self.close(value as VReg, first * 4, first * 4);
        }
    }

    fn inst(&mut self, inst: Inst, depth: u32) {
        let code = self.code;
        let form = code.func.inst_form(code.target, inst);
        // What a terminator defines stays up to the edges.
        let end = if form.kind.is_terminator() { before(inst) + 4 } else { after(inst) };
        for copy in code.copies_at(after(inst)) {
            self.close(copy.to, after(inst), before(inst) + 4);
            self.open(copy.from, after(inst));
            self.note(copy.from, late(inst), UseKind::Should, depth);
            self.note(copy.to, after(inst), UseKind::May, depth);
        }
        for (vreg, desc) in code.inst_operands(inst).filter(|(_, desc)| desc.is_def()) {
            self.close(vreg, position(inst, desc), after(inst));
            let kind = if desc.is_reg_or_slot() { UseKind::May } else { UseKind::Must };
            self.note(vreg, position(inst, desc), kind, depth);
            self.note(vreg, late(inst), kind, depth);
            self.fix(vreg, desc, (position(inst, desc), end));
        }
        for (vreg, desc) in code.inst_operands(inst).filter(|(_, desc)| !desc.is_def()) {
            let at = position(inst, desc);
            self.open(vreg, at + 1);
            let kind = if desc.is_reg_or_slot() { UseKind::Should } else { UseKind::Must };
            self.note(vreg, at, kind, depth);
            self.fix(vreg, desc, (early(inst), at + 1));
        }
        for copy in code.copies_at(early(inst)) {
            self.close(copy.to, early(inst), late(inst));
            self.open(copy.from, early(inst));
            let takes_memory = code.vregs[copy.to as usize].home == Home::Memory;
            let kind = if takes_memory { UseKind::May } else { UseKind::Should };
            self.note(copy.from, before(inst), kind, depth);
        }
        for unit in iter_words(form.clobbers) {
            self.busy[usize::from(unit)].push(Busy { range: (late(inst), after(inst)), source: None });
        }
    }

    /// A virtual register is live up to `end`.
    fn open(&mut self, vreg: VReg, end: u32) {
        let known = &mut self.ends[vreg as usize];
        *known = (*known).max(end);
    }
    /// A virtual register is live from `start`, and at least up to `least`.
    fn close(&mut self, vreg: VReg, start: u32, least: u32) {
        let end = std::mem::take(&mut self.ends[vreg as usize]).max(least);
        let ranges = &mut self.lifetimes[vreg as usize].ranges;
        match ranges.last_mut() {
            Some(last) if last.0 <= end && start < end => last.0 = start.min(last.0),
            _ if start < end => ranges.push((start, end)),
            _ => {}
        }
    }
    fn note(&mut self, vreg: VReg, at: u32, kind: UseKind, depth: u32) {
        let kind = if self.code.vregs[vreg as usize].home == Home::Memory { UseKind::May } else { kind };
        self.lifetimes[vreg as usize].uses.push(Use { at, kind, depth });
    }
    /// Marks the units of a fixed operand.
    fn fix(&mut self, vreg: VReg, desc: OperandDesc, range: Range) {
        let data = self.code.vregs[vreg as usize];
        if let Home::Fixed(reg) = data.home {
            let source = data.source.filter(|_| !desc.is_def());
            for &unit in self.code.target.reg_units(reg) {
                self.busy[usize::from(unit)].push(Busy { range, source });
            }
        }
    }
}
