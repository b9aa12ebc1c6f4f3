//! Templates: one line that stands for several names, as in the ISA files.
//!
//! A variable is declared where it first occurs, `{op=add,sub}` or `{n=0..=15}`, and used by name after that. A value may
//! have further words, separated by `|`, for the other side of a line. With `{w=64|X,32|W}`, `{w}` is 64 or 32 and `{w.1}`
//! is X or W. A name in capitals gives the value in capitals, and an initial capital capitalises it: `{OP}` is ADD, `{Op}`
//! is Add.

use std::collections::BTreeMap;

/// A value for each variable: the words of the value.
pub type Values = BTreeMap<String, Vec<String>>;

/// The variables that a text declares, with all their values, in order.
fn declared(text: &str) -> Vec<(String, Vec<Vec<String>>)> {
    let mut found = Vec::new();
    for body in braces(text) {
        let Some((name, values)) = body.split_once('=') else { continue };
        let range = values.split_once("..=").and_then(|(a, b)| Some((a.parse::<u32>().ok()?, b.parse::<u32>().ok()?)));
        let values: Vec<Vec<String>> = match range {
            Some((first, last)) => (first..=last).map(|number| vec![number.to_string()]).collect(),
            None => values.split(',').map(|value| value.trim().split('|').map(str::to_string).collect()).collect(),
        };
        found.push((name.to_string(), values));
    }
    found
}

fn braces(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).map(move |rest| rest.split_once('}').unwrap_or_else(|| panic!("no `}}` in `{text}`")).0)
}

/// All values of the variables that `text` declares, besides those of `outer`.
pub fn assignments(text: &str, outer: &Values) -> Vec<Values> {
    let mut all = vec![outer.clone()];
    for (name, values) in declared(text) {
        let one = |known: &Values| {
            values
                .iter()
                .map(|value| {
                    let mut more = known.clone();
                    assert!(
                        more.insert(name.clone(), value.clone()).is_none(),
                        "`{name}` is declared twice in `{text}`"
                    );
                    more
                })
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(one).collect();
    }
    all
}

/// The text with values in place of variables.
pub fn fill(text: &str, values: &Values) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (body, after) = after.split_once('}').unwrap_or_else(|| panic!("no `}}` in `{text}`"));
        filled += before;
        let name = body.split('=').next().unwrap_or(body);
        let (name, word) = match name.split_once('.') {
            Some((name, word)) => (name, word.parse().unwrap_or_else(|_| panic!("`{{{body}}}` in `{text}`"))),
            None => (name, 0),
        };
        let lower = name.to_lowercase();
        let value = values.get(&lower).unwrap_or_else(|| panic!("no variable `{lower}` in `{text}`"));
        // A value without that many words stands for itself.
        let value = value.get(word).unwrap_or_else(|| panic!("`{lower}` has no word {word} in `{text}`"));
        match name.chars().filter(|c| c.is_uppercase()).count() {
            0 => filled += value,
            count if count == name.chars().filter(|c| c.is_alphabetic()).count() => filled += &value.to_uppercase(),
            _ => {
                let mut chars = value.chars();
                filled.extend(chars.next().map(|first| first.to_ascii_uppercase()));
                filled += chars.as_str();
            }
        }
        rest = after;
    }
    filled + rest
}

/// All names that a template stands for.
pub fn expand(text: &str) -> Vec<String> {
    assignments(text, &Values::new()).iter().map(|values| fill(text, values)).collect()
}

#[test]
fn templates_stand_for_names() {
    assert_eq!(expand("{op=add,sub}{w=64|X,32|W} {OP}{w.1}"), ["add64 ADDX", "add32 ADDW", "sub64 SUBX", "sub32 SUBW"]);
    assert_eq!(expand("x{n=8..=10}"), ["x8", "x9", "x10"]);
    let outer = &assignments("{op=add}", &Values::new())[0];
    let inner = assignments("{Op}v{t=2,4}", outer);
    assert_eq!(inner.iter().map(|values| fill("{Op}v{t=2,4}", values)).collect::<Vec<_>>(), ["Addv2", "Addv4"]);
}
