//! Values that are only read in their slots, once they are defined.
//!
//! # Input
//!
//! A function and the constraints of its operands.
//!
//! # Output
//!
//! The values with an operand that has to be a slot, and no use of another kind. They take no registers at the starts of
//! blocks: a value that is in its slot anyway is of no use anywhere else.
//!
//! # Why correct
//!
//! No instruction and no edge asks for such a value in a register. An instruction with alternatives may, so what it reads does
//! not count.
//!
//! # Cost
//!
//! Linear in the forms of the function; in its operands and arguments if a form has such an operand.

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;

use crate::analysis::context::Cx;
use crate::ir::Value;
use crate::target::{Place, Role};

/// The values that are only read in their slots.
#[derive(Default)]
pub struct SlotOnly(FixedBitSet);

impl SlotOnly {
    /// Finds these values.
    pub fn find<const W: usize>(&mut self, cx: &Cx<'_, W>) {
        let Cx { func, cfg, constraints, .. } = *cx;
        self.0.clear();
        if !constraints.forms().iter().any(|info| info.is_used && info.shape.must_read_slots()) {
            return;
        }
        self.0.grow(func.num_values());
        let mut others = FixedBitSet::with_capacity(func.num_values());
        for &block in cfg.rpo() {
            for inst in func.block_insts(block) {
                let is_fixed = !constraints.shape(inst).has_alternatives();
                for (value, desc) in constraints.operands(func, inst).filter(|(_, desc)| desc.role() == Role::Use) {
                    let is_slot = is_fixed && desc.place() == Place::Slot;
                    (if is_slot { &mut self.0 } else { &mut others }).insert(value.index());
                }
            }
            let args = cfg.succ_edges(func, block).flat_map(|edge| func.edge_args(edge));
            args.for_each(|arg| others.insert(arg.index()));
        }
        self.0.difference_with(&others);
    }
    /// Whether a value is one of these.
    #[inline]
    pub fn contains(&self, value: Value) -> bool {
        self.0.contains(value.index())
    }
}
