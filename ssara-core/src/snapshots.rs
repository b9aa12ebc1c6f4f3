//! Snapshots: the states after passes, for a record.
//!
//! # Cost
//! Linear in the values at the boundaries of blocks, in the operands and in the edits.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::context::Cx;
use crate::analysis::liveness::Liveness;
use crate::coalesce::webs::Webs;
use crate::decisions::{FormChoices, SpillSets};
use crate::ir::{Function, Value};
use crate::output::{Allocation, Edit, Point, Slot};
use crate::record::{Decision, Pass, Recorder, SnapshotState};
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::emitter::{Emitter, Phase};
use crate::spill::plan::SpillPlan;
use crate::spill::record::next_use;
use crate::spill::store_placement::StorePlacement;

/// Records the values that are live at the starts of blocks.
pub fn liveness(record: &Recorder, func: &Function, live: &Liveness) {
    record.step(Pass::Liveness, SnapshotState::Live(func.blocks().map(|block| live.live_in(block).to_vec()).collect()));
}

/// Records the webs of more than one value.
pub fn webs(record: &Recorder, func: &Function, webs: &mut Webs) {
    let mut by_web: Vec<(Value, Value)> = func.values().map(|value| (webs.find(value), value)).collect();
    by_web.sort_unstable();
    let lists = by_web.chunk_by(|a, b| a.0 == b.0).filter(|web| web.len() > 1);
    let mut lists: Vec<Vec<Value>> = lists.map(|web| web.iter().map(|pair| pair.1).collect()).collect();
    lists.sort_unstable();
    record.step(Pass::Webs, SnapshotState::Webs(lists));
}

/// What is known of a spill plan when it is recorded.
pub enum PlanFacts<'a> {
    /// Nothing more.
    Plan,
    /// Distances to next uses.
    Distances(&'a Liveness),
    /// The places of stores.
    Stores(&'a StorePlacement),
}

/// Records a spill plan, and what is known of it.
pub fn plan<const W: usize>(record: &Recorder, func: &Function, pass: Pass, plan: &SpillPlan<W>, facts: PlanFacts<'_>) {
    let residency = &plan.residency;
    let spilled: Vec<Value> = plan.sets.spilled.ones().map(Value::new).collect();
    let is_stored = |value: &Value| !plan.sets.is_memory_param(*value) && !plan.sets.is_memory_def(*value);
    let (mut placed, mut next_uses) = (Vec::new(), Vec::new());
    match facts {
        PlanFacts::Plan => {}
        PlanFacts::Distances(live) => next_uses.extend(func.blocks().map(|block| {
            let params = func.block_params(block).iter().zip(live.param_distances(func, block));
            let values = params.chain(live.live_in(block).iter().zip(live.live_in_distances(block)));
            values.map(|(&value, &distance)| (value, next_use(distance))).collect()
        })),
        PlanFacts::Stores(stores) => {
            placed
                .extend(spilled.iter().filter(|value| is_stored(value)).map(|&value| (value, stores.block_of(value))));
        }
    }
    let state = SnapshotState::Residency {
        entry: func.blocks().map(|block| residency.entry(block).to_vec()).collect(),
        exit: func.blocks().map(|block| residency.exit(block).to_vec()).collect(),
        actions: func.blocks().flat_map(|block| residency.actions(block).iter().copied()).collect(),
        spilled,
        memory_params: plan.sets.memory_params.ones().map(Value::new).collect(),
        memory_defs: plan.sets.memory_defs.ones().map(Value::new).collect(),
        stores: placed,
        next_uses,
        cost: plan.cost.total,
    };
    record.step(pass, state);
}

/// Records where the values of a plan are stored, as decisions.
pub fn stores<const W: usize>(
    record: &Recorder,
    cfg: &Cfg,
    live: &Liveness,
    plan: &SpillPlan<W>,
    stores: &StorePlacement,
) {
    for value in plan.sets.spilled.ones().map(Value::new) {
        if plan.sets.is_memory_param(value) || plan.sets.is_memory_def(value) {
            continue;
        }
        let Some(def) = live.def_block(value) else { continue };
        let block = stores.block_of(value);
        let (frequency, at_definition) = (cfg.freq(block.unwrap_or(def)), cfg.freq(def));
        record.decide(Decision::Stored { value, block, frequency, at_definition });
    }
}

/// Records registers: locations and edits so far. `slot` returns the slot of a value before stack slots are assigned.
pub fn registers<const W: usize>(
    cx: &Cx<'_, W>,
    pass: Pass,
    (regs, forms, sets): (&BoundaryRegs, &FormChoices, &SpillSets),
    emitter: &Emitter<W>,
    mut slot: impl FnMut(Value) -> Slot,
) {
    let Some(record) = cx.record else { return };
    let mut edits: Vec<(Point, Phase, Edit)> = emitter.edits().collect();
    edits.sort_by_key(|&(at, phase, _)| (at, phase));
    let state = SnapshotState::Registers {
        entry: cx.func.blocks().map(|block| regs.entry.of(block).to_vec()).collect(),
        exit: cx.func.blocks().map(|block| regs.exit.of(block).to_vec()).collect(),
        operands: emitter.operands().to_vec(),
        edits: edits.into_iter().map(|(at, _, edit)| (at, edit)).collect(),
        forms: forms.chosen.clone(),
        homes: sets.spilled.ones().map(Value::new).map(|value| (value, slot(value))).collect(),
    };
    record.step(pass, state);
}

/// Records the frame of an allocation. `slot` returns the slot of a value, if it has one.
pub fn frame<const W: usize>(
    cx: &Cx<'_, W>,
    sets: &SpillSets,
    allocation: &Allocation,
    mut slot: impl FnMut(Value) -> Option<Slot>,
) {
    let Some(record) = cx.record else { return };
    let spilled = sets.spilled.ones().map(Value::new);
    let homes = spilled.filter_map(|value| Some((value, slot(value)?))).collect();
    let frequency = |point| f64::from(cx.cfg.freq_at(cx.func, point));
    let stats = allocation.count(cx.func, cx.machine.target, frequency);
    let (saved, cost) = (allocation.saved.clone(), stats.cost());
    record.step(Pass::Frame, SnapshotState::Frame { homes, saved, cost });
}
