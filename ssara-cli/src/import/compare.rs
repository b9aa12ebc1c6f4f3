//! A finished draft compared with the tables, form by form.
//!
//! The input is the compiled tables of the draft, and LLVM's tables. The comparison shares nothing with the code that
//! wrote the draft, except for the maps from forms to instructions and from registers to registers. Every register that
//! an instruction reads or writes must be in its form, every operand in the same registers, and so on. Each difference,
//! and each operand that is left to the client, is a sentence with the names of the forms.
//!
//! `forms` compares forms; `registers` compares registers, classes and conventions. Cost: a comparison of each two
//! registers, and otherwise linear.

mod forms;
mod registers;

use std::collections::{BTreeMap, BTreeSet};

use ssara_core::TargetDesc;
use ssara_core::target::Reg;

use super::decisions::Decisions;
use crate::llvm::{Class, Instruction, Register, RegisterTables};

/// The maps from names of the draft to LLVM's names.
pub(super) struct Names<'n> {
    /// Instructions by form.
    pub forms: &'n BTreeMap<String, String>,
    /// LLVM's registers by those of the draft.
    pub registers: &'n BTreeMap<String, String>,
    /// For each convention, LLVM's list or mask of callee-saved registers.
    pub masks: &'n [String],
}

/// The result of a comparison.
#[derive(Default)]
pub(super) struct Compared {
    /// How much of each kind was compared.
    pub counts: BTreeMap<&'static str, usize>,
    pub differences: Decisions,
}

impl Compared {
    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }
    fn differs(&mut self, sentence: impl Into<String>, about: &str) {
        self.differences.add(sentence, about);
    }
}

/// Both sides.
struct Sides<'s> {
    target: &'s TargetDesc,
    registers: BTreeMap<&'s str, &'s Register>,
    /// LLVM's registers by those of the draft, and the reverse.
    theirs: Vec<&'s Register>,
    ours: BTreeMap<&'s str, Reg>,
    /// The registers that an operand in each class may be in: free ones, by the names that the draft has them by.
    members: BTreeMap<&'s str, BTreeSet<&'s str>>,
    /// LLVM's registers by their units.
    by_units: BTreeMap<Vec<u32>, Vec<&'s str>>,
    tables: &'s RegisterTables,
}

impl<'s> Sides<'s> {
    fn reg(&self, reg: Reg) -> &'s Register {
        self.theirs[reg.index()]
    }
    /// Whether LLVM allows no instruction of a function to write a register.
    fn is_fixed(&self, name: &str) -> bool {
        self.registers.get(name).is_some_and(|reg| reg.reserved || reg.constant)
    }
    fn units(&self, name: &str) -> BTreeSet<u32> {
        self.registers.get(name).map(|reg| reg.units.iter().copied().collect()).unwrap_or_default()
    }
    /// The registers that an operand in a class may be in.
    fn members(&self, class: &str) -> BTreeSet<&'s str> {
        self.members.get(class).cloned().unwrap_or_default()
    }
    fn members_of(&self, class: &'s Class) -> BTreeSet<&'s str> {
        let all = if class.alloc_order.is_empty() { &class.regs } else { &class.alloc_order };
        all.iter().map(String::as_str).filter(|name| !self.is_fixed(name)).map(|name| self.with_name(name)).collect()
    }
    /// The register of the draft that is the same as one of the tables: it has the same bits by another name.
    fn with_name(&self, name: &'s str) -> &'s str {
        if self.ours.contains_key(name) {
            return name;
        }
        let units: Vec<u32> = self.units(name).into_iter().collect();
        let same = |other: &&&str| self.ours.contains_key(**other) && self.bits(other) == self.bits(name);
        self.by_units.get(&units).into_iter().flatten().find(same).copied().unwrap_or(name)
    }
    /// The member of a class that registers of the draft are, side by side in this order.
    fn tuple_of(&self, regs: &[Reg], members: &BTreeSet<&'s str>) -> Option<&'s str> {
        let units: Vec<u32> = regs.iter().flat_map(|&reg| self.reg(reg).units.iter().copied()).collect();
        let distinct: BTreeSet<u32> = units.iter().copied().collect();
        let there = self.by_units.get(&distinct.iter().copied().collect::<Vec<_>>()).into_iter().flatten();
        let mut there = there.copied().filter(|name| members.contains(name) && distinct.len() == units.len());
        // A name that joins others says in which order.
        let in_order = |name: &&str| {
            let parts: Option<Vec<&str>> = name
                .split('_')
                .map(|part| self.registers.get_key_value(part).map(|(part, _)| self.with_name(part)))
                .collect();
            parts.is_none_or(|parts| {
                parts.len() == 1 || parts.into_iter().eq(regs.iter().map(|&reg| &*self.reg(reg).name))
            })
        };
        there.find(in_order)
    }
    /// Whether a list of callee-saved registers contains this one, a register that contains it, or all its parts.
    fn preserves(&self, saved: &[String], name: &str) -> bool {
        let parts = |whole: &str| {
            self.registers.get(whole).map(|reg| &reg.sub_regs).into_iter().flatten().map(|(_, part)| part)
        };
        if saved.iter().any(|saved| saved == name || parts(saved).any(|part| part == name)) {
            return true;
        }
        let inside: Vec<&String> = parts(name).filter(|part| saved.contains(part)).collect();
        let outer = inside.iter().filter(|part| !inside.iter().any(|other| parts(other).any(|inner| inner == **part)));
        let distinct: BTreeSet<&&String> = outer.collect();
        !distinct.is_empty() && distinct.iter().map(|part| self.bits(part)).sum::<u32>() == self.bits(name)
    }
    /// The width of a register: that of the widest class it is in.
    fn bits(&self, name: &str) -> u32 {
        let classes = self.tables.classes.iter().filter(|class| class.regs.iter().any(|reg| reg == name));
        classes.map(|class| class.reg_size_bits).max().unwrap_or(0)
    }
}

/// Compares a draft with the tables it was made from.
pub(super) fn compare(
    target: &TargetDesc,
    tables: &RegisterTables,
    instructions: &[Instruction],
    names: &Names<'_>,
) -> Compared {
    let mut compared = Compared::default();
    let registers: BTreeMap<&str, &Register> = tables.registers.iter().map(|reg| (&*reg.name, reg)).collect();
    let named = |reg: Reg| names.registers.get(&*target.reg(reg).name).and_then(|name| registers.get(&**name)).copied();
    let theirs: Option<Vec<&Register>> = target.reg_ids().map(named).collect();
    let Some(theirs) = theirs else {
        let unknown = target.reg_ids().filter(|&reg| named(reg).is_none());
        unknown.for_each(|reg| {
            compared.differs("registers of the draft that the tables do not have", &target.reg(reg).name)
        });
        return compared;
    };
    let ours: BTreeMap<&str, Reg> = target.reg_ids().map(|reg| (&*theirs[reg.index()].name, reg)).collect();
    let (members, mut by_units) = (BTreeMap::new(), BTreeMap::<Vec<u32>, Vec<&str>>::new());
    for reg in &tables.registers {
        let units: BTreeSet<u32> = reg.units.iter().copied().collect();
        by_units.entry(units.into_iter().collect()).or_default().push(&reg.name);
    }
    let mut sides = Sides { target, registers, theirs, ours, members, by_units, tables };
    sides.members = tables.classes.iter().map(|class| (&*class.name, sides.members_of(class))).collect();
    registers::registers(&sides, &mut compared);
    registers::conventions(&sides, instructions, names.masks, &mut compared);
    let by_name: BTreeMap<&str, &Instruction> = instructions.iter().map(|instr| (&*instr.name, instr)).collect();
    for (form, instr) in names.forms {
        match by_name.get(&**instr) {
            Some(instr) => forms::form(&sides, form, instr, names.masks, &mut compared),
            None => compared.differs("forms without an instruction in the tables", form),
        }
    }
    for name in target.forms.names.iter().filter(|name| !names.forms.contains_key(&***name) && !name.contains('/')) {
        compared.differs("forms without an instruction in the tables", name);
    }
    compared
}
