//! Tokens of the text form: words, quoted texts, punctuation, ends of lines.
//!
//! A word is a run of characters that are not blank, quoted or punctuation. The grammar tells names, numbers and keywords
//! apart by position, so no name is reserved.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Write as _};

use crate::text::ParseError;

/// A token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token<'s> {
    /// A name, a number or a keyword.
    Word(&'s str),
    /// A quoted text, without its quotes and escapes.
    Text(String),
    /// One of `{ } ( ) [ ] , : = @ + ->`.
    Punct(&'static str),
    /// The end of a line.
    Newline,
    /// The end of the source.
    End,
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(word) => write!(f, "`{}`", Excerpt(word)),
            Token::Text(_) => write!(f, "a quoted text"),
            Token::Punct(punct) => write!(f, "`{punct}`"),
            Token::Newline => write!(f, "the end of the line"),
            Token::End => write!(f, "the end of the file"),
        }
    }
}

/// The start of a piece of the source, for messages.
pub struct Excerpt<'s>(pub &'s str);

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(40) {
            Some((end, _)) => write!(f, "{}...", &self.0[..end]),
            None => f.write_str(self.0),
        }
    }
}

/// The error `message` at byte `offset` of `source`.
pub fn error_at(source: &str, offset: usize, message: String, help: Option<String>) -> ParseError {
    let before = &source[..offset];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.bytes().filter(|&byte| byte == b'\n').count() as u32 + 1;
    let column = without_mark(&before[line_start..]).chars().count() as u32 + 1;
    ParseError { line, column, message, help }
}

/// A text without the byte order mark that some editors write at its start.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

const PUNCTUATION: [(u8, &str); 10] = [
    (b'{', "{"),
    (b'}', "}"),
    (b'(', "("),
    (b')', ")"),
    (b'[', "["),
    (b']', "]"),
    (b',', ","),
    (b':', ":"),
    (b'=', "="),
    (b'@', "@"),
];

/// Cuts a source into tokens, one at a time.
pub struct Lexer<'s> {
    source: &'s str,
    at: usize,
}

impl<'s> Lexer<'s> {
    /// A lexer at the start of `source`, after a byte order mark.
    pub fn new(source: &'s str) -> Self {
        Lexer { source, at: source.len() - without_mark(source).len() }
    }

    /// The next token and the byte where it starts.
    pub fn token(&mut self) -> Result<(Token<'s>, usize), ParseError> {
        self.skip_blanks();
        let start = self.at;
        let rest = &self.source[start..];
        let Some(first) = rest.chars().next() else { return Ok((Token::End, start)) };
        let punct = PUNCTUATION.iter().find(|&&(byte, _)| first == char::from(byte)).map(|&(_, punct)| punct);
        let token = match first {
            '\n' => self.take(1, Token::Newline),
            '+' => self.take(1, Token::Punct("+")),
            '-' if rest.starts_with("->") => self.take(2, Token::Punct("->")),
            '"' => self.text()?,
            _ => match punct {
                Some(punct) => self.take(1, Token::Punct(punct)),
                None => self.word(rest)?,
            },
        };
        Ok((token, start))
    }

    fn take(&mut self, bytes: usize, token: Token<'s>) -> Token<'s> {
        self.at += bytes;
        token
    }

    /// Skips blanks other than the ends of lines, and comments.
    fn skip_blanks(&mut self) {
        let rest = &self.source[self.at..];
        let rest = rest.trim_start_matches([' ', '\t', '\r']);
        let rest = if rest.starts_with(';') { rest.trim_start_matches(|c| c != '\n') } else { rest };
        self.at = self.source.len() - rest.len();
    }

    /// A word; a leading `-` is a sign.
    fn word(&mut self, rest: &'s str) -> Result<Token<'s>, ParseError> {
        let sign = usize::from(rest.starts_with('-'));
        let in_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '&' | '#' | '/');
        let len = rest[sign..].find(|c| !in_word(c)).map_or(rest.len(), |end| sign + end);
        if len == sign {
            let found = rest.chars().next().unwrap_or(' ');
            return Err(error_at(self.source, self.at, format!("unexpected character {found:?}"), None));
        }
        Ok(self.take(len, Token::Word(&rest[..len])))
    }

    fn text(&mut self) -> Result<Token<'s>, ParseError> {
        let start = self.at;
        let mut text = String::new();
        let mut chars = self.source[start + 1..].char_indices();
        while let Some((offset, c)) = chars.next() {
            match c {
                '"' => {
                    self.at = start + 1 + offset + 1;
                    return Ok(Token::Text(text));
                }
                '\n' => break,
                '\\' => match unescape(&mut chars) {
                    Some(c) => text.push(c),
                    None => {
                        let help = "write `\\\\`, `\\\"`, `\\n`, `\\r`, `\\t` or `\\u{1f}`".to_string();
                        let offset = start + 1 + offset;
                        return Err(error_at(self.source, offset, "unknown escape".to_string(), Some(help)));
                    }
                },
                c => text.push(c),
            }
        }
        Err(error_at(self.source, start, "the quoted text has no end on this line".to_string(), None))
    }
}

fn unescape(chars: &mut core::str::CharIndices<'_>) -> Option<char> {
    Some(match chars.next()?.1 {
        c @ ('\\' | '"') => c,
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => {
            if chars.next()?.1 != '{' {
                return None;
            }
            let mut code = 0u32;
            loop {
                match chars.next()?.1 {
                    '}' => break char::from_u32(code)?,
                    digit => code = code.checked_mul(16)?.checked_add(digit.to_digit(16)?)?,
                }
            }
        }
        _ => return None,
    })
}

/// A text in quotes, with escapes.
pub struct Quoted<'s>(pub &'s str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for c in self.0.chars() {
            match c {
                '\\' | '"' => write!(f, "\\{c}")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                c if c.is_control() => write!(f, "\\u{{{:x}}}", u32::from(c))?,
                c => f.write_char(c)?,
            }
        }
        f.write_char('"')
    }
}
