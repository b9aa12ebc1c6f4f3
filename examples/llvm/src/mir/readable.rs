//! What `llc` writes and does not read again.
//!
//! * Where several variables share an object of the frame, it writes what it knows of them one behind the other in one
//!   string. The first one is kept.
//! * It writes a flag of calls that are not to be merged, which only debuggers profit from. It is left out.

use std::borrow::Cow;

/// The flag in front of an opcode.
const NO_MERGE: &str = " nomerge ";

/// The keys of strings that tell of variables.
const KEYS: [&str; 3] = ["debug-info-variable: '", "debug-info-expression: '", "debug-info-location: '"];

/// The text of a file of MIR without what cannot be read; `None` if there is nothing of that. Time is linear in the text.
pub fn readable(text: &str) -> Option<String> {
    let code = text.find("\n...\n").unwrap_or_default();
    let (ir, code) = text.split_at(code);
    let merged = code.contains(NO_MERGE).then(|| code.split_inclusive('\n').map(mergeable).collect::<String>());
    let kept = first_variables(merged.as_deref().unwrap_or(code));
    kept.or(merged).map(|code| format!("{ir}{code}"))
}

/// The line of an instruction without the flag.
fn mergeable(line: &str) -> Cow<'_, str> {
    match line.split_once(NO_MERGE) {
        Some((before, after)) if !before.contains(['"', '(', ',']) => Cow::Owned(format!("{before} {after}")),
        _ => Cow::Borrowed(line),
    }
}

/// The text with the first variable of each object only; `None` if no object has several.
fn first_variables(text: &str) -> Option<String> {
    let mut changed = String::new();
    let mut done = 0;
    for (at, _) in text.match_indices("debug-info-") {
        let Some(start) = KEYS.iter().find_map(|key| text[at..].strip_prefix(key)) else { continue };
        let Some((value, _)) = start.split_once('\'') else { continue };
        let Some((second, _)) = value.match_indices('!').nth(1) else { continue };
        let start = text.len() - start.len();
        changed.push_str(&text[done..start + second]);
        done = start + value.len();
    }
    (done > 0).then(|| changed + &text[done..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_of_an_object_is_kept() {
        let text = "debug-info-variable: '!148!153', debug-info-expression: '!DIExpression()!DIExpression()', \n\
                    debug-info-location: '!3!4' }\n{ debug-info-variable: '!5' }";
        let kept = "debug-info-variable: '!148', debug-info-expression: '!DIExpression()', \n\
                    debug-info-location: '!3' }\n{ debug-info-variable: '!5' }";
        assert_eq!(first_variables(text).as_deref(), Some(kept));
        assert_eq!(first_variables(kept), None);
    }

    #[test]
    fn calls_lose_a_flag_that_is_not_read() {
        let ir = "--- |\n  attributes #0 = { nomerge nounwind }\n...\n";
        let code = "---\nbody: |\n    nomerge CALL64 @f, implicit-def $rax\n    INLINEASM &\"a nomerge b\", 1\n";
        let kept = "---\nbody: |\n    CALL64 @f, implicit-def $rax\n    INLINEASM &\"a nomerge b\", 1\n";
        assert_eq!(readable(&format!("{ir}{code}")), Some(format!("{ir}{kept}")));
        assert_eq!(readable(&format!("{ir}{}", kept.replace("a nomerge b", ""))), None);
    }
}
