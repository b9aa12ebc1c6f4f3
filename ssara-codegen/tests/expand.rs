//! Ranges of names, name patterns and templates.

use ssara_codegen::internals::expand::{Bindings, NameRange, Pattern, Unbound};

fn names(text: &str) -> Vec<String> {
    NameRange::parse(text).unwrap().unwrap().names().collect()
}

#[test]
fn ranges_count_the_one_number_that_differs() {
    assert_eq!(names("r8..=r10"), ["r8", "r9", "r10"]);
    assert_eq!(names("r8d..=r9d"), ["r8d", "r9d"]);
    assert_eq!(names("s18..=s20"), ["s18", "s19", "s20"]);
    assert_eq!(names("a1b10c..=a1b11c"), ["a1b10c", "a1b11c"]);
    assert_eq!(names("r3..=r3"), ["r3"]);
    assert_eq!(names("r3d..=r3d"), ["r3d"]);
    assert_eq!(names("v08..=v11"), ["v08", "v09", "v10", "v11"]);
    assert_eq!(names("0..=2"), ["0", "1", "2"]);
    assert_eq!(names("r0..=r5 step 2"), ["r0", "r2", "r4"]);
    assert_eq!(names("r1d..=r7d step 3"), ["r1d", "r4d", "r7d"]);
}

#[test]
fn malformed_ranges_are_refused() {
    assert!(NameRange::parse("rax").is_none());
    for text in [
        "r8..r9",
        "r9..=r8",
        "r8..=s9",
        "r8..=r9d",
        "rax..=rbx",
        "..=",
        "r1..=",
        "v8..=v08",
        "é1..=è2",
        "r1..=r99999999999",
        "r1..=r9 step 0",
        "r1..=r9 step",
        "r1..=r9 step -1",
    ] {
        assert!(NameRange::parse(text).unwrap().is_err(), "{text}");
    }
    assert_eq!(NameRange::parse("r0..=r4294967295").unwrap().unwrap().count(), 1 << 32);
}

#[test]
fn patterns_insert_and_compute() {
    let expand = |pattern, entry: &str| Pattern::parse(pattern)?.expand(entry, entry.parse().ok());
    assert_eq!(expand("e{}x", "a"), Ok(("eax".into(), None)));
    assert_eq!(expand("d{2n+1}", "7"), Ok(("d15".into(), Some(15))));
    assert_eq!(expand("s{4n}_{}", "2"), Ok(("s8_2".into(), Some(8))));
    assert_eq!(expand("{n+1}", "2"), Ok(("3".into(), Some(3))));
    for (pattern, entry) in [("{n}", "a"), ("{m}", "1"), ("{", "1"), ("}", "1"), ("a{2n", "1"), ("{2n++1}", "1")] {
        assert!(expand(pattern, entry).is_err(), "{pattern}");
    }
    assert!(expand("{4294967295n+1}", "1").is_err());
}

#[test]
fn templates_insert_values_and_keep_doubled_braces() {
    let bindings = Bindings::new([("op".to_string(), "add".to_string()), ("w".to_string(), "64".to_string())]);
    assert_eq!(bindings.apply("{op}{w}_{{x}}").unwrap(), "add64_{x}");
    assert!(bindings.is_used(0) && bindings.is_used(1));
    assert_eq!(bindings.apply("a {x}"), Err(Unbound::Variable("x")));
    assert_eq!(bindings.apply("a {op"), Err(Unbound::Brace));
    assert_eq!(bindings.apply("a }"), Err(Unbound::Brace));
}
