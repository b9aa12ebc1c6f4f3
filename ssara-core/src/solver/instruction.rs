//! One instruction as the solver sees it: its operands, sorted by what they demand.
//!
//! # Input
//!
//! An instruction in one form, and what the caller knows about its values ([`Status`]).
//!
//! # Output
//!
//! Operands fall into two kinds:
//!
//! * A [`ConstrainedOperand`] has a fixed register, a class smaller than the home class of its type, or a relation to other
//!   operands. `search` places these.
//! * A [`PackItem`] takes any register of its type. `residual` and `packing` place these.
//!
//! A value may be needed in several registers at once: in two fixed ones, or tied to a def and still needed. Each is a copy
//! of its own. The copy that is live-out is the *live-through copy*.
//!
//! # Invariant
//!
//! Each operand that is in a register is recorded once. It is a constrained operand, an item, or among the phases in which
//! its value is read anywhere.
//!
//! # Cost
//!
//! Linear in the operands, times the values that they use.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::analysis::liveness::DEAD;
use crate::ir::Value;
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::solver::choose::Choose;
use crate::solver::conflict::Conflict;
use crate::solver::constrained_operands::{Allowed, ConstrainedOperand, Related};
use crate::solver::demand::{Demand, phases_of};
use crate::solver::packing::{EARLY, Free, LATE, PackItem, What};
use crate::solver::symmetry::Symmetry;
use crate::target::{Bank, FormView, Place, Reg, Type};

pub(super) const NONE: u16 = u16::MAX;

/// What the caller knows about a value at an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Status {
    /// Whether it is in a register before the instruction, or will be reloaded into one.
    pub in_reg: bool,
    /// Whether it must be in a register after the instruction.
    pub in_reg_after: bool,
    /// Whether operands that may be slots read it from its slot, although it is in a register for others.
    pub is_folded: bool,
    /// The register it is in, when that is known and it is in one.
    pub current: Option<Reg>,
    /// Whether it should rather stay there than live on in the register of an operand, or leave to a def that is tied to it.
    pub stays: bool,
}

/// What the spiller does with values at an instruction. Keeps its buffers.
#[derive(Default)]
pub struct Changes {
    /// Values that come back into registers.
    pub reloads: Vec<Value>,
    /// Values that leave their registers.
    pub evicted_after_use: Vec<Value>,
    /// Values that operands read from their slots although they are in registers for others.
    pub folded_uses: Vec<Value>,
}

impl Changes {
    /// Forgets those at the last instruction.
    pub fn clear(&mut self) {
        self.reloads.clear();
        self.evicted_after_use.clear();
        self.folded_uses.clear();
    }
    /// The status of a value that is in `current` and has a use at `distance`.
    pub fn status(&self, value: Value, current: Option<Reg>, distance: u32) -> Status {
        Status {
            in_reg: current.is_some() || self.reloads.contains(&value),
            in_reg_after: distance != DEAD && !self.evicted_after_use.contains(&value),
            is_folded: self.folded_uses.contains(&value),
            current,
            stays: false,
        }
    }
}

/// A value that the instruction uses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Used {
    pub(super) value: Value,
    pub(super) ty: Type,
    pub(super) status: Status,
    /// The phases in which some operand reads it in whatever register it is.
    pub(super) anywhere: u8,
    /// Whether a copy of it is tied to a def and takes any register.
    pub(super) tied: bool,
    /// The register in which it lives through the instruction.
    pub(super) live_through_copy: Option<Reg>,
}

impl Used {
    /// Whether it has to be in a register in the late phase, unchanged.
    pub(super) fn is_live_out(&self) -> bool {
        self.status.in_reg_after || self.anywhere & LATE != 0
    }
}

#[derive(Clone, Copy)]
pub(super) struct Placed<const W: usize> {
    pub(super) constrained: u16,
    pub(super) reg: Reg,
    pub(super) mask: Mask<W>,
    /// What was free before.
    pub(super) free: Free<W>,
}

/// Whether to find registers or only to say that there are some.
pub enum Mode<'p, const W: usize> {
    /// Only say whether there is a solution.
    Check,
    /// Find one, with as few moves as a greedy choice gives.
    Assign(&'p mut dyn Choose<W>),
}

/// Number of steps after which a search is long and starts anew. Tests, which have few registers, make it small.
pub struct LongSearch(pub u32);

impl Default for LongSearch {
    fn default() -> Self {
        LongSearch(1_000)
    }
}

/// An instruction and its solution. Keeps its buffers.
#[derive(Default)]
pub struct InstSolver<const W: usize> {
    pub(super) used: Vec<Used>,
    /// For each operand that is a use in a register, which value of `used` it reads.
    pub(super) used_by: Vec<u16>,
    /// For each operand, the def that is tied to it.
    pub(super) tied_to: Vec<u16>,
    pub(super) constrained: Vec<ConstrainedOperand>,
    pub(super) related: Related,
    pub(super) symmetry: Symmetry<W>,
    /// Defs and tied uses that take any register.
    pub(super) base: Vec<(Bank, PackItem)>,
    /// Tied uses and their defs that share the register of a constrained operand of the same value.
    pub(super) shared: Vec<(u16, u16, Reg)>,
    pub(super) residual: Vec<PackItem>,
    pub(super) placed: Vec<Placed<W>>,
    /// The next candidate to try for each constrained operand on the search path.
    pub(super) path: Vec<u32>,
    pub(super) order: Vec<u16>,
    /// The constrained operands that have no register when not all placements are looked at.
    pub(super) unplaced: Vec<u16>,
    /// In a long search, why the constrained operands on the search path cannot have the registers that were tried;
    /// empty before.
    pub(super) conflicts: Vec<Conflict>,
    /// In a long search, the registers that constrained operands have in no solution.
    pub(super) impossible: BTreeSet<(u16, Reg)>,
    /// How many steps the search may still take.
    pub(super) work: u32,
    /// When a search is long.
    pub long_search: LongSearch,
    /// The registers of constrained operands, given by operand, that a long search has found when it was asked about more
    /// values. See [`InstSolver::pin`].
    pub(super) pins: Vec<(u16, Reg)>,
    /// The registers of the operands, once solved; `None` for those that are in memory.
    pub operand_regs: Vec<Option<Reg>>,
    /// The values and the registers that must hold them before the instruction.
    pub copies: Vec<(Value, Reg)>,
    /// The values that are in a register after the instruction, without the defs.
    pub after: Vec<(Value, Reg)>,
}

impl<const W: usize> InstSolver<W> {
    /// Takes in the operands of an instruction. `status` tells what is known of a used value, given with the number of an
    /// operand that reads it. `def_in_memory` tells whether a def that may be a slot is one.
    pub fn set_operands(
        &mut self,
        machine: &Machine<'_, W>,
        form: FormView<'_>,
        operands: &[Value],
        mut status: impl FnMut(Value, usize) -> Status,
        mut def_in_memory: impl FnMut(Value) -> bool,
    ) {
        self.used.clear();
        self.constrained.clear();
        self.pins.clear();
        self.base.clear();
        self.copies.clear();
        self.after.clear();
        self.related.set(machine.target, form);
        self.operand_regs.clear();
        self.operand_regs.resize(operands.len(), None);
        self.used_by.clear();
        self.used_by.resize(operands.len(), NONE);
        self.tied_to.clear();
        self.tied_to.resize(operands.len(), NONE);
        for (index, desc) in form.operands().enumerate() {
            if let Some(use_) = desc.overwrites() {
                self.tied_to[use_ as usize] = index as u16;
            }
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let index = index as u16;
            let ty = machine.target.class(desc.class()).ty;
            let bank = machine.ty(ty).bank;
            let tied = Some(self.tied_to[usize::from(index)]).filter(|&def| def != NONE);
            let is_related = self.related.includes(index) || tied.is_some_and(|def| self.related.includes(def));
            let mut op = ConstrainedOperand {
                operands: (index, tied),
                early: None,
                late: None,
                phases: phases_of(desc),
                bank,
                value,
                chosen_for: tied.map_or(value, |def| operands[usize::from(def)]),
                ty,
                allowed: Allowed::Class(desc.class()),
                related: is_related,
                tuple_regs: (0, 0),
            };
            if desc.is_def() {
                let in_memory = desc.is_reg_or_slot() && def_in_memory(value);
                match Demand::of(machine, desc, None, is_related, in_memory) {
                    Demand::Nothing => {}
                    Demand::Any => self.base.push((bank, PackItem::new(What::Def(index), value, ty, op.phases, None))),
                    Demand::Constrained(allowed) => self.constrained.push(ConstrainedOperand { allowed, ..op }),
                }
                continue;
            }
            if desc.place() == Place::Slot {
                continue;
            }
            let known = self.used.iter().position(|known| known.value == value);
            let status = known.map_or_else(|| status(value, index.into()), |known| self.used[known].status);
            let class_of_def = tied.map(|def| form.operand(def.into()).class());
            let demand = Demand::of(machine, desc, class_of_def, is_related, !status.in_reg || status.is_folded);
            // What goes to an argument slot is copied there before the instruction, from the register that the value is in.
            let is_copied = desc.arg_slot().is_some() && status.in_reg;
            if demand == Demand::Nothing && !is_copied {
                continue;
            }
            let place = known.unwrap_or_else(|| {
                self.used.push(Used { value, ty, status, anywhere: 0, tied: false, live_through_copy: None });
                self.used.len() - 1
            });
            if is_copied {
                continue;
            }
            let used = &mut self.used[place];
            self.used_by[usize::from(index)] = place as u16;
            match (demand, tied) {
                (Demand::Constrained(allowed), _) => {
                    op.early = Some(place as u16);
                    if tied.is_some() {
                        op.phases = EARLY | LATE;
                    } else if op.phases & LATE != 0 {
                        op.late = Some(place as u16);
                    }
                    self.constrained.push(ConstrainedOperand { allowed, ..op });
                }
                (_, Some(def)) => {
                    used.tied = true;
                    let item = PackItem::new(What::Tied(index, def), value, ty, EARLY | LATE, status.current);
                    self.base.push((bank, PackItem { chosen_for: op.chosen_for, ..item }));
                }
                (_, None) => used.anywhere |= op.phases,
            }
        }
    }

    /// The registers of the constrained operands in the solution that the last search has found, if the search was long.
    pub fn long_placements(&self) -> impl Iterator<Item = (u16, Reg)> + '_ {
        let is_long = !self.conflicts.is_empty();
        let placed = self.placed.iter().filter(move |_| is_long);
        placed.map(|placed| (self.constrained[usize::from(placed.constrained)].operands.0, placed.reg))
    }

    /// Gives a constrained operand of the instruction a register in which [`InstSolver::solve`] finds it if its preferences
    /// lead nowhere. A search for fewer values may be longer than one for more, and give up.
    pub fn pin(&mut self, operand: u16, reg: Reg) {
        self.pins.push((operand, reg));
    }

    /// The values that the instruction, or a copy to an argument slot before it, reads from registers.
    pub fn used_values(&self) -> impl Iterator<Item = Value> + '_ {
        self.used.iter().map(|used| used.value)
    }
}
