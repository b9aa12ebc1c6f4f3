//! The places in which a convention passes arguments and results: the sequences of registers, and their rules.

use ssara_tables::target::{Bank, Reg, RegSequence, StackRules, Type, TypeDesc, VariadicRules, WideRules};

use super::Checker;
use super::conventions::Listed;
use crate::codes::Code;
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

    /// Warns of kinds of value that are parts of the listed registers, and the low part of none: they have no place. `apart`
    /// are the kinds that have registers of their own.
    fn without_place(&mut self, places: &BankPlaces, apart: &[Type], what: &str) {
        let model = &self.model;
        let part_of = |ty: &TypeDesc, reg: Reg| {
            let parts = model.of_root(reg).filter(|&part| model.contains(reg, part));
            let mut parts = parts.map(|part| &model.regs[part.index()]).filter(|part| part.bits == ty.bits);
            let first = parts.next()?;
            let low_bit = model.regs[reg.index()].low_bit;
            Some(first.low_bit == low_bit || parts.any(|part| part.low_bit == low_bit))
        };
        let is_for = |ty: Type| places.kind.map_or_else(|| !apart.contains(&ty), |kind| kind == ty);
        let types = (0..model.types.len()).filter(|&ty| is_for(Type::from_index(ty))).map(|ty| &model.types[ty]);
        let without = types.filter(|ty| ty.bank.index() == places.bank).filter_map(|ty| {
            let mut parts = places.regs.iter().filter_map(|&(reg, span)| Some((reg, span, part_of(ty, reg)?)));
            let (reg, span, is_low) = parts.next()?;
            let nowhere = !is_low && parts.all(|(.., is_low)| !is_low);
            nowhere.then(|| (ty.name.to_string(), model.reg_name(reg).to_string(), span))
        });
        for (kind, reg, span) in without.collect::<Vec<_>>() {
            let message = format!("no register of the list is for {what}s of the kind `{kind}`");
            let note =
                format!("a value of this kind goes into the lowest bits of a register, which in `{reg}` have no name");
            self.reporter.report(Code::NoPlace, Some(span), message).note(note);
        }
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
