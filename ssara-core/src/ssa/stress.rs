//! Making the allocator's life hard, so that tests reach what ordinary code seldom does.
//!
//! Each field of [`Stress`] turns one decision into the worst one that is still right. What comes out is slow code that does
//! what the function does: the checker and the executor judge it as they judge any other. A client runs its own tests with
//! some of these options and finds mistakes of the allocator, and its own where it applies the result, on small programs.
//!
//! The level `O0` decides by instruction, and has no values to rearrange at the starts of blocks: there `rotate` and
//! `spill_everything` do nothing, and `cycles` only hides what is free.
//!
//! Without stress each hook costs a branch: one an instruction while spilling, one a block while colouring, one a parallel
//! copy.

use alloc::vec::Vec;
use core::cmp::Reverse;

use cranelift_entity::EntityRef;

use super::file::File;
use super::machine::Machine;
use crate::ir::{Function, Value};
use crate::target::{Bank, Reg, TargetDesc};
use crate::units::UnitSet;

/// What to make worse. None of it changes what a function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stress {
    /// The registers in which values may live. Few of them bring spilling, reloads and moves in front of almost every
    /// instruction. Finds mistakes in the choice of what to spill, promises of the spiller that the colouring cannot keep,
    /// slots that are shared too early, and clients that count on a register being left over.
    pub registers: Registers,
    /// Takes the registers of every class from the end of its allocation order. Finds registers that nobody has ever been
    /// given: wrong encodings, preserved registers that are not saved, and what works only because two classes begin alike.
    pub reverse_order: bool,
    /// At the start of each block every value takes the next register in order, so that each edge needs copies. Finds
    /// mistakes in copies of edges, in where they are placed, and in clients that carry them out.
    pub rotate: bool,
    /// Keeps a value in memory except where the very next instruction uses it. Finds mistakes in stores, reloads, slots,
    /// parameters in memory, and in the addressing of the frame.
    pub spill_everything: bool,
    /// Puts the copies of every edge onto the edge, never into one of its blocks, so that the client has to split each edge
    /// that has copies. Finds mistakes in the splitting of edges, of critical ones and of those that look harmless.
    pub split_edges: bool,
    /// At the start of each block the values of a type exchange their registers, and no copy is told which registers are
    /// free: cycles everywhere, to be broken by swaps or through memory. Finds mistakes in the sequencing of copies, in
    /// temporary slots, and in swaps.
    pub cycles: bool,
}

/// In which registers values may live between instructions. Operands that are fixed stay where they are fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Registers {
    /// In all that the target allocates.
    #[default]
    All,
    /// In those that the certificate of the target names ([`TargetDesc::sufficient`]): every form and every call of the
    /// target can still be allocated. Classes of which it names none keep all.
    Sufficient,
    /// In these, with all of their parts; classes of which none is named keep all. An instruction that needs more of them
    /// is refused as [`Infeasible`](super::Error::Infeasible).
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

    /// Takes from the members of a class, which are `regs` from `start` on, those that are not allowed, unless none is, and
    /// puts the others in order.
    pub(super) fn rearrange(&self, target: &TargetDesc, allowed: Option<&UnitSet>, regs: &mut Vec<Reg>, start: usize) {
        if let Some(allowed) = allowed {
            let is_allowed = |reg: &Reg| target.reg_units(*reg).iter().all(|&unit| allowed.contains(unit));
            let left: Vec<Reg> = regs[start..].iter().copied().filter(is_allowed).collect();
            if !left.is_empty() {
                regs.truncate(start);
                regs.extend(left);
            }
        }
        if self.reverse_order {
            regs[start..].reverse();
        }
    }

    /// Whether values move at the start of each block.
    pub(super) fn moves_values(&self) -> bool {
        self.rotate || self.cycles
    }
}

impl Registers {
    /// The units of the registers in which values may live; `None` for all.
    pub(super) fn units(self, target: &TargetDesc) -> Option<UnitSet> {
        let regs = match self {
            Registers::All => return None,
            Registers::Sufficient => &target.sufficient[..],
            Registers::Only(regs) => regs,
        };
        Some(target.units_of(regs.iter().copied()))
    }
}

/// Moves the values at the start of a block, which are all in registers of their home classes, to others. Each value of a
/// type takes a register of that type, and no unit is given twice; so the result is as good as what it was.
pub(super) fn move_values<const W: usize>(
    stress: &Stress,
    func: &Function,
    machine: &Machine<'_, W>,
    values: &[Value],
    file: &mut File<W>,
) {
    for bank in (0..machine.num_banks()).map(Bank::from_index) {
        let of_bank = values.iter().copied().filter(|&value| machine.ty(func.value_type(value)).bank == bank);
        let mut placed: Vec<(Value, Reg)> =
            of_bank.filter_map(|value| Some((value, file.reg[value.index()]?))).collect();
        // The widest first: what is narrower finds room among them.
        placed.sort_by_key(|&(value, _)| {
            (Reverse(machine.target.ty(func.value_type(value)).bits), func.value_type(value))
        });
        if stress.cycles {
            exchange(func, machine, &mut placed, file);
        }
        if stress.rotate {
            rotate(func, machine, bank, &placed, file);
        }
    }
}

/// Gives each value the register of the one before it, among those of its type.
fn exchange<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    placed: &mut [(Value, Reg)],
    file: &mut File<W>,
) {
    for same in placed.chunk_by_mut(|a, b| func.value_type(a.0) == func.value_type(b.0)) {
        let mut reg = same[same.len() - 1].1;
        for place in same {
            reg = core::mem::replace(&mut place.1, reg);
        }
    }
    put_all(machine, placed, file);
}

/// Gives each value the next free register in the order of its class; leaves them where they are if that leads nowhere.
fn rotate<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    bank: Bank,
    placed: &[(Value, Reg)],
    file: &mut File<W>,
) {
    let mut free = machine.bank(bank).units;
    let next = placed.iter().map(|&(value, reg)| {
        let home = machine.home_regs(func.value_type(value));
        let after = home.iter().position(|&other| other == reg).map_or(0, |at| at + 1);
        let mut from_here = home[after..].iter().chain(&home[..after]);
        let next = *from_here.find(|&&reg| free.contains(machine.mask(reg)))?;
        free = free.minus(machine.mask(next));
        Some((value, next))
    });
    if let Some(next) = next.collect::<Option<Vec<_>>>() {
        put_all(machine, &next, file);
    }
}

/// Puts all values of a bank elsewhere at once.
fn put_all<const W: usize>(machine: &Machine<'_, W>, placed: &[(Value, Reg)], file: &mut File<W>) {
    for &(value, _) in placed {
        file.remove(machine, value);
    }
    for &(value, reg) in placed {
        file.put(machine, value, reg);
    }
}
