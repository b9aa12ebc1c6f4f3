//! Dead-reload elimination removes exactly the values that nothing reads from their registers before they are evicted.

use std::collections::BTreeSet;

use crate::common::machines::tables;
use crate::spill::memory::{Passes, random_functions};
use ssara_core::Options;
use ssara_core::internals::analysis::context::Cx;
use ssara_core::internals::analysis::remat::Remats;
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::spill::dead::reloads::DeadReloads;
use ssara_core::internals::spill::residency::Action;
use ssara_core::ir::{Block, Value};

#[test]
fn values_stay_in_registers_if_they_are_read_there() {
    let mut pass = DeadReloads::default();
    let (mut removed, mut needed_later) = (0, 0);
    random_functions(3_000, |func, target, Passes { cfg, constraints, live, plan, stores, .. }| {
        // Without an eviction the pass has nothing to do.
        if plan.residency.has_no_actions() {
            return;
        }
        let before: Vec<Vec<Value>> = func.blocks().map(|block| plan.residency.entry(block).to_vec()).collect();

        // The first event of a value that is in a register at the start of a block: whether it is needed, or evicted.
        let first_event = |block: Block, value: Value| -> Option<bool> {
            if func.block_params(block).contains(&value) || stores.at_start(block).any(|stored| stored == value) {
                return Some(true);
            }
            let evicts = |&&(_, action): &&(_, Action)| action == Action::Evict(value);
            let evicted = plan.residency.actions(block).iter().find(evicts).map(|(inst, _)| inst.as_u32());
            let used = live.exposed(block).iter().find(|used| used.0 == value).map(|used| used.1);
            match (used, evicted) {
                (Some(used), Some(evicted)) => Some(used < evicted),
                (Some(_), None) => Some(true),
                (None, Some(_)) => Some(false),
                (None, None) => None,
            }
        };
        let mut needed = BTreeSet::new();
        loop {
            let known = needed.len();
            for &block in cfg.rpo() {
                for &value in &before[block.as_u32() as usize] {
                    let is_needed_later = || {
                        cfg.succ_edges(func, block).any(|edge| {
                            let to = func.edge(edge).to;
                            func.edge_args(edge).contains(&value) || needed.contains(&(to, value))
                        })
                    };
                    let event = first_event(block, value);
                    if event.unwrap_or_else(is_needed_later) && needed.insert((block, value)) {
                        needed_later += usize::from(event.is_none());
                    }
                }
            }
            if needed.len() == known {
                break;
            }
        }

        let tables = tables(target, func);
        let (machine, remats, options) = (&Machine::new(target, &tables), &Remats::default(), &Options::default());
        pass.run(&Cx { func, machine, cfg, constraints, remats, options, record: None }, live, stores, plan);
        for &block in cfg.rpo() {
            let is_kept = |value: &Value| {
                needed.contains(&(block, *value)) || !plan.sets.spilled.contains(value.as_u32() as usize)
            };
            let all = &before[block.as_u32() as usize];
            let expected: Vec<Value> = all.iter().copied().filter(is_kept).collect();
            assert_eq!(plan.residency.entry(block), expected, "{block}");
            removed += all.len() - expected.len();
        }
    });
    assert!(removed > 100 && needed_later > 100, "{removed}, {needed_later}");
}
