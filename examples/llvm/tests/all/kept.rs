//! Functions that are kept here for RV64 and x86-64, and wrong input.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;

use ruzstd::decoding::StreamingDecoder;

use crate::common::{LEVELS, driver, text, tool};

/// The kept files of a machine, unpacked into a directory.
fn kept(machine: &str, into: &Path) -> Vec<PathBuf> {
    let ending = format!(".{machine}.mir.zst");
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mir");
    let mut files = Vec::new();
    for entry in fs::read_dir(directory).expect("the directory is there") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(stem) = name.strip_suffix(&ending) else { continue };
        let bytes = fs::read(&path).expect("a file");
        let mut unpacked = String::new();
        let mut decoder = StreamingDecoder::new(&bytes[..]).expect("zstd");
        decoder.read_to_string(&mut unpacked).expect("text");
        let file = into.join(format!("{stem}.mir"));
        fs::write(&file, unpacked).expect("written");
        files.push(file);
    }
    files.sort();
    files
}

/// Allocates all kept functions of a machine at each level. Where LLVM is there, its verifier accepts the code.
fn allocate(machine: &str, llc: &[&str]) {
    let directory = tempfile::tempdir().expect("a directory");
    let files = kept(machine, directory.path());
    let mut functions = 0;
    let verifier = tool("llc");
    for file in &files {
        for level in LEVELS {
            let out = directory.path().join("allocated.mir");
            let [from, to] = [file, &out].map(|path| path.display().to_string());
            let output = driver(&["alloc", &from, "-o", &to, "--level", level]);
            let report = text(&output.stdout);
            assert!(output.status.success(), "{from} {level}: {}", text(&output.stderr));
            assert!(report.ends_with("left to LLVM: 0\n"), "{from} {level}: {report}");
            let count = report.split_whitespace().nth(1).and_then(|word| word.parse::<usize>().ok());
            functions += count.unwrap_or_default();
            let Some(verifier) = &verifier else { continue };
            let done = Command::new(verifier)
                .args(["-O2", "-relocation-model=pic", "-disable-postra-machine-licm"])
                .args(["-start-before=stack-slot-coloring", "-verify-machineinstrs", "-filetype=null"])
                .args(llc)
                .arg(&out)
                .output()
                .expect("llc runs");
            assert!(done.status.success(), "{from} {level}: {}", text(&done.stderr));
        }
    }
    assert_eq!(functions, 57 * LEVELS.len());
}

#[test]
fn functions_of_riscv64_are_allocated() {
    allocate("riscv64", &["-mattr=+m,+a,+f,+d,+c", "-target-abi=lp64d"]);
}

#[test]
fn functions_of_x86_64_are_allocated() {
    allocate("x86_64", &[]);
}

/// Changes a kept file and returns what the command says of it. LLVM takes the function that is left to it, if it can.
fn say_of(change: impl Fn(&str) -> String) -> String {
    let directory = tempfile::tempdir().expect("a directory");
    let files = kept("riscv64", directory.path());
    let file = files.iter().find(|file| file.ends_with("adler32.mir")).expect("adler32");
    let changed = change(&fs::read_to_string(file).expect("text"));
    fs::write(file, changed).expect("written");
    let out = directory.path().join("allocated.mir");
    let [from, to] = [file, &out].map(|path| path.display().to_string());
    let output = driver(&["alloc", "--explain", &from, "-o", &to]);
    text(&output.stdout) + &text(&output.stderr)
}

#[test]
fn wrong_input_is_named_with_function_and_line() {
    let said = say_of(|mir| mir.replacen("= ADDI ", "= ADDX ", 1));
    assert!(said.contains("left to LLVM: function `adler32_z`, line "), "{said}");
    assert!(said.contains("unknown opcode `ADDX`"), "{said}");
    assert!(said.contains("allocated: 3 functions, left to LLVM: 1"), "{said}");

    let said = say_of(|mir| mir.replacen("    liveins: $x10", "    BUNDLE implicit-def $x10 {\n    liveins: $x10", 1));
    assert!(said.contains("function `adler32_z`, line ") && said.contains("a bundle of instructions"), "{said}");

    let said = say_of(|mir| mir.replacen("successors: %bb.", "successors: %bb.999", 1));
    assert!(said.contains("no block 999"), "{said}");

    let said = say_of(|mir| mir.replace("class: gpr", "class: vrm8"));
    assert!(said.contains("of class `vrm8`"), "{said}");

    let said = say_of(|_| "int main(void) { return 0; }".to_string());
    assert!(said.contains("line 1: no module of IR"), "{said}");

    let said = say_of(|mir| mir.replace("riscv64-unknown", "sparc64-unknown"));
    assert!(said.contains("a machine that is not supported"), "{said}");
}

/// Any cut of a file is an error or leaves functions to LLVM, and never a panic.
#[test]
fn cut_input_does_not_panic() {
    for part in 1..20 {
        let said = say_of(|mir| mir.chars().take(mir.len() * part / 20).collect());
        assert!(!said.contains("panicked"), "{said}");
    }
}

/// A comparison names each allocator and all functions.
#[test]
fn a_comparison_counts_all_functions() {
    if tool("llc").is_none() {
        return;
    }
    let directory = tempfile::tempdir().expect("a directory");
    let files = kept("x86_64", directory.path());
    let file = files.iter().find(|file| file.ends_with("adler32.mir")).expect("adler32").display().to_string();
    let output = driver(&["compare", "--levels", "O0,O2", "--against", "greedy,fast", &file]);
    let said = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(said.starts_with("functions 4, compared 4"), "{said}");
    for maker in ["greedy", "fast", "ssara O0", "ssara O2"] {
        assert_eq!(said.lines().filter(|line| line.starts_with(maker)).count(), 3, "{said}");
    }
}
