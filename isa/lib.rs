//! To be filled.

/// The ISA files: the name of each ISA, and the text that describes it.
pub const SOURCES: &[(&str, &str)] =
    &[("aarch64", include_str!("aarch64.ron")), ("x86_64", include_str!("x86_64.ron"))];
