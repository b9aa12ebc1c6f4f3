//! The input of the allocator: functions in SSA form with block parameters.
//!
//! [`Function`] holds the instructions in flat arrays. [`FunctionBuilder`] builds one function in any order.
//! [`StreamBuilder`] writes functions in the order of the code and reuses its memory. [`crate::text`] prints and parses the
//! text form. [`crate::validate`] finds mistakes in a function, with their places.

mod available;
mod builder;
mod entities;
mod function;
mod stream_builder;

pub use builder::{Alternative, BuildError, FunctionBuilder, PushedInst};
pub use entities::{Block, Edge, Inst, InstHandle, Value};
pub use function::{BlockData, EdgeData, Function, InstData};
pub use stream_builder::StreamBuilder;
