//! RA2F: register-allocation problems in files.
//!
//! A record is one function at the point where a compiler asks for registers. It has control flow, block parameters,
//! operands with their constraints, clobbers and the allocatable registers. All have the meaning that regalloc2 0.15 gives
//! to its `Function` and `MachineEnv`. There are no opcodes.
//!
//! A file is a concatenation of records, usually compressed with Zstandard. A record is a `u32` (little-endian) length
//! and a payload of that many bytes; all numbers in the payload are unsigned LEB128 varints:
//!
//! ```text
//! payload  := 1 name env func
//! name     := len bytes
//! env      := regset*3 (preferred: int, float, vector) regset*3 (non-preferred)
//!             opt*3 (dedicated scratch: 0 = none, else 1 + preg) n preg*n (fixed stack slots)
//! regset   := n preg*n                  preg := class<<6 | hardware encoding
//! func     := spillslot_size*3 named_by_last allow_multi_def num_vregs entry
//!             nblocks block* ninsts inst* nlabels (vreg from to label)*
//! block    := first len npreds pred* nparams vreg* nsuccs (succ nargs vreg*)*
//!             vreg := index<<2 | class  first, len: the block's instructions
//! inst     := flags nops (vreg_index bits)* [clobbers: 4 words, a bit a preg]
//!             flags: low 2 bits 0 op / 1 return / 2 branch; bit 2 = has clobbers
//!             bits: class:2 position:1 (1 = late) kind:1 (1 = use) constraint:7, lowest bits first
//!             constraint: 1xxxxxx fixed register, 01xxxxx reuse of operand x, 001xxxx the first 2^x registers,
//!                         0 register or slot, 1 register, 2 slot
//! ```
//!
//! [`Reader`] streams records, [`Writer`] writes them. [`Machines`] finds the allocatable registers of a record on a
//! [`Target`](ssara_core::Target), shipped or made for them, and [`to_function`] makes a
//! [`Function`](ssara_core::ir::Function) of a record.
//!
//! No input makes the reader panic or allocate more than a small multiple of [`MAX_RECORD`] bytes. A count is believed only
//! as far as there are bytes after it.

mod decode;
mod encode;
mod error;
mod few_registers;
mod file;
mod function;
mod machine;
mod machines;
mod record;
mod synthetic;

pub use decode::decode;
pub use encode::encode;
pub use error::{Error, Fault, Problem};
pub use few_registers::few_registers;
pub use file::{MAX_RECORD, Reader, Writer};
pub use function::{ConvertError, to_function};
pub use machine::Machine;
pub use machines::{MachineError, Machines, shipped_targets};
pub use record::{
    Block, Constraint, Env, Func, Inst, InstKind, Label, Operand, PREG_CLASSES, PReg, Record, Successor, VReg,
};
pub use synthetic::TargetKey;
