//! Comments are narrow enough to be read. rustfmt breaks code and leaves comments alone.

use std::fs;
use std::path::Path;

use crate::book::sources;

/// The largest number of characters of a line of a comment, without indentation and marker.
const MAX_WIDTH: usize = 124;

#[test]
fn lines_of_comments_are_short() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut complaints, mut comments) = (Vec::new(), 0);
    for path in sources(root) {
        let source = fs::read_to_string(&path).expect("a source");
        for (number, line) in (1..).zip(source.lines()) {
            let Some(text) = line.trim_start().strip_prefix("//") else { continue };
            let text = text.trim_start_matches(['/', '!']).trim();
            comments += 1;
            // A row of a table cannot be broken.
            if text.chars().count() > MAX_WIDTH && !text.starts_with('|') {
                complaints.push(format!("{}:{number}: {}", path.display(), text.chars().count()));
            }
        }
    }
    assert!(comments > 10_000, "{comments} lines of comments are found");
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}
