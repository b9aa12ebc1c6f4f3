//! Phrases.

use ssara_core::record::{EvictionCost, NextUse};

/// Items with commas and an "and".
pub fn list(items: &[String]) -> String {
    match items {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A number with as many digits as help.
pub fn number(value: f64) -> String {
    let text = if value.abs() >= 100.0 { format!("{value:.0}") } else { format!("{value:.2}") };
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// "its next use is ...".
pub fn next_use(next: NextUse) -> String {
    let plural = |count: u32| if count == 1 { "" } else { "s" };
    match next {
        NextUse::In(0) => "right there".to_owned(),
        NextUse::In(insts) => format!("{insts} instruction{} further on", plural(insts)),
        NextUse::AfterLoops(1, _) => "after the loop".to_owned(),
        NextUse::AfterLoops(loops, _) => format!("after {loops} loops"),
        NextUse::Far => "in another block".to_owned(),
        NextUse::Never => "nowhere".to_owned(),
    }
}

/// "4.0 for reloads and 1.0 for a store".
pub fn cost(cost: EvictionCost) -> String {
    let what = if cost.is_remat { "computing it anew" } else { "reloads" };
    match cost.store > 0.0 {
        true => format!("{} for {what} and {} for the store", number(cost.reloads.into()), number(cost.store.into())),
        false if cost.is_remat => format!("{} for {what}, without a store", number(cost.reloads.into())),
        false => format!("{} for {what}, with no further store", number(cost.reloads.into())),
    }
}
