//! Allocators from textbooks, to compare with: small, and as their papers have them.
//!
//! They take the functions and targets of `ssara-core` and return the same [`Allocation`], so its checker, executor,
//! printer and costs serve them, too.
//!
//! | allocator | file | paper |
//! | --- | --- | --- |
//! | [`Allocator::SpillEverywhere`] | `spill_everywhere` | the baseline of Chaitin 1981 |
//! | [`Allocator::Local`] | `local` | that of LLVM 1.8 |
//! | [`Allocator::Poletto`] | `poletto` | Poletto and Sarkar 1999 |
//! | [`Allocator::LinearScan`] | `linear_scan` | Wimmer and Mössenböck 2005, Wimmer and Franz 2010 |
//! | [`Allocator::SecondChance`] | `second_chance` | Traub, Holloway and Smith 1998 |
//! | [`Allocator::ChaitinBriggs`] | `chaitin_briggs` | Chaitin 1981; Briggs, Cooper and Torczon 1994 |
//! | [`Allocator::Irc`] | `irc` | George and Appel 1996; Smith, Ramsey and Holloway 2004 |
//! | [`Allocator::BraunHack`] | `braun_hack` | Braun and Hack 2009, Hack 2007 |
//!
//! Linear scan and iterated register coalescing show their steps, if asked to ([`trace`]).
//!
//! All of them work on a lowered function (`lower`), in which constraints of operands are temporaries and copies, and on
//! lifetimes with holes (`live`). They place virtual registers, and `build` makes the allocation of that.
//!
//! Costs of the 579 functions of `tests/corpus` with at most 600 instructions, against Ion, as the geometric mean and as the
//! ratio of totals (`ssara-lab bench --max-insts 600 --reps 0 --allocators O2,Ion,irc,...`):
//!
//! | | cost, mean | cost, total |
//! | --- | --- | --- |
//! | `O2` | .70 | .45 |
//! | `irc` | .87 | .69 |
//! | `braun-hack` | .90 | .77 |
//! | `linear-scan` | .91 | .87 |
//! | `chaitin-briggs` | .94 | .71 |
//! | `second-chance` | .97 | 1.10 |
//! | `poletto` | 1.51 | 1.45 |
//! | `local` | 4.52 | 2.25 |
//! | `spill-everywhere` | 14.8 | 4.77 |
//!
//! Pereira's allocators for LLVM 1.8, Ch-O1 to Ch-O3, are not here. They spill, colour a chordal graph, and split parameters
//! by copies. Ch-O2 adds global coalescing, and Ch-O3 merges classes of parameters. How they choose what to spill and to
//! merge is not known here in detail. Nor was the text of the paper before them available: Pereira and Palsberg,
//! *Register allocation via coloring of chordal graphs*, APLAS 2005. [`Allocator::BraunHack`] is of their kind. The Local of
//! his figures is taken to be that of LLVM, which is [`Allocator::Local`].
//!
//! What a paper does not treat is an error, never a wrong allocation. None of the allocators uses hints of the client,
//! alternatives, rematerialisation or registers of other banks.

mod braun_hack;
mod build;
mod chaitin_briggs;
mod coloring;
mod copies;
mod irc;
mod linear_scan;
mod live;
mod local;
mod lower;
mod poletto;
mod regs;
mod search;
mod second_chance;
mod slots;
mod spill_everywhere;
pub mod trace;

use ssara_core::ir::{Block, Function, Inst, Value};
use ssara_core::output::Allocation;
use ssara_core::validate::ValidationErrors;
use ssara_core::{CalleeSaves, Target};

use trace::Trace;

/// An allocator from a textbook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allocator {
    /// Every value is in memory.
    SpillEverywhere,
    /// Values are in registers within blocks.
    Local,
    /// Linear scan with one interval a value.
    Poletto,
    /// Linear scan with lifetime holes and splitting.
    LinearScan,
    /// Linear scan that allocates and rewrites in one walk over the code.
    SecondChance,
    /// Optimistic graph colouring.
    ChaitinBriggs,
    /// Iterated register coalescing.
    Irc,
    /// Spilling by distance on SSA form, then colouring.
    BraunHack,
}

impl Allocator {
    /// All of them, from the simplest on.
    pub const ALL: [Allocator; 8] = [
        Allocator::SpillEverywhere,
        Allocator::Local,
        Allocator::Poletto,
        Allocator::LinearScan,
        Allocator::SecondChance,
        Allocator::ChaitinBriggs,
        Allocator::Irc,
        Allocator::BraunHack,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Allocator::SpillEverywhere => "spill-everywhere",
            Allocator::Local => "local",
            Allocator::Poletto => "poletto",
            Allocator::LinearScan => "linear-scan",
            Allocator::SecondChance => "second-chance",
            Allocator::ChaitinBriggs => "chaitin-briggs",
            Allocator::Irc => "irc",
            Allocator::BraunHack => "braun-hack",
        }
    }
    /// Allocates registers for `func`.
    ///
    /// # Errors
    /// When the function is not valid, or needs what the allocator cannot do.
    pub fn allocate(self, func: &Function, target: &Target, saves: CalleeSaves) -> Result<Allocation, Error> {
        self.run(func, target, saves, None)
    }
    /// The same with a trace of the steps, if the allocator makes one.
    ///
    /// # Errors
    /// Those of [`Allocator::allocate`].
    pub fn allocate_with_trace(
        self,
        func: &Function,
        target: &Target,
        saves: CalleeSaves,
    ) -> Result<(Allocation, Option<Trace>), Error> {
        let mut trace = None;
        self.run(func, target, saves, Some(&mut trace)).map(|alloc| (alloc, trace))
    }

    fn run(
        self,
        func: &Function,
        target: &Target,
        saves: CalleeSaves,
        trace: Option<&mut Option<Trace>>,
    ) -> Result<Allocation, Error> {
        ssara_core::validate::check(func, target).map_err(Error::Invalid)?;
        if saves == CalleeSaves::Wrap {
            return Err(Error::Wrap);
        }
        // They put copies on any edge.
        if let Some(jump) = func.computed_jumps().find_map(|block| func.terminator(block)) {
            return Err(Error::unsupported(func, target, jump, "computed jumps"));
        }
        let clobbering = func.edges().find(|&edge| !func.edge_clobbers(target, edge).is_empty());
        if let Some(branch) = clobbering.and_then(|edge| func.terminator(func.edge(edge).from)) {
            return Err(Error::unsupported(func, target, branch, "edges that clobber registers"));
        }
        let is_plain = |value: &Value| {
            let desc = target.ty(func.value_type(*value));
            desc.moves.is_empty() && desc.memory.is_empty()
        };
        if let Some(inst) = func.insts().find(|&inst| !func.inst_operands(inst).iter().all(is_plain)) {
            return Err(Error::unsupported(func, target, inst, Error::SCRATCH));
        }
        match self {
            Allocator::SpillEverywhere => spill_everywhere::allocate(func, target, saves),
            Allocator::Local => local::allocate(func, target, saves),
            Allocator::Poletto => poletto::allocate(func, target, saves),
            Allocator::LinearScan => linear_scan::allocate(func, target, saves, trace),
            Allocator::SecondChance => second_chance::allocate(func, target, saves),
            Allocator::ChaitinBriggs => chaitin_briggs::allocate(func, target, saves),
            Allocator::Irc => irc::allocate(func, target, saves, trace),
            Allocator::BraunHack => braun_hack::allocate(func, target, saves),
        }
    }
}

/// Why there is no allocation.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Error {
    /// The function is not valid.
    #[error(transparent)]
    Invalid(ValidationErrors),
    /// Shrink-wrapping is asked for.
    #[error("the classic allocators do not place saves of callee-saved registers around blocks")]
    Wrap,
    /// An instruction has something that the allocator does not treat.
    #[error("{block}, {inst} `{form}`: the classic allocators do not treat {what}")]
    Unsupported {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The name of its form.
        form: String,
        /// The constraint.
        what: &'static str,
    },
    /// An operand found no register, though another allocator may find one.
    #[error("{block}, {inst} `{form}`: no register is left for an operand")]
    NoRegister {
        /// The block.
        block: Block,
        /// The instruction.
        inst: Inst,
        /// The name of its form.
        form: String,
    },
}

impl Error {
    /// What no textbook treats: a copy, a load or a store by way of another register.
    const SCRATCH: &str = "values that are copied with scratch registers";

    /// The error as a message, with the [names](Function::value_name) that `func` has for values and blocks.
    pub fn display(&self, func: &Function) -> String {
        match self {
            Error::Invalid(errors) => {
                let lines: Vec<String> = errors.iter().map(|error| error.display(func).to_string()).collect();
                lines.join("\n")
            }
            Error::Wrap => self.to_string(),
            Error::Unsupported { block, inst, form, what } => {
                let block = func.block_name(*block);
                format!("{block}, {inst} `{form}`: the classic allocators do not treat {what}")
            }
            Error::NoRegister { block, inst, form } => {
                format!("{}, {inst} `{form}`: no register is left for an operand", func.block_name(*block))
            }
        }
    }

    fn unsupported(func: &Function, target: &Target, inst: Inst, what: &'static str) -> Error {
        let form = func.form_name(target, func.inst(inst).form).to_owned();
        Error::Unsupported { block: func.block_of(inst), inst, form, what }
    }
    fn no_register(func: &Function, target: &Target, inst: Inst) -> Error {
        let form = func.form_name(target, func.inst(inst).form).to_owned();
        Error::NoRegister { block: func.block_of(inst), inst, form }
    }
}
