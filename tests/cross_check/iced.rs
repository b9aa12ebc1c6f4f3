//! x86-64 forms, compared with the instruction tables of the crate iced-x86.
//!
//! `x86_64.iced` names the instruction of each form by its mnemonic, in lower case: `bextr64 = bextr`. The operands of the
//! form stand in parentheses, in the places of those of the instruction and in Intel's order. A result also stands for the
//! use to which it is tied. Without parentheses they are in order, except those in fixed registers. As in the map to LLVM,
//! an address is `[base+index]`, and `~dst` a register of another width. Before the mnemonic, `rep`, `repe` and `repne` are
//! prefixes, and `z` clears the lanes that the mask leaves out. `imm` and `noimm` choose among encodings with and without
//! an immediate. The operand of the form named `k` is that mask.
//!
//! Every encoding of the mnemonic in 64-bit mode that takes such registers must agree with the form. For each encoding, an
//! instruction with different registers is made. The test compares:
//!
//! * whether it reads, writes or does both to each of its operands: a use, a result, or a result that is tied;
//! * which other registers it reads and writes: uses and results in fixed registers, and clobbers;
//! * how much it reads where an operand may be in a slot: no more than the slot has, and aligned if it must be;
//! * whether its registers must differ.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{Code, EncodingKind, InstructionInfoFactory, OpAccess, OpKind, Register};
use ssara_core::target::{Pos, Reg};

use crate::findings::Findings;
use crate::iced_instance::{Instance, Maker, Slot, default_args, iced_name, slots};
use crate::isa::{FormInfo, Isa};
use crate::map::{Step, lines, sides};
use crate::template::{Values, assignments, expand, fill};

/// The contents of `x86_64.iced`.
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

/// The factory and the tables of the crate.
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
        let known: BTreeSet<&str> = isa.form_names().collect();
        for name in map.forms.keys().chain(map.no_counterpart.keys()) {
            assert!(known.contains(&**name), "the map has a form `{name}` that the ISA file has not");
        }
        for name in isa.form_names() {
            // An alternative, `cmp64_cmov64/inverse`, has no counterpart if its form has none.
            let form = name.split('/').next().unwrap_or(name);
            match map.forms.get(name) {
                Some(instructions) => {
                    findings.count("forms");
                    for text in instructions {
                        self.compare_form(isa, name, text, findings);
                    }
                }
                None if map.no_counterpart.contains_key(form) => findings.count("forms without counterpart"),
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
        let maker = Maker::new(isa, &form, &self.registers);
        let mut any = false;
        let mut in_memory = BTreeSet::new();
        for (code, slots) in codes {
            let args = args.clone().unwrap_or_else(|| default_args(&form, &slots));
            let Some(instance) = maker.make(code, &slots, &args, &words) else { continue };
            any = true;
            findings.count("forms and encodings");
            compare(&instance, isa, name, &form, &mut self.factory, findings);
            in_memory.extend(in_memory_of(&instance, isa, &form));
        }
        if !any {
            findings.disagree(format!("{name}, {text}: no encoding takes its operands"));
        }
        for operand in form.operands.iter().filter(|operand| operand.desc.is_reg_or_slot()) {
            findings.count("operands that may be in a slot");
            if any && !in_memory.contains(operand.name) {
                findings.disagree(format!("{name}, {text}: {} does not fit a slot there", operand.name));
            }
        }
    }
}

/// Compares the crate's tables for an instance with the form.
fn compare(
    instance: &Instance,
    isa: &Isa<'_>,
    name: &str,
    form: &FormInfo<'_>,
    factory: &mut InstructionInfoFactory,
    findings: &mut Findings,
) {
    let what = format!("{name}, {:?}", instance.code);
    let info = factory.info(&instance.instr);
    let used = |register: Register| {
        let mut all = info.used_registers().iter();
        let found = all.rfind(|used| used.register().full_register() == register.full_register());
        found.map_or(OpAccess::None, |used| used.access())
    };
    for (op, operand) in instance.operands.iter().enumerate() {
        let Some(operand) = *operand else { continue };
        let access = match info.op_access(op as u32) {
            // An instruction whose operands cancel each other out says only as a whole what it does.
            OpAccess::None => used(instance.instr.op_register(op as u32)),
            access => access,
        };
        compare_role(&what, form, operand, access, findings);
    }
    let explicit: BTreeSet<Register> = (0..instance.operands.len())
        .filter(|&op| instance.operands[op].is_some())
        .map(|op| instance.instr.op_register(op as u32).full_register())
        .chain(instance.others.iter().map(|(_, register)| register.full_register()))
        .collect();
    let (mut reads, mut writes) = (BTreeSet::new(), BTreeSet::new());
    for used in info.used_registers() {
        let register = used.register().full_register();
        let is_general = register.is_gpr64() && register != Register::RSP;
        let modelled = is_general || register.is_zmm() || register.is_k() || register.is_tmm();
        if explicit.contains(&register) || !modelled {
            continue;
        }
        let (read, written) = accesses(used.access());
        reads.extend(read.then(|| format!("{register:?}")));
        writes.extend(written.then(|| format!("{register:?}")));
    }
    for (operand, register) in &instance.others {
        compare_role(&what, form, *operand, used(*register), findings);
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
    compare_differing(instance, isa, &what, form, findings);
}

fn compare_role(what: &str, form: &FormInfo<'_>, operand: usize, access: OpAccess, findings: &mut Findings) {
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

/// The form must guarantee that registers differ if the processor requires different ones.
fn compare_differing(instance: &Instance, isa: &Isa<'_>, what: &str, form: &FormInfo<'_>, findings: &mut Findings) {
    let code = instance.code.op_code();
    if !code.requires_unique_reg_nums() && !code.requires_unique_dest_reg_num() {
        return;
    }
    findings.count("encodings whose registers must differ");
    let vector = |operand: &usize| {
        let class = isa.desc.class(form.operands[*operand].desc.class());
        isa.desc.banks[isa.desc.ty(class.ty).bank.index()].name == "vec"
    };
    let defs: Vec<usize> = instance.operands.iter().flatten().copied().filter(vector).collect();
    let uses: Vec<usize> = instance.others.iter().map(|(operand, _)| *operand).filter(vector).collect();
    for &def in defs.iter().filter(|&&def| form.operands[def].is_def()) {
        for &read in uses.iter().chain(&defs).filter(|&&read| !form.operands[read].is_def()) {
            let apart = form.apart.contains(&(def.min(read), def.max(read)));
            if !apart && form.operands[def].desc.pos() == Pos::Late && form.operands[read].desc.pos() == Pos::Early {
                let (def, read) = (form.operands[def].name, form.operands[read].name);
                findings.disagree(format!("{what}: {def} and {read} may share here"));
            }
        }
    }
}

/// The operands that may be in a slot and that this encoding can take from one.
fn in_memory_of<'a>(instance: &Instance, isa: &Isa<'_>, form: &FormInfo<'a>) -> Vec<&'a str> {
    let code = instance.code.op_code();
    let size = code.memory_size().size();
    let slots = slots(instance.code).unwrap_or_default();
    let mut fits = Vec::new();
    for (op, operand) in instance.operands.iter().enumerate() {
        let Some(operand) = operand.map(|operand| &form.operands[operand]) else { continue };
        let memory = matches!(slots.get(op), Some(Slot::Register { or_memory: true, .. }));
        let ty = isa.desc.ty(isa.desc.class(operand.desc.class()).ty);
        let aligned = code.encoding() != EncodingKind::Legacy || size < 16 || ty.spill_align >= 16;
        if memory && operand.desc.is_reg_or_slot() && size <= ty.spill_size.into() && aligned {
            fits.push(operand.name);
        }
    }
    fits
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
