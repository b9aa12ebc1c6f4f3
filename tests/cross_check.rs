//! Compares the shipped ISA files with LLVM's own tables, which are an independent reading of the manuals.
//!
//! The directory `tests/cross_check` has for each target:
//!
//! * `NAME.map`: how the names of the ISA file map to LLVM's, what is not compared and why, and the justified differences
//!   (see [`map`]);
//! * `NAME.regs.json`, `NAME.instrs.json`, `NAME.conventions.json`: the part of LLVM's tables that the map names.
//!
//! `TABLES=DIRECTORY cargo test --test cross_check` cuts that part out of the complete tables before it compares. These are
//! `TARGET.regs.json`, `TARGET.instrs.json` and `callingconv-FAMILY.json` in the directory, where TARGET and FAMILY are
//! LLVM's names.
//!
//! LLVM's tables of LoongArch, POWER and the AMD GPU are not here. Their forms are assembled instead, where LLVM's
//! assembler is installed (see [`assembled`]); `NAME.asm` has the instructions.
//!
//! A test fails if an ISA file and LLVM disagree, or if a form or a register is not in the map. It also fails if the map
//! gives a reason for a difference that does not exist. With `--nocapture` it prints what it compared.

#[path = "cross_check/assembled.rs"]
mod assembled;
#[path = "cross_check/conventions.rs"]
mod conventions;
#[path = "cross_check/cut.rs"]
mod cut;
#[path = "cross_check/findings.rs"]
mod findings;
#[path = "cross_check/forms.rs"]
mod forms;
#[path = "cross_check/iced.rs"]
mod iced;
#[path = "cross_check/iced_instance.rs"]
mod iced_instance;
#[path = "cross_check/instructions.rs"]
mod instructions;
#[path = "cross_check/isa.rs"]
mod isa;
#[path = "cross_check/map.rs"]
mod map;
#[path = "cross_check/registers.rs"]
mod registers;
#[path = "cross_check/template.rs"]
mod template;

use std::path::{Path, PathBuf};

use ssara_cli::llvm::{self, InstructionTables, RegisterTables};
use ssara_core::Target;

use crate::assembled::{Assembly, Syntax};
use crate::findings::Findings;
use crate::forms::Context;
use crate::instructions::Instructions;
use crate::isa::Isa;
use crate::map::Map;
use crate::registers::Registers;

/// The file of a target with this ending.
fn data(name: &str, ending: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cross_check").join(format!("{name}.{ending}"))
}

fn read<T: serde::de::DeserializeOwned>(path: &Path) -> T {
    llvm::read(&path.into()).unwrap_or_else(|failure| panic!("{failure:?}"))
}

/// LLVM's tables of a target, and the map from our names to LLVM's.
struct Reference {
    map: Map,
    registers: RegisterTables,
    instructions: InstructionTables,
    rules: serde_json::Value,
}

impl Reference {
    /// Reads the reference of the ISA named `name`.
    fn read(name: &str) -> Reference {
        let map = Map::read(&data(name, "map"));
        let mut instructions: InstructionTables = read(&data(name, "instrs.json"));
        for operand in instructions.instructions.iter_mut().flat_map(|instr| &mut instr.operands) {
            operand.class.take_if(|class| map.ignored.contains(class));
        }
        let rules = data(name, "conventions.json");
        let rules = if rules.exists() { read(&rules) } else { serde_json::Value::Null };
        Reference { registers: read(&data(name, "regs.json")), map, instructions, rules }
    }

    fn compare(&self, desc: Target) -> Findings {
        let map = &self.map;
        let isa = Isa::new(desc, map);
        let registers = Registers::new(&self.registers);
        let instructions = Instructions::new(&self.instructions.instructions);
        let mut findings = Findings::default();
        registers::registers(&isa, map, &registers, &mut findings);
        registers::classes(&isa, map, &registers, &mut findings);
        conventions::conventions(&isa, map, &registers, &self.rules, &mut findings);
        let context = Context { isa: &isa, map, registers: &registers, instructions: &instructions };
        forms::forms(&context, &mut findings);
        findings
    }
}

/// Compares the ISA called `name`, which LLVM calls `target`, and whose calling conventions it keeps under `family`.
fn cross_check(name: &str, target: &str, family: Option<&str>) {
    if let Some(whole) = std::env::var_os("TABLES") {
        cut::cut(name, (target, family), &Map::read(&data(name, "map")), Path::new(&whole));
    }
    let reference = Reference::read(name);
    let findings = reference.compare(isa::load(name, &isa::source(name)));
    println!("{name}:");
    findings.settle(&reference.map.differences);
}

#[test]
fn x86_64() {
    cross_check("x86_64", "x86_64", Some("X86"));
}

#[test]
fn aarch64() {
    cross_check("aarch64", "aarch64", Some("AArch64"));
}

#[test]
fn aarch32() {
    cross_check("aarch32", "armv7", Some("ARM"));
}

#[test]
fn riscv64() {
    cross_check("riscv64", "riscv64", None);
}

/// How LLVM's assembler writes the machines of which there are no tables.
const ASSEMBLED: [(&str, Syntax); 3] = [
    (
        "loongarch64",
        Syntax {
            options: &["--triple=loongarch64", "--mattr=+d,+lsx,+lasx,+frecipe"],
            register: |target, _, reg| format!("${}", target.reg(reg).name.trim_end_matches('s')),
            mnemonic: |form| form.strip_suffix("_zero").unwrap_or(form).replace('_', ".").replace(".db.", "_db."),
        },
    ),
    (
        "power64",
        Syntax {
            options: &["--triple=powerpc64le", "--mcpu=pwr10"],
            // A number of six bits where all vector-scalar registers are possible, of five bits elsewhere.
            register: |target, class, reg| {
                let bits = if matches!(&*target.class(class).name, "v128" | "f64") { 6 } else { 5 };
                (target.reg(reg).encoding % (1 << bits)).to_string()
            },
            mnemonic: |form| {
                let (form, dot) = form.strip_suffix("_rec").map_or((form, ""), |form| (form, "."));
                format!("{}{dot}", form.split('_').next().unwrap_or(form))
            },
        },
    ),
    (
        "amdgpu",
        Syntax {
            options: &["--triple=amdgcn-amd-amdhsa", "--mcpu=gfx90a"],
            register: |target, _, reg| amdgpu_register(&target.reg(reg).name),
            mnemonic: |form| {
                let suffixes = ["_s", "_imm", "_scc", "_rtn", "_index", "_branch", "_exec"];
                suffixes.iter().find_map(|suffix| form.strip_suffix(suffix)).unwrap_or(form).to_owned()
            },
        },
    ),
];

/// LLVM's name for a register of `amdgpu`: `v[4:7]` for `v4x4`.
fn amdgpu_register(name: &str) -> String {
    let tuple = name.split_once('x').and_then(|(first, count)| {
        let (file, number) = first.split_at_checked(1)?;
        let (first, count): (u32, u32) = (number.parse().ok()?, count.parse().ok()?);
        Some(format!("{file}[{first}:{}]", first + count - 1))
    });
    tuple.unwrap_or_else(|| name.to_owned())
}

/// The number of instructions that LLVM assembles of an ISA file, and what is wrong, if LLVM's assembler is installed.
fn assemble(name: &str, source: &str) -> Option<(usize, Vec<String>)> {
    let assembler = assembled::find_assembler()?;
    let (_, syntax) = ASSEMBLED.iter().find(|(machine, _)| *machine == name).expect("a machine that is assembled");
    let text = std::fs::read_to_string(data(name, "asm")).expect("the instructions of the forms");
    Some(Assembly::read(&text, syntax).check(&isa::load(name, source), assembler))
}

#[test]
fn forms_are_assembled() {
    for (name, least) in [("loongarch64", 5000), ("power64", 4000), ("amdgpu", 2000)] {
        let Some((count, wrong)) = assemble(name, &isa::source(name)) else {
            println!("skipped: the forms of {name}, for there is no llvm-mc");
            return;
        };
        println!("{name}: {count} instructions assembled");
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(count > least, "{count}");
    }
}

/// The assembler finds the mistake in a wrong file.
#[test]
fn mistakes_in_assembled_forms_are_found() {
    for (name, was, becomes, found) in [
        (
            "loongarch64",
            "operands: {dst: Def(tied: low), low: Use(i64)})",
            "operands: {dst: Def(i64), low: Use(i64)})",
            "lu32i_d",
        ),
        ("loongarch64", "Def(tied: sum), sum: Use(\"{v}\")", "Def(\"{v}\"), sum: Use(\"{v}\")", "vmadd"),
        ("loongarch64", "(movfr2cf, cc, f32)", "(movfr2cf, i64, f32)", "invalid operand"),
        ("loongarch64", "doc: \"Reads control and status.\"", "doc: \"\"", ""),
        // R0 would be no base, an integer no float, and V0 would be called VS32.
        ("power64", "dst: Def(i64), base: Use(address), index", "dst: Def(i64), base: Use(i64), index", "lbzx"),
        ("power64", "dst: Def(fpr), condition: Use(fpr)", "dst: Def(i64), condition: Use(fpr)", "fsel"),
        (
            "power64",
            "operands: {dst: Def(vr), a: Use(vfr)}",
            "operands: {dst: Def(v128), a: Use(vfr)}",
            "invalid operand",
        ),
        ("power64", "dst: Def(tied: into), into: Use(i64), bits", "dst: Def(i64), into: Use(i64), bits", "rlwimi"),
        // An accumulator is no vector register, and the last source of a short instruction no scalar.
        (
            "amdgpu",
            "product with a constant.\", operands: {dst: Def(tied: a)",
            "product with a constant.\", operands: {dst: Def(s32)",
            "s_mulk_i32",
        ),
        ("amdgpu", "dst: Def(v32), src: Use(a32)", "dst: Def(v32), src: Use(v32)", "invalid operand"),
        ("amdgpu", "a: Use(s32), b: Use(v32)}", "a: Use(s32), b: Use(s32)}", "invalid operand"),
    ] {
        let right = isa::source(name);
        assert!(right.contains(was), "the file has no `{was}`");
        let Some((_, wrong)) = assemble(name, &right.replacen(was, becomes, 1)) else { return };
        assert_eq!(wrong.is_empty(), found.is_empty(), "`{becomes}`: {wrong:?}");
        assert!(wrong.is_empty() || wrong.iter().any(|what| what.contains(found)), "`{becomes}`: {wrong:?}");
    }
}

/// The effects of instructions on registers agree with the crate iced-x86.
#[test]
fn x86_64_with_iced() {
    let names = Map::read(&data("x86_64", "map"));
    let map = iced::Map::read(&data("x86_64", "iced"));
    let isa = Isa::new(isa::load("x86_64", &isa::source("x86_64")), &names);
    let mut findings = Findings::default();
    iced::Oracle::new().compare(&isa, &map, &mut findings);
    println!("x86_64, iced-x86:");
    findings.settle(&map.differences);
}

/// The comparison finds the mistake in a wrong file.
#[test]
fn mistakes_are_found() {
    for (name, was, becomes, found) in [
        ("aarch64", "wsp: Part(bits: 0..32,", "wsp: Part(bits: 32..64,", "sp: parts: WSP is 32+32, there 0+32"),
        (
            "aarch64",
            "name: sp, bits: 64, encoding: 31",
            "name: sp, bits: 64, encoding: 30",
            "sp: encoding 30, there 31",
        ),
        (
            "aarch64",
            "preserved: [\"x19..=x28\", \"v8..=v23\"]",
            "preserved: [\"x19..=x28\", \"v8..=v22\"]",
            "vector_pcs: preserved: only there [b23, d23, h23, s23, v23, w30, x30]",
        ),
        ("aarch64", "[\"v0..=v15\"]", "[\"v0..=v14\"]", "class low_v128: only there [Q15]"),
        (
            "aarch64",
            "\"movk{w}\": Form(for: {w: [64, 32]}, doc: \"Replaces 16 bits of a register.\",
            operands: {dst: Def(tied: a), a: Use(\"i{w}\")})",
            "\"movk{w}\": Form(for: {w: [64, 32]}, operands: {dst: Def(\"i{w}\"), a: Use(\"i{w}\")})",
            "movk64, MOVKXi: ties: only there [dst to a]",
        ),
        (
            "aarch64",
            "operands: {status: Def(class: i32, early: true), src: Use(\"i{w}\"), base: Use(i64)}",
            "operands: {status: Def(i32), src: Use(\"i{w}\"), base: Use(i64)}",
            "stxr64, STXRX: status and base may share here",
        ),
        (
            "aarch64",
            "doc: \"Strips the signature of X30.\", operands: {dst: Def(tied: src), src: Use(fixed: x30)}",
            "operands: {dst: Def(tied: src), src: Use(fixed: x28)}",
            "xpaclri, XPACLRI: fixed uses: only here [X28], only there [LR]",
        ),
        (
            "aarch64",
            "smulh, umulh]}, doc: \"The upper half of a 128-bit product.\",
            operands: {dst: Def(i64), a: Use(i64), b: Use(i64)}",
            "smulh, umulh]}, operands: {dst: Def(i64), a: Use(i64), b: Use(i32)}",
            "smulh, SMULHrr: b in i32, there GPR64",
        ),
        (
            "aarch64",
            "arguments: {int: [\"x0..=x7\"], vec: [\"v0..=v7\"]}",
            "arguments: {int: [\"x0..=x6\"], vec: [\"v0..=v7\"]}",
            "linux: arguments i32: W0 W1 W2 W3 W4 W5 W6, there W0 W1 W2 W3 W4 W5 W6 W7",
        ),
        ("aarch64", "br: Form(kind: branch,", "br: Form(", "br, BR: op, there branch"),
        (
            "aarch32",
            "arguments: {int: [\"r0..=r3\"], vec: Sequence(registers: [\"s0..=s15\"], back_fill: true)}",
            "arguments: {int: [\"r0..=r3\"], vec: [\"s0..=s15\"]}",
            "aapcs_vfp: f32 and v128: S0 Q1 S8 Q3, there S0 Q1 S1 Q2 S2 Q3 S3",
        ),
        (
            "aarch32",
            "even_pair: Tuple(of: [\"r0..=r11\"]",
            "even_pair: Tuple(of: [\"r0..=r9\"]",
            "ldrexd, LDREXD: dst in even_pair, there GPRPair: only there [R10_R11]",
        ),
        (
            "riscv64",
            "of: [\"v0..=v31\"], length: \"{n}\", doc: \"{count} fields",
            "of: [\"v0..=v30\"], length: \"{n}\", doc: \"{count} fields",
            "vlseg8_m1, PseudoVLSEG8E32_V_M1: dst in seg8_m1, there VRN8M1: only there [V24_V25_V26_V27_V28_V29_V30_V31]",
        ),
        (
            "riscv64",
            "operands: {dst: Def(m8), src: Use(m1)},
            relations: [OverlapAt(dst, src, high)]),",
            "operands: {dst: Def(m8), src: Use(m1)}),",
            "vzext_vf8_m8, PseudoVZEXT_VF8_M8: dst and src may share here",
        ),
        (
            "riscv64",
            "operands: {dst: Def(\"{l}_masked\"), otherwise: Use(\"{l}_masked\"), mask: Use(fixed: v0)}",
            "operands: {dst: Def(\"{l}_masked\"), otherwise: Use(\"{l}_masked\"), mask: Use(fixed: v1)}",
            "vmerge_vim_m1, PseudoVMERGE_VIM_M1: fixed uses: only here [V1], only there [V0]",
        ),
        (
            "x86_64",
            "positions: shared",
            "positions: per_bank",
            "win64: f64 and i64: XMM0 RCX XMM1 RDX XMM2 R8 XMM3 R9, there XMM0 RDX XMM2 R9",
        ),
    ] {
        let reference = Reference::read(name);
        let right = isa::source(name);
        assert!(right.contains(was), "the file has no `{was}`");
        let findings = reference.compare(isa::load(name, &right.replace(was, becomes)));
        let new: Vec<&String> =
            findings.disagreements.iter().filter(|what| !reference.map.differences.contains_key(*what)).collect();
        assert!(new.iter().any(|what| *what == found), "`{becomes}`: {new:?}");
    }
}
