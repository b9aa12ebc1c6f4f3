//! Reload placement: contracts hold whatever a placement says and whatever frequencies the client gives; the frequencies of
//! the edges out of a block add up.

use crate::coalesce::find_live;
use crate::common::machines::tables;
use crate::spill::memory::small_target;
use ssara_core::Context;
use ssara_core::Error;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::analysis::frequency::BranchFrequencies;
use ssara_core::analysis::liveness::Liveness;
use ssara_core::internals::analysis::context::Cx;
use ssara_core::internals::analysis::form_effects::FormEffects;
use ssara_core::internals::analysis::pressure::Pressure;
use ssara_core::internals::analysis::remat::Remats;
use ssara_core::internals::analysis::spill_weight::SpillWeights;
use ssara_core::internals::coalesce::webs::Webs;
use ssara_core::internals::contracts::{ReferenceLiveness, check_spilling};
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::spill::Spiller;
use ssara_core::internals::spill::context::{Costs, Guidance, SpillCx};
use ssara_core::internals::spill::placement::{BlockPlacement, Placement};
use ssara_core::internals::spill::plan::SpillPlan;
use ssara_core::ir::Edge;
use ssara_core::verify;
use ssara_core::{CalleeSaves, Level, Options};
use ssara_testing::random::{Shape, function, rounds};

#[test]
fn plans_keep_the_contract_whatever_a_placement_says() {
    let target = small_target();
    let (mut cfg, mut live, mut webs) = (Cfg::default(), Liveness::default(), Webs::default());
    let (mut pressure, mut spiller, mut placement) = (Pressure::default(), Spiller::default(), Placement::default());
    let (mut plan, mut second) = (SpillPlan::default(), SpillPlan::default());
    let (mut branch_freqs, mut weights, mut loads) = (BranchFrequencies::default(), SpillWeights::default(), 0);
    rounds(1_200, |u| {
        let shape = Shape { blocks: 8, insts: 10, wild_forms: u.arbitrary()?, reserve: 0 };
        let func = function(u, &target, &shape)?;
        if ssara_core::validate::check(&func, &target).is_err() {
            return Ok(());
        }
        let tables = tables::<1>(&target, &func);
        let machine = &Machine::new(&target, &tables);
        cfg.compute(&func);
        let constraints = &find_live(&mut live, &func, &target, &cfg);
        let lives = ReferenceLiveness::new(&func, &target, &cfg);
        webs.reset(func.num_values());
        webs.unite(&func, &target, &cfg, constraints, &live);
        let (remats, options) = (&Remats::default(), &Options::new(Level::O3, CalleeSaves::Insert));
        let cx = Cx { func: &func, machine, cfg: &cfg, constraints, remats, options, record: None };
        let effects = &mut FormEffects::default();
        effects.compute(&func, machine, constraints.forms());
        pressure.compute(&cx, &live, effects);
        live.compute_distances(&func, &cfg);
        branch_freqs.compute(&func, &cfg);
        weights.compute(&cx);
        let costs = Costs { weights: &weights, branch_freqs: &branch_freqs };
        let cx = SpillCx { cx, live: &live, pressure: &pressure, effects, guidance: Guidance::Distances(None) };
        if spiller.run(&cx, &mut webs, &mut plan).is_err() {
            return Ok(());
        }
        placement.reset(func.num_blocks(), func.num_values());
        for value in func.values().filter(|value| value.as_u32() % 3 != 0) {
            placement.add_value(value);
        }
        for &block in cfg.rpo() {
            for value in func.values().filter(|value| value.as_u32() % 3 != 0) {
                let (at_start, at_end, is_loaded) = (u.ratio(1, 4)?, u.ratio(1, 4)?, u.ratio(1, 4)?);
                let places = BlockPlacement { at_start, at_end, is_loaded };
                let planned = if u.arbitrary()? { places } else { BlockPlacement::default() };
                placement.add(block, value, places, planned);
            }
        }
        placement.sort(func.num_blocks(), func.num_values());
        let placement = Some(&placement);
        let cx = cx.with(Guidance::Redo { costs, draft: &plan, memory_params: None, placement });
        if spiller.run(&cx, &mut webs, &mut second).is_ok() {
            assert_eq!(check_spilling(&func, machine, &cfg, &second, &lives), Ok(()));
            loads += second.sets.spilled.count_ones(..);
        }
        Ok(())
    });
    assert!(loads > 1000, "{loads} values were spilled");
}

#[test]
fn reloads_are_placed_by_any_frequencies() {
    let target = small_target();
    let (mut context, mut reloads) = (Context::new(), 0);
    rounds(800, |u| {
        let shape = Shape { blocks: 8, insts: 10, wild_forms: u.arbitrary()?, reserve: 0 };
        let mut func = function(u, &target, &shape)?;
        for block in func.blocks() {
            func.set_frequency(
                block,
                *u.choose(&[None, Some(0.0), Some(1e-30), Some(1.0), Some(1e30), Some(f32::MAX)])?,
            );
        }
        if ssara_core::validate::check(&func, &target).is_err() {
            return Ok(());
        }
        let options = Options::new(Level::O3, CalleeSaves::Insert).with_contracts();
        match context.allocate(&func, &target, &options) {
            Ok(allocation) => {
                reloads += ssara_core::stats(&func, &target, &allocation).unwrap().reloads.count;
                assert_eq!(verify::check(&func, &target, &allocation), Ok(()));
            }
            Err(error) => assert!(matches!(error, Error::Infeasible { .. }), "{error}"),
        }
        Ok(())
    });
    assert!(reloads > 1000, "{reloads} reloads");
}

#[test]
fn frequencies_into_a_block_are_those_out_of_it() {
    let target = small_target();
    let (mut cfg, mut branch_freqs) = (Cfg::default(), BranchFrequencies::default());
    rounds(800, |u| {
        let func = function(u, &target, &Shape { blocks: 12, insts: 3, wild_forms: false, reserve: 0 })?;
        cfg.compute(&func);
        branch_freqs.compute(&func, &cfg);
        for &block in cfg.rpo() {
            let out: f32 = cfg.succ_edges(&func, block).map(|edge| branch_freqs.on(edge)).sum();
            if cfg.succ_edges(&func, block).len() > 0 {
                assert!(
                    (out - branch_freqs.of(block)).abs() <= 1e-3 * out,
                    "{block}: {out} of {} goes on",
                    branch_freqs.of(block)
                );
            }
            let is_forward = |edge: &Edge| !cfg.is_back_edge(&func, *edge);
            let preds = cfg.pred_edges(block).iter().copied().filter(is_forward);
            let into =
                preds.map(|edge| branch_freqs.on(edge)).sum::<f32>() + f32::from(u8::from(block == cfg.rpo()[0]));
            if !cfg.is_loop_header(block) {
                assert!(
                    (into - branch_freqs.of(block)).abs() <= 1e-3 * into,
                    "{block}: {into} comes, {} runs",
                    branch_freqs.of(block)
                );
            }
        }
        Ok(())
    });
}
