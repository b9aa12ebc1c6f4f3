//! Reload placement: better places for reloads, once the slack is known.
//!
//! The spiller walks forward, and reloads a value where it is used. The value may be used again after another successor of
//! a branch, or after the next merge. There may be slack for a single reload instead. At a merge the spiller looks at the
//! working sets of the predecessors, not at what they are worth later. This pass decides anew where spilled values are in
//! registers, one value after the other. It minimises the cost within the [`Slack`] that all other values leave.
//!
//! # Input
//!
//! A [`SpillPlan`].
//!
//! # Output
//!
//! A [`Placement`] for the next run of the spiller, if it is cheaper than the plan.
//!
//! The problem is a minimum cut, as in the elimination of partial redundancies by profile. The network has two nodes for
//! each block in which the value lives, its start and its end. Places where the value must be in a register are joined to
//! the target, and places where it cannot be to the source. An arc from a place without a register to a place with one
//! costs a reload, at the frequency of the block or edge. Among the cuts of least cost, the chosen one has the value in a
//! register at the fewest places.
//!
//! The price of a reload is its loop frequency plus [`BRANCH_FREQ_WEIGHT`] times its branch frequency
//! ([`BranchFrequencies`]). By loop frequency alone, one reload before a switch is cheaper than reloads in two of its
//! twenty arms.
//!
//! # Why correct
//!
//! A run of the spiller keeps its contract whatever the placement says.
//!
//! # Cost
//!
//! Linear in the live values at the starts of blocks, plus the minimum cuts. The nodes of their networks are at most as many
//! as the instructions, times a constant.
//!
//! # Reference
//!
//! Q. Cai, J. Xue: *Optimal and efficient speculation-based partial redundancy elimination*, CGO 2003.
//! J. Xue, Q. Cai: *A lifetime optimal algorithm for speculative PRE*, ACM TACO 3(2), 2006.

pub mod min_cut;
mod slack;

use alloc::vec::Vec;
use core::cmp::Reverse;

use cranelift_entity::EntityRef;

use crate::analysis::frequency::BranchFrequencies;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Edge, Value};
use crate::sorts::sort;
use crate::spill::context::SpillCx;
use crate::spill::placement::{BlockPlacement, Placement};
use crate::spill::plan::SpillPlan;
use crate::spill::reload_placement::min_cut::MinCut;
use crate::spill::reload_placement::slack::{Life, Origin, Slack, Span};
use crate::target::Bank;

/// The station of a block in which the value does not live.
const NONE: u32 = u32::MAX;

/// Weight of a reload's branch frequency, relative to its loop frequency.
const BRANCH_FREQ_WEIGHT: f32 = 4.0;
/// Price of a reload that is executed once, in units of the network. Smaller differences of frequency are rounded off.
const UNIT: f32 = 64.0;
/// Maximum capacity of an arc, in units of the network, so that sums do not overflow. Only frequencies that the client
/// gives reach it.
const MAX_PRICE: u64 = 1 << 40;

/// Maximum number of blocks in which the placed values live, for each instruction, all values counted together. Bounds the
/// time. With 2 the total cost is 1.5 % higher; without a limit it is .3 % higher.
const MAX_STATIONS: u32 = 4;

/// What is needed to have a value in a register at the end of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Nothing: it was in a register before, and there is slack for it to stay.
    Free,
    /// A reload, unless it passes through the whole block.
    Load,
    /// It cannot be, because there is no slack.
    Never,
}

/// A block in the network. Node `2 k` is the start of station `k`, and node `2 k + 1` its end.
#[derive(Clone, Copy)]
struct Station {
    life: Life,
    /// Whether there is slack from the start to the first use or, if the block does not use the value, to the end.
    has_slack: bool,
    end: End,
}

impl Station {
    /// Whether the value is live at the start, in a register or not.
    fn may_enter(&self) -> bool {
        self.life.origin == Origin::Live
    }
    /// Whether a value that is in a register at the start can stay there to the end without a use.
    fn lets_pass(&self) -> bool {
        self.may_enter() && self.life.used.is_none() && self.has_slack
    }
}

/// The pass. Keeps its buffers.
#[derive(Default)]
pub struct ReloadPlacement {
    slack: Slack,
    /// The stations of the current value.
    stations: Vec<Station>,
    /// By block: its station, or [`NONE`].
    station: Vec<u32>,
    /// By value: the number of blocks in which it lives.
    blocks: Vec<u32>,
    /// By value: how often the plan reads it from memory.
    reads: Vec<f32>,
    /// The values to be placed, in this order.
    order: Vec<(Reverse<u64>, Value)>,
    cut: MinCut,
    prices: ReloadPrices,
    placement: Placement,
}

impl ReloadPlacement {
    /// Finds where the spilled values of a plan should be in registers; `None` if that is nowhere cheaper, or without costs.
    pub fn find<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        plan: &SpillPlan<W>,
    ) -> Option<&Placement> {
        let func = cx.func;
        let costs = cx.costs()?;
        self.placement.reset(func.num_blocks(), func.num_values());
        self.choose(cx, plan);
        if self.order.is_empty() {
            return None;
        }
        self.prices.compute(cx, costs.branch_freqs);
        self.slack.measure(cx, plan, webs, self.placement.values(), |edge| self.prices.on(edge));
        self.station.clear();
        self.station.resize(func.num_blocks(), NONE);
        let mut is_cheaper = false;
        for index in 0..self.order.len() {
            is_cheaper |= self.place(cx, self.order[index].1);
        }
        if !is_cheaper {
            return None;
        }
        self.placement.sort(func.num_blocks(), func.num_values());
        Some(&self.placement)
    }

    /// Chooses the values to be placed: the spilled ones that the plan reads from memory most often, within [`MAX_STATIONS`].
    fn choose<const W: usize>(&mut self, cx: &SpillCx<'_, W>, plan: &SpillPlan<W>) {
        let func = cx.func;
        let ReloadPlacement { order, blocks, reads, placement, .. } = self;
        blocks.clear();
        blocks.resize(func.num_values(), 1);
        for &block in cx.cfg.rpo() {
            cx.live.live_in(block).iter().for_each(|value| blocks[value.index()] += 1);
        }
        reads.clear();
        reads.resize(func.num_values(), 0.0);
        for &(value, block) in &plan.sets.memory_reads {
            reads[value.index()] += cx.cfg.freq(block);
        }
        order.clear();
        for value in plan.sets.spilled.ones().map(Value::new).filter(|&value| !cx.remats.is(value)) {
            if cx.machine.bank(cx.bank_of(value)).uniform {
                order.push((Reverse((UNIT * reads[value.index()]) as u64), value));
            }
        }
        sort(order);
        let mut left = MAX_STATIONS * func.num_insts() as u32;
        order.retain(|&(_, value)| {
            let is_chosen = blocks[value.index()] <= left;
            if is_chosen {
                left -= blocks[value.index()];
                placement.add_value(value);
            }
            is_chosen
        });
    }

    /// Places one value. Returns whether it costs less than in the plan.
    fn place<const W: usize>(&mut self, cx: &SpillCx<'_, W>, value: Value) -> bool {
        let bank = cx.bank_of(value);
        self.slack.take_reg_spans(cx, value, bank, -1);
        self.find_stations(cx, value, bank);
        let paid = self.build_network(cx, value);
        // The network does not have all that counts, so the plan may be better.
        let cost = self.cut.solve(self.source(), self.target()).filter(|&cost| cost <= paid);
        match cost {
            Some(_) => self.adopt_cut(cx, bank, value),
            None => {
                self.adopt_plan(value);
                self.slack.take_reg_spans(cx, value, bank, 1);
            }
        }
        for station in &self.stations {
            self.station[station.life.block.index()] = NONE;
        }
        cost.is_some_and(|cost| cost < paid)
    }

    fn source(&self) -> u32 {
        2 * self.stations.len() as u32
    }
    fn target(&self) -> u32 {
        2 * self.stations.len() as u32 + 1
    }

    /// Finds the blocks in which the value lives, and where there is slack for it.
    fn find_stations<const W: usize>(&mut self, cx: &SpillCx<'_, W>, value: Value, bank: Bank) {
        let ReloadPlacement { slack, stations, station, .. } = self;
        stations.clear();
        for &life in slack.lives(value) {
            let block = life.block;
            let (first, end) = cx.func.block(block).insts;
            let fits_all = slack.fits_everywhere(block, bank);
            let fits = |first, end| fits_all || slack.fits(cx, bank, Span { block, first, end });
            let has_slack = fits_all || life.used.is_some_and(|used| fits(first, used.0));
            let can_stay = match life.used {
                Some(used) => fits(used.1, end),
                None => life.origin == Origin::Param && fits_all,
            };
            let end = if can_stay {
                End::Free
            } else if fits(end - 1, end) {
                End::Load
            } else {
                End::Never
            };
            station[block.index()] = stations.len() as u32;
            stations.push(Station { life, has_slack, end });
        }
    }

    /// Builds the network. Returns the price that the plan pays for reloads in it.
    fn build_network<const W: usize>(&mut self, cx: &SpillCx<'_, W>, value: Value) -> u64 {
        let (func, cfg) = (cx.func, cx.cfg);
        let (source, target) = (self.source(), self.target());
        let cut = &mut self.cut;
        cut.reset(2 * self.stations.len() + 2);
        let mut paid = 0;
        for (k, station) in self.stations.iter().enumerate() {
            let (start, end) = (2 * k as u32, 2 * k as u32 + 1);
            let Life { block, used, planned: BlockPlacement { at_start, at_end, .. }, args, .. } = station.life;
            let reload = self.prices.of(block);
            if used.is_some() && station.may_enter() && station.has_slack {
                cut.add(start, target, reload);
                paid += if at_start { 0 } else { reload };
            }
            if station.end == End::Load {
                let from_start = station.lets_pass();
                cut.add(if from_start { start } else { source }, end, reload);
                paid += if at_end && !(from_start && at_start) { reload } else { 0 };
            }
            let from = match station.end {
                End::Free => None,
                End::Load => Some(end),
                End::Never => Some(source),
            };
            for edge in cfg.succ_edges(func, block) {
                let reload = self.prices.on(edge);
                let to = func.edge(edge).to;
                let is_lost = !cx.survivors(edge).have(value);
                if let Some(next) = entered(&self.stations, &self.station, to) {
                    let from = if is_lost { Some(source) } else { from };
                    from.into_iter().for_each(|from| cut.add(from, 2 * next, reload));
                    paid += if (!at_end || is_lost) && self.stations[next as usize].life.planned.at_start {
                        reload
                    } else {
                        0
                    };
                }
            }
            if args > 0 {
                from.into_iter().for_each(|from| cut.add(from, target, args));
                paid += if at_end { 0 } else { args };
            }
        }
        paid
    }

    /// Places the value as the cut has it, and takes the slack.
    fn adopt_cut<const W: usize>(&mut self, cx: &SpillCx<'_, W>, bank: Bank, value: Value) {
        let (func, cfg) = (cx.func, cx.cfg);
        let ReloadPlacement { slack, stations, station: numbers, cut, placement, .. } = self;
        for (k, station) in stations.iter().enumerate() {
            let Life { block, used, args, .. } = station.life;
            let (first, end) = func.block(block).insts;
            let at_start = station.may_enter() && cut.is_inside(2 * k as u32);
            let at_end = match station.end {
                End::Load => cut.is_inside(2 * k as u32 + 1),
                End::Never => false,
                End::Free => {
                    let goes_on = |edge| {
                        let next = entered(stations, numbers, func.edge(edge).to);
                        next.is_some_and(|next| cut.is_inside(2 * next)) && cx.survivors(edge).have(value)
                    };
                    args > 0 || cfg.succ_edges(func, block).any(goes_on)
                }
            };
            let passes = at_start && at_end && station.lets_pass();
            let is_loaded = at_end && station.end == End::Load && !passes;
            placement.add(block, value, BlockPlacement { at_start, at_end, is_loaded }, station.life.planned);
            let span = match used {
                Some((from, until)) => {
                    let first = if at_start && station.has_slack { first } else { from };
                    let end = if at_end && station.end == End::Free { end } else { until };
                    Span { block, first, end }
                }
                None if passes || at_end && station.end == End::Free => Span { block, first, end },
                None => Span { block, first: end, end },
            };
            slack.take(cx, bank, span, 1);
            if is_loaded {
                slack.take(cx, bank, Span { block, first: end - 1, end }, 1);
            }
        }
    }

    /// Places the value as the plan has it.
    fn adopt_plan(&mut self, value: Value) {
        let ReloadPlacement { stations, placement, .. } = self;
        for Life { block, planned, .. } in stations.iter().map(|station| station.life) {
            placement.add(block, value, planned, planned);
        }
    }
}

/// The station of a block, if the value is live at its start.
fn entered(stations: &[Station], station: &[u32], block: Block) -> Option<u32> {
    Some(station[block.index()]).filter(|&next| next != NONE && stations[next as usize].may_enter())
}

/// The prices of reloads, in units of the network. Keeps its buffers.
#[derive(Default)]
struct ReloadPrices {
    blocks: Vec<u64>,
    edges: Vec<u64>,
}

impl ReloadPrices {
    /// Finds the prices of all places.
    fn compute<const W: usize>(&mut self, cx: &SpillCx<'_, W>, branch_freqs: &BranchFrequencies) {
        let (func, cfg) = (cx.func, cx.cfg);
        let ReloadPrices { blocks, edges } = self;
        blocks.clear();
        blocks.resize(func.num_blocks(), 0);
        edges.clear();
        edges.resize(func.num_edges(), 0);
        for &block in cfg.rpo() {
            blocks[block.index()] = price(cfg.freq(block), branch_freqs.of(block));
            for edge in cfg.succ_edges(func, block) {
                edges[edge.index()] = price(cfg.edit_freq(func, edge), branch_freqs.on(edge));
            }
        }
    }
    /// Of a reload in a block.
    fn of(&self, block: Block) -> u64 {
        self.blocks[block.index()]
    }
    /// Of a reload on an edge.
    fn on(&self, edge: Edge) -> u64 {
        self.edges[edge.index()]
    }
}

/// Price of a reload with this loop frequency and branch frequency.
fn price(loop_freq: f32, branch_freq: f32) -> u64 {
    ((UNIT * (loop_freq + BRANCH_FREQ_WEIGHT * branch_freq)) as u64).min(MAX_PRICE)
}
