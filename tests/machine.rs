//! Real machines judge: random functions of real forms are allocated, assembled, run, and compared with what they should
//! compute.
//!
//! The judge shares nothing with allocator, checker and executor. What a form computes and how it is written is said here,
//! after the manuals (`machine/NAME/`); from the ISA files come only names, numbers and types of operands. So a place, a
//! tie, a phase or a clobber that an ISA file says wrongly is found, like a mistake of the allocator.
//!
//! * `generate` makes programs in SSA form (`program`, which also runs them), `lower` makes ssara's functions of them.
//! * `judge` allocates at all levels, with preserved registers saved in all ways; the checker judges each allocation as well.
//! * `emit` writes assembly; `run` assembles it with a small program that calls the functions, and runs that: x86-64
//!   natively, AArch64 and RV64 under QEMU. Before each call all registers and memory hold known junk. Compared are
//!   results, memory, preserved registers, the stack pointer and the caller's frame.
//!
//! It takes the assembler and linker of GNU binutils, for each machine, and `qemu-aarch64` and `qemu-riscv64`. What is
//! missing is skipped, with a word.
//!
//! A short run is part of `cargo test`. `MACHINE_FUNCTIONS=100000` says how many programs to make for each machine, each
//! of which is a function at four levels, `MACHINE_SEED` the first seed, and `MACHINES=x86_64,aarch64` which machines:
//!
//! ```sh
//! MACHINE_FUNCTIONS=100000 MACHINES=x86_64 cargo test --release --test machine agrees -- --nocapture
//! ```

#[path = "machine/bits.rs"]
mod bits;
#[path = "machine/emit.rs"]
mod emit;
#[path = "machine/float.rs"]
mod float;
#[path = "machine/form.rs"]
mod form;
#[path = "machine/generate.rs"]
mod generate;
#[path = "machine/judge.rs"]
mod judge;
#[path = "machine/lower.rs"]
mod lower;
#[path = "machine/machine.rs"]
mod machine;
#[path = "machine/program.rs"]
mod program;
#[path = "machine/run.rs"]
mod run;
#[path = "machine/x86_64/mod.rs"]
mod x86_64;

use std::path::PathBuf;

use ssara_core::TargetDesc;

use judge::{Campaign, Report};
use machine::Machine;
use run::Toolchain;

/// The tables of an ISA file as it is now.
fn load(name: &str) -> &'static TargetDesc {
    let path = format!("{}/isa/{name}.ron", env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(&path).expect("the ISA file");
    load_text(name, &source)
}

fn load_text(name: &str, source: &str) -> &'static TargetDesc {
    let loaded = ssara_codegen::load(name, source);
    let target = loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0]));
    Box::leak(Box::new(target))
}

fn directory(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("machine_{name}"));
    std::fs::create_dir_all(&dir).expect("a directory can be made");
    dir
}

/// What the processor at hand has of the features of x86-64; nothing on others.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn native_feature(name: &str) -> bool {
    match name {
        "avx" => ["avx2", "fma", "f16c"].iter().all(|part| native_part(part)),
        "bmi" => ["bmi1", "bmi2", "lzcnt", "movbe"].iter().all(|part| native_part(part)),
        "avx512" => {
            ["avx2", "fma", "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"].iter().all(|part| native_part(part))
        }
        _ => false,
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn native_part(part: &str) -> bool {
    match part {
        "avx2" => is_x86_feature_detected!("avx2"),
        "fma" => is_x86_feature_detected!("fma"),
        "f16c" => is_x86_feature_detected!("f16c"),
        "bmi1" => is_x86_feature_detected!("bmi1"),
        "bmi2" => is_x86_feature_detected!("bmi2"),
        "lzcnt" => is_x86_feature_detected!("lzcnt"),
        "movbe" => is_x86_feature_detected!("movbe"),
        "avx512f" => is_x86_feature_detected!("avx512f"),
        "avx512bw" => is_x86_feature_detected!("avx512bw"),
        "avx512cd" => is_x86_feature_detected!("avx512cd"),
        "avx512dq" => is_x86_feature_detected!("avx512dq"),
        "avx512vl" => is_x86_feature_detected!("avx512vl"),
        other => panic!("no part {other}"),
    }
}

/// A machine and its tools, if all that is needed is here.
fn prepare(name: &'static str, desc: &'static TargetDesc) -> Option<(Machine, Toolchain)> {
    let machine = match name {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        "x86_64" => x86_64::machine(desc, native_feature),
        _ => {
            println!("{name}: skipped, for it does not run here");
            return None;
        }
    };
    match Toolchain::find(&machine) {
        Ok(tools) => Some((machine, tools)),
        Err(missing) => {
            println!("{name}: skipped, for {missing}");
            None
        }
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{variable} is no number")))
}

fn print(machine: &Machine, report: &Report) {
    println!(
        "{}: {} programs of {} instructions ({} more dropped), functions by level {:?}, {} calls, {} of {} forms carried out \
         {} times, {} ways",
        machine.name,
        report.programs,
        report.instructions,
        report.dropped,
        report.functions,
        report.calls,
        report.forms.len(),
        machine.specs.len(),
        report.forms.values().sum::<usize>(),
        report.ways.len(),
    );
    println!("{}: edits {:?}", machine.name, report.edits);
}

/// Judges a machine; all its forms must have been carried out.
fn agrees(name: &'static str, short: u64) {
    let wanted = std::env::var("MACHINES").ok();
    if wanted.is_some_and(|wanted| !wanted.split(',').any(|one| one == name)) {
        return println!("{name}: not asked for");
    }
    let Some((machine, tools)) = prepare(name, load(name)) else { return };
    let first = number("MACHINE_SEED").unwrap_or(1);
    let seeds = first..first + number("MACHINE_FUNCTIONS").unwrap_or(short);
    let dir = directory(name);
    let campaign = Campaign { machine: &machine, tools: &tools, dir: &dir, seeds, batch: 400, spoil: None };
    let report = campaign.run();
    print(&machine, &report);
    for finding in report.findings.iter().take(5) {
        println!("{}", finding.what);
    }
    for finding in report.findings.iter().take(200) {
        println!("{}", finding.what.lines().next().unwrap_or(""));
    }
    assert!(report.findings.is_empty(), "{} findings in {} functions", report.findings.len(), report.wrong.len());
    let missing = (0..machine.specs.len()).filter(|form| !report.forms.contains_key(form));
    let missing: Vec<&str> = missing.map(|form| &*machine.specs[form].name).collect();
    assert!(missing.is_empty(), "never carried out: {missing:?}");
}

#[test]
fn x86_64_agrees() {
    agrees("x86_64", 300);
}
