//! What every pass reads.

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::analysis::inst_cx::InstCx;
use crate::analysis::remat::Remats;
use crate::ir::{Block, Function, Inst, Value};
use crate::options::Options;
use crate::record::{Decision, Recorder};
use crate::regs::machine::Machine;
use crate::regs::tables::UnitPrices;
use crate::target::{Form, Prices, Remat};

/// The input that every pass may read. Passes that read more have a context of their own around this one.
#[derive(Clone, Copy)]
pub struct Cx<'a, const W: usize> {
    /// The function.
    pub func: &'a Function,
    /// The target, as far as the function may use it.
    pub machine: &'a Machine<'a, W>,
    /// Control flow.
    pub cfg: &'a Cfg,
    /// The constraints of the operands.
    pub constraints: &'a Constraints,
    /// The values that can be rematerialised.
    pub remats: &'a Remats,
    /// What the client chose.
    pub options: &'a Options,
    /// Where decisions are recorded, if the client asked for that.
    pub record: Option<&'a Recorder>,
}

/// The cost of an undefined value. It is not 0, because distances are divided by costs.
const NEARLY_NOTHING: f32 = f32::MIN_POSITIVE;

impl<'a, const W: usize> Cx<'a, W> {
    /// An instruction in one of its forms. `distances` are those of all operands of the function.
    #[inline]
    pub fn inst(&self, (block, inst): (Block, Inst), form: Form, distances: &'a [u32]) -> InstCx<'a> {
        let range = self.func.operand_range(inst);
        let (shape, descs) = self.constraints.shape_and_descs_of(form);
        InstCx {
            block,
            inst,
            id: form,
            func: self.func,
            target: self.machine.target,
            shape,
            values: self.func.inst_operands(inst),
            descs,
            first_operand: range.start,
            distances: &distances[range],
        }
    }
    /// Records a decision, if decisions are recorded.
    #[inline]
    pub fn record(&self, decision: impl FnOnce() -> Decision) {
        if let Some(record) = self.record {
            record.decide(decision());
        }
    }
    /// The prices of operations on a value.
    #[inline]
    pub fn prices(&self, value: Value) -> &UnitPrices {
        &self.machine.ty(self.func.value_type(value)).prices
    }
    /// What an instruction costs more in a form than in the one of which that is an alternative.
    #[inline]
    pub fn form_price(&self, form: Form) -> f32 {
        f32::from(self.func.form_price(self.machine.target, form)) / f32::from(Prices::UNIT)
    }
    /// The cost of reading a value in its slot, in reloads; at most 1, and 1 if it is computed again, because that needs a
    /// register.
    #[inline]
    pub fn slot_read_in_loads(&self, value: Value) -> f32 {
        let prices = self.prices(value);
        if self.remats.is(value) || prices.slot_read >= prices.load { 1.0 } else { prices.slot_read / prices.load }
    }
    /// The cost of bringing a value to a register by a reload, or by computing it again if that is how it comes back.
    #[inline]
    pub fn reload_cost(&self, value: Value) -> f32 {
        let prices = self.prices(value);
        match self.remats.of(value) {
            Remat::Never => prices.load,
            remat => remat_cost(prices, remat),
        }
    }
    /// The cost of computing a value again by its [reader](Remats::reader).
    pub fn remat_cost(&self, value: Value, reader: Inst) -> f32 {
        remat_cost(self.prices(value), self.func.inst_form(self.machine.target, reader).remat)
    }
}

/// The cost of a rematerialisation.
fn remat_cost(prices: &UnitPrices, remat: Remat) -> f32 {
    match remat {
        Remat::Never | Remat::CheaperThanLoad => prices.remat,
        Remat::CheaperThanMove => prices.cheap_remat,
        Remat::Undefined => NEARLY_NOTHING,
    }
}
