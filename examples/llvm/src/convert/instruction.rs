//! One instruction: its operands, what it destroys, and whether it may be computed again.

use smallvec::{SmallVec, smallvec};

use ssara_core::target::{Class, FormKind, Remat, TupleList};
use ustr::Ustr;

use super::copies::Renamed;
use super::names::Held;
use super::{Converter, Item, Name, Op, Ops, Place, Refusal, Shape, What};
use crate::machine::{Clobbers, Flag, Opcode, Root, RootSet};
use crate::mir::{Inst, Operand, RegOperand, Tuple};

/// A number for some operands of an instruction, by operand.
pub(super) type ByOperand = SmallVec<[Option<usize>; 8]>;

/// The work on one instruction.
pub(super) struct InstWork<'i> {
    pub inst: &'i Inst,
    pub opcode: &'i Opcode,
    /// By operand of the instruction: the operand that it is tied to, if it is a use.
    pub tied: ByOperand,
    pub ops: Ops,
    /// By operand of the instruction: its position in `ops`.
    pub position: ByOperand,
    /// See [`Item::groups`].
    pub groups: SmallVec<[(u16, TupleList); 1]>,
    pub clobbers: Clobbers,
}

impl InstWork<'_> {
    /// The uses that are tied to an operand. Most instructions have none.
    fn tied_to(&self, def: usize) -> SmallVec<[usize; 2]> {
        let mut uses = SmallVec::new();
        for (use_, tied) in self.tied.iter().enumerate() {
            if *tied == Some(def) {
                uses.push(use_);
            }
        }
        uses
    }
}

impl<'a> Converter<'a> {
    /// The item of an instruction; `None` if it needs none.
    pub(super) fn inst(
        &mut self,
        inst: &Inst,
        opcode: Option<&Opcode>,
        held: &mut Held,
    ) -> Result<Option<Item>, Refusal> {
        let line = inst.line;
        let mut what = What::Code;
        match inst.opcode.as_str() {
            "KILL" => return Ok(None),
            "EH_LABEL" | "INLINEASM_BR" | "REG_SEQUENCE" | "EXTRACT_SUBREG" | "STATEPOINT" | "PATCHPOINT"
            | "STACKMAP" => {
                return Self::refuse(line, format!("`{}`", inst.opcode));
            }
            "IMPLICIT_DEF" => return self.implicit_def(inst, held),
            "SUBREG_TO_REG" | "INSERT_SUBREG" => return self.insert(inst, held),
            "COPY" => match self.copy(inst, held)? {
                Renamed::Name => return Ok(None),
                Renamed::Item(item) => return Ok(Some(*item)),
                Renamed::Copy => what = What::Copy,
            },
            _ => {}
        }
        let machine = self.machine;
        let Some(opcode) = opcode else {
            return Self::refuse(line, format!("unknown opcode `{}`", inst.opcode));
        };
        let mut tied: ByOperand = smallvec![None; inst.operands.len()];
        for (tied, operand) in tied.iter_mut().zip(&opcode.operands) {
            *tied = operand.tied_to;
        }
        inst.regs().filter(|(_, reg)| reg.tied.is_some()).for_each(|(use_, reg)| tied[use_] = reg.tied);
        let (ops, position) = (Ops::new(), smallvec![None; inst.operands.len()]);
        let (groups, clobbers) = (SmallVec::new(), Clobbers::default());
        let mut work = InstWork { inst, opcode, tied, ops, position, groups, clobbers };
        self.uses(&mut work, held)?;
        self.check_asm(&work)?;
        let mut calls = opcode.is(Flag::Call);
        for operand in &inst.operands {
            let Operand::Other(text) = operand else { continue };
            let Some(mask) = machine.mask(text) else { continue };
            (work.clobbers, calls) = (work.clobbers.union(mask), true);
        }
        for (_, reg) in inst.regs().filter(|(_, reg)| reg.flags.def && reg.flags.dead) {
            let roots = reg.physical_reg().map(|name| self.free_roots(name)).unwrap_or_default();
            roots.into_iter().for_each(|root| work.clobbers.roots.insert(root));
        }
        work.clobbers.roots = work.clobbers.roots.without(self.reserved);
        work.clobbers.roots.union(work.clobbers.upper).iter().for_each(|root| held.remove(root));
        self.defs(&mut work, held)?;
        let remat = self.remat(&work);
        let shapes = match what == What::Code && !opcode.is(Flag::Terminator) {
            true => self.alternatives(&work),
            false => smallvec![Shape::own()],
        };
        let InstWork { ops, groups, clobbers, .. } = work;
        let kind = if calls { FormKind::Call } else { FormKind::Op };
        Ok(Some(Item { what, kind, ops, shapes, groups, clobbers, remat, parts: SmallVec::new() }))
    }

    fn implicit_def(&mut self, inst: &Inst, held: &mut Held) -> Result<Option<Item>, Refusal> {
        let Some(reg) = inst.operands.first().and_then(Operand::reg) else { return Ok(None) };
        let Some(register) = reg.virtual_reg() else {
            let roots = reg.physical_reg().map(|name| self.free_roots(name)).unwrap_or_default();
            roots.into_iter().for_each(|root| held.remove(root));
            return Ok(None);
        };
        let (bank, class) = self.class_of(register, inst.line)?;
        self.define(register, bank);
        let ops = smallvec![Op { is_wide: false, ..Op::def(Name::Virtual(register), class, Some(0)) }];
        let mut item = Item::plain(What::Undef, FormKind::Op, ops);
        item.remat = Remat::Undefined;
        Ok(Some(item))
    }

    /// The class of an operand: the opcode's, if it has one of the bank of the virtual register, or else the register's.
    fn operand_class(&self, work: &InstWork<'_>, operand: usize, reg: &RegOperand) -> Result<(usize, Class), Refusal> {
        let own = self.class_of(reg.virtual_reg().unwrap_or_default(), work.inst.line)?;
        if !self.is_low(reg) {
            return Ok(own);
        }
        let class = self.machine.operand_class(work.opcode, operand).and_then(|class| class.roots);
        Ok(class.filter(|class| class.0 == own.0).unwrap_or(own))
    }

    fn uses(&self, work: &mut InstWork<'_>, held: &Held) -> Result<(), Refusal> {
        let mut used = RootSet::default();
        for (index, reg) in work.inst.regs().filter(|(_, reg)| !reg.flags.def && !reg.flags.undef) {
            if let Some(register) = reg.virtual_reg() {
                if let Some(tuple) = self.tuple(work.inst, register) {
                    work.position[index] = Some(work.ops.len());
                    self.group(work, tuple)?;
                    for (n, &member) in tuple.members.iter().enumerate() {
                        let class = self.class_of(member, work.inst.line)?.1;
                        let operand = (n == 0).then_some(index as u16);
                        work.ops.push(Op::read(Name::Virtual(member), class, operand));
                    }
                    continue;
                }
                let (kind, class) = self.operand_class(work, index, reg)?;
                // Where a part is another name of a wider value, the operand may be in any root.
                let whole = self.kind(Name::Virtual(register), work.inst.line)?;
                let class = if whole == kind { class } else { self.machine.kinds[whole].home };
                work.position[index] = Some(work.ops.len());
                let is_wide = self.is_wide(reg);
                work.ops.push(Op { is_wide, ..Op::read(Name::Virtual(register), class, Some(index as u16)) });
                continue;
            }
            let Some(name) = reg.physical_reg() else { continue };
            for root in self.free_roots(name) {
                if used.contains(root) {
                    continue;
                }
                let Some(value) = held.get(root) else {
                    // What an implicit or tied use reads here, nothing has defined.
                    if work.tied[index].is_some() || reg.flags.implicit {
                        continue;
                    }
                    let reason = format!("`{}` reads ${name}, which the block does not define", work.inst.opcode);
                    return Self::refuse(work.inst.line, reason);
                };
                used.insert(root);
                work.position[index].get_or_insert(work.ops.len());
                let operand = (!reg.flags.implicit).then_some(index as u16);
                let class = self.machine.kinds[self.kind(value, work.inst.line)?].home;
                let is_wide = self.machine.is_whole(name, root);
                work.ops.push(Op { place: Place::Fixed(root), is_wide, ..Op::read(value, class, operand) });
            }
        }
        Ok(())
    }

    /// Refuses inline assembly that writes a tied operand early and reads its value in another operand: both uses would get
    /// one register.
    fn check_asm(&self, work: &InstWork<'_>) -> Result<(), Refusal> {
        let early = work.inst.regs().any(|(_, reg)| reg.flags.early_clobber);
        if !work.inst.opcode.starts_with("INLINEASM") || !early || work.tied.iter().all(Option::is_none) {
            return Ok(());
        }
        let mut names: Vec<Name> = work.ops.iter().map(|op| self.names.last(op.name)).collect();
        let count = names.len();
        names.sort_unstable_by_key(|name| match name {
            Name::Virtual(register) => (0, *register),
            Name::Value(value) => (1, *value),
        });
        names.dedup();
        match names.len() == count {
            true => Ok(()),
            false => Self::refuse(work.inst.line, "inline assembly that reads a value twice and writes it early"),
        }
    }

    fn defs(&mut self, work: &mut InstWork<'_>, held: &mut Held) -> Result<(), Refusal> {
        let line = work.inst.line;
        let mut defined = RootSet::default();
        for (index, reg) in work.inst.regs().filter(|(_, reg)| reg.flags.def) {
            let described = work.opcode.operands.get(index).is_some_and(|operand| operand.early_clobber);
            let mut early = reg.flags.early_clobber || described;
            let uses = work.tied_to(index);
            if let Some(register) = reg.virtual_reg() {
                if reg.sub().is_some() {
                    return Self::refuse(line, "a def of a part of a virtual register");
                }
                if let Some(tuple) = self.tuple(work.inst, register) {
                    self.tuple_def(work, tuple, (index, early), &uses)?;
                    continue;
                }
                let (bank, class) = self.operand_class(work, index, reg)?;
                self.define(register, bank);
                let mut place = Place::Class;
                for use_ in uses {
                    let Some(source) = work.inst.operands.get(use_).and_then(Operand::reg) else { continue };
                    if source.physical_reg().is_some() {
                        return Self::refuse(line, "a virtual register that is tied to a physical one");
                    }
                    if let Some(at) = work.position[use_] {
                        (place, early) = (Place::Tied(at as u16), false);
                    }
                }
                work.position[index] = Some(work.ops.len());
                let def = Op::def(Name::Virtual(register), class, Some(index as u16));
                work.ops.push(Op { place, early, is_wide: self.is_wide(reg), ..def });
            } else if let Some(name) = reg.physical_reg() {
                let roots = self.free_roots(name);
                if reg.flags.dead {
                    self.read_in(work, &roots, &uses)?;
                    continue;
                }
                for &root in &roots {
                    if defined.contains(root) {
                        continue;
                    }
                    defined.insert(root);
                    let kind = self.machine.kind_of(name, root);
                    let value = self.new_value(kind);
                    let free = roots.len() == 1 && self.is_free(work, index, name, root);
                    let op = self.physical_def(work, (index, root, value), free, &uses)?;
                    held.insert(root, value);
                    work.position[index].get_or_insert(work.ops.len());
                    let is_tied = uses.iter().any(|&use_| work.position[use_].is_some());
                    let is_wide = self.machine.is_whole(name, root);
                    work.ops.push(Op { early: early && !is_tied, is_wide, ..op });
                }
            }
        }
        work.clobbers.roots = work.clobbers.roots.without(defined);
        Ok(())
    }

    /// Whether an operand is where the values of its width are in the register: it is no part, or one that is.
    pub(super) fn is_low(&self, reg: &RegOperand) -> bool {
        let class = || reg.virtual_reg().and_then(|register| self.lookup.class(register));
        reg.sub().is_none_or(|sub| self.machine.is_low_part(class(), sub))
    }

    /// Whether an operand has more bits than the narrow kind. Where there is one, parts of registers have not.
    fn is_wide(&self, reg: &RegOperand) -> bool {
        let class = reg.virtual_reg().and_then(|register| self.lookup.class(register));
        let bits = class.map_or(u32::MAX, |class| class.bits);
        reg.sub().is_none() && self.machine.narrow().is_none_or(|narrow| bits > self.machine.bits(narrow.to))
    }

    /// The tuple that an operand of an instruction stands for, by its virtual register.
    fn tuple(&self, inst: &Inst, register: u32) -> Option<&'a Tuple> {
        self.source.tuples.get(&register).filter(|_| inst.opcode != "COPY")
    }

    /// Notes that the next operands are a tuple.
    fn group(&self, work: &mut InstWork<'_>, tuple: &Tuple) -> Result<(), Refusal> {
        let Some(class) = self.machine.tuple_class(tuple.class) else {
            return Self::refuse(work.inst.line, format!("a tuple of class `{}`", tuple.class));
        };
        work.groups.push((work.ops.len() as u16, class.list));
        Ok(())
    }

    /// The def of a tuple, which is tied member by member.
    fn tuple_def(
        &mut self,
        work: &mut InstWork<'_>,
        tuple: &Tuple,
        (index, early): (usize, bool),
        uses: &[usize],
    ) -> Result<(), Refusal> {
        let tied = uses.iter().find_map(|&use_| work.position[use_]);
        work.position[index] = Some(work.ops.len());
        self.group(work, tuple)?;
        for (n, &member) in tuple.members.iter().enumerate() {
            let (kind, class) = self.class_of(member, work.inst.line)?;
            self.define(member, kind);
            let place = tied.map_or(Place::Class, |at| Place::Tied((at + n) as u16));
            let operand = (n == 0).then_some(index as u16);
            let early = early && tied.is_none();
            work.ops.push(Op { place, early, ..Op::def(Name::Virtual(member), class, operand) });
        }
        Ok(())
    }

    /// Makes values that are tied to a physical register be read there.
    fn read_in(&self, work: &mut InstWork<'_>, roots: &[Root], uses: &[usize]) -> Result<(), Refusal> {
        for &use_ in uses {
            let is_value = work.inst.operands[use_].reg().is_some_and(|reg| reg.virtual_reg().is_some());
            let Some(at) = work.position[use_].filter(|_| is_value) else { continue };
            let kind = self.kind(work.ops[at].name, work.inst.line)?;
            match *roots {
                [root] if self.machine.reg(root, kind).is_some() => work.ops[at].place = Place::Fixed(root),
                _ => return Self::refuse(work.inst.line, "a value that is tied to a register of another kind"),
            }
        }
        Ok(())
    }

    /// The def of a physical register: anywhere if it is free, since its readers have fixed uses.
    fn physical_def(
        &self,
        work: &mut InstWork<'_>,
        (index, root, value): (usize, Root, Name),
        free: bool,
        uses: &[usize],
    ) -> Result<Op, Refusal> {
        let kind = self.kind(value, work.inst.line)?;
        let home = self.machine.kinds[kind].home;
        let fixed = Op { place: Place::Fixed(root), ..Op::def(value, home, None) };
        let source = |&use_: &usize| work.inst.operands.get(use_).and_then(Operand::reg);
        let by_value = uses.iter().find(|use_| source(use_).is_some_and(|reg| reg.virtual_reg().is_some()));
        if !free {
            self.read_in(work, &[root], uses)?;
            return Ok(fixed);
        }
        if uses.iter().any(|use_| source(use_).is_some_and(|reg| reg.physical_reg().is_some())) {
            return Ok(fixed);
        }
        let class = self.machine.operand_class(work.opcode, index).and_then(|class| class.roots);
        let class = class.filter(|class| class.0 == kind).map_or(home, |class| class.1);
        let place = by_value.and_then(|&use_| work.position[use_]).map_or(Place::Class, |at| Place::Tied(at as u16));
        Ok(Op { place, ..Op::def(value, class, Some(index as u16)) })
    }

    /// Whether the instruction can write another root instead of this one.
    fn is_free(&self, work: &InstWork<'_>, index: usize, name: Ustr, root: Root) -> bool {
        let class = self.machine.operand_class(work.opcode, index).and_then(|class| class.roots);
        let fits = class.is_some_and(|class| class.0 == self.machine.kind_of(name, root)) || work.inst.opcode == "COPY";
        let mut others = work.inst.regs().filter(|(other, reg)| *other != index && reg.flags.def && !reg.flags.dead);
        let elsewhere =
            |reg: &RegOperand| reg.physical_reg().is_some_and(|reg| self.machine.roots_of(reg).contains(&root));
        index < work.inst.num_defs
            && !work.inst.opcode.starts_with("INLINEASM")
            && self.machine.is_low(name, root)
            && fits
            && !others.any(|(_, reg)| elsewhere(reg))
    }

    /// Whether the only def of the instruction may be computed again elsewhere.
    fn remat(&self, work: &InstWork<'_>) -> Remat {
        let (inst, opcode) = (work.inst, work.opcode);
        let [op] = work.ops.as_slice() else { return Remat::Never };
        let single = op.def && op.place == Place::Class && work.clobbers == Clobbers::default();
        if !single || !opcode.is(Flag::Rematerializable) {
            return Remat::Never;
        }
        // An instruction that writes flags can be computed again only if there is another one that does not.
        let writes_more = inst.regs().any(|(_, reg)| reg.flags.def && reg.flags.implicit);
        if writes_more && zero_without_flags(&inst.opcode).is_none() {
            return Remat::Never;
        }
        let is_constant = |reg: &RegOperand| {
            let name = reg.physical_reg();
            name.is_none_or(|name| name == "rip" || self.machine.facts().zeros.iter().any(|zero| name == *zero))
        };
        let reads = inst.regs().any(|(_, reg)| !reg.flags.def && !reg.flags.implicit && !is_constant(reg));
        let reads_virtual = inst.regs().any(|(_, reg)| !reg.flags.def && reg.virtual_reg().is_some());
        if reads || reads_virtual || opcode.is(Flag::MayLoad) && !reads_constant_memory(&inst.memory) {
            return Remat::Never;
        }
        if opcode.is(Flag::AsCheapAsMove) { Remat::CheaperThanMove } else { Remat::CheaperThanLoad }
    }
}

/// The value that an opcode that also writes flags puts into a register.
pub fn zero_without_flags(opcode: &str) -> Option<&'static str> {
    match opcode {
        "MOV32r0" => Some("0"),
        "MOV32r1" => Some("1"),
        "MOV32r_1" => Some("-1"),
        _ => None,
    }
}

/// Whether a load reads memory that does not change, and is safe anywhere.
pub fn reads_constant_memory(memory: &str) -> bool {
    ["from constant-pool", "from got", "from jump-table", "dereferenceable invariant load", "invariant dereferenceable"]
        .iter()
        .any(|kind| memory.contains(kind))
}
