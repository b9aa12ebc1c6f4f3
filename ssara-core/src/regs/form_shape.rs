//! What a form demands of registers: found once, when the form is first seen.
//!
//! # Input
//!
//! A form, and where values live ([`Homes`]).
//!
//! # Output
//!
//! A [`FormShape`]. Every pass asks it and looks at the operands of an instruction only for what depends on their values.
//!
//! # Why correct
//!
//! A shape follows from the form and the settings of the function alone. Validation keeps it for later functions with the
//! same settings.
//!
//! # Cost
//!
//! Linear in the operands and, for forms with clobbers, in the registers of several units.

use crate::regs::homes::Homes;
use crate::target::{FormKind, FormView, OperandDesc, Place, Pos, Role, TargetDesc};

/// Maximum number of operands that shapes have as bits. Instructions with more are left to the solver.
pub const MAX_OPERANDS: usize = 16;

/// Which alternatives a form has, whether the machine has them or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OtherForms {
    /// Whether it has some that modify no slot.
    pub in_regs: bool,
    /// Whether it has some that do.
    pub in_slots: bool,
}

/// What a form demands of registers. Sets of operands are those among the first [`MAX_OPERANDS`], as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FormShape {
    traits: u16,
    /// The operands that are read.
    pub uses: u16,
    /// Those that are defined.
    pub defs: u16,
    /// The uses that may be in a slot.
    pub slots: u16,
    /// The operands that take only some registers of their types.
    pub narrow: u16,
    /// The operands that are fixed.
    pub fixed: u16,
    /// The defs that are tied.
    pub tied_defs: u16,
    /// The uses to which a def is tied.
    pub tied_uses: u16,
}

impl FormShape {
    const TAKES_ANY: u16 = 1;
    const TAKES_CLASSES: u16 = 1 << 1;
    const CLOBBERS: u16 = 1 << 2;
    const FIXED: u16 = 1 << 3;
    const ALTERNATIVES: u16 = 1 << 4;
    const REMATERIALISES: u16 = 1 << 5;
    const SLOT_USES: u16 = 1 << 6;
    const ARG_SLOTS: u16 = 1 << 7;
    const MODIFIES_SLOTS: u16 = 1 << 8;
    const NARROW: u16 = 1 << 9;
    const NARROW_USES: u16 = 1 << 10;
    const TIES: u16 = 1 << 11;
    const QUICK: u16 = 1 << 12;
    const COUNTED: u16 = 1 << 13;
    const BEYOND_HOMES: u16 = 1 << 14;
    const MUST_READ_SLOTS: u16 = 1 << 15;

    /// The shape of a form, which need not be valid.
    pub fn new(target: &TargetDesc, form: FormView<'_>, others: OtherForms, homes: &Homes) -> Self {
        let study = Study { target, form, homes };
        let mut this = FormShape::default();
        for (index, desc) in form.operands().enumerate().take(MAX_OPERANDS) {
            let bit = 1 << index;
            *(if desc.is_def() { &mut this.defs } else { &mut this.uses }) |= bit;
            if let Some(tied) = desc.overwrites() {
                this.tied_defs |= bit;
                this.tied_uses |= 1u16.checked_shl(tied.into()).unwrap_or(0);
            }
            this.slots |= if is_slot_use(desc) { bit } else { 0 };
            this.fixed |= if is_fixed(desc) { bit } else { 0 };
            this.narrow |= if study.is_narrow(desc) { bit } else { 0 };
        }
        let operands = || form.operands();
        let is_free = form.relations.is_empty() && !form.has_clobbers() && form.kind != FormKind::Return;
        let in_classes = |desc| (study.takes_some(desc) || study.may_be_slot(desc)) && study.is_free_if_tied(desc);
        let is_small = form.len() <= MAX_OPERANDS;
        let has_narrow = operands().any(|desc| study.is_narrow(desc));
        this.traits = [
            (Self::TAKES_ANY, is_free && operands().all(|desc| study.takes_any(desc))),
            (Self::TAKES_CLASSES, is_free && operands().all(in_classes)),
            (Self::CLOBBERS, form.has_clobbers()),
            (Self::FIXED, operands().any(is_fixed)),
            (Self::ALTERNATIVES, others.in_regs),
            (Self::REMATERIALISES, form.rematerialises().is_some()),
            (Self::SLOT_USES, operands().any(is_slot_use)),
            (Self::ARG_SLOTS, operands().any(|desc| desc.arg_slot().is_some())),
            (Self::MODIFIES_SLOTS, others.in_slots),
            (Self::NARROW, has_narrow),
            (
                Self::NARROW_USES,
                operands().any(|desc| study.is_narrow(desc) && desc.place() == Place::Class && !desc.is_def()),
            ),
            (Self::TIES, operands().any(|desc| desc.overwrites().is_some())),
            (Self::QUICK, is_small && study.is_quick(others.in_regs)),
            (Self::COUNTED, is_small && form.relations.is_empty() && operands().all(|desc| study.is_item(desc))),
            (Self::BEYOND_HOMES, study.goes_beyond_homes()),
            (Self::MUST_READ_SLOTS, operands().any(|desc| !desc.is_def() && desc.place() == Place::Slot)),
        ]
        .into_iter()
        .fold(0, |traits, (bit, has)| if has { traits | bit } else { traits });
        this
    }

    fn has(self, trait_: u16) -> bool {
        self.traits & trait_ != 0
    }
    /// Whether every operand takes any register of its type, uses leave theirs to defs, and there are no relations,
    /// clobbers, restored registers or alternatives.
    #[inline]
    pub fn is_unconstrained(self) -> bool {
        self.traits & (Self::TAKES_ANY | Self::ALTERNATIVES) == Self::TAKES_ANY
    }
    /// The same, whether it has alternatives or not.
    #[inline]
    pub fn takes_any(self) -> bool {
        self.has(Self::TAKES_ANY)
    }
    /// Whether the same holds once the operands that may be slots are in registers, except that operands may take only some
    /// registers of their types. Defs may not be slots, and are tied to operands that take the same registers.
    #[inline]
    pub fn takes_classes(self) -> bool {
        self.has(Self::TAKES_CLASSES)
    }
    /// Whether it clobbers any unit.
    #[inline]
    pub fn has_clobbers(self) -> bool {
        self.has(Self::CLOBBERS)
    }
    /// Whether an operand is fixed.
    #[inline]
    pub fn has_fixed(self) -> bool {
        self.has(Self::FIXED)
    }
    /// Whether an operand is tied to another.
    #[inline]
    pub fn has_ties(self) -> bool {
        self.has(Self::TIES)
    }
    /// Whether its def may be computed again.
    #[inline]
    pub fn rematerialises(self) -> bool {
        self.has(Self::REMATERIALISES)
    }
    /// Whether a use may be in a register or a slot.
    #[inline]
    pub fn may_read_slots(self) -> bool {
        self.has(Self::SLOT_USES)
    }
    /// Whether a use has to be in a slot.
    #[inline]
    pub fn must_read_slots(self) -> bool {
        self.has(Self::MUST_READ_SLOTS)
    }
    /// Whether an operand is in an argument slot.
    #[inline]
    pub fn has_arg_slots(self) -> bool {
        self.has(Self::ARG_SLOTS)
    }
    /// Whether it has alternative forms among which the passes choose.
    #[inline]
    pub fn has_alternatives(self) -> bool {
        self.has(Self::ALTERNATIVES)
    }
    /// Whether it has alternative forms that read and write a value in its slot.
    #[inline]
    pub fn may_modify_slots(self) -> bool {
        self.has(Self::MODIFIES_SLOTS)
    }
    /// Whether some operands take only some registers of their types.
    #[inline]
    pub fn has_narrow(self) -> bool {
        self.has(Self::NARROW)
    }
    /// Whether a use takes only some registers of its type, and no slot.
    #[inline]
    pub fn has_narrow_uses(self) -> bool {
        self.has(Self::NARROW_USES)
    }
    /// Whether every operand is in a register of its class, in a fixed one or, if it is a use, perhaps in a slot, and there
    /// are few of them and no relations.
    pub fn may_be_counted(self) -> bool {
        self.has(Self::COUNTED)
    }
    /// Whether an operand names registers in which values do not live, or clobbers cut a register.
    pub fn goes_beyond_homes(self) -> bool {
        self.has(Self::BEYOND_HOMES)
    }
    /// Whether `O0` allocates instructions of the form without the solver: there are few operands, no relations, and uses
    /// leave their registers to defs. Operands take any register of their types or a fixed one, and uses may take slots.
    /// If there are no alternatives, operands may take only some registers of their types.
    #[inline]
    pub fn is_quick(self) -> bool {
        self.has(Self::QUICK)
    }
    /// Whether an operand is fixed or a unit is clobbered.
    #[inline]
    pub fn is_point(self) -> bool {
        (self.fixed != 0) | self.has_clobbers()
    }
}

/// A form that is looked at.
struct Study<'a> {
    target: &'a TargetDesc,
    form: FormView<'a>,
    homes: &'a Homes,
}

impl Study<'_> {
    /// Whether an operand takes only some registers of its type.
    fn is_narrow(&self, desc: OperandDesc) -> bool {
        !is_fixed(desc) && !self.homes.is_home(desc.class())
    }
    /// Whether an operand takes any register of its type and, if it is a use, leaves it to late defs.
    fn takes_any(&self, desc: OperandDesc) -> bool {
        is_in_class(desc) && self.homes.is_home(desc.class())
    }
    /// Whether an operand takes any or some registers in which values of its type live and, if it is a use, leaves it to
    /// late defs.
    fn takes_some(&self, desc: OperandDesc) -> bool {
        is_in_class(desc) && self.homes.is_within_home(desc.class())
    }
    /// Whether an operand is an early use in any register of its type or in a slot.
    fn may_be_slot(&self, desc: OperandDesc) -> bool {
        is_slot_use(desc) && is_at_its_time(desc) && self.homes.is_home(desc.class())
    }
    /// The use to which an operand is tied, if there is one.
    fn tied_use(&self, desc: OperandDesc) -> Option<OperandDesc> {
        let tied = usize::from(desc.overwrites()?);
        (tied < self.form.len()).then(|| self.form.operand(tied))
    }
    /// Whether an operand takes the same registers as the one to which it is tied, if it is tied.
    fn is_free_if_tied(&self, desc: OperandDesc) -> bool {
        let is_home = |desc: OperandDesc| self.homes.is_home(desc.class());
        self.tied_use(desc).is_none_or(|tied| tied.class() == desc.class() || is_home(tied) && is_home(desc))
    }
    /// Whether an operand is in a register of its class, in a fixed one or, if it is a use, perhaps in a slot.
    fn is_item(&self, desc: OperandDesc) -> bool {
        match desc.overwrites() {
            Some(_) => self.tied_use(desc).is_some_and(|tied| tied.class() == desc.class()),
            None => desc.needs_reg() || is_slot_use(desc),
        }
    }
    /// Whether an operand names registers in which values do not live, or clobbers cut a register.
    fn goes_beyond_homes(&self) -> bool {
        let homes = self.homes;
        let goes_beyond =
            |desc: OperandDesc| homes.reg_beyond_home(desc).is_some() || !homes.is_within_home(desc.class());
        self.form.operands().any(goes_beyond) || homes.cuts_a_register(self.form.clobbers)
    }

    /// Whether no instruction of the form needs the solver at `O0`, apart from what depends on registers.
    fn is_quick(&self, has_alternatives: bool) -> bool {
        let form = self.form;
        let is_easy_to_place = |desc: OperandDesc| {
            let in_class = !has_alternatives && self.takes_some(desc);
            (in_class || self.takes_any(desc) || self.may_be_slot(desc)) && self.is_free_if_tied(desc)
        };
        let is_point = form.has_clobbers() || form.operands().any(is_fixed) || form.kind == FormKind::Return;
        form.relations.is_empty()
            && !(has_alternatives && is_point)
            && form.operands().all(|desc| if is_point { self.is_fixed_or_any(desc) } else { is_easy_to_place(desc) })
    }
    /// Whether an operand takes any register or an allocatable one, and leaves it to defs if it is a use.
    fn is_fixed_or_any(&self, desc: OperandDesc) -> bool {
        let is_return = self.form.kind == FormKind::Return;
        match desc.fixed_reg() {
            // A returned value must not be in a register that is being restored.
            Some(reg) => {
                let is_lost = || is_return && self.homes.is_preserved(self.target, reg);
                is_at_its_time(desc) && self.homes.is_allocatable(reg) && !is_lost()
            }
            None => !is_return && self.takes_any(desc),
        }
    }
}

/// Whether an operand is in a fixed register.
fn is_fixed(desc: OperandDesc) -> bool {
    desc.fixed_reg().is_some()
}

/// Whether an operand is a use in a register or a slot.
fn is_slot_use(desc: OperandDesc) -> bool {
    !desc.is_def() && desc.is_reg_or_slot()
}

/// Whether an operand is in a register of a class, before defs if it is a use.
fn is_in_class(desc: OperandDesc) -> bool {
    is_at_its_time(desc) && matches!(desc.place(), Place::Class | Place::Tied(_))
}

/// Whether an operand is an early use or a late def.
fn is_at_its_time(desc: OperandDesc) -> bool {
    matches!((desc.role(), desc.pos()), (Role::Use, Pos::Early) | (Role::Def, Pos::Late))
}
