//! The function of ssara from the items.

use rustc_hash::FxHashMap as HashMap;

use ssara_core::ir::Alternative;
use ssara_core::ir::{self, FunctionBuilder, Value};
use ssara_core::target::{Class, OperandDesc, Pos, Relation, Remat, Role, TupleList};
use ssara_core::units::UnitSet;

use super::{Converter, Item, Name, Op, Place, Refusal};
use crate::computed::jumps;
use crate::machine::Clobbers;
use crate::mir::{Block, Function};

/// The least frequency of a block or an edge for the allocator; the entry has 1. Code that hardly ever runs has a size, too.
/// Without it, a value that lives across calls on such paths is stored and loaded there, by instructions of five bytes, in
/// place of a push and a pop of one or two.
const LEAST_FREQUENCY: f64 = 0.25;

/// The function, and what [`Converted`](super::Converted) says of it besides.
pub(super) struct Built {
    pub function: ir::Function,
    pub edges: Vec<(usize, usize, f64)>,
    pub remats: HashMap<Value, (usize, usize)>,
    pub debug_values: HashMap<u32, Value>,
}

impl Converter<'_> {
    pub(super) fn build(&self, frequencies: &[f64]) -> Result<Built, Refusal> {
        let machine = self.machine;
        let mut builder = FunctionBuilder::new(&machine.target, &self.source.name);
        builder.set_convention(machine.convention);
        let whole = |root: crate::machine::Root| machine.roots[root.index()].kinds.last().map(|kind| kind.1);
        self.reserved.iter().filter_map(whole).for_each(|reg| builder.reserve(reg));
        let values: Vec<Value> = self.kinds.iter().map(|&kind| builder.create_value(machine.kinds[kind].ty)).collect();
        let value = |name: Name, line: usize| match self.names.resolve(name) {
            Some(number) => Ok(values[number as usize]),
            None => Self::refuse(line, format!("{name:?} has no definition")),
        };
        let blocks: Vec<ir::Block> = self.items.iter().map(|_| builder.create_block()).collect();
        let (mut edges, mut remats) = (Vec::new(), HashMap::default());
        // The units of the clobbers so far, and buffers for the operands of an item.
        let mut clobbers: HashMap<Clobbers, UnitSet> = HashMap::default();
        let (mut operands, mut shapes) = (Vec::new(), Vec::new());
        for at in jumps(machine, self.source) {
            builder.set_computed(blocks[at]);
        }
        for (at, items) in self.items.iter().enumerate() {
            let line = self.source.blocks[at].line;
            builder.set_frequency(blocks[at], frequencies[at].max(LEAST_FREQUENCY) as f32);
            for phi in &self.phis[at] {
                builder.push_block_param(blocks[at], value(Name::Virtual(phi.def), phi.line)?);
            }
            builder.switch_to(blocks[at]);
            for (index, item) in items.iter().enumerate() {
                operands.clear();
                for op in &item.ops {
                    operands.push(value(op.name, line)?);
                }
                let form = match *item.ops {
                    [op] if item.remat != Remat::Never => {
                        operands.iter().for_each(|&value| _ = remats.insert(value, (at, index)));
                        builder.intern_remat(op.class, item.remat)
                    }
                    _ => {
                        let clobbers = clobbers.entry(item.clobbers).or_insert_with(|| machine.units(item.clobbers));
                        self.shapes(item, clobbers, &mut shapes);
                        builder.intern_alternatives(item.kind, &shapes[..item.shapes.len()])
                    }
                };
                let pushed = builder.push_inst(form, &operands);
                pushed.or_else(|error| Self::refuse(line, error.to_string()))?;
            }
            for (successor, (to, share)) in self.edges_of(at)?.into_iter().enumerate() {
                let mut args = Vec::new();
                for phi in &self.phis[to] {
                    let Some(Some(arg)) = phi.args.get(at) else {
                        return Self::refuse(phi.line, "a PHI without an operand for an edge");
                    };
                    args.push(value(arg, phi.line)?);
                }
                edges.push((at, to, frequencies[at] * share));
                builder.successor(blocks[to], &args).or_else(|error| Self::refuse(line, error.to_string()))?;
                let frequency = (frequencies[at] * share).max(LEAST_FREQUENCY);
                builder.set_edge_frequency(blocks[at], successor, frequency as f32);
            }
        }
        let of_debug = |register| Some((register, values[self.names.resolve(Name::Virtual(register))? as usize]));
        let debug_values = debug_registers(self.source).filter_map(of_debug).collect();
        Ok(Built { function: builder.finish(), edges, remats, debug_values })
    }

    /// Puts the alternatives of an item with these clobbers in front in `all`, whose memory is used again.
    fn shapes(&self, item: &Item, clobbers: &UnitSet, all: &mut Vec<Alternative>) {
        let none = || Alternative { operands: Vec::new(), relations: Vec::new(), clobbers: clobbers.clone() };
        all.resize_with(all.len().max(item.shapes.len()), none);
        let group = |&(first, list): &(u16, TupleList)| Relation::Group { first, list };
        for (shape, alternative) in item.shapes.iter().zip(all) {
            let constraint = |(at, op): (usize, &Op)| self.operand(op, shape.of(at, op));
            alternative.operands.clear();
            alternative.operands.extend(item.ops.iter().enumerate().filter_map(constraint));
            alternative.relations.clear();
            alternative.relations.extend(item.groups.iter().map(group));
            alternative.clobbers.clone_from(clobbers);
        }
    }

    /// The constraint on an operand; `None` for a register that its kind does not have, which the builder then misses.
    fn operand(&self, op: &Op, (class, place): (Class, Place)) -> Option<OperandDesc> {
        let place = match place {
            Place::Class => ssara_core::target::Place::Class,
            Place::Fixed(root) => {
                ssara_core::target::Place::Fixed(self.machine.reg(root, self.machine.kind_of_class(class))?)
            }
            Place::Tied(at) => ssara_core::target::Place::Tied(at),
            Place::Any => ssara_core::target::Place::Any,
            Place::Slot => ssara_core::target::Place::Slot,
        };
        let role = if op.def { Role::Def } else { Role::Use };
        Some(OperandDesc::new(role, if op.early { Pos::Early } else { Pos::Late }, class, place))
    }
}

/// The virtual registers that debug information names, and those of PHIs to which it refers by number.
fn debug_registers(source: &Function) -> impl Iterator<Item = u32> {
    let named = |block: &'_ Block| -> Vec<u32> {
        let phis = block.insts.iter().filter(|inst| inst.opcode == "PHI" && inst.debug_number.is_some());
        let phis = phis.filter_map(|phi| phi.operands.first()?.reg()?.virtual_reg());
        let uses = block.debug.iter().flat_map(|(_, inst)| inst.regs()).filter_map(|(_, reg)| reg.virtual_reg());
        phis.chain(uses).collect()
    };
    source.blocks.iter().flat_map(named)
}
