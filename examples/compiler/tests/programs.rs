//! Compiles every program in `programs`, for every machine and at every level, runs it, and compares what it prints with the
//! file beside it. `BLESS=1` writes these files anew, from the default level of this machine.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const LEVELS: [&str; 4] = ["O0", "O1", "O2", "O3"];

fn programs() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs");
    let files = std::fs::read_dir(&directory).expect("the directory of programs");
    let mut programs: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    programs.retain(|path| path.extension().is_some_and(|extension| extension == "pebble"));
    programs.sort();
    assert!(programs.len() >= 20, "{} programs", programs.len());
    programs
}

fn pebble(args: &[&str], program: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pebble"));
    command.args(args).arg(program).output().expect("the compiler can be started")
}

/// What a program prints, and then why it was stopped, if it was.
fn printed(output: &Output) -> String {
    assert!(
        matches!(output.status.code(), Some(0 | 3)),
        "{}: {}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[cfg(all(target_arch = "x86_64", unix))]
#[test]
fn programs_run_on_this_machine() {
    for program in programs() {
        let expected = program.with_extension("expected");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&expected, printed(&pebble(&[], &program))).expect("the file can be written");
        }
        let expected = std::fs::read_to_string(&expected).expect("the expected output");
        for level in LEVELS {
            let output = printed(&pebble(&["--level", level], &program));
            assert_eq!(output, expected, "{} at {level}", program.display());
        }
    }
}

/// Compiles all programs to assembly for a target at all levels, links them to one binary with the tools of that target, and
/// runs them in an emulator. Does nothing where the tools are missing.
fn programs_run_emulated(target: &str) {
    let (gcc, qemu) = (format!("{target}-linux-gnu-gcc"), format!("qemu-{target}"));
    let exists = |tool: &str| Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success());
    if let Some(missing) = [&gcc, &qemu].into_iter().find(|tool| !exists(tool)) {
        eprintln!("skipped: there is no {missing}");
        return;
    }
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(target);
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let mut link = Command::new(gcc);
    link.args(["-O1", "-static", "-o", "programs"]).current_dir(&directory);
    link.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime.c"));
    let mut choose =
        String::from("#include <stdlib.h>\nvoid pebble_main(void) {\n    switch (atoi(getenv(\"PROGRAM\"))) {\n");
    let programs = programs();
    let all = || programs.iter().flat_map(|program| LEVELS.map(|level| (program, level))).enumerate();
    for (index, (program, level)) in all() {
        let output = pebble(&["--target", target, "--level", level], program);
        assert!(output.status.success(), "{}: {}", program.display(), String::from_utf8_lossy(&output.stderr));
        let assembly =
            String::from_utf8(output.stdout).expect("a text").replace("pebble_main", &format!("main{index}"));
        let file = format!("{index}.s");
        std::fs::write(directory.join(&file), assembly).expect("the file can be written");
        link.arg(file);
        choose.push_str(&format!("        case {index}: {{ void main{index}(void); main{index}(); break; }}\n"));
    }
    std::fs::write(directory.join("choose.c"), choose + "    }\n}\n").expect("the file can be written");
    let output = link.arg("choose.c").output().expect("the tools can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for (index, (program, level)) in all() {
        let mut run = Command::new(&qemu);
        run.arg("programs").current_dir(&directory).env("PROGRAM", index.to_string());
        let output = run.output().expect("the emulator can be started");
        let expected = std::fs::read_to_string(program.with_extension("expected")).expect("the expected output");
        assert_eq!(printed(&output), expected, "{} at {level}", program.display());
    }
}

#[test]
fn programs_run_on_aarch64() {
    programs_run_emulated("aarch64");
}

#[test]
fn programs_run_on_riscv64() {
    programs_run_emulated("riscv64");
}

#[test]
fn mistakes_have_a_place() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (name, text, message) in [
        (
            "type",
            "fn main() {\n    let x = 1 + 2.0;\n}\n",
            "2:17: expected a value of type `int`, found one of type `float`",
        ),
        ("name", "fn main() {\n    print(y);\n}\n", "2:11: there is no variable `y`"),
        ("token", "fn main() { let x = 3 $ 4; }", "1:23: no token begins with `$`"),
        ("end", "fn main() { let x = ", "1:21: expected an expression"),
        ("return", "fn f() -> int { while true { } }\nfn main() { }", "1:1: `f` may end without a `return`"),
        ("main", "fn f() { }", "1:1: there is no function `main`"),
        ("case", "fn main() { switch 1 { 1 { } 1 { } } }", "1:13: there are two cases 1"),
        ("deep", &format!("fn main() {{ print({}1); }}", "(".repeat(100_000)), "1:217: nested more than 200 deep"),
    ] {
        let file = directory.join(format!("{name}.pebble"));
        std::fs::write(&file, text).expect("the file can be written");
        let output = pebble(&[], &file);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(stderr.trim_end(), format!("{}:{message}", file.display()));
        assert_eq!(output.status.code(), Some(1));
    }
}
