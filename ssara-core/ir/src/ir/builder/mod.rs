//! Making functions.

mod alternative;
mod annotations;
mod checked;
mod checked_annotations;
mod conventions;
mod error;
mod forms;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use cranelift_entity::packed_option::ReservedValue;
use cranelift_entity::{PrimaryMap, SecondaryMap};
use rustc_hash::FxBuildHasher;

pub use crate::ir::builder::alternative::Alternative;
use crate::ir::builder::alternative::FormKey;
pub use crate::ir::builder::checked::CheckedBuilder;
pub use crate::ir::builder::conventions::Signature;
pub(crate) use crate::ir::builder::conventions::{Passed, edge_sets};
pub use crate::ir::builder::error::BuildError;
use crate::ir::hints::Hints;
use crate::ir::made_for::MadeFor;
use crate::ir::names::TextNumbers;
use crate::ir::references::References;
use crate::ir::{Block, BlockData, EdgeData, Function, InstData, InstHandle, OfferedAlternatives, Reference, Value};
use ssara_tables::target::{Conv, Features, Form, FormTable, FormView, OperandDesc, Reg, Role, Target, Type};
use ssara_tables::units::UnitSet;

type HashMap<K, V> = hashbrown::HashMap<K, V, FxBuildHasher>;

/// Numbers of successors that are set are below this. Bounds the memory that a wrong number takes.
const MAX_SUCCESSORS: usize = 1 << 20;

/// Builds a [`Function`] block by block. Blocks may be created and filled in any order; [`FunctionBuilder::finish`] lays
/// them out in the order of their creation.
///
/// The builder refuses only what it cannot represent: an instruction without a block, a wrong number of operands.
/// `ssara_core::validate` finds all other mistakes, so that a front end sees them at once.
#[derive(Debug)]
pub struct FunctionBuilder<'t> {
    target: &'t Target,
    name: String,
    convention: Option<Conv>,
    reserved: Vec<Reg>,
    features: Features,
    offered: OfferedAlternatives,
    values: PrimaryMap<Value, Type>,
    blocks: PrimaryMap<Block, OpenBlock>,
    current: Option<Block>,
    forms: FormTable,
    interned: HashMap<FormKey, Form>,
    /// The positions of the clobber sets of `forms`. Ordered, for the text form may bring sets chosen to collide.
    sets: BTreeMap<UnitSet, u32>,
    inst_tags: Vec<(InstHandle, u64)>,
    value_tags: SecondaryMap<Value, u64>,
    /// Without those of operands.
    hints: Hints,
    operand_hints: Vec<(InstHandle, usize, Reg)>,
    /// Without safepoints.
    references: References,
    safepoints: Vec<InstHandle>,
    /// Of a block, by the number of the successor.
    edge_frequencies: Vec<(Block, usize, f32)>,
}

#[derive(Default, Debug)]
struct OpenBlock {
    params: Vec<Value>,
    insts: Vec<(Form, u32)>,
    operands: Vec<Value>,
    successors: Vec<(Block, Vec<Value>)>,
    frequency: Option<f32>,
    is_computed: bool,
}

/// An instruction that a [`FunctionBuilder`] has added, with the values that it defines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushedInst {
    /// The instruction.
    pub inst: InstHandle,
    /// Its defs, without scratch operands, in the order of the form.
    pub defs: Vec<Value>,
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
            offered: OfferedAlternatives::All,
            values: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            current: None,
            forms: FormTable::new(target.set_words),
            interned: HashMap::default(),
            sets: BTreeMap::from([(target.no_units(), 0)]),
            inst_tags: Vec::new(),
            value_tags: SecondaryMap::new(),
            hints: Hints::default(),
            operand_hints: Vec::new(),
            references: References::default(),
            edge_frequencies: Vec::new(),
            safepoints: Vec::new(),
        }
    }
    /// The target.
    pub fn target(&self) -> &'t Target {
        self.target
    }
    /// Says by which convention the function is called.
    pub fn set_convention(&mut self, conv: impl Into<Conv>) {
        self.convention = Some(conv.into());
    }
    /// Sets the features of the machine for which the function is compiled. The default is the target's default set.
    pub fn set_features(&mut self, features: Features) {
        self.features = features;
    }
    /// Sets the forms whose alternatives the allocator may choose. The default is all forms.
    pub fn offer(&mut self, alternatives: OfferedAlternatives) {
        self.offered = alternatives;
    }
    /// Keeps a register out of allocation in this function.
    pub fn reserve(&mut self, reg: impl Into<Reg>) {
        self.reserved.push(reg.into());
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
    /// Sets the frequency of a block: how often it runs, relative to the entry. The allocator estimates the frequencies
    /// of all other blocks.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    pub fn set_frequency(&mut self, block: Block, frequency: f32) {
        self.blocks[block].frequency = Some(frequency);
    }
    /// Sets how often the edge from a block to its successor of this number is taken, relative to the entry. What is not
    /// said of blocks follows from edges, where it does.
    ///
    /// # Panics
    /// When the block has no such successor yet.
    pub fn set_edge_frequency(&mut self, block: Block, successor: usize, frequency: f32) {
        assert!(successor < self.blocks[block].successors.len(), "{block} has no successor {successor}");
        self.edge_frequencies.push((block, successor, frequency));
    }
    /// Makes the branch at the end of a block a [computed jump](Function::set_computed), whose edges hold no edits.
    ///
    /// # Panics
    /// When the block is not one of this builder's.
    pub fn set_computed(&mut self, block: Block) {
        self.blocks[block].is_computed = true;
    }
    /// Makes `block` the current block, to which instructions are added.
    pub fn switch_to(&mut self, block: Block) {
        self.current = Some(block);
    }
    /// The block that instructions go to.
    pub fn current_block(&self) -> Option<Block> {
        self.current
    }

    /// The name of a form; `?` when there is no such form.
    pub fn form_name(&self, form: Form) -> &str {
        self.form_table(form).map_or("?", |table| &table.names[form.table_index()])
    }
    /// The name of an operand of a form; empty where it has none.
    pub fn operand_name(&self, form: Form, operand: usize) -> &str {
        let Ok(table) = self.form_table(form) else { return "" };
        table.operand_names.get(table.starts[form.table_index()] as usize + operand).map_or("", |name| name)
    }
    /// The number of successors of a form. `None` if it is a branch to any number of blocks, if it is no branch, and if
    /// there is no such form.
    pub fn num_successors(&self, form: Form) -> Option<u16> {
        self.form_table(form).ok()?.successors(form.table_index())
    }
    /// Whether edges out of a branch of this form clobber registers. A computed jump must not have such a form.
    pub fn clobbers_on_edges(&self, form: Form) -> bool {
        self.form_table(form).is_ok_and(|table| table.edge_clobbers(form.table_index()).any(|set| set != 0))
    }
    /// The last instruction of the current block; `None` if it has none yet, or if there is no current block.
    pub fn last_inst(&self) -> Option<InstHandle> {
        let block = self.current?;
        let position = self.blocks.get(block)?.insts.len().checked_sub(1)?;
        Some(InstHandle::new(block, position as u32))
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
    pub fn push_inst(&mut self, form: Form, operands: &[Value]) -> Result<InstHandle, BuildError> {
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
        let (block, open) = self.open_block()?;
        let inst = InstHandle::new(block, open.insts.len() as u32);
        let first = open.operands.len() as u32;
        open.insts.push((form, first));
        open.operands.extend_from_slice(operands);
        Ok(inst)
    }

    /// Adds an instruction with the given uses, in the order in which the form names them. Each def is a new value of the
    /// type of its operand's class. Scratch operands get new values as well, which nothing reads.
    ///
    /// # Errors
    /// When there is no current block or no such form, or the number of uses is wrong.
    pub fn inst(&mut self, form: Form, uses: &[Value]) -> Result<PushedInst, BuildError> {
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
        let inst = self.push_inst(form, &operands)?;
        Ok(PushedInst { inst, defs })
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

    /// Sets a successor of a block by its number: the block it goes to, and the arguments. It may be set before or after the
    /// terminator is added, and in any order. What was set before is replaced. A number that is left out in the end is an
    /// error of validation.
    ///
    /// # Panics
    /// When the block is not one of this builder's, or the number is not below 2^20.
    pub fn set_successor(&mut self, block: Block, number: usize, to: Block, args: &[Value]) {
        assert!(number < MAX_SUCCESSORS, "a block has fewer than {MAX_SUCCESSORS} successors");
        let successors = &mut self.blocks[block].successors;
        if successors.len() <= number {
            successors.resize_with(number + 1, || (Block::reserved_value(), Vec::new()));
        }
        successors[number] = (to, args.to_vec());
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
    ) -> Result<PushedInst, BuildError> {
        let pushed = self.inst(form, uses)?;
        for (to, args) in successors {
            self.successor(*to, args)?;
        }
        Ok(pushed)
    }

    /// Replaces the values of operands, parameters and arguments, and the destinations of edges. Linear in all of them.
    pub(crate) fn rename(&mut self, value: impl Fn(Value) -> Value, block: impl Fn(Block) -> Block) {
        for open in self.blocks.values_mut() {
            let args = open.successors.iter_mut().flat_map(|successor| &mut successor.1);
            let values = open.params.iter_mut().chain(&mut open.operands).chain(args);
            values.for_each(|it| *it = value(*it));
            open.successors.iter_mut().for_each(|successor| successor.0 = block(successor.0));
        }
        for reference in self.references.of_values.values_mut().flatten() {
            if let Reference::Derived(base) = reference {
                *base = value(*base);
            }
        }
    }
    /// Lays the blocks out and returns the function, not yet validated.
    pub fn finish(self) -> Function {
        let mut func = Function {
            name: self.name,
            convention: self.convention,
            reserved: self.reserved,
            features: self.features,
            offered: self.offered,
            made_for: MadeFor::new(self.target),
            values: self.values,
            blocks: PrimaryMap::with_capacity(self.blocks.len()),
            block_params: Vec::new(),
            edges: PrimaryMap::new(),
            edge_args: Vec::new(),
            insts: PrimaryMap::new(),
            operands: Vec::new(),
            forms: self.forms,
            frequencies: SecondaryMap::new(),
            edge_frequencies: SecondaryMap::new(),
            computed: BTreeSet::new(),
            inst_tags: SecondaryMap::new(),
            comments: BTreeMap::new(),
            value_tags: self.value_tags,
            hints: self.hints,
            references: self.references,
            names: TextNumbers::default(),
        };
        for (block, open) in self.blocks.into_iter() {
            if open.frequency.is_some() {
                func.set_frequency(block, open.frequency);
            }
            if open.is_computed {
                func.set_computed(block, true);
            }
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
        for (block, successor, frequency) in self.edge_frequencies {
            let edge = func.succ_edges(block).nth(successor);
            edge.into_iter().for_each(|edge| func.set_edge_frequency(edge, Some(frequency)));
        }
        for (inst, tag) in self.inst_tags {
            func.set_inst_tag(func.inst_at(inst), tag);
        }
        for (inst, operand, reg) in self.operand_hints {
            func.set_operand_hint(func.inst_at(inst), operand, Some(reg));
        }
        for inst in self.safepoints {
            func.set_safepoint(func.inst_at(inst), true);
        }
        func
    }
}
