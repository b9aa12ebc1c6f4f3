//! The functions in `clif/`, for all machines, conventions and settings.
//!
//! In a text, `OWN` stands for the convention of the function, and `CALLEE` for that of the functions it calls. A function
//! with the convention `preserve_all` cannot return values, so it puts its results into memory.

use std::collections::BTreeMap;

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::{
    Function, Inst, InstBuilder, MemFlagsData, Opcode, RelSourceLoc, SourceLoc, Value, ValueLabel,
    ValueLabelAssignments, ValueLabelStart, types,
};
use cranelift_codegen::isa::{self, CallConv, OwnedTargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_reader::parse_functions;

use crate::compile::{Outcome, compile};

const TEXTS: [(&str, &str); 7] = [
    ("calls", include_str!("../clif/calls.clif")),
    ("tail", include_str!("../clif/tail.clif")),
    ("exceptions", include_str!("../clif/exceptions.clif")),
    ("instrumented", include_str!("../clif/instrumented.clif")),
    ("values", include_str!("../clif/values.clif")),
    ("atomics", include_str!("../clif/atomics.clif")),
    ("frames", include_str!("../clif/frames.clif")),
];

/// All that there are.
pub const CONVENTIONS: [&str; 8] =
    ["fast", "tail", "system_v", "windows_fastcall", "apple_aarch64", "probestack", "winch", "preserve_all"];

/// The machines, with the features of a recent one.
pub const MACHINES: [(&str, &[&str]); 4] = [
    (
        "x86_64",
        &[
            "has_sse41",
            "has_sse42",
            "has_avx",
            "has_avx2",
            "has_fma",
            "has_bmi1",
            "has_bmi2",
            "has_lzcnt",
            "has_popcnt",
            "has_cmpxchg16b",
        ],
    ),
    ("aarch64", &["has_lse", "has_pauth", "sign_return_address"]),
    ("riscv64gc", &["has_v", "has_zba", "has_zbb", "has_zbs", "has_zicond", "has_zcb"]),
    ("s390x", &["has_mie3", "has_vxrs_ext2"]),
];

/// What most cases need: tail calls frame pointers, 128-bit arguments and many results the others.
const NEEDED: [&str; 3] = ["preserve_frame_pointers", "enable_llvm_abi_extensions", "enable_multi_ret_implicit_sret"];

/// Settings that are tried, each a list of `name=value`.
const SETTINGS: [(&str, &[&str]); 8] = [
    ("plain", &["FEATURES"]),
    ("optimized", &["opt_level=speed", "FEATURES"]),
    ("pinned", &["FEATURES", "enable_pinned_reg=true"]),
    ("no-frame-pointers", &["FEATURES", "preserve_frame_pointers=false", "unwind_info=true"]),
    ("pic", &["FEATURES", "is_pic=true", "opt_level=speed_and_size"]),
    (
        "bare",
        &["preserve_frame_pointers=false", "enable_llvm_abi_extensions=false", "enable_multi_ret_implicit_sret=false"],
    ),
    ("single-pass", &["FEATURES", "regalloc_algorithm=single_pass"]),
    ("labels", &["FEATURES", "LABELS"]),
];

/// A machine with settings. Settings that it does not know are an error of this program.
pub fn isa(machine: (&str, &[&str]), changes: &[&str]) -> OwnedTargetIsa {
    let mut shared = settings::builder();
    let basic_stacks = if machine.0 == "x86_64" { "basic" } else { "none" };
    for (name, value) in [("enable_verifier", "true"), ("tls_model", "elf_gd"), ("stack_switch_model", basic_stacks)] {
        shared.set(name, value).expect("a setting");
    }
    NEEDED.into_iter().for_each(|name| shared.enable(name).expect("a setting"));
    let mut builder = isa::lookup_by_name(&format!("{}-unknown-linux-gnu", machine.0)).expect("a machine");
    for change in changes {
        match change.split_once('=') {
            Some((name, value)) => shared.set(name, value).expect("a setting"),
            None if *change == "FEATURES" => machine.1.iter().for_each(|name| builder.enable(name).expect("a feature")),
            None => {}
        }
    }
    builder.finish(settings::Flags::new(shared)).expect("settings that go together")
}

/// Turns a function that was made with another convention into one with `preserve_all`.
fn preserve_all(func: &mut Function) {
    func.signature.call_conv = CallConv::PreserveAll;
    func.signature.returns.clear();
    let returns = |inst: &Inst| func.dfg.insts[*inst].opcode() == Opcode::Return;
    let insts = func.layout.blocks().flat_map(|block| func.layout.block_insts(block));
    for inst in insts.filter(returns).collect::<Vec<_>>() {
        let results = func.dfg.inst_args(inst).to_vec();
        let mut cursor = FuncCursor::new(func).at_inst(inst);
        let place = cursor.ins().iconst(types::I64, 4096);
        for (index, result) in results.into_iter().enumerate() {
            cursor.ins().store(MemFlagsData::trusted(), result, place, 16 * index as i32);
        }
        cursor.ins().return_(&[]);
        cursor.remove_inst();
    }
}

/// Gives every value a label for debuggers.
fn label_values(func: &mut Function) {
    func.dfg.collect_debug_info();
    let all: Vec<Value> = func.dfg.values().collect();
    for inst in func.layout.blocks().flat_map(|block| func.layout.block_insts(block)).collect::<Vec<_>>() {
        func.set_srcloc(inst, SourceLoc::new(inst.as_u32() + 1));
    }
    let labels = func.dfg.values_labels.as_mut().expect("they are collected");
    for value in all {
        let label = ValueLabelStart { from: RelSourceLoc::default(), label: ValueLabel::from_u32(value.as_u32()) };
        labels.insert(value, ValueLabelAssignments::Starts(vec![label]));
    }
}

/// The single functions of a text, with the line at which they start.
fn functions(text: &str) -> impl Iterator<Item = &str> {
    text.split("\nfunction ").skip(1)
}

/// The number of functions of each outcome.
#[derive(Default)]
struct Counts {
    compiled: usize,
    refused: usize,
    panics: usize,
    allocator: usize,
}

/// Compiles all; returns whether the allocator took all.
pub fn run(lines: bool) -> bool {
    let mut counts: BTreeMap<(&str, &str), Counts> = BTreeMap::new();
    let mut why: BTreeMap<String, usize> = BTreeMap::new();
    for machine in MACHINES {
        for (settings_name, changes) in SETTINGS {
            let isa = isa(machine, changes);
            for (file, text) in TEXTS {
                for body in functions(text) {
                    let name = body.split('(').next().unwrap_or_default();
                    for own in CONVENTIONS {
                        // With other settings, callees have the convention of the function.
                        let all = settings_name == "plain" && body.contains("CALLEE");
                        let callees = if all { &CONVENTIONS[..] } else { std::slice::from_ref(&own) };
                        for callee in callees.iter().copied().filter(|_| body.contains("OWN")) {
                            let conv = if own == "preserve_all" { "system_v" } else { own };
                            let text = format!("function {body}").replace("OWN", conv).replace("CALLEE", callee);
                            let mut parsed = parse_functions(&text).unwrap_or_else(|error| {
                                eprintln!("{file} {name}: {error}\n{text}");
                                std::process::exit(2)
                            });
                            let mut func = parsed.pop().expect("a function");
                            if own == "preserve_all" {
                                preserve_all(&mut func);
                            }
                            if settings_name == "labels" {
                                label_values(&mut func);
                            }
                            let outcome = compile(func, &*isa);
                            let case = format!("{} {settings_name} {own} {callee} {file}{name}", machine.0);
                            let count = counts.entry((machine.0, own)).or_default();
                            match &outcome {
                                Outcome::Compiled => count.compiled += 1,
                                Outcome::Refused(_) => count.refused += 1,
                                Outcome::Panic(_) => count.panics += 1,
                                Outcome::Allocator(_) => count.allocator += 1,
                            }
                            if outcome != Outcome::Compiled {
                                *why.entry(format!("{} {}", machine.0, reason(&outcome))).or_default() += 1;
                            }
                            if lines || matches!(outcome, Outcome::Allocator(_)) {
                                println!("{case}: {}", outcome.text());
                            }
                        }
                    }
                }
            }
        }
    }
    println!("compiled (not supported by Cranelift), by machine and convention");
    for ((machine, own), Counts { compiled, refused, panics, allocator }) in &counts {
        let wrong = if *allocator > 0 { format!(", ALLOCATOR: {allocator}") } else { String::new() };
        println!("{machine:10} {own:17} {compiled:6} ({}){wrong}", refused + panics);
    }
    println!("why not");
    why.iter().for_each(|(why, count)| println!("{count:6} {why}"));
    counts.values().all(|count| count.allocator == 0)
}

/// The reason why a function was not compiled, without details that differ between allocators.
fn reason(outcome: &Outcome) -> String {
    let text = outcome.text();
    let (kind, why) = text.split_once(": ").unwrap_or(("", &text));
    let why = why.rsplit_once("): ").map_or(why, |(_, why)| why);
    let why = why.split(", type = ").next().unwrap_or_default();
    let why: String = why.chars().map(|char| if char.is_ascii_digit() { '#' } else { char }).collect();
    format!("{kind}: {}", why.chars().take(100).collect::<String>())
}
