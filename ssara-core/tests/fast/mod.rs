//! What the walk of `O0` knows beforehand, against the analyses of the other levels.

mod liveness;
mod lookahead;
