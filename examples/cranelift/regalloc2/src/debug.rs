//! The locations of labelled values, for debuggers.
//!
//! # Input
//!
//! The finished output, and the client's labels: a label has the value of a virtual register over a range of instructions.
//!
//! # Output
//!
//! [`Output::debug_locations`]. A label has a location wherever its value is defined on all paths and something still reads
//! the value, and for the rest of a block as long as nothing overwrites the location. A location is told at the start of an
//! instruction, behind the edits before it.
//!
//! # Why correct
//!
//! A location holds a value at the start of a block if it does so at the end of each predecessor: a forward dataflow problem,
//! whose states are sets of locations and meet by intersection. A parameter of the block takes the place of what the
//! predecessor passes to it. Edits and instructions are replayed in order. So nothing but the output counts.
//!
//! # Cost
//!
//! Linear in the lengths of the blocks in which labelled values, and what is passed to them, are live, for each such value
//! and each time that a state changes.

use std::collections::VecDeque;

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;
use ssara_core::ir::{self, Block, Edge, Value};

use crate::ingest::Ingest;
use crate::target::Machine;
use crate::{Allocation, Edit, Inst, Output, ProgPoint, RegClass, VReg};

type FxHashMap<K, V> = HashMap<K, V, FxBuildHasher>;
type FxHashSet<V> = HashSet<V, FxBuildHasher>;

/// Finds the locations of labels: virtual register, from and to (exclusively), label. `named_by_last` says whether a slot of
/// several units goes by its last one.
pub fn locate(
    labels: &[(VReg, Inst, Inst, u32)],
    ingest: &Ingest,
    machine: &Machine,
    named_by_last: bool,
    output: &mut Output,
) {
    let replay = Replay { ingest, machine, named_by_last, output };
    let mut by_value: FxHashMap<Value, Vec<Label>> = FxHashMap::default();
    for &(vreg, from, to, label) in labels {
        if let Some(value) = ingest.value(vreg) {
            by_value.entry(value).or_default().push(Label { from, to, label });
        }
    }
    let mut flow = Flow::new(replay, by_value.keys().copied());
    flow.solve();
    let mut found = Vec::new();
    for (&(value, block), homes) in &flow.starts {
        if let (Some(homes), Some(labels)) = (homes, by_value.get(&value)) {
            replay.tell(value, block, homes.clone(), labels, &mut found);
        }
    }
    found.sort_unstable_by_key(|&(label, from, _, home)| (label, from, home.bits()));
    found.dedup_by(|next, last| {
        let continues = (last.0, last.2, last.3) == (next.0, next.1, next.3);
        if continues {
            last.2 = next.2;
        }
        continues
    });
    output.debug_locations = found;
}

/// A label with its range of instructions.
struct Label {
    from: Inst,
    to: Inst,
    label: u32,
}

/// The locations that hold a value.
#[derive(Clone, Default, PartialEq, Eq)]
struct Homes(Vec<Allocation>);

impl Homes {
    fn add(&mut self, home: Allocation) {
        if home.is_some() && !self.0.contains(&home) {
            self.0.push(home);
        }
    }
    fn intersect(&mut self, other: &Homes) {
        self.0.retain(|home| other.0.contains(home));
    }
}

/// The steps of the finished code.
#[derive(Clone, Copy)]
struct Replay<'a> {
    ingest: &'a Ingest,
    machine: &'a Machine,
    named_by_last: bool,
    output: &'a Output,
}

impl Replay<'_> {
    fn func(&self) -> &ir::Function {
        self.ingest.func()
    }
    fn class(&self, value: Value) -> RegClass {
        RegClass::ALL[self.func().value_type(value).index()]
    }

    /// The units of memory of a slot that holds a value of a class.
    fn slot_units(&self, slot: usize, class: RegClass) -> std::ops::Range<usize> {
        let units = self.machine.slot_size(class).max(1);
        let first = if self.named_by_last { (slot + 1).saturating_sub(units) } else { slot };
        first..first + units
    }

    /// Removes what a value of a class overwrites at `written` from the homes of `value`.
    fn overwrite(&self, homes: &mut Homes, value: Value, written: Allocation, class: RegClass) {
        homes.0.retain(|&home| match (home.as_stack(), written.as_stack()) {
            (Some(home), Some(slot)) => {
                let (held, written) =
                    (self.slot_units(home.index(), self.class(value)), self.slot_units(slot.index(), class));
                held.end <= written.start || written.end <= held.start
            }
            _ => home != written,
        });
    }

    /// Goes past the edits before an instruction.
    fn pass_edits(&self, homes: &mut Homes, value: Value, inst: Inst) {
        let before = ProgPoint::before(inst);
        let first = self.output.edits.partition_point(|&(point, _)| point < before);
        for &(_, Edit::Move { from, to }) in
            self.output.edits[first..].iter().take_while(|&&(point, _)| point == before)
        {
            let holds = homes.0.contains(&from);
            if from != to {
                let class = from.as_reg().or(to.as_reg()).map_or(self.class(value), |reg| reg.class());
                self.overwrite(homes, value, to, class);
            }
            if holds {
                homes.add(to);
            }
        }
    }

    /// Goes past an instruction.
    fn pass_inst(&self, homes: &mut Homes, value: Value, inst: Inst) {
        let func = self.func();
        let ours = self.ingest.layout().ours(inst);
        let form = func.inst_form(&self.machine.desc, ours);
        if form.has_clobbers() {
            let clobbered = |preg: crate::PReg| form.clobbers[preg.index() / 64] >> (preg.index() % 64) & 1 != 0;
            homes.0.retain(|home| !home.as_reg().is_some_and(clobbered));
        }
        let operands = || {
            func.constrained_operands(&self.machine.desc, ours).zip(self.ingest.layout().locations(self.output, inst))
        };
        for ((operand, _), home) in operands().filter(|((_, desc), _)| desc.is_def()) {
            self.overwrite(homes, value, home, self.class(operand));
        }
        for ((operand, desc), home) in operands() {
            if operand == value && desc.is_def() {
                homes.add(home);
            }
        }
    }

    /// Tells where a value is in the ranges of its labels in a block, which is entered with the value in `homes`.
    fn tell(
        &self,
        value: Value,
        block: Block,
        mut homes: Homes,
        labels: &[Label],
        found: &mut Vec<(u32, ProgPoint, ProgPoint, Allocation)>,
    ) {
        let end = labels.iter().map(|label| label.to).max();
        for inst in self.insts(block).take_while(|&inst| Some(inst) < end) {
            self.pass_edits(&mut homes, value, inst);
            if let Some(&home) = homes.0.first() {
                let start = ProgPoint::before(inst);
                let here = labels.iter().filter(|label| (label.from..label.to).contains(&inst));
                found.extend(here.map(|label| (label.label, start, start.next().next(), home)));
            }
            self.pass_inst(&mut homes, value, inst);
        }
    }

    /// The client's instructions of a block.
    fn insts(&self, block: Block) -> impl DoubleEndedIterator<Item = Inst> + use<> {
        let lead = self.ingest.layout().lead();
        let (start, end) = self.func().block(block).insts;
        (start.saturating_sub(lead)..end.saturating_sub(lead)).map(|inst| Inst::new(inst as usize))
    }
}

/// These values, and all that edges pass to them. `entries` has the edges to each block.
fn with_arguments(func: &ir::Function, entries: &[Vec<Edge>], mut next: Vec<Value>) -> FxHashSet<Value> {
    let mut params = FxHashMap::default();
    for block in func.blocks() {
        params.extend(func.block_params(block).iter().enumerate().map(|(index, &param)| (param, (block, index))));
    }
    let mut all = FxHashSet::default();
    while let Some(value) = next.pop() {
        if all.insert(value)
            && let Some(&(block, index)) = params.get(&value)
        {
            next.extend(entries[block.as_u32() as usize].iter().map(|&edge| func.edge_args(edge)[index]));
        }
    }
    all
}

/// The dataflow problem. Its states belong to the pairs of a value and a block in which the value is defined or live at the
/// start.
struct Flow<'a> {
    replay: Replay<'a>,
    /// The values, each with its block.
    values: FxHashMap<Value, Block>,
    /// By pair: the locations at the start of the block, `None` until a predecessor has been passed.
    starts: FxHashMap<(Value, Block), Option<Homes>>,
}

impl<'a> Flow<'a> {
    /// The problem for these values, and for all that is passed to them.
    fn new(replay: Replay<'a>, wanted: impl Iterator<Item = Value>) -> Self {
        let func = replay.func();
        let mut entries = vec![Vec::new(); func.num_blocks()];
        for edge in func.edges() {
            entries[func.edge(edge).to.as_u32() as usize].push(edge);
        }
        let all = with_arguments(func, &entries, wanted.collect());
        let mut values: FxHashMap<Value, Block> = FxHashMap::default();
        let mut starts = FxHashMap::default();
        // Values with the blocks that read them or pass them on.
        let mut live = Vec::new();
        for block in func.blocks() {
            for &param in func.block_params(block).iter().filter(|param| all.contains(*param)) {
                values.insert(param, block);
                starts.insert((param, block), None);
            }
            for inst in func.block_insts(block) {
                let operands = func.constrained_operands(&replay.machine.desc, inst);
                for (value, desc) in operands.filter(|(value, _)| all.contains(value)) {
                    if desc.is_def() {
                        values.insert(value, block);
                        starts.insert((value, block), Some(Homes::default()));
                    } else {
                        live.push((value, block));
                    }
                }
            }
            for edge in func.succ_edges(block) {
                let passed = func.edge_args(edge).iter().filter(|arg| all.contains(*arg));
                live.extend(passed.map(|&arg| (arg, block)));
            }
        }
        while let Some((value, block)) = live.pop() {
            if values.get(&value) != Some(&block) && !starts.contains_key(&(value, block)) {
                starts.insert((value, block), None);
                let entries = &entries[block.as_u32() as usize];
                live.extend(entries.iter().map(|&edge| (value, func.edge(edge).from)));
            }
        }
        Self { replay, values, starts }
    }

    /// Finds the greatest fixed point.
    fn solve(&mut self) {
        let func = self.replay.func();
        let known = |(&pair, state): (&(Value, Block), &Option<Homes>)| state.is_some().then_some(pair);
        let mut changed: Vec<_> = self.starts.iter().filter_map(known).collect();
        changed.sort_unstable();
        let mut waits: FxHashSet<_> = changed.iter().copied().collect();
        let mut queue = VecDeque::from(changed);
        while let Some((value, block)) = queue.pop_front() {
            waits.remove(&(value, block));
            let Some(mut homes) = self.starts[&(value, block)].clone() else { continue };
            for inst in self.replay.insts(block) {
                self.replay.pass_edits(&mut homes, value, inst);
                self.replay.pass_inst(&mut homes, value, inst);
            }
            for edge in func.succ_edges(block) {
                let to = func.edge(edge).to;
                let params = func.block_params(to).iter().zip(func.edge_args(edge));
                let params = params.filter(|&(_, &arg)| arg == value).map(|(&param, _)| param);
                let through = (self.values.get(&value) != Some(&to)).then_some(value);
                for reached in params.chain(through) {
                    let Some(state) = self.starts.get_mut(&(reached, to)) else { continue };
                    let met = match state {
                        None => homes.clone(),
                        Some(old) => {
                            let mut met = old.clone();
                            met.intersect(&homes);
                            met
                        }
                    };
                    if state.as_ref() != Some(&met) {
                        *state = Some(met);
                        if waits.insert((reached, to)) {
                            queue.push_back((reached, to));
                        }
                    }
                }
            }
        }
    }
}
