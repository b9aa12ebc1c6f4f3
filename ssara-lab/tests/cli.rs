//! The `ssara-lab` command as its users see it: output, messages and exit codes.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::Stdio;

use ssara_lab::ra2f::{Reader, Writer};

use crate::command::{Outcome, command, file, run, run_with_input};

const LAB: &str = env!("CARGO_BIN_EXE_ssara-lab");
const TINY: &str = "../ssara-cli/tests/data/tiny.ron";
const POWER: &str = "../ssara-cli/tests/data/power.ssa";
const CORPUS: &str = "../tests/corpus/rare.ra2f.zst";
const SPEC: &str = "../tests/corpus/spec.ra2f.zst";

fn lab(args: &[&str]) -> Outcome {
    run(LAB, args)
}

#[test]
fn alloc_reads_what_reduce_prints_of_a_corpus() {
    let alloc = format!("{} alloc", LAB);
    for corpus in [CORPUS, SPEC] {
        let text = lab(&["reduce", corpus, "--holds", &alloc, "--tries", "5"]).succeeded();
        let reduced = file("reduced.ssa", &text);
        let allocated = file("reduced.allocated.ssa", lab(&["alloc", &reduced]).succeeded());
        let verdict = lab(&["verify", &allocated]).succeeded();
        assert!(verdict.contains(": 1 allocation is right"), "{verdict}");
    }
}

/// The ISA that stands before the function is in the result, too.
#[test]
fn functions_are_read_from_standard_input() {
    let [isa, function] = [TINY, POWER].map(|path| fs::read_to_string(path).expect("the file is there"));
    let replay = format!("{isa}---\n{function}");
    let holds = format!("{LAB} alloc");
    let small = run_with_input(LAB, &["reduce", "-", "--holds", &holds], replay.as_bytes()).succeeded();
    assert!(small.starts_with(&isa) && small.len() < replay.len(), "{small}");
    let verdict = run_with_input(LAB, &["verify", "-"], small.as_bytes()).succeeded();
    assert!(verdict.starts_with("<stdin>: 1 allocation is right"), "{verdict}");
    let table = run_with_input(LAB, &["bench", "-", "--reps", "0"], replay.as_bytes()).succeeded();
    assert!(table.starts_with("2 functions, 12 instructions\n"), "{table}");
}

/// Without a seed each run plays other rounds, and says how to play them again.
#[test]
fn fuzzing_takes_a_new_seed_and_says_it() {
    let dir = concat!(env!("CARGO_TARGET_TMPDIR"), "/no_findings");
    let fuzz = |more: &[&str]| {
        let args = ["fuzz", "--rounds", "0", "--output", dir];
        lab(&[&args[..], more].concat()).succeeded()
    };
    let seed = |out: &str| {
        let seed = out.strip_prefix("seed ").and_then(|rest| rest.split(';').next()).expect("the seed comes first");
        assert!(out.starts_with(&format!("seed {seed}; repeat with --seed {seed}\n")), "{out}");
        seed.to_owned()
    };
    let first = fuzz(&[]);
    assert_ne!(seed(&first), seed(&fuzz(&[])));
    let again = fuzz(&["--seed", &seed(&first)]);
    assert_eq!(first.split_once('\n').expect("more than the seed").1, again);
}

#[test]
fn a_corpus_file_is_summed_up_or_printed() {
    let summary = lab(&["alloc", CORPUS, "--table"]).succeeded();
    assert_eq!(summary.lines().count(), 1 + 69 + 1);
    assert!(summary.lines().last().unwrap().starts_with("all 69 functions"), "{summary}");
    let printed = lab(&["alloc", CORPUS]).succeeded();
    assert_eq!(printed.matches("allocated function").count(), 69);
    let verdict = lab(&["verify", CORPUS, "--level", "O1"]).succeeded();
    assert!(verdict.contains("69 allocations are right"), "{verdict}");
    let executed = lab(&["run", CORPUS, "--steps", "500"]).succeeded();
    assert_eq!(executed.lines().count(), 1 + 69 + 1);
    assert!(lab(&["alloc", CORPUS, "--isa", TINY]).failed().contains("leave out --isa"));
}

#[test]
fn a_damaged_corpus_file_is_refused_with_its_place() {
    let whole = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(CORPUS)).unwrap();
    for len in [1, 3, 4, 5, 10, 100, whole.len() / 2, whole.len() - 1] {
        let err = lab(&["verify", &file("cut.ra2f.zst", &whole[..len])]).failed();
        assert!(err.contains("cut.ra2f.zst: record "), "{err}");
    }
    let mut records = Vec::new();
    Reader::new(&whole[..]).unwrap().for_each(|record| records.push(record.unwrap()));
    let mut writer = Writer::new(Vec::new());
    records.iter().for_each(|record| writer.write(record).unwrap());
    let plain = writer.into_inner();
    assert!(lab(&["verify", &file("plain.ra2f", &plain)]).succeeded().contains("69 allocations"));
    let len = plain.len() - 7;
    let err = lab(&["verify", &file("cut.ra2f", &plain[..len])]).failed();
    assert!(err.contains(&format!("cut.ra2f: record 68, byte {len}: the file ends here, 7 bytes before")), "{err}");
    for (index, byte) in [0, 4, 5, 40, 100, 1000].into_iter().enumerate() {
        let mut damaged = plain.clone();
        damaged[byte] ^= 0xff;
        let outcome = lab(&["verify", &file(&format!("damaged{index}.ra2f"), &damaged)]);
        assert!(outcome.code == Some(0) || outcome.failed().contains(&format!("damaged{index}.ra2f")));
    }
}

#[test]
fn bench_compares_all_allocators_on_a_corpus_and_ours_on_text() {
    let json = lab(&["bench", POWER, CORPUS, "--isa", TINY, "--reps", "1", "--format", "json"]).succeeded();
    let report: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(report["diagnostics"], serde_json::json!([]));
    let names: Vec<&str> = report["allocators"].as_array().unwrap().iter().filter_map(|name| name.as_str()).collect();
    assert!(names.starts_with(&["O0", "O1", "O2", "O3"]) && names.ends_with(&["Ion", "Fastalloc"]), "{names:?}");
    let [power, rare] = [0, 1].map(|at| &report["metrics"]["files"][at]);
    assert_eq!((&power["functions"], &power["instructions"], &rare["functions"]), (&2.into(), &12.into(), &69.into()));
    for (at, name) in names.iter().enumerate() {
        let is_ours = name.starts_with('O');
        assert_eq!(power["allocators"][at]["functions"], if is_ours { 2 } else { 0 }, "{name}");
        assert_eq!(rare["allocators"][at]["functions"], 69, "{name}");
        for checker in ["rejected_by_ssara", "rejected_by_regalloc2", "failed"] {
            assert_eq!(rare["allocators"][at][checker], 0, "{name}: {checker}");
        }
    }
    let times = report["timing"]["all"]["allocators"].as_array().unwrap();
    assert_eq!(times.len(), names.len());
    assert!(times[0]["against_synthetic"]["median"].is_f64(), "the corpus is on shipped targets");
}

#[test]
fn bench_without_turns_is_deterministic() {
    let bench = || lab(&["bench", CORPUS, "--reps", "0", "--allocators", "O2,Ion"]).succeeded();
    let table = bench();
    assert_eq!(table, bench());
    assert!(!table.contains("ns/instruction"), "{table}");
    assert!(table.starts_with("69 functions, "), "{table}");
    let first_words = |text: &str| -> Vec<String> {
        text.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
    };
    assert_eq!(first_words(&table), ["69", "allocator", "O2", "Ion"], "{table}");
    let details = lab(&["bench", CORPUS, SPEC, "--reps", "0", "--allocators", "O2,Ion", "--details"]).succeeded();
    assert!(details.contains("weighted reloads") && details.contains("\ncost against Ion, total\n"), "{details}");
    let wrong = lab(&["bench", CORPUS, "--allocators", "O2,Iron"]);
    assert!(wrong.code == Some(2) && wrong.err.contains("Ion"), "{}", wrong.err);
}

#[test]
fn bench_takes_the_target_that_is_asked_for() {
    let ratio = |args: &[&str]| {
        let all = [&["bench", SPEC, "--max-insts", "30", "--reps", "1", "--repeat", "--format", "json"], args].concat();
        let Outcome { out, err, .. } = lab(&all);
        let report: serde_json::Value = serde_json::from_str(&out).unwrap();
        (report["timing"]["all"]["allocators"][0]["against_synthetic"].is_null(), err)
    };
    assert_eq!(ratio(&["--target", "x86_64"]), (false, String::new()));
    assert_eq!(ratio(&["--synthetic"]), (true, String::new()));
    let (synthetic, err) = ratio(&["--target", "riscv64"]);
    assert!(synthetic && err.contains("are on synthetic targets: riscv64 does not allocate p0i"), "{err}");
    assert!(lab(&["bench", SPEC, "--target", "avr"]).err.contains("the targets are x86_64, aarch64"), "a list");
}

#[test]
fn bench_draws_a_picture() {
    let svg = file("plot.svg", "");
    lab(&["bench", CORPUS, "--reps", "1", "--max-insts", "50", "--plot", &svg]).succeeded();
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("Fastalloc"), "{picture}");
}

#[test]
fn bench_says_that_counting_takes_valgrind() {
    let output = command(LAB, &["bench", CORPUS, "--profile"]).env("PATH", "").output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(3) && err.contains("takes valgrind"), "{err}");
}

#[test]
fn cut_keeps_functions_of_all_sizes_and_their_rows() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cut");
    let out = dir.to_str().unwrap();
    let manifest = "../tests/corpus/manifest.csv";
    lab(&["corpus", "cut", CORPUS, "--out", out, "--max-bytes", "9000", "--manifest", manifest]).succeeded();
    let small = dir.join("rare.ra2f");
    assert!(fs::metadata(&small).unwrap().len() <= 9000);
    let records = Reader::open(&small).unwrap().count();
    assert!(records > 10, "{records}");
    let rows = fs::read_to_string(dir.join("manifest.csv")).unwrap();
    assert_eq!(rows.lines().count(), 1 + records);
    assert!(rows.lines().nth(1).unwrap().starts_with("rare.ra2f.zst,0,"));
    let wrong = file("wrong.csv", "file,index,rest\nrare.ra2f.zst,zero,x\n");
    let err = lab(&["corpus", "cut", CORPUS, "--out", out, "--manifest", &wrong]).failed();
    assert!(err.contains("wrong.csv: line 2: "), "{err}");
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = command(LAB, &["alloc", CORPUS]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

#[test]
fn files_that_cannot_be_read_are_named() {
    for args in [
        &["alloc", "no/such.ra2f"][..],
        &["bench", "no/such.ssa"],
        &["corpus", "cut", "no/such.ra2f", "--out", env!("CARGO_TARGET_TMPDIR")],
    ] {
        let err = lab(args).failed_with(3);
        assert!(err.contains("no/such"), "{err}");
    }
}

#[test]
fn bench_refuses_a_function_that_is_not_valid() {
    let power = fs::read_to_string(POWER).expect("the file is there");
    let path = file("arguments.ssa", power.replacen("block1(v9, v10)", "block1(v9)", 1));
    assert!(lab(&["bench", &path, "--isa", TINY]).failed().starts_with("error"));
}

#[test]
fn colours_and_exit_codes_are_those_of_the_other_command() {
    let broken = file("broken.ron", "Isa(");
    let [plain, coloured] = ["never", "always"]
        .map(|color| lab(&["bench", POWER, "--isa", &broken, "--reps", "0", "--color", color]).failed());
    assert!(plain.starts_with("error[E0001]: ") && coloured.starts_with("\u{1b}["), "{plain}{coloured}");
    assert!(lab(&["--help"]).succeeded().contains("\n  3  the environment: "));
    lab(&["bench", "--experiment", "figures", CORPUS]).failed_with(2);
}

#[test]
fn wrong_usage_is_told_apart_from_wrong_input() {
    for args in [&[][..], &["bench"], &["bench", POWER, "--reps", "-1"], &["check", TINY]] {
        assert_eq!(lab(args).code, Some(2), "{args:?}");
    }
}
