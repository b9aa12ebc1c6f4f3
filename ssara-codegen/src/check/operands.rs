//! The operands of one form: what each says, ties, and whether they get in each other's way.

use std::borrow::Cow;

use ssara_tables::target::{Class, OperandDesc, Place, Pos, Reg, Role, Type};

use super::{Broken, Checker};
use crate::codes::Code;
use crate::expand::Bindings;
use crate::lattice;
use crate::schema;
use crate::span::{Name, Span, Spanned};

/// An operand as far as it could be understood.
pub(super) struct Operand {
    pub name: String,
    /// Where the form names it.
    pub span: Span,
    pub is_def: bool,
    late: bool,
    /// `None` if something is wrong with it.
    class: Option<Class>,
    /// Where the file names the class, if it does.
    class_span: Option<Span>,
    /// `None` if something is wrong with it.
    pub place: Option<Place>,
    /// Where the file says the place, if it does.
    pub place_span: Span,
}

impl Operand {
    /// The constraint, if nothing is wrong.
    pub fn desc(&self) -> Option<OperandDesc> {
        let role = if self.is_def { Role::Def } else { Role::Use };
        let pos = if self.late { Pos::Late } else { Pos::Early };
        Some(OperandDesc::new(role, pos, self.class?, self.place?))
    }
    /// Whether it occupies its register before the instruction acts, and afterwards.
    pub fn phases(&self) -> (bool, bool) {
        match self.is_def {
            false => (true, self.late),
            true => (!self.late, true),
        }
    }
}

/// What uses and defs have in common.
struct Fields<'s, 'a> {
    class: &'s Option<Spanned<'a, Name<'a>>>,
    fixed: &'s Option<Spanned<'a, Name<'a>>>,
    tied: &'s Option<Spanned<'a, Name<'a>>>,
    or_slot: &'s Option<Spanned<'a, bool>>,
    slot: &'s Option<Spanned<'a, bool>>,
}

type Entry<'a> = (Spanned<'a, Name<'a>>, Spanned<'a, schema::Operand<'a>>);

impl<'a> Checker<'a> {
    /// All operands of a form; what is wrong is reported.
    pub(super) fn operands(&mut self, entries: &[Entry<'a>], bindings: &Bindings) -> Vec<Operand> {
        let mut operands: Vec<Operand> = Vec::new();
        let mut ties = Vec::new();
        for (name, operand) in entries {
            let bound = self.bound_name(name, bindings);
            let span = self.span(name);
            let name = bound.ok().filter(|(name, _)| self.identifier(name, span)).map(|(name, _)| name);
            if let Some(first) = operands.iter().find(|operand| Some(operand.name.as_str()) == name.as_deref()) {
                let (message, first) = (format!("operand `{}` is declared twice", first.name), first.span);
                self.error(Code::Duplicate, span, message).context(first, "first declared here");
            }
            let name = name.map_or_else(String::new, Cow::into_owned);
            // An operand that cannot be read keeps its position, for the others' ties.
            let mut model = Operand {
                name,
                span,
                is_def: false,
                late: false,
                class: None,
                class_span: None,
                place: None,
                place_span: span,
            };
            if let Some(operand) = self.value(operand) {
                let no_tie = None;
                let fields = match operand {
                    schema::Operand::Use(fields) => {
                        model.late = self.flag(&fields.late);
                        let schema::Use { class, fixed, or_slot, slot, .. } = &**fields;
                        Fields { class, fixed, tied: &no_tie, or_slot, slot }
                    }
                    schema::Operand::Def(fields) => {
                        model.is_def = true;
                        model.late = !self.flag(&fields.early);
                        let schema::Def { class, fixed, tied, or_slot, slot, .. } = &**fields;
                        if let Ok((tied, span)) =
                            tied.as_ref().map_or(Err(Broken), |tied| self.bound_name(tied, bindings))
                        {
                            ties.push((operands.len(), tied, span));
                        }
                        Fields { class, fixed, tied, or_slot, slot }
                    }
                };
                self.operand(&mut model, fields, bindings);
            }
            operands.push(model);
        }
        let mut taken = vec![None; operands.len()];
        for (def, tied, span) in ties {
            self.tie(&mut operands, def, &tied, span, &mut taken);
        }
        operands
    }

    /// Class and place of one operand, ties aside.
    fn operand(&mut self, operand: &mut Operand, fields: Fields<'_, 'a>, bindings: &Bindings) {
        let (or_slot, slot) = (self.flag(fields.or_slot), self.flag(fields.slot));
        let of = |field: &Option<Spanned<'a, Name<'a>>>| field.as_ref().map(|field| Span::of(field.text, self.source));
        let flag = |field: &Option<Spanned<'a, bool>>, on: bool| {
            field.as_ref().filter(|_| on).map(|field| Span::of(field.text, self.source))
        };
        let said = [
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
            operand.class = self.operand_class(class, bindings);
        }
        let fixed = fields.fixed.as_ref().map(|fixed| self.fixed(operand, fixed, bindings));
        if let (Some((first, first_span)), Some((second, span))) = (first, second) {
            let problem = self.error(Code::PlaceConflict, span, format!("{first} and {second} exclude each other"));
            problem.context(first_span, "the other place");
            if (first, second) == ("`fixed`", "`tied`") {
                problem.help("fix the use that the def is tied to");
            }
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

    fn operand_class(&mut self, class: &Spanned<'a, Name<'a>>, bindings: &Bindings) -> Option<Class> {
        let (name, span) = self.bound_name(class, bindings).ok()?;
        let class = self.classes.resolve(&mut self.reporter, self.source, Code::UnknownClass, &name, span)?;
        if let Some(used) = self.class_used.get_mut(class.index()) {
            *used = true;
        }
        Some(class)
    }

    /// The register that an operand is fixed to. Without a class, the operand has the home class of the register's type,
    /// which need not contain the register: an instruction may want `ah` though nothing lives there.
    fn fixed(
        &mut self,
        operand: &mut Operand,
        fixed: &Spanned<'a, Name<'a>>,
        bindings: &Bindings,
    ) -> Result<Reg, Broken> {
        let (name, span) = self.bound_name(fixed, bindings)?;
        let reg =
            self.regs.resolve(&mut self.reporter, self.source, Code::UnknownRegister, &name, span).ok_or(Broken)?;
        // What is written to a constant register is thrown away, and what is read from it is the constant.
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

    /// Ties a def to the use called `tied`. `taken` holds, for each operand, where a def was tied to it.
    fn tie(&mut self, operands: &mut [Operand], def: usize, tied: &str, span: Span, taken: &mut [Option<Span>]) {
        let Some(other) = operands.iter().position(|operand| operand.name == tied) else {
            let names = operands.iter().filter(|operand| !operand.is_def).map(|operand| operand.name.as_str());
            let similar = crate::diag::suggest(tied, names).map(|name| format!("did you mean `{name}`?"));
            let problem = self.error(Code::UnknownOperand, span, format!("there is no operand `{tied}`"));
            if let Some(similar) = similar {
                problem.help(similar);
            }
            return;
        };
        let use_ = &operands[other];
        let in_slot = matches!(use_.place, Some(Place::Any | Place::Slot));
        if use_.is_def || use_.late || in_slot {
            let what = match (use_.is_def, use_.late) {
                (true, _) => "a def",
                (false, true) => "read late",
                (false, false) => "not always in a register",
            };
            self.error(Code::TiedToNonUse, span, format!("`{tied}` is {what}, so nothing can be tied to it"))
                .context(use_.span, "declared here");
            return;
        }
        if !operands[def].late {
            self.error(Code::EarlyTied, span, "an early clobber cannot be tied to a use")
                .label("the use is read after the early clobber is written");
            return;
        }
        if let Some(first) = taken[other] {
            let message = format!("two defs are tied to `{tied}`");
            self.error(Code::TiedTwice, span, message).context(first, "the other def is tied here");
            return;
        }
        taken[other] = Some(span);
        if operands[def].place_span != span {
            // It is somewhere else as well, which was reported.
            return;
        }
        operands[def].place = Some(Place::Tied(other as u16));
        self.tied_class(operands, def, other, span);
    }

    /// Narrows a def and the use that it is tied to to the registers that both may have.
    fn tied_class(&mut self, operands: &mut [Operand], def: usize, other: usize, span: Span) {
        let Some(use_class) = operands[other].class else {
            // Something is wrong with the use, and that was reported.
            operands[def].place = None;
            return;
        };
        let def_class = match (operands[def].class, operands[def].class_span) {
            (Some(def_class), _) => def_class,
            (None, None) => use_class,
            (None, Some(_)) => return,
        };
        operands[def].class = Some(def_class);
        let class = |class: Class| self.model.classes.get(class.index());
        let (Some(a), Some(b)) = (class(def_class), class(use_class)) else { return };
        let message = if a.ty != b.ty {
            let name = |ty: Type| &self.model.types[ty.index()].name;
            format!("`{}` and `{}` cannot share a register", name(a.ty), name(b.ty))
        } else if let Some(Place::Fixed(reg)) = operands[other].place {
            if a.set.contains(reg.index()) {
                return;
            }
            let (name, reg) = (&operands[other].name, self.model.reg_name(reg));
            format!("`{name}` is fixed to `{reg}`, which is not in class `{}`", a.name)
        } else if a.set.is_disjoint(&b.set) {
            format!("classes `{}` and `{}` have no register in common", a.name, b.name)
        } else {
            // There is such a class, unless there are too many; then the file is wrong anyway.
            if let Some(meet) = lattice::meet(&self.model.classes, def_class, use_class) {
                operands[def].class = Some(meet);
                operands[other].class = Some(meet);
            }
            return;
        };
        let labels = [operands[def].class_span, operands[other].class_span];
        let problem = self.error(Code::TiedMismatch, span, message);
        for (span, text) in labels.into_iter().zip(["the class of the def", "the class of the use"]) {
            if let Some(span) = span {
                problem.context(span, text);
            }
        }
    }
}
