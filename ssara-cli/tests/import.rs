//! `ssara import`: the draft for MIPS64, and what becomes of tables that are wrong.
//!
//! `tests/data/mips64.*.json` are facts from the tables of LLVM 19.1.7, which is under the Apache License 2.0 with LLVM
//! Exceptions (`Apache-2.0 WITH LLVM-exception`). `TABLES=DIRECTORY cargo test -p ssara-cli --test all import` cuts
//! them out of the whole tables in a directory, and `BLESS=1` writes the draft anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Once;

use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};
use ssara_cli::failure::Failure;
use ssara_cli::import::{Draft, DraftOptions, draft};
use ssara_cli::llvm::{self, InstructionTables, RegisterTables};
use ssara_core::ir::{Function, Inst, Value};
use ssara_core::output::{Allocation, Edit, Loc};
use ssara_core::target::{FormKind, Place, Reg};
use ssara_core::text;
use ssara_core::verify::Checker;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_core::{Context, Level, Options, Target};
use ssara_testing::reference;

/// Instructions that show everything a draft can say: plain ones, ties, early and implicit registers, branches, loads,
/// calls; and what functions are made of.
const INSTRUCTIONS: [&str; 68] = [
    "ADDu",
    "SUBu",
    "DADDu",
    "DSUBu",
    "SLL",
    "ADDiu",
    "DADDiu",
    "LUi",
    "LW",
    "LD",
    "SW",
    "SD",
    "LWL",
    "MULT",
    "DMULT",
    "DMULTu",
    "MFHI",
    "MFLO",
    "MFHI64",
    "MFLO64",
    "MTLO",
    "MTHI64",
    "MTLO64",
    "DDIV",
    "DSDIV",
    "DUDIV",
    "MOVZ_I_I",
    "MOVN_I_I",
    "INS",
    "BEQ",
    "BNE",
    "BEQ64",
    "BNE64",
    "BGTZ64",
    "BLEZ64",
    "J",
    "JR",
    "JR64",
    "TRAP",
    "TEQ",
    "JAL",
    "BAL",
    "JALR64",
    "JALR64Pseudo",
    "JALR_HB64",
    "TAILCALLREG64",
    "RetRA",
    "SLT64",
    "AND64",
    "XOR64",
    "DSLL",
    "FADD_D64",
    "FMUL_S",
    "LDC1",
    "LDC164",
    "SDC164",
    "C_EQ_D64",
    "C_EQ_D32",
    "FCMP_D32",
    "BC1T",
    "MADD_D64",
    "ADDV_W",
    "MADDV_W",
    "SCD",
    "CFC1",
    "DPAQ_S_W_PH",
    "LWSP_MM",
    "JIC64",
];

/// Classes that show subclasses, and that the instructions need.
const CLASSES: [&str; 18] = [
    "GPR32",
    "GPR64",
    "CPU16Regs",
    "GPR32NONZERO",
    "FGR32",
    "FGR64",
    "AFGR64",
    "MSA128W",
    "MSA128WEvens",
    "HI32",
    "LO32",
    "HI64",
    "LO64",
    "ACC64",
    "ACC128",
    "ACC64DSP",
    "FCC",
    "SP64",
];

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Failure> {
    llvm::read(&path.into())
}

fn cut(whole: &Path) {
    let table = |name: &str| whole.join(name);
    let mut registers: RegisterTables = read(&table("mips64.regs.json")).expect("tables of registers");
    let mut instructions: InstructionTables = read(&table("mips64.instrs.json")).expect("instructions");
    registers.classes.retain(|class| CLASSES.contains(&&*class.name));
    let mut kept: BTreeSet<String> = registers.classes.iter().flat_map(|class| class.regs.iter().cloned()).collect();
    // What overlaps these, and the pairs of single registers that are no parts of anything.
    kept.extend(registers.registers.iter().map(|reg| reg.name.clone()).filter(|name| name.starts_with("F_HI")));
    instructions.instructions.retain(|instr| INSTRUCTIONS.contains(&&*instr.name));
    let implicit =
        instructions.instructions.iter().flat_map(|instr| instr.implicit_uses.iter().chain(&instr.implicit_defs));
    kept.extend(implicit.cloned());
    registers.registers.retain(|reg| kept.contains(&reg.name));
    registers.registers.iter_mut().for_each(|reg| reg.sub_regs.retain(|_, part| kept.contains(part)));
    registers.reg_units.clear();
    let used: BTreeSet<&String> = registers.registers.iter().flat_map(|reg| reg.sub_regs.keys()).collect();
    registers.sub_reg_indices.retain(|index| used.contains(&index.name));
    registers.callee_saved.retain(|name, _| name == "C");
    registers.reg_masks.retain(|name, _| name == "csr_n64" || name == "csr_o32");
    registers.reg_masks.values_mut().for_each(|mask| mask.retain(|name| kept.contains(name)));
    write(&data("mips64.regs.json"), &serde_json::to_value(&registers).expect("they are JSON"));
    write(&data("mips64.instrs.json"), &serde_json::to_value(&instructions).expect("they are JSON"));
}

/// A line for each element of a list.
fn write(path: &Path, tables: &Json) {
    let fields = tables.as_object().into_iter().flatten().map(|(name, value)| {
        let text = match value {
            Json::Array(items) if !items.is_empty() => {
                format!("[\n{}\n]", items.iter().map(Json::to_string).collect::<Vec<_>>().join(",\n"))
            }
            other => other.to_string(),
        };
        format!("{}: {text}", Json::from(name.as_str()))
    });
    let text = fields.collect::<Vec<_>>().join(",\n");
    fs::write(path, format!("{{\n{text}\n}}\n")).expect("the directory can be written");
}

fn mips64() -> (RegisterTables, InstructionTables) {
    static CUT: Once = Once::new();
    CUT.call_once(|| {
        if let Some(whole) = std::env::var_os("TABLES") {
            cut(Path::new(&whole));
        }
    });
    let registers = read(&data("mips64.regs.json")).expect("tables of registers");
    (registers, read(&data("mips64.instrs.json")).expect("tables of instructions"))
}

fn options(conventions: &[&str]) -> DraftOptions {
    DraftOptions {
        name: "mips64".to_string(),
        conventions: conventions.iter().map(ToString::to_string).collect(),
        ..DraftOptions::default()
    }
}

fn mips64_draft() -> Draft {
    let (registers, instructions) = mips64();
    draft(&registers, Some(&instructions), &options(&["csr_n64"])).expect("a draft")
}

#[test]
fn the_draft_for_mips64_is_as_expected_and_passes_the_check() {
    let text = mips64_draft().text;
    let golden = data("mips64.draft.ron");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&golden, &text).expect("the directory can be written");
    }
    assert_eq!(text, fs::read_to_string(&golden).expect("the draft is there"), "BLESS=1 writes it anew");
    let loaded = ssara_codegen::load("draft", &text);
    let problems: Vec<String> = loaded.diagnostics.iter().map(ToString::to_string).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// What is left of the draft says what the tables say.
#[test]
fn the_draft_has_the_registers_and_forms_of_the_tables() {
    let Draft { target, text, .. } = mips64_draft();
    let reg = |name: &str| target.find_reg(name).unwrap_or_else(|| panic!("no register {name}"));
    assert!(target.overlap(reg("f3"), reg("w3")) && target.overlap(reg("d3_64"), reg("w3")));
    assert!(!target.overlap(reg("f3"), reg("w4")));
    assert_eq!((target.reg(reg("d3_64")).low_bit, target.reg(reg("d3_64")).bits), (0, 64));
    assert_eq!(target.reg(reg("t9_64")).encoding, 25);
    // HI and LO are halves of a pair, 64 bits each, and the pair of their low halves is none.
    for (name, place) in [("lo0_64", (0, 64)), ("hi0_64", (64, 64)), ("lo0", (0, 32)), ("hi0", (64, 32))] {
        assert_eq!((target.reg(reg(name)).low_bit, target.reg(reg(name)).bits), place, "{name}");
    }
    for absent in ["zero_64", "d0", "ac0"] {
        assert_eq!(target.find_reg(absent), None, "{absent} is no register of its own");
    }
    for (form, asks) in [
        ("movz_i_i", "dst: Def(tied: c), a: Use(i32), b: Use(i32), c: Use(i32)"),
        ("dmult", "out_hi0_64: Def(fixed: hi0_64), out_lo0_64: Def(fixed: lo0_64), a: Use(i64), b: Use(i64)"),
        ("mfhi64", "dst: Def(i64), in_hi0_64: Use(fixed: hi0_64), in_lo0_64: Use(fixed: lo0_64)"),
        ("mult", "out_hi0: Def(fixed: hi0), out_lo0: Def(fixed: lo0), a: Use(i32), b: Use(i32)"),
        ("c_eq_d64", "dst: Def(fcc_32), a: Use(f64), b: Use(f64)"),
        ("bc1t", "a: Use(fcc_32)"),
        ("maddv_w", "dst: Def(tied: a), a: Use(f128), b: Use(f128), c: Use(f128)"),
    ] {
        assert!(target.find_form(form).is_some(), "no form {form}");
        let start = text.find(&format!("        {form}: Form("));
        let start = start.or_else(|| {
            text.find(&format!("{form},"))
                .into_iter()
                .chain(text.find(&format!("{form}]")))
                .chain(text.find(&format!("[{form}")))
                .filter(|&at| text[..at].contains("forms: {"))
                .min()
        });
        let from = &text[start.unwrap_or_else(|| panic!("no form {form} in the text"))..];
        let one: String = from[..from.find("),\n").expect("an end")].split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(one.contains(&format!("operands: {{{asks}}}")), "{form}: {one}");
    }
    // A register in which nobody reads anything implicitly is destroyed, and not a result.
    let beq = target.forms.get(target.find_form("beq").expect("a form").table_index(), target.set_words);
    assert_eq!(beq.operands().filter(|operand| operand.is_def()).count(), 0);
    let at: Vec<u16> = target.reg_units(reg("at")).to_vec();
    assert!(at.iter().all(|&unit| ssara_core::units::iter_words(beq.clobbers).any(|clobbered| clobbered == unit)));
}

/// What an instruction is left out for, or what is up to the client, is said with its name.
#[test]
fn nothing_is_dropped_without_a_word() {
    let (_, instructions) = mips64();
    let draft = mips64_draft();
    let said: BTreeSet<&String> = draft
        .decisions
        .iter()
        .filter(|(sentence, _)| sentence.starts_with("left out"))
        .flat_map(|(_, names)| names)
        .collect();
    let there: BTreeSet<&String> = draft.forms.values().collect();
    for instr in &instructions.instructions {
        assert_ne!(there.contains(&instr.name), said.contains(&instr.name), "{}", instr.name);
    }
    for left_out in ["TRAP", "JALR64Pseudo", "JALR_HB64", "C_EQ_D32", "CFC1"] {
        assert!(said.contains(&left_out.to_string()), "{left_out}");
    }
    let lines = draft.decisions.lines(true);
    for expected in [
        "DECIDE: 4 call instructions write the link register",
        "DECIDE: operands in SP64, whose registers are all reserved or constant, are up to the client and not in: lwsp_mm.",
        "DECIDE: forms with an operand that may be in fewer registers than in the tables: dpaq_s_w_ph.",
        "DECIDE: registers that are callee-saved in LLVM's convention, but not in the draft's: call instructions write them: ra_64 (n64), ra (n64) (2).",
        "DECIDE: types of which no class of LLVM holds all registers together",
        "DECIDE: with a delay slot",
    ] {
        assert!(lines.iter().any(|line| line.starts_with(expected)), "{expected}\n{}", lines.join("\n"));
    }
    let comments: String = draft.text.lines().filter_map(|line| line.strip_prefix("// ")).collect::<Vec<_>>().join(" ");
    for line in draft.decisions.lines(false) {
        assert!(comments.contains(&line), "{line}");
    }
}

/// The functions of `mips64.ssa`, each under its name.
fn functions(target: &Target) -> Vec<Function> {
    let source = fs::read_to_string(data("mips64.ssa")).expect("the functions are there");
    let parsed = text::parse_all(&source, target).unwrap_or_else(|error| panic!("{error}"));
    parsed.into_iter().map(|parsed| parsed.function).collect()
}

/// The value that a function receives in a register.
fn received(func: &Function, target: &Target, reg: Reg) -> Value {
    let insts = || func.blocks().flat_map(|block| func.block_insts(block));
    let is_entry = |inst: &Inst| func.form(target, func.inst(*inst).form).kind == FormKind::Entry;
    let entry = insts().find(is_entry).expect("an entry");
    let form = func.form(target, func.inst(entry).form);
    let place = form.operands().position(|operand| operand.place() == Place::Fixed(reg)).expect("an argument there");
    func.inst_operands(entry)[place]
}

/// All that leaves a register: by a move, a swap or a store.
fn leaves(allocation: &Allocation, target: &Target, reg: Reg) -> usize {
    let from = |edit: &Edit| match *edit {
        Edit::Move { from, .. } | Edit::Store { from, .. } => target.overlap(from, reg),
        Edit::Swap { a, b, .. } => target.overlap(a, reg) || target.overlap(b, reg),
        _ => false,
    };
    allocation.edits.iter().filter(|(_, edit)| from(edit)).count()
}

#[test]
fn functions_that_call_are_allocated_and_verified() {
    let target = mips64_draft().target;
    let link = target.find_reg("ra_64").expect("the link register");
    assert_eq!(target.role("link"), Some(link));
    let functions = functions(&target);
    assert_eq!(functions.len(), 8);
    for level in [Level::O0, Level::O1, Level::O2, Level::O3] {
        let mut context = Context::new();
        for func in &functions {
            let options = Options { level, contracts: true, ..Options::default() };
            let limits = Limits { random_runs: 20, ..Limits::default() };
            let allocation = context.allocate(func, &target, &options).expect("a feasible function");
            assert_eq!(Checker::new(&target).check(func, &allocation), Ok(()), "{} at {level:?}", func.name);
            assert_eq!(reference::check(func, &target, &allocation), Ok(()), "{} at {level:?}", func.name);
            let covered = Executor::new(&target).cover_edges(func, &allocation, &limits);
            assert!(covered.is_ok(), "{} at {level:?}: {covered:?}", func.name);
            // A call writes the link register, so that the return address is elsewhere by then, and comes back for `jr`.
            let insts = || func.blocks().flat_map(|block| func.block_insts(block));
            let calls = insts().filter(|&inst| func.form(&target, func.inst(inst).form).kind == FormKind::Call).count();
            let address = received(func, &target, link);
            let returns = insts().filter(|&inst| func.form(&target, func.inst(inst).form).kind == FormKind::Return);
            for inst in returns {
                let at = func.inst_operands(inst).iter().position(|&value| value == address).expect("jr reads it");
                assert_eq!(allocation.operands[func.operand_range(inst)][at], Loc::Reg(link));
            }
            let left = leaves(&allocation, &target, link);
            assert_eq!(
                calls > 0,
                left > 0,
                "{} at {level:?}\n{}",
                func.name,
                func.display_allocated(&target, &allocation)
            );
        }
    }
}

/// In LLVM's lists a convention preserves the link register. No return may read it then, and nothing would save it before a
/// call. The comparison finds that.
#[test]
fn a_preserved_link_register_is_found() {
    let (registers, instructions) = mips64();
    let draft = mips64_draft();
    assert!(draft.text.contains("preserved: ["));
    let wrong = draft.text.replace("preserved: [", "preserved: [ra_64, ");
    let target = ssara_codegen::load("draft", &wrong).target.expect("it is an ISA file");
    let link = target.find_reg("ra_64").expect("the link register");
    let call = functions(&target).into_iter().find(|func| func.name == "call").expect("it is there");
    let refused = Context::new().allocate(&call, &target, &Options::default()).expect_err("the return reads it");
    assert!(refused.to_string().contains("ra_64"), "{refused}");
    assert_eq!(target.role("link"), Some(link));
    let (found, _) = draft.compare(&target, &registers, &instructions.instructions);
    let about = "callee-saved registers that some call instructions write";
    assert!(found.iter().any(|(sentence, names)| sentence == about && names.contains(&"ra_64 (n64)".to_string())));
}

/// A comparison that finds nothing in a right draft must find what is wrong in a wrong one.
#[test]
fn mistakes_in_a_draft_are_found() {
    let (registers, instructions) = mips64();
    let draft = mips64_draft();
    for (was, becomes, found) in [
        ("dst: Def(tied: c)", "dst: Def(i32)", "forms whose ties are others in the tables: "),
        ("clobbers: [at]", "clobbers: [v0]", "forms that lack a register which the tables say is written: "),
        ("clobbers: [at]", "clobbers: [at, v0]", "forms that clobber a register that the tables do not name: "),
        (
            "clobbers: [\"a0_64..=a3_64\", ",
            "clobbers: [",
            "calls that do not clobber a register that is not callee-saved: ",
        ),
        ("ra_64, \"t0_64", "\"t0_64", "forms that lack a register which the tables say is written: "),
        (
            "operands: {dst: Def(i64), in_hi0_64: Use(fixed: hi0_64), in_lo0_64: Use(fixed: lo0_64)}",
            "operands: {dst: Def(i64), in_hi0_64: Use(fixed: hi0_64)}",
            "AC0_64, which the draft does not have and nothing in it writes, is read by: mfhi64, mflo64",
        ),
        (
            "out_hi0_64: Def(fixed: hi0_64), out_lo0_64: Def(fixed: lo0_64)",
            "out_hi0_64: Def(fixed: hi0), out_lo0_64: Def(fixed: lo0)",
            "forms that lack a register which the tables say is written: dmult",
        ),
        (
            "dst: Def(f64), a: Use(f64), b: Use(f64), c: Use(f64)",
            "dst: Def(f64), a: Use(f64), b: Use(f64)",
            "forms that lack an operand of the tables: madd_d64",
        ),
        (
            "dst: Def(f64), a: Use(f64), b: Use(f64), c: Use(f64)",
            "dst: Def(class: f64, early: true), a: Use(f64), b: Use(f64), c: Use(f64)",
            "forms whose result is written early only in the draft: madd_d64",
        ),
        ("kind: call", "kind: op", "forms of the kind op, in the tables call: "),
        ("reserved: [k0_64, ", "reserved: [", "registers that only one of draft and tables reserves: "),
        ("lo0: 0..32", "lo0: 32..64", "parts that are elsewhere in their registers in the tables: "),
        (
            r#""s0_64..=s7_64""#,
            r#""s0_64..=s6_64""#,
            "registers that are callee-saved in LLVM's convention, but not in the draft's: s7_64 (n64)",
        ),
        (
            "preserved: [",
            "preserved: [t0_64, ",
            "registers that are callee-saved in a convention of the draft, but not in LLVM's: t0_64 (n64)",
        ),
    ] {
        assert!(draft.text.contains(was), "the draft has no `{was}`");
        let text = draft.text.replacen(was, becomes, 1);
        let loaded = ssara_codegen::load("draft", &text);
        let problems: Vec<String> = loaded.diagnostics.iter().map(ToString::to_string).collect();
        let target = loaded.target.unwrap_or_else(|| panic!("`{becomes}`: {}", problems.join("\n")));
        let (differences, _) = draft.compare(&target, &registers, &instructions.instructions);
        let known = draft.differences.lines(true);
        let new: Vec<String> = differences.lines(true).into_iter().filter(|line| !known.contains(line)).collect();
        assert!(new.iter().any(|line| line.starts_with(&format!("DECIDE: {found}"))), "`{becomes}`: {new:?}");
    }
}

/// The error that tables with a change get.
fn refused(registers: Json, instructions: Option<Json>, conventions: &[&str]) -> String {
    let registers: RegisterTables = serde_json::from_value(registers).expect("the form of the tables is right");
    let instructions: Option<InstructionTables> =
        instructions.map(|tables| serde_json::from_value(tables).expect("the form of the tables is right"));
    draft(&registers, instructions.as_ref(), &options(conventions)).expect_err("no draft")
}

fn small() -> Json {
    json!({
        "llvm": "0", "triple": "small", "regUnits": [], "subRegIndices": [],
        "registers": [{"name": "R0", "encoding": 0, "units": [0]}, {"name": "R1", "encoding": 1, "units": [1]}],
        "classes": [{"name": "GPR", "allocatable": true, "regSizeBits": 32, "spillSize": 4, "spillAlign": 4, "regs": ["R0", "R1"]}],
    })
}

fn one(instruction: Json) -> Option<Json> {
    Some(json!({"llvm": "0", "triple": "small", "instructions": [instruction]}))
}

#[test]
fn tables_that_contradict_themselves_are_refused() {
    let mut tables = small();
    tables["classes"][0]["regs"][1] = json!("R7");
    assert_eq!(refused(tables, None, &[]), "class `GPR`: no register `R7`");
    let mut tables = small();
    tables["classes"] = json!([]);
    assert_eq!(refused(tables, None, &[]), "no class has registers that values can be allocated to");
    assert_eq!(refused(small(), None, &["csr_x"]), "there is no convention `csr_x`; there are none");
    let tied = json!({"name": "ADD", "numDefs": 1, "operands": [{"class": "GPR"}, {"class": "GPR", "tiedTo": 5}]});
    assert_eq!(
        refused(small(), one(tied), &[]),
        "instruction `ADD`: operand 1 is tied to operand 5, which is no result"
    );
    let results = json!({"name": "ADD", "numDefs": 3, "operands": [{"class": "GPR"}]});
    assert_eq!(refused(small(), one(results), &[]), "instruction `ADD`: 3 results of 1 operands");
    let mut tables = small();
    tables["classes"][0]["spillSize"] = json!(4_000_000_000_u32);
    assert!(refused(tables, None, &[]).starts_with("what the tables say about registers makes no ISA file"));
}

#[test]
fn an_instruction_that_cannot_be_allocated_is_left_out_with_the_reason() {
    let greedy =
        json!({"name": "GREEDY", "numDefs": 3, "operands": [{"class": "GPR"}, {"class": "GPR"}, {"class": "GPR"}]});
    let tables: RegisterTables = serde_json::from_value(small()).expect("tables");
    let instructions = one(greedy).map(|tables| serde_json::from_value(tables).expect("tables"));
    let Draft { text, .. } = draft(&tables, instructions.as_ref(), &options(&[])).expect("a draft");
    assert!(text.contains("// DECIDE: left out, because form `greedy` cannot be allocated"), "{text}");
    assert!(ssara_codegen::load("draft", &text).target.is_some());
}

/// LLVM has no flag for the jumps of LoongArch that go to an address in a register.
#[test]
fn a_jump_without_flags_is_left_out() {
    let tables: RegisterTables = serde_json::from_value(small()).expect("tables");
    for name in ["JIRL", "JISCR0", "BR", "X_RET", "ERET", "ERETU", "SYSRET64", "SYSEXIT", "ERETNC_MM", "JMPABS64i"] {
        let jump = json!({"name": name, "numDefs": 1, "operands": [{"class": "GPR"}, {"class": "GPR"}]});
        let instructions = one(jump).map(|tables| serde_json::from_value(tables).expect("tables"));
        let Draft { text, .. } = draft(&tables, instructions.as_ref(), &options(&[])).expect("a draft");
        assert!(text.contains("that jump or call by their names"), "{text}");
        assert!(!text.contains("Form("), "{text}");
    }
}

/// PR of s390x goes elsewhere and has no flag that says so. The B at the end of a name is a width.
#[test]
fn effects_that_the_tables_do_not_describe_are_a_decision() {
    let tables: RegisterTables = serde_json::from_value(small()).expect("tables");
    let form = |name: &str, flags: Json| {
        let instr = json!({"name": name, "numDefs": 0, "operands": [{"class": "GPR"}], "flags": flags});
        let instructions = one(instr).map(|tables| serde_json::from_value(tables).expect("tables"));
        draft(&tables, instructions.as_ref(), &options(&[])).expect("a draft").text
    };
    let text = form("PR", json!(["hasUnmodeledSideEffects"]));
    assert!(text.contains("// DECIDE: with effects that LLVM does not describe"), "{text}");
    let text = form("AMOADD_B", json!([]));
    assert!(text.contains("amoadd_b: Form("), "{text}");
    assert!(!text.contains("effects that LLVM does not describe"), "{text}");
    for own in ["VLD1q16Pseudo", "tInt_eh_sjlj_setjmp", "InsnJ", "TLSCall_64", "ADJCALLSTACKUP64"] {
        let text = form(own, json!([]));
        assert!(text.contains("that are no machine instructions"), "{text}");
        assert!(!text.contains("Form("), "{text}");
    }
}

/// Registers as SVE has them in LLVM's tables: Z0 is as wide as its part Q0, P0 and PN0 are the same register, and pairs
/// are registers of their own.
fn scalable() -> RegisterTables {
    let mut registers: Vec<Json> = Vec::new();
    for n in 0..8 {
        let two = |name: &str| format!("{name}{n}_{name}{}", (n + 1) % 8);
        let (z, q, p, next) = (format!("Z{n}"), format!("Q{n}"), format!("P{n}"), (n + 1) % 8);
        registers.extend([
            json!({"name": q, "encoding": n, "units": [n]}),
            json!({"name": z, "encoding": n, "units": [n], "subRegs": {"zsub": q}}),
            json!({"name": format!("PN{n}"), "encoding": n, "units": [8 + n]}),
            json!({"name": p, "encoding": n, "units": [8 + n], "subRegs": {"psub": format!("PN{n}")}}),
            json!({"name": two("Z"), "encoding": n, "units": [n, next],
                   "subRegs": {"zsub0": z, "zsub": q, "zsub1": format!("Z{next}")}}),
        ]);
        if n < 4 {
            let far = n + 4;
            registers.push(json!({"name": format!("Z{n}_Z{far}"), "encoding": n, "units": [n, far],
                                  "subRegs": {"zsub0": z, "zsub1": format!("Z{far}")}}));
        }
    }
    let class = |name: &str, bits: u32, regs: Vec<String>| json!({"name": name, "allocatable": true, "regSizeBits": bits, "spillSize": bits / 8, "spillAlign": bits / 8, "regs": regs});
    let all = |name: &str| (0..8).map(|n| format!("{name}{n}")).collect::<Vec<_>>();
    let pairs =
        |firsts: &[u32], far: u32| firsts.iter().map(|n| format!("Z{n}_Z{}", (n + far) % 8)).collect::<Vec<_>>();
    let every: Vec<u32> = (0..8).collect();
    let tables = json!({
        "llvm": "0", "triple": "small", "regUnits": [], "registers": registers,
        "subRegIndices": [{"name": "zsub", "offset": 0, "size": 128}, {"name": "zsub0", "offset": 0, "size": 128},
                          {"name": "psub", "offset": 0, "size": 16}, {"name": "zsub1", "offset": 65535, "size": 65535}],
        "classes": [
            class("FPR128", 128, all("Q")), class("ZPR", 128, all("Z")), class("PPR", 16, all("P")),
            class("PNR", 16, all("PN")), class("PPRorPNR", 16, [all("P"), all("PN")].concat()),
            class("ZPR2", 256, pairs(&every, 1)), class("ZPR2Mul2", 256, pairs(&[0, 2, 4, 6], 1)),
            class("ZPR2Strided", 256, pairs(&[0, 1, 2, 3], 4)),
            class("Odd", 256, pairs(&[1, 2, 4], 1)), class("Uneven", 256, [pairs(&[0], 1), pairs(&[1], 4)].concat()),
        ],
    });
    serde_json::from_value(tables).expect("tables")
}

#[test]
fn scalable_registers_and_tuples_are_in_the_draft() {
    let operand = |class: &str| json!({"class": class});
    let instr =
        |name: &str, defs: usize, operands: Vec<Json>| json!({"name": name, "numDefs": defs, "operands": operands});
    let instructions = json!({"llvm": "0", "triple": "small", "instructions": [
        instr("ADD_B", 1, vec![operand("ZPR"), operand("PPR"), operand("ZPR")]),
        instr("SEL", 1, vec![operand("PNR"), operand("PPRorPNR"), operand("FPR128")]),
        instr("LD2", 1, vec![operand("ZPR2"), operand("PPR")]),
        instr("ADDS2", 1, vec![operand("ZPR2Mul2"), json!({"class": "ZPR2Mul2", "tiedTo": 0}), operand("ZPR")]),
        instr("FAR", 1, vec![operand("ZPR2Strided")]),
        instr("SOME", 0, vec![operand("Odd")]),
        instr("UNEVEN", 0, vec![operand("Uneven")]),
    ]});
    let instructions: InstructionTables = serde_json::from_value(instructions).expect("tables");
    let tables = scalable();
    let Draft { text, differences, compared, target, .. } =
        draft(&tables, Some(&instructions), &options(&[])).expect("a draft");
    for expected in [
        "f256: Value(bits: 256, scalable: true, spill: 32, align: 16)",
        "f128: Value(bits: 128, spill: 16)",
        "pprorpnr_32: Value(bits: 32, scalable: true, spill: 4, align: 2)",
        "zpr2: Tuple(of: [\"z0..=z7\"], length: 2, wrap: true)",
        "zpr2mul2: Tuple(of: [z0, z2, z4, z6, z1, z3, z5, z7], length: 2, align: 2)",
        "zpr2strided: Tuple(of: [\"z0..=z7\"], length: 2, stride: 4)",
        "odd: Tuple(of: [z1, z2, z4, z3, z5], length: 2, first: [z1, z2, z4])",
        "ld2: Form(operands: {dst: Def(class: f256, tuple: zpr2), a: Use(pprorpnr_32)})",
        "operands: {dst: Def(tied: a), a: Use(class: f256, tuple: zpr2mul2), b: Use(f256)}",
        "operands: {dst: Def(pprorpnr_32), a: Use(pprorpnr_32), b: Use(f128)}",
        "left out, instructions with operands in tuples that are long or whose registers are not evenly apart (Uneven): UNEVEN.",
    ] {
        let unwrapped = text.replace("\n// ", " ");
        assert!(unwrapped.contains(expected), "{expected}\n{text}");
    }
    let said: Vec<&str> = differences.iter().map(|(sentence, _)| sentence).collect();
    assert_eq!(said, ["registers that have another width in LLVM's classes"], "the width of Z0 and P0 is a guess");
    assert_eq!(compared["groups"], 5);
    // The comparison sees another list.
    let wrong = text.replacen(
        "zpr2mul2: Tuple(of: [z0, z2, z4, z6, z1, z3, z5, z7]",
        "zpr2mul2: Tuple(of: [z0, z2, z4, z6, z1, z3]",
        1,
    );
    assert_ne!(wrong, text);
    let edited = ssara_codegen::load("draft", &wrong).target.expect("it is an ISA file");
    assert_eq!(edited.forms.names.len(), target.forms.names.len());
    let whole = draft(&tables, Some(&instructions), &options(&[])).expect("a draft");
    let (found, _) = whole.compare(&edited, &tables, &instructions.instructions);
    assert!(found.iter().any(|(sentence, _)| sentence.contains("fewer registers than in the tables")));
}

/// RVV says it another way: LLVM stores registers of unknown size.
#[test]
fn registers_that_llvm_stores_with_unknown_size_are_scalable() {
    let mut tables = small();
    tables["spillRecipes"] =
        json!([{"class": "GPR", "store": ["VS1R_V killed $r0, %stack.0 :: (store unknown-size into %stack.0)"]}]);
    // A class of some of these registers, whose own recipe is not in the tables.
    let mut some = tables["classes"][0].clone();
    (some["name"], some["regs"]) = (json!("GPRNoR0"), json!(["R1"]));
    tables["classes"].as_array_mut().expect("classes").push(some);
    let tables: RegisterTables = serde_json::from_value(tables).expect("tables");
    let Draft { text, .. } = draft(&tables, None, &options(&[])).expect("a draft");
    assert!(text.contains("i32: Value(bits: 32, scalable: true, spill: 4)"), "{text}");
}

/// The x87 has a stack. The flat registers that LLVM allocates in its place are in no manual.
#[test]
fn instructions_of_a_register_stack_are_left_out() {
    let mut tables = small();
    tables["registers"].as_array_mut().expect("registers").push(json!({"name": "FP0", "encoding": 0, "units": [2]}));
    let flat = json!({"name": "RFP80", "allocatable": true, "regSizeBits": 80, "spillSize": 16, "spillAlign": 16, "regs": ["FP0"]});
    tables["classes"].as_array_mut().expect("classes").push(flat);
    let add = json!({"name": "ADD_Fp80", "numDefs": 1, "operands": [{"class": "RFP80"}, {"class": "RFP80"}]});
    let tables: RegisterTables = serde_json::from_value(tables).expect("tables");
    let instructions = one(add).map(|tables| serde_json::from_value(tables).expect("tables"));
    let Draft { text, .. } = draft(&tables, instructions.as_ref(), &options(&[])).expect("a draft");
    assert!(text.contains("of which the draft has no registers (RFP80): ADD_Fp80"), "{text}");
    assert!(!text.contains("fp0"), "{text}");
}

/// On POWER, two sets of registers have one set of parts, and LLVM stores only one of them where the other is not in use.
#[test]
fn of_two_registers_around_a_part_the_stored_one_is_in_the_draft() {
    let class = |name: &str, bits: u32, letter: &str| {
        json!({"name": name, "allocatable": true, "regSizeBits": bits, "spillSize": bits / 8, "spillAlign": bits / 8,
               "regs": [format!("{letter}0"), format!("{letter}1")]})
    };
    let registers = ["R", "S", "X"].into_iter().flat_map(|letter| (0..2).map(move |n| (letter, n)));
    let registers = registers.map(|(letter, n)| {
        let (name, part) = (format!("{letter}{n}"), format!("R{n}"));
        match letter {
            "R" => json!({"name": name, "encoding": n, "units": [n]}),
            "S" => json!({"name": name, "encoding": n, "units": [n, 2 + n], "subRegs": {"sub_32": part}}),
            _ => json!({"name": name, "encoding": n, "units": [n], "subRegs": {"sub_32": part}}),
        }
    });
    let registers: Vec<Json> = registers.collect();
    let tables = json!({
        "llvm": "0", "triple": "small", "regUnits": [], "registers": registers,
        "subRegIndices": [{"name": "sub_32", "offset": 0, "size": 32}],
        "classes": [class("GPRC", 32, "R"), class("SPERC", 64, "S"), class("G8RC", 64, "X")],
        "spillRecipes": [{"class": "G8RC", "store": ["STD killed $x0, 0, %stack.0"]}],
    });
    let tables: RegisterTables = serde_json::from_value(tables).expect("tables");
    let Draft { text, .. } = draft(&tables, None, &options(&[])).expect("a draft");
    assert!(text.contains("name: \"x{}\", bits: 64") && !text.contains("s{}"), "{text}");
}

/// On POWER, a class of single bits has the size of what they are stored as, which is that of the field around them.
#[test]
fn bits_of_a_field_are_as_wide_as_their_places() {
    let class = |name: &str, regs: &[&str]| json!({"name": name, "allocatable": true, "regSizeBits": 32, "spillSize": 4, "spillAlign": 4, "regs": regs});
    let bits = ["CRLT", "CRGT", "CREQ", "CRUN"];
    let parts = ["sub_lt", "sub_gt", "sub_eq", "sub_un"];
    let numbered = || bits.iter().enumerate();
    let mut registers: Vec<Json> =
        numbered().map(|(n, bit)| json!({"name": bit, "encoding": n, "units": [n]})).collect();
    let sub_regs: Json = parts.iter().zip(bits).map(|(part, bit)| (part.to_string(), json!(bit))).collect();
    registers.push(json!({"name": "CR", "encoding": 0, "units": [0, 1, 2, 3], "subRegs": sub_regs}));
    let indices: Vec<Json> =
        parts.iter().enumerate().map(|(n, part)| json!({"name": part, "offset": n, "size": 1})).collect();
    let tables = json!({
        "llvm": "0", "triple": "small", "regUnits": [], "registers": registers, "subRegIndices": indices,
        "classes": [class("CRBITRC", &bits), class("CRRC", &["CR"])],
    });
    let tables: RegisterTables = serde_json::from_value(tables).expect("tables");
    let Draft { text, .. } = draft(&tables, None, &options(&[])).expect("a draft");
    assert!(!text.contains("scalable: true"), "{text}");
    for part in ["crlt: 0..1", "crgt: Part(bits: 1..2", "creq: Part(bits: 2..3", "crun: Part(bits: 3..4"] {
        assert!(text.contains(part), "{text}");
    }
}

/// Names that are no names of an ISA file, numbers at their limits, parts that contain themselves.
#[test]
fn odd_tables_do_not_panic() {
    for (pointer, value) in [
        ("/registers/0/name", json!("\"){}\n")),
        ("/registers/0/name", json!("R18446744073709551616")),
        ("/registers/0/encoding", json!(4_294_967_295_u32)),
        ("/registers/0/units", json!([])),
        ("/registers/0/subRegs", json!({"sub": "R0"})),
        ("/registers/0/subRegs", json!({"nothing": "R1", "more": "R9"})),
        ("/registers/0/reserved", json!(true)),
        ("/classes/0/regSizeBits", json!(0)),
        ("/classes/0/regSizeBits", json!(4_294_967_295_u32)),
        ("/classes/0/spillAlign", json!(0)),
        ("/classes/0/spillAlign", json!(4_294_967_295_u32)),
        ("/classes/0/name", json!("")),
    ] {
        let mut tables = small();
        match tables.pointer_mut(pointer) {
            Some(place) => *place = value,
            None => {
                let (parent, field) = pointer.rsplit_once('/').expect("a pointer");
                tables.pointer_mut(parent).expect("a record")[field] = value;
            }
        }
        let tables: RegisterTables = serde_json::from_value(tables).expect("the form of the tables is right");
        if let Ok(Draft { text, .. }) = draft(&tables, None, &options(&[])) {
            assert!(ssara_codegen::load("draft", &text).target.is_some(), "{pointer}:\n{text}");
        }
    }
}

#[test]
fn a_file_that_is_no_table_is_an_error_with_its_place() {
    let directory = std::env::temp_dir().join(format!("ssara-import-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join("tables.json");
    let deep = "[".repeat(100_000);
    for (bytes, expected) in [
        (&b"{\n  \"llvm\": }"[..], "line 2"),
        (b"", "EOF"),
        (b"{}", "missing field"),
        (b"\xff\xfe", "utf-8"),
        (b"\x28\xb5\x2f\xfd\xff\xff", ""),
        (deep.as_bytes(), "line 1"),
    ] {
        fs::write(&path, bytes).expect("the directory can be written");
        let failure = format!("{:?}", read::<RegisterTables>(&path).expect_err("no tables"));
        assert!(failure.contains("tables.json") && failure.contains(expected), "{failure}");
    }
    fs::remove_dir_all(&directory).expect("the directory is there");
    assert!(read::<RegisterTables>(&path).is_err());
}
