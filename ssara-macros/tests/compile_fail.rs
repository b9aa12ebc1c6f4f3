//! The messages of rustc about wrong uses of `target!` and of the code that it generates. `build_function.rs` tests correct
//! uses.
//!
//! `TRYBUILD=overwrite cargo test -p ssara-macros --test compile_fail` rewrites the expected messages. The tests of
//! `ssara-codegen` check line and column of mistakes in ISA files, because trybuild blanks them in files that it does not
//! know.

#[test]
fn wrong_isa_files_do_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/ui/isa/*.rs");
}

#[test]
fn wrong_client_code_does_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/ui/client/*.rs");
}
