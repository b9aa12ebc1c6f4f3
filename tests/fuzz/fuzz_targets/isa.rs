//! Any text as an ISA file: diagnostics or a target, and no panic.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let loaded = ssara_codegen::load("fuzz.ron", text);
    assert!(loaded.target.is_some() || !loaded.diagnostics.is_empty());
});
