//! Any text as functions: the result is an error, or functions that print as they parse and whose allocation is right.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ssara_fuzz::outcome::{Effort, Judges, allocate_and_check};
use ssara_core::text;
use ssara_testing::toy_target;
use ssara_core::{Context, Options, Target};

static TARGET: LazyLock<Target> = LazyLock::new(toy_target);

fuzz_target!(|source: &str| {
    let Ok(all) = text::parse_all(source, &TARGET) else { return };
    for parsed in all {
        let func = parsed.function;
        let printed = text::print(&func, &TARGET);
        if ssara_core::validate::check(&func, &TARGET).is_ok() {
            assert_eq!(text::parse(&printed, &TARGET).as_ref(), Ok(&func));
            let (mut judges, mut context) = (Judges::new(&TARGET), Context::new());
            let outcome = allocate_and_check(&func, &mut judges, &Options::default(), &Effort::default(), &mut context);
            assert!(!outcome.kind().is_failure(), "{}", outcome.display(&TARGET));
        }
    }
});
