//! The options of a client: levels, saves of callee-saved registers, limits of the effort, and stress for tests.

use alloc::sync::Arc;
use core::sync::atomic::{AtomicBool, Ordering};

use crate::target::Reg;

/// How much work the allocator puts into good code.
///
/// Small functions are also allocated as at `O0` on machines with few registers, and where registers overlap in part. The
/// cheaper allocation is kept.
///
/// Memory is bounded at each level. Above `O0` passes list the values that are live at the start of each block. These lists
/// may have more than 5 million items, and more than 32 for each instruction and block. Then the function is allocated as
/// at `O0`. Thousands of nested loops with values of their own are an example.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// Fast: one pass over the blocks that spills and colours at once, for compilers that run while their code waits.
    O0,
    /// All passes of `O2`, each of them once.
    O1,
    /// A second run of the spiller where that may pay. Small functions are allocated in further ways, and the cheapest
    /// allocation is kept.
    #[default]
    O2,
    /// All of `O2` and reload placement. Callee-saved registers are tried with and without, and the cheaper allocation is
    /// kept.
    O3,
}

impl Level {
    /// All levels, from the fastest to the one with the best code.
    pub const ALL: [Level; 4] = [Level::O0, Level::O1, Level::O2, Level::O3];
}

/// Who saves the callee-saved registers that a function writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CalleeSaves {
    /// The allocator: edits store them at entry and load them back before returns.
    #[default]
    Insert,
    /// The allocator, around the blocks in which a register is used where that is cheaper (shrink-wrapping). Unwind
    /// tables then differ from place to place.
    Wrap,
    /// The client, who finds them in [`Allocation::saved`](crate::output::Allocation::saved).
    Report,
}

/// The options of an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The effort for good code.
    pub level: Level,
    /// Who saves the callee-saved registers.
    pub callee_saves: CalleeSaves,
    /// The limit of operands above which a function is allocated at [`Level::O0`], whatever `level` says; `None` for no
    /// limit. It keeps the time for a huge function low, and the result depends on the function alone.
    pub budget: Option<u32>,
    /// Whether the client knows that the function is valid, so that it is not checked. After a mistake in the function there
    /// is then no telling: the allocator may panic, or answer with nonsense.
    pub trusted: bool,
    /// What to make worse than necessary, for tests.
    pub stress: Stress,
    /// Whether to check the contract of each pass after it ([`Contract`](crate::Contract)). For tests, as it takes
    /// quadratic time.
    pub contracts: bool,
}

impl Options {
    /// Options for functions that are validated, without anything for tests.
    pub const fn new(level: Level, callee_saves: CalleeSaves) -> Options {
        Options { level, callee_saves, budget: None, trusted: false, stress: Stress::NONE, contracts: false }
    }
    /// The same for functions that are known to be valid.
    pub const fn with_trust(self) -> Options {
        Options { trusted: true, ..self }
    }
    /// The same with contracts.
    pub const fn with_contracts(self) -> Options {
        Options { contracts: true, ..self }
    }
}

/// Stops allocations, from any thread. The clones of one value are one switch.
#[derive(Clone, Default, Debug)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A switch that has not been used.
    pub fn new() -> Self {
        Self::default()
    }
    /// Stops the allocations of all contexts that [have](crate::Context::set_cancel) this switch, those to come included.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
    /// Whether allocations are stopped.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What to make worse. None of it changes what a function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stress {
    /// The registers in which values may live. With few of them there are spills, reloads and moves in front of almost
    /// every instruction. Finds mistakes in the choice of spilled values, and contracts of the spiller that colouring
    /// cannot keep. Finds slots that are shared too early, and clients that count on a free register.
    pub registers: Registers,
    /// Takes the registers of every class from the end of its allocation order. Finds mistakes in registers that
    /// are rarely used: wrong encodings, and callee-saved registers that are not saved. Finds code that works only
    /// because two classes begin alike, too.
    pub reverse_order: bool,
    /// At the start of each block every value takes the next register in order, so that each edge needs copies. Finds
    /// mistakes in copies of edges, in where they are placed, and in clients that carry them out.
    pub rotate: bool,
    /// Keeps a value in memory except where the very next instruction uses it. Finds mistakes in stores, reloads,
    /// slots, parameters in memory, and in the addressing of the frame.
    pub spill_everything: bool,
    /// Puts the copies of every edge onto the edge, never into one of its blocks. The client has to split each edge that
    /// has copies. Those of computed jumps, and those to blocks that only hold one, are left out. Finds mistakes in the
    /// splitting of edges, of critical ones and of those that look harmless.
    pub split_edges: bool,
    /// At the start of each block the values of a type exchange their registers, and no copy is told which registers are
    /// free. So there are cycles everywhere, to be broken by swaps or through memory. Finds mistakes in the sequencing of
    /// copies, in temporary slots, and in swaps.
    pub cycles: bool,
}

/// In which registers values may live between instructions. Operands that are fixed stay where they are fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Registers {
    /// In all that the target allocates.
    #[default]
    All,
    /// In those that the certificate of the target names ([`TargetDesc::sufficient`](crate::TargetDesc::sufficient)):
    /// every form and every call of the target can still be allocated. A class without any of these keeps all its
    /// registers. So do all classes if the function may not use one of these, because it is reserved or lacks a feature:
    /// the certificate says nothing of the others.
    Sufficient,
    /// In these, with all of their parts. A class without any of these keeps all its registers. An instruction that
    /// needs more of them fails as [`Infeasible`](crate::Error::Infeasible).
    Only(&'static [Reg]),
}

impl Stress {
    /// None.
    pub const NONE: Stress = Stress {
        registers: Registers::All,
        reverse_order: false,
        rotate: false,
        spill_everything: false,
        split_edges: false,
        cycles: false,
    };

    /// Each option by itself, with a name.
    pub const KINDS: [(&'static str, Stress); 6] = [
        ("few-registers", Stress { registers: Registers::Sufficient, ..Stress::NONE }),
        ("reverse-order", Stress { reverse_order: true, ..Stress::NONE }),
        ("rotate", Stress { rotate: true, ..Stress::NONE }),
        ("spill-everything", Stress { spill_everything: true, ..Stress::NONE }),
        ("split-edges", Stress { split_edges: true, ..Stress::NONE }),
        ("cycles", Stress { cycles: true, ..Stress::NONE }),
    ];

    /// The stress of both. Of two restrictions to registers that of `other` holds, if it has one.
    pub fn and(self, other: Stress) -> Stress {
        Stress {
            registers: if other.registers == Registers::All { self.registers } else { other.registers },
            reverse_order: self.reverse_order || other.reverse_order,
            rotate: self.rotate || other.rotate,
            spill_everything: self.spill_everything || other.spill_everything,
            split_edges: self.split_edges || other.split_edges,
            cycles: self.cycles || other.cycles,
        }
    }

    /// Whether values move at the start of each block.
    pub(crate) fn moves_values(&self) -> bool {
        self.rotate || self.cycles
    }
}
