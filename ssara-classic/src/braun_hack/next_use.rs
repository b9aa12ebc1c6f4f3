//! Distances to next uses, over the whole function.
//!
//! # How
//! The distance of a value at the start of a block leads to the first instruction in it that reads the value from a
//! register. If there is none, it is the length of the block and the distance at its end. At the end it is the least over
//! the edges. An edge that leaves a loop has a length. Sweeps over the blocks repeat until nothing changes.
//!
//! # Cost
//! Sweeps times the live values at block starts.
//!
//! # Reference
//! Braun and Hack 2009, section 4.1.

use std::collections::BTreeMap;

use ssara_core::ir::{Block, Edge, Inst};

use crate::live::Lives;
use crate::lower::{Home, Lowered, VReg, early};

/// The length of an edge that leaves a loop.
pub const LOOP_EXIT: u32 = 100_000;

/// The distance of a value that no instruction reads from a register any more.
pub const NEVER: u32 = u32::MAX;

/// Distances, in instructions.
pub struct NextUse {
    /// By value: the instructions that read it from a register, in order.
    uses: Vec<Vec<u32>>,
    /// By block and value: the distances at its start and at its end.
    starts: Vec<BTreeMap<VReg, u32>>,
    ends: Vec<BTreeMap<VReg, u32>>,
}

impl NextUse {
    /// Computes the distances.
    pub fn new(code: &Lowered<'_>, lives: &Lives) -> NextUse {
        let mut uses = vec![Vec::new(); code.func.num_values()];
        for inst in code.blocks().flat_map(|block| code.func.block_insts(block)) {
            for value in read_from_regs(code, inst) {
                uses[value as usize].push(inst.as_u32());
            }
        }
        let blocks = code.func.num_blocks();
        let mut next = NextUse { uses, starts: vec![BTreeMap::new(); blocks], ends: vec![BTreeMap::new(); blocks] };
        let mut changed = true;
        while changed {
            changed = false;
            for &block in code.cfg.rpo().iter().rev() {
                let ends = next.at_end(code, lives, block);
                let starts = next.at_start(code, lives, block, &ends);
                changed |= starts != next.starts[block.as_u32() as usize];
                next.starts[block.as_u32() as usize] = starts;
                next.ends[block.as_u32() as usize] = ends;
            }
        }
        next
    }

    /// The distance of a live value from an instruction of a block on, itself included.
    pub fn distance(&self, code: &Lowered<'_>, value: VReg, block: Block, inst: u32) -> u32 {
        let end = code.func.block(block).insts.1;
        match self.first_use(value, inst, end) {
            Some(at) => at - inst,
            None => {
                self.ends[block.as_u32() as usize].get(&value).map_or(NEVER, |ahead| ahead.saturating_add(end - inst))
            }
        }
    }
    /// The distance of a value from the start of a block on, where it is live.
    pub fn distance_at_start(&self, block: Block, value: VReg) -> u32 {
        self.starts[block.as_u32() as usize].get(&value).copied().unwrap_or(NEVER)
    }
    /// The values that a block reads from registers, or passes on as arguments.
    pub fn used_in(&self, code: &Lowered<'_>, block: Block) -> Vec<VReg> {
        let read = code.func.block_insts(block).flat_map(|inst| read_from_regs(code, inst));
        let passed = self.ends[block.as_u32() as usize].iter().filter(|it| *it.1 == 0).map(|it| *it.0);
        read.chain(passed).collect()
    }

    fn first_use(&self, value: VReg, first: u32, end: u32) -> Option<u32> {
        let uses = &self.uses[value as usize];
        uses.get(uses.partition_point(|&at| at < first)).copied().filter(|&at| at < end)
    }

    fn at_end(&self, code: &Lowered<'_>, lives: &Lives, block: Block) -> BTreeMap<VReg, u32> {
        let mut ends: BTreeMap<VReg, u32> = BTreeMap::new();
        let mut note = |value: VReg, distance: u32| {
            let known = ends.entry(value).or_insert(NEVER);
            *known = distance.min(*known);
        };
        for edge in code.func.succ_edges(block) {
            let to = code.func.edge(edge).to;
            let length = if leaves_loop(code, edge) { LOOP_EXIT } else { 0 };
            let params = code.func.block_params(to);
            for (&value, &distance) in &self.starts[to.as_u32() as usize] {
                if params.iter().all(|param| param.as_u32() != value) {
                    note(value, distance.saturating_add(length));
                }
            }
            for (param, arg) in params.iter().zip(code.func.edge_args(edge)) {
                if lives.starts[to.as_u32() as usize].contains(param.as_u32() as usize) {
                    note(arg.as_u32(), 0);
                }
            }
        }
        ends
    }

    fn at_start(
        &self,
        code: &Lowered<'_>,
        lives: &Lives,
        block: Block,
        ends: &BTreeMap<VReg, u32>,
    ) -> BTreeMap<VReg, u32> {
        let (first, end) = code.func.block(block).insts;
        let distance = |value: usize| {
            let value = value as VReg;
            let at = self.first_use(value, first, end).map(|at| at - first);
            at.or_else(|| Some(ends.get(&value)?.saturating_add(end - first))).map(|distance| (value, distance))
        };
        lives.starts[block.as_u32() as usize].ones().filter_map(distance).collect()
    }
}

/// The values that an instruction reads from registers: by operands, or by copies into temporaries that are in registers.
pub fn read_from_regs(code: &Lowered<'_>, inst: Inst) -> Vec<VReg> {
    let copies = code.copies_at(early(inst)).iter();
    let copied = copies.filter(|copy| code.vregs[copy.to as usize].home != Home::Memory).map(|copy| copy.from);
    let direct = code
        .inst_operands(inst)
        .filter(|(vreg, desc)| code.is_value(*vreg) && !desc.is_def() && !desc.takes_spill_slot());
    let mut values: Vec<VReg> = copied.chain(direct.map(|(vreg, _)| vreg)).collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// Whether a loop has the start of an edge and not its end.
fn leaves_loop(code: &Lowered<'_>, edge: Edge) -> bool {
    let (from, to) = (code.func.edge(edge).from, code.func.edge(edge).to);
    code.cfg.innermost_header(from).is_some_and(|header| loops_around(code, to).all(|around| around != header))
}

/// The headers of the loops around a block, the innermost first.
pub fn loops_around<'a>(code: &'a Lowered<'_>, block: Block) -> impl Iterator<Item = Block> + 'a {
    std::iter::successors(code.cfg.innermost_header(block), |&header| code.cfg.loop_parent(header))
}
