//! Choosing what is in registers at the start of a block, from what the predecessors hold.
//!
//! * After one predecessor: what it holds and the block needs. That fits, as it did there, unless its branch
//!   has results.
//! * Where paths meet: what all predecessors hold. A value that only some hold costs a reload on each of the other
//!   edges; it is taken at level `O2` only where these edges together are less frequent than the block, or are as frequent by
//!   loops and rare by [`BranchFrequencies`](crate::analysis::frequency::Flow), since otherwise reloading at the next use costs no more and may
//!   never happen. (Braun and Hack take values by distance alone, as `O1` does here.)
//! * At the header of a loop: what the loop uses, even if it must be loaded before it, nearest first; then what merely
//!   lives through the loop, as far as the loop leaves room. What lives through in memory already takes none. Parameters
//!   that the loop does not use count as living through; those that get a new value in some round come first, because in
//!   memory they cost a store there.
//! * A parameter arrives in a register unless the reloads of its arguments cost more than stores of the others, and a
//!   reload at its first use, or `carried` has found that its whole web had better be in memory.
//!
//! The first run of the spiller comes to a header before it knows what is in registers where the loop begins again, and
//! supposes the best. A second run has the first as a draft, and treats these edges like the others: what most rounds
//! would have to reload at the header is better reloaded where it is used. A run with hints (`settle`) takes what they say.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::{DEAD, LOOP_EXIT};
use crate::analysis::remat::RELOAD_COST;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Edge, Function, Value};
use crate::options::Level;
use crate::spill::context::SpillCx;
use crate::spill::plan::SpillPlan;
use crate::target::Bank;

/// A value that could be in a register at the start of a block.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The value.
    pub value: Value,
    /// The distance from the start of the block to its next use.
    pub distance: u32,
    bank: Bank,
    /// Whether it is a parameter of a loop that gets a new value in some round: in memory, that takes a store.
    renewed: bool,
}

/// How many predecessors hold a value.
#[derive(Clone, Copy, Default)]
struct Holders {
    /// The block for which this was counted, plus one.
    stamp: u32,
    count: u32,
    freq: f32,
    flow: f32,
}

/// Of what runs to a block, the share up to which it is rare that a value is missing.
const RARE: f32 = 0.1;
/// A search in a list costs about as much as so many steps through it.
const SEARCH_STEPS: usize = 8;

/// The choice for one block. Keeps its buffers.
#[derive(Default)]
pub struct BlockEntry {
    holders: Vec<Holders>,
    known: Vec<Edge>,
    candidates: Vec<Candidate>,
    seen: Vec<Value>,
    chosen: Vec<Candidate>,
}

impl BlockEntry {
    /// Prepares for a function.
    pub fn reset(&mut self, func: &Function) {
        self.holders.clear();
        self.holders.resize(func.num_values(), Holders::default());
    }

    /// Collects the candidates for a block whose earlier predecessors (in reverse postorder) are planned.
    pub fn choose<const W: usize>(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, plan: &SpillPlan<W>, block: Block) {
        let (func, cfg) = (cx.func, cx.cfg);
        self.candidates.clear();
        let preds = cfg.pred_edges(block);
        self.known.clear();
        let is_known = |edge| cx.draft().is_some() || !cfg.is_back_edge(func, edge);
        self.known.extend(preds.iter().copied().filter(|&edge| is_known(edge)));
        let stamp = block.as_u32() + 1;
        let mut seen = core::mem::take(&mut self.seen);
        seen.clear();
        let (mut known_freq, mut known_flow) = (0.0, 0.0);
        for &edge in &self.known {
            let freq = cfg.edge_freq(func, edge);
            let flow = cx.costs().map_or(0.0, |costs| costs.flow.on(edge));
            known_flow += flow;
            known_freq += freq;
            for &value in exit(cx, plan, edge) {
                let holders = &mut self.holders[value.index()];
                if holders.stamp != stamp {
                    *holders = Holders { stamp, count: 0, freq: 0.0, flow: 0.0 };
                    seen.push(value);
                }
                holders.count += 1;
                holders.freq += freq;
                holders.flow += flow;
            }
        }
        self.parameters(cx, webs, plan, block);
        if cfg.is_loop_header(block) {
            self.at_header(cx, block, stamp, known_freq);
        } else {
            let live = cx.live.live_in(block);
            let distances = cx.live.live_in_distances(block);
            let mut consider = |at: usize| {
                let (value, distance) = (live[at], distances[at]);
                let holders = self.holders[value.index()];
                let missing = known_freq - holders.freq;
                let everywhere = holders.count as usize == self.known.len();
                let needed = if distance < LOOP_EXIT { cfg.freq(block) } else { 0.0 };
                let takes = match cx.placement().and_then(|hints| hints.at_start(block, value)) {
                    Some(hint) => hint,
                    None => {
                        let rare = || missing == needed && known_flow - holders.flow < RARE * known_flow;
                        everywhere || cx.options.level == Level::O1 || missing < needed || rare()
                    }
                };
                if takes {
                    let bank = cx.machine.ty(func.value_type(value)).bank;
                    self.candidates.push(Candidate { value, distance, bank, renewed: false });
                }
            };
            let is_short = live.len() <= seen.len() * SEARCH_STEPS;
            if is_short {
                for (at, value) in live.iter().enumerate() {
                    if self.holders[value.index()].stamp == stamp {
                        consider(at);
                    }
                }
            } else {
                for &value in &seen {
                    if let Ok(at) = live.binary_search(&value) {
                        consider(at);
                    }
                }
            }
        }
        self.seen = seen;
    }

    /// Visits what the only predecessor of a block has in registers at the start of the edge between them, as far as it
    /// lives on, with the distances to the next uses.
    pub fn after_one<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        plan: &SpillPlan<W>,
        edge: Edge,
        mut visit: impl FnMut(Value, u32),
    ) {
        let block = cx.func.edge(edge).to;
        let exit = plan.residency.exit(cx.cfg.from(edge));
        let (live, distances) = (cx.live.live_in(block), cx.live.live_in_distances(block));
        if live.len() > exit.len() * SEARCH_STEPS {
            for &value in exit {
                if let Ok(at) = live.binary_search(&value) {
                    visit(value, distances[at]);
                }
            }
            return;
        }
        let stamp = block.as_u32() + 1;
        for value in exit {
            self.holders[value.index()].stamp = stamp;
        }
        for (&value, &distance) in live.iter().zip(distances) {
            if self.holders[value.index()].stamp == stamp {
                visit(value, distance);
            }
        }
    }

    /// At a loop header: values that the loop uses, and values that live through it.
    fn at_header<const W: usize>(&mut self, cx: &SpillCx<'_, W>, block: Block, stamp: u32, known_freq: f32) {
        let (func, machine) = (cx.func, cx.machine);
        let header = cx.cfg.innermost_header(block).unwrap_or(block);
        let live = cx.live.live_in(block);
        let distances = cx.live.live_in_distances(block);
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            self.chosen.clear();
            let share = |value: Value| machine.ty(func.value_type(value)).share as i32;
            let sum = |candidates: &[Candidate]| candidates.iter().map(|candidate| share(candidate.value)).sum::<i32>();
            // Those that are in memory already, of which the loop has no more to put there.
            let mut elsewhere = 0;
            for (&param, &distance) in func.block_params(block).iter().zip(cx.live.param_distances(func, block)) {
                let far = distance != DEAD && distance >= LOOP_EXIT && machine.ty(func.value_type(param)).bank == bank;
                elsewhere += if far { share(param) } else { 0 };
            }
            let through = |candidate: &Candidate| candidate.bank == bank && candidate.distance >= LOOP_EXIT;
            if cx.has_distances() {
                self.chosen.extend(self.candidates.iter().copied().filter(through));
                elsewhere -= sum(&self.chosen);
                self.candidates.retain(|candidate| !through(candidate));
            }
            for (&value, &distance) in live.iter().zip(distances) {
                if machine.ty(func.value_type(value)).bank != bank {
                    continue;
                }
                let holders = self.holders[value.index()];
                let everywhere = holders.stamp == stamp && holders.count as usize == self.known.len();
                let candidate = Candidate { value, distance, bank, renewed: false };
                if let Some(hint) = cx.placement().and_then(|hints| hints.at_start(block, value)) {
                    if hint {
                        self.candidates.push(candidate);
                    } else {
                        elsewhere += share(value);
                    }
                    continue;
                }
                if !cx.has_distances() || distance < LOOP_EXIT {
                    let missing = known_freq - if holders.stamp == stamp { holders.freq } else { 0.0 };
                    if cx.draft().is_none() || missing < cx.cfg.freq(block) {
                        self.candidates.push(candidate);
                    }
                } else {
                    elsewhere += if everywhere { 0 } else { share(value) };
                    if everywhere {
                        self.chosen.push(candidate);
                    }
                }
            }
            self.chosen.sort_unstable_by_key(|candidate| (!candidate.renewed, candidate.distance, candidate.value));
            let excess = cx.pressure.in_loop(header, bank).max(0);
            let mut room = sum(&self.chosen) + elsewhere - excess;
            self.candidates.extend(self.chosen.iter().take_while(|candidate| {
                room -= share(candidate.value);
                room >= 0
            }));
        }
    }

    fn parameters<const W: usize>(&mut self, cx: &SpillCx<'_, W>, webs: &mut Webs, plan: &SpillPlan<W>, block: Block) {
        let (func, cfg) = (cx.func, cx.cfg);
        let distances = cx.live.param_distances(func, block);
        for (index, (&param, &distance)) in func.block_params(block).iter().zip(distances).enumerate() {
            if distance == DEAD || cx.memory_params().is_some_and(|set| set.contains(param.index())) {
                continue;
            }
            let (mut in_register, mut in_memory) = (0.0, 0.0);
            let mut renewed = false;
            for &edge in cfg.pred_edges(block) {
                let freq = cfg.edge_freq(func, edge);
                let arg = func.edge_args(edge)[index];
                // What a later block will hold is not known; a value just computed in a loop is in a register.
                let is_back_edge = cfg.is_back_edge(func, edge);
                let known = !is_back_edge || cx.draft().is_some_and(|draft| !draft.sets.is_memory_param(param));
                let held = !known || exit(cx, plan, edge).contains(&arg);
                if !held {
                    in_register += freq * cx.remats.cost(arg);
                }
                // What is only handed on stays in its slot.
                if arg != param && (held || webs.find(param) != webs.find(arg)) {
                    in_memory += freq * if held { 1.0 } else { 1.0 + cx.remats.cost(arg) };
                }
                renewed |= is_back_edge && arg != param;
            }
            in_memory += RELOAD_COST * if distance < LOOP_EXIT { cfg.freq(block) } else { 0.0 };
            if cx.options.level == Level::O1 || in_register <= in_memory {
                let bank = cx.machine.ty(func.value_type(param)).bank;
                self.candidates.push(Candidate { value: param, distance, bank, renewed });
            }
        }
    }

    /// The candidates of a bank that are worth a register, nearest use first; not more than the bank has registers.
    pub fn nearest_of_bank<const W: usize>(&mut self, cx: &SpillCx<'_, W>, bank: Bank) -> &[Candidate] {
        let chosen = &mut self.chosen;
        chosen.clear();
        chosen.extend(self.candidates.iter().filter(|candidate| candidate.bank == bank));
        if chosen.is_empty() {
            return chosen;
        }
        chosen.sort_unstable_by_key(|candidate| (candidate.distance, candidate.value));
        // Each register has a unit, so no more values fit than there are units. Without distances there is nothing to
        // choose by: leave all, so that the caller notices.
        if cx.has_distances() {
            chosen.truncate(cx.machine.bank(bank).units.count() as usize);
        }
        chosen
    }
}

/// The values in registers at the start of an edge: of a back edge, according to the draft.
fn exit<'p, const W: usize>(cx: &'p SpillCx<'_, W>, plan: &'p SpillPlan<W>, edge: Edge) -> &'p [Value] {
    let is_back_edge = cx.cfg.is_back_edge(cx.func, edge);
    cx.draft().filter(|_| is_back_edge).unwrap_or(plan).residency.exit(cx.cfg.from(edge))
}
