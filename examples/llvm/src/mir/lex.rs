//! Splitting lines of MIR at the top level: outside quotes and brackets.

/// The text before and from the memory operands on.
pub(super) fn split_memory(line: &str) -> (&str, &str) {
    let found = top_level(line).find(|&(at, _, depth)| depth == 0 && line[at..].starts_with(" :: "));
    found.map_or((line, ""), |(at, _, _)| line.split_at(at))
}

/// The operands between commas, without the spaces around them.
pub(super) fn split_operands(text: &str) -> Vec<&str> {
    let mut operands = Vec::new();
    let mut start = 0;
    for (at, c, depth) in top_level(text) {
        if c == b',' && depth == 0 {
            operands.push(text[start..at].trim());
            start = at + 1;
        }
    }
    if !text[start..].trim().is_empty() {
        operands.push(text[start..].trim());
    }
    operands
}

/// The bytes outside quotes with their places, and how many brackets are open around them.
fn top_level(text: &str) -> impl Iterator<Item = (usize, u8, usize)> {
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    text.bytes().enumerate().filter_map(move |(at, c)| {
        let escape = escaped;
        escaped = c == b'\\' && !escape;
        match c {
            b'"' if !escape => quoted = !quoted,
            _ if quoted => return None,
            b'(' | b'<' | b'[' | b'{' => depth += 1,
            b')' | b'>' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        Some((at, c, depth))
    })
}

/// The longest start of `text` that is a name of a register, a class or an index.
pub(super) fn word(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(text.len());
    text.split_at(end)
}
