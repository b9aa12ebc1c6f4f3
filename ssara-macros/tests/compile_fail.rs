//! What `target!` and the code it generates refuse, and that they refuse it with a message that helps. What they accept is
//! in `build_function.rs`.
//!
//! `TRYBUILD=overwrite cargo test -p ssara-macros --test compile_fail` rewrites the expected messages. Line and column of mistakes in ISA
//! files are pinned by the tests of `ssara-codegen`: trybuild blanks them in files that it does not know.

#[test]
fn wrong_isa_files_do_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/ui/isa/*.rs");
}

#[test]
fn wrong_client_code_does_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/ui/client/*.rs");
}
