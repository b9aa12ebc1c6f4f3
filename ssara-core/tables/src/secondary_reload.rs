//! What the machine copies only with the help of another register, or not at all. GCC calls such copies secondary
//! reloads.

use crate::ids::{Class, Reg, Type};
use crate::target::TargetDesc;

/// How values are moved from registers of one class to those of another where no single instruction does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveRule {
    /// The registers from which values are moved.
    pub from: Class,
    /// Those to which they are moved.
    pub to: Class,
    /// How.
    pub way: MoveWay,
}

/// A way to move a value that takes more than a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveWay {
    /// With a scratch register of this class.
    Through(Class),
    /// There is no move. The value is stored and loaded.
    ThroughMemory,
}

/// How values in registers of a class are loaded and stored where that takes a scratch register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemoryRule {
    /// The registers that are loaded or stored.
    pub of: Class,
    /// The class of the scratch register.
    pub through: Class,
}

impl TargetDesc {
    /// How a value of type `ty` gets from one register to another, if a move alone does not do it. The first rule of the
    /// type counts that has both registers. Takes time linear in the rules and their classes.
    pub fn move_way(&self, ty: Type, from: Reg, to: Reg) -> Option<MoveWay> {
        let has = |class: Class, reg: Reg| self.class_regs(class).contains(&reg);
        let rule = self.ty(ty).moves.iter().find(|rule| has(rule.from, from) && has(rule.to, to))?;
        Some(rule.way)
    }
    /// The class of the scratch register with which a register of type `ty` is loaded and stored, if it takes one. The first
    /// rule of the type counts that has the register. Takes time linear in the rules and their classes.
    pub fn memory_scratch(&self, ty: Type, reg: Reg) -> Option<Class> {
        let rule = self.ty(ty).memory.iter().find(|rule| self.class_regs(rule.of).contains(&reg))?;
        Some(rule.through)
    }
    /// Whether some copies of the machine take more than one instruction.
    pub fn has_secondary_reloads(&self) -> bool {
        self.types.iter().any(|ty| !ty.moves.is_empty() || !ty.memory.is_empty())
    }
    /// The classes of scratch registers that copies of a type need, with a register of the type and, for moves, another one:
    /// each pair of registers for which a rule counts.
    pub fn scratch_needs(&self, ty: Type) -> impl Iterator<Item = (Class, Reg, Reg)> {
        let home = self.class_regs(self.home_class(ty));
        let of_moves = home.iter().flat_map(move |&from| {
            home.iter().filter_map(move |&to| match self.move_way(ty, from, to).filter(|_| from != to)? {
                MoveWay::Through(class) => Some((class, from, to)),
                MoveWay::ThroughMemory => None,
            })
        });
        let of_memory = home.iter().filter_map(move |&reg| Some((self.memory_scratch(ty, reg)?, reg, reg)));
        let has_moves = !self.ty(ty).moves.is_empty();
        let has_memory = !self.ty(ty).memory.is_empty();
        of_moves.take_while(move |_| has_moves).chain(of_memory.take_while(move |_| has_memory))
    }
}
