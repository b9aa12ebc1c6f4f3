//! Programs print the same, whoever allocates their registers.

use crate::common::{LEVELS, Place, has, has_llvm, source, text, tool};

/// Compiles a program at each level, and compares what it prints.
fn prints_the_same(name: &str, flags: &[&str], emulator: &[&str]) {
    prints_the_same_by(&LEVELS, name, flags, emulator);
}

/// Compiles a program with each allocator, and compares what it prints.
fn prints_the_same_by(allocators: &[&str], name: &str, flags: &[&str], emulator: &[&str]) {
    let place = Place::new();
    let run = |allocator: &str| {
        let args = ["--strict", "--allocator", allocator, &source(name), "-o", allocator, "-lm"];
        place.compile(&[flags, &args].concat());
        let program = place.path(allocator).display().to_string();
        let words = [emulator, &[&program]].concat();
        let printed = place.run(words[0], &words[1..]);
        assert!(printed.status.success(), "{allocator}");
        text(&printed.stdout)
    };
    let expected = run("greedy");
    assert!(expected.lines().count() > 3, "{expected}");
    for allocator in allocators {
        assert_eq!(run(allocator), expected, "{allocator}");
    }
}

#[test]
fn a_program_prints_the_same() {
    if has_llvm() {
        prints_the_same("kernels.c", &["-O2"], &[]);
    }
}

/// Classic allocators take the place of ssara's levels.
#[test]
fn a_program_prints_the_same_by_classic_allocators() {
    if has_llvm() {
        prints_the_same_by(&["linear-scan", "irc", "braun-hack"], "pairs.c", &["-O2"], &[]);
    }
}

/// Without optimisation, with a frame pointer, and with other addresses.
#[test]
fn a_program_prints_the_same_with_other_flags() {
    if has_llvm() {
        prints_the_same("kernels.c", &["-O0"], &[]);
        prints_the_same("kernels.c", &["-O1", "-fno-omit-frame-pointer", "-fno-pic", "-no-pie"], &[]);
    }
}

/// An instruction that only writes the x87 status stands between a comparison and what reads its flags.
#[test]
fn flags_survive_writes_of_other_flags() {
    if !has_llvm() {
        return;
    }
    if cfg!(target_arch = "x86_64") {
        prints_the_same("flags.c", &["-O2"], &[]);
    }
    let place = Place::new();
    for level in LEVELS {
        place.compile(&["-c", "-O2", "--strict", "--target", "x86_64", "--allocator", level, &source("atof.c")]);
    }
}

/// Values that inline assembly ties to a register, also to one whose result nothing reads, are read there.
#[test]
fn tied_operands_of_assembly_are_in_their_registers() {
    if has_llvm() && cfg!(target_arch = "x86_64") {
        prints_the_same("tied_asm.c", &["-O2"], &[]);
    }
}

/// A function that returns twice keeps no frame pointer for that.
#[test]
fn a_function_that_returns_twice_uses_all_registers() {
    if !has_llvm() {
        return;
    }
    prints_the_same("setjmp.c", &["-O2"], &[]);
    let power = ["powerpc64le", "qemu-ppc64le -cpu power10"];
    for [machine, emulator] in [["aarch64", "qemu-aarch64"], ["riscv64", "qemu-riscv64"], power] {
        let words: Vec<&str> = emulator.split(' ').collect();
        if has(format!("{machine}-linux-gnu-gcc")) && has(words[0]) {
            let library = format!("/usr/{machine}-linux-gnu");
            prints_the_same("setjmp.c", &["-O2", "--target", machine], &[&words[..], &["-L", &library]].concat());
        }
    }
    let place = Place::new();
    place.compile(&["-S", "-O2", "--target", "x86_64", &source("setjmp.c"), "-o", "code.s"]);
    let code = std::fs::read_to_string(place.path("code.s")).expect("assembly");
    assert!(code.contains("%rbp") && !code.contains("%rsp, %rbp"), "{code}");
}

/// Tuples of vector registers, in an emulator.
#[test]
fn a_program_with_tuples_prints_the_same() {
    if has_llvm() && has("aarch64-linux-gnu-gcc") && has("qemu-aarch64") {
        let emulator = ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"];
        prints_the_same("tuples.c", &["-O2", "--target", "aarch64"], &emulator);
    }
}

/// Pairs of registers and parts that are not the lowest ones, in an emulator.
#[test]
fn a_program_with_pairs_prints_the_same() {
    if has_llvm() && has("s390x-linux-gnu-gcc") && has("qemu-s390x") {
        let emulator = ["qemu-s390x", "-L", "/usr/s390x-linux-gnu"];
        for program in ["pairs.c", "kernels.c"] {
            prints_the_same(program, &["-O2", "--target", "s390x"], &emulator);
        }
        prints_the_same("pairs.c", &["-O1", "-fno-omit-frame-pointer", "--target", "s390x"], &emulator);
    }
}

/// Fields of the condition register, and vectors of which calls preserve a half, in an emulator.
#[test]
fn a_program_with_condition_fields_prints_the_same() {
    if has_llvm() && has("powerpc64le-linux-gnu-gcc") && has("qemu-ppc64le") {
        let emulator = ["qemu-ppc64le", "-cpu", "power10", "-L", "/usr/powerpc64le-linux-gnu"];
        for program in ["fields.c", "kernels.c"] {
            prints_the_same(program, &["-O2", "--target", "powerpc64le"], &emulator);
        }
        prints_the_same("fields.c", &["-O1", "-fno-omit-frame-pointer", "--target", "powerpc64le"], &emulator);
        let place = Place::new();
        let said = text(&place.cc(&["--target", "powerpc64le", &source("pairs.c"), "-o", "program"]).stderr);
        assert!(said.contains("does not carry which slots"), "{said}");
        let said = text(&place.cc(&["--target", "powerpc64le", "-mcpu=pwr8", &source("fields.c"), "-c"]).stderr);
        assert!(said.contains("does not carry the pointer"), "{said}");
    }
}

/// Text MIR of s390x has no name for the mark of references over the GOT, and does not carry those to thread-local data.
#[test]
fn a_program_with_references_over_the_got_prints_the_same() {
    if has_llvm() && has("s390x-linux-gnu-gcc") && has("qemu-s390x") {
        let emulator = ["qemu-s390x", "-L", "/usr/s390x-linux-gnu"];
        for flags in [["-O2", "-fPIC"], ["-O1", "-g"]] {
            prints_the_same("got.c", &[&flags[..], &["--target", "s390x"]].concat(), &emulator);
        }
        let place = Place::new();
        place
            .write("file.c", "static __thread int own; int main(int count, char **) { own += count; return own - 1; }");
        let said = text(&place.cc(&["--target", "s390x", "file.c", "-o", "program"]).stderr);
        assert!(said.contains("does not carry constants"), "{said}");
        assert!(place.run("qemu-s390x", &["-L", emulator[2], "program"]).status.success());
    }
}

/// The rest of a file is not lost with a function whose assembly jumps.
#[test]
fn a_function_with_jumping_assembly_is_left_to_llvm() {
    if !has_llvm() || !cfg!(target_arch = "x86_64") || tool("clang").is_none() {
        return;
    }
    let place = Place::new();
    for level in LEVELS {
        let said = place.cc(&["-O1", "--allocator", level, &source("asm_goto.c"), "-o", "program"]);
        let said = text(&said.stderr);
        assert_eq!(place.prints("program"), "1 2\n", "{level}");
        assert!(said.contains("function `f` is left to LLVM: line "), "{said}");
        assert!(said.ends_with("ssara-llvm: 1 of 2 functions left to LLVM\n"), "{said}");
    }
}
