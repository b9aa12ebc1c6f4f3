//! Counts and costs of what an allocation adds to a function. They are found on request.

use core::ops::AddAssign;

use crate::ir::{DefiningInsts, Function, Value};
use crate::output::{Allocation, Edit, Point, Slot};
use ssara_tables::target::{Prices, Remat, TargetDesc, Type};

/// What an inserted operation, or an operand in a slot, is counted as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Operation {
    /// A register-to-register move.
    Move,
    /// An exchange of two registers.
    Swap,
    /// A store to a spill slot.
    Store,
    /// A load from a spill slot.
    Reload,
    /// A store of a callee-saved register.
    Save,
    /// A load of a callee-saved register.
    Restore,
    /// Computing a value again, dearer than a move.
    Remat,
    /// Computing a value again, as cheap as a move.
    CheapRemat,
    /// A copy to or from a register of another bank that keeps a spilled value.
    Transfer,
    /// An operand that an instruction reads in a spill slot.
    SlotRead,
    /// An operand that an instruction writes in a spill slot.
    SlotWrite,
}

impl Edit {
    /// What the edit is counted as, when it does not save or restore a callee-saved register, and a rematerialised value is
    /// dearer than a move. These the edit alone does not tell. A [scratch register](Edit::Scratch) does not count: the price
    /// of a move, load or store is that of all that the machine does for it.
    pub fn operation(self) -> Option<Operation> {
        Some(match self {
            Edit::Move { .. } => Operation::Move,
            Edit::Swap { .. } => Operation::Swap,
            Edit::Store { .. } => Operation::Store,
            Edit::Load { .. } => Operation::Reload,
            Edit::Remat { .. } => Operation::Remat,
            Edit::Transfer { .. } => Operation::Transfer,
            Edit::Scratch { .. } => return None,
        })
    }
    /// The type of the values that it moves, if it moves any.
    pub fn value_type(self, func: &Function) -> Option<Type> {
        Some(match self {
            Edit::Move { ty, .. }
            | Edit::Swap { ty, .. }
            | Edit::Store { ty, .. }
            | Edit::Load { ty, .. }
            | Edit::Transfer { ty, .. } => ty,
            Edit::Remat { value, .. } => func.value_type(value),
            Edit::Scratch { .. } => return None,
        })
    }
}

/// A number of operations.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Count {
    /// The number in the code.
    pub count: u32,
    /// The sum of the frequencies of their blocks.
    pub weighted: f64,
}

impl AddAssign for Count {
    fn add_assign(&mut self, more: Count) {
        self.count += more.count;
        self.weighted += more.weighted;
    }
}

/// Counts of what an allocation adds to a function, static and weighted by block frequency, and what that costs.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stats {
    /// Register-to-register moves.
    pub moves: Count,
    /// Exchanges of two registers.
    pub swaps: Count,
    /// Stores to spill slots, without `saves`.
    pub stores: Count,
    /// Loads from spill slots, without `restores`.
    pub reloads: Count,
    /// Stores of callee-saved registers.
    pub saves: Count,
    /// Loads of callee-saved registers.
    pub restores: Count,
    /// Rematerialised values whose instruction costs more than a move.
    pub remats: Count,
    /// Rematerialised values whose instruction costs no more than a move.
    pub cheap_remats: Count,
    /// Copies to and from registers of other banks that keep spilled values.
    pub transfers: Count,
    /// Operands that instructions read in spill slots.
    pub slot_reads: Count,
    /// Operands that instructions write in spill slots.
    pub slot_writes: Count,
    /// Edges that have to be split.
    pub split_edges: u32,
    /// The cost, in hundredths: most frequencies have few digits, so that sums of products with whole numbers are exact.
    hundredths: f64,
}

impl Allocation {
    /// Counts the edits, and the operands in spill slots, each weighted by the `frequency` of its place. The allocation must
    /// be right. Saves and restores of callee-saved registers are told by their slots. Takes time linear in the operands,
    /// and in the edits times the logarithm of the blocks, beside that of `frequency`.
    pub fn count(&self, func: &Function, target: &TargetDesc, frequency: impl Fn(Point) -> f64) -> Stats {
        let mut stats = Stats::default();
        let rematerialises = self.edits.iter().any(|(_, edit)| matches!(edit, Edit::Remat { .. }));
        let defining_insts = if rematerialises { func.defining_insts(target) } else { DefiningInsts::default() };
        let remat =
            |value: Value| defining_insts.get(value).map_or(Remat::Never, |inst| func.inst_form(target, inst).remat);
        let saves = |slot: Slot| self.saved.iter().any(|saved| saved.slot == Some(slot));
        let mut last_edge = None;
        for &(at, edit) in &self.edits {
            if let Point::Edge(edge) = at {
                stats.split_edges += u32::from(last_edge.replace(edge) != Some(edge));
            }
            let operation = match edit {
                Edit::Store { to, .. } if saves(to) => Some(Operation::Save),
                Edit::Load { from, .. } if saves(from) => Some(Operation::Restore),
                Edit::Remat { value, .. } => match remat(value) {
                    Remat::Undefined => None,
                    Remat::CheaperThanMove => Some(Operation::CheapRemat),
                    _ => Some(Operation::Remat),
                },
                _ => edit.operation(),
            };
            if let (Some(operation), Some(ty)) = (operation, edit.value_type(func)) {
                stats.count(operation, &target.ty(ty).prices, frequency(at));
            }
        }
        for &(inst, form) in &self.alternatives {
            stats.hundredths += f64::from(func.form_price(target, form)) * frequency(Point::Before(inst));
        }
        for inst in func.insts() {
            let locs = &self.operands[func.operand_range(inst)];
            if locs.iter().all(|loc| loc.slot().is_none()) {
                continue;
            }
            let form = func.form(target, self.form(func, inst));
            for ((&value, desc), loc) in func.inst_operands(inst).iter().zip(form.operands()).zip(locs) {
                if loc.slot().is_some() && desc.arg_slot().is_none() {
                    let operation = if desc.is_def() { Operation::SlotWrite } else { Operation::SlotRead };
                    let prices = &target.ty(func.value_type(value)).prices;
                    stats.count(operation, prices, frequency(Point::Before(inst)));
                }
            }
        }
        stats
    }
}

impl Stats {
    /// The weighted cost: the sum of the prices of all operations and chosen alternatives, each times its frequency. A store
    /// of a machine with default prices that is executed once costs 1 (see [`Prices`]).
    pub fn cost(&self) -> f64 {
        self.hundredths / f64::from(Prices::UNIT)
    }

    /// Counts an operation on a value of a type with these prices, at a place of this frequency.
    pub fn count(&mut self, operation: Operation, prices: &Prices, frequency: f64) {
        let (count, price) = match operation {
            Operation::Move => (&mut self.moves, prices.r#move),
            Operation::Swap => (&mut self.swaps, prices.swap),
            Operation::Store => (&mut self.stores, prices.store),
            Operation::Reload => (&mut self.reloads, prices.load),
            Operation::Save => (&mut self.saves, prices.store),
            Operation::Restore => (&mut self.restores, prices.load),
            Operation::Remat => (&mut self.remats, prices.remat),
            Operation::CheapRemat => (&mut self.cheap_remats, prices.cheap_remat),
            Operation::Transfer => (&mut self.transfers, prices.transfer),
            Operation::SlotRead => (&mut self.slot_reads, prices.slot_read),
            Operation::SlotWrite => (&mut self.slot_writes, prices.slot_write),
        };
        *count += Count { count: 1, weighted: frequency };
        self.hundredths += f64::from(price) * frequency;
    }
}

impl AddAssign<&Stats> for Stats {
    fn add_assign(&mut self, more: &Stats) {
        self.moves += more.moves;
        self.swaps += more.swaps;
        self.stores += more.stores;
        self.reloads += more.reloads;
        self.saves += more.saves;
        self.restores += more.restores;
        self.remats += more.remats;
        self.cheap_remats += more.cheap_remats;
        self.transfers += more.transfers;
        self.slot_reads += more.slot_reads;
        self.slot_writes += more.slot_writes;
        self.split_edges += more.split_edges;
        self.hundredths += more.hundredths;
    }
}
