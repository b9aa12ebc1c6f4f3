//! The operands of one form and their places. Ties are in `ties`, relations between operands in `relations`.
//!
//! An operand that takes a tuple stands for as many operands as the tuple has registers: a *group*. A member is named by the
//! group's name and the member's number.

use std::borrow::Cow;
use std::ops::Range;

use ssara_tables::target::{Bank, Class, OperandDesc, Place, Pos, Reg, Relation, Role, TupleList};

use super::forms::MAX_OPERANDS;
use super::{Broken, Checker};
use crate::codes::Code;
use crate::diag::suggest;
use crate::schema::{self, Early};
use crate::span::{Name, Span, Spanned};

/// An operand as far as it could be understood.
#[derive(Clone)]
pub(super) struct Operand {
    pub name: String,
    /// Where the form names it.
    pub span: Span,
    pub is_def: bool,
    /// Whether it is working space.
    pub is_scratch: bool,
    pub late: bool,
    /// `None` if something is wrong with it.
    pub class: Option<Class>,
    /// Where the file names the class, if it does.
    pub class_span: Option<Span>,
    /// `None` if something is wrong with it.
    pub place: Option<Place>,
    /// Where the file says the place, if it does.
    pub place_span: Span,
}

impl Operand {
    /// The constraint, if nothing is wrong.
    pub fn desc(&self) -> Option<OperandDesc> {
        let (class, place) = (self.class?, self.place?);
        let role = if self.is_def { Role::Def } else { Role::Use };
        let pos = if self.late { Pos::Late } else { Pos::Early };
        let desc = OperandDesc::new(role, pos, class, place);
        Some(if self.is_scratch { OperandDesc::scratch(class, desc.fixed_reg()) } else { desc })
    }
    /// Whether it occupies its register before the instruction acts, and afterwards.
    pub fn phases(&self) -> (bool, bool) {
        match self.is_def {
            false => (true, self.late),
            true => (!self.late, true),
        }
    }
    /// The words for it in a message.
    pub fn what(&self) -> &'static str {
        match (self.is_scratch, self.is_def) {
            (true, _) => "a scratch register",
            (_, true) => "a def",
            (_, false) => "a use",
        }
    }
    /// Whether it may be, or is, in a slot.
    pub fn may_be_in_slot(&self) -> bool {
        matches!(self.place, Some(Place::Any | Place::Slot))
    }
}

/// All operands of a form.
#[derive(Clone, Default)]
pub(super) struct Operands {
    pub list: Vec<Operand>,
    /// For each entry of the file the positions of its operands: one, or the members of a group.
    pub entries: Vec<Range<usize>>,
    /// The names of the entries that are groups.
    pub groups: Vec<(String, usize)>,
    /// The relations between them.
    pub relations: Vec<Relation>,
}

impl Operands {
    /// The positions of the operands that a name stands for: one, or those of a group.
    pub fn find(&self, name: &str) -> Option<Range<usize>> {
        let group = self.groups.iter().find(|(group, _)| group == name);
        group.map(|&(_, entry)| self.entries[entry].clone()).or_else(|| {
            let position = self.list.iter().position(|operand| operand.name == name)?;
            Some(position..position + 1)
        })
    }
    /// The name of an entry.
    pub fn entry_name(&self, entry: usize) -> &str {
        let group = self.groups.iter().find(|&&(_, group)| group == entry);
        group.map_or_else(|| self.list[self.entries[entry].start].name.as_str(), |(name, _)| name.as_str())
    }
    /// All names that `find` finds.
    fn names(&self) -> impl Iterator<Item = &str> {
        let groups = self.groups.iter().map(|(name, _)| name.as_str());
        groups.chain(self.list.iter().map(|operand| operand.name.as_str()))
    }
}

/// The fields that operands of all kinds have.
struct Fields<'s, 'a> {
    class: &'s Option<Spanned<'a, Name<'a>>>,
    fixed: &'s Option<Spanned<'a, Name<'a>>>,
    tuple: &'s Option<Spanned<'a, Name<'a>>>,
    tied: &'s Option<Spanned<'a, Name<'a>>>,
    or_slot: &'s Option<Spanned<'a, bool>>,
    slot: &'s Option<Spanned<'a, bool>>,
}

/// One entry: the constraints on its operands, and the other operands that it names, with the places of the names.
struct Written {
    /// The operand, or the model of the members of a group.
    model: Operand,
    /// The list from which it takes a tuple, and the length of the tuples.
    tuple: Option<(TupleList, usize)>,
    /// The use to which it is tied.
    tied: Option<(String, Span)>,
    /// The uses before which it is written.
    early: Vec<(String, Span)>,
}

impl Written {
    /// The number of its operands. A def is as many as the use to which it is tied.
    fn len(&self, all: &[Written]) -> usize {
        let tuple = |written: &Written| written.tuple.map_or(1, |(_, len)| len);
        match &self.tied {
            Some((name, _)) => all.iter().find(|other| other.model.name == *name).map_or(1, tuple),
            None => tuple(self),
        }
    }
    /// Whether it is a group, given that it has `len` operands.
    fn is_group(&self, len: usize) -> bool {
        self.tuple.is_some() || len > 1
    }
}

/// An operand as written: its name and its fields.
pub(super) type Entry<'s, 'a> = (&'s Spanned<'a, Name<'a>>, &'s Spanned<'a, schema::Operand<'a>>);

impl<'a> Checker<'a> {
    /// All operands of a form or of an alternative. Reports mistakes.
    pub(super) fn operands(&mut self, entries: &[Entry<'_, 'a>]) -> Operands {
        let written: Vec<Written> = entries.iter().map(|entry| self.written(entry)).collect();
        let mut operands = Operands::default();
        for entry in &written {
            self.add(&mut operands, entry, entry.len(&written));
        }
        let mut taken = vec![None; operands.list.len()];
        for (entry, written) in written.iter().enumerate() {
            if let Some((tied, span)) = &written.tied {
                self.tie(&mut operands, entry, tied, *span, &mut taken);
            }
        }
        for (entry, written) in written.iter().enumerate() {
            for (use_, span) in &written.early {
                self.early_before(&mut operands, entry, use_, *span);
            }
        }
        operands
    }

    /// Adds the `len` operands of an entry.
    fn add(&mut self, operands: &mut Operands, written: &Written, mut len: usize) {
        let (start, span) = (operands.list.len(), written.model.span);
        if start + len > MAX_OPERANDS {
            self.too_many_operands(span);
            len = 1;
        }
        for member in 0..len {
            let mut model = written.model.clone();
            if written.is_group(len) {
                model.name += &member.to_string();
            }
            if let Some(first) =
                operands.list.iter().find(|operand| operand.name == model.name && !model.name.is_empty())
            {
                let (message, first) = (format!("operand `{}` is declared twice", first.name), first.span);
                self.error(Code::Duplicate, span, message).context(first, "first declared here");
            }
            operands.list.push(model);
        }
        if written.is_group(len) {
            operands.groups.push((written.model.name.clone(), operands.entries.len()));
        }
        if let Some((list, _)) = written.tuple {
            operands.relations.push(Relation::Group { first: start as u16, list });
        }
        operands.entries.push(start..start + len);
    }

    /// One entry, without regard to the others.
    fn written(&mut self, &(name, operand): &Entry<'_, 'a>) -> Written {
        let bound = self.name(name);
        let span = self.span(name);
        let name = bound.ok().filter(|(name, _)| self.identifier(name, span)).map(|(name, _)| name);
        // An operand that cannot be read keeps its position, for the others' ties.
        let mut model = Operand {
            name: name.map_or_else(String::new, Cow::into_owned),
            span,
            is_def: false,
            is_scratch: false,
            late: false,
            class: None,
            class_span: None,
            place: None,
            place_span: span,
        };
        let (mut tied_to, mut early) = (None, Vec::new());
        let Some(operand) = self.value(operand) else { return Written { model, tuple: None, tied: None, early } };
        let (no_name, no_flag) = (None, None);
        let fields = match operand {
            schema::Operand::Use(fields) => {
                model.late = self.flag(&fields.late);
                let schema::Use { class, fixed, tuple, or_slot, slot, .. } = &**fields;
                Fields { class, fixed, tuple, tied: &no_name, or_slot, slot }
            }
            schema::Operand::Def(fields) => {
                (model.is_def, model.late) = (true, true);
                match self.optional(&fields.early) {
                    Ok(Some(Early::All(all))) => model.late = !all,
                    Ok(Some(Early::Before(uses))) => {
                        let uses = uses.iter().flat_map(|use_| self.name(use_));
                        early.extend(uses.map(|(name, span)| (name.into_owned(), span)));
                    }
                    Ok(None) | Err(Broken) => {}
                }
                let schema::Def { class, fixed, tuple, tied, or_slot, slot, .. } = &**fields;
                tied_to = tied.as_ref().and_then(|tied| self.name(tied).ok());
                Fields { class, fixed, tuple, tied, or_slot, slot }
            }
            schema::Operand::Scratch(fields) => {
                (model.is_def, model.is_scratch) = (true, true);
                let schema::Scratch { class, fixed } = &**fields;
                Fields { class, fixed, tuple: &no_name, tied: &no_name, or_slot: &no_flag, slot: &no_flag }
            }
        };
        self.operand(&mut model, &fields);
        let tuple = fields.tuple.as_ref().and_then(|tuple| self.operand_tuple(tuple, &model));
        Written { model, tuple, tied: tied_to.map(|(name, span)| (name.into_owned(), span)), early }
    }

    /// The list of tuples that an operand takes one of, and the length of the tuples.
    fn operand_tuple(&mut self, tuple: &Spanned<'a, Name<'a>>, operand: &Operand) -> Option<(TupleList, usize)> {
        let (name, span) = self.name(tuple).ok()?;
        let found = self.tuple_names.resolve(&mut self.reporter, self.source, Code::UnknownTuple, &name, span)?;
        let list = &mut self.model.tuples[found];
        list.used = true;
        let found = (TupleList::from_index(found), usize::from(list.len));
        let member = &self.model.regs[list.members[0].index()];
        let class = self.model.classes.get(operand.class?.index())?;
        if member.ty != Some(class.ty) {
            let (class_name, kind) = (&class.name, &self.model.types[class.ty.index()]);
            let message = if member.bank == kind.bank {
                format!(
                    "`{name}` has registers of {} bits, but those of `{class_name}` have {}",
                    member.bits, kind.bits
                )
            } else {
                let bank = |bank: Bank| &self.model.banks[bank.index()].name;
                format!("`{name}` is of bank `{}`, but `{class_name}` of bank `{}`", bank(member.bank), bank(kind.bank))
            };
            let context = operand.class_span;
            let problem = self.error(Code::TupleMismatch, span, message);
            if let Some(class_span) = context {
                problem.context(class_span, "the class of the members");
            }
            return None;
        }
        Some(found)
    }

    /// The operands for which a name in a form stands. Reports an error if there are none.
    pub(super) fn operand_named(&mut self, operands: &Operands, name: &str, span: Span) -> Option<Range<usize>> {
        let found = operands.find(name);
        if found.is_none() {
            let similar = suggest(name, operands.names()).map(|name| format!("did you mean `{name}`?"));
            let problem = self.error(Code::UnknownOperand, span, format!("there is no operand `{name}`"));
            if let Some(similar) = similar {
                problem.help(similar);
            }
        }
        found
    }

    /// Class and place of one operand, ties aside.
    fn operand(&mut self, operand: &mut Operand, fields: &Fields<'_, 'a>) {
        let (or_slot, slot) = (self.flag(fields.or_slot), self.flag(fields.slot));
        let of = |field: &Option<Spanned<'a, Name<'a>>>| field.as_ref().map(|field| Span::of(field.text, self.source));
        let flag = |field: &Option<Spanned<'a, bool>>, on: bool| {
            field.as_ref().filter(|_| on).map(|field| Span::of(field.text, self.source))
        };
        let said = [
            ("`tuple`", of(fields.tuple)),
            ("`fixed`", of(fields.fixed)),
            ("`tied`", of(fields.tied)),
            ("`or_slot`", flag(fields.or_slot, or_slot)),
            ("`slot`", flag(fields.slot, slot)),
        ];
        let mut places = said.into_iter().filter_map(|(what, span)| Some((what, span?)));
        let first = places.next();
        let second = places.next();
        operand.place_span = first.map_or(operand.span, |(_, span)| span);
        operand.class_span = of(fields.class);
        if let Some(class) = fields.class {
            operand.class = self.operand_class(class);
        }
        let fixed = fields.fixed.as_ref().map(|fixed| self.fixed(operand, fixed));
        if let (Some((first, first_span)), Some((second, span))) = (first, second) {
            let problem = self.error(Code::PlaceConflict, span, format!("{first} and {second} exclude each other"));
            problem.context(first_span, "the other place");
            match (first, second) {
                ("`fixed`", "`tied`") => problem.help("fix the use that the def is tied to"),
                ("`tuple`", "`tied`") => problem.help("leave `tuple` out: a def that is tied to a group is one, too"),
                _ => problem,
            };
            return;
        }
        operand.place = match fixed {
            Some(fixed) => fixed.ok().map(Place::Fixed),
            // Ties are resolved when all operands are known.
            None if fields.tied.is_some() => return,
            None if slot => Some(Place::Slot),
            None if or_slot => Some(Place::Any),
            None => Some(Place::Class),
        };
        if fields.class.is_none() && fields.fixed.is_none() {
            let message = format!("operand `{}` has no class", operand.name);
            let help = if operand.is_def {
                "`Def(i64)`, `Def(fixed: r0)` or `Def(tied: a)`"
            } else {
                "`Use(i64)` or `Use(fixed: r0)`"
            };
            self.error(Code::NoClass, operand.span, message).help(format!("say what it takes, as in {help}"));
        }
        if let (Some(class), true, Some(span)) = (operand.class, slot, operand.class_span) {
            self.slot_class(class, span);
        }
    }

    pub(super) fn operand_class(&mut self, class: &Spanned<'a, Name<'a>>) -> Option<Class> {
        let (name, span) = self.name(class).ok()?;
        if let (None, Some(tuple)) = (self.classes.find(&name), self.tuple_names.find(&name)) {
            self.tuple_as_class(tuple, span);
            return None;
        }
        let class = self.classes.resolve(&mut self.reporter, self.source, Code::UnknownClass, &name, span)?;
        if let Some(used) = self.class_used.get_mut(class.index()) {
            *used = true;
        }
        Some(class)
    }

    /// The register to which an operand is fixed. An operand without a class gets the home class of the register's type. The
    /// class need not contain the register: an operand may be fixed to `ah` although no value lives there.
    fn fixed(&mut self, operand: &mut Operand, fixed: &Spanned<'a, Name<'a>>) -> Result<Reg, Broken> {
        if fixed.text.starts_with('[') {
            self.fixed_to_several(fixed);
            return Err(Broken);
        }
        let (name, span) = self.name(fixed)?;
        let reg =
            self.regs.resolve(&mut self.reporter, self.source, Code::UnknownRegister, &name, span).ok_or(Broken)?;
        // A write to a constant register is lost, and a read returns the constant.
        let discards = operand.is_def && self.model.regs[reg.index()].constant.is_some();
        if !discards && !self.operand_reg(reg, span) {
            return Err(Broken);
        }
        let desc = &self.model.regs[reg.index()];
        let Some(ty) = desc.ty else {
            if !self.classes.is_incomplete() {
                let bank = &self.model.banks[desc.bank.index()].name;
                let message = format!("`{name}` has {} bits, and bank `{bank}` has no such kind of value", desc.bits);
                self.error(Code::NoTypeForFixed, span, message);
            }
            return Err(Broken);
        };
        let Some(class_span) = operand.class_span else {
            operand.class = Some(Class(ty.0.into()));
            return Ok(reg);
        };
        match operand.class {
            Some(class) if !self.in_class(reg, class) => {
                let message = format!("`{name}` is not in class `{}`", self.model.classes[class.index()].name);
                self.error(Code::FixedOutsideClass, span, message).context(class_span, "the class of the operand");
                Err(Broken)
            }
            _ => Ok(reg),
        }
    }

    fn in_class(&self, reg: Reg, class: Class) -> bool {
        self.model.classes.get(class.index()).is_none_or(|class| class.set.contains(reg.index()))
    }

    /// Checks that a register that a form names may be allocated.
    pub(super) fn operand_reg(&mut self, reg: Reg, span: Span) -> bool {
        let Some(message) = self.never_allocated(reg) else { return true };
        self.error(Code::ReservedOperand, span, message).help("what a form does to such a register is not said");
        false
    }

    fn slot_class(&mut self, class: Class, span: Span) {
        let Some(model) = self.model.classes.get(class.index()) else { return };
        if class.index() < self.model.types.len() {
            return;
        }
        let home = self.model.types[model.ty.index()].name.to_string();
        let message = format!("class `{}` says nothing about a slot", model.name);
        self.error(Code::SlotClass, span, message).help(format!("say what is in the slot: `{home}`"));
    }
}
