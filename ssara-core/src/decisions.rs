//! What spilling decides about memory and forms: the input of every later stage.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::ir::{Block, Function, Inst, Value};
use crate::sorts::sort;
use crate::target::{Form, FormView, TargetDesc};

/// The values that are in memory somewhere. Keeps its buffers.
#[derive(Clone, Default)]
pub struct SpillSets {
    /// Values that are read from memory somewhere.
    pub spilled: FixedBitSet,
    /// Spilled block parameters that arrive in memory.
    pub memory_params: FixedBitSet,
    /// Spilled values whose defining operand is a slot.
    pub memory_defs: FixedBitSet,
    /// Where spilled values are read from memory: at the latest at the end of this block.
    pub memory_reads: Vec<(Value, Block)>,
    /// The reloads that compute their value again from others in registers, in ascending order.
    pub recomputed: Vec<(Inst, Value)>,
}

impl SpillSets {
    /// Empties all sets, for a function of `values` values.
    pub fn reset(&mut self, values: usize) {
        for set in [&mut self.spilled, &mut self.memory_params, &mut self.memory_defs] {
            set.clear();
            set.grow(values);
        }
        self.memory_reads.clear();
        self.recomputed.clear();
    }
    /// Records that a value is read from memory in a block.
    pub fn read(&mut self, value: Value, block: Block) {
        self.spilled.insert(value.index());
        self.memory_reads.push((value, block));
    }
    /// Whether a value is read from memory somewhere.
    #[inline]
    pub fn is_spilled(&self, value: Value) -> bool {
        self.spilled.contains(value.index())
    }
    /// Whether the reload of a value before an instruction computes it again from others in registers.
    #[inline]
    pub fn is_recomputed(&self, inst: Inst, value: Value) -> bool {
        !self.recomputed.is_empty() && self.recomputed.binary_search(&(inst, value)).is_ok()
    }
    /// Whether a block parameter arrives in memory.
    #[inline]
    pub fn is_memory_param(&self, param: Value) -> bool {
        self.memory_params.contains(param.index())
    }
    /// Whether a value is defined in memory.
    #[inline]
    pub fn is_memory_def(&self, value: Value) -> bool {
        self.memory_defs.contains(value.index())
    }
}

/// The instructions that are issued in an alternative form.
#[derive(Clone, Default)]
pub struct FormChoices {
    /// The instructions and their alternatives, by instruction once [`FormChoices::sort`] was called.
    pub chosen: Vec<(Inst, Form)>,
}

impl FormChoices {
    /// Records that an instruction is issued in this alternative form.
    pub fn choose(&mut self, inst: Inst, form: Form) {
        self.chosen.push((inst, form));
    }
    /// Sorts the choices, for [`FormChoices::form`].
    pub fn sort(&mut self) {
        sort(&mut self.chosen);
    }
    /// The sorted choices for the instructions in a range.
    pub fn of(&self, insts: (u32, u32)) -> &[(Inst, Form)] {
        let before = |limit: u32| self.chosen.partition_point(|choice| choice.0.as_u32() < limit);
        &self.chosen[before(insts.0)..before(insts.1)]
    }
    /// The form in which an instruction is issued. Takes time logarithmic in the number of choices.
    pub fn chosen_form(&self, func: &Function, inst: Inst) -> Form {
        let choice = self.chosen.binary_search_by_key(&inst, |choice| choice.0);
        choice.map_or(func.inst(inst).form, |at| self.chosen[at].1)
    }
    /// The constraints of that form.
    pub fn form<'a>(&self, func: &'a Function, target: &'a TargetDesc, inst: Inst) -> FormView<'a> {
        if self.chosen.is_empty() {
            return func.inst_form(target, inst);
        }
        func.form(target, self.chosen_form(func, inst))
    }
}
