//! The tutorial, `isa/README.md`, done as a reader does it. Its files are written, its commands run in their order, and
//! they print what it says they print. With `BLESS=1` in the environment what they print is put into it.
//!
//! It takes longest and comes first, so that other tests run beside it. It is among the tests of this crate because cargo
//! makes the command `ssara` for them.
//!
//! | block | what a reader does with it |
//! | --- | --- |
//! | ` ```LANGUAGE FILE ` | writes it to the file; what comes later for the same file goes to its end |
//! | ` ```ron ` | adds it to the ISA file: before the last parenthesis, or if it starts with a form, to the forms |
//! | ` ```sh ` | runs it; ` ```sh fails ` says that it fails |
//! | ` ```text ` | compares it with what the block before it printed |

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A block: what stands after the fence, and where in the page its text is.
struct Block {
    info: String,
    text: Range<usize>,
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    let mut at = 0;
    for line in page.split_inclusive('\n') {
        let next = at + line.len();
        match line.trim_end().strip_prefix("```") {
            Some("") if open => {
                blocks.last_mut().expect("an open block").text.end = at;
                open = false;
            }
            Some(info) => {
                assert!(!open, "a fence within a block: {line}");
                blocks.push(Block { info: info.to_owned(), text: next..next });
                open = true;
            }
            None => {}
        }
        at = next;
    }
    assert!(!open, "the last block has an end");
    blocks
}

/// Where the reader works.
struct Desk {
    /// What is thrown away in the end.
    root: PathBuf,
    /// Where commands run: `cd` stays in force.
    directory: PathBuf,
    isa_file: Option<PathBuf>,
}

impl Desk {
    fn new() -> Self {
        let root = std::env::temp_dir().join(format!("ssara-tutorial-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(&root).expect("a directory of one's own");
        Desk { directory: root.clone(), root, isa_file: None }
    }

    fn write(&mut self, name: &str, text: &str, first: bool) {
        let path = self.directory.join(name);
        let before = if first { String::new() } else { fs::read_to_string(&path).expect("the file") };
        fs::write(&path, before + text).expect("the file can be written");
        if name.ends_with(".ron") {
            self.isa_file = Some(path);
        }
    }

    fn add_to_isa_file(&self, text: &str) {
        let path = self.isa_file.as_ref().expect("an ISA file to add to");
        let mut isa = fs::read_to_string(path).expect("the ISA file");
        let is_form = text.trim_start_matches('\n').starts_with("        ");
        let end = isa.rfind(if is_form { "    },\n)" } else { ")" }).expect("the end of the file or of its forms");
        isa.insert_str(end, text);
        fs::write(path, isa).expect("the ISA file can be written");
    }

    /// Runs commands as a shell does, and returns what they print.
    fn run(&mut self, commands: &str) -> (bool, String) {
        let here = self.root.join("here");
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let commands = commands.replace("../ssara/", &format!("{}/", workspace.display()));
        let script = format!("exec 2>&1\n{commands}\nstatus=$?\npwd > '{}'\nexit $status\n", here.display());
        let ssara = Path::new(env!("CARGO_BIN_EXE_ssara"));
        let programs = ssara.parent().expect("the directory of the program");
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = std::env::join_paths([programs.to_owned()].into_iter().chain(std::env::split_paths(&path)));
        let mut shell = Command::new("bash");
        shell.args(["-c", &script]).current_dir(&self.directory).env("PATH", path.expect("a path"));
        // Crates from the registry that are built for the tests, also without debug information, are not built once more,
        // and nothing is downloaded.
        shell.env("CARGO_TARGET_DIR", workspace.join("target")).env("CARGO_NET_OFFLINE", "true");
        shell.env("CARGO_PROFILE_DEV_DEBUG", "false");
        let output = shell.output().unwrap_or_else(|error| panic!("bash: {error}"));
        self.directory = PathBuf::from(fs::read_to_string(here).expect("the working directory").trim_end());
        let lock = self.directory.join("Cargo.lock");
        if self.directory.join("Cargo.toml").exists() && !lock.exists() {
            fs::copy(workspace.join("Cargo.lock"), lock).expect("the versions that are here");
        }
        (output.status.success(), String::from_utf8(output.stdout).expect("text"))
    }
}

#[test]
fn the_tutorial_does_what_it_says() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../isa/README.md");
    let page = fs::read_to_string(readme).expect("the tutorial");
    let blocks = blocks(&page);
    let mut desk = Desk::new();
    let mut written: Vec<&str> = Vec::new();
    let mut printed: Vec<(Range<usize>, String)> = Vec::new();
    for (index, Block { info, text }) in blocks.iter().enumerate() {
        let text = &page[text.clone()];
        match info.split_once(' ').unwrap_or((info, "")) {
            ("ron", "") => desk.add_to_isa_file(text),
            ("sh", outcome @ ("" | "fails")) => {
                let (success, output) = desk.run(text);
                assert_eq!(success, outcome.is_empty(), "{text}{output}");
                let quoted = blocks.get(index + 1).filter(|block| block.info == "text");
                printed.extend(quoted.map(|block| (block.text.clone(), output)));
            }
            ("text", "") => {}
            (_, "") => panic!("no reader knows what to do with a block of `{info}`"),
            (_, file) => {
                desk.write(file, text, !written.contains(&file));
                written.push(file);
            }
        }
    }
    fs::remove_dir_all(&desk.root).expect("the directory is there");

    if std::env::var_os("BLESS").is_some() {
        let mut page = page;
        for (place, output) in printed.into_iter().rev() {
            page.replace_range(place, &output);
        }
        fs::write(readme, page).expect("the tutorial can be written");
    } else {
        for (place, output) in printed {
            assert_eq!(&page[place], output, "BLESS=1 puts it into the tutorial");
        }
    }
}

/// Each row of the table of notations ends with the name of a file, which contains what the row quotes from it.
#[test]
fn the_shipped_files_say_what_the_tutorial_quotes() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../isa");
    let page = fs::read_to_string(directory.join("README.md")).expect("the tutorial");
    let mut quotes = 0;
    for row in page.lines().filter(|line| line.ends_with(".ron` |")) {
        let [_, says, example] = *row.trim_matches([' ', '|']).split(" | ").collect::<Vec<_>>() else {
            panic!("a row with three cells: {row}");
        };
        let file = fs::read_to_string(directory.join(example.trim_matches('`'))).expect("a shipped file");
        for quote in says.split('`').skip(1).step_by(2) {
            assert!(file.contains(quote), "not in {example}: {quote}");
            quotes += 1;
        }
    }
    assert!(quotes > 10, "the table is found");
}
