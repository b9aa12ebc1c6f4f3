//! The book quotes what the command prints; see [`crate::listings`].

#[test]
fn listings_are_what_the_command_prints() {
    crate::listings::compare("ssara-lab", env!("CARGO_BIN_EXE_ssara-lab"), 5);
}
