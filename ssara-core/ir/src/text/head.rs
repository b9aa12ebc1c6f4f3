//! The heads of functions: convention, frame, reserved registers, features, values without definition, forms.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::str::FromStr;

use crate::ir::{Alternative, OfferedAlternatives, edge_sets};
use crate::output::{SavedReg, Slot, SlotArea, SlotData};
use crate::text::cursor::{Parse, Word};
use crate::text::lex::{Excerpt, Token};
use crate::text::names::numbered;
use crate::text::parse::FunctionParser;
use ssara_tables::target::{
    ArgSlot, Class, Conv, End, Features, Form, FormKind, OperandDesc, Place, Pos, Relation, Remat, Role, StackArea,
};
use ssara_tables::units::UnitSet;

/// Maximum number of forms of a function's own; more are an error. More forms might have more clobber sets than
/// [`FormTable`](ssara_tables::target::FormTable) can number.
const MAX_FORMS: usize = 1 << 20;

impl FunctionParser<'_, '_, '_> {
    /// The head from the ISA up to the first block.
    pub(super) fn head(&mut self) -> Parse<()> {
        if self.cursor.eat_word("abi")? {
            let conv = self.convention()?;
            self.builder.set_convention(conv);
        }
        self.cursor.expect("{")?;
        self.cursor.skip_newlines()?;
        while let Token::Word(word) = *self.cursor.token() {
            if numbered(word, "block").is_some() {
                break;
            }
            self.statement()?;
            self.cursor.end_line()?;
        }
        self.end_form();
        Ok(())
    }

    pub(super) fn convention(&mut self) -> Parse<Conv> {
        let word = self.cursor.word("the name of a convention")?;
        let conventions = &self.names.conventions;
        let conv = conventions.get(word.text).copied();
        conv.ok_or_else(|| self.unknown(word, "convention", conventions.keys().copied()))
    }

    fn statement(&mut self) -> Parse<()> {
        let word = self.cursor.word("a statement")?;
        match word.text {
            "reserve" => self.reserve(),
            "features" => self.features(),
            "alternatives" => self.offered(),
            "value" => {
                let word = self.cursor.word("a value")?;
                let value = self.value(word)?;
                self.value_type(value, word)
            }
            "form" => {
                self.end_form();
                self.last_form = Some(self.form_definition()?);
                Ok(())
            }
            "or" => self.alternative(word.at),
            "frame" => {
                self.needs_allocation(word.at)?;
                let size = self.cursor.number("a size in bytes")?;
                self.cursor.expect_word("align")?;
                let align = self.cursor.number("an alignment in bytes")?;
                let is_scalable = self.cursor.eat_word("scalable")?;
                let scalable = if is_scalable { self.cursor.number("a size in bytes")? } else { 0 };
                if let Some(allocation) = &mut self.allocation {
                    (allocation.frame_size, allocation.frame_align) = (size, align);
                    allocation.scalable_size = scalable;
                }
                Ok(())
            }
            "saved" => {
                self.needs_allocation(word.at)?;
                self.saved()
            }
            _ if numbered(word.text, "slot").is_some() => {
                self.needs_allocation(word.at)?;
                let size = self.slot_size()?;
                let slots = self.allocation.as_mut().map(|allocation| &mut allocation.slots);
                let slot = slots.map(|slots| slots.push(size));
                if numbered(word.text, "slot") != slot.map(Slot::as_u32) {
                    return Err(self.cursor.error(word.at, "slots are numbered in the order in which they stand"));
                }
                Ok(())
            }
            text => {
                let help = "before the first block come `reserve`, `features`, `value`, `form`, `alternatives`, and in an \
                            allocated function `frame`, slots and `saved`";
                let message = format!("unexpected `{}`", Excerpt(text));
                Err(self.cursor.error_help(word.at, message, Some(help.to_string())))
            }
        }
    }

    /// `: 8 bytes at 16`, `: 8 bytes at in[16]`, `: 16 bytes at scalable[32]`
    fn slot_size(&mut self) -> Parse<SlotData> {
        self.cursor.expect(":")?;
        let size = self.cursor.number("a size in bytes")?;
        self.cursor.expect_word("bytes")?;
        self.cursor.expect_word("at")?;
        let word = self.cursor.word("an offset in bytes, `in`, `out` or `scalable`")?;
        if word.text == "scalable" {
            return Ok(SlotData { area: SlotArea::Scalable, size, offset: self.index("an offset in bytes")? });
        }
        if let Some(area) = self.area(word) {
            return Ok(SlotData { area: area.into(), size, offset: self.index("an offset in bytes")? });
        }
        let offset = word.text.parse().ok();
        let message = || format!("`{}` is not an offset in bytes", Excerpt(word.text));
        let offset = offset.ok_or_else(|| self.cursor.error(word.at, message()))?;
        Ok(SlotData { area: SlotArea::Spill, size, offset })
    }

    /// The area that a word names, if `[` follows it.
    fn area(&self, word: Word<'_>) -> Option<StackArea> {
        let areas = [StackArea::Incoming, StackArea::Outgoing];
        areas.into_iter().find(|area| area.name() == word.text).filter(|_| self.cursor.is("["))
    }

    /// `[16]`
    fn index<T: FromStr>(&mut self, what: &str) -> Parse<T> {
        self.cursor.expect("[")?;
        let index = self.cursor.number(what)?;
        self.cursor.expect("]")?;
        Ok(index)
    }

    /// `rax`, `in[16]`
    fn place(&mut self) -> Parse<Place> {
        let word = self.cursor.word("a register, `in` or `out`")?;
        let Some(area) = self.area(word) else { return Ok(Place::Fixed(self.reg(word)?)) };
        let arg_slot = ArgSlot::new(area, self.index("an offset in bytes")?);
        let message = || format!("the offset is not below {}", ArgSlot::LIMIT);
        arg_slot.map(Place::ArgSlot).ok_or_else(|| self.cursor.error(word.at, message()))
    }

    fn reserve(&mut self) -> Parse<()> {
        loop {
            let word = self.cursor.word("a register")?;
            let reg = self.reg(word)?;
            self.builder.reserve(reg);
            if !self.cursor.eat(",")? {
                return Ok(());
            }
        }
    }

    /// `features avx512 apx`
    fn features(&mut self) -> Parse<()> {
        let mut features = Features::NONE;
        while let Token::Word(_) = *self.cursor.token() {
            let word = self.cursor.word("a feature")?;
            let names = || self.target.features.iter().map(|feature| &*feature.name);
            let index = names().position(|name| name == word.text);
            features = features.union(Features::single(index.ok_or_else(|| self.unknown(word, "feature", names()))?));
        }
        self.builder.set_features(features);
        Ok(())
    }

    /// `alternatives none`, `alternatives except add64, sub64`
    fn offered(&mut self) -> Parse<()> {
        if self.cursor.eat_word("none")? {
            self.builder.offer(OfferedAlternatives::None);
            return Ok(());
        }
        self.cursor.expect_word("except")?;
        let mut forms = Vec::new();
        loop {
            let word = self.cursor.word("the name of a form")?;
            forms.push(self.form(word)?);
            if !self.cursor.eat(",")? {
                self.builder.offer(forms.into_iter().collect());
                return Ok(());
            }
        }
    }

    /// `saved rbx@slot0, r12`
    fn saved(&mut self) -> Parse<()> {
        loop {
            let word = self.cursor.word("a register")?;
            let reg = self.reg(word)?;
            let slot = if self.cursor.eat("@")? {
                let word = self.cursor.word("a slot")?;
                Some(self.slot(word)?)
            } else {
                None
            };
            if let Some(allocation) = &mut self.allocation {
                allocation.saved.push(SavedReg { reg, slot });
            }
            if !self.cursor.eat(",")? {
                return Ok(());
            }
        }
    }

    /// `$1 = op [late use i64, def i64 tied 0] where {distinct 0 1} clobbers {rax, ah}`, `$2 = branch 2 [use i64]`, or
    /// `$3 = op [def i64] remat cheaper_than_move`; `$4 = call sysv(i64, f64) -> (i64)` has its places from the convention, and
    /// `$5 = branch 2 sysv(i64) -> (i64)` the clobbers of its edges, too
    fn form_definition(&mut self) -> Parse<Form> {
        let name = self.cursor.word("the name of a form")?;
        if self.local_forms.contains_key(name.text) || self.names.forms.contains_key(name.text) {
            return Err(self.cursor.error(name.at, format!("there already is a form `{}`", Excerpt(name.text))));
        }
        if self.local_forms.len() >= MAX_FORMS {
            return Err(self.cursor.error(name.at, format!("a function may have {MAX_FORMS} forms of its own")));
        }
        self.cursor.expect("=")?;
        let word = self.cursor.word("the kind of a form")?;
        let kind = FormKind::ALL.into_iter().find(|kind| kind.name() == word.text);
        let names = || FormKind::ALL.into_iter().map(FormKind::name);
        let kind = kind.ok_or_else(|| self.unknown(word, "kind of form", names()))?;
        let is_number = |word: &str| word.starts_with(|first: char| first.is_ascii_digit());
        let counted = kind == FormKind::Branch && matches!(*self.cursor.token(), Token::Word(word) if is_number(word));
        let successors = if counted { Some(self.cursor.number("a number of successors or `[`")?) } else { None };
        let mut alternative = Alternative { clobbers: self.target.no_units(), ..Alternative::default() };
        let passes = matches!(kind, FormKind::Call | FormKind::Branch | FormKind::Entry | FormKind::Return);
        let mut conv = None;
        if passes && matches!(self.cursor.token(), Token::Word(_)) {
            conv = Some(self.by_convention(kind, &mut alternative)?);
        } else {
            self.cursor.expect("[")?;
            while !self.cursor.eat("]")? {
                alternative.operands.push(self.operand()?);
                if !self.cursor.eat(",")? {
                    self.cursor.expect("]")?;
                    break;
                }
            }
        }
        if self.cursor.eat_word("where")? {
            self.cursor.expect("{")?;
            loop {
                alternative.relations.push(self.relation()?);
                if !self.cursor.eat(",")? {
                    break;
                }
            }
            self.cursor.expect("}")?;
        }
        if self.cursor.eat_word("clobbers")? {
            if let Token::Word(_) = self.cursor.token() {
                let conv = self.convention()?;
                alternative.clobbers = self.clobbers_of_call(conv, &alternative.operands);
            } else {
                self.clobbers(&mut alternative.clobbers)?;
            }
        }
        let edge_clobbers = match conv.filter(|_| kind == FormKind::Branch) {
            _ if self.cursor.eat_word("edge")? => self.edge_clobbers(kind)?,
            Some(conv) if self.last_form.is_none() => edge_sets(self.target, conv),
            _ => Vec::new(),
        };
        let remat = self.remat()?;
        if alternative.operands.len() > OperandDesc::MAX_OPERANDS {
            let message = format!("a form may have {} operands", OperandDesc::MAX_OPERANDS);
            return Err(self.cursor.error(name.at, message));
        }
        let form = self.builder.push_form(name.text.to_string(), kind, successors, &alternative);
        self.builder.set_edge_clobbers(form, &edge_clobbers);
        if let Some((at, remat)) = remat {
            self.builder.set_remat(form, remat);
            if self.builder.form(form).is_ok_and(|view| view.rematerialises().is_none()) {
                let message =
                    "only a form of kind `op` with one def and at most two uses, all in classes, can be rematerialised";
                return Err(self.cursor.error(at, message));
            }
        }
        self.local_forms.insert(name.text, form);
        Ok(form)
    }

    /// `remat undefined`, or nothing.
    fn remat(&mut self) -> Parse<Option<(usize, Remat)>> {
        let at = self.cursor.at();
        if !self.cursor.eat_word("remat")? {
            return Ok(None);
        }
        let word = self.cursor.word("how cheaply")?;
        let all = || Remat::ALL.into_iter().filter(|&remat| remat != Remat::Never);
        let remat = all().find(|remat| remat.name() == word.text);
        let remat = remat.ok_or_else(|| self.unknown(word, "rematerialisation", all().map(Remat::name)))?;
        Ok(Some((at, remat)))
    }

    /// An alternative of the last form.
    fn alternative(&mut self, at: usize) -> Parse<()> {
        let Some(form) = self.last_form else {
            return Err(self.cursor.error(at, "`or` must follow the form to which it adds an alternative"));
        };
        let first = form.table_index() + 1;
        let last = self.form_definition()?.table_index();
        if last - first >= usize::from(u16::MAX) {
            return Err(self.cursor.error(at, format!("a form may have {} alternatives", u16::MAX)));
        }
        self.alternatives = first..last + 1;
        Ok(())
    }

    /// Ends the alternatives of the last form.
    pub(super) fn end_form(&mut self) {
        if let Some(form) = self.last_form.take() {
            self.builder.add_alternatives(form, core::mem::take(&mut self.alternatives));
        }
    }

    /// `distinct 0 1`
    fn relation(&mut self) -> Parse<Relation> {
        let word = self.cursor.word("a relation")?;
        Ok(match word.text {
            "group" => {
                let first = self.operand_number()?;
                let word = self.cursor.word("a list of tuples")?;
                let lists = &self.names.tuple_lists;
                let list = lists.get(word.text).copied();
                let list = list.ok_or_else(|| self.unknown(word, "list of tuples", lists.keys().copied()))?;
                Relation::Group { first, list }
            }
            "distinct" => Relation::Distinct(self.operand_number()?, self.operand_number()?),
            "same" => {
                let (a, b) = (self.operand_number()?, self.operand_number()?);
                Relation::Same(a, b, if self.cursor.eat_word("high")? { End::High } else { End::Low })
            }
            "overlap" => {
                let (a, b) = (self.operand_number()?, self.operand_number()?);
                let end = match () {
                    () if self.cursor.eat_word("low")? => End::Low,
                    () if self.cursor.eat_word("high")? => End::High,
                    () => return Err(self.cursor.expected("`low` or `high`")),
                };
                Relation::OverlapAt(a, b, end)
            }
            "implies" => {
                Relation::Implies(self.operand_number()?, self.class()?, self.operand_number()?, self.class()?)
            }
            _ => return Err(self.unknown(word, "relation", ["group", "distinct", "same", "overlap", "implies"])),
        })
    }

    fn operand_number(&mut self) -> Parse<u16> {
        self.cursor.number("the number of an operand")
    }

    /// `late use i64 = rax`, `def i64 = in[16]`, `scratch i64`
    fn operand(&mut self) -> Parse<OperandDesc> {
        if self.cursor.eat_word("scratch")? {
            let class = self.class()?;
            let fixed = self.cursor.eat("=")?;
            let word = if fixed { Some(self.cursor.word("a register")?) } else { None };
            let reg = word.map(|word| self.reg(word)).transpose()?;
            return Ok(OperandDesc::scratch(class, reg));
        }
        let pos = match () {
            () if self.cursor.eat_word("early")? => Some(Pos::Early),
            () if self.cursor.eat_word("late")? => Some(Pos::Late),
            () => None,
        };
        let (role, default) = match () {
            () if self.cursor.eat_word("use")? => (Role::Use, Pos::Early),
            () if self.cursor.eat_word("def")? => (Role::Def, Pos::Late),
            () => return Err(self.cursor.expected("`use`, `def` or `scratch`")),
        };
        let class = self.class()?;
        let place = match () {
            () if self.cursor.eat("=")? => self.place()?,
            () if self.cursor.eat_word("tied")? => Place::Tied(self.operand_number()?),
            () if self.cursor.eat_word("any")? => Place::Any,
            () if self.cursor.eat_word("slot")? => Place::Slot,
            () => Place::Class,
        };
        Ok(OperandDesc::new(role, pos.unwrap_or(default), class, place))
    }

    fn class(&mut self) -> Parse<Class> {
        let word = self.cursor.word("a class")?;
        let classes = &self.names.classes;
        let class = classes.get(word.text).copied();
        let class = class.ok_or_else(|| self.unknown(word, "class", classes.keys().copied()))?;
        if class.index() >= OperandDesc::MAX_CLASSES {
            return Err(self.cursor.error(word.at, "the target has too many classes"));
        }
        Ok(class)
    }

    /// The clobbers of a call by a convention, without the registers of its results.
    pub(super) fn clobbers_of_call(&self, conv: Conv, operands: &[OperandDesc]) -> UnitSet {
        let mut clobbers = UnitSet::from_words(&self.target.convention(conv).clobbers);
        let results = operands.iter().filter(|operand| operand.is_def()).filter_map(|operand| operand.fixed_reg());
        clobbers.subtract(&self.target.units_of(results));
        clobbers
    }

    /// `clobbers {}, {rax, rbx}`, the sets of the successors in their order, or `clobbers sysv`, those of a convention
    fn edge_clobbers(&mut self, kind: FormKind) -> Parse<Vec<UnitSet>> {
        let at = self.cursor.at();
        if kind != FormKind::Branch {
            return Err(self.cursor.error(at, "only a branch has edges that clobber registers"));
        }
        if self.last_form.is_some() {
            return Err(self
                .cursor
                .error(at, "all alternatives have the edges of their form, which says what these clobber"));
        }
        if !self.cursor.eat_word("clobbers")? {
            return Err(self.cursor.expected("`clobbers`"));
        }
        if let Token::Word(_) = self.cursor.token() {
            let conv = self.convention()?;
            return Ok(edge_sets(self.target, conv));
        }
        let mut sets = Vec::new();
        loop {
            let mut set = self.target.no_units();
            self.clobbers(&mut set)?;
            sets.push(set);
            if !self.cursor.eat(",")? {
                return Ok(sets);
            }
        }
    }

    /// `{rax, v8[1], #130}`
    fn clobbers(&mut self, set: &mut UnitSet) -> Parse<()> {
        self.cursor.expect("{")?;
        if self.cursor.eat("}")? {
            return Ok(());
        }
        loop {
            let word = self.cursor.word("a register or unit")?;
            if let Some(unit) = numbered(word.text, "#") {
                let unit = u16::try_from(unit).ok().filter(|unit| unit / 64 < self.target.set_words.into());
                set.insert(unit.ok_or_else(|| self.cursor.error(word.at, "the target has no such unit"))?);
            } else {
                let units = self.target.reg_units(self.reg(word)?);
                if self.cursor.eat("[")? {
                    let at = self.cursor.at();
                    let position: usize = self.cursor.number("the number of a unit")?;
                    let unit = units.get(position).copied();
                    let message = || format!("`{}` has {} units", word.text, units.len());
                    set.insert(unit.ok_or_else(|| self.cursor.error(at, message()))?);
                    self.cursor.expect("]")?;
                } else {
                    units.iter().for_each(|&unit| set.insert(unit));
                }
            }
            if !self.cursor.eat(",")? {
                return self.cursor.expect("}");
            }
        }
    }
}
