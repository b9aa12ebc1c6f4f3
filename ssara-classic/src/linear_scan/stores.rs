//! Where values are stored that go to memory.
//!
//! # How
//! A value that goes to memory in one place, inside a block or on an edge, is stored there. It is stored at its definition
//! instead if there are several places, or if the place is in more loops than the definition. So is a value that leaves
//! its register where no store can be inserted. A value that is defined in memory needs no store.
//!
//! # Cost
//! Linear in the pieces, and in the live values at block starts.
//!
//! # Reference
//! Wimmer and Mössenböck 2005, on the elimination of spill stores.

use ssara_core::ir::{Edge, Inst};

use crate::build::{Pieces, Stores};
use crate::linear_scan::split_places::SplitPlaces;
use crate::live::Lives;
use crate::lower::{Lowered, VReg, after, before};

/// Chooses between definitions and the places where values go to memory.
pub fn stores(code: &Lowered<'_>, lives: &Lives, pieces: &Pieces, places: &SplitPlaces<'_>) -> Stores {
    let on_edges = on_edges(code, lives, pieces);
    let depth = |at: u32| code.cfg.loop_depth(code.func.block_of(Inst::from_u32(at / 4)));
    let edge_depth = |edge: Edge| code.cfg.loop_depth(code.func.edge(edge).to);
    let mut stores = Stores::default();
    for (value, edges) in on_edges.into_iter().enumerate() {
        let (lifetime, pieces) = (&lives.lifetimes[value], &pieces[value]);
        let goes = pieces.windows(2).filter(|pair| pair[0].reg.is_some() && pair[1].reg.is_none());
        let goes = goes.map(|pair| pair[1].range.0);
        let is_inside = |at: &u32| !places.begins_block(*at) && lifetime.covers(at - 1) && lifetime.covers(*at);
        let inside: Vec<u32> = goes.filter(is_inside).collect();
        let at_definition = depth(lifetime.start());
        let starts_in_memory = pieces.first().is_some_and(|piece| piece.reg.is_none());
        match (&inside[..], &edges[..]) {
            ([], []) => {}
            (&[at], []) if !starts_in_memory && depth(at) <= at_definition && places.gap(at) == at => {
                stores.at.push((at, value as VReg));
            }
            ([], &[edge]) if !starts_in_memory && edge_depth(edge) <= at_definition => {
                stores.on_edges.insert((edge, value as VReg));
            }
            _ => _ = stores.at_definitions.insert(value as VReg),
        }
    }
    stores
}

/// By value: the edges on which it goes to memory.
fn on_edges(code: &Lowered<'_>, lives: &Lives, pieces: &Pieces) -> Vec<Vec<Edge>> {
    let is_in_memory = |value: VReg, at: u32| {
        let pieces = &pieces[value as usize];
        pieces.get(pieces.partition_point(|piece| piece.range.1 <= at)).is_some_and(|piece| piece.reg.is_none())
    };
    let mut edges = vec![Vec::new(); code.func.num_values()];
    for edge in code.func.edges().filter(|&edge| code.cfg.is_reachable(code.func.edge(edge).from)) {
        let (from, to) = (code.func.edge(edge).from, code.func.edge(edge).to);
        let Some(last) = code.func.terminator(from) else { continue };
        let start = before(Inst::from_u32(code.func.block(to).insts.0));
        let params = code.func.block_params(to);
        let live = lives.starts[to.as_u32() as usize].ones().map(|value| value as VReg);
        for value in live.filter(|value| params.iter().all(|param| param.as_u32() != *value)) {
            let is_new = code.at_end(from, value) != value;
            if !is_new && is_in_memory(value, start) && !is_in_memory(value, after(last)) {
                edges[value as usize].push(edge);
            }
        }
    }
    edges
}
