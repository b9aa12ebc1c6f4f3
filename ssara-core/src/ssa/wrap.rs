//! Where preserved registers are saved and restored.
//!
//! The *region* of a register is a set of blocks that holds every block in which the function uses the register. The
//! register is stored where control enters its region and loaded back where control leaves it; outside it holds what it
//! held when the function was entered, which is all that has to be shown. With [`CalleeSaves::Insert`] the region is the
//! whole function. With [`CalleeSaves::Wrap`] it is smaller where that is cheaper: for a block `s` that dominates all
//! uses and is in no loop, either all that `s` dominates, or those blocks of it from which a use can still be reached. Of the
//! regions of the dominators of the uses, from the nearest to the entry, the cheapest wins. (Chow, PLDI 1988, has the
//! idea, with regions from data-flow equations, which do not weigh what they cost and need care around loops.)
//!
//! Nothing is alive where the entry block begins, so that is outside of every region, and a branch back to the entry leaves
//! it.
//!
//! Takes time linear in the function for each register, times [`MAX_CANDIDATES`] at most with `Wrap`.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use super::CalleeSaves;
use super::edges::place;
use super::emit::{Emitter, Phase};
use super::finish::Input;
use super::remat::RELOAD_COST;
use super::stress::Stress;
use super::uses::Uses;
use crate::ir::{Block, Edge, Inst};
use crate::output::{Edit, Loc, Point as At, Slot};
use crate::target::{FormKind, Reg, Type};

/// The search for a region climbs so far up the dominator tree, in blocks that are in no loop.
const MAX_CANDIDATES: usize = 16;

/// A set of blocks, of reachable ones.
type Region = FixedBitSet;

/// The regions of registers.
struct Regions<'a, 'f, 't, const W: usize> {
    input: &'a Input<'f, 't, W>,
    everywhere: Region,
    /// What the last region was found for, as registers are often used in the same blocks.
    last: Option<(Region, Region)>,
}

impl<'a, 'f, 't, const W: usize> Regions<'a, 'f, 't, W> {
    /// Before any register.
    fn new(input: &'a Input<'f, 't, W>) -> Self {
        let mut everywhere = FixedBitSet::with_capacity(input.func.num_blocks());
        everywhere.extend(input.cfg.rpo().iter().map(|block| block.index()));
        Regions { input, everywhere, last: None }
    }

    /// The region of a register that is used in these blocks.
    fn around(&mut self, used: Region) -> Region {
        if let Some((last, region)) = &self.last
            && *last == used
        {
            return region.clone();
        }
        let cfg = self.input.cfg;
        let mut best = (f32::INFINITY, Region::new());
        let mut used_blocks = used.ones().map(Block::new);
        let mut start = used_blocks.next();
        for block in used_blocks {
            while let Some(above) = start.filter(|&start| !cfg.dominates(start, block)) {
                start = cfg.idom(above);
            }
        }
        for _ in 0..MAX_CANDIDATES {
            // Loops are entered once, and their blocks run often.
            while let Some(header) = start.and_then(|block| cfg.innermost_header(block)) {
                start = cfg.idom(header);
            }
            let Some(block) = start else { break };
            let mut dominated = self.everywhere.clone();
            let elsewhere: Vec<usize> =
                self.everywhere.ones().filter(|&other| !cfg.dominates(block, Block::new(other))).collect();
            elsewhere.into_iter().for_each(|other| dominated.remove(other));
            let needed = self.reaching(&used, &dominated);
            for region in [needed, dominated] {
                let cost = self.cost(&region);
                if cost < best.0 {
                    best = (cost, region);
                }
            }
            start = cfg.idom(block);
        }
        // Of equal cost, the smallest: some paths stay outside of it.
        let region = if self.cost(&self.everywhere) < best.0 { self.everywhere.clone() } else { best.1 };
        self.last = Some((used, region.clone()));
        region
    }

    /// The blocks of `within` from which control can reach `used` in it.
    fn reaching(&self, used: &Region, within: &Region) -> Region {
        let Input { func, cfg, .. } = self.input;
        let mut region = used.clone();
        let mut work: Vec<Block> = used.ones().map(Block::new).collect();
        while let Some(block) = work.pop() {
            for &edge in cfg.pred_edges(block) {
                let from = func.edge(edge).from;
                if within.contains(from.index()) && !region.put(from.index()) {
                    work.push(from);
                }
            }
        }
        region
    }

    /// Whether control enters a region by an edge, and whether it leaves it.
    fn crosses(&self, region: &Region, edge: Edge) -> (bool, bool) {
        let edge = self.input.func.edge(edge);
        let (from, to) = (region.contains(edge.from.index()), region.contains(edge.to.index()));
        if edge.to == Block::ENTRY { (false, from) } else { (!from && to, from && !to) }
    }

    fn returns(&self, block: Block) -> Option<Inst> {
        let Input { func, machine, .. } = self.input;
        func.terminator(block).filter(|&last| func.inst_form(machine.target, last).kind == FormKind::Return)
    }

    /// What saves and restores cost.
    fn cost(&self, region: &Region) -> f32 {
        let Input { func, cfg, .. } = self.input;
        let entry = if region.contains(Block::ENTRY.index()) { cfg.freq(Block::ENTRY) } else { 0.0 };
        let of_block = |block: Block| {
            let edges = func.succ_edges(block).map(|edge| {
                let freq = cfg.edge_freq(func, edge);
                match self.crosses(region, edge) {
                    (true, _) => freq,
                    (_, true) => RELOAD_COST * freq,
                    _ => 0.0,
                }
            });
            let leaves = region.contains(block.index()) && self.returns(block).is_some();
            edges.sum::<f32>() + if leaves { RELOAD_COST * cfg.freq(block) } else { 0.0 }
        };
        entry + cfg.rpo().iter().map(|&block| of_block(block)).sum::<f32>()
    }

    /// Adds the edits that save and restore a register around a region.
    fn emit(&self, region: &Region, ty: Type, reg: Reg, slot: Slot, emitter: &mut Emitter<W>) {
        let Input { func, machine, cfg, plan, .. } = self.input;
        let save = Edit::Store { ty, from: reg, to: slot };
        let restore = Edit::Load { ty, from: slot, to: reg };
        let start = |block: Block| At::Before(Inst::from_u32(func.block(block).insts.0));
        if region.contains(Block::ENTRY.index()) {
            emitter.edit(start(Block::ENTRY), Phase::Save, save);
        }
        for &block in cfg.rpo() {
            if let Some(last) = self.returns(block)
                && region.contains(block.index())
            {
                emitter.edit(At::Before(last), Phase::Restore, restore);
            }
            let edges = cfg.pred_edges(block);
            let enters = |&edge: &Edge| self.crosses(region, edge).0;
            let leaves = |&edge: &Edge| self.crosses(region, edge).1;
            // All edges at once, where they agree. Copies of an edge that use the register are of the region's block, and
            // those that stand in the other one come behind what enters and before what leaves.
            if block != Block::ENTRY && edges.iter().all(enters) {
                emitter.edit(start(block), Phase::Save, save);
            } else if block != Block::ENTRY && edges.iter().all(leaves) {
                emitter.edit(start(block), Phase::Restore, restore);
            } else {
                for &edge in edges {
                    let (at, _) = place(func, machine, cfg, plan, &Stress::NONE, edge);
                    if enters(&edge) {
                        emitter.edit(at, Phase::Save, save);
                    } else if leaves(&edge) {
                        emitter.edit(at, Phase::Restore, restore);
                    }
                }
            }
        }
    }
}

/// Saves registers: for each the type and the slot. `emitter` must be sorted for [`CalleeSaves::Wrap`], and is not after this.
pub fn save<const W: usize>(
    input: &Input<'_, '_, W>,
    callee_saves: CalleeSaves,
    operands: &[Loc],
    regs: &[(Reg, Type, Slot)],
    emitter: &mut Emitter<W>,
) {
    let mut regions = Regions::new(input);
    let mut uses = Uses::default();
    for regs in regs.chunks(Uses::MAX_REGS) {
        if callee_saves == CalleeSaves::Wrap {
            uses.find(input, operands, emitter, regs.iter().map(|saved| saved.0));
        }
        for (at, &(reg, ty, slot)) in regs.iter().enumerate() {
            let region = match callee_saves {
                CalleeSaves::Wrap => regions.around(uses.blocks(at)),
                _ => regions.everywhere.clone(),
            };
            regions.emit(&region, ty, reg, slot, emitter);
        }
    }
}
