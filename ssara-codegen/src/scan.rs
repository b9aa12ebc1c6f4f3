//! The brackets, strings and comments of a RON text, in their usual notation, without reading it.

/// The bracket that closes another.
pub(crate) fn closing(open: u8) -> char {
    match open {
        b'(' => ')',
        b'[' => ']',
        _ => '}',
    }
}

/// The positions of the brackets that are open at byte `at`, the innermost last.
pub(crate) fn open_brackets(source: &str, at: usize) -> Vec<usize> {
    let (mut open, mut next) = (Vec::new(), 0);
    while next < at {
        if source.is_char_boundary(next) {
            next = skip_blanks(source, next);
        }
        if next >= at {
            break;
        }
        match source.as_bytes()[next] {
            b'(' | b'[' | b'{' => open.push(next),
            b')' | b']' | b'}' => _ = open.pop(),
            b'"' => next = string_end(source, next),
            _ => {}
        }
        next += 1;
    }
    open
}

/// The position of the comma or the bracket that ends the entry of a list that begins at byte `start`.
pub(crate) fn entry_end(source: &str, start: usize) -> usize {
    let (mut depth, mut next) = (0, start);
    while next < source.len() {
        if source.is_char_boundary(next) {
            next = skip_blanks(source, next);
        }
        match source.as_bytes().get(next) {
            Some(b',') if depth == 0 => return next,
            Some(b')' | b']' | b'}') if depth == 0 => return next,
            Some(b'(' | b'[' | b'{') => depth += 1,
            Some(b')' | b']' | b'}') => depth -= 1,
            Some(b'"') => next = string_end(source, next),
            _ => {}
        }
        next += 1;
    }
    source.len()
}

/// The last byte of the string that begins at byte `start`.
pub(crate) fn string_end(source: &str, start: usize) -> usize {
    let mut escaped = false;
    for (index, byte) in source.bytes().enumerate().skip(start + 1) {
        match byte {
            b'"' if !escaped => return index,
            _ => escaped = byte == b'\\' && !escaped,
        }
    }
    source.len()
}

/// The position of the first byte from `start` on that is neither blank nor part of a comment.
pub(crate) fn skip_blanks(source: &str, start: usize) -> usize {
    let mut rest = &source[start..];
    loop {
        rest = rest.trim_start();
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.find("*/").map_or("", |end| &comment[end + 2..]);
        } else {
            return source.len() - rest.len();
        }
    }
}

/// The fields of a structure, `Name(a: 1, b: 2)`, with their values; `None` if the text is no such structure.
pub(crate) fn fields(text: &str) -> Option<Vec<(&str, &str)>> {
    let open = text.find('(')?;
    let (mut fields, mut next) = (Vec::new(), skip_blanks(text, open + 1));
    while next < text.len() && !text[next..].starts_with(')') {
        let end = entry_end(text, next);
        let (name, value) = text[next..end].split_once(':')?;
        let value = &value[skip_blanks(value, 0)..];
        fields.push((name.trim_end(), value.trim_end()));
        next = skip_blanks(text, (end + 1).min(text.len()));
        if text[end..].starts_with(')') {
            break;
        }
    }
    Some(fields)
}
