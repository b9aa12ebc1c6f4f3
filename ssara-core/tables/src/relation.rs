//! The constraints of an instruction form that involve several operands.

use crate::TargetDesc;
use crate::ids::{Class, Reg, TupleList};

/// A relation between the registers of operands, which are named by their numbers in the form.
///
/// A relation constrains registers only: an operand in a spill slot fulfils every relation in which it takes part. The
/// positions of the operands do not matter. Two operands that are `Distinct` are disjoint even if one is read early and the
/// other is written late. An early clobber of *some* uses is written in this way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Relation {
    /// The operands from `first` on are, in order, in the registers of one tuple of `list`: a group.
    Group {
        /// The first operand of the group; the others follow it.
        first: u16,
        /// The tuples, which have as many registers as the group has operands.
        list: TupleList,
    },
    /// The two registers share no unit.
    Distinct(u16, u16),
    /// The two registers are the same, or one is the part at this end of the other.
    Same(u16, u16, End),
    /// If the two registers overlap, the smaller one is at this end of the larger one. For example, the widening
    /// instructions of the RISC-V vector extension allow overlap only with the highest-numbered registers of the
    /// destination.
    OverlapAt(u16, u16, End),
    /// If the register of the first operand is in the first class, the register of the second operand is in the second
    /// class. For example, no other operand may need a REX prefix if one is in AH.
    Implies(u16, Class, u16, Class),
}

/// An end of a register, which for a tuple is its lowest- or highest-numbered registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum End {
    /// The lowest bits.
    Low,
    /// The highest bits.
    High,
}

impl Relation {
    /// Whether the relation holds, as far as the registers are known. `reg` gives the register of an operand, or `None` if
    /// the operand is in no register or has not been assigned one yet. A relation that cannot be decided yet holds. The time
    /// is at most linear in the length of the tuple list or class.
    pub fn holds(&self, target: &TargetDesc, reg: impl Fn(u16) -> Option<Reg>) -> bool {
        match *self {
            Relation::Group { first, list } => target.tuples(list).any(|tuple| {
                tuple
                    .iter()
                    .enumerate()
                    .all(|(index, &member)| reg(first + index as u16).is_none_or(|reg| reg == member))
            }),
            Relation::Distinct(a, b) => both(reg(a), reg(b)).is_none_or(|(a, b)| !target.overlap(a, b)),
            Relation::Same(a, b, end) => both(reg(a), reg(b)).is_none_or(|(a, b)| at_end(target, a, b, end)),
            Relation::OverlapAt(a, b, end) => {
                both(reg(a), reg(b)).is_none_or(|(a, b)| !target.overlap(a, b) || at_end(target, a, b, end))
            }
            Relation::Implies(a, in_a, b, in_b) => both(reg(a), reg(b))
                .is_none_or(|(a, b)| !target.class_regs(in_a).contains(&a) || target.class_regs(in_b).contains(&b)),
        }
    }

    /// Calls `each` with the number of every operand that takes part.
    pub fn for_each_operand(&self, target: &TargetDesc, mut each: impl FnMut(u16)) {
        match *self {
            Relation::Group { first, list } => {
                let len = target.tuple_lists[list.index()].len;
                (first..first + u16::from(len)).for_each(each);
            }
            Relation::Distinct(a, b)
            | Relation::Same(a, b, _)
            | Relation::OverlapAt(a, b, _)
            | Relation::Implies(a, _, b, _) => [a, b].into_iter().for_each(&mut each),
        }
    }
}

fn both(a: Option<Reg>, b: Option<Reg>) -> Option<(Reg, Reg)> {
    a.zip(b)
}

/// Whether two registers are parts of one, and end in the same bit at the given end.
fn at_end(target: &TargetDesc, a: Reg, b: Reg, end: End) -> bool {
    let (a, b) = (target.reg(a), target.reg(b));
    let bit = |reg: &crate::target::RegDesc| match end {
        End::Low => u32::from(reg.low_bit),
        End::High => u32::from(reg.low_bit) + u32::from(reg.bits),
    };
    a.root == b.root && bit(a) == bit(b)
}
