//! x86-64 forms, compared with what the crate iced-x86 knows about instructions.
//!
//! `x86_64.iced` says which instruction a form is, by its mnemonic, in lower case: `bextr64 = bextr`. In parentheses stand
//! the operands of the form in place of those of the instruction, in Intel's order; a result stands for the use it is tied
//! to as well. Without parentheses they are in order, except those in fixed registers. As in the map to LLVM, an address is
//! `[base+index]`, and `~dst` a register of another width. In front of the mnemonic, `rep`, `repe` and `repne` are prefixes
//! and `z` clears the lanes that the mask leaves out; `imm` and `noimm` choose among encodings with and without an immediate.
//! The operand of the form that is called `k` is that mask.
//!
//! Every encoding of the mnemonic in 64-bit mode that takes such registers must agree with the form. For each an
//! instruction is made with registers that are all different, and asked:
//!
//! * whether it reads, writes or does both to each of its operands: a use, a result, or a result that is tied;
//! * which other registers it reads and writes: uses and results in fixed registers, and clobbers;
//! * how much it reads where an operand may be in a slot: no more than the slot has, and aligned if it must be;
//! * whether its registers must differ.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{
    Code, EncodingKind, Instruction, InstructionInfoFactory, OpAccess, OpCodeOperandKind as Kind, OpKind, Register,
};
use ssara_core::target::{Place, Pos, Reg};

use crate::findings::Findings;
use crate::isa::{FormInfo, Isa};
use crate::map::{Arg, Step, lines, sides};
use crate::template::{Values, assignments, expand, fill};

/// What `x86_64.iced` says.
#[derive(Default)]
pub struct Map {
    pub forms: BTreeMap<String, Vec<String>>,
    pub no_counterpart: BTreeMap<String, String>,
    pub differences: BTreeMap<String, String>,
}

impl Map {
    pub fn read(path: &std::path::Path) -> Map {
        let mut map = Map::default();
        for (section, line) in lines(path) {
            let (left, right) = sides(&line, "=").unwrap_or_else(|| panic!("no ` = ` in `{line}`"));
            if section == "no counterpart" {
                let forms = right.split_whitespace().flat_map(expand);
                map.no_counterpart.extend(forms.map(|form| (form, left.to_string())));
                continue;
            }
            for values in assignments(left, &Values::new()) {
                let ours = fill(left, &values);
                let known = match &*section {
                    "forms" => {
                        let all = assignments(right, &values).iter().map(|values| fill(right, values)).collect();
                        map.forms.insert(ours.clone(), all).is_some()
                    }
                    "differences" => map.differences.insert(ours.clone(), fill(right, &values)).is_some(),
                    _ => panic!("no section is called `{section}`"),
                };
                assert!(!known, "`{ours}` is twice in [{section}]");
            }
        }
        map
    }
}

/// What an operand of an encoding can be.
#[derive(Clone, Copy, PartialEq)]
enum Slot {
    /// A register of this bank and width, which `or_memory` may be in memory.
    Register {
        bank: &'static str,
        bits: u16,
        or_memory: bool,
    },
    Memory,
    /// What the encoding says by itself, or an immediate.
    Implied(OpKind, Register),
}

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
        "mem" => Some(Slot::Memory),
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

/// What the factory and the tables of the crate are asked with.
pub struct Oracle {
    codes: BTreeMap<String, Vec<Code>>,
    registers: BTreeMap<String, Register>,
    factory: InstructionInfoFactory,
}

impl Oracle {
    pub fn new() -> Oracle {
        let mut codes: BTreeMap<String, Vec<Code>> = BTreeMap::new();
        for code in Code::values().filter(|code| code.op_code().is_instruction() && code.op_code().mode64()) {
            codes.entry(format!("{:?}", code.mnemonic()).to_lowercase()).or_default().push(code);
        }
        let registers = Register::values().map(|reg| (format!("{reg:?}"), reg)).collect();
        Oracle { codes, registers, factory: InstructionInfoFactory::new() }
    }

    pub fn compare(&mut self, isa: &Isa<'_>, map: &Map, findings: &mut Findings) {
        let mut missing = Vec::new();
        for name in isa.form_names() {
            match map.forms.get(name) {
                Some(instructions) => {
                    findings.count("forms");
                    for text in instructions {
                        self.compare_form(isa, name, text, findings);
                    }
                }
                None if map.no_counterpart.contains_key(name) => findings.count("forms without counterpart"),
                None => missing.push(name),
            }
        }
        assert!(missing.is_empty(), "{} forms are in neither section: {missing:?}", missing.len());
    }

    fn compare_form(&mut self, isa: &Isa<'_>, name: &str, text: &str, findings: &mut Findings) {
        let form = isa.form(name);
        let (words, args) = text.split_once('(').map_or((text, ""), |(words, args)| (words, args));
        let mut words: Vec<&str> = words.split_whitespace().collect();
        let mnemonic = words.pop().unwrap_or_default();
        let args = match args {
            "" => None,
            args => Step::read(&format!("X({args}")).args,
        };
        let codes = self.codes.get(mnemonic).unwrap_or_else(|| panic!("{name}: no mnemonic `{mnemonic}`")).clone();
        let slots = |code: Code| {
            (0..code.op_code().op_count()).map(|op| slot(code.op_code().op_kind(op))).collect::<Option<Vec<_>>>()
        };
        let mut codes: Vec<(Code, Vec<Slot>)> =
            codes.into_iter().filter_map(|code| Some((code, slots(code)?))).collect();
        // The count of a shift: in CL, or an immediate.
        let fixed: Vec<Register> = form
            .operands
            .iter()
            .filter_map(|operand| self.registers.get(&iced_name(isa, operand.fixed?)).copied())
            .collect();
        let named = |slots: &[Slot], wanted: bool| {
            slots.iter().any(|slot| match slot {
                Slot::Implied(OpKind::Register, register) => fixed.contains(register) == wanted,
                _ => false,
            })
        };
        codes.retain(|(_, slots)| !named(slots, false));
        let immediate = |slots: &[Slot]| {
            slots.iter().any(
                |slot| matches!(slot, Slot::Implied(kind, Register::None) if format!("{kind:?}").starts_with("Imm")),
            )
        };
        codes.retain(|(_, slots)| match immediate(slots) {
            true => !words.contains(&"noimm"),
            false => !words.contains(&"imm"),
        });
        if codes.iter().any(|(_, slots)| named(slots, true)) {
            codes.retain(|(_, slots)| named(slots, true));
        }
        let mut any = false;
        let mut in_memory = BTreeSet::new();
        for (code, slots) in codes {
            let args = args.clone().unwrap_or_else(|| default_args(&form, &slots));
            let Some(instance) = Instance::new(self, isa, &form, code, &slots, &args, &words) else { continue };
            any = true;
            findings.count("forms and encodings");
            instance.compare(isa, name, &form, &mut self.factory, findings);
            in_memory.extend(instance.in_memory(isa, &form));
        }
        if !any {
            findings.disagree(format!("{name}, {text}: no encoding takes its operands"));
        }
        for operand in form.operands.iter().filter(|operand| operand.desc.place() == Place::Any) {
            findings.count("operands that may be in a slot");
            if any && !in_memory.contains(operand.name) {
                findings.disagree(format!("{name}, {text}: {} does not fit a slot there", operand.name));
            }
        }
    }
}

/// An instruction with the operands of a form in registers that are all different.
struct Instance {
    instr: Instruction,
    code: Code,
    /// For each operand of the instruction the operand of the form.
    operands: Vec<Option<usize>>,
    /// The operands of the form that are an address or the mask, and their registers.
    others: Vec<(usize, Register)>,
    /// The register that was chosen for each operand.
    chosen: Vec<Option<Reg>>,
}

impl Instance {
    /// `None` when the encoding does not take such operands.
    fn new(
        oracle: &Oracle,
        isa: &Isa<'_>,
        form: &FormInfo<'_>,
        code: Code,
        slots: &[Slot],
        args: &[Arg],
        words: &[&str],
    ) -> Option<Instance> {
        let chosen = choose(isa, form);
        let mut instr = Instruction::default();
        instr.set_code(code);
        let operand = |name: &str| form.operands.iter().position(|operand| operand.name == name);
        let full = |operand: usize| Some(oracle.registers[&iced_name(isa, isa.desc.reg(chosen[operand]?).root)]);
        let mut instance = Instance { instr, code, operands: Vec::new(), others: Vec::new(), chosen: chosen.clone() };
        let mut args = args.iter();
        for (op, slot) in slots.iter().enumerate() {
            let mut found = None;
            match *slot {
                Slot::Implied(kind, register) => {
                    instance.instr.set_op_kind(op as u32, kind);
                    if kind == OpKind::Register {
                        instance.instr.set_op_register(op as u32, register);
                    }
                }
                Slot::Register { bank, bits, or_memory } => match args.next()? {
                    Arg::Operand(name) => {
                        let index = operand(&name.name)?;
                        let reg = of_width(isa, chosen[index]?, bank, bits, name.other_width)?;
                        instance.instr.set_op_kind(op as u32, OpKind::Register);
                        instance.instr.set_op_register(op as u32, oracle.registers[&iced_name(isa, reg)]);
                        found = Some(index);
                    }
                    Arg::Memory(base, index) if or_memory => {
                        instance.address(op, base, index, &operand, &full, oracle, isa)?;
                    }
                    _ => return None,
                },
                Slot::Memory => match args.next()? {
                    Arg::Memory(base, index) => instance.address(op, base, index, &operand, &full, oracle, isa)?,
                    _ => return None,
                },
            }
            instance.operands.push(found);
        }
        if args.next().is_some() {
            return None;
        }
        if let Some(mask) = operand("k") {
            if !code.op_code().can_use_op_mask_register() {
                return None;
            }
            let register = oracle.registers[&iced_name(isa, chosen[mask]?)];
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

    #[allow(clippy::too_many_arguments)]
    fn address(
        &mut self,
        op: usize,
        base: &Option<crate::map::Name>,
        index: &Option<crate::map::Name>,
        operand: &dyn Fn(&str) -> Option<usize>,
        full: &dyn Fn(usize) -> Option<Register>,
        oracle: &Oracle,
        isa: &Isa<'_>,
    ) -> Option<()> {
        self.instr.set_op_kind(op as u32, OpKind::Memory);
        self.instr.set_memory_index_scale(1);
        let kind = format!("{:?}", self.code.op_code().op_kind(op as u32));
        let vector = kind.contains("vsib");
        if let Some(base) = base {
            let at = operand(&base.name)?;
            self.instr.set_memory_base(full(at)?);
            self.others.push((at, full(at)?));
        }
        match index {
            Some(index) => {
                let at = operand(&index.name)?;
                let reg = self.chosen[at]?;
                let register = match vector {
                    true => oracle.registers[&iced_name(isa, reg)],
                    false => full(at)?,
                };
                let wanted =
                    kind.chars().last().filter(|_| vector).map(|last| format!("{}MM", last.to_ascii_uppercase()));
                if wanted.is_some_and(|wanted| !format!("{register:?}").starts_with(&wanted)) {
                    return None;
                }
                self.instr.set_memory_index(register);
                self.others.push((at, register));
            }
            None if vector => return None,
            None => {}
        }
        if base.is_none() && index.is_none() {
            self.instr.set_memory_base(Register::RIP);
        }
        Some(())
    }

    fn compare(
        &self,
        isa: &Isa<'_>,
        name: &str,
        form: &FormInfo<'_>,
        factory: &mut InstructionInfoFactory,
        findings: &mut Findings,
    ) {
        let what = format!("{name}, {:?}", self.code);
        let info = factory.info(&self.instr);
        let used = |register: Register| {
            let all = info.used_registers().iter();
            let found = all.filter(|used| used.register().full_register() == register.full_register()).next_back();
            found.map_or(OpAccess::None, |used| used.access())
        };
        for (op, operand) in self.operands.iter().enumerate() {
            let Some(operand) = *operand else { continue };
            let access = match info.op_access(op as u32) {
                // An instruction whose operands cancel each other out says only as a whole what it does.
                OpAccess::None => used(self.instr.op_register(op as u32)),
                access => access,
            };
            self.compare_role(&what, form, operand, access, findings);
        }
        let explicit: BTreeSet<Register> = (0..self.operands.len())
            .filter(|&op| self.operands[op].is_some())
            .map(|op| self.instr.op_register(op as u32).full_register())
            .chain(self.others.iter().map(|(_, register)| register.full_register()))
            .collect();
        let (mut reads, mut writes) = (BTreeSet::new(), BTreeSet::new());
        for used in info.used_registers() {
            let register = used.register().full_register();
            let modelled = register.is_gpr64() && register != Register::RSP || register.is_zmm() || register.is_k();
            if explicit.contains(&register) || !modelled {
                continue;
            }
            let (read, written) = accesses(used.access());
            reads.extend(read.then(|| format!("{register:?}")));
            writes.extend(written.then(|| format!("{register:?}")));
        }
        for (operand, register) in &self.others {
            self.compare_role(&what, form, *operand, used(*register), findings);
        }
        let root = |reg: Reg| iced_name(isa, isa.desc.reg(reg).root);
        let fixed = |is_def: bool| {
            let all = form.operands.iter().filter(move |operand| operand.is_def() == is_def);
            all.filter_map(|operand| operand.fixed).map(root)
        };
        findings.compare(&format!("{what}: fixed uses"), &fixed(false).collect(), &reads);
        let clobbered = isa.desc.reg_ids().filter(|&reg| !isa.units([reg]).is_disjoint(&form.clobbers)).map(root);
        findings.compare(&format!("{what}: writes"), &fixed(true).chain(clobbered).collect(), &writes);
        findings.count("sets of fixed operands and clobbers");
        self.compare_differing(isa, &what, form, findings);
    }

    fn compare_role(&self, what: &str, form: &FormInfo<'_>, operand: usize, access: OpAccess, findings: &mut Findings) {
        let tied = |def: usize| form.operands[def].tied.is_some();
        let is_tied_use = || form.operands.iter().any(|other| other.is_def() && other.tied == Some(operand));
        let ours = match (form.operands[operand].is_def(), access) {
            (true, _) if tied(operand) => "read and written",
            (true, _) => "written",
            (false, _) if is_tied_use() => "read and written",
            (false, _) => "read",
        };
        let theirs = match access {
            OpAccess::NoMemAccess | OpAccess::None => "not used",
            OpAccess::Write => "written",
            // What is written in some cases only keeps its value in the others.
            OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite => "read and written",
            OpAccess::Read | OpAccess::CondRead => "read",
        };
        findings.count("roles of operands");
        if ours != theirs {
            findings.disagree(format!("{what}: {} is {ours}, there {theirs}", form.operands[operand].name));
        }
    }

    /// Registers that the processor wants to be different must be different whatever the allocator does.
    fn compare_differing(&self, isa: &Isa<'_>, what: &str, form: &FormInfo<'_>, findings: &mut Findings) {
        let code = self.code.op_code();
        if !code.requires_unique_reg_nums() && !code.requires_unique_dest_reg_num() {
            return;
        }
        findings.count("encodings whose registers must differ");
        let vector = |operand: &usize| {
            let class = isa.desc.class(form.operands[*operand].desc.class());
            isa.desc.banks[isa.desc.ty(class.ty).bank.index()].name == "vec"
        };
        let defs: Vec<usize> = self.operands.iter().flatten().copied().filter(vector).collect();
        let uses: Vec<usize> = self.others.iter().map(|(operand, _)| *operand).filter(vector).collect();
        for &def in defs.iter().filter(|&&def| form.operands[def].is_def()) {
            for &read in uses.iter().chain(&defs).filter(|&&read| !form.operands[read].is_def()) {
                if form.operands[def].desc.pos() == Pos::Late && form.operands[read].desc.pos() == Pos::Early {
                    let (def, read) = (form.operands[def].name, form.operands[read].name);
                    findings.disagree(format!("{what}: {def} and {read} may share here"));
                }
            }
        }
    }

    /// The operands that may be in a slot and that this encoding can take from one.
    fn in_memory<'a>(&self, isa: &Isa<'_>, form: &FormInfo<'a>) -> Vec<&'a str> {
        let code = self.code.op_code();
        let size = code.memory_size().size();
        let mut fits = Vec::new();
        for (op, operand) in self.operands.iter().enumerate() {
            let Some(operand) = operand.map(|operand| &form.operands[operand]) else { continue };
            let memory = matches!(slot(code.op_kind(op as u32)), Some(Slot::Register { or_memory: true, .. }));
            let ty = isa.desc.ty(isa.desc.class(operand.desc.class()).ty);
            let aligned = code.encoding() != EncodingKind::Legacy || size < 16 || ty.spill_align >= 16;
            if memory && operand.desc.place() == Place::Any && size <= ty.spill_size.into() && aligned {
                fits.push(operand.name);
            }
        }
        fits
    }
}

/// Whether a register is read, and whether it is written.
fn accesses(access: OpAccess) -> (bool, bool) {
    match access {
        OpAccess::None | OpAccess::NoMemAccess => (false, false),
        OpAccess::Read | OpAccess::CondRead => (true, false),
        OpAccess::Write | OpAccess::CondWrite => (false, true),
        OpAccess::ReadWrite | OpAccess::ReadCondWrite => (true, true),
    }
}

/// Registers for the operands of a form, no two of which overlap, except those of tied ones; in fixed registers, those.
fn choose(isa: &Isa<'_>, form: &FormInfo<'_>) -> Vec<Option<Reg>> {
    let mut taken: BTreeSet<Reg> = BTreeSet::new();
    let root = |reg: Reg| isa.desc.reg(reg).root;
    taken.extend(form.operands.iter().filter_map(|operand| operand.fixed).map(root));
    let mut chosen: Vec<Option<Reg>> = form.operands.iter().map(|operand| operand.fixed).collect();
    for index in 0..chosen.len() {
        if chosen[index].is_none() && form.operands[index].tied.is_none() {
            let members = isa.desc.class_regs(form.operands[index].desc.class());
            // The last ones are rarely special. What `zmm0` destroys by `VZEROUPPER` and its like has no operands.
            chosen[index] = members.iter().rev().copied().find(|&reg| taken.insert(root(reg)));
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

/// What the crate calls a register.
fn iced_name(isa: &Isa<'_>, reg: Reg) -> String {
    let name = isa.name(reg);
    match name.strip_suffix('B') {
        Some(number) if name.starts_with('R') => format!("{number}L"),
        _ => name.to_string(),
    }
}

/// The operands of the form in order, without those in fixed registers, the mask, and uses that a result is tied to.
fn default_args(form: &FormInfo<'_>, slots: &[Slot]) -> Vec<Arg> {
    let named = |name: &str| crate::map::Name { name: name.to_string(), other_width: false };
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
