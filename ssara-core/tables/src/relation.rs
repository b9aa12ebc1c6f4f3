//! What an instruction form demands of several operands together.

use crate::TargetDesc;
use crate::ids::{Class, Reg, TupleList};

/// A relation between the registers of operands, which are named by their numbers in the form.
///
/// A relation speaks of registers only: an operand that is in a spill slot fulfils every relation it takes part in. It
/// speaks of the registers whatever the positions of the operands: two operands that are `Distinct` are disjoint even if
/// one is read early and the other written late, which is how an early clobber against *some* uses is said.
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
    /// The two registers are the same, or one is the low part of the other.
    Same(u16, u16),
    /// If the two registers overlap, the smaller one is this end of the larger one (the widening instructions of the
    /// RISC-V vector extension allow overlap in the highest-numbered registers of the destination only).
    OverlapAt(u16, u16, End),
    /// If the register of the first operand is in the first class, that of the second is in the second (AH demands that
    /// no other operand needs a REX prefix).
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
    /// Whether the relation holds, as far as the registers are known: `reg` gives that of an operand, or `None` if the
    /// operand is in no register or not decided yet. What cannot be told yet holds. Takes time linear in the length of
    /// the tuple list or class at most.
    pub fn holds(&self, target: &TargetDesc, reg: impl Fn(u16) -> Option<Reg>) -> bool {
        match *self {
            Relation::Group { first, list } => target.tuples(list).any(|tuple| {
                tuple
                    .iter()
                    .enumerate()
                    .all(|(index, &member)| reg(first + index as u16).is_none_or(|reg| reg == member))
            }),
            Relation::Distinct(a, b) => both(reg(a), reg(b)).is_none_or(|(a, b)| !target.overlap(a, b)),
            Relation::Same(a, b) => both(reg(a), reg(b)).is_none_or(|(a, b)| {
                let (a, b) = (target.reg(a), target.reg(b));
                (a.root, a.low_bit) == (b.root, b.low_bit)
            }),
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
            | Relation::Same(a, b)
            | Relation::OverlapAt(a, b, _)
            | Relation::Implies(a, _, b, _) => [a, b].into_iter().for_each(&mut each),
        }
    }
}

fn both(a: Option<Reg>, b: Option<Reg>) -> Option<(Reg, Reg)> {
    a.zip(b)
}

/// Whether two overlapping registers end in the same bit at the given end.
fn at_end(target: &TargetDesc, a: Reg, b: Reg, end: End) -> bool {
    let (a, b) = (target.reg(a), target.reg(b));
    let bit = |reg: &crate::target::RegDesc| match end {
        End::Low => u32::from(reg.low_bit),
        End::High => u32::from(reg.low_bit) + u32::from(reg.bits),
    };
    a.root == b.root && bit(a) == bit(b)
}
