//! Stores: one behind the definition of each value that anything reads from memory.

use cranelift_entity::EntityRef;

use super::{Walk, slot_of};
use crate::analysis::liveness::Moment;
use crate::ir::{Inst, Value};
use crate::output::{Edit, Point as At};
use crate::ssa::emit::Phase;

impl<const W: usize> Walk<'_, '_, '_, W> {
    /// Emits the stores. What a terminator defines has been stored on the edges, and what arrives or comes into being in
    /// memory is there.
    pub(super) fn stores(&mut self) {
        let (func, live) = (self.input.func, self.input.live);
        for v in self.plan.spilled.ones() {
            let value = Value::new(v);
            if self.plan.param_in_memory.contains(v) || self.plan.def_in_memory.contains(v) {
                continue;
            }
            let (Some(from), Some(block)) = (self.state.born[v], live.def_block(value)) else { continue };
            let Some(at) = store_point(live.def_moment(value), func.block(block).insts) else { continue };
            let edit = Edit::Store { ty: func.value_type(value), from, to: slot_of(value) };
            self.emitter.edit(At::Before(at), Phase::Store, edit);
        }
    }
}

/// Before which instruction a value is stored that comes into being at this moment in a block of these instructions.
fn store_point(born: Moment, (first, end): (u32, u32)) -> Option<Inst> {
    let at = born.div_ceil(4).max(first);
    (at < end).then(|| Inst::from_u32(at))
}
