//! What `trim` takes out of registers is what nothing reads there before it goes, by the definition of that.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::analysis::context::Cx;
use crate::analysis::remat::Remats;
use crate::ir::{Block, Value};
use crate::options::{Options, Stress};
use crate::regs::machine::Machine;
use crate::spill::dead_reloads::DeadReloads;
use crate::spill::residency::Action;
use crate::spill::tests::memory::{Passes, random_functions};

#[test]
fn what_stays_in_registers_is_what_is_read_there() {
    let mut trim = DeadReloads::default();
    let (mut taken_out, mut needed_further_on) = (0, 0);
    random_functions(3_000, |func, target, Passes { cfg, code, live, plan, stores, .. }| {
        // Where nothing is evicted `trim` does not look.
        if plan.residency.has_no_actions() {
            return;
        }
        let before: Vec<Vec<Value>> = func.blocks().map(|block| plan.residency.entry(block).to_vec()).collect();

        // What happens to a value first in a block where it is in a register at the start: it is needed, or evicted.
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
                    let further_on = || {
                        cfg.succ_edges(func, block).any(|edge| {
                            let to = func.edge(edge).to;
                            func.edge_args(edge).contains(&value) || needed.contains(&(to, value))
                        })
                    };
                    let event = first_event(block, value);
                    if event.unwrap_or_else(further_on) && needed.insert((block, value)) {
                        needed_further_on += usize::from(event.is_none());
                    }
                }
            }
            if needed.len() == known {
                break;
            }
        }

        let (machine, remats, options) =
            (&Machine::new(target, func, &Stress::NONE), &Remats::default(), &Options::default());
        trim.run(&Cx { func, machine, cfg, code, remats, options }, live, stores, plan);
        for &block in cfg.rpo() {
            let stays = |value: &Value| {
                needed.contains(&(block, *value)) || !plan.sets.spilled.contains(value.as_u32() as usize)
            };
            let all = &before[block.as_u32() as usize];
            let expected: Vec<Value> = all.iter().copied().filter(stays).collect();
            assert_eq!(plan.residency.entry(block), expected, "{block}");
            taken_out += all.len() - expected.len();
        }
    });
    assert!(taken_out > 100 && needed_further_on > 100, "{taken_out}, {needed_further_on}");
}
