//! Rematerialisation: values whose instruction is issued once more where they are needed, instead of a reload.
//!
//! # Input
//!
//! A function.
//!
//! # Output
//!
//! For each value whether and how cheaply it is rematerialised, [`Remats::of`].
//!
//! # Why correct
//!
//! A value qualifies if its instruction reads nothing and changes nothing else
//! ([`FormView::rematerialises`](crate::target::FormView)). The instruction must be able to define it in any register in
//! which values live, and in any that an operand may require. Such a value needs no slot, unless an operand reads it from
//! there. So evicting it costs nothing, and having it back costs little.
//!
//! # Cost
//!
//! Linear in the operands, if the function has such forms at all.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::{Constraints, FormInfo};
use crate::ir::{Function, Value};
use crate::regs::machine::Machine;
use crate::target::{Class, Form, OperandDesc, Place, Reg, Remat, Role};

/// The values that can be rematerialised. Keeps its buffers.
#[derive(Default)]
pub struct Remats {
    /// By value; empty where there is none.
    kind: Vec<Remat>,
    /// The classes of their defs, each once.
    classes: Vec<Class>,
    /// By number of a form: whether it, or an alternative, may read a value from a register that one of `classes` lacks.
    reads_elsewhere: Vec<bool>,
}

impl Remats {
    /// Finds the values of `func`.
    pub fn compute<const W: usize>(
        &mut self,
        func: &Function,
        machine: &Machine<'_, W>,
        cfg: &Cfg,
        constraints: &Constraints,
    ) {
        self.kind.clear();
        let target = machine.target;
        if !constraints.forms().iter().any(|info| info.shape.rematerialises()) {
            return;
        }
        self.kind.resize(func.num_values(), Remat::Never);
        self.classes.clear();
        let insts = || cfg.rpo().iter().flat_map(|&block| func.block_insts(block));
        for inst in insts().filter(|&inst| constraints.shape(inst).rematerialises()) {
            if let (&[value], &[def]) = (func.inst_operands(inst), constraints.descs(inst))
                && machine.is_home(def.class())
            {
                self.kind[value.index()] = func.inst_form(target, inst).remat;
                if !self.classes.contains(&def.class()) {
                    self.classes.push(def.class());
                }
            }
        }
        if self.kind.iter().all(|&kind| kind == Remat::Never) {
            return;
        }
        // The instruction defines a value wherever values live. It may not in a register that only operands name.
        let classes = &self.classes;
        let is_outside = |desc: OperandDesc, reg: &Reg| {
            let ty = target.class(desc.class()).ty;
            let of_type = || classes.iter().filter(|&&class| target.class(class).ty == ty);
            !machine.is_allocatable(*reg) && of_type().any(|&class| !target.class_regs(class).contains(reg))
        };
        let reads_elsewhere = |desc: OperandDesc| {
            let is_elsewhere = match desc.place() {
                Place::Fixed(reg) => is_outside(desc, &reg),
                _ if machine.is_home(desc.class()) => false,
                _ => machine.class_regs(desc.class()).iter().any(|reg| is_outside(desc, reg)),
            };
            desc.role() == Role::Use && is_elsewhere
        };
        let forms = |own: Form| core::iter::once(own).chain(func.alternatives(target, own));
        let of_form =
            |info: &FormInfo| forms(info.form).any(|form| func.form(target, form).operands().any(reads_elsewhere));
        self.reads_elsewhere.clear();
        self.reads_elsewhere.extend(constraints.forms().iter().map(of_form));
        if !self.reads_elsewhere.contains(&true) {
            return;
        }
        for inst in insts().filter(|&inst| self.reads_elsewhere[constraints.number(inst)]) {
            for form in forms(func.inst(inst).form) {
                for (value, desc) in func.inst_operands(inst).iter().zip(func.form(target, form).operands()) {
                    if reads_elsewhere(desc) {
                        self.kind[value.index()] = Remat::Never;
                    }
                }
            }
        }
    }

    /// Whether there is a value that is rematerialised. Linear in the values if the machine has such forms.
    pub fn any(&self) -> bool {
        self.kind.iter().any(|&kind| kind != Remat::Never)
    }
    /// The kind of rematerialisation of a value.
    #[inline]
    pub fn of(&self, value: Value) -> Remat {
        self.kind.get(value.index()).copied().unwrap_or(Remat::Never)
    }
    /// Whether a value is rematerialised instead of reloaded.
    #[inline]
    pub fn is(&self, value: Value) -> bool {
        self.of(value) != Remat::Never
    }
    /// Whether a value should be rematerialised rather than moved.
    #[inline]
    pub fn beats_move(&self, value: Value) -> bool {
        matches!(self.of(value), Remat::CheaperThanMove | Remat::Undefined)
    }
}
