//! Allocated code in the documented order, with the numbers of its steps. Made from the edits and the forms, and
//! compared with what the library's own walk and order of blocks say.

use std::collections::BTreeSet;

use ssara_core::emit::{CodeBlock, block_layout, step_ranges};
use ssara_core::ir::{Block, Edge, Function, Inst};
use ssara_core::output::{Allocation, Edit, Loc, Point, Step};
use ssara_core::target::Form;

use super::super::fault::{Fault, Rule, demand};

/// What is executed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op {
    /// An edit.
    Edit(Edit),
    /// An instruction in a form.
    Inst(Inst, Form),
    /// An instruction that the client leaves out.
    LeftOut(Inst),
}

/// A block: the step at which it begins, and what follows. What is left out has the number of the next step.
#[derive(Clone, Default, Debug)]
pub struct Row {
    /// The step of the start.
    pub start: u32,
    /// The operations, each with its step.
    pub ops: Vec<(u32, Op)>,
}

/// The code of a function.
pub struct Code {
    /// By block.
    pub blocks: Vec<Row>,
    /// By edge, where it is split.
    pub edges: Vec<Option<Row>>,
    /// The number of steps.
    pub steps: u32,
}

impl Code {
    /// Of an allocation.
    pub fn new(func: &Function, alloc: &Allocation) -> Code {
        let at = |point: Point| alloc.edits.iter().filter(move |edit| edit.0 == point).map(|edit| edit.1);
        let mut code = Code { blocks: Vec::new(), edges: vec![None; func.num_edges()], steps: 0 };
        let mut step = 0;
        let mut next = || {
            step += 1;
            step - 1
        };
        for block in func.blocks() {
            let mut row = Row { start: next(), ops: Vec::new() };
            for inst in func.block_insts(block) {
                row.ops.extend(at(Point::Before(inst)).map(|edit| (next(), Op::Edit(edit))));
                let chosen = alloc.alternatives.iter().find(|choice| choice.0 == inst);
                let form = chosen.map_or(func.inst(inst).form, |choice| choice.1);
                match alloc.operands[func.operand_range(inst)] {
                    [Loc::None] => row.ops.push((u32::MAX, Op::LeftOut(inst))),
                    _ => row.ops.push((next(), Op::Inst(inst, form))),
                }
            }
            code.blocks.push(row);
        }
        for edge in func.edges() {
            let mut edits = at(Point::Edge(edge)).peekable();
            if edits.peek().is_some() {
                let start = next();
                code.edges[edge.as_u32() as usize] =
                    Some(Row { start, ops: edits.map(|edit| (next(), Op::Edit(edit))).collect() });
            }
        }
        code.steps = step;
        code
    }
    /// The code of a block.
    pub fn block(&self, block: Block) -> &Row {
        &self.blocks[block.as_u32() as usize]
    }
    /// The code of the block that splits an edge.
    pub fn edge(&self, edge: Edge) -> Option<&Row> {
        self.edges[edge.as_u32() as usize].as_ref()
    }

    /// Compares with the walk and the order of blocks.
    pub fn check(&self, func: &Function, alloc: &Allocation) -> Result<(), Fault> {
        let visible = |row: &Row| -> Vec<Op> {
            row.ops.iter().map(|op| op.1).filter(|op| !matches!(op, Op::LeftOut(_))).collect()
        };
        let mut own: Vec<Option<Op>> = Vec::new();
        for row in self.blocks.iter().chain(self.edges.iter().flatten()) {
            own.push(None);
            own.extend(visible(row).into_iter().map(Some));
        }
        let op = |step: Step<'_>| match step {
            Step::Block(_) | Step::SplitEdge(_) => None,
            Step::Edit(edit) => Some(Op::Edit(edit)),
            Step::Inst { inst, form, .. } => Some(Op::Inst(inst, form)),
        };
        let walked: Vec<Option<Op>> = alloc.walk(func).map(op).collect();
        demand(own == walked, Rule::Order, || "the walk differs from edits and instructions".to_owned())?;

        let order = block_layout(func, alloc);
        let expected: BTreeSet<CodeBlock> = func.blocks().map(CodeBlock::Block).chain(self.splits()).collect();
        let is_once = order.len() == expected.len() && order.iter().copied().collect::<BTreeSet<_>>() == expected;
        let is_right = is_once && order.first() == Some(&CodeBlock::Block(Block::ENTRY));
        demand(is_right, Rule::Order, || format!("order of blocks: {order:?}"))?;
        let ranges = step_ranges(func, alloc, &order);
        for (block, range) in order.iter().zip(ranges) {
            let row = match *block {
                CodeBlock::Block(block) => self.block(block),
                CodeBlock::SplitEdge(edge) => self.edge(edge).expect("it is one of them"),
            };
            let ops = visible(row);
            let is_range = range == (row.start..row.start + 1 + ops.len() as u32);
            demand(is_range, Rule::Order, || format!("{block:?} is said to be in steps {range:?}"))?;
            let steps: Vec<Option<Op>> = block.steps(func, alloc).map(op).collect();
            let is_same = steps.into_iter().eq(ops.into_iter().map(Some));
            demand(is_same, Rule::Order, || format!("the steps of {block:?} differ"))?;
        }
        for pair in order.windows(2) {
            let runs_on = match (pair[0], pair[1]) {
                (CodeBlock::Block(from), CodeBlock::SplitEdge(edge)) => func.edge(edge).from == from,
                (CodeBlock::SplitEdge(edge), CodeBlock::Block(to)) => func.edge(edge).to == to,
                (CodeBlock::SplitEdge(_), CodeBlock::SplitEdge(_)) => false,
                (CodeBlock::Block(from), CodeBlock::Block(to)) => {
                    func.succ_edges(from).any(|edge| func.edge(edge).to == to && self.edge(edge).is_none())
                }
            };
            let said = pair[0].falls_into(pair[1], func, alloc);
            demand(said == runs_on, Rule::Order, || format!("{pair:?}: falls into is said to be {said}"))?;
        }
        Ok(())
    }
    fn splits(&self) -> impl Iterator<Item = CodeBlock> {
        let split = self.edges.iter().enumerate().filter(|(_, row)| row.is_some());
        split.map(|(edge, _)| CodeBlock::SplitEdge(Edge::from_u32(edge as u32)))
    }
}
