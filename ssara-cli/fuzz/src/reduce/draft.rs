//! A function taken apart, so that pieces can be left out.
//!
//! [`Draft::build`] makes a function from the pieces. It may not be valid; the caller must validate it.

use ssara_core::Target;
use ssara_core::ir::{Alternative, Function, FunctionBuilder, OfferedAlternatives, Reference, Value};
use ssara_core::target::{Conv, Features, Form, FormKind, OperandDesc, Reg, Type};
use ssara_core::units::UnitSet;

/// A function in pieces. Values and blocks go by their numbers in the original.
#[derive(Clone)]
pub(super) struct Draft {
    name: String,
    pub convention: Option<Conv>,
    pub reserved: Vec<Reg>,
    features: Features,
    offered: OfferedAlternatives,
    types: Vec<Type>,
    pub blocks: Vec<Block>,
    /// Values that are defined at the start of the function, out of nothing.
    pub sources: Vec<usize>,
}

/// A block; the entry is the first.
#[derive(Clone)]
pub(super) struct Block {
    pub frequency: Option<f32>,
    /// Whether it ends in a computed jump.
    pub is_computed: bool,
    pub params: Vec<usize>,
    /// The instructions, the terminator last.
    pub insts: Vec<Inst>,
    pub edges: Vec<(usize, Vec<usize>)>,
}

/// An instruction, with a form of the target or of the original, or a mere end of everything.
#[derive(Clone)]
pub(super) struct Inst {
    pub form: Option<Form>,
    pub operands: Vec<usize>,
    /// Whether it is a safepoint.
    pub is_safepoint: bool,
}

impl Draft {
    /// Takes a function apart.
    pub fn new(func: &Function) -> Draft {
        let ids = |values: &[Value]| values.iter().map(|value| value.as_u32() as usize).collect::<Vec<_>>();
        let blocks = func.blocks().map(|block| Block {
            frequency: func.frequency(block),
            is_computed: func.is_computed(block),
            params: ids(func.block_params(block)),
            insts: func
                .block_insts(block)
                .map(|inst| Inst {
                    form: Some(func.inst(inst).form),
                    operands: ids(func.inst_operands(inst)),
                    is_safepoint: func.is_safepoint(inst),
                })
                .collect(),
            edges: func
                .succ_edges(block)
                .map(|edge| (func.edge(edge).to.as_u32() as usize, ids(func.edge_args(edge))))
                .collect(),
        });
        Draft {
            name: func.name.clone(),
            convention: func.convention,
            reserved: func.reserved.clone(),
            features: func.features,
            // Forms of the function's own are made anew, without the alternatives that are not offered.
            offered: match &func.offered {
                OfferedAlternatives::Except(forms) => forms.iter().copied().filter(|form| !form.is_local()).collect(),
                all_or_none => all_or_none.clone(),
            },
            types: func.values().map(|value| func.value_type(value)).collect(),
            blocks: blocks.collect(),
            sources: Vec::new(),
        }
    }

    /// The number of instructions.
    pub fn num_insts(&self) -> usize {
        self.blocks.iter().map(|block| block.insts.len()).sum::<usize>() + self.sources.len()
    }

    /// A value of the type of `like` that is defined at the start of the function.
    pub fn source(&mut self, like: usize) -> usize {
        if let Some(&known) = self.sources.iter().find(|&&source| self.types[source] == self.types[like]) {
            return known;
        }
        let source = self.types.len();
        self.types.push(self.types[like]);
        self.sources.push(source);
        source
    }

    /// Whether an instruction or an edge names a value.
    pub fn is_used(&self, value: usize) -> bool {
        let in_block = |block: &Block| {
            block.insts.iter().any(|inst| inst.operands.contains(&value))
                || block.edges.iter().any(|edge| edge.1.contains(&value))
        };
        self.blocks.iter().any(in_block)
    }

    /// Leaves out the sources whose values nothing reads.
    pub fn remove_unused_sources(&mut self) {
        let used: Vec<usize> = self.sources.iter().copied().filter(|&source| self.is_used(source)).collect();
        self.sources = used;
    }

    /// The type of a value.
    pub fn ty(&self, value: usize) -> Type {
        self.types[value]
    }

    /// Puts `with` wherever `value` is read.
    pub fn replace_uses(&mut self, original: &Function, target: &Target, value: usize, with: usize) {
        for block in &mut self.blocks {
            for inst in &mut block.insts {
                let Some(form) = inst.form else { continue };
                let form = original.form(target, form);
                for (operand, desc) in inst.operands.iter_mut().zip(form.operands()) {
                    if !desc.is_def() && *operand == value {
                        *operand = with;
                    }
                }
            }
            for arg in block.edges.iter_mut().flat_map(|edge| &mut edge.1) {
                if *arg == value {
                    *arg = with;
                }
            }
        }
    }

    /// Makes a function from the pieces; `None` if they do not fit together.
    pub fn build(&self, original: &Function, target: &Target) -> Option<Function> {
        let mut builder = FunctionBuilder::new(target, &self.name);
        builder.set_features(self.features);
        builder.offer(self.offered.clone());
        if let Some(conv) = self.convention {
            builder.set_convention(conv);
        }
        self.reserved.iter().for_each(|&reg| builder.reserve(reg));
        let mut values: Vec<Option<Value>> = vec![None; self.types.len()];
        let mut value = |builder: &mut FunctionBuilder<'_>, id: usize| {
            *values[id].get_or_insert_with(|| builder.create_value(self.types[id]))
        };
        let blocks: Vec<_> = self.blocks.iter().map(|_| builder.create_block()).collect();
        for (index, block) in self.blocks.iter().enumerate() {
            builder.switch_to(blocks[index]);
            if let Some(frequency) = block.frequency {
                builder.set_frequency(blocks[index], frequency);
            }
            if block.is_computed {
                builder.set_computed(blocks[index]);
            }
            for &param in &block.params {
                let param = value(&mut builder, param);
                builder.push_block_param(blocks[index], param);
            }
            let is_entry =
                |inst: &Inst| inst.form.is_some_and(|form| original.form(target, form).kind == FormKind::Entry);
            let before_sources = block.insts.iter().take_while(|inst| index == 0 && is_entry(inst)).count();
            for (position, inst) in block.insts.iter().enumerate() {
                if index == 0 && position == before_sources {
                    self.push_sources(&mut builder, target, &mut value)?;
                }
                let form = match inst.form {
                    None => builder.intern_form(FormKind::Trap, &[], &target.no_units()),
                    Some(form) => adapted(&mut builder, original, target, form, block.edges.len()),
                };
                let operands: Vec<Value> = inst.operands.iter().map(|&id| value(&mut builder, id)).collect();
                let made = builder.push_inst(form, &operands).ok()?;
                if inst.is_safepoint {
                    builder.set_safepoint(made);
                }
            }
            for (to, args) in &block.edges {
                let args: Vec<Value> = args.iter().map(|&id| value(&mut builder, id)).collect();
                builder.successor(*blocks.get(*to)?, &args).ok()?;
            }
        }
        for (value, made) in original.values().zip(&values).filter_map(|(value, made)| Some((value, (*made)?))) {
            annotate(&mut builder, original, (value, made), &values);
        }
        Some(builder.finish())
    }

    fn push_sources(
        &self,
        builder: &mut FunctionBuilder<'_>,
        target: &Target,
        value: &mut impl FnMut(&mut FunctionBuilder<'_>, usize) -> Value,
    ) -> Option<()> {
        for &source in &self.sources {
            let def = OperandDesc::reg_def(target.home_class(self.types[source]));
            let form = builder.intern_form(FormKind::Op, &[def], &target.no_units());
            let source = value(builder, source);
            builder.push_inst(form, &[source]).ok()?;
        }
        Some(())
    }
}

/// The form of the new function that equals a form of the target or of the old function, for a block with `successors`
/// successors. A branch with another number of successors becomes one with any number.
fn adapted(builder: &mut FunctionBuilder<'_>, from: &Function, target: &Target, form: Form, edges: usize) -> Form {
    let count = from.num_successors(target, form);
    let fits = count.is_none_or(|count| usize::from(count) == edges);
    if fits && !form.is_local() {
        return form;
    }
    let alternative = |form: Form| {
        let view = from.form(target, form);
        Alternative {
            operands: view.operands().collect(),
            relations: view.relations.iter().map(|entry| entry.relation).collect(),
            clobbers: UnitSet::from_words(view.clobbers),
        }
    };
    let alternatives: Vec<Alternative> =
        std::iter::once(form).chain(from.alternatives(target, form)).map(alternative).collect();
    match from.form(target, form).kind {
        FormKind::Branch => {
            let on_edges: Vec<UnitSet> = from.sets_of_edges(target, form).map(UnitSet::from_words).collect();
            builder.intern_branch(count.filter(|_| fits), &alternatives, &on_edges)
        }
        kind => builder.intern_alternatives(kind, &alternatives),
    }
}

/// Gives a value the hints and the reference that it has in the original. A derived reference keeps its base, if that is
/// still there.
fn annotate(
    builder: &mut FunctionBuilder<'_>,
    original: &Function,
    (value, made): (Value, Value),
    values: &[Option<Value>],
) {
    if let Some(reg) = original.reg_hint(value) {
        builder.set_reg_hint(made, reg);
    }
    builder.set_spill_hint(made, original.spill_hint(value));
    let Some(reference) = original.reference(value) else { return };
    let reference = match reference {
        Reference::Base => Reference::Base,
        Reference::Derived(base) => values[base.as_u32() as usize].map_or(Reference::Base, Reference::Derived),
    };
    builder.set_reference(made, reference);
}
