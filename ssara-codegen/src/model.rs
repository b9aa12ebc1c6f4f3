//! The model of a file: every name resolved, every check passed, nothing packed yet.
//!
//! Registers and types already have the types of the target description, without the fields that depend on the complete
//! file, such as a register's units.

use fixedbitset::FixedBitSet;
use ssara_tables::target::{
    FeatureDesc, Features, FormKind, OperandDesc, Positions, Reg, RegDesc, RegSequence, Relation, Remat, Rest,
    RoleDesc, StackRules, Type, TypeDesc, VariadicRules, WideRules,
};

use crate::span::Span;

/// Everything from which a target description is made.
#[derive(Default)]
pub(crate) struct Model {
    pub name: String,
    pub doc: String,
    pub features: Vec<FeatureDesc>,
    pub banks: Vec<BankModel>,
    pub types: Vec<TypeDesc>,
    /// In the order of the target description; their units are still missing.
    pub regs: Vec<RegDesc>,
    /// For each register, its whole register. A tuple is its own whole register.
    pub wholes: Vec<Reg>,
    /// For each register, the position of its whole register among those of the file. Tuples have no such number.
    pub declared: Vec<u32>,
    pub tuples: Vec<TupleModel>,
    pub roles: Vec<RoleDesc>,
    /// The registers that `reserved` names.
    pub reserved: Vec<Reg>,
    /// All registers that overlap one of `reserved` or a constant register.
    pub unallocatable: FixedBitSet,
    /// Home classes first, then those of the file, then derived ones.
    pub classes: Vec<ClassModel>,
    pub forms: Vec<FormModel>,
    pub conventions: Vec<ConventionModel>,
}

pub(crate) struct BankModel {
    pub name: String,
    pub doc: String,
    pub first_reg: usize,
    pub num_regs: usize,
}

/// Tuples of registers.
pub(crate) struct TupleModel {
    pub name: String,
    pub doc: String,
    pub span: Span,
    /// Whether each tuple is a register, too.
    pub named: bool,
    /// Whether some operand takes one.
    pub used: bool,
    /// The number of registers in a tuple.
    pub len: u8,
    /// The members of all tuples, one tuple after the other.
    pub members: Vec<Reg>,
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
    /// The number of successors of a branch, if it is a certain one.
    pub successors: Option<u16>,
    pub operands: Vec<(String, OperandDesc)>,
    pub relations: Vec<Relation>,
    pub clobbers: Vec<Reg>,
    /// What its edges destroy, by successor.
    pub edge_clobbers: Vec<Vec<Reg>>,
    pub remat: Remat,
    pub requires: Features,
    /// What it costs more than the form of which it is an alternative, in hundredths of a store.
    pub price: u16,
    /// The number of alternatives of this form, which are the forms that follow it.
    pub alternatives: usize,
}

pub(crate) struct ConventionModel {
    pub name: String,
    pub doc: String,
    pub arguments: Vec<RegSequence>,
    pub results: Vec<RegSequence>,
    pub positions: Positions,
    pub callee_saved: Vec<Reg>,
    /// What the edges of a call that ends its block destroy, by successor.
    pub edge_clobbers: Vec<Vec<Reg>>,
    /// The link register, if functions save it.
    pub link: Option<Reg>,
    pub reserved: Vec<Reg>,
    pub wide: WideRules,
    pub variadic: Option<VariadicRules>,
    pub stack: StackRules,
}

impl Model {
    /// Whether a write to one of two registers changes the other. They share bits, or they are parts of one whole register
    /// and a write to one destroys all other bits.
    pub fn overlap(&self, a: Reg, b: Reg) -> bool {
        let destroys = |reg: Reg| self.regs[reg.index()].rest != Rest::Keep;
        self.share_bits(a, b) || (destroys(a) || destroys(b)) && self.wholes[a.index()] == self.wholes[b.index()]
    }
    /// Whether two registers share bits. Their bits are those of the largest registers they are parts of.
    pub fn share_bits(&self, a: Reg, b: Reg) -> bool {
        let (a, b) = (&self.regs[a.index()], &self.regs[b.index()]);
        let end = |reg: &RegDesc| u32::from(reg.low_bit) + u32::from(reg.bits);
        a.root == b.root && u32::from(a.low_bit) < end(b) && u32::from(b.low_bit) < end(a)
    }
    /// Whether one register has all bits of another.
    pub fn contains(&self, outer: Reg, inner: Reg) -> bool {
        self.share_bits(outer, inner) && self.regs[inner.index()].bits <= self.regs[outer.index()].bits
    }
    /// The lowest bit of a register within its whole register.
    pub fn low_in_whole(&self, reg: Reg) -> u16 {
        self.regs[reg.index()].low_bit - self.regs[self.wholes[reg.index()].index()].low_bit
    }
    /// The registers that the largest register around `reg` consists of, itself first.
    pub fn of_root(&self, reg: Reg) -> impl Iterator<Item = Reg> {
        let root = self.regs[reg.index()].root;
        // A largest register and its parts are neighbours.
        (root.index()..self.regs.len()).take_while(move |&other| self.regs[other].root == root).map(Reg::from_index)
    }
    /// The name of a register in messages.
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
            set.extend(self.of_root(reg).filter(|&other| self.overlap(reg, other)).map(Reg::index));
        }
        set
    }
}
