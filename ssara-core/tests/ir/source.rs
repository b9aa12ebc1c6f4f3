//! Functions of a client that are translated in one walk.

use cranelift_entity::EntityRef;
use ssara_core::ir::{
    Block, Function, Inst, LocalForms, Reference, Source, SourceReference, StreamBuilder, UnknownValue, Value,
};
use ssara_core::target::{Conv, Features, Form, OperandDesc, Reg, TargetDesc, Type};
use ssara_core::units::UnitSet;
use ssara_testing::random::{Shape, function_with_computed_jumps, references, rounds};
use ssara_testing::toy_target;

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
        let forms = std::vec![None; func.local_forms().len()];
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
            assert!(one.operands().eq(other.operands()) && one.kind == other.kind && one.clobbers == other.clobbers);
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
    let func = ssara_core::text::parse(source, &target).expect("a function");
    let (v0, v1) = (Value::from_u32(0), Value::from_u32(1));
    let mut again = Again { aliases: std::vec![(v1, v0)], ..Again::new(&func, &target) };
    let mut builder = StreamBuilder::new();
    let ours = builder.ingest(&mut again, &target).expect("all values are known");
    assert_eq!(ours.inst_operands(Inst::from_u32(2)), [v0, v0]);
    assert_eq!(builder.source_value(1), Some(v0));
    assert_eq!(builder.source_value(2), None);
    let mut few = Again { num_values: 1, ..Again::new(&func, &target) };
    assert_eq!(builder.ingest(&mut few, &target).err(), Some(UnknownValue(v1)));
}
