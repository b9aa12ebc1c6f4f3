//! The private modules of this crate, for its tests and a bench. It is there only with `--cfg ssara_internals`, which
//! `.cargo/config.toml` of the repository sets.

use crate::analysis::cfg::Cfg;
use crate::analysis::redundant_params::RedundantParams;
use crate::ir::Function;

/// Modules with the names of private ones, from which everything can be reached that is public there.
macro_rules! open {
    ($parent:ident: $($module:ident)*) => {
        $(pub mod $module {
            pub use crate::$parent::$module::*;
        })*
    };
    ($($module:ident)*) => {
        $(pub mod $module {
            pub use crate::$module::*;
        })*
    };
}

open! { coalesce contracts fast frame regs resolve solver sorts spill }

pub mod analysis {
    open! { analysis: context control_flow form_effects live_bitmap pressure remat spill_weight }
}

/// The function without the block parameters that `O2` and `O3` leave out; `None` if there are none. Blocks, edges,
/// instructions and values keep their numbers. Those parameters are defined nowhere then, so that it does not validate.
pub fn without_redundant_params(func: &Function) -> Option<Function> {
    let (mut cfg, mut redundant) = (Cfg::default(), RedundantParams::default());
    cfg.compute(func);
    redundant.find(func, &cfg).then(|| func.without_params(|value| redundant.fate(value)))
}
