//! Other ways to issue an instruction of x86: with an operand in memory, with exchanged operands, as an address.

use smallvec::{SmallVec, smallvec};

use super::instruction::InstWork;
use super::{Change, Converter, How, Place, Shape, Shapes};
use crate::machine::AddressForm;
use crate::mir::{Operand, RegOperand};

impl Converter<'_> {
    /// The alternatives of an instruction; the first is preferred.
    pub(super) fn alternatives(&self, work: &InstWork<'_>) -> Shapes {
        let mut shapes: Shapes = smallvec![Shape::own()];
        if self.machine.ways(work.opcode).is_empty() {
            return shapes;
        }
        let change = |at: usize, place: Place| Change { at: at as u16, class: work.ops[at].class, place };
        let memory = self.memory_operands(work);
        if let Some((first, others)) = memory.split_first() {
            shapes[0].changes.push(change(first.1, Place::Any));
            let other =
                |other: &(usize, usize)| Shape { how: How::Own, changes: smallvec![change(other.1, Place::Any)] };
            shapes.extend(others.iter().map(other));
        }
        if let Some([def, first, second]) = self.commutes(work) {
            let mut changes = smallvec![change(def, Place::Tied(second as u16))];
            changes.extend(memory.iter().any(|operand| operand.0 == 2).then(|| change(first, Place::Any)));
            shapes.push(Shape { how: How::Commuted, changes });
        }
        if let Some(def) = self.address_def(work) {
            let index = self.machine.class("gr64_nosp".into()).and_then(|class| class.roots);
            let in_index = |(at, op): (usize, &super::Op)| Change {
                class: index.filter(|_| !op.def).map_or(op.class, |class| class.1),
                ..change(at, if at == def { Place::Class } else { op.place })
            };
            let changes = work.ops.iter().enumerate().map(in_index).collect();
            shapes.push(Shape { how: How::Address, changes });
        }
        let in_slot = self.tied_in_memory(work);
        shapes.extend(in_slot.map(|tied| Shape { how: How::InSlot, changes: smallvec![change(tied, Place::Slot)] }));
        shapes
    }

    /// The position of the operand 1, if the instruction may change it in its slot. What is written there has the bits of the
    /// operand, so nothing may read more of the result.
    fn tied_in_memory(&self, work: &InstWork<'_>) -> Option<usize> {
        self.machine.in_memory(work.opcode)?;
        let value = |operand: usize| {
            let reg = work.inst.operands.get(operand)?.reg()?;
            reg.virtual_reg().filter(|_| reg.sub().is_none() && !reg.flags.undef)
        };
        let (result, _) = (value(0)?, value(1)?);
        let (def, tied) = ((*work.position.first()?)?, (*work.position.get(1)?)?);
        let name = self.names.last(work.ops[tied].name);
        let once = work.ops.iter().filter(|op| !op.def && self.names.last(op.name) == name).count() == 1;
        let is_tied = work.ops[def].place == Place::Tied(tied as u16) && work.ops[tied].place == Place::Class;
        let bits = self.machine.operand_class(work.opcode, 0).map_or(0, |class| class.bits);
        let is_whole = bits == 64 || !self.extended.get(result as usize).is_some_and(|&extended| extended);
        (once && is_tied && is_whole).then_some(tied)
    }

    /// The operands that may be in memory with their positions, the last one first. A value that the instruction reads
    /// twice may not.
    fn memory_operands(&self, work: &InstWork<'_>) -> SmallVec<[(usize, usize); 2]> {
        let may = |index: usize| {
            let reg = work.inst.operands.get(index)?.reg()?;
            let at = work.position[index]?;
            let op = work.ops[at];
            let reads = work.ops.iter().filter(|other| !other.def);
            let once = reads.filter(|other| self.names.last(other.name) == self.names.last(op.name)).count() == 1;
            let low = self.is_low(reg);
            let is_value = reg.virtual_reg().is_some() && !reg.flags.def;
            (is_value && once && low && op.place == Place::Class).then_some((index, at))
        };
        self.machine.memory_operands(work.opcode).rev().filter_map(may).collect()
    }

    /// The positions of the def and of the operands 1 and 2, if these may be exchanged.
    fn commutes(&self, work: &InstWork<'_>) -> Option<[usize; 3]> {
        if !self.machine.ways(work.opcode).commutes
            || work.tied.iter().flatten().count() != 1
            || work.tied.get(1) != Some(&Some(0))
        {
            return None;
        }
        let [def, first, second] = [0, 1, 2].map(|operand| work.position.get(operand).copied().flatten());
        let (def, first, second) = (def?, first?, second?);
        let is_value = |operand: usize| {
            work.inst.operands[operand].reg().is_some_and(|reg| reg.virtual_reg().is_some() && self.is_low(reg))
        };
        let classes = [1, 2].map(|operand| work.opcode.operands.get(operand)?.class);
        let [a, b] = [first, second].map(|at| self.names.last(work.ops[at].name));
        let fits = is_value(1)
            && is_value(2)
            && classes[0] == classes[1]
            && work.ops[def].place == Place::Tied(first as u16)
            && work.ops[second].place == Place::Class
            && a != b;
        fits.then_some([def, first, second])
    }

    /// The position of the def, if the instruction may be issued as an address: nothing reads the flags that it writes.
    fn address_def(&self, work: &InstWork<'_>) -> Option<usize> {
        let form = self.machine.ways(work.opcode).address?;
        let mut flags = work
            .inst
            .regs()
            .filter(|(_, reg)| reg.flags.def && reg.physical_reg().is_some_and(|name| name == "eflags"));
        let def = (*work.position.first()?)?;
        let own = work.ops.iter().all(|op| op.operand.is_some());
        let is_value = |(index, reg): (usize, &RegOperand)| {
            index == 0 || reg.flags.def || reg.virtual_reg().is_some() && !reg.flags.undef && reg.sub().is_none()
        };
        let number = match (work.inst.operands.get(2), form) {
            (Some(Operand::Other(text)), AddressForm::Shift) => matches!(text.as_str(), "1" | "2" | "3"),
            (Some(Operand::Other(text)), AddressForm::Offset { minus: true }) => {
                text.parse::<i64>().is_ok_and(|number| number.abs() < i64::from(i32::MAX))
            }
            (Some(_), AddressForm::Sum | AddressForm::Offset { minus: false }) | (_, AddressForm::Step(_)) => true,
            _ => false,
        };
        let fits = number
            && own
            && flags.all(|(_, reg)| reg.flags.dead)
            && work.inst.regs().all(is_value)
            && matches!(work.ops[def].place, Place::Tied(_));
        fits.then_some(def)
    }
}
