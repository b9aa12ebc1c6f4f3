//! Allocated code in order: blocks, instructions and edits interleaved.

use crate::ir::{Block, DefiningInsts, Edge, Function, Inst};
use crate::output::{Allocation, Edit, Loc, Point};
use ssara_tables::target::{Form, FormKind, Remat, TargetDesc};

/// A step of [`Allocation::walk`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step<'a> {
    /// A block begins.
    Block(Block),
    /// An operation to insert.
    Edit(Edit),
    /// An instruction.
    Inst {
        /// The instruction.
        inst: Inst,
        /// The form in which it is issued.
        form: Form,
        /// The locations of its operands, in order.
        locs: &'a [Loc],
    },
    /// The start of a new block that splits this edge. The client fills it with the edits that follow and a jump to the
    /// block to which the edge leads.
    SplitEdge(Edge),
}

impl Step<'_> {
    /// Whether a client writes no code for an edit or an instruction. So it is for the entry instruction, and where a value
    /// that may be anything is computed ([`Remat::Undefined`]).
    pub fn is_no_op(self, func: &Function, target: &TargetDesc, defining_insts: &DefiningInsts) -> bool {
        let is_undefined = |inst: Inst| func.inst_form(target, inst).remat == Remat::Undefined;
        match self {
            Step::Inst { inst, .. } => func.inst_form(target, inst).kind == FormKind::Entry || is_undefined(inst),
            Step::Edit(Edit::Remat { value, .. }) => defining_insts.get(value).is_some_and(is_undefined),
            Step::Edit(_) | Step::Block(_) | Step::SplitEdge(_) => false,
        }
    }
}

impl Allocation {
    /// The allocated code of `func`, in the order in which a client may emit it. Each edit comes just before its
    /// instruction. The blocks that split edges come after all other blocks. Instructions of unreachable blocks have no
    /// locations ([`Loc::None`]). Instructions that are [left out](Allocation::is_left_out) are not visited.
    ///
    /// `ssara_core::emit::block_layout` has an order with fewer jumps.
    ///
    /// The whole walk takes time linear in the instructions and edits.
    pub fn walk<'a>(&'a self, func: &'a Function) -> impl Iterator<Item = Step<'a>> + 'a {
        let on_edges = self.edits.partition_point(|edit| matches!(edit.0, Point::Before(_)));
        let (mut before, on_edges) = self.edits.split_at(on_edges);
        let mut chosen = &self.alternatives[..];
        let in_blocks = func.blocks().flat_map(move |block| {
            let of_block = func.block(block).insts.1;
            let (here, rest) =
                before.split_at(before.partition_point(|edit| edit.0 < Point::Before(Inst::from_u32(of_block))));
            before = rest;
            let (forms, rest) = chosen.split_at(chosen.partition_point(|choice| choice.0.as_u32() < of_block));
            chosen = rest;
            core::iter::once(Step::Block(block)).chain(self.steps(func, block, here, forms))
        });
        let of_edges = on_edges.chunk_by(|a, b| a.0 == b.0).flat_map(|edits| {
            let edge = match edits[0].0 {
                Point::Edge(edge) => Some(Step::SplitEdge(edge)),
                Point::Before(_) => None,
            };
            edge.into_iter().chain(edits.iter().map(|&(_, edit)| Step::Edit(edit)))
        });
        in_blocks.chain(of_edges)
    }

    /// Whether the client has to split an edge by a block of its own. Takes time logarithmic in the number of edits.
    pub fn splits(&self, edge: Edge) -> bool {
        self.edits.binary_search_by_key(&Point::Edge(edge), |edit| edit.0).is_ok()
    }

    /// The edits and instructions of one block, as in [`walk`](Allocation::walk). Takes time linear in them, and logarithmic
    /// in the number of edits and alternatives.
    pub fn walk_block<'a>(&'a self, func: &'a Function, block: Block) -> impl Iterator<Item = Step<'a>> + 'a {
        let first = Inst::from_u32(func.block(block).insts.0);
        let edits = &self.edits[self.edits.partition_point(|edit| edit.0 < Point::Before(first))..];
        let chosen = &self.alternatives[self.alternatives.partition_point(|choice| choice.0 < first)..];
        self.steps(func, block, edits, chosen)
    }

    /// A block with its edits and the alternative forms of its instructions.
    fn steps<'a>(
        &'a self,
        func: &'a Function,
        block: Block,
        mut edits: &'a [(Point, Edit)],
        mut forms: &'a [(Inst, Form)],
    ) -> impl Iterator<Item = Step<'a>> + 'a {
        func.block_insts(block).flat_map(move |inst| {
            let count = edits.iter().take_while(|edit| edit.0 == Point::Before(inst)).count();
            let (before, rest) = edits.split_at(count);
            edits = rest;
            let mut form = func.inst(inst).form;
            if let Some((&(_, chosen), rest)) = forms.split_first().filter(|(choice, _)| choice.0 == inst) {
                (form, forms) = (chosen, rest);
            }
            let locs = self.operands.get(func.operand_range(inst)).unwrap_or_default();
            let step = (!self.is_left_out(func, inst)).then_some(Step::Inst { inst, form, locs });
            before.iter().map(|&(_, edit)| Step::Edit(edit)).chain(step)
        })
    }
}
