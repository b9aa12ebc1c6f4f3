//! Registers for the members of groups, before the groups are formed.
//!
//! An instruction reads a group in one tuple of registers. Members that are computed there need no move.
//!
//! # Input
//! The operands of groups, as the spiller has recorded them, and where values are so far.
//!
//! # Output
//! A register for a value that an instruction reads in a group. The first member that is given one decides for a tuple, and
//! the other members get hints: most of them can be in that tuple, in registers that are free. Once a member is elsewhere,
//! those that come later decide anew.
//!
//! # Why correct
//! Only cost depends on hints.
//!
//! # Cost
//! For each member, linear in the registers of the tuples. Nothing in functions without groups.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::coalesce::reg_hints::GroupUse;
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::ir::{Inst, Value};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::target::{Reg, Relation};

/// What is known of the members of groups. Keeps its buffers.
#[derive(Default)]
pub struct GroupHints {
    /// By web: the most frequent instruction that reads a value of it in a group, and the operand. Empty without groups.
    operands: Vec<Option<(Inst, u16)>>,
    /// By web: its register in the tuple that was decided for. Likewise.
    hints: Vec<Option<Reg>>,
}

impl GroupHints {
    /// Starts over for a function.
    pub fn reset<const W: usize>(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs) {
        self.operands.clear();
        self.hints.clear();
        if cx.plan.hints.groups.is_empty() {
            return;
        }
        self.operands.resize(cx.func.num_values(), None);
        self.hints.resize(cx.func.num_values(), None);
        let mut groups: Vec<&GroupUse> = cx.plan.hints.groups.iter().collect();
        // Stable: of equals, the last one.
        groups.sort_by(|a, b| a.freq.total_cmp(&b.freq));
        for group in groups {
            self.operands[webs.find(group.value).index()] = Some((group.inst, group.operand));
        }
    }

    /// The register of a web in the tuple that was decided for.
    #[inline]
    pub fn hint(&self, web: Value) -> Option<Reg> {
        self.hints.get(web.index()).copied().flatten()
    }

    /// Notes the register that a value was given. If it is another one than in the tuple that was decided for, the other
    /// members decide anew.
    pub fn note_reg<const W: usize>(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, value: Value, reg: Reg) {
        let web = webs.find(value).index();
        if self.hints.get(web).copied().flatten().is_none_or(|hint| hint == reg) {
            return;
        }
        let members = self.operands[web].iter().flat_map(|&(inst, _)| cx.func.inst_operands(inst));
        for &member in members {
            self.hints[webs.find(member).index()] = None;
        }
    }

    /// Decides for the tuple of a value that costs least, with its own register among these free units. A member that cannot
    /// be in its register costs a move. `saves` says which units cost a save, and how many moves a save is worth. Returns the
    /// value's register, and the units of the other members.
    pub fn decide<const W: usize>(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        file: &RegisterFile<W>,
        (value, free): (Value, Mask<W>),
        saves: impl FnOnce() -> (Mask<W>, f32),
    ) -> Option<(Reg, Mask<W>)> {
        let web = webs.find(value);
        let (inst, operand) = self.operands.get(web.index()).copied().flatten()?;
        let (machine, target) = (cx.machine, cx.machine.target);
        let form = cx.plan.forms.form(cx.func, target, inst);
        let (first, list) = form.relations.iter().find_map(|relation| match relation.relation {
            Relation::Group { first, list } => {
                let len = u16::from(target.tuple_lists[list.index()].len);
                (first..first + len).contains(&operand).then_some((first, list))
            }
            _ => None,
        })?;
        let values = &cx.func.inst_operands(inst)[usize::from(first)..];
        let own = usize::from(operand - first);
        let hints = &self.hints;
        let mut is_out = |(index, (&value, &reg)): (usize, (&Value, &Reg))| {
            let taken = file.taken[machine.reg_bank(reg).index()].or(cx.plan.hints.avoid[value.index()]);
            let decided = file.reg[value.index()].or_else(|| hints[webs.find(value).index()]);
            let is_elsewhere = decided.map_or(machine.mask(reg).intersects(taken), |at| at != reg);
            index != own && is_elsewhere
        };
        let (unsaved, save) = saves();
        let mut best: Option<(f32, &[Reg])> = None;
        for tuple in target.tuples(list) {
            let reg = tuple[own];
            if !machine.is_allocatable(reg) || !free.contains(machine.mask(reg)) {
                continue;
            }
            let out = values.iter().zip(tuple).enumerate().filter(|&member| is_out(member)).count();
            let saves = tuple.iter().filter(|&&reg| machine.mask(reg).intersects(unsaved)).count();
            let cost = out as f32 + saves as f32 * save;
            if out + 1 < tuple.len() && best.is_none_or(|best| cost < best.0) {
                best = Some((cost, tuple));
            }
        }
        let (_, tuple) = best?;
        self.hints[web.index()] = Some(tuple[own]);
        let mut units = Mask::EMPTY;
        for (&value, &reg) in values.iter().zip(tuple) {
            let of = webs.find(value);
            if file.reg[value.index()].is_none() && self.hint(of).is_none() {
                self.hints[of.index()] = Some(reg);
                units = units.or(machine.mask(reg));
            }
        }
        Some((tuple[own], units))
    }
}
