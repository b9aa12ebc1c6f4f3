//! The input of the allocator: functions in SSA form with block parameters.
//!
//! [`Function`] holds the instructions in flat arrays. [`FunctionBuilder`] builds one function in any order.
//! [`CheckedBuilder`] does the same, and checks types and numbers on the way. [`StreamBuilder`] writes functions in the
//! order of the code and reuses its memory. [`crate::text`] prints and parses the text form. `ssara_core::validate` finds
//! mistakes in a function, with their places.

mod annotations;
mod available;
mod builder;
mod computed_jumps;
mod defining_insts;
mod entities;
mod function;
mod gathered;
mod hints;
mod made_for;
mod names;
mod offered;
mod references;
mod reordered;
mod source;
mod stream_builder;
mod without_params;

pub use builder::{Alternative, BuildError, CheckedBuilder, FunctionBuilder, PushedInst, Signature};
pub(crate) use builder::{Passed, edge_sets};
pub use computed_jumps::JumpGroup;
pub use defining_insts::DefiningInsts;
pub use entities::{Block, Edge, Inst, InstHandle, Value};
pub use function::{BlockData, EdgeData, Function, InstData};
pub use gathered::Gathered;
pub use hints::SpillHint;
pub use made_for::OtherTarget;
pub use names::Name;
pub use offered::OfferedAlternatives;
pub use references::Reference;
pub use reordered::Reordered;
pub use source::{Source, SourceReference, UnknownValue};
pub use stream_builder::{LocalForms, StreamBuilder};
pub use without_params::ParamFate;
