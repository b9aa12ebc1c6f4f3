//! Registers of allocated code that can be used for a moment. LLVM calls the search register scavenging.
//!
//! # Why correct
//! A register that is not live after a step, and in no operand of it, is not live before it either: what is live before is
//! live after, or read by the step. Callee-saved registers count only if the function saves them from its entry to its
//! returns: elsewhere they are the caller's. Reserved ones never count.
//!
//! # Cost
//! Linear in the registers of the class.

use alloc::vec::Vec;

use crate::ir::{Block, Function};
use crate::output::{Allocation, Edit, LiveRegs, Point, SavedReg};
use crate::target::{Class, FormKind, Reg, TargetDesc};
use crate::units::UnitSet;

/// The registers of a class that a function may use for a moment.
pub struct ScratchRegs {
    /// Those that hold nothing of the caller's, in the order of the class.
    own: Vec<Reg>,
    /// All that are not reserved.
    all: Vec<Reg>,
}

impl ScratchRegs {
    /// Those of a class.
    pub fn new(func: &Function, target: &TargetDesc, alloc: &Allocation, class: Class) -> ScratchRegs {
        let reserved = func.reserved_units(target);
        let saved = alloc.saved.iter().filter(|saved| is_saved_everywhere(func, target, alloc, saved));
        let saved = target.units_of(saved.map(|saved| saved.reg));
        let mut callers = target.units_of(func.callee_saved_regs(target));
        callers.subtract(&saved);
        let members = target.class_regs(class).iter().copied();
        let all: Vec<Reg> = members.filter(|&reg| !meets(target, reg, &reserved)).collect();
        ScratchRegs { own: all.iter().copied().filter(|&reg| !meets(target, reg, &callers)).collect(), all }
    }
    /// The first one that holds nothing and has no unit of `taken`.
    pub fn free(&self, target: &TargetDesc, taken: &UnitSet, live: LiveRegs<'_>) -> Option<Reg> {
        self.own.iter().copied().find(|&reg| !meets(target, reg, taken) && !live.is_live(reg))
    }
    /// The first one that has no unit of `taken`, and holds nothing of the caller's.
    pub fn own_apart(&self, target: &TargetDesc, taken: &UnitSet) -> Option<Reg> {
        self.own.iter().copied().find(|&reg| !meets(target, reg, taken))
    }
    /// The first one that has no unit of `taken`.
    pub fn apart(&self, target: &TargetDesc, taken: &UnitSet) -> Option<Reg> {
        self.all.iter().copied().find(|&reg| !meets(target, reg, taken))
    }
}

/// Whether a register is saved in the whole function. The client does so for one without a slot.
fn is_saved_everywhere(func: &Function, target: &TargetDesc, alloc: &Allocation, saved: &SavedReg) -> bool {
    let Some(slot) = saved.slot else { return true };
    let entry = func.block_insts(Block::ENTRY).next().map(Point::Before);
    let returns = |at| matches!(at, Point::Before(inst) if func.inst_form(target, inst).kind == FormKind::Return);
    alloc.edits.iter().all(|&(at, edit)| match edit {
        Edit::Store { to, .. } if to == slot => Some(at) == entry,
        Edit::Load { from, .. } if from == slot => returns(at),
        _ => true,
    })
}

/// Whether a register has a unit of a set.
pub(super) fn meets(target: &TargetDesc, reg: Reg, units: &UnitSet) -> bool {
    target.reg_units(reg).iter().any(|&unit| units.contains(unit))
}
