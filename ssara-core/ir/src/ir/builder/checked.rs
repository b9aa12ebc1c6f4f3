//! A builder for clients that know types, numbers of operands and forms at run time only.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::ir::builder::error::BuildError;
use crate::ir::builder::{FunctionBuilder, OpenBlock, PushedInst};
use crate::ir::{Block, Function, InstHandle, Value};
use ssara_tables::target::{Conv, Form, FormKind, Role, Target, Type};

/// Builds a function by ids of forms and types, and checks what a typed builder checks by Rust's types.
/// These are the number and types of uses, the number of successors, the number and types of arguments.
///
/// A branch may be added before its successors are known: [`CheckedBuilder::inst`] adds it without any, and
/// [`CheckedBuilder::set_successor`] sets each of them. So may parameters of blocks be, by [`CheckedBuilder::param`].
///
/// The first mistake is kept until [`CheckedBuilder::finish`], so that code in between needs no error handling. New values
/// stand in for what a wrong instruction would define.
#[derive(Debug)]
pub struct CheckedBuilder<'t> {
    pub(super) func: FunctionBuilder<'t>,
    error: Option<BuildError>,
}

impl<'t> CheckedBuilder<'t> {
    /// Starts a function for `target`.
    pub fn new(target: &'t Target, name: &str) -> Self {
        CheckedBuilder { func: FunctionBuilder::new(target, name), error: None }
    }
    /// The target.
    pub fn target(&self) -> &'t Target {
        self.func.target()
    }
    /// Makes a block with parameters of these types. The first block is the entry.
    pub fn block(&mut self, params: &[Type]) -> (Block, Vec<Value>) {
        let block = self.func.create_block();
        (block, params.iter().map(|&ty| self.func.block_param(block, ty)).collect())
    }
    /// Adds a parameter to a block.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    pub fn param(&mut self, block: Block, ty: Type) -> Value {
        self.func.block_param(block, ty)
    }
    /// Makes `block` the current block, to which instructions are added.
    pub fn switch_to(&mut self, block: Block) {
        self.func.switch_to(block);
    }
    /// The last instruction of the current block, if it has one.
    pub fn last_inst(&self) -> Option<InstHandle> {
        self.func.last_inst()
    }

    /// Adds an instruction with these uses and returns its defs, as [`FunctionBuilder::inst`] does. The successors of a
    /// branch are to be set.
    pub fn inst(&mut self, form: Form, uses: &[Value]) -> Vec<Value> {
        self.branch(form, uses, &[])
    }
    /// Adds an instruction with these uses and successors, each with the arguments for its parameters. Returns its defs.
    pub fn branch(&mut self, form: Form, uses: &[Value], successors: &[(Block, &[Value])]) -> Vec<Value> {
        let pushed =
            self.check(form, uses, successors.len()).and_then(|()| self.func.terminate(form, uses, successors));
        self.defs(pushed, |func| {
            let Ok(view) = func.form(form) else { return Vec::new() };
            let defs = view.operands().filter(|operand| operand.is_def() && !operand.is_scratch());
            defs.map(|operand| func.target().class(operand.class()).ty).collect()
        })
    }
    /// Sets a successor of a block by its number, as [`FunctionBuilder::set_successor`] does.
    ///
    /// # Panics
    /// When the block is not one of this builder's, or the number is not below 2^20.
    pub fn set_successor(&mut self, block: Block, number: usize, to: Block, args: &[Value]) {
        self.func.set_successor(block, number, to, args);
    }
    /// Receives the function's arguments in the places of its convention, as [`FunctionBuilder::entry`] does. Makes the
    /// entry block if there is no current one.
    pub fn entry(&mut self, conv: impl Into<Conv>, types: &[Type]) -> Vec<Value> {
        if self.func.current_block().is_none() {
            let entry = self.func.create_block();
            self.func.switch_to(entry);
        }
        let pushed = self.is_open().and_then(|()| self.func.entry(conv, types));
        self.defs(pushed, |_| types.to_vec())
    }
    /// Adds a call and returns its results, as [`FunctionBuilder::call`] does.
    pub fn call(&mut self, conv: impl Into<Conv>, callee: &[Value], args: &[Value], results: &[Type]) -> Vec<Value> {
        let pushed = self.is_open().and_then(|()| self.func.call(conv, callee, args, results));
        self.defs(pushed, |_| results.to_vec())
    }
    /// Ends the block with a call, and returns its results, as [`FunctionBuilder::invoke`] does.
    pub fn invoke(
        &mut self,
        conv: impl Into<Conv>,
        callee: &[Value],
        args: &[Value],
        results: &[Type],
        successors: &[(Block, &[Value])],
    ) -> Vec<Value> {
        let pushed = self.is_open().and_then(|()| self.func.invoke(conv, callee, args, results, successors));
        self.defs(pushed, |_| results.to_vec())
    }
    /// Leaves the function by a call, as [`FunctionBuilder::tail_call`] does.
    pub fn tail_call(&mut self, conv: impl Into<Conv>, callee: &[Value], args: &[Value]) {
        let done = self.is_open().and_then(|()| self.func.tail_call(conv, callee, args));
        self.keep(done.map(drop));
    }
    /// Returns from the function with `results` in the places of `conv`.
    pub fn ret(&mut self, conv: impl Into<Conv>, results: &[Value]) {
        let done = self.is_open().and_then(|()| self.func.ret(conv, results));
        self.keep(done.map(drop));
    }
    /// Lays the blocks out and returns the function. What is not checked here, `ssara_core::validate` checks: that each
    /// block ends in a terminator, and that definitions come before uses on all paths.
    ///
    /// # Errors
    /// The first mistake since the builder was made.
    pub fn finish(self) -> Result<Function, BuildError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        self.func.blocks.values().try_for_each(|block| self.check_successors(block))?;
        Ok(self.func.finish())
    }

    fn keep(&mut self, done: Result<(), BuildError>) {
        if let Err(error) = done {
            self.error.get_or_insert(error);
        }
    }

    /// The defs of an instruction or, after a mistake, values of these types that stand in for them.
    fn defs(
        &mut self,
        pushed: Result<PushedInst, BuildError>,
        types: impl FnOnce(&FunctionBuilder<'t>) -> Vec<Type>,
    ) -> Vec<Value> {
        pushed.map(|pushed| pushed.defs).unwrap_or_else(|error| {
            self.keep(Err(error));
            types(&self.func).into_iter().map(|ty| self.func.create_value(ty)).collect()
        })
    }

    /// Whether there is a current block that has no terminator.
    fn is_open(&self) -> Result<(), BuildError> {
        let block = self.func.current_block().ok_or(BuildError::NoBlock)?;
        let data = self.func.blocks.get(block).ok_or_else(|| BuildError::Unknown(block.to_string()))?;
        match data.insts.last().map(|&(form, _)| self.func.form(form)) {
            Some(Ok(form)) if form.kind.is_terminator() => Err(BuildError::Terminated(block)),
            _ => Ok(()),
        }
    }

    /// What is wrong with an instruction, if anything is.
    fn check(&self, form: Form, uses: &[Value], successors: usize) -> Result<(), BuildError> {
        self.is_open()?;
        let func = &self.func;
        let view = func.form(form)?;
        let name = || func.form_name(form).to_string();
        let operands = view.operands().enumerate().filter(|(_, operand)| operand.role() == Role::Use);
        let expected = operands.clone().count();
        if expected != uses.len() {
            return Err(BuildError::OperandCount { form: name(), what: "uses", expected, found: uses.len() });
        }
        for ((index, operand), &value) in operands.zip(uses) {
            let ty = func.target().class(operand.class()).ty;
            self.check_type(value, ty, || {
                let operand = func.operand_name(form, index);
                let named = if operand.is_empty() { operand.to_string() } else { alloc::format!(" (`{operand}`)") };
                alloc::format!("operand {index}{named} of form `{}`", name())
            })?;
        }
        // A branch without successors gets them later.
        if view.kind == FormKind::Branch && successors == 0 { Ok(()) } else { self.check_count(form, successors) }
    }

    /// Whether a form takes this number of successors.
    fn check_count(&self, form: Form, found: usize) -> Result<(), BuildError> {
        let is_branch = self.func.form(form)?.kind == FormKind::Branch;
        let declared = self.func.num_successors(form).map(usize::from);
        let fits = match declared.filter(|_| is_branch) {
            Some(count) => found == count,
            None => is_branch == (found > 0),
        };
        if fits {
            return Ok(());
        }
        let (form, expected) = (self.func.form_name(form).to_string(), declared.unwrap_or(usize::from(is_branch)));
        Err(BuildError::OperandCount { form, what: "successors", expected, found })
    }

    /// What is wrong with the successors of a block, if anything is.
    fn check_successors(&self, block: &OpenBlock) -> Result<(), BuildError> {
        if let Some(&(form, _)) = block.insts.last() {
            self.check_count(form, block.successors.len())?;
        }
        block.successors.iter().try_for_each(|(to, args)| self.check_args(*to, args))
    }

    fn check_args(&self, to: Block, args: &[Value]) -> Result<(), BuildError> {
        let block = self.func.blocks.get(to).ok_or_else(|| BuildError::Unknown(to.to_string()))?;
        if block.params.len() != args.len() {
            let (block, expected, found) = (to, block.params.len(), args.len());
            return Err(BuildError::ArgumentCount { block, expected, found });
        }
        for (index, (&param, &arg)) in block.params.iter().zip(args).enumerate() {
            let Some(ty) = self.func.value_type(param) else { continue };
            self.check_type(arg, ty, || alloc::format!("parameter {index} of {to}"))?;
        }
        Ok(())
    }

    fn check_type(
        &self,
        value: Value,
        expected: Type,
        place: impl FnOnce() -> alloc::string::String,
    ) -> Result<(), BuildError> {
        let found = self.func.value_type(value).ok_or_else(|| BuildError::Unknown(value.to_string()))?;
        if found == expected {
            return Ok(());
        }
        let name = |ty: Type| self.target().types.get(ty.index()).map_or("?", |ty| &ty.name).to_string();
        Err(BuildError::WrongType { value, place: place(), expected: name(expected), found: name(found) })
    }
}
