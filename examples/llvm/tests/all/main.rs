//! A short run. What needs LLVM 19 is skipped with a word where that is not installed.

mod cc;
mod common;
mod debug;
mod fields;
mod kept;
mod programs;
mod show;
mod sink;
