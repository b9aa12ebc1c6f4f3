//! Sinking of two-address instructions: below the last use of the value that they overwrite.
//!
//! # Input
//!
//! A function and its liveness. Also the client's answer whether an instruction may stand below another one, as far as its
//! memory, its flags and other state are concerned that the function does not show.
//!
//! # Output
//!
//! An order of the instructions. In `b = add a, 1; use a`, where `b` must be in the register of `a`, the addition goes
//! below the use, and takes no copy there.
//!
//! An instruction is moved if its tied use is read again in the block and lives no further, and no alternative ties the
//! result to a value that dies here. What else dies here lives longer afterwards. At most one value does, because the
//! result lives shorter, and none across a call.
//!
//! # Why correct
//!
//! A moved instruction passes nothing that uses its results or derives references from them, and its operands are defined
//! above. The rest is up to the client.
//!
//! # Cost
//!
//! Linear in the operands, times [`WINDOW`] for candidates.
//!
//! # Reference
//!
//! The two-address pass of LLVM does the same.

use alloc::vec::Vec;

use cranelift_entity::{EntityRef, PrimaryMap};
use smallvec::SmallVec;

use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::Liveness;
use crate::analysis::program_point::entry_point;
use crate::ir::{Block, Function, Inst, Reference, Value};
use crate::target::{FormKind, FormView, OperandDesc, Place, TargetDesc};

/// Maximum number of instructions that an instruction passes. Further down, other values have taken the registers.
const WINDOW: usize = 16;

/// What the search reads, and the order that it makes.
struct Sinking<'a, F> {
    func: &'a Function,
    target: &'a TargetDesc,
    live: &'a Liveness,
    may_pass: F,
    /// The instructions of the current block.
    order: Vec<Inst>,
    /// By value: the last block in which a use was seen, plus one, and the lowest instruction that uses it there.
    lowest: Vec<(u32, Inst)>,
    block: Block,
}

/// Finds an order in which two-address instructions stand below the last use of what they overwrite; `None` if they do.
/// `may_pass` returns whether the first instruction may stand below the second one, which is below it now.
pub fn sink_two_address(
    func: &Function,
    target: &TargetDesc,
    (cfg, live): (&Cfg, &Liveness),
    may_pass: impl FnMut(Inst, Inst) -> bool,
) -> Option<PrimaryMap<Inst, Inst>> {
    let none = (0, Inst::from_u32(0));
    let (order, lowest) = (Vec::new(), alloc::vec![none; func.num_values()]);
    let mut sinking = Sinking { func, target, live, may_pass, order, lowest, block: Block::new(0) };
    let mut originals = PrimaryMap::with_capacity(func.num_insts());
    let mut is_changed = false;
    for block in func.blocks() {
        sinking.order.clear();
        sinking.order.extend(func.block_insts(block));
        if cfg.is_reachable(block) {
            sinking.block = block;
            is_changed |= sinking.run();
        }
        originals.extend(sinking.order.iter().copied());
    }
    is_changed.then_some(originals)
}

impl<F: FnMut(Inst, Inst) -> bool> Sinking<'_, F> {
    /// Orders the current block, from its end to its start. Returns whether anything has moved.
    fn run(&mut self) -> bool {
        let mut is_changed = false;
        for at in (0..self.order.len()).rev() {
            let inst = self.order[at];
            let form = self.func.inst_form(self.target, inst);
            let below = self.place(at, form).unwrap_or(at);
            self.order[at..=below].rotate_left(1);
            is_changed |= below != at;
            let operands = self.func.inst_operands(inst).iter().zip(form.operands());
            for (&value, _) in operands.filter(|(_, desc)| !desc.is_def()) {
                let is_lowest = self.lowest_use(value).is_none_or(|lowest| self.order[at..below].contains(&lowest));
                if is_lowest {
                    self.lowest[value.index()] = (self.stamp(), inst);
                }
            }
        }
        is_changed
    }

    /// The position at which the instruction at a position, of this form, should stand; `None` if it should stay.
    fn place(&mut self, at: usize, form: FormView<'_>) -> Option<usize> {
        let (func, target) = (self.func, self.target);
        let inst = self.order[at];
        let last = self.lowest_use(self.overwritten(inst, form)?)?;
        if form.kind != FormKind::Op || form.has_clobbers() || func.is_safepoint(inst) || self.overwrites_dying(inst) {
            return None;
        }
        let end = self.order.len().saturating_sub(1).min(at + 1 + WINDOW);
        let below = at + 1 + self.order.get(at + 1..end)?.iter().position(|&passed| passed == last)?;
        let (defs, uses): (Operands, Operands) =
            func.constrained_operands(target, inst).partition(|(_, desc)| desc.is_def());
        let mut dying: SmallVec<[Value; 4]> =
            uses.iter().map(|it| it.0).filter(|&value| self.dies_above(value)).collect();
        dying.dedup();
        if dying.len() > 1 {
            return None;
        }
        for index in at + 1..=below {
            let passed = self.order[index];
            // A value that points into an object is defined where that is.
            let needs_result = |value: &Value| {
                let is_needed = |def: Value| def == *value || func.reference(*value) == Some(Reference::Derived(def));
                defs.iter().any(|def| is_needed(def.0))
            };
            let form = func.inst_form(target, passed);
            let is_call = form.kind != FormKind::Op || form.has_clobbers();
            if func.inst_operands(passed).iter().any(needs_result)
                || is_call && !dying.is_empty()
                || !(self.may_pass)(inst, passed)
            {
                return None;
            }
        }
        Some(below)
    }

    /// The value that an instruction of this form overwrites and that lives no further than its block.
    fn overwritten(&self, inst: Inst, form: FormView<'_>) -> Option<Value> {
        self.tied(inst, form).find(|&value| !self.is_live_out(value))
    }

    /// Whether the form of an instruction or an alternative ties a result to a value that dies here.
    fn overwrites_dying(&self, inst: Inst) -> bool {
        let own = self.func.inst(inst).form;
        let mut forms = core::iter::once(own).chain(self.func.alternatives_in_regs(self.target, own));
        forms.any(|form| self.tied(inst, self.func.form(self.target, form)).any(|value| self.dies_above(value)))
    }

    /// The values of an instruction to which a form ties its results.
    fn tied<'s>(&'s self, inst: Inst, form: FormView<'s>) -> impl Iterator<Item = Value> + 's {
        let values = self.func.inst_operands(inst);
        form.operands().filter_map(move |desc| match desc.place() {
            Place::Tied(use_) => Some(values[usize::from(use_)]),
            _ => None,
        })
    }

    /// Whether a value is not used below the current position.
    fn dies_above(&self, value: Value) -> bool {
        self.lowest_use(value).is_none() && !self.is_live_out(value)
    }

    /// The lowest instruction of the block that uses a value, as far as it has been seen.
    fn lowest_use(&self, value: Value) -> Option<Inst> {
        let (stamp, lowest) = self.lowest[value.index()];
        (stamp == self.stamp()).then_some(lowest)
    }

    /// Whether a value that the block uses is an argument or live on an edge out of the block. What the terminator reads
    /// counts, too, since nothing can go below that. Other orders in the block do not change the answer.
    fn is_live_out(&self, value: Value) -> bool {
        let end = entry_point(self.func.block(self.block).insts.1);
        self.live.last_point(self.func, self.block, value) + 1 >= end
    }

    /// The mark of the current block in [`Sinking::lowest`].
    fn stamp(&self) -> u32 {
        self.block.as_u32() + 1
    }
}

/// Operands with their constraints.
type Operands = SmallVec<[(Value, OperandDesc); 4]>;
