//! Records: what they say of evictions is what the plan does.

use std::collections::BTreeSet;

use ssara_core::ir::{Function, Inst, Value};
use ssara_core::record::{Action, Decision, Pass, Record, SnapshotState};
use ssara_core::{CalleeSaves, Context, Level, Options, Target, text};
use ssara_testing::random::{Shape, bytes_of_seed, function, scaled_slow};
use ssara_testing::toy_target;

use arbitrary::{Result, Unstructured};

/// What leaves a register, at which instruction, and whether that is after the instruction has read it.
type Departures = BTreeSet<(Inst, Value, bool)>;

/// What the plan that was kept evicts. `None` if the allocation has none, as at `O0`.
fn planned(record: &Record) -> Option<Departures> {
    let step = record.steps.iter().rfind(|step| step.pass == Pass::WorkingSets)?;
    let SnapshotState::Residency { actions, .. } = &step.state else { return None };
    let departure = |&(inst, action): &(Inst, Action)| match action {
        Action::Evict(value) => Some((inst, value, false)),
        Action::EvictAfterUse(value) => Some((inst, value, true)),
        _ => None,
    };
    Some(actions.iter().filter_map(departure).collect())
}

/// What the decisions say. `None` if operands were put into slots, which the plan has as evictions, too.
fn decided(record: &Record) -> Option<Vec<(Inst, Value, bool)>> {
    let is_folded = record.decisions.iter().any(|decision| matches!(decision, Decision::Folded { .. }));
    let departure = |decision: &Decision| match decision {
        Decision::Evicted(eviction) => Some((eviction.inst, eviction.value, eviction.after_use)),
        _ => None,
    };
    (!is_folded).then(|| record.decisions.iter().filter_map(departure).collect())
}

fn random(seed: u64, target: &Target) -> Result<Function> {
    let bytes = bytes_of_seed(seed);
    let shape = Shape { blocks: 8, insts: 12, wild_forms: false, reserve: (seed % 9) as usize };
    function(&mut Unstructured::new(&bytes), target, &shape)
}

#[test]
fn decisions_are_those_of_the_plan_that_is_kept() {
    let target = toy_target();
    let options = Options::new(Level::O2, CalleeSaves::Insert);
    let mut compared = 0;
    for seed in 0..scaled_slow(400) {
        let Ok(func) = random(seed, &target) else { continue };
        let (Ok(_), record) = Context::new().allocate_with_record(&func, &target, &options) else { continue };
        let (Some(planned), Some(decided)) = (planned(&record), decided(&record)) else { continue };
        let shown = || format!("seed {seed}\n{}", text::print(&func, &target));
        assert_eq!(decided.len(), planned.len(), "{decided:?}\n{planned:?}\n{}", shown());
        assert_eq!(decided.into_iter().collect::<Departures>(), planned, "{}", shown());
        compared += usize::from(!planned.is_empty());
    }
    assert!(compared > 20, "only {compared} functions evict anything");
}
