//! Tests on real machines: random functions of real forms are allocated, assembled and run. Their results are compared with
//! the expected ones.
//!
//! The test shares nothing with allocator, checker and executor. `machine/NAME/` says what a form computes and how its
//! assembly is written, from the manuals. The ISA files give only names, numbers and types of operands. So the test finds a
//! wrong place, tie, phase or clobber in an ISA file, as well as a mistake of the allocator.
//!
//! * `generate` makes programs in SSA form (`program`, which also runs them), `lower` makes ssara's functions from them.
//! * `campaign` allocates at all levels, with callee-saved registers saved in all ways; the checker checks each
//!   allocation as well.
//! * `emit` writes assembly; `run` assembles it with a small program that calls the functions, and runs that: x86-64
//!   natively, AArch64 and RV64 under QEMU. Before each call all registers and memory hold known junk. Compared are
//!   results, memory, callee-saved registers, the stack pointer and the caller's frame.
//!
//! It needs the assembler and linker of GNU binutils for each machine, and `qemu-aarch64` and `qemu-riscv64`. A machine
//! whose tools are missing is skipped with a message.
//!
//! A short run is part of `cargo test`. `MACHINE_FUNCTIONS=100000` sets the number of programs for each machine; each is a
//! function at four levels. `MACHINE_SEED` sets the first seed, and `MACHINES=x86_64,aarch64` the machines:
//!
//! ```sh
//! MACHINE_FUNCTIONS=100000 MACHINES=x86_64 cargo test --release --test machine agrees -- --nocapture
//! ```

#[path = "machine/aarch64/mod.rs"]
mod aarch64;
#[path = "machine/bits.rs"]
mod bits;
#[path = "machine/campaign.rs"]
mod campaign;
#[path = "machine/emit.rs"]
mod emit;
#[path = "machine/float.rs"]
mod float;
#[path = "machine/form.rs"]
mod form;
#[path = "machine/generate.rs"]
mod generate;
#[path = "machine/lower.rs"]
mod lower;
#[path = "machine/machine.rs"]
mod machine;
#[path = "machine/program.rs"]
mod program;
#[path = "machine/riscv64/mod.rs"]
mod riscv64;
#[path = "machine/run.rs"]
mod run;
#[path = "machine/spoil.rs"]
mod spoil;
#[path = "machine/x86_64/mod.rs"]
mod x86_64;

use std::path::PathBuf;

use ssara_core::Target;
use ssara_testing::random::scaled;

use campaign::{Campaign, Report};
use machine::Machine;
use run::Toolchain;

/// The tables of an ISA file as it is now.
fn load(name: &str) -> &'static Target {
    let path = format!("{}/isa/{name}.ron", env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(&path).expect("the ISA file");
    load_text(name, &source)
}

fn load_text(name: &str, source: &str) -> &'static Target {
    let loaded = ssara_codegen::load(name, source);
    let target = loaded.target.unwrap_or_else(|| panic!("{}", loaded.diagnostics[0]));
    Box::leak(Box::new(target))
}

/// A directory for a test, which goes when the test ends.
struct Directory(PathBuf);

impl Directory {
    fn new(name: &str) -> Directory {
        let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("machine_{name}_{}", std::process::id()));
        std::fs::create_dir_all(&dir).expect("a directory can be made");
        Directory(dir)
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        // A directory that cannot be removed does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The features of x86-64 that this processor has; none on other machines.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn native_feature(name: &str) -> bool {
    match name {
        "avx" => ["avx2", "fma", "f16c"].iter().all(|part| native_part(part)),
        "bmi" => ["bmi1", "bmi2", "lzcnt", "movbe"].iter().all(|part| native_part(part)),
        "avx512" => ["avx2", "fma", "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"]
            .iter()
            .all(|part| native_part(part)),
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
fn prepare(name: &'static str, desc: &'static Target) -> Option<(Machine, Toolchain)> {
    let machine = match name {
        #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
        "x86_64" => x86_64::machine(desc, native_feature),
        "aarch64" => aarch64::machine(desc),
        "riscv64" => riscv64::machine(desc),
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
         {} times, {} alternatives",
        machine.name,
        report.programs,
        report.instructions,
        report.dropped,
        report.functions,
        report.calls,
        report.forms.len(),
        machine.specs.len(),
        report.forms.values().sum::<usize>(),
        report.alternatives.len(),
    );
    println!("{}: edits {:?}", machine.name, report.edits);
}

/// Tests a machine; all its forms must have been carried out.
fn agrees(name: &'static str, short: u64) {
    let wanted = std::env::var("MACHINES").ok();
    if wanted.is_some_and(|wanted| !wanted.split(',').any(|one| one == name)) {
        return println!("{name}: not asked for");
    }
    let Some((machine, tools)) = prepare(name, load(name)) else { return };
    let first = number("MACHINE_SEED").unwrap_or(1);
    let seeds = first..first + number("MACHINE_FUNCTIONS").unwrap_or(scaled(short));
    let dir = Directory::new(name);
    let campaign =
        Campaign { machine: &machine, tools: &tools, dir: &dir.0, seeds, batch: 400, spoil: None, due: Vec::new() };
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
    agrees("x86_64", 350);
}

#[test]
fn aarch64_agrees() {
    agrees("aarch64", 130);
}

#[test]
fn riscv64_agrees() {
    agrees("riscv64", 100);
}

/// The machine must show nearly all allocations that are broken on purpose and that the checker rejects. The others have no
/// consequences (a register that nothing reads again, a branch with the same outcome).
fn notices_broken_allocations(name: &'static str, functions: u64) {
    let Some((machine, tools)) = prepare(name, load(name)) else { return };
    let dir = Directory::new(&format!("{name}_broken"));
    let seeds = 10_000..10_000 + functions;
    let campaign = Campaign {
        machine: &machine,
        tools: &tools,
        dir: &dir.0,
        seeds,
        batch: 80,
        spoil: Some(&spoil::spoil),
        due: Vec::new(),
    };
    let report = campaign.run();
    let (noticed, all) = (report.wrong.len(), report.refused.len());
    println!("{name}: {noticed} of {all} broken allocations are noticed");
    assert!(all > 80 && noticed * 100 >= all * 75, "{name}: {noticed} of {all}");
}

#[test]
fn broken_allocations_are_noticed_on_x86_64() {
    notices_broken_allocations("x86_64", 80);
}

#[test]
fn broken_allocations_are_noticed_on_aarch64() {
    notices_broken_allocations("aarch64", 40);
}

#[test]
fn broken_allocations_are_noticed_on_riscv64() {
    notices_broken_allocations("riscv64", 40);
}

/// A change of an ISA file, and the forms that it makes wrong.
struct Lie {
    isa: &'static str,
    from: &'static str,
    to: &'static str,
    forms: &'static [&'static str],
}

const LIES: &[Lie] = &[
    // REP MOVS uses up three registers.
    Lie {
        isa: "x86_64",
        from: "count: Use(fixed: rcx)}, clobbers: [rdi, rsi, rcx]),\n        \"rep_stos",
        to: "count: Use(fixed: rcx)}),\n        \"rep_stos",
        forms: &["rep_movs8", "rep_movs64"],
    },
    // The processor keeps RIP in RCX and the flags in R11.
    Lie {
        isa: "x86_64",
        from: "c: Use(fixed: rdx)},\n            clobbers: [rcx, r11]),",
        to: "c: Use(fixed: rdx)}),",
        forms: &["syscall3"],
    },
    // XOR of the result comes before the comparison.
    Lie {
        isa: "x86_64",
        from: "operands: {dst: Def(class: i32, early: true), a: Use(\"i{w}\"), b: Use(class: \"i{w}\", or_slot: true)},",
        to: "operands: {dst: Def(i32), a: Use(\"i{w}\"), b: Use(class: \"i{w}\", or_slot: true)},",
        forms: &["cmp32_set32", "cmp8_set32"],
    },
    // The low half of a sum is written before the high half of the second source is read.
    Lie {
        isa: "x86_64",
        from: "b_hi: Use(class: i64, late: true, or_slot: true)",
        to: "b_hi: Use(class: i64, or_slot: true)",
        forms: &["add128", "sub128"],
    },
    // The loop reads its address again.
    Lie {
        isa: "x86_64",
        from: "operands: {old: Def(fixed: \"{a}\", early: true), new: Scratch(\"i{w}\"),\n                       with: Use(class: \"i{w}\", late: true), base: Use(class: i64, late: true)}",
        to: "operands: {old: Def(fixed: \"{a}\"), new: Scratch(\"i{w}\"), with: Use(\"i{w}\"), base: Use(i64)}",
        forms: &["atomic64", "atomic8"],
    },
    // SUB has two operands.
    Lie {
        isa: "x86_64",
        from: "\"sub{w}\": Form(for: {w: [64, 32, 16, 8]}, doc: \"Two-address SUB: overwrites its first source.\",\n            operands: {dst: Def(tied: a)",
        to: "\"sub{w}\": Form(for: {w: [64, 32, 16, 8]}, doc: \"Two-address SUB: overwrites its first source.\",\n            operands: {dst: Def(\"i{w}\")",
        forms: &["sub64", "sub8"],
    },
    // Calls destroy R11.
    Lie {
        isa: "x86_64",
        from: "preserved: [rbx, rbp, \"r12..=r15\"],",
        to: "preserved: [rbx, rbp, \"r11..=r15\"],",
        forms: &[],
    },
    // VZEROUPPER clears upper halves.
    Lie {
        isa: "x86_64",
        from: "clobbers: [\"ymm0_hi..=ymm15_hi\"]),",
        to: "),",
        forms: &["vzeroupper", "vpaddd_v256"],
    },
    // The low half of a sum is written before the high halves are read.
    Lie {
        isa: "aarch64",
        from: "lo: Def(class: i64, early: [a_hi, b_hi]), hi: Def(i64), a_lo: Use(i64), a_hi: Use(i64),\n                       b_lo: Use(i64), b_hi: Use(i64)}),\n        \"{limit}",
        to: "lo: Def(i64), hi: Def(i64), a_lo: Use(i64), a_hi: Use(i64),\n                       b_lo: Use(i64), b_hi: Use(i64)}),\n        \"{limit}",
        forms: &["add128", "sub128"],
    },
    // The quotient is written before the remainder is made of the sources.
    Lie {
        isa: "aarch64",
        from: "operands: {dst: Def(class: \"i{w}\", early: true), a: Use(\"i{w}\"), b: Use(\"i{w}\")}",
        to: "operands: {dst: Def(\"i{w}\"), a: Use(\"i{w}\"), b: Use(\"i{w}\")}",
        forms: &["sdiv_rem64", "udiv_rem32"],
    },
    // Only the low halves of V8 to V15 are callee-saved.
    Lie {
        isa: "aarch64",
        from: "preserved: [\"x19..=x28\", \"d8..=d15\"],",
        to: "preserved: [\"x19..=x28\", \"v8..=v15\"],",
        forms: &["add_v128", "eor_v128"],
    },
    // What a vector is gathered from must not be overwritten.
    Lie {
        isa: "riscv64",
        from: "dst: Def(class: \"{l}\", early: [src, index]), src",
        to: "dst: Def(\"{l}\"), src",
        forms: &["vrgather_vv_m1", "vrgather_vv_m2"],
    },
    // A wider result may overlap a narrower source at its high end alone.
    Lie {
        isa: "riscv64",
        from: "relations: [OverlapAt(dst, src, high)]",
        to: "relations: []",
        forms: &["vsext_vf2_m2", "vsext_vf2_m4"],
    },
];

/// The allocator and the checker believe a wrong ISA file; the machine shows the mistake.
/// Maximum number of functions, in batches of 40, after which a wrong ISA file must have been noticed.
const MAX_LIE_FUNCTIONS: u64 = 800;

#[test]
fn wrong_isa_files_are_noticed() {
    for (index, lie) in LIES.iter().enumerate() {
        let path = format!("{}/isa/{}.ron", env!("CARGO_MANIFEST_DIR"), lie.isa);
        let source = std::fs::read_to_string(&path).expect("the ISA file");
        assert!(source.contains(lie.from), "{}: there is no `{}`", lie.isa, lie.from);
        let desc = load_text(lie.isa, &source.replace(lie.from, lie.to));
        let Some((machine, tools)) = prepare(lie.isa, desc) else { continue };
        if !lie.forms.iter().all(|form| machine.specs.iter().any(|spec| spec.name == *form)) {
            println!("{}: `{}` is of no matter here", lie.isa, lie.from);
            continue;
        }
        let due: Vec<usize> = lie.forms.iter().map(|form| machine.find(form)).collect();
        let dir = Directory::new(&format!("{}_lie", lie.isa));
        // Some mistakes show only where one value is read by two operands, say: then it takes more functions.
        let mut first = 1_000 * index as u64;
        let end = first + MAX_LIE_FUNCTIONS;
        let mut unnoticed_by_checker = 0;
        while unnoticed_by_checker == 0 && first < end {
            let campaign = Campaign {
                machine: &machine,
                tools: &tools,
                dir: &dir.0,
                seeds: first..first + 8,
                batch: 8,
                spoil: None,
                due: due.clone(),
            };
            let report = campaign.run();
            unnoticed_by_checker = report.wrong.difference(&report.refused).count();
            first += 8;
        }
        println!(
            "{}: the machine finds {unnoticed_by_checker} functions that are wrong because of `{}`",
            lie.isa, lie.to
        );
        assert!(unnoticed_by_checker > 0, "{}: `{}` in place of `{}` is not noticed", lie.isa, lie.to, lie.from);
    }
}
