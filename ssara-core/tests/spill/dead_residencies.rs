//! Dead-residency elimination leaves no value in a register after the last instruction that reads it there.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::machines::tables;
use crate::spill::memory::{Passes, random_functions};
use ssara_core::Options;
use ssara_core::analysis::liveness::DEAD;
use ssara_core::internals::analysis::context::Cx;
use ssara_core::internals::analysis::remat::Remats;
use ssara_core::internals::contracts::{ReferenceLiveness, check_spilling};
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::spill::dead::reloads::DeadReloads;
use ssara_core::internals::spill::dead::residencies::DeadResidencies;
use ssara_core::internals::spill::residency::Action;
use ssara_core::ir::{Inst, Value};
use ssara_core::target::{Place, Role};

/// When a value in a register was last read or came there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Since {
    /// At the start of the block.
    Entry,
    /// When this instruction defined it.
    Def(Inst),
    /// When this instruction read it.
    Use(Inst),
}

#[test]
fn values_leave_their_registers_with_the_last_read() {
    let (mut reloads, mut pass) = (DeadReloads::default(), DeadResidencies::default());
    let (mut earlier, mut with_reads, mut at_exits) = (0, 0, 0);
    random_functions(3_000, |func, target, Passes { cfg, constraints, live, plan, stores, .. }| {
        // Where nothing is evicted and nothing is in memory, the pass has nothing to do.
        if plan.residency.has_no_actions() && plan.sets.spilled.is_clear() {
            return;
        }
        let tables = tables(target, func);
        let (machine, remats, options) = (&Machine::new(target, &tables), &Remats::default(), &Options::default());
        let cx = Cx { func, machine, cfg, constraints, remats, options, record: None };
        reloads.run(&cx, live, stores, plan);
        let before: Vec<_> = func
            .blocks()
            .map(|block| (plan.residency.actions(block).to_vec(), plan.residency.exit(block).len()))
            .collect();
        pass.run(&cx, live, plan);
        check_spilling(func, machine, cfg, plan, &ReferenceLiveness::new(func, target, cfg)).expect("the plan is kept");

        for &block in cfg.rpo() {
            let (actions_before, exits_before) = &before[block.as_u32() as usize];
            at_exits += exits_before - plan.residency.exit(block).len();
            let mut in_reg: BTreeMap<Value, Since> =
                plan.residency.entry(block).iter().map(|&value| (value, Since::Entry)).collect();
            let first = func.block_insts(block).next();
            let mut cursor = plan.residency.cursor(block);
            for inst in func.block_insts(block) {
                let actions = cursor.before(inst);
                let has = |action: Action| actions.contains(&(inst, action));
                for &(_, action) in actions {
                    match action {
                        Action::Evict(value) => {
                            let since = in_reg.remove(&value).expect("in a register");
                            let is_tight = match since {
                                Since::Entry => Some(inst) == first,
                                Since::Def(def) => def.as_u32() + 1 == inst.as_u32(),
                                Since::Use(_) => false,
                            };
                            assert!(is_tight, "{value} leaves at {inst}, but was last read at {since:?}:\n{func:?}");
                            earlier += usize::from(!actions_before.contains(&(inst, action)));
                        }
                        Action::Reload(value) | Action::HoistedReload(value) => {
                            in_reg.insert(value, Since::Use(inst));
                        }
                        Action::EvictAfterUse(_) | Action::FoldedUse(_) => {}
                    }
                }
                let form = plan.forms.form(func, target, inst);
                let operands = func.inst_operands(inst).iter().copied().zip(form.operands());
                let distances = &live.operand_distances()[func.operand_range(inst)];
                for (value, desc) in operands.clone().filter(|(_, desc)| desc.role() == Role::Use) {
                    let is_read = match desc.place() {
                        Place::Slot => false,
                        Place::Any => in_reg.contains_key(&value) && !has(Action::FoldedUse(value)),
                        _ => true,
                    };
                    if is_read {
                        in_reg.insert(value, Since::Use(inst));
                    }
                }
                for ((value, desc), &distance) in operands.zip(distances) {
                    if desc.is_def() {
                        if desc.place() != Place::Slot && !plan.sets.is_memory_def(value) && distance != DEAD {
                            in_reg.insert(value, Since::Def(inst));
                        }
                    } else if distance == DEAD || has(Action::EvictAfterUse(value)) {
                        let since = in_reg.remove(&value);
                        assert!(
                            since.is_none_or(|since| since == Since::Use(inst)),
                            "{value} stays until {inst}:\n{func:?}"
                        );
                        with_reads += usize::from(distance != DEAD);
                    }
                }
            }
            let needed: BTreeSet<Value> = cfg
                .succ_edges(func, block)
                .flat_map(|edge| plan.residency.entry(func.edge(edge).to).iter().chain(func.edge_args(edge)).copied())
                .collect();
            for value in plan.residency.exit(block) {
                let is_result = matches!(in_reg[value], Since::Def(def) if func.terminator(block) == Some(def));
                assert!(needed.contains(value) || is_result, "{value} is at the end of {block}:\n{func:?}");
            }
        }
    });
    assert!(earlier > 100 && with_reads > 100 && at_exits > 100, "{earlier}, {with_reads}, {at_exits}");
}
