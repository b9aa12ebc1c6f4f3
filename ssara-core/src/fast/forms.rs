//! What `O0` knows of a form: which routine allocates its instructions.
//!
//! # Input
//!
//! The forms of a function.
//!
//! # Output
//!
//! A [`Kind`] for each form, and its uses, defs and ties as bits.
//!
//! # Why correct
//!
//! A kind is given only if all operands meet its condition. [`Kind::Constrained`] has no condition, and its routine
//! allocates any instruction.
//!
//! # Cost
//!
//! Linear in the operands of the forms. What is found of a form is kept for later functions.

use alloc::vec::Vec;

use crate::analysis::constraints::FormInfo;
use crate::fast::context::FastCx;
use crate::regs::effects::{is_free_if_tied, may_be_slot, takes_any, takes_some};
use crate::target::{Form, FormKind, FormView, OperandDesc, Place, Pos, Role};

/// Maximum number of operands of an instruction that is allocated without the solver. Searches among operands then take
/// constant time.
pub const MAX_OPERANDS: usize = 16;

/// Which routine allocates the instructions of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// As [`Kind::Unconstrained`], with at most one tied def, where all banks are uniform.
    SingleTie,
    /// Operands take any register, uses before defs. Uses may take slots instead. There are no clobbers. If there are no
    /// alternatives, operands may take only some registers of their types.
    Unconstrained,
    /// The same, but operands may be fixed, and there may be clobbers.
    Fixed,
    /// Anything else.
    Constrained,
}

/// What is known of a form.
#[derive(Clone, Copy, Debug)]
pub struct FastForm {
    /// The routine for its instructions.
    pub kind: Kind,
    /// The first [`MAX_OPERANDS`] operands that are read, as bits.
    pub uses: u16,
    /// The same for those that are defined.
    pub defs: u16,
    /// Those of `uses` that may be in a slot.
    pub slots: u16,
    /// Those of `uses` that take only some registers of their types.
    pub narrow: u16,
    /// Whether any operand does.
    has_narrow: bool,
    /// The first tied def, and the use to which it is tied.
    pub tie: Option<(u8, u8)>,
    /// Whether it has alternatives.
    pub has_alternatives: bool,
    /// Of a [`Kind::Constrained`] form: the first alternative that is [`Kind::Unconstrained`].
    pub plain: Option<Form>,
    /// Whether it has at most one tied def, and few operands.
    is_simple: bool,
}

impl FastForm {
    const NOTHING: FastForm = FastForm {
        kind: Kind::Constrained,
        uses: 0,
        defs: 0,
        slots: 0,
        narrow: 0,
        has_narrow: false,
        tie: None,
        has_alternatives: false,
        plain: None,
        is_simple: false,
    };

    /// What is known of a form.
    fn new<const W: usize>(cx: &FastCx<'_, W>, id: Form, has_alternatives: bool) -> Self {
        let (func, target) = (cx.func, cx.machine.target);
        let form = func.form(target, id);
        let kind = kind_of(cx, form, has_alternatives);
        let is_plain = |&other: &Form| kind_of(cx, func.form(target, other), true) == Kind::Unconstrained;
        let plain = match kind {
            Kind::Constrained if has_alternatives => func.alternatives_in_regs(target, id).find(is_plain),
            _ => None,
        };
        let mut this = FastForm { kind, has_alternatives, plain, ..FastForm::NOTHING };
        let mut ties = 0;
        for (index, desc) in form.operands().take(MAX_OPERANDS).enumerate() {
            let bits = if desc.is_def() { &mut this.defs } else { &mut this.uses };
            *bits |= 1 << index;
            if !matches!(desc.place(), Place::Fixed(_)) && !cx.machine.is_home(desc.class()) {
                this.has_narrow = true;
                this.narrow |= u16::from(!desc.is_def()) << index;
            }
            match desc.place() {
                Place::Tied(tied_use) => {
                    ties += 1;
                    this.tie = this.tie.or(Some((index as u8, tied_use as u8)));
                }
                Place::Any => this.slots |= 1 << index,
                _ => {}
            }
        }
        this.is_simple = ties <= 1 && form.len() <= MAX_OPERANDS && !this.has_narrow;
        this
    }
    /// Whether its instructions are allocated without the solver, and its operands take any register of their types.
    pub fn takes_any(self) -> bool {
        matches!(self.kind, Kind::SingleTie | Kind::Unconstrained) && !self.has_narrow
    }
}

/// The routine for a form, if not all banks are uniform.
fn kind_of<const W: usize>(cx: &FastCx<'_, W>, form: FormView<'_>, has_alternatives: bool) -> Kind {
    let machine = cx.machine;
    let is_easy_to_place = |desc: OperandDesc| {
        let in_class = !has_alternatives && takes_some(machine, desc);
        (in_class || takes_any(machine, desc) || may_be_slot(machine, desc)) && is_free_if_tied(machine, form, desc)
    };
    let fixed = |desc: OperandDesc| matches!(desc.place(), Place::Fixed(_));
    let is_point = form.has_clobbers() || form.operands().any(fixed) || form.kind == FormKind::Return;
    if !form.relations.is_empty() || has_alternatives && is_point {
        Kind::Constrained
    } else if is_point && form.operands().all(|desc| is_easy(cx, form, desc)) {
        Kind::Fixed
    } else if !is_point && form.len() <= MAX_OPERANDS && form.operands().all(is_easy_to_place) {
        Kind::Unconstrained
    } else {
        Kind::Constrained
    }
}

/// The number of forms that are kept, a power of two.
const KEPT: usize = 256;

/// What is known of the forms of a function, by their number. Keeps what it finds out for later functions.
#[derive(Default)]
pub struct FastForms {
    forms: Vec<FastForm>,
    /// Forms with their [keys](FormInfo::key), by the last bits of these.
    kept: Vec<(u64, FastForm)>,
}

impl FastForms {
    /// Looks at the forms of a function.
    pub fn compute<const W: usize>(&mut self, cx: &FastCx<'_, W>) {
        let uniform = cx.machine.banks().all(|bank| cx.machine.bank(bank).uniform);
        let FastForms { forms, kept } = self;
        forms.clear();
        forms.extend(cx.constraints.forms().iter().map(|info| {
            let mut form = find(cx, info, kept);
            if form.kind == Kind::Unconstrained && uniform && form.is_simple {
                form.kind = Kind::SingleTie;
            }
            form
        }));
    }
    /// What is known of the form with this number.
    #[inline]
    pub fn get(&self, number: usize) -> FastForm {
        self.forms[number]
    }
}

/// What is known of a form, as far as it does not depend on what else the function uses.
fn find<const W: usize>(cx: &FastCx<'_, W>, info: &FormInfo, kept: &mut Vec<(u64, FastForm)>) -> FastForm {
    let slot = info.key as usize % KEPT;
    if let Some(&(key, form)) = kept.get(slot)
        && key == info.key
        && key != 0
    {
        return form;
    }
    let form = FastForm::new(cx, info.form, info.traits.has_alternatives());
    kept.resize(KEPT, (0, form));
    kept[slot] = (info.key, form);
    form
}

/// Whether an operand of a form takes any register or an allocatable one, and leaves it to defs if it is a use.
fn is_easy<const W: usize>(cx: &FastCx<'_, W>, form: FormView<'_>, desc: OperandDesc) -> bool {
    match desc.place() {
        // A returned value must not be in a register that is being restored.
        Place::Fixed(reg) => {
            let early_before_late =
                matches!((desc.role(), desc.pos()), (Role::Use, Pos::Early) | (Role::Def, Pos::Late));
            let restored = cx.machine.bank(cx.machine.reg_bank(reg)).callee_saved;
            let lost = form.kind == FormKind::Return && cx.machine.mask(reg).intersects(restored);
            early_before_late && cx.machine.is_allocatable(reg) && !lost
        }
        _ => form.kind != FormKind::Return && takes_any(cx.machine, desc),
    }
}
