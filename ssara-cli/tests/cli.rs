//! The `ssara` command as its users see it: output, messages and exit codes, above all for input that is wrong.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TINY: &str = "tests/data/tiny.ron";
const POWER: &str = "tests/data/power.ssa";
const CORPUS: &str = "../tests/corpus/rare.ra2f.zst";
const SPEC: &str = "../tests/corpus/spec.ra2f.zst";

struct Outcome {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Outcome {
    fn succeeded(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        self.out
    }
    /// The message of a failure, which is one that the program meant to give.
    fn failed(self) -> String {
        assert_eq!(self.code, Some(1), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ssara"));
    command.args(args).current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

fn ssara(args: &[&str]) -> Outcome {
    let output = command(args).output().expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
    Outcome { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A file of this test's own.
fn file(name: &str, contents: impl AsRef<[u8]>) -> String {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, contents).expect("the directory can be written to");
    path.to_str().expect("the path is text").to_owned()
}

fn data(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("the file is there")
}

/// The tiny program with a change.
fn changed(name: &str, from: &str, to: &str) -> String {
    let text = data(POWER);
    assert!(text.contains(from));
    file(name, text.replacen(from, to, 1))
}

#[test]
fn check_says_what_an_isa_has() {
    assert_eq!(
        ssara(&["check", TINY]).succeeded(),
        "tests/data/tiny.ron: 1 bank, 1 type, 4 registers, 1 class, 7 forms, 1 convention\n"
    );
    let built_in = ssara(&["check", "x86_64", "aarch64"]).succeeded();
    assert!(built_in.starts_with("x86_64: ") && built_in.contains("\naarch64: "), "{built_in}");
}

#[test]
fn check_names_the_place_of_each_mistake() {
    let broken = file("broken.ron", data(TINY).replace("preserved: [r3]", "preserved: [r4]"));
    let err = ssara(&["check", &broken]).failed();
    assert!(err.contains("r4") && err.contains("broken.ron:23:25"), "{err}");
    let short = ssara(&["check", "--short", &broken]).failed();
    assert_eq!(short.lines().count(), 1, "{short}");

    let malformed = file("malformed.ron", "Isa(name: tiny, banks: {int: Bank(");
    assert!(ssara(&["check", &malformed]).failed().contains("malformed.ron:1:"));
    assert!(ssara(&["check", "no/such.ron"]).failed().contains("no/such.ron"));
    let unknown = ssara(&["check", "x87", TINY]);
    assert!(unknown.out.contains("tiny.ron: 1 bank"), "goes on after a mistake");
    assert!(unknown.failed().contains("no file or built-in ISA `x87`"));
}

#[test]
fn doc_writes_a_page() {
    let page = ssara(&["doc", TINY]).succeeded();
    assert!(page.starts_with("# ") && page.contains("r3") && page.contains("inc"), "{page}");
    let path = file("tiny.md", "");
    assert_eq!(ssara(&["doc", TINY, "-o", &path]).succeeded(), "");
    assert_eq!(fs::read_to_string(&path).unwrap(), page);
    assert!(ssara(&["doc", TINY, "-o", "no/such/dir/page.md"]).failed().contains("no/such/dir/page.md"));
    assert!(ssara(&["doc", "no/such.ron"]).failed().contains("no/such.ron"));
}

#[test]
fn doc_writes_html() {
    let page = ssara(&["doc", TINY, "--format", "html"]).succeeded();
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<title>tiny: "), "{page}");
    assert!(ssara(&["doc", TINY, "--format", "html"]).succeeded() == page, "the same bytes each time");
    assert_eq!(ssara(&["doc", TINY, "--format", "md"]).succeeded(), ssara(&["doc", TINY]).succeeded());
}

#[test]
fn doc_writes_the_pages_of_all_built_in_isas() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages/of/all");
    let _ = fs::remove_dir_all(&directory);
    let path = directory.to_str().expect("the path is text");
    let written = ssara(&["doc", "--all", "--format", "html", "-o", path]).succeeded();
    for isa in ["x86_64", "aarch64"] {
        let file = directory.join(format!("{isa}.html"));
        assert!(written.lines().any(|line| Path::new(line) == file), "{written}");
        assert_eq!(fs::read_to_string(file).unwrap(), ssara(&["doc", isa, "--format", "html"]).succeeded());
    }
    for wrong in [&["doc"][..], &["doc", "--all"], &["doc", TINY, "--all", "-o", path]] {
        assert_eq!(ssara(wrong).code, Some(2), "{wrong:?}");
    }
    let occupied = file("occupied", "");
    assert!(ssara(&["doc", "--all", "-o", &occupied]).failed().contains("occupied"));
}

#[test]
fn expand_prints_the_generated_module() {
    let module = ssara(&["expand", TINY]).succeeded();
    assert!(module.contains("pub mod tiny {\n") && module.contains("pub fn work("), "{module}");
    assert!(ssara(&["expand", "no/such.ron"]).failed().contains("no/such.ron"));
}

#[test]
fn what_alloc_prints_is_what_verify_accepts() {
    for level in ["O0", "O1", "O2", "O3"] {
        let printed = ssara(&["alloc", POWER, "--isa", TINY, "--level", level]).succeeded();
        assert_eq!(printed.matches("allocated function").count(), 2);
        let path = file(&format!("power.{level}.ssa"), &printed);
        let verdict = ssara(&["verify", &path, "--isa", TINY]).succeeded();
        assert!(verdict.ends_with(": 2 allocations are right (2 of the file, 0 made)\n"), "{verdict}");
    }
    let verdict = ssara(&["verify", POWER, "--isa", TINY]).succeeded();
    assert!(verdict.ends_with("2 allocations are right (0 of the file, 2 made)\n"), "{verdict}");
}

#[test]
fn text_may_be_pasted_in_any_form() {
    let plain = ssara(&["alloc", POWER, "--isa", TINY, "--numbers"]).succeeded();
    assert!(plain.contains("; inst0\n") && plain.contains("; inst1\n"), "{plain}");
    let plain = plain.replace("block1", "block77");
    let renumbered = data(POWER).replace("block1", "block77").replace("\n", "\r\n");
    let pasted = file("pasted.ssa", format!("\u{feff}{renumbered}"));
    assert_eq!(ssara(&["alloc", &pasted, "--isa", TINY, "--numbers"]).succeeded(), plain);
    let replay = file("replay.ssa", format!("\u{feff}{}\r\n---\r\n{renumbered}", data(TINY)));
    assert_eq!(ssara(&["alloc", &replay, "--numbers"]).succeeded(), plain);
}

#[test]
fn alloc_reads_what_reduce_prints_of_a_corpus() {
    let alloc = format!("{} alloc", env!("CARGO_BIN_EXE_ssara"));
    for corpus in [CORPUS, SPEC] {
        let text = ssara(&["reduce", corpus, "--holds", &alloc, "--tries", "5"]).succeeded();
        let reduced = file("reduced.ssa", &text);
        let allocated = file("reduced.allocated.ssa", ssara(&["alloc", &reduced]).succeeded());
        let verdict = ssara(&["verify", &allocated]).succeeded();
        assert!(verdict.contains(": 1 allocation is right"), "{verdict}");
    }
}

#[test]
fn classic_allocators_are_chosen_by_name() {
    let ours = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    for name in ["spill-everywhere", "poletto", "linear-scan", "irc", "braun-hack"] {
        let printed = ssara(&["alloc", POWER, "--isa", TINY, "--allocator", name]).succeeded();
        assert_ne!(printed, ours, "{name}");
        let path = file(&format!("power.{name}.ssa"), &printed);
        let verdict = ssara(&["verify", &path, "--isa", TINY]).succeeded();
        assert!(verdict.ends_with(": 2 allocations are right (2 of the file, 0 made)\n"), "{name}: {verdict}");
        ssara(&["run", POWER, "--isa", TINY, "--allocator", name]).succeeded();
    }
    assert_eq!(ssara(&["alloc", POWER, "--isa", TINY, "--allocator", "O2"]).succeeded(), ours);
    let err = ssara(&["alloc", POWER, "--isa", TINY, "--allocator", "irc", "--callee-saves", "wrap"]).failed();
    assert!(err.contains("do not place saves of callee-saved registers around blocks"), "{err}");
}

#[test]
fn view_writes_a_page_of_one_function() {
    let page = ssara(&["view", POWER, "first", "--isa", TINY, "--allocators", "O0,linear-scan"]).succeeded();
    assert!(page.starts_with("<!doctype html>") && page.contains("<title>first on tiny</title>"), "{page}");
    assert!(page.contains("\"name\":\"O0\"") && page.contains("\"name\":\"linear-scan\""));
    let printed = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    let path = file("power.view.ssa", &printed);
    let page = ssara(&["view", &path, "--isa", TINY]).succeeded();
    assert!(page.contains("\"name\":\"as in the file\""));
    let err = ssara(&["view", POWER, "nothing", "--isa", TINY]).failed();
    assert!(err.contains("there is no function `nothing`"), "{err}");
}

#[test]
fn verify_objects_to_a_changed_allocation() {
    let printed = ssara(&["alloc", POWER, "--isa", TINY, "--level", "O1"]).succeeded();
    let line = printed.lines().find(|line| line.contains("+ load")).expect("something is loaded");
    let path = file("changed.ssa", printed.replacen(&format!("{line}\n"), "", 1));
    let err = ssara(&["verify", &path, "--isa", TINY]).failed();
    assert!(err.contains("error: function `power`, `inc`, operand `a`: inst4"), "{err}");
    assert!(err.contains("changed.ssa:17:") && err.contains("= inc v"), "{err}");
}

#[test]
fn messages_about_text_say_where_it_is() {
    let printed = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    let (line, at) =
        printed.lines().enumerate().find(|(_, text)| text.contains("= mul v")).map(|(n, text)| (text, n + 1)).unwrap();
    let operand = line.split_once("= mul ").unwrap().1.split([',', ' ']).next().unwrap();
    let value = operand.split_once('@').unwrap().0;
    let path =
        file("somewhere_else.ssa", printed.replacen(line, &line.replacen(operand, &format!("{value}@slot0"), 1), 1));
    let err = ssara(&["verify", &path, "--isa", TINY]).failed();
    let column = line.find(&format!("{value}@")).unwrap() + 1;
    assert!(err.contains("error: function `power`, `mul`, operand `"), "{err}");
    assert!(err.contains(&format!("somewhere_else.ssa:{at}:{column}\n")), "{err}");
}

/// Without a seed each run plays other rounds, and says how to play them again.
#[test]
fn fuzzing_takes_a_new_seed_and_says_it() {
    let dir = concat!(env!("CARGO_TARGET_TMPDIR"), "/no_findings");
    let fuzz = |more: &[&str]| {
        let args = ["fuzz", "--rounds", "0", "--output", dir];
        ssara(&[&args[..], more].concat()).succeeded()
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

/// Edits that could be left out are printed on request.
#[test]
fn verify_prints_needless_edits() {
    let allocated = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    let needless = |name: &str, text: &str| {
        let path = file(name, text);
        let out = ssara(&["verify", "--needless", &path, "--isa", TINY]).succeeded();
        out.lines().filter(|line| line.starts_with("power, ") && line.contains(" is needless, ")).count()
    };
    assert_eq!(needless("needed.ssa", &allocated), 0);
    let edit = allocated.lines().find(|line| line.trim_start().starts_with("+ ")).expect("there are edits");
    let twice = allocated.replacen(edit, &format!("{edit}\n{edit}"), 1);
    assert_eq!(needless("needless.ssa", &twice), 2, "either of them could be left out");
}

#[test]
fn run_counts_what_is_executed() {
    let table = ssara(&["run", POWER, "--isa", TINY]).succeeded();
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0][..2], ["function", "instructions"]);
    assert_eq!(rows[2][..2], ["first", "2"], "{table}");
    assert_eq!(rows[3][..3], ["all", "2", "functions"]);
    let same = ssara(&["run", POWER, "--isa", TINY]).succeeded();
    assert_eq!(table, same);
    let runs: Vec<String> =
        (0..20).map(|seed| ssara(&["run", POWER, "--isa", TINY, "--seed", &seed.to_string()]).succeeded()).collect();
    assert!(runs.iter().any(|run| *run != table), "the seed chooses the path");
    let stopped = ssara(&["run", POWER, "--isa", TINY, "--steps", "3", "--level", "O1"]).succeeded();
    assert!(stopped.lines().nth(1).unwrap().ends_with(" yes"), "{stopped}");
    let search = ["run", POWER, "--isa", TINY, "--steps", "3", "--level", "O1", "--search", "0"];
    let left = ssara(&search).succeeded();
    assert!(left.lines().last().unwrap().contains("edges were not taken: edge"), "{left}");
    let corpus = ssara(&["run", CORPUS, "--steps", "500"]).succeeded();
    assert_eq!(corpus.lines().count(), 1 + 69 + 1);
}

#[test]
fn run_shows_what_a_changed_allocation_does() {
    let printed = ssara(&["alloc", POWER, "--isa", TINY]).succeeded();
    assert!(ssara(&["run", &file("unchanged.ssa", &printed), "--isa", TINY]).succeeded().contains("all 2 functions"));
    let line = printed.lines().find(|line| line.contains("+ load")).expect("something is loaded");
    let path = file("run_changed.ssa", printed.replacen(&format!("{line}\n"), "", 1));
    let err = ssara(&["run", &path, "--isa", TINY]).failed();
    assert!(err.contains("function `power`, `") && err.contains(", which holds pieces of "), "{err}");
    assert!(err.contains(": step ") && err.contains("run_changed.ssa:"), "{err}");
}

#[test]
fn one_function_is_picked_by_name() {
    let printed = ssara(&["alloc", POWER, "--isa", TINY, "--function", "first"]).succeeded();
    assert_eq!(printed.matches("allocated function").count(), 1);
    for command in ["alloc", "verify"] {
        let err = ssara(&[command, POWER, "--isa", TINY, "--function", "second"]).failed();
        assert!(err.contains("power.ssa: there is no function `second`"), "{err}");
    }
}

#[test]
fn preserved_registers_are_left_to_the_client_on_request() {
    let saving = ["alloc", POWER, "--isa", TINY, "--level", "O1"];
    let inserted = ssara(&saving).succeeded();
    let reported = ssara(&[&saving[..], &["--callee-saves", "report"]].concat()).succeeded();
    assert!(inserted.contains("saved r3@slot"), "{inserted}");
    assert!(reported.contains("saved r3\n"), "{reported}");
}

#[test]
fn a_text_that_is_no_function_is_refused_with_its_place() {
    let unknown_form = changed("unknown_form.ssa", "= mul v3", "= mull v3");
    let err = ssara(&["alloc", &unknown_form, "--isa", TINY]).failed();
    assert!(err.contains("unknown_form.ssa:9:15") && err.contains("did you mean `mul`?"), "{err}");
    let whole = data(POWER);
    for len in (0..whole.len()).step_by(37) {
        let cut = whole[..len].trim_end();
        assert!(!cut.ends_with('}'), "a whole function would be right");
        ssara(&["alloc", &file("cut.ssa", cut), "--isa", TINY]).failed();
    }
    let binary = file("binary.ssa", [0xff, 0xfe, 0]);
    assert!(ssara(&["alloc", &binary, "--isa", TINY]).failed().contains("binary.ssa"));
}

#[test]
fn a_function_that_is_not_valid_is_refused() {
    let twice = changed("twice.ssa", "v6: i64 = inc v4", "v4: i64 = inc v4");
    let undominated = changed("undominated.ssa", "done v8", "done v9");
    let no_terminator = changed("no_terminator.ssa", "    done v8\n", "");
    let arguments = changed("arguments.ssa", "block1(v9, v10)", "block1(v9)");
    for path in [&twice, &undominated, &no_terminator, &arguments] {
        for command in ["alloc", "verify", "bench"] {
            let err = ssara(&[command, path, "--isa", TINY]).failed();
            assert!(err.starts_with("error"), "{err}");
        }
    }
    let err = ssara(&["alloc", &undominated, "--isa", TINY]).failed();
    assert!(err.contains("error: function `power`, `done`") && err.contains("    done v9\n"), "{err}");
}

#[test]
fn a_function_that_cannot_be_allocated_is_named() {
    let five = "function \"five\" isa tiny abi std {\nform $0 = op [use i64, use i64, use i64, use i64, use i64]\n\
        form $1 = op [def i64]\nform $2 = trap []\nblock0:\n    v0: i64 = $1\n    v1: i64 = $1\n    v2: i64 = $1\n    \
        v3: i64 = $1\n    v4: i64 = $1\n    $0 v0, v1, v2, v3, v4\n    $2\n}\n";
    let err = ssara(&["alloc", &file("five.ssa", five), "--isa", TINY]).failed();
    assert!(err.contains("error: function `five`, `$0`: block0, inst5") && err.contains("five.ssa:11:5\n"), "{err}");
}

#[test]
fn the_isa_of_a_text_must_be_known_and_right() {
    let err = ssara(&["alloc", POWER]).failed();
    assert!(err.contains("power.ssa: the functions are for ISA `tiny`") && err.contains("--isa"), "{err}");
    assert!(ssara(&["alloc", POWER, "--isa", "x86_64"]).failed().contains("power.ssa:2:"));
    let broken = file("broken_isa.ron", "Isa(");
    assert!(ssara(&["alloc", POWER, "--isa", &broken]).failed().contains("broken_isa.ron"));
    assert!(ssara(&["alloc", CORPUS, "--isa", TINY]).failed().contains("leave out --isa"));
}

#[test]
fn files_that_cannot_be_read_are_named() {
    for args in [
        &["alloc", "no/such.ssa", "--isa", TINY][..],
        &["alloc", "no/such.ra2f"],
        &["verify", "no/such.ssa", "--isa", TINY],
        &["run", "no/such.ssa", "--isa", TINY],
        &["bench", "no/such.ssa"],
        &["corpus", "cut", "no/such.ra2f", "--out", env!("CARGO_TARGET_TMPDIR")],
    ] {
        let err = ssara(args).failed();
        assert!(err.contains("no/such"), "{err}");
    }
}

#[test]
fn a_corpus_file_is_summed_up_or_printed() {
    let summary = ssara(&["alloc", CORPUS]).succeeded();
    assert_eq!(summary.lines().count(), 1 + 69 + 1);
    assert!(summary.lines().last().unwrap().starts_with("all 69 functions"), "{summary}");
    let printed = ssara(&["alloc", CORPUS, "--print"]).succeeded();
    assert_eq!(printed.matches("allocated function").count(), 69);
    let verdict = ssara(&["verify", CORPUS, "--level", "O1"]).succeeded();
    assert!(verdict.contains("69 allocations are right"), "{verdict}");
}

#[test]
fn a_damaged_corpus_file_is_refused_with_its_place() {
    let whole = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(CORPUS)).unwrap();
    for len in [1, 3, 4, 5, 10, 100, whole.len() / 2, whole.len() - 1] {
        let err = ssara(&["verify", &file("cut.ra2f.zst", &whole[..len])]).failed();
        assert!(err.contains("cut.ra2f.zst: record "), "{err}");
    }
    let mut records = Vec::new();
    ssara_cli::ra2f::Reader::new(&whole[..]).unwrap().for_each(|record| records.push(record.unwrap()));
    let mut writer = ssara_cli::ra2f::Writer::new(Vec::new());
    records.iter().for_each(|record| writer.write(record).unwrap());
    let plain = writer.into_inner();
    assert!(ssara(&["verify", &file("plain.ra2f", &plain)]).succeeded().contains("69 allocations"));
    let len = plain.len() - 7;
    let err = ssara(&["verify", &file("cut.ra2f", &plain[..len])]).failed();
    assert!(err.contains(&format!("cut.ra2f: record 68, byte {len}: the file ends here, 7 bytes before")), "{err}");
    for (index, byte) in [0, 4, 5, 40, 100, 1000].into_iter().enumerate() {
        let mut damaged = plain.clone();
        damaged[byte] ^= 0xff;
        let outcome = ssara(&["verify", &file(&format!("damaged{index}.ra2f"), &damaged)]);
        assert!(outcome.code == Some(0) || outcome.failed().contains(&format!("damaged{index}.ra2f")));
    }
}

#[test]
fn bench_compares_all_allocators_on_a_corpus_and_ours_on_text() {
    let json = file("bench.json", "");
    let table = ssara(&["bench", POWER, CORPUS, "--isa", TINY, "--reps", "1", "--json", &json]).succeeded();
    assert!(table.starts_with("71 functions, "), "{table}");
    let report: serde_json::Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
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
    let bench = || ssara(&["bench", CORPUS, "--reps", "0", "--allocators", "O2,Ion"]).succeeded();
    let table = bench();
    assert_eq!(table, bench());
    assert!(!table.contains("nanoseconds"), "{table}");
    let wrong = ssara(&["bench", CORPUS, "--allocators", "O2,Iron"]);
    assert!(wrong.code == Some(2) && wrong.err.contains("Ion"), "{}", wrong.err);
}

#[test]
fn bench_takes_the_target_that_is_asked_for() {
    let ratio = |args: &[&str]| {
        let json = file("target.json", "");
        let all = [&["bench", SPEC, "--max-insts", "30", "--reps", "1", "--repeat", "--json", &json], args].concat();
        let err = ssara(&all).err;
        let report: serde_json::Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
        (report["timing"]["all"]["allocators"][0]["against_synthetic"].is_null(), err)
    };
    assert_eq!(ratio(&["--target", "x86_64"]), (false, String::new()));
    assert_eq!(ratio(&["--synthetic"]), (true, String::new()));
    let (synthetic, err) = ratio(&["--target", "riscv64"]);
    assert!(synthetic && err.contains("are on synthetic targets: riscv64 does not allocate p0i"), "{err}");
    assert!(ssara(&["bench", SPEC, "--target", "avr"]).err.contains("the targets are x86_64, aarch64"), "a list");
}

#[test]
fn bench_draws_a_picture() {
    let svg = file("plot.svg", "");
    ssara(&["bench", CORPUS, "--reps", "1", "--max-insts", "50", "--plot", &svg]).succeeded();
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("Fastalloc"), "{picture}");
}

#[test]
fn bench_says_that_counting_takes_valgrind() {
    let output = command(&["bench", CORPUS, "--profile"]).env("PATH", "").output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(1) && err.contains("takes valgrind"), "{err}");
}

#[test]
fn cut_keeps_functions_of_all_sizes_and_their_rows() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cut");
    let out = dir.to_str().unwrap();
    let manifest = "../tests/corpus/manifest.csv";
    ssara(&["corpus", "cut", CORPUS, "--out", out, "--max-bytes", "9000", "--manifest", manifest]).succeeded();
    let small = dir.join("rare.ra2f");
    assert!(fs::metadata(&small).unwrap().len() <= 9000);
    let records = ssara_cli::ra2f::Reader::open(&small).unwrap().count();
    assert!(records > 10, "{records}");
    let rows = fs::read_to_string(dir.join("manifest.csv")).unwrap();
    assert_eq!(rows.lines().count(), 1 + records);
    assert!(rows.lines().nth(1).unwrap().starts_with("rare.ra2f.zst,0,"));
    let wrong = file("wrong.csv", "file,index,rest\nrare.ra2f.zst,zero,x\n");
    let err = ssara(&["corpus", "cut", CORPUS, "--out", out, "--manifest", &wrong]).failed();
    assert!(err.contains("wrong.csv: line 2: "), "{err}");
}

#[test]
fn explain_knows_the_codes() {
    let list = ssara(&["explain"]).succeeded();
    let first = list.lines().next().unwrap().split_whitespace().next().unwrap();
    let text = ssara(&["explain", &first.to_lowercase()]).succeeded();
    assert!(text.starts_with(&format!("{first}: ")) && text.lines().count() > 2, "{text}");
    assert!(ssara(&["explain", "E9999"]).failed().contains("E9999"));
}

#[test]
fn wrong_usage_is_told_apart_from_wrong_input() {
    for args in [&[][..], &["alloc"], &["alloc", POWER, "--level", "O9"], &["bench"], &["bench", POWER, "--reps", "-1"]]
    {
        assert_eq!(ssara(args).code, Some(2), "{args:?}");
    }
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child =
        command(&["alloc", CORPUS, "--print"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}
