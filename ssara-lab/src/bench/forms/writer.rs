//! Writes the code of one function: sequences of a lexicon, on values that are at hand.

use ssara_core::ir::{Block, BuildError, Function, FunctionBuilder, Value};
use ssara_core::target::{Form, Type};
use ssara_core::units::UnitSet;

use super::lexicon::{Arg, Lexicon, Purpose, Sequence};
use ssara_fuzz::systematic::draw::Draw;

/// A function under construction.
pub struct Writer<'l> {
    /// The sequences.
    pub lexicon: &'l Lexicon,
    /// The choices.
    pub draw: Draw,
    /// The variables that can be read, the last assigned one at the end.
    pub vars: Vec<(Type, Value)>,
    /// The instructions so far.
    pub insts: usize,
    /// What the function is about.
    pub purposes: &'l [Purpose],
    builder: FunctionBuilder<'l>,
    /// The blocks in the order in which they are written.
    order: Vec<Block>,
}

/// Maximum number of variables; the oldest is forgotten beyond that.
const MAX_VARS: usize = 14;

impl<'l> Writer<'l> {
    /// Starts a function with arguments of these types.
    ///
    /// # Errors
    /// When the convention passes one of them on the stack.
    pub fn new(
        lexicon: &'l Lexicon,
        name: &str,
        purposes: &'l [Purpose],
        args: &[Type],
        draw: Draw,
    ) -> Result<Writer<'l>, BuildError> {
        let mut builder = FunctionBuilder::new(lexicon.target, name);
        builder.set_features(lexicon.features);
        let entry = builder.create_block();
        builder.switch_to(entry);
        let values = builder.entry(lexicon.convention, args)?.defs;
        let vars = args.iter().copied().zip(values).collect();
        Ok(Writer { lexicon, draw, vars, insts: 1, purposes, builder, order: vec![entry] })
    }
    /// Returns a value and finishes the function.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn finish(mut self, ty: Type) -> Result<Function, BuildError> {
        let value = self.read(ty, 0)?;
        self.builder.ret(self.lexicon.convention, &[value])?;
        lay_out(&self.builder.finish(), self.lexicon, &self.order)
    }
    /// A new block with parameters of these types.
    pub fn block(&mut self, params: &[Type]) -> (Block, Vec<Value>) {
        let block = self.builder.create_block();
        (block, params.iter().map(|&ty| self.builder.block_param(block, ty)).collect())
    }
    /// Directs what follows into a block, which comes after those before.
    pub fn switch_to(&mut self, block: Block) {
        self.order.push(block);
        self.builder.switch_to(block);
    }
    /// The type of addresses and counters.
    pub fn address(&self) -> Type {
        self.lexicon.args[0]
    }
    /// Assigns a variable: a new one, or one of the same type that is lost.
    pub fn assign(&mut self, ty: Type, value: Value) {
        let same = self.vars.iter().position(|&(other, _)| other == ty);
        match same {
            Some(at) if self.draw.chance(60) => drop(self.vars.remove(at)),
            _ if self.vars.len() >= MAX_VARS => drop(self.vars.remove(0)),
            _ => {}
        }
        self.vars.push((ty, value));
    }
    /// A value of a type: a variable, the sooner the later it was assigned, or an expression of at most this depth.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn read(&mut self, ty: Type, depth: u32) -> Result<Value, BuildError> {
        let fitting: Vec<Value> = self.vars.iter().filter(|var| var.0 == ty).map(|var| var.1).collect();
        if depth > 0 && (fitting.is_empty() || self.draw.chance(40)) {
            return self.expression(ty, depth - 1);
        }
        if fitting.is_empty() || self.draw.chance(5) {
            return self.constant(ty);
        }
        let reach = self.draw.between(1, fitting.len());
        Ok(fitting[fitting.len() - 1 - self.draw.below(reach)])
    }
    fn constant(&mut self, ty: Type) -> Result<Value, BuildError> {
        let constant = self.lexicon.constants.iter().find(|sequence| sequence.result == Some(ty));
        let constant = constant.ok_or_else(|| BuildError::Unknown(format!("constant of type {}", ty.0)))?;
        let results = self.write(constant, &[], 0)?;
        Ok(results[results.len() - 1])
    }
    /// A new value of a type, out of operands of at most this depth.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn expression(&mut self, ty: Type, depth: u32) -> Result<Value, BuildError> {
        let about = |purpose: &Purpose| self.purposes.contains(purpose);
        let values = self.lexicon.values.iter();
        let fitting = values.filter(|(purpose, sequence)| about(purpose) && sequence.result == Some(ty));
        let fitting: Vec<&Sequence> = fitting.map(|(_, sequence)| sequence).collect();
        match self.draw.pick(&fitting) {
            None => self.constant(ty),
            Some(sequence) => {
                let results = self.write(sequence, &[], depth)?;
                Ok(results[results.len() - 1])
            }
        }
    }
    /// The types of values that the function is about.
    pub fn types(&self) -> Vec<Type> {
        let values = self.lexicon.values.iter().filter(|(purpose, _)| self.purposes.contains(purpose));
        values.filter_map(|(_, sequence)| sequence.result).collect()
    }
    /// Writes a store.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn store(&mut self) -> Result<(), BuildError> {
        let sequence = self.choose(&self.lexicon.stores);
        self.write(sequence, &[], 1).map(drop)
    }
    /// Ends the block with a branch to one of two blocks.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn branch(&mut self, to: [Block; 2]) -> Result<(), BuildError> {
        let sequence = self.choose(&self.lexicon.branches);
        self.write(sequence, &[], 1)?;
        to.into_iter().try_for_each(|block| self.builder.successor(block, &[]))
    }
    /// Ends the block with a branch to one of many blocks.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn table(&mut self, to: &[Block]) -> Result<(), BuildError> {
        self.write(&self.lexicon.table, &[], 0)?;
        to.iter().try_for_each(|&block| self.builder.successor(block, &[]))
    }
    /// Ends the block with a jump.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn jump(&mut self, to: Block, args: &[Value]) -> Result<(), BuildError> {
        self.insts += 1;
        self.builder.terminate(self.lexicon.jump, &[], &[(to, args)]).map(drop)
    }
    /// The next value of a counter.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn increment(&mut self, counter: Value) -> Result<Value, BuildError> {
        Ok(self.write(&self.lexicon.increment, &[counter], 0)?[0])
    }
    /// Calls something with values of these types.
    ///
    /// # Errors
    /// As those of the builder.
    pub fn call(&mut self, args: &[Type], result: Type) -> Result<Value, BuildError> {
        let args: Vec<Value> = args.iter().map(|&ty| self.read(ty, 1)).collect::<Result<_, _>>()?;
        self.insts += 1;
        Ok(self.builder.call(self.lexicon.convention, &[], &args, &[result])?.defs[0])
    }
    /// A sequence that the function may be about, or any.
    fn choose(&mut self, all: &'l [(Purpose, Sequence)]) -> &'l Sequence {
        let about: Vec<&Sequence> =
            all.iter().filter(|entry| self.purposes.contains(&entry.0)).map(|entry| &entry.1).collect();
        match self.draw.pick(&about) {
            Some(sequence) => sequence,
            None => &all[0].1,
        }
    }
    /// Writes a sequence with these values in place of its first letters, and returns its results.
    fn write(&mut self, sequence: &Sequence, given: &[Value], depth: u32) -> Result<Vec<Value>, BuildError> {
        let mut outer: [Option<Value>; 26] = [None; 26];
        given.iter().zip(&mut outer).for_each(|(&value, place)| *place = Some(value));
        let mut results = Vec::new();
        for (form, args) in &sequence.steps {
            let types = self.use_types(*form);
            let mut uses = Vec::with_capacity(args.len());
            for (&arg, ty) in args.iter().zip(types) {
                uses.push(match arg {
                    Arg::Result(at) => results[at],
                    Arg::Outer(letter) => match outer[usize::from(letter)] {
                        Some(value) => value,
                        None => *outer[usize::from(letter)].insert(self.read(ty, depth)?),
                    },
                });
            }
            self.insts += 1;
            results.extend(self.builder.inst(*form, &uses)?.defs);
        }
        Ok(results)
    }
    fn use_types(&self, form: Form) -> Vec<Type> {
        let target = self.lexicon.target;
        let view = target.forms.get(form.table_index(), target.set_words);
        view.operands().filter(|operand| !operand.is_def()).map(|operand| target.class(operand.class()).ty).collect()
    }
}

/// The same function with its blocks in this order. The checker of regalloc2 knows little of a block that comes before
/// all its predecessors, and compilers do not write such blocks.
fn lay_out(func: &Function, lexicon: &Lexicon, order: &[Block]) -> Result<Function, BuildError> {
    let target = lexicon.target;
    let mut builder = FunctionBuilder::new(target, &func.name);
    builder.set_features(func.features);
    builder.set_convention(lexicon.convention);
    for value in func.values() {
        builder.create_value(func.value_type(value));
    }
    let mut blocks = vec![Block::ENTRY; func.num_blocks()];
    order.iter().for_each(|block| blocks[block.as_u32() as usize] = builder.create_block());
    for &block in order {
        let new = blocks[block.as_u32() as usize];
        builder.switch_to(new);
        func.block_params(block).iter().for_each(|&param| builder.push_block_param(new, param));
        for inst in func.block_insts(block) {
            let form = func.inst(inst).form;
            let form = if form.is_local() {
                let view = func.form(target, form);
                let operands: Vec<_> = view.operands().collect();
                builder.intern_form(view.kind, &operands, &UnitSet::from_words(view.clobbers))
            } else {
                form
            };
            builder.push_inst(form, func.inst_operands(inst))?;
        }
        for edge in func.succ_edges(block) {
            builder.successor(blocks[func.edge(edge).to.as_u32() as usize], func.edge_args(edge))?;
        }
    }
    Ok(builder.finish())
}
