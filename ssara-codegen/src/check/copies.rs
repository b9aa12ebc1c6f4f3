//! How values are moved, loaded and stored where a single instruction does not do it: the rules of each kind of value.
//!
//! Every copy that takes a scratch register finds one: some register of the class is apart from those of the copy, and is
//! neither reserved nor callee-saved in any convention. So the allocator needs none to be free. It can store what is in
//! one and load it again, which no scratch register itself may need another for.

use ssara_tables::target::{Class, MemoryRule, MoveRule, MoveWay, Reg, Type};

use super::Checker;
use super::values::TypeFields;
use crate::codes::Code;
use crate::schema;
use crate::span::{Name, Span, Spanned};

/// The classes of scratch registers that rules name, with their places in the file.
type Scratches = Vec<(Class, Span)>;

impl<'a> Checker<'a> {
    /// Checks the rules of all kinds of value. Returns their scratch registers.
    pub(super) fn copies(&mut self, types: &TypeFields<'_, 'a>) -> Scratches {
        let mut scratches = Vec::new();
        for (index, &(fields, _)) in types.iter().enumerate() {
            let ty = Type::from_index(index);
            let moves = self.move_rules(ty, fields, &mut scratches);
            self.model.types[index].moves = moves.into();
            let memory = self.memory_rules(ty, fields, &mut scratches);
            self.model.types[index].memory = memory.into();
        }
        for &(class, span) in &scratches {
            self.stored_otherwise(class, span);
        }
        scratches
    }

    fn move_rules(&mut self, ty: Type, fields: &schema::Value<'a>, scratches: &mut Scratches) -> Vec<MoveRule> {
        let Ok(Some(moves)) = self.optional(&fields.moves) else { return Vec::new() };
        let home = Class::from_index(ty.index());
        match moves {
            schema::Moves::All(None) => vec![MoveRule { from: home, to: home, way: MoveWay::ThroughMemory }],
            schema::Moves::All(Some(class)) => {
                let way = self.scratch(class, scratches).map(MoveWay::Through);
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
                        Some(scratch) => self.scratch(scratch, scratches).map(MoveWay::Through),
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

    fn memory_rules(&mut self, ty: Type, fields: &schema::Value<'a>, scratches: &mut Scratches) -> Vec<MemoryRule> {
        let Ok(Some(memory)) = self.optional(&fields.memory) else { return Vec::new() };
        let home = Class::from_index(ty.index());
        match memory {
            schema::Memory::All(class) => {
                let through = self.scratch(class, scratches);
                through.map(|through| MemoryRule { of: home, through }).into_iter().collect()
            }
            schema::Memory::Some(rules) => {
                let mut found = Vec::new();
                for rule in rules {
                    let Some(schema::WrittenMemory::Through(rule)) = self.value(rule) else { continue };
                    let (of, through) = (self.class_of(ty, &rule.of), self.scratch(&rule.scratch, scratches));
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

    fn scratch(&mut self, name: &Spanned<'a, Name<'a>>, scratches: &mut Scratches) -> Option<Class> {
        let class = self.operand_class(name)?;
        scratches.push((class, self.span(name)));
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

    /// Checks that every copy has a scratch register in every convention.
    pub(super) fn scratches_are_left(&mut self, scratches: &Scratches) {
        let mut lost = vec![(None, self.model.reg_set([]))];
        for convention in &self.model.conventions {
            let regs = convention.callee_saved.iter().chain(&convention.reserved).copied();
            lost.push((Some(convention.name.clone()), self.model.overlapping(regs)));
        }
        for ty in (0..self.model.types.len()).map(Type::from_index) {
            for (class, from, to) in self.scratch_needs(ty) {
                let near = self.model.overlapping([from, to]);
                let is_left = |reg: Reg, lost: &fixedbitset::FixedBitSet| {
                    !near.contains(reg.index()) && !lost.contains(reg.index())
                };
                let members = &self.model.classes[class.index()].members;
                let failing = lost.iter().find(|(_, lost)| !members.iter().any(|&reg| is_left(reg, lost)));
                let Some((convention, _)) = failing else { continue };
                let (from, to) = (self.model.reg_name(from), self.model.reg_name(to));
                let copy =
                    if from == to { format!("a store of `{from}`") } else { format!("a move of `{from}` to `{to}`") };
                let message = match convention {
                    Some(name) => {
                        format!("{copy} has no scratch register here that convention `{name}` lets functions destroy")
                    }
                    None => format!("{copy} has no scratch register here that is apart from it"),
                };
                let span = scratches.iter().find(|scratch| scratch.0 == class).map(|scratch| scratch.1);
                self.error(Code::BadCopyRule, span.unwrap_or_default(), message);
                // The other registers of the kind have the same problem.
                break;
            }
        }
    }

    /// The copies of a kind of value that take a scratch register, with its class.
    fn scratch_needs(&self, ty: Type) -> Vec<(Class, Reg, Reg)> {
        let (desc, classes) = (&self.model.types[ty.index()], &self.model.classes);
        let has = |class: Class, reg: Reg| classes[class.index()].set.contains(reg.index());
        let home = &classes[ty.index()].members;
        let mut needs = Vec::new();
        for &from in home {
            for &to in home.iter().filter(|&&to| to != from && !desc.moves.is_empty()) {
                let rule = desc.moves.iter().find(|rule| has(rule.from, from) && has(rule.to, to));
                if let Some(MoveRule { way: MoveWay::Through(class), .. }) = rule {
                    needs.push((*class, from, to));
                }
            }
            let rule = desc.memory.iter().find(|rule| has(rule.of, from));
            needs.extend(rule.map(|rule| (rule.through, from, from)));
        }
        needs
    }
}
