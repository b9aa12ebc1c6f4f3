//! Functions in a representation of the client's own, and their translation.
//!
//! A client that has its whole function before allocation implements [`Source`]. [`StreamBuilder::ingest`] translates
//! it in one walk over blocks, instructions and operands. It collects nothing on the way, and keeps its buffers from
//! function to function.

use alloc::vec::Vec;

use cranelift_entity::packed_option::PackedOption;

use crate::ir::{Block, Function, LocalForms, OfferedAlternatives, Reference, StreamBuilder, Value};
use ssara_tables::target::{Conv, Features, Form, Reg, Target, Type};

/// A function in the client's own representation.
///
/// Blocks are numbered from 0, and block 0 is the entry. The translated function has the same blocks, instructions and
/// operands in the same order. Its values are numbered in the order in which the walk meets them.
pub trait Source {
    /// An instruction.
    type Inst: Copy;
    /// A value.
    type Value: Copy;
    /// Why a function cannot be translated.
    type Error: From<UnknownValue<Self::Value>>;

    /// The name of the function.
    fn name(&self) -> &str {
        ""
    }
    /// The convention by which the function is called.
    fn convention(&self) -> Option<Conv> {
        None
    }
    /// The features of the machine for which it is compiled; `None` for the target's default set.
    fn features(&self) -> Option<Features> {
        None
    }
    /// The forms whose alternatives the allocator may choose.
    fn offered(&self) -> OfferedAlternatives {
        OfferedAlternatives::All
    }
    /// Registers that are kept out of allocation in the function.
    fn reserved(&self) -> &[Reg] {
        &[]
    }

    /// The number of blocks, at least one.
    fn num_blocks(&self) -> usize;
    /// The parameters of a block.
    fn params(&self, block: usize) -> impl Iterator<Item = Self::Value>;
    /// The instructions of a block, in order.
    fn insts(&self, block: usize) -> impl Iterator<Item = Self::Inst> + use<Self>;
    /// The form of an instruction: one of the target, or one of the function's own, which `forms` adds. Called once for each
    /// instruction, in order. The operands of the instruction are asked for next.
    ///
    /// # Errors
    /// When the instruction cannot be translated.
    fn form(&mut self, inst: Self::Inst, forms: &mut LocalForms<'_>) -> Result<Form, Self::Error>;
    /// The operands of an instruction, defs and uses alike, in the order of its form.
    fn operands(&self, inst: Self::Inst) -> impl Iterator<Item = Self::Value>;
    /// The successors of a block.
    fn successors(&self, block: usize) -> impl Iterator<Item = usize>;
    /// The arguments for the parameters of successor number `index` of a block.
    fn args(&self, block: usize, index: usize) -> impl Iterator<Item = Self::Value>;

    /// A bound of the numbers of values. It is the size of a table; not each number need occur.
    fn num_values(&self) -> usize;
    /// The number of a value, less than [`Source::num_values`].
    fn value_index(&self, value: Self::Value) -> usize;
    /// The type of a value.
    fn value_type(&self, value: Self::Value) -> Type;
    /// Pairs of values that are one. The first of a pair is another name of the second, and is in no other pair.
    fn aliases(&self) -> impl Iterator<Item = (Self::Value, Self::Value)> {
        core::iter::empty()
    }

    /// How often a block runs, relative to the entry, if that is known.
    fn frequency(&self, _block: usize) -> Option<f32> {
        None
    }
    /// How often the edge to a successor is taken, relative to the entry, if that is known.
    fn edge_frequency(&self, _block: usize, _successor: usize) -> Option<f32> {
        None
    }
    /// Whether a block ends in a [computed jump](Function::set_computed).
    fn is_computed(&self, _block: usize) -> bool {
        false
    }
    /// The [tag](Function::inst_tag) of an instruction.
    fn inst_tag(&self, _inst: Self::Inst) -> u64 {
        0
    }
    /// The [tag](Function::value_tag) of a value.
    fn value_tag(&self, _value: Self::Value) -> u64 {
        0
    }
    /// Whether an instruction is a [safepoint](Function::is_safepoint).
    fn is_safepoint(&self, _inst: Self::Inst) -> bool {
        false
    }
    /// The kind of [reference](Function::reference) that a value is; `None` if it is no reference.
    fn reference(&self, _value: Self::Value) -> Option<SourceReference<Self::Value>> {
        None
    }
}

/// The kind of a reference of a [`Source`]; see [`Reference`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SourceReference<V> {
    /// It points to an object.
    Base,
    /// It points into the object to which the value points.
    Derived(V),
}

/// A value of a [`Source`] whose number is not less than [`Source::num_values`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a value has a number that is too large")]
pub struct UnknownValue<V>(pub V);

impl StreamBuilder {
    /// Translates a function for `target`. The function that was written before is dropped. The result is not yet validated.
    /// Takes time linear in the function and in the bound of the numbers of values.
    ///
    /// # Errors
    /// That of the source, or a value whose number is too large. The builder then holds a part of the function.
    pub fn ingest<S: Source>(&mut self, source: &mut S, target: &Target) -> Result<&Function, S::Error> {
        self.start(target, source.name(), source.convention());
        if let Some(features) = source.features() {
            self.set_features(features);
        }
        self.offer(source.offered());
        source.reserved().iter().for_each(|&reg| self.reserve(reg));
        let mut values = ValueMap { of: core::mem::take(&mut self.source_values), derived: Vec::new() };
        values.of.clear();
        values.of.resize(source.num_values(), None.into());
        let done = self.ingest_blocks(source, &mut values);
        self.source_values = values.of;
        done?;
        Ok(self.finish())
    }

    /// The value for the client's value of this number in the function that was ingested last, if it has one.
    #[inline]
    pub fn source_value(&self, index: usize) -> Option<Value> {
        self.source_values.get(index)?.expand()
    }

    fn ingest_blocks<S: Source>(&mut self, source: &mut S, values: &mut ValueMap<S::Value>) -> Result<(), S::Error> {
        for (alias, of) in source.aliases() {
            let value = values.find(self, source, of)?;
            let known = values.of.get_mut(source.value_index(alias)).ok_or(UnknownValue(alias))?;
            *known = value.into();
        }
        for index in 0..source.num_blocks() {
            if index > 0 {
                self.next_block();
            }
            if let Some(frequency) = source.frequency(index) {
                self.set_frequency(frequency);
            }
            if source.is_computed(index) {
                self.set_computed();
            }
            for param in source.params(index) {
                let param = values.find(self, source, param)?;
                self.param(param);
            }
            for inst in source.insts(index) {
                let form = source.form(inst, &mut self.local_forms())?;
                let ours = self.inst(form);
                let tag = source.inst_tag(inst);
                if tag != 0 {
                    self.set_inst_tag(ours, tag);
                }
                if source.is_safepoint(inst) {
                    self.set_safepoint(ours);
                }
                for operand in source.operands(inst) {
                    let operand = values.find(self, source, operand)?;
                    self.operand(operand);
                }
            }
            for (number, to) in source.successors(index).enumerate() {
                self.successor(Block::from_u32(to as u32));
                if let Some(frequency) = source.edge_frequency(index, number) {
                    self.set_edge_frequency(frequency);
                }
                for arg in source.args(index, number) {
                    let arg = values.find(self, source, arg)?;
                    self.argument(arg);
                }
            }
        }
        // A base that occurs nowhere may be a derived reference itself, which adds to the list.
        while let Some((value, base)) = values.derived.pop() {
            let base = values.find(self, source, base)?;
            self.set_reference(value, Reference::Derived(base));
        }
        Ok(())
    }
}

/// By the client's number: the values so far.
struct ValueMap<V> {
    of: Vec<PackedOption<Value>>,
    /// The derived references, with their bases.
    derived: Vec<(Value, V)>,
}

impl<V: Copy> ValueMap<V> {
    /// The value for a value of the client's.
    #[inline]
    fn find<S: Source<Value = V>>(
        &mut self,
        builder: &mut StreamBuilder,
        source: &S,
        value: V,
    ) -> Result<Value, UnknownValue<V>> {
        let known = self.of.get_mut(source.value_index(value)).ok_or(UnknownValue(value))?;
        if let Some(known) = known.expand() {
            return Ok(known);
        }
        let new = builder.value(source.value_type(value));
        *known = new.into();
        let tag = source.value_tag(value);
        if tag != 0 {
            builder.set_value_tag(new, tag);
        }
        match source.reference(value) {
            None => {}
            Some(SourceReference::Base) => builder.set_reference(new, Reference::Base),
            Some(SourceReference::Derived(base)) => self.derived.push((new, base)),
        }
        Ok(new)
    }
}
