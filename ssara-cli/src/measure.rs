//! The cost of an allocation, counted in the same way for every allocator.
//!
//! The weight of a block is 10 to the power of its loop depth, at most 10^6: a property of the control flow alone,
//! independent of the frequencies that an allocator works with. Counting takes time linear in the function and its edits.

use std::time::Duration;

use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Block, Edge, Function, Inst};
use ssara_core::output::{Allocation, Edit, Point, Stats};
use ssara_core::target::{FormKind, Remat};

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
    /// Counts the edits of an allocation. Saves and restores of callee-saved registers are told by their slots.
    pub fn count(&self, func: &Function, target: &Target, alloc: &Allocation) -> Stats {
        let again = alloc.edits.iter().any(|(_, edit)| matches!(edit, Edit::Remat { .. }));
        let defining_insts = if again { func.defining_insts(target) } else { Vec::new() };
        let mut stats = Stats::default();
        let is_save = |slot| alloc.saved.iter().any(|saved| saved.slot == Some(slot));
        for &(point, edit) in &alloc.edits {
            let weight = match point {
                Point::Before(inst) => self.inst(inst),
                Point::Edge(edge) => self.edge(func, edge),
            };
            let count = match edit {
                Edit::Move { .. } => &mut stats.moves,
                Edit::Swap { .. } => &mut stats.swaps,
                Edit::Store { to, .. } if is_save(to) => &mut stats.saves,
                Edit::Store { .. } => &mut stats.stores,
                Edit::Load { from, .. } if is_save(from) => &mut stats.restores,
                Edit::Load { .. } => &mut stats.reloads,
                Edit::Remat { value, .. } => {
                    let inst = defining_insts.get(value.as_u32() as usize).copied().flatten();
                    match inst.map(|inst| func.inst_form(target, inst).remat) {
                        Some(Remat::CheaperThanMove) => &mut stats.cheap_remats,
                        _ => &mut stats.remats,
                    }
                }
                Edit::Transfer { .. } => &mut stats.transfers,
            };
            count.add(weight);
        }
        stats
    }
}

impl Weights {
    /// Adds the saves and restores of the callee-saved registers that an allocation leaves to the client: a store at entry
    /// and a load before each return.
    pub fn count_reported_saves(&self, func: &Function, target: &Target, alloc: &Allocation, stats: &mut Stats) {
        let reported = alloc.saved.iter().filter(|saved| saved.slot.is_none()).count();
        for block in func.blocks() {
            let last = func.terminator(block).map(|inst| func.inst_form(target, inst).kind);
            for _ in 0..reported {
                if block == Block::ENTRY {
                    stats.saves.add(self.block(block));
                }
                if last == Some(FormKind::Return) {
                    stats.restores.add(self.block(block));
                }
            }
        }
    }
}

/// Adds the counts of `more` to those of `sum`.
pub fn add_stats(sum: &mut Stats, more: &Stats) {
    let pairs = [
        (&mut sum.moves, more.moves),
        (&mut sum.swaps, more.swaps),
        (&mut sum.stores, more.stores),
        (&mut sum.reloads, more.reloads),
        (&mut sum.saves, more.saves),
        (&mut sum.restores, more.restores),
        (&mut sum.remats, more.remats),
        (&mut sum.cheap_remats, more.cheap_remats),
        (&mut sum.transfers, more.transfers),
    ];
    for (sum, more) in pairs {
        sum.count += more.count;
        sum.weighted += more.weighted;
    }
    sum.spilled_values += more.spilled_values;
    sum.split_edges += more.split_edges;
}

/// The processor time that this thread has used, where the system tells; else the time since some point.
#[cfg(unix)]
pub fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The processor time that this thread has used, where the system tells; else the time since some point.
#[cfg(not(unix))]
pub fn thread_time() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Runs `work`. Returns its result and the time that the thread took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = thread_time();
    let result = work();
    (result, thread_time().saturating_sub(start))
}
