//! Groups of registers that a function does not tell apart.
//!
//! # Input
//! A function and its target.
//!
//! # Output
//! The whole registers that values may take, in groups. Registers of a group are members of the same classes, clobbered by
//! the same forms, saved for the same forms, and either all callee-saved or not. A register to which an operand is fixed is
//! a group of its own. In a linear program a group is one place with room for several values, so that equal registers do not
//! multiply the solutions.
//!
//! # Cost
//! Linear in the registers times the forms that the function uses.

use std::collections::BTreeMap;

use ssara_core::Target;
use ssara_core::ir::{Block, Function, Inst};
use ssara_core::target::{Class, Form, FormKind, OperandDesc, Reg, Type};

/// Registers that the function does not tell apart.
pub struct Group {
    /// The whole registers.
    pub roots: Vec<Reg>,
    /// Whether the function must save them.
    pub is_callee_saved: bool,
    /// Whether saving them counts nothing. That holds for the link register. It also does for those in which the function
    /// receives values: they are only saved if something else is written there, which the program does not see.
    pub is_free: bool,
}

/// The groups of a function.
pub struct Groups {
    pub all: Vec<Group>,
    /// By whole register.
    of_root: BTreeMap<Reg, usize>,
    /// By whole register: the part of it that values take.
    member_of: BTreeMap<Reg, Reg>,
}

/// The forms that instruction `inst` may be issued in.
pub fn forms_of(func: &Function, target: &Target, inst: Inst) -> Vec<Form> {
    let own = func.inst(inst).form;
    let mut forms: Vec<Form> = Some(own).filter(|&form| func.has_form(target, form)).into_iter().collect();
    forms.extend(func.alternatives_in_regs(target, own).filter(|&form| form != own));
    forms
}

impl Groups {
    /// Finds the groups; `None` if values of the function may share a whole register, or take several.
    pub fn new(func: &Function, target: &Target, insts: &[Inst]) -> Option<Groups> {
        let mut forms: Vec<Form> = insts.iter().flat_map(|&inst| forms_of(func, target, inst)).collect();
        forms.sort_unstable_by_key(|form| form.0);
        forms.dedup();
        let mut classes: Vec<Class> = func.values().map(|value| target.home_class(func.value_type(value))).collect();
        let mut fixed: Vec<Reg> = Vec::new();
        for desc in forms.iter().flat_map(|&form| func.form(target, form).operands()) {
            classes.push(desc.class());
            if let Some(reg) = desc.fixed_reg() {
                fixed.push(target.whole(reg));
            }
        }
        classes.sort_unstable_by_key(|class| class.0);
        classes.dedup();
        let reserved = func.reserved_units(target);
        let mut member_of: BTreeMap<Reg, Reg> = BTreeMap::new();
        let mut by_traits: BTreeMap<Vec<bool>, Vec<Reg>> = BTreeMap::new();
        for root in target.bank_ids().flat_map(|bank| target.whole_regs(bank)) {
            if target.reg_units(root).iter().any(|&unit| reserved.contains(unit)) {
                continue;
            }
            let (mut traits, mut members) = (Vec::new(), Vec::new());
            for &class in &classes {
                let before = members.len();
                members.extend(target.class_regs(class).iter().filter(|&&reg| target.overlap(reg, root)));
                if members.len() > before + 1 {
                    return None;
                }
                traits.push(members.len() > before);
            }
            let Some(&member) = members.first() else { continue };
            member_of.insert(root, member);
            for &form in &forms {
                let is_clobbered = |&reg: &Reg| destroys(func, target, form, reg);
                if members.iter().any(|reg| is_clobbered(reg) != is_clobbered(&member)) {
                    return None;
                }
                traits.extend([is_clobbered(&member), saves(func, target, form, root)]);
            }
            traits.push(func.callee_saved_regs(target).any(|reg| target.overlap(reg, root)));
            for &reg in &fixed {
                traits.push(reg == root);
            }
            traits.push(is_free(func, target, root));
            by_traits.entry(traits).or_default().push(root);
        }
        let is_whole = |reg: &Reg| target.reg(*reg).tuple == 0;
        if !classes.iter().all(|&class| target.class_regs(class).iter().all(is_whole)) {
            return None;
        }
        let is_callee_saved = |root: Reg| func.callee_saved_regs(target).any(|reg| target.overlap(reg, root));
        let group = |roots: Vec<Reg>| Group {
            is_callee_saved: is_callee_saved(roots[0]),
            is_free: is_free(func, target, roots[0]),
            roots,
        };
        let all: Vec<Group> = by_traits.into_values().map(group).collect();
        let number =
            |(index, group): (usize, &Group)| group.roots.iter().map(|&root| (root, index)).collect::<Vec<_>>();
        let of_root = all.iter().enumerate().flat_map(number).collect();
        Some(Groups { all, of_root, member_of })
    }
    /// The group of a register, if values may take it.
    pub fn of_reg(&self, target: &Target, reg: Reg) -> Option<usize> {
        self.of_root.get(&target.whole(reg)).copied()
    }
    /// The groups that have members of a class.
    pub fn of_class(&self, target: &Target, class: Class) -> Vec<usize> {
        let regs = target.class_regs(class).iter();
        let mut groups: Vec<usize> = regs.filter_map(|&reg| self.of_reg(target, reg)).collect();
        groups.sort_unstable();
        groups.dedup();
        groups
    }
    /// The groups that can hold values of a type.
    pub fn of_type(&self, target: &Target, ty: Type) -> Vec<usize> {
        self.of_class(target, target.home_class(ty))
    }
    /// Whether a form overwrites the registers of a group, besides its defs.
    pub fn clobbers(&self, func: &Function, target: &Target, form: Form, group: usize) -> bool {
        self.all[group].roots.iter().any(|root| destroys(func, target, form, self.member_of[root]))
    }
    /// Whether a form has the function save the registers of a group.
    pub fn writes(&self, func: &Function, target: &Target, form: Form, group: usize) -> bool {
        func.form(target, form).kind != FormKind::Return && saves(func, target, form, self.all[group].roots[0])
    }
}

/// Whether a form overwrites what is callee-saved of a register.
fn saves(func: &Function, target: &Target, form: Form, root: Reg) -> bool {
    let mut callee_saved = func.callee_saved_regs(target).filter(|&reg| target.overlap(reg, root));
    callee_saved.any(|reg| destroys(func, target, form, reg))
}

/// Whether saving a register counts nothing.
fn is_free(func: &Function, target: &Target, root: Reg) -> bool {
    let entry = func.block_insts(Block::ENTRY).next().map(|first| func.inst_form(target, first));
    let entry = entry.filter(|form| form.kind == FormKind::Entry);
    let is_received = |desc: OperandDesc| desc.fixed_reg().is_some_and(|reg| target.overlap(reg, root));
    func.saved_link(target).is_some_and(|link| target.overlap(link, root))
        || entry.is_some_and(|form| form.operands().any(is_received))
}

/// Whether a form overwrites a part of a register, besides its defs.
fn destroys(func: &Function, target: &Target, form: Form, reg: Reg) -> bool {
    let clobbers = func.form(target, form).clobbers;
    target.reg_units(reg).iter().any(|&unit| clobbers[usize::from(unit / 64)] >> (unit % 64) & 1 != 0)
}
