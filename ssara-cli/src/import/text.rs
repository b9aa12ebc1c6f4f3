//! Pieces of an ISA file as text.

use std::fmt::Write;

/// The longest line, in characters.
const WIDTH: usize = 116;

/// A name of LLVM as one of an ISA file.
pub(super) fn identifier(name: &str) -> String {
    let mut text: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    // A value of RON, or nothing that a name starts with.
    if matches!(&*text, "true" | "false" | "inf" | "nan") || !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        text.insert_str(0, "r_");
    }
    text
}

/// A name, in quotes if it must be.
pub(super) fn quoted(name: &str) -> String {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if plain { name.to_string() } else { format!("\"{name}\"") }
}

/// A name with one number in it: what is before, the number, what is after.
pub(super) fn numbered(name: &str) -> Option<(&str, u32, &str)> {
    let start = name.find(|c: char| c.is_ascii_digit())?;
    let end = name[start..].find(|c: char| !c.is_ascii_digit()).map_or(name.len(), |len| start + len);
    let digits = &name[start..end];
    let number: u32 = digits.parse().ok()?;
    // A name with leading zeros is not made of the number.
    (number.to_string() == digits).then_some((&name[..start], number, &name[end..]))
}

/// Names in order, with `"r0..=r7"` for three or more whose numbers follow each other.
pub(super) fn ranges<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let names: Vec<&str> = names.collect();
    let mut list = Vec::new();
    let mut index = 0;
    while index < names.len() {
        let mut len = 1;
        if let Some((before, number, after)) = numbered(names[index]) {
            let follows = |(offset, name): (usize, &&str)| {
                numbered(name)
                    .is_some_and(|(b, n, a)| b == before && a == after && n.checked_sub(number) == Some(offset as u32))
            };
            len = names[index..].iter().enumerate().take_while(|&(offset, name)| follows((offset, name))).count();
        }
        match len {
            0..=2 => {
                list.push(quoted(names[index]));
                len = 1;
            }
            _ => list.push(format!("\"{}..={}\"", names[index], names[index + len - 1])),
        }
        index += len;
    }
    list
}

/// `head` and a list in brackets, over as many lines as it takes; lines after the first are indented by `indent`.
pub(super) fn list(head: &str, items: &[String], indent: usize) -> String {
    let mut text = format!("{head}[");
    let mut column = text.chars().count();
    for (index, item) in items.iter().enumerate() {
        let separator = if index == 0 { "" } else { ", " };
        if index > 0 && column + item.len() + 3 > WIDTH {
            let _ = write!(text, ",\n{:indent$}{item}", "");
            column = indent + item.len();
        } else {
            let _ = write!(text, "{separator}{item}");
            column += separator.len() + item.len();
        }
    }
    text + "]"
}

/// A text as a comment, each line with `//`.
pub(super) fn comment(text: &str, indent: usize) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is a line");
        if !last.is_empty() && indent + last.len() + word.len() + 4 > WIDTH {
            lines.push(word.to_string());
        } else {
            last.push_str(if last.is_empty() { "" } else { " " });
            last.push_str(word);
        }
    }
    lines.iter().map(|line| format!("{:indent$}// {line}\n", "")).collect()
}
