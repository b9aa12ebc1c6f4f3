//! Words, signs and quoted texts.

use ssara_ir::internals::lex::{Lexer, Quoted, Token};

fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut lexer = Lexer::new(source);
    let mut tokens = Vec::new();
    loop {
        match lexer.token().unwrap().0 {
            Token::End => return tokens,
            token => tokens.push(token),
        }
    }
}

#[test]
fn arrows_signs_and_comments_are_told_apart() {
    use Token::*;
    assert_eq!(tokens("a->b -1.5;-> c\n"), [Word("a"), Punct("->"), Word("b"), Word("-1.5"), Newline]);
}

#[test]
fn quoted_texts_come_back_from_their_escapes() {
    for text in ["", "plain", "a\"b\\c", "tab\tline\nreturn\r", "\u{0}\u{7f}\u{85}", "äö → 💡"] {
        let quoted = Quoted(text).to_string();
        assert_eq!(tokens(&quoted), [Token::Text(text.to_string())], "{quoted}");
    }
}

#[test]
fn errors_count_columns_in_characters() {
    let mut lexer = Lexer::new("\n äö%");
    lexer.token().unwrap();
    lexer.token().unwrap();
    let error = lexer.token().unwrap_err();
    assert_eq!((error.line, error.column), (2, 4));
}

#[test]
fn bad_quoted_texts_are_errors() {
    for source in ["\"abc", "\"abc\n\"", "\"\\q\"", "\"\\u{110000}\"", "\"\\u{ffffffffff}\"", "\"\\u{", "\"\\"] {
        assert!(Lexer::new(source).token().is_err(), "{source}");
    }
}
