//! An item with its registers, as instructions of MIR.

use smallvec::SmallVec;
use smol_str::{SmolStr, format_smolstr};
use ssara_core::output::Loc;
use ustr::Ustr;

use super::Emitter;
use crate::convert::{How, Item, Part, Refusal, What};
use crate::machine::{AddressForm, Root};
use crate::mir::{Inst, Operand, RegName, RegOperand};

/// The locations of the operands of an instruction, by their positions.
struct Places(SmallVec<[(usize, Loc); 6]>);

impl Places {
    fn get(&self, operand: usize) -> Option<Loc> {
        self.0.iter().find(|place| place.0 == operand).map(|place| place.1)
    }
}

impl Emitter<'_> {
    /// The instructions of an item, which is issued in this way with its operands in these locations.
    pub(super) fn item(
        &self,
        block: usize,
        item: &Item,
        how: How,
        locs: &[Loc],
        out: &mut Vec<Inst>,
    ) -> Result<(), Refusal> {
        if item.what == What::Undef {
            let Some(reg) = locs.first().and_then(|loc| loc.reg()) else { return Ok(()) };
            let operands = vec![Operand::Reg(RegOperand::renamable(self.name(reg)))];
            out.push(Inst { opcode: "IMPLICIT_DEF".into(), operands, num_defs: 1, ..Inst::default() });
            return Ok(());
        }
        for part in &item.parts {
            let inst = self.source.inst(block, part);
            let range = part.first..part.first + part.len;
            let ops = &item.ops[range.clone()];
            let places = ops.iter().zip(&locs[range]).filter_map(|(op, &loc)| Some((op.operand?.into(), loc)));
            let places = Places(places.collect());
            match item.what {
                What::Insert => out.extend(self.insert(inst, &places)?),
                _ if how == How::Address => out.push(self.address(inst, &places)?),
                _ if how == How::InSlot => out.push(self.in_slot(inst, &places)?),
                _ => out.extend(self.code(inst, part, how, &places)?),
            }
        }
        Ok(())
    }

    fn location(&self, loc: Loc, line: usize) -> Result<Root, Refusal> {
        match loc.reg() {
            Some(reg) => self.root(reg),
            None => self.refuse(line, "an operand that is not in a register"),
        }
    }

    /// The register of a virtual register operand in a root.
    fn register(&self, operand: &RegOperand, root: Root, line: usize) -> Result<RegOperand, Refusal> {
        let class = operand.virtual_reg().and_then(|register| self.source.lookup.class(register));
        let name = class.and_then(|class| self.source.machine.reg_in(class, operand.sub(), root));
        let Some(name) = name else {
            return self.refuse(line, format!("no register for `{operand}` in `{}`", self.root_name(root)));
        };
        let mut register = *operand;
        register.reg = RegName::Physical(name);
        register.flags.killed = false;
        register.flags.renamable = !operand.flags.implicit;
        Ok(register)
    }

    /// The register of a virtual register operand in a root, or the tuple that begins there if it stands for one.
    fn register_or_tuple(&self, inst: &Inst, operand: &RegOperand, root: Root) -> Result<RegOperand, Refusal> {
        let tuples = &self.source.source.tuples;
        let tuple = operand.virtual_reg().filter(|_| inst.opcode != "COPY").and_then(|register| tuples.get(&register));
        let Some(tuple) = tuple else { return self.register(operand, root, inst.line) };
        match self.source.machine.tuple_class(tuple.class).and_then(|class| class.reg_in(root)) {
            Some(name) => Ok(RegOperand { flags: operand.flags, tied: operand.tied, ..RegOperand::renamable(name) }),
            None => self.refuse(inst.line, format!("no tuple `{}` from `{}`", tuple.class, self.root_name(root))),
        }
    }

    fn code(&self, inst: &Inst, part: &Part, how: How, places: &Places) -> Result<Option<Inst>, Refusal> {
        let machine = self.source.machine;
        let mut new = inst.clone();
        let mut in_memory = None;
        for (index, operand) in new.operands.iter_mut().enumerate() {
            let Operand::Reg(reg) = operand else { continue };
            reg.flags.killed = false;
            if let Some((_, zero)) = part.zeros.iter().find(|zero| zero.0 == index) {
                reg.reg = RegName::Physical(*zero);
                reg.flags.renamable = false;
                continue;
            }
            match places.get(index) {
                Some(Loc::Slot(slot)) => in_memory = Some((index, slot)),
                Some(loc) => {
                    let root = self.location(loc, inst.line)?;
                    match reg.physical_reg() {
                        None => *reg = self.register_or_tuple(inst, reg, root)?,
                        Some(name) if reg.flags.def => {
                            let Some(other) = machine.like(name, root) else {
                                return self
                                    .refuse(inst.line, format!("nothing like ${name} in `{}`", self.root_name(root)));
                            };
                            reg.reg = RegName::Physical(other);
                        }
                        Some(_) => {}
                    }
                }
                None if reg.virtual_reg().is_some() => *reg = self.undefined(inst, index, reg, places)?,
                None => {}
            }
        }
        if how == How::Commuted {
            new.operands.swap(1, 2);
            in_memory = in_memory.map(|(index, slot)| (3 - index, slot));
            if new.opcode.starts_with("CMOV") {
                self.invert_condition(&mut new)?;
            }
        }
        if let Some((index, slot)) = in_memory {
            self.fold(&mut new, index, &self.slot_name(slot))?;
        }
        let copies =
            |inst: &Inst| inst.operands[0].reg().map(|reg| &reg.reg) == inst.operands[1].reg().map(|reg| &reg.reg);
        if new.opcode == "COPY" && copies(&new) {
            return Ok(None);
        }
        Ok(Some(new))
    }

    /// The condition is the last explicit operand; the lowest bit inverts it.
    fn invert_condition(&self, inst: &mut Inst) -> Result<(), Refusal> {
        let line = inst.line;
        match inst.operands.get_mut(3) {
            Some(Operand::Other(text)) => match text.parse::<u32>() {
                Ok(condition) => *text = SmolStr::new((condition ^ 1).to_string()),
                Err(_) => return self.refuse(line, format!("condition `{text}`")),
            },
            _ => return self.refuse(line, "a conditional move of another kind"),
        }
        Ok(())
    }

    /// An operand that may be in any register: that of the def to which it is tied, or the first of its class.
    fn undefined(&self, inst: &Inst, index: usize, reg: &RegOperand, places: &Places) -> Result<RegOperand, Refusal> {
        let machine = self.source.machine;
        let opcode = machine.opcode(inst.opcode);
        let tied = opcode.and_then(|opcode| opcode.operands.get(index)?.tied_to).or(reg.tied);
        if let Some(loc) = tied.and_then(|def| places.get(def)) {
            return self.register(reg, self.location(loc, inst.line)?, inst.line);
        }
        let class = reg.virtual_reg().and_then(|register| self.source.lookup.class(register));
        let class = class.and_then(|class| class.roots);
        let root =
            class.and_then(|class| machine.class_roots(class.1).find(|&root| !self.source.reserved.contains(root)));
        match root {
            Some(root) => self.register(reg, root, inst.line),
            None => self.refuse(inst.line, "an undefined operand without a class"),
        }
    }

    /// Makes an instruction read an operand from a slot.
    fn fold(&self, inst: &mut Inst, index: usize, slot: &str) -> Result<(), Refusal> {
        let machine = self.source.machine;
        let opcode = machine.opcode(inst.opcode);
        let Some(folded) = opcode.and_then(|opcode| machine.folded(opcode, index)) else {
            return self.refuse(inst.line, format!("`{}` does not read operand {index} from memory", inst.opcode));
        };
        let class = opcode.and_then(|opcode| machine.operand_class(opcode, index));
        let bits = class.map_or(64, |class| class.bits);
        inst.memory = format_smolstr!(" :: (load (s{bits}) from {slot})");
        inst.operands.splice(index..=index, self.slot_address(slot));
        inst.opcode = folded.name;
        Ok(())
    }

    /// Makes an instruction read an operand from its slot and write its result there.
    fn in_slot(&self, inst: &Inst, places: &Places) -> Result<Inst, Refusal> {
        let machine = self.source.machine;
        let opcode = machine.opcode(inst.opcode);
        let Some((slot, found)) =
            places.get(0).and_then(|loc| loc.slot()).zip(opcode.and_then(|opcode| machine.in_memory(opcode)))
        else {
            return self.refuse(inst.line, format!("`{}` changes nothing in memory", inst.opcode));
        };
        let mut new = inst.clone();
        for (index, operand) in new.operands.iter_mut().enumerate().skip(2) {
            let Operand::Reg(reg) = operand else { continue };
            reg.flags.killed = false;
            let Some(loc) = places.get(index).filter(|_| reg.virtual_reg().is_some()) else { continue };
            *reg = self.register(reg, self.location(loc, inst.line)?, inst.line)?;
        }
        let bits = opcode.and_then(|opcode| machine.operand_class(opcode, 0)).map_or(64, |class| class.bits);
        let slot = self.slot_name(slot);
        new.operands.splice(0..2, self.slot_address(&slot));
        new.num_defs = 0;
        new.debug_number = None;
        new.opcode = found.name;
        new.memory = format_smolstr!(" :: (load (s{bits}) from {slot}), (store (s{bits}) into {slot})");
        Ok(new)
    }

    /// The operands of the address of a slot.
    fn slot_address(&self, slot: &str) -> [Operand; 5] {
        let number = |text: &str| Operand::Other(text.into());
        let none = || {
            Operand::Reg(RegOperand { flags: Default::default(), reg: RegName::Physical(RegName::none()), tied: None })
        };
        [number(slot), number("1"), none(), number("0"), none()]
    }

    /// An addition or a shift as an address.
    fn address(&self, inst: &Inst, places: &Places) -> Result<Inst, Refusal> {
        let wide = inst.opcode.contains("64");
        let root = |operand: usize| {
            let loc = places.get(operand).unwrap_or(Loc::None);
            self.location(loc, inst.line)
        };
        let reg = |name: Ustr| Operand::Reg(RegOperand::renamable(name));
        let number = |text: SmolStr| Operand::Other(text);
        let none = || {
            Operand::Reg(RegOperand { flags: Default::default(), reg: RegName::Physical(RegName::none()), tied: None })
        };
        let text = |operand: usize| {
            inst.operands.get(operand).map_or(SmolStr::default(), |operand| format_smolstr!("{operand}"))
        };
        let first = || root(1).map(|root| reg(self.root_name(root)));
        let opcode = self.source.machine.opcode(inst.opcode);
        let Some(form) = opcode.and_then(|opcode| self.source.machine.ways(opcode).address) else {
            return self.refuse(inst.line, "not an address");
        };
        let [base, scale, index, offset] = match form {
            AddressForm::Sum => [first()?, number("1".into()), reg(self.root_name(root(2)?)), number("0".into())],
            AddressForm::Step(step) => [first()?, number("1".into()), none(), number(format_smolstr!("{step}"))],
            AddressForm::Offset { minus: false } => [first()?, number("1".into()), none(), number(text(2))],
            AddressForm::Offset { minus: true } => {
                let offset =
                    text(2).parse::<i64>().or_else(|_| self.refuse(inst.line, "a difference of another kind"))?;
                [first()?, number("1".into()), none(), number(format_smolstr!("{}", -offset))]
            }
            AddressForm::Shift => {
                let shift = text(2).parse::<u32>().or_else(|_| self.refuse(inst.line, "a shift of another kind"))?;
                [none(), number(format_smolstr!("{}", 1u32 << shift.min(3))), first()?, number("0".into())]
            }
        };
        let class = self.source.machine.class(if wide { "gr64" } else { "gr32" }.into());
        let result = root(0)?;
        let Some(name) = class.and_then(|class| self.source.machine.reg_in(class, None, result)) else {
            return self.refuse(inst.line, "no register for an address");
        };
        let opcode = if wide { "LEA64r" } else { "LEA64_32r" }.into();
        let operands = vec![reg(name), base, scale, index, offset, none()];
        let (debug_number, debug_location) = (inst.debug_number, inst.debug_location.clone());
        Ok(Inst { line: inst.line, opcode, operands, num_defs: 1, debug_number, debug_location, ..Inst::default() })
    }

    /// A copy into the low part of a root, of which the rest stays.
    fn insert(&self, inst: &Inst, places: &Places) -> Result<Option<Inst>, Refusal> {
        let machine = self.source.machine;
        let place = |operand: usize| self.location(places.get(operand).unwrap_or(Loc::None), inst.line);
        let (root, from) = (place(0)?, place(2)?);
        let (Some(Operand::Reg(value)), Some(Operand::Other(index))) = (inst.operands.get(2), inst.operands.get(3))
        else {
            return self.refuse(inst.line, "an insertion of another kind");
        };
        let whole = self.root_name(root);
        let part = machine.part(whole, index.trim_start_matches("%subreg.").into()).unwrap_or(whole);
        let source = self.register(value, from, inst.line)?;
        if source.physical_reg() == Some(part) {
            return Ok(None);
        }
        let mut copy = self.copy(part, source.physical_reg().unwrap_or_default());
        let keeps = inst.opcode == "INSERT_SUBREG" && places.get(1).is_some();
        for def in if keeps { &[true, false][..] } else { &[true] } {
            let mut reg = RegOperand::renamable(whole);
            (reg.flags.renamable, reg.flags.implicit, reg.flags.def) = (false, true, *def);
            copy.operands.push(Operand::Reg(reg));
        }
        Ok(Some(copy))
    }
}
