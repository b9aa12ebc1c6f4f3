//! Random mistakes in texts, like those of a slip of the hand, a bad merge or an attacker.

use arbitrary::{Result, Unstructured};

/// A text with one to four mistakes in it.
pub fn make(u: &mut Unstructured<'_>, text: &str) -> Result<String> {
    let mut text = text.to_owned();
    for _ in 0..u.int_in_range(1..=4)? {
        text = mistake(u, &text)?;
    }
    Ok(text)
}

fn mistake(u: &mut Unstructured<'_>, text: &str) -> Result<String> {
    let words = words(text);
    if words.is_empty() {
        return Ok(text.to_owned());
    }
    let (start, end) = words[u.choose_index(words.len())?];
    let (other_start, other_end) = words[u.choose_index(words.len())?];
    let other = &text[other_start..other_end];
    let with = match u.int_in_range(0..=7)? {
        0 => String::new(),
        1 => text[start..end].repeat(2),
        2 | 3 => other.to_owned(),
        4 => u.choose(&["0", "1", "65535", "4294967296", "18446744073709551616", "-1", "0..=100000000"])?.to_string(),
        5 => u.choose(&["(", ")", "[", "]", "{", "}", ",", ":", "\"", "'", "//", "/*", "..="])?.to_string(),
        6 => "(".repeat(u.int_in_range(1..=200)?),
        _ => {
            // A line or so is gone.
            let (start, end) = (start.min(other_start), end.max(other_end));
            let end = text[start..end].find('\n').map_or(end, |at| start + at);
            return Ok(format!("{}{}", &text[..start], &text[end..]));
        }
    };
    Ok(format!("{}{with}{}", &text[..start], &text[end..]))
}

/// The positions of the words of a text: runs of letters and digits, and single other characters.
fn words(text: &str) -> Vec<(usize, usize)> {
    let mut words: Vec<(usize, usize)> = Vec::new();
    let mut in_word = false;
    for (at, c) in text.char_indices() {
        let is_word = c.is_alphanumeric() || c == '_';
        if c.is_whitespace() {
            in_word = false;
            continue;
        }
        match words.last_mut() {
            Some(last) if is_word && in_word => last.1 = at + c.len_utf8(),
            _ => words.push((at, at + c.len_utf8())),
        }
        in_word = is_word;
    }
    words
}
