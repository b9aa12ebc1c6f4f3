//! Rematerialisation: values whose instruction is issued once more where they are needed, instead of a reload.
//!
//! # Input
//!
//! A function.
//!
//! # Output
//!
//! For each value whether and how cheaply it is rematerialised anywhere, [`Remats::of`], or where other values are in
//! registers, [`Remats::reader`].
//!
//! # Why correct
//!
//! A value qualifies if its instruction reads nothing and changes nothing else
//! ([`FormView::rematerialises`](crate::target::FormView)). The instruction must be able to define it in any register in
//! which values live, and in any that an operand may require. Such a value needs no slot, unless an operand reads it from
//! there. So evicting it costs nothing, and having it back costs little.
//!
//! A value whose instruction reads other values has a reader, that instruction. Spilling and `O0` decide at each reload
//! whether all of these are in registers there. They are the same as at the definition: a value is live only where each
//! path has come by its definition, and no definition of an operand comes after that on the way. Where one is in no register,
//! the value is reloaded from a slot. So no live range grows.
//!
//! # Cost
//!
//! Linear in the operands, if the function has such forms at all.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::{Constraints, FormInfo};
use crate::analysis::liveness::Liveness;
use crate::analysis::program_point::operand_point;
use crate::ir::{Function, Inst, Value};
use crate::regs::machine::Machine;
use crate::target::{Class, Form, OperandDesc, Pos, Reg, Remat, Role};

/// The values that can be rematerialised. Keeps its buffers.
#[derive(Default)]
pub struct Remats {
    /// By value; empty where there is none.
    kind: Vec<Remat>,
    /// The classes of their defs, each once.
    classes: Vec<Class>,
    /// By number of a form: whether it, or an alternative, may read a value from a register that one of `classes` lacks. If
    /// there are readers, also whether it may define one there.
    reads_elsewhere: Vec<bool>,
    /// By value: the instruction that computes it from values in registers, and may be issued again; empty where there is
    /// none.
    readers: Vec<PackedOption<Inst>>,
    /// The values with such an instruction whose operands are live at each use of them.
    lasting: FixedBitSet,
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
        self.readers.clear();
        self.lasting.clear();
        let target = machine.target;
        if !constraints.forms().iter().any(|info| info.shape.rematerialises()) {
            return;
        }
        self.kind.resize(func.num_values(), Remat::Never);
        self.classes.clear();
        let insts = || cfg.rpo().iter().flat_map(|&block| func.block_insts(block));
        for inst in insts().filter(|&inst| constraints.shape(inst).rematerialises()) {
            let (values, descs) = (func.inst_operands(inst), constraints.descs(inst));
            let Some(def) = descs.iter().position(|desc| desc.is_def()) else { continue };
            if !descs.iter().all(|desc| machine.is_home(desc.class())) {
                continue;
            }
            // A reference moves, and what may be anything is not the same everywhere.
            let is_constant =
                |&value: &Value| func.reference(value).is_none() && self.kind[value.index()] != Remat::Undefined;
            if values.len() == 1 {
                self.kind[values[def].index()] = func.inst_form(target, inst).remat;
            } else if values.iter().all(is_constant) {
                self.readers.resize(func.num_values(), None.into());
                self.readers[values[def].index()] = inst.into();
            }
            for desc in descs {
                if !self.classes.contains(&desc.class()) {
                    self.classes.push(desc.class());
                }
            }
        }
        if self.readers.is_empty() && self.kind.iter().all(|&kind| kind == Remat::Never) {
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
            let is_elsewhere = match desc.fixed_reg() {
                Some(reg) => is_outside(desc, &reg),
                None if machine.is_home(desc.class()) => false,
                None => machine.class_regs(desc.class()).iter().any(|reg| is_outside(desc, reg)),
            };
            (desc.role() == Role::Use || !self.readers.is_empty()) && is_elsewhere
        };
        let forms = |own: Form| core::iter::once(own).chain(func.alternatives(target, own));
        let of_form =
            |info: &FormInfo| forms(info.form).any(|form| func.form(target, form).operands().any(reads_elsewhere));
        self.reads_elsewhere.clear();
        self.reads_elsewhere.extend(constraints.forms().iter().map(of_form));
        if !self.reads_elsewhere.contains(&true) {
            return;
        }
        let mut elsewhere = FixedBitSet::with_capacity(func.num_values());
        for inst in insts().filter(|&inst| self.reads_elsewhere[constraints.number(inst)]) {
            for form in forms(func.inst(inst).form) {
                for (value, desc) in func.inst_operands(inst).iter().zip(func.form(target, form).operands()) {
                    if reads_elsewhere(desc) {
                        elsewhere.insert(value.index());
                    }
                }
            }
        }
        for value in elsewhere.ones() {
            self.kind[value] = Remat::Never;
        }
        for reader in &mut self.readers {
            let is_elsewhere = |operand: &Value| elsewhere.contains(operand.index());
            if reader.expand().is_some_and(|inst| func.inst_operands(inst).iter().any(is_elsewhere)) {
                *reader = None.into();
            }
        }
    }

    /// Finds the values with a reader whose operands are live at each use of them.
    pub fn find_lasting(&mut self, func: &Function, cfg: &Cfg, constraints: &Constraints, live: &Liveness) {
        let Remats { readers, lasting, .. } = self;
        if readers.is_empty() {
            return;
        }
        lasting.grow(readers.len());
        lasting.extend(readers.iter().enumerate().filter(|reader| reader.1.is_some()).map(|reader| reader.0));
        for &block in cfg.rpo() {
            for inst in func.block_insts(block) {
                for (value, desc) in constraints.operands(func, inst) {
                    let Some(reader) = readers[value.index()].expand().filter(|_| !desc.is_def()) else { continue };
                    let here = operand_point(inst, Pos::Early);
                    let is_live = |operand: &Value| {
                        func.inst_operands(inst).contains(operand) || live.is_live_after(func, block, *operand, here)
                    };
                    let mut operands = func.inst_operands(reader).iter().filter(|&&operand| operand != value);
                    if desc.is_in_memory() || !operands.all(is_live) {
                        lasting.set(value.index(), false);
                    }
                }
            }
            for arg in cfg.succ_edges(func, block).flat_map(|edge| func.edge_args(edge)) {
                lasting.set(arg.index(), false);
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
    /// Whether a use takes its value from a register in any case. It may take it from a slot if it is no value that is computed
    /// again, since that one has no slot.
    #[inline]
    pub fn needs_reg(&self, value: Value, desc: OperandDesc) -> bool {
        desc.needs_reg() || desc.is_reg_or_slot() && self.is(value)
    }
    /// The instruction that computes a value from others, and may be issued again where these are in registers.
    #[inline]
    pub fn reader(&self, value: Value) -> Option<Inst> {
        self.readers.get(value.index()).copied()?.expand()
    }
    /// Whether a value has a [reader](Remats::reader).
    pub fn has_readers(&self) -> bool {
        !self.readers.is_empty()
    }
    /// Whether a value has a reader, and its operands are live at each use of the value.
    #[inline]
    pub fn is_lasting(&self, value: Value) -> bool {
        self.lasting.contains(value.index())
    }
    /// Whether a value should be rematerialised rather than moved.
    #[inline]
    pub fn beats_move(&self, value: Value) -> bool {
        matches!(self.of(value), Remat::CheaperThanMove | Remat::Undefined)
    }
}
