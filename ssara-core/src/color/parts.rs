//! The states of the parts of colouring. Each is written by one file.
//!
//! | state | written by |
//! | --- | --- |
//! | [`Arrivals`] | `block_entry` |
//! | [`Selection`] | `unconstrained` |

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::decisions::SpillSets;
use crate::ir::{Block, Value};
use crate::output::Slot;
use crate::regs::unit_mask::Mask;
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::solved_copy::ValueSlots;
use crate::sorts::sort_by;
use crate::target::Reg;

/// Maximum number of predecessors of a block that are asked whether they have moved a value; further ones do not count.
/// Bounds the cost at blocks with many predecessors. 30 % more or less changes the sum of costs by 0.01 % at most.
const MAX_PREDS: usize = 4;

/// Maximum number of registers holding arguments for a parameter that are compared; further ones do not count. Bounds the
/// cost at blocks with many predecessors. 30 % more or less changes the sum of costs by 0.01 % at most.
const MAX_CANDIDATES: usize = 4;

/// Where the values at the start of a block come from. Keeps its buffers.
#[derive(Default)]
pub struct Arrivals {
    /// By value: the block whose entry was coloured from a predecessor, and the register at the end of that predecessor.
    pub pred_exit: Vec<(u32, Reg)>,
    /// By value: the last edge that was looked at from the block at whose end it is in a register, and the register.
    pub edge_exit: Vec<(u32, Reg)>,
    /// Values at the start of a block whose register something will destroy.
    pub clobbered: Vec<Clobbered>,
    /// The registers in which the parameters of a block could be, by parameter, the most frequent first.
    pub votes: Vec<Vote>,
    /// The parameters of a block that have no register yet.
    ballots: BinaryHeap<Ballot>,
}

/// A value at the start of a block whose register something will destroy.
#[derive(Clone, Copy)]
pub struct Clobbered {
    /// The value.
    pub value: Value,
    /// Its register at the end of the predecessor from which the block is coloured.
    pub reg: Reg,
    /// The register to which some predecessor has moved it, where nothing destroys it.
    pub moved: Option<Reg>,
    /// How much more often it comes from predecessors that have moved it than from others. Negative if it comes from the
    /// others more often.
    pub balance: f32,
}

/// How often the value of a parameter is in a register: an argument comes from there, or an instruction asks for it.
#[derive(Clone, Copy)]
pub struct Vote {
    /// The parameter.
    pub param: Value,
    /// The register.
    pub reg: Reg,
    /// The frequency.
    pub freq: f32,
}

/// The votes of a parameter that has no register yet. The one that loses most without its first register comes first.
pub struct Ballot {
    /// How much more often the value moves if the parameter does not get the register of the first vote.
    pub loss: f32,
    /// The votes that are left, by their numbers.
    pub votes: Range<usize>,
}

impl Ord for Ballot {
    fn cmp(&self, other: &Self) -> Ordering {
        // Of equals, the parameters that come first.
        self.loss.total_cmp(&other.loss).then(other.votes.start.cmp(&self.votes.start))
    }
}
impl PartialOrd for Ballot {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl PartialEq for Ballot {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Ballot {}

impl Arrivals {
    /// Starts over, for a function of so many values.
    pub fn reset(&mut self, values: usize) {
        for exits in [&mut self.pred_exit, &mut self.edge_exit] {
            exits.clear();
            exits.resize(values, (u32::MAX, Reg(0)));
        }
    }

    /// Lends the votes, and a heap without ballots.
    pub fn take_votes(&mut self) -> (Vec<Vote>, BinaryHeap<Ballot>) {
        (core::mem::take(&mut self.votes), core::mem::take(&mut self.ballots))
    }

    /// Takes both back.
    pub fn give_back(&mut self, votes: Vec<Vote>, ballots: BinaryHeap<Ballot>) {
        (self.votes, self.ballots) = (votes, ballots);
    }

    /// Notes the registers at the end of the predecessor from which a block is coloured.
    pub fn note_pred(&mut self, block: Block, exit: impl Iterator<Item = (Value, Reg)>) {
        for (value, reg) in exit {
            self.pred_exit[value.index()] = (block.as_u32(), reg);
        }
    }

    /// The register of a value at the end of the predecessor from which a block is coloured.
    pub fn reg_from_pred(&self, block: Block, value: Value) -> Option<Reg> {
        let (of, reg) = self.pred_exit[value.index()];
        (of == block.as_u32()).then_some(reg)
    }

    /// Finds the registers to which coloured predecessors of a block have moved values of `clobbered`.
    pub fn find_moved<const W: usize>(&mut self, cx: &ColorCx<'_, W>, regs: &BoundaryRegs, block: Block) {
        let (func, machine, cfg) = (cx.func, cx.machine, cx.cfg);
        for &edge in cfg.pred_edges(block).iter().take(MAX_PREDS) {
            let survivors = cx.survivors(edge);
            for &(value, reg) in regs.exit.of(cfg.from(edge)).iter().filter(|it| survivors.have(it.0)) {
                self.edge_exit[value.index()] = (edge.as_u32(), reg);
            }
            for Clobbered { value, moved, balance, .. } in &mut self.clobbered {
                let (of, reg) = self.edge_exit[value.index()];
                if of != edge.as_u32() {
                    continue;
                }
                let avoid = cx.plan.hints.avoid[value.index()];
                let is_safe = machine.is_allocatable(reg) && !machine.mask(reg).intersects(avoid);
                *balance += if is_safe { cfg.edit_freq(func, edge) } else { -cfg.edit_freq(func, edge) };
                if is_safe {
                    moved.get_or_insert(reg);
                }
            }
        }
    }

    /// Collects how often the parameters of a block would need no move in which registers. `in_loop` returns the register in
    /// which a loop will want the value of a parameter again, and how often.
    pub fn collect_votes<const W: usize>(
        &mut self,
        cx: &ColorCx<'_, W>,
        regs: &BoundaryRegs,
        block: Block,
        mut in_loop: impl FnMut(Value) -> Option<(Reg, f32)>,
    ) {
        let (func, machine, cfg, plan) = (cx.func, cx.machine, cx.cfg, cx.plan);
        let votes = &mut self.votes;
        votes.clear();
        for (index, &param) in func.block_params(block).iter().enumerate() {
            if !plan.residency.entry(block).contains(&param) {
                continue;
            }
            let first = votes.len();
            for &edge in cfg.pred_edges(block).iter().filter(|&&edge| !cfg.is_back_edge(func, edge)) {
                let arg = func.edge_args(edge)[index];
                let Some(reg) = regs.at_exit(cfg.from(edge), arg).filter(|_| cx.survivors(edge).have(arg)) else {
                    continue;
                };
                if !machine.is_allocatable(reg) {
                    continue;
                }
                let freq = cfg.edit_freq(func, edge);
                if let Some(vote) = votes[first..].iter_mut().find(|vote| vote.reg == reg) {
                    vote.freq += freq;
                } else if votes.len() < first + MAX_CANDIDATES {
                    votes.push(Vote { param, reg, freq });
                }
            }
            // An instruction that asks for it in a register has a vote, too, and so has a loop.
            let hint = plan.hints.hint[param.index()];
            for (reg, freq) in hint.into_iter().chain(in_loop(param)) {
                if machine.is_allocatable(reg) && machine.target.reg(reg).ty == Some(func.value_type(param)) {
                    match votes[first..].iter_mut().find(|vote| vote.reg == reg) {
                        Some(vote) => vote.freq += freq,
                        None => votes.push(Vote { param, reg, freq }),
                    }
                }
            }
            // Stable: of equals, the argument that comes first.
            sort_by(&mut votes[first..], |a, b| b.freq.total_cmp(&a.freq).is_lt());
        }
    }
}

/// The registers selected for an instruction. Keeps its buffers.
#[derive(Default)]
pub struct Selection<const W: usize> {
    /// By bank: the units that are taken, with those selected.
    pub taken: Vec<Mask<W>>,
    /// The registers of reloads.
    pub reloads: Vec<(Value, Reg)>,
    /// The killed values, with the registers in which the instruction reads them.
    pub killed: Vec<(Value, Reg)>,
    /// The registers of defs, each with the index of the operand. Those of tied defs come first.
    pub defs: Vec<(usize, Value, Reg)>,
    /// The value that leaves its register to a tied def.
    pub survivor: Option<Survivor>,
}

impl<const W: usize> Selection<W> {
    /// Begins with the units that are taken before an instruction.
    pub fn start(&mut self, taken: &[Mask<W>]) {
        self.taken.clear();
        self.taken.extend_from_slice(taken);
        self.reloads.clear();
        self.killed.clear();
        self.defs.clear();
        self.survivor = None;
    }
    /// Whether a def has been given this register.
    pub fn is_for_def(&self, reg: Reg) -> bool {
        self.defs.iter().any(|def| def.2 == reg)
    }
}

/// A value that leaves its register to a tied def.
#[derive(Clone, Copy)]
pub struct Survivor {
    /// The value.
    pub value: Value,
    /// The register that it leaves.
    pub from: Reg,
    /// The register to which it moves.
    pub to: Reg,
}

/// The slots of webs.
pub struct WebSlots<'w> {
    /// The webs.
    pub webs: &'w mut Webs,
    /// Which values are in memory.
    pub sets: &'w SpillSets,
}

impl ValueSlots for WebSlots<'_> {
    fn sets(&self) -> &SpillSets {
        self.sets
    }
    fn slot(&mut self, value: Value) -> Slot {
        self.webs.slot(value)
    }
    fn read(&mut self, value: Value) -> Slot {
        self.webs.slot(value)
    }
}
