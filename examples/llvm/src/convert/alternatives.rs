//! Other ways to issue an instruction of x86: with an operand in memory, with exchanged operands, as an address.

use smallvec::smallvec;

use super::instruction::InstWork;
use super::{Converter, How, Op, Ops, Place, Shapes};
use crate::machine::tables::ADDRESS;
use crate::machine::{Arch, Flag, Machine, Opcode};
use crate::mir::Operand;

/// The commutable opcodes whose result is the same, whichever of the operands 1 and 2 comes first. `CMOV` needs the other
/// condition.
const COMMUTES: [&str; 19] = [
    "ADD", "ADC", "AND", "OR", "XOR", "IMUL", "MUL", "CMOV", "PADD", "PAND", "POR", "PXOR", "PMUL", "PMIN", "PMAX",
    "PAVG", "PCMPEQ", "MIN", "MAX",
];

/// What an instruction with an operand in memory may not do besides.
const NOT_FOLDED: [Flag; 3] = [Flag::Terminator, Flag::MayLoad, Flag::MayStore];

/// The opcode that reads an operand from memory, if there is one. It has five operands of an address in place of the
/// register and is the same in all else.
pub fn folded<'m>(machine: &'m Machine, opcode: &Opcode, operand: usize) -> Option<&'m Opcode> {
    opcode
        .folded(operand, || find_folded(machine, opcode, operand).map(|folded| folded.name.clone()))
        .and_then(|name| machine.opcode(name))
}

fn find_folded<'m>(machine: &'m Machine, opcode: &Opcode, operand: usize) -> Option<&'m Opcode> {
    let name = opcode.name.as_str();
    if machine.arch != Arch::X86_64 || name.starts_with("BT") || NOT_FOLDED.iter().any(|&flag| opcode.is(flag)) {
        return None;
    }
    let own = opcode.operands.get(operand)?;
    if own.class.is_none() || own.tied_to.is_some() || operand < opcode.num_defs {
        return None;
    }
    let fits = |name: String| {
        let other = machine.opcode(&name)?;
        let (front, back) = (other.operands.get(..operand)?, other.operands.get(operand + 5..)?);
        let classes = |operands: &[crate::machine::tables::OpcodeOperand]| -> Vec<Option<usize>> {
            operands.iter().map(|operand| operand.class).collect()
        };
        let same = classes(front) == classes(&opcode.operands[..operand])
            && classes(back) == classes(&opcode.operands[operand + 1..])
            && other.operands[operand..operand + 5].iter().all(|operand| operand.kind == ADDRESS)
            && other.num_defs == opcode.num_defs;
        (same && other.is(Flag::MayLoad) && !other.is(Flag::MayStore)).then_some(other)
    };
    let pair = |from: &str, to: &str| {
        name.match_indices(from).find_map(|(at, _)| fits(format!("{}{to}{}", &name[..at], &name[at + from.len()..])))
    };
    let last = || name.strip_suffix('r').and_then(|name| fits(format!("{name}m")));
    let intrinsic = || name.strip_suffix("r_Int").and_then(|name| fits(format!("{name}m_Int")));
    pair("rr", "rm").or_else(|| pair("rr", "mr")).or_else(|| pair("ri", "mi")).or_else(last).or_else(intrinsic)
}

/// The opcode that reads the operand 1 from memory and writes its result there, if there is one. The operands of an address
/// are in the place of the result and of the operand 1, and it is the same in all else.
pub fn in_memory<'m>(machine: &'m Machine, opcode: &Opcode) -> Option<&'m Opcode> {
    // Nothing else is kept for a result.
    opcode
        .folded(0, || find_in_memory(machine, opcode).map(|found| found.name.clone()))
        .and_then(|name| machine.opcode(name))
}

fn find_in_memory<'m>(machine: &'m Machine, opcode: &Opcode) -> Option<&'m Opcode> {
    let name = opcode.name.as_str();
    let is_tied = opcode.operands.get(1).is_some_and(|operand| operand.tied_to == Some(0));
    let known = machine.arch == Arch::X86_64 && opcode.num_defs == 1 && is_tied && !name.starts_with("BT");
    if !known || NOT_FOLDED.iter().any(|&flag| opcode.is(flag)) {
        return None;
    }
    let fits = |name: String| {
        let other = machine.opcode(&name)?;
        let class = |operand: &crate::machine::tables::OpcodeOperand| operand.class;
        let same = other.operands.get(5..)?.iter().map(class).eq(opcode.operands[2..].iter().map(class))
            && other.operands[..5].iter().all(|operand| operand.kind == ADDRESS)
            && other.num_defs == 0;
        (same && other.is(Flag::MayLoad) && other.is(Flag::MayStore)).then_some(other)
    };
    let pair = |from: &str, to: &str| {
        name.match_indices(from).find_map(|(at, _)| fits(format!("{}{to}{}", &name[..at], &name[at + from.len()..])))
    };
    pair("rr", "mr").or_else(|| pair("ri", "mi")).or_else(|| pair("r", "m"))
}

/// How an addition or a shift is written as an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddressForm {
    /// The sum of two registers.
    Sum,
    /// The sum of a register and a constant operand, or its difference.
    Offset {
        /// Whether the constant is subtracted.
        minus: bool,
    },
    /// The sum of a register and this.
    Step(i32),
    /// A register shifted by a constant operand.
    Shift,
}

/// The address form of an opcode. One of fewer than 32 bits leaves something else in the bits above, which nothing reads.
pub fn address_form(opcode: &str) -> Option<AddressForm> {
    match opcode.trim_end_matches("_DB") {
        "ADD64rr" | "ADD32rr" | "ADD16rr" | "ADD8rr" => Some(AddressForm::Sum),
        "ADD64ri32" | "ADD32ri" | "ADD16ri" | "ADD8ri" => Some(AddressForm::Offset { minus: false }),
        "SUB64ri32" | "SUB32ri" | "SUB16ri" | "SUB8ri" => Some(AddressForm::Offset { minus: true }),
        "INC64r" | "INC32r" | "INC16r" | "INC8r" => Some(AddressForm::Step(1)),
        "DEC64r" | "DEC32r" | "DEC16r" | "DEC8r" => Some(AddressForm::Step(-1)),
        "SHL64ri" | "SHL32ri" | "SHL16ri" | "SHL8ri" => Some(AddressForm::Shift),
        _ => None,
    }
}

impl Converter<'_> {
    /// The alternatives of an instruction; the first is preferred. Takes the operands.
    pub(super) fn alternatives(&self, work: &mut InstWork<'_>) -> Shapes {
        if self.machine.arch != Arch::X86_64 {
            return smallvec![(How::Own, std::mem::take(&mut work.ops))];
        }
        let work = &*work;
        let with = |ops: &[Op], at: usize, place: Place| -> Ops {
            let mut ops = Ops::from_slice(ops);
            ops[at].place = place;
            ops
        };
        let memory = self.memory_operands(work);
        let mut shapes: Shapes = smallvec![(How::Own, work.ops.clone())];
        if let Some((first, others)) = memory.split_first() {
            shapes[0].1 = with(&work.ops, first.1, Place::Any);
            shapes.extend(others.iter().map(|other| (How::Own, with(&work.ops, other.1, Place::Any))));
        }
        let commuted = self.commutes(work).map(|[def, first, second]| {
            let mut ops = with(&work.ops, def, Place::Tied(second as u16));
            if memory.iter().any(|operand| operand.0 == 2) {
                ops[first].place = Place::Any;
            }
            (How::Commuted, ops)
        });
        shapes.extend(commuted);
        if let Some(def) = self.address_def(work) {
            let mut ops = with(&work.ops, def, Place::Class);
            let index = self.machine.class("gr64_nosp").and_then(|class| class.roots);
            ops.iter_mut().filter(|op| !op.def).for_each(|op| op.class = index.map_or(op.class, |class| class.1));
            shapes.push((How::Address, ops));
        }
        if let Some(tied) = self.tied_in_memory(work) {
            let mut ops = work.ops.clone();
            ops[tied].place = Place::Slot;
            shapes.push((How::InSlot, ops));
        }
        shapes
    }

    /// The position of the operand 1, if the instruction may change it in its slot. What is written there has the bits of the
    /// operand, so nothing may read more of the result.
    fn tied_in_memory(&self, work: &InstWork<'_>) -> Option<usize> {
        in_memory(self.machine, work.opcode)?;
        let value = |operand: usize| {
            let reg = work.inst.operands.get(operand)?.reg()?;
            reg.virtual_reg().filter(|_| reg.sub().is_none() && !reg.flags.undef)
        };
        let (result, _) = (value(0)?, value(1)?);
        let (def, tied) = ((*work.position.first()?)?, (*work.position.get(1)?)?);
        let name = self.last_name(work.ops[tied].name);
        let once = work.ops.iter().filter(|op| !op.def && self.last_name(op.name) == name).count() == 1;
        let is_tied = work.ops[def].place == Place::Tied(tied as u16) && work.ops[tied].place == Place::Class;
        let bits = self.machine.operand_class(work.opcode, 0).map_or(0, |class| class.bits);
        let is_whole = bits == 64 || !self.extended.contains(&result);
        (once && is_tied && is_whole).then_some(tied)
    }

    /// The operands that may be in memory with their positions, the last one first. A value that the instruction reads
    /// twice may not.
    fn memory_operands(&self, work: &InstWork<'_>) -> Vec<(usize, usize)> {
        let may = |(index, operand): (usize, &Operand)| {
            let reg = operand.reg().filter(|reg| reg.virtual_reg().is_some() && !reg.flags.def)?;
            let at = work.position[index]?;
            let op = work.ops[at];
            let reads = work.ops.iter().filter(|other| !other.def);
            let once = reads.filter(|other| self.last_name(other.name) == self.last_name(op.name)).count() == 1;
            let low = reg.sub().is_none_or(|sub| self.machine.is_low_index(sub));
            let fits = once && low && op.place == Place::Class && folded(self.machine, work.opcode, index).is_some();
            fits.then_some((index, at))
        };
        let mut operands: Vec<(usize, usize)> = work.inst.operands.iter().enumerate().filter_map(may).collect();
        operands.reverse();
        operands
    }

    /// The positions of the def and of the operands 1 and 2, if these may be exchanged.
    fn commutes(&self, work: &InstWork<'_>) -> Option<[usize; 3]> {
        let known = COMMUTES.iter().any(|name| work.inst.opcode.starts_with(name));
        if !known
            || !work.opcode.is(Flag::Commutable)
            || work.tied.iter().flatten().count() != 1
            || work.tied.get(1) != Some(&Some(0))
        {
            return None;
        }
        let [def, first, second] = [0, 1, 2].map(|operand| work.position.get(operand).copied().flatten());
        let (def, first, second) = (def?, first?, second?);
        let is_value = |operand: usize| {
            work.inst.operands[operand].reg().is_some_and(|reg| {
                reg.virtual_reg().is_some() && reg.sub().is_none_or(|sub| self.machine.is_low_index(sub))
            })
        };
        let classes = [1, 2].map(|operand| work.opcode.operands.get(operand)?.class);
        let [a, b] = [first, second].map(|at| self.last_name(work.ops[at].name));
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
        let form = address_form(&work.inst.opcode)?;
        let mut flags = work.inst.regs().filter(|(_, reg)| reg.flags.def && reg.physical_reg() == Some("eflags"));
        let def = (*work.position.first()?)?;
        let own = work.ops.iter().all(|op| op.operand.is_some());
        let is_value = |(index, reg): (usize, &crate::mir::RegOperand)| {
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
