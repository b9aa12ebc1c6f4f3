//! Register classes: home classes, those of the file, and their intersections.

use fixedbitset::FixedBitSet;
use ssara_tables::target::{Class, OperandDesc, Reg, Type};

use super::templates::Template;
use super::values::TypeFields;
use super::{Broken, Checker};
use crate::codes::Code;
use crate::lattice;
use crate::model::ClassModel;
use crate::schema::{self, Isa, Registers};
use crate::span::{Entries, Name, Span, Spanned};

/// The three lists of registers that a class may have.
struct Lists<'s, 'a> {
    registers: &'s Option<Registers<'a>>,
    except: &'s Option<Registers<'a>>,
    order: &'s Option<Registers<'a>>,
}

impl<'a> Checker<'a> {
    /// The home classes of all types, in the order of the types.
    pub(super) fn home_classes(&mut self, types: &TypeFields<'_, 'a>, ranks: &[u32]) {
        for (index, &(fields, span)) in types.iter().enumerate() {
            let lists = Lists { registers: &fields.registers, except: &fields.except, order: &fields.order };
            let name = self.model.types[index].name.to_string();
            let class = self.class(name, Type::from_index(index), span, lists, ranks);
            self.model.classes.push(class);
        }
    }

    /// The classes of the file, and whether each is used; then the intersections.
    pub(super) fn file_classes(&mut self, isa: &Isa<'a>, ranks: &[u32]) {
        let entries = match self.optional(&isa.classes) {
            Err(Broken) => return self.classes.set_incomplete(),
            Ok(None) => &[][..],
            Ok(Some(Entries(entries))) => entries,
        };
        for (name, class) in entries {
            let fields = self.value(class);
            let variables = fields.map_or(&None, |fields| &fields.variables);
            let template = Template { what: "class", name, text: class.text, forms: 0 };
            if self.instances(variables, &template, |checker| checker.file_class(name, fields, ranks)).is_err() {
                self.classes.set_incomplete();
            }
            if self.model.classes.len() > OperandDesc::MAX_CLASSES {
                let message = format!("there are more than {} classes", OperandDesc::MAX_CLASSES);
                self.error(Code::TooManyClasses, self.span(name), message);
                return self.classes.set_incomplete();
            }
        }
        if lattice::close(&mut self.model.classes, OperandDesc::MAX_CLASSES).is_err() {
            let message = format!("with their intersections there are more than {} classes", OperandDesc::MAX_CLASSES);
            let span = isa.classes.as_ref().map_or_else(Span::default, |classes| self.span(classes));
            self.error(Code::TooManyClasses, span, message);
        }
    }

    /// Declares a class of the file; its name, if that much is known. `fields` is `None` if they are broken.
    fn file_class(
        &mut self,
        name: &Spanned<'a, Name<'a>>,
        fields: Option<&schema::Class<'a>>,
        ranks: &[u32],
    ) -> Option<String> {
        let span = self.span(name);
        let Some(name) = self.declared_name(name) else {
            self.classes.set_incomplete();
            return None;
        };
        let model = fields.and_then(|fields| self.class_model(&name, span, fields, ranks));
        let id = model.as_ref().map(|_| Class::from_index(self.model.classes.len()));
        let fresh = self.classes.declare(&mut self.reporter, &name, span, id);
        if let (Some(model), true) = (model, fresh) {
            self.model.classes.push(model);
            self.places.classes.push(span);
        }
        Some(name.into_owned())
    }

    fn class_model(&mut self, name: &str, span: Span, fields: &schema::Class<'a>, ranks: &[u32]) -> Option<ClassModel> {
        let (of, of_span) = self.name(&fields.of).ok()?;
        let ty = self.values.resolve(&mut self.reporter, self.source, Code::UnknownValue, &of, of_span)?;
        let lists = Lists { registers: &fields.registers, except: &fields.except, order: &fields.order };
        let mut model = self.class(name.to_string(), ty, span, lists, ranks);
        model.doc = self.doc(&fields.doc);
        let home = &self.model.classes[ty.index()];
        let is_home = model.set == home.set;
        if is_home {
            // It has one order in all ways to allocate, some of which go by the kind.
            model.members.clone_from(&home.members);
        }
        // With mistakes in the registers, the two may be equal because members are missing.
        if let Some(order) = fields.order.as_ref().filter(|_| is_home && self.reporter.errors() == 0) {
            let message = format!("nothing reads this order: class `{name}` has all registers of `{}`", home.name);
            let help =
                format!("give `{}` the order: an operand of either class takes any register, in that order", home.name);
            self.reporter.report(Code::UnreadOrder, Some(self.span(order)), message).help(help);
        }
        let required = self.required_features(&fields.requires);
        let needed = self.features_of_all(model.members.iter().copied());
        self.require(needed, required, &format!("the registers of class `{name}` are there"), span);
        Some(model)
    }

    /// A class of `ty`: the registers that it lists, or else those of the home class. If it is the home class itself, all
    /// registers that can hold the type.
    fn class(&mut self, name: String, ty: Type, span: Span, lists: Lists<'_, 'a>, ranks: &[u32]) -> ClassModel {
        let errors = self.reporter.errors();
        let mut list = |list: &Option<Registers<'a>>| {
            let listed = self.allocatable_list(list.as_ref()?).ok()?;
            Some(self.of_type(ty, listed))
        };
        let (registers, except, order) = (list(lists.registers), list(lists.except), list(lists.order));
        let mut set = match registers {
            Some(registers) => self.allocatable(registers),
            None => match self.model.classes.get(ty.index()) {
                Some(home) => home.set.clone(),
                None => {
                    let regs = self.model.regs.iter().enumerate().filter(|(_, reg)| reg.ty == Some(ty));
                    let mut all = self.model.reg_set(regs.map(|(index, _)| Reg::from_index(index)));
                    all.difference_with(&self.model.unallocatable);
                    all
                }
            },
        };
        set.difference_with(&self.model.reg_set(except.unwrap_or_default().into_iter().map(|(reg, _)| reg)));
        // After a list with mistakes, or a width that no register has, an empty class is no further mistake.
        let has_registers = !self.regs.is_incomplete() && self.model.regs.iter().any(|reg| reg.ty == Some(ty));
        if set.is_clear() && self.reporter.errors() == errors && has_registers {
            self.error(Code::EmptyClass, span, format!("class `{name}` is empty"));
        }
        let own_order = order.is_some();
        let members = self.ordered((ty, &name), &set, order.unwrap_or_default(), ranks);
        ClassModel { name, doc: self.model.types[ty.index()].doc.to_string(), ty, members, set, own_order }
    }

    /// The registers of `listed` that have the bank and width of `ty`. Reports the others.
    pub(super) fn of_type(&mut self, ty: Type, listed: Vec<(Reg, Span)>) -> Vec<(Reg, Span)> {
        let (mut right, expected) = (Vec::new(), &self.model.types[ty.index()]);
        let (name, bank, bits) = (expected.name.to_string(), expected.bank, expected.bits);
        for (reg, span) in listed {
            let found = &self.model.regs[reg.index()];
            if found.ty == Some(ty) {
                right.push((reg, span));
                continue;
            }
            let message = match found.bank == bank {
                true => format!("`{}` has {} bits, but `{name}` has {bits}", found.name, found.bits),
                false => {
                    let bank_name = |bank: ssara_tables::target::Bank| &self.model.banks[bank.index()].name;
                    let (found_bank, bank) = (bank_name(found.bank), bank_name(bank));
                    format!("`{}` is in bank `{found_bank}`, but `{name}` in bank `{bank}`", found.name)
                }
            };
            // The register that was probably meant: the same bits of the same register, as far as they go.
            let meant = self.model.regs.iter().find(|reg| {
                reg.ty == Some(ty) && reg.root == found.root && reg.low_bit == found.low_bit && found.bank == bank
            });
            let help = meant.map(|meant| format!("the register of that width is `{}`", meant.name));
            let problem = self.error(Code::WrongRegister, span, message);
            if let Some(help) = help {
                problem.help(help);
            }
        }
        right
    }

    /// The set of the registers of `listed` that are not reserved. Reports the others.
    fn allocatable(&mut self, listed: Vec<(Reg, Span)>) -> FixedBitSet {
        for &(reg, span) in &listed {
            if let Some(message) = self.never_allocated(reg) {
                self.error(Code::ReservedInClass, span, message).help("take it out of the list");
            }
        }
        let mut set = self.model.reg_set(listed.into_iter().map(|(reg, _)| reg));
        set.difference_with(&self.model.unallocatable);
        set
    }

    /// The members in allocation order: those of `first`, then the others in the order of the kind `ty`. That order itself goes
    /// on with those of the bank. Parts that do not begin at the lowest bit come last there.
    fn ordered(
        &mut self,
        (ty, name): (Type, &str),
        set: &FixedBitSet,
        first: Vec<(Reg, Span)>,
        ranks: &[u32],
    ) -> Vec<Reg> {
        let mut members = Vec::new();
        let mut rest = set.clone();
        for (reg, span) in first {
            if set.contains(reg.index()) {
                rest.remove(reg.index());
                members.push(reg);
            } else {
                let message = format!("`{}` is not in class `{name}`", self.model.reg_name(reg));
                self.error(Code::OrderOutside, span, message).help("an order cannot add members");
            }
        }
        let mut rest: Vec<usize> = rest.ones().collect();
        // The home class itself is not there yet. A register outside it has no place in its order.
        let mut places = vec![usize::MAX; self.model.regs.len()];
        let home = self.model.classes.get(ty.index()).map_or(&[][..], |home| &home.members);
        home.iter().enumerate().for_each(|(place, reg)| places[reg.index()] = place);
        rest.sort_by_key(|&reg| {
            let low_bit = self.model.low_in_whole(Reg::from_index(reg));
            (places[reg], low_bit != 0, ranks[reg], low_bit)
        });
        members.extend(rest.into_iter().map(Reg::from_index));
        members
    }
}
