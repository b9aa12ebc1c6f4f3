//! The places of stores: where values are evicted, or where they are defined.
//!
//! # Input
//! The stores that the walk asks for, one for each eviction of a value that is not in memory yet.
//!
//! # Output
//! Stores that are executed less often.
//!
//! # How
//! 1. A store goes if one inside a block dominates it and stores the same value: a value has its slot as long as it lives.
//! 2. If what is left of the stores of a value is executed more often than its definition, one store there replaces them.
//!
//! # Cost
//! The square of the stores of one value.
//!
//! # Reference
//! Braun and Hack 2009 store at evictions. Both steps are those of libFirm, the compiler of the authors, when it inserts
//! spills.

use std::collections::BTreeMap;

use ssara_core::ir::{Block, Edge, Inst};

use crate::build::Stores;
use crate::lower::{Lowered, VReg};

/// Where a value is stored.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Site {
    /// As a position begins.
    At(u32),
    /// On an edge.
    On(Edge),
}

/// Takes stores away, and moves others to definitions.
pub fn reduce(code: &Lowered<'_>, stores: &mut Stores) {
    let mut sites: BTreeMap<VReg, Vec<Site>> = BTreeMap::new();
    for (at, value) in std::mem::take(&mut stores.at) {
        sites.entry(value).or_default().push(Site::At(at));
    }
    for (edge, value) in std::mem::take(&mut stores.on_edges) {
        sites.entry(value).or_default().push(Site::On(edge));
    }
    let def_blocks = def_blocks(code);
    for (value, all) in sites {
        let is_first = |site: &&Site| !all.iter().any(|&other| dominates(code, other, **site));
        let first: Vec<Site> = all.iter().filter(is_first).copied().collect();
        let frequency: f32 = first.iter().map(|&site| frequency(code, site)).sum();
        if code.cfg.freq(def_blocks[value as usize]) < frequency {
            stores.at_definitions.insert(value);
            continue;
        }
        for site in first {
            match site {
                Site::At(at) => stores.at.push((at, value)),
                Site::On(edge) => _ = stores.on_edges.insert((edge, value)),
            }
        }
    }
}

/// Whether one site comes before another one on all ways to it.
fn dominates(code: &Lowered<'_>, one: Site, other: Site) -> bool {
    let Site::At(at) = one else { return false };
    let block = block_at(code, at);
    match other {
        Site::At(later) if block_at(code, later) == block => at < later,
        Site::At(later) => code.cfg.dominates(block, block_at(code, later)),
        Site::On(edge) => code.cfg.dominates(block, code.func.edge(edge).from),
    }
}

fn frequency(code: &Lowered<'_>, site: Site) -> f32 {
    match site {
        Site::At(at) => code.cfg.freq(block_at(code, at)),
        Site::On(edge) => code.cfg.edge_freq(code.func, edge),
    }
}

/// The block of a position.
fn block_at(code: &Lowered<'_>, at: u32) -> Block {
    code.func.block_of(Inst::from_u32(at / 4))
}

/// By value: the block that defines it.
fn def_blocks(code: &Lowered<'_>) -> Vec<Block> {
    let mut blocks = vec![Block::ENTRY; code.func.num_values()];
    for block in code.blocks() {
        let insts = code.func.block_insts(block);
        let operands = insts.flat_map(|inst| code.func.constrained_operands(code.target, inst));
        let defs = operands.filter(|(_, desc)| desc.is_def()).map(|(value, _)| value);
        for value in code.func.block_params(block).iter().copied().chain(defs) {
            blocks[value.as_u32() as usize] = block;
        }
    }
    blocks
}
