//! Each pass on its own, against a definition of what it should do or a search for all it could do.

mod all_copies;
mod constrain;
mod contracts;
mod flow;
mod machines;
mod memory;
mod min_cut;
mod pack;
mod parallel;
mod settle;
mod trim;

use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::Liveness;
use crate::ir::Function;
use crate::ir::validate::{Found, Validator};
use crate::target::Target;

/// Finds the liveness of a function, which must be valid.
fn find_live(live: &mut Liveness, func: &Function, target: &Target, cfg: &Cfg) {
    let mut validator = Validator::default();
    let Found { code, defs, .. } = validator.validate(func, target).unwrap_or_else(|errors| panic!("{}", errors[0]));
    live.compute(func, target, cfg, code, defs);
}
