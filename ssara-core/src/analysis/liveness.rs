//! Liveness: the values that are live at the start of each block, and the last uses of each value.
//!
//! # Input
//!
//! A valid function, its [`Cfg`], and what validation has [found](crate::validate::Validated).
//!
//! # Output
//!
//! * For each block, the values that are live at its start, as a list sorted by value.
//! * For each value, its last uses.
//! * For each operand, the distance to the next use of its value, as far as that is in the same block. Distances across
//!   blocks are found by `next_use`, when something must be spilled.
//!
//! # Why correct
//!
//! Only values that are used outside of the block that defines them ever enter a set. `live_bitmap` finds the blocks
//! where these are live, in rows of bits. Where a function has too many blocks and values for rows, `live_search` finds
//! them by path exploration. Either way the result is one list for each block. One backward scan of each block then
//! finds last uses and distances.
//!
//! # Cost
//!
//! Linear in the operands and in the values live at the starts of blocks, beside the cost of the rows. The lists of very
//! deep or wide functions would grow with blocks times values. Where they have more than `MAX_LISTED` items for each
//! instruction and block, and more than `ALWAYS_LISTED` in all, there are none. The function is left to `O0`.

use alloc::vec::Vec;
use core::hint::select_unpredictable;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::analysis::defs::Defs;
use crate::analysis::live_bitmap::{MAX_WORDS, Rows, size};
use crate::analysis::program_point::{ProgramPoint, entry_point, operand_point};
use crate::ir::{Block, Function, Inst, Value};
use crate::sorts::bucket_starts;
use crate::target::{Role, TargetDesc};

/// The distance to a use that never comes: the value is killed.
pub const DEAD: u32 = u32::MAX;
/// The distance to a use that is known to come, but not when; the longest distance.
pub const FAR: u32 = 1 << 30;
/// What leaving a loop adds to a distance, in instructions. A path that is longer than this counts as one out of a
/// loop.
pub const LOOP_EXIT: u32 = 1 << 17;
pub(super) const NONE: u32 = u32::MAX;
/// The time of a use after the block.
const LATER: u32 = FAR;
/// Limit of the items in all lists of live values, for each instruction and block of the function. Beyond it, and beyond
/// [`ALWAYS_LISTED`], there are no lists. Bounds the memory of functions with thousands of nested loops.
const MAX_LISTED: usize = 32;
/// Lists with fewer items than this are made in any case. With all that the passes of `O3` keep for an item, they take some
/// 350 MB.
const ALWAYS_LISTED: usize = 5_000_000;

/// The liveness of a function. Keeps its buffers from one function to the next.
#[derive(Default, Debug)]
pub struct Liveness {
    pub(super) defs: Defs,
    /// Values live at the start of block `b`: `live[start[b]..start[b + 1]]`, in ascending order, without parameters.
    pub(super) start: Vec<u32>,
    pub(super) live: Vec<Value>,
    /// Distance from the start of the block to the next use, parallel to `live`.
    pub(super) distance: Vec<u32>,
    /// Distance from the instruction to the next use after it, for each operand.
    pub(super) operand_distance: Vec<u32>,
    /// Distance from the start of the block to the first use, for each block parameter of the function.
    pub(super) param_distance: Vec<u32>,
    /// Last uses: those of value `v` are `kills[kill_start[v]..kill_start[v + 1]]`, in ascending order.
    pub(super) kill_start: Vec<u32>,
    pub(super) kills: Vec<ProgramPoint>,
    /// By number in `rows`.
    pub(super) extent: Vec<Extent>,
    pub(super) rows: Rows,
    pub(super) scratch: Scratch,
}

/// What is known of a value that is live at the start of some block.
#[derive(Debug)]
pub(super) struct Extent {
    /// The value, here too, since all of this is looked at wherever it lives.
    pub(super) value: Value,
    /// The distance to the first use in the current block, or [`FAR`].
    pub(super) near: u32,
    /// The first and the last block, in the order of the code, at whose start it is live.
    pub(super) first: u32,
    pub(super) last: u32,
}

impl Extent {
    /// A value that has not been seen anywhere.
    pub(super) fn none(value: Value) -> Extent {
        Extent { value, near: FAR, first: NONE, last: 0 }
    }
}

/// The next use of a value from where a scan is.
#[derive(Clone, Copy, Debug)]
pub(super) struct NearestUse {
    /// The block for which it was noted.
    block: u32,
    /// The instruction.
    time: u32,
    /// The use after that one.
    after: u32,
}

impl NearestUse {
    /// The time of the next use in a block, counted like instructions; [`LATER`] if it is after the block, [`DEAD`] if there
    /// is none or the scan is in another block. No branch: it would be hard to predict.
    #[inline]
    fn in_block(self, block: u32) -> u32 {
        self.time | u32::from(self.block == block).wrapping_sub(1)
    }
}

#[derive(Default, Debug)]
pub(super) struct Scratch {
    /// Exposed uses `(block, distance from the start)`, sorted by value.
    pub(super) sorted: Vec<(u32, u32)>,
    /// Where values are live: `(block, value, distance to the first use in the block, or FAR)`, by value.
    pub(super) found: Vec<(u32, u32, u32)>,
    /// By number of the parameter in the function: the distance to the first use in its block, or [`FAR`].
    pub(super) first_use: Vec<u32>,
    pub(super) value_start: Vec<u32>,
    pub(super) seen: Vec<u32>,
    /// Distance to the first use in the block itself or [`FAR`], parallel to the live values.
    pub(super) local: Vec<u32>,
    pub(super) work: Vec<u32>,
    pub(super) cursor: Vec<u32>,
    /// The next use of each value.
    pub(super) next: Vec<NearestUse>,
    /// The operands of each block after which their values leave it alive: position, distance to the end of the block
    /// and value. Those of a block are the ones in its range in `live_out_range`.
    pub(super) live_out_operands: Vec<(u32, u32, Value)>,
    pub(super) live_out_range: Vec<(u32, u32)>,
    /// By value: in the lower half its distance from the end of a block, in the upper half the turn of that block.
    /// Turns count down, so the least number is always of the current block, and nothing has to be cleared between
    /// blocks.
    pub(super) out: Vec<u64>,
    /// The turn of the current block.
    pub(super) turn: u32,
    /// The last uses, as they are found: values and points.
    pub(super) kills: Vec<(u32, ProgramPoint)>,
    /// The numbers of items in `live_out_operands` and `kills`. What comes after them means nothing.
    pub(super) num_live_out_operands: usize,
    pub(super) num_kills: usize,
    /// Uses by an instruction that is the last to use their value, and uses it again: the value, the instruction and the
    /// point of this use.
    pub(super) repeated: Vec<(Value, u32, ProgramPoint)>,
}

impl Scratch {
    /// Scans the operands of a block backwards, in one loop with hardly any branches: how many operands an instruction has
    /// and what becomes of their values is hard to predict.
    fn scan_operands(&mut self, func: &Function, constraints: &Constraints, block: Block, distances: &mut [u32]) {
        let b = block.as_u32();
        let end = func.block(block).insts.1;
        let range = func.block_operand_range(block);
        let values = &func.operands()[range.clone()];
        let (descs, insts) = constraints.tape(range.clone());
        let operands = values.iter().zip(descs).zip(insts).zip(&mut distances[range.clone()]);
        let Scratch { next, live_out_operands, kills, repeated, .. } = self;
        let (mut num_live_out_operands, mut num_kills) = (self.num_live_out_operands, self.num_kills);
        for (index, (((&value, desc), &inst), after)) in operands.enumerate().rev() {
            let next = &mut next[value.index()];
            let time = next.in_block(b);
            // Read by an operand before this one as well.
            let is_again = time == inst;
            let time = select_unpredictable(is_again, next.after, time);
            *after = select_unpredictable(time >= LATER, time, time.wrapping_sub(inst));
            live_out_operands[num_live_out_operands] = ((range.start + index) as u32, end - inst, value);
            num_live_out_operands += usize::from(time == LATER);
            let point = operand_point(Inst::from_u32(inst), desc.pos());
            let is_use = !desc.is_def();
            let is_killed = is_use & (time == DEAD);
            kills[num_kills] = (value.as_u32(), point);
            num_kills += usize::from(is_killed & !is_again);
            if is_again & is_killed {
                repeated.push((value, inst, point));
            }
            *next = NearestUse {
                block: select_unpredictable(is_use, b, next.block),
                time: select_unpredictable(is_use, inst, next.time),
                after: select_unpredictable(is_use, time, next.after),
            };
        }
        (self.num_live_out_operands, self.num_kills) = (num_live_out_operands, num_kills);
    }
}

impl Liveness {
    /// Finds live values and last uses; distances say only whether there is a further use in the block, somewhere
    /// ([`FAR`]) or nowhere ([`DEAD`]). Takes over `defs`, and gives back a buffer of its own. Returns false, and leaves
    /// `defs` as they are, if there would be too many live values to list.
    pub fn compute(
        &mut self,
        func: &Function,
        target: &TargetDesc,
        cfg: &Cfg,
        constraints: &Constraints,
        defs: &mut Defs,
    ) -> bool {
        let most = ALWAYS_LISTED.max(MAX_LISTED * size(func));
        let are_listed = match self.rows.compute(MAX_WORDS, func, cfg, defs) {
            true if self.rows.fits(most) => {
                self.list_rows(func, cfg, defs);
                true
            }
            true => false,
            false => self.explore(most, func, cfg, defs),
        };
        if !are_listed {
            return false;
        }
        core::mem::swap(&mut self.defs, defs);
        self.distance.clear();
        self.distance.resize(self.live.len(), FAR);
        self.param_distance.clear();
        self.param_distance.resize(func.num_block_params(), DEAD);
        self.scan(func, cfg, constraints);
        self.sort_kills(func.num_values());
        self.widen_kills(func, target, constraints);
        true
    }

    /// Lends out the definitions that [`Liveness::compute`] took over, or takes them back.
    pub fn swap_defs(&mut self, defs: &mut Defs) {
        core::mem::swap(&mut self.defs, defs);
    }

    /// The block that defines a value; `None` when nothing reachable does.
    #[inline]
    pub fn def_block(&self, value: Value) -> Option<Block> {
        self.defs.block(value)
    }
    /// The program point at which a value is defined.
    #[inline]
    pub fn def_point(&self, value: Value) -> ProgramPoint {
        self.defs.point(value)
    }
    /// The uses in a block of what it does not define, the first of each value: see [`Defs::exposed`].
    pub fn exposed(&self, block: Block) -> &[(Value, u32)] {
        self.defs.exposed(block)
    }
    /// The values that are live at the start of a block, in ascending order, without its parameters.
    #[inline]
    pub fn live_in(&self, block: Block) -> &[Value] {
        &self.live[self.live_range(block)]
    }
    /// The first and the last block, in the order of the code, at whose start a value is live, other than as a
    /// parameter.
    pub fn extent(&self, value: Value) -> Option<(Block, Block)> {
        let extent = self.extent.get(self.rows.number[value.index()] as usize)?;
        Some((Block::from_u32(extent.first), Block::from_u32(extent.last)))
    }
    /// The distances from the start of a block to the next uses of [`Liveness::live_in`].
    #[inline]
    pub fn live_in_distances(&self, block: Block) -> &[u32] {
        &self.distance[self.live_range(block)]
    }
    /// Whether a value is live at the start of a block; logarithmic in the number of values live there.
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        self.live_in(block).binary_search(&value).is_ok()
    }
    /// The distance from an instruction to the next use of an operand's value after it, by operand number over the whole
    /// function. [`DEAD`] where there is none.
    #[inline]
    pub fn operand_distances(&self) -> &[u32] {
        &self.operand_distance
    }
    /// The distance from the start of the block to the first use of a parameter, by parameter number over the whole
    /// function.
    #[inline]
    pub fn param_distances(&self, func: &Function, block: Block) -> &[u32] {
        &self.param_distance[func.block_param_range(block)]
    }
    /// The last program point at which a value is live in a block where it is live or defined. It is its last use there, or
    /// the end of the block if it is live-out of it.
    pub fn last_point(&self, func: &Function, block: Block, value: Value) -> ProgramPoint {
        let v = value.index();
        let (first, end) = func.block(block).insts;
        let kills = &self.kills[self.kill_start[v] as usize..self.kill_start[v + 1] as usize];
        match kills.get(kills.partition_point(|&kill| kill < entry_point(first))) {
            Some(&kill) if kill < entry_point(end) => kill,
            _ => entry_point(end),
        }
    }
    /// Whether `value` is live just after point `at` in `block`, where it is defined earlier (in dominance order).
    pub fn is_live_after(&self, func: &Function, block: Block, value: Value, at: ProgramPoint) -> bool {
        // Two values without uses that are defined at the same point still need two places.
        let here = self.defs.is_in(value, block);
        if !here && !self.is_live_in(block, value) {
            return false;
        }
        let v = value.index();
        let (first, end) = func.block(block).insts;
        let kills = &self.kills[self.kill_start[v] as usize..self.kill_start[v + 1] as usize];
        match kills.get(kills.partition_point(|&kill| kill < entry_point(first))) {
            Some(&kill) if kill < entry_point(end) => kill >= at,
            // Its last use is not here: it is live-out, unless it has no uses at all.
            _ => !here || self.rows.number[v] != NONE || self.defs.point(value) >= at,
        }
    }

    /// Where the values of [`Liveness::live_in`] are among those of all blocks.
    pub(super) fn live_range(&self, block: Block) -> core::ops::Range<usize> {
        self.start[block.index()] as usize..self.start[block.index() + 1] as usize
    }

    /// Lists the values of the rows, with the distances to uses in the blocks themselves.
    fn list_rows(&mut self, func: &Function, cfg: &Cfg, defs: &Defs) {
        let Liveness { rows, start, live, extent, scratch, .. } = self;
        let local = &mut scratch.local;
        extent.clear();
        extent.extend(rows.value.iter().map(|&value| Extent::none(value)));
        start.clear();
        live.clear();
        local.clear();
        let mut listed = 0;
        for block in func.blocks() {
            start.push(listed as u32);
            if !cfg.is_reachable(block) {
                continue;
            }
            let (first, end) = func.block(block).insts;
            for &(value, inst) in defs.exposed(block) {
                extent[rows.number[value.index()] as usize].near = if inst == end { FAR } else { inst - first };
            }
            // Room for the largest possible number, which is faster than pushing to two lists.
            let most = listed + extent.len();
            if most > live.len() {
                live.resize(most.max(2 * live.len()), Value::from_u32(0));
                local.resize(live.len(), FAR);
            }
            let mut places = live[listed..].iter_mut().zip(&mut local[listed..]);
            rows.for_each_live_in(block, |number| {
                let extent = &mut extent[number];
                if let Some((value, distance)) = places.next() {
                    *value = extent.value;
                    *distance = core::mem::replace(&mut extent.near, FAR);
                    listed += 1;
                }
                extent.first = extent.first.min(block.as_u32());
                extent.last = block.as_u32();
            });
        }
        start.push(listed as u32);
        live.truncate(listed);
        local.truncate(listed);
    }

    /// Scans each block backwards for the distance after each operand, as far as it is within the block. Also finds last
    /// uses, and parameters that are used at all.
    fn scan(&mut self, func: &Function, cfg: &Cfg, constraints: &Constraints) {
        let scratch = &mut self.scratch;
        scratch.next.clear();
        scratch.next.resize(func.num_values(), NearestUse { block: NONE, time: DEAD, after: DEAD });
        scratch.live_out_range.clear();
        scratch.live_out_range.resize(func.num_blocks(), (0, 0));
        scratch.first_use.clear();
        scratch.first_use.resize(func.num_block_params(), FAR);
        // What is left from the function before is overwritten before it is read. Lists have an item more than they can
        // come to, so that one can be written before it is known whether it stays.
        let operands = func.num_operands();
        self.operand_distance.clear();
        self.operand_distance.resize(operands, DEAD);
        if scratch.live_out_operands.len() <= operands {
            scratch.live_out_operands.resize(operands + 1, (0, 0, Value::from_u32(0)));
        }
        let uses = operands + func.num_edge_args();
        if scratch.kills.len() <= uses {
            scratch.kills.resize(uses + 1, (0, 0));
        }
        (scratch.num_kills, scratch.num_live_out_operands) = (0, 0);
        scratch.repeated.clear();
        for block in func.blocks().filter(|&block| cfg.is_reachable(block)) {
            let b = block.as_u32();
            let first = func.block(block).insts.0;
            scratch.live_out_range[block.index()].0 = scratch.num_live_out_operands as u32;
            let later = NearestUse { block: b, time: LATER, after: DEAD };
            for edge in cfg.succ_edges(func, block) {
                let succ = func.edge(edge).to;
                for &value in &self.live[self.start[succ.index()] as usize..self.start[succ.index() + 1] as usize] {
                    scratch.next[value.index()] = later;
                }
            }
            let end = func.block(block).insts.1;
            for edge in cfg.succ_edges(func, block) {
                for &arg in func.edge_args(edge) {
                    let is_killed = scratch.next[arg.index()].in_block(b) == DEAD;
                    scratch.kills[scratch.num_kills] = (arg.as_u32(), entry_point(end) - 1);
                    scratch.num_kills += usize::from(is_killed);
                    scratch.next[arg.index()] = later;
                }
            }
            scratch.scan_operands(func, constraints, block, &mut self.operand_distance);
            for (at, &param) in func.block_param_range(block).zip(func.block_params(block)) {
                let time = scratch.next[param.index()].in_block(b);
                if time != DEAD {
                    self.param_distance[at] = FAR;
                    scratch.first_use[at] = if time == LATER { FAR } else { time - first };
                }
            }
            scratch.live_out_range[block.index()].1 = scratch.num_live_out_operands as u32;
        }
    }

    /// Sorts last uses by value. Blocks were scanned in the order of their code, and a value has one last use in a block.
    /// So those of a value are in ascending order.
    fn sort_kills(&mut self, values: usize) {
        let scratch = &mut self.scratch;
        let found = &scratch.kills[..scratch.num_kills];
        bucket_starts(found.iter().map(|kill| kill.0), values, &mut self.kill_start, &mut scratch.cursor);
        self.kills.clear();
        self.kills.resize(found.len(), 0);
        for &(value, point) in found {
            let at = &mut scratch.cursor[value as usize];
            self.kills[*at as usize] = point;
            *at += 1;
        }
    }

    /// Moves last uses to the latest point at which their instruction reads the value: in any operand, and in any
    /// alternative.
    fn widen_kills(&mut self, func: &Function, target: &TargetDesc, constraints: &Constraints) {
        for at in 0..self.scratch.repeated.len() {
            let (value, inst, point) = self.scratch.repeated[at];
            self.delay_kill(value, inst, point);
        }
        for &inst in constraints.with_alternatives() {
            for (index, (value, desc)) in constraints.operands(func, inst).enumerate() {
                if desc.role() == Role::Use {
                    let point = operand_point(inst, func.widest_pos(target, inst, index, desc));
                    self.delay_kill(value, inst.as_u32(), point);
                }
            }
        }
    }

    /// Moves the last use of a value to a later point of its instruction, if this is the instruction.
    fn delay_kill(&mut self, value: Value, inst: u32, point: ProgramPoint) {
        let v = value.index();
        let kills = &mut self.kills[self.kill_start[v] as usize..self.kill_start[v + 1] as usize];
        let at = kills.partition_point(|&kill| kill < entry_point(inst));
        if let Some(kill) = kills.get_mut(at).filter(|kill| **kill < entry_point(inst + 1)) {
            *kill = (*kill).max(point);
        }
    }
}
