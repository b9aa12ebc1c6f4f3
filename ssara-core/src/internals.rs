//! The private modules of this crate, for its own tests. The feature `internals` is for nothing else.

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
    open! { analysis: context control_flow live_bitmap pressure remat spill_weight }
}

pub mod text {
    open! { text: clobbers lex names }
}
