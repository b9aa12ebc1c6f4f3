//! Profiles of callgrind are read, and summed up by pass.

use ssara_lab::bench::callgrind::{LINE_BYTES, Profile};
use ssara_lab::bench::profile::by_pass;

#[test]
fn own_counts_and_those_of_calls_are_told_apart() {
    let text = "events: Ir Bc Bcm Bi Bim\n\nob=prog\nfl=a.rs\nfn=a\n0x1000 3 10 4 3\nfi=inlined.rs\n0x103f 9 5\n\
        cfn=b\ncalls=2 0x2000 7\n0x1040 4 100 9 9\n0x1040 4 1 0 0 2 1\n\nob=libc\nfn=b\n0x1004 7 100\n\ntotals: 116\n";
    let profile = Profile::parse(text);
    assert_eq!(profile.own, [("a".to_owned(), 16), ("b".to_owned(), 100)].into());
    assert_eq!(profile.calls["b"], [("a".to_owned(), 100)].into());
    assert_eq!(profile.total(), 116);
    assert_eq!((profile.wrong_guesses, profile.code_bytes), (4, 3 * LINE_BYTES), "two lines of prog, one of libc");
    assert_eq!(profile.hot_code_bytes, 2 * LINE_BYTES, "the second line of prog has less than 1 %");
}

#[test]
fn what_passes_share_is_shared_out_by_what_is_executed_for_each() {
    let mut profile = Profile::default();
    for (function, own) in [
        ("<ssara_core::coalesce::webs::Webs>::unite", 10),
        ("ssara_core::spill::Spiller<_>::step", 20),
        ("core::slice::sort", 40),
        ("malloc", 8),
    ] {
        profile.own.insert(function.to_owned(), own);
    }
    for (callee, caller, count) in [
        ("core::slice::sort", "<ssara_core::coalesce::webs::Webs>::unite", 36),
        ("core::slice::sort", "ssara_core::spill::Spiller<_>::step", 12),
        ("core::slice::sort", "core::slice::sort", 30),
        ("malloc", "core::slice::sort", 8),
    ] {
        profile.calls.entry(callee.to_owned()).or_default().insert(caller.to_owned(), count);
    }
    let passes = by_pass("O2", &profile, 2);
    assert_eq!((passes.executed, passes.executed_per_instruction), (78, 39.0));
    // Three quarters of sorting, and of what that allocates, are for webs.
    assert_eq!(passes.passes, [("webs".to_owned(), 23.0), ("spilling".to_owned(), 16.0)]);
}
