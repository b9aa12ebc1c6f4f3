//! Where the copies of an edge go.
//!
//! # Input
//! An edge, and the forms in which instructions are issued.
//!
//! # Output
//! | edge | insertion point |
//! | --- | --- |
//! | the only one from its block, whose terminator has no operands and no clobbers, on the edge neither | before the terminator |
//! | the only one to its block | at the start of the block |
//! | any other one | on the edge, which the client splits |
//!
//! Computed jumps are [gathered](crate::ir::Gathered) before, so that each of their edges is the only one to its block.
//!
//! # Why correct
//! The insertion point is passed if and only if the edge is taken. A terminator without operands and clobbers neither sees
//! nor changes what the copies move.
//!
//! # Cost
//! Constant.

use crate::analysis::context::Cx;
use crate::decisions::FormChoices;
use crate::ir::{Edge, Inst};
use crate::options::Stress;
use crate::output::Point;
use crate::resolve::emitter::Phase;

/// The insertion point of the copies of an edge, and their phase there.
pub fn insertion_point<const W: usize>(
    cx: &Cx<'_, W>,
    forms: &FormChoices,
    stress: &Stress,
    edge: Edge,
) -> (Point, Phase) {
    let func = cx.func;
    let (from, to) = (func.edge(edge).from, func.edge(edge).to);
    if stress.split_edges && !func.is_computed(from) && !func.is_computed(to) {
        return (Point::Edge(edge), Phase::EdgeIn);
    }
    let terminator = func.terminator(from);
    if let Some(terminator) = terminator
        && func.succ_edges(from).len() == 1
    {
        let form = forms.form(func, cx.machine.target, terminator);
        if form.is_empty() && !form.has_clobbers() && cx.survivors(edge).are_all() {
            return (Point::Before(terminator), Phase::EdgeOut);
        }
    }
    if cx.cfg.pred_edges(to).len() == 1 {
        return (Point::Before(Inst::from_u32(func.block(to).insts.0)), Phase::EdgeIn);
    }
    (Point::Edge(edge), Phase::EdgeIn)
}
