//! Functions drawn at random, through the public builders. The operands of an instruction are drawn from few values,
//! so one value two, three or four times in an instruction is ordinary.

mod calls;
mod flow;
mod notes;
mod terminators;
mod witness;

use ssara_core::ir::{Block, Function, FunctionBuilder, InstHandle, Value};
use ssara_core::target::{Conv, Features, Form, FormKind, OperandDesc, Reg, Remat, Role, Target, Type};

use super::rng::Rng;
use flow::{Exit, Flow};
use ssara_core::units::UnitSet;
use witness::Request;

/// Maximum number of instructions of a block, without its terminator.
const MAX_INSTS: usize = 7;
/// Maximum number of successive attempts at one instruction.
const MAX_ATTEMPTS: usize = 6;

/// A function being drawn.
pub struct Drawer<'r, 't> {
    pub rng: &'r mut Rng,
    pub target: &'t Target,
    pub func: FunctionBuilder<'t>,
    pub conv: Option<Conv>,
    /// The registers that the function may use.
    pub regs: Vec<Reg>,
    /// The types of its values.
    pub types: Vec<Type>,
    /// Forms of the target that the function may use, by kind.
    forms: Vec<Form>,
    pub flow: Flow,
    pub blocks: Vec<Block>,
    /// By block: its parameters and what its instructions define.
    pub defined: Vec<Vec<Value>>,
    /// By block: how many of these are parameters.
    pub num_params: Vec<usize>,
    /// By block: what its terminator defines.
    pub at_end: Vec<Vec<Value>>,
    /// The values that can be used at the current place, the newest last.
    pub here: Vec<Value>,
    /// The forms of computed jumps that share targets.
    pub computed: Option<Form>,
    /// What is noted about values: arguments with their parameters, and values that are computed again.
    pub passed: Vec<(Value, Value)>,
    pub again: Vec<Value>,
    /// The instructions at which a collector may run.
    pub collects: Vec<InstHandle>,
}

/// Draws a function for a target.
pub fn function(rng: &mut Rng, target: &Target) -> Function {
    let mut drawer = Drawer::new(rng, target);
    drawer.fill();
    notes::annotate(drawer)
}

impl<'r, 't> Drawer<'r, 't> {
    fn new(rng: &'r mut Rng, target: &'t Target) -> Self {
        let features = match rng.below(4) {
            0 if !target.features.is_empty() => {
                let bits = (0..target.features.len()).filter(|_| rng.one_in(2));
                let more = bits.fold(Features::NONE, |set, bit| set.union(Features::single(bit)));
                if rng.one_in(3) { more } else { target.default_features().union(more) }
            }
            _ => target.default_features(),
        };
        let mut func = FunctionBuilder::new(target, "drawn");
        func.set_features(features);
        let convs: Vec<Conv> = (0..target.conventions.len()).map(Conv::from_index).collect();
        let conv = rng.pick(&convs).filter(|_| !rng.one_in(6));
        let mut reserved: Vec<Reg> = target.reserved.to_vec();
        if let Some(conv) = conv {
            func.set_convention(conv);
            reserved.extend(target.convention(conv).reserved.iter());
        }
        // The certificate holds whatever is reserved besides the registers that suffice.
        let spare = |reg: &Reg| !target.sufficient.iter().any(|&other| target.overlap(*reg, other));
        let spare: Vec<Reg> =
            target.reg_ids().filter(|&reg| target.reg(reg).constant.is_none()).filter(spare).collect();
        for _ in 0..[0, 0, 1, 2, 6][rng.below(5)] {
            if let Some(reg) = rng.pick(&spare) {
                func.reserve(reg);
                reserved.push(reg);
            }
        }
        let may_use = |reg: Reg| {
            let desc = target.reg(reg);
            features.contains(desc.features)
                && desc.constant.is_none()
                && !reserved.iter().any(|&other| target.overlap(reg, other))
        };
        let regs: Vec<Reg> = target.reg_ids().filter(|&reg| may_use(reg)).collect();
        let lives = |ty: &Type| target.class_regs(target.home_class(*ty)).iter().any(|reg| regs.contains(reg));
        let all: Vec<Type> = target.type_ids().filter(lives).collect();
        let count = rng.range(1, 4);
        let mut types = rng.shuffled(&all);
        types.truncate(count);
        // The first type is most often that of addresses.
        types.extend(all.first().filter(|_| rng.one_in(2)));
        types.sort_unstable();
        types.dedup();
        let table = &target.forms;
        let offered = |index: &usize| {
            let may_be = |reg: Reg| target.reg(reg).constant.is_some() || may_use(reg);
            let fixed = |operand: OperandDesc| operand.fixed_reg().is_none_or(may_be);
            table.alternative_of(*index).is_none()
                && features.contains(table.features(*index))
                && table.get(*index, target.set_words).operands().all(fixed)
                && !table.modifies_slot(*index)
        };
        let forms = (0..table.len()).filter(offered).map(|index| Form(index as u32)).collect();
        let flow = Flow::draw(rng);
        let blocks: Vec<Block> = flow.succs.iter().map(|_| func.create_block()).collect();
        let count = blocks.len();
        Drawer {
            rng,
            target,
            func,
            conv,
            regs,
            types,
            forms,
            flow,
            blocks,
            defined: vec![Vec::new(); count],
            num_params: vec![0; count],
            at_end: vec![Vec::new(); count],
            here: Vec::new(),
            computed: None,
            passed: Vec::new(),
            again: Vec::new(),
            collects: Vec::new(),
        }
    }

    fn fill(&mut self) {
        for block in 1..self.blocks.len() {
            for _ in 0..[0, 0, 1, 2, 4][self.rng.below(5)] {
                if let Some(ty) = self.rng.pick(&self.types) {
                    let param = self.func.block_param(self.blocks[block], ty);
                    self.defined[block].push(param);
                }
            }
            self.num_params[block] = self.defined[block].len();
        }
        for block in self.flow.order() {
            self.func.switch_to(self.blocks[block]);
            self.here = (0..self.blocks.len())
                .filter(|&other| self.flow.dominates(other, block))
                .flat_map(|other| self.defined[other].iter().chain(&self.at_end[other]).copied().collect::<Vec<_>>())
                .collect();
            if block == 0 {
                self.enter();
            }
            for _ in 0..self.rng.below(MAX_INSTS + 1) {
                self.inst();
            }
            self.exit(block);
        }
    }

    /// The first instructions: what the function receives, and some values of each type.
    fn enter(&mut self) {
        let count = self.rng.below(8);
        let types: Vec<Type> = (0..count).filter_map(|_| self.rng.pick(&self.types)).collect();
        match self.conv {
            Some(conv) if self.has_places(conv, &types) && !self.rng.one_in(4) => {
                if let Ok(pushed) = self.func.entry(conv, &types) {
                    self.define(0, &pushed.defs);
                }
            }
            _ => {}
        }
        for ty in self.types.clone() {
            for _ in 0..self.rng.range(1, 2) {
                self.make(0, ty);
            }
        }
    }
    /// Says that values can be used from here on.
    pub fn define(&mut self, block: usize, values: &[Value]) {
        self.defined[block].extend(values);
        self.here.extend(values);
    }
    /// The type of a value.
    pub fn type_of(&self, value: Value) -> Type {
        self.func.value_type(value).expect("it is one of the function's")
    }
    fn current(&self) -> usize {
        self.func.current_block().map_or(0, |block| block.as_u32() as usize)
    }

    /// Makes a value of a type out of nothing.
    pub fn make(&mut self, block: usize, ty: Type) -> Value {
        let class = self.target.home_class(ty);
        let remat = match self.rng.below(6) {
            0 => Some(Remat::CheaperThanMove),
            1 => Some(Remat::CheaperThanLoad),
            2 if self.rng.one_in(2) => Some(Remat::Undefined),
            _ => None,
        };
        let form = match remat {
            Some(remat) => self.func.intern_remat(class, remat),
            None => {
                let none = self.target.no_units();
                self.func.intern_form(FormKind::Op, &[OperandDesc::reg_def(class)], &none)
            }
        };
        let pushed = self.func.inst(form, &[]).expect("the form reads nothing");
        if remat.is_some() {
            self.again.extend(&pushed.defs);
        }
        self.define(block, &pushed.defs);
        pushed.defs[0]
    }
    /// A value of a type that can be used here. New ones are more likely than old ones.
    pub fn value(&mut self, ty: Type) -> Value {
        let fitting: Vec<Value> = self.here.iter().copied().filter(|&value| self.type_of(value) == ty).collect();
        let newest = fitting.len().saturating_sub(3);
        let from = if self.rng.one_in(2) { &fitting[newest..] } else { &fitting[..] };
        match self.rng.pick(from) {
            Some(value) => value,
            None => self.make(self.current(), ty),
        }
    }
    /// Values to read, of few distinct ones, with their types.
    pub fn few_values(&mut self, count: usize) -> Vec<(Value, Type)> {
        let mut pool: Vec<Value> = Vec::new();
        for _ in 0..[1, 1, 2, 2, 3, 5][self.rng.below(6)] {
            if let Some(ty) = self.rng.pick(&self.types) {
                pool.push(self.value(ty));
            }
        }
        let values: Vec<Value> = (0..count).filter_map(|_| self.rng.pick(&pool)).collect();
        values.into_iter().map(|value| (value, self.type_of(value))).collect()
    }

    fn inst(&mut self) {
        for _ in 0..MAX_ATTEMPTS {
            let is_added = match self.rng.below(16) {
                0..7 => self.named(FormKind::Op).is_some(),
                7..13 => self.local(),
                13 | 14 => self.call(),
                _ => {
                    if let Some(ty) = self.rng.pick(&self.types) {
                        self.make(self.current(), ty);
                    }
                    true
                }
            };
            if is_added {
                return;
            }
        }
    }

    /// A form of the target, of a kind, with values for its uses. Few of them are different.
    pub fn named_form(&mut self, kind: FormKind, successors: Option<usize>) -> Option<(Form, Vec<Value>)> {
        let table = &self.target.forms;
        let view = |form: Form| table.get(form.table_index(), self.target.set_words);
        let fits = |form: &Form| {
            let count = table.successors(form.table_index());
            let known = |operand: OperandDesc| self.types.contains(&self.target.class(operand.class()).ty);
            view(*form).kind == kind
                && successors.is_none_or(|number| count.is_none_or(|count| usize::from(count) == number))
                && view(*form).operands().filter(|operand| !operand.is_def()).all(known)
        };
        let fitting: Vec<Form> = self.forms.iter().copied().filter(fits).collect();
        let form = self.rng.pick(&fitting)?;
        let types: Vec<Type> = (view(form).operands())
            .filter(|operand| operand.role() == Role::Use)
            .map(|operand| self.target.class(operand.class()).ty)
            .collect();
        let mut uses: Vec<Value> = Vec::new();
        for ty in types {
            let same: Vec<Value> = uses.iter().copied().filter(|&value| self.type_of(value) == ty).collect();
            let again = self.rng.pick(&same).filter(|_| self.rng.one_in(2));
            uses.push(again.unwrap_or_else(|| self.value(ty)));
        }
        Some((form, uses))
    }
    fn named(&mut self, kind: FormKind) -> Option<()> {
        let (form, uses) = self.named_form(kind, None)?;
        let pushed = self.func.inst(form, &uses).ok()?;
        self.defined_by(form, pushed.inst, &pushed.defs);
        Some(())
    }
    /// Notes the results of an instruction that is no terminator.
    fn defined_by(&mut self, form: Form, inst: InstHandle, defs: &[Value]) {
        let defs = self.kept(form, defs);
        self.define(self.current(), &defs);
        let view = self.func.form(form).expect("it was just used");
        match view.remat {
            Remat::Never if self.rng.one_in(3) => self.collects.push(inst),
            Remat::Never => {}
            _ => self.again.extend(&defs),
        }
    }
    /// The results that are not in constant registers, which keep nothing.
    fn kept(&self, form: Form, defs: &[Value]) -> Vec<Value> {
        let view = self.func.form(form).expect("it was just used");
        let results = view.operands().filter(|operand| operand.is_def() && !operand.is_scratch());
        let keeps =
            |operand: OperandDesc| operand.fixed_reg().is_none_or(|reg| self.target.reg(reg).constant.is_none());
        results.zip(defs).filter(|&(operand, _)| keeps(operand)).map(|(_, &def)| def).collect()
    }

    /// A form of the function's own, perhaps with alternatives, and the values that it reads.
    pub fn local_form(&mut self, exit: Option<Exit>) -> Option<(Form, Vec<Value>)> {
        let leaves = matches!(exit, Some(Exit::Return | Exit::Trap));
        // One value in all uses, with results that may all be tied to it, is what no other generator draws often.
        let is_one = self.rng.one_in(4);
        let count = if is_one { self.rng.range(2, 5) } else { [0, 1, 2, 2, 3, 3, 4, 6][self.rng.below(8)] };
        let mut uses = self.few_values(count);
        let mut types = self.types.clone();
        if let Some(&first) = uses.first().filter(|_| is_one) {
            uses.fill(first);
            types = vec![first.1];
        }
        let defs = if leaves { 0 } else { [0, 1, 1, 2, 2, 3][self.rng.below(6)] };
        let scratch = if leaves { 0 } else { [0, 0, 0, 1][self.rng.below(4)] };
        let mut some_types = |count| (0..count).filter_map(|_| self.rng.pick(&types)).collect::<Vec<Type>>();
        let (defs, scratch) = (some_types(defs), some_types(scratch));
        // What leaves the function cannot read callee-saved registers, which are the caller's again.
        let mut regs = self.regs.clone();
        if let Some(conv) = self.conv.filter(|_| exit == Some(Exit::Return)) {
            let saved = &self.target.convention(conv).callee_saved;
            regs.retain(|&reg| !saved.iter().any(|&other| self.target.overlap(reg, other)));
        }
        let request = Request {
            target: self.target,
            regs: &regs,
            uses: &uses,
            defs: &defs,
            scratch: &scratch,
            clobbers: !leaves,
            slots: true,
        };
        let more = [0, 0, 0, 1, 2][self.rng.below(5)];
        let first = witness::draw(self.rng, &request)?;
        let mut alternatives = vec![first];
        alternatives.extend((0..more).filter_map(|_| witness::draw(self.rng, &request)));
        let kind = exit.map_or(FormKind::Op, Exit::kind);
        let form = match exit {
            Some(Exit::Branch(count)) => {
                let on_edges = self.on_edges(count.into());
                let count = self.rng.one_in(2).then_some(count);
                self.func.intern_branch(count, &alternatives, &on_edges)
            }
            _ => self.func.intern_alternatives(kind, &alternatives),
        };
        Some((form, uses.into_iter().map(|it| it.0).collect()))
    }
    /// What the edges of a branch destroy, for some of its successors: registers that the function may use, or all there are.
    fn on_edges(&mut self, successors: usize) -> Vec<UnitSet> {
        if !self.rng.one_in(3) {
            return Vec::new();
        }
        let sets = self.rng.range(1, successors);
        (0..sets)
            .map(|_| {
                let regs: Vec<Reg> = match self.rng.below(4) {
                    0 => Vec::new(),
                    1 => self.target.reg_ids().collect(),
                    2 => self.regs.clone(),
                    _ => (0..3).filter_map(|_| self.rng.pick(&self.regs)).collect(),
                };
                self.target.units_of(regs)
            })
            .collect()
    }
    fn local(&mut self) -> bool {
        let Some((form, uses)) = self.local_form(None) else { return false };
        let pushed = self.func.inst(form, &uses).expect("the form has these uses");
        self.defined_by(form, pushed.inst, &pushed.defs);
        true
    }
}
