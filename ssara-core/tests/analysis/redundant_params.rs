//! Functions without redundant parameters, against the functions with them on random paths.

use std::collections::BTreeMap;

use ssara_core::internals::without_redundant_params;
use ssara_core::ir::{Block, Value};
use ssara_testing::random::{self, Shape};
use ssara_testing::toy_target;

const SHAPE: Shape = Shape { blocks: 8, insts: 6, wild_forms: false, reserve: 0 };

/// Wherever the simpler function names another value, both hold the same at that point of each path.
#[test]
fn what_is_named_instead_of_a_parameter_equals_it() {
    let target = toy_target();
    let (mut simpler_functions, mut named) = (0, 0);
    random::rounds(4000, |u| {
        let func = random::function(u, &target, &SHAPE)?;
        let Some(simpler) = without_redundant_params(&func) else { return Ok(()) };
        assert_eq!(simpler.num_insts(), func.num_insts());
        simpler_functions += 1;
        // What each value holds: a number of its own for each execution of a definition.
        let mut held: BTreeMap<Value, usize> = BTreeMap::new();
        let (mut next, mut block) = (0, Block::ENTRY);
        for _ in 0..50 {
            for inst in func.block_insts(block) {
                let (before, after) = (func.inst_operands(inst), simpler.inst_operands(inst));
                let descs = func.inst_form(&target, inst).operands();
                for ((&value, &other), _) in
                    before.iter().zip(after).zip(descs.clone()).filter(|(_, desc)| !desc.is_def())
                {
                    assert_eq!(held.get(&value), held.get(&other), "{value} is {other}");
                    named += usize::from(value != other);
                }
                for (&value, _) in before.iter().zip(descs).filter(|(_, desc)| desc.is_def()) {
                    next += 1;
                    held.insert(value, next);
                }
            }
            let edges: Vec<_> = func.succ_edges(block).collect();
            if edges.is_empty() {
                break;
            }
            let edge = *u.choose(&edges)?;
            let to = func.edge(edge).to;
            let passed: Vec<Option<usize>> = func.edge_args(edge).iter().map(|arg| held.get(arg).copied()).collect();
            let kept = simpler.block_params(to).iter().zip(simpler.edge_args(edge));
            let kept: Vec<(Value, Option<usize>)> = kept.map(|(&param, arg)| (param, held.get(arg).copied())).collect();
            for (&param, passed) in func.block_params(to).iter().zip(passed) {
                let staying = kept.iter().find(|kept| kept.0 == param);
                assert!(staying.is_none_or(|kept| kept.1 == passed), "{param} gets the same");
                passed.map(|passed| held.insert(param, passed));
            }
            block = to;
        }
        Ok(())
    });
    assert!(simpler_functions > 100 && named > 1000, "{simpler_functions} functions, {named} operands");
}
