//! Liveness: which values are live at the start of each block, and for each operand how far away the next use is.
//!
//! Takes a valid function and its [`Cfg`]. Only values that are used outside of the block that defines them ever enter a
//! set; for each of these, the blocks where it is live are found by walking backwards from its uses to its definition
//! (path exploration: Brandner et al., RR-7503), one value at a time, so that one mark a block suffices. The cost is the
//! size of the result, and the result is a list a block, sorted by value.
//!
//! Next-use distances count instructions along the nearest path, as Belady's rule needs them; leaving a loop adds
//! [`LOOP_EXIT`]. An argument is no use: it is needed in a register as soon as the parameter is, which may be in memory
//! until then (a value that a loop only hands on from round to round is as far away as one that lives through it). The
//! distances are found by sweeps over the blocks in postorder, of which only what is carried beyond a block takes part. The
//! first sweep knows nothing of back edges; where there are loops, a second takes what the first found there. That is exact for what is used in the loop or after it; the nesting of several loops may
//! leave a distance too long, never too short by more than a path, and only the order of evictions depends on it.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use super::cfg::Cfg;
use super::code::Code;
use crate::ir::{Block, Function, Inst, Value};
use crate::target::{Pos, Role, TargetDesc};

/// The distance to a use that never comes: the value dies.
pub const DEAD: u32 = u32::MAX;
/// The distance to a use that is known to come, but not when; the longest distance.
pub const FAR: u32 = 1 << 30;
/// What leaving a loop adds to a distance.
pub const LOOP_EXIT: u32 = 1 << 17;

const NONE: u32 = u32::MAX;

/// A moment in the code, for comparing definitions with last uses: four to an instruction.
pub type Moment = u32;

/// The moment at which the parameters of a block come into being that starts with instruction `first`.
pub fn entry_moment(first: u32) -> Moment {
    first * 4
}
/// The moment at which an instruction reads or writes an operand.
pub fn operand_moment(inst: Inst, pos: Pos) -> Moment {
    inst.as_u32() * 4 + if pos == Pos::Early { 1 } else { 2 }
}

/// The liveness of a function. Keeps its buffers from one function to the next.
#[derive(Default, Debug)]
pub struct Liveness {
    code: Code,
    /// The block that defines each value; `NONE` for values that nothing reachable defines.
    def_block: Vec<u32>,
    def_moment: Vec<Moment>,
    /// The values that are used at all, in reachable code.
    used: FixedBitSet,
    /// Values live at the start of block `b`: `live[start[b]..start[b + 1]]`, in ascending order, without parameters.
    start: Vec<u32>,
    live: Vec<Value>,
    /// Distance from the start of the block to the next use, parallel to `live`.
    distance: Vec<u32>,
    /// Distance from the instruction to the next use after it, for each operand.
    operand_distance: Vec<u32>,
    /// Distance from the start of the block to the first use, for each block parameter of the function.
    param_distance: Vec<u32>,
    /// Last uses: those of value `v` are `kills[kill_start[v]..kill_start[v + 1]]`, in ascending order.
    kill_start: Vec<u32>,
    kills: Vec<Moment>,
    scratch: Scratch,
}

#[derive(Default, Debug)]
struct Scratch {
    /// Upward-exposed uses `(value, block, distance from the start)`; then sorted by value.
    exposed: Vec<(u32, u32, u32)>,
    sorted: Vec<(u32, u32)>,
    /// Distance from the start of its block to the first use there of each value defined in it, or [`FAR`].
    first_use: Vec<u32>,
    value_start: Vec<u32>,
    seen: Vec<u32>,
    /// Distance to the first use in the block itself or [`FAR`], parallel to the live values.
    local: Vec<u32>,
    work: Vec<u32>,
    cursor: Vec<u32>,
    /// The next use of each value, and the block for which it was noted.
    next: Vec<(u32, u32)>,
    /// The operands of each block after which their values leave it alive: position, distance to the end of the block and
    /// value. `lasts[range]` for the range of the block.
    lasts: Vec<(u32, u32, Value)>,
    last_range: Vec<(u32, u32)>,
    /// Where in `out` a value is, and the visit of a block for which that was noted.
    place: Vec<(u32, u32)>,
    /// The distances from the end of the block at hand.
    out: Vec<u32>,
    kills: Vec<(u32, Moment)>,
    /// Where in `kills` the last use of each value that was found last is, if it is one of this value.
    kill_of: Vec<u32>,
}

impl Liveness {
    /// Finds live values and last uses; distances say only whether there is a further use in the block, somewhere
    /// ([`FAR`]) or nowhere ([`DEAD`]).
    pub fn compute(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg) {
        self.code.compute(func, target);
        self.definitions_and_exposed_uses(func, target, cfg);
        self.explore(func, cfg);
        self.distance.clear();
        self.distance.resize(self.live.len(), FAR);
        self.param_distance.clear();
        self.param_distance.resize(func.num_block_params(), DEAD);
        self.scan(func, target, cfg);
        self.sort_kills(func.num_values());
    }

    /// Finds definitions and live values only: neither last uses nor distances.
    pub fn compute_live_in(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg) {
        self.code.compute(func, target);
        self.definitions_and_exposed_uses(func, target, cfg);
        self.explore(func, cfg);
    }

    /// Finds distances across blocks; to be called after [`Liveness::compute`], when something must be spilled.
    pub fn compute_distances(&mut self, func: &Function, cfg: &Cfg) {
        self.distance.copy_from_slice(&self.scratch.local);
        for block in func.blocks() {
            for (at, &param) in func.block_param_range(block).zip(func.block_params(block)) {
                if self.param_distance[at] != DEAD {
                    self.param_distance[at] = self.scratch.first_use[param.index()];
                }
            }
        }
        self.scratch.place.clear();
        self.scratch.place.resize(func.num_values(), (NONE, 0));
        let sweeps = if cfg.has_loops() { 2 } else { 1 };
        for sweep in 0..sweeps {
            for &block in cfg.rpo().iter().rev() {
                let visit = sweep * func.num_blocks() as u32 + block.as_u32();
                self.sweep(func, cfg, block, visit, sweep + 1 == sweeps);
            }
        }
    }

    /// The constraints of the operands.
    #[inline]
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The block that defines a value; `None` when nothing reachable does.
    #[inline]
    pub fn def_block(&self, value: Value) -> Option<Block> {
        Some(self.def_block[value.index()]).filter(|&block| block != NONE).map(Block::from_u32)
    }
    /// The moment at which a value is defined.
    #[inline]
    pub fn def_moment(&self, value: Value) -> Moment {
        self.def_moment[value.index()]
    }
    /// The values that are live at the start of a block, in ascending order, without its parameters.
    #[inline]
    pub fn live_in(&self, block: Block) -> &[Value] {
        &self.live[self.live_range(block)]
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
    /// function; [`DEAD`] where there is none.
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
    /// The last moment at which a value is live in a block where it is live or defined: its last use there, or the end of
    /// the block where it lives on.
    pub fn last_moment(&self, func: &Function, block: Block, value: Value) -> Moment {
        let v = value.index();
        let (first, end) = func.block(block).insts;
        let kills = &self.kills[self.kill_start[v] as usize..self.kill_start[v + 1] as usize];
        match kills.get(kills.partition_point(|&kill| kill < entry_moment(first))) {
            Some(&kill) if kill < entry_moment(end) => kill,
            _ => entry_moment(end),
        }
    }
    /// Whether `value` is live just after moment `at` in `block`, where it is defined earlier (in dominance order).
    pub fn is_live_after(&self, func: &Function, block: Block, value: Value, at: Moment) -> bool {
        // Two values that are born dead in the same moment still need two places.
        let here = self.def_block[value.index()] == block.as_u32();
        if !here && !self.is_live_in(block, value) {
            return false;
        }
        let v = value.index();
        let (first, end) = func.block(block).insts;
        let kills = &self.kills[self.kill_start[v] as usize..self.kill_start[v + 1] as usize];
        match kills.get(kills.partition_point(|&kill| kill < entry_moment(first))) {
            Some(&kill) if kill < entry_moment(end) => kill >= at,
            // Not used here for the last time: it lives on, unless it was dead from the start.
            _ => !here || self.used.contains(v) || self.def_moment[v] >= at,
        }
    }

    fn live_range(&self, block: Block) -> core::ops::Range<usize> {
        self.start[block.index()] as usize..self.start[block.index() + 1] as usize
    }

    fn definitions_and_exposed_uses(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg) {
        let scratch = &mut self.scratch;
        let values = func.num_values();
        for array in [&mut self.def_block, &mut self.def_moment, &mut scratch.seen] {
            array.clear();
            array.resize(values, NONE);
        }
        self.used.clear();
        self.used.grow(values);
        scratch.exposed.clear();
        scratch.first_use.clear();
        scratch.first_use.resize(values, FAR);
        // Blocks come in reverse postorder, so every definition is seen before the uses it dominates.
        for &block in cfg.rpo() {
            let b = block.as_u32();
            let first = func.block(block).insts.0;
            for &param in func.block_params(block) {
                self.def_block[param.index()] = b;
                self.def_moment[param.index()] = entry_moment(first);
            }
            let mut expose = |value: Value, def_block: &[u32], distance: u32| {
                let v = value.index();
                self.used.insert(v);
                if scratch.seen[v] != b {
                    scratch.seen[v] = b;
                    if def_block[v] == b {
                        scratch.first_use[v] = distance;
                    } else {
                        scratch.exposed.push((value.as_u32(), b, distance));
                    }
                }
            };
            for inst in func.block_insts(block) {
                let several_ways = self.code.traits(inst).has_alternatives();
                // No instruction reads what it defines, so the order of the operands does not matter.
                for (index, (value, operand)) in self.code.operands(func, inst).enumerate() {
                    if operand.is_def() {
                        let pos =
                            if several_ways { func.widest_pos(target, inst, index, operand) } else { operand.pos() };
                        self.def_block[value.index()] = b;
                        self.def_moment[value.index()] = operand_moment(inst, pos);
                    } else {
                        expose(value, &self.def_block, inst.as_u32() - first);
                    }
                }
            }
            for edge in func.succ_edges(block) {
                for &arg in func.edge_args(edge) {
                    expose(arg, &self.def_block, FAR);
                }
            }
        }
    }

    /// Walks from each exposed use up to the definition, and sorts what was found by block.
    fn explore(&mut self, func: &Function, cfg: &Cfg) {
        let scratch = &mut self.scratch;
        let (values, blocks) = (func.num_values(), func.num_blocks());
        bucket_starts(&scratch.exposed, values, |found| found.0, &mut scratch.value_start, &mut scratch.cursor);
        scratch.sorted.clear();
        scratch.sorted.resize(scratch.exposed.len(), (0, 0));
        for &(value, block, distance) in &scratch.exposed {
            let at = &mut scratch.cursor[value as usize];
            scratch.sorted[*at as usize] = (block, distance);
            *at += 1;
        }
        scratch.seen.clear();
        scratch.seen.resize(blocks, NONE);
        let mut found = core::mem::take(&mut scratch.exposed);
        found.clear();
        for value in 0..values as u32 {
            let uses = scratch.value_start[value as usize] as usize..scratch.value_start[value as usize + 1] as usize;
            if uses.is_empty() {
                continue;
            }
            let def = self.def_block[value as usize];
            scratch.work.clear();
            for &(block, distance) in &scratch.sorted[uses] {
                scratch.seen[block as usize] = value;
                found.push((block, value, distance));
                scratch.work.push(block);
            }
            while let Some(block) = scratch.work.pop() {
                for &edge in cfg.pred_edges(Block::from_u32(block)) {
                    let pred = func.edge(edge).from.as_u32();
                    if pred != def && scratch.seen[pred as usize] != value {
                        scratch.seen[pred as usize] = value;
                        found.push((pred, value, FAR));
                        scratch.work.push(pred);
                    }
                }
            }
        }
        // `found` is in the order of the values, and the sort by block is stable.
        bucket_starts(&found, blocks, |found| found.0, &mut self.start, &mut scratch.cursor);
        scratch.local.clear();
        scratch.local.resize(found.len(), FAR);
        self.live.clear();
        self.live.resize(found.len(), Value::from_u32(0));
        for &(block, value, distance) in &found {
            let at = scratch.cursor[block as usize] as usize;
            scratch.cursor[block as usize] += 1;
            self.live[at] = Value::from_u32(value);
            scratch.local[at] = distance;
        }
        scratch.exposed = found;
    }

    /// Lengthens the distances of a block's live values and parameters that it does not use by those of its successors;
    /// in the `last` sweep also those of operands whose values leave the block alive.
    fn sweep(&mut self, func: &Function, cfg: &Cfg, block: Block, visit: u32, last: bool) {
        let range = self.live_range(block);
        let Scratch { local, first_use, place, out, lasts, last_range, .. } = &mut self.scratch;
        let (first, end) = func.block(block).insts;
        out.clear();
        let mut note = |value: Value, out: &mut Vec<u32>| {
            place[value.index()] = (visit, out.len() as u32);
            out.push(FAR);
        };
        // Values used in the block have their distance already; the others start from nothing.
        for (&value, _) in self.live[range.clone()].iter().zip(&local[range.clone()]).filter(|it| *it.1 == FAR) {
            note(value, out);
        }
        let is_carried = |param: Value, distance: u32| distance != DEAD && first_use[param.index()] == FAR;
        for (at, &param) in func.block_param_range(block).zip(func.block_params(block)) {
            if is_carried(param, self.param_distance[at]) {
                note(param, out);
            }
        }
        let (start, stop) = if last { last_range[block.index()] } else { (0, 0) };
        let lasts = &lasts[start as usize..stop as usize];
        for &(_, _, value) in lasts {
            note(value, out);
        }
        for edge in func.succ_edges(block) {
            let succ = func.edge(edge).to;
            let extra = exit_penalty(cfg, block, succ);
            let there = self.start[succ.index()] as usize..self.start[succ.index() + 1] as usize;
            let live = self.live[there.clone()].iter().zip(&self.distance[there]);
            let args = func.edge_args(edge).iter().zip(&self.param_distance[func.block_param_range(succ)]);
            for (value, distance) in live.chain(args) {
                let (of, at) = place[value.index()];
                if of == visit {
                    let out = &mut out[at as usize];
                    *out = distance.saturating_add(extra).min(*out);
                }
            }
        }
        let mut found = out.iter().copied();
        let mut next = |way: u32| found.next().map_or(FAR, |distance| (distance + way).min(FAR));
        for (distance, _) in self.distance[range.clone()].iter_mut().zip(&local[range]).filter(|it| *it.1 == FAR) {
            *distance = next(end - first);
        }
        for (at, &param) in func.block_param_range(block).zip(func.block_params(block)) {
            if is_carried(param, self.param_distance[at]) {
                self.param_distance[at] = next(end - first);
            }
        }
        for &(operand, way, value) in lasts {
            self.operand_distance[operand as usize] = (out[place[value.index()].1 as usize] + way).min(FAR);
        }
    }

    /// Scans each block backwards for the distance after each operand, as far as it is within the block, for last uses, and
    /// for parameters that are used at all.
    fn scan(&mut self, func: &Function, target: &TargetDesc, cfg: &Cfg) {
        /// The time of a use behind the block.
        const LATER: u32 = FAR;
        let scratch = &mut self.scratch;
        scratch.next.clear();
        scratch.next.resize(func.num_values(), (NONE, DEAD));
        scratch.kill_of.resize(func.num_values(), NONE);
        scratch.lasts.clear();
        scratch.last_range.clear();
        scratch.last_range.resize(func.num_blocks(), (0, 0));
        self.operand_distance.clear();
        self.operand_distance.resize(func.num_operands(), DEAD);
        scratch.kills.clear();
        for block in func.blocks().filter(|&block| cfg.is_reachable(block)) {
            let b = block.as_u32();
            let end = func.block(block).insts.1;
            scratch.last_range[block.index()].0 = scratch.lasts.len() as u32;
            // The time of the next use, counted like instructions, of values that are live where the scan is.
            let next_use = |next: &[(u32, u32)], value: Value| {
                let (block, time) = next[value.index()];
                if block == b { time } else { DEAD }
            };
            for edge in func.succ_edges(block) {
                let succ = func.edge(edge).to;
                for &value in &self.live[self.start[succ.index()] as usize..self.start[succ.index() + 1] as usize] {
                    scratch.next[value.index()] = (b, LATER);
                }
            }
            for edge in func.succ_edges(block) {
                for &arg in func.edge_args(edge) {
                    if next_use(&scratch.next, arg) == DEAD {
                        scratch.kills.push((arg.as_u32(), entry_moment(end) - 1));
                    }
                    scratch.next[arg.index()] = (b, LATER);
                }
            }
            for inst in func.block_insts(block).rev() {
                let this = scratch.kills.len();
                let range = func.operand_range(inst);
                let several_ways = self.code.traits(inst).has_alternatives();
                for (index, (value, operand)) in self.code.operands(func, inst).enumerate() {
                    let at = range.start + index;
                    let time = next_use(&scratch.next, value);
                    if time == LATER {
                        self.operand_distance[at] = FAR;
                        scratch.lasts.push((at as u32, end - inst.as_u32(), value));
                    } else if time != DEAD {
                        self.operand_distance[at] = time - inst.as_u32();
                    } else if operand.role() == Role::Use {
                        let pos =
                            if several_ways { func.widest_pos(target, inst, index, operand) } else { operand.pos() };
                        let moment = operand_moment(inst, pos);
                        let known = scratch.kill_of[value.index()] as usize;
                        match scratch.kills.get_mut(known) {
                            Some(kill) if known >= this && kill.0 == value.as_u32() => kill.1 = kill.1.max(moment),
                            _ => {
                                scratch.kill_of[value.index()] = scratch.kills.len() as u32;
                                scratch.kills.push((value.as_u32(), moment));
                            }
                        }
                    }
                }
                for (value, operand) in self.code.operands(func, inst) {
                    if operand.role() == Role::Use {
                        scratch.next[value.index()] = (b, inst.as_u32());
                    }
                }
            }
            for (at, &param) in func.block_param_range(block).zip(func.block_params(block)) {
                if next_use(&scratch.next, param) != DEAD {
                    self.param_distance[at] = FAR;
                }
            }
            scratch.last_range[block.index()].1 = scratch.lasts.len() as u32;
        }
    }

    /// Sorts last uses by value. Blocks were scanned in the order of their code and a value has one last use in a block,
    /// so those of a value stay in ascending order.
    fn sort_kills(&mut self, values: usize) {
        let scratch = &mut self.scratch;
        bucket_starts(&scratch.kills, values, |kill| kill.0, &mut self.kill_start, &mut scratch.cursor);
        self.kills.clear();
        self.kills.resize(scratch.kills.len(), 0);
        for &(value, moment) in &scratch.kills {
            let at = &mut scratch.cursor[value as usize];
            self.kills[*at as usize] = moment;
            *at += 1;
        }
    }
}

/// What leaving loops between two blocks adds to a distance.
fn exit_penalty(cfg: &Cfg, from: Block, to: Block) -> u32 {
    LOOP_EXIT * cfg.loop_depth(from).saturating_sub(cfg.loop_depth(to)).min(FAR / LOOP_EXIT)
}

/// The first half of a counting sort: where the items of each key start, in `start` (one more entry than there are keys)
/// and, to be advanced, in `cursor`.
fn bucket_starts<T>(items: &[T], keys: usize, key: impl Fn(&T) -> u32, start: &mut Vec<u32>, cursor: &mut Vec<u32>) {
    start.clear();
    start.resize(keys + 1, 0);
    for item in items {
        start[key(item) as usize + 1] += 1;
    }
    for at in 0..keys {
        start[at + 1] += start[at];
    }
    cursor.clear();
    cursor.extend_from_slice(&start[..keys]);
}
