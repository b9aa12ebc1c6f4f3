//! The result of a comparison: how much was compared, and the differences.

use std::collections::{BTreeMap, BTreeSet};

#[derive(Default)]
pub struct Findings {
    pub compared: BTreeMap<&'static str, usize>,
    pub disagreements: BTreeSet<String>,
}

impl Findings {
    pub fn count(&mut self, what: &'static str) {
        *self.compared.entry(what).or_default() += 1;
    }
    pub fn disagree(&mut self, what: String) {
        self.disagreements.insert(what);
    }
    /// Notes a difference of two sets, if there is one.
    pub fn compare<T: Ord + AsRef<str>>(&mut self, what: &str, ours: &BTreeSet<T>, theirs: &BTreeSet<T>) {
        if let Some(difference) = difference(ours, theirs) {
            self.disagree(format!("{what}: {difference}"));
        }
    }

    /// Panics if `documented` gives no reason for a difference, or a reason for a difference that does not exist.
    pub fn settle(self, documented: &BTreeMap<String, String>) {
        for (what, count) in &self.compared {
            println!("{count:6} {what}");
        }
        println!("{:6} documented differences", documented.len());
        let known: BTreeSet<String> = documented.keys().cloned().collect();
        let unknown: Vec<&str> = self.disagreements.difference(&known).map(String::as_str).collect();
        let stale: Vec<&str> = known.difference(&self.disagreements).map(String::as_str).collect();
        assert!(
            unknown.is_empty() && stale.is_empty(),
            "{} disagreements without a reason:\n{}\n{} reasons for what is no disagreement:\n{}",
            unknown.len(),
            unknown.join("\n"),
            stale.len(),
            stale.join("\n"),
        );
    }
}

/// How two sets differ, if they do.
pub fn difference<T: Ord + AsRef<str>>(ours: &BTreeSet<T>, theirs: &BTreeSet<T>) -> Option<String> {
    let only = |a: &BTreeSet<T>, b: &BTreeSet<T>| format!("[{}]", ranges(a.difference(b).map(AsRef::as_ref)));
    match (ours.is_subset(theirs), theirs.is_subset(ours)) {
        (true, true) => None,
        (true, false) => Some(format!("only there {}", only(theirs, ours))),
        (false, true) => Some(format!("only here {}", only(ours, theirs))),
        (false, false) => Some(format!("only here {}, only there {}", only(ours, theirs), only(theirs, ours))),
    }
}

/// Names, with `d0..=d7` for three or more that only differ in consecutive numbers.
fn ranges<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let mut numbered: BTreeMap<(&str, &str), BTreeSet<u32>> = BTreeMap::new();
    let mut text: BTreeSet<String> = BTreeSet::new();
    for name in names {
        let start = name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len());
        let digits = name[start..].find(|c: char| !c.is_ascii_digit()).map_or(name.len(), |len| start + len);
        match name[start..digits].parse() {
            Ok(number) => _ = numbered.entry((&name[..start], &name[digits..])).or_default().insert(number),
            Err(_) => _ = text.insert(name.to_string()),
        }
    }
    for ((before, after), numbers) in numbered {
        let name = |number: u32| format!("{before}{number}{after}");
        let starts = numbers.iter().copied().filter(|&number| number == 0 || !numbers.contains(&(number - 1)));
        for start in starts {
            let end = (start..).find(|next| !numbers.contains(&(next + 1))).unwrap_or(start);
            match end - start {
                0 | 1 => text.extend((start..=end).map(name)),
                _ => _ = text.insert(format!("{}..={}", name(start), name(end))),
            }
        }
    }
    text.into_iter().collect::<Vec<_>>().join(", ")
}
