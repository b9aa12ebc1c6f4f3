//! Liveness by rows of bits and by ranges.

use ssara_core::analysis::liveness::Liveness;
use ssara_core::internals::fast::liveness::FastLiveness;
use ssara_core::validate::{Validated, Validator};
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::toy_target;

/// Rows and ranges agree with each other and with the lists of [`Liveness`].
#[test]
fn rows_and_ranges_agree_with_lists() {
    let target = toy_target();
    let shape = Shape { blocks: 12, insts: 8, wild_forms: false, reserve: 0 };
    let (mut validator, mut liveness, mut live) = (Validator::default(), Liveness::default(), FastLiveness::default());
    let mut denser = 0;
    rounds(1000, |u| {
        let func = function(u, &target, &shape)?;
        let Validated { cfg, defs, .. } = validator.validate(&func, &target).expect("a valid function");
        assert!(liveness.explore(usize::MAX, &func, cfg, defs));
        let large = usize::MAX / 1_000_000;
        for (max_words, max_steps) in [(0, large), (0, 0), (large, large)] {
            live.compute_within(max_words, max_steps, &func, cfg, defs);
            if max_steps > 0 {
                assert_eq!(live.sparse, max_words == 0 && live.rows.words > 0);
            }
            denser += u32::from(max_steps == 0 && !live.sparse && live.rows.words > 0);
            let mut before = None;
            for &block in cfg.rpo() {
                let mut found = Vec::new();
                live.for_each_live_in(block, |value| found.push(value));
                found.sort_unstable();
                assert_eq!(found, liveness.live_in(block), "{block}");
                live.enter_out(&func, cfg, block, before.replace(block));
                for value in func.values() {
                    assert_eq!(live.is_live_in(block, value), liveness.is_live_in(block, value), "{block} {value}");
                }
                let operands = func.block_insts(block).flat_map(|inst| func.inst_operands(inst));
                for &value in operands.chain(func.block_params(block)) {
                    let mut succs = func.succ_edges(block).map(|edge| func.edge(edge).to);
                    let out = succs.any(|succ| liveness.is_live_in(succ, value));
                    assert_eq!(live.is_out(value), out, "{block} {value}");
                }
            }
        }
        Ok(())
    });
    assert!(denser > 0, "ranges always took fewer steps than rows have words");
}
