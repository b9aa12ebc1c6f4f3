//! Parallel copies between random places: every answer of the allocator is right.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use ssara_fuzz::random::{Fuzzer, Kind};

thread_local! {
    static FUZZER: RefCell<Fuzzer> = RefCell::default();
}

fuzz_target!(|bytes: &[u8]| {
    let finding = FUZZER.with_borrow_mut(|fuzzer| fuzzer.play_kind(Kind::Copies, bytes));
    if let Some(finding) = finding {
        panic!("{finding}");
    }
});
