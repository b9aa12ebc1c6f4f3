//! Banks and their registers.

use std::collections::BTreeMap;

use ssara_tables::TargetDesc;
use ssara_tables::target::{Bank, Features, Reg, RegDesc, Rest};

use super::templates::Template;
use super::{Broken, Checker};
use crate::codes::Code;
use crate::expand::{MAX_RANGE, NameRange, Pattern};
use crate::model::BankModel;
use crate::schema::{self, Each, Encoding, Family, Isa, NameList};
use crate::span::{Atom, Entries, Name, Span, Spanned};

/// Maximum number of registers: as many as their ids can number.
pub(super) const MAX_REGS: usize = u16::MAX as usize;
/// Maximum number of parts of a register; more make no sense. The checks of a family compare them in pairs.
pub(super) const MAX_PARTS: usize = 256;
/// Maximum number of registers that all lists of a file name together. Bounds the memory of lists.
const MAX_LISTED: usize = 1 << 22;

/// The kinds of value of the banks, to be checked when all registers are known: position of the bank, and its field.
pub(super) type BankValues<'s, 'a> = Vec<(usize, &'s schema::Bank<'a>)>;

/// A part of all registers of a family.
struct FamilyPart {
    name: Pattern,
    name_span: Span,
    low: u16,
    high: u16,
    bits_span: Span,
    encodings: Option<Vec<u16>>,
    rest: Rest,
}

/// The properties that all registers of a family share.
struct FamilyKind {
    constant: Option<u64>,
    features: Features,
}

impl<'a> Checker<'a> {
    pub(super) fn registers<'s>(&mut self, isa: &'s Isa<'a>) -> BankValues<'s, 'a> {
        let mut values = Vec::new();
        let Some(Entries(banks)) = self.value(&isa.banks) else {
            self.banks.set_incomplete();
            self.regs.set_incomplete();
            self.unknown_classes();
            return values;
        };
        if banks.is_empty() {
            self.error(Code::NoRegisters, self.span(&isa.banks), "there is no bank, so there are no registers");
        }
        if banks.len() > TargetDesc::MAX_BANKS {
            let span = self.span(&banks[TargetDesc::MAX_BANKS].0);
            self.error(Code::TooMany, span, format!("there are more than {} banks", TargetDesc::MAX_BANKS));
        }
        for (name, bank) in banks.iter().take(TargetDesc::MAX_BANKS) {
            if let Some(bank) = self.bank(name, bank) {
                values.push(bank);
            }
        }
        values
    }

    fn bank<'s>(
        &mut self,
        name: &Spanned<'a, Name<'a>>,
        bank: &'s Spanned<'a, schema::Bank<'a>>,
    ) -> Option<(usize, &'s schema::Bank<'a>)> {
        let span = self.span(name);
        let id = self.model.banks.len();
        let declared = self.declared_name(name);
        let fields = self.value(bank);
        match &declared {
            Some(name) => _ = self.banks.declare(&mut self.reporter, name, span, fields.map(|_| id)),
            None => self.banks.set_incomplete(),
        }
        let Some(fields) = fields else {
            self.regs.set_incomplete();
            self.unknown_classes();
            return None;
        };
        let first_reg = self.model.regs.len();
        let doc = self.doc(&fields.doc);
        match self.value(&fields.registers) {
            None => self.regs.set_incomplete(),
            Some(families) => {
                if families.is_empty() {
                    self.error(Code::NoRegisters, self.span(&fields.registers), "the bank has no registers");
                }
                for family in families {
                    if self.family(Bank::from_index(id), family).is_err() {
                        self.regs.set_incomplete();
                    }
                }
            }
        }
        self.tuples(first_reg, fields);
        self.costs(id, first_reg, fields);
        let name = declared.map_or_else(String::new, |name| name.to_string());
        let num_regs = self.model.regs.len() - first_reg;
        self.model.banks.push(BankModel { name, doc, first_reg, num_regs });
        self.places.banks.push(span);
        Some((id, fields))
    }

    /// Declares the registers of a family. `Err` if that is not possible, and not even their names are known.
    fn family(&mut self, bank: Bank, family: &Spanned<'a, Family<'a>>) -> Result<(), Broken> {
        let text = family.text;
        let family = self.value(family).ok_or(Broken)?;
        let template = Template { what: "family", name: &family.name, text, forms: 0 };
        let mut declared = Ok(());
        self.instances(&family.variables, &template, |checker| {
            declared = declared.and(checker.one_family(bank, family));
            let Name(name) = family.name.value.as_ref().ok()?;
            Some(checker.known_text(name).into_owned())
        })?;
        declared
    }

    fn one_family(&mut self, bank: Bank, family: &Family<'a>) -> Result<(), Broken> {
        let entries = match &family.each {
            Some(each) => self.each(each)?,
            None => vec![Atom { text: "".into(), number: None }],
        };
        let name = self.pattern(&family.name, family.each.is_some(), entries.len());
        let bits = self.number(&family.bits).ok_or(Broken)?;
        if bits == 0 {
            self.error(Code::BadWidth, self.span(&family.bits), "a register has at least one bit");
        }
        let encodings = self.encodings(&family.encoding, entries.len());
        let constant = self.constant(&family.constant, bits);
        let features = self.required_features(&family.requires);
        let parts = self.parts(family, bits, &entries);
        let (name, parts) = (name?, parts?);
        let root_bits = FamilyPart {
            name,
            name_span: self.span(&family.name),
            low: 0,
            high: bits,
            bits_span: self.span(&family.bits),
            encodings: encodings?,
            rest: Rest::Keep,
        };
        let kind = FamilyKind { constant: constant?, features };
        for (index, entry) in entries.iter().enumerate() {
            let root = Reg::from_index(self.model.regs.len().min(MAX_REGS));
            for part in [&root_bits].into_iter().chain(&parts) {
                self.register(bank, root, part, &kind, index, entry)?;
            }
        }
        Ok(())
    }

    fn register(
        &mut self,
        bank: Bank,
        root: Reg,
        part: &FamilyPart,
        kind: &FamilyKind,
        index: usize,
        entry: &Atom,
    ) -> Result<(), Broken> {
        let (name, computed) = match part.name.expand(&entry.text, entry.number) {
            Ok(name) => name,
            Err(malformed) => {
                self.error(Code::BadPattern, part.name_span, malformed);
                return Err(Broken);
            }
        };
        if !self.identifier(&name, part.name_span) {
            return Err(Broken);
        }
        let id = self.model.regs.len();
        if id >= MAX_REGS {
            self.error(Code::TooMany, part.name_span, format!("there are more than {MAX_REGS} registers"));
            return Err(Broken);
        }
        let is_root = id == root.index();
        // A number in the name is how the manual counts the register, and so is its number in the family.
        let default = match (computed, is_root) {
            (Some(number), _) => number,
            (None, true) => entry.number.unwrap_or(index as u32),
            (None, false) => self.model.regs[root.index()].encoding.into(),
        };
        let encoding = match &part.encodings {
            Some(encodings) => encodings[index],
            None => u16::try_from(default).unwrap_or_else(|_| {
                let message = format!("the number {default} of `{name}` is no encoding");
                self.error(Code::BadEncoding, part.name_span, message).help("say what it is with `encoding`");
                0
            }),
        };
        self.regs.declare(&mut self.reporter, &name, part.name_span, Some(Reg::from_index(id)));
        self.model.regs.push(RegDesc {
            name: name.into(),
            bank,
            root,
            low_bit: part.low,
            bits: part.high - part.low,
            encoding,
            rest: part.rest,
            constant: kind.constant.map(|value| piece(value, part.low, part.high)),
            features: kind.features,
            ..RegDesc::default()
        });
        self.model.wholes.push(root);
        self.model.declared.push(root.0.into());
        Ok(())
    }

    /// The value of a constant register of `bits` bits.
    fn constant(&mut self, constant: &Option<Spanned<'a, u64>>, bits: u16) -> Result<Option<u64>, Broken> {
        let Some(spanned) = constant else { return Ok(None) };
        let value = *self.value(spanned).ok_or(Broken)?;
        if piece(value, 0, bits) != value {
            let span = self.span(spanned);
            self.error(Code::BadConstant, span, format!("{value} does not fit {bits} bits"));
            return Err(Broken);
        }
        Ok(Some(value))
    }

    fn each(&mut self, each: &Spanned<'a, Each<'a, Atom<'a>>>) -> Result<Vec<Atom<'a>>, Broken> {
        let span = self.span(each);
        let entries = match self.value(each).ok_or(Broken)? {
            Each::List(list) => {
                let entries: Vec<_> = list.iter().map(|entry| self.value(entry).cloned()).collect();
                let entries = entries.into_iter().collect::<Option<Vec<_>>>().ok_or(Broken)?;
                self.distinct(&entries, list)?;
                entries
            }
            Each::Range(range) => {
                self.range_size(range.count(), span)?;
                range.iter().map(|number| Atom { text: number.to_string().into(), number: Some(number) }).collect()
            }
        };
        if entries.is_empty() {
            self.error(Code::NoRegisters, span, "the family has no registers");
            return Err(Broken);
        }
        Ok(entries)
    }

    fn distinct(&mut self, entries: &[Atom<'a>], list: &[Spanned<'a, Atom<'a>>]) -> Result<(), Broken> {
        let mut seen = BTreeMap::new();
        for (entry, spanned) in entries.iter().zip(list) {
            let span = self.span(spanned);
            if let Some(first) = seen.insert(&entry.text, span) {
                self.error(Code::Duplicate, span, format!("the entry `{}` is given twice", entry.text))
                    .context(first, "first given here");
                return Err(Broken);
            }
        }
        Ok(())
    }

    /// Checks that a range has not too many members.
    pub(super) fn range_size(&mut self, len: usize, span: Span) -> Result<(), Broken> {
        if len <= MAX_RANGE {
            return Ok(());
        }
        self.error(Code::RangeTooLarge, span, format!("the range has {len} members; it may have {MAX_RANGE}"));
        Err(Broken)
    }

    fn pattern(&mut self, name: &Spanned<'a, Name<'a>>, has_entries: bool, entries: usize) -> Result<Pattern, Broken> {
        let Name(text) = self.value(name).ok_or(Broken)?;
        let span = self.span(name);
        let text = self.known_text(text);
        let pattern = Pattern::parse(&text).map_err(|malformed| {
            self.error(Code::BadPattern, span, malformed);
            Broken
        })?;
        if pattern.varies() && !has_entries {
            self.error(Code::BadPattern, span, "there is no `each` whose entries could stand for the braces");
            return Err(Broken);
        }
        if !pattern.varies() && entries > 1 {
            self.error(Code::BadPattern, span, format!("`{text}` gives the same name to {entries} registers"))
                .help("write `{}` where the entry of `each` belongs");
            return Err(Broken);
        }
        Ok(pattern)
    }

    fn encodings(
        &mut self,
        encoding: &Option<Spanned<'a, Encoding<'a>>>,
        entries: usize,
    ) -> Result<Option<Vec<u16>>, Broken> {
        let Some(spanned) = encoding else { return Ok(None) };
        let span = self.span(spanned);
        match self.value(spanned).ok_or(Broken)? {
            Encoding::List(list) if list.len() == entries => Ok(Some(list.clone())),
            Encoding::List(list) => {
                let message = format!("{} encodings for {entries} registers", list.len());
                self.error(Code::BadEncoding, span, message);
                Err(Broken)
            }
            Encoding::First(first) => {
                let first = self.number_at(first, span).ok_or(Broken)?;
                if usize::from(first) + entries <= usize::from(u16::MAX) + 1 {
                    return Ok(Some((first..=u16::MAX).take(entries).collect()));
                }
                self.error(Code::BadEncoding, span, format!("{entries} encodings from {first} on exceed 65535"));
                Err(Broken)
            }
        }
    }

    /// The parts of a family, wide ones first.
    fn parts(&mut self, family: &Family<'a>, bits: u16, entries: &[Atom<'a>]) -> Result<Vec<FamilyPart>, Broken> {
        let Some(Entries(list)) = self.optional(&family.parts)? else { return Ok(Vec::new()) };
        if list.len() > MAX_PARTS {
            let span = self.span(&list[MAX_PARTS].0);
            self.error(Code::TooMany, span, format!("a register has more than {MAX_PARTS} parts"));
            return Err(Broken);
        }
        let mut parts = Vec::new();
        let mut broken = false;
        for (name, part) in list {
            let pattern = self.pattern(name, family.each.is_some(), entries.len());
            let range = self.part_bits(part, bits, self.span(&family.bits));
            let encodings = match self.value(part) {
                Some(part) => self.encodings(&part.encoding, entries.len()),
                None => Err(Broken),
            };
            let rest = match &part.value {
                Ok(part) => self.rest(&part.rest),
                Err(_) => Rest::Keep,
            };
            match (pattern, range, encodings) {
                (Ok(pattern), Ok((low, high, bits_span)), Ok(encodings)) => {
                    let name_span = self.span(name);
                    parts.push(FamilyPart { name: pattern, name_span, low, high, bits_span, encodings, rest });
                }
                _ => broken = true,
            }
        }
        self.laminar(&parts);
        parts.sort_by_key(|part| std::cmp::Reverse(part.high - part.low));
        if broken { Err(Broken) } else { Ok(parts) }
    }

    fn rest(&mut self, rest: &Option<Spanned<'a, schema::Rest>>) -> Rest {
        match self.optional(rest).ok().flatten() {
            None | Some(schema::Rest::Keep) => Rest::Keep,
            Some(schema::Rest::Zero) => Rest::Zero,
            Some(schema::Rest::Undefined) => Rest::Undefined,
        }
    }

    fn part_bits(
        &mut self,
        part: &Spanned<'a, schema::Part<'a>>,
        bits: u16,
        bits_span: Span,
    ) -> Result<(u16, u16, Span), Broken> {
        let part = self.value(part).ok_or(Broken)?;
        let span = self.span(&part.bits);
        let range = self.value(&part.bits).ok_or(Broken)?;
        let (low, high) = (range.start, range.end);
        if low == high {
            self.error(Code::BadPart, span, format!("the part {low}..{high} is empty"))
                .label("the end is not included");
        } else if low > high {
            self.error(Code::BadPart, span, format!("the range {low}..{high} is reversed")).replace(
                span,
                format!("{high}..{low}"),
                "the lowest bit comes first, and the end is not included",
            );
        } else if high > bits {
            self.error(Code::BadPart, span, format!("the part {low}..{high} reaches beyond the register"))
                .context(bits_span, format!("the whole register has {bits} bits"));
        } else if high - low == bits {
            self.error(Code::EqualParts, span, "the part is the whole register").context(bits_span, "as wide as this");
        } else {
            return Ok((low, high, span));
        }
        Err(Broken)
    }

    /// Checks that any two parts are disjoint, or one is a smaller piece of the other.
    fn laminar(&mut self, parts: &[FamilyPart]) {
        let within = |inner: &FamilyPart, outer: &FamilyPart| outer.low <= inner.low && inner.high <= outer.high;
        for (index, part) in parts.iter().enumerate() {
            for other in &parts[..index] {
                if part.low >= other.high || other.low >= part.high {
                    continue;
                }
                match (within(part, other), within(other, part)) {
                    (true, true) => {
                        self.error(Code::EqualParts, part.bits_span, "two parts are the same bits")
                            .context(other.bits_span, "the other one");
                    }
                    (false, false) => {
                        let (a, b) = (other.low..other.high, part.low..part.high);
                        self.error(Code::CrossingParts, part.bits_span, format!("the parts {a:?} and {b:?} cross"))
                            .label("this part has some of the bits of the other, and others")
                            .context(other.bits_span, "the other part");
                    }
                    _ => {}
                }
            }
        }
    }

    /// The registers of a list, each with the place that names it. Unknown registers and repetitions are reported and left
    /// out. `Err` if the list itself is broken.
    pub(super) fn register_list(&mut self, list: &Spanned<'a, NameList<'a>>) -> Result<Vec<(Reg, Span)>, Broken> {
        let names: Vec<_> = self.value(list).ok_or(Broken)?.iter().flat_map(|name| self.name(name)).collect();
        Ok(self.named_registers(names.iter().map(|(name, span)| (name.as_ref(), *span))))
    }

    /// The same without those registers of ranges that are never allocated.
    pub(super) fn allocatable_list(&mut self, list: &Spanned<'a, NameList<'a>>) -> Result<Vec<(Reg, Span)>, Broken> {
        let mut regs = Vec::new();
        let mut listed = BTreeMap::new();
        for name in self.value(list).ok_or(Broken)? {
            let Ok((text, span)) = self.name(name) else { continue };
            let mut found = self.listed_registers(&text, span, &mut listed);
            if NameRange::parse(&text).is_some() && !found.is_empty() {
                found.retain(|(reg, _)| !self.model.unallocatable.contains(reg.index()));
                if found.is_empty() {
                    self.error(Code::ReservedInClass, span, "no register of this range is ever allocated")
                        .help("take it out of the list");
                }
            }
            regs.append(&mut found);
        }
        Ok(regs)
    }

    /// The registers with these names or in these ranges of names.
    pub(super) fn named_registers<'n>(&mut self, names: impl IntoIterator<Item = (&'n str, Span)>) -> Vec<(Reg, Span)> {
        let mut listed = BTreeMap::new();
        names.into_iter().flat_map(|(text, span)| self.listed_registers(text, span, &mut listed)).collect()
    }

    /// The register with this name or those in this range of names. `listed` are those that the list has named before.
    fn listed_registers(&mut self, text: &str, span: Span, listed: &mut BTreeMap<Reg, Span>) -> Vec<(Reg, Span)> {
        let mut regs = Vec::new();
        match NameRange::parse(text) {
            None => _ = self.list_register(text, span, listed, &mut regs),
            Some(Ok(range)) => {
                if self.range_size(range.count(), span).is_ok() {
                    // One message is enough for a range.
                    let _ = range.names().try_for_each(|name| self.list_register(&name, span, listed, &mut regs));
                }
            }
            Some(Err(malformed)) => _ = self.error(Code::BadRange, span, malformed),
        }
        regs
    }

    fn list_register(
        &mut self,
        name: &str,
        span: Span,
        listed: &mut BTreeMap<Reg, Span>,
        regs: &mut Vec<(Reg, Span)>,
    ) -> Result<(), Broken> {
        self.listed += 1;
        if self.listed > MAX_LISTED {
            self.error(Code::TooMuchText, span, format!("the lists of the file name more than {MAX_LISTED} registers"));
            return Err(Broken);
        }
        let reg =
            self.regs.resolve(&mut self.reporter, self.source, Code::UnknownRegister, name, span).ok_or(Broken)?;
        if let Some(first) = listed.insert(reg, span) {
            self.error(Code::ListedTwice, span, format!("`{name}` is listed twice"))
                .context(first, "listed here first");
            return Err(Broken);
        }
        regs.push((reg, span));
        Ok(())
    }
}

/// The bits from `low` to before `high` of a value; beyond the 64th all are zero.
fn piece(value: u64, low: u16, high: u16) -> u64 {
    let shifted = value.checked_shr(low.into()).unwrap_or(0);
    match high - low {
        bits @ 0..64 => shifted & ((1 << bits) - 1),
        _ => shifted,
    }
}
