//! A builder for clients that already have the complete function in a representation of their own.
//!
//! A [`FunctionBuilder`](crate::ir::FunctionBuilder) fills blocks in any order and finds equal forms. Such a client needs
//! neither: it walks its function once, in the order of the code, and knows itself which forms are equal. A
//! [`StreamBuilder`] writes straight into the arrays of the function, and keeps them for the next function. Each call takes
//! time linear in its arguments.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::{Block, BlockData, EdgeData, Function, Inst, InstData, Value};
use crate::target::{Conv, Form, FormKind, FormTable, OperandDesc, TargetDesc, Type};
use crate::units::UnitSet;

/// Writes functions block by block, in the order of the code, and keeps the buffers.
///
/// The shape of the function is right whatever is written. [`validate`](crate::validate) checks the content.
pub struct StreamBuilder {
    func: Function,
    /// The names of forms of functions before, beginning with the last.
    names: Vec<String>,
}

impl Default for StreamBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl StreamBuilder {
    /// An empty builder.
    pub fn new() -> Self {
        let func = Function {
            name: String::new(),
            convention: None,
            reserved: Default::default(),
            features: Default::default(),
            frequencies: None,
            values: Default::default(),
            blocks: Default::default(),
            block_params: Default::default(),
            edges: Default::default(),
            edge_args: Default::default(),
            insts: Default::default(),
            operands: Default::default(),
            forms: FormTable::default(),
        };
        StreamBuilder { func, names: Vec::new() }
    }

    /// Starts a function for `target`, with its entry block. The function that was written before is dropped.
    pub fn start(&mut self, target: &TargetDesc, name: &str, convention: Option<Conv>) {
        let func = &mut self.func;
        func.name.clear();
        func.name.push_str(name);
        func.convention = convention;
        func.features = target.default_features();
        func.values.clear();
        func.blocks.clear();
        func.block_params.clear();
        func.edges.clear();
        func.edge_args.clear();
        func.insts.clear();
        func.operands.clear();
        self.names.extend(func.forms.names.to_mut().drain(..).rev().map(Cow::into_owned));
        func.forms.clear(target.set_words);
        self.next_block();
    }

    /// Ends the current block and begins the next one.
    pub fn next_block(&mut self) -> Block {
        self.end_block();
        let func = &mut self.func;
        let (inst, param, edge) = (func.insts.len() as u32, func.block_params.len() as u32, func.edges.len() as u32);
        func.blocks.push(BlockData { insts: (inst, inst), params: (param, param), edges: (edge, edge) })
    }

    fn end_block(&mut self) {
        let func = &mut self.func;
        if let Some(block) = func.blocks.values_mut().next_back() {
            block.insts.1 = func.insts.len() as u32;
            block.params.1 = func.block_params.len() as u32;
            block.edges.1 = func.edges.len() as u32;
        }
    }

    /// A new value of type `ty`, which something must define.
    #[inline]
    pub fn value(&mut self, ty: Type) -> Value {
        self.func.values.push(ty)
    }

    /// Adds a form, without a search for an equal one.
    pub fn form(&mut self, kind: FormKind, operands: &[OperandDesc], clobbers: &UnitSet) -> Form {
        let forms = &mut self.func.forms;
        let name = self.names.pop().unwrap_or_else(|| alloc::format!("${}", forms.len()));
        Form::local(forms.push(name, kind, operands, clobbers))
    }

    /// Makes a value the next parameter of the current block.
    #[inline]
    pub fn param(&mut self, value: Value) {
        self.func.block_params.push(value);
    }

    /// Adds an instruction to the current block. Its operands are those that [`StreamBuilder::operand`] adds next.
    #[inline]
    pub fn inst(&mut self, form: Form) -> Inst {
        let first_operand = self.func.operands.len() as u32;
        self.func.insts.push(InstData { form, first_operand })
    }

    /// Adds an operand to the last instruction.
    #[inline]
    pub fn operand(&mut self, value: Value) {
        self.func.operands.push(value);
    }

    /// Adds a successor to the current block. The values that are passed are those that [`StreamBuilder::argument`]
    /// adds next.
    #[inline]
    pub fn successor(&mut self, to: Block) {
        let func = &mut self.func;
        let from = Block::new(func.blocks.len() - 1);
        let arg = func.edge_args.len() as u32;
        func.edges.push(EdgeData { from, to, args: (arg, arg) });
    }

    /// Passes a value to the last successor. Does nothing if there is none.
    #[inline]
    pub fn argument(&mut self, value: Value) {
        let func = &mut self.func;
        if let Some(edge) = func.edges.values_mut().next_back() {
            func.edge_args.push(value);
            edge.args.1 += 1;
        }
    }

    /// Ends the last block. The function is not yet validated.
    pub fn finish(&mut self) -> &Function {
        self.end_block();
        &self.func
    }

    /// The function as it was when it was last [finished](StreamBuilder::finish).
    #[inline]
    pub fn func(&self) -> &Function {
        &self.func
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::stream_builder::*;
    use crate::testing::random::{Shape, function, rounds};
    use crate::testing::toy_target;

    /// Writes down a function that lies ready.
    fn write<'a>(transcript: &'a mut StreamBuilder, func: &Function, target: &TargetDesc) -> &'a Function {
        transcript.start(target, &func.name, func.convention);
        for index in 0..func.local_forms().len() {
            let form = func.form(target, Form::local(index));
            let operands: Vec<OperandDesc> = form.operands().collect();
            assert_eq!(transcript.form(form.kind, &operands, &UnitSet::from_words(form.clobbers)), Form::local(index));
        }
        for value in func.values() {
            assert_eq!(transcript.value(func.value_type(value)), value);
        }
        for block in func.blocks() {
            if block != Block::ENTRY {
                assert_eq!(transcript.next_block(), block);
            }
            for &param in func.block_params(block) {
                transcript.param(param);
            }
            for inst in func.block_insts(block) {
                assert_eq!(transcript.inst(func.inst(inst).form), inst);
                func.inst_operands(inst).iter().for_each(|&value| transcript.operand(value));
            }
            for edge in func.succ_edges(block) {
                transcript.successor(func.edge(edge).to);
                func.edge_args(edge).iter().for_each(|&arg| transcript.argument(arg));
            }
        }
        transcript.finish()
    }

    /// Nothing of one function stays for the next, either.
    #[test]
    fn what_is_written_down_is_what_the_builder_makes() {
        let target = toy_target();
        let shape = Shape { blocks: 8, insts: 8, wild_forms: false, reserve: 0 };
        let mut transcript = StreamBuilder::new();
        rounds(500, |u| {
            let func = function(u, &target, &shape)?;
            assert_eq!(write(&mut transcript, &func, &target), &func);
            Ok(())
        });
    }
}
