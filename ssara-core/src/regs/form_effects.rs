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

use crate::ir::Function;
use crate::regs::effects::{Effects, is_unconstrained, takes_classes};
use crate::regs::machine::Machine;
use crate::regs::unit_mask::Mask;
use crate::target::{Bank, Form, FormKind, FormView, OperandDesc, Place, Pos, Role};

/// Maximum number of operands of a form whose instructions are counted.
const MAX_OPERANDS: usize = 16;

/// The number of forms that are kept, a power of two.
const KEPT: usize = 256;
/// The number of effects in banks beyond which none are kept for the next function. Bounds the memory.
const MAX_IN_BANKS: usize = 8192;

/// A form to be looked at.
#[derive(Clone, Copy)]
pub struct FormToStudy {
    /// The form.
    pub form: Form,
    /// Whether its instructions are unconstrained. Then nothing is found of it.
    pub is_unconstrained: bool,
    /// A number that no other form has, for all functions that a context allocates; 0 if it has none.
    pub key: u64,
}

/// What instructions of a form do to registers.
#[derive(Clone, Copy, Default)]
pub struct FormEffect {
    /// Whether room is a matter of counting: every bank that it touches is uniform, and every operand is in some register of
    /// its class, in a fixed one or, if it is a use, perhaps in a slot. No two fixed operands need one register, and classes
    /// have registers enough.
    pub is_countable: bool,
    /// Whether some operands take only some registers of their types. They are counted as if they had a register from the
    /// beginning to the end. So there may be room although counting finds none.
    pub has_narrow_classes: bool,
    /// Whether its instructions are unconstrained in this form.
    pub is_unconstrained: bool,
    /// Whether they are but for [classes](takes_classes) and operands that may be slots.
    pub takes_classes: bool,
    /// The banks in which it has operands or clobbers, as bits.
    pub touched: u64,
    /// Those in which it clobbers or fixes units.
    pub affected: u64,
    /// The first [`MAX_OPERANDS`] operands to which a def is tied, as bits.
    pub tied_uses: u16,
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
    pub fn compute(&mut self, func: &Function, machine: &Machine<'_, W>, forms: impl Iterator<Item = FormToStudy>) {
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
        for study in forms {
            let effect = if study.is_unconstrained { FormEffect::default() } else { self.find(func, machine, study) };
            self.forms.push(effect);
        }
    }

    /// The effect of a form, found now or before.
    fn find(&mut self, func: &Function, machine: &Machine<'_, W>, study: FormToStudy) -> FormEffect {
        let place = (study.key + machine.tables * 7) as usize % KEPT;
        let (key, tables, effect) = self.kept[place];
        if (key, tables) == (study.key, machine.tables) && key != 0 {
            return effect;
        }
        let effect = self.add(func, machine, study);
        self.kept[place] = (study.key, machine.tables, effect);
        effect
    }

    /// The effect of the form of this number. Without meaning for one that is unconstrained.
    #[inline]
    pub fn of(&self, number: usize) -> FormEffect {
        self.forms[number]
    }
    /// What a form does to a bank.
    #[inline]
    pub fn in_bank(&self, form: FormEffect, bank: Bank) -> &EffectsInBank<W> {
        let bit = 1 << bank.index();
        match form.touched & bit {
            0 => &self.untouched[bank.index()],
            _ => &self.in_banks[form.first as usize + (form.touched & (bit - 1)).count_ones() as usize],
        }
    }

    fn add(&mut self, func: &Function, machine: &Machine<'_, W>, study: FormToStudy) -> FormEffect {
        let target = machine.target;
        let form = func.form(target, study.form);
        let bank_of = |desc: OperandDesc| machine.ty(target.class(desc.class()).ty).bank;
        let mut touched = form.operands().fold(0, |banks, desc| banks | 1 << bank_of(desc).index());
        if form.has_clobbers() {
            let is_clobbered = |bank: &Bank| !machine.bank_mask(form.clobbers, *bank).is_empty();
            touched |= machine.banks().filter(is_clobbered).fold(0, |banks, bank| banks | 1 << bank.index());
        }
        let mut effect = FormEffect { touched, first: self.in_banks.len() as u32, ..FormEffect::default() };
        effect.tied_uses = tied_uses(form.operands());
        effect.is_countable = is_countable(form);
        effect.has_narrow_classes = form.operands().any(|desc| is_narrow(machine, desc));
        effect.is_unconstrained = is_unconstrained(machine, form);
        effect.takes_classes = takes_classes(machine, form);
        for bank in machine.banks().filter(|bank| touched >> bank.index() & 1 != 0) {
            let effects = Effects::new(machine, form, bank);
            effect.affected |= u64::from(!effects.is_empty()) << bank.index();
            let operands = form.operands().filter(|&desc| bank_of(desc) == bank).count() as u32;
            let surviving = surviving(machine, &effects, bank);
            let free = free_units(machine, form, bank);
            let (early, late) = free.unwrap_or((Mask::EMPTY, Mask::EMPTY));
            effect.is_countable &= free.is_some() && classes_suffice(machine, form, early.and(late), bank);
            let room = early.and(late).count();
            self.in_banks.push(EffectsInBank { effects, operands, early, late, room, surviving });
        }
        effect
    }
}

/// Whether every operand of a form is in a register of its class, in a fixed one or, if it is a use, perhaps in a slot.
fn is_countable(form: FormView<'_>) -> bool {
    let is_counted = |desc: OperandDesc| match desc.place() {
        Place::Fixed(_) | Place::Class => true,
        Place::Any => desc.role() == Role::Use,
        Place::Tied(tied) => form.operand(usize::from(tied)).class() == desc.class(),
        Place::Slot | Place::ArgSlot(_) => false,
    };
    form.relations.is_empty() && form.len() <= MAX_OPERANDS && form.operands().all(is_counted)
}

/// Whether an operand takes only some registers of its type.
#[inline]
pub fn is_narrow<const W: usize>(machine: &Machine<'_, W>, desc: OperandDesc) -> bool {
    !matches!(desc.place(), Place::Fixed(_)) && !machine.is_home(desc.class())
}

/// Whether each class of a form has as many of these units of a bank as the form has operands that take only some registers
/// of their types. Then these operands have registers of their own.
fn classes_suffice<const W: usize>(machine: &Machine<'_, W>, form: FormView<'_>, free: Mask<W>, bank: Bank) -> bool {
    let is_limited = |desc: &OperandDesc| {
        is_narrow(machine, *desc) && machine.ty(machine.target.class(desc.class()).ty).bank == bank
    };
    let limited = || form.operands().filter(is_limited);
    limited().all(|desc| {
        let regs = machine.class_regs(desc.class()).iter().filter(|&&reg| machine.is_allocatable(reg));
        let units = regs.fold(Mask::EMPTY, |units, &reg| units.or(machine.mask(reg)));
        units.and(free).count() as usize >= limited().count()
    })
}

/// The units of a bank in which values may be before and after the effects of a form, beside its fixed operands. `None` if
/// the bank is not uniform, or a fixed operand may not have its register, or two have the same one.
fn free_units<const W: usize>(machine: &Machine<'_, W>, form: FormView<'_>, bank: Bank) -> Option<(Mask<W>, Mask<W>)> {
    let info = machine.bank(bank);
    if !info.uniform || form.len() > MAX_OPERANDS {
        return None;
    }
    let restored = if form.kind == FormKind::Return { info.callee_saved } else { Mask::EMPTY };
    let tied_uses = tied_uses(form.operands());
    let (mut early, mut late) = (Mask::EMPTY, machine.bank_mask(form.clobbers, bank));
    for (index, desc) in form.operands().enumerate() {
        let Place::Fixed(reg) = desc.place() else { continue };
        if machine.reg_bank(reg) != bank {
            continue;
        }
        let mask = machine.mask(reg);
        let is_early = desc.role() == Role::Use || desc.pos() == Pos::Early;
        let is_late = desc.is_def() || desc.pos() == Pos::Late || tied_uses >> index & 1 != 0;
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

/// Those of operands to which a def is tied, as bits.
fn tied_uses(operands: impl Iterator<Item = OperandDesc>) -> u16 {
    operands.fold(0, |uses, desc| match desc.place() {
        Place::Tied(tied) => uses | 1u16.checked_shl(tied.into()).unwrap_or(0),
        _ => uses,
    })
}
