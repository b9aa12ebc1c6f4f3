//! Distances to next uses.

use crate::common::machines::tables;
use ssara_core::Options;
use ssara_core::analysis::liveness::{FAR, Liveness};
use ssara_core::internals::analysis::context::Cx;
use ssara_core::internals::analysis::remat::Remats;
use ssara_core::internals::coalesce::reg_hints::RegHints;
use ssara_core::internals::fast::context::FastCx;
use ssara_core::internals::fast::liveness::FastLiveness;
use ssara_core::internals::fast::lookahead::FastLookahead;
use ssara_core::internals::regs::machine::Machine;
use ssara_core::target::TargetDesc;
use ssara_core::validate::{Validated, Validator};
use ssara_testing::random::{Shape, function, rounds};
use ssara_testing::toy_target;

/// Distances are those that [`Liveness`] finds, also after instructions that read a value twice.
#[test]
fn distances_agree_with_liveness() {
    let target = toy_target();
    let (mut validator, mut other_validator) = (Validator::default(), Validator::default());
    let (mut liveness, mut live, mut hints) = (Liveness::default(), FastLiveness::default(), RegHints::default());
    let mut lookahead = FastLookahead::<{ TargetDesc::MAX_BANK_WORDS as usize }>::default();
    let mut after_two_reads = 0;
    rounds(1_000, |u| {
        let shape = Shape { blocks: 8, insts: 10, wild_forms: u.arbitrary()?, reserve: 0 };
        let func = function(u, &target, &shape)?;
        let Ok(Validated { cfg, constraints, defs }) = validator.validate(&func, &target) else { return Ok(()) };
        let found = other_validator.validate(&func, &target).expect("what is valid stays valid");
        liveness.compute(&func, &target, cfg, found.constraints, found.defs);
        let tables = tables(&target, &func);
        let machine = &Machine::new(&target, &tables);
        let (remats, options) = (&Remats::default(), &Options::default());
        let cx = FastCx {
            cx: Cx { func: &func, machine, cfg, constraints, remats, options, record: None },
            defs,
            reference: None,
        };
        hints.reset(&func, machine.num_banks());
        live.compute(&func, cfg, defs);
        lookahead.compute(&cx, &mut live, &mut hints);
        for &block in cfg.rpo() {
            for inst in func.block_insts(block) {
                let range = func.operand_range(inst);
                let expected = &liveness.operand_distances()[range.clone()];
                assert_eq!(&lookahead.operand_distances()[range], expected, "{block}, {inst}");
                let operands = func.inst_operands(inst);
                after_two_reads += (0..operands.len())
                    .filter(|&at| expected[at] < FAR && operands[..at].contains(&operands[at]))
                    .count();
            }
        }
        Ok(())
    });
    assert!(after_two_reads > 100, "{after_two_reads}");
}
