//! The rules about values: each is defined once, before it is used, and has the expected type.
//!
//! # Input
//!
//! The definitions and exposed uses of each block, which are collected on the way, and the dominators.
//!
//! # Output
//!
//! An error for each value that breaks a rule, with its place.
//!
//! # Why correct
//!
//! Only exposed uses can lack a definition before them. If one does, the uses of its block are checked one at a time, to
//! name their places.
//!
//! # Cost
//!
//! Linear in the exposed uses and the values. Blocks with errors take time linear in their operands, and an error takes
//! time linear in the function.

use alloc::string::ToString;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::defs::Defs;
use crate::analysis::program_point::{ProgramPoint, entry_point};
use crate::ir::{Block, Function, Inst, Value};
use crate::target::{TargetDesc, Type};
use crate::validate::error::{Errors, ValidationError};
use crate::validate::site::Site;

/// The checks of values, and the errors so far.
pub(super) struct ValueChecks<'a> {
    pub func: &'a Function,
    pub target: &'a TargetDesc,
    /// Whether all values are taken to exist, with the right types.
    pub trusted: bool,
    pub defs: &'a mut Defs,
    /// The values of scratch operands.
    pub scratch: &'a mut FixedBitSet,
    /// The values that are defined in constant registers.
    pub lost: &'a mut FixedBitSet,
    pub errors: Errors,
}

impl ValueChecks<'_> {
    /// Whether a value exists. Reports an error if it does not have the expected type.
    #[inline]
    pub fn exists(&mut self, value: Value, expected: impl Fn() -> Option<Type>, site: impl Fn() -> Site) -> bool {
        if self.trusted {
            return true;
        }
        let Some(found) = self.func.find_type(value) else {
            self.errors.report(|| ValidationError::UnknownValue { value, site: site() });
            return false;
        };
        if let Some(expected) = expected().filter(|&expected| expected != found) {
            let name = |ty: Type| self.target.types.get(ty.index()).map_or("?", |ty| &ty.name).to_string();
            let (expected, found) = (name(expected), name(found));
            self.errors.report(|| ValidationError::WrongType { value, site: site(), expected, found });
        }
        true
    }

    /// Records the definition of a value that exists.
    #[inline]
    pub fn define(&mut self, value: Value, block: Block, point: ProgramPoint, site: impl Fn() -> Site) {
        if !self.defs.define(value, block, point) && !self.errors.is_full() {
            let (first, second) = (self.first_def(value).unwrap_or(site()), site());
            self.errors.report(|| ValidationError::DefinedTwice { value, first, second });
        }
    }

    /// Checks that each value is defined.
    pub fn all_are_defined(&mut self) {
        if self.defs.all_defined() {
            return;
        }
        for value in self.func.values().filter(|&value| self.defs.block(value).is_none()) {
            self.errors.report(|| ValidationError::NeverDefined(value));
        }
    }

    /// Checks that nothing reads scratch operands, or values that a constant register does not keep.
    pub fn nothing_lost_is_read(&mut self) {
        if self.scratch.is_clear() && self.lost.is_clear() {
            return;
        }
        for block in self.func.blocks() {
            self.each_use(block, |values, value, _, site| {
                if values.scratch.contains(value.index()) {
                    values.errors.report(|| ValidationError::ScratchRead { value, site: site() });
                }
                if values.lost.contains(value.index()) {
                    values.errors.report(|| ValidationError::ConstantRead { value, site: site() });
                }
            });
        }
    }

    /// Checks that definitions dominate uses.
    pub fn dominance(&mut self, cfg: &Cfg) {
        for block in self.func.blocks() {
            // What is defined in the same block and exposed is used before.
            let good = |&(value, _): &(Value, u32)| {
                let def_block = self.defs.block(value);
                def_block.is_none_or(|def_block| def_block != block && cfg.dominates(def_block, block))
            };
            if !self.defs.exposed(block).iter().all(good) && cfg.is_reachable(block) {
                self.each_use(block, |values, value, at, site| values.dominated(cfg, value, block, at, site));
            }
        }
    }

    /// Calls `check` with each use in a block and the point at which it is read; arguments are read behind the terminator.
    fn each_use(&mut self, block: Block, mut check: impl FnMut(&mut Self, Value, ProgramPoint, &dyn Fn() -> Site)) {
        let (func, target) = (self.func, self.target);
        for inst in func.block_insts(block) {
            let Some(form) = func.find_form(self.target, func.inst(inst).form) else { continue };
            for (index, (&value, desc)) in func.inst_operands(inst).iter().zip(form.operands()).enumerate() {
                if !desc.is_def() {
                    let at = entry_point(inst.as_u32());
                    check(self, value, at, &|| Site::operand(func, target, block, inst, index));
                }
            }
        }
        let end = entry_point(func.block(block).insts.1);
        for edge in func.succ_edges(block) {
            for (index, &value) in func.edge_args(edge).iter().enumerate() {
                check(self, value, end, &|| Site::Arg { edge, from: block, index: index as u32 });
            }
        }
    }

    /// Checks that `value` is defined when it is read at point `at` in `block`.
    fn dominated(&mut self, cfg: &Cfg, value: Value, block: Block, at: ProgramPoint, site: &dyn Fn() -> Site) {
        if !self.func.value_exists(value) {
            return;
        }
        let Some(def_block) = self.defs.block(value) else { return };
        let before = match def_block == block {
            true => self.defs.point(value) <= at,
            false => cfg.dominates(def_block, block),
        };
        if before {
            return;
        }
        if self.errors.is_full() {
            return;
        }
        let Some(def) = self.first_def(value) else { return };
        self.errors.report(|| ValidationError::NotDominated { value, site: site(), def });
    }

    /// Where a value is defined first, in the order of the code. Takes linear time, and is for messages only.
    fn first_def(&self, value: Value) -> Option<Site> {
        let (func, target) = (self.func, self.target);
        func.blocks().find_map(|block| {
            let index = func.block_params(block).iter().position(|&param| param == value);
            let param = index.map(|index| Site::Param { block, index: index as u32 });
            let of_inst = |inst: Inst| {
                let descs = func.find_form(target, func.inst(inst).form)?.operands();
                let mut operands = func.inst_operands(inst).iter().zip(descs);
                let index = operands.position(|(&operand, desc)| operand == value && desc.is_def())?;
                Some(Site::operand(func, target, block, inst, index))
            };
            param.or_else(|| func.block_insts(block).find_map(of_inst))
        })
    }
}
