//! Listings of the book that quote what a command prints: ` ```text $ ssara ARGUMENTS ` is the whole standard output of that
//! command, run in the root of the repository. So is ` ```json `. `BLESS=1` writes the listings anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The pages of the book, those of its parts included.
fn pages(root: &Path) -> Vec<PathBuf> {
    let folders = ["docs/src", "docs/src/explained", "docs/src/experiments"].map(|folder| root.join(folder));
    let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder of the book"));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut pages: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|it| it == "md")).collect();
    pages.sort();
    pages
}

/// What a command prints. It succeeds, or prints its findings as JSON.
fn run(program: &str, arguments: &str, root: &Path) -> String {
    let mut command = Command::new(program);
    let output = command.args(arguments.split_whitespace()).current_dir(root).output().expect("the program starts");
    let text = String::from_utf8(output.stdout).expect("the program writes UTF-8");
    let has_findings = output.status.code() == Some(1) && text.contains("\"severity\"");
    assert!(output.status.success() || has_findings, "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    text
}

/// The page with the listings of `program`, whose name is `name`, as it prints them now; and their number.
fn refreshed(page: &str, name: &str, program: &str, root: &Path) -> (String, usize) {
    let (mut text, mut listings) = (String::new(), 0);
    let mut lines = page.split_inclusive('\n');
    let prompts = ["text", "json"].map(|language| format!("```{language} $ {name} "));
    while let Some(line) = lines.next() {
        text += line;
        if let Some(arguments) = prompts.iter().find_map(|prompt| line.strip_prefix(prompt)) {
            text += &run(program, arguments, root);
            text += lines.find(|line| line.starts_with("```")).expect("the end of a listing");
            listings += 1;
        }
    }
    (text, listings)
}

/// Compares the listings of a program with what it prints, or writes them anew. There are at least `expected`.
pub fn compare(name: &str, program: &str, expected: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut different, mut listings) = (Vec::new(), 0);
    for path in pages(&root) {
        let page = fs::read_to_string(&path).expect("a page");
        let (found, count) = refreshed(&page, name, program, &root);
        listings += count;
        if std::env::var_os("BLESS").is_some() {
            if found != page {
                fs::write(&path, found).expect("a page can be written");
            }
            continue;
        }
        for (new, old) in found.lines().zip(page.lines()).filter(|(new, old)| new != old) {
            different.push(format!("{}:\n  it says  {old}\n  it is    {new}", path.display()));
        }
        if found.lines().count() != page.lines().count() {
            different.push(format!("{}: a listing has another number of lines", path.display()));
        }
    }
    assert!(listings >= expected, "{listings} listings are found");
    assert!(different.is_empty(), "look, and run again with BLESS=1\n{}", different.join("\n"));
}
