//! What is wrong with a function, and where.
//!
//! # Input
//!
//! A function and the target it was made for. Ids may be out of range here, and nowhere after this module.
//!
//! # Output
//!
//! Every violation of the rules below that does not hide behind another one, at most [`MAX_ERRORS`] of them. There is
//! no panic. For valid functions, [`Validated`] has what the rules take to check and every analysis needs.
//!
//! # The rules
//!
//! * The function was made for the target. With another one, nothing else is checked.
//! * There is an entry block, without parameters. No block branches to it.
//! * A block has instructions; the last one, and no other, is a terminator. A block has successors iff it ends in a
//!   branch, and then it has the number of successors that the form of the branch has.
//! * An `entry` instruction stands only at the start of the entry block.
//! * An edge passes a value of the right type for each parameter of its destination.
//! * Each value is defined once, by a parameter or a def operand. What a scratch operand defines, or an operand in a
//!   constant register, nothing reads.
//! * The definition of a value comes before each use on every path. An instruction does not see its own defs. Arguments
//!   are read behind the terminator, so they see what it defines. Uses in unreachable blocks may name any value.
//! * Operands have the types of their classes.
//! * Forms can be satisfied by themselves: see [`FormError`]. This is checked for the forms of the function, and for those
//!   of the target that it uses. Which registers are reserved depends on the function. What several operands of overlapping
//!   classes demand together is left to the allocator.
//! * The target has the features of the function, and the function those that its instructions and their fixed
//!   registers require.
//! * The targets of a computed jump are different blocks. What branches to them besides are computed jumps of the same form
//!   with the same targets. Then nothing reads what the jumps define.
//! * Frequencies are finite and not negative, one for each block.
//!
//! A client who knows that a function is valid has nothing checked (`Options::trusted`); what later passes take from here is
//! collected all the same.
//!
//! # Why correct
//!
//! Each rule is checked for itself, and a check that needs what another one has refused is left out. So there is no panic,
//! and a function without errors obeys all rules.
//!
//! # Cost
//!
//! Linear in the size of the function, beside the cost of [`Cfg`].

mod computed_jumps;
mod error;
mod fewer_params;
mod form_error;
mod forms;
mod hints;
mod known_forms;
mod named;
mod operands;
mod references;
mod scratch_regs;
mod site;
mod slot_copies;
mod values;

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::hint::select_unpredictable;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::validate::error::Errors;
pub use crate::validate::error::{MAX_ERRORS, ValidationError, ValidationErrors};
pub use crate::validate::form_error::FormError;
use crate::validate::form_error::missing_feature;
pub use crate::validate::site::{OperandName, Site};

use crate::ErrorList;
use crate::analysis::cfg::Cfg;
use crate::analysis::constraints::Constraints;
use crate::analysis::defs::Defs;
use crate::analysis::program_point::entry_point;
use crate::ir::{Block, Edge, EdgeData, Function, Inst};
use crate::options::Stress;
use crate::regs::classes::{Classes, usable_regs};
use crate::regs::form_shape::OtherForms;
use crate::regs::homes::Homes;
use crate::regs::prepared::SettingsInfo;
use crate::target::{Form, FormKind, FormView, OperandDesc, Target, TargetDesc, Type};
use crate::units::UnitSet;
use crate::validate::known_forms::{FormFacts, KnownForms};
use crate::validate::values::ValueChecks;

/// Checks everything that the allocator and the checker take for granted.
///
/// # Errors
/// With what is wrong, in the order of the code as far as possible; at most [`MAX_ERRORS`] errors.
pub fn check(func: &Function, target: &Target) -> Result<(), ValidationErrors> {
    Validator::default().validate(func, target).map(drop)
}

/// What validation finds out about a valid function.
pub struct Validated<'a> {
    /// The shape of the control flow.
    pub cfg: &'a mut Cfg,
    /// The constraints of the operands.
    pub constraints: &'a mut Constraints,
    /// Definitions, and uses in other blocks.
    pub defs: &'a mut Defs,
}

impl fmt::Debug for Validated<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Validated").finish_non_exhaustive()
    }
}

/// Validates functions, one after the other, and keeps its buffers.
#[derive(Default)]
pub struct Validator {
    cfg: Cfg,
    constraints: Constraints,
    defs: Defs,
    /// By number of a form.
    forms: Vec<FormFacts>,
    /// The types of the target's classes.
    class_types: Vec<Type>,
    /// The values of scratch operands.
    scratch: FixedBitSet,
    /// The values that are defined in constant registers.
    lost: FixedBitSet,
    /// The number of the settings of the last function, and the forms that are known for these.
    settings: Option<u64>,
    known: KnownForms,
    /// The instructions whose forms are special, with the numbers of these.
    special: Vec<(Inst, u32)>,
}

impl fmt::Debug for Validator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Validator").finish_non_exhaustive()
    }
}

impl Validator {
    /// As [`check`]; returns what it had to find anyway.
    ///
    /// # Errors
    /// See there.
    pub fn validate(&mut self, func: &Function, target: &Target) -> Result<Validated<'_>, ValidationErrors> {
        self.settings = None;
        let reserved = &func.reserved_units(target);
        let usable = usable_regs(target, func, reserved);
        let classes = Classes::new(target, func.features, &usable, &Stress::NONE);
        self.set_target(target);
        self.validate_reserving((func, target), reserved, &Homes::new(target, func, &classes), false)
    }
    /// The same for a function with these settings. Functions with the same number agree in their target, features,
    /// convention, [reserved units](Function::reserved_units) and [offered alternatives](Function::offered). What was found of
    /// a form of the target holds for all of them. If the function is `trusted`, it is taken as valid.
    pub(crate) fn validate_with(
        &mut self,
        func: &Function,
        target: &Target,
        settings: SettingsInfo<'_>,
        trusted: bool,
    ) -> Result<Validated<'_>, ValidationErrors> {
        if self.settings.replace(settings.number) != Some(settings.number) {
            self.set_target(target);
            self.known.choose(settings.number);
        }
        self.validate_reserving((func, target), settings.reserved, settings.homes, trusted)
    }
    /// Notes the types of a target's classes.
    fn set_target(&mut self, target: &TargetDesc) {
        self.class_types.clear();
        self.class_types.extend(target.classes.iter().map(|class| class.ty));
    }

    fn validate_reserving(
        &mut self,
        (func, target): (&Function, &Target),
        reserved: &UnitSet,
        homes: &Homes,
        trusted: bool,
    ) -> Result<Validated<'_>, ValidationErrors> {
        func.check_target(target).map_err(ValidationError::OtherTarget)?;
        if trusted {
            self.check((func, target), reserved, homes, ValidationMode::Trusted)?;
        } else if !self.check((func, target), reserved, homes, ValidationMode::Together).is_ok_and(|is_good| is_good) {
            // Something is wrong, and where it is takes a closer look.
            self.check((func, target), reserved, homes, ValidationMode::OneByOne)?;
        }
        Ok(self.validated(func))
    }

    /// Checks everything, and returns false if something is wrong that was not looked at closely.
    fn check(
        &mut self,
        (func, target): (&Function, &Target),
        reserved: &UnitSet,
        homes: &Homes,
        mode: ValidationMode,
    ) -> Result<bool, ValidationErrors> {
        self.defs.reset(func);
        self.constraints.reset(func, target);
        self.forms.clear();
        self.scratch.clear();
        self.lost.clear();
        self.special.clear();
        let Validator { cfg, constraints, defs, forms, class_types, scratch, lost, known, special, settings } = self;
        let has_settings = settings.is_some();
        let trusted = mode == ValidationMode::Trusted;
        let values = ValueChecks { func, target, trusted, defs, scratch, lost, errors: Errors::default() };
        let mut check = Check {
            func,
            target,
            mode,
            constraints,
            forms,
            known: has_settings.then_some(known),
            special,
            class_types,
            reserved,
            homes,
            values,
            edges_end: true,
            is_good: true,
        };
        if !trusted {
            check.header();
            check.hints();
            check.references();
        }
        check.local_forms();
        check.blocks();
        check.special_defs();
        let Check { mut values, edges_end, is_good, .. } = check;
        if !(is_good || trusted) {
            return Ok(false);
        }
        if !trusted {
            values.all_are_defined();
            values.nothing_lost_is_read();
        }
        // Without ends of all edges there is no control flow.
        if edges_end {
            cfg.compute(func);
            if !trusted {
                values.dominance(cfg);
                values.bases(cfg);
                computed_jumps::check(func, target, cfg, &mut values.errors);
            }
        }
        ErrorList::check(values.errors.0).map(|()| true)
    }
}

/// How a function is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ValidationMode {
    /// Not at all: only what later passes need is collected.
    Trusted,
    /// All operands of a block in one loop, which finds out whether anything is wrong.
    Together,
    /// One operand after the other. Each error is found.
    OneByOne,
}

/// One run of the validator.
struct Check<'a> {
    func: &'a Function,
    target: &'a TargetDesc,
    mode: ValidationMode,
    constraints: &'a mut Constraints,
    forms: &'a mut Vec<FormFacts>,
    /// The forms that are known, if the function has settings by which they can be.
    known: Option<&'a mut KnownForms>,
    special: &'a mut Vec<(Inst, u32)>,
    class_types: &'a [Type],
    reserved: &'a UnitSet,
    homes: &'a Homes,
    values: ValueChecks<'a>,
    /// Whether all edges go to existing blocks.
    edges_end: bool,
    /// Whether nothing is wrong with operands that were checked together.
    is_good: bool,
}

impl<'a> Check<'a> {
    /// Checks everything in front of the blocks.
    fn header(&mut self) {
        let (func, target, errors) = (self.func, self.target, &mut self.values.errors);
        if let Some(conv) = func.convention.filter(|conv| conv.index() >= target.conventions.len()) {
            errors.report(|| ValidationError::UnknownConvention(conv.0));
        }
        for &reg in func.reserved.iter().filter(|reg| reg.index() >= target.regs.len()) {
            errors.report(|| ValidationError::UnknownReserved(reg.0));
        }
        for index in func.features.iter().filter(|&index| index >= target.features.len()) {
            errors.report(|| ValidationError::UnknownFeature(index));
        }
        let types = target.types.len();
        for value in func.values().filter(|&value| func.value_type(value).index() >= types) {
            errors.report(|| ValidationError::UnknownType { value, ty: func.value_type(value).0 });
        }
        if errors.0.is_empty() {
            scratch_regs::check(func, target, self.reserved, self.homes, errors);
            slot_copies::check(func, target, self.homes.types_without_regs(), errors);
        }
        if func.num_blocks() == 0 {
            errors.report(|| ValidationError::NoBlocks);
        }
        if func.has_frequencies() {
            for (block, frequency) in func.blocks().filter_map(|block| Some((block, func.frequency(block)?))) {
                if !(frequency.is_finite() && frequency >= 0.0) {
                    errors.report(|| ValidationError::Frequency { block, frequency });
                }
            }
            for (edge, frequency) in func.edges().filter_map(|edge| Some((edge, func.edge_frequency(edge)?))) {
                if !(frequency.is_finite() && frequency >= 0.0) {
                    errors.report(|| ValidationError::EdgeFrequency { edge, frequency });
                }
            }
        }
    }

    /// The forms of the function. Those of the target are checked where they are first used.
    fn local_forms(&mut self) {
        for index in 0..self.func.local_forms().len() {
            self.add_form(Form::local(index), true);
        }
    }

    /// Checks a form and returns its number, if there is one. Checks its alternatives, too, if `with_alternatives` is
    /// true.
    fn add_form(&mut self, id: Form, with_alternatives: bool) -> Option<u32> {
        let (func, target) = (self.func, self.target);
        let view = func.find_form(target, id)?;
        let trusted = self.mode == ValidationMode::Trusted;
        let known = self.known.as_mut().and_then(|known| known.find((func, target), id, trusted));
        let (number, has_alternatives) = match known {
            Some(form) => {
                self.forms.push(form.facts);
                (form.add_to(self.constraints, id), form.has_alternatives())
            }
            None => self.add_new_form(id, view, with_alternatives),
        };
        if with_alternatives && has_alternatives && !id.is_local() {
            for other in func.alternatives_in_regs(target, id) {
                if self.constraints.number_of(other).is_none() {
                    self.add_form(other, false);
                }
            }
        }
        Some(number)
    }

    /// Checks a form of which nothing is known. Returns its number, and whether it has alternatives.
    #[cold]
    #[inline(never)]
    fn add_new_form(&mut self, id: Form, view: FormView<'_>, with_alternatives: bool) -> (u32, bool) {
        let (func, target) = (self.func, self.target);
        let trusted = self.mode == ValidationMode::Trusted;
        if !trusted {
            self.form(id, view);
        }
        let mut others = OtherForms::default();
        for other in func.alternatives(target, id) {
            match func.replaces_edits(target, id, other) {
                true => others.in_slots = true,
                false => others.in_regs = true,
            }
        }
        let has_alternatives = others.in_regs;
        let number = self.constraints.add_form((target, self.homes), id, view, others);
        let is_special = |desc: OperandDesc| desc.is_scratch() || forms::constant(target, desc).is_some();
        let is_special = view.operands().any(is_special);
        let facts = FormFacts { is_available: func.has_form(target, id), is_special };
        self.forms.push(facts);
        if with_alternatives && !trusted {
            self.alternatives(id, view);
            // No instruction has an alternative that modifies a slot before the frame is laid out. It is not among the constraints.
            for other in func.alternatives(target, id).filter(|&other| func.replaces_edits(target, id, other)) {
                if let Some(view) = func.find_form(target, other).filter(|_| !other.is_local()) {
                    self.form(other, view);
                }
            }
        }
        if let Some(known) = &mut self.known
            && self.values.errors.0.is_empty()
        {
            known.add((func, target), id, (number, self.constraints), facts, !trusted);
        }
        (number, has_alternatives)
    }

    fn form(&mut self, form: Form, view: FormView<'_>) {
        let (func, target, errors) = (self.func, self.target, &mut self.values.errors);
        let table = if form.is_local() { func.local_forms() } else { &target.forms };
        let index = form.table_index();
        let has_alternatives = func.alternatives(target, form).any(|other| !func.replaces_edits(target, form, other))
            || table.alternative_of(index).is_some();
        forms::check(func, target, form, view, self.reserved, &mut |error: &dyn Fn() -> FormError| {
            // With alternatives, the allocator has to find one for which registers are left.
            if errors.is_full() || has_alternatives && error().is_shortage() {
                return;
            }
            errors.report(|| ValidationError::Form { name: func.form_name(target, form).to_string(), error: error() });
        });
    }

    /// Checks the alternatives of a form: each is a form of its own, with the same operands.
    fn alternatives(&mut self, form: Form, view: FormView<'_>) {
        let (func, target, errors) = (self.func, self.target, &mut self.values.errors);
        let successors = func.num_successors(target, form);
        for other in func.alternatives(target, form) {
            let name = func.form_name(target, other);
            let mut report = |error: &dyn Fn() -> FormError| {
                errors.report(|| ValidationError::Form {
                    name: func.form_name(target, form).to_string(),
                    error: error(),
                });
            };
            let is_like =
                || func.alternatives(target, other).len() == 0 && func.num_successors(target, other) == successors;
            match func.find_form(target, other).filter(|_| is_like()) {
                Some(other) => forms::check_alternative(target, view, name, other, &mut report),
                None => report(&|| FormError::Alternative { name: name.to_string() }),
            }
        }
    }

    /// The instructions and edges of each block, and the definitions.
    fn blocks(&mut self) {
        let func = self.func;
        for block in func.blocks() {
            let params = func.block_params(block);
            let (first, end) = func.block(block).insts;
            if block == Block::ENTRY && !params.is_empty() {
                self.values.errors.report(|| ValidationError::EntryParams);
            }
            for (index, &value) in params.iter().enumerate() {
                let site = || Site::Param { block, index: index as u32 };
                if self.values.exists(value, || None, site) {
                    self.values.define(value, block, entry_point(first), site);
                }
            }
            self.values.defs.begin(block, func.block_operand_range(block).len());
            let mut last = None;
            for inst in func.block_insts(block) {
                last = self.inst(block, inst, (first, end)).map(|kind| (inst, kind));
            }
            if self.mode != ValidationMode::OneByOne {
                self.operands_together(block);
            }
            self.constraints.end_block();
            if first == end {
                self.values.errors.report(|| ValidationError::EmptyBlock(block));
            }
            if let Some((inst, kind)) = last.filter(|_| self.mode != ValidationMode::Trusted) {
                self.last_inst(block, inst, kind);
            }
            for edge in func.succ_edges(block) {
                self.edge(edge, end);
            }
            self.values.defs.end(block);
        }
    }

    /// Checks the last instruction of a block.
    fn last_inst(&mut self, block: Block, inst: Inst, kind: FormKind) {
        let (func, target) = (self.func, self.target);
        let successors = func.succ_edges(block).len() > 0;
        if !kind.is_terminator() {
            let form = || func.form_name(target, func.inst(inst).form).to_string();
            self.values.errors.report(|| ValidationError::NoTerminator { block, inst, form: form() });
        }
        if kind == FormKind::Branch && !successors {
            self.values.errors.report(|| ValidationError::NoSuccessors { block });
        } else if kind == FormKind::Branch {
            self.successor_count(block, inst);
        }
        if kind != FormKind::Branch && successors {
            self.values.errors.report(|| ValidationError::Successors { block });
        }
    }

    /// Checks the number of successors of a branch.
    fn successor_count(&mut self, block: Block, inst: Inst) {
        let (func, target) = (self.func, self.target);
        let form = func.inst(inst).form;
        let Some(expected) = func.num_successors(target, form).map(usize::from) else { return };
        let found = func.succ_edges(block).len();
        if found != expected {
            let form = || func.form_name(target, form).to_string();
            self.values.errors.report(|| ValidationError::SuccessorCount {
                block,
                inst,
                form: form(),
                expected,
                found,
            });
        }
    }

    /// Checks an instruction of a block with these instructions. Returns the kind of its form, if there is one.
    fn inst(&mut self, block: Block, inst: Inst, (first, end): (u32, u32)) -> Option<FormKind> {
        let (func, target) = (self.func, self.target);
        let id = func.inst(inst).form;
        let form = || func.form_name(target, id).to_string();
        let Some(number) = self.constraints.number_of(id).or_else(|| self.add_form(id, true)) else {
            self.values.errors.report(|| ValidationError::UnknownForm { block, inst });
            return None;
        };
        let info = self.constraints.forms()[number as usize];
        self.constraints.add_inst(number);
        if self.mode == ValidationMode::Trusted {
            self.inst_operands(block, inst, number, info);
            return Some(info.kind);
        }
        if !self.forms[number as usize].is_available {
            self.unavailable_form(block, inst, info.form);
        }
        // One branch, which is never taken in a valid function: where a block ends is hard to guess.
        if select_unpredictable(info.kind.is_terminator(), inst.as_u32() + 1 != end, false) {
            self.values.errors.report(|| ValidationError::MisplacedTerminator { block, inst, form: form() });
        }
        if info.kind == FormKind::Entry && (block != Block::ENTRY || inst.as_u32() != first) {
            self.values.errors.report(|| ValidationError::MisplacedEntry { block, inst, form: form() });
        }
        self.inst_operands(block, inst, number, info);
        Some(info.kind)
    }

    fn unavailable_form(&mut self, block: Block, inst: Inst, form: Form) {
        let (func, target) = (self.func, self.target);
        self.values.errors.report(|| {
            let name = func.form_name(target, form).to_string();
            let table = if form.is_local() { func.local_forms() } else { &target.forms };
            let feature = missing_feature(func, target, table.features(form.table_index()));
            ValidationError::MissingFeature { block, inst, form: name, feature }
        });
    }

    /// Checks an edge of a block that ends before instruction `end`.
    fn edge(&mut self, edge: Edge, end: u32) {
        let func = self.func;
        let &EdgeData { from, to, .. } = func.edge(edge);
        let args = func.edge_args(edge);
        let mut params = &[][..];
        if to.index() >= func.num_blocks() {
            self.edges_end = false;
            self.values.errors.report(|| ValidationError::UnknownBlock { edge, from, to });
        } else {
            if to == Block::ENTRY {
                self.values.errors.report(|| ValidationError::EntryPredecessor { edge, from });
            }
            params = func.block_params(to);
            if args.len() != params.len() {
                let (expected, found) = (params.len(), args.len());
                self.values.errors.report(|| ValidationError::ArgumentCount { edge, from, to, expected, found });
            }
        }
        // The arguments are read behind the terminator.
        let before = entry_point(end);
        for (index, &arg) in args.iter().enumerate() {
            let site = || Site::Arg { edge, from, index: index as u32 };
            let expected = || params.get(index).and_then(|&param| func.find_type(param));
            if self.values.exists(arg, expected, site) {
                self.values.defs.use_at(arg, from, end, before);
            }
        }
    }
}
