//! What instructions of each form do to the registers of each bank.
//!
//! # Input
//!
//! The forms of a function, and its machine.
//!
//! # Output
//!
//! For each form that is not unconstrained: the banks that it touches, what it writes and fixes there, and how many values
//! have room beside its fixed registers ([`FormEffects`]).
//!
//! # Why correct
//!
//! All of it depends on the form and the machine alone. Values have room if each may have a register that the instruction
//! does not name. Then nothing depends on which values they are.
//!
//! # Cost
//!
//! Linear in the operands of the forms times the banks that they touch, and in the registers of banks with clobbers. What
//! is found of a form is kept for later functions with the same tables.

use alloc::vec::Vec;

use crate::analysis::constraints::FormInfo;
use crate::ir::Function;
use crate::regs::effects::Effects;
use crate::regs::form_shape::{FormShape, MAX_OPERANDS};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, FormKind, FormView, OperandDesc, Pos, Role};

/// The number of forms that are kept, a power of two.
const KEPT: usize = 256;
/// The number of effects in banks beyond which none are kept for the next function. Bounds the memory.
const MAX_IN_BANKS: usize = 8192;

/// What instructions of a form do to registers.
#[derive(Clone, Copy, Default)]
pub struct FormEffect {
    /// Whether room is a matter of counting: every bank that it touches is uniform, and its operands
    /// [may be counted](FormShape::may_be_counted). No two fixed operands need one register, and classes have registers enough.
    ///
    /// Operands that take only some registers of their types are counted as if they had a register from the beginning to the
    /// end. So there may be room although counting finds none.
    pub is_countable: bool,
    /// The banks in which it has operands or clobbers, as bits; none for an unconstrained form.
    pub touched: u64,
    /// Those in which it clobbers or fixes units.
    pub affected: u64,
    /// The number of the first of `touched` among all.
    first: u32,
}

/// What instructions of a form do to the registers of a bank.
pub struct EffectsInBank<const W: usize> {
    /// The units that they write and fix.
    pub effects: Effects<W>,
    /// The number of operands.
    pub operands: u32,
    /// The units in which values may be before they take effect, beside fixed operands; empty if they are not countable.
    pub early: Mask<W>,
    /// The same afterwards.
    pub late: Mask<W>,
    /// The number of units of both: values and operands together have room in them.
    pub room: u32,
    /// The shares of the bank in registers that they neither clobber nor write.
    pub surviving: u32,
}

/// The effects of all forms of a function. Keeps its buffers.
#[derive(Default)]
pub struct FormEffects<const W: usize> {
    forms: Vec<FormEffect>,
    /// Those of a form that touches nothing, by bank.
    untouched: Vec<EffectsInBank<W>>,
    /// Those of the touched banks of each form that is kept.
    in_banks: Vec<EffectsInBank<W>>,
    /// Forms by the last bits of their keys, each with its key and the number of the tables.
    kept: Vec<(u64, u64, FormEffect)>,
}

impl<const W: usize> FormEffects<W> {
    /// Looks at the forms of a function, in the order of their numbers.
    pub fn compute(&mut self, func: &Function, machine: &Machine<'_, W>, forms: &[FormInfo]) {
        if self.in_banks.len() > MAX_IN_BANKS {
            self.kept.clear();
            self.in_banks.clear();
        }
        self.kept.resize(KEPT, (0, 0, FormEffect::default()));
        self.forms.clear();
        self.untouched.clear();
        for bank in machine.banks() {
            let effects = Effects { written: Mask::EMPTY, fixed: Mask::EMPTY };
            let (units, room) = (machine.bank(bank).units, machine.bank(bank).num_units);
            let surviving = machine.bank(bank).capacity;
            self.untouched.push(EffectsInBank { effects, operands: 0, early: units, late: units, room, surviving });
        }
        for info in forms {
            let effect = match info.shape.is_unconstrained() {
                true => FormEffect { is_countable: info.shape.may_be_counted(), ..FormEffect::default() },
                false => self.find(func, machine, info),
            };
            self.forms.push(effect);
        }
    }

    /// The effect of a form, found now or before.
    fn find(&mut self, func: &Function, machine: &Machine<'_, W>, info: &FormInfo) -> FormEffect {
        let place = (info.key + machine.tables * 7) as usize % KEPT;
        let (key, tables, effect) = self.kept[place];
        if (key, tables) == (info.key, machine.tables) && key != 0 {
            return effect;
        }
        let effect = self.add(func, machine, info);
        self.kept[place] = (info.key, machine.tables, effect);
        effect
    }

    /// The effect of the form of this number.
    #[inline]
    pub fn of(&self, number: usize) -> FormEffect {
        self.forms[number]
    }
    /// What a form does to a bank. Of an unconstrained form, the operands are not counted.
    #[inline]
    pub fn in_bank(&self, form: FormEffect, bank: Bank) -> &EffectsInBank<W> {
        let bit = 1 << bank.index();
        match form.touched & bit {
            0 => &self.untouched[bank.index()],
            _ => &self.in_banks[form.first as usize + (form.touched & (bit - 1)).count_ones() as usize],
        }
    }

    fn add(&mut self, func: &Function, machine: &Machine<'_, W>, info: &FormInfo) -> FormEffect {
        let (target, shape) = (machine.target, &info.shape);
        let form = func.form(target, info.form);
        let bank_of = |desc: OperandDesc| machine.ty(target.class(desc.class()).ty).bank;
        let mut touched = form.operands().fold(0, |banks, desc| banks | 1 << bank_of(desc).index());
        if form.has_clobbers() {
            let is_clobbered = |bank: &Bank| !machine.bank_mask(form.clobbers, *bank).is_empty();
            touched |= machine.banks().filter(is_clobbered).fold(0, |banks, bank| banks | 1 << bank.index());
        }
        let mut effect = FormEffect { touched, first: self.in_banks.len() as u32, ..FormEffect::default() };
        effect.is_countable = shape.may_be_counted();
        for bank in machine.banks().filter(|bank| touched >> bank.index() & 1 != 0) {
            let effects = Effects::new(machine, form, bank);
            effect.affected |= u64::from(!effects.is_empty()) << bank.index();
            let operands = form.operands().filter(|&desc| bank_of(desc) == bank).count() as u32;
            let surviving = surviving(machine, &effects, bank);
            let free = free_units(machine, (form, shape), bank);
            let (early, late) = free.unwrap_or((Mask::EMPTY, Mask::EMPTY));
            effect.is_countable &= free.is_some() && classes_suffice(machine, (form, shape), early.and(late), bank);
            let room = early.and(late).count();
            self.in_banks.push(EffectsInBank { effects, operands, early, late, room, surviving });
        }
        effect
    }
}

/// Whether each class of a form has as many of these units of a bank as the form has operands that take only some registers
/// of their types. Then these operands have registers of their own.
fn classes_suffice<const W: usize>(
    machine: &Machine<'_, W>,
    (form, shape): (FormView<'_>, &FormShape),
    free: Mask<W>,
    bank: Bank,
) -> bool {
    let is_in_bank = |desc: OperandDesc| machine.ty(machine.target.class(desc.class()).ty).bank == bank;
    let limited = || {
        let operands = form.operands().take(MAX_OPERANDS).enumerate();
        let narrow = operands.filter(|&(index, _)| shape.narrow >> index & 1 != 0);
        narrow.map(|(_, desc)| desc).filter(|&desc| is_in_bank(desc))
    };
    limited().all(|desc| {
        let regs = machine.class_regs(desc.class()).iter().filter(|&&reg| machine.is_allocatable(reg));
        let units = regs.fold(Mask::EMPTY, |units, &reg| units.or(machine.mask(reg)));
        units.and(free).count() as usize >= limited().count()
    })
}

/// The units of a bank in which values may be before and after the effects of a form, beside its fixed operands. `None` if
/// the bank is not uniform, or a fixed operand may not have its register, or two have the same one.
fn free_units<const W: usize>(
    machine: &Machine<'_, W>,
    (form, shape): (FormView<'_>, &FormShape),
    bank: Bank,
) -> Option<(Mask<W>, Mask<W>)> {
    let info = machine.bank(bank);
    if !info.uniform || form.len() > MAX_OPERANDS {
        return None;
    }
    let restored = if form.kind == FormKind::Return { info.callee_saved } else { Mask::EMPTY };
    let (mut early, mut late) = (Mask::EMPTY, machine.bank_mask(form.clobbers, bank));
    for (index, desc) in form.operands().enumerate() {
        let Some(reg) = desc.fixed_reg().filter(|&reg| machine.reg_bank(reg) == bank) else { continue };
        let mask = machine.mask(reg);
        let is_early = desc.role() == Role::Use || desc.pos() == Pos::Early;
        let is_late = desc.is_def() || desc.pos() == Pos::Late || shape.tied_uses >> index & 1 != 0;
        if mask.intersects(restored)
            || machine.is_reserved(reg)
            || is_early && mask.intersects(early)
            || is_late && mask.intersects(late)
        {
            return None;
        }
        early = if is_early { early.or(mask) } else { early };
        late = if is_late { late.or(mask) } else { late };
    }
    Some((info.units.minus(restored).minus(early), info.units.minus(late)))
}

/// The shares of a bank in registers that are not written.
fn surviving<const W: usize>(machine: &Machine<'_, W>, effects: &Effects<W>, bank: Bank) -> u32 {
    let info = machine.bank(bank);
    if effects.written.is_empty() {
        return info.capacity;
    }
    // The type with the most survivors: where a callee saves parts of registers, narrow values live through.
    let alive = |ty: &crate::target::Type| {
        let ty = machine.ty(*ty);
        ty.share * ty.pack_order.iter().filter(|&&reg| !machine.mask(reg).intersects(effects.written)).count() as u32
    };
    info.types.iter().map(alive).max().unwrap_or(0).min(info.capacity)
}
