//! The input of the allocator: functions in SSA form with block parameters.
//!
//! [`Function`] holds the instructions in flat arrays; [`FunctionBuilder`] makes one, [`StreamBuilder`] one after the other
//! from what is complete already. [`crate::text`] prints and parses the text form; [`crate::validate`] says what is wrong with a
//! function, and where.

mod available;
mod builder;
mod entities;
mod function;
mod stream_builder;

pub use builder::{Alternative, BuildError, FunctionBuilder};
pub use entities::{Block, Edge, Inst, Value};
pub use function::{BlockData, EdgeData, Function, InstData};
pub use stream_builder::StreamBuilder;
