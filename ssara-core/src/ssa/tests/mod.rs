//! Each pass on its own, against a definition of what it should do or a search for all it could do.

mod all_copies;
mod constrain;
mod contracts;
mod flow;
mod machines;
mod memory;
mod pack;
mod parallel;
