//! The parts of its target that a function may use. They say which registers are reserved and which are callee-saved. They
//! also say which forms and registers are unavailable because the function lacks their features.
//!
//! Nothing here panics on a function that was made for another target: ids that do not exist are left out.

use crate::ir::{Block, Function};
use ssara_tables::target::{Form, FormKind, OperandDesc, Reg, TargetDesc};
use ssara_tables::units::UnitSet;

impl Function {
    /// Whether the machine has everything without which a register does not exist.
    #[inline]
    pub fn has_reg(&self, target: &TargetDesc, reg: Reg) -> bool {
        self.features.contains(target.reg(reg).features)
    }
    /// Whether the machine has everything without which a form does not exist.
    #[inline]
    pub fn has_form(&self, target: &TargetDesc, form: Form) -> bool {
        let table = if form.is_local() { self.local_forms() } else { &target.forms };
        self.features.contains(table.features(form.table_index()))
    }
    /// What an instruction costs more in a form than in the one of which that is an alternative, in the unit of
    /// [`Prices`](ssara_tables::target::Prices).
    #[inline]
    pub fn form_price(&self, target: &TargetDesc, form: Form) -> u16 {
        if form.is_local() { 0 } else { target.forms.price(form.table_index()) }
    }
    /// The other alternatives of a form that the machine has, in order of preference.
    #[inline]
    pub fn available_alternatives(&self, target: &TargetDesc, form: Form) -> impl Iterator<Item = Form> {
        self.alternatives(target, form).filter(|&alternative| self.has_form(target, alternative))
    }
    /// The alternatives among which the allocator chooses while it decides what is in registers: those that do not take the
    /// place of a load and a store.
    #[inline]
    pub fn alternatives_in_regs(&self, target: &TargetDesc, form: Form) -> impl Iterator<Item = Form> {
        let is_one = move |&other: &Form| !self.replaces_edits(target, form, other);
        self.available_alternatives(target, form).filter(is_one)
    }
    /// Whether an alternative of a form takes the place of a load and a store: it changes a value in its slot, and the form
    /// does not.
    #[inline]
    pub fn replaces_edits(&self, target: &TargetDesc, form: Form, alternative: Form) -> bool {
        self.modifies_slot(target, alternative) && !self.modifies_slot(target, form)
    }
    /// Whether a form changes a value in its slot.
    #[inline]
    pub fn modifies_slot(&self, target: &TargetDesc, form: Form) -> bool {
        let table = if form.is_local() { self.local_forms() } else { &target.forms };
        table.modifies_slot(form.table_index())
    }
    /// The units that the function must not use. They are the units of registers that the target, the convention or the
    /// function reserves, and the units that no available register contains. A tuple may be unavailable although its
    /// members are available. Takes time linear in the number of registers if features are missing.
    pub fn reserved_units(&self, target: &TargetDesc) -> UnitSet {
        let convention = self.convention.and_then(|conv| target.conventions.get(conv.index()));
        let of_convention = convention.map_or(&[][..], |conv| &conv.reserved);
        let reserved = target.reserved.iter().chain(of_convention).chain(&self.reserved).copied();
        let mut units = target.units_of(reserved.filter(|reg| reg.index() < target.regs.len()));
        if !self.has_all_features(target) {
            let mut missing = target.units_of(target.reg_ids().filter(|&reg| !self.has_reg(target, reg)));
            missing.subtract(&target.units_of(target.reg_ids().filter(|&reg| self.has_reg(target, reg))));
            units.union_with(&missing);
        }
        units
    }
    /// The callee-saved registers of the function's convention that are available. The [link
    /// register](ssara_tables::target::ConventionDesc::saved_link) is among them, unless the function receives it as a
    /// value.
    #[inline]
    pub fn callee_saved_regs<'t>(&self, target: &'t TargetDesc) -> impl Iterator<Item = Reg> + use<'t, '_> {
        let convention = self.convention.and_then(|conv| target.conventions.get(conv.index()));
        let mut callee_saved = convention.map_or(&[][..], |conv| &conv.callee_saved);
        if self.receives_link(target) {
            callee_saved = callee_saved.split_last().map_or(callee_saved, |(_, others)| others);
        }
        callee_saved.iter().copied().filter(|&reg| self.has_reg(target, reg))
    }
    /// The link register, if the client saves it where the function writes it.
    #[inline]
    pub fn saved_link(&self, target: &TargetDesc) -> Option<Reg> {
        let convention = target.conventions.get(self.convention?.index())?;
        convention.saved_link(target).filter(|_| !self.receives_link(target))
    }
    /// Whether the entry instruction defines a value in the link register, although the convention has functions save it.
    /// Then the value is the return address, and its last use the return's.
    pub fn receives_link(&self, target: &TargetDesc) -> bool {
        let convention = self.convention.and_then(|conv| target.conventions.get(conv.index()));
        let Some(link) = convention.and_then(|conv| conv.saved_link(target)) else { return false };
        let first = (self.num_blocks() > 0).then(|| self.block_insts(Block::ENTRY).next()).flatten();
        let entry = first.and_then(|inst| self.find_form(target, self.inst(inst).form));
        let entry = entry.filter(|form| form.kind == FormKind::Entry);
        let is_link = |reg: Reg| reg.index() < target.regs.len() && target.overlap(reg, link);
        entry.is_some_and(|form| form.operands().filter_map(OperandDesc::fixed_reg).any(is_link))
    }
    /// Whether no feature of the target is missing.
    fn has_all_features(&self, target: &TargetDesc) -> bool {
        (0..target.features.len()).all(|index| self.features.contains(ssara_tables::target::Features::single(index)))
    }
}
