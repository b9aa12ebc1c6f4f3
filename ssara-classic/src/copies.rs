//! Parallel copies as sequences of edits.
//!
//! # Input
//! Copies between registers and slots that happen at once, with disjoint destinations, and the registers that hold a
//! value after them.
//!
//! # Output
//! Edits with the same effect, one by one.
//!
//! # How
//! A copy is made once no waiting copy reads its destination. If all wait, they form a cycle. Two registers that change
//! places are swapped where the machine can. Otherwise one source is put aside, in a free register or in a temporary
//! slot. A copy from slot to slot goes through a free register, or through one whose content is put aside meanwhile.
//!
//! # Cost
//! Quadratic in the copies that happen at once.

use ssara_core::Target;
use ssara_core::output::{Edit, Loc, Slot};
use ssara_core::target::{Reg, Type};

/// A copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// The type that is copied.
    pub ty: Type,
    /// The source.
    pub from: Loc,
    /// The destination.
    pub to: Loc,
}

/// The surroundings of a parallel copy.
pub struct Surroundings<'a> {
    /// The target.
    pub target: &'a Target,
    /// The registers that hold a value after the copies, with its type.
    pub held: Vec<(Reg, Type)>,
    /// By type: the registers that may be used, best first.
    pub regs: &'a dyn Fn(Type) -> Vec<Reg>,
    /// Makes a temporary slot for a type.
    pub temporary: &'a mut dyn FnMut(Type) -> Slot,
}

/// Puts copies in order. Returns `None` if no register can be used for a copy from slot to slot.
pub fn sequence(moves: &[Move], around: &mut Surroundings<'_>) -> Option<Vec<Edit>> {
    let waiting = moves.iter().copied().filter(|it| it.from != it.to).collect();
    let mut walk = Walk { waiting, around, out: Vec::new() };
    while !walk.waiting.is_empty() {
        match (0..walk.waiting.len()).find(|&at| walk.is_ready(at)) {
            Some(at) => {
                let Move { ty, from, to } = walk.waiting.remove(at);
                walk.copy(ty, from, to)?;
            }
            None => walk.break_cycle()?,
        }
    }
    Some(walk.out)
}

struct Walk<'a, 'b> {
    waiting: Vec<Move>,
    around: &'a mut Surroundings<'b>,
    out: Vec<Edit>,
}

impl Walk<'_, '_> {
    /// Whether no other waiting copy reads what a copy overwrites.
    fn is_ready(&self, at: usize) -> bool {
        let to = self.waiting[at].to;
        self.waiting.iter().enumerate().all(|(other, it)| other == at || !self.overlap(it.from, to))
    }
    fn overlap(&self, a: Loc, b: Loc) -> bool {
        match (a, b) {
            (Loc::Reg(a), Loc::Reg(b)) => self.around.target.overlap(a, b),
            _ => a == b,
        }
    }

    fn copy(&mut self, ty: Type, from: Loc, to: Loc) -> Option<()> {
        match (from, to) {
            (Loc::Reg(from), Loc::Reg(to)) => self.out.push(Edit::Move { ty, from, to }),
            (Loc::Reg(from), Loc::Slot(to)) => self.out.push(Edit::Store { ty, from, to }),
            (Loc::Slot(from), Loc::Reg(to)) => self.out.push(Edit::Load { ty, from, to }),
            (Loc::Slot(from), Loc::Slot(to)) => return self.through_register(ty, from, to),
            _ => {}
        }
        Some(())
    }

    fn through_register(&mut self, ty: Type, from: Slot, to: Slot) -> Option<()> {
        if let Some(reg) = self.free_reg(ty) {
            self.out.extend([Edit::Load { ty, from, to: reg }, Edit::Store { ty, from: reg, to }]);
            return Some(());
        }
        let usable = (self.around.regs)(ty);
        let is_waiting = |reg: Reg| {
            self.waiting.iter().any(|it| self.overlap(it.from, Loc::Reg(reg)) || self.overlap(it.to, Loc::Reg(reg)))
        };
        let held = &self.around.held;
        let only = |reg: Reg| held.iter().filter(|it| self.around.target.overlap(it.0, reg)).count() == 1;
        let &(reg, _) =
            held.iter().find(|&&(reg, of)| of == ty && usable.contains(&reg) && only(reg) && !is_waiting(reg))?;
        let aside = (self.around.temporary)(ty);
        self.out.extend([
            Edit::Store { ty, from: reg, to: aside },
            Edit::Load { ty, from, to: reg },
            Edit::Store { ty, from: reg, to },
            Edit::Load { ty, from: aside, to: reg },
        ]);
        Some(())
    }

    /// A register that nothing waits to read, and that holds nothing that must stay.
    fn free_reg(&self, ty: Type) -> Option<Reg> {
        let is_free = |&reg: &Reg| {
            let loc = Loc::Reg(reg);
            let is_read = self.waiting.iter().any(|it| self.overlap(it.from, loc));
            let is_written_later = |held: Reg| self.waiting.iter().any(|it| it.to == Loc::Reg(held));
            let mut held = self.around.held.iter().filter(|it| self.around.target.overlap(it.0, reg));
            !is_read && held.all(|&(held, _)| is_written_later(held))
        };
        (self.around.regs)(ty).into_iter().find(is_free)
    }

    /// Lets one copy of a cycle go on.
    fn break_cycle(&mut self) -> Option<()> {
        let Move { ty, from, to } = self.waiting[0];
        if let (Loc::Reg(a), Loc::Reg(b)) = (from, to)
            && self.around.target.ty(ty).swap
            && let Some(back) = self.waiting.iter().position(|it| *it == Move { ty, from: to, to: from })
            && self.waiting.iter().filter(|it| self.overlap(it.from, from) || self.overlap(it.from, to)).count() == 2
        {
            self.out.push(Edit::Swap { ty, a, b });
            self.waiting.remove(back);
            self.waiting.remove(0);
            return Some(());
        }
        // The source that is read by the copy in the way of the first one.
        let blocker = self.waiting.iter().skip(1).find(|it| self.overlap(it.from, to))?;
        let Move { ty, from, .. } = *blocker;
        let aside = match self.free_parking(ty) {
            Some(reg) => Loc::Reg(reg),
            None => Loc::Slot((self.around.temporary)(ty)),
        };
        self.copy(ty, from, aside)?;
        self.waiting.iter_mut().filter(|it| it.from == from && it.ty == ty).for_each(|it| it.from = aside);
        Some(())
    }

    /// A register in which a value can stay until all copies are made: no copy writes it.
    fn free_parking(&self, ty: Type) -> Option<Reg> {
        let is_free = |&reg: &Reg| {
            let loc = Loc::Reg(reg);
            let is_used = self.waiting.iter().any(|it| self.overlap(it.from, loc) || self.overlap(it.to, loc));
            !is_used && !self.around.held.iter().any(|it| self.around.target.overlap(it.0, reg))
        };
        (self.around.regs)(ty).into_iter().find(is_free)
    }
}
