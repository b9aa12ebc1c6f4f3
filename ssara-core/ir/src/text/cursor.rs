//! The current token, and the operations on it that every rule of the grammar uses.

use alloc::format;
use alloc::string::{String, ToString};
use core::str::FromStr;

use crate::text::ParseError;
use crate::text::lex::{Excerpt, Lexer, Token, error_at};

/// The result of a rule.
pub(super) type Parse<T> = Result<T, ParseError>;

/// A word and the byte where it starts.
#[derive(Clone, Copy)]
pub(super) struct Word<'s> {
    pub(super) text: &'s str,
    pub(super) at: usize,
}

/// A place in a source, with one token of look-ahead.
pub(super) struct Cursor<'s> {
    source: &'s str,
    lexer: Lexer<'s>,
    token: Token<'s>,
    at: usize,
}

impl<'s> Cursor<'s> {
    /// The start of `source`.
    pub(super) fn new(source: &'s str) -> Parse<Self> {
        if u32::try_from(source.len()).is_err() {
            return Err(error_at(source, 0, "the text is longer than 4 GiB".to_string(), None));
        }
        let mut cursor = Cursor { source, lexer: Lexer::new(source), token: Token::Newline, at: 0 };
        cursor.advance()?;
        Ok(cursor)
    }
    /// The source.
    pub(super) fn source(&self) -> &'s str {
        self.source
    }
    /// The current token.
    pub(super) fn token(&self) -> &Token<'s> {
        &self.token
    }
    /// The byte where the current token starts.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn advance(&mut self) -> Parse<Token<'s>> {
        let (token, at) = self.lexer.token()?;
        self.at = at;
        Ok(core::mem::replace(&mut self.token, token))
    }

    /// An error at byte `at`.
    pub(super) fn error(&self, at: usize, message: impl Into<String>) -> ParseError {
        error_at(self.source, at, message.into(), None)
    }
    /// An error at byte `at`, with advice.
    pub(super) fn error_help(&self, at: usize, message: impl Into<String>, help: Option<String>) -> ParseError {
        error_at(self.source, at, message.into(), help)
    }
    /// The error that `what` is expected at the current token.
    pub(super) fn expected(&self, what: &str) -> ParseError {
        self.error(self.at, format!("expected {what}, found {}", self.token))
    }

    /// Whether this punctuation is the current token.
    pub(super) fn is(&self, punct: &str) -> bool {
        matches!(self.token, Token::Punct(found) if found == punct)
    }
    /// Whether this word is the current token.
    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(self.token, Token::Word(found) if found == word)
    }
    /// Takes this punctuation, if it is the current token.
    pub(super) fn eat(&mut self, punct: &str) -> Parse<bool> {
        let found = self.is(punct);
        if found {
            self.advance()?;
        }
        Ok(found)
    }
    /// Takes this word, if it is the current token.
    pub(super) fn eat_word(&mut self, word: &str) -> Parse<bool> {
        let found = self.is_word(word);
        if found {
            self.advance()?;
        }
        Ok(found)
    }
    /// Takes this punctuation.
    pub(super) fn expect(&mut self, punct: &str) -> Parse<()> {
        if self.eat(punct)? { Ok(()) } else { Err(self.expected(&format!("`{punct}`"))) }
    }
    /// Takes this word.
    pub(super) fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.eat_word(word)? { Ok(()) } else { Err(self.expected(&format!("`{word}`"))) }
    }
    /// Takes a word. `what` describes it in the error.
    pub(super) fn word(&mut self, what: &str) -> Parse<Word<'s>> {
        let at = self.at;
        match self.token {
            Token::Word(text) => {
                self.advance()?;
                Ok(Word { text, at })
            }
            _ => Err(self.expected(what)),
        }
    }
    /// Takes a quoted text. `what` describes it in the error.
    pub(super) fn text(&mut self, what: &str) -> Parse<String> {
        match &mut self.token {
            Token::Text(text) => {
                let text = core::mem::take(text);
                self.advance()?;
                Ok(text)
            }
            _ => Err(self.expected(&format!("{what} in quotes"))),
        }
    }
    /// Takes a number. `what` describes it in the error.
    pub(super) fn number<T: FromStr>(&mut self, what: &str) -> Parse<T> {
        let word = self.word(what)?;
        let number = word.text.parse().ok();
        number.ok_or_else(|| self.error(word.at, format!("`{}` is not {what}", Excerpt(word.text))))
    }
    /// Skips empty lines.
    pub(super) fn skip_newlines(&mut self) -> Parse<()> {
        while self.token == Token::Newline {
            self.advance()?;
        }
        Ok(())
    }
    /// Ends a line; the last one may end in the `}` of the function.
    pub(super) fn end_line(&mut self) -> Parse<()> {
        match self.token {
            Token::Newline => self.skip_newlines(),
            Token::Punct("}") => Ok(()),
            _ => Err(self.expected("the end of the line")),
        }
    }
}
