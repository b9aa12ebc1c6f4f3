//! Each pass on its own, against a definition of what it should do or a search for all it could do.

mod machines;
mod parallel;
