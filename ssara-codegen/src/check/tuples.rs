//! Tuples of registers, and the registers of their own that named tuples become.
//!
//! A `Tuple` stands for all tuples of registers whose numbers are `stride` apart and whose first number is a multiple of
//! `align`. Numbers are encodings. Every `Tuple` becomes a list from which groups of operands take a tuple.
//!
//! With a `name`, each tuple also becomes a register: the bits of its members side by side. Registers are laminar, so
//! these tuples must be disjoint or nested, and a nested one must consist of consecutive members of the larger one. A tuple
//! that lies in no other is a root. Its parts are its members and all their parts. In the tables a root comes before its
//! parts, which are sorted by width. So `lay_out` gives new numbers to the registers of a bank with such tuples, before
//! anything but names refers to them.
//!
//! Tuples without a name can be made of tuples with a name: `of: [pair]` stands for all registers of `pair`.
//!
//! Costs: linear in the names in `of`, of which a file may list four million. Also at most 32 registers for each of at most
//! 4096 tuples.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use ssara_tables::target::{Features, Reg, RegDesc};

mod layout;

use super::registers::{MAX_PARTS, MAX_REGS};
use super::templates::Template;
use super::{Broken, Checker};
use crate::codes::Code;
use crate::expand::NameRange;
use crate::model::TupleModel;
use crate::schema::{self, Number, RegTuple};
use crate::span::{Entries, Name, Span, Spanned};
use layout::{Named, Origin, family, laid_nest};

/// Maximum number of registers of a tuple; more are an error.
const MAX_LENGTH: u16 = 32;
/// Maximum number of tuples of a file; more are an error. Bounds the cost of the checks.
const MAX_TUPLES: usize = 4096;

/// A `Tuple` of the file.
struct Declared {
    span: Span,
    /// The members of each tuple.
    tuples: Vec<Vec<Reg>>,
    /// The names of the tuples as registers, and the place of the name in the file.
    names: Option<(Vec<String>, Span)>,
    /// Whether the first member holds the highest bits.
    high_first: bool,
    /// The features that the tuples need in addition to those of their members.
    requires: Features,
}

/// The names of the registers that the tuples with names are, by the name of the `Tuple`.
type TupleRegs = BTreeMap<String, Vec<String>>;

/// Nests of tuples that are registers, and for each register of the bank its nest and its place in it.
type Nests<'d> = (Vec<Vec<Named<'d>>>, Vec<Option<(usize, usize)>>);

impl<'a> Checker<'a> {
    /// Checks the tuples of a bank, whose known registers start at `first_reg`.
    pub(super) fn tuples(&mut self, first_reg: usize, bank: &schema::Bank<'a>) {
        let Ok(Some(Entries(entries))) = self.optional(&bank.tuples) else { return };
        let is_list = |tuple: &Spanned<'a, RegTuple<'a>>| tuple.value.as_ref().is_ok_and(|tuple| tuple.name.is_none());
        // Tuples of tuples come second, because the registers of their members must exist.
        let (second, first): (Vec<_>, Vec<_>) =
            entries.iter().partition(|(_, tuple)| is_list(tuple) && !self.is_of_known(tuple));
        let (mut declared, mut of_name, first_tuple) = (Vec::new(), TupleRegs::new(), self.model.tuples.len());
        for (name, tuple) in first {
            let expanded = self.tuple_template(name, tuple, first_reg, &TupleRegs::new(), |name, found| {
                of_name.extend(found.names.as_ref().map(|(names, _)| (name.to_string(), names.clone())));
                declared.push(found);
            });
            // With a name it would have been registers.
            if expanded.is_err() && !is_list(tuple) {
                self.regs.set_incomplete();
            }
        }
        let places = self.lay_out(first_reg, &declared);
        for list in &mut self.model.tuples[first_tuple..] {
            for reg in &mut list.members {
                *reg = places[reg.index() - first_reg];
            }
        }
        for (name, tuple) in second {
            // Its mistakes have been reported, and no register depends on it.
            let _ = self.tuple_template(name, tuple, first_reg, &of_name, |_, _| {});
        }
    }

    /// Whether `of` names only ranges and registers that are declared, so no tuples.
    fn is_of_known(&self, tuple: &Spanned<'a, RegTuple<'a>>) -> bool {
        let of = tuple.value.as_ref().ok().and_then(|tuple| tuple.of.value.as_ref().ok());
        let names = of.into_iter().flatten().filter_map(|name| name.value.as_ref().ok());
        names.into_iter().all(|Name(name)| NameRange::parse(name).is_some() || self.regs.find(name).is_some())
    }

    /// Checks the tuples that an entry declares, and hands each with its name to `found`.
    fn tuple_template(
        &mut self,
        name: &Spanned<'a, Name<'a>>,
        tuple: &Spanned<'a, RegTuple<'a>>,
        first_reg: usize,
        of_name: &TupleRegs,
        mut found: impl FnMut(&str, Declared),
    ) -> Result<(), Broken> {
        let fields = self.value(tuple);
        let variables = fields.map_or(&None, |fields| &fields.variables);
        let template = Template { what: "tuple", name, text: tuple.text, forms: 0 };
        let mut declared = Ok(());
        self.instances(variables, &template, |checker| {
            let name = checker.name(name).ok().map(|(name, _)| name.into_owned());
            match checker.declare_tuple(template.name, fields, first_reg, of_name) {
                Ok(tuples) => found(name.as_deref().unwrap_or_default(), tuples),
                Err(Broken) => declared = Err(Broken),
            }
            name
        })?;
        declared
    }

    /// Checks a tuple, and adds it to the model under its name.
    fn declare_tuple(
        &mut self,
        name: &Spanned<'a, Name<'a>>,
        fields: Option<&RegTuple<'a>>,
        first_reg: usize,
        of_name: &TupleRegs,
    ) -> Result<Declared, Broken> {
        let span = self.span(name);
        let name = self.declared_name(name);
        let found = fields.ok_or(Broken).and_then(|fields| self.tuple(span, fields, first_reg, of_name));
        let Some(name) = name else {
            self.tuple_names.set_incomplete();
            return found;
        };
        let list = found.as_ref().ok().map(|_| self.model.tuples.len());
        let fresh = self.tuple_names.declare(&mut self.reporter, &name, span, list);
        if let (true, Ok(found)) = (fresh, &found) {
            let doc = fields.map_or_else(String::new, |fields| self.doc(&fields.doc));
            let len = found.tuples[0].len() as u8;
            let (name, named) = (name.to_string(), found.names.is_some());
            let members = found.tuples.concat();
            self.model.tuples.push(TupleModel { name, doc, span, named, used: false, len, members });
        }
        found
    }

    fn tuple(
        &mut self,
        span: Span,
        fields: &RegTuple<'a>,
        first_reg: usize,
        of_name: &TupleRegs,
    ) -> Result<Declared, Broken> {
        let named = fields.name.is_some();
        let of = self.members_of(&fields.of, of_name)?;
        self.members_fit(&of, first_reg, named)?;
        let length = self.number_in(&fields.length, 2..=MAX_LENGTH, "the length of a tuple")?;
        let mut at_least_one = |field: &Option<Spanned<'a, Number<'a>>>, what: &str| match field {
            Some(field) => self.number_in(field, 1..=u16::MAX, what),
            None => Ok(1),
        };
        let align = at_least_one(&fields.align, "the alignment")?;
        let stride = at_least_one(&fields.stride, "the stride")?;
        let (wrap, high_first) = (self.flag(&fields.wrap), self.flag(&fields.high_first));
        let numbers = self.numbers(&of)?;
        let (lowest, highest) = match (numbers.first_key_value(), numbers.last_key_value()) {
            (Some((&lowest, _)), Some((&highest, _))) => (lowest, highest),
            _ => {
                if !self.regs.is_incomplete() {
                    self.error(Code::NoTuples, self.span(&fields.of), "there are no registers to make tuples of");
                }
                return Err(Broken);
            }
        };
        let circle = u32::from(highest - lowest) + 1;
        let members = |first: u16| -> Option<Vec<Reg>> {
            let member = |index: u16| {
                let number = u32::from(first) + u32::from(index) * u32::from(stride);
                let number = if wrap { (number - u32::from(lowest)) % circle + u32::from(lowest) } else { number };
                numbers.get(&u16::try_from(number).ok()?).map(|&(reg, _)| reg)
            };
            let members: Vec<Reg> = (0..length).map_while(member).collect();
            let distinct = (1..members.len()).all(|index| !members[..index].contains(&members[index]));
            (members.len() == usize::from(length) && distinct && first.is_multiple_of(align)).then_some(members)
        };
        let number = |model: &crate::model::Model, reg: Reg| model.regs[reg.index()].encoding;
        let (mut tuples, mut broken) = (Vec::new(), false);
        match &fields.first {
            None => tuples.extend(of.iter().filter_map(|&(reg, _)| members(number(&self.model, reg)))),
            Some(first) => {
                for (reg, span) in self.register_list(first)? {
                    match members(number(&self.model, reg)).filter(|members| members[0] == reg) {
                        Some(members) => tuples.push(members),
                        None if self.regs.is_incomplete() => broken = true,
                        None => {
                            let message = format!("no tuple begins with `{}`", self.model.reg_name(reg));
                            let mut help = "`of` must have all members".to_string();
                            if align > 1 {
                                help += &format!(", and the number of the first must be a multiple of {align}");
                            }
                            self.error(Code::BadTuple, span, message).help(help);
                            broken = true;
                        }
                    }
                }
            }
        }
        self.num_tuples += tuples.len();
        if self.num_tuples > MAX_TUPLES {
            self.error(Code::TooMany, span, format!("there are more than {MAX_TUPLES} tuples"));
            return Err(Broken);
        }
        if broken {
            return Err(Broken);
        }
        // The missing tuples may consist of registers that are missing because of an earlier error.
        if tuples.is_empty() && self.regs.is_incomplete() {
            return Err(Broken);
        }
        if tuples.is_empty() {
            self.error(Code::NoTuples, span, format!("there are no {length} registers that make such a tuple"));
            return Err(Broken);
        }
        let requires = self.required_features(&fields.requires);
        let names = match &fields.name {
            Some(name) => Some(self.tuple_reg_names(name, &tuples)?),
            None => None,
        };
        Ok(Declared { span, tuples, names, high_first, requires })
    }

    /// The registers of which tuples are made. The name of a tuple stands for all its registers.
    fn members_of(&mut self, of: &schema::Registers<'a>, of_name: &TupleRegs) -> Result<Vec<(Reg, Span)>, Broken> {
        let names: Vec<_> = self.value(of).ok_or(Broken)?.iter().flat_map(|name| self.name(name)).collect();
        let members = names.iter().flat_map(|(name, span)| {
            let tuples = of_name.get(name.as_ref()).map_or(&[][..], |tuples| tuples);
            let single = tuples.is_empty().then_some(name.as_ref());
            single.into_iter().chain(tuples.iter().map(String::as_str)).map(|name| (name, *span))
        });
        Ok(self.named_registers(members))
    }

    /// Checks that registers can be members of one tuple.
    fn members_fit(&mut self, of: &[(Reg, Span)], first_reg: usize, named: bool) -> Result<(), Broken> {
        let Some(&(first, first_span)) = of.first() else { return Ok(()) };
        for &(reg, span) in of {
            let (desc, expected) = (&self.model.regs[reg.index()], &self.model.regs[first.index()]);
            let message = if reg.index() < first_reg {
                format!("`{}` is a register of another bank", desc.name)
            } else if desc.bits != expected.bits {
                format!("`{}` has {} bits, but `{}` has {}", desc.name, desc.bits, expected.name, expected.bits)
            } else if desc.constant.is_some() {
                format!("`{}` is a constant, and can be in no tuple", desc.name)
            } else if named && self.model.wholes[reg.index()] != reg {
                let whole = self.model.reg_name(self.model.wholes[reg.index()]);
                format!("`{}` is a part of `{whole}`, which a tuple with a name cannot be made of", desc.name)
            } else {
                continue;
            };
            let parted = named && desc.bits == expected.bits && desc.constant.is_none() && reg.index() >= first_reg;
            let problem = self.error(Code::BadMember, span, message);
            if parted {
                problem.help("without `name`, these are lists that groups of operands take");
            } else if span != first_span {
                problem.context(first_span, "the first register of the tuples");
            }
            return Err(Broken);
        }
        Ok(())
    }

    /// The registers by their numbers.
    fn numbers(&mut self, of: &[(Reg, Span)]) -> Result<BTreeMap<u16, (Reg, Span)>, Broken> {
        let mut numbers = BTreeMap::new();
        for &(reg, span) in of {
            let number = self.model.regs[reg.index()].encoding;
            if let Some((other, other_span)) = numbers.insert(number, (reg, span)) {
                let (a, b) = (self.model.reg_name(other), self.model.reg_name(reg));
                let message = format!("`{a}` and `{b}` both have the number {number}");
                self.error(Code::BadMember, span, message).context(other_span, "the other one");
                return Err(Broken);
            }
        }
        Ok(numbers)
    }

    fn number_in(
        &mut self,
        field: &Spanned<'a, Number<'a>>,
        range: RangeInclusive<u16>,
        what: &str,
    ) -> Result<u16, Broken> {
        let number = self.number(field).ok_or(Broken)?;
        if range.contains(&number) {
            return Ok(number);
        }
        let limits = match *range.end() {
            u16::MAX => format!("at least {}", range.start()),
            end => format!("from {} to {end}", range.start()),
        };
        self.error(Code::BadTuple, self.span(field), format!("{what} is {limits}, not {number}"));
        Err(Broken)
    }

    /// The names of tuples as registers: each `{}` of the pattern is a member's name, in turn.
    fn tuple_reg_names(
        &mut self,
        pattern: &Spanned<'a, Name<'a>>,
        tuples: &[Vec<Reg>],
    ) -> Result<(Vec<String>, Span), Broken> {
        let span = self.span(pattern);
        let Name(text) = self.value(pattern).ok_or(Broken)?;
        let text = self.known_text(text);
        let pieces: Vec<&str> = text.split("{}").collect();
        let (length, inserted) = (tuples[0].len(), pieces.len() - 1);
        if inserted > length || pieces.iter().any(|piece| piece.contains(['{', '}'])) {
            let message = format!("`{text}` is no name for {length} registers");
            self.error(Code::BadPattern, span, message)
                .help("each `{}` stands for the name of a member, in turn; there may be fewer than members");
            return Err(Broken);
        }
        if inserted == 0 && tuples.len() > 1 {
            let message = format!("`{text}` gives the same name to {} tuples", tuples.len());
            self.error(Code::BadPattern, span, message).help("write `{}` where the name of a member belongs");
            return Err(Broken);
        }
        let mut names = Vec::with_capacity(tuples.len());
        for members in tuples {
            let mut name = pieces[0].to_string();
            for (&member, piece) in members.iter().zip(&pieces[1..]) {
                name += self.model.reg_name(member);
                name += piece;
            }
            if !self.identifier(&name, span) {
                return Err(Broken);
            }
            names.push(name);
        }
        Ok((names, span))
    }

    /// Makes registers of the tuples with names, gives the registers of the bank new numbers, and returns the new number of
    /// each old register.
    fn lay_out(&mut self, first_reg: usize, declared: &[Declared]) -> Vec<Reg> {
        let unchanged = (first_reg..self.model.regs.len()).map(Reg::from_index).collect();
        let Ok((nests, nest_of)) = self.nests(first_reg, declared) else {
            self.regs.set_incomplete();
            return unchanged;
        };
        if nests.is_empty() {
            return unchanged;
        }
        let (old, wholes) = (self.model.regs.split_off(first_reg), self.model.wholes.split_off(first_reg));
        let numbers = self.model.declared.split_off(first_reg);
        let mut places = vec![Reg::default(); old.len()];
        let mut named = Vec::new();
        let mut laid_nests = vec![false; nests.len()];
        for index in (0..old.len()).filter(|&index| wholes[index].index() == first_reg + index) {
            let laid = match nest_of[index] {
                None => family(&old, first_reg, index, 0).collect(),
                Some((nest, _)) if std::mem::replace(&mut laid_nests[nest], true) => continue,
                Some((nest, _)) => laid_nest(&old, first_reg, &nests[nest]),
            };
            if laid.len() > MAX_PARTS + 1 {
                let message = format!("a register has more than {MAX_PARTS} parts");
                self.error(Code::TooMany, declared[0].span, message);
            }
            let root = Reg::from_index(self.model.regs.len().min(MAX_REGS));
            for (desc, origin) in laid {
                let id = Reg::from_index(self.model.regs.len().min(MAX_REGS));
                match origin {
                    Origin::Old(index) => {
                        places[index] = id;
                        // Its whole register comes before it, so it already has a new number.
                        self.model.wholes.push(places[wholes[index].index() - first_reg]);
                        self.model.declared.push(numbers[index]);
                    }
                    Origin::Tuple(span) => {
                        named.push((desc.name.to_string(), span, id));
                        self.model.wholes.push(id);
                        self.model.declared.push(u32::MAX);
                    }
                }
                self.model.regs.push(RegDesc { root, ..desc });
            }
        }
        if self.model.regs.len() > MAX_REGS {
            let message = format!("with tuples there are more than {MAX_REGS} registers");
            self.error(Code::TooMany, declared[0].span, message);
        }
        self.regs.map_items(|reg| reg.index().checked_sub(first_reg).map_or(reg, |index| places[index]));
        for (name, span, id) in named {
            self.regs.declare(&mut self.reporter, &name, span, Some(id));
        }
        places
    }

    /// The tuples with names, grouped into nests of tuples that lie in one another, the largest first. For each register
    /// its nest and its place there. `Err` if tuples cross.
    fn nests<'d>(&mut self, first_reg: usize, declared: &'d [Declared]) -> Result<Nests<'d>, Broken> {
        let mut named: Vec<Named> = Vec::new();
        for declared in declared {
            let Some((names, span)) = &declared.names else { continue };
            for (name, members) in names.iter().zip(&declared.tuples) {
                let bits = usize::from(self.model.regs[members[0].index()].bits) * members.len();
                if bits > usize::from(u16::MAX) {
                    self.error(Code::BadWidth, *span, format!("`{name}` would have {bits} bits"));
                    return Err(Broken);
                }
                let first = members[0];
                let mut members = members.clone();
                if declared.high_first {
                    members.reverse();
                }
                named.push(Named { name, span: *span, requires: declared.requires, members, first });
            }
        }
        named.sort_by_key(|tuple| std::cmp::Reverse(tuple.members.len()));
        let mut nests: Vec<Vec<Named>> = Vec::new();
        let mut taken: Vec<Option<(usize, usize)>> = vec![None; self.model.regs.len() - first_reg];
        for tuple in named {
            let places: Vec<_> = tuple.members.iter().map(|member| taken[member.index() - first_reg]).collect();
            let Some((nest, start)) = places.iter().flatten().next().copied() else {
                for (place, member) in tuple.members.iter().enumerate() {
                    taken[member.index() - first_reg] = Some((nests.len(), place));
                }
                nests.push(vec![tuple]);
                continue;
            };
            let len = tuple.members.len();
            let fits = places.iter().enumerate().all(|(index, &place)| place == Some((nest, start + index)));
            let interval = |other: &Named| {
                let first = taken[other.members[0].index() - first_reg].map_or(0, |(_, place)| place);
                first..first + other.members.len()
            };
            let crossed = nests[nest].iter().find(|other| {
                let other = interval(other);
                let (apart, within) = (
                    start >= other.end || start + len <= other.start,
                    other.start <= start && start + len <= other.end && other.len() > len,
                );
                !fits || !(apart || within)
            });
            if let Some(other) = crossed {
                let other_span = other.span;
                if fits && interval(other) == (start..start + len) {
                    let message = format!("the tuples `{}` and `{}` are the same registers", other.name, tuple.name);
                    self.error(Code::EqualParts, tuple.span, message).context(other_span, "the other tuple");
                    return Err(Broken);
                }
                let message = format!("the tuples `{}` and `{}` cross", other.name, tuple.name);
                let apart = match other_span == tuple.span {
                    true => format!("say `align: {len}`, or with `first` which there are"),
                    false => "say with `align` or `first` which there are".to_string(),
                };
                let problem = self.error(Code::CrossingTuples, tuple.span, message);
                if other_span != tuple.span {
                    problem.context(other_span, "the other tuple");
                }
                problem.help(format!(
                    "{apart}; or leave out `name` and kinds of value as wide: an operand `Use(class: .., tuple: ..)` takes \
                     {len} values then, which follow each other in any of these tuples",
                ));
                return Err(Broken);
            }
            nests[nest].push(tuple);
        }
        Ok((nests, taken))
    }
}
