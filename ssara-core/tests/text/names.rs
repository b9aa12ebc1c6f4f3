//! Names that are close to what was written.

use ssara_ir::internals::names::{distance, numbered, suggestion};

#[test]
fn the_closest_name_is_suggested() {
    let names = ["add64", "and64", "sub64"];
    assert_eq!(suggestion("ad64", names).unwrap(), "did you mean `add64`?");
    assert_eq!(suggestion("nad64", names).unwrap(), "did you mean `and64`?");
    assert_eq!(suggestion("multiply", names), None);
    assert_eq!(suggestion(&"x".repeat(1000), names), None);
}

#[test]
fn distance_counts_edits() {
    for (a, b, edits) in [("", "", 0), ("", "abc", 3), ("abc", "", 3), ("rax", "rxa", 1), ("kitten", "sitting", 3)] {
        assert_eq!(distance(a, b), edits, "{a} {b}");
    }
}

#[test]
fn only_digits_follow_a_prefix() {
    assert_eq!(numbered("v17", "v"), Some(17));
    for word in ["v", "v+1", "v1x", "w1", "v4294967295", "v99999999999", "v-1"] {
        assert_eq!(numbered(word, "v"), None, "{word}");
    }
}
