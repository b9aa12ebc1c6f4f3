//! Lookahead: next uses, and the instructions that clobber or fix registers.
//!
//! # Input
//!
//! The function, and the values live at the starts of blocks.
//!
//! # Output
//!
//! * For each operand, the distance to the next use in the block, or whether there is one after the block, or none at
//!   all.
//! * For each value, the units that it should avoid ([`RegHints::avoid`]): those of all *points* in its life. The
//!   points of a block are the instructions that clobber or fix registers. Those which an operand does not take that
//!   reads it are among them.
//! * For each value that a fixed operand will read, a hint ([`RegHints::hint`]).
//!
//! Only cost depends on the last two.
//!
//! # Why correct
//!
//! A backward scan meets the uses of a value in a block from the last one to the first. So the use that it met last is the
//! next one.
//!
//! # Cost
//!
//! One backward scan of each block: linear in the operands, and in the values live at the starts of blocks that have
//! points. Between points it is one loop over all operands, which has hardly any branches.

use alloc::vec::Vec;
use core::hint::select_unpredictable;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::{DEAD, FAR};
use crate::analysis::program_point::{ProgramPoint, entry_point};
use crate::coalesce::reg_hints::RegHints;
use crate::fast::context::FastCx;
use crate::fast::context::NONE;
use crate::fast::liveness::FastLiveness;
use crate::ir::{Block, Inst, Value};
use crate::regs::effects::outside_of_class;
use crate::regs::unit_mask::Mask;
use crate::target::Role;

/// Limit of the points of a block that are considered for one value. Further points are ignored: calls clobber much the
/// same registers.
const MAX_POINTS: usize = 8;

/// What the scan of a block knows of a value.
#[derive(Clone, Copy)]
struct Seen {
    /// The block in which it was seen.
    block: u32,
    /// The instruction that uses it next.
    next: u32,
    /// The distance from there to the use after that one.
    after: u32,
    /// The number of points of the block after its last use.
    points: u32,
    /// The block that passes it as an argument.
    passed: u32,
    /// Just after its last use in the block in which it was seen, or the end of that block if it is live-out.
    last: ProgramPoint,
    /// The program points between which it lives in the block that defines it, once that has been scanned.
    span: (ProgramPoint, ProgramPoint),
}

impl Seen {
    const NOWHERE: Seen = Seen { block: NONE, next: 0, after: DEAD, points: 0, passed: NONE, last: 0, span: (0, 0) };
}

/// The scan of a block.
struct Scan<'a, const W: usize> {
    cx: &'a FastCx<'a, W>,
    live: &'a FastLiveness,
    hints: &'a mut RegHints<W>,
    block: Block,
}

/// The result of the scan. Keeps its buffers.
#[derive(Default)]
pub struct FastLookahead<const W: usize> {
    seen: Vec<Seen>,
    /// The units of the points of the current block, from the last to the first, by bank.
    points: Vec<Mask<W>>,
    /// Distance from the instruction to the next use after it, for each operand: [`FAR`] after the block, or [`DEAD`].
    after: Vec<u32>,
    /// Distance from the start of the block to the first use, for each block parameter of the function.
    param: Vec<u32>,
    /// The number of points of the current block, so far.
    count: u32,
}

impl<const W: usize> FastLookahead<W> {
    /// Scans all blocks.
    pub fn compute(&mut self, cx: &FastCx<'_, W>, live: &mut FastLiveness, hints: &mut RegHints<W>) {
        let func = cx.func;
        self.seen.clear();
        self.seen.resize(func.num_values(), Seen::NOWHERE);
        // What is left from the function before is overwritten before it is read.
        if self.after.len() < func.num_operands() {
            self.after.resize(func.num_operands(), DEAD);
        }
        if self.param.len() < func.num_block_params() {
            self.param.resize(func.num_block_params(), DEAD);
        }
        for &inst in cx.constraints.narrow() {
            for (value, desc) in cx.constraints.operands(func, inst) {
                hints.add_avoid(value, outside_of_class(cx.machine, func.value_type(value), desc));
            }
        }
        let mut before = None;
        for &block in cx.cfg.rpo() {
            live.enter_out(func, cx.cfg, block, before.replace(block));
            self.scan(&mut Scan { cx, live, hints, block });
        }
    }

    /// The distance from an instruction to the next use of an operand after it, by the number of the operand in the
    /// function.
    #[inline]
    pub fn distance(&self, at: usize) -> u32 {
        self.after[at]
    }
    /// The same for all operands.
    #[inline]
    pub fn operand_distances(&self) -> &[u32] {
        &self.after
    }
    /// The distance from the start of the block to the first use of a parameter, by its number in the function.
    #[inline]
    pub fn param_distance(&self, at: usize) -> u32 {
        self.param[at]
    }
    /// The program points between which a value lives in the block that defines it.
    pub fn span(&self, value: Value) -> (ProgramPoint, ProgramPoint) {
        self.seen[value.index()].span
    }

    fn scan(&mut self, scan: &mut Scan<'_, W>) {
        let Scan { cx, live, block, .. } = *scan;
        let func = cx.func;
        let b = block.as_u32();
        let (first, end) = func.block(block).insts;
        self.points.clear();
        self.count = 0;
        for edge in cx.cfg.succ_edges(func, block) {
            for &arg in func.edge_args(edge) {
                self.seen[arg.index()].passed = b;
            }
        }
        // From point to point. A value that a point kills does not live through it.
        let range = func.block_operand_range(block);
        let mut rest = range.end;
        for &inst in cx.constraints.points(block).iter().rev() {
            let Range { start, end } = func.operand_range(inst);
            self.operands(scan, end..rest, self.count);
            self.operands(scan, start..end, self.count + 1);
            self.point(scan, inst);
            rest = start;
        }
        self.operands(scan, range.start..rest, self.count);
        let hints = &mut *scan.hints;
        let is_out = |value: Value, seen: Seen| (seen.passed == b) | live.is_out(value);
        for (at, &param) in func.block_param_range(block).zip(func.block_params(block)) {
            let seen = self.seen[param.index()];
            let out = is_out(param, seen);
            self.param[at] = distance(seen, b, out, first);
            let last = match seen.block == b {
                _ if out => entry_point(end),
                true => seen.last,
                false => 0,
            };
            self.seen[param.index()].span = (entry_point(first), last.max(entry_point(first) + 1));
            hints.add_avoid(param, between(cx, &self.points, seen, b, out, param));
        }
        if self.count > 0 {
            live.for_each_live_in(block, |value| {
                let seen = self.seen[value.index()];
                hints.add_avoid(value, between(cx, &self.points, seen, b, true, value));
            });
        }
    }

    /// Looks at operands of the block in one loop, from the last to the first. `points` is the number of points after a
    /// use. There are hardly any branches: what an operand is and whether its value is live-out is hard to predict.
    fn operands(&mut self, scan: &mut Scan<'_, W>, range: Range<usize>, points: u32) {
        let Scan { cx, live, block, .. } = *scan;
        let b = block.as_u32();
        let block_end = entry_point(cx.func.block(block).insts.1);
        let values = &cx.func.operands()[range.clone()];
        let (descs, insts) = cx.constraints.tape(range.clone());
        let operands = values.iter().zip(descs).zip(insts).zip(&mut self.after[range]);
        for (((&value, desc), &inst), after) in operands.rev() {
            let seen = &mut self.seen[value.index()];
            let is_def = desc.is_def();
            let is_new = seen.block != b;
            let out = (is_new | is_def) & ((seen.passed == b) | live.is_out(value));
            // Another operand of the instruction may read it, too.
            let again = !is_def & !is_new & (seen.next == inst);
            let distance = select_unpredictable(again, seen.after, distance(*seen, b, out, inst));
            *after = distance;
            if self.count > 0 && is_def {
                scan.hints.add_avoid(value, between(cx, &self.points, *seen, b, out, value));
            }
            let point = entry_point(inst);
            let last = select_unpredictable(is_new, point + 2, seen.last);
            let span = (point + 1, select_unpredictable(out, block_end, last));
            let begins = is_new & !is_def;
            let points = select_unpredictable(out, 0, points);
            *seen = Seen {
                block: select_unpredictable(is_def, seen.block, b),
                next: select_unpredictable(is_def, seen.next, inst),
                after: select_unpredictable(is_def, seen.after, distance),
                points: select_unpredictable(begins, points, seen.points),
                passed: seen.passed,
                last: select_unpredictable(is_def, seen.last, last),
                span: select_unpredictable(is_def, span, seen.span),
            };
        }
    }

    /// Records a point.
    fn point(&mut self, scan: &mut Scan<'_, W>, inst: Inst) {
        let (func, machine) = (scan.cx.func, scan.cx.machine);
        let form = func.form(machine.target, scan.cx.constraints.form(inst).form);
        let at = self.points.len();
        self.count += 1;
        for bank in machine.banks() {
            self.points.push(machine.bank_mask(form.clobbers, bank));
        }
        for (&value, desc) in func.inst_operands(inst).iter().zip(scan.cx.constraints.descs(inst)) {
            if let Some(reg) = desc.fixed_reg() {
                let mask = &mut self.points[at + machine.reg_bank(reg).index()];
                *mask = mask.or(machine.mask(reg));
                if desc.role() == Role::Use {
                    scan.hints.hint[value.index()] = Some((reg, 1.0));
                }
            }
        }
    }
}

/// The distance from an instruction to the next use of a value.
#[inline]
fn distance(seen: Seen, block: u32, out: bool, inst: u32) -> u32 {
    let after = if out { FAR } else { DEAD };
    select_unpredictable(seen.block == block, seen.next.wrapping_sub(inst), after)
}

/// The units of the points seen so far that a value should avoid which lives from here to its last use.
fn between<const W: usize>(
    cx: &FastCx<'_, W>,
    points: &[Mask<W>],
    seen: Seen,
    block: u32,
    out: bool,
    value: Value,
) -> Mask<W> {
    let from = match seen {
        Seen { block: in_block, points, .. } if in_block == block => points as usize,
        _ if out => 0,
        _ => return Mask::EMPTY,
    };
    let bank = cx.machine.ty(cx.func.value_type(value)).bank.index();
    let banks = cx.machine.num_banks();
    // The nearest ones are the last.
    points[from * banks..]
        .chunks_exact(banks)
        .rev()
        .take(MAX_POINTS)
        .fold(Mask::EMPTY, |units, point| units.or(point[bank]))
}
