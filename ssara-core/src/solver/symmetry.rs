//! Interchangeable registers: they differ in nothing that matters to an instruction.
//!
//! Two registers are interchangeable if their roots have the same parts, in the lists of the same constrained operands,
//! free in the same phases. A search that has failed with a register need not try an interchangeable one.
//!
//! # Input
//!
//! A bank before anything is placed in it, the constrained operands and their relations.
//!
//! # Output
//!
//! For each register a number that it shares with the registers interchangeable with it.
//!
//! # Why correct
//!
//! As long as nothing is placed in either root, exchanging the two roots in a solution gives a solution. So the solution
//! that the search would find first is never left out. The rule that interchangeable constrained operands go in ascending
//! order leaves it in, too.
//!
//! # Cost
//!
//! Finding interchangeable registers costs more than most searches, so only a long search does it.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::solver::constrained_operands::{ConstrainedOperand, Related};
use crate::solver::query::BankQuery;
use crate::target::Reg;

/// What the parts of a root are like, in order. First come their place in the root, their state and their type. Then, as
/// bits, the constrained operands that may take them, and the classes of relations that have them. Last, the units of the
/// root that they hold.
type RootSignature = Vec<(u16, u16, u16, u64, u64, u64)>;

/// The interchangeable registers of a bank. Keeps its buffers.
#[derive(Default)]
pub struct Symmetry<const W: usize> {
    first: usize,
    /// By register of the bank: a number that it shares with the registers interchangeable with it.
    image: Vec<u32>,
    /// By register of the bank: the units of its root.
    root: Vec<Mask<W>>,
}

impl<const W: usize> Symmetry<W> {
    /// Finds the interchangeable registers of a bank before anything is placed in it.
    pub fn find(&mut self, query: &BankQuery<'_, W>, constrained: &[ConstrainedOperand], related: &Related) {
        let &BankQuery { machine, bank, free, restored, .. } = query;
        let target = machine.target;
        self.first = target.banks[bank.index()].first_reg.index();
        self.image.clear();
        self.root.clear();
        let mut parts: BTreeMap<Reg, Vec<Reg>> = BTreeMap::new();
        for reg in target.bank_regs(bank) {
            parts.entry(target.reg(reg).root).or_default().push(reg);
            self.root.push(machine.mask(target.reg(reg).root));
        }
        self.image.resize(self.root.len(), u32::MAX);
        let of_bank: Vec<&ConstrainedOperand> = constrained.iter().filter(|op| op.bank == bank).collect();
        let mut known: BTreeMap<RootSignature, u32> = BTreeMap::new();
        for (root, parts) in &parts {
            let signature = parts.iter().map(|&reg| {
                let desc = target.reg(reg);
                let mask = machine.mask(reg);
                let may_take = of_bank.iter().enumerate().filter(|(_, op)| op.allowed.contains(machine, reg));
                let may_take = may_take.fold(0, |set, (index, _)| set | 1 << (index % 64));
                let units = target.reg_units(*root);
                let held = units.iter().enumerate().filter(|(_, unit)| target.reg_units(reg).contains(unit));
                let held = held.fold(0, |set, (index, _)| set | 1 << (index % 64));
                let state = [free.early.contains(mask), free.late.contains(mask), mask.intersects(restored)];
                let state = state.into_iter().chain([machine.is_allocatable(reg)]);
                let state = state.fold(0, |bits, bit| bits << 1 | u16::from(bit)) << 9;
                (
                    desc.low_bit,
                    desc.bits,
                    state | desc.ty.map_or(256, |ty| ty.0.into()),
                    may_take,
                    related.classes_with(target, reg),
                    held,
                )
            });
            let signature: RootSignature = signature.collect();
            let unlike_any = of_bank.len() > 64
                || parts.len() > 256
                || target.reg_units(*root).len() > 64
                || parts.iter().any(|&reg| related.names(target, reg));
            if unlike_any {
                continue;
            }
            let next = known.len() as u32;
            let image = *known.entry(signature).or_insert(next);
            for (index, reg) in parts.iter().enumerate() {
                self.image[reg.index() - self.first] = image << 8 | index as u32;
            }
        }
    }

    /// Whether one of these registers, which all failed, is interchangeable with another one, where `taken` is in use.
    pub fn is_image_of_any(&self, machine: &Machine<'_, W>, reg: Reg, tried: &[Reg], taken: Mask<W>) -> bool {
        let at = |reg: Reg| reg.index() - self.first;
        let untouched = |reg: Reg| !self.root[at(reg)].intersects(taken);
        let image = self.image[at(reg)];
        image != u32::MAX
            && untouched(reg)
            && tried.iter().any(|&other| {
                self.image[at(other)] == image
                    && machine.target.reg(other).root != machine.target.reg(reg).root
                    && untouched(other)
            })
    }
}
