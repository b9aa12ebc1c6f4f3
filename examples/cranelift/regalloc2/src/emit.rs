//! The allocation as the client wants it. Takes time linear in operands and edits.

use ssara_core::ir;
use ssara_core::output::{Allocation as Ours, Edit as OurEdit, Loc, Point, Slot};

use crate::target::Machine;
use crate::{Allocation, Edit, Inst, Output, ProgPoint, RegAllocError, SpillSlot, Stats};

/// The bytes of a unit of memory.
pub const SLOT_BYTES: u32 = 8;

/// Writes an allocation of `func` to `output`, where nothing of what was there stays.
///
/// # Errors
/// When there are edits on an edge that would have to be split: the client has edges that it should have split.
pub fn write(
    func: &ir::Function,
    machine: &Machine,
    named_by_last: bool,
    alloc: &Ours,
    output: &mut Output,
) -> Result<(), RegAllocError> {
    let reg = |reg| Allocation::reg(machine.preg(reg));
    let slot = |slot: Slot| {
        let data = alloc.slots[slot];
        let last = if named_by_last { data.size / SLOT_BYTES - 1 } else { 0 };
        Allocation::stack(SpillSlot::new((data.offset / SLOT_BYTES + last) as usize))
    };
    output.num_spillslots = alloc.frame_size.div_ceil(SLOT_BYTES) as usize;
    output.debug_locations.clear();
    output.allocs.clear();
    output.allocs.extend(alloc.operands.iter().map(|&loc| match loc {
        Loc::None => Allocation::none(),
        Loc::Reg(place) => reg(place),
        Loc::Slot(place) => slot(place),
    }));
    output.inst_alloc_offsets.clear();
    let insts = (0..func.num_insts() as u32).map(ir::Inst::from_u32);
    output.inst_alloc_offsets.extend(insts.map(|inst| func.inst(inst).first_operand));
    output.edits.clear();
    output.edits.reserve(alloc.edits.len());
    let mut stats = Stats::default();
    for &(point, edit) in &alloc.edits {
        let inst = match point {
            Point::Before(inst) => Inst(inst.as_u32()),
            Point::Edge(edge) => {
                let edge = func.edge(edge);
                return Err(RegAllocError::CritEdge(crate::Block(edge.from.as_u32()), crate::Block(edge.to.as_u32())));
            }
        };
        let (from, to) = match edit {
            OurEdit::Move { from, to, .. } => {
                stats.moves += 1;
                (reg(from), reg(to))
            }
            OurEdit::Store { from, to, .. } => {
                stats.stores += 1;
                (reg(from), slot(to))
            }
            OurEdit::Load { from, to, .. } => {
                stats.loads += 1;
                (slot(from), reg(to))
            }
            OurEdit::Swap { .. } | OurEdit::Remat { .. } | OurEdit::Transfer { .. } => {
                unreachable!("the target has no swaps, nothing to compute again, and one bank for each type")
            }
        };
        output.edits.push((ProgPoint::before(inst), Edit::Move { from, to }));
    }
    output.stats = stats;
    Ok(())
}
