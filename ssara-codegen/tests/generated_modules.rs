//! The modules of `ssara-targets` are those of their ISA files. With `BLESS=1` they are written anew. That needs no crate
//! which depends on them, so that they can follow a change of the tables.

use std::fs;
use std::path::{Path, PathBuf};

use ssara_codegen::build::Config;

/// Each shipped ISA file, in alphabetic order.
fn isa_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../isa");
    let entries = fs::read_dir(folder).expect("the folder `isa`").map(|entry| entry.expect("an entry").path());
    let is_machine = |path: &PathBuf| path.extension() == Some("ron".as_ref()) && !path.ends_with("TEMPLATE.ron");
    let mut files: Vec<PathBuf> = entries.filter(is_machine).collect();
    files.sort();
    files
}

#[test]
fn the_generated_modules_are_those_of_the_files() {
    let files = isa_files();
    assert!(files.len() >= 8, "{files:?}");
    for file in files {
        let module = Config::new().file(&file).source().expect("a shipped file has no mistakes");
        let path = file.with_file_name("generated").join(file.with_extension("rs").file_name().expect("a name"));
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, module).expect("the folder can be written");
        } else {
            let known = fs::read_to_string(&path).unwrap_or_default();
            assert!(known == module, "{} is not what its ISA file says; BLESS=1 writes it anew", path.display());
        }
    }
}
