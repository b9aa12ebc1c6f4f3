//! Frequencies of blocks and edges.

use crate::analysis::graphs::graph;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Block, Function};

#[test]
fn blocks_are_weighed_by_loop_depth() {
    let func = graph(&[(0, 1), (1, 2), (2, 2), (2, 1), (1, 3)], 4);
    let mut cfg = Cfg::default();
    cfg.compute(&func);
    let freqs: Vec<f32> = func.blocks().map(|block| cfg.freq(block)).collect();
    assert_eq!(freqs, [1.0, 10.0, 100.0, 1.0]);
}

/// A cold arm stays cold as far as it dominates, a hot loop makes its inner loop hotter, and nothing reaches after
/// them.
#[test]
fn known_frequencies_scale_what_they_dominate() {
    let edges = [(0, 1), (1, 2), (2, 2), (2, 1), (1, 3), (3, 4), (3, 5), (4, 6), (5, 6), (4, 7), (7, 6)];
    let mut func = graph(&edges, 8);
    func.set_frequency(Block::from_u32(1), Some(50.0));
    func.set_frequency(Block::from_u32(4), Some(0.5));
    let mut cfg = Cfg::default();
    cfg.compute(&func);
    let freqs: Vec<f32> = func.blocks().map(|block| cfg.freq(block)).collect();
    assert_eq!(freqs, [1.0, 50.0, 500.0, 1.0, 0.5, 1.0, 1.0, 0.5]);
}

/// An edge that is known makes a block known that has no other one, and what that dominates colder. All else is
/// estimated as if nothing were known: the loop, and the other arm.
#[test]
fn a_known_edge_leaves_the_other_estimates() {
    let edges = [(0, 1), (1, 2), (2, 1), (1, 3), (3, 4), (3, 5), (4, 6), (6, 6), (6, 7), (5, 7)];
    let mut func = graph(&edges, 8);
    let edge = |func: &Function, from, to| {
        let mut edges = func.succ_edges(Block::from_u32(from));
        edges.find(|&edge| func.edge(edge).to == Block::from_u32(to)).unwrap()
    };
    let cold = edge(&func, 3, 4);
    func.set_edge_frequency(cold, Some(0.25));
    let mut cfg = Cfg::default();
    cfg.compute(&func);
    let freqs: Vec<f32> = func.blocks().map(|block| cfg.freq(block)).collect();
    assert_eq!(freqs, [1.0, 10.0, 10.0, 1.0, 0.25, 1.0, 2.5, 1.0]);
    let on = |from, to| cfg.edge_freq(&func, edge(&func, from, to));
    assert_eq!([on(3, 4), on(3, 5), on(1, 2), on(6, 6)], [0.25, 1.0, 10.0, 2.5]);
}
