//! Writes the allocation in the client's form. Takes time linear in operands and edits.
//!
//! The client has no copies from memory to memory. ssara makes none either, but it treats the client's registers that stand
//! for places in memory as registers. If a copy between two such places results, a register is borrowed. It is saved to a
//! slot of its own, carries the value, and is restored.

use ssara_core::ir;
use ssara_core::output::{Allocation as Ours, Edit as OurEdit, Loc, Point, Slot};

use crate::layout::Layout;
use crate::target::Machine;
use crate::{Allocation, Block, Edit, Inst, Output, ProgPoint, RegAllocError, RegClass, SpillSlot, Stats};

/// The bytes of a unit of memory.
pub const SLOT_BYTES: u32 = 8;

/// Writes an allocation of `func` to `output`, and replaces its contents.
///
/// # Errors
/// When there are edits on an edge that would have to be split: the client has edges that it should have split. When there
/// are more spill slots than the client can number.
pub fn write(
    func: &ir::Function,
    layout: &Layout,
    machine: &Machine,
    named_by_last: bool,
    alloc: &Ours,
    output: &mut Output,
) -> Result<(), RegAllocError> {
    let units = alloc.frame_size.div_ceil(SLOT_BYTES) as usize;
    if units > SpillSlot::MAX {
        return Err(RegAllocError::TooManyLiveRegs);
    }
    let reg = |reg| Allocation::reg(machine.preg(reg));
    let slot = |slot: Slot| {
        let data = alloc.slots[slot];
        let last = if named_by_last { data.size / SLOT_BYTES - 1 } else { 0 };
        Allocation::stack(SpillSlot::new((data.offset / SLOT_BYTES + last) as usize))
    };
    output.debug_locations.clear();
    output.allocs.clear();
    output.allocs.extend(alloc.operands.iter().map(|&loc| match loc {
        Loc::None => Allocation::none(),
        Loc::Reg(place) => reg(place),
        Loc::Slot(place) => slot(place),
    }));
    output.inst_alloc_offsets.clear();
    let insts = (layout.lead()..func.num_insts() as u32).map(ir::Inst::from_u32);
    output.inst_alloc_offsets.extend(insts.map(|inst| func.inst(inst).first_operand));
    layout.complete(&mut output.allocs, &mut output.inst_alloc_offsets);
    output.edits.clear();
    output.edits.reserve(alloc.edits.len());
    output.stats = Stats::default();
    let block = |block: ir::Block| block.as_u32().checked_sub(layout.lead()).map_or(Block::invalid(), Block);
    let mut writer = Writer { machine, named_by_last, units, loans: [None; 3], output };
    for &(point, edit) in &alloc.edits {
        let inst = match point {
            // Before the block that the client does not have, nothing is alive.
            Point::Before(inst) => layout.inst(inst).ok_or(RegAllocError::EntryLivein)?,
            Point::Edge(edge) => {
                let edge = func.edge(edge);
                return Err(RegAllocError::CritEdge(block(edge.from), block(edge.to)));
            }
        };
        let (ty, from, to) = match edit {
            OurEdit::Move { ty, from, to } => (ty, reg(from), reg(to)),
            OurEdit::Store { ty, from, to } => (ty, reg(from), slot(to)),
            OurEdit::Load { ty, from, to } => (ty, slot(from), reg(to)),
            OurEdit::Swap { .. } | OurEdit::Remat { .. } | OurEdit::Transfer { .. } | OurEdit::Scratch { .. } => {
                unreachable!(
                    "the target has no swaps, nothing to compute again, one bank for each type, and plain copies"
                )
            }
        };
        writer.copy(inst, RegClass::ALL[ty.index()], from, to)?;
    }
    output.num_spillslots = writer.units;
    Ok(())
}

/// A borrowed register that carries values from memory to memory, and the slot that holds its own value meanwhile.
type Loan = (Allocation, Allocation);

/// Writes copies.
struct Writer<'a> {
    machine: &'a Machine,
    named_by_last: bool,
    /// The units of memory so far.
    units: usize,
    /// By class.
    loans: [Option<Loan>; 3],
    output: &'a mut Output,
}

impl Writer<'_> {
    fn copy(&mut self, inst: Inst, class: RegClass, from: Allocation, to: Allocation) -> Result<(), RegAllocError> {
        let machine = self.machine;
        let in_memory = |place: Allocation| place.as_reg().is_none_or(|preg| machine.is_stack_slot(preg));
        let point = ProgPoint::before(inst);
        let edits = &mut self.output.edits;
        let stats = &mut self.output.stats;
        match (in_memory(from), in_memory(to)) {
            (false, false) => stats.moves += 1,
            (false, true) => stats.stores += 1,
            (true, false) => stats.loads += 1,
            (true, true) => {
                stats.stores += 2;
                stats.loads += 2;
                let (carrier, own) = self.loan(class)?;
                let copies = [(carrier, own), (from, carrier), (carrier, to), (own, carrier)];
                let copies = copies.map(|(from, to)| (point, Edit::Move { from, to }));
                self.output.edits.extend(copies);
                return Ok(());
            }
        }
        edits.push((point, Edit::Move { from, to }));
        Ok(())
    }

    /// The register of a class that carries values, and its slot.
    fn loan(&mut self, class: RegClass) -> Result<Loan, RegAllocError> {
        if let Some(loan) = self.loans[class as usize] {
            return Ok(loan);
        }
        let carrier = self.machine.some_reg(class).ok_or(RegAllocError::TooManyLiveRegs)?;
        let size = self.machine.slot_size(class).max(1);
        let first = self.units.next_multiple_of(size);
        if first + size > SpillSlot::MAX {
            return Err(RegAllocError::TooManyLiveRegs);
        }
        self.units = first + size;
        let number = if self.named_by_last { first + size - 1 } else { first };
        let loan = (Allocation::reg(carrier), Allocation::stack(SpillSlot::new(number)));
        self.loans[class as usize] = Some(loan);
        Ok(loan)
    }
}
