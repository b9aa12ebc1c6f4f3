//! What the page calls in WebAssembly. The page writes a request into memory and reads the answer there.
//!
//! The page calls `reserve` with the length of its request, and writes the request to the address that it gets. `answer`
//! returns the length of the answer, which is at `answer_address` until the next call.

// An exported name could hide another of the same name; there is none here.
#![allow(unsafe_code)]

use std::cell::RefCell;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes room for a request of `length` bytes, and returns its address.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request, and returns the length of the answer in bytes.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let request = REQUEST.take();
    let answer = crate::answer(&String::from_utf8_lossy(&request));
    let length = answer.len();
    ANSWER.set(answer);
    length
}

/// The address of the last answer.
#[unsafe(no_mangle)]
extern "C" fn answer_address() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
