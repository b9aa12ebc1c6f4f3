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

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::analysis::defs::Defs;
use crate::analysis::live_bitmap::{MAX_WORDS, Rows, size};
use crate::analysis::program_point::{ProgramPoint, entry_point, operand_point};
use crate::analysis::sorts::bucket_starts;
use crate::ir::{Block, Function, Value};
use crate::target::{Role, TargetDesc};

/// The distance to a use that never comes: the value is killed.
pub const DEAD: u32 = u32::MAX;
/// The distance to a use that is known to come, but not when; the longest distance.
pub const FAR: u32 = 1 << 30;
/// What leaving a loop adds to a distance, in instructions. A path that is longer than this counts as one out of a
/// loop.
pub const LOOP_EXIT: u32 = 1 << 17;
pub(super) const NONE: u32 = u32::MAX;
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
    /// The values that have uses.
    pub(super) used: FixedBitSet,
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
    pub(super) kills: Vec<(u32, ProgramPoint)>,
    /// Where in `kills` the last use of each value that was found last is, if it is one of this value.
    pub(super) kill_of: Vec<u32>,
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
        self.scan(func, target, cfg, constraints);
        self.sort_kills(func.num_values());
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
            _ => !here || self.used.contains(v) || self.defs.point(value) >= at,
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
    fn scan(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg, constraints: &Constraints) {
        /// The time of a use after the block.
        const LATER: u32 = FAR;
        let scratch = &mut self.scratch;
        scratch.next.clear();
        scratch.next.resize(func.num_values(), NearestUse { block: NONE, time: DEAD, after: DEAD });
        scratch.kill_of.resize(func.num_values(), NONE);
        scratch.live_out_operands.clear();
        scratch.live_out_range.clear();
        scratch.live_out_range.resize(func.num_blocks(), (0, 0));
        self.operand_distance.clear();
        self.operand_distance.resize(func.num_operands(), DEAD);
        scratch.kills.clear();
        scratch.first_use.clear();
        scratch.first_use.resize(func.num_block_params(), FAR);
        self.used.clear();
        self.used.grow(func.num_values());
        for block in func.blocks().filter(|&block| cfg.is_reachable(block)) {
            let b = block.as_u32();
            let (first, end) = func.block(block).insts;
            scratch.live_out_range[block.index()].0 = scratch.live_out_operands.len() as u32;
            // The time of the next use, counted like instructions, of values that are live where the scan is.
            let next_use = |next: &[NearestUse], value: Value| {
                let NearestUse { block, time, .. } = next[value.index()];
                // DEAD if it is not live there. No branch: it would be hard to predict.
                time | u32::from(block == b).wrapping_sub(1)
            };
            let later = NearestUse { block: b, time: LATER, after: DEAD };
            for edge in cfg.succ_edges(func, block) {
                let succ = func.edge(edge).to;
                for &value in &self.live[self.start[succ.index()] as usize..self.start[succ.index() + 1] as usize] {
                    scratch.next[value.index()] = later;
                }
            }
            for edge in cfg.succ_edges(func, block) {
                for &arg in func.edge_args(edge) {
                    if next_use(&scratch.next, arg) == DEAD {
                        scratch.kills.push((arg.as_u32(), entry_point(end) - 1));
                    }
                    scratch.next[arg.index()] = later;
                }
            }
            for inst in func.block_insts(block).rev() {
                let this = scratch.kills.len();
                let range = func.operand_range(inst);
                let has_alternatives = constraints.traits(inst).has_alternatives();
                for (index, (value, operand)) in constraints.operands(func, inst).enumerate() {
                    let at = range.start + index;
                    let mut time = next_use(&scratch.next, value);
                    if time == inst.as_u32() {
                        // Read by an operand before this one as well.
                        time = scratch.next[value.index()].after;
                    }
                    if operand.is_def() && time != DEAD {
                        self.used.insert(value.index());
                    }
                    if time == LATER {
                        self.operand_distance[at] = FAR;
                        scratch.live_out_operands.push((at as u32, end - inst.as_u32(), value));
                    } else if time != DEAD {
                        self.operand_distance[at] = time - inst.as_u32();
                    } else if operand.role() == Role::Use {
                        let pos = if has_alternatives {
                            func.widest_pos(target, inst, index, operand)
                        } else {
                            operand.pos()
                        };
                        let point = operand_point(inst, pos);
                        let known = scratch.kill_of[value.index()] as usize;
                        match scratch.kills.get_mut(known) {
                            Some(kill) if known >= this && kill.0 == value.as_u32() => kill.1 = kill.1.max(point),
                            _ => {
                                scratch.kill_of[value.index()] = scratch.kills.len() as u32;
                                scratch.kills.push((value.as_u32(), point));
                            }
                        }
                    }
                    if operand.role() == Role::Use {
                        scratch.next[value.index()] = NearestUse { block: b, time: inst.as_u32(), after: time };
                    }
                }
            }
            for (at, &param) in func.block_param_range(block).zip(func.block_params(block)) {
                let time = next_use(&scratch.next, param);
                if time != DEAD {
                    self.used.insert(param.index());
                    self.param_distance[at] = FAR;
                    scratch.first_use[at] = if time == LATER { FAR } else { time - first };
                }
            }
            scratch.live_out_range[block.index()].1 = scratch.live_out_operands.len() as u32;
        }
    }

    /// Sorts last uses by value. Blocks were scanned in the order of their code, and a value has one last use in a block.
    /// So those of a value are in ascending order.
    fn sort_kills(&mut self, values: usize) {
        let scratch = &mut self.scratch;
        let kills = scratch.kills.iter().map(|kill| kill.0);
        bucket_starts(kills, values, &mut self.kill_start, &mut scratch.cursor);
        self.kills.clear();
        self.kills.resize(scratch.kills.len(), 0);
        for &(value, point) in &scratch.kills {
            let at = &mut scratch.cursor[value as usize];
            self.kills[*at as usize] = point;
            *at += 1;
        }
    }
}
