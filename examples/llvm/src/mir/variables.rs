//! Variables of objects of the frame.
//!
//! Where several variables share an object, `llc` writes what it knows of them one behind the other in one string. It does
//! not read that again.

/// The keys of such strings.
const KEYS: [&str; 3] = ["debug-info-variable: '", "debug-info-expression: '", "debug-info-location: '"];

/// The text with the first variable of each object only; `None` if no object has several. Time is linear in the text.
pub fn first_variables(text: &str) -> Option<String> {
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
}
