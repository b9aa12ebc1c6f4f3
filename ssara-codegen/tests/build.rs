//! Guards what a build script gets: the file, and values for all that can go wrong. That the module is the one of the
//! macro is tested in `ssara-macros`, and that cargo runs such a script in `examples/build_script`.

use std::fs;
use std::path::{Path, PathBuf};

use ssara_codegen::build::{Config, Error};
use ssara_codegen::internals::report;
use ssara_codegen::{Format, load, load_file};

const TOY: &str = "tests/data/toy.ron";

/// A new directory of this test's own.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("build").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the directory can be written to");
    path
}

#[test]
fn the_file_is_the_module_and_can_be_read() {
    let config = Config::new().file(TOY).module_name("machine").out_dir(directory("file"));
    let path = config.compile().expect("a correct file");
    assert!(path.ends_with("build/file/machine.rs"), "{path:?}");
    let text = fs::read_to_string(&path).expect("the file is there");
    assert!(text.contains("pub mod machine {\n") && text.contains("\n    pub static TARGET"), "{text}");
    let longest = text.lines().filter(|line| line.contains(" fn ")).map(str::len).max();
    assert!(longest.is_some_and(|len| len < 200), "each function on lines of its own");

    let written = syn::parse_file(&text).expect("Rust");
    let expanded = syn::parse2(config.expand().expect("a correct file")).expect("an item");
    assert_eq!(prettyplease::unparse(&written), prettyplease::unparse(&expanded));

    let date = || fs::metadata(&path).and_then(|file| file.modified()).expect("a date");
    let before = date();
    config.compile().expect("a correct file");
    assert_eq!(date(), before, "an equal file is not written again");
}

#[test]
fn the_module_has_the_name_of_the_isa_by_default() {
    let path = Config::new().file(TOY).out_dir(directory("default")).compile().expect("a correct file");
    assert!(path.ends_with("toy.rs"), "{path:?}");
}

#[test]
fn what_is_wrong_is_a_value() {
    let config = Config::new().out_dir(directory("wrong"));
    assert!(matches!(config.compile(), Err(Error::NoFile)));
    let named = |name: &str| config.clone().file(TOY).module_name(name).compile();
    for name in ["", "not a name", "mod", "../escape", "a::b"] {
        assert!(matches!(named(name), Err(Error::ModuleName(wrong)) if wrong == name), "{name}");
    }
    let nowhere = config.clone().file(TOY).out_dir("no/such/directory").compile();
    assert!(matches!(nowhere, Err(Error::Write(path, _)) if path.ends_with("toy.rs")));

    let missing = config.clone().file("no/such.ron").compile();
    assert!(matches!(missing, Err(Error::Isa { errors: 1, .. })));
    let case = "tests/cases/many_at_once.ron";
    let expected = load(case, &fs::read_to_string(case).expect("the file is there")).diagnostics;
    let expected = expected.iter().filter(|diagnostic| diagnostic.is_error()).count();
    match config.file(case).compile() {
        Err(Error::Isa { errors, .. }) => assert_eq!(errors, expected),
        other => panic!("{other:?}"),
    }
}

#[test]
fn cargo_hears_of_mistakes_in_a_line_each_and_the_reader_in_full() {
    let file = "tests/cases/many_at_once.ron";
    let diagnostics = load_file(Path::new(file)).diagnostics;
    let (cargo, reader) = report(&Config::new().file(file));
    let mut lines = cargo.lines();
    assert_eq!(lines.next(), Some("cargo::rerun-if-changed=tests/cases/many_at_once.ron"));
    for diagnostic in &diagnostics {
        let line = lines.next().expect("a line for each");
        let key = if diagnostic.is_error() { "cargo::error=" } else { "cargo::warning=" };
        assert_eq!(line.strip_prefix(key), Some(&*diagnostic.render(Format::Short)));
        assert!(reader.contains(&diagnostic.render(Format::Plain)));
    }
    assert_eq!(lines.next(), None);
    assert!(diagnostics.len() > 1);
}

#[test]
fn cargo_gets_no_second_line_from_a_name() {
    let (cargo, _) = report(&Config::new().file("no\ncargo::rustc-cfg=such.ron"));
    assert!(cargo.lines().all(|line| !line.starts_with("cargo::rustc-cfg")), "{cargo}");
    assert!(cargo.contains("\ncargo::error="));
}

#[test]
fn every_failure_reaches_cargo() {
    let (cargo, _) = report(&Config::new());
    assert_eq!(cargo, "cargo::error=no ISA file is given\n");
}
