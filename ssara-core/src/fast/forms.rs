//! What `O0` knows of a form: which routine allocates its instructions.

use crate::fast::context::FastCx;
use crate::regs::effects::takes_any;
use crate::target::{FormKind, FormView, OperandDesc, Place, Pos, Role};

/// Maximum number of operands of an instruction that is allocated without the solver. Searches among operands then take
/// constant time.
pub const MAX_OPERANDS: usize = 16;

/// Which routine allocates the instructions of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// As [`Kind::Unconstrained`], with at most one tied def, where all banks are uniform.
    SingleTie,
    /// Operands take any register, uses before defs. There are no clobbers.
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
    /// The first tied def, and the use to which it is tied.
    pub tie: Option<(u8, u8)>,
}

impl FastForm {
    /// What is known of a form. `uniform` says whether all banks are.
    pub fn new<const W: usize>(cx: &FastCx<'_, W>, form: FormView<'_>, is_only_form: bool, uniform: bool) -> Self {
        let fixed = |desc: OperandDesc| matches!(desc.place(), Place::Fixed(_));
        let is_point = form.has_clobbers() || form.operands().any(fixed);
        let kind =
            if !is_only_form || !form.relations.is_empty() || !form.operands().all(|desc| is_easy(cx, form, desc)) {
                Kind::Constrained
            } else if is_point || form.kind == FormKind::Return {
                Kind::Fixed
            } else {
                Kind::Unconstrained
            };
        let mut this = FastForm { kind, uses: 0, defs: 0, tie: None };
        let mut ties = 0;
        for (index, desc) in form.operands().take(MAX_OPERANDS).enumerate() {
            let bits = if desc.is_def() { &mut this.defs } else { &mut this.uses };
            *bits |= 1 << index;
            if let Place::Tied(tied_use) = desc.place() {
                ties += 1;
                this.tie = this.tie.or(Some((index as u8, tied_use as u8)));
            }
        }
        if kind == Kind::Unconstrained && uniform && ties <= 1 && form.len() <= MAX_OPERANDS {
            this.kind = Kind::SingleTie;
        }
        this
    }
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
