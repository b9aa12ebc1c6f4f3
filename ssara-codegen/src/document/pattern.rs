//! Lists of names as patterns: `add64`, `add32`, `sub64` and `sub32` are `{add, sub}{64, 32}`.
//!
//! A pattern is made from the names alone, whatever made them. Names are cut between words and numbers where possible.

use super::groups::OR;

/// The names of the variants of a group. Names that differ between variants have `/` between them, others a comma.
pub fn pattern(variants: &[Vec<&str>]) -> String {
    let (count, each) = (variants.len(), variants[0].len());
    let equal = variants.iter().all(|names| names.len() == each);
    if count > 1
        && equal
        && let Some(product) = Product::of(each, count, |outer, inner| variants[inner][outer])
    {
        return product.text(OR);
    }
    variants.iter().map(|names| list(names)).collect::<Vec<_>>().join(OR)
}

/// The shortest pattern of some names.
fn list(names: &[&str]) -> String {
    let [_, _, ..] = names else { return names.concat() };
    let plain = Product::of(1, names.len(), |_, inner| names[inner]);
    let mut best = plain.map_or_else(|| format!("{{{}}}", names.join(", ")), |product| product.text(", "));
    for width in (2..=names.len() / 2).filter(|width| names.len().is_multiple_of(*width)) {
        let product = Product::of(names.len() / width, width, |outer, inner| names[outer * width + inner]);
        if let Some(text) = product.map(|product| product.text(", "))
            && text.len() < best.len()
        {
            best = text;
        }
    }
    best
}

/// Names that are each an outer part, an inner part and the same end.
struct Product<'a> {
    outer: Vec<&'a str>,
    inner: Vec<&'a str>,
    end: &'a str,
}

impl<'a> Product<'a> {
    /// The parts of `outer` times `inner` names, if they have such parts.
    fn of(outer: usize, inner: usize, name: impl Fn(usize, usize) -> &'a str) -> Option<Self> {
        let first: Vec<&str> = (0..inner).map(|index| name(0, index)).collect();
        let start = common_start(&first)?;
        let tails: Vec<&str> = first.iter().map(|name| &name[start..]).collect();
        let end = common_end(&tails);
        let inner: Vec<&str> = tails.iter().map(|tail| &tail[..tail.len() - end.len()]).collect();
        if inner.contains(&"") {
            return None;
        }
        let of_row = |row: usize| {
            let stem = |(index, part): (usize, &&str)| name(row, index).strip_suffix(end)?.strip_suffix(*part);
            let stem_of_first = stem((0, &inner[0]))?;
            inner.iter().enumerate().all(|part| stem(part) == Some(stem_of_first)).then_some(stem_of_first)
        };
        let outer: Vec<&str> = (0..outer).map(of_row).collect::<Option<_>>()?;
        // A part that is empty for some names only would leave a hole in the list.
        (outer.len() == 1 || !outer.contains(&"")).then_some(Product { outer, inner, end })
    }
    fn text(&self, between: &str) -> String {
        format!("{}{{{}}}{}", list(&self.outer), self.inner.join(between), self.end)
    }
}

/// The length of what all names begin with, cut between words and numbers.
fn common_start(names: &[&str]) -> Option<usize> {
    let first = names.first()?;
    let ends = first.char_indices().map(|(at, _)| at).rev();
    let mut ends =
        ends.filter(|&at| names.iter().all(|name| name.starts_with(&first[..at]) && between_words(name, at)));
    ends.next()
}

/// What all names end with, cut between words and numbers.
fn common_end<'a>(names: &[&'a str]) -> &'a str {
    let Some(first) = names.first() else { return "" };
    let tails = first.char_indices().map(|(at, _)| &first[at..]).skip(1);
    let mut tails = tails.filter(|tail| {
        names.iter().all(|name| name.strip_suffix(tail).is_some_and(|stem| between_words(name, stem.len())))
    });
    tails.next().unwrap_or("")
}

/// Whether a name may be cut here.
fn between_words(name: &str, at: usize) -> bool {
    let kind = |c: char| (c.is_ascii_digit(), c.is_alphabetic());
    match (name[..at].chars().next_back(), name[at..].chars().next()) {
        (Some(before), Some(after)) => kind(before) != kind(after) || !before.is_alphanumeric(),
        _ => true,
    }
}
