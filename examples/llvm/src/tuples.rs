//! Tuples of registers, such as `q0_q1` of AArch64: a virtual register that holds one becomes a virtual register for each
//! member.
//!
//! What only puts tuples together or takes them apart becomes copies, which are other names later. Any other instruction
//! names the first member in place of the tuple, and [`Function::tuples`] says which ones follow.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap as HashMap;
use ustr::Ustr;

use crate::machine::{Machine, TupleClass};
use crate::mir::{Function, Inst, Operand, RegFlags, RegName, RegOperand, Tuple};

/// The function with the members of tuples in place of tuples; `None` if it has none. Time is linear in its text.
pub fn split(machine: &Machine, source: &Function) -> Option<Function> {
    let classes = source.classes.iter().filter_map(|(&register, class)| Some((register, machine.tuple_class(*class)?)));
    let classes: BTreeMap<u32, &TupleClass> = classes.collect();
    if classes.is_empty() {
        return None;
    }
    let mut function = source.clone();
    let mut members = HashMap::default();
    for (&register, &class) in &classes {
        let own: Vec<u32> = (0..class.len).map(|_| function.new_register(class.member)).collect();
        let name = source.classes[&register];
        function.tuples.insert(own[0], Tuple { class: name, members: own.clone() });
        members.insert(register, Members { class, registers: own });
    }
    for block in 0..function.blocks.len() {
        let mut insts = Vec::new();
        // The new position of each instruction.
        let mut positions = Vec::new();
        for inst in std::mem::take(&mut function.blocks[block].insts) {
            let mut splitter = Splitter { members: &members, function: &mut function, out: &mut insts };
            positions.push(splitter.out.len());
            splitter.inst(inst);
        }
        for (before, _) in &mut function.blocks[block].debug {
            *before = positions.get(*before).copied().unwrap_or(insts.len());
        }
        function.blocks[block].insts = insts;
    }
    Some(function)
}

/// The members of a tuple.
struct Members<'m> {
    class: &'m TupleClass,
    registers: Vec<u32>,
}

impl Members<'_> {
    /// The member that a sub-register index means, and the index in it.
    fn at(&self, index: Ustr) -> Option<(u32, Option<Ustr>)> {
        let (member, rest) = self.class.part(index)?;
        Some((self.registers[member], rest))
    }
}

/// The work on one instruction.
struct Splitter<'a> {
    members: &'a HashMap<u32, Members<'a>>,
    function: &'a mut Function,
    out: &'a mut Vec<Inst>,
}

impl<'a> Splitter<'a> {
    fn inst(&mut self, mut inst: Inst) {
        let def = inst.operands.first().and_then(Operand::reg).filter(|reg| reg.flags.def);
        if let Some(tuple) = def.and_then(|def| self.tuple(def))
            && let Some(sources) = self.sources(&inst, tuple)
        {
            for (&register, source) in tuple.registers.iter().zip(sources) {
                self.out.push(source.inst(register, inst.line));
            }
            return;
        }
        self.replace(&mut inst);
        self.out.push(inst);
    }

    /// What the members of the tuple that an instruction defines are; `None` if it computes them.
    fn sources(&self, inst: &Inst, tuple: &Members<'_>) -> Option<Vec<Source>> {
        match inst.opcode.as_str() {
            "PHI" => self.phi(inst, tuple),
            "COPY" => self.whole(inst.operands.get(1)?.reg()?),
            "REG_SEQUENCE" => self.sequence(inst, tuple),
            "INSERT_SUBREG" => self.insertion(inst, tuple),
            "IMPLICIT_DEF" => Some(vec![Source::Undefined; tuple.registers.len()]),
            _ => None,
        }
    }

    /// Names members in place of tuples. Where an instruction reads a member, it gets a copy of its own, so that the first
    /// member stands for the tuple in all others.
    fn replace(&mut self, inst: &mut Inst) {
        let is_copy = inst.opcode == "COPY";
        for operand in &mut inst.operands {
            let Operand::Reg(reg) = operand else { continue };
            let Some(tuple) = self.tuple(reg) else { continue };
            let Some(index) = reg.sub() else {
                // A copy to or from a physical tuple is left, and refused later.
                reg.reg = if is_copy { reg.reg } else { RegName::Virtual(tuple.registers[0], None) };
                continue;
            };
            let Some((member, rest)) = tuple.at(index) else { continue };
            let mut read = member;
            if !is_copy {
                read = self.function.new_register(tuple.class.member);
                self.out.push(Source::Copy(register(member)).inst(read, inst.line));
            }
            reg.reg = RegName::Virtual(read, rest);
        }
    }

    /// The members of a register operand that is a tuple.
    fn tuple(&self, reg: &RegOperand) -> Option<&'a Members<'a>> {
        self.members.get(&reg.virtual_reg()?)
    }

    /// What each member of a tuple is when all of it is copied.
    fn whole(&self, reg: &RegOperand) -> Option<Vec<Source>> {
        if reg.flags.undef {
            let len = self.tuple(reg)?.registers.len();
            return Some((0..len).map(|_| Source::Undefined).collect());
        }
        let tuple = self.tuple(reg).filter(|_| reg.sub().is_none())?;
        Some(tuple.registers.iter().map(|&member| Source::Copy(register(member))).collect())
    }

    fn phi(&self, inst: &Inst, tuple: &Members<'_>) -> Option<Vec<Source>> {
        let mut sources = vec![Vec::new(); tuple.registers.len()];
        for pair in inst.operands[1..].chunks(2) {
            let [Operand::Reg(reg), from] = pair else { return None };
            for (source, arg) in sources.iter_mut().zip(self.whole(reg)?) {
                let undef = RegFlags { undef: true, ..RegFlags::default() };
                let arg = match arg {
                    Source::Copy(reg) => reg,
                    _ => RegOperand { flags: undef, ..register(tuple.registers[0]) },
                };
                source.extend([Operand::Reg(arg), from.clone()]);
            }
        }
        Some(sources.into_iter().map(Source::Phi).collect())
    }

    fn sequence(&self, inst: &Inst, tuple: &Members<'_>) -> Option<Vec<Source>> {
        let mut sources = vec![Source::Undefined; tuple.registers.len()];
        for pair in inst.operands[1..].chunks(2) {
            let [Operand::Reg(reg), Operand::Other(index)] = pair else { return None };
            self.put(&mut sources, tuple, reg, index)?;
        }
        Some(sources)
    }

    fn insertion(&self, inst: &Inst, tuple: &Members<'_>) -> Option<Vec<Source>> {
        let [_, Operand::Reg(base), Operand::Reg(reg), Operand::Other(index)] = inst.operands.as_slice() else {
            return None;
        };
        let mut sources = self.whole(base)?;
        self.put(&mut sources, tuple, reg, index)?;
        Some(sources)
    }

    /// Makes a member of a tuple a copy of a register.
    fn put(&self, sources: &mut [Source], tuple: &Members<'_>, reg: &RegOperand, index: &str) -> Option<()> {
        let (member, None) = tuple.at(index.trim_start_matches("%subreg.").into())? else { return None };
        let at = tuple.registers.iter().position(|&register| register == member)?;
        let from = match (self.tuple(reg), reg.sub()) {
            (Some(tuple), Some(sub)) => tuple.at(sub).map(|(member, rest)| RegName::Virtual(member, rest))?,
            (Some(_), None) => return None,
            (None, _) => reg.reg,
        };
        sources[at] = match reg.flags.undef {
            true => Source::Undefined,
            false => Source::Copy(RegOperand { flags: RegFlags::default(), reg: from, tied: None }),
        };
        Some(())
    }
}

/// What a member of a tuple is.
#[derive(Clone)]
enum Source {
    /// Anything.
    Undefined,
    /// A copy.
    Copy(RegOperand),
    /// A PHI with these operands.
    Phi(Vec<Operand>),
}

impl Source {
    /// The instruction that defines the member.
    fn inst(self, member: u32, line: usize) -> Inst {
        let def = RegOperand { flags: RegFlags { def: true, ..RegFlags::default() }, ..register(member) };
        let (opcode, operands) = match self {
            Source::Undefined => ("IMPLICIT_DEF", Vec::new()),
            Source::Copy(from) => ("COPY", vec![Operand::Reg(from)]),
            Source::Phi(operands) => ("PHI", operands),
        };
        let operands = std::iter::once(Operand::Reg(def)).chain(operands).collect();
        Inst { line, opcode: opcode.into(), operands, num_defs: 1, ..Inst::default() }
    }
}

/// A virtual register as an operand.
fn register(number: u32) -> RegOperand {
    RegOperand { flags: RegFlags::default(), reg: RegName::Virtual(number, None), tied: None }
}
