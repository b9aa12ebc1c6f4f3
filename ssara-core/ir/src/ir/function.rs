//! The function: structure of arrays, ids of 32 bits.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};

use crate::ir::hints::Hints;
use crate::ir::made_for::{MadeFor, OtherTarget};
use crate::ir::names::TextNumbers;
use crate::ir::offered::OfferedAlternatives;
use crate::ir::references::{Reference, References};
use crate::ir::{Block, Edge, Inst, InstHandle, Value};
use ssara_tables::target::{
    Conv, Features, Form, FormTable, FormView, OperandDesc, Pos, Reg, Target, TargetDesc, Type,
};
use ssara_tables::units::UnitSet;

/// A function in SSA form with block parameters.
///
/// A [`FunctionBuilder`](crate::ir::FunctionBuilder) or the parser makes one. The fields are read-only outside this module,
/// so the shape (ranges in bounds, ids in order) holds by construction. `ssara_core::validate` checks the content.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// The name.
    pub name: String,
    /// The convention by which the function is called. It determines the callee-saved registers and further reserved ones.
    pub convention: Option<Conv>,
    /// Registers that are not allocated in this function, besides those reserved by target and convention.
    pub reserved: Vec<Reg>,
    /// The features of the machine for which it is compiled. The default is the target's default set.
    pub features: Features,
    /// The forms whose alternatives the allocator may choose.
    pub offered: OfferedAlternatives,
    pub(super) made_for: MadeFor,
    pub(super) values: PrimaryMap<Value, Type>,
    pub(super) blocks: PrimaryMap<Block, BlockData>,
    pub(super) block_params: Vec<Value>,
    pub(super) edges: PrimaryMap<Edge, EdgeData>,
    pub(super) edge_args: Vec<Value>,
    pub(super) insts: PrimaryMap<Inst, InstData>,
    pub(super) operands: Vec<Value>,
    pub(super) forms: FormTable,
    pub(super) frequencies: SecondaryMap<Block, Option<f32>>,
    pub(super) edge_frequencies: SecondaryMap<Edge, Option<f32>>,
    pub(super) computed: BTreeSet<Block>,
    pub(super) inst_tags: SecondaryMap<Inst, u64>,
    pub(super) comments: BTreeMap<Inst, String>,
    pub(super) value_tags: SecondaryMap<Value, u64>,
    pub(super) hints: Hints,
    pub(super) references: References,
    pub(super) names: TextNumbers,
}

/// A basic block.
#[derive(Clone, PartialEq, Debug)]
pub struct BlockData {
    /// Its instructions: first and one past the last.
    pub insts: (u32, u32),
    /// Its parameters, as a range of [`Function::block_params`].
    pub(super) params: (u32, u32),
    /// Its outgoing edges: first and one past the last.
    pub edges: (u32, u32),
}

/// A control-flow edge.
#[derive(Clone, PartialEq, Debug)]
pub struct EdgeData {
    /// Where it starts.
    pub from: Block,
    /// Where it goes.
    pub to: Block,
    /// The values it passes, as a range of [`Function::edge_args`].
    pub(super) args: (u32, u32),
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct InstData {
    /// Its form, of the target or of this function.
    pub form: Form,
    /// The position of its first operand among all operands of the function.
    pub first_operand: u32,
}

impl Function {
    /// Whether the function was made for `target` or a clone of it. Another target may have the same name and even the same
    /// tables; it counts as another one.
    ///
    /// # Errors
    /// When it was not.
    #[inline]
    pub fn check_target(&self, target: &Target) -> Result<(), OtherTarget> {
        self.made_for.check(target)
    }
    /// The number of blocks.
    #[inline]
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }
    /// The number of instructions.
    #[inline]
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }
    /// The number of values.
    #[inline]
    pub fn num_values(&self) -> usize {
        self.values.len()
    }
    /// The number of block parameters.
    #[inline]
    pub fn num_block_params(&self) -> usize {
        self.block_params.len()
    }
    /// The number of edges.
    #[inline]
    pub fn num_edges(&self) -> usize {
        self.edges.len()
    }
    /// The number of values that edges pass to parameters.
    #[inline]
    pub fn num_edge_args(&self) -> usize {
        self.edge_args.len()
    }
    /// The number of operands of all instructions.
    #[inline]
    pub fn num_operands(&self) -> usize {
        self.operands.len()
    }
    /// The blocks, in the order of the code.
    #[inline]
    pub fn blocks(&self) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + Clone + use<> {
        (0..self.blocks.len()).map(Block::new)
    }
    /// The values, in the order of their ids.
    #[inline]
    pub fn values(&self) -> impl ExactSizeIterator<Item = Value> + Clone + use<> {
        (0..self.values.len()).map(Value::new)
    }
    /// The instructions, in the order of the code.
    pub fn insts(&self) -> impl ExactSizeIterator<Item = Inst> + DoubleEndedIterator + Clone + use<> {
        (0..self.insts.len()).map(Inst::new)
    }
    /// The edges, in the order of their ids.
    #[inline]
    pub fn edges(&self) -> impl ExactSizeIterator<Item = Edge> + Clone + use<> {
        (0..self.edges.len()).map(Edge::new)
    }
    /// A block.
    #[inline]
    pub fn block(&self, block: Block) -> &BlockData {
        &self.blocks[block]
    }
    /// How often a block runs, relative to the entry, if the client has said so. The allocator estimates the frequencies of
    /// all other blocks.
    #[inline]
    pub fn frequency(&self, block: Block) -> Option<f32> {
        self.frequencies[block]
    }
    /// Sets how often a block runs, relative to the entry. Must be finite and not negative. The allocator takes less than
    /// 10^-18 for never, and more than 10^18 for 10^18.
    #[inline]
    pub fn set_frequency(&mut self, block: Block, frequency: Option<f32>) {
        self.frequencies[block] = frequency;
    }
    /// How often an edge is taken, relative to the entry, if the client has said so.
    #[inline]
    pub fn edge_frequency(&self, edge: Edge) -> Option<f32> {
        self.edge_frequencies[edge]
    }
    /// Sets how often an edge is taken, relative to the entry. Must be finite and not negative. Bounded like the
    /// frequency of a block.
    pub fn set_edge_frequency(&mut self, edge: Edge, frequency: Option<f32>) {
        self.edge_frequencies[edge] = frequency;
    }
    /// Whether the client has set the frequency of any block or edge.
    #[inline]
    pub fn has_frequencies(&self) -> bool {
        let mut all = self.frequencies.values().chain(self.edge_frequencies.values());
        all.any(|frequency| frequency.is_some())
    }
    /// An edge.
    #[inline]
    pub fn edge(&self, edge: Edge) -> &EdgeData {
        &self.edges[edge]
    }
    /// An instruction.
    #[inline]
    pub fn inst(&self, inst: Inst) -> &InstData {
        &self.insts[inst]
    }
    /// The instruction that a builder of this function has added. Takes constant time.
    ///
    /// # Panics
    /// When the function has no such instruction, because the handle is another function's.
    #[inline]
    pub fn inst_at(&self, handle: InstHandle) -> Inst {
        let (start, end) = self.blocks[handle.block()].insts;
        assert!(handle.position() < end - start, "{handle:?} is of another function");
        Inst::from_u32(start + handle.position())
    }
    /// The type of a value.
    #[inline]
    pub fn value_type(&self, value: Value) -> Type {
        self.values[value]
    }
    /// The block of an instruction. Takes time logarithmic in the blocks.
    #[inline]
    pub fn block_of(&self, inst: Inst) -> Block {
        let blocks = self.blocks.as_values_slice();
        Block::new(blocks.partition_point(|block| block.insts.0 <= inst.as_u32()).saturating_sub(1))
    }
    /// The instructions of a block, in order.
    #[inline]
    pub fn block_insts(
        &self,
        block: Block,
    ) -> impl ExactSizeIterator<Item = Inst> + DoubleEndedIterator + Clone + use<> {
        let (start, end) = self.blocks[block].insts;
        (start..end).map(Inst::from_u32)
    }
    /// The last instruction of a block; `None` when the block is empty, which validation rejects.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        let (start, end) = self.blocks[block].insts;
        (start < end).then(|| Inst::from_u32(end - 1))
    }
    /// The parameters of a block.
    #[inline]
    pub fn block_params(&self, block: Block) -> &[Value] {
        &self.block_params[self.block_param_range(block)]
    }
    /// The positions of a block's parameters among all block parameters of the function.
    #[inline]
    pub fn block_param_range(&self, block: Block) -> core::ops::Range<usize> {
        let (start, end) = self.blocks[block].params;
        start as usize..end as usize
    }
    /// The outgoing edges of a block.
    #[inline]
    pub fn succ_edges(&self, block: Block) -> impl ExactSizeIterator<Item = Edge> + Clone + use<> {
        let (start, end) = self.blocks[block].edges;
        (start..end).map(Edge::from_u32)
    }
    /// The values that an edge passes to the parameters of its destination, one each.
    #[inline]
    pub fn edge_args(&self, edge: Edge) -> &[Value] {
        let (start, end) = self.edges[edge].args;
        &self.edge_args[start as usize..end as usize]
    }
    /// The positions of an instruction's operands among all operands of the function.
    #[inline]
    pub fn operand_range(&self, inst: Inst) -> core::ops::Range<usize> {
        let start = self.insts[inst].first_operand as usize;
        let end = self.insts.get(Inst::new(inst.index() + 1)).map_or(self.operands.len(), |n| n.first_operand as usize);
        start..end
    }
    /// The positions of the operands of a block's instructions among all operands of the function.
    #[inline]
    pub fn block_operand_range(&self, block: Block) -> core::ops::Range<usize> {
        let (first, end) = self.blocks[block].insts;
        let position = |inst: u32| {
            let inst = self.insts.get(Inst::from_u32(inst));
            inst.map_or(self.operands.len(), |inst| inst.first_operand as usize)
        };
        position(first)..position(end)
    }
    /// The values of all operands, one instruction after the other.
    #[inline]
    pub fn operands(&self) -> &[Value] {
        &self.operands
    }
    /// The values of an instruction's operands.
    #[inline]
    pub fn inst_operands(&self, inst: Inst) -> &[Value] {
        &self.operands[self.operand_range(inst)]
    }
    /// The forms that are interned in this function.
    #[inline]
    pub fn local_forms(&self) -> &FormTable {
        &self.forms
    }
    /// A form, of `target` or of this function.
    ///
    /// # Panics
    /// When there is no such form, which validation rejects.
    #[inline]
    pub fn form<'a>(&'a self, target: &'a TargetDesc, form: Form) -> FormView<'a> {
        let table = if form.is_local() { &self.forms } else { &target.forms };
        table.get(form.table_index(), target.set_words)
    }
    /// A form, of `target` or of this function, if there is such a form. If the function was made for another target, its
    /// sets of units may have the wrong length.
    #[inline]
    pub fn find_form<'a>(&'a self, target: &'a TargetDesc, form: Form) -> Option<FormView<'a>> {
        let table = if form.is_local() { &self.forms } else { &target.forms };
        let sets_end = (table.set_of(form.table_index())? + 1) * usize::from(target.set_words);
        (sets_end <= table.sets.len()).then(|| table.get(form.table_index(), target.set_words))
    }
    /// The other alternatives of a form of `target` or of this function, in order of preference. There are none if the
    /// function does not [offer](Function::offered) them.
    #[inline]
    pub fn alternatives(&self, target: &TargetDesc, form: Form) -> impl ExactSizeIterator<Item = Form> + Clone + use<> {
        let table = if form.is_local() { &self.forms } else { &target.forms };
        let id = move |index: usize| if form.is_local() { Form::local(index) } else { Form(index as u32) };
        let offered = if self.offered.has(form) { table.alternatives(form.table_index()) } else { 0..0 };
        offered.map(id)
    }
    /// The number of successors of a form of `target` or of this function. `None` if it is a branch to any number of
    /// blocks, if it is no branch, and if there is no such form.
    #[inline]
    pub fn num_successors(&self, target: &TargetDesc, form: Form) -> Option<u16> {
        let table = if form.is_local() { &self.forms } else { &target.forms };
        (form.table_index() < table.len()).then(|| table.successors(form.table_index()))?
    }
    /// The sets of units that the edges out of a branch of this form destroy, in the order of the successors. The last one is
    /// that of all others, too.
    pub fn sets_of_edges<'a>(&'a self, target: &'a TargetDesc, form: Form) -> impl Iterator<Item = &'a [u64]> + Clone {
        let table = if form.is_local() { &self.forms } else { &target.forms };
        let words = usize::from(target.set_words);
        let sets = table.edge_clobbers(form.table_index()).map(move |set| set as usize * words);
        sets.map(move |start| table.sets.get(start..start + words).unwrap_or(&[]))
    }
    /// The units that an edge destroys between the branch before it and its own edits, except those in which the branch
    /// defines values. Empty if it destroys nothing.
    #[inline]
    pub fn edge_clobbers<'a>(&'a self, target: &'a TargetDesc, edge: Edge) -> &'a [u64] {
        match self.forms.edge_clobbers.is_empty() && target.forms.edge_clobbers.is_empty() {
            true => &[],
            false => self.find_edge_clobbers(target, edge),
        }
    }
    /// The same if some form has such sets.
    #[inline(never)]
    fn find_edge_clobbers<'a>(&'a self, target: &'a TargetDesc, edge: Edge) -> &'a [u64] {
        let from = self.edges[edge].from;
        let Some(branch) = self.terminator(from) else { return &[] };
        let form = self.insts[branch].form;
        let table = if form.is_local() { &self.forms } else { &target.forms };
        let successor = edge.as_u32() - self.blocks[from].edges.0;
        table.clobbers_on_edge(form.table_index(), successor as usize, target.set_words)
    }
    /// The name of an operand of a form, of `target` or of this function; empty where it has none.
    pub fn operand_name<'a>(&'a self, target: &'a TargetDesc, form: Form, operand: usize) -> &'a str {
        let table = if form.is_local() { &self.forms } else { &target.forms };
        let start = table.starts.get(form.table_index()).map_or(usize::MAX, |&start| start as usize);
        table.operand_names.get(start.saturating_add(operand)).map_or("", |name| name)
    }
    /// The name of a form, of `target` or of this function; `?` when there is no such form.
    pub fn form_name<'a>(&'a self, target: &'a TargetDesc, form: Form) -> &'a str {
        let table = if form.is_local() { &self.forms } else { &target.forms };
        table.names.get(form.table_index()).map_or("?", |name| name)
    }
    /// Whether there is such a value.
    #[inline]
    pub fn value_exists(&self, value: Value) -> bool {
        self.values.is_valid(value)
    }
    /// The type of a value, if there is such a value.
    #[inline]
    pub fn find_type(&self, value: Value) -> Option<Type> {
        self.values.get(value).copied()
    }
    /// The form of an instruction.
    #[inline]
    pub fn inst_form<'a>(&'a self, target: &'a TargetDesc, inst: Inst) -> FormView<'a> {
        self.form(target, self.insts[inst].form)
    }
    /// Whether an instruction of this form clobbers a register, wherever its operands are allocated. It does if the
    /// register or a part of it is clobbered, or a def or scratch operand is fixed to it.
    ///
    /// # Panics
    /// When there is no such form or register.
    pub fn clobbers(&self, target: &TargetDesc, form: Form, reg: Reg) -> bool {
        let view = self.form(target, form);
        let mut written = UnitSet::from_words(view.clobbers);
        let defs = view.operands().filter(|operand| operand.is_def());
        written.union_with(&target.units_of(defs.filter_map(OperandDesc::fixed_reg)));
        target.reg_units(reg).iter().any(|&unit| written.contains(unit))
    }
    /// The operands of an instruction with their constraints.
    #[inline]
    pub fn constrained_operands<'a>(
        &'a self,
        target: &'a TargetDesc,
        inst: Inst,
    ) -> impl ExactSizeIterator<Item = (Value, OperandDesc)> + DoubleEndedIterator + Clone + 'a {
        self.inst_operands(inst).iter().copied().zip(self.inst_form(target, inst).operands())
    }
    /// The phase in which an operand counts as written or read for every alternative of its instruction. A def is early if
    /// it is early in any alternative. A use is late if it is late in any alternative. An alternative that takes the place
    /// of edits has the phases of the form that it replaces. `index` is the operand's number in the instruction,
    /// `constraint` its constraint in the instruction's own form.
    #[inline]
    pub fn widest_pos(&self, target: &TargetDesc, inst: Inst, index: usize, constraint: OperandDesc) -> Pos {
        let form = self.insts[inst].form;
        let widest = if constraint.is_def() { Pos::Early } else { Pos::Late };
        let is_widest = |alternative| self.form(target, alternative).operand(index).pos() == widest;
        let mut alternatives = self.alternatives(target, form);
        let counts = |alternative| is_widest(alternative) && !self.replaces_edits(target, form, alternative);
        if alternatives.any(counts) { widest } else { constraint.pos() }
    }
}

/// References and safepoints.
impl Function {
    /// The kind of reference that a value is; `None` if it is no reference.
    #[inline]
    pub fn reference(&self, value: Value) -> Option<Reference> {
        self.references.of_values[value]
    }
    /// Sets the kind of reference that a value is. The base of a derived reference must be [`Reference::Base`].
    pub fn set_reference(&mut self, value: Value, reference: Option<Reference>) {
        self.references.of_values[value] = reference;
    }
    /// The references of the function, in the order of the values.
    #[inline]
    pub fn references(&self) -> impl Iterator<Item = (Value, Reference)> {
        self.references.of_values.iter().filter_map(|(value, &reference)| Some((value, reference?)))
    }
    /// Whether a collector may run, or the code may be deoptimised, while an instruction is executed.
    #[inline]
    pub fn is_safepoint(&self, inst: Inst) -> bool {
        self.references.safepoints[inst]
    }
    /// The safepoints, in the order of the code.
    #[inline]
    pub fn safepoints(&self) -> impl Iterator<Item = Inst> {
        self.references.safepoints.iter().filter(|(_, is_safepoint)| **is_safepoint).map(|(inst, _)| inst)
    }
    /// Says whether an instruction is a safepoint.
    pub fn set_safepoint(&mut self, inst: Inst, is_safepoint: bool) {
        self.references.safepoints[inst] = is_safepoint;
    }
}
