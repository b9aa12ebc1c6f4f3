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
//! That of a check and of the walk ([`held`](super::held)), and time linear in the lists. Stack maps list all references at
//! each safepoint.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::dataflow::Flow;
use crate::graph::Graph;
use crate::held::{Fact, HeldValues, Visitor};
use crate::safepoints::Needed;
use crate::saved_ranges::SavedRanges;
use crate::violation::{Violation, Violations};
use crate::{Checker, Subject};
use ssara_ir::ir::{Block, Edge, Function, Inst, Reference, Value};
use ssara_ir::output::{Allocation, Loc, Point, Slot, Step};
use ssara_tables::target::{OperandDesc, Pos, Reg};

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

/// A stretch of allocated code from where a callee-saved register is saved to where it is restored, counted in steps as in
/// [`LocRange`]. What the caller left in the register is in the slot then, and elsewhere in the register.
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
    ) -> Result<Vec<LocRange>, Violations> {
        self.check(func, alloc)?;
        let wanted: FixedBitSet = func.values().filter(|&value| wanted(value)).map(Value::index).collect();
        let ranges = self.replay(func, alloc, &wanted, &mut ()).into_iter();
        let mut ranges: Vec<_> =
            ranges.map(|((_, value, loc), start, end)| LocRange { value, start, end, loc }).collect();
        ranges.sort_unstable();
        Ok(ranges)
    }

    /// Where the caller's contents of callee-saved registers are, in ascending order. An unwind table says this of the
    /// registers that edits save, around the whole function or a part of it. Registers that the client saves have no
    /// ranges.
    ///
    /// # Errors
    /// The violations, if the allocation is wrong.
    pub fn saved_ranges(&mut self, func: &Function, alloc: &Allocation) -> Result<Vec<SavedRange>, Violations> {
        self.check(func, alloc)?;
        let mut ranges = SavedRanges::new(func, alloc);
        self.replay(func, alloc, &FixedBitSet::new(), &mut ranges);
        let ranges = ranges.stretches.finish().into_iter();
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
    pub fn stack_maps(&mut self, func: &Function, alloc: &Allocation) -> Result<Vec<StackMap>, Violations> {
        self.check(func, alloc)?;
        let wanted: FixedBitSet = func.references().map(|(value, _)| value.index()).collect();
        let needed = Needed::new(func, self.cells.target());
        let mut maps = StackMaps { needed, maps: Vec::new() };
        self.replay(func, alloc, &wanted, &mut maps);
        maps.maps.sort_unstable_by_key(|map| map.inst);
        let faults: Vec<Violation> = maps.maps.iter().flat_map(StackMap::derived_without_base).collect();
        Violations::check(faults)?;
        Ok(maps.maps)
    }

    /// Walks over the reachable allocated code with the facts of each point. Returns where the wanted values are. Where a
    /// value is rematerialised, the facts know parameters that will equal it; so a value is asked for only where it is
    /// defined.
    fn replay(
        &mut self,
        func: &Function,
        alloc: &Allocation,
        wanted: &FixedBitSet,
        visitor: &mut impl Visitor,
    ) -> Vec<(Fact, u32, u32)> {
        if func.num_blocks() == 0 {
            return Vec::new();
        }
        let target = self.cells.target();
        let (subject, graph) = (Subject::new(func, target, alloc), Graph::new(func, target));
        let steps = Steps::new(func, alloc);
        let mut flow = Flow::new(&subject, &mut self.cells, &graph);
        flow.solve();
        let mut held = HeldValues::new(wanted);
        for &block in &graph.order {
            flow.load(block);
            let start = flow.now.mark();
            visitor.enter(&subject, block);
            // The number of the next step in the order of the code.
            let mut step = steps.of_block[block.index()];
            let at_start = || graph.live_in(block).chain(func.block_params(block).iter().copied());
            at_start().for_each(|value| held.define(&flow, value, step));
            held.start(&flow, step);
            visitor.before(step, &flow);
            step += 1;
            for inst in func.block_insts(block) {
                for &(_, edit) in alloc.edits_at(Point::Before(inst)) {
                    visitor.before(step, &flow);
                    flow.apply(edit);
                    step += 1;
                    held.advance(&flow, step);
                }
                if !alloc.is_left_out(func, inst) {
                    visitor.before(step, &flow);
                    flow.execute(inst);
                    step += 1;
                    held.advance(&flow, step);
                    visitor.after(&subject, (step - 1, inst), &held);
                }
                for (&value, desc) in func.inst_operands(inst).iter().zip(subject.form(inst).operands()) {
                    if desc.is_def() {
                        held.define(&flow, value, step);
                    }
                }
            }
            held.end(step);
            visitor.leave(step);
            flow.end_block(block);
            for edge in func.succ_edges(block) {
                if let Some(first) = steps.of_edge(edge) {
                    let mark = flow.now.mark();
                    flow.destroy(edge);
                    held.start(&flow, first);
                    visitor.before(first, &flow);
                    let mut step = first + 1;
                    for &(_, edit) in alloc.edits_at(Point::Edge(edge)) {
                        visitor.before(step, &flow);
                        flow.apply(edit);
                        step += 1;
                        held.advance(&flow, step);
                    }
                    held.end(step);
                    visitor.leave(step);
                    flow.now.go_back(mark);
                }
                if graph.has_one_way_in(func.edge(edge).to) {
                    flow.pass(edge);
                }
            }
            flow.now.unmark(start);
            let in_block = func.block_insts(block).flat_map(|inst| func.inst_operands(inst)).copied();
            at_start().chain(in_block).for_each(|value| held.forget(value));
        }
        held.finish()
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

/// Sees nothing.
impl Visitor for () {}

/// Collects stack maps.
struct StackMaps {
    needed: Needed,
    maps: Vec<StackMap>,
}

impl Visitor for StackMaps {
    fn enter(&mut self, subject: &Subject, block: Block) {
        self.needed.enter(subject, block);
    }
    fn after(&mut self, subject: &Subject, (step, inst): (u32, Inst), held: &HeldValues) {
        if !subject.func.is_safepoint(inst) {
            return;
        }
        let mut values = held.values();
        values.retain(|&(value, _)| self.needed.at(value, inst));
        let base = |value| match subject.func.reference(value) {
            Some(Reference::Derived(base)) => Some((value, base)),
            _ => None,
        };
        let mut derived: Vec<_> = values.iter().filter_map(|&(value, _)| base(value)).collect();
        derived.dedup();
        let operands = subject.func.operand_range(inst).zip(subject.form(inst).operands());
        let is_state = |desc: OperandDesc| desc.is_reg_or_slot() && !desc.is_def() && desc.pos() == Pos::Late;
        let state = operands.filter(|&(_, desc)| is_state(desc));
        let values_of = subject.func.operands();
        let state = state.map(|(at, _)| (values_of[at], subject.alloc.operands[at])).collect();
        self.maps.push(StackMap { inst, step, values, derived, state });
    }
}
