//! The allocator compiles for machines without an operating system.

use std::path::Path;
use std::process::Command;

/// Checks `ssara-core` as clients build it, for a machine that rustup may have installed.
fn check(target: &str) {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().expect("there is a compiler");
    let sysroot = String::from_utf8(sysroot.stdout).expect("a path in UTF-8");
    if !Path::new(sysroot.trim()).join("lib/rustlib").join(target).exists() {
        println!("skipped: {target} is not installed (rustup target add {target})");
        return;
    }
    let checked = Command::new(env!("CARGO"))
        .args(["check", "--package", "ssara-core", "--no-default-features", "--features", "wide", "--locked"])
        .args(["--target", target, "--target-dir", concat!(env!("CARGO_TARGET_TMPDIR"), "/no_std")])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("RUSTFLAGS", "")
        .output()
        .expect("cargo runs");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
}

#[test]
fn the_allocator_compiles_for_webassembly() {
    check("wasm32-unknown-unknown");
}

#[test]
fn the_allocator_compiles_for_a_microcontroller() {
    check("thumbv7em-none-eabi");
}
