//! Sinking of updates: below the last use of the value that they overwrite.
//!
//! An *update* overwrites a value that it uses. A two-address instruction does. So does an instruction whose result and use
//! are connected by parameters and what is passed to them, since all of these are to be in one register. The step of a
//! loop's counter is of that kind.
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
//! An instruction is moved if the use that it overwrites is read again in the block and lives no further, and no
//! alternative ties the result to a value that dies here. What else dies here lives longer afterwards. At most one value
//! does, because the result lives shorter, and none across a call.
//!
//! # Why correct
//!
//! A moved instruction passes nothing that uses its results or derives references from them, and its operands are defined
//! above. The rest is up to the client.
//!
//! # Cost
//!
//! Linear in the operands, times [`WINDOW`] for candidates. Liveness is needed only for a function that [`Updates::any`]
//! finds worth it.
//!
//! # Reference
//!
//! The two-address pass of LLVM does so for tied operands, its scheduler for steps of loops.

use alloc::vec::Vec;

use cranelift_entity::{EntityRef, PrimaryMap};
use smallvec::SmallVec;

use crate::analysis::UnionFind;
use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::Liveness;
use crate::analysis::program_point::entry_point;
use crate::ir::{Block, Function, Inst, Reference, Value};
use crate::target::{FormKind, FormView, OperandDesc, TargetDesc};

/// Maximum number of instructions that an instruction passes. Further down, other values have taken the registers.
const WINDOW: usize = 16;

/// What the search reads, and the order that it makes.
struct Sinking<'a, F> {
    func: &'a Function,
    target: &'a TargetDesc,
    updates: Updates,
    live: &'a Liveness,
    may_pass: F,
    /// The instructions of the current block.
    order: Vec<Inst>,
    /// By value: the last block in which a use was seen, plus one, and the lowest instruction that uses it there.
    lowest: Vec<(u32, Inst)>,
    block: Block,
}

/// Which instructions of a function are updates.
pub struct Updates {
    /// By value: the least of those to which parameters connect it.
    webs: Vec<u32>,
}

impl Updates {
    /// Connects what parameters connect.
    pub fn new(func: &Function) -> Self {
        let mut webs = UnionFind::default();
        webs.reset(func.num_values());
        for edge in func.edges() {
            let params = func.block_params(func.edge(edge).to);
            for (&param, &arg) in params.iter().zip(func.edge_args(edge)) {
                let (param, arg) = (webs.find(param.as_u32()), webs.find(arg.as_u32()));
                webs.attach(arg.max(param), arg.min(param));
            }
        }
        Updates { webs: (0..func.num_values() as u32).map(|value| webs.find(value)).collect() }
    }

    /// Whether a block may read what an update in it overwrites, below that.
    pub fn any(&self, func: &Function, target: &TargetDesc) -> bool {
        let mut overwritten = alloc::vec![0; func.num_values()];
        func.blocks().any(|block| {
            let stamp = block.as_u32() + 1;
            func.block_insts(block).any(|inst| {
                let form = func.inst_form(target, inst);
                let uses = func.inst_operands(inst).iter().zip(form.operands()).filter(|(_, desc)| !desc.is_def());
                let reads = uses.map(|(value, _)| value.index()).any(|value| overwritten[value] == stamp);
                self.overwritten(func, inst, form).for_each(|value| overwritten[value.index()] = stamp);
                reads
            })
        })
    }

    /// The values that an instruction of this form overwrites.
    fn overwritten<'s>(
        &'s self,
        func: &'s Function,
        inst: Inst,
        form: FormView<'s>,
    ) -> impl Iterator<Item = Value> + 's {
        let values = func.inst_operands(inst);
        let web = |value: Value| self.webs[value.index()];
        let operands = move || values.iter().copied().zip(form.operands());
        let of_def =
            move |value: Value| operands().any(|(def, desc)| desc.is_def() && web(def) == web(value)).then_some(value);
        let uses = operands().filter(|(_, desc)| !desc.is_def());
        tied(func, inst, form).chain(uses.filter_map(move |(value, _)| of_def(value)))
    }
}

/// The values of an instruction to which a form ties its results.
fn tied<'s>(func: &'s Function, inst: Inst, form: FormView<'s>) -> impl Iterator<Item = Value> + 's {
    let values = func.inst_operands(inst);
    form.operands().filter_map(move |desc| desc.overwrites().map(|use_| values[usize::from(use_)]))
}

/// Finds an order in which updates stand below the last use of what they overwrite; `None` if they do.
/// `may_pass` returns whether the first instruction may stand below the second one, which is below it now.
pub fn sink_updates(
    func: &Function,
    target: &TargetDesc,
    updates: Updates,
    (cfg, live): (&Cfg, &Liveness),
    may_pass: impl FnMut(Inst, Inst) -> bool,
) -> Option<PrimaryMap<Inst, Inst>> {
    let none = (0, Inst::from_u32(0));
    let (order, lowest) = (Vec::new(), alloc::vec![none; func.num_values()]);
    let mut sinking = Sinking { func, target, updates, live, may_pass, order, lowest, block: Block::new(0) };
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
        let (func, live, block) = (self.func, self.live, self.block);
        self.updates.overwritten(func, inst, form).find(|&value| !is_live_out(func, live, block, value))
    }

    /// Whether the form of an instruction or an alternative ties a result to a value that dies here.
    fn overwrites_dying(&self, inst: Inst) -> bool {
        let own = self.func.inst(inst).form;
        let mut forms = core::iter::once(own).chain(self.func.alternatives_in_regs(self.target, own));
        forms.any(|form| tied(self.func, inst, self.func.form(self.target, form)).any(|value| self.dies_above(value)))
    }

    /// Whether a value is not used below the current position.
    fn dies_above(&self, value: Value) -> bool {
        self.lowest_use(value).is_none() && !is_live_out(self.func, self.live, self.block, value)
    }

    /// The lowest instruction of the block that uses a value, as far as it has been seen.
    fn lowest_use(&self, value: Value) -> Option<Inst> {
        let (stamp, lowest) = self.lowest[value.index()];
        (stamp == self.stamp()).then_some(lowest)
    }

    /// The mark of the current block in [`Sinking::lowest`].
    fn stamp(&self) -> u32 {
        self.block.as_u32() + 1
    }
}

/// Whether a value that a block uses is an argument or live on an edge out of it. What the terminator reads counts, too,
/// since nothing can go below that. Other orders in the block do not change the answer.
fn is_live_out(func: &Function, live: &Liveness, block: Block, value: Value) -> bool {
    live.last_point(func, block, value) + 1 >= entry_point(func.block(block).insts.1)
}

/// Operands with their constraints.
type Operands = SmallVec<[(Value, OperandDesc); 4]>;
