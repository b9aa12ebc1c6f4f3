//! The book in `docs/` is complete: all pages are in the summary, all links work, and all files, functions and constants that
//! it names exist.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The folders of `ssara-core/src` whose files the book names without that prefix.
const STAGES: [&str; 12] = [
    "analysis",
    "coalesce",
    "color",
    "contracts",
    "fast",
    "frame",
    "pipeline",
    "regs",
    "resolve",
    "solver",
    "spill",
    "validate",
];

/// The parts of each entry of the lab book, in this order.
const PARTS: [&str; 5] = ["Question", "Change", "Set-up", "Result", "Decision"];

/// The number of words of a chapter that explains, without its listings.
const WORDS: std::ops::RangeInclusive<usize> = 600..=1000;

/// The text of each page by its path inside `docs/src`.
pub type Pages = BTreeMap<PathBuf, String>;

pub fn pages() -> Pages {
    let src = Path::new(ROOT).join("docs/src");
    let mut pages = Pages::new();
    let mut folders = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the book") {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                let text = fs::read_to_string(&path).expect("a page");
                pages.insert(path.strip_prefix(&src).expect("a path inside the book").to_owned(), text);
            }
        }
    }
    pages
}

/// The lines of a page outside of code blocks.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut in_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    })
}

/// The destinations of the links of a page.
fn links(text: &str) -> Vec<&str> {
    let destinations = prose(text).flat_map(|line| line.split("](").skip(1));
    destinations.map(|rest| rest.split(')').next().unwrap_or(rest)).collect()
}

/// The headings of a page, without their marks.
fn headings(text: &str) -> impl Iterator<Item = &str> {
    prose(text).filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim())
}

/// The anchors of the headings of a page, as mdBook makes them: of equal ones, those after the first have a number.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let anchor = |heading: &str| -> String {
        let letter = |c: char| match c {
            '_' | '-' => Some(c),
            _ if c.is_alphanumeric() => Some(c.to_ascii_lowercase()),
            _ if c.is_whitespace() => Some('-'),
            _ => None,
        };
        heading.chars().filter_map(letter).collect()
    };
    headings(text)
        .map(|heading| {
            let id = anchor(heading);
            let count = seen.entry(id.clone()).or_default();
            *count += 1;
            if *count == 1 { id } else { format!("{id}-{}", *count - 1) }
        })
        .collect()
}

/// The path to which a link on a page leads, relative to `docs/src`.
fn resolve(page: &Path, link: &str) -> PathBuf {
    let mut path = page.parent().unwrap_or(Path::new("")).to_owned();
    for component in Path::new(link).components() {
        match component {
            Component::ParentDir => drop(path.pop()),
            component => path.push(component),
        }
    }
    path
}

fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_page_is_in_the_summary() {
    let pages = pages();
    let summary = Path::new("SUMMARY.md");
    let named: BTreeSet<PathBuf> = links(&pages[summary]).into_iter().map(|link| resolve(summary, link)).collect();
    let is_missing = |page: &&PathBuf| *page != summary && !named.contains(*page);
    let complaints: Vec<String> = pages.keys().filter(is_missing).map(|page| page.display().to_string()).collect();
    assert_none(&complaints);
}

/// Whether a link leads to the reference page of a shipped machine, which `ssara-lab site` writes.
fn is_machine(target: &Path) -> bool {
    let name = target.strip_prefix("machines").ok().and_then(|name| name.to_str()?.strip_suffix(".html"));
    name.is_some_and(|name| ssara_targets::SOURCES.iter().any(|(known, _)| *known == name))
}

/// Whether a link leads to a picture beside the pages.
fn is_picture(target: &Path) -> bool {
    target.extension().is_some_and(|extension| extension == "svg")
        && Path::new(ROOT).join("docs/src").join(target).is_file()
}

#[test]
fn every_link_leads_to_a_heading_or_a_page() {
    let pages = pages();
    let mut complaints = Vec::new();
    for (page, text) in &pages {
        // A page that is included is not there itself, so its links cannot be relative.
        for include in text.lines().filter_map(|line| line.strip_prefix("{{#include ")?.strip_suffix("}}")) {
            let path = Path::new(ROOT).join("docs/src").join(page).with_file_name(include);
            let included = fs::read_to_string(path).unwrap_or_default();
            if included.is_empty() || links(&included).iter().any(|link| !link.contains("://")) {
                complaints.push(format!("{}: {include}", page.display()));
            }
        }
        for link in links(text).into_iter().filter(|link| !link.contains("://")) {
            let (path, anchor) = link.split_once('#').map_or((link, None), |(path, anchor)| (path, Some(anchor)));
            let target = if path.is_empty() { page.clone() } else { resolve(page, path) };
            let leads =
                pages.get(&target).is_some_and(|text| anchor.is_none_or(|anchor| anchors(text).contains(anchor)));
            if !leads && !is_machine(&target) && !is_picture(&target) {
                complaints.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert_none(&complaints);
}

/// The Rust files of a folder, and of those in it, without those that are built or generated.
pub fn sources(folder: &Path) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry of a folder").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() && name != "target" && name != "generated" && !name.starts_with('.') {
                folders.push(path);
            } else if name.ends_with(".rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Whether a source defines something of this name: a function, a constant, a type, a module.
fn defines(source: &str, name: &str) -> bool {
    let is_name = |rest: &str| {
        let rest = rest.strip_prefix(name);
        rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_'))
    };
    let defines = |keyword: &str| source.match_indices(keyword).any(|(at, _)| is_name(&source[at + keyword.len()..]));
    ["fn ", "const ", "static ", "struct ", "enum ", "trait ", "type ", "mod "].into_iter().any(defines)
}

/// The names between backticks of a line, each with what stands between it and the one before.
fn quoted(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut parts = line.split('`');
    std::iter::from_fn(move || Some((parts.next()?, parts.next()?)))
}

/// Whether a name is that of a constant.
fn is_constant(name: &str) -> bool {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    let is_word = name.len() > 3 && name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(is_part);
    is_word && name.contains('_') && !name.ends_with('_')
}

/// The file that the book names, where it names stages without `ssara-core/src`.
fn named_file(name: &str) -> PathBuf {
    let is_stage = STAGES.contains(&name.split('/').next().unwrap_or_default());
    Path::new(ROOT).join(if is_stage { "ssara-core/src" } else { "" }).join(name)
}

/// A constant that is named exists. It is in the file that follows in parentheses, or in the third cell of its row.
#[test]
fn every_constant_that_is_named_exists() {
    let mut constants: BTreeSet<String> = BTreeSet::new();
    for path in sources(Path::new(ROOT)) {
        let source = fs::read_to_string(path).expect("a source");
        let after = ["const ", "static "].into_iter().flat_map(|keyword| source.split(keyword).skip(1));
        constants.extend(
            after.map(|rest| rest.split(':').next().unwrap_or(rest)).filter(|it| is_constant(it)).map(str::to_owned),
        );
    }
    let mut complaints = BTreeSet::new();
    let mut in_files = 0;
    for (page, text) in &pages() {
        for line in prose(text) {
            let names: Vec<(&str, &str)> = quoted(line).collect();
            let cells: Vec<&str> = line.strip_prefix('|').map_or(Vec::new(), |row| row.split('|').collect());
            for (at, &(_, name)) in names.iter().enumerate().filter(|(_, (_, name))| is_constant(name)) {
                if !constants.contains(name) {
                    complaints.insert(format!("{}: {name}", page.display()));
                }
                // `NAME` = 4 (`folder/file.rs`), or a row | `NAME` | 4 | `folder/file.rs` |.
                let follows = names
                    .get(at + 1)
                    .filter(|(between, file)| between.contains('(') && between.len() < 16 && file.ends_with(".rs"));
                let is_first_cell = cells.first().is_some_and(|cell| cell.contains(&format!("`{name}`")));
                let of_row = cells.get(2).filter(|_| is_first_cell).map_or(Vec::new(), |cell| quoted(cell).collect());
                let files: Vec<&str> = follows.into_iter().chain(&of_row).map(|&(_, file)| file).collect();
                for file in files.into_iter().filter(|file| file.contains('/') && file.ends_with(".rs")) {
                    in_files += 1;
                    if !fs::read_to_string(named_file(file)).is_ok_and(|source| defines(&source, name)) {
                        complaints.insert(format!("{}: {name} is not in {file}", page.display()));
                    }
                }
            }
        }
    }
    assert_none(&complaints.into_iter().collect::<Vec<_>>());
    assert!(in_files > 40, "{in_files} constants are named with their files");
}

/// A file that is named exists, and so does what is named after two colons: something in it, or in the file before.
#[test]
fn every_source_file_that_is_named_exists() {
    let members = [
        "ssara-core",
        "ssara-classic",
        "ssara-cli",
        "ssara-codegen",
        "ssara-lab",
        "ssara-macros",
        "isa",
        "tests",
        "docs",
        "examples",
    ];
    let all = sources(Path::new(ROOT));
    let mut complaints = BTreeSet::new();
    for (page, text) in &pages() {
        for line in prose(text) {
            let mut last = String::new();
            for (_, name) in quoted(line).filter(|(_, name)| !name.contains([' ', '*'])) {
                let (file, item) = name.split_once("::").map_or((name, None), |(file, item)| (file, Some(item)));
                let (first, is_rust) = (file.split('/').next().unwrap_or_default(), file.ends_with(".rs"));
                let is_path = file.contains('/') && (members.contains(&first) || STAGES.contains(&first) && is_rust);
                if is_path && !named_file(file).exists() {
                    complaints.insert(format!("{}: {name}", page.display()));
                }
                if is_rust {
                    file.clone_into(&mut last);
                }
                let Some(item) = item.filter(|_| is_rust || file.is_empty()) else { continue };
                let of_name = |path: &&PathBuf| path.ends_with(&last) || **path == named_file(&last);
                let has = |path: &PathBuf| fs::read_to_string(path).is_ok_and(|source| defines(&source, item));
                if !all.iter().filter(of_name).any(has) {
                    complaints.insert(format!("{}: {last}::{item}", page.display()));
                }
            }
        }
    }
    assert_none(&complaints.into_iter().collect::<Vec<_>>());
}

#[test]
fn every_entry_of_the_lab_book_has_its_parts() {
    let mut complaints = Vec::new();
    let pages = pages();
    let entries = pages.iter().filter(|(page, _)| page.starts_with("experiments") && !page.ends_with("README.md"));
    for (page, text) in entries {
        for entry in text.split("\n### ").skip(1) {
            let entry = entry.split("\n## ").next().unwrap_or(entry);
            let title = entry.lines().next().unwrap_or_default();
            let found: Vec<&str> = entry
                .lines()
                .filter_map(|line| line.strip_prefix("**")?.split_once(".**"))
                .map(|(part, _)| part)
                .filter(|part| PARTS.contains(part))
                .collect();
            if found != PARTS {
                complaints.push(format!("{}: {title}: {found:?}", page.display()));
            }
        }
    }
    assert_none(&complaints);
}

/// A listing ` ```text FILE ` quotes lines of the file, as they stand there.
#[test]
fn every_listing_is_a_part_of_the_file_that_it_names() {
    let mut complaints = Vec::new();
    let mut listings = 0;
    for (page, text) in &pages() {
        for block in text.split("\n```").skip(1).step_by(2) {
            let (info, listing) = block.split_once('\n').unwrap_or((block, ""));
            // What a command prints, the tests of the command compare.
            let Some((_, file)) = info.split_once(' ').filter(|(_, file)| !file.starts_with('$')) else { continue };
            let source = fs::read_to_string(Path::new(ROOT).join(file)).unwrap_or_default();
            listings += 1;
            if listing.is_empty() || !source.contains(&format!("{listing}\n")) {
                complaints.push(format!("{}: not in {file}:\n{listing}", page.display()));
            }
        }
    }
    assert_none(&complaints);
    assert!(listings >= 6, "{listings} listings are found");
}

/// A chapter that explains has one function, which steps in the page and of which it quotes lines, and ends with papers.
#[test]
fn every_chapter_has_a_function_and_papers() {
    let mut complaints = Vec::new();
    let mut chapters = 0;
    let pages = pages();
    for (page, text) in pages.iter().filter(|(page, _)| page.starts_with("explained") && !page.ends_with("README.md")) {
        chapters += 1;
        let mut complain = |what: &str| complaints.push(format!("{}: {what}", page.display()));
        let mut names: Vec<&str> =
            text.split("data-function=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        names.dedup();
        match names[..] {
            [name] if Path::new(ROOT).join("tests/files").join(name).exists() => {
                let listing = format!("\n```text tests/files/{name}\n");
                if !text.contains(&listing) {
                    complain("the function is not quoted");
                }
            }
            _ => complain("there is not one function of tests/files"),
        }
        if headings(text).last() != Some("Papers") {
            complain("it does not end with papers");
        }
        let words = prose(text).flat_map(str::split_whitespace).count();
        if !WORDS.contains(&words) {
            complain(&format!("{words} words"));
        }
    }
    assert_none(&complaints);
    assert_eq!(chapters, 12);
}
