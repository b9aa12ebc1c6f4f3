//! The code after allocation: items and edits in order, and which roots are live.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

use ssara_core::ir::{Edge, Value};
use ssara_core::output::{self, Allocation, Edit, Loc};
use ssara_core::target::Remat;

use crate::convert::{Converted, How, Item};
use crate::machine::{Machine, RootSet};

/// A step of allocated code.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// An operation that the allocator inserts.
    Edit(Edit),
    /// An item of the block.
    Item {
        /// The position of the item in its block.
        index: usize,
        /// The position of the alternative in [`Item::shapes`].
        shape: usize,
        /// The locations of its operands.
        locs: &'a [Loc],
    },
}

/// The code of a function after allocation.
pub struct Code<'a> {
    /// The steps of each block.
    pub blocks: Vec<Vec<Step<'a>>>,
    /// The steps on each edge that holds some, by the number of the edge.
    pub edges: BTreeMap<usize, Vec<Step<'a>>>,
    /// The roots that are live at the start of each block.
    pub live_in: Vec<RootSet>,
    /// The roots that are live at the start of each edge.
    pub edge_live_in: Vec<RootSet>,
    /// The items that compute a value again and again, by block and position, whose own def nothing reads.
    pub dead: HashSet<(usize, usize)>,
}

/// The roots that a step reads and writes.
#[derive(Clone, Copy, Default)]
struct Effect {
    reads: RootSet,
    writes: RootSet,
}

impl<'a> Code<'a> {
    /// Puts the code in order and computes liveness. Time is linear in the code for each round of the fixed point.
    pub fn new(source: &'a Converted<'_>, allocation: &'a Allocation) -> Code<'a> {
        let machine = source.machine;
        let mut code = Code {
            blocks: Vec::new(),
            edges: BTreeMap::new(),
            live_in: vec![RootSet::default(); source.items.len()],
            edge_live_in: vec![RootSet::default(); source.edges.len()],
            dead: HashSet::default(),
        };
        let mut edge: Option<Edge> = None;
        let mut index = 0;
        for step in allocation.walk(&source.function) {
            match step {
                output::Step::Block(_) => {
                    code.blocks.push(Vec::new());
                    index = 0;
                }
                output::Step::SplitEdge(next) => edge = Some(next),
                output::Step::Edit(edit) => match edge {
                    Some(edge) => code.edges.entry(edge.as_u32() as usize).or_default().push(Step::Edit(edit)),
                    None => code.blocks.last_mut().into_iter().for_each(|block| block.push(Step::Edit(edit))),
                },
                output::Step::Inst { inst, form, locs } => {
                    let own = source.function.inst(inst).form;
                    let mut others = source.function.alternatives(&machine.target, own);
                    let shape =
                        if form == own { 0 } else { others.position(|other| other == form).map_or(0, |at| at + 1) };
                    code.blocks.last_mut().into_iter().for_each(|block| block.push(Step::Item { index, shape, locs }));
                    index += 1;
                }
            }
        }
        code.liveness(source);
        code.find_dead(source);
        code
    }

    fn liveness(&mut self, source: &Converted<'_>) {
        let summary = |steps: &[Step<'_>], items: &[Item]| {
            let mut all = Effect::default();
            for step in steps {
                let effect = effect(source.machine, items, step);
                all.reads = all.reads.union(effect.reads.without(all.writes));
                all.writes = all.writes.union(effect.writes);
            }
            all
        };
        let blocks: Vec<Effect> =
            self.blocks.iter().zip(&source.items).map(|(steps, items)| summary(steps, items)).collect();
        let edges: HashMap<usize, Effect> =
            self.edges.iter().map(|(&edge, steps)| (edge, summary(steps, &[]))).collect();
        let mut changed = true;
        while changed {
            changed = false;
            // Edges are in the order of the blocks from which they lead.
            for (edge, &(_, to, _)) in source.edges.iter().enumerate().rev() {
                let after = self.live_in[to];
                let around = edges.get(&edge).copied().unwrap_or_default();
                self.edge_live_in[edge] = around.reads.union(after.without(around.writes));
            }
            let mut after = vec![RootSet::default(); blocks.len()];
            for (edge, &(from, _, _)) in source.edges.iter().enumerate() {
                after[from] = after[from].union(self.edge_live_in[edge]);
            }
            for (block, effect) in blocks.iter().enumerate() {
                let live = effect.reads.union(after[block].without(effect.writes));
                changed |= live != std::mem::replace(&mut self.live_in[block], live);
            }
        }
    }

    /// Finds originals of values that are computed again wherever they are read.
    fn find_dead(&mut self, source: &Converted<'_>) {
        let mut after = vec![RootSet::default(); self.blocks.len()];
        for (edge, &(from, _, _)) in source.edges.iter().enumerate() {
            after[from] = after[from].union(self.edge_live_in[edge]);
        }
        for (block, steps) in self.blocks.iter().enumerate() {
            let mut live = after[block];
            for step in steps.iter().rev() {
                let effect = effect(source.machine, &source.items[block], step);
                if let Step::Item { index, .. } = *step {
                    let item = &source.items[block][index];
                    if item.remat != Remat::Never && effect.writes.intersection(live).is_empty() {
                        self.dead.insert((block, index));
                        continue;
                    }
                }
                live = effect.reads.union(live.without(effect.writes));
            }
        }
    }
}

/// How a step issues its item.
pub fn how(item: &Item, shape: usize) -> How {
    item.shapes.get(shape).map_or(How::Own, |shape| shape.0)
}

/// The item that defines a value that is computed again.
pub fn original<'c>(source: &'c Converted<'_>, value: Value) -> Option<(usize, &'c Item)> {
    let &(block, index) = source.remats.get(&value)?;
    Some((block, &source.items[block][index]))
}

fn effect(machine: &Machine, items: &[Item], step: &Step<'_>) -> Effect {
    let mut effect = Effect::default();
    match *step {
        Step::Item { index, locs, .. } => {
            let item = &items[index];
            for (op, loc) in item.ops().iter().zip(locs) {
                let Some(root) = loc.reg().and_then(|reg| machine.root(reg)) else { continue };
                if op.def { effect.writes.insert(root) } else { effect.reads.insert(root) }
            }
            effect.writes = effect.writes.union(item.clobbers.roots);
        }
        Step::Edit(edit) => {
            let set = |regs: &[ssara_core::target::Reg]| regs.iter().filter_map(|&reg| machine.root(reg)).collect();
            (effect.reads, effect.writes) = match edit {
                Edit::Move { from, to, .. } | Edit::Transfer { from, to, .. } => (set(&[from]), set(&[to])),
                Edit::Swap { a, b, .. } => (set(&[a, b]), set(&[a, b])),
                Edit::Store { from, .. } => (set(&[from]), RootSet::default()),
                Edit::Load { to, .. } | Edit::Remat { to, .. } => (RootSet::default(), set(&[to])),
            };
        }
    }
    effect
}
