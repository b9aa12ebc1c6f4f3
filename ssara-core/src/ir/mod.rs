//! The input of the allocator: functions in SSA form with block parameters.
//!
//! [`Function`] holds the instructions in flat arrays; [`FunctionBuilder`] makes one, [`Transcript`] one after the other
//! from what is complete already; [`text`] prints and parses the text form, exactly; [`validate`] says what is wrong with a
//! function, and where.

mod available;
mod builder;
mod entities;
mod function;
pub mod text;
mod transcript;
pub mod validate;

pub use builder::{BuildError, FunctionBuilder, Way};
pub use entities::{Block, Edge, Inst, Value};
pub use function::{BlockData, EdgeData, Function, InstData};
pub use transcript::Transcript;
