//! Edges that hold edits become blocks.

use std::collections::{BTreeMap, BTreeSet};

use ustr::Ustr;

use super::Emitter;
use crate::convert::Refusal;
use crate::machine::Flag;
use crate::mir::{Block, Function, Operand};

/// The number of the new block on each edge that holds edits, by the positions of its blocks.
pub(super) type Splits = BTreeMap<(usize, usize), (usize, u32)>;

impl Emitter<'_> {
    /// Numbers the new blocks, and makes jump tables lead to them.
    pub(super) fn splits(&self, function: &mut Function) -> Result<Splits, Refusal> {
        let blocks = &self.source.source.blocks;
        let first = blocks.iter().map(|block| block.id).max().unwrap_or_default() + 1;
        let mut splits = Splits::new();
        for (next, &edge) in (first..).zip(self.code.edges.keys()) {
            let (from, to, _) = self.source.edges[edge];
            splits.insert((from, to), (edge, next));
            if self.is_indirect(from) {
                self.redirect_table(function, from, to, next)?;
            }
        }
        Ok(splits)
    }

    fn is_indirect(&self, block: usize) -> bool {
        let machine = self.source.machine;
        let is = |name: Ustr| machine.opcode(name).is_some_and(|opcode| opcode.is(Flag::IndirectBranch));
        self.source.source.blocks[block].insts.iter().any(|inst| is(inst.opcode))
    }

    /// Puts a new block in place of a successor in the jump tables of a block.
    fn redirect_table(&self, function: &mut Function, from: usize, to: usize, new: u32) -> Result<(), Refusal> {
        let blocks = &self.source.source.blocks;
        let line = blocks[from].line;
        let target = blocks[to].id;
        if blocks[to].header.contains("address-taken") {
            return self.refuse(line, format!("copies on an edge of a computed jump, to bb.{target}"));
        }
        let successors = |block: usize| -> BTreeSet<u32> {
            let list = blocks[block].successors.as_deref().unwrap_or_default();
            list.iter().map(|successor| successor.0).collect()
        };
        let indirect: Vec<BTreeSet<u32>> =
            (0..blocks.len()).filter(|&block| self.is_indirect(block)).map(successors).collect();
        let own = successors(from);
        let Some(entry) = function.head.iter_mut().find(|entry| entry.key == "jumpTable") else {
            return self.refuse(line, "a computed jump without a table");
        };
        let original = self.source.source.entry("jumpTable").map_or("", |entry| entry.text.as_str());
        let mut found = false;
        let mut text = String::new();
        // Tables are told apart by their entries; the text of both has the same lines.
        let tables = |text: &str| -> Vec<String> { text.split_inclusive("- id:").map(str::to_string).collect() };
        for (before, now) in tables(original).into_iter().zip(tables(&entry.text)) {
            let targets: BTreeSet<u32> =
                before.split("'%bb.").skip(1).filter_map(|rest| rest.split('\'').next()?.parse().ok()).collect();
            if !targets.contains(&target) || !targets.is_subset(&own) {
                text.push_str(&now);
                continue;
            }
            if indirect.iter().filter(|successors| targets.is_subset(successors)).count() > 1 {
                return self.refuse(line, "a jump table that several jumps may use");
            }
            found = true;
            text.push_str(&now.replace(&format!("'%bb.{target}'"), &format!("'%bb.{new}'")));
        }
        entry.text = text;
        match found {
            true => Ok(()),
            false => self.refuse(line, "an edge that is not in a jump table"),
        }
    }

    /// Makes a block lead to the new blocks on its edges. Returns the block that it now falls through to, if there is one;
    /// the others are appended to the function.
    pub(super) fn split_edges(
        &self,
        at: usize,
        block: &mut Block,
        splits: &Splits,
        appended: &mut Vec<Block>,
    ) -> Result<Option<Block>, Refusal> {
        let source = &self.source.source.blocks;
        let mut after = None;
        for (&(_, to), &(edge, id)) in splits.range((at, 0)..(at + 1, 0)) {
            let target = source[to].id;
            let mut jumps = false;
            for operand in block.insts.iter_mut().flat_map(|inst| &mut inst.operands) {
                if *operand == Operand::Block(target) {
                    (*operand, jumps) = (Operand::Block(id), true);
                }
            }
            let successors = block.successors.iter_mut().flatten();
            successors.filter(|successor| successor.0 == target).for_each(|successor| successor.0 = id);
            let flags = source[to].live_ins.iter().copied().filter(|&reg| self.source.machine.roots_of(reg).is_empty());
            let live_ins = self.names(self.code.edge_live_in[&edge]).chain(flags).collect();
            let successors = Some(vec![(target, Some(0x8000_0000))]);
            let (line, header) = (block.line, ":".to_string());
            let mut new = Block { id, line, header, successors, live_ins, ..Block::default() };
            for step in &self.code.edges[&edge] {
                self.step(at, step, &mut new.insts)?;
            }
            if !jumps && !self.is_indirect(at) {
                if to != at + 1 {
                    return self.refuse(block.line, "an edge that nothing jumps along");
                }
                after = Some(new);
                continue;
            }
            let jump = crate::mir::Inst {
                opcode: self.source.machine.facts().jump.into(),
                operands: vec![Operand::Block(target)],
                ..Default::default()
            };
            new.insts.push(jump);
            appended.push(new);
        }
        Ok(after)
    }
}
