//! `ssara-llvm cc` in place of a C compiler.

use std::fs;

use crate::common::{Place, has, has_llvm, text, tool};

const ADD: &str = "int add(int a, int b) { return a + b; }\n";
const MAIN: &str =
    "#include <stdio.h>\nint add(int, int);\nint main(void) { printf(\"%d\\n\", add(2, 3)); return 0; }\n";

fn project() -> Place {
    let place = Place::new();
    place.write("add.c", ADD);
    place.write("main.c", MAIN);
    place
}

/// What generates no code is clang's answer.
#[test]
fn what_makes_no_code_is_clangs() {
    let Some(clang) = tool("clang").filter(|_| has_llvm()) else { return };
    let place = project();
    let command_lines: [&[&str]; 12] = [
        &["--version"],
        &["-dumpversion"],
        &["-dumpmachine"],
        &["-print-search-dirs"],
        &["-print-file-name=libc.so"],
        &["-E", "add.c"],
        &["-M", "add.c"],
        &["-MM", "-MT", "x", "main.c"],
        &["-fsyntax-only", "add.c"],
        &["-S", "-emit-llvm", "add.c", "-o", "-"],
        &["missing.c"],
        &[],
    ];
    for args in command_lines {
        let [own, clangs] = [place.cc(args), place.run(&clang, args)];
        assert_eq!(text(&own.stdout), text(&clangs.stdout), "{args:?}");
        assert_eq!(text(&own.stderr), text(&clangs.stderr), "{args:?}");
        assert_eq!(own.status.code(), clangs.status.code(), "{args:?}");
    }
}

/// Registers that clang is told to leave alone, and those beyond a number of registers, are in no code, whoever allocates.
#[test]
fn kept_registers_are_not_used() {
    if !has_llvm() {
        return;
    }
    let place = Place::new();
    let values = || (0..20).map(|at| format!("v{at}"));
    let loads: String = values().map(|value| format!("int {value} = next();\n")).collect();
    let sum = values().collect::<Vec<_>>().join(" ^ ");
    place.write("many.c", &format!("int next(void);\nint many(void) {{\n{loads}return {sum};\n}}\n"));
    for allocator in ["O0", "O2", "greedy", "linear-scan"] {
        let uses = |options: &[&str], register: &str| {
            let args =
                ["--strict", "-O1", "-S", "--target", "riscv64", "--allocator", allocator, "many.c", "-o", "many.s"];
            place.compile(&[&args, options].concat());
            let code = fs::read_to_string(place.path("many.s")).expect("assembly");
            let mut words = code.split(|c: char| !c.is_ascii_alphanumeric());
            words.any(|word| word == register)
        };
        assert!(uses(&[], "s2"), "{allocator}");
        assert!(!uses(&["-ffixed-x18"], "s2"), "{allocator}");
        assert!(!uses(&["--registers", "8"], "s2"), "{allocator}");
    }
}

/// Sources, assembly, objects, archives and shared objects are mixed as clang mixes them.
#[test]
fn inputs_are_mixed() {
    if !has_llvm() {
        return;
    }
    let place = project();
    place.compile(&["--strict", "-c", "-O1", "add.c", "main.c"]);
    let links: [&[&str]; 8] = [
        &["add.o", "main.o"],
        &["main.c", "add.o", "-pthread", "-Wl,--as-needed", "-Xlinker", "--no-undefined"],
        &["-x", "c", "main.c", "-x", "none", "add.s"],
        &["main.c", "libadd.a"],
        &["main.c", "-L.", "-ladd", "-Wl,-rpath,."],
        &["@arguments"],
        &["-static", "-fno-pie", "main.c", "add.c"],
        &["-fPIE", "-pie", "-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections", "main.c", "add.c"],
    ];
    place.compile(&["-S", "-fverbose-asm", "add.c"]);
    place.compile(&["-shared", "-fPIC", "add.c", "-o", "libadd.so"]);
    assert!(place.run("ar", &["rcs", "libadd.a", "add.o"]).status.success());
    place.write("arguments", "-O2 \"main.c\" add.c\n");
    for link in links {
        place.compile(&[link, &["-o", "program"]].concat());
        let printed = place.run("sh", &["-c", "LD_LIBRARY_PATH=. ./program"]);
        assert_eq!(text(&printed.stdout), "5\n", "{link:?}");
    }
}

/// Files of dependencies, standard input and output.
#[test]
fn dependencies_and_standard_streams_work() {
    if !has_llvm() {
        return;
    }
    let place = project();
    place.compile(&["-c", "-MD", "-MF", "deps", "-MT", "target", "add.c"]);
    assert_eq!(fs::read_to_string(place.path("deps")).expect("dependencies"), "target: add.c\n");
    let script = "printf 'int f(void) { return 7; }' | \"$0\" cc -O1 -x c - -S -o -";
    let said = place.run("sh", &["-c", script, env!("CARGO_BIN_EXE_ssara-llvm")]);
    assert!(said.status.success() && text(&said.stdout).contains("\nf:"), "{}", text(&said.stderr));
}

/// A wrong source is clang's error, with its exit code.
#[test]
fn errors_in_sources_are_clangs() {
    let Some(clang) = tool("clang").filter(|_| has_llvm()) else { return };
    let place = Place::new();
    place.write("wrong.c", "int f(void) { return x; }\n");
    let [own, clangs] = [place.cc(&["-c", "wrong.c"]), place.run(clang, &["-c", "wrong.c"])];
    assert_eq!((own.status.code(), text(&own.stderr)), (clangs.status.code(), text(&clangs.stderr)));
}

/// What is left to LLVM is counted, and is an error on request. Exceptions are; the program works.
#[test]
fn exceptions_are_left_to_llvm() {
    if !has_llvm() {
        return;
    }
    let place = Place::new();
    place.write(
        "throw.cc",
        "int f(int x) { if (x) throw x; return 1; }\n\
        int main() { try { return f(3); } catch (int x) { return x - 3; } }\n",
    );
    let script = "\"$0\" cc -x c++ - -c -o object.o <throw.cc";
    let said = place.run("sh", &["-c", script, env!("CARGO_BIN_EXE_ssara-llvm")]);
    assert!(said.status.success() && fs::read(place.path("object.o")).expect("made").windows(3).any(|at| at == b"_Z1"));
    let said = place.cc(&["throw.cc", "--report", "report", "-lstdc++", "-o", "program"]);
    assert!(said.status.success() && text(&said.stderr).ends_with("ssara-llvm: 2 of 2 functions left to LLVM\n"));
    assert_eq!(place.prints("program"), "");
    let report = fs::read_to_string(place.path("report")).expect("a report");
    assert!(report.starts_with("throw.cc\t2\t2\t_Z1fi: "), "{report}");
    let said = place.cc(&["--strict", "-c", "throw.cc"]);
    assert_eq!(said.status.code(), Some(1));
    assert!(text(&said.stderr).contains("2 of 2 functions left to LLVM, and `--strict` is given"));
    place.write("plain.cc", "template <class T> T twice(T x) { return x + x; }\nint f(int x) { return twice(x); }\n");
    place.compile(&["--strict", "-c", "plain.cc"]);
}

/// A project is built in parallel by `make`, and two builds are the same byte by byte.
#[test]
fn make_builds_a_project() {
    if !has_llvm() || !has("make") {
        return;
    }
    let place = project();
    place.write("third.c", "static int table[] = {1, 2, 3};\nint third(int x) { return table[x % 3]; }\n");
    place.write(
        "Makefile",
        "CFLAGS = -O2 -g\nprogram: main.o add.o third.o\n\t$(CC) $(LDFLAGS) -o $@ $^\n\
         %.o: %.c\n\t$(CC) $(CFLAGS) -MMD -c -o $@ $<\nclean:\n\trm -f *.o *.d program\n",
    );
    let compiler = format!("CC={} cc --strict --allocator O2", env!("CARGO_BIN_EXE_ssara-llvm"));
    let build = || {
        let made = place.run("make", &["-s", "-j2", &compiler]);
        assert!(made.status.success() && made.stderr.is_empty(), "{}", text(&made.stderr));
        assert_eq!(place.prints("program"), "5\n");
        ["main.o", "add.o", "third.o", "program"].map(|name| fs::read(place.path(name)).expect("made"))
    };
    let first = build();
    assert!(place.run("make", &["-s", "clean"]).status.success());
    assert!(first == build());
}

/// Values of 32 bits are copied and spilled as such, which takes shorter instructions and smaller slots.
#[test]
fn narrow_values_stay_narrow() {
    if !has_llvm() {
        return;
    }
    let place = Place::new();
    place.write(
        "narrow.c",
        "int g(int);\nint f(int a, int b, int c) {\n    int x = g(a) + b, y = g(c) * x;\n    \
         __asm__ volatile(\"\" ::: \"rbx\", \"rbp\", \"r12\", \"r13\", \"r14\", \"r15\");\n    return g(x) + a * y + b - c;\n}\n",
    );
    place.compile(&["--target", "x86_64", "-O2", "-S", "narrow.c", "-o", "narrow.s"]);
    let assembly = fs::read_to_string(place.path("narrow.s")).expect("assembly");
    let copies = |width: &str| assembly.lines().filter(|line| line.trim_start().starts_with(width)).count();
    assert!(copies("movl") > 4 && copies("movq") == 0, "{assembly}");
}
