//! A function in pieces, to be changed and put together again.

use std::collections::BTreeMap;

use ssara_core::ir::{Alternative, Block, Function, FunctionBuilder, Value};
use ssara_core::target::{Conv, Features, Form, FormKind, Reg, Type};
use ssara_core::units::UnitSet;
use ssara_core::{Target, TargetDesc};

use super::legal::alternative_of;

/// A block.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its parameters.
    pub params: Vec<Value>,
    /// Its instructions.
    pub insts: Vec<(Form, Vec<Value>)>,
    /// Its edges.
    pub edges: Vec<(Block, Vec<Value>)>,
    /// How often it runs.
    pub frequency: Option<f32>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The types of its values.
    pub values: Vec<Type>,
    /// Its blocks, in the order of the code.
    pub blocks: Vec<Piece>,
    /// Its forms; the number of a local form is its position here.
    pub forms: Vec<(FormKind, Vec<Alternative>)>,
    /// The numbers of successors of forms that have one, by position.
    counts: BTreeMap<usize, u16>,
    /// What the edges out of forms destroy, by position.
    on_edges: BTreeMap<usize, Vec<UnitSet>>,
    /// Its convention.
    pub convention: Option<Conv>,
    /// Its features.
    pub features: Features,
    /// The registers that it reserves.
    pub reserved: Vec<Reg>,
}

impl Draft {
    /// Takes a function apart.
    pub fn new(func: &Function, target: &TargetDesc) -> Draft {
        let table = func.local_forms();
        let mut forms = Vec::new();
        let mut number = BTreeMap::new();
        let (mut counts, mut on_edges) = (BTreeMap::new(), BTreeMap::new());
        for index in (0..table.len()).filter(|&index| table.alternative_of(index).is_none()) {
            let all = std::iter::once(index).chain(table.alternatives(index));
            let alternatives =
                all.map(|alternative| alternative_of(table.get(alternative, target.set_words))).collect();
            number.insert(index, forms.len());
            counts.extend(table.successors(index).map(|count| (forms.len(), count)));
            let sets = func.sets_of_edges(target, Form::local(index)).map(UnitSet::from_words);
            on_edges.insert(forms.len(), sets.collect());
            forms.push((table.get(index, target.set_words).kind, alternatives));
        }
        let form = |form: Form| if form.is_local() { Form::local(number[&form.table_index()]) } else { form };
        let blocks = func
            .blocks()
            .map(|block| Piece {
                params: func.block_params(block).to_vec(),
                insts: func
                    .block_insts(block)
                    .map(|inst| (form(func.inst(inst).form), func.inst_operands(inst).to_vec()))
                    .collect(),
                edges: func.succ_edges(block).map(|edge| (func.edge(edge).to, func.edge_args(edge).to_vec())).collect(),
                frequency: func.frequency(block),
            })
            .collect();
        Draft {
            values: func.values().map(|value| func.value_type(value)).collect(),
            blocks,
            forms,
            counts,
            on_edges,
            convention: func.convention,
            features: func.features,
            reserved: func.reserved.clone(),
        }
    }

    /// The alternatives of a form.
    pub fn alternatives(&self, form: Form, target: &TargetDesc) -> (FormKind, Vec<Alternative>) {
        if form.is_local() {
            return self.forms[form.table_index()].clone();
        }
        let view = target.forms.get(form.table_index(), target.set_words);
        (view.kind, vec![alternative_of(view)])
    }

    /// The number of successors that a form demands.
    pub fn successors(&self, form: Form, target: &TargetDesc) -> Option<u16> {
        let index = form.table_index();
        if form.is_local() { self.counts.get(&index).copied() } else { target.forms.successors(index) }
    }

    /// Adds a form.
    pub fn add_form(&mut self, kind: FormKind, alternatives: Vec<Alternative>) -> Form {
        self.forms.push((kind, alternatives));
        Form::local(self.forms.len() - 1)
    }

    /// Adds a value.
    pub fn add_value(&mut self, ty: Type) -> Value {
        self.values.push(ty);
        Value::from_u32(self.values.len() as u32 - 1)
    }

    /// Puts the function together.
    pub fn build(&self, target: &Target) -> Function {
        let mut builder = FunctionBuilder::new(target, "systematic");
        builder.set_features(self.features);
        self.reserved.iter().for_each(|&reg| builder.reserve(reg));
        if let Some(conv) = self.convention {
            builder.set_convention(conv);
        }
        let mut forms = Vec::new();
        for (index, (kind, alternatives)) in self.forms.iter().enumerate() {
            let on_edges = self.on_edges.get(&index).map_or(&[][..], |sets| sets);
            forms.push(match kind {
                FormKind::Branch => builder.intern_branch(self.counts.get(&index).copied(), alternatives, on_edges),
                kind => builder.intern_alternatives(*kind, alternatives),
            });
        }
        for &ty in &self.values {
            builder.create_value(ty);
        }
        let blocks: Vec<Block> = self.blocks.iter().map(|_| builder.create_block()).collect();
        for (&block, piece) in blocks.iter().zip(&self.blocks) {
            piece.params.iter().for_each(|&param| builder.push_block_param(block, param));
            if let Some(frequency) = piece.frequency {
                builder.set_frequency(block, frequency);
            }
            builder.switch_to(block);
            for (form, operands) in &piece.insts {
                let form = if form.is_local() { forms[form.table_index()] } else { *form };
                builder.push_inst(form, operands).expect("as many operands as the form has");
            }
            for (to, args) in &piece.edges {
                builder.successor(*to, args).expect("there is a current block");
            }
        }
        builder.finish()
    }
}
