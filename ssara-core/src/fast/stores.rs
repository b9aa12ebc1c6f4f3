//! Stores: one after the definition of each value that is read from memory anywhere.
//!
//! # Input
//!
//! The values that the walk has found to be read from memory, and the register in which each value was defined.
//!
//! # Output
//!
//! A store for each of them that is not defined in memory. And the program points between which the slot of each holds it.
//!
//! # Why correct
//!
//! A value does not change, and its definition precedes all its uses. So one store after the definition precedes every
//! reload. The range of a slot contains the definition, the last use, and all blocks at whose start the value is live.
//!
//! # Cost
//!
//! Linear in the values, and in the runs of blocks at whose starts spilled values are live.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::program_point::{ProgramPoint, entry_point};
use crate::decisions::SpillSets;
use crate::fast::FastAllocator;
use crate::fast::context::FastCx;
use crate::fast::parts::slot_of;
use crate::fast::walk::Walk;
use crate::ir::{Inst, Value};
use crate::output::Point;

impl<const W: usize> Walk<'_, W> {
    /// Emits the stores. The defs of terminators have been stored on the edges. Values that arrive in memory or are
    /// defined there need no store.
    pub(super) fn emit_stores(&mut self) {
        let func = self.cx.func;
        let spilled: Vec<Value> = self.sets().spilled.ones().map(Value::new).collect();
        for value in spilled {
            if self.sets().is_memory_param(value) || self.sets().is_memory_def(value) {
                continue;
            }
            let (Some(from), Some(block)) = (self.def_reg(value), self.cx.defs.block(value)) else { continue };
            let Some(at) = store_point(self.lookahead.span(value).0, func.block(block).insts) else { continue };
            self.store(Point::Before(at), value, from, slot_of(value));
        }
    }
}

impl<const W: usize> FastAllocator<W> {
    /// For each spilled value, the program points between which its slot holds it. They are its definition and its last use
    /// if both are in one block. Else they include all of the blocks where it is live. `changed` are values whose slots hold
    /// others from a point before their definitions.
    pub fn intervals(
        &mut self,
        cx: &FastCx<'_, W>,
        sets: &SpillSets,
        changed: impl Iterator<Item = (Value, ProgramPoint)>,
    ) -> impl Iterator<Item = (ProgramPoint, ProgramPoint, Value)> {
        let (func, spilled) = (cx.func, &sets.spilled);
        let any = !spilled.is_clear();
        let spans = &mut self.spans;
        spans.clear();
        if any {
            spans.extend(func.values().map(|value| self.lookahead.span(value)));
            self.live.for_each_range(func, cx.cfg, spilled, |value, first, last| {
                let (start, end) = (func.block(first).insts.0, func.block(last).insts.1);
                let span = &mut spans[value.index()];
                *span = (span.0.min(entry_point(start)), span.1.max(entry_point(end)));
            });
            for (value, at) in changed {
                let span = &mut spans[value.index()];
                span.0 = span.0.min(at);
            }
            for &block in cx.cfg.rpo() {
                for &param in func.block_params(block) {
                    if sets.is_memory_param(param) {
                        for &edge in cx.cfg.pred_edges(block) {
                            let end = entry_point(func.block(cx.cfg.from(edge)).insts.1);
                            let span = &mut spans[param.index()];
                            *span = (span.0.min(end - 1), span.1.max(end));
                        }
                    }
                }
            }
        }
        let spans = &self.spans;
        spilled.ones().map(|value| (spans[value].0, spans[value].1, Value::new(value)))
    }
}

/// The instruction before which to store a value that is defined at this program point, in a block of these
/// instructions.
fn store_point(def: ProgramPoint, (first, end): (u32, u32)) -> Option<Inst> {
    let at = def.div_ceil(4).max(first);
    (at < end).then(|| Inst::from_u32(at))
}
