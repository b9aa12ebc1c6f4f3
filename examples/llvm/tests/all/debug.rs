//! Debug information changes no code, and debuggers find variables.

use crate::common::{LEVELS, Place, has, has_llvm, source, text, tool};

const MACHINES: [&str; 5] = ["x86_64", "aarch64", "riscv64", "s390x", "powerpc64le"];

/// The content of a section of an object.
fn section(place: &Place, object: &str, name: &str) -> Vec<u8> {
    let objcopy = tool("llvm-objcopy").expect("found before");
    let done = place.run(objcopy, &[&format!("--dump-section={name}=section"), object, "/dev/null"]);
    assert!(done.status.success(), "{}", text(&done.stderr));
    std::fs::read(place.path("section")).expect("a section")
}

/// No function is left to LLVM because of `-g`, and the code is the same.
#[test]
fn debug_information_changes_no_code() {
    if !has_llvm() || tool("llvm-objcopy").is_none() {
        return;
    }
    let place = Place::new();
    for machine in MACHINES {
        for (optimization, level) in [("-O0", "O0"), ("-O2", "O0"), ("-O2", "O1"), ("-O2", "O2"), ("-O2", "O3")] {
            let args = ["--strict", "--target", machine, "--allocator", level, optimization, "-c"];
            place.compile(&[&args, &["-g", &source("debug.c"), "-o", "with.o"][..]].concat());
            place.compile(&[&args, &[&*source("debug.c"), "-o", "without.o"][..]].concat());
            let [with, without] = ["with.o", "without.o"].map(|object| section(&place, object, ".text"));
            assert!(!with.is_empty() && with == without, "{machine} {optimization} {level}");
            assert!(section(&place, "with.o", ".debug_line").len() > 50, "{machine} {optimization} {level}");
        }
    }
}

/// A debugger prints arguments at the start of a function, and in a function that it goes up to while a call runs.
#[test]
fn a_debugger_prints_variables() {
    if !has_llvm() || !cfg!(target_arch = "x86_64") || !has("gdb") {
        return;
    }
    let place = Place::new();
    let script = ["-batch", "-nx", "-ex", "break main", "-ex", "run", "-ex", "print argc", "-ex", "break step"];
    let script = [&script[..], &["-ex", "continue", "-ex", "print x", "-ex", "up", "-ex", "print factor"]].concat();
    let script = [&script[..], &["-ex", "print at", "-ex", "print sum", "./program"]].concat();
    for optimization in ["-O0", "-O2"] {
        for level in LEVELS {
            place.compile(&["--strict", "-g", optimization, "--allocator", level, &source("debug.c"), "-o", "program"]);
            let said = text(&place.run("gdb", &script).stdout);
            let values: Vec<&str> =
                said.lines().filter_map(|line| line.strip_prefix('$')?.split(" = ").nth(1)).collect();
            assert_eq!(values, ["1", "20", "5", "0", "20"], "{optimization} {level}: {said}");
        }
    }
}
