//! Rematerialisation: values that are computed again where they are needed, rather than kept, stored or reloaded.
//!
//! Takes a function; says for each value what it costs to have it in a register once more. A value qualifies whose
//! instruction reads nothing and changes nothing else ([`FormView::rematerialises`](crate::target::FormView)), and of
//! which every register in which it could be wanted is one in which that instruction can put it. Such a value needs no
//! slot, unless an operand reads it from there; so evicting it costs nothing, and having it back costs little. That is
//! said to the passes by one number, [`Remats::cost`].
//!
//! Takes time linear in the operands, if the machine has such forms at all.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::ir::{Function, Value};
use crate::regs::machine::Machine;
use crate::target::{Class, Place, Remat, Role};

/// What a reload costs when a store costs 1: the weights by which results are judged (see `output::Stats::cost`).
pub const RELOAD_COST: f32 = 4.0;

/// How values can be computed again. Keeps its buffers.
#[derive(Default)]
pub struct Remats {
    /// By value; empty where there is none.
    kind: Vec<Remat>,
}

impl Remats {
    /// Finds the values of `func`.
    pub fn compute<const W: usize>(&mut self, func: &Function, machine: &Machine<'_, W>, cfg: &Cfg) {
        self.kind.clear();
        let target = machine.target;
        if !target.forms.has_remat() && !func.local_forms().has_remat() {
            return;
        }
        self.kind.resize(func.num_values(), Remat::Never);
        let insts = || cfg.rpo().iter().flat_map(|&block| func.block_insts(block));
        for inst in insts() {
            let form = func.inst_form(target, inst);
            if let (Some(def), &[value]) = (form.rematerialises(), func.inst_operands(inst))
                && machine.is_home(def.class())
            {
                self.kind[value.index()] = form.remat;
            }
        }
        // Classes with registers in which values do not live, and so are not computed again either.
        let beyond = |class: Class| target.class_regs(class).iter().any(|reg| !machine.is_home_reg(*reg));
        let beyond: Vec<bool> = target.class_ids().map(beyond).collect();
        for inst in insts() {
            let own = func.inst(inst).form;
            for way in core::iter::once(own).chain(func.alternatives(target, own)) {
                for (value, desc) in func.inst_operands(inst).iter().zip(func.form(target, way).operands()) {
                    let elsewhere = match desc.place() {
                        Place::Fixed(reg) => !machine.is_home_reg(reg),
                        _ => beyond[desc.class().index()],
                    };
                    if desc.role() == Role::Use && elsewhere {
                        self.kind[value.index()] = Remat::Never;
                    }
                }
            }
        }
    }

    /// How a value can be computed again.
    #[inline]
    pub fn of(&self, value: Value) -> Remat {
        self.kind.get(value.index()).copied().unwrap_or(Remat::Never)
    }
    /// Whether a value is computed again rather than reloaded.
    #[inline]
    pub fn is(&self, value: Value) -> bool {
        self.of(value) != Remat::Never
    }
    /// Whether a value had better be computed again than moved.
    #[inline]
    pub fn beats_move(&self, value: Value) -> bool {
        self.of(value) == Remat::CheaperThanMove
    }
    /// What it costs to have a value in a register that is not in one, when a store costs 1.
    #[inline]
    pub fn cost(&self, value: Value) -> f32 {
        match self.of(value) {
            Remat::Never => RELOAD_COST,
            Remat::CheaperThanLoad => 1.0,
            Remat::CheaperThanMove => 0.2,
        }
    }
}
