//! `ssara import`: the draft for MIPS64, and what becomes of tables that are wrong.
//!
//! `tests/data/mips64.*.json` are facts from the tables of LLVM 19.1.7, which is under the Apache License 2.0 with LLVM
//! Exceptions (`Apache-2.0 WITH LLVM-exception`). `TABLES=DIRECTORY cargo test -p ssara-cli --test import` cuts them out of
//! the whole tables in a directory, and `BLESS=1` writes the draft anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use ssara_cli::import::draft;
use ssara_cli::llvm::{self, InstructionTables, RegisterTables};

/// Instructions that show everything a draft can say: plain ones, ties, early and implicit registers, branches, loads.
const INSTRUCTIONS: [&str; 34] = [
    "ADDu", "SUBu", "DADDu", "DSUBu", "SLL", "ADDiu", "DADDiu", "LUi", "LW", "LD", "SW", "SD", "LWL", "MULT", "DMULT",
    "MFHI", "MFLO", "MTLO", "DDIV", "MOVZ_I_I", "MOVN_I_I", "INS", "BEQ", "BNE", "JR", "TRAP", "JAL", "FADD_D64",
    "FMUL_S", "LDC1", "MADD_D64", "ADDV_W", "MADDV_W", "SCD",
];

/// Classes that show subclasses, and that the instructions need.
const CLASSES: [&str; 13] = [
    "GPR32",
    "GPR64",
    "CPU16Regs",
    "GPR32NONZERO",
    "FGR32",
    "FGR64",
    "MSA128W",
    "MSA128WEvens",
    "HI32",
    "LO32",
    "HI64",
    "LO64",
    "ACC64",
];

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

fn cut(whole: &Path) {
    let table = |name: &str| whole.join(name);
    let mut registers: RegisterTables = llvm::read(&table("mips64.regs.json.zst")).expect("tables of registers");
    let mut instructions: InstructionTables = llvm::read(&table("mips64.instrs.json.zst")).expect("instructions");
    registers.classes.retain(|class| CLASSES.contains(&&*class.name));
    let mut kept: BTreeSet<String> = registers.classes.iter().flat_map(|class| class.regs.iter().cloned()).collect();
    // What overlaps these, and the pairs of single registers that are no parts of anything.
    kept.extend(registers.registers.iter().map(|reg| reg.name.clone()).filter(|name| name.starts_with("F_HI")));
    registers.registers.retain(|reg| kept.contains(&reg.name));
    registers.registers.iter_mut().for_each(|reg| reg.sub_regs.retain(|_, part| kept.contains(part)));
    registers.reg_units.clear();
    let used: BTreeSet<&String> = registers.registers.iter().flat_map(|reg| reg.sub_regs.keys()).collect();
    registers.sub_reg_indices.retain(|index| used.contains(&index.name));
    registers.callee_saved.retain(|name, _| name == "C");
    registers.reg_masks.retain(|name, _| name == "csr_n64" || name == "csr_o32");
    instructions.instructions.retain(|instr| INSTRUCTIONS.contains(&&*instr.name));
    write(&data("mips64.regs.json"), &serde_json::to_value(&registers).expect("they are JSON"));
    write(&data("mips64.instrs.json"), &serde_json::to_value(&instructions).expect("they are JSON"));
}

/// A line for each element of a list.
fn write(path: &Path, tables: &Value) {
    let fields = tables.as_object().into_iter().flatten().map(|(name, value)| {
        let text = match value {
            Value::Array(items) if !items.is_empty() => {
                format!("[\n{}\n]", items.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n"))
            }
            other => other.to_string(),
        };
        format!("{}: {text}", Value::from(name.as_str()))
    });
    let text = fields.collect::<Vec<_>>().join(",\n");
    fs::write(path, format!("{{\n{text}\n}}\n")).expect("the directory can be written");
}

fn mips64() -> (RegisterTables, InstructionTables) {
    let registers = llvm::read(&data("mips64.regs.json")).expect("tables of registers");
    (registers, llvm::read(&data("mips64.instrs.json")).expect("tables of instructions"))
}

#[test]
fn the_draft_for_mips64_is_as_expected_and_passes_the_check() {
    if let Some(whole) = std::env::var_os("TABLES") {
        cut(Path::new(&whole));
    }
    let (registers, instructions) = mips64();
    let text = draft("mips64", &registers, Some(&instructions), &["csr_n64".to_string()]).expect("a draft");
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
fn the_draft_has_the_registers_and_ties_of_the_tables() {
    let (registers, instructions) = mips64();
    let text = draft("mips64", &registers, Some(&instructions), &[]).expect("a draft");
    let target = ssara_codegen::load("draft", &text).target.expect("a target");
    let reg = |name: &str| target.find_reg(name).unwrap_or_else(|| panic!("no register {name}"));
    assert!(target.overlap(reg("f3"), reg("w3")) && target.overlap(reg("d3_64"), reg("w3")));
    assert!(!target.overlap(reg("f3"), reg("w4")));
    assert_eq!((target.reg(reg("d3_64")).low_bit, target.reg(reg("d3_64")).bits), (0, 64));
    assert_eq!(target.reg(reg("t9_64")).encoding, 25);
    for absent in ["zero_64", "d0"] {
        assert_eq!(target.find_reg(absent), None, "{absent} is no register of its own");
    }
    for form in ["movz_i_i", "mult", "beq", "lwl", "maddv_w"] {
        assert!(target.find_form(form).is_some(), "no form {form}");
    }
    assert_eq!(target.find_form("jal"), None, "a call is up to the convention");
}

/// The error that tables with a change get.
fn refused(registers: Value, instructions: Option<Value>, conventions: &[&str]) -> String {
    let registers: RegisterTables = serde_json::from_value(registers).expect("the form of the tables is right");
    let instructions: Option<InstructionTables> =
        instructions.map(|tables| serde_json::from_value(tables).expect("the form of the tables is right"));
    let conventions: Vec<String> = conventions.iter().map(|name| name.to_string()).collect();
    draft("x", &registers, instructions.as_ref(), &conventions).expect_err("no draft")
}

fn small() -> Value {
    json!({
        "llvm": "0", "triple": "small", "regUnits": [], "subRegIndices": [],
        "registers": [{"name": "R0", "encoding": 0, "units": [0]}, {"name": "R1", "encoding": 1, "units": [1]}],
        "classes": [{"name": "GPR", "allocatable": true, "regSizeBits": 32, "spillSize": 4, "spillAlign": 4, "regs": ["R0", "R1"]}],
    })
}

fn one(instruction: Value) -> Option<Value> {
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
        "instruction `ADD`: an operand is tied to operand 5, which is no result"
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
    let text = draft("x", &tables, instructions.as_ref(), &[]).expect("a draft");
    assert!(text.contains("// DECIDE: `greedy` left out: form `greedy` cannot be allocated"), "{text}");
    assert!(ssara_codegen::load("draft", &text).target.is_some());
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
        if let Ok(text) = draft("x", &tables, None, &[]) {
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
        (b"\xff\xfe", "line 1"),
        (b"\x28\xb5\x2f\xfd\xff\xff", ""),
        (deep.as_bytes(), "line 1"),
    ] {
        fs::write(&path, bytes).expect("the directory can be written");
        let failure = format!("{:?}", llvm::read::<RegisterTables>(&path).expect_err("no tables"));
        assert!(failure.contains("tables.json") && failure.contains(expected), "{failure}");
    }
    fs::remove_dir_all(&directory).expect("the directory is there");
    assert!(llvm::read::<RegisterTables>(&path).is_err());
}
