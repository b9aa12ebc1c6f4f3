//! How values are moved, loaded and stored where a single instruction does not do it: the rules of each kind of value.
//!
//! Every copy that takes a scratch register finds one: some register of the class is apart from those of the copy, and is
//! neither reserved nor callee-saved in any convention. So the allocator needs none to be free. It can store what is in
//! one and load it again, which no scratch register itself may need another for.

use ssara_tables::TargetDesc;
use ssara_tables::target::{Class, MemoryRule, MoveRule, MoveWay, Reg, Type};
use ssara_tables::units::UnitSet;

use super::Checker;
use super::values::TypeFields;
use crate::codes::Code;
use crate::diag::Reporter;
use crate::schema;
use crate::span::{Name, Span, Spanned};

impl<'a> Checker<'a> {
    /// Checks the rules of all kinds of value.
    pub(super) fn copies(&mut self, types: &TypeFields<'_, 'a>) {
        for (index, &(fields, _)) in types.iter().enumerate() {
            let ty = Type::from_index(index);
            let moves = self.move_rules(ty, fields);
            self.model.types[index].moves = moves.into();
            let memory = self.memory_rules(ty, fields);
            self.model.types[index].memory = memory.into();
        }
        for (class, span) in self.scratches.clone() {
            self.stored_otherwise(class, span);
        }
    }

    fn move_rules(&mut self, ty: Type, fields: &schema::Value<'a>) -> Vec<MoveRule> {
        let Ok(Some(moves)) = self.optional(&fields.moves) else { return Vec::new() };
        let home = Class::from_index(ty.index());
        match moves {
            schema::Moves::All(None) => vec![MoveRule { from: home, to: home, way: MoveWay::ThroughMemory }],
            schema::Moves::All(Some(class)) => {
                let way = self.scratch(class).map(MoveWay::Through);
                way.map(|way| MoveRule { from: home, to: home, way }).into_iter().collect()
            }
            schema::Moves::Some(rules) => {
                let mut found = Vec::new();
                for rule in rules {
                    let (from, to, scratch) = match self.value(rule) {
                        Some(schema::WrittenMove::Through(rule)) => (&rule.from, &rule.to, Some(&rule.scratch)),
                        Some(schema::WrittenMove::ThroughMemory(rule)) => (&rule.from, &rule.to, None),
                        None => continue,
                    };
                    let (from, to) = (self.class_of(ty, from), self.class_of(ty, to));
                    let way = match scratch {
                        Some(scratch) => self.scratch(scratch).map(MoveWay::Through),
                        None => Some(MoveWay::ThroughMemory),
                    };
                    if let (Some(from), Some(to), Some(way)) = (from, to, way) {
                        found.push(MoveRule { from, to, way });
                    }
                }
                found
            }
        }
    }

    fn memory_rules(&mut self, ty: Type, fields: &schema::Value<'a>) -> Vec<MemoryRule> {
        let (Ok(Some(memory)), Some(field)) = (self.optional(&fields.memory), &fields.memory) else {
            return Vec::new();
        };
        let home = Class::from_index(ty.index());
        match memory {
            schema::Memory::None => {
                let name = self.model.types[ty.index()].name.clone();
                let message = format!("values of `{name}` must be able to leave their registers");
                self.error(Code::NoMemory, self.span(field), message).help(
                    "if they go by way of other registers, say `memory: Through(i64)`; if one instruction sets them and the next \
                     reads them, make both one form; if the client keeps them, reserve their registers",
                );
                Vec::new()
            }
            schema::Memory::All(class) => {
                let through = self.scratch(class);
                through.map(|through| MemoryRule { of: home, through }).into_iter().collect()
            }
            schema::Memory::Some(rules) => {
                let mut found = Vec::new();
                for rule in rules {
                    let Some(schema::WrittenMemory::Through(rule)) = self.value(rule) else { continue };
                    let (of, through) = (self.class_of(ty, &rule.of), self.scratch(&rule.scratch));
                    if let (Some(of), Some(through)) = (of, through) {
                        found.push(MemoryRule { of, through });
                    }
                }
                found
            }
        }
    }

    /// A class of registers that are moved or stored, which must be of the kind of value itself.
    fn class_of(&mut self, ty: Type, name: &Spanned<'a, Name<'a>>) -> Option<Class> {
        let class = self.operand_class(name)?;
        let found = self.model.classes[class.index()].ty;
        if found != ty {
            let (own, other) = (&self.model.types[ty.index()].name, &self.model.types[found.index()].name);
            let message = format!("these are registers of `{other}`, and the rule is about `{own}`");
            self.error(Code::BadCopyRule, self.span(name), message);
            return None;
        }
        Some(class)
    }

    fn scratch(&mut self, name: &Spanned<'a, Name<'a>>) -> Option<Class> {
        let class = self.operand_class(name)?;
        let span = self.span(name);
        self.scratches.push((class, span));
        Some(class)
    }

    /// Checks that scratch registers themselves are stored without one.
    fn stored_otherwise(&mut self, class: Class, span: Span) {
        let model = &self.model;
        let is_stored = |reg: Reg| {
            let rules = model.regs[reg.index()].ty.map_or(&[][..], |ty| &model.types[ty.index()].memory);
            !rules.iter().any(|rule| model.classes[rule.of.index()].set.contains(reg.index()))
        };
        let overlapping = model.overlapping(model.classes[class.index()].members.iter().copied());
        if let Some(reg) = overlapping.ones().map(Reg::from_index).find(|&reg| !is_stored(reg)) {
            let message = format!("`{}` is itself stored only through another register", model.reg_name(reg));
            self.error(Code::BadCopyRule, span, message).help(
                "what is in a scratch register may have to be stored: take registers that need no other for that",
            );
        }
    }
}

/// The tables, if every copy has a scratch register in every convention. `scratches` are the places of their classes.
pub(super) fn scratches_are_left(
    desc: TargetDesc,
    scratches: &[(Class, Span)],
    reporter: &mut Reporter,
) -> Option<TargetDesc> {
    let mut lost = vec![(None, desc.no_units())];
    for convention in desc.conventions.iter() {
        let regs = convention.callee_saved.iter().chain(convention.reserved.iter()).copied();
        lost.push((Some(&convention.name), desc.units_of(regs)));
    }
    let mut are_left = true;
    for ty in desc.type_ids() {
        let failing = desc.scratch_needs(ty).find_map(|(class, from, to)| {
            let is_left = |reg: Reg, lost: &UnitSet| {
                let is_apart = !desc.overlap(reg, from) && !desc.overlap(reg, to);
                is_apart && !desc.reg_units(reg).iter().any(|&unit| lost.contains(unit))
            };
            let found = lost.iter().find(|lost| !desc.class_regs(class).iter().any(|&reg| is_left(reg, &lost.1)));
            found.map(|(convention, _)| (class, from, to, *convention))
        });
        // One message is enough for the registers of a kind: they have the same problem.
        let Some((class, from, to, convention)) = failing else { continue };
        let (from, to) = (&desc.reg(from).name, &desc.reg(to).name);
        let copy = if from == to { format!("a store of `{from}`") } else { format!("a move of `{from}` to `{to}`") };
        let message = match convention {
            Some(name) => {
                format!("{copy} has no scratch register here that convention `{name}` lets functions destroy")
            }
            None => format!("{copy} has no scratch register here that is apart from it"),
        };
        let span = scratches.iter().find(|scratch| scratch.0 == class).map(|scratch| scratch.1);
        reporter.report(Code::BadCopyRule, span, message);
        are_left = false;
    }
    are_left.then_some(desc)
}
