//! The cost of an allocation, counted in the same way for every allocator.
//!
//! The weight of a block is 10 to the power of its loop depth, at most 10^6. It is a property of the control flow alone,
//! independent of the frequencies that an allocator works with. Counting takes time linear in the function and its edits.

use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Block, Edge, Function, Inst};
use ssara_core::output::{Allocation, Operation, Point, Stats};
use ssara_core::target::{FormKind, Prices};

/// The weights of the blocks of a function.
pub struct Weights {
    blocks: Vec<f64>,
    predecessors: Vec<u32>,
    /// The first instruction of each block.
    starts: Vec<u32>,
}

impl Weights {
    const MAX_DEPTH: u32 = 6;

    /// The weights of the blocks of `func`, which is valid.
    pub fn new(func: &Function) -> Weights {
        let mut cfg = Cfg::default();
        cfg.compute(func);
        let weight = |block| 10f64.powi(cfg.loop_depth(block).min(Self::MAX_DEPTH) as i32);
        let mut predecessors = vec![0; func.num_blocks()];
        for edge in func.edges() {
            predecessors[func.edge(edge).to.as_u32() as usize] += 1;
        }
        let starts = func.blocks().map(|block| func.block(block).insts.0).collect();
        Weights { blocks: func.blocks().map(weight).collect(), predecessors, starts }
    }
    /// The weight of a block.
    pub fn block(&self, block: Block) -> f64 {
        self.blocks[block.as_u32() as usize]
    }
    /// The weight of the block that holds `inst`.
    pub fn inst(&self, inst: Inst) -> f64 {
        let after = self.starts.partition_point(|&start| start <= inst.as_u32());
        self.blocks[after - 1]
    }
    /// Whether `edge` is the only one into its destination.
    pub fn is_only_predecessor(&self, func: &Function, edge: Edge) -> bool {
        self.predecessors[func.edge(edge).to.as_u32() as usize] == 1
    }
    /// The weight of an edge: that of its source if it has no other successor, or of its destination if it has no other
    /// predecessor. A critical edge has the weight of the lighter block.
    pub fn edge(&self, func: &Function, edge: Edge) -> f64 {
        let data = func.edge(edge);
        let (from, to) = (self.block(data.from), self.block(data.to));
        if self.is_only_predecessor(func, edge) {
            to
        } else if func.succ_edges(data.from).len() == 1 {
            from
        } else {
            from.min(to)
        }
    }
    /// Counts the edits of an allocation, and its operands in slots.
    pub fn count(&self, func: &Function, target: &Target, alloc: &Allocation) -> Stats {
        alloc.count(func, target, |point| match point {
            Point::Before(inst) => self.inst(inst),
            Point::Edge(edge) => self.edge(func, edge),
        })
    }
    /// Adds the saves and restores of the callee-saved registers that an allocation leaves to the client. These are a store
    /// at entry and a load before each return. The link register does not count: most functions call, and save it whatever
    /// their allocator does, and those of regalloc2 do not know that it is saved.
    pub fn count_reported_saves(&self, func: &Function, target: &Target, alloc: &Allocation, stats: &mut Stats) {
        let link = func.saved_link(target);
        let reported: Vec<Prices> = alloc
            .saved
            .iter()
            .filter(|saved| saved.slot.is_none() && Some(saved.reg) != link)
            .map(|saved| target.reg(saved.reg).ty.map_or(Prices::DEFAULT, |ty| target.ty(ty).prices))
            .collect();
        for block in func.blocks() {
            let last = func.terminator(block).map(|inst| func.inst_form(target, inst).kind);
            for prices in &reported {
                if block == Block::ENTRY {
                    stats.count(Operation::Save, prices, self.block(block));
                }
                if last == Some(FormKind::Return) {
                    stats.count(Operation::Restore, prices, self.block(block));
                }
            }
        }
    }
}
