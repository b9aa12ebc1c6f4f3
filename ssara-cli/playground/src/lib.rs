//! The playground: what its page asks, and the answers, both as JSON.
//!
//! [`answer()`] does all the work and runs anywhere. `exports` gives it to a page, in WebAssembly. The page itself is in
//! the folder `page`, and `ssara-lab site` puts the parts together.

mod answer;
mod exports;

pub use answer::answer;
