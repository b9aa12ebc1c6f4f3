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
use cranelift_entity::packed_option::PackedOption;

use crate::ir::{
    Block, BlockData, Edge, EdgeData, Function, Inst, InstData, OfferedAlternatives, Reference, SpillHint, Value,
};
use ssara_tables::target::{Conv, Features, Form, FormKind, FormTable, OperandDesc, Reg, Target, Type};
use ssara_tables::units::UnitSet;

/// Writes functions block by block, in the order of the code, and keeps the buffers.
///
/// The shape of the function is right whatever is written. `ssara_core::validate` checks the content.
#[derive(Debug)]
pub struct StreamBuilder {
    func: Function,
    /// The names of forms of functions before, beginning with the last.
    names: Vec<String>,
    /// By number of a client's value: the value, if the function was [ingested](StreamBuilder::ingest).
    pub(super) source_values: Vec<PackedOption<Value>>,
}

/// The forms of the function that a [`StreamBuilder`] writes.
#[derive(Debug)]
pub struct LocalForms<'a>(&'a mut StreamBuilder);

impl LocalForms<'_> {
    /// Adds a form, without a search for an equal one.
    pub fn add(&mut self, kind: FormKind, operands: &[OperandDesc], clobbers: &UnitSet) -> Form {
        self.0.form(kind, operands, clobbers)
    }
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
            offered: Default::default(),
            made_for: Default::default(),
            values: Default::default(),
            blocks: Default::default(),
            block_params: Default::default(),
            edges: Default::default(),
            edge_args: Default::default(),
            insts: Default::default(),
            operands: Default::default(),
            forms: FormTable::default(),
            frequencies: Default::default(),
            edge_frequencies: Default::default(),
            computed: Default::default(),
            inst_tags: Default::default(),
            comments: Default::default(),
            value_tags: Default::default(),
            hints: Default::default(),
            references: Default::default(),
            names: Default::default(),
        };
        StreamBuilder { func, names: Vec::new(), source_values: Vec::new() }
    }

    /// Starts a function for `target`, with its entry block. The function that was written before is dropped.
    pub fn start(&mut self, target: &Target, name: &str, convention: Option<Conv>) {
        let func = &mut self.func;
        func.name.clear();
        func.name.push_str(name);
        func.convention = convention;
        func.reserved.clear();
        func.features = target.default_features();
        func.offered = OfferedAlternatives::All;
        func.made_for.set(target);
        func.frequencies.clear();
        func.edge_frequencies.clear();
        func.computed.clear();
        func.values.clear();
        func.blocks.clear();
        func.block_params.clear();
        func.edges.clear();
        func.edge_args.clear();
        func.insts.clear();
        func.operands.clear();
        func.inst_tags.clear();
        func.comments.clear();
        func.value_tags.clear();
        func.hints.clear();
        func.references.clear();
        self.source_values.clear();
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

    /// Sets the features of the machine for which the function is compiled. The default is the target's default set.
    pub fn set_features(&mut self, features: Features) {
        self.func.features = features;
    }

    /// Sets the forms whose alternatives the allocator may choose. The default is all forms.
    pub fn offer(&mut self, alternatives: OfferedAlternatives) {
        self.func.offered = alternatives;
    }

    /// Keeps a register out of allocation in this function.
    pub fn reserve(&mut self, reg: Reg) {
        self.func.reserved.push(reg);
    }

    /// The forms of the function.
    pub fn local_forms(&mut self) -> LocalForms<'_> {
        LocalForms(self)
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

    /// Sets how often the current block runs, relative to the entry.
    pub fn set_frequency(&mut self, frequency: f32) {
        let block = Block::new(self.func.blocks.len() - 1);
        self.func.set_frequency(block, Some(frequency));
    }

    /// Sets how often the edge to the last successor is taken, relative to the entry.
    pub fn set_edge_frequency(&mut self, frequency: f32) {
        let edge = Edge::new(self.func.edges.len() - 1);
        self.func.set_edge_frequency(edge, Some(frequency));
    }

    /// Makes the branch at the end of the current block a [computed jump](Function::set_computed).
    pub fn set_computed(&mut self) {
        let block = Block::new(self.func.blocks.len() - 1);
        self.func.set_computed(block, true);
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

    /// Sets the [tag](Function::inst_tag) of an instruction.
    #[inline]
    pub fn set_inst_tag(&mut self, inst: Inst, tag: u64) {
        self.func.set_inst_tag(inst, tag);
    }

    /// Sets the [tag](Function::value_tag) of a value.
    #[inline]
    pub fn set_value_tag(&mut self, value: Value, tag: u64) {
        self.func.set_value_tag(value, tag);
    }

    /// Sets the [register](Function::set_reg_hint) in which a value should be.
    pub fn set_reg_hint(&mut self, value: Value, reg: Reg) {
        self.func.set_reg_hint(value, Some(reg));
    }

    /// Sets the [register](Function::set_operand_hint) in which an operand should be.
    pub fn set_operand_hint(&mut self, inst: Inst, operand: usize, reg: Reg) {
        self.func.set_operand_hint(inst, operand, Some(reg));
    }

    /// Sets [when a value is spilled](Function::set_spill_hint), compared with others.
    pub fn set_spill_hint(&mut self, value: Value, hint: SpillHint) {
        self.func.set_spill_hint(value, hint);
    }

    /// Makes a value a [reference](Function::set_reference).
    pub fn set_reference(&mut self, value: Value, reference: Reference) {
        self.func.set_reference(value, Some(reference));
    }

    /// Makes an instruction a [safepoint](Function::set_safepoint).
    pub fn set_safepoint(&mut self, inst: Inst) {
        self.func.set_safepoint(inst, true);
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
