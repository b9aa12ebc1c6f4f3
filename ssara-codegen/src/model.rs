//! The file understood: every name resolved, every check passed, nothing packed yet.
//!
//! Registers and types are those of the target description already, except for what depends on the whole file (a
//! register's units).

use fixedbitset::FixedBitSet;
use ssara_tables::target::{
    FormKind, OperandDesc, Positions, Reg, RegDesc, Relation, Remat, StackRules, Type, TypeDesc,
};

use crate::span::Span;

/// Everything that a target description is made of.
#[derive(Default)]
pub(crate) struct Model {
    pub name: String,
    pub doc: String,
    pub banks: Vec<BankModel>,
    pub types: Vec<TypeDesc>,
    /// In the order of the target description; their units are still missing.
    pub regs: Vec<RegDesc>,
    /// The registers that `reserved` names.
    pub reserved: Vec<Reg>,
    /// All registers that overlap one of `reserved`.
    pub unallocatable: FixedBitSet,
    /// Home classes first, then those of the file, then derived ones.
    pub classes: Vec<ClassModel>,
    pub forms: Vec<FormModel>,
    pub conventions: Vec<ConventionModel>,
}

pub(crate) struct BankModel {
    pub name: String,
    pub doc: String,
    pub span: Span,
    pub first_reg: usize,
    pub num_regs: usize,
}

#[derive(Clone)]
pub(crate) struct ClassModel {
    pub name: String,
    pub doc: String,
    pub ty: Type,
    /// In allocation order.
    pub members: Vec<Reg>,
    /// The same as a set of positions.
    pub set: FixedBitSet,
    /// Whether the file gives this class an order of its own.
    pub own_order: bool,
}

pub(crate) struct FormModel {
    pub name: String,
    pub doc: String,
    pub kind: FormKind,
    pub operands: Vec<(String, OperandDesc)>,
    pub relations: Vec<Relation>,
    pub clobbers: Vec<Reg>,
    pub remat: Remat,
    /// So many of the forms that follow are other ways to issue this one.
    pub alternatives: usize,
}

pub(crate) struct ConventionModel {
    pub name: String,
    pub doc: String,
    /// For each bank that the file mentions, its position and its registers.
    pub arguments: Vec<(usize, Vec<Reg>)>,
    pub results: Vec<(usize, Vec<Reg>)>,
    pub positions: Positions,
    pub preserved: Vec<Reg>,
    pub reserved: Vec<Reg>,
    pub stack: StackRules,
}

impl Model {
    /// Whether two registers share bits. Their bits are those of the whole registers they are parts of.
    pub fn overlap(&self, a: Reg, b: Reg) -> bool {
        let (a, b) = (&self.regs[a.index()], &self.regs[b.index()]);
        let end = |reg: &RegDesc| u32::from(reg.low_bit) + u32::from(reg.bits);
        a.root == b.root && u32::from(a.low_bit) < end(b) && u32::from(b.low_bit) < end(a)
    }
    /// What to call a register in a message.
    pub fn reg_name(&self, reg: Reg) -> &str {
        &self.regs[reg.index()].name
    }
    /// The set of these registers.
    pub fn reg_set(&self, regs: impl IntoIterator<Item = Reg>) -> FixedBitSet {
        let mut set = FixedBitSet::with_capacity(self.regs.len());
        set.extend(regs.into_iter().map(Reg::index));
        set
    }
    /// All registers that share bits with one of these.
    pub fn overlapping(&self, regs: impl IntoIterator<Item = Reg>) -> FixedBitSet {
        let mut set = self.reg_set([]);
        for reg in regs {
            // A whole register and its parts are neighbours.
            let root = self.regs[reg.index()].root;
            let family = (root.index()..self.regs.len()).take_while(|&other| self.regs[other].root == root);
            set.extend(family.filter(|&other| self.overlap(reg, Reg::from_index(other))));
        }
        set
    }
}
