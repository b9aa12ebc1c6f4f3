//! No unit test is left out: crates that build none have none.

use std::fs;
use std::path::{Path, PathBuf};

/// The Rust files of a folder, and of those in it.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn crates_that_build_no_unit_tests_have_none() {
    let mut folders = Vec::new();
    for name in [
        "ssara-core",
        "ssara-core/tables",
        "ssara-core/testing",
        "ssara-codegen",
        "ssara-classic",
        "ssara-cli",
        "ssara-cli/explore",
        "ssara-cli/playground",
        "ssara-lab",
        "ssara-lab/chart",
    ] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        assert!(manifest.contains("[lib]\ntest = false\n"), "{name} builds unit tests");
        folders.push(folder.join("src"));
    }
    let mut files = Vec::new();
    folders.iter().for_each(|folder| sources(folder, &mut files));
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        assert!(!text.contains("#[test]") && !text.contains("cfg(test)"), "{} has unit tests", file.display());
    }
}
