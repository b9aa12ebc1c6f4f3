//! Decisions, with the figures that were compared.

use alloc::vec::Vec;

use crate::ir::{Block, Inst, Value};
use crate::target::{Bank, Form, Reg};

/// A decision.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// A value leaves its register because there are too few.
    Evicted(Eviction),
    /// An instruction reads or defines a value in its slot, because its operands alone need too many registers.
    Folded {
        /// The instruction.
        inst: Inst,
        /// The value.
        value: Value,
    },
    /// A value that is in a register at the end of some predecessor is in none at the start of a block.
    LeftOut {
        /// The block.
        block: Block,
        /// The value.
        value: Value,
        /// Its next use.
        next_use: NextUse,
        /// Why.
        reason: EntryReason,
    },
    /// A value is in a register at the start of a block, but not at the end of all predecessors. The edges from those bring
    /// it there.
    TakenIn {
        /// The block.
        block: Block,
        /// The value.
        value: Value,
        /// Its next use.
        next_use: NextUse,
        /// The frequency that prices loads on the edges that bring it to a register.
        missing: f32,
        /// How often it would be loaded otherwise: as often as the block runs, but not more often than it is used; 0 if it
        /// is first used after a loop.
        needed: f32,
        /// Whether the block is a loop header that takes it in because its loop uses the value.
        is_for_loop: bool,
    },
    /// A block parameter equals another value wherever it is read, and has no place of its own.
    Equal {
        /// The parameter.
        param: Value,
        /// What it equals.
        value: Value,
    },
    /// A block parameter arrives in a register or in memory.
    Param(ParamCosts),
    /// A reload stands at the end of a block, since all paths from there use the value.
    Hoisted {
        /// The branch before which it stands.
        inst: Inst,
        /// The value.
        value: Value,
        /// The distances to the use on the nearest and on the furthest path, in instructions; `None` if reload placement
        /// found the place.
        distances: Option<(u32, u32)>,
    },
    /// A value is stored.
    Stored {
        /// The value.
        value: Value,
        /// The block at whose start it is stored; `None` if that is at its definition.
        block: Option<Block>,
        /// The frequency of this place.
        frequency: f32,
        /// The frequency of the definition.
        at_definition: f32,
    },
    /// Which callee-saved registers may be used.
    CalleeSaved(CalleeSavedChoice),
    /// A register was chosen.
    Chosen(Choice),
    /// A parameter takes the register in which its arguments are, or for which an instruction asks.
    Voted {
        /// The parameter.
        param: Value,
        /// The register.
        reg: Reg,
        /// The registers that were considered, each with the frequency of the moves that it saves.
        votes: Vec<(Reg, f32)>,
    },
    /// An instruction is issued in one of several forms.
    Form(FormChoice),
    /// Something was tried twice.
    Trial(Trial),
}

/// How far away the next use of a value is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NextUse {
    /// So many instructions away on the nearest path.
    In(u32),
    /// After a loop: the number of loops that the path leaves, and its instructions.
    AfterLoops(u32, u32),
    /// Further than distances reach, or in another block where distances are not known.
    Far,
    /// There is none.
    Never,
}

/// Why a value is not in a register at the start of a block.
#[derive(Clone, PartialEq, Debug)]
pub enum EntryReason {
    /// The registers are full of values that are used sooner.
    Full {
        /// Those values, with their next uses.
        nearer: Vec<(Value, NextUse)>,
    },
    /// The block begins a loop that does not use the value, and no register is left over in the whole loop.
    UnusedInLoop,
    /// The block begins a loop that seldom uses the value, and no register is left over in the whole loop.
    SeldomUsedInLoop {
        /// How often the value is used.
        uses: f32,
        /// How often the block runs.
        rounds: f32,
    },
    /// A reload at the next use is cheaper than reloads on the edges that have the value in memory.
    RarelyThere {
        /// The frequency that prices loads on these edges.
        missing: f32,
        /// How often it is loaded then: as often as the block runs, but not more often than it is used; 0 if it is first
        /// used after a loop.
        needed: f32,
    },
    /// Reload placement has found better places.
    Placed,
}

/// The costs by which a block parameter arrives in a register or in memory.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ParamCosts {
    /// The block.
    pub block: Block,
    /// The parameter.
    pub param: Value,
    /// The cost of reloading its arguments if it arrives in a register; `None` if memory phis have decided.
    pub in_register: Option<f32>,
    /// The cost of storing its arguments and of a reload if it arrives in memory.
    pub in_memory: f32,
    /// Whether it arrives in memory.
    pub is_in_memory: bool,
}

/// A value leaves its register.
#[derive(Clone, PartialEq, Debug)]
pub struct Eviction {
    /// The block.
    pub block: Block,
    /// The instruction that needs the register.
    pub inst: Inst,
    /// The value.
    pub value: Value,
    /// Whether the instruction reads it before it leaves.
    pub after_use: bool,
    /// How it was chosen.
    pub rule: EvictionRule,
    /// The values that were considered, itself included, in ascending order.
    pub rivals: Vec<Rival>,
}

/// How a value was chosen for eviction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EvictionRule {
    /// The greatest next-use distance for its cost.
    DistanceByCost,
    /// The furthest next use.
    FurthestUse,
    /// The instruction clobbers or fixes its register, and no other one is free.
    NoRegisterSurvives,
    /// A reload for the successors takes its register.
    HoistedReload,
}

/// A value that may be evicted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rival {
    /// The value.
    pub value: Value,
    /// Its next use, from the instruction on.
    pub next_use: NextUse,
    /// What it costs to have it in memory, if that was considered.
    pub cost: Option<EvictionCost>,
    /// How much of a register of the largest type in its bank it frees that is of use; 1 where types do not differ in size.
    pub freed: f32,
    /// What was compared: distance by cost times what is freed, or distance alone. The greatest leaves.
    pub benefit: f32,
}

/// What it costs to have a value in memory, relative to the frequency of the place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EvictionCost {
    /// All reloads until the end of its life, or the instructions that compute it anew.
    pub reloads: f32,
    /// The store; 0 if it is in memory already or need not be.
    pub store: f32,
    /// Whether it is rematerialised, not reloaded.
    pub is_remat: bool,
}

impl EvictionCost {
    /// The sum.
    pub fn total(self) -> f32 {
        self.reloads + self.store
    }
}

/// The callee-saved registers of a bank.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct CalleeSavedChoice {
    /// The bank; `None` if no bank was looked at, because a save is cheaper than any value in memory.
    pub bank: Option<Bank>,
    /// The cost of saving a register.
    pub price: f32,
    /// By register: the cost of having in memory what it would hold across calls, in descending order.
    pub contents: Vec<f32>,
    /// The registers that are not worth it, which nothing uses.
    pub disabled: Vec<Reg>,
}

/// The choice of a register.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The value.
    pub value: Value,
    /// The block.
    pub block: Option<Block>,
    /// The instruction; `None` at the start of the block.
    pub inst: Option<Inst>,
    /// The register.
    pub reg: Reg,
    /// Whether the value comes from another register.
    pub moves: bool,
    /// The first criterion that a free register met.
    pub criterion: Criterion,
    /// The registers that were wanted, the first one first, up to the one that it got.
    pub hints: Vec<Hint>,
    /// The registers that were free, but that an instruction clobbers or fixes while the value lives.
    pub clobbered: Vec<Reg>,
}

/// A register that a value should get.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// The register.
    pub reg: Reg,
    /// Who wants it.
    pub source: HintSource,
    /// Why the value does not get it; `None` if it does.
    pub lost: Option<HintLoss>,
}

/// Who wants a value in a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintSource {
    /// Another value of the web had it last.
    Web,
    /// A fixed operand of an instruction, or the client.
    Operand,
    /// A fixed operand of another value of the web.
    WebOperand,
    /// A group that reads a value of the web: this is its register in the tuple that was decided for.
    Group,
}

/// Why a value does not get a register that it should get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintLoss {
    /// It is not a register of the value's type that may be allocated.
    Unsuitable,
    /// An instruction clobbers or fixes it while the value lives.
    Clobbered,
    /// It is taken, by this value if one is known to be there.
    Taken(Option<Value>),
}

/// The criteria for registers, in the order in which they are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    /// A hint.
    Hint(HintSource),
    /// Not clobbered, nothing to save, not wanted for others, and not dearer to use than others.
    Unwanted,
    /// Not clobbered, nothing to save, not reserved.
    Unreserved,
    /// Not clobbered, nothing to save.
    Cheap,
    /// Not clobbered, nothing to save, but another value must leave it first.
    NothingToSave,
    /// Not clobbered: a callee-saved register that must be saved for it.
    Saved,
    /// Clobbered, but not in the loop. All free registers are, but for those that would have to be saved.
    NotInLoop,
    /// Clobbered. All free registers are, but for those that would have to be saved.
    Clobbered,
}

/// The choice among the forms of an instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct FormChoice {
    /// The instruction.
    pub inst: Inst,
    /// The form.
    pub chosen: Form,
    /// All forms with their costs, the cheapest first.
    pub costs: Vec<(f32, Form)>,
}

/// Two trials, of which the cheaper one was kept.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trial {
    /// What was tried.
    pub kind: TrialKind,
    /// The cost of the first trial.
    pub first: f64,
    /// The cost of the second trial; `None` if it failed.
    pub second: Option<f64>,
    /// Whether the second one was kept.
    pub is_kept: bool,
}

/// What was tried a second time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialKind {
    /// A plan in which the furthest next use alone decides.
    Distance,
    /// Working sets, when those at back edges were known.
    BackEdges,
    /// Working sets, with reloads in better places.
    ReloadPlacement,
    /// What `O0` does, after all passes of the level.
    Fast,
    /// All from working sets on, with all callee-saved registers.
    AllCalleeSaved,
    /// All of it, without the callee-saved registers that were saved.
    NoCalleeSaved,
}
