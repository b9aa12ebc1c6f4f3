//! What the walk decides, as the plan has it.

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::InstCx;
use crate::coalesce::reg_hints::RegHints;
use crate::ir::{Block, Inst, Value};
use crate::spill::plan::{PlanEnd, SpillPlan};
use crate::spill::residency::Action;
use crate::spill::walk::SpillWalk;
use crate::target::Form;

impl<const W: usize> SpillWalk<'_, W> {
    /// What is decided so far.
    #[inline]
    pub fn plan(&self) -> &SpillPlan<W> {
        self.plan
    }
    /// The registers that instructions fix and clobber.
    #[inline]
    pub fn hints(&mut self) -> &mut RegHints<W> {
        &mut self.plan.hints
    }
    /// Begins with a block, for which the working set is known.
    pub fn begin_block(&mut self, block: Block) -> PlanEnd {
        let before = self.plan.end(self.cx.record);
        self.plan.residency.begin_block(block, self.working_set);
        before
    }
    /// Ends a block that was begun when the plan came so far.
    pub fn end_block(&mut self, block: Block, before: PlanEnd) {
        self.plan.residency.end_block(block, self.working_set);
        self.plan.end_block(block, before, self.cx.record);
    }
    /// Takes over what the draft has for a block that has been entered, if the same values are in registers at its start, and
    /// values are to be placed there as in the draft. Returns whether that is so.
    pub fn take_over(&mut self, block: Block) -> bool {
        let cx = self.cx;
        let Some(draft) = cx.draft() else { return false };
        let is_same = !cx.placement().is_some_and(|placement| placement.is_changed(block))
            && self.working_set.iter().eq(draft.residency.entry(block).iter().copied());
        if is_same {
            self.plan.take_over(cx, draft, block);
        }
        is_same
    }

    /// An action before an instruction.
    #[inline]
    pub fn act(&mut self, inst: Inst, action: Action) {
        self.plan.residency.act(inst, action);
    }
    /// Records evictions, folded uses and reloads of an instruction.
    pub fn record_actions(&mut self, inst: &InstCx<'_>) {
        let SpillWalk { cx, uses, plan, .. } = self;
        for &value in uses.evicted() {
            plan.residency.act(inst.inst, Action::Evict(value));
        }
        for &value in uses.evicted_after_use() {
            plan.residency.act(inst.inst, Action::EvictAfterUse(value));
        }
        for &value in uses.folded() {
            plan.residency.act(inst.inst, Action::FoldedUse(value));
        }
        for &value in uses.reloads() {
            plan.residency.act(inst.inst, Action::Reload(value));
            plan.reload(cx, value, inst.block, cx.cfg.freq(inst.block));
        }
    }
    /// A reload of a value in a block, which some action or operand asks for.
    #[inline]
    pub fn pay_reload(&mut self, value: Value, block: Block) {
        self.plan.reload(self.cx, value, block, self.cx.cfg.freq(block));
    }
    /// An operand reads a value in its slot.
    pub fn read_slot(&mut self, value: Value, block: Block) {
        self.plan.cost.total += self.cx.prices(value).slot_read * self.cx.cfg.freq(block);
        self.plan.sets.read(value, block);
    }
    /// An instruction writes a value to its slot, if it is issued in this form.
    pub fn fold_def(&mut self, value: Value) {
        self.plan.sets.memory_defs.insert(value.index());
    }
    /// An instruction defines a value in memory.
    pub fn define_in_memory(&mut self, value: Value) {
        self.plan.sets.spilled.insert(value.index());
        self.plan.sets.memory_defs.insert(value.index());
    }
    /// A parameter arrives in memory.
    pub fn arrive_in_memory(&mut self, param: Value) {
        self.plan.sets.spilled.insert(param.index());
        self.plan.sets.memory_params.insert(param.index());
    }
    /// An instruction is issued in another form than its own.
    pub fn choose(&mut self, inst: Inst, form: Form) {
        self.plan.forms.choose(inst, form);
    }
    /// Colouring has to take the registers of the last long search.
    pub fn pin_operands(&mut self, inst: Inst) {
        self.plan.pins.extend(self.pins.drain(..).map(|(operand, reg)| (inst, operand, reg)));
    }
}
