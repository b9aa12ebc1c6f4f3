//! Instructions that only give a value another name.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use smallvec::smallvec;
use ssara_core::target::{FormKind, Remat};
use ustr::Ustr;

use super::names::{Held, Lookup};
use super::{Converter, Item, Name, Op, Place, Refusal, What};
use crate::machine::{Flag, Machine, Opcode};
use crate::mir::{Function, Inst, Operand, RegOperand};

/// What has become of a copy.
pub(super) enum Renamed {
    /// Another name; there is no instruction.
    Name,
    /// This instruction.
    Item(Box<Item>),
    /// An instruction with the operands of the copy.
    Copy,
}

impl Converter<'_> {
    pub(super) fn copy(&mut self, inst: &Inst, held: &mut Held) -> Result<Renamed, Refusal> {
        let line = inst.line;
        let [Operand::Reg(to), Operand::Reg(from), ..] = inst.operands.as_slice() else {
            return Self::refuse(line, "a copy of another kind");
        };
        let low = self.is_low(from);
        if to.sub().is_some() {
            return Self::refuse(line, "a copy to a part of a virtual register");
        }
        if let (Some(def), Some(value)) = (to.virtual_reg(), from.virtual_reg()) {
            let same = self.class_of(def, line)?.0 == self.class_of(value, line)?.0;
            if low && (same || self.local_parts.contains(&def)) && !from.flags.undef {
                self.names.alias(def, Name::Virtual(value));
                return Ok(Renamed::Name);
            }
        }
        if let (Some(def), Some(source)) = (to.virtual_reg(), from.physical_reg())
            && self.machine.facts().zeros.iter().any(|zero| source == *zero)
        {
            let (bank, class) = self.class_of(def, line)?;
            self.define(def, bank);
            self.zeros.insert(def, source);
            let ops = smallvec![Op::def(Name::Virtual(def), class, Some(0))];
            let mut item = Item::plain(What::Code, FormKind::Op, ops);
            item.remat = Remat::CheaperThanMove;
            return Ok(Renamed::Item(Box::new(item)));
        }
        if let Some(source) = from.physical_reg() {
            return self.copy_from(to, source, line, held);
        }
        if let (Some(target), Some(value)) = (to.physical_reg(), from.virtual_reg())
            && let [root] = *self.free_roots(target)
            && low
            && !from.flags.undef
            && self.machine.kind_of(target, root) == self.class_of(value, line)?.0
        {
            if !self.machine.is_low(target, root) {
                return Self::refuse(line, format!("a copy to ${target}"));
            }
            held.insert(root, Name::Virtual(value));
            return Ok(Renamed::Name);
        }
        Ok(Renamed::Copy)
    }

    /// A copy from a physical register.
    fn copy_from(&mut self, to: &RegOperand, source: Ustr, line: usize, held: &mut Held) -> Result<Renamed, Refusal> {
        if self.machine.roots_of(source).len() > 1 {
            return Self::refuse(line, format!("a copy of ${source}"));
        }
        let [root] = *self.free_roots(source) else { return Ok(Renamed::Copy) };
        let Some(name) = held.get(root) else {
            return Self::refuse(line, format!("${source} is read and not defined in the block"));
        };
        let kind = self.kind(name, line)?;
        if !self.machine.is_low(source, root) {
            return Ok(Renamed::Copy);
        }
        if let Some(def) = to.virtual_reg()
            && self.class_of(def, line)?.0 == kind
        {
            self.names.alias(def, name);
            return Ok(Renamed::Name);
        }
        if let Some(target) = to.physical_reg()
            && let [other] = *self.free_roots(target)
            && self.machine.is_low(target, other)
            && self.machine.kind_of(target, other) == kind
        {
            held.insert(other, name);
            return Ok(Renamed::Name);
        }
        Ok(Renamed::Copy)
    }

    /// `SUBREG_TO_REG` and `INSERT_SUBREG`: a part of a value, mostly the low one.
    pub(super) fn insert(&mut self, inst: &Inst, held: &mut Held) -> Result<Option<Item>, Refusal> {
        let line = inst.line;
        let [Operand::Reg(to), base, Operand::Reg(from), Operand::Other(index)] = inst.operands.as_slice() else {
            return Self::refuse(line, format!("`{}` of another kind", inst.opcode));
        };
        // Code without optimisation puts values into physical registers like this.
        if let (Some(target), Some(value)) = (to.physical_reg(), from.virtual_reg())
            && let [root] = *self.free_roots(target)
            && inst.opcode == "SUBREG_TO_REG"
            && from.sub().is_none()
            && self.machine.is_low_part(None, index.trim_start_matches("%subreg.").into())
            && self.machine.is_low(target, root)
            && self.machine.kind_of(target, root) == self.class_of(value, line)?.0
        {
            held.insert(root, Name::Virtual(value));
            return Ok(None);
        }
        let (Some(def), Some(value)) = (to.virtual_reg(), from.virtual_reg()) else {
            return Self::refuse(line, format!("`{}` of a physical register", inst.opcode));
        };
        let ((bank, class), from_class) = (self.class_of(def, line)?, self.class_of(value, line)?);
        let index = Ustr::from(index.trim_start_matches("%subreg."));
        let same_bank = self.machine.same_bank(from_class.0, bank);
        let base = match base {
            Operand::Reg(base) if inst.opcode == "INSERT_SUBREG" && !base.flags.undef => base.virtual_reg(),
            _ => None,
        };
        let is_low = self.machine.is_low_part(self.lookup.class(def), index);
        let is_insertion =
            is_low || inst.opcode == "INSERT_SUBREG" && same_bank && self.machine.facts().writes_high_parts;
        if !is_insertion || !self.is_low(from) || !same_bank && base.is_some() {
            return Self::refuse(line, format!("`{}` of part `{index}`", inst.opcode));
        }
        let Some(base) = base else {
            if is_low && (from_class.0 == bank || self.local_parts.contains(&value)) {
                self.names.alias(def, Name::Virtual(value));
                return Ok(None);
            }
            self.define(def, bank);
            let ops = smallvec![
                Op::def(Name::Virtual(def), class, Some(0)),
                Op::read(Name::Virtual(value), from_class.1, Some(2)),
            ];
            return Ok(Some(Item::plain(What::Insert, FormKind::Op, ops)));
        };
        self.define(def, bank);
        let ops = smallvec![
            Op { place: Place::Tied(1), ..Op::def(Name::Virtual(def), class, Some(0)) },
            Op::read(Name::Virtual(base), class, Some(1)),
            Op::read(Name::Virtual(value), from_class.1, Some(2)),
        ];
        Ok(Some(Item::plain(What::Insert, FormKind::Op, ops)))
    }
}

/// The virtual registers that are copies of the low part of wider values, and may be other names of these: they are read
/// in the same block before the next call, by operands to which the width does not matter. A call preserves the low part of
/// some registers only, so what lives across calls should be no wider than it is. Time is linear in the operands.
pub(super) fn local_parts(machine: &Machine, source: &Function, lookup: &Lookup<'_>) -> HashSet<u32> {
    let class_of = |register: u32| lookup.class(register)?.roots;
    let has_parts =
        machine.kinds.iter().enumerate().any(|(kind, _)| (0..kind).any(|other| machine.is_part(other, kind)));
    if !has_parts {
        return HashSet::default();
    }
    // The kinds of the parts, with the number of calls before them.
    let mut parts: HashMap<u32, (usize, usize)> = HashMap::default();
    let mut others = HashSet::default();
    let mut calls = 0;
    for (at, block) in source.blocks.iter().enumerate() {
        calls += 1;
        for (position, inst) in block.insts.iter().enumerate() {
            let opcode = lookup.opcode(at, position);
            for (index, reg) in inst.regs().filter(|(_, reg)| !reg.flags.def) {
                let Some(register) = reg.virtual_reg() else { continue };
                let of_opcode = |opcode: &Opcode| machine.operand_class(opcode, index).and_then(|class| class.roots);
                let is_any_of = |kind: usize| opcode.and_then(of_opcode) == Some((kind, machine.kinds[kind].home));
                let is_tied = opcode.and_then(|opcode| opcode.operands.get(index)?.tied_to).or(reg.tied).is_some();
                let reads_any = |kind| match (inst.opcode.as_str(), inst.operands.as_slice()) {
                    ("COPY", [Operand::Reg(to), ..]) => to.physical_reg().is_some(),
                    ("INSERT_SUBREG", [Operand::Reg(to), Operand::Reg(base), ..]) => {
                        let to = to.virtual_reg().and_then(class_of);
                        index == 2 && base.flags.undef && to.is_some_and(|to| machine.is_part(kind, to.0))
                    }
                    ("PHI" | "SUBREG_TO_REG" | "INSERT_SUBREG" | "COPY", _) => false,
                    _ => is_any_of(kind) && !is_tied,
                };
                if !parts
                    .get(&register)
                    .is_some_and(|&(kind, at)| at == calls && reg.sub().is_none() && reads_any(kind))
                {
                    others.insert(register);
                }
            }
            if let ("COPY", [Operand::Reg(to), Operand::Reg(from), ..]) =
                (inst.opcode.as_str(), inst.operands.as_slice())
                && let (Some(to), Some(of)) = (to.virtual_reg(), from.virtual_reg())
                && let (Some((kind, _)), Some((wide, _))) = (class_of(to), class_of(of))
                && machine.is_part(kind, wide)
            {
                parts.insert(to, (kind, calls));
            }
            let has_mask = || {
                inst.operands
                    .iter()
                    .any(|operand| matches!(operand, Operand::Other(text) if machine.mask(text).is_some()))
            };
            calls += usize::from(opcode.is_some_and(|opcode| opcode.is(Flag::Call)) || has_mask());
        }
    }
    parts.into_keys().filter(|register| !others.contains(register)).collect()
}
