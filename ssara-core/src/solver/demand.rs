//! What an operand demands: the one classifier of operands.
//!
//! # Input
//!
//! An operand of a form, and what the caller knows about its tie, its relations and memory.
//!
//! # Output
//!
//! A [`Demand`], and the phases in which the operand occupies its register.
//!
//! # Why correct
//!
//! The solver places operands by it, and the spiller's counting check counts by it. So both mean the same by "takes any
//! register".
//!
//! # Cost
//!
//! Constant.

use crate::regs::machine::Machine;
use crate::solver::constrained_operands::Allowed;
use crate::solver::packing::{EARLY, LATE};
use crate::target::{Class, OperandDesc, Pos, Role};

/// What an operand demands of the registers of its bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// Nothing: it is in memory, or it is a def in the register of the use it is tied to.
    Nothing,
    /// A register of its type, whichever.
    Any,
    /// One of these registers.
    Constrained(Allowed),
}

impl Demand {
    /// The demand of an operand.
    ///
    /// `tied` is the class of the def that is tied to it. `is_related` says whether it, or that def, takes part in a
    /// relation: then it does not take just any register. `in_memory` says whether it is in memory if it may be.
    #[inline]
    pub fn of<const W: usize>(
        machine: &Machine<'_, W>,
        desc: OperandDesc,
        tied: Option<Class>,
        is_related: bool,
        in_memory: bool,
    ) -> Demand {
        let class = desc.class();
        let is_in_memory = desc.is_in_memory() || in_memory && desc.is_reg_or_slot();
        match desc.fixed_reg() {
            _ if is_in_memory || desc.is_def() && desc.overwrites().is_some() => Demand::Nothing,
            Some(reg) => Demand::Constrained(Allowed::Fixed(reg)),
            // A class may have registers that the home class lacks: where the two of a tie differ, both have a say.
            None => match tied.filter(|&other| other != class) {
                Some(other) => Demand::Constrained(Allowed::both(machine, class, other)),
                None if machine.is_home(class) && !is_related => Demand::Any,
                None => Demand::Constrained(Allowed::Class(class)),
            },
        }
    }
}

/// The phases in which an operand occupies its register.
pub fn phases_of(operand: OperandDesc) -> u8 {
    match (operand.role(), operand.pos()) {
        (Role::Use, Pos::Early) => EARLY,
        (Role::Def, Pos::Late) => LATE,
        _ => EARLY | LATE,
    }
}
