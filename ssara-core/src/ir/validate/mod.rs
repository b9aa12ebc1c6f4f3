//! What is wrong with a function, and where.
//!
//! Takes a function and the target it was made for. Promises to find every violation of the rules below that does not
//! hide behind another one, at most [`MAX_ERRORS`] of them, and never to panic: ids may be out of range here, and nowhere
//! behind this module. The rules:
//!
//! * There is an entry block, without parameters. Other blocks may branch to it.
//! * A block has instructions; the last one, and no other, is a terminator. A block has successors iff it ends in a branch.
//! * An `entry` instruction stands only at the start of the entry block.
//! * An edge passes a value of the right type for each parameter of its destination.
//! * Each value is defined once, by a parameter or a def operand. What a scratch operand defines, nothing reads.
//! * The definition of a value comes before each use on every path. An instruction does not see its own defs, and the
//!   arguments on the edges out of a block do not see the defs of its terminator: they are read before it. The blocks
//!   behind those edges do. Uses in unreachable blocks may name any value.
//! * Operands have the types of their classes.
//! * Forms can be satisfied by themselves: see [`FormError`]. This is checked for the forms of the function, and for those
//!   of the target that it uses, since which registers are reserved depends on the function. What several operands of
//!   overlapping classes demand together is left to the allocator.
//! * The target has the features of the function, and the function those that its instructions and their fixed registers
//!   require.
//! * Frequencies are finite and not negative, one for each block.
//!
//! The cost is linear in the size of the function, and in what [`Cfg`] takes.

mod error;
mod forms;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cranelift_entity::SecondaryMap;
use fixedbitset::FixedBitSet;

pub use error::{FormError, Site, ValidationError};

use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Function, Inst, Value};
use crate::target::{Features, Form, FormKind, FormView, Role, TargetDesc, Type};
use crate::units::UnitSet;

/// The number of errors after which no more are reported.
pub const MAX_ERRORS: usize = 100;

impl Function {
    /// Checks everything that the allocator and the checker take for granted.
    ///
    /// # Errors
    /// With what is wrong, in the order of the code as far as possible; at most [`MAX_ERRORS`] errors.
    pub fn validate(&self, target: &TargetDesc) -> Result<(), Vec<ValidationError>> {
        Validator::default().validate(self, target).map(drop)
    }
}

/// Validates functions, one after the other, and keeps its buffers.
#[derive(Default)]
pub struct Validator {
    cfg: Cfg,
    /// Where each value is defined first.
    defs: SecondaryMap<Value, Option<Site>>,
    /// The values of scratch operands.
    scratch: FixedBitSet,
    /// The forms of the target that have been checked.
    checked: FixedBitSet,
    /// The units that the function may not use.
    reserved: UnitSet,
    /// Uses of what has not been defined in the same block before.
    far_uses: Vec<(Value, Site)>,
}

impl Validator {
    /// As [`Function::validate`]; returns the shape of the control flow, which it had to find anyway.
    ///
    /// # Errors
    /// See there.
    pub fn validate(&mut self, func: &Function, target: &TargetDesc) -> Result<&Cfg, Vec<ValidationError>> {
        self.defs.clear();
        self.defs.resize(func.num_values());
        self.far_uses.clear();
        self.scratch.clear();
        self.scratch.grow(func.num_values());
        self.checked.clear();
        self.checked.grow(target.forms.len());
        let mut check = Check { func, target, validator: self, errors: Errors::default() };
        check.header();
        check.validator.reserved = func.reserved_units(target);
        check.local_forms();
        check.blocks();
        check.values();
        check.edges();
        check.scratch();
        check.dominance();
        if check.errors.0.is_empty() { Ok(&self.cfg) } else { Err(check.errors.0) }
    }
}

/// The name of the first of these features that a function does not have.
fn missing_feature(func: &Function, target: &TargetDesc, required: Features) -> String {
    let missing = required.iter().find(|&index| !func.features.contains(Features::single(index)));
    let name = missing.and_then(|index| target.features.get(index)).map_or("?", |feature| &feature.name);
    name.to_string()
}

/// The errors so far.
#[derive(Default)]
struct Errors(Vec<ValidationError>);

impl Errors {
    /// Adds an error, unless there are enough. Errors cost something to make, hence the closure.
    fn report(&mut self, error: impl FnOnce() -> ValidationError) {
        if !self.is_full() {
            self.0.push(error());
        }
    }
    fn is_full(&self) -> bool {
        self.0.len() >= MAX_ERRORS
    }
}

/// One run of the validator.
struct Check<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    validator: &'a mut Validator,
    errors: Errors,
}

impl<'a> Check<'a> {
    /// What stands before the blocks.
    fn header(&mut self) {
        let (func, target, errors) = (self.func, self.target, &mut self.errors);
        if let Some(conv) = func.convention.filter(|conv| conv.index() >= target.conventions.len()) {
            errors.report(|| ValidationError::UnknownConvention(conv.0));
        }
        for &reg in func.reserved.iter().filter(|reg| reg.index() >= target.regs.len()) {
            errors.report(|| ValidationError::UnknownReserved(reg.0));
        }
        for index in func.features.iter().filter(|&index| index >= target.features.len()) {
            errors.report(|| ValidationError::UnknownFeature(index));
        }
        for value in func.values() {
            let ty = func.value_type(value);
            if ty.index() >= target.types.len() {
                errors.report(|| ValidationError::UnknownType { value, ty: ty.0 });
            }
        }
        if func.num_blocks() == 0 {
            errors.report(|| ValidationError::NoBlocks);
        }
        if let Some(frequencies) = &func.frequencies {
            if frequencies.len() != func.num_blocks() {
                let (expected, found) = (func.num_blocks(), frequencies.len());
                errors.report(|| ValidationError::FrequencyCount { expected, found });
            }
            for (block, &frequency) in func.blocks().zip(frequencies) {
                if !(frequency.is_finite() && frequency >= 0.0) {
                    errors.report(|| ValidationError::Frequency { block, frequency });
                }
            }
        }
    }

    /// The forms of the function. Those of the target are checked where they are first used.
    fn local_forms(&mut self) {
        for index in 0..self.func.local_forms().len() {
            let form = Form::local(index);
            if let Some(view) = self.func.find_form(self.target, form) {
                self.form(form, view);
                self.alternatives(form, view);
            }
        }
    }

    fn form(&mut self, form: Form, view: FormView<'_>) {
        let (func, target, errors) = (self.func, self.target, &mut self.errors);
        let table = if form.is_local() { func.local_forms() } else { &target.forms };
        let index = form.table_index();
        let other_ways = !table.alternatives(index).is_empty() || table.alternative_of(index).is_some();
        forms::check(func, target, view, &self.validator.reserved, &mut |error: &dyn Fn() -> FormError| {
            // Where there are several ways, it is up to the allocator to find one for which registers are left.
            if errors.is_full() || other_ways && error().is_shortage() {
                return;
            }
            errors.report(|| ValidationError::Form { name: func.form_name(target, form).to_string(), error: error() });
        });
    }

    /// The other ways to issue a form: each is a form of its own, with the same operands.
    fn alternatives(&mut self, form: Form, view: FormView<'_>) {
        let (func, target, errors) = (self.func, self.target, &mut self.errors);
        for other in func.alternatives(target, form) {
            let name = func.form_name(target, other);
            let mut report = |error: &dyn Fn() -> FormError| {
                errors.report(|| ValidationError::Form {
                    name: func.form_name(target, form).to_string(),
                    error: error(),
                });
            };
            match func.find_form(target, other).filter(|_| func.alternatives(target, other).len() == 0) {
                Some(other) => forms::check_alternative(target, view, name, other, &mut report),
                None => report(&|| FormError::Alternative { name: name.to_string() }),
            }
        }
    }

    /// The instructions of each block, and the definitions.
    fn blocks(&mut self) {
        let func = self.func;
        for block in func.blocks() {
            let params = func.block_params(block);
            if block == Block::ENTRY && !params.is_empty() {
                self.errors.report(|| ValidationError::EntryParams);
            }
            for (index, &value) in params.iter().enumerate() {
                self.define(value, Site::Param { block, index: index as u32 });
            }
            let mut last = None;
            for inst in func.block_insts(block) {
                last = self.inst(block, inst).map(|form| (inst, form.kind));
            }
            if func.terminator(block).is_none() {
                self.errors.report(|| ValidationError::EmptyBlock(block));
            }
            if let Some((inst, kind)) = last {
                self.last_inst(block, inst, kind);
            }
        }
    }

    /// What the last instruction of a block must be.
    fn last_inst(&mut self, block: Block, inst: Inst, kind: FormKind) {
        let successors = self.func.succ_edges(block).len() > 0;
        if !kind.is_terminator() {
            self.errors.report(|| ValidationError::NoTerminator { block, inst });
        }
        if kind == FormKind::Branch && !successors {
            self.errors.report(|| ValidationError::NoSuccessors { block });
        }
        if kind != FormKind::Branch && successors {
            self.errors.report(|| ValidationError::Successors { block });
        }
    }

    /// Checks an instruction and returns its form, if there is one.
    fn inst(&mut self, block: Block, inst: Inst) -> Option<FormView<'a>> {
        let (func, target) = (self.func, self.target);
        let id = func.inst(inst).form;
        let Some(form) = func.find_form(target, id) else {
            self.errors.report(|| ValidationError::UnknownForm { block, inst });
            return None;
        };
        if !id.is_local() && !self.validator.checked.put(id.table_index()) {
            self.form(id, form);
            self.alternatives(id, form);
            for other in func.other_ways(target, id) {
                let view = func.find_form(target, other).filter(|_| !self.validator.checked.put(other.table_index()));
                view.into_iter().for_each(|view| self.form(other, view));
            }
        }
        self.has_features(block, inst, id);
        if form.kind.is_terminator() && func.terminator(block) != Some(inst) {
            self.errors.report(|| ValidationError::MisplacedTerminator { block, inst });
        }
        if form.kind == FormKind::Entry && (block != Block::ENTRY || func.block_insts(block).next() != Some(inst)) {
            self.errors.report(|| ValidationError::MisplacedEntry { block, inst });
        }
        self.operands(block, inst, form);
        Some(form)
    }

    fn has_features(&mut self, block: Block, inst: Inst, form: Form) {
        let (func, target) = (self.func, self.target);
        if !func.has_form(target, form) {
            self.errors.report(|| {
                let table = if form.is_local() { func.local_forms() } else { &target.forms };
                let feature = missing_feature(func, target, table.features(form.table_index()));
                let form = func.form_name(target, form).to_string();
                ValidationError::MissingFeature { block, inst, form, feature }
            });
        }
    }

    fn operands(&mut self, block: Block, inst: Inst, form: FormView<'a>) {
        let (func, target) = (self.func, self.target);
        let operands = func.inst_operands(inst);
        if operands.len() != form.len() {
            let (expected, found) = (form.len(), operands.len());
            let form = || func.form_name(target, func.inst(inst).form).to_string();
            self.errors.report(|| ValidationError::OperandCount { block, inst, form: form(), expected, found });
            return;
        }
        for (index, (&value, constraint)) in operands.iter().zip(form.operands()).enumerate() {
            let site = Site::Operand { block, inst, index: index as u32 };
            match constraint.role() {
                Role::Def => {
                    self.define(value, site);
                    if constraint.is_scratch() && func.value_exists(value) {
                        self.validator.scratch.insert(value.as_u32() as usize);
                    }
                }
                Role::Use => self.use_of(value, block, inst, site),
            }
            // A class that does not exist is an error of the form.
            if let Some(class) = target.classes.get(constraint.class().index()) {
                self.has_type(value, class.ty, site);
            }
        }
    }

    fn edges(&mut self) {
        let func = self.func;
        for edge in func.edges() {
            let (from, to) = (func.edge(edge).from, func.edge(edge).to);
            if !self.is_block(to) {
                self.errors.report(|| ValidationError::UnknownBlock { edge, from, to });
                continue;
            }
            let (args, params) = (func.edge_args(edge), func.block_params(to));
            if args.len() != params.len() {
                let (expected, found) = (params.len(), args.len());
                self.errors.report(|| ValidationError::ArgumentCount { edge, from, to, expected, found });
            }
            for (index, &arg) in args.iter().enumerate() {
                let site = Site::Arg { edge, from, index: index as u32 };
                if !func.value_exists(arg) {
                    self.errors.report(|| ValidationError::UnknownValue { value: arg, site });
                }
                if let Some(&param) = params.get(index).filter(|&&param| func.value_exists(param)) {
                    self.has_type(arg, func.value_type(param), site);
                }
            }
        }
    }

    fn values(&mut self) {
        for value in self.func.values().filter(|&value| self.validator.defs[value].is_none()) {
            self.errors.report(|| ValidationError::NeverDefined(value));
        }
    }

    fn is_block(&self, block: Block) -> bool {
        (block.as_u32() as usize) < self.func.num_blocks()
    }

    /// That nothing reads what is only working space.
    fn scratch(&mut self) {
        if self.validator.scratch.is_clear() {
            return;
        }
        let func = self.func;
        for block in func.blocks() {
            for inst in func.block_insts(block) {
                let Some(form) = func.find_form(self.target, func.inst(inst).form) else { continue };
                for (index, (&value, desc)) in func.inst_operands(inst).iter().zip(form.operands()).enumerate() {
                    if !desc.is_def() {
                        self.not_scratch(value, Site::Operand { block, inst, index: index as u32 });
                    }
                }
            }
            for edge in func.succ_edges(block) {
                for (index, &value) in func.edge_args(edge).iter().enumerate() {
                    self.not_scratch(value, Site::Arg { edge, from: block, index: index as u32 });
                }
            }
        }
    }

    fn not_scratch(&mut self, value: Value, site: Site) {
        if self.validator.scratch.contains(value.as_u32() as usize) {
            self.errors.report(|| ValidationError::ScratchRead { value, site });
        }
    }

    /// A use by an instruction. What is defined in the same block before is in order, and needs no second look.
    fn use_of(&mut self, value: Value, block: Block, inst: Inst, site: Site) {
        match self.validator.defs.get(value) {
            Some(&Some(Site::Param { block: in_block, .. })) if in_block == block => {}
            Some(&Some(Site::Operand { block: in_block, inst: def, .. })) if in_block == block && def < inst => {}
            Some(_) => self.validator.far_uses.push((value, site)),
            None => self.errors.report(|| ValidationError::UnknownValue { value, site }),
        }
    }

    fn define(&mut self, value: Value, site: Site) {
        if !self.func.value_exists(value) {
            self.errors.report(|| ValidationError::UnknownValue { value, site });
            return;
        }
        match self.validator.defs[value] {
            Some(first) => self.errors.report(|| ValidationError::DefinedTwice { value, first, second: site }),
            None => self.validator.defs[value] = Some(site),
        }
    }

    fn has_type(&mut self, value: Value, expected: Type, site: Site) {
        if self.func.value_exists(value) && self.func.value_type(value) != expected {
            let found = self.func.value_type(value);
            let name = |ty: Type| self.target.types.get(ty.index()).map_or("?", |ty| &ty.name).to_string();
            self.errors.report(|| ValidationError::WrongType {
                value,
                site,
                expected: name(expected),
                found: name(found),
            });
        }
    }

    /// That definitions dominate uses. Only where all edges go somewhere.
    fn dominance(&mut self) {
        let func = self.func;
        if func.edges().any(|edge| !self.is_block(func.edge(edge).to)) {
            return;
        }
        self.validator.cfg.compute(func);
        let far_uses = core::mem::take(&mut self.validator.far_uses);
        for &(value, site) in &far_uses {
            if let Site::Operand { block, inst, .. } = site {
                self.dominated(value, block, inst, site);
            }
        }
        self.validator.far_uses = far_uses;
        for block in func.blocks() {
            let Some(terminator) = func.terminator(block) else { continue };
            for edge in func.succ_edges(block) {
                for (index, &value) in func.edge_args(edge).iter().enumerate() {
                    self.dominated(value, block, terminator, Site::Arg { edge, from: block, index: index as u32 });
                }
            }
        }
    }

    /// That `value` is there when `inst` in `block` reads its operands.
    fn dominated(&mut self, value: Value, block: Block, inst: Inst, site: Site) {
        let Some(def) = self.validator.defs.get(value).copied().flatten() else { return };
        let before = match def {
            Site::Operand { block: def_block, inst: def_inst, .. } if def_block == block => def_inst < inst,
            Site::Operand { block: def_block, .. } | Site::Param { block: def_block, .. } => {
                self.validator.cfg.dominates(def_block, block)
            }
            Site::Arg { .. } => false,
        };
        let own = matches!((site, def), (Site::Arg { .. }, Site::Operand { inst: def_inst, .. }) if def_inst == inst);
        if !before && self.validator.cfg.is_reachable(block) {
            self.errors.report(|| match own {
                true => ValidationError::OwnResult { value, site },
                false => ValidationError::NotDominated { value, site, def },
            });
        }
    }
}
