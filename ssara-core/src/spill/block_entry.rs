//! Block entry states: which values are in registers at the start of a block.
//!
//! # Input
//!
//! The working sets at the end of the predecessors, as far as they are planned; liveness, distances and frequencies.
//!
//! # Output
//!
//! The candidates for registers, by bank, nearest use first. The walk takes as many of them as fit.
//!
//! * *One predecessor.* The block takes over the values that it needs. They fit, as they did at the end of the predecessor,
//!   unless the terminator defines values.
//!   Where the edge destroys registers, it takes over the [survivors](crate::analysis::control_flow::survivors).
//! * *Several predecessors.* A value is taken if it is in a register at the end of all of them. If it is so at the end of
//!   some, it costs a reload on each of the other edges. It is taken only if this is cheaper than a reload at the
//!   next use. The other edges must be less frequent together than the block, and than all uses of the value. Or they are
//!   as frequent by loop frequency, but rare by [branch frequency](crate::analysis::frequency::BranchFrequencies). The next
//!   use may also never be reached. (Braun and Hack take values by distance alone.)
//! * *Loop header.* Values that the loop uses come first, nearest use first, even if they must be reloaded before the loop.
//!   Values that live through the loop follow, as far as the slack of the loop allows. A value that lives through in
//!   memory takes no register. Parameters that the loop does not use count as living through, and in the first run of the
//!   spiller values that it [seldom uses](SELDOM). Values that can be rematerialised come last.
//! * *Values that are read in their slots alone* are no candidates (`slot_only`).
//! * *Parameters.* A parameter arrives in a register, with two exceptions. In one, the reloads of its arguments cost more
//!   than stores of the other arguments and a reload at its first use. In the other, `memory_phis` has found that its whole
//!   web should be in memory.
//!
//! The first run of the spiller reaches a loop header before the register contents at the back edges are known, and assumes
//! the best. A second run has the first plan as a draft, and treats back edges like others. What most iterations would
//! reload at the header is then reloaded at its use. A run with a [placement](crate::spill::placement::Placement) follows
//! that.
//!
//! # Why correct
//!
//! Any choice that fits is right. A value that is in no register at the start of the block is reloaded at its use. A value
//! that is in none at the end of a predecessor is reloaded on the edge.
//!
//! # Cost
//!
//! Linear in the live values of the block, and in the working sets of its predecessors.
//!
//! # Reference
//!
//! M. Braun, S. Hack: *Register spilling and live-range splitting for SSA-form programs*, CC 2009, section 4.2
//! (`init_usual`, `init_loop_header`).

mod record;
mod slot_only;

use alloc::vec::Vec;
use core::hint::select_unpredictable;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::{DEAD, LOOP_EXIT};
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Edge, Value};
use crate::record::{Decision, ParamCosts};
use crate::sorts::sort_by_key;
use crate::spill::block_entry::slot_only::SlotOnly;
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::target::Bank;

/// A value that could be in a register at the start of a block.
#[derive(Clone, Copy, Debug)]
pub struct EntryCandidate {
    /// The value.
    pub value: Value,
    /// The distance from the start of the block to its next use.
    pub distance: u32,
    bank: Bank,
}

/// The predecessors at whose end a value is in a register.
#[derive(Clone, Copy, Default)]
struct Availability {
    /// The block for which this was counted, plus one.
    stamp: u32,
    /// Number of edges from such predecessors, their loop frequency and their branch frequency.
    count: u32,
    freq: f32,
    branch_freq: f32,
}

/// Maximum share of a block's frequency at which it is rare that a value is not in a register.
const RARE: f32 = 0.1;
/// The same if the block itself uses the value and has registers for all that lives there. Then the value is loaded in any
/// case, and better in the arm where it was lost than behind the join.
const ARM: f32 = 0.6;
/// A value is used seldom in a loop if all its uses together are less than this share of how often the header runs. The loops
/// of interpreters have many such values, each for one of the arms.
const SELDOM: f32 = 0.2;
/// Cost of a binary search, in steps of a walk through the list. Only affects speed.
const SEARCH_STEPS: usize = 8;

/// The choice for one block. Keeps its buffers.
#[derive(Default)]
pub struct BlockEntry {
    /// By value.
    availability: Vec<Availability>,
    /// The edges to the block from predecessors with a known working set.
    known: Vec<Edge>,
    candidates: Vec<EntryCandidate>,
    /// The values that are in a register at the end of some predecessor.
    seen: Vec<Value>,
    chosen: Vec<EntryCandidate>,
    slot_only: SlotOnly,
}

impl BlockEntry {
    /// Prepares for a function.
    pub fn reset<const W: usize>(&mut self, cx: &SpillCx<'_, W>) {
        self.availability.clear();
        self.availability.resize(cx.func.num_values(), Availability::default());
        self.slot_only.find(cx);
    }

    /// Collects the candidates for a block whose earlier predecessors (in reverse postorder) are planned.
    pub fn choose<const W: usize>(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, plan: &SpillPlan<W>, block: Block) {
        self.candidates.clear();
        self.known.clear();
        let is_known = |edge| cx.draft().is_some() || !cx.cfg.is_back_edge(cx.func, edge);
        self.known.extend(cx.cfg.pred_edges(block).iter().copied().filter(|&edge| is_known(edge)));
        let mut walk = EntryWalk { cx, state: self, plan, webs, block, known_freq: 0.0, known_branch_freq: 0.0 };
        walk.count_available();
        walk.add_params();
        if cx.cfg.is_loop_header(block) {
            for bank in cx.machine.banks() {
                walk.add_at_header(bank);
            }
        } else {
            walk.add_at_merge();
        }
    }

    /// Visits the values that are in registers at the end of the only predecessor and live at the start of the block. Passes
    /// the distances to their next uses, too.
    pub fn after_one<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        edge: Edge,
        mut visit: impl FnMut(Value, u32),
    ) {
        let block = cx.func.edge(edge).to;
        let exit = plan.residency.exit(cx.cfg.from(edge));
        let survivors = cx.survivors(edge);
        let (live, distances) = (cx.live.live_in(block), cx.live.live_in_distances(block));
        if live.len() > exit.len() * SEARCH_STEPS {
            for &value in exit {
                if let Ok(at) = live.binary_search(&value)
                    && !self.slot_only.contains(value)
                    && survivors.have(value)
                {
                    visit(value, distances[at]);
                }
            }
            return;
        }
        let stamp = block.as_u32() + 1;
        for value in exit.iter().filter(|&&value| survivors.have(value)) {
            self.availability[value.index()].stamp = stamp;
        }
        for (&value, &distance) in live.iter().zip(distances) {
            if self.availability[value.index()].stamp == stamp && !self.slot_only.contains(value) {
                visit(value, distance);
            }
        }
    }

    /// The candidates of a bank, nearest use first; at most as many as the bank has registers.
    pub fn nearest_of_bank<const W: usize>(&mut self, cx: &SpillCx<'_, W>, bank: Bank) -> &[EntryCandidate] {
        let BlockEntry { candidates, chosen, slot_only, .. } = self;
        chosen.clear();
        chosen.extend(candidates.iter().filter(|it| it.bank == bank && !slot_only.contains(it.value)));
        if chosen.is_empty() {
            return chosen;
        }
        sort_by_key(chosen, |candidate| (candidate.distance, candidate.value));
        // Each register has a unit of its own, so at most as many values fit as there are units. Without distances there is
        // no choice: all remain, so that the caller notices.
        if cx.has_distances() {
            chosen.truncate(cx.machine.bank(bank).units.count() as usize);
        }
        chosen
    }
}

/// The collection of the candidates of one block.
struct EntryWalk<'a, const W: usize> {
    cx: &'a SpillCx<'a, W>,
    state: &'a mut BlockEntry,
    plan: &'a SpillPlan<W>,
    webs: &'a mut Webs,
    block: Block,
    /// The loop frequency and the branch frequency of the known edges together.
    known_freq: f32,
    known_branch_freq: f32,
}

impl<const W: usize> EntryWalk<'_, W> {
    /// The mark of this block in [`Availability`].
    fn stamp(&self) -> u32 {
        self.block.as_u32() + 1
    }

    /// Counts on which known edges each value is in a register.
    fn count_available(&mut self) {
        let (cx, stamp) = (self.cx, self.stamp());
        let BlockEntry { availability, known, seen, .. } = &mut *self.state;
        // Room for one more than there can be, as each is written before it is known whether it is new.
        let most = known.iter().map(|&edge| exit(cx, self.plan, edge).len()).sum::<usize>();
        seen.clear();
        seen.resize(most + 1, Value::from_u32(0));
        let mut num_seen = 0;
        for &edge in &*known {
            let freq = cx.cfg.edit_freq(cx.func, edge);
            let branch_freq = cx.costs().map_or(0.0, |costs| costs.branch_freqs.on(edge));
            self.known_branch_freq += branch_freq;
            self.known_freq += freq;
            let survivors = cx.survivors(edge);
            for &value in exit(cx, self.plan, edge).iter().filter(|&&value| survivors.have(value)) {
                let available = &mut availability[value.index()];
                let is_new = available.stamp != stamp;
                let Availability { count, freq: before, branch_freq: branch_before, .. } = *available;
                *available = Availability {
                    stamp,
                    count: select_unpredictable(is_new, 0, count) + 1,
                    freq: select_unpredictable(is_new, 0.0, before) + freq,
                    branch_freq: select_unpredictable(is_new, 0.0, branch_before) + branch_freq,
                };
                seen[num_seen] = value;
                num_seen += usize::from(is_new);
            }
        }
        seen.truncate(num_seen);
    }

    /// Adds the parameters that should arrive in registers.
    fn add_params(&mut self) {
        let (cx, block) = (self.cx, self.block);
        let distances = cx.live.param_distances(cx.func, block);
        for (index, (&param, &distance)) in cx.func.block_params(block).iter().zip(distances).enumerate() {
            if distance == DEAD || cx.memory_params().is_some_and(|set| set.contains(param.index())) {
                continue;
            }
            if self.param_in_register(index, param, distance) {
                self.state.candidates.push(EntryCandidate { value: param, distance, bank: cx.bank_of(param) });
            }
        }
    }

    /// Whether parameter number `index` should arrive in a register.
    fn param_in_register(&mut self, index: usize, param: Value, distance: u32) -> bool {
        let cx = self.cx;
        let (func, cfg) = (cx.func, cx.cfg);
        let (mut in_register, mut in_memory) = (0.0, 0.0);
        for &edge in cfg.pred_edges(self.block) {
            let freq = cfg.edit_freq(func, edge);
            let arg = func.edge_args(edge)[index];
            // The working set of a later block is not known. A value that was just defined in a loop is in a register.
            let is_back_edge = cfg.is_back_edge(func, edge);
            let is_known = !is_back_edge || cx.draft().is_some_and(|draft| !draft.sets.is_memory_param(param));
            let in_reg = !is_known || exit(cx, self.plan, edge).contains(&arg) && cx.survivors(edge).have(arg);
            if !in_reg {
                in_register += freq * cx.reload_cost(arg);
            }
            // A spilled value that is passed on within its web stays in its slot.
            if arg != param && (in_reg || self.webs.find(param) != self.webs.find(arg)) {
                let store = cx.prices(param).store;
                in_memory += freq * if in_reg { store } else { store + cx.reload_cost(arg) };
            }
        }
        in_memory += cx.prices(param).load * if distance < LOOP_EXIT { cfg.freq(self.block) } else { 0.0 };
        let is_in_memory = in_register > in_memory;
        cx.record(|| {
            let in_register = Some(in_register);
            Decision::Param(ParamCosts { block: self.block, param, in_register, in_memory, is_in_memory })
        });
        !is_in_memory
    }

    /// Where paths meet: adds the live values that are in a register on enough edges.
    fn add_at_merge(&mut self) {
        let stamp = self.stamp();
        let live = self.cx.live.live_in(self.block);
        let is_short = live.len() <= self.state.seen.len() * SEARCH_STEPS;
        if is_short {
            for (at, value) in live.iter().enumerate() {
                if self.state.availability[value.index()].stamp == stamp {
                    self.add_if_available(at);
                }
            }
        } else {
            for index in 0..self.state.seen.len() {
                if let Ok(at) = live.binary_search(&self.state.seen[index]) {
                    self.add_if_available(at);
                }
            }
        }
    }

    /// Adds live value number `at` if it is in a register on enough edges.
    #[inline]
    fn add_if_available(&mut self, at: usize) {
        let (cx, block) = (self.cx, self.block);
        let (value, distance) = (cx.live.live_in(block)[at], cx.live.live_in_distances(block)[at]);
        let available = self.state.availability[value.index()];
        let missing = self.known_freq - available.freq;
        let is_everywhere = available.count as usize == self.state.known.len();
        let needed = if distance < LOOP_EXIT { loads_without(cx, block, value) } else { 0.0 };
        let is_taken = match cx.placement().and_then(|placement| placement.at_start(block, value)) {
            Some(is_placed) => is_placed,
            None if is_everywhere || missing < needed => true,
            None => {
                let missing_branch_freq = self.known_branch_freq - available.branch_freq;
                let (first, end) = cx.func.block(block).insts;
                let is_used_here = distance < end - first && cx.pressure.slack(block) >= 0;
                let share = if is_used_here { ARM } else { RARE };
                missing == needed && missing_branch_freq < share * self.known_branch_freq
            }
        };
        if is_taken {
            let bank = cx.bank_of(value);
            self.state.candidates.push(EntryCandidate { value, distance, bank });
        }
    }

    /// At a loop header: adds values of a bank that the loop uses. Adds values that live through it as far as the slack of
    /// the loop allows.
    fn add_at_header(&mut self, bank: Bank) {
        let (cx, block, stamp) = (self.cx, self.block, self.stamp());
        let (func, machine) = (cx.func, cx.machine);
        let BlockEntry { availability, known, candidates, chosen, .. } = &mut *self.state;
        let header = cx.cfg.innermost_header(block).unwrap_or(block);
        let share = |value: Value| machine.ty(func.value_type(value)).share as i32;
        let sum =
            |candidates: &[EntryCandidate]| candidates.iter().map(|candidate| share(candidate.value)).sum::<i32>();
        // The live-through values, and the registers of those that are in memory. The latter relieve the loop already.
        chosen.clear();
        let mut in_memory = 0;
        for (&param, &distance) in func.block_params(block).iter().zip(cx.live.param_distances(func, block)) {
            let is_through = distance != DEAD && distance >= LOOP_EXIT && cx.bank_of(param) == bank;
            in_memory += if is_through { share(param) } else { 0 };
        }
        let is_through = |candidate: &EntryCandidate| candidate.bank == bank && candidate.distance >= LOOP_EXIT;
        if cx.has_distances() {
            chosen.extend(candidates.iter().copied().filter(is_through));
            in_memory -= sum(chosen);
            candidates.retain(|candidate| !is_through(candidate));
        }
        for (&value, &distance) in cx.live.live_in(block).iter().zip(cx.live.live_in_distances(block)) {
            if cx.bank_of(value) != bank {
                continue;
            }
            let available = availability[value.index()];
            let is_everywhere = available.stamp == stamp && available.count as usize == known.len();
            let candidate = EntryCandidate { value, distance, bank };
            if let Some(is_placed) = cx.placement().and_then(|placement| placement.at_start(block, value)) {
                if is_placed {
                    candidates.push(candidate);
                } else {
                    in_memory += share(value);
                }
            } else if !cx.has_distances() || distance < LOOP_EXIT && uses_if_seldom(cx, block, value).is_none() {
                let missing = self.known_freq - if available.stamp == stamp { available.freq } else { 0.0 };
                if cx.draft().is_none() || missing < loads_without(cx, block, value) {
                    candidates.push(candidate);
                }
            } else if is_everywhere {
                chosen.push(candidate);
            } else {
                in_memory += share(value);
            }
        }
        // What is computed again after the loop comes last: a register through the loop is worth more to others.
        let order = |it: &EntryCandidate| (cx.remats.is(it.value), it.distance, it.value);
        sort_by_key(chosen, order);
        let excess = cx.pressure.in_loop(header, bank).max(0);
        let mut slack = sum(chosen) + in_memory - excess;
        candidates.extend(chosen.iter().take_while(|candidate| {
            slack -= share(candidate.value);
            slack >= 0
        }));
    }
}

/// How often a value with a use in reach is loaded if it is in no register at the start of a block. That is as often as the
/// block runs, but not more often than instructions and edges use the value. A block with many successors runs far more
/// often than what a few of them use.
fn loads_without<const W: usize>(cx: &SpillCx<'_, W>, block: Block, value: Value) -> f32 {
    let freq = cx.cfg.freq(block);
    cx.costs().map_or(freq, |costs| freq.min(costs.weights.frequency(value)))
}

/// How often a value is used, if that is seldom in the loop that a block begins. Most back edges may come without such a value,
/// and would load it for nothing. A draft knows which do, so with one it is `None`.
fn uses_if_seldom<const W: usize>(cx: &SpillCx<'_, W>, block: Block, value: Value) -> Option<f32> {
    let costs = cx.costs().filter(|_| cx.draft().is_none())?;
    Some(costs.weights.frequency(value)).filter(|&uses| uses < cx.cfg.freq(block) * SELDOM)
}

/// The values in registers at the end of the block before an edge; at that of a back edge, according to the draft.
fn exit<'p, const W: usize>(cx: &'p SpillCx<'_, W>, plan: &'p SpillPlan<W>, edge: Edge) -> &'p [Value] {
    let is_back_edge = cx.cfg.is_back_edge(cx.func, edge);
    cx.draft().filter(|_| is_back_edge).unwrap_or(plan).residency.exit(cx.cfg.from(edge))
}
