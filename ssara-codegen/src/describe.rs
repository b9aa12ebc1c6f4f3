//! Descriptions of table entries, shared by the generated rustdoc and the Markdown pages.
//!
//! All results are Markdown without line breaks, fit for a table cell.

use std::borrow::Cow;

use ssara_tables::TargetDesc;
use ssara_tables::target::{
    Bank, Class, End, Features, Form, FormKind, FormRelation, FormView, OperandDesc, Place, Pos, Prices, Reg, Relation,
    Remat, Role, Table,
};
use ssara_tables::units::UnitSet;

/// A name as code.
pub(crate) fn code(name: &str) -> String {
    format!("`{name}`")
}

/// A number with a noun in the right form: `1 class`, `2 classes`.
pub(crate) fn count(number: usize, thing: &str, plural: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { plural })
}

/// The numbers of classes, forms and conventions, as a sentence.
pub(crate) fn counts(target: &TargetDesc) -> String {
    let alternatives = target.forms.alternatives.iter().map(|alternatives| usize::from(alternatives.count)).sum();
    let forms = target.forms.len() - alternatives;
    let mut counts = vec![count(target.classes.len(), "class", "es"), count(forms, "instruction form", "s")];
    if alternatives > 0 {
        counts.push(count(alternatives, "alternative", "s"));
    }
    counts.push(count(target.conventions.len(), "calling convention", "s"));
    counts.join(", ") + "."
}

/// Text from an ISA file, which may be Markdown. A line break counts as a space, and a blank line ends a paragraph. HTML is
/// escaped.
pub(crate) fn text(doc: &str) -> String {
    let mut text = String::with_capacity(doc.len());
    let mut in_code = false;
    for line in doc.trim().lines().map(str::trim) {
        if line.is_empty() {
            text.push_str("\n\n");
            continue;
        }
        if !text.is_empty() && !text.ends_with('\n') {
            text.push(' ');
        }
        for c in line.chars() {
            in_code ^= c == '`';
            match c {
                '<' if !in_code => text.push_str("&lt;"),
                _ => text.push(c),
            }
        }
    }
    text
}

/// [`text`] that other sentences follow.
pub(crate) fn sentence(doc: &str) -> String {
    let text = text(doc);
    if text.ends_with(|last: char| last.is_alphanumeric() || ")`\"".contains(last)) { text + "." } else { text }
}

/// [`text`] for a table cell.
pub(crate) fn cell(doc: &str) -> String {
    text(doc).split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// Names as code, separated by commas; runs of three or more that are numbered upwards as a range.
pub(crate) fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    let mut parts = Vec::new();
    let mut rest = &names[..];
    while let [first, ..] = rest {
        let run = 1 + rest.windows(2).take_while(|pair| is_next(pair[0], pair[1])).count();
        if run >= 3 {
            parts.push(format!("`{first}..={}`", rest[run - 1]));
            rest = &rest[run..];
        } else {
            parts.push(code(first));
            rest = &rest[1..];
        }
    }
    parts.join(", ")
}

/// Whether `b` is `a` with its number raised by one.
fn is_next(a: &str, b: &str) -> bool {
    let split = |name: &str| -> Option<(String, u32, String)> {
        let start = name.find(|c: char| c.is_ascii_digit())?;
        let digits = name[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(name.len() - start);
        let (number, suffix) = name[start..].split_at(digits);
        let plain = number == "0" || !number.starts_with('0');
        plain.then_some((name[..start].to_string(), number.parse().ok()?, suffix.to_string()))
    };
    matches!((split(a), split(b)), (Some(a), Some(b)) if a.0 == b.0 && a.2 == b.2 && a.1.checked_add(1) == Some(b.1))
}

/// Registers, as [`names`].
pub(crate) fn regs(target: &TargetDesc, regs: &[Reg]) -> String {
    names(regs.iter().map(|&reg| &*target.reg(reg).name))
}

/// A number of bytes.
pub(crate) fn bytes(number: u16) -> String {
    count(number.into(), "byte", "s")
}

/// The whole registers of a bank, by their encodings.
pub(crate) fn wholes(target: &TargetDesc, bank: Bank) -> Vec<Reg> {
    let mut wholes: Vec<Reg> = target.whole_regs(bank).collect();
    wholes.sort_by_key(|&reg| target.reg(reg).encoding);
    wholes
}

/// The bits of a register within its whole register: the lowest, and one past the highest.
pub(crate) fn bits(target: &TargetDesc, reg: Reg) -> (u16, u16) {
    let low = target.reg(reg).low_bit - target.reg(target.whole(reg)).low_bit;
    (low, low + target.reg(reg).bits)
}

/// The units of a register: `3`, or `0-1`, or `0, 2-3`.
pub(crate) fn units(target: &TargetDesc, reg: Reg) -> String {
    let mut parts = Vec::new();
    for run in target.reg_units(reg).chunk_by(|a, b| a + 1 == *b) {
        parts.push(match run {
            [unit] => unit.to_string(),
            _ => format!("{}-{}", run[0], run[run.len() - 1]),
        });
    }
    parts.join(", ")
}

/// The same with a noun: `unit 3`, `units 0-1`.
pub(crate) fn units_in_words(target: &TargetDesc, reg: Reg) -> String {
    let plural = if target.reg_units(reg).len() == 1 { "" } else { "s" };
    format!("unit{plural} {}", units(target, reg))
}

/// The registers that are never allocated: reserved and constant ones.
pub(crate) fn never_allocated(target: &TargetDesc) -> Vec<Reg> {
    let is_constant = |&reg: &Reg| target.reg(reg).constant.is_some() && target.whole(reg) == reg;
    let constants = target.reg_ids().filter(is_constant).filter(|reg| !target.reserved.contains(reg));
    target.reserved.iter().copied().chain(constants).collect()
}

/// The units that a form clobbers.
pub(crate) fn clobbers(target: &TargetDesc, words: &[u64]) -> String {
    unit_set(target, words, |reg| target.reg(reg).tuple == 0)
}

/// The edges that destroy registers, each with these. `sets` are those of the successors in order; the last one is that of
/// all further ones, if `count` does not say that there are none.
pub(crate) fn edge_clobbers<'s>(
    target: &TargetDesc,
    sets: impl ExactSizeIterator<Item = &'s [u64]>,
    count: Option<u16>,
) -> Vec<(String, String)> {
    let len = sets.len();
    let edge = |at: usize| match at + 1 == len && count.map(usize::from) != Some(len) {
        true => format!("each edge from successor {at} on"),
        false => format!("the edge to successor {at}"),
    };
    let clobbering = sets.enumerate().filter(|(_, set)| set.iter().any(|&word| word != 0));
    clobbering.map(|(at, set)| (edge(at), clobbers(target, set))).collect()
}

/// The units that a call clobbers, as whole registers without the parts that it does not clobber: `zmm6` without `xmm6`,
/// even if other parts have names.
pub(crate) fn call_clobbers(target: &TargetDesc, words: &[u64]) -> String {
    unit_set(target, words, |reg| target.reg(reg).tuple == 0 && target.whole(reg) == reg)
}

/// A set of units as registers for which `named` holds: the largest registers that lie completely in the set. For the
/// remaining units, the smallest register that contains them, without the registers that are not in the set.
fn unit_set(target: &TargetDesc, words: &[u64], named: impl Fn(Reg) -> bool) -> String {
    let set = UnitSet::from_words(words);
    let mut rest = set.clone();
    let take = |reg: Reg, rest: &mut UnitSet| target.reg_units(reg).iter().for_each(|&unit| rest.remove(unit));

    let mut whole = Vec::new();
    for reg in target.reg_ids().filter(|&reg| named(reg)) {
        let units = target.reg_units(reg);
        if !units.is_empty() && units.iter().all(|&unit| rest.contains(unit)) {
            whole.push(reg);
            take(reg, &mut rest);
        }
    }
    whole.sort_by_key(|&reg| (target.reg(reg).bank, target.reg(reg).encoding));
    let mut holders = Vec::new();
    let mut spared = Vec::new();
    for unit in set.iter() {
        let held = |&reg: &Reg| named(reg) && rest.contains(unit) && target.reg_units(reg).contains(&unit);
        let Some(holder) = target.reg_ids().filter(held).min_by_key(|&reg| target.reg_units(reg).len()) else {
            continue;
        };
        take(holder, &mut rest);
        holders.push(holder);
        let outside = |&reg: &Reg| {
            target.reg(reg).tuple == 0
                && target.overlap(reg, holder)
                && target.reg_units(reg).iter().all(|&unit| !set.contains(unit))
        };
        for reg in target.reg_ids().filter(outside) {
            if !spared.iter().any(|&other| target.overlap(other, reg)) {
                spared.push(reg);
            }
        }
    }
    let partly = format!("{} without {}", regs(target, &holders), regs(target, &spared));
    match (whole.is_empty(), holders.is_empty()) {
        (_, true) => regs(target, &whole),
        (true, false) => partly,
        (false, false) => format!("{}; {partly}", regs(target, &whole)),
    }
}

/// One operand, or a group of operands, as a client sees it.
pub(crate) struct Param<'a> {
    /// Its name.
    pub(crate) name: Cow<'a, str>,
    /// The number of its first operand.
    pub(crate) first: usize,
    /// The number of its operands, if it is a group.
    pub(crate) group: Option<usize>,
}

/// A form of the target, with its names.
#[derive(Clone, Copy)]
pub(crate) struct FormText<'a> {
    target: &'a TargetDesc,
    /// The form.
    pub(crate) form: Form,
    /// Its constraints.
    pub(crate) view: FormView<'a>,
}

impl<'a> FormText<'a> {
    /// A form of the target.
    pub(crate) fn new(target: &'a TargetDesc, form: Form) -> Self {
        FormText { target, form, view: target.forms.get(form.table_index(), target.set_words) }
    }
    /// All forms of the target, in order, without their alternatives.
    pub(crate) fn all(target: &'a TargetDesc) -> impl Iterator<Item = FormText<'a>> {
        Self::with_alternatives(target).filter(|form| form.alternative_of().is_none())
    }
    /// All forms of the target, in order, alternatives included.
    pub(crate) fn with_alternatives(target: &'a TargetDesc) -> impl Iterator<Item = FormText<'a>> {
        (0..target.forms.len()).map(move |index| FormText::new(target, Form(index as u32)))
    }
    /// The other alternatives of it, in order of preference.
    pub(crate) fn alternatives(&self) -> impl Iterator<Item = FormText<'a>> + use<'a> {
        let target = self.target;
        target.forms.alternatives(self.form.table_index()).map(move |index| FormText::new(target, Form(index as u32)))
    }
    /// The form of which it is an alternative.
    pub(crate) fn alternative_of(&self) -> Option<FormText<'a>> {
        let all = &self.target.forms.alternatives;
        let index = self.form.0;
        // Alternatives follow their forms, so their ranges are in ascending order.
        let at = all.partition_point(|alternatives| alternatives.first <= index).checked_sub(1)?;
        let found = all[at].first..all[at].first + u32::from(all[at].count);
        found.contains(&index).then(|| FormText::new(self.target, Form(all[at].form)))
    }
    fn look_up(&self, texts: &'a Table<Cow<'static, str>>, index: usize) -> &'a str {
        texts.get(index).map_or("", |text| text)
    }
    /// Its name.
    pub(crate) fn name(&self) -> &'a str {
        self.look_up(&self.target.forms.names, self.form.table_index())
    }
    /// The documentation in the ISA file.
    pub(crate) fn doc(&self) -> &'a str {
        self.look_up(&self.target.forms.docs, self.form.table_index())
    }
    /// The name of an operand; its number, if it has none.
    pub(crate) fn operand_name(&self, operand: usize) -> Cow<'a, str> {
        let start = self.target.forms.starts[self.form.table_index()] as usize;
        match self.look_up(&self.target.forms.operand_names, start + operand) {
            "" => Cow::Owned(format!("op{operand}")),
            name => Cow::Borrowed(name),
        }
    }
    /// Its operands of one role, with their numbers.
    pub(crate) fn operands(&self, role: Role) -> impl Iterator<Item = (usize, OperandDesc)> + use<'a> {
        self.view.operands().enumerate().filter(move |(_, operand)| operand.role() == role)
    }
    /// The arguments or results that a client sees: its operands of one role, each group as one, without scratch registers.
    pub(crate) fn params(&self, role: Role) -> Vec<Param<'a>> {
        let mut params = Vec::new();
        let mut next = 0;
        for (first, operand) in self.operands(role).filter(|(_, operand)| !operand.is_scratch()) {
            if first < next {
                continue;
            }
            // A def that is tied to a group is a group as well.
            let of = operand.overwrites().unwrap_or(first as u16);
            let group = self.view.relations.iter().find_map(|relation| match relation.relation {
                Relation::Group { first, list } if first == of => {
                    Some(usize::from(self.target.tuple_lists[list.index()].len))
                }
                _ => None,
            });
            let name = self.operand_name(first);
            let name = match (group, &name) {
                (Some(_), Cow::Borrowed(name)) => Cow::Borrowed(name.strip_suffix('0').unwrap_or(name)),
                _ => name,
            };
            next = first + group.unwrap_or(1);
            params.push(Param { name, first, group });
        }
        params
    }
    /// The operands of one role as a client sees them, each with its constraint. Scratch registers have neither role.
    pub(crate) fn constraints(&self, role: Role) -> Vec<String> {
        let constraint = |param: &Param<'_>| {
            let operand = self.view.operand(param.first);
            match param.group {
                None => format!("`{}`: {}", param.name, self.constraint(operand)),
                Some(len) => {
                    format!("`{}[{len}]`: {}{}", param.name, self.constraint(operand), self.tuple(param.first))
                }
            }
        };
        self.params(role).iter().map(constraint).collect()
    }
    /// The tuple that a group of operands takes.
    pub(crate) fn tuple(&self, first: usize) -> String {
        let list = self.view.relations.iter().find_map(|relation| match relation.relation {
            Relation::Group { first: of, list } if usize::from(of) == first => Some(list),
            _ => None,
        });
        list.map_or_else(String::new, |list| format!(", a tuple `{}`", self.target.tuple_lists[list.index()].name))
    }
    /// Its constraints besides the places of its uses and defs, and its other properties: a clause each.
    pub(crate) fn remarks(&self) -> Vec<String> {
        let mut remarks = Vec::new();
        for (index, operand) in self.operands(Role::Def).filter(|(_, operand)| operand.is_scratch()) {
            remarks.push(format!("needs `{}`: {}", self.operand_name(index), self.constraint(operand)));
        }
        for FormRelation { relation, .. } in self.view.relations {
            if !matches!(relation, Relation::Group { .. }) {
                remarks.push(self.relation(relation));
            }
        }
        let reads = self.view.uses().next().is_some();
        remarks.extend(match self.view.remat {
            Remat::Never => None,
            _ if reads => Some("may be rematerialised instead of a reload where its uses are in registers".to_string()),
            Remat::CheaperThanLoad => Some("may be rematerialised instead of a reload".to_string()),
            Remat::CheaperThanMove => Some("may be rematerialised instead of a reload or a move".to_string()),
            Remat::Undefined => Some("any content of a register will do as its result".to_string()),
        });
        remarks.extend(self.target.forms.successors(self.form.table_index()).map(|count| match count {
            1 => "goes to one block".to_string(),
            _ => format!("goes to one of {count} blocks"),
        }));
        let forms = &self.target.forms;
        let words = usize::from(self.target.set_words);
        let sets = forms.edge_clobbers(self.form.table_index()).map(|set| &forms.sets[set as usize * words..][..words]);
        let count = forms.successors(self.form.table_index());
        for (edges, units) in edge_clobbers(self.target, sets, count) {
            remarks.push(format!("{edges} clobbers {units}"));
        }
        let features = self.target.forms.features(self.form.table_index());
        if features != Features::NONE {
            let names = features.iter().map(|feature| &*self.target.features[feature].name);
            remarks.push(format!("requires {}", self::names(names)));
        }
        let price = self.target.forms.price(self.form.table_index());
        if price > 0 {
            remarks.push(format!("costs {} more", f64::from(price) / f64::from(Prices::UNIT)));
        }
        remarks
    }
    /// The differences from the form of which it is an alternative.
    pub(crate) fn differences(&self, base: FormText) -> String {
        let mut differences = Vec::new();
        for (index, operand) in self.view.operands().enumerate() {
            if operand != base.view.operand(index) {
                differences.push(format!("`{}`: {}", self.operand_name(index), self.constraint(operand)));
            }
        }
        let (known, own) = (base.remarks(), self.remarks());
        for FormRelation { relation, .. } in base.view.relations {
            let demanded = base.relation(relation);
            if !matches!(relation, Relation::Group { .. }) && !own.contains(&demanded) {
                differences.push(format!("it need not be that {demanded}"));
            }
        }
        if self.view.clobbers != base.view.clobbers {
            differences.push(format!("clobbers {}", self.clobbers()));
        }
        differences.extend(own.into_iter().filter(|remark| !known.contains(remark)));
        differences.join("; ")
    }
    /// Where an operand must be, and when.
    pub(crate) fn constraint(&self, operand: OperandDesc) -> String {
        let class = &self.target.class(operand.class()).name;
        let place = match operand.place() {
            Place::Class => code(class),
            Place::Fixed(reg) => code(&self.target.reg(reg).name),
            Place::Tied(tied) => format!("`{class}`, the register of `{}`", self.operand_name(tied.into())),
            Place::Any => format!("`{class}` or slot"),
            Place::Slot => match operand.modifies() {
                Some(tied) => format!("the slot of `{}`", self.operand_name(tied.into())),
                None => format!("slot of `{}`", self.target.ty(self.target.class(operand.class()).ty).name),
            },
            Place::ArgSlot(arg_slot) => format!("`{arg_slot}` on the stack"),
        };
        match (operand.role(), operand.pos()) {
            _ if operand.is_scratch() => place + ", a scratch register",
            (Role::Def, Pos::Early) => place + ", early: not the register of a use",
            (Role::Use, Pos::Late) => place + ", late: not the register of a def",
            _ => place,
        }
    }
    /// A relation between its operands, as a clause.
    pub(crate) fn relation(&self, relation: &Relation) -> String {
        let name = |operand: u16| code(&self.operand_name(operand.into()));
        let class = |class: Class| code(&self.target.class(class).name);
        match *relation {
            Relation::Group { first, list } => {
                let list = &self.target.tuple_lists[list.index()];
                let members = (first..first + u16::from(list.len)).map(|operand| self.operand_name(operand.into()));
                let members: Vec<Cow<str>> = members.collect();
                format!("{} are a tuple `{}`", names(members.iter().map(|name| &**name)), list.name)
            }
            Relation::Distinct(a, b) => format!("{} does not overlap {}", name(a), name(b)),
            Relation::Same(a, b, End::Low) => format!("{} is in the register of {}", name(a), name(b)),
            Relation::Same(a, b, End::High) => format!("{} is at the high end of the register of {}", name(a), name(b)),
            Relation::OverlapAt(a, b, End::Low) => format!("{} overlaps {} at the low end only", name(a), name(b)),
            Relation::OverlapAt(a, b, End::High) => format!("{} overlaps {} at the high end only", name(a), name(b)),
            Relation::Implies(a, in_a, b, in_b) => {
                format!("if {} is in {}, {} is in {}", name(a), class(in_a), name(b), class(in_b))
            }
        }
    }
    /// Its clobbers; empty if there are none.
    pub(crate) fn clobbers(&self) -> String {
        clobbers(self.target, self.view.clobbers)
    }
    /// The heading for forms of a kind.
    pub(crate) fn kind_heading(kind: FormKind) -> &'static str {
        match kind {
            FormKind::Op => "Operations",
            FormKind::Branch => "Branches",
            FormKind::Return => "Returns",
            FormKind::Trap => "Traps",
            FormKind::Call => "Calls",
            FormKind::Entry => "Entries",
        }
    }
}
