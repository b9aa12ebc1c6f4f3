//! What rematerialisation leaves unread.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::ir::{Function, Inst};
use crate::output::reg_liveness::{CodePoint, LiveWalk};
use crate::output::{Allocation, Edit, Point};
use ssara_tables::target::TargetDesc;

/// What computes a rematerialised value into a register that nothing reads, because all readers have it computed anew. An
/// instruction that reads values is no such original: only one with a single operand can be left out.
#[derive(Default)]
pub struct Unread {
    /// The originals, in ascending order.
    pub originals: Vec<Inst>,
    /// The edits that rematerialise values, by position.
    pub remats: FixedBitSet,
}

impl Unread {
    /// Finds what is unread. `alloc` needs no slots and no list of saved registers.
    ///
    /// Only blocks that compute a rematerialised value are looked at. Most registers are read or overwritten in the same
    /// block, so liveness across blocks is computed only if one is not.
    pub fn find(func: &Function, target: &TargetDesc, alloc: &Allocation) -> Unread {
        let mut unread = Unread { originals: Vec::new(), remats: FixedBitSet::with_capacity(alloc.edits.len()) };
        let mut has_remat = FixedBitSet::with_capacity(func.num_values());
        for &(_, edit) in &alloc.edits {
            if let Edit::Remat { value, .. } = edit {
                has_remat.insert(value.index());
            }
        }
        if has_remat.is_clear() {
            return unread;
        }
        let written = |point: CodePoint| match point {
            CodePoint::Inst(inst) => {
                let &[value] = func.inst_operands(inst) else { return None };
                let is_original =
                    has_remat.contains(value.index()) && func.inst_form(target, inst).rematerialises().is_some();
                alloc.operands[func.operand_range(inst)].first()?.reg().filter(|_| is_original)
            }
            CodePoint::Edit(edit) => match alloc.edits[edit].1 {
                Edit::Remat { to, .. } => Some(to),
                _ => None,
            },
        };
        let mut note = |point: CodePoint| match point {
            CodePoint::Inst(inst) => unread.originals.push(inst),
            CodePoint::Edit(edit) => unread.remats.insert(edit),
        };
        let mut walk = LiveWalk::new(func, target, alloc);
        let mut is_solved = false;
        let mut found = Vec::new();
        let computes =
            |inst: Inst| func.inst_operands(inst).first().is_some_and(|value| has_remat.contains(value.index()));
        let computes_again = |edit: &(Point, Edit)| matches!(edit.1, Edit::Remat { .. });
        for block in func.blocks() {
            let edits = walk.first_edits[block.index()]..walk.first_edits[block.index() + 1];
            if !func.block_insts(block).any(computes) && !alloc.edits[edits].iter().any(computes_again) {
                continue;
            }
            let mut is_open = false;
            found.clear();
            walk.begin_unknown();
            walk.block(block, |walk, point| {
                let Some(reg) = written(point) else { return };
                is_open |= !walk.is_live(reg) && walk.is_unknown(reg);
                found.extend((!walk.is_live(reg)).then_some(point));
            });
            if is_open {
                if !is_solved {
                    walk.solve();
                    is_solved = true;
                }
                found.clear();
                walk.read_out(block);
                walk.block(block, |walk, point| {
                    found.extend(written(point).filter(|&reg| !walk.is_live(reg)).map(|_| point));
                });
            }
            found.iter().for_each(|&point| note(point));
        }
        for index in 0..walk.edges.len() {
            let (first, end) = walk.edges[index].edits;
            if !(first..end).any(|edit| written(CodePoint::Edit(edit)).is_some()) {
                continue;
            }
            if !is_solved {
                walk.solve();
                is_solved = true;
            }
            walk.read_edge_out(index);
            walk.edge(index, |walk, point| {
                if written(point).is_some_and(|reg| !walk.is_live(reg)) {
                    note(point);
                }
            });
        }
        unread.originals.sort_unstable();
        unread
    }
}
