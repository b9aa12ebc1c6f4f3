//! The lab book quotes what the command prints: a listing ` ```text $ ssara-lab ARGUMENTS ` is the whole output of that
//! command, run in the root of the repository. `BLESS=1` writes the listings anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What begins a listing, before the arguments.
const FENCE: &str = "```text $ ssara-lab ";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What a command prints; it must succeed.
fn run(arguments: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ssara-lab"));
    let output = command.args(arguments.split_whitespace()).current_dir(root()).output().expect("the program starts");
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

/// The page with its listings as the commands print them now, and the number of listings.
fn refreshed(page: &str) -> (String, usize) {
    let (mut text, mut listings) = (String::new(), 0);
    let mut lines = page.split_inclusive('\n');
    while let Some(line) = lines.next() {
        text += line;
        if let Some(arguments) = line.strip_prefix(FENCE) {
            text += &run(arguments);
            text += lines.find(|line| line.starts_with("```")).expect("the end of a listing");
            listings += 1;
        }
    }
    (text, listings)
}

#[test]
fn listings_are_what_the_command_prints() {
    let folder = root().join("docs/src/experiments");
    let entries = fs::read_dir(folder).expect("the lab book").map(|entry| entry.expect("an entry").path());
    let mut pages: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|it| it == "md")).collect();
    pages.sort();
    let (mut different, mut listings) = (Vec::new(), 0);
    for path in pages {
        let page = fs::read_to_string(&path).expect("a page");
        let (found, count) = refreshed(&page);
        listings += count;
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, found).expect("a page can be written");
            continue;
        }
        for (new, old) in found.lines().zip(page.lines()).filter(|(new, old)| new != old) {
            different.push(format!("{}:\n  it says  {old}\n  it is    {new}", path.display()));
        }
        if found.lines().count() != page.lines().count() {
            different.push(format!("{}: a listing has another number of lines", path.display()));
        }
    }
    assert!(listings >= 3, "{listings} listings are found");
    assert!(different.is_empty(), "look, and run again with BLESS=1\n{}", different.join("\n"));
}
