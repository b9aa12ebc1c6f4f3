//! The order of the registers of a bank with tuples that are registers: a tuple comes before its members.

use ssara_tables::target::{Features, Reg, RegDesc};

use crate::span::Span;

/// A tuple that is a register.
pub(super) struct Named<'d> {
    pub name: &'d str,
    pub span: Span,
    pub requires: Features,
    /// Its members from the lowest bits up.
    pub members: Vec<Reg>,
    /// Its first member in the order of the file, which lends it its encoding.
    pub first: Reg,
}

/// The origin of a register after `lay_out`: the position of an old register, or the place of a tuple's name.
pub(super) enum Origin {
    Old(usize),
    Tuple(Span),
}

/// A whole register and its parts, from `low_bit` on.
pub(super) fn family(
    old: &[RegDesc],
    first_reg: usize,
    whole: usize,
    low_bit: u16,
) -> impl Iterator<Item = (RegDesc, Origin)> {
    let parts = old[whole..].iter().take_while(move |desc| desc.root.index() == first_reg + whole);
    parts.enumerate().map(move |(index, desc)| {
        (RegDesc { low_bit: low_bit + desc.low_bit, ..desc.clone() }, Origin::Old(whole + index))
    })
}

/// The tuples of a nest and their members and parts: wide ones first, then in the order of the file.
pub(super) fn laid_nest(old: &[RegDesc], first_reg: usize, nest: &[Named]) -> Vec<(RegDesc, Origin)> {
    let desc = |reg: Reg| &old[reg.index() - first_reg];
    let place = |reg: Reg| nest[0].members.iter().position(|&member| member == reg).unwrap_or(0);
    let low_bit = |reg: Reg| place(reg) as u16 * desc(reg).bits;
    // With the position of the register, or of the first member.
    let mut laid: Vec<(RegDesc, Origin, usize)> = Vec::new();
    for tuple in nest {
        let first = desc(tuple.first);
        let features = tuple.members.iter().map(|&member| desc(member).features);
        let register = RegDesc {
            name: tuple.name.to_string().into(),
            low_bit: low_bit(tuple.members[0]),
            bits: first.bits * tuple.members.len() as u16,
            tuple: tuple.members.len() as u8,
            features: features.fold(tuple.requires, Features::union),
            ..first.clone()
        };
        laid.push((register, Origin::Tuple(tuple.span), tuple.first.index()));
    }
    for &member in &nest[0].members {
        let parts = family(old, first_reg, member.index() - first_reg, low_bit(member));
        laid.extend(parts.enumerate().map(|(index, (desc, origin))| (desc, origin, member.index() + index)));
    }
    laid.sort_by_key(|(desc, _, position)| (std::cmp::Reverse(desc.bits), *position));
    laid.into_iter().map(|(desc, origin, _)| (desc, origin)).collect()
}
