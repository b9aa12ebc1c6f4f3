//! The places in which a convention passes arguments and results: the sequences of registers, and their rules.

use ssara_tables::target::{Bank, Reg, RegSequence, StackRules, Type, TypeDesc, VariadicRules, WideRules};

use super::Checker;
use super::conventions::Listed;
use crate::codes::Code;
use crate::describe;
use crate::schema::{self, Places};
use crate::span::{Entries, Span, Spanned};

/// The registers that the values of a bank, or of one kind, are passed in.
pub(super) struct BankPlaces {
    bank: usize,
    /// The kind of value, if they are for one.
    kind: Option<Type>,
    /// The registers, and where they are named.
    pub regs: Vec<(Reg, Span)>,
    back_fill: bool,
    /// The bank whose registers take the values after these, and where it is named.
    then: Option<(usize, Span)>,
}

/// The sequences for the tables.
pub(super) fn sequences(places: Vec<BankPlaces>) -> Vec<RegSequence> {
    let sequence = |places: BankPlaces| RegSequence {
        bank: Bank::from_index(places.bank),
        ty: places.kind,
        regs: places.regs.into_iter().map(|(reg, _)| reg).collect(),
        back_fill: places.back_fill,
        then: places.then.map(|(bank, _)| Bank::from_index(bank)),
    };
    places.into_iter().map(sequence).collect()
}

impl<'a> Checker<'a> {
    /// The registers in which arguments or results are passed, for each bank, and for kinds of value that differ from the
    /// others of their bank.
    pub(super) fn places(&mut self, places: &Places<'a>, reserved: &Listed, what: &str) -> Vec<BankPlaces> {
        let Ok(Some(Entries(entries))) = self.optional(places) else { return Vec::new() };
        let mut all: Vec<BankPlaces> = Vec::new();
        for (bank, sequence) in entries {
            let Some(schema::Sequence(fields)) = self.value(sequence) else { continue };
            let regs = self.optional_list(&fields.registers).ok().flatten().unwrap_or_default();
            let back_fill = self.flag(&fields.back_fill);
            let Ok((name, span)) = self.name(bank) else { continue };
            let kind = if self.banks.find(&name).is_none() { self.values.find(&name) } else { None };
            let bank = match kind {
                Some(kind) => Some(self.model.types[kind.index()].bank.index()),
                None => self.banks.resolve(&mut self.reporter, self.source, Code::UnknownBank, &name, span),
            };
            for &(reg, span) in &regs {
                self.not_reserved(reg, span, reserved, Code::ReservedArgument);
                let found = self.model.regs[reg.index()].bank.index();
                if bank.is_some_and(|bank| bank != found) {
                    let found = &self.model.banks[found].name;
                    let message = format!("`{}` is in bank `{found}`, not `{name}`", self.model.reg_name(reg));
                    self.error(Code::WrongBank, span, message);
                }
            }
            self.apart(&regs, Code::PlaceTwice, what);
            if all.iter().any(|other| (Some(other.bank), other.kind) == (bank, kind)) {
                self.error(Code::Duplicate, span, format!("`{name}` is given twice"));
                continue;
            }
            let then = fields.then.as_ref().and_then(|then| {
                let (name, span) = self.name(then).ok()?;
                let bank = self.banks.resolve(&mut self.reporter, self.source, Code::UnknownBank, &name, span)?;
                Some((bank, span))
            });
            all.extend(bank.map(|bank| BankPlaces { bank, kind, regs, back_fill, then }));
        }
        for places in &all {
            self.goes_on(places, &all, what);
            let apart: Vec<Type> = all.iter().filter_map(|other| other.kind).collect();
            self.without_place(places, &apart, what);
        }
        all
    }

    /// Warns of kinds of value that find no place in the listed registers. `apart` are the kinds that have registers of their
    /// own.
    fn without_place(&mut self, places: &BankPlaces, apart: &[Type], what: &str) {
        let is_for = |ty: Type| places.kind.map_or_else(|| !apart.contains(&ty), |kind| kind == ty);
        let types = (0..self.model.types.len()).map(Type::from_index).filter(|&ty| is_for(ty));
        let nowhere = |ty: Type| {
            let desc = &self.model.types[ty.index()];
            let in_bank = desc.bank.index() == places.bank;
            let found = in_bank.then(|| self.no_low_part(desc, places).or_else(|| self.no_tuple(ty, places)))??;
            Some((desc.name.to_string(), found, self.list_for(ty, places)))
        };
        for (kind, (span, note), list) in types.filter_map(nowhere).collect::<Vec<_>>() {
            let message = format!("no register of the list is for {what}s of the kind `{kind}`");
            let help = format!("if registers take them, give the kind a list of its own: `{kind}: [{list}]`");
            self.reporter.report(Code::NoPlace, Some(span), message).note(note).help(help);
        }
    }

    /// A list for a kind of value: the registers around the listed ones, or within them, that hold it.
    fn list_for(&self, ty: Type, places: &BankPlaces) -> String {
        let model = &self.model;
        let holds = |reg: Reg| {
            let mut all = model.of_root(reg).filter(|&other| model.regs[other.index()].ty == Some(ty));
            all.find(|&other| model.contains(reg, other) || model.contains(other, reg))
        };
        let mut list: Vec<Reg> = places.regs.iter().filter_map(|&(reg, _)| holds(reg)).collect();
        list.dedup();
        describe::names(list.into_iter().map(|reg| model.reg_name(reg))).replace('`', "")
    }

    /// Why a kind of value has no place that is part of the listed registers, and the low part of none.
    fn no_low_part(&self, ty: &TypeDesc, places: &BankPlaces) -> Option<(Span, String)> {
        let model = &self.model;
        let part_of = |reg: Reg| {
            let parts = model.of_root(reg).filter(|&part| model.contains(reg, part));
            let mut parts = parts.map(|part| &model.regs[part.index()]).filter(|part| part.bits == ty.bits);
            let first = parts.next()?;
            let low_bit = model.regs[reg.index()].low_bit;
            Some(first.low_bit == low_bit || parts.any(|part| part.low_bit == low_bit))
        };
        let mut parts = places.regs.iter().filter_map(|&(reg, span)| Some((reg, span, part_of(reg)?)));
        let (reg, span, is_low) = parts.next()?;
        (!is_low && parts.all(|(.., is_low)| !is_low)).then(|| {
            let reg = model.reg_name(reg);
            (
                span,
                format!("a value of this kind goes into the lowest bits of a register, which in `{reg}` have no name"),
            )
        })
    }

    /// Why a kind of value that lives in tuples has no place: enough registers are listed for one, but each is in another
    /// tuple. A list that is too short, or ends within a tuple, is what some conventions want.
    fn no_tuple(&self, ty: Type, places: &BankPlaces) -> Option<(Span, String)> {
        let (model, bits) = (&self.model, self.model.types[ty.index()].bits);
        let bits_of = |reg: Reg| model.regs[reg.index()].bits;
        let whole_of = |reg: Reg| {
            let mut wholes = model.of_root(reg).filter(|&whole| model.contains(whole, reg));
            wholes.find(|&whole| model.regs[whole.index()].ty == Some(ty))
        };
        let is_alone = |&(reg, _): &(Reg, Span)| {
            let contains = |whole: Reg| places.regs.iter().filter(|&&(other, _)| model.contains(whole, other)).count();
            bits_of(reg) < bits && whole_of(reg).is_none_or(|whole| contains(whole) == 1)
        };
        let listed: u32 = places.regs.iter().map(|&(reg, _)| u32::from(bits_of(reg))).sum();
        if listed < u32::from(bits) || !places.regs.iter().all(is_alone) {
            return None;
        }
        let (reg, whole, span) = places.regs.iter().find_map(|&(reg, span)| Some((reg, whole_of(reg)?, span)))?;
        let is_member = |part: Reg| model.contains(whole, part) && bits_of(part) == bits_of(reg);
        let members = model.of_root(reg).filter(|&part| is_member(part)).map(|part| u32::from(bits_of(part)));
        let is_tuple = members.sum::<u32>() == u32::from(bits);
        is_tuple.then(|| {
            let (whole, reg) = (model.reg_name(whole), model.reg_name(reg));
            let note = format!(
                "a value of this kind goes into a tuple as `{whole}`, and only `{reg}` of its members is listed"
            );
            (span, note)
        })
    }

    /// Checks that values can go on in the registers of the bank that `then` names.
    fn goes_on(&mut self, places: &BankPlaces, all: &[BankPlaces], what: &str) {
        let Some((then, span)) = places.then else { return };
        let (from, to) = (&self.model.banks[places.bank].name, &self.model.banks[then].name);
        let message = match all.iter().find(|other| other.bank == then && other.kind.is_none()) {
            _ if then == places.bank => format!("values of bank `{from}` cannot go on in the same bank"),
            None => format!("no registers of bank `{to}` are listed for {what}s"),
            Some(next) if next.then.is_some() => format!("bank `{to}` itself goes on in another one"),
            Some(next) => {
                let types = self.model.types.iter().filter(|ty| ty.bank.index() == places.bank);
                let holds = |bits: u16, reg: Reg| {
                    let listed = &self.model.regs[reg.index()];
                    listed.bits >= bits
                        || self.model.of_root(reg).any(|wide| {
                            let desc = &self.model.regs[wide.index()];
                            desc.bits == bits && desc.ty.is_some() && self.model.contains(wide, reg)
                        })
                };
                // Vectors may be too wide, which are then passed otherwise.
                let narrowest = types.map(|ty| ty.bits).min().unwrap_or(0);
                if next.regs.iter().any(|&(reg, _)| holds(narrowest, reg)) {
                    return;
                }
                format!("no register listed for bank `{to}` holds a value of bank `{from}`, of {narrowest} bits")
            }
        };
        self.error(Code::BadFallThrough, span, message);
    }

    pub(super) fn wide(&mut self, wide: &Option<Spanned<'a, schema::Wide>>) -> WideRules {
        match self.optional(wide).ok().flatten() {
            Some(&schema::Wide { align, split, keep }) => WideRules { align, split, keep },
            None => WideRules::default(),
        }
    }

    /// The rules for arguments that the prototype does not name. Missing fields are as for the other arguments.
    pub(super) fn variadic(
        &mut self,
        variadic: &Option<Spanned<'a, schema::Variadic<'a>>>,
        reserved: &Listed,
        stack: StackRules,
        wide: WideRules,
    ) -> Option<VariadicRules> {
        let fields = self.optional(variadic).ok()??;
        let arguments = sequences(self.places(&fields.arguments, reserved, "argument"));
        let named = self.flag(&fields.named);
        let slot = self.optional(&fields.slot).ok().flatten().copied().unwrap_or(stack.slot);
        if let (Some(field), false) = (&fields.slot, slot.is_power_of_two()) {
            self.error(Code::BadStack, self.span(field), format!("the slot size {slot} is no power of two"));
        }
        let wide = if fields.wide.is_some() { self.wide(&fields.wide) } else { wide };
        Some(VariadicRules { arguments: arguments.into(), named, slot, wide })
    }
}
