//! Every form, alternative and call of one machine, each in small functions, allocated at all levels and checked.
//!
//! *Input:* a target. *Promises:* each form that is no alternative is played as it is, so that the allocator may choose among
//! its alternatives, and each of these is played alone. Each convention receives, passes and returns values of each type, in
//! registers and on the stack. A form has a function for each [`Setting`]. A form of features is played where the machine has
//! them. *Cost:* some dozen allocations of functions of some ten instructions for each form.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use ssara_core::ir::{Alternative, Block, Function, FunctionBuilder, Value};
use ssara_core::target::{Conv, Features, Form, FormKind, FormView, OperandDesc, Role, Type};
use ssara_core::units::UnitSet;
use ssara_core::{Context, Options, Target};
use ssara_testing::OPTIONS;

use crate::outcome::{Effort, Judges, Kind, allocate_and_check};
use crate::reduce::reduce;

/// What is live around a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// Each use reads a value of its own, which dies there.
    Dies,
    /// Each use reads a value of its own, which is read again later.
    LivesOn,
    /// All uses of a type read one value, which is read again later.
    Same,
    /// As [`Setting::LivesOn`], with so many other values of the same types that some are spilled.
    Crowded,
}

impl Setting {
    /// All settings.
    pub const ALL: [Setting; 4] = [Setting::Dies, Setting::LivesOn, Setting::Same, Setting::Crowded];
}

/// Maximum number of other values of a type in a crowded function. On a larger register file nothing is spilled.
const MAX_CROWD: usize = 40;

/// Number of values beyond its registers that a convention passes on the stack.
const ON_STACK: usize = 2;

/// What is played.
#[derive(Clone, Copy)]
enum Subject {
    /// A form of the target by its index, with its alternatives.
    Form(usize, Setting),
    /// An alternative by its index, alone.
    Alternative(usize, Setting),
    /// Calls by a convention with values of a type.
    Calls(Conv, Type),
}

/// The results.
#[derive(Default, Debug)]
pub struct Played {
    /// Functions.
    pub functions: usize,
    /// Allocations that are right.
    pub right: usize,
    /// Refusals: a search for registers finds none either, or cannot tell.
    pub refused: usize,
    /// The mistakes, in the order of the file.
    pub findings: Vec<Mistake>,
}

/// A mistake of the allocator or of a checker.
#[derive(Debug)]
pub struct Mistake {
    /// The message.
    pub what: String,
    /// A small function that shows it.
    pub func: Function,
}

/// The number of steps of [`play`].
pub fn num_steps(target: &Target) -> usize {
    subjects(target).len()
}

/// Plays everything, on `jobs` threads. Calls `step` after each step. Tries at most `tries` smaller functions for each
/// mistake.
pub fn play(target: &Target, jobs: usize, tries: usize, step: &(dyn Fn() + Sync)) -> Played {
    let subjects = subjects(target);
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut context, mut judges) = (Context::new(), Judges::new(target));
        let mut all: Vec<(usize, Played)> = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(&subject) = subjects.get(at) else { return all };
            if let Some(func) = subject.function(target) {
                all.push((at, one(&func, target, tries, (&mut judges, &mut context))));
            }
            step();
        }
    };
    let mut all: Vec<(usize, Played)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("panics of the allocator are outcomes")).collect()
    });
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().fold(Played::default(), |mut sum, (_, played)| {
        sum.functions += played.functions;
        sum.right += played.right;
        sum.refused += played.refused;
        sum.findings.extend(played.findings);
        sum
    })
}

/// Everything to play of a target, in the order of its file.
fn subjects(target: &Target) -> Vec<Subject> {
    let table = &target.forms;
    let is_alone = |index: usize| !table.modifies_slot(index);
    let mut subjects = Vec::new();
    for index in (0..table.len()).filter(|&index| table.alternative_of(index).is_none()) {
        let alternatives: Vec<usize> = table.alternatives(index).collect();
        let first = (!alternatives.is_empty()).then_some(index);
        for setting in Setting::ALL {
            subjects.push(Subject::Form(index, setting));
            // What changes a value in its slot is an alternative of something else.
            let alone = first.into_iter().chain(alternatives.iter().copied()).filter(|&index| is_alone(index));
            subjects.extend(alone.map(|index| Subject::Alternative(index, setting)));
        }
    }
    for conv in (0..target.conventions.len()).map(Conv::from_index) {
        subjects.extend(target.type_ids().map(|ty| Subject::Calls(conv, ty)));
    }
    subjects
}

/// Allocates a function in all ways, and checks each answer. The first mistake ends it.
fn one(func: &Function, target: &Target, tries: usize, (judges, context): (&mut Judges<'_>, &mut Context)) -> Played {
    let mut played = Played { functions: 1, ..Played::default() };
    for options in &OPTIONS {
        let outcome = allocate_and_check(func, judges, options, &Effort::default(), context);
        match outcome.kind() {
            Kind::Right => played.right += 1,
            kind if kind.is_failure() => {
                let mut again = |func: &Function, options: &Options| {
                    allocate_and_check(func, judges, options, &Effort::default(), context)
                };
                let small = reduce(func, target, tries, |func| again(func, options).kind() == kind);
                let what = format!("{options:?}: {}", again(&small, options).display(target));
                played.findings.push(Mistake { what, func: small });
                break;
            }
            _ => played.refused += 1,
        }
    }
    played
}

impl Subject {
    /// The function to play; `None` if the target has no valid one.
    fn function(self, target: &Target) -> Option<Function> {
        let func = match self {
            Subject::Form(index, setting) => Stage::new(target, index, setting).form(Form(index as u32)),
            Subject::Alternative(index, setting) => {
                let mut stage = Stage::new(target, index, setting);
                let form = stage.alone(index);
                stage.form(form)
            }
            Subject::Calls(conv, ty) => {
                let all =
                    (0..target.features.len()).fold(Features::NONE, |set, index| set.union(Features::single(index)));
                Stage::empty(target, all, Setting::LivesOn).calls(conv, ty)?
            }
        };
        ssara_core::validate::check(&func, target).is_ok().then_some(func)
    }
}

/// A function around a form.
struct Stage<'t> {
    target: &'t Target,
    builder: FunctionBuilder<'t>,
    setting: Setting,
    /// The values to read at the end.
    later: Vec<Value>,
}

impl<'t> Stage<'t> {
    fn empty(target: &'t Target, features: Features, setting: Setting) -> Self {
        let mut builder = FunctionBuilder::new(target, "thorough");
        builder.set_features(features);
        let entry = builder.create_block();
        builder.switch_to(entry);
        Stage { target, builder, setting, later: Vec::new() }
    }

    /// A function with the features that a form needs.
    fn new(target: &'t Target, index: usize, setting: Setting) -> Self {
        let of_form = target.forms.features(index);
        let main = target.forms.alternative_of(index).map_or(Features::NONE, |main| target.forms.features(main));
        Stage::empty(target, target.default_features().union(of_form).union(main), setting)
    }

    fn view(&self, form: Form) -> FormView<'_> {
        self.builder.form(form).expect("the form exists")
    }
    fn ty(&self, operand: OperandDesc) -> Type {
        self.target.class(operand.class()).ty
    }
    fn none(&self) -> UnitSet {
        self.target.no_units()
    }

    /// An alternative as a form of the function's own.
    fn alone(&mut self, index: usize) -> Form {
        let view = self.target.forms.get(index, self.target.set_words);
        let alternative = Alternative {
            operands: view.operands().collect(),
            relations: view.relations.iter().map(|relation| relation.relation).collect(),
            clobbers: UnitSet::from_words(view.clobbers),
        };
        match view.kind {
            FormKind::Branch => self.builder.intern_branch(self.target.forms.successors(index), &[alternative], &[]),
            kind => self.builder.intern_alternatives(kind, &[alternative]),
        }
    }

    /// A new value.
    fn make(&mut self, ty: Type) -> Value {
        let (class, none) = (self.target.home_class(ty), self.none());
        let form = self.builder.intern_form(FormKind::Op, &[OperandDesc::reg_def(class)], &none);
        self.builder.inst(form, &[]).expect("the form reads nothing").defs[0]
    }

    /// Reads values one by one.
    fn read(&mut self, values: &[Value]) {
        for &value in values {
            let ty = self.builder.value_type(value).expect("the value is one of the function's");
            let (class, none) = (self.target.home_class(ty), self.none());
            let form = self.builder.intern_form(FormKind::Op, &[OperandDesc::reg_use(class)], &none);
            self.builder.inst(form, &[value]).expect("the form reads one value");
        }
    }

    /// Ends the current block without successors.
    fn trap(&mut self) {
        let none = self.none();
        let form = self.builder.intern_form(FormKind::Trap, &[], &none);
        self.builder.inst(form, &[]).expect("a trap reads nothing");
    }

    /// Values for uses of these types.
    fn uses(&mut self, types: &[Type]) -> Vec<Value> {
        let mut values: Vec<Value> = Vec::new();
        for (at, ty) in types.iter().enumerate() {
            let before = types[..at].iter().position(|other| other == ty).filter(|_| self.setting == Setting::Same);
            let value = before.map(|at| values[at]).unwrap_or_else(|| self.make(*ty));
            values.push(value);
        }
        values
    }

    /// Values of these types that live through everything.
    fn crowd(&mut self, types: &[Type]) {
        if self.setting != Setting::Crowded {
            return;
        }
        for (_, &ty) in types.iter().enumerate().filter(|&(at, ty)| !types[..at].contains(ty)) {
            let count = self.target.class_regs(self.target.home_class(ty)).len().min(MAX_CROWD);
            for _ in 0..count {
                let value = self.make(ty);
                self.later.push(value);
            }
        }
    }

    /// The function around a form.
    fn form(mut self, form: Form) -> Function {
        let kind = self.view(form).kind;
        let operands: Vec<OperandDesc> = self.view(form).operands().collect();
        let types: Vec<Type> = operands.iter().map(|&operand| self.ty(operand)).collect();
        let is_use = |operand: &OperandDesc| operand.role() == Role::Use;
        let read: Vec<Type> = operands.iter().zip(&types).filter(|(o, _)| is_use(o)).map(|(_, &ty)| ty).collect();
        if kind != FormKind::Entry {
            self.crowd(&types);
        }
        let uses = self.uses(&read);
        if self.setting != Setting::Dies {
            self.later.extend(&uses);
        }
        let defs = self.builder.inst(form, &uses).expect("as many values as uses").defs;
        // A constant register keeps nothing.
        let keeps =
            |operand: &&OperandDesc| operand.fixed_reg().is_none_or(|reg| self.target.reg(reg).constant.is_none());
        let results = operands.iter().filter(|operand| operand.is_def() && !operand.is_scratch());
        let kept = results.zip(defs).filter(|(operand, _)| keeps(operand)).map(|(_, def)| def);
        let mut later: Vec<Value> = kept.collect();
        later.append(&mut self.later);
        match kind {
            FormKind::Return | FormKind::Trap => {}
            FormKind::Branch => {
                let count = self.builder.num_successors(form).unwrap_or(2);
                let blocks: Vec<Block> = (0..count).map(|_| self.builder.create_block()).collect();
                for &block in &blocks {
                    self.builder.successor(block, &[]).expect("there is a current block");
                }
                for block in blocks {
                    self.builder.switch_to(block);
                    self.read(&later);
                    self.trap();
                }
            }
            FormKind::Op | FormKind::Call | FormKind::Entry => {
                self.read(&later);
                self.trap();
            }
        }
        self.builder.finish()
    }

    /// A function that receives values of a type, passes them on while they live on, and returns what it got. `None` if the
    /// convention has no places for one such value.
    fn calls(mut self, conv: Conv, ty: Type) -> Option<Function> {
        let in_regs = self.target.convention(conv).arguments.iter().map(|sequence| sequence.regs.len()).max();
        let types = vec![ty; in_regs.unwrap_or(0) + ON_STACK];
        // Some conventions pass nothing on the stack.
        let mut most = (1..=types.len()).rev();
        let received = most.find_map(|count| self.builder.entry(conv, &types[..count]).ok())?.defs;
        let results = self.builder.call(conv, &[], &received, &types[..1]).ok()?.defs;
        self.read(&received);
        self.builder.ret(conv, &results).ok()?;
        Some(self.builder.finish())
    }
}
