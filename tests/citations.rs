//! The bibliography has every paper that the code or the book cites.
//!
//! A citation is a title between asterisks that is followed by a year, in a comment or in a chapter.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::book::{pages, sources};

const BIBLIOGRAPHY: &str = "bibliography.md";

/// The number of characters after a title in which the year must come.
const REACH: usize = 120;

/// The letters of a text: titles differ in hyphens, dots and capitals.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Whether a text has a year of four digits near its start.
fn has_year(text: &str) -> bool {
    let near: Vec<char> = text.chars().take(REACH).collect();
    near.windows(4)
        .any(|digits| digits.iter().all(char::is_ascii_digit) && matches!(digits[..2], ['1', '9'] | ['2', '0']))
}

/// The titles that a text cites.
fn cited(text: &str) -> Vec<String> {
    let mut titles = Vec::new();
    let mut parts = text.split('*');
    parts.next();
    while let (Some(title), Some(after)) = (parts.next(), parts.clone().next()) {
        if title.split_whitespace().count() >= 3 && has_year(after) {
            titles.push(title.split_whitespace().collect::<Vec<_>>().join(" "));
            parts.next();
        }
    }
    titles
}

/// The comments of a source, each as one line.
fn comments(source: &str) -> Vec<String> {
    let mut comments = vec![String::new()];
    for line in source.lines() {
        let last = comments.len() - 1;
        match line.trim_start().strip_prefix("//") {
            Some(text) => comments[last] += &format!(" {}", text.trim_start_matches(['/', '!']).trim()),
            None => comments.push(String::new()),
        }
    }
    comments.retain(|comment| !comment.is_empty());
    comments
}

#[test]
fn every_paper_that_is_cited_is_in_the_bibliography() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts: Vec<(PathBuf, String)> = Vec::new();
    for path in sources(root) {
        let source = fs::read_to_string(&path).expect("a source");
        texts.extend(comments(&source).into_iter().map(|comment| (path.clone(), comment)));
    }
    let pages = pages();
    let bibliography = letters(&pages[Path::new(BIBLIOGRAPHY)]);
    texts.extend(pages.into_iter().filter(|(page, _)| page.starts_with("explained")));
    let (mut complaints, mut citations) = (BTreeSet::new(), 0);
    for (path, text) in &texts {
        for title in cited(text) {
            citations += 1;
            if !bibliography.contains(&letters(&title)) {
                complaints.insert(format!("{}: {title}", path.display()));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.into_iter().collect::<Vec<_>>().join("\n"));
    assert!(citations > 60, "{citations} citations are found");
}
