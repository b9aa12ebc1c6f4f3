//! The command among others: standard input and output, colours, exit codes, and what shells and manuals need.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::command::{Outcome, command, file, run, run_with_input};

const SSARA: &str = env!("CARGO_BIN_EXE_ssara");
const TINY: &str = "tests/data/tiny.ron";
const POWER: &str = "tests/data/power.ssa";
const MISTAKE: &str = "tests/data/mistake.ron";

fn ssara(args: &[&str]) -> Outcome {
    run(SSARA, args)
}

fn piped(args: &[&str], input: &str) -> Outcome {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(input);
    run_with_input(SSARA, args, &fs::read(path).expect("the file is there"))
}

#[test]
fn a_dash_is_standard_input() {
    for (command, args) in [("alloc", &[][..]), ("run", &[]), ("explain", &["first"]), ("view", &[])] {
        let named = ssara(&[&[command, POWER][..], args, &["--isa", TINY]].concat()).succeeded();
        let functions = piped(&[&[command, "-"][..], args, &["--isa", TINY]].concat(), POWER).succeeded();
        assert!(functions == named, "{command}: {functions}");
        let isa = piped(&[&[command, POWER][..], args, &["--isa", "-"]].concat(), TINY).succeeded();
        assert!(isa == named, "{command}: {isa}");
    }
    for command in ["doc", "expand"] {
        assert_eq!(piped(&[command, "-"], TINY).succeeded(), ssara(&[command, TINY]).succeeded());
    }
    assert!(piped(&["check", "-"], TINY).succeeded().starts_with("<stdin>: 1 bank, "));
    assert!(piped(&["verify", "-", "--isa", TINY], POWER).succeeded().starts_with("<stdin>: 2 allocations are right"));
    let named = ssara(&["import", "tests/data/mips64.regs.json"]).succeeded();
    assert_eq!(piped(&["import", "-"], "tests/data/mips64.regs.json").succeeded(), named);
}

#[test]
fn standard_input_is_named_in_messages() {
    assert!(piped(&["check", "-"], MISTAKE).failed().contains("--> <stdin>:23:25\n"));
    assert!(piped(&["check", "-", "--short"], MISTAKE).failed().starts_with("<stdin>:23:25: error[E"));
    assert!(piped(&["alloc", "-", "--isa", TINY], MISTAKE).failed().contains("--> <stdin>:1:1"));
    assert!(piped(&["check", "-"], "tests/data/power.ssa").failed().contains("<stdin>:1:"));
}

#[test]
fn standard_input_is_one_file() {
    for args in [&["alloc", "-", "--isa", "-"][..], &["check", "-", "-"], &["import", "-", "-"]] {
        let err = piped(args, if args[0] == "import" { "tests/data/mips64.regs.json" } else { TINY }).failed_with(2);
        assert!(err.contains("`-` can be given once"), "{args:?}: {err}");
    }
}

#[test]
fn a_dash_is_standard_output() {
    for args in [&["doc", TINY][..], &["expand", TINY], &["view", POWER, "--isa", TINY]] {
        assert_eq!(ssara(&[args, &["-o", "-"]].concat()).succeeded(), ssara(args).succeeded());
    }
    assert!(!Path::new(env!("CARGO_MANIFEST_DIR")).join("-").exists());
}

/// Standard error is no terminal here.
#[test]
fn colours_follow_the_option_and_the_environment() {
    let is_coloured = |args: &[&str], variable: Option<&str>| {
        let mut command = command(SSARA, args);
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        command.envs(variable.map(|name| (name, "1")));
        let err = String::from_utf8(command.output().expect("the program starts").stderr).expect("UTF-8");
        assert!(err.contains("r4"), "{err}");
        err.contains("\u{1b}[")
    };
    for (color, variable, expected) in [
        ("auto", None, false),
        ("auto", Some("CLICOLOR_FORCE"), true),
        ("always", None, true),
        ("always", Some("NO_COLOR"), true),
        ("never", Some("CLICOLOR_FORCE"), false),
    ] {
        assert_eq!(is_coloured(&["--color", color, "check", MISTAKE], variable), expected, "{color} {variable:?}");
        assert_eq!(is_coloured(&["check", MISTAKE, "--color", color], variable), expected, "{color} {variable:?}");
    }
    let function = file("r4.ssa", "function \"r4\" isa tiny abi std {\nblock0:\n    r4\n}\n");
    assert!(is_coloured(&["alloc", &function, "--isa", TINY, "--color", "always"], None));
    assert_eq!(ssara(&["--color", "sometimes", "check", TINY]).code, Some(2));
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = command(SSARA, &["doc", "x86_64"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

/// Help, the manual page and the README say the same.
#[test]
fn exit_codes_are_documented() {
    let help = ssara(&["--help"]).succeeded();
    let codes = help.split_once("Exit codes:\n").expect("exit codes").1;
    let readme = include_str!("../README.md");
    let manual = ssara(&["man"]).succeeded();
    assert_eq!(codes.lines().count(), 4);
    for (code, line) in codes.lines().enumerate() {
        let meaning = line.trim().strip_prefix(&code.to_string()).expect("the codes are in order").trim();
        assert!(readme.contains(&format!("| {code} | {meaning} |")), "{meaning}");
        assert!(manual.contains(meaning), "{meaning}");
    }
}

#[test]
fn the_worst_of_several_exit_codes_counts() {
    ssara(&["check", TINY, MISTAKE]).failed_with(1);
    ssara(&["check", "no/such.ron", MISTAKE]).failed_with(3);
}

#[test]
fn every_command_has_a_manual_page() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual");
    let _ = fs::remove_dir_all(&directory);
    assert_eq!(ssara(&["man", "-o", directory.to_str().expect("the path is text")]).succeeded(), "");
    let help = ssara(&["--help"]).succeeded();
    let commands = help.split_once("Commands:\n").expect("commands").1.split_once("\n\n").expect("an end").0;
    let names = commands.lines().filter_map(|line| line.split_whitespace().next()).filter(|&name| name != "help");
    let mut pages = 0;
    for name in names {
        let page = fs::read_to_string(directory.join(format!("ssara-{name}.1"))).expect(name);
        assert!(page.contains(".SH SYNOPSIS"), "{name}: {page}");
        pages += 1;
    }
    assert_eq!(fs::read_dir(&directory).expect("pages").count(), pages + 1);
    assert_eq!(fs::read_to_string(directory.join("ssara.1")).expect("the page"), ssara(&["man"]).succeeded());
}

#[test]
fn shells_complete_commands_and_values() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = ssara(&["completions", shell]).succeeded();
        assert!(script.contains("verify") && script.contains("callee-saves"), "{shell}: {script}");
    }
    assert_eq!(ssara(&["completions", "tcsh"]).code, Some(2));
}
