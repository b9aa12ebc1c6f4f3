//! The differences between the allocated function and the client's.
//!
//! Blocks, instructions and operands keep their order. Two changes affect their numbers:
//!
//! * *An additional first block* with one instruction that jumps to the client's entry block. It is added if the client's
//!   entry is not its first block, or if control comes back to it. Nothing is live in the new block, since an instruction of
//!   the client defines the arguments. So nothing is ever inserted there.
//! * *Operands that are left out*: registers that the client names but does not allow to be allocated, and repeated defs of
//!   one instruction. Their locations follow from the other operands.

use ssara_core::ir;

use crate::{Allocation, Inst, Output, PReg};

/// The location of an operand that was left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In this register.
    Reg(PReg),
    /// Where the operand with this number in the same instruction is.
    Same(u32),
}

/// An operand that was left out.
#[derive(Clone, Copy, Debug)]
struct Omitted {
    /// The client's instruction.
    inst: Inst,
    /// Its number there.
    operand: u32,
    place: Place,
}

/// The differences for one function.
#[derive(Default)]
pub struct Layout {
    /// The number of instructions, and of blocks, that the client does not have.
    lead: u32,
    /// In the order of the code.
    omitted: Vec<Omitted>,
}

impl Layout {
    /// Starts a function. `has_lead` says whether it has a block of its own at the start.
    pub fn start(&mut self, has_lead: bool) {
        self.lead = has_lead.into();
        self.omitted.clear();
    }
    /// Leaves out an operand. Calls go in the order of the code.
    pub fn omit(&mut self, inst: Inst, operand: usize, place: Place) {
        self.omitted.push(Omitted { inst, operand: operand as u32, place });
    }
    /// The number of blocks, and of instructions, at the start that the client does not have.
    pub fn lead(&self) -> u32 {
        self.lead
    }
    /// The client's number of an instruction; `None` if the client does not have it.
    #[inline]
    pub fn inst(&self, ours: ir::Inst) -> Option<Inst> {
        ours.as_u32().checked_sub(self.lead).map(Inst)
    }
    /// Our number of a client's instruction.
    #[inline]
    pub fn ours(&self, inst: Inst) -> ir::Inst {
        ir::Inst::from_u32(inst.0 + self.lead)
    }

    fn omitted_of(&self, inst: Inst) -> &[Omitted] {
        let start = self.omitted.partition_point(|omitted| omitted.inst < inst);
        let end = self.omitted.partition_point(|omitted| omitted.inst <= inst);
        &self.omitted[start..end]
    }
    /// The client's number of operand `index` of an instruction.
    pub fn operand(&self, inst: Inst, mut index: usize) -> usize {
        for omitted in self.omitted_of(inst) {
            if omitted.operand as usize <= index {
                index += 1;
            }
        }
        index
    }
    /// The locations of those operands of a client's instruction that were not left out, in order.
    pub fn locations<'a>(&'a self, output: &'a Output, inst: Inst) -> impl Iterator<Item = Allocation> + 'a {
        let mut omitted = self.omitted_of(inst).iter().peekable();
        let all = output.inst_allocs(inst).iter().enumerate();
        all.filter(move |&(index, _)| omitted.next_if(|omitted| omitted.operand as usize == index).is_none())
            .map(|(_, &location)| location)
    }
    /// Inserts the locations of the operands that were left out into `allocs`, and corrects `starts`, the start of each
    /// instruction's locations.
    pub fn complete(&self, allocs: &mut Vec<Allocation>, starts: &mut [u32]) {
        if self.omitted.is_empty() {
            return;
        }
        let known = std::mem::take(allocs);
        allocs.reserve(known.len() + self.omitted.len());
        let mut omitted = self.omitted.iter().peekable();
        for index in 0..starts.len() {
            let start = starts[index] as usize;
            let end = starts.get(index + 1).map_or(known.len(), |&end| end as usize);
            let first = allocs.len();
            starts[index] = first as u32;
            let mut known = known[start..end].iter();
            loop {
                let position = (allocs.len() - first) as u32;
                let here = |omitted: &&Omitted| omitted.inst == Inst::new(index) && omitted.operand == position;
                if let Some(omitted) = omitted.next_if(here) {
                    allocs.push(match omitted.place {
                        Place::Reg(reg) => Allocation::reg(reg),
                        Place::Same(_) => Allocation::none(),
                    });
                } else if let Some(&location) = known.next() {
                    allocs.push(location);
                } else {
                    break;
                }
            }
            for omitted in self.omitted_of(Inst::new(index)) {
                if let Place::Same(other) = omitted.place {
                    allocs[first + omitted.operand as usize] = allocs[first + other as usize];
                }
            }
        }
    }
    /// The first operand that was left out and has a wrong location: instruction, number, and the right place.
    pub fn misplaced(&self, output: &Output) -> Option<(Inst, u32, Place)> {
        let wrong = |omitted: &&Omitted| {
            let locations = output.inst_allocs(omitted.inst);
            let expected = match omitted.place {
                Place::Reg(reg) => Some(Allocation::reg(reg)),
                Place::Same(other) => locations.get(other as usize).copied(),
            };
            locations.get(omitted.operand as usize).copied() != expected
        };
        self.omitted.iter().find(wrong).map(|omitted| (omitted.inst, omitted.operand, omitted.place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RegClass;

    fn reg(number: usize) -> Allocation {
        Allocation::reg(PReg::new(number, RegClass::Int))
    }

    /// Three instructions: one with an operand left out at each end, one with none, one with a def that stands twice.
    #[test]
    fn what_is_left_out_comes_back() {
        let mut layout = Layout::default();
        layout.start(true);
        let fixed = PReg::new(9, RegClass::Int);
        layout.omit(Inst(0), 0, Place::Reg(fixed));
        layout.omit(Inst(0), 2, Place::Reg(fixed));
        layout.omit(Inst(2), 1, Place::Same(0));
        let mut allocs = vec![reg(1), reg(2), reg(3), reg(4)];
        let mut starts = vec![0, 1, 2];
        layout.complete(&mut allocs, &mut starts);
        assert_eq!(allocs, [reg(9), reg(1), reg(9), reg(2), reg(3), reg(3), reg(4)]);
        assert_eq!(starts, [0, 3, 4]);

        let mut output = Output { allocs, inst_alloc_offsets: starts, ..Output::default() };
        assert_eq!(layout.misplaced(&output), None);
        assert!(layout.locations(&output, Inst(2)).eq([reg(3), reg(4)]));
        assert_eq!([0, 1].map(|operand| layout.operand(Inst(2), operand)), [0, 2]);
        assert_eq!(layout.operand(Inst(0), 0), 1);
        output.allocs[5] = reg(8);
        assert_eq!(layout.misplaced(&output), Some((Inst(2), 1, Place::Same(0))));
        assert_eq!((layout.inst(ir::Inst::from_u32(0)), layout.ours(Inst(2)).as_u32()), (None, 3));
    }
}
