//! Shrink-wrapping: where callee-saved registers are saved and restored.
//!
//! # Input
//! The callee-saved registers that the function writes, the locations of operands, and the edits.
//!
//! # Output
//! Stores and loads of these registers. The *region* of a register is a set of blocks that holds every block in which the
//! register holds something else than at entry. The register is stored where control enters its region and loaded where
//! control leaves it.
//!
//! With [`CalleeSaves::Insert`] the region is the whole function. With [`CalleeSaves::Wrap`] it is smaller where that is
//! cheaper. For a block `s` that dominates all blocks that use the register and is in no loop, there are two candidates.
//! They are all blocks that `s` dominates, and those of them from which a use can still be reached. `s` is each dominator
//! of the uses, from the nearest one to the entry. The cheapest region wins.
//!
//! # Why correct
//! Outside its region a register holds what it held when the function was entered. Consider a block through which a
//! value lives in the register without being used. It lies after the definition, hence `s` dominates it, and before
//! the use, so it is in both candidates. Only the caller enters the entry block, so no edge leads into it.
//!
//! # Cost
//! With `Wrap`: linear in the operands and edits. Each set of blocks that uses a register takes time linear in the blocks,
//! times at most [`MAX_CANDIDATES`].
//!
//! # Reference
//! F. C. Chow: *Minimizing register usage penalty at procedure calls*, PLDI 1988. There, regions come from data-flow
//! equations, which do not weigh costs and need care around loops.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::frame::context::FrameCx;
use crate::ir::{Block, Edge, Inst};
use crate::options::CalleeSaves;
use crate::options::Stress;
use crate::output::{Edit, Loc, Point, Slot};
use crate::regs::tables::UnitPrices;
use crate::resolve::emitter::{Emitter, Phase};
use crate::resolve::insertion_point::insertion_point;
use crate::target::{FormKind, Reg, Type};

/// Maximum number of dominators that are tried as the start of a region, counting blocks in no loop. Beyond, only the whole
/// function is considered. Bounds the cost of each set of blocks that uses a register.
const MAX_CANDIDATES: usize = 16;

/// A set of reachable blocks.
type Region = FixedBitSet;

/// The regions of registers.
struct Regions<'a, const W: usize> {
    cx: &'a FrameCx<'a, W>,
    /// All reachable blocks.
    everywhere: Region,
}

impl<'a, const W: usize> Regions<'a, W> {
    fn new(cx: &'a FrameCx<'a, W>) -> Self {
        let mut everywhere = FixedBitSet::with_capacity(cx.func.num_blocks());
        everywhere.extend(cx.cfg.rpo().iter().map(|block| block.index()));
        Regions { cx, everywhere }
    }

    /// The cheapest region of a register with these prices that is used in these blocks.
    fn around(&self, used: &Region, prices: &UnitPrices) -> Region {
        let cfg = self.cx.cfg;
        let mut candidates = Vec::new();
        let mut used_blocks = used.ones().map(Block::new);
        let mut start = used_blocks.next();
        for block in used_blocks {
            while let Some(above) = start.filter(|&start| !cfg.dominates(start, block)) {
                start = cfg.idom(above);
            }
        }
        for _ in 0..MAX_CANDIDATES {
            // A region must not start in a loop: the loop is entered once, and its blocks run often.
            while let Some(header) = start.and_then(|block| cfg.innermost_header(block)) {
                start = cfg.idom(header);
            }
            let Some(block) = start else { break };
            let mut dominated = self.everywhere.clone();
            let elsewhere: Vec<usize> =
                self.everywhere.ones().filter(|&other| !cfg.dominates(block, Block::new(other))).collect();
            elsewhere.into_iter().for_each(|other| dominated.remove(other));
            let reaching = self.reaching(used, &dominated);
            candidates.extend([reaching, dominated]);
            start = cfg.idom(block);
        }
        // Of equal cost, the smallest one, which is first: some paths stay outside of it.
        let mut best = (self.cost(&self.everywhere, prices), self.everywhere.clone());
        for region in candidates.into_iter().rev() {
            let cost = self.cost(&region, prices);
            if cost <= best.0 {
                best = (cost, region);
            }
        }
        best.1
    }

    /// The blocks of `within` from which control can reach `used` in it.
    fn reaching(&self, used: &Region, within: &Region) -> Region {
        let cfg = self.cx.cfg;
        let mut region = used.clone();
        let mut work: Vec<Block> = used.ones().map(Block::new).collect();
        while let Some(block) = work.pop() {
            for &edge in cfg.pred_edges(block) {
                let from = cfg.from(edge);
                if within.contains(from.index()) && !region.put(from.index()) {
                    work.push(from);
                }
            }
        }
        region
    }

    /// Whether control enters a region by an edge, and whether it leaves it.
    fn crosses(&self, region: &Region, edge: Edge) -> (bool, bool) {
        let to = self.cx.func.edge(edge).to;
        let (from, to) = (region.contains(self.cx.cfg.from(edge).index()), region.contains(to.index()));
        (!from && to, from && !to)
    }

    /// The return at the end of a block, if there is one.
    fn returns(&self, block: Block) -> Option<Inst> {
        let (func, machine) = (self.cx.func, self.cx.machine);
        func.terminator(block).filter(|&last| func.inst_form(machine.target, last).kind == FormKind::Return)
    }

    /// The cost of saving and restoring a register of this region.
    fn cost(&self, region: &Region, prices: &UnitPrices) -> f32 {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        let entry = if region.contains(Block::ENTRY.index()) { cfg.freq(Block::ENTRY) } else { 0.0 };
        let of_block = |block: Block| {
            let edges = cfg.succ_edges(func, block).map(|edge| {
                let freq = cfg.edit_freq(func, edge);
                match self.crosses(region, edge) {
                    (true, _) => prices.store * freq,
                    (_, true) => prices.load * freq,
                    _ => 0.0,
                }
            });
            let leaves = region.contains(block.index()) && self.returns(block).is_some();
            edges.sum::<f32>() + if leaves { prices.load * cfg.freq(block) } else { 0.0 }
        };
        prices.store * entry + cfg.rpo().iter().map(|&block| of_block(block)).sum::<f32>()
    }

    /// Where registers of a region are saved and restored.
    fn points(&self, region: &Region) -> Vec<(Point, Phase)> {
        let (func, cfg) = (self.cx.func, self.cx.cfg);
        let mut points = Vec::new();
        let start = |block: Block| Point::Before(Inst::from_u32(func.block(block).insts.0));
        if region.contains(Block::ENTRY.index()) {
            points.push((start(Block::ENTRY), Phase::Save));
        }
        for &block in cfg.rpo() {
            if let Some(last) = self.returns(block)
                && region.contains(block.index())
            {
                points.push((Point::Before(last), Phase::Restore));
            }
            let edges = cfg.pred_edges(block);
            let enters = |&edge: &Edge| self.crosses(region, edge).0;
            let leaves = |&edge: &Edge| self.crosses(region, edge).1;
            // One point serves all edges where they agree. Copies of an edge that use the register belong to the block of
            // the region. Those that stand in the other block come after a save and before a restore.
            if block != Block::ENTRY && edges.iter().all(enters) {
                points.push((start(block), Phase::Save));
            } else if block != Block::ENTRY && edges.iter().all(leaves) {
                points.push((start(block), Phase::Restore));
            } else {
                for &edge in edges {
                    let phase = match self.crosses(region, edge) {
                        (true, _) => Phase::Save,
                        (_, true) => Phase::Restore,
                        _ => continue,
                    };
                    points.push((insertion_point(self.cx, self.cx.forms, &Stress::NONE, edge).0, phase));
                }
            }
        }
        points
    }
}

/// Saves and restores registers, each given with its type and slot. `operands` are the locations of all operands.
pub fn save<const W: usize>(
    cx: &FrameCx<'_, W>,
    operands: &[Loc],
    regs: &[(Reg, Type, Slot)],
    emitter: &mut Emitter<W>,
) {
    if regs.is_empty() {
        return;
    }
    let regions = Regions::new(cx);
    let mut used = Vec::new();
    let mut points = Vec::new();
    if cx.options.callee_saves == CalleeSaves::Wrap {
        used = used_blocks(cx, operands, regs, emitter);
    } else {
        points = regions.points(&regions.everywhere);
    }
    for (at, &(reg, ty, slot)) in regs.iter().enumerate() {
        // Registers are often of one type and used in the same blocks.
        if let Some(here) = used.get(at)
            && (at == 0 || used[at - 1] != *here || regs[at - 1].1 != ty)
        {
            points = regions.points(&regions.around(here, &cx.machine.ty(ty).prices));
        }
        for &(at, phase) in &points {
            let edit = match phase {
                Phase::Save => Edit::Store { ty, from: reg, to: slot },
                _ => Edit::Load { ty, from: slot, to: reg },
            };
            emitter.edit(at, phase, edit);
        }
    }
}

/// The blocks in which something reads or writes a part of each of these registers. A register that only the copies of
/// an edge use counts in both blocks of the edge.
fn used_blocks<const W: usize>(
    cx: &FrameCx<'_, W>,
    operands: &[Loc],
    regs: &[(Reg, Type, Slot)],
    emitter: &Emitter<W>,
) -> Vec<Region> {
    let (func, machine, cfg) = (cx.func, cx.machine, cx.cfg);
    let mut used = alloc::vec![Region::with_capacity(func.num_blocks()); regs.len()];
    let overlaps = |reg: Reg| {
        let is_part = |saved: &Reg| {
            machine.reg_bank(*saved) == machine.reg_bank(reg) && machine.mask(*saved).intersects(machine.mask(reg))
        };
        (0..regs.len()).filter(|&at| is_part(&regs[at].0)).collect()
    };
    let overlaps: Vec<Vec<usize>> = machine.target.reg_ids().map(overlaps).collect();
    let touch = |used: &mut [Region], block: Block, reg: Reg| {
        overlaps[reg.index()].iter().for_each(|&at: &usize| used[at].insert(block.index()));
    };
    for (at, _, edit) in emitter.edits() {
        let ends = |edge: Edge| [cfg.from(edge), func.edge(edge).to];
        let blocks = match at {
            Point::Before(inst) => {
                let block = func.block_of(inst);
                let edge = func.succ_edges(block).next().filter(|_| !cfg.is_reachable(block));
                edge.map_or([block; 2], ends)
            }
            Point::Edge(edge) => ends(edge),
        };
        for reg in edit.regs() {
            blocks.into_iter().for_each(|block| touch(&mut used, block, reg));
        }
    }
    for &block in cfg.rpo() {
        cx.destroyed_after(block).for_each(|reg| touch(&mut used, block, reg));
        for inst in func.block_insts(block) {
            for reg in operands[func.operand_range(inst)].iter().filter_map(|loc| loc.reg()) {
                touch(&mut used, block, reg);
            }
            let form = cx.forms.form(func, machine.target, inst);
            // The function need not save what its return clobbers.
            if !form.has_clobbers() || form.kind == FormKind::Return {
                continue;
            }
            for (&(reg, ..), used) in regs.iter().zip(&mut used) {
                if machine.mask(reg).intersects(machine.bank_mask(form.clobbers, machine.reg_bank(reg))) {
                    used.insert(block.index());
                }
            }
        }
    }
    used
}
