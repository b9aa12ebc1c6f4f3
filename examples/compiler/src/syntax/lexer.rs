//! From source text to tokens.

use crate::syntax::{Mistake, Pos};

/// A token.
#[derive(Clone, PartialEq, Debug)]
pub enum Token {
    /// A name.
    Name(String),
    /// A keyword or a mark.
    Mark(&'static str),
    /// A number.
    Int(i64),
    /// A number.
    Float(f64),
    /// A literal, without quotes.
    Str(Vec<u8>),
    /// The end of the text.
    End,
}

const KEYWORDS: [&str; 14] =
    ["fn", "let", "if", "else", "while", "for", "in", "switch", "return", "break", "continue", "new", "true", "false"];

/// The longest marks come first.
const MARKS: [&str; 31] = [
    "->", "..", "==", "!=", "<=", ">=", "<<", ">>", "&&", "||", "+", "-", "*", "/", "%", "&", "|", "^", "<", ">", "=",
    "!", "(", ")", "{", "}", "[", "]", ",", ":", ";",
];

/// The tokens of a text, each with its place. The last one is [`Token::End`].
///
/// # Errors
/// The first byte that begins no token.
pub fn tokens(text: &str) -> Result<Vec<(Token, Pos)>, Mistake> {
    let mut lexer = Lexer { text, at: 0, pos: Pos { line: 1, column: 1 } };
    let mut tokens = Vec::new();
    loop {
        lexer.skip_space();
        let pos = lexer.pos;
        let token = lexer.token()?;
        let end = token == Token::End;
        tokens.push((token, pos));
        if end {
            return Ok(tokens);
        }
    }
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    pos: Pos,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn advance(&mut self, bytes: usize) -> &'a str {
        let taken = &self.rest()[..bytes];
        for byte in taken.bytes() {
            self.pos.column += 1;
            if byte == b'\n' {
                self.pos = Pos { line: self.pos.line + 1, column: 1 };
            }
        }
        self.at += bytes;
        taken
    }

    fn take_while(&mut self, holds: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        self.advance(rest.find(|c| !holds(c)).unwrap_or(rest.len()))
    }

    fn skip_space(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if !self.rest().starts_with("//") {
                return;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn token(&mut self) -> Result<Token, Mistake> {
        let Some(first) = self.rest().chars().next() else { return Ok(Token::End) };
        if first.is_ascii_alphabetic() || first == '_' {
            let word = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
            let keyword = KEYWORDS.iter().find(|&&keyword| keyword == word);
            return Ok(keyword.map_or_else(|| Token::Name(word.to_string()), |keyword| Token::Mark(keyword)));
        }
        if first.is_ascii_digit() {
            return self.number();
        }
        if first == '"' || first == '\'' {
            return self.literal(first);
        }
        match MARKS.iter().find(|mark| self.rest().starts_with(**mark)) {
            Some(mark) => {
                self.advance(mark.len());
                Ok(Token::Mark(mark))
            }
            None => self.pos.mistake(format!("no token begins with `{first}`")),
        }
    }

    fn number(&mut self) -> Result<Token, Mistake> {
        let pos = self.pos;
        let from = self.at;
        self.take_while(|c| c.is_ascii_digit());
        let mut fraction = self.rest().bytes();
        let is_float = fraction.next() == Some(b'.') && fraction.next().is_some_and(|c| c.is_ascii_digit());
        if is_float {
            self.advance(1);
            self.take_while(|c| c.is_ascii_digit());
        }
        let digits = &self.text[from..self.at];
        if is_float {
            return digits.parse().map(Token::Float).or_else(|_| pos.mistake("a wrong number"));
        }
        digits.parse().map(Token::Int).or_else(|_| pos.mistake("an integer has at most 63 bits"))
    }

    /// A string, or a character in single quotes, which is the number of its byte.
    fn literal(&mut self, quote: char) -> Result<Token, Mistake> {
        let pos = self.pos;
        self.advance(1);
        let mut bytes = Vec::new();
        loop {
            let Some(c) = self.rest().chars().next().filter(|&c| c != '\n') else {
                return pos.mistake("the literal does not end in its line");
            };
            let taken = self.advance(c.len_utf8());
            match c {
                _ if c == quote => break,
                '\\' => {
                    let escaped = self.rest().chars().next().unwrap_or('\n');
                    bytes.push(match escaped {
                        'n' => b'\n',
                        't' => b'\t',
                        '\\' | '"' | '\'' => escaped as u8,
                        _ => return self.pos.mistake("an unknown escape"),
                    });
                    self.advance(1);
                }
                _ => bytes.extend(taken.bytes()),
            }
        }
        match bytes[..] {
            _ if quote == '"' => Ok(Token::Str(bytes)),
            [byte] => Ok(Token::Int(byte.into())),
            _ => pos.mistake("a character is one byte"),
        }
    }
}
