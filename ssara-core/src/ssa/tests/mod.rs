//! Each pass on its own, against a definition of what it should do or a search for all it could do.

mod all_copies;
mod constrain;
mod contracts;
mod flow;
mod machines;
mod memory;
mod pack;
mod parallel;

use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::Liveness;
use crate::ir::Function;
use crate::ir::validate::{Found, Validator};
use crate::ssa::Level;
use crate::ssa::machine::Machine;
use crate::ssa::pressure::Pressure;
use crate::ssa::remat::Remats;
use crate::ssa::spill::Input;
use crate::ssa::stress::Stress;
use crate::target::TargetDesc;

/// What the spiller reads at level `O2` in its first run, without anything that only guides its choices.
fn spill_input<'a, 't>(
    func: &'a Function,
    machine: &'a Machine<'t, 1>,
    cfg: &'a Cfg,
    live: &'a Liveness,
    pressure: &'a Pressure,
    remats: &'a Remats,
    distances: bool,
) -> Input<'a, 't, 1> {
    Input {
        func,
        machine,
        cfg,
        live,
        pressure,
        remats,
        distances,
        next_uses: None,
        weights: None,
        level: Level::O2,
        draft: None,
        in_memory: None,
        stress: &Stress::NONE,
    }
}

/// Finds the liveness of a function, which must be valid.
fn find_live(live: &mut Liveness, func: &Function, target: &TargetDesc, cfg: &Cfg) {
    let mut validator = Validator::default();
    let Found { code, defs, .. } = validator.validate(func, target).unwrap_or_else(|errors| panic!("{}", errors[0]));
    live.compute(func, target, cfg, code, defs);
}
