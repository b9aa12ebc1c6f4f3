//! Functions in a representation of the client's own, and their translation.
//!
//! A client that has its whole function before allocation implements [`Source`]. [`StreamBuilder::ingest`] translates
//! it in one walk over blocks, instructions and operands. It collects nothing on the way, and keeps its buffers from
//! function to function.

use alloc::vec::Vec;

use cranelift_entity::packed_option::PackedOption;

use crate::ir::{Block, Function, LocalForms, Reference, StreamBuilder, Value};
use crate::target::{Conv, Features, Form, Reg, TargetDesc, Type};

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
    pub fn ingest<S: Source>(&mut self, source: &mut S, target: &TargetDesc) -> Result<&Function, S::Error> {
        self.start(target, source.name(), source.convention());
        if let Some(features) = source.features() {
            self.set_features(features);
        }
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

#[cfg(test)]
mod tests {
    use cranelift_entity::EntityRef;

    use crate::ir::Inst;
    use crate::ir::source::*;
    use crate::target::OperandDesc;
    use crate::testing::random::{Shape, function_with_computed_jumps, references, rounds};
    use crate::testing::toy_target;
    use crate::units::UnitSet;

    /// A function that lies ready. Its forms are added when they occur first.
    struct Again<'a> {
        func: &'a Function,
        target: &'a TargetDesc,
        forms: Vec<Option<Form>>,
        num_values: usize,
        aliases: Vec<(Value, Value)>,
    }

    impl<'a> Again<'a> {
        fn new(func: &'a Function, target: &'a TargetDesc) -> Self {
            let forms = alloc::vec![None; func.local_forms().len()];
            Again { func, target, forms, num_values: func.num_values(), aliases: Vec::new() }
        }
    }

    impl<'a> Source for Again<'a> {
        type Inst = Inst;
        type Value = Value;
        type Error = UnknownValue<Value>;

        fn name(&self) -> &str {
            &self.func.name
        }
        fn convention(&self) -> Option<Conv> {
            self.func.convention
        }
        fn features(&self) -> Option<Features> {
            Some(self.func.features)
        }
        fn reserved(&self) -> &[Reg] {
            &self.func.reserved
        }
        fn num_blocks(&self) -> usize {
            self.func.num_blocks()
        }
        fn params(&self, block: usize) -> impl Iterator<Item = Value> {
            self.func.block_params(Block::new(block)).iter().copied()
        }
        fn insts(&self, block: usize) -> impl Iterator<Item = Inst> + use<'a> {
            self.func.block_insts(Block::new(block))
        }
        fn form(&mut self, inst: Inst, forms: &mut LocalForms<'_>) -> Result<Form, Self::Error> {
            let form = self.func.inst(inst).form;
            if !form.is_local() {
                return Ok(form);
            }
            let view = self.func.form(self.target, form);
            let operands: Vec<OperandDesc> = view.operands().collect();
            let add = || forms.add(view.kind, &operands, &UnitSet::from_words(view.clobbers));
            Ok(*self.forms[form.table_index()].get_or_insert_with(add))
        }
        fn operands(&self, inst: Inst) -> impl Iterator<Item = Value> {
            self.func.inst_operands(inst).iter().copied()
        }
        fn successors(&self, block: usize) -> impl Iterator<Item = usize> {
            self.func.succ_edges(Block::new(block)).map(|edge| self.func.edge(edge).to.index())
        }
        fn args(&self, block: usize, index: usize) -> impl Iterator<Item = Value> {
            let edge = self.func.succ_edges(Block::new(block)).nth(index);
            edge.into_iter().flat_map(|edge| self.func.edge_args(edge)).copied()
        }
        fn num_values(&self) -> usize {
            self.num_values
        }
        fn value_index(&self, value: Value) -> usize {
            value.index()
        }
        fn value_type(&self, value: Value) -> Type {
            self.func.value_type(value)
        }
        fn aliases(&self) -> impl Iterator<Item = (Value, Value)> {
            self.aliases.iter().copied()
        }
        fn frequency(&self, block: usize) -> Option<f32> {
            self.func.frequency(Block::new(block))
        }
        fn edge_frequency(&self, block: usize, successor: usize) -> Option<f32> {
            self.func.edge_frequency(self.func.succ_edges(Block::new(block)).nth(successor)?)
        }
        fn is_computed(&self, block: usize) -> bool {
            self.func.is_computed(Block::new(block))
        }
        fn inst_tag(&self, inst: Inst) -> u64 {
            self.func.inst_tag(inst)
        }
        fn value_tag(&self, value: Value) -> u64 {
            self.func.value_tag(value)
        }
        fn is_safepoint(&self, inst: Inst) -> bool {
            self.func.is_safepoint(inst)
        }
        fn reference(&self, value: Value) -> Option<SourceReference<Value>> {
            Some(match self.func.reference(value)? {
                Reference::Base => SourceReference::Base,
                Reference::Derived(base) => SourceReference::Derived(base),
            })
        }
    }

    /// Checks that two functions are the same but for the numbers of values and forms. Nothing of the function before stays.
    fn assert_same(builder: &StreamBuilder, func: &Function, target: &TargetDesc) {
        let new = builder.func();
        let ours = |values: &[Value]| -> Vec<Option<Value>> {
            values.iter().map(|value| builder.source_value(value.index())).collect()
        };
        let theirs = |values: &[Value]| -> Vec<Option<Value>> { values.iter().copied().map(Some).collect() };
        assert_eq!((&new.name, new.convention, new.features), (&func.name, func.convention, func.features));
        assert_eq!((&new.reserved, new.num_blocks()), (&func.reserved, func.num_blocks()));
        for block in func.blocks() {
            assert_eq!(new.frequency(block), func.frequency(block));
            assert_eq!(new.is_computed(block), func.is_computed(block));
            for (one, other) in new.succ_edges(block).zip(func.succ_edges(block)) {
                assert_eq!(new.edge_frequency(one), func.edge_frequency(other));
            }
            assert_eq!(theirs(new.block_params(block)), ours(func.block_params(block)));
            assert!(new.block_insts(block).eq(func.block_insts(block)));
            for inst in func.block_insts(block) {
                let (one, other) = (new.inst_form(target, inst), func.inst_form(target, inst));
                assert!(
                    one.operands().eq(other.operands()) && one.kind == other.kind && one.clobbers == other.clobbers
                );
                assert_eq!(theirs(new.inst_operands(inst)), ours(func.inst_operands(inst)));
                assert_eq!(new.inst_tag(inst), func.inst_tag(inst));
                assert_eq!(new.is_safepoint(inst), func.is_safepoint(inst));
            }
            for (one, other) in new.succ_edges(block).zip(func.succ_edges(block)) {
                assert_eq!(new.edge(one).to, func.edge(other).to);
                assert_eq!(theirs(new.edge_args(one)), ours(func.edge_args(other)));
            }
        }
        for value in func.values() {
            let Some(our_value) = builder.source_value(value.index()) else { continue };
            assert_eq!(
                (new.value_type(our_value), new.value_tag(our_value)),
                (func.value_type(value), func.value_tag(value))
            );
            let reference = func.reference(value).map(|reference| match reference {
                Reference::Base => Reference::Base,
                Reference::Derived(base) => Reference::Derived(ours(&[base])[0].expect("a base is translated")),
            });
            assert_eq!(new.reference(our_value), reference);
        }
    }

    #[test]
    fn what_is_ingested_is_the_source() {
        let target = toy_target();
        let shape = Shape { blocks: 8, insts: 8, wild_forms: false, reserve: 2 };
        let mut builder = StreamBuilder::new();
        rounds(500, |u| {
            let mut func = function_with_computed_jumps(u, &target, &shape)?;
            for inst in (0..func.num_insts()).map(Inst::new) {
                func.set_inst_tag(inst, u.int_in_range(0..=3)?);
            }
            for value in func.values() {
                func.set_value_tag(value, u.int_in_range(0..=3)?);
            }
            references(u, &mut func, &target)?;
            for block in func.blocks() {
                func.set_frequency(block, *u.choose(&[None, Some(0.5), Some(7.0)])?);
            }
            builder.ingest(&mut Again::new(&func, &target), &target).expect("all values are known");
            assert_same(&builder, &func, &target);
            Ok(())
        });
    }

    #[test]
    fn aliases_are_one_value_and_unknown_values_are_refused() {
        let target = toy_target();
        let source = "function \"f\" isa toy {\nblock0:\nv0: i64 = const64\nv1: i64 = const64\nstore64 v0, v1\nret\n}";
        let func = crate::text::parse(source, &target).expect("a function");
        let (v0, v1) = (Value::from_u32(0), Value::from_u32(1));
        let mut again = Again { aliases: alloc::vec![(v1, v0)], ..Again::new(&func, &target) };
        let mut builder = StreamBuilder::new();
        let ours = builder.ingest(&mut again, &target).expect("all values are known");
        assert_eq!(ours.inst_operands(Inst::from_u32(2)), [v0, v0]);
        assert_eq!(builder.source_value(1), Some(v0));
        assert_eq!(builder.source_value(2), None);
        let mut few = Again { num_values: 1, ..Again::new(&func, &target) };
        assert_eq!(builder.ingest(&mut few, &target).err(), Some(UnknownValue(v1)));
    }
}
