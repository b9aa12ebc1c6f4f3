//! The code after allocation: items and edits in order, and which roots are live.

use std::collections::BTreeMap;

use ssara_core::ir::{Block, Edge, Value};
use ssara_core::output::RegLiveness;
use ssara_core::output::{self, Allocation, Edit, Loc};

use crate::convert::{Converted, How, Item};
use crate::machine::RootSet;

/// A step of allocated code.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// An operation that the allocator inserts.
    Edit(Edit),
    /// An item of the block.
    Item {
        /// The position of the item in its block.
        index: usize,
        /// The position of the alternative in [`Item::shapes`].
        shape: usize,
        /// The locations of its operands.
        locs: &'a [Loc],
    },
}

/// The code of a function after allocation.
pub struct Code<'a> {
    /// The steps of each block.
    pub blocks: Vec<Vec<Step<'a>>>,
    /// The steps on each edge that holds some, by the number of the edge.
    pub edges: BTreeMap<usize, Vec<Step<'a>>>,
    /// The roots that are live at the start of each block.
    pub live_in: Vec<RootSet>,
    /// The roots that are live at the start of each edge that holds edits, by the number of the edge.
    pub edge_live_in: BTreeMap<usize, RootSet>,
}

impl<'a> Code<'a> {
    /// Puts the code in order and finds the live registers. Time is linear in the code, beside [`RegLiveness`].
    pub fn new(source: &'a Converted<'_>, allocation: &'a Allocation) -> Code<'a> {
        let (machine, function) = (source.machine, &source.function);
        let liveness =
            RegLiveness::new(function, &machine.target, allocation).expect("the function was made for the machine");
        let live_in = |block: Block| machine.roots_of_units(&liveness.live_in(block));
        let live_in = function.blocks().map(live_in).collect();
        let mut code = Code { blocks: Vec::new(), edges: BTreeMap::new(), live_in, edge_live_in: BTreeMap::new() };
        let mut edge: Option<Edge> = None;
        let mut first = 0;
        for step in allocation.walk(function) {
            match step {
                output::Step::Block(block) => {
                    let insts = function.block(block).insts;
                    code.blocks.push(Vec::with_capacity((insts.1 - insts.0) as usize));
                    first = insts.0;
                }
                output::Step::SplitEdge(next) => {
                    edge = Some(next);
                    let live = liveness.live_in_split(next).map(|units| machine.roots_of_units(&units));
                    code.edge_live_in.insert(next.as_u32() as usize, live.unwrap_or_default());
                }
                output::Step::Edit(edit) => match edge {
                    Some(edge) => code.edges.entry(edge.as_u32() as usize).or_default().push(Step::Edit(edit)),
                    None => code.blocks.last_mut().into_iter().for_each(|block| block.push(Step::Edit(edit))),
                },
                output::Step::Inst { inst, form, locs } => {
                    let own = function.inst(inst).form;
                    let other = || function.alternatives(&machine.target, own).position(|other| other == form);
                    let shape = if form == own { 0 } else { other().map_or(0, |at| at + 1) };
                    let index = (inst.as_u32() - first) as usize;
                    code.blocks.last_mut().into_iter().for_each(|block| block.push(Step::Item { index, shape, locs }));
                }
            }
        }
        code
    }
}

/// How a step issues its item.
pub fn how(item: &Item, shape: usize) -> How {
    item.shapes.get(shape).map_or(How::Own, |shape| shape.how)
}

/// The item that defines a value that is computed again.
pub fn original<'c>(source: &'c Converted<'_>, value: Value) -> Option<(usize, &'c Item)> {
    let &(block, index) = source.remats.get(&value)?;
    Some((block, &source.items[block][index]))
}
