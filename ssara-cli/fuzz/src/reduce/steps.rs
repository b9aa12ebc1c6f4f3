//! The steps that make a function smaller.

use ssara_core::target::FormKind;

use super::Reducer;
use super::draft::{Draft, Inst};

impl Reducer<'_> {
    fn kind(&self, inst: &Inst) -> FormKind {
        inst.form.map_or(FormKind::Trap, |form| self.original.form(self.target, form).kind)
    }

    /// The defs of an instruction and, for each, the uses of the same type.
    fn defs(&self, inst: &Inst) -> Vec<(usize, Vec<usize>)> {
        let Some(form) = inst.form else { return Vec::new() };
        let form = self.original.form(self.target, form);
        let operands = || inst.operands.iter().copied().zip(form.operands());
        let uses = |def: usize| {
            let alike =
                operands().filter(|(value, desc)| !desc.is_def() && self.draft.ty(*value) == self.draft.ty(def));
            alike.map(|(value, _)| value).collect()
        };
        operands().filter(|(_, desc)| desc.is_def()).map(|(def, _)| (def, uses(def))).collect()
    }

    /// Replaces the terminators of blocks by ones without successors.
    pub(super) fn end_blocks(&mut self) {
        let mut block = 0;
        while block < self.draft.blocks.len() {
            let is_end = |inst: &Inst| inst.form.is_none();
            if !self.draft.blocks[block].insts.last().is_some_and(is_end) {
                let mut candidate = self.draft.clone();
                let end = &mut candidate.blocks[block];
                end.edges.clear();
                end.insts.pop();
                end.insts.push(Inst { form: None, operands: Vec::new(), is_safepoint: false });
                remove_unreachable(&mut candidate);
                self.accept(candidate);
            }
            block += 1;
        }
    }

    /// Leaves out edges, and then the blocks that nothing leads to any more.
    pub(super) fn remove_successors(&mut self) {
        let mut block = 0;
        while block < self.draft.blocks.len() {
            let mut edge = 0;
            while self.draft.blocks[block].edges.len() > 1 && edge < self.draft.blocks[block].edges.len() {
                let mut candidate = self.draft.clone();
                candidate.blocks[block].edges.remove(edge);
                remove_unreachable(&mut candidate);
                if !self.accept(candidate) {
                    edge += 1;
                }
                if block >= self.draft.blocks.len() {
                    return;
                }
            }
            block += 1;
        }
    }

    /// Joins a block to its only successor if that has no other predecessor.
    pub(super) fn merge_blocks(&mut self) {
        let mut block = 0;
        while block < self.draft.blocks.len() {
            let [(to, args)] = &self.draft.blocks[block].edges[..] else {
                block += 1;
                continue;
            };
            let to = *to;
            let preds = self.draft.blocks.iter().flat_map(|block| &block.edges).filter(|edge| edge.0 == to).count();
            if preds != 1 || to == block || to == 0 {
                block += 1;
                continue;
            }
            let args = args.clone();
            let mut candidate = self.draft.clone();
            let params = std::mem::take(&mut candidate.blocks[to].params);
            for (param, arg) in params.into_iter().zip(args) {
                candidate.replace_uses(self.original, self.target, param, arg);
            }
            let next = candidate.blocks[to].clone();
            let joined = &mut candidate.blocks[block];
            let branch = joined.insts.pop();
            joined.insts.extend(next.insts);
            joined.edges = next.edges;
            for (def, uses) in branch.iter().flat_map(|branch| self.defs(branch)) {
                let with = uses.first().copied().unwrap_or_else(|| candidate.source(def));
                candidate.replace_uses(self.original, self.target, def, with);
            }
            remove_unreachable(&mut candidate);
            if !self.accept(candidate) {
                block += 1;
            }
            block = block.min(self.draft.blocks.len());
        }
    }

    /// Leaves out instructions, in runs that get shorter.
    pub(super) fn remove_insts(&mut self) {
        let mut run = self.draft.num_insts().next_power_of_two();
        while run > 0 {
            let mut block = 0;
            while block < self.draft.blocks.len() {
                let mut start = 0;
                while start < self.draft.blocks[block].insts.len() {
                    if !self.remove_run(block, start, run) {
                        start += run;
                    }
                }
                block += 1;
            }
            run /= 2;
        }
    }

    fn remove_run(&mut self, block: usize, start: usize, run: usize) -> bool {
        let insts = &self.draft.blocks[block].insts;
        let end = (start + run).min(insts.len());
        let goes = |inst: &Inst| !self.kind(inst).is_terminator();
        let gone: Vec<Inst> = insts[start..end].iter().filter(|inst| goes(inst)).cloned().collect();
        if gone.is_empty() {
            return false;
        }
        // Replacing a def by an operand keeps live ranges short; a value from the entry is always available.
        [true, false].into_iter().any(|prefer_operand| {
            let mut candidate = self.draft.clone();
            let mut index = 0;
            candidate.blocks[block].insts.retain(|inst| {
                let inside = (start..end).contains(&index);
                index += 1;
                !inside || self.kind(inst).is_terminator()
            });
            for inst in gone.iter().rev() {
                for (def, uses) in self.defs(inst) {
                    let with = match uses.first() {
                        Some(&operand) if prefer_operand => operand,
                        _ if candidate.is_used(def) => candidate.source(def),
                        _ => continue,
                    };
                    candidate.replace_uses(self.original, self.target, def, with);
                }
            }
            candidate.remove_unused_sources();
            candidate.num_insts() < self.draft.num_insts() && self.accept(candidate)
        })
    }

    /// Leaves out parameters, with the arguments for them.
    pub(super) fn remove_params(&mut self) {
        for block in 0..self.draft.blocks.len() {
            let mut index = 0;
            while index < self.draft.blocks[block].params.len() {
                let param = self.draft.blocks[block].params[index];
                let args = self.draft.blocks.iter().flat_map(|from| &from.edges).filter(|edge| edge.0 == block);
                let arg = args.map(|edge| edge.1[index]).find(|&arg| arg != param);
                let removed = [arg, None].into_iter().any(|with| {
                    let mut candidate = self.draft.clone();
                    candidate.blocks[block].params.remove(index);
                    for edge in candidate.blocks.iter_mut().flat_map(|from| &mut from.edges) {
                        if edge.0 == block {
                            edge.1.remove(index);
                        }
                    }
                    if candidate.is_used(param) {
                        let with = with.unwrap_or_else(|| candidate.source(param));
                        candidate.replace_uses(self.original, self.target, param, with);
                    }
                    self.accept(candidate)
                });
                if !removed {
                    index += 1;
                }
            }
        }
    }

    /// Leaves out what makes jumps computed, frequencies, reserved registers and the convention.
    pub(super) fn remove_environment(&mut self) {
        let mut candidate = self.draft.clone();
        candidate.blocks.iter_mut().for_each(|block| block.is_computed = false);
        if self.draft.blocks.iter().any(|block| block.is_computed) {
            self.accept(candidate);
        }
        let mut candidate = self.draft.clone();
        candidate.blocks.iter_mut().for_each(|block| block.frequency = None);
        if self.draft.blocks.iter().any(|block| block.frequency.is_some()) {
            self.accept(candidate);
        }
        let mut index = 0;
        while index < self.draft.reserved.len() {
            let mut candidate = self.draft.clone();
            candidate.reserved.remove(index);
            if !self.accept(candidate) {
                index += 1;
            }
        }
        if self.draft.convention.is_some() {
            let mut candidate = self.draft.clone();
            candidate.convention = None;
            self.accept(candidate);
        }
    }
}

/// Leaves out the blocks that cannot be reached from the entry.
fn remove_unreachable(draft: &mut Draft) {
    let mut reached = vec![false; draft.blocks.len()];
    let mut work = vec![0];
    while let Some(block) = work.pop() {
        if !std::mem::replace(&mut reached[block], true) {
            work.extend(draft.blocks[block].edges.iter().map(|edge| edge.0));
        }
    }
    let mut number = 0;
    let numbers: Vec<usize> = reached
        .iter()
        .map(|&reached| {
            number += usize::from(reached);
            number.wrapping_sub(1)
        })
        .collect();
    let mut index = 0;
    draft.blocks.retain(|_| {
        index += 1;
        reached[index - 1]
    });
    for edge in draft.blocks.iter_mut().flat_map(|block| &mut block.edges) {
        edge.0 = numbers[edge.0];
    }
}
