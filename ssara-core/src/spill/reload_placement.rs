//! Better places for loads, once it is known where there is room.
//!
//! The spiller walks forward. It loads a value where it is used, although it may be used again on the other way out of a branch
//! or behind the next merge, and there was room to load it once for all of them; at a merge it asks what the predecessors
//! hold, not what that is worth further on. Given a [`Plan`], this pass decides anew of one spilled value after another where it
//! is in a register and where it is loaded, at the least cost that the [`Slack`] allows which all others leave.
//!
//! That is a minimum cut, as in the elimination of partial redundancies by profile (Cai and Xue, CGO 2003; Xue and Cai, TACO
//! 2006). The network has two nodes for each block in which the value lives, its start and its end. Where it has to be in a
//! register is the target, where it cannot be the source; an arc from what is in no register to what is in one costs a load, at
//! the frequency of the block or edge. Of the cuts of least cost the one is taken that has the value in a register least.
//!
//! The price of a load is how often it runs by loops, plus [`PRICE_OF_FLOW`] times how often by [`BranchFrequencies`]: by loops alone, one load
//! before a switch is cheaper than one on two of its twenty arms.
//!
//! What is found are [`Placement`]. A run of the spiller that follows them keeps the contract of spilling, whatever they say.
//!
//! Takes time linear in the values that are live at the starts of blocks, and what it takes to find the cuts.

pub mod min_cut;
mod slack;

use alloc::vec::Vec;
use core::cmp::Reverse;

use cranelift_entity::EntityRef;

use crate::analysis::frequency::BranchFrequencies;
use crate::coalesce::webs::Webs;
use crate::ir::{Block, Value};
use crate::spill::context::SpillCx;
use crate::spill::placement::Placement;
use crate::spill::plan::SpillPlan;
use crate::spill::reload_placement::min_cut::MinCut;
use crate::spill::reload_placement::slack::{Life, Origin, Slack};
use crate::target::Bank;

const NONE: u32 = u32::MAX;

/// What it weighs how often a load runs if branches go either way, against how often by loops.
const PRICE_OF_FLOW: f32 = 4.0;
/// A load that runs once, in units of the network.
const UNIT: f32 = 64.0;
/// The most that an arc takes: so many can be added up. Only frequencies of the client come that far.
const MAX_PRICE: u64 = 1 << 40;

/// What it takes to have a value in a register at the end of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Nothing: it was there before, and there is room for it to stay.
    Free,
    /// A load, unless it passes through the whole block.
    Load,
    /// It cannot be: there is no room.
    Never,
}

/// A block in the network: node `2 k` is its start and `2 k + 1` its end, if it is number `k`.
#[derive(Clone, Copy)]
struct Station {
    life: Life,
    /// Whether there is room from the start to the first use or, if the block does not use the value, to the end.
    is_open: bool,
    end: End,
}

impl Station {
    /// Whether the value is live at the start and may be in a register or not.
    fn may_enter(&self) -> bool {
        self.life.origin == Origin::Live
    }
    /// Whether a value that is in a register at the start can stay there to the end without being used.
    fn lets_pass(&self) -> bool {
        self.may_enter() && self.life.used.is_none() && self.is_open
    }
}

/// The pass. Keeps its buffers.
#[derive(Default)]
pub struct ReloadPlacement {
    room: Slack,
    /// The stations of the value at hand, and their numbers by block.
    stations: Vec<Station>,
    number: Vec<u32>,
    order: Vec<(Reverse<u64>, Value)>,
    cut: MinCut,
    hints: Placement,
}

impl ReloadPlacement {
    /// Finds where values that a plan spills had better be; `None` if it spills none, or if nobody knows how often blocks run.
    pub fn find<const W: usize>(
        &mut self,
        cx: &SpillCx<'_, W>,
        webs: &mut Webs,
        plan: &SpillPlan<W>,
    ) -> Option<&Placement> {
        let (func, machine) = (cx.func, cx.machine);
        let flow = cx.costs()?.flow;
        self.hints.reset(func.num_values());
        self.room.measure(cx, plan, webs, |edge| price(cx.cfg.edge_freq(func, edge), flow.on(edge)));
        self.number.clear();
        self.number.resize(func.num_blocks(), NONE);
        self.order.clear();
        for value in plan.sets.spilled.ones().map(Value::new).filter(|&value| !cx.remats.is(value)) {
            if machine.bank(machine.ty(func.value_type(value)).bank).uniform {
                let used = self.room.lives(value).iter().filter(|life| life.used.is_some());
                let freq: f32 = used.map(|life| cx.cfg.freq(life.block)).sum();
                self.order.push((Reverse((UNIT * freq) as u64), value));
            }
        }
        // Those that are used most often choose first.
        self.order.sort_unstable();
        for index in 0..self.order.len() {
            self.settle(cx, flow, self.order[index].1);
        }
        self.hints.sort(func.num_blocks());
        (!self.order.is_empty()).then_some(&self.hints)
    }

    /// Decides of one value.
    fn settle<const W: usize>(&mut self, cx: &SpillCx<'_, W>, flow: &BranchFrequencies, value: Value) {
        let bank = cx.machine.ty(cx.func.value_type(value)).bank;
        self.hints.speak_of(value);
        self.room.take_stays(cx, value, bank, -1);
        self.stop_at_blocks(cx, value, bank);
        let paid = self.connect(cx, flow);
        // The plan may know better: not all that counts is in the network.
        if self.cut.solve(self.source(), self.target()).is_some_and(|cost| cost <= paid) {
            self.cut.find_side_of(self.target());
            self.adopt_cut(cx, bank, value);
        } else {
            self.adopt_plan(value);
            self.room.take_stays(cx, value, bank, 1);
        }
        for station in &self.stations {
            self.number[station.life.block.index()] = NONE;
        }
    }

    fn source(&self) -> u32 {
        2 * self.stations.len() as u32
    }
    fn target(&self) -> u32 {
        2 * self.stations.len() as u32 + 1
    }

    /// Finds out where the value can pass.
    fn stop_at_blocks<const W: usize>(&mut self, cx: &SpillCx<'_, W>, value: Value, bank: Bank) {
        let ReloadPlacement { room, stations, number, .. } = self;
        stations.clear();
        for &life in room.lives(value) {
            let (first, end) = cx.func.block(life.block).insts;
            let all = room.is_open(life.block, bank);
            let is_open = all || life.used.is_some_and(|used| room.fits(cx, life.block, bank, (first, used.0)));
            let stays = match life.used {
                Some(used) => all || room.fits(cx, life.block, bank, (used.1, end)),
                None => life.origin == Origin::Param && all,
            };
            let end = if stays {
                End::Free
            } else if all || room.fits(cx, life.block, bank, (end - 1, end)) {
                End::Load
            } else {
                End::Never
            };
            number[life.block.index()] = stations.len() as u32;
            stations.push(Station { life, is_open, end });
        }
    }

    /// Builds the network; returns what the plan pays for loads in it.
    fn connect<const W: usize>(&mut self, cx: &SpillCx<'_, W>, flow: &BranchFrequencies) -> u64 {
        let (func, cfg) = (cx.func, cx.cfg);
        let (source, target) = (self.source(), self.target());
        let cut = &mut self.cut;
        cut.reset(2 * self.stations.len() + 2);
        let mut paid = 0;
        for (k, station) in self.stations.iter().enumerate() {
            let (start, end) = (2 * k as u32, 2 * k as u32 + 1);
            let Life { block, used, at_start, at_end, args, .. } = station.life;
            let load = price(cfg.freq(block), flow.of(block));
            if used.is_some() && station.may_enter() && station.is_open {
                cut.add(start, target, load);
                paid += if at_start { 0 } else { load };
            }
            if station.end == End::Load {
                let from_start = station.lets_pass();
                cut.add(if from_start { start } else { source }, end, load);
                paid += if at_end && !(from_start && at_start) { load } else { 0 };
            }
            let from = match station.end {
                End::Free => None,
                End::Load => Some(end),
                End::Never => Some(source),
            };
            for edge in cfg.succ_edges(func, block) {
                let load = price(cfg.edge_freq(func, edge), flow.on(edge));
                let to = func.edge(edge).to;
                if let Some(next) = entered(&self.stations, &self.number, to) {
                    from.into_iter().for_each(|from| cut.add(from, 2 * next, load));
                    paid += if !at_end && self.stations[next as usize].life.at_start { load } else { 0 };
                }
            }
            if args > 0 {
                from.into_iter().for_each(|from| cut.add(from, target, args));
                paid += if at_end { 0 } else { args };
            }
        }
        paid
    }

    /// Takes what the cut says for hints, and takes the room.
    fn adopt_cut<const W: usize>(&mut self, cx: &SpillCx<'_, W>, bank: Bank, value: Value) {
        let (func, cfg) = (cx.func, cx.cfg);
        let ReloadPlacement { room, stations, number, cut, hints, .. } = self;
        for (k, station) in stations.iter().enumerate() {
            let Life { block, used, args, .. } = station.life;
            let (first, end) = func.block(block).insts;
            let enters = station.may_enter() && cut.is_inside(2 * k as u32);
            let ends = match station.end {
                End::Load => cut.is_inside(2 * k as u32 + 1),
                End::Never => false,
                End::Free => {
                    let goes_on = |edge| {
                        entered(stations, number, func.edge(edge).to).is_some_and(|next| cut.is_inside(2 * next))
                    };
                    args > 0 || cfg.succ_edges(func, block).any(goes_on)
                }
            };
            let passes = enters && ends && station.lets_pass();
            let loads = ends && station.end == End::Load && !passes;
            hints.add(block, value, enters, ends, loads);
            let stays = match used {
                Some((from, until)) => {
                    let from = if enters && station.is_open { first } else { from };
                    (from, if ends && station.end == End::Free { end } else { until })
                }
                None if passes || ends && station.end == End::Free => (first, end),
                None => (end, end),
            };
            room.take(cx, block, bank, stays, 1);
            if loads {
                room.take(cx, block, bank, (end - 1, end), 1);
            }
        }
    }

    /// Takes what the plan does for hints.
    fn adopt_plan(&mut self, value: Value) {
        let ReloadPlacement { stations, hints, .. } = self;
        for Life { block, at_start, at_end, is_loaded, .. } in stations.iter().map(|station| station.life) {
            hints.add(block, value, at_start, at_end, is_loaded);
        }
    }
}

/// The number of the station to which an edge leads, if the value is live at its start.
fn entered(stations: &[Station], number: &[u32], to: Block) -> Option<u32> {
    Some(number[to.index()]).filter(|&next| next != NONE && stations[next as usize].may_enter())
}

/// What a load costs that runs so often by loops and by flow.
fn price(freq: f32, flow: f32) -> u64 {
    ((UNIT * (freq + PRICE_OF_FLOW * flow)) as u64).min(MAX_PRICE)
}
