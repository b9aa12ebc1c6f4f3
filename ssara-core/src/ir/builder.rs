//! Making functions.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cranelift_entity::PrimaryMap;
use rustc_hash::FxBuildHasher;

use crate::ir::{Block, BlockData, EdgeData, Function, InstData, Value};
use crate::target::{
    ArgPlace, Conv, Features, Form, FormKind, FormTable, FormView, OperandDesc, Reg, Relation, Role, Target, Type,
};
use crate::units::UnitSet;

type HashMap<K, V> = hashbrown::HashMap<K, V, FxBuildHasher>;

/// Builds a [`Function`] block by block. Blocks may be created and filled in any order; [`FunctionBuilder::finish`] lays
/// them out in the order of their creation.
///
/// The builder refuses only what it cannot represent: an instruction without a block, a wrong number of operands.
/// [`validate`](crate::validate) finds all other mistakes, so that a front end sees them at once.
pub struct FunctionBuilder<'t> {
    target: &'t Target,
    name: String,
    convention: Option<Conv>,
    reserved: Vec<Reg>,
    features: Features,
    values: PrimaryMap<Value, Type>,
    blocks: PrimaryMap<Block, OpenBlock>,
    current: Option<Block>,
    forms: FormTable,
    interned: HashMap<FormKey, Form>,
    /// The positions of the clobber sets of `forms`. Ordered, for the text form may bring sets chosen to collide.
    sets: BTreeMap<UnitSet, u32>,
}

#[derive(PartialEq, Eq, Hash)]
struct FormKey {
    kind: FormKind,
    successors: Option<u16>,
    alternatives: Vec<Alternative>,
}

/// An alternative of a form: the constraints on its operands, their relations, and the clobbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Alternative {
    /// The constraints of the operands, in order.
    pub operands: Vec<OperandDesc>,
    /// The relations between them.
    pub relations: Vec<Relation>,
    /// The units it destroys at its late point.
    pub clobbers: UnitSet,
}

#[derive(Default)]
struct OpenBlock {
    params: Vec<Value>,
    insts: Vec<(Form, u32)>,
    operands: Vec<Value>,
    successors: Vec<(Block, Vec<Value>)>,
    frequency: Option<f32>,
}

/// The errors of a [`FunctionBuilder`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BuildError {
    /// An instruction or a successor without a current block.
    #[error("no current block: call `switch_to` first")]
    NoBlock,
    /// The id of a form, value, type or block that does not exist.
    #[error("there is no {0}")]
    Unknown(String),
    /// A wrong number of operands.
    #[error("form `{form}` takes {expected} {what}, not {found}")]
    OperandCount {
        /// The name of the form.
        form: String,
        /// What is counted: `operands`, `uses` or `defs`.
        what: &'static str,
        /// As many as the form has.
        expected: usize,
        /// As many as were given.
        found: usize,
    },
    /// A block that already ends in a terminator.
    #[error("{0} already has a terminator")]
    Terminated(Block),
    /// A convention that has no register left for this argument or result.
    #[error("argument or result {0} does not fit the registers of the convention")]
    OnStack(usize),
    /// A convention that passes this argument or result as bits in a register of another bank. The client must make a value
    /// of that register's type and pass it.
    #[error("argument or result {0} is passed as bits in a register of another bank")]
    AsBits(usize),
}

impl<'t> FunctionBuilder<'t> {
    /// Starts a function for `target`.
    pub fn new(target: &'t Target, name: &str) -> Self {
        FunctionBuilder {
            target,
            name: name.to_string(),
            convention: None,
            reserved: Vec::new(),
            features: target.default_features(),
            values: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            current: None,
            forms: FormTable::new(target.set_words),
            interned: HashMap::default(),
            sets: BTreeMap::from([(target.no_units(), 0)]),
        }
    }
    /// The target.
    pub fn target(&self) -> &'t Target {
        self.target
    }
    /// Says by which convention the function is called.
    pub fn set_convention(&mut self, conv: Conv) {
        self.convention = Some(conv);
    }
    /// Sets the features of the machine for which the function is compiled. The default is the target's default set.
    pub fn set_features(&mut self, features: Features) {
        self.features = features;
    }
    /// Keeps a register out of allocation in this function.
    pub fn reserve(&mut self, reg: Reg) {
        self.reserved.push(reg);
    }
    /// Makes a block. The first one is the entry.
    pub fn create_block(&mut self) -> Block {
        self.blocks.push(OpenBlock::default())
    }
    /// Makes a value of type `ty` that something must still define. For clients that have their own numbering.
    pub fn create_value(&mut self, ty: Type) -> Value {
        self.values.push(ty)
    }
    /// The type of a value.
    pub fn value_type(&self, value: Value) -> Option<Type> {
        self.values.get(value).copied()
    }
    /// Adds a parameter to a block.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    pub fn block_param(&mut self, block: Block, ty: Type) -> Value {
        let value = self.values.push(ty);
        self.blocks[block].params.push(value);
        value
    }
    /// Makes an existing value a parameter of a block.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    pub fn push_block_param(&mut self, block: Block, value: Value) {
        self.blocks[block].params.push(value);
    }
    /// Sets the frequency of a block: how often it runs, relative to the entry.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    pub fn set_frequency(&mut self, block: Block, frequency: f32) {
        self.blocks[block].frequency = Some(frequency);
    }
    /// Makes `block` the current block, to which instructions are added.
    pub fn switch_to(&mut self, block: Block) {
        self.current = Some(block);
    }
    /// The block that instructions go to.
    pub fn current_block(&self) -> Option<Block> {
        self.current
    }

    /// Interns a form that is not part of the target: a call site, or a constraint that only the client knows.
    pub fn intern_form(&mut self, kind: FormKind, operands: &[OperandDesc], clobbers: &UnitSet) -> Form {
        let alternative =
            Alternative { operands: operands.to_vec(), relations: Vec::new(), clobbers: clobbers.clone() };
        self.intern_alternatives(kind, &[alternative])
    }

    /// Interns a form with several alternatives. Their operands have the same number, roles and types; the first alternative
    /// is preferred. The allocator chooses one for each instruction.
    ///
    /// # Panics
    /// When `alternatives` is empty.
    pub fn intern_alternatives(&mut self, kind: FormKind, alternatives: &[Alternative]) -> Form {
        self.intern(kind, None, alternatives)
    }

    /// Interns a branch with exactly `successors` successors. A branch that [`FunctionBuilder::intern_alternatives`]
    /// makes may have any number of them.
    ///
    /// # Panics
    /// When `alternatives` is empty.
    pub fn intern_branch(&mut self, successors: u16, alternatives: &[Alternative]) -> Form {
        self.intern(FormKind::Branch, Some(successors), alternatives)
    }

    fn intern(&mut self, kind: FormKind, successors: Option<u16>, alternatives: &[Alternative]) -> Form {
        let fitting = |alternative: &Alternative| Alternative {
            clobbers: self.fit(&alternative.clobbers),
            ..alternative.clone()
        };
        let key = FormKey { kind, successors, alternatives: alternatives.iter().map(fitting).collect() };
        if let Some(&form) = self.interned.get(&key) {
            return form;
        }
        let first = self.forms.len();
        for alternative in &key.alternatives {
            self.push_form(alloc::format!("${}", self.forms.len()), kind, successors, alternative);
        }
        let form = Form::local(first);
        self.add_alternatives(form, first + 1..self.forms.len());
        self.interned.insert(key, form);
        form
    }

    /// The units of `set` that the target has, in a set with the target's number of words. `set` may have fewer or more.
    fn fit(&self, set: &UnitSet) -> UnitSet {
        let mut fitting = self.target.no_units();
        set.iter().filter(|unit| unit / 64 < self.target.set_words.into()).for_each(|unit| fitting.insert(unit));
        fitting
    }

    /// Adds a form under a name of its own, without looking for an equal one.
    pub(crate) fn push_form(
        &mut self,
        name: String,
        kind: FormKind,
        successors: Option<u16>,
        alternative: &Alternative,
    ) -> Form {
        let set = match self.sets.get(&alternative.clobbers) {
            Some(&set) => set,
            None => {
                let set = self.forms.push_set(&alternative.clobbers);
                self.sets.insert(alternative.clobbers.clone(), set);
                set
            }
        };
        let form = self.forms.push_with_set(name, kind, &alternative.operands, set);
        alternative.relations.iter().for_each(|&relation| self.forms.relate(form, relation));
        if let Some(count) = successors {
            self.forms.set_successors(form, count);
        }
        Form::local(form)
    }

    /// Makes local forms the alternatives of a local form. Does nothing if `others` is empty.
    pub(crate) fn add_alternatives(&mut self, form: Form, others: core::ops::Range<usize>) {
        if !others.is_empty() {
            self.forms.set_alternatives(form.table_index(), others);
        }
    }

    fn form_table(&self, form: Form) -> Result<&FormTable, BuildError> {
        let table = if form.is_local() { &self.forms } else { &self.target.forms };
        if form.table_index() < table.len() { Ok(table) } else { Err(BuildError::Unknown(alloc::format!("{form:?}"))) }
    }

    /// A form of the target or of this function.
    ///
    /// # Errors
    /// When there is no such form.
    pub fn form(&self, form: Form) -> Result<FormView<'_>, BuildError> {
        self.form_table(form).map(|table| table.get(form.table_index(), self.target.set_words))
    }

    fn open_block(&mut self) -> Result<(Block, &mut OpenBlock), BuildError> {
        let block = self.current.ok_or(BuildError::NoBlock)?;
        let data = self.blocks.get_mut(block).ok_or_else(|| BuildError::Unknown(block.to_string()))?;
        Ok((block, data))
    }

    /// Adds an instruction whose operands, defs and uses alike, are given in the order of the form.
    ///
    /// # Errors
    /// When there is no current block or no such form, or the number of operands is wrong.
    pub fn push_inst(&mut self, form: Form, operands: &[Value]) -> Result<(), BuildError> {
        let table = self.form_table(form)?;
        let view = table.get(form.table_index(), self.target.set_words);
        if view.len() != operands.len() {
            return Err(BuildError::OperandCount {
                form: table.names[form.table_index()].to_string(),
                what: "operands",
                expected: view.len(),
                found: operands.len(),
            });
        }
        let (_, block) = self.open_block()?;
        let first = block.operands.len() as u32;
        block.insts.push((form, first));
        block.operands.extend_from_slice(operands);
        Ok(())
    }

    /// Adds an instruction with the given uses, in the order in which the form names them, and returns its defs, each a
    /// new value of the type of its operand's class. Scratch operands get new values as well, which nothing reads.
    ///
    /// # Errors
    /// When there is no current block or no such form, or the number of uses is wrong.
    pub fn inst(&mut self, form: Form, uses: &[Value]) -> Result<Vec<Value>, BuildError> {
        let table = self.form_table(form)?;
        let view = table.get(form.table_index(), self.target.set_words);
        let expected = view.operands().filter(|operand| !operand.is_def()).count();
        if expected != uses.len() {
            let form = table.names[form.table_index()].to_string();
            return Err(BuildError::OperandCount { form, what: "uses", expected, found: uses.len() });
        }
        let constraints: Vec<OperandDesc> = view.operands().collect();
        let mut uses = uses.iter();
        let mut defs = Vec::new();
        let mut operands = Vec::with_capacity(constraints.len());
        for constraint in constraints {
            operands.push(match constraint.role() {
                Role::Def => {
                    let value = self.values.push(self.target.class(constraint.class()).ty);
                    if !constraint.is_scratch() {
                        defs.push(value);
                    }
                    value
                }
                Role::Use => *uses.next().expect("counted above"),
            });
        }
        self.push_inst(form, &operands)?;
        Ok(defs)
    }

    /// Adds a successor to the current block. Successors belong to the block's terminator, in order.
    ///
    /// # Errors
    /// When there is no current block.
    pub fn successor(&mut self, to: Block, args: &[Value]) -> Result<(), BuildError> {
        let (_, block) = self.open_block()?;
        block.successors.push((to, args.to_vec()));
        Ok(())
    }

    /// Adds a terminator: an instruction and its successors.
    ///
    /// # Errors
    /// As for [`FunctionBuilder::inst`].
    pub fn terminate(
        &mut self,
        form: Form,
        uses: &[Value],
        successors: &[(Block, &[Value])],
    ) -> Result<Vec<Value>, BuildError> {
        let defs = self.inst(form, uses)?;
        for (to, args) in successors {
            self.successor(*to, args)?;
        }
        Ok(defs)
    }

    fn places_to_regs(places: Vec<ArgPlace>) -> Result<Vec<Reg>, BuildError> {
        let to_reg = |(index, place)| match place {
            ArgPlace::Reg(reg) => Ok(reg),
            ArgPlace::Bits(_) => Err(BuildError::AsBits(index)),
            ArgPlace::Stack(_) => Err(BuildError::OnStack(index)),
        };
        places.into_iter().enumerate().map(to_reg).collect()
    }

    fn fixed(&self, ty: Type, reg: Reg, def: bool) -> OperandDesc {
        let class = self.target.home_class(ty);
        if def { OperandDesc::fixed_def(class, reg) } else { OperandDesc::fixed_use(class, reg) }
    }

    fn types_of(&self, values: &[Value]) -> Result<Vec<Type>, BuildError> {
        let type_of = |&value: &Value| self.value_type(value).ok_or_else(|| BuildError::Unknown(value.to_string()));
        values.iter().map(type_of).collect()
    }

    /// Receives the function's register arguments, in the places of its convention `conv`, and sets the convention.
    /// Call it once, before anything else in the entry block.
    ///
    /// # Errors
    /// When an argument is passed on the stack: the client loads such arguments itself, at the offsets that
    /// [`argument_places`](crate::TargetDesc::argument_places) gives.
    pub fn entry(&mut self, conv: Conv, types: &[Type]) -> Result<Vec<Value>, BuildError> {
        self.convention = Some(conv);
        let regs = Self::places_to_regs(self.target.argument_places(conv, types))?;
        let operands: Vec<_> = types.iter().zip(&regs).map(|(&ty, &reg)| self.fixed(ty, reg, true)).collect();
        let form = self.intern_form(FormKind::Entry, &operands, &self.target.no_units());
        self.inst(form, &[])
    }

    /// Returns from the function with `values` in the result places of `conv`.
    ///
    /// # Errors
    /// When there is no current block or a result has no register.
    pub fn ret(&mut self, conv: Conv, values: &[Value]) -> Result<(), BuildError> {
        let types = self.types_of(values)?;
        let regs = Self::places_to_regs(self.target.result_places(conv, &types))?;
        let operands: Vec<_> = types.iter().zip(&regs).map(|(&ty, &reg)| self.fixed(ty, reg, false)).collect();
        let form = self.intern_form(FormKind::Return, &operands, &self.target.no_units());
        self.inst(form, values).map(drop)
    }

    /// Adds a call with `args` in the argument places of `conv`, and returns its results. `callee` are further uses, such as
    /// a function pointer, in any register of their type.
    ///
    /// # Errors
    /// When there is no current block, or an argument or a result is not in a register: the client stores stack
    /// arguments itself, at the offsets that [`argument_places`](crate::TargetDesc::argument_places) gives.
    pub fn call(
        &mut self,
        conv: Conv,
        callee: &[Value],
        args: &[Value],
        results: &[Type],
    ) -> Result<Vec<Value>, BuildError> {
        let target = self.target;
        let arg_types = self.types_of(args)?;
        let arg_regs = Self::places_to_regs(target.argument_places(conv, &arg_types))?;
        let result_regs = Self::places_to_regs(target.result_places(conv, results))?;
        let mut operands: Vec<_> =
            results.iter().zip(&result_regs).map(|(&ty, &reg)| self.fixed(ty, reg, true)).collect();
        operands.extend(arg_types.iter().zip(&arg_regs).map(|(&ty, &reg)| self.fixed(ty, reg, false)));
        for ty in self.types_of(callee)? {
            operands.push(OperandDesc::reg_use(target.home_class(ty)));
        }
        let mut clobbers = UnitSet::from_words(&target.convention(conv).clobbers);
        clobbers.subtract(&target.units_of(result_regs));
        let form = self.intern_form(FormKind::Call, &operands, &clobbers);
        let uses: Vec<Value> = args.iter().chain(callee).copied().collect();
        self.inst(form, &uses)
    }

    /// Lays the blocks out and returns the function, not yet validated.
    pub fn finish(self) -> Function {
        let mut func = Function {
            name: self.name,
            convention: self.convention,
            reserved: self.reserved,
            features: self.features,
            frequencies: None,
            values: self.values,
            blocks: PrimaryMap::with_capacity(self.blocks.len()),
            block_params: Vec::new(),
            edges: PrimaryMap::new(),
            edge_args: Vec::new(),
            insts: PrimaryMap::new(),
            operands: Vec::new(),
            forms: self.forms,
        };
        if self.blocks.values().any(|block| block.frequency.is_some()) {
            func.frequencies = Some(self.blocks.values().map(|block| block.frequency.unwrap_or(1.0)).collect());
        }
        for (block, open) in self.blocks.into_iter() {
            let first_inst = func.insts.len() as u32;
            let first_operand = func.operands.len() as u32;
            for (form, first) in open.insts {
                func.insts.push(InstData { form, first_operand: first_operand + first });
            }
            func.operands.extend(open.operands);
            let first_param = func.block_params.len() as u32;
            func.block_params.extend(open.params);
            let first_edge = func.edges.len() as u32;
            for (to, args) in open.successors {
                let start = func.edge_args.len() as u32;
                func.edge_args.extend(args);
                func.edges.push(EdgeData { from: block, to, args: (start, func.edge_args.len() as u32) });
            }
            func.blocks.push(BlockData {
                insts: (first_inst, func.insts.len() as u32),
                params: (first_param, func.block_params.len() as u32),
                edges: (first_edge, func.edges.len() as u32),
            });
        }
        func
    }
}
