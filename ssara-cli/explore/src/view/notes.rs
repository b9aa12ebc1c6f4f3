//! The steps before there are registers: where each value is, in lanes, and notes of what the spiller decided.

use std::collections::BTreeMap;

use fixedbitset::FixedBitSet;
use ssara_core::ir::{Block, Function, Inst, Value};
use ssara_core::record::Action;

use super::bare::inst_row;
use super::lanes::{Lanes, Stretch};
use super::rows::Row;
use super::step_data::{Code, Note, StepData, StepRow};

/// A spill plan.
pub struct Plan<'a> {
    /// By block: the values in registers at its start.
    pub entry: &'a [Vec<Value>],
    /// By block: the values in registers at its end.
    pub exit: &'a [Vec<Value>],
    /// What changes in between, in the order of the code.
    pub actions: &'a [(Inst, Action)],
}

/// What the steps before there are registers share.
pub struct Notes<'a> {
    code: Code<'a>,
    /// The rows of blocks and instructions, in order.
    lines: Vec<Line>,
    /// By block: the values that are live at its start, parameters included, and at its end.
    starts: Vec<FixedBitSet>,
    ends: Vec<FixedBitSet>,
    /// By block: whether the allocator takes it for a part of an edge, as it does with blocks that only jump.
    in_edge: Vec<bool>,
    /// By value: a number for its web. Each value is alone until webs are known.
    webs: Vec<usize>,
}

/// The row of a block or an instruction.
struct Line {
    row: StepRow,
    place: Place,
    depth: u32,
    live: Vec<[u32; 2]>,
}

/// The rows of blocks and instructions, in order. Those of instructions that the finished code does not have are made here.
fn lines(code: Code<'_>, last: &[Row]) -> Vec<Line> {
    let func = code.func;
    let mut of_block = vec![None; func.num_blocks()];
    let mut of_inst = vec![None; func.num_insts()];
    for (index, row) in last.iter().enumerate() {
        match row {
            Row::Block { block, depth, live, .. } => of_block[*block as usize] = Some((index, *depth, live)),
            Row::Inst { inst, depth, live, .. } => of_inst[*inst as usize] = Some((index, *depth, live)),
            Row::Edge { .. } | Row::Edit { .. } => {}
        }
    }
    let line = |place, &(index, depth, live): &(usize, u32, &Vec<[u32; 2]>)| Line {
        row: StepRow::Same(index),
        place,
        depth,
        live: live.clone(),
    };
    let removed = |block: Block, inst: Inst| {
        let row = inst_row(code, block, inst);
        let Row::Inst { depth, ref live, .. } = row else { unreachable!("the row of an instruction") };
        Line { place: Place::Inst(inst), depth, live: live.clone(), row: StepRow::Other(row) }
    };
    let mut lines = Vec::new();
    for block in func.blocks() {
        lines.extend(of_block[block.as_u32() as usize].as_ref().map(|known| line(Place::Block(block), known)));
        for inst in func.block_insts(block) {
            let known = of_inst[inst.as_u32() as usize].as_ref();
            lines.push(known.map_or_else(|| removed(block, inst), |known| line(Place::Inst(inst), known)));
        }
    }
    lines
}

impl<'a> Notes<'a> {
    /// Prepares for the rows of the finished page.
    pub fn new(code: Code<'a>, last: &[Row]) -> Self {
        let webs = (0..code.func.num_values()).collect();
        let (starts, ends, in_edge) = (Vec::new(), Vec::new(), vec![false; code.func.num_blocks()]);
        Notes { code, lines: lines(code, last), starts, ends, in_edge, webs }
    }

    /// Whether the allocator takes a block for a part of an edge, so that its record has nothing about the block.
    pub fn is_in_edge(&self, block: Block) -> bool {
        self.in_edge[block.as_u32() as usize]
    }

    /// The values that are live, given by block without parameters.
    pub fn live(&mut self, live_in: &[Vec<Value>]) -> StepData {
        let func = self.code.func;
        let set = |values: &mut dyn Iterator<Item = Value>| {
            let mut set = FixedBitSet::with_capacity(func.num_values());
            values.for_each(|value| set.insert(value.as_u32() as usize));
            set
        };
        let known = |block: Block| &self.code.live.starts[block.as_u32() as usize];
        for block in func.blocks() {
            self.in_edge[block.as_u32() as usize] = func.block_params(block).is_empty()
                && live_in[block.as_u32() as usize].is_empty()
                && !known(block).is_clear();
        }
        let in_edge = &self.in_edge;
        let at = |block: Block| -> Vec<Value> {
            match in_edge[block.as_u32() as usize] {
                true => known(block).ones().map(|value| Value::from_u32(value as u32)).collect(),
                false => live_in[block.as_u32() as usize].clone(),
            }
        };
        let is_used = |param: &Value, block: Block| {
            self.code.live.starts[block.as_u32() as usize].contains(param.as_u32() as usize)
        };
        for block in func.blocks() {
            let params = func.block_params(block).iter().copied().filter(|param| is_used(param, block));
            self.starts.push(set(&mut at(block).into_iter().chain(params)));
            let after = func.succ_edges(block).flat_map(|edge| {
                let to = func.edge(edge).to;
                let used =
                    func.block_params(to).iter().zip(func.edge_args(edge)).filter(move |(param, _)| is_used(param, to));
                at(to).into_iter().chain(used.map(|(_, &arg)| arg))
            });
            self.ends.push(set(&mut after.collect::<Vec<_>>().into_iter()));
        }
        let (rows, stretches) = self.walk(|_| Vec::new(), None);
        self.step(rows, &stretches, None)
    }

    /// Webs of more than one value.
    pub fn webs(&mut self, webs: &[Vec<Value>]) -> StepData {
        let func = self.code.func;
        for web in webs {
            web.iter().for_each(|value| self.webs[value.as_u32() as usize] = web[0].as_u32() as usize);
        }
        let (rows, stretches) = self.walk(|_| Vec::new(), None);
        let mut step = self.step(rows, &stretches, None);
        let name = |&value: &Value| func.value_name(value).to_string();
        let names = |web: &Vec<Value>| web.iter().map(name).collect::<Vec<_>>().join(", ");
        step.facts = webs.iter().map(names).collect();
        if webs.is_empty() {
            step.facts.push("each value is alone".to_owned());
        }
        step
    }

    /// A spill plan, stores with their blocks, and the parameters and defs in memory.
    pub fn residency(
        &mut self,
        Plan { entry, exit, actions }: Plan<'_>,
        stores: &[(Value, Option<Block>)],
        (memory_params, memory_defs): (&[Value], &[Value]),
    ) -> StepData {
        let func = self.code.func;
        let mut at_inst: BTreeMap<Inst, Vec<Action>> = BTreeMap::new();
        for &(inst, action) in actions {
            at_inst.entry(inst).or_default().push(action);
        }
        let definitions = self.definitions();
        let mut others: BTreeMap<Place, Vec<(String, Value)>> = BTreeMap::new();
        for &(value, block) in stores {
            let place = block.map_or(definitions[value.as_u32() as usize], Place::Block);
            others.entry(place).or_default().push((format!("store {}", func.value_name(value)), value));
        }
        for &param in memory_params {
            let place = definitions[param.as_u32() as usize];
            others.entry(place).or_default().push((format!("{} arrives in memory", func.value_name(param)), param));
        }
        // Actions come first, in the order of the walk.
        let notes = |at: Place| {
            let actions = match at {
                Place::Block(_) => &[][..],
                Place::Inst(inst) => at_inst.get(&inst).map_or(&[][..], Vec::as_slice),
            };
            let actions = actions.iter().map(|&action| (name(func, action), action.value()));
            actions.chain(others.get(&at).into_iter().flatten().cloned()).collect()
        };
        let entry = self.with_edges(entry, exit);
        let (rows, in_regs) = self.walk(notes, Some(Residents { entry: &entry, actions: &at_inst, memory_defs }));
        let (_, live) = self.walk(notes, None);
        self.step(rows, &live, Some(&in_regs))
    }

    /// The values in registers at block starts, those of parts of edges among them: what the block before leaves there.
    fn with_edges(&self, entry: &[Vec<Value>], exit: &[Vec<Value>]) -> Vec<Vec<Value>> {
        let Code { func, cfg, live, .. } = self.code;
        let mut entry = entry.to_vec();
        for &block in cfg.rpo().iter().filter(|&&block| self.is_in_edge(block)) {
            let Some(&edge) = cfg.pred_edges(block).first() else { continue };
            let before = func.edge(edge).from;
            let mut held = if self.is_in_edge(before) { &entry } else { exit }[before.as_u32() as usize].clone();
            held.retain(|value| live.starts[block.as_u32() as usize].contains(value.as_u32() as usize));
            entry[block.as_u32() as usize] = held;
        }
        entry
    }

    /// By value: where it is first in a register, at the start of a block or before the instruction after its definition.
    fn definitions(&self) -> Vec<Place> {
        let func = self.code.func;
        let mut places = vec![Place::Block(Block::ENTRY); func.num_values()];
        for block in func.blocks() {
            for param in func.block_params(block) {
                places[param.as_u32() as usize] = Place::Block(block);
            }
            for inst in func.block_insts(block) {
                let after = Inst::from_u32((inst.as_u32() + 1).min(func.num_insts() as u32 - 1));
                for (value, _) in func.constrained_operands(self.code.target, inst).filter(|(_, desc)| desc.is_def()) {
                    places[value.as_u32() as usize] = Place::Inst(after);
                }
            }
        }
        places
    }

    /// A step with lanes. Values are where they are live or, once that is decided, in registers there or else in memory.
    fn step(&self, rows: Vec<StepRow>, live: &[Stretch], in_regs: Option<&[Stretch]>) -> StepData {
        let all = [live, in_regs.unwrap_or_default()].concat();
        let lanes = Lanes::new(&all, &self.webs);
        let mut spans = lanes.spans(live, u8::from(in_regs.is_some()));
        spans.extend(lanes.spans(in_regs.unwrap_or_default(), 0));
        let columns = (1..=lanes.count).map(|number| format!("lane {number}")).collect();
        StepData { columns, registers: lanes.count, plain: true, rows, spans, ..StepData::empty() }
    }

    /// Walks over blocks and instructions with notes in between: the rows, and where values are live or, with residents, in
    /// registers.
    fn walk(
        &self,
        notes: impl Fn(Place) -> Vec<(String, Value)>,
        residents: Option<Residents<'_>>,
    ) -> (Vec<StepRow>, Vec<Stretch>) {
        let func = self.code.func;
        let mut rows: Vec<StepRow> = Vec::new();
        let mut stretches: Vec<Stretch> = Vec::new();
        let mut open: BTreeMap<Value, usize> = BTreeMap::new();
        let mut ends = FixedBitSet::new();
        let mut last_uses: BTreeMap<Value, u32> = BTreeMap::new();
        for Line { row, place, depth, live } in &self.lines {
            match *place {
                Place::Block(block) => {
                    stretches
                        .extend(core::mem::take(&mut open).into_iter().map(|(value, from)| (value, from, rows.len())));
                    ends.clone_from(&self.ends[block.as_u32() as usize]);
                    last_uses.clear();
                    for inst in func.block_insts(block) {
                        last_uses.extend(func.inst_operands(inst).iter().map(|&value| (value, inst.as_u32())));
                    }
                    let at_start: Vec<Value> = match &residents {
                        Some(residents) => residents.entry[block.as_u32() as usize].clone(),
                        None => self.starts[block.as_u32() as usize]
                            .ones()
                            .map(|value| Value::from_u32(value as u32))
                            .collect(),
                    };
                    open.extend(at_start.into_iter().map(|value| (value, rows.len())));
                    rows.push(row.clone());
                    rows.extend(notes(Place::Block(block)).into_iter().map(|note| self.note(note, (*depth, live))));
                }
                Place::Inst(inst) => {
                    let before = rows.len();
                    rows.extend(notes(Place::Inst(inst)).into_iter().map(|note| self.note(note, (*depth, live))));
                    let actions = residents.as_ref().and_then(|residents| residents.actions.get(&inst));
                    let actions = actions.map_or(&[][..], Vec::as_slice);
                    let mut close = |value: Value, at: usize, open: &mut BTreeMap<Value, usize>| {
                        if let Some(from) = open.remove(&value).filter(|&from| from < at) {
                            stretches.push((value, from, at));
                        }
                    };
                    for (at, action) in (before..).zip(actions) {
                        match *action {
                            Action::Evict(value) => close(value, at, &mut open),
                            Action::Reload(value) | Action::HoistedReload(value) => {
                                open.entry(value).or_insert(at);
                            }
                            Action::EvictAfterUse(_) | Action::FoldedUse(_) => {}
                        }
                    }
                    rows.push(row.clone());
                    let after = rows.len();
                    for (value, desc) in func.constrained_operands(self.code.target, inst) {
                        let is_live_after =
                            ends.contains(value.as_u32() as usize) || last_uses.get(&value) != Some(&inst.as_u32());
                        let leaves = actions.contains(&Action::EvictAfterUse(value));
                        let in_memory = residents.as_ref().is_some_and(|it| it.memory_defs.contains(&value));
                        if desc.is_def() && is_live_after && !in_memory {
                            open.entry(value).or_insert(after);
                        } else if !is_live_after || leaves {
                            close(value, after, &mut open);
                        }
                    }
                }
            }
        }
        stretches.extend(open.into_iter().map(|(value, from)| (value, from, rows.len())));
        (rows, stretches)
    }

    fn note(&self, (text, value): (String, Value), (depth, live): (u32, &[[u32; 2]])) -> StepRow {
        StepRow::Note(Note { kind: "note", text, values: vec![value.as_u32()], depth, live: live.to_vec() })
    }
}

/// A place in the code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Block(Block),
    Inst(Inst),
}

/// Which values are in registers.
struct Residents<'a> {
    entry: &'a [Vec<Value>],
    actions: &'a BTreeMap<Inst, Vec<Action>>,
    memory_defs: &'a [Value],
}

/// The name of an action, with its value.
fn name(func: &Function, action: Action) -> String {
    let name = func.value_name(action.value());
    match action {
        Action::Evict(_) => format!("evict {name}"),
        Action::EvictAfterUse(_) => format!("evict {name} after its use"),
        Action::Reload(_) => format!("reload {name}"),
        Action::HoistedReload(_) => format!("reload {name} for all paths"),
        Action::FoldedUse(_) => format!("read {name} from its slot"),
    }
}
