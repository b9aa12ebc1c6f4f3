//! Making functions from what lies ready in the order of the code, straight into the arrays of the function.
//!
//! A [`FunctionBuilder`](super::FunctionBuilder) lets blocks be filled in any order and finds equal forms. A client that
//! has its function complete in a form of its own needs neither: it goes through it once, knows which constraints it has
//! seen before, and compiles one function after the other. A [`Transcript`] keeps the arrays for the next function, and
//! makes nothing else. Each call takes time linear in what it is given.

use alloc::string::String;

use cranelift_entity::EntityRef;

use super::{Block, BlockData, EdgeData, Function, InstData, Value};
use crate::target::{Conv, Form, FormKind, FormTable, OperandDesc, TargetDesc, Type};
use crate::units::UnitSet;

/// Writes functions block by block, in the order of the code, and keeps the buffers.
///
/// Whatever is written, the function has its shape; whether its content makes sense is what
/// [`validate`](super::validate) says.
pub struct Transcript {
    func: Function,
}

impl Default for Transcript {
    fn default() -> Self {
        Self::new()
    }
}

impl Transcript {
    /// An empty transcript.
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
        Transcript { func }
    }

    /// Starts a function for `target`, with its entry block. What was written before is gone.
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
        func.forms.clear(target.set_words);
        self.next_block();
    }

    /// Ends the block at hand and begins the next one.
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

    /// A new form. Whether there is an equal one is not asked.
    pub fn form(&mut self, kind: FormKind, operands: &[OperandDesc], clobbers: &UnitSet) -> Form {
        let forms = &mut self.func.forms;
        let name = alloc::format!("${}", forms.len());
        Form::local(forms.push(name, kind, operands, clobbers))
    }

    /// Makes a value the next parameter of the block at hand.
    #[inline]
    pub fn param(&mut self, value: Value) {
        self.func.block_params.push(value);
    }

    /// Adds an instruction to the block at hand. Its operands are those that [`Transcript::operand`] adds next.
    #[inline]
    pub fn inst(&mut self, form: Form) {
        let first_operand = self.func.operands.len() as u32;
        self.func.insts.push(InstData { form, first_operand });
    }

    /// Adds an operand to the last instruction.
    #[inline]
    pub fn operand(&mut self, value: Value) {
        self.func.operands.push(value);
    }

    /// Adds a successor to the block at hand. The values that are passed are those that [`Transcript::argument`] adds next.
    #[inline]
    pub fn successor(&mut self, to: Block) {
        let func = &mut self.func;
        let from = Block::new(func.blocks.len() - 1);
        let arg = func.edge_args.len() as u32;
        func.edges.push(EdgeData { from, to, args: (arg, arg) });
    }

    /// Passes a value to the last successor; nothing, if there is none.
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

    /// The function as it was when it was last [finished](Transcript::finish).
    #[inline]
    pub fn func(&self) -> &Function {
        &self.func
    }
}
