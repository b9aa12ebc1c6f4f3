//! Where values are in allocated code, for debuggers and for moving collectors.
//!
//! # Input
//! A function, an allocation of it that the checker accepts, and the values that the client asks for.
//!
//! # Output
//! Either the stretches of code in which a location holds a value ([`LocRange`]), or the locations of the values that live
//! across certain instructions ([`StackMap`]).
//!
//! # Why correct
//! A location is listed where the checker proves that it holds the value, on all paths. This is one more walk over the
//! facts of [`dataflow`](super). So the lists are complete across edits, parallel copies and merges, except for what the
//! checker does not follow (see [`verify`](super)).
//!
//! # Cost
//! That of a check, and time linear in the steps of the code times the locations that hold something at each.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::ir::{Block, Edge, Function, Inst, Reference, Value};
use crate::output::{Allocation, Loc, Point, Slot, Step};
use crate::target::{OperandDesc, Place, Pos, Reg};
use crate::verify::dataflow::Flow;
use crate::verify::graph::Graph;
use crate::verify::violation::Violation;
use crate::verify::{Checker, Subject};

/// A stretch of allocated code in which a location holds a value.
///
/// The code is numbered by the steps of [`Allocation::walk`], from 0. The location holds the value before each of the
/// steps from `start` up to, but without, `end`. A client that notes the offset in the machine code at which it begins each
/// step gets a range of offsets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LocRange {
    /// The value.
    pub value: Value,
    /// The first step before which the location holds the value.
    pub start: u32,
    /// One more than the last such step.
    pub end: u32,
    /// The location: a register of the value's type, a slot, or a register of a bank to which the type spills.
    pub loc: Loc,
}

/// A stretch of allocated code in which a callee-saved register does not hold what the caller left in it, counted in steps
/// as in [`LocRange`]. The caller's content is in the slot then, and elsewhere in the register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SavedRange {
    /// The register, as [`Allocation::saved`] names it.
    pub reg: Reg,
    /// The first step before which the slot has the content.
    pub start: u32,
    /// One more than the last such step.
    pub end: u32,
    /// The slot.
    pub slot: Slot,
}

/// Where the values are that a collector must find while an instruction is executed, such as a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackMap {
    /// The instruction.
    pub inst: Inst,
    /// Its step of [`Allocation::walk`], as in [`LocRange`].
    pub step: u32,
    /// The values with each of their locations, in ascending order. A collector that moves an object must change all
    /// locations of the values that point to it.
    pub values: Vec<(Value, Loc)>,
    /// The derived references among these values, each with its base, in ascending order. The list of values has the base,
    /// too.
    pub derived: Vec<(Value, Value)>,
    /// The late uses of the instruction at place `any`, in the order of its operands, with their locations. They are the
    /// state of a deoptimisation point, and bases of derived references.
    pub state: Vec<(Value, Loc)>,
}

impl StackMap {
    /// The derived references whose bases are not in the map.
    fn derived_without_base(&self) -> impl Iterator<Item = Violation> {
        let lacks = |base: Value| self.values.binary_search_by_key(&base, |&(value, _)| value).is_err();
        let lacking = self.derived.iter().filter(move |&&(_, base)| lacks(base));
        lacking.map(|&(value, base)| Violation::NoBase { inst: self.inst, value, base })
    }
}

impl Checker<'_> {
    /// The ranges of code in which the values that `wanted` names are in a location, in ascending order. A value that is in
    /// two locations has two ranges there. A value that nothing reads any more stays in the list until something
    /// overwrites its location, or to the end of the block.
    ///
    /// A client gives a source variable the ranges of the value that it has at each place.
    ///
    /// # Errors
    /// The violations, if the allocation is wrong.
    pub fn value_ranges(
        &mut self,
        func: &Function,
        alloc: &Allocation,
        wanted: impl Fn(Value) -> bool,
    ) -> Result<Vec<LocRange>, Vec<Violation>> {
        self.check(func, alloc)?;
        let wanted: FixedBitSet = func.values().filter(|&value| wanted(value)).map(Value::index).collect();
        let mut ranges = Ranges { open: Stretches::default() };
        self.replay(func, alloc, &wanted, &mut ranges);
        let ranges = ranges.open.finish().into_iter();
        let mut ranges: Vec<_> = ranges.map(|((value, loc), start, end)| LocRange { value, start, end, loc }).collect();
        ranges.sort_unstable();
        Ok(ranges)
    }

    /// Where the caller's contents of callee-saved registers are, in ascending order. An unwind table says this of the
    /// registers that edits save, around the whole function or a part of it. Registers that the client saves have no
    /// ranges.
    ///
    /// # Errors
    /// The violations, if the allocation is wrong.
    pub fn saved_ranges(&mut self, func: &Function, alloc: &Allocation) -> Result<Vec<SavedRange>, Vec<Violation>> {
        self.check(func, alloc)?;
        let mut ranges = SavedRanges { open: Stretches::default() };
        self.replay(func, alloc, &FixedBitSet::new(), &mut ranges);
        let ranges = ranges.open.finish().into_iter();
        let mut ranges: Vec<_> = ranges.map(|((reg, slot), start, end)| SavedRange { reg, start, end, slot }).collect();
        ranges.sort_unstable();
        Ok(ranges)
    }

    /// For each [safepoint](Function::is_safepoint), in the order of the code, where the
    /// [references](Function::reference) are that the instruction reads late or later code reads. What it reads late may
    /// depend on the form in which it is issued. Locations that the instruction clobbers or defines are not listed.
    ///
    /// A late use at place `any` keeps a value in the map that nothing reads afterwards, such as the base of a derived
    /// reference. A reference that is rematerialised has no location where it waits to be computed again; so what moves must
    /// not have a form that rematerialises. A value that is passed to a parameter may share its location with the parameter;
    /// so either both are references or none.
    ///
    /// Instructions that cannot be reached have no map.
    ///
    /// # Errors
    /// The violations, if the allocation is wrong; [`Violation::NoBase`] if the base of a derived reference has no location.
    pub fn stack_maps(&mut self, func: &Function, alloc: &Allocation) -> Result<Vec<StackMap>, Vec<Violation>> {
        self.check(func, alloc)?;
        let safepoints = func.safepoints().map(Inst::index).collect();
        let wanted: FixedBitSet = func.references().map(|(value, _)| value.index()).collect();
        let needed = Graph::with_needed_params(func, self.cells.target());
        let mut maps = StackMaps { needed, safepoints, last_reads: HashMap::default(), maps: Vec::new() };
        self.replay(func, alloc, &wanted, &mut maps);
        maps.maps.sort_unstable_by_key(|map| map.inst);
        let faults: Vec<Violation> = maps.maps.iter().flat_map(StackMap::derived_without_base).collect();
        if faults.is_empty() { Ok(maps.maps) } else { Err(faults) }
    }

    /// Walks over the reachable allocated code with the facts of each point. Where a value is rematerialised, the facts
    /// know parameters that will equal it; so a value is asked for only where it is defined.
    fn replay(&mut self, func: &Function, alloc: &Allocation, wanted: &FixedBitSet, visitor: &mut impl Visitor) {
        if func.num_blocks() == 0 {
            return;
        }
        let target = self.cells.target();
        let (subject, graph) = (Subject::new(func, target, alloc), Graph::new(func, target));
        let steps = Steps::new(func, alloc);
        let mut flow = Flow::new(&subject, &mut self.cells, &graph);
        flow.solve();
        let mut defined = FixedBitSet::with_capacity(func.num_values());
        for &block in &graph.order {
            flow.load(block);
            visitor.enter(&subject, block);
            let at_start = || graph.live_in(block).chain(func.block_params(block).iter().copied());
            at_start().filter(|value| wanted.contains(value.index())).for_each(|value| defined.insert(value.index()));
            let mut step = steps.of_block[block.index()];
            visitor.before(step, &flow, &defined);
            for inst in func.block_insts(block) {
                for &(_, edit) in alloc.edits_at(Point::Before(inst)) {
                    step += 1;
                    visitor.before(step, &flow, &defined);
                    flow.apply(edit);
                }
                if !alloc.is_left_out(func, inst) {
                    step += 1;
                    visitor.before(step, &flow, &defined);
                    flow.execute(inst);
                    visitor.after(&subject, (step, inst), &flow, &defined);
                }
                for (&value, desc) in func.inst_operands(inst).iter().zip(subject.form(inst).operands()) {
                    if desc.is_def() && wanted.contains(value.index()) {
                        defined.insert(value.index());
                    }
                }
            }
            visitor.leave(step + 1);
            for edge in func.succ_edges(block) {
                if let Some(first) = steps.of_edge(edge) {
                    flow.now.mark();
                    let edits = alloc.edits_at(Point::Edge(edge));
                    visitor.before(first, &flow, &defined);
                    for (step, &(_, edit)) in (first + 1..).zip(edits) {
                        visitor.before(step, &flow, &defined);
                        flow.apply(edit);
                    }
                    visitor.leave(first + 1 + edits.len() as u32);
                    flow.now.go_back();
                }
                if graph.has_one_way_in(func.edge(edge).to) {
                    flow.pass(edge);
                }
            }
            let in_block = func.block_insts(block).flat_map(|inst| func.inst_operands(inst)).copied();
            at_start().chain(in_block).for_each(|value| defined.set(value.index(), false));
        }
    }
}

/// The numbers of the steps at which blocks and split edges begin.
struct Steps {
    of_block: Vec<u32>,
    /// In ascending order.
    of_edges: Vec<(Edge, u32)>,
}

impl Steps {
    fn new(func: &Function, alloc: &Allocation) -> Self {
        let mut steps = Steps { of_block: alloc::vec![0; func.num_blocks()], of_edges: Vec::new() };
        for (number, step) in (0..).zip(alloc.walk(func)) {
            match step {
                Step::Block(block) => steps.of_block[block.index()] = number,
                Step::SplitEdge(edge) => steps.of_edges.push((edge, number)),
                Step::Edit(_) | Step::Inst { .. } => {}
            }
        }
        steps
    }
    fn of_edge(&self, edge: Edge) -> Option<u32> {
        self.of_edges.binary_search_by_key(&edge, |&(edge, _)| edge).ok().map(|at| self.of_edges[at].1)
    }
}

/// Sees the facts of each point of allocated code.
trait Visitor {
    /// A block begins.
    fn enter(&mut self, _job: &Subject, _block: Block) {}
    /// The state before a step, and the wanted values that are defined there.
    fn before(&mut self, _step: u32, _flow: &Flow, _defined: &FixedBitSet) {}
    /// The state after an instruction with its step, and the wanted values that are defined before it.
    fn after(&mut self, _job: &Subject, _at: (u32, Inst), _flow: &Flow, _defined: &FixedBitSet) {}
    /// Control leaves a block or a split edge; the step is the number of the next one in the order of the code.
    fn leave(&mut self, _step: u32) {}
}

/// Collects the stretches of code in which facts hold.
struct Stretches<T> {
    /// What holds now, in ascending order, with the step since which it does.
    open: Vec<(T, u32)>,
    /// Facts with their stretches.
    closed: Vec<(T, u32, u32)>,
}

impl<T> Default for Stretches<T> {
    fn default() -> Self {
        Stretches { open: Vec::new(), closed: Vec::new() }
    }
}

impl<T: Copy + Ord> Stretches<T> {
    /// Ends what does not hold any more before a step, and begins what is new. `facts` are in ascending order.
    fn set(&mut self, facts: &[T], step: u32) {
        let old = core::mem::take(&mut self.open);
        let since = |fact| old.binary_search_by_key(&fact, |&(fact, _)| fact).map_or(step, |at| old[at].1);
        self.open.extend(facts.iter().map(|&fact| (fact, since(fact))));
        let ended = old.iter().filter(|(fact, _)| facts.binary_search(fact).is_err());
        self.closed.extend(ended.map(|&(fact, start)| (fact, start, step)));
    }
    /// The stretches by fact, with those united that follow each other across the end of a block.
    fn finish(mut self) -> Vec<(T, u32, u32)> {
        self.closed.sort_unstable();
        self.closed.dedup_by(|next, before| {
            let follows = (before.0, before.2) == (next.0, next.1);
            if follows {
                before.2 = next.2;
            }
            follows
        });
        self.closed
    }
}

/// Collects ranges of values.
struct Ranges {
    open: Stretches<(Value, Loc)>,
}

impl Visitor for Ranges {
    fn before(&mut self, step: u32, flow: &Flow, defined: &FixedBitSet) {
        self.open.set(&flow.held_values(defined), step);
    }
    fn leave(&mut self, step: u32) {
        self.open.set(&[], step);
    }
}

/// Collects ranges of saved registers.
struct SavedRanges {
    open: Stretches<(Reg, Slot)>,
}

impl Visitor for SavedRanges {
    fn before(&mut self, step: u32, flow: &Flow, _defined: &FixedBitSet) {
        let away = flow.in_slots.iter().filter(|&&(reg, _, symbol)| !flow.holds(Loc::Reg(reg), symbol));
        let mut away: Vec<_> = away.map(|&(reg, slot, _)| (reg, slot)).collect();
        away.sort_unstable();
        self.open.set(&away, step);
    }
    fn leave(&mut self, step: u32) {
        self.open.set(&[], step);
    }
}

/// Collects stack maps.
struct StackMaps {
    /// With liveness of values that are needed.
    needed: Graph,
    safepoints: FixedBitSet,
    /// The last instruction of the current block that reads a value, and whether late. For a value that is live out of the
    /// block, that is a late read of the last one.
    last_reads: HashMap<Value, (Inst, Pos), FxBuildHasher>,
    maps: Vec<StackMap>,
}

impl Visitor for StackMaps {
    fn enter(&mut self, subject: &Subject, block: Block) {
        let insts = subject.func.block_insts(block);
        let Some(last) = insts.clone().next_back() else { return };
        self.last_reads.clear();
        if !insts.clone().any(|inst| self.safepoints.contains(inst.index())) {
            return;
        }
        for inst in insts {
            for (value, desc) in subject.func.inst_operands(inst).iter().zip(subject.form(inst).operands()) {
                if desc.is_def() {
                    self.last_reads.remove(value);
                } else {
                    let read = (inst, desc.pos());
                    let last = self.last_reads.entry(*value).or_insert(read);
                    *last = read.max(*last);
                }
            }
        }
        let leaving = subject.func.succ_edges(block).flat_map(|edge| self.needed.leaving(subject.func, edge));
        self.last_reads.extend(leaving.map(|value| (value, (last, Pos::Late))));
    }
    fn after(&mut self, subject: &Subject, (step, inst): (u32, Inst), flow: &Flow, defined: &FixedBitSet) {
        if !self.safepoints.contains(inst.index()) {
            return;
        }
        let mut values = flow.held_values(defined);
        values.retain(|&(value, _)| self.last_reads.get(&value) >= Some(&(inst, Pos::Late)));
        let base = |value| match subject.func.reference(value) {
            Some(Reference::Derived(base)) => Some((value, base)),
            _ => None,
        };
        let mut derived: Vec<_> = values.iter().filter_map(|&(value, _)| base(value)).collect();
        derived.dedup();
        let operands = subject.func.operand_range(inst).zip(subject.form(inst).operands());
        let is_state = |desc: OperandDesc| !desc.is_def() && (desc.pos(), desc.place()) == (Pos::Late, Place::Any);
        let state = operands.filter(|&(_, desc)| is_state(desc));
        let values_of = subject.func.operands();
        let state = state.map(|(at, _)| (values_of[at], subject.alloc.operands[at])).collect();
        self.maps.push(StackMap { inst, step, values, derived, state });
    }
}

impl Flow<'_, '_> {
    /// The wanted values with the locations that hold them now, in ascending order.
    fn held_values(&self, wanted: &FixedBitSet) -> Vec<(Value, Loc)> {
        let mut held = Vec::new();
        for (cell, set) in self.now.facts() {
            for &symbol in self.sets.members(set).iter().filter(|&&symbol| wanted.contains(symbol as usize)) {
                let loc = match self.cells.slot(cell) {
                    Some(slot) => Some(Loc::Slot(slot)),
                    None => self.reg_that_begins(cell, symbol).map(Loc::Reg),
                };
                held.extend(loc.map(|loc| (Value::from_u32(symbol), loc)));
            }
        }
        held.sort_unstable();
        held
    }
    /// The register that holds a value and whose first cell is this one.
    fn reg_that_begins(&self, cell: u32, symbol: u32) -> Option<Reg> {
        let ty = self.types[symbol as usize]?;
        let kept_as = core::iter::once(ty).chain(self.subject.target.ty(ty).spill_to.iter().copied());
        let mut regs = kept_as.filter_map(|ty| self.cells.containing(ty, cell));
        regs.find(|&reg| self.cells.of_reg(reg).first() == Some(&cell) && self.holds(Loc::Reg(reg), symbol))
    }
}
