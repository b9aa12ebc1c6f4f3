//! The text form of functions and of allocated functions.
//!
//! ```text
//! function "gcd" isa x86_64 abi sysv {
//! reserve r15
//! form $0 = entry [def i64 = rdi, def i64 = rsi]
//! form $1 = return [use i64 = rax]
//! block0 freq 1:
//!     v0: i64, v1: i64 = $0
//!     jump -> block1(v0, v1)
//! block1(v2: i64, v3: i64) freq 8:      ; comments go to the end of the line
//!     v4: i64 = sub64 v2, v3
//!     jz64 v4 -> block2, block1(v3, v4)
//! block2 freq 1:
//!     $1 v3
//! }
//! ```
//!
//! # The head
//!
//! * `reserve` lists registers that this function keeps out of allocation.
//! * `features avx512 apx` lists the features that the machine has. The default is the set that the target turns on.
//! * `value v7: i64` gives the type of a value that nothing defines.
//! * `form` is a form of this function: kind, operand constraints in order, relations, clobbers. `branch 2 [..]` goes
//!   to two blocks, `branch [..]` to any number of them. `or` adds an alternative to the form before it, with a name of
//!   its own.
//! * `alternatives none` keeps the allocator from choosing alternatives, `alternatives except add64, sub64` from choosing
//!   those of these forms.
//! * A constraint is `use` or `def`, a class, and perhaps a place. `early` or `late` precedes it where it differs from the
//!   default: uses are early, defs are late. The places are `= rax` (this register), `tied 1` (the register of operand 1),
//!   `any` (a register or a slot) and `slot` (a slot). `scratch i64` and `scratch i64 = rcx` are scratch registers; in the
//!   body they stand among the defs.
//! * `where {group 0 quad, distinct 0 1}` are relations between operands, which are counted from 0: `group 0 quad` (the
//!   operands from 0 on are in a tuple of the list `quad`), `distinct 0 1`, `same 0 1`, `overlap 0 1 high` (or `low`),
//!   `implies 1 high8 0 low8` (if operand 1 is in `high8`, operand 0 is in `low8`).
//! * `form $4 = call sysv(i64, f64) -> (i64)` has the operands and the clobbers of a call of this signature by convention
//!   `sysv`. `entry sysv(i64)` receives such arguments, and `return sysv(i64)` returns such results. `branch 2 sysv(i64) ->
//!   (i64)` is a call that ends its block. What its edges clobber is what the convention says.
//! * `edge clobbers {}, {rax, rcx}` comes after the clobbers of a branch: what its edges clobber in addition. There is a set
//!   for each successor, and the last one is that of all others. `edge clobbers sysv` has them from the convention.
//! * `remat cheaper_than_move` comes last: the result may be computed again, at no more cost than a move, or with
//!   `cheaper_than_load` than a load. `undefined` costs nothing.
//! * `clobbers {rax, ah, v8[1], #130}` is a set of register units. They are those of `rax` and `ah`, unit 1 of those of
//!   `v8` (counted from 0), and the unit with the number 130. The printer writes the shortest such list. `clobbers sysv`,
//!   with the name of a convention, is the clobbers of a call by it, without the registers to which defs are fixed. It is
//!   printed as a set.
//!
//! # The body
//!
//! An instruction has its defs, with their types, left of `=`, and its uses right of the form, both in operand order. The
//! successors of the block follow. `freq` says how often the block runs; the allocator estimates it where that is not said.
//!
//! The numbers of blocks and values are names: they may have gaps and stand in any order. The first block is the entry. In
//! the function, blocks are numbered in the order of the text, and values in the order of their numbers, both without gaps.
//! The function keeps the [names](crate::ir::Function::value_name), and is printed with them.
//!
//! A byte order mark at the start of a text is skipped, and lines may end in `\r\n`.
//!
//! `tag 7` after the type of a value is the tag of the value. After the uses of an instruction it is the tag of the
//! instruction, as in `v4: i64 tag 7 = sub64 v2, v3 tag 8`. A tag is printed if it is not 0.
//!
//! `hint rax` after the type of a value, and after the tag if there is one, is the register in which the value should be.
//! `spill first` or `spill last` comes after that. `hint rax` after an operand, or after its location, is the register in
//! which the operand should be: `v4 hint rax: i64 hint rbx spill last = sub64 v2 hint rcx, v3`.
//!
//! `ref` after the type and the hints of a value says that it is a reference. `derived v0` says that it points into the
//! object to which `v0` points. `safepoint` after an instruction and its tag says that a collector may run there.
//!
//! # Allocated functions
//!
//! An `allocated function` has locations, and the edits as lines of their own:
//!
//! ```text
//! allocated function "f" isa x86_64 abi sysv {
//! frame 16 align 8
//! slot0: 8 bytes at 0
//! slot1: 8 bytes at 8
//! saved rbx@slot0, r12
//! block0:
//!     v0@rdi: i64 = $0
//!     + store i64 rdi -> slot1
//!     jz64 v0@rdi -> block1, block1
//! edge1 to block1:
//!     + move i64 rdi -> rax
//! ...
//! ```
//!
//! A chosen alternative follows the form of its instruction: `add64 as add64/lea`. An operand without `@` has no location.
//! The edits of an edge follow the block where the edge starts.
//!
//! # Guarantees
//!
//! Parsing a printed text gives an equal function and allocation, down to the numbering of values, the order of forms and
//! the bits of frequencies. Printing a parsed text gives the same text, except for comments, layout and the forms of
//! conventions. That holds for
//!
//! * every function that a [`FunctionBuilder`](crate::ir::FunctionBuilder) makes with ids that exist, valid or not;
//! * every target whose names are words (letters, digits, `_`, `.`, `$`, `&`, `/`), if no register is named like a slot and
//!   no form like a block or an edge;
//! * every allocation that has a location for each operand, slots that exist, and edits in order at points that exist.
//!
//! [`Stats`](crate::output::Stats) are printed as a comment if they are [given](DisplayFunction::with_stats), and so are the
//! client's [comments](Function::comment) on instructions. They are not read back.
//!
//! The parser takes any text. If it does not understand the text, it returns a [`ParseError`] with the place. Its time is
//! `O(n log n)` in the length of the text, and its memory is linear. It does not recurse.

mod annotation_parser;
mod annotations;
pub(crate) mod clobbers;
mod conventions;
mod cursor;
mod edits;
mod head;
pub(crate) mod lex;
pub(crate) mod names;
mod numbering;
mod parse;
mod print;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

pub use crate::text::print::DisplayFunction;

use crate::ir::Function;
use crate::output::Allocation;
use ssara_tables::target::Target;

/// Why a text is not a function, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// The message: what is wrong.
    pub message: String,
    /// Advice on how to correct it.
    pub help: Option<String>,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)?;
        self.help.as_ref().map_or(Ok(()), |help| write!(f, " ({help})"))
    }
}

impl core::error::Error for ParseError {}

/// The text of a function for `target`.
pub fn print(func: &Function, target: &Target) -> String {
    func.display(target).to_string()
}

/// The text of an allocated function.
pub fn print_allocated(func: &Function, target: &Target, allocation: &Allocation) -> String {
    func.display_allocated(target, allocation).to_string()
}

/// Parses one function for `target` and does not validate it. If the function is allocated, its locations and edits are
/// parsed and dropped.
///
/// # Errors
/// When the text is not exactly one function for this target.
pub fn parse(source: &str, target: &Target) -> Result<Function, ParseError> {
    parse::one(source, target).map(|parsed| parsed.function)
}

/// Parses one allocated function for `target`. It neither validates the function nor checks the allocation.
///
/// # Errors
/// When the text is not exactly one allocated function for this target.
pub fn parse_allocated(source: &str, target: &Target) -> Result<(Function, Allocation), ParseError> {
    let parsed = parse::one(source, target)?;
    match parsed.allocation {
        Some(allocation) => Ok((parsed.function, allocation)),
        None => {
            let help = Some("write `allocated function`, with a `frame` and locations".to_string());
            let message = "this function is not an allocated one".to_string();
            Err(lex::error_at(source, parsed.start, message, help))
        }
    }
}

/// A function of a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Parsed {
    /// The function, not validated.
    pub function: Function,
    /// Its allocation, if it is an `allocated function`; not checked.
    pub allocation: Option<Allocation>,
    /// Where the function starts in the file, in bytes.
    pub start: usize,
    /// Where each of its instructions starts in the file, in bytes.
    pub insts: Vec<usize>,
    /// Where each operand of its instructions starts in the file, in bytes.
    pub operands: Vec<usize>,
}

/// Parses any number of functions, allocated or not.
///
/// # Errors
/// When the text is anything but functions for this target.
pub fn parse_all(source: &str, target: &Target) -> Result<Vec<Parsed>, ParseError> {
    parse::all(source, target)
}

/// The name of the ISA that the first function of a text is for.
///
/// # Errors
/// When the text does not start with the head of a function.
pub fn isa_name(source: &str) -> Result<String, ParseError> {
    parse::isa_name(source)
}
