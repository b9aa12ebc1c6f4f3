//! Functions, valid by construction.
//!
//! *Input:* a machine and a seed. *Promises:* the function keeps every rule of validation. Each use names a value of its
//! type whose definition dominates it. Edges pass an argument for each parameter, and forms keep the rules of [`Legal`].
//! Blocks are filled in an order in which dominators come first, whatever their layout. *Cost:* linear in the size of the
//! function times the number of values from which a use can choose.

use std::collections::BTreeSet;

use ssara_core::ir::{Alternative, Block, Function, FunctionBuilder, Value};
use ssara_core::target::{ArgPlace, Conv, Features, Form, FormKind, OperandDesc, Place, Pos, Reg, TargetDesc, Type};

use super::draw::Draw;
use super::flow::Flow;
use super::legal::{Legal, alternative_of, shared_uses};
use super::local_forms::LocalForms;
use super::machine::Machine;

/// How often blocks run: never, hardly ever (subnormal), usual, as often as can be said.
const FREQUENCIES: [f32; 9] = [0.0, 1e-40, 1e-12, 0.5, 1.0, 3.0, 100.0, 1e6, f32::MAX];

/// A function, with the choices from which it was made.
pub struct Made {
    /// The function.
    pub func: Function,
    /// Its blocks and edges, by numbers of their own.
    pub flow: Flow,
}

/// The head of a function.
struct Head {
    conv: Option<Conv>,
    features: Features,
    reserved: Vec<Reg>,
}

/// Draws a function for `machine`.
pub fn draw(machine: &Machine, draw: &mut Draw) -> Made {
    let target = &machine.target;
    let head = Head::draw(machine, draw);
    let legal = Legal::new(target, head.conv, head.features, &head.reserved);
    let types: Vec<Type> = target.type_ids().filter(|&ty| legal.has_type(ty)).collect();
    let flow = Flow::draw(draw);
    let mut builder = FunctionBuilder::new(target, "systematic");
    builder.set_features(head.features);
    head.reserved.iter().for_each(|&reg| builder.reserve(reg));
    if let Some(conv) = head.conv {
        builder.set_convention(conv);
    }
    let places: Vec<Block> = (0..flow.len()).map(|_| builder.create_block()).collect();
    let blocks: Vec<Block> = flow.place.iter().map(|&place| places[place]).collect();
    let focus = types.get(draw.below(types.len())).copied();
    let mut fill = Fill {
        local_forms: LocalForms::new(machine, &legal),
        legal: &legal,
        flow: &flow,
        conv: head.conv,
        builder,
        blocks,
        types,
        focus,
        params: vec![Vec::new(); flow.len()],
        defined: vec![Vec::new(); flow.len()],
        after: vec![Vec::new(); flow.len()],
        visible: Vec::new(),
        at: 0,
        draw: draw.fork(1),
    };
    fill.all();
    let func = fill.builder.finish();
    Made { func, flow }
}

impl Head {
    fn draw(machine: &Machine, draw: &mut Draw) -> Head {
        let target = &machine.target;
        let mut conv = (!target.conventions.is_empty() && draw.chance(75))
            .then(|| Conv::from_index(draw.below(target.conventions.len())));
        let all = (0..target.features.len()).fold(Features::NONE, |set, index| set.union(Features::single(index)));
        let mut features = match draw.below(10) {
            0..=3 => target.default_features(),
            4..=5 => all,
            6 => Features::NONE,
            _ => Features(all.0 & draw.bits()),
        };
        let regs: Vec<Reg> = target.reg_ids().collect();
        let mut reserved = Vec::new();
        if draw.chance(25) {
            reserved = (0..draw.between(1, 2)).filter_map(|_| draw.pick(&regs).copied()).collect();
        }
        // A function without any register for values would say nothing, and one without scratch registers is refused.
        let is_good = |conv, features, reserved: &[Reg]| {
            let legal = Legal::new(target, conv, features, reserved);
            target.type_ids().any(|ty| legal.has_type(ty)) && legal.copies_have_scratch_regs()
        };
        if !is_good(conv, features, &reserved) {
            reserved.clear();
        }
        if !is_good(conv, features, &reserved) {
            features = all;
        }
        if !is_good(conv, features, &reserved) {
            conv = None;
        }
        Head { conv, features, reserved }
    }
}

/// A function that is being filled.
struct Fill<'m> {
    local_forms: LocalForms<'m>,
    legal: &'m Legal<'m>,
    flow: &'m Flow,
    conv: Option<Conv>,
    builder: FunctionBuilder<'m>,
    /// By number of a block: its place in the layout.
    blocks: Vec<Block>,
    /// The types that have registers.
    types: Vec<Type>,
    /// The type of most values.
    focus: Option<Type>,
    params: Vec<Vec<Value>>,
    /// By block: the values that its instructions before the terminator define.
    defined: Vec<Vec<Value>>,
    /// By block: the values that its terminator defines.
    after: Vec<Vec<Value>>,
    /// The values that can be used at this point.
    visible: Vec<Value>,
    /// The block that is being filled.
    at: usize,
    draw: Draw,
}

/// The values that the uses of one instruction read so far.
struct Readers {
    /// The chance that the next use reads one of them again, in percent.
    again: usize,
    values: Vec<Value>,
}

impl<'m> Fill<'m> {
    fn all(&mut self) {
        for block in 1..self.flow.len() {
            let most = if self.flow.entering(block) > 1 { 5 } else { 2 };
            for _ in 0..self.draw.below(most + 1) {
                let Some(ty) = self.ty() else { continue };
                let param = self.builder.block_param(self.blocks[block], ty);
                self.params[block].push(param);
            }
        }
        self.frequencies();
        // Unreachable blocks come last: they may use every value.
        let (first, last): (Vec<usize>, Vec<usize>) =
            (0..self.flow.len()).partition(|&block| self.flow.reachable[block]);
        for block in first.into_iter().chain(last) {
            self.block(block);
        }
    }

    fn frequencies(&mut self) {
        if !self.draw.chance(30) {
            return;
        }
        let some = self.draw.chance(40);
        for block in 0..self.flow.len() {
            let frequency = FREQUENCIES[self.draw.below(FREQUENCIES.len())];
            if !some || self.draw.chance(30) {
                self.builder.set_frequency(self.blocks[block], frequency);
            }
        }
    }

    fn block(&mut self, block: usize) {
        self.at = block;
        self.builder.switch_to(self.blocks[block]);
        self.visible = self.values_at(block);
        if block == 0 && self.draw.chance(85) {
            self.entry();
        }
        let count = if self.draw.chance(10) { self.draw.between(6, 14) } else { self.draw.below(6) };
        for _ in 0..count {
            match self.draw.below(10) {
                0..=4 => self.local(FormKind::Op),
                5..=7 => self.own(FormKind::Op),
                8 => self.call(),
                _ => self.many_uses(),
            }
        }
        if self.flow.succs[block].is_empty() {
            self.leave();
        } else {
            self.branch();
        }
    }

    /// The values that can be used at the start of a block.
    fn values_at(&self, block: usize) -> Vec<Value> {
        let of =
            |from: usize| [&self.params[from], &self.defined[from], &self.after[from]].into_iter().flatten().copied();
        if !self.flow.reachable[block] {
            return (0..self.flow.len()).flat_map(of).collect();
        }
        let above = self.flow.dominators[block].iter().filter(|&&above| above != block);
        above.copied().flat_map(of).chain(self.params[block].iter().copied()).collect()
    }

    /// A type for a value: mostly the same one, so that registers become few.
    fn ty(&mut self) -> Option<Type> {
        if self.draw.chance(50) { self.focus } else { self.draw.pick(&self.types).copied() }
    }

    /// A value of a type that can be used here: a recent one, an old one, any.
    fn value(&mut self, ty: Type) -> Value {
        let fitting: Vec<Value> =
            self.visible.iter().copied().filter(|&value| self.builder.value_type(value) == Some(ty)).collect();
        if fitting.is_empty() || self.draw.chance(8) {
            return self.fresh(ty);
        }
        match self.draw.below(4) {
            0 => fitting[fitting.len() - 1 - self.draw.below(fitting.len().min(3))],
            1 => fitting[self.draw.below(fitting.len().min(3))],
            _ => fitting[self.draw.below(fitting.len())],
        }
    }

    /// The uses of one instruction, which read few different values or many.
    fn readers(&mut self) -> Readers {
        Readers { again: if self.draw.chance(50) { 75 } else { 10 }, values: Vec::new() }
    }

    /// A value of a type for one of these uses.
    fn read(&mut self, ty: Type, readers: &mut Readers) -> Value {
        let known = readers.values.iter().copied();
        let fitting: Vec<Value> = known.filter(|&value| self.builder.value_type(value) == Some(ty)).collect();
        if !fitting.is_empty() && self.draw.chance(readers.again) {
            return fitting[self.draw.below(fitting.len())];
        }
        let value = self.value(ty);
        readers.values.push(value);
        value
    }

    /// A new value of a type, by a form that reads nothing.
    fn fresh(&mut self, ty: Type) -> Value {
        let makers = &self.local_forms.machine.facts.makers[ty.index()];
        if let Some(&form) = self.draw.pick(makers).filter(|&&form| self.legal.allows_own(form)) {
            return self.issue(Form(form as u32), &[]).expect("the form defines one value");
        }
        let class = self.legal.target.home_class(ty);
        let form =
            self.builder.intern_form(FormKind::Op, &[OperandDesc::reg_def(class)], &self.legal.target.no_units());
        self.issue(form, &[]).expect("the form defines one value")
    }

    /// The constraints of a form and of each of its alternatives.
    fn all_alternatives(&self, form: Form) -> Vec<Alternative> {
        let target = self.legal.target;
        let view = self.builder.form(form).expect("the form exists");
        let mut alternatives = vec![alternative_of(view)];
        if !form.is_local() {
            let others = target.forms.alternatives(form.table_index());
            alternatives.extend(others.map(|other| alternative_of(target.forms.get(other, target.set_words))));
        }
        alternatives
    }

    /// Adds an instruction before the terminator. `uses` are its first uses; the others are chosen. Returns one of the
    /// values that it defines.
    fn issue(&mut self, form: Form, uses: &[Value]) -> Option<Value> {
        let (operands, defs) = self.operands(form, uses);
        self.builder.push_inst(form, &operands).expect("the operands are those of the form");
        self.defined[self.at].extend(&defs);
        self.visible.extend(&defs);
        defs.first().copied()
    }

    /// The operands of an instruction, and which of them are new values that may be used.
    fn operands(&mut self, form: Form, uses: &[Value]) -> (Vec<Value>, Vec<Value>) {
        let alternatives = self.all_alternatives(form);
        let target: &TargetDesc = self.legal.target;
        let (mut operands, mut defs): (Vec<Value>, Vec<Value>) = (Vec::new(), Vec::new());
        let mut given = uses.iter();
        let mut readers = self.readers();
        let shared = shared_uses(target, &alternatives[0]);
        for (index, &operand) in alternatives[0].operands.iter().enumerate() {
            let ty = target.class(operand.class()).ty;
            if !operand.is_def() {
                let partner = shared.iter().find_map(|&(a, b)| match index {
                    _ if index == a => Some(b),
                    _ if index == b => Some(a),
                    _ => None,
                });
                if let Some(&value) = partner.and_then(|partner| operands.get(partner)) {
                    operands.push(value);
                    continue;
                }
                let value = given.next().copied();
                operands.push(value.unwrap_or_else(|| self.read(ty, &mut readers)));
                continue;
            }
            let value = self.builder.create_value(ty);
            operands.push(value);
            // A def in a constant register cannot be read, and neither can a scratch operand.
            let is_lost = |alternative: &Alternative| {
                let operand = alternative.operands[index];
                operand.is_scratch() || operand.fixed_reg().is_some_and(|reg| target.reg(reg).constant.is_some())
            };
            let is_dead = uses.is_empty() && alternatives[0].operands.len() > 1 && self.draw.chance(15);
            if !is_dead && !alternatives.iter().any(is_lost) {
                defs.push(value);
            }
        }
        (operands, defs)
    }

    /// A form of the function's own.
    fn local(&mut self, kind: FormKind) {
        let alternatives = self.local_forms.draw(kind, &mut self.draw);
        let form = self.builder.intern_alternatives(kind, &alternatives);
        self.issue(form, &[]);
    }

    /// A form of the target of this kind that may be used here.
    fn find_own(&mut self, kind: FormKind, fits: impl Fn(&Machine, usize) -> bool) -> Option<Form> {
        let machine = self.local_forms.machine;
        // Forms of which the function lacks an alternative are few.
        let lacking = &self.local_forms.lacking[kind as usize];
        let of_kind = match self.draw.chance(40) && !lacking.is_empty() {
            true => lacking,
            false => &machine.facts.forms[kind as usize],
        };
        (0..8).find_map(|_| {
            let form = *self.draw.pick(of_kind)?;
            (fits(machine, form) && self.legal.allows_own(form)).then_some(Form(form as u32))
        })
    }

    fn own(&mut self, kind: FormKind) {
        if let Some(form) = self.find_own(kind, |_, _| true) {
            self.issue(form, &[]);
        }
    }

    /// An instruction that reads many values, wherever they are, so that they live until here.
    fn many_uses(&mut self) {
        let mut pool = self.visible.clone();
        if self.draw.chance(30) {
            pool = (0..self.draw.between(1, 4)).filter_map(|_| self.draw.pick(&self.visible).copied()).collect();
        }
        let count = self.draw.between(3, 12);
        let values: Vec<Value> = (0..count).filter_map(|_| self.draw.pick(&pool).copied()).collect();
        let any = |&value: &Value| {
            let ty = self.builder.value_type(value).expect("the value exists");
            let class = self.legal.target.home_class(ty);
            OperandDesc::new(ssara_core::target::Role::Use, Pos::Early, class, Place::Any)
        };
        let operands: Vec<OperandDesc> = values.iter().map(any).collect();
        let form = self.builder.intern_form(FormKind::Op, &operands, &self.legal.target.no_units());
        self.issue(form, &values);
    }

    /// At most `most` random types that `places` all puts in registers that may be used. Or it puts them on the stack of
    /// `conv` where their slots are aligned and apart.
    fn passed(&mut self, conv: Conv, most: usize, places: impl Fn(&TargetDesc, &[Type]) -> Vec<ArgPlace>) -> Vec<Type> {
        let mut types = Vec::new();
        for _ in 0..self.draw.below(most + 1) {
            types.extend(self.ty());
        }
        let target = self.legal.target;
        let align = target.convention(conv).stack.align.max(1);
        let are_good = |types: &[Type]| {
            let mut end = 0;
            types.iter().zip(places(target, types)).all(|(&ty, place)| match place {
                ArgPlace::Reg(reg) => self.legal.is_free(reg),
                ArgPlace::Bits(_) => false,
                ArgPlace::Stack(offset) => {
                    let ty = target.ty(ty);
                    let is_apart = offset >= end;
                    end = offset + u32::from(ty.spill_size);
                    is_apart && !ty.scalable && ty.spill_align <= align && offset.is_multiple_of(ty.spill_align.into())
                }
            })
        };
        while !are_good(&types) {
            types.pop();
        }
        types
    }

    /// Whether fixed operands in the places of these types keep the rules.
    fn fixed_form(&self, kind: FormKind, types: &[Type], places: &[ArgPlace], is_def: bool) -> bool {
        let operand = |(&ty, place): (&Type, &ArgPlace)| {
            let ArgPlace::Reg(reg) = *place else { return None };
            let class = self.legal.target.home_class(ty);
            Some(if is_def { OperandDesc::fixed_def(class, reg) } else { OperandDesc::fixed_use(class, reg) })
        };
        let operands: Vec<OperandDesc> = types.iter().zip(places).filter_map(operand).collect();
        self.legal
            .allows(kind, &Alternative { operands, relations: Vec::new(), clobbers: self.legal.target.no_units() })
    }

    fn entry(&mut self) {
        let Some(conv) = self.conv.filter(|_| self.draw.chance(75)) else {
            self.local(FormKind::Entry);
            return;
        };
        let types = self.passed(conv, 8, |target, types| target.argument_places(conv, types));
        let places = self.legal.target.argument_places(conv, &types);
        if self.fixed_form(FormKind::Entry, &types, &places, true) {
            let values = self.builder.entry(conv, &types).expect("all arguments have places").defs;
            self.defined[0].extend(&values);
            self.visible.extend(&values);
        }
    }

    fn call(&mut self) {
        let target = self.legal.target;
        if target.conventions.is_empty() || self.draw.chance(30) {
            return if self.draw.chance(60) { self.local(FormKind::Call) } else { self.own(FormKind::Call) };
        }
        let conv = Conv::from_index(self.draw.below(target.conventions.len()));
        let arguments = self.passed(conv, 8, |target, types| target.argument_places(conv, types));
        let results = self.passed(conv, 4, |target, types| target.result_places(conv, types));
        let result_places = target.result_places(conv, &results);
        let argument_places = target.argument_places(conv, &arguments);
        if !self.fixed_form(FormKind::Call, &results, &result_places, true)
            || !self.fixed_form(FormKind::Call, &arguments, &argument_places, false)
        {
            return;
        }
        let mut readers = self.readers();
        let values: Vec<Value> = arguments.iter().map(|&ty| self.read(ty, &mut readers)).collect();
        let callee: Vec<Value> = match self.ty() {
            Some(ty) if self.draw.chance(25) => vec![self.read(ty, &mut readers)],
            _ => Vec::new(),
        };
        let defs = self.builder.call(conv, &callee, &values, &results).expect("all have places").defs;
        self.defined[self.at].extend(&defs);
        self.visible.extend(&defs);
    }

    fn leave(&mut self) {
        let kind = if self.draw.chance(80) { FormKind::Return } else { FormKind::Trap };
        match (kind, self.conv, self.draw.below(3)) {
            (FormKind::Return, Some(conv), 0 | 1) => {
                let types = self.passed(conv, 4, |target, types| target.result_places(conv, types));
                let places = self.legal.target.result_places(conv, &types);
                if self.fixed_form(FormKind::Return, &types, &places, false) {
                    let mut readers = self.readers();
                    let values: Vec<Value> = types.iter().map(|&ty| self.read(ty, &mut readers)).collect();
                    self.builder.ret(conv, &values).expect("all results have places");
                    return;
                }
            }
            (_, _, 2) => {
                if let Some(form) = self.find_own(kind, |_, _| true) {
                    self.issue(form, &[]);
                    return;
                }
            }
            _ => {}
        }
        self.local(kind);
    }

    /// A branch with its edges. What arguments may need before it is found first; some of them become its results.
    fn branch(&mut self) {
        let succs = self.flow.succs[self.at].clone();
        let mut args: Vec<Vec<Value>> = succs.iter().map(|&to| self.args(to)).collect();
        let own = if self.draw.chance(45) { self.own_branch(succs.len()) } else { None };
        let form = own.unwrap_or_else(|| {
            let alternatives = self.local_forms.draw(FormKind::Branch, &mut self.draw);
            let count = self.draw.chance(50).then_some(succs.len() as u16);
            let on_edges = self.local_forms.on_edges(succs.len(), &mut self.draw);
            self.builder.intern_branch(count, &alternatives, &on_edges)
        });
        let (operands, defs) = self.operands(form, &[]);
        self.builder.push_inst(form, &operands).expect("the operands are those of the form");
        self.after[self.at].extend(&defs);
        args.iter_mut().flatten().for_each(|arg| *arg = self.result_for(*arg, &defs));
        for (&to, args) in succs.iter().zip(&args) {
            self.builder.successor(self.blocks[to], args).expect("there is a current block");
        }
    }

    /// A result of a branch in the place of an argument, or the argument.
    fn result_for(&mut self, arg: Value, defs: &[Value]) -> Value {
        let same_type = |&def: &Value| self.builder.value_type(def) == self.builder.value_type(arg);
        let fitting: Vec<Value> = defs.iter().copied().filter(same_type).collect();
        match self.draw.pick(&fitting) {
            Some(&def) if self.draw.chance(40) => def,
            _ => arg,
        }
    }

    /// A branch of the target with `successors` successors.
    fn own_branch(&mut self, successors: usize) -> Option<Form> {
        self.find_own(FormKind::Branch, |machine, form| {
            machine.target.forms.successors(form).is_none_or(|count| usize::from(count) == successors)
        })
    }

    /// Arguments for the parameters of a block.
    fn args(&mut self, to: usize) -> Vec<Value> {
        let params = self.params[to].clone();
        let types: Vec<Type> = params.iter().filter_map(|&param| self.builder.value_type(param)).collect();
        let again = self.flow.reachable[self.at] && self.flow.dominates(to, self.at);
        let permuted = again && self.draw.chance(60);
        let mut unused: BTreeSet<Value> = params.iter().copied().collect();
        let mut args: Vec<Value> = Vec::new();
        for (index, &ty) in types.iter().enumerate() {
            let same_type = |value: &Value| self.builder.value_type(*value) == Some(ty);
            let own: Vec<Value> = unused.iter().copied().filter(same_type).collect();
            let before: Vec<Value> = args.iter().copied().filter(same_type).collect();
            let value = match (self.draw.pick(&own), self.draw.pick(&before)) {
                (Some(_), _) if permuted && own.contains(&params[index]) && self.draw.chance(15) => params[index],
                (Some(&value), _) if permuted && self.draw.chance(80) => value,
                (_, Some(&value)) if self.draw.chance(20) => value,
                _ => self.value(ty),
            };
            unused.remove(&value);
            args.push(value);
        }
        args
    }
}
