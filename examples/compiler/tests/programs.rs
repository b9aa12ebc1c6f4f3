//! Compiles every program in `programs`, for every machine and at every level, runs it, and compares what it prints with the
//! file beside it. `BLESS=1` writes these files anew, from the default level of this machine.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

const LEVELS: [&str; 4] = ["O0", "O1", "O2", "O3"];

fn programs() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs");
    let files = std::fs::read_dir(&directory).expect("the directory of programs");
    let mut programs: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    programs.retain(|path| path.extension().is_some_and(|extension| extension == "pebble"));
    programs.sort();
    assert!(programs.len() >= 20, "{} programs", programs.len());
    programs.push(large_frame());
    programs
}

/// A program with so many values at a time that some are out of reach of the offsets of RISC-V and s390x.
fn large_frame() -> PathBuf {
    let numbers = || 0..700;
    let declared: String = numbers().map(|number| format!("    let v{number} = next({number});\n")).collect();
    let sum: Vec<String> = numbers().map(|number| format!("v{number}")).collect();
    let program = format!(
        "fn next(x: int) -> int {{\n    return x + 1;\n}}\n\nfn main() {{\n{declared}    print({}, \"\\n\");\n}}\n",
        sum.join(" + ")
    );
    static WRITTEN: OnceLock<PathBuf> = OnceLock::new();
    let write = || {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("large_frame.pebble");
        std::fs::write(&path, program).expect("the file can be written");
        std::fs::write(path.with_extension("expected"), "245350\n").expect("the file can be written");
        path
    };
    WRITTEN.get_or_init(write).clone()
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

/// The collector moves all arrays at each allocation. With empty maps it moves none, and a program reads what is left.
#[cfg(all(target_arch = "x86_64", unix))]
#[test]
fn a_moving_collector_finds_all_arrays() {
    let mut noticed = Vec::new();
    for program in programs() {
        let expected = std::fs::read_to_string(program.with_extension("expected")).expect("the expected output");
        for level in LEVELS {
            let output = printed(&pebble(&["--level", level, "--gc", "stress"], &program));
            assert_eq!(output, expected, "{} at {level}", program.display());
        }
        let blind = pebble(&["--gc", "blind"], &program);
        if String::from_utf8_lossy(&[blind.stdout, blind.stderr].concat()) != expected {
            noticed.push(program);
        }
    }
    assert!(noticed.len() >= 2, "empty maps show in {noticed:?} alone");
}

fn exists(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Links the object file of a program with the runtime by `cc`; `None` where that is missing.
fn linked(program: &Path, level: &str) -> Option<PathBuf> {
    if !exists("cc") {
        eprintln!("skipped: there is no cc");
        return None;
    }
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("objects");
    std::fs::create_dir_all(&directory).expect("the directory can be made");
    let name = format!("{}_{level}", program.file_stem().expect("a name").to_string_lossy());
    let (object, linked) = (directory.join(format!("{name}.o")), directory.join(name));
    let output = pebble(&["--emit", "obj", "--level", level], program);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    std::fs::write(&object, output.stdout).expect("the file can be written");
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime.c");
    let output = Command::new("cc").arg("-o").arg(&linked).arg(&object).arg(runtime).arg("-lm").output();
    let output = output.expect("the compiler can be started");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(linked)
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[test]
fn object_files_are_linked_and_run() {
    for program in programs() {
        let expected = std::fs::read_to_string(program.with_extension("expected")).expect("the expected output");
        for level in ["O0", "O2"] {
            let Some(linked) = linked(&program, level) else { return };
            let output = printed(&Command::new(linked).output().expect("the program can be started"));
            assert_eq!(output, expected, "{} at {level}", program.display());
        }
    }
}

/// A debugger stops at a line and shows the variables, in registers and in the frame, and those of the caller.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[test]
fn a_debugger_shows_variables() {
    if !exists("gdb") {
        eprintln!("skipped: there is no gdb");
        return;
    }
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs/debugged.pebble");
    let mut places = String::new();
    for level in LEVELS {
        let Some(linked) = linked(&program, level) else { return };
        let mut gdb = Command::new("gdb");
        gdb.args([
            "-nx",
            "-batch",
            "-ex",
            "set debuginfod enabled off",
            "-ex",
            "break debugged.pebble:20",
            "-ex",
            "run",
        ]);
        for command in ["info locals", "info args", "info address d", "info address e", "break debugged.pebble:4"] {
            gdb.args(["-ex", command]);
        }
        for command in ["delete 1", "continue", "print x", "backtrace", "up", "info locals"] {
            gdb.args(["-ex", command]);
        }
        let output = gdb.arg(linked).output().expect("the debugger can be started");
        let shown = String::from_utf8_lossy(&output.stdout);
        for line in ["d = 55", "e = 18", "f = -4", "g = 77", "h = 3.75", "i = 22", "j = 189", "k = 0", "s = 3.75"] {
            assert!(shown.lines().any(|shown| shown == line), "`{line}` at {level}\n{shown}");
        }
        for part in [
            "a = 7",
            "b = 11",
            "\"mixed: \"",
            "$1 = 280",
            "#0  show (x=280)",
            "in mix (a=7, b=11",
            "in main ()",
            "e = 207",
        ] {
            assert!(shown.contains(part), "`{part}` at {level}\n{shown}");
        }
        places.push_str(&shown);
    }
    assert!(places.contains("a variable in $r") && places.contains("DW_OP_breg7"), "{places}");
}

/// Compiles all programs to assembly for a target at all levels. Links them to one binary with the tools of that target,
/// and runs them in an emulator. Does nothing where the tools are missing.
fn programs_run_emulated(target: &str) {
    let (gcc, qemu) = (format!("{target}-linux-gnu-gcc"), format!("qemu-{target}"));
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
fn programs_run_on_s390x() {
    programs_run_emulated("s390x");
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
        ("token", "fn main() { let 3 = x; }", "1:17: expected a name"),
        ("end", "fn main() { ", "1:13: expected one of"),
        ("return", "fn f() -> int { while true { } }\nfn main() { }", "1:1: `f` may end without a `return`"),
        ("main", "fn f() { }", "1:1: there is no function `main`"),
        ("case", "fn main() { switch 1 { 1 { } 1 { } } }", "1:13: there are two cases 1"),
        ("unreached", "fn main() { return; print(1); }", "1:21: a statement that is never reached"),
        ("deep", &format!("fn main() {{ print({}1); }}", "(".repeat(30_000)), "1:30021: expected one of"),
        (
            "long",
            &format!("fn main() {{ print({}1); }}", "(".repeat(100_000)),
            "1:1: a program of more than 32768 bytes",
        ),
    ] {
        let file = directory.join(format!("{name}.pebble"));
        std::fs::write(&file, text).expect("the file can be written");
        let output = pebble(&[], &file);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(stderr.starts_with(&format!("{}:{message}", file.display())), "{stderr}");
        assert_eq!(output.status.code(), Some(1));
    }
}
