//! What is still in registers behind a branch whose edges destroy registers.
//!
//! # Input
//! An edge, and the set of units that the form of its branch names for it.
//!
//! # Output
//! Which of the values that are in registers at the end of the block are in them on the edge: the results of the branch, and
//! the values of banks in which the set has no unit. The others must be in slots before the branch, or be rematerialised.
//!
//! # Why correct
//! A register of another bank is not in the set, and a register in which the branch defines a value is kept. A value in a
//! register that the set leaves alone counts as lost all the same. So the answer does not depend on registers: the spiller
//! has it before registers are chosen, and colouring and resolution have the same one.
//!
//! # Cost
//! Constant if no form of the target or of the function has such sets, else linear in the banks. An answer about a value of a
//! bank that is lost is linear in the operands of the branch.

use crate::analysis::context::Cx;
use crate::ir::{Block, Edge, Value};
use crate::target::{BankDesc, Reg};
use crate::units::UnitSet;

/// What is still in registers on an edge.
#[derive(Clone, Copy)]
pub struct Survivors<'a, const W: usize> {
    cx: &'a Cx<'a, W>,
    edge: Edge,
    /// The banks, as bits, of which the edge destroys a unit.
    lost: u64,
}

impl<const W: usize> Cx<'_, W> {
    /// What is still in registers on an edge.
    #[inline]
    pub fn survivors(&self, edge: Edge) -> Survivors<'_, W> {
        let words = self.func.edge_clobbers(self.machine.target, edge);
        let loses =
            |bank: &BankDesc| words[bank.first_word.into()..][..bank.words.into()].iter().any(|&word| word != 0);
        let bit = |(at, bank): (usize, &BankDesc)| u64::from(loses(bank)) << at;
        let lost = match words {
            [] => 0,
            _ => self.machine.target.banks.iter().enumerate().map(bit).sum(),
        };
        Survivors { cx: self, edge, lost }
    }
}

impl<'a, const W: usize> Cx<'a, W> {
    /// The registers of which edges out of a block destroy any part.
    pub fn destroyed_after(&self, block: Block) -> impl Iterator<Item = Reg> + use<'a, W> {
        let Cx { func, machine, .. } = *self;
        let target = machine.target;
        let sets = func.succ_edges(block).map(|edge| func.edge_clobbers(target, edge)).filter(|set| !set.is_empty());
        let mut destroyed: Option<UnitSet> = None;
        sets.for_each(|set| destroyed.get_or_insert_with(|| target.no_units()).union_with(&UnitSet::from_words(set)));
        destroyed.into_iter().flat_map(move |set| {
            target.reg_ids().filter(move |&reg| target.reg_units(reg).iter().any(|&unit| set.contains(unit)))
        })
    }
}

impl<const W: usize> Survivors<'_, W> {
    /// Whether the edge destroys nothing.
    #[inline]
    pub fn are_all(&self) -> bool {
        self.lost == 0
    }
    /// Whether a value that is in a register at the end of the block is in it on the edge.
    #[inline]
    pub fn have(&self, value: Value) -> bool {
        self.lost == 0
            || self.lost >> self.cx.machine.ty(self.cx.func.value_type(value)).bank.index() & 1 == 0
            || self.is_result(value)
    }
    /// Whether the branch defines a value.
    fn is_result(&self, value: Value) -> bool {
        let Cx { func, constraints, .. } = *self.cx;
        let branch = func.terminator(func.edge(self.edge).from).into_iter();
        branch.flat_map(|branch| constraints.operands(func, branch)).any(|(def, desc)| def == value && desc.is_def())
    }
}
