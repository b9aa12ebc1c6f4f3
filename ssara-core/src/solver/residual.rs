//! The residual of an instruction: live-through copies, ties and everything that takes any register.
//!
//! # Input
//! An instruction whose constrained operands have registers.
//!
//! # Output
//! Registers for the residual, or only whether there are such.
//!
//! # Method
//! A register may hold a value for a constrained operand in the early phase only, with nothing in it in the late phase.
//! Such a register is an *offer*. It can become the live-through copy of the value. A def that is tied to another use of
//! the value can overwrite it, too.
//!
//! # Why correct
//! In a bank in which every register is one unit, taking an offer is never worse: any other register would be taken in both
//! phases. Where registers overlap in part it may be worse. There each offer may be declined, and packing is tried with
//! all sets of at most [`MAX_OFFERS`].
//!
//! # Cost
//! Linear in the items where registers are single units. Otherwise packing is tried at most 2 to the power of
//! [`MAX_OFFERS`] times.

use alloc::vec::Vec;

use crate::regs::machine::Machine;
use crate::solver::constrained_operands::ConstrainedOperand;
use crate::solver::instruction::{InstSolver, Mode, NONE, Used};
use crate::solver::live_through::LiveThrough;
use crate::solver::packing::{self, EARLY, Free, LATE, PackItem, What};
use crate::solver::query::BankQuery;
use crate::target::{Bank, Reg};

/// Maximum number of offers that can be declined; further ones are taken. Each doubles the sets with which packing is tried.
/// Instructions with several offers are rare: they read live-out values in certain registers.
const MAX_OFFERS: u32 = 4;

/// Which offers are declined, the first in bit 0, and how many there were.
struct Offers {
    declined: u32,
    made: u32,
}

impl<const W: usize> InstSolver<W> {
    /// With all constrained operands placed: finds live-through copies of the used values and packs everything else.
    pub(super) fn pack(&mut self, query: &BankQuery<'_, W>, free: Free<W>, mode: &mut Mode<'_, W>) -> bool {
        let &BankQuery { machine, bank, through, .. } = query;
        let uniform = machine.bank(bank).uniform;
        let mut offers = Offers { declined: 0, made: 0 };
        if let (Mode::Check, true) = (&mode, uniform) {
            let free = self.find_live_through_copies(machine, bank, free, false, &mut offers);
            return packing::fits_uniform(&self.residual, through.count(), free);
        }
        // First as things are, with values that stay where they are if there is room for both copies. Where that fails
        // exactly as in the mode `Check`, which knows nothing of registers.
        if let Mode::Assign(choose) = mode {
            loop {
                let in_place = self.find_live_through_copies(machine, bank, free, true, &mut offers);
                self.add_through(through);
                if packing::pack_in_place(machine, bank, &mut self.residual, in_place, *choose) {
                    return true;
                }
                let mut of_bank = self.used.iter_mut().filter(|used| machine.ty(used.ty).bank == bank);
                if !of_bank.any(|used| core::mem::take(&mut used.status.stays)) {
                    break;
                }
            }
        }
        let mut sets = 1;
        let mut declined = 0;
        while declined < sets {
            offers = Offers { declined, made: 0 };
            let free = self.find_live_through_copies(machine, bank, free, false, &mut offers);
            self.add_through(through);
            if packing::pack_within(machine, bank, &mut self.residual, free, &mut self.work) {
                return true;
            }
            if !uniform {
                sets = sets.max(1 << offers.made.min(MAX_OFFERS));
            }
            declined += 1;
        }
        false
    }

    pub(super) fn add_through(&mut self, through: &dyn LiveThrough) {
        through.for_each(&mut |value, ty, current| {
            self.residual.push(PackItem::new(What::Through, value, ty, EARLY | LATE, current));
        });
    }

    /// Collects the residual items of the operands in a bank. Gives used values live-through copies, if `keep_current`
    /// where they are. Lets ties share registers of constrained operands. Returns what is free for the residual items.
    fn find_live_through_copies(
        &mut self,
        machine: &Machine<'_, W>,
        bank: Bank,
        mut free: Free<W>,
        keep_current: bool,
        offers: &mut Offers,
    ) -> Free<W> {
        self.residual.clear();
        self.shared.clear();
        for index in 0..self.used.len() {
            if machine.ty(self.used[index].ty).bank == bank {
                self.used[index].live_through_copy = self.free_live_through_copy(machine, index, free, keep_current);
                if let Some(live_through_copy) = self.used[index].live_through_copy {
                    free.late = free.late.minus(machine.mask(live_through_copy));
                }
            }
        }
        for at in 0..self.base.len() {
            let (of_bank, item) = self.base[at];
            if of_bank != bank {
                continue;
            }
            if let What::Tied(use_, def) = item.what
                && let Some(reg) = self.spare(machine, self.used_by[usize::from(use_)].into(), free, offers)
            {
                self.shared.push((use_, def, reg));
                free.late = free.late.minus(machine.mask(reg));
            } else {
                self.residual.push(item);
            }
        }
        for index in 0..self.used.len() {
            let Used { value, ty, status, anywhere, tied, live_through_copy } = self.used[index];
            if machine.ty(ty).bank != bank || live_through_copy.is_some() {
                continue;
            }
            let item = |phases| PackItem::new(What::Operand(index as u16), value, ty, phases, status.current);
            if self.used[index].is_live_out() {
                let is_free = |reg: Reg| machine.is_allocatable(reg) && free.fits(machine.mask(reg), EARLY | LATE);
                let stays = keep_current && status.stays && status.current.is_some_and(is_free);
                match self.spare(machine, index, free, offers).filter(|_| !stays) {
                    Some(reg) => {
                        self.used[index].live_through_copy = Some(reg);
                        free.late = free.late.minus(machine.mask(reg));
                    }
                    None => self.residual.push(item(EARLY | LATE)),
                }
            } else if !tied && anywhere != 0 && !self.held(index).any(|(reg, _)| machine.is_allocatable(reg)) {
                self.residual.push(item(EARLY));
            }
        }
        free
    }

    /// The registers that hold a used value for constrained operands.
    fn held(&self, used: usize) -> impl Iterator<Item = (Reg, &ConstrainedOperand)> + '_ {
        let all = self.placed.iter().map(|placed| (placed.reg, &self.constrained[usize::from(placed.constrained)]));
        all.filter(move |(_, op)| op.early == Some(used as u16))
    }

    /// A register that holds a used value for a constrained operand until the late phase, in which it is free.
    fn spare(&self, machine: &Machine<'_, W>, used: usize, free: Free<W>, offers: &mut Offers) -> Option<Reg> {
        self.held(used).map(|(reg, _)| reg).find(|&reg| {
            // What a tied constrained operand or a late use holds is not free then.
            let is_offered = machine.is_allocatable(reg) && free.late.contains(machine.mask(reg));
            let is_declined = offers.declined.checked_shr(offers.made).unwrap_or(0) & 1 != 0;
            offers.made += u32::from(is_offered);
            is_offered && !is_declined
        })
    }

    /// A live-through copy that takes no register from anything else. It holds the value for a constrained operand in the
    /// late phase too. If `keep_current`, the register in which the value is comes first.
    fn free_live_through_copy(
        &self,
        machine: &Machine<'_, W>,
        used: usize,
        free: Free<W>,
        keep_current: bool,
    ) -> Option<Reg> {
        let data = &self.used[used];
        if !data.is_live_out() {
            return None;
        }
        let here = data.status.current.filter(|_| keep_current);
        let is_late = |op: &ConstrainedOperand| op.late == Some(used as u16);
        let regs = || self.held(used).filter(|&(reg, _)| machine.is_allocatable(reg));
        let kept =
            regs().find(|&(reg, op)| Some(reg) == here && (is_late(op) || free.late.contains(machine.mask(reg))));
        kept.or_else(|| regs().find(|(_, op)| is_late(op))).map(|(reg, _)| reg)
    }

    /// Reads the solution off.
    pub(super) fn finish(&mut self, machine: &Machine<'_, W>, bank: Bank) {
        for placed in &self.placed {
            let op = &self.constrained[placed.constrained as usize];
            self.operand_regs[op.operands.0 as usize] = Some(placed.reg);
            if let Some(def) = op.operands.1 {
                self.operand_regs[def as usize] = Some(placed.reg);
            }
            if let Some(used) = op.early {
                let copy = (self.used[used as usize].value, placed.reg);
                if !self.copies.contains(&copy) {
                    self.copies.push(copy);
                }
            }
        }
        let mut readable: Vec<(u16, Reg)> = Vec::new();
        for item in &self.residual {
            let reg = item.reg.expect("packed");
            match item.what {
                What::Through => {
                    self.copies.push((item.value, reg));
                    self.after.push((item.value, reg));
                }
                What::Operand(used) => {
                    self.used[used as usize].live_through_copy = Some(reg);
                    self.copies.push((item.value, reg));
                }
                What::Tied(use_, def) => {
                    self.operand_regs[use_ as usize] = Some(reg);
                    self.operand_regs[def as usize] = Some(reg);
                    self.copies.push((item.value, reg));
                    readable.push((self.used_by[use_ as usize], reg));
                }
                What::Def(def) => self.operand_regs[def as usize] = Some(reg),
            }
        }
        for used in &self.used {
            if let (true, Some(live_through_copy)) =
                (used.status.in_reg_after && machine.ty(used.ty).bank == bank, used.live_through_copy)
            {
                self.after.push((used.value, live_through_copy));
            }
        }
        for &(use_, def, reg) in &self.shared {
            self.operand_regs[use_ as usize] = Some(reg);
            self.operand_regs[def as usize] = Some(reg);
        }
        // Operands that read a value wherever it is.
        for operand in 0..self.used_by.len() {
            let used = self.used_by[operand];
            if used == NONE || self.operand_regs[operand].is_some() {
                continue;
            }
            // A constrained operand may hold it where values do not live, and operands that take any register do not look.
            let of_constrained = || self.held(used.into()).map(|(reg, _)| reg).find(|&reg| machine.is_allocatable(reg));
            let of_tie = || readable.iter().find(|readable| readable.0 == used).map(|readable| readable.1);
            if machine.ty(self.used[used as usize].ty).bank == bank {
                self.operand_regs[operand] =
                    self.used[used as usize].live_through_copy.or_else(of_constrained).or_else(of_tie);
            }
        }
    }
}
