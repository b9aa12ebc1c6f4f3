//! Where values are in allocated code, as the checker proves it.

use ssara_core::Target;
use ssara_core::ir::{Block, Edge, Function, Inst, Value};
use ssara_core::output::{Allocation, Loc, Step};
use ssara_core::target::Reg;
use ssara_core::verify::{Checker, LocRange, Violations};

/// The locations of all values, by steps of allocated code.
pub struct Whereabouts {
    /// In ascending order, so by value first.
    ranges: Vec<LocRange>,
    /// By instruction: the first step of its edits, and its own step.
    insts: Vec<(u32, u32)>,
    /// By block: its step.
    blocks: Vec<u32>,
    /// The split edges with their steps.
    edges: Vec<(Edge, u32)>,
}

impl Whereabouts {
    /// Finds the locations of all values.
    pub fn new(func: &Function, target: &Target, alloc: &Allocation) -> Result<Self, Violations> {
        let ranges = Checker::new(target).value_ranges(func, alloc, |_| true)?;
        let (mut insts, mut blocks, mut edges) =
            (vec![(0, 0); func.num_insts()], vec![0; func.num_blocks()], Vec::new());
        let mut first_edit = None;
        for (at, step) in (0..).zip(alloc.walk(func)) {
            match step {
                Step::Block(block) => blocks[block.as_u32() as usize] = at,
                Step::Edit(_) => {
                    first_edit.get_or_insert(at);
                    continue;
                }
                Step::Inst { inst, .. } => insts[inst.as_u32() as usize] = (first_edit.unwrap_or(at), at),
                Step::SplitEdge(edge) => edges.push((edge, at)),
            }
            first_edit = None;
        }
        Ok(Whereabouts { ranges, insts, blocks, edges })
    }

    /// The ranges of a value.
    pub fn of(&self, value: Value) -> &[LocRange] {
        let start = self.ranges.partition_point(|range| range.value < value);
        let len = self.ranges[start..].partition_point(|range| range.value == value);
        &self.ranges[start..start + len]
    }
    /// The instructions between the first and the last place of a value, in the order of the code.
    pub fn insts(&self, value: Value) -> impl Iterator<Item = Inst> + use<> {
        let ranges = self.of(value).iter();
        let start = ranges.clone().map(|range| range.start).min().unwrap_or(0);
        let end = ranges.map(|range| range.end).max().unwrap_or(0);
        let first = self.insts.partition_point(|inst| inst.1 < start);
        let last = self.insts.partition_point(|inst| inst.1 < end);
        (first..last).map(|inst| Inst::from_u32(inst as u32))
    }
    /// The step of an instruction.
    pub fn step(&self, inst: Inst) -> u32 {
        self.insts[inst.as_u32() as usize].1
    }
    /// The first step of the edits before an instruction, or its own.
    pub fn first_step(&self, inst: Inst) -> u32 {
        self.insts[inst.as_u32() as usize].0
    }
    /// The step of a block.
    pub fn block_step(&self, block: Block) -> u32 {
        self.blocks[block.as_u32() as usize]
    }
    /// The step of a split edge.
    pub fn edge_step(&self, edge: Edge) -> Option<u32> {
        self.edges.iter().find(|known| known.0 == edge).map(|known| known.1)
    }
    /// The register of a value before a step, if it is in one.
    pub fn reg(&self, value: Value, step: u32) -> Option<Reg> {
        self.locs(value, step).find_map(Loc::reg)
    }
    /// The locations of a value before a step.
    pub fn locs(&self, value: Value, step: u32) -> impl Iterator<Item = Loc> + '_ {
        self.of(value).iter().filter(move |range| range.start <= step && step < range.end).map(|range| range.loc)
    }
    /// The values in a location before a step.
    pub fn values(&self, loc: Loc, step: u32) -> impl Iterator<Item = Value> + '_ {
        let is_there = move |range: &&LocRange| range.loc == loc && range.start <= step && step < range.end;
        self.ranges.iter().filter(is_there).map(|range| range.value)
    }
    /// Whether a value is in a register somewhere before the steps from `first` to `last`.
    pub fn is_in(&self, value: Value, reg: Reg, first: u32, last: u32) -> bool {
        self.of(value).iter().any(|range| range.loc == Loc::Reg(reg) && range.start <= last && first < range.end)
    }
    /// Whether a value is anywhere both before a step and after it.
    pub fn lives_through(&self, value: Value, step: u32) -> bool {
        self.locs(value, step).next().is_some() && self.locs(value, step + 1).next().is_some()
    }
}
