//! What `ssara explain` says. Each `tests/explain/*.txt` is a transcript: lines that start with `$ ssara` are commands, and
//! what follows each of them is what it prints. `BLESS=1` writes the outputs anew.

use std::fs;
use std::path::Path;
use std::process::Command;

const PROMPT: &str = "$ ssara ";

/// What a command prints, failures included.
fn run(command: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_ssara"))
        .args(command.split_whitespace())
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explain"))
        .output()
        .expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
    text(output.stdout) + &text(output.stderr)
}

#[test]
fn explanations_are_as_in_the_transcripts() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explain");
    let entries = fs::read_dir(dir).expect("transcripts").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> = entries.filter(|path| path.extension().is_some_and(|it| it == "txt")).collect();
    paths.sort();
    assert!(!paths.is_empty());
    let mut different = Vec::new();
    for path in paths {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let (head, _) = expected.split_once(PROMPT).expect("a command");
        let commands: Vec<&str> = expected.lines().filter_map(|line| line.strip_prefix(PROMPT)).collect();
        let outputs: Vec<String> =
            commands.iter().map(|command| format!("{PROMPT}{command}\n{}", run(command))).collect();
        let found = format!("{head}{}", outputs.join("\n"));
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, found).expect("a transcript can be written");
        } else if found != expected {
            different.push(format!("{}:\n{found}", path.display()));
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}
