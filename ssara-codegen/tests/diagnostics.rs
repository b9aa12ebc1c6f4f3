//! What the loader says about wrong files: each `cases/*.ron` with the diagnostics in the `.stderr` beside it. With
//! `BLESS=1` the expectations are written anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ssara_codegen::{Code, Format, Loaded, Severity, load};

fn cases() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let entries = fs::read_dir(directory).expect("the cases are there");
    let mut cases: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable entry").path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    cases.sort();
    cases
}

fn load_case(path: &Path) -> Loaded {
    let name = path.file_name().expect("a file").to_string_lossy();
    load(&name, &fs::read_to_string(path).expect("a readable case"))
}

fn rendered(loaded: &Loaded) -> String {
    loaded.diagnostics.iter().map(|diagnostic| format!("{diagnostic}\n\n")).collect()
}

#[test]
fn cases_give_the_expected_diagnostics() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut wrong = Vec::new();
    for path in cases() {
        let loaded = load_case(&path);
        assert_eq!(loaded.target.is_none(), loaded.diagnostics.iter().any(|diagnostic| diagnostic.is_error()));
        let found = rendered(&loaded);
        let expectation = path.with_extension("stderr");
        if bless {
            fs::write(&expectation, &found).expect("a writable expectation");
        } else if fs::read_to_string(&expectation).unwrap_or_default() != found {
            wrong.push(format!("{}:\n{found}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "not as expected; look, and run again with BLESS=1\n\n{}", wrong.join("\n"));
}

#[test]
fn every_code_has_a_case() {
    // These are not about a text that could stand in a case; other tests have them.
    let elsewhere =
        [Code::TooLarge, Code::Unreadable, Code::NotUtf8, Code::LeftOut, Code::Unproved, Code::Inconsistent];
    let mut seen: BTreeSet<Code> = elsewhere.into();
    for path in cases() {
        seen.extend(load_case(&path).diagnostics.iter().map(|diagnostic| diagnostic.code));
    }
    let missing: Vec<&Code> = Code::ALL.iter().filter(|code| !seen.contains(code)).collect();
    assert!(missing.is_empty(), "no case has {missing:?}");
}

#[test]
fn codes_are_unique_and_explained() {
    let mut ids = BTreeSet::new();
    for &code in Code::ALL {
        assert!(ids.insert(code.id()), "{code} is there twice");
        assert_eq!(Code::find(&code.id().to_lowercase()), Some(code));
        assert_eq!(code.severity() == Severity::Warning, code.id().starts_with('W'));
        assert!(code.explanation().ends_with('.') && !code.explanation().contains("  "), "{code}");
        assert!(code.title().starts_with(char::is_lowercase) && !code.title().ends_with('.'), "{code}");
    }
    assert_eq!(Code::find("E9999"), None);
}

#[test]
fn a_diagnostic_comes_in_three_formats() {
    let loaded = load("tiny.ron", "Isa(\n    name: tiny,\n    banks: {},\n)");
    let [diagnostic] = &loaded.diagnostics[..] else { panic!("{:?}", loaded.diagnostics) };
    let short = "tiny.ron:3:12: error[E0106]: there is no bank, so there are no registers";
    assert_eq!(diagnostic.render(Format::Short), short);
    let plain = diagnostic.render(Format::Plain);
    assert_eq!(plain, diagnostic.to_string());
    assert!(plain.contains(" --> tiny.ron:3:12\n") && plain.contains("    banks: {},\n"));
    let colour = diagnostic.render(Format::Colour);
    let escapes: Vec<&str> = colour.split('\u{1b}').skip(1).collect();
    assert!(escapes.len() > 4 && escapes.iter().all(|escape| escape.starts_with('[')));
    let bare: String = escapes.iter().map(|escape| escape.split_once('m').expect("the end of a code").1).collect();
    assert_eq!(bare, plain, "colour adds nothing but colour");
}
