//! Instructions of the crate iced-x86, with the operands of a form in registers that are all different.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{Code, Instruction, OpCodeOperandKind as Kind, OpKind, Register};
use ssara_core::target::Reg;

use crate::isa::{FormInfo, Isa};
use crate::map::{Arg, Name};

/// What an operand of an encoding can be.
#[derive(Clone, Copy, PartialEq)]
pub enum Slot {
    /// A register of this bank and width, which `or_memory` may be in memory.
    Register {
        bank: &'static str,
        bits: u16,
        or_memory: bool,
    },
    Memory,
    /// An operand that the encoding determines, or an immediate.
    Implied(OpKind, Register),
}

/// `None` for an operand that no form has, such as a segment register.
fn slot(kind: Kind) -> Option<Slot> {
    let name = format!("{kind:?}");
    let register = |bank, bits| Some(Slot::Register { bank, bits, or_memory: name.ends_with("_or_mem") });
    let implied = |kind, register| Some(Slot::Implied(kind, register));
    match name.split('_').next()? {
        "r8" => register("int", 8),
        "r16" => register("int", 16),
        "r32" => register("int", 32),
        "r64" => register("int", 64),
        "xmm" => register("vec", 128),
        "ymm" => register("vec", 256),
        "zmm" => register("vec", 512),
        "k" => register("mask", 64),
        "tmm" => register("tile", 8192),
        "mem" | "sibmem" => Some(Slot::Memory),
        "al" => implied(OpKind::Register, Register::AL),
        "cl" => implied(OpKind::Register, Register::CL),
        "ax" => implied(OpKind::Register, Register::AX),
        "eax" => implied(OpKind::Register, Register::EAX),
        "rax" => implied(OpKind::Register, Register::RAX),
        "imm8" | "imm4" => implied(OpKind::Immediate8, Register::None),
        "imm8sex16" => implied(OpKind::Immediate8to16, Register::None),
        "imm8sex32" => implied(OpKind::Immediate8to32, Register::None),
        "imm8sex64" => implied(OpKind::Immediate8to64, Register::None),
        "imm16" => implied(OpKind::Immediate16, Register::None),
        "imm32" => implied(OpKind::Immediate32, Register::None),
        "imm32sex64" => implied(OpKind::Immediate32to64, Register::None),
        "imm64" => implied(OpKind::Immediate64, Register::None),
        "seg" if name == "seg_rSI" => implied(OpKind::MemorySegRSI, Register::None),
        "seg" if name == "seg_rDI" => implied(OpKind::MemorySegRDI, Register::None),
        "es" if name == "es_rDI" => implied(OpKind::MemoryESRDI, Register::None),
        "br64" => implied(OpKind::NearBranch64, Register::None),
        _ => None,
    }
}

/// The operands of an encoding; `None` when there is one that no form has.
pub fn slots(code: Code) -> Option<Vec<Slot>> {
    (0..code.op_code().op_count()).map(|op| slot(code.op_code().op_kind(op))).collect()
}

/// An instruction that a form stands for.
pub struct Instance {
    pub instr: Instruction,
    pub code: Code,
    /// For each operand of the instruction the operand of the form.
    pub operands: Vec<Option<usize>>,
    /// The operands of the form that are an address or the mask, and their registers.
    pub others: Vec<(usize, Register)>,
}

/// The parts from which instances of a form are made.
pub struct Maker<'a> {
    isa: &'a Isa<'a>,
    form: &'a FormInfo<'a>,
    registers: &'a BTreeMap<String, Register>,
    /// The register of each operand.
    chosen: Vec<Option<Reg>>,
}

impl<'a> Maker<'a> {
    pub fn new(isa: &'a Isa<'a>, form: &'a FormInfo<'a>, registers: &'a BTreeMap<String, Register>) -> Self {
        Maker { isa, form, registers, chosen: choose(isa, form, registers) }
    }

    /// `None` when the encoding does not take such operands.
    pub fn make(&self, code: Code, slots: &[Slot], args: &[Arg], words: &[&str]) -> Option<Instance> {
        let mut instance = Instance { instr: Instruction::default(), code, operands: Vec::new(), others: Vec::new() };
        instance.instr.set_code(code);
        let mut args = args.iter();
        for (op, slot) in (0..).zip(slots) {
            let mut found = None;
            match *slot {
                Slot::Implied(kind, register) => {
                    instance.instr.set_op_kind(op, kind);
                    if kind == OpKind::Register {
                        instance.instr.set_op_register(op, register);
                    }
                }
                Slot::Register { bank, bits, or_memory } => match args.next()? {
                    Arg::Operand(name) => {
                        let index = self.operand(&name.name)?;
                        let reg = of_width(self.isa, self.chosen[index]?, bank, bits, name.other_width)?;
                        instance.instr.set_op_kind(op, OpKind::Register);
                        instance.instr.set_op_register(op, self.register(reg));
                        found = Some(index);
                    }
                    Arg::Memory(base, index) if or_memory => self.address(&mut instance, op, base, index)?,
                    _ => return None,
                },
                Slot::Memory => match args.next()? {
                    Arg::Memory(base, index) => self.address(&mut instance, op, base, index)?,
                    _ => return None,
                },
            }
            instance.operands.push(found);
        }
        if args.next().is_some() {
            return None;
        }
        if let Some(mask) = self.operand("k") {
            if !code.op_code().can_use_op_mask_register() {
                return None;
            }
            let register = self.register(self.chosen[mask]?);
            instance.instr.set_op_mask(register);
            instance.others.push((mask, register));
        }
        let with = |word: &str| words.contains(&word);
        instance.instr.set_has_repe_prefix(with("rep") || with("repe"));
        if with("repne") {
            instance.instr.set_has_repne_prefix(true);
        }
        instance.instr.set_zeroing_masking(with("z"));
        Some(instance)
    }

    fn address(&self, instance: &mut Instance, op: u32, base: &Option<Name>, index: &Option<Name>) -> Option<()> {
        instance.instr.set_op_kind(op, OpKind::Memory);
        instance.instr.set_memory_index_scale(1);
        let kind = format!("{:?}", instance.code.op_code().op_kind(op));
        // `mem_vsib32y`: an index in a YMM register.
        let vector = kind.starts_with("mem_vsib").then(|| kind.chars().next_back()).flatten();
        if let Some(base) = base {
            let at = self.operand(&base.name)?;
            instance.instr.set_memory_base(self.whole(at)?);
            instance.others.push((at, self.whole(at)?));
        }
        if let Some(index) = index {
            let at = self.operand(&index.name)?;
            let register = match vector {
                Some(_) => self.register(self.chosen[at]?),
                None => self.whole(at)?,
            };
            let fits = |width: char| format!("{register:?}").starts_with(&format!("{}MM", width.to_ascii_uppercase()));
            if !vector.is_none_or(fits) {
                return None;
            }
            instance.instr.set_memory_index(register);
            instance.others.push((at, register));
        } else if vector.is_some() {
            return None;
        }
        if base.is_none() && index.is_none() {
            instance.instr.set_memory_base(Register::RIP);
        }
        Some(())
    }

    fn operand(&self, name: &str) -> Option<usize> {
        self.form.operands.iter().position(|operand| operand.name == name)
    }
    fn register(&self, reg: Reg) -> Register {
        self.registers[&iced_name(self.isa, reg)]
    }
    /// The largest register that contains that of an operand: what an address is made of.
    fn whole(&self, operand: usize) -> Option<Register> {
        Some(self.register(self.isa.desc.reg(self.chosen[operand]?).root))
    }
}

/// Registers for the operands of a form, no two of which overlap, except those of tied ones; in fixed registers, those.
fn choose(isa: &Isa<'_>, form: &FormInfo<'_>, registers: &BTreeMap<String, Register>) -> Vec<Option<Reg>> {
    let mut taken: BTreeSet<Reg> = BTreeSet::new();
    let root = |reg: Reg| isa.desc.reg(reg).root;
    taken.extend(form.operands.iter().filter_map(|operand| operand.fixed).map(root));
    let mut chosen: Vec<Option<Reg>> = form.operands.iter().map(|operand| operand.fixed).collect();
    for (chosen, operand) in chosen.iter_mut().zip(&form.operands) {
        if chosen.is_none() && operand.tied.is_none() {
            let members = isa.desc.class_regs(operand.desc.class());
            // The last ones are rarely special. What `zmm0` destroys by `VZEROUPPER` and its like has no operands.
            // Those of APX the crate does not know.
            let mut known = members.iter().rev().copied().filter(|&reg| registers.contains_key(&iced_name(isa, reg)));
            *chosen = known.find(|&reg| taken.insert(root(reg)));
        }
    }
    for (index, operand) in form.operands.iter().enumerate() {
        if let (None, Some(to)) = (chosen[index], operand.tied) {
            chosen[index] = chosen[to];
        }
    }
    chosen
}

/// The register of that width in the place of `reg`; another one than `reg` only if that is asked for, or for scalars.
fn of_width(isa: &Isa<'_>, reg: Reg, bank: &str, bits: u16, other_width: bool) -> Option<Reg> {
    let desc = isa.desc.reg(reg);
    if isa.desc.banks[desc.bank.index()].name != bank {
        return None;
    }
    let is_scalar = bank == "vec" && desc.bits < 128 && bits == 128;
    if desc.bits == bits {
        return Some(reg);
    }
    let mut parts = isa.desc.bank_regs(desc.bank).filter(|_| other_width || is_scalar);
    parts.find(|&part| {
        let part = isa.desc.reg(part);
        part.root == desc.root && part.low_bit == desc.low_bit && part.bits == bits
    })
}

/// The crate's name of a register.
pub fn iced_name(isa: &Isa<'_>, reg: Reg) -> String {
    let name = isa.name(reg);
    match name.strip_suffix('B') {
        Some(number) if name.starts_with('R') => format!("{number}L"),
        _ => name.to_string(),
    }
}

/// The operands of the form in order, without those in fixed registers, the mask, and uses that a result is tied to.
pub fn default_args(form: &FormInfo<'_>, slots: &[Slot]) -> Vec<Arg> {
    let named = |name: &str| Name { name: name.to_string(), other_width: false };
    let part = |name: &str| form.operands.iter().any(|operand| operand.name == name).then(|| named(name));
    let has_address = form.operands.iter().any(|operand| operand.name == "base" && operand.fixed.is_none());
    let is_tied = |index: usize| form.operands.iter().any(|other| other.is_def() && other.tied == Some(index));
    let explicit = form.operands.iter().enumerate().filter(|(index, operand)| {
        let in_address = has_address && matches!(operand.name, "base" | "index");
        operand.fixed.is_none() && operand.name != "k" && !in_address && !is_tied(*index)
    });
    let mut names = explicit.map(|(_, operand)| operand.name);
    let mut args = Vec::new();
    let mut address = has_address.then(|| Arg::Memory(part("base"), part("index")));
    let only_memory = slots.contains(&Slot::Memory);
    for slot in slots {
        match slot {
            Slot::Implied(..) => {}
            Slot::Memory => args.extend(address.take()),
            Slot::Register { or_memory: true, .. } if address.is_some() && !only_memory => args.extend(address.take()),
            Slot::Register { .. } => args.extend(names.next().map(|name| Arg::Operand(named(name)))),
        }
    }
    args.extend(names.map(|name| Arg::Operand(named(name))));
    args.extend(address);
    args
}
