//! The laboratory: what measures the allocator and searches for its mistakes. Nothing of it is published.
//!
//! | module | what it does |
//! | --- | --- |
//! | [`mod@bench`], [`experiments`] | measure allocators side by side |
//! | [`rivals`] | the allocators of regalloc2, to compare with |
//! | [`ra2f`], [`files`] | read and write corpus files |
//! | [`fuzz`], [`systematic`], [`referee`] | generate machines and functions, and check each answer |
//! | [`outcome`], [`reduce`] | say what is wrong with an answer, and make its function small |
//! | [`site`] | writes the playground |
//! | [`cli`], [`commands`] | the command `ssara-lab` |

pub mod bench;
pub mod cli;
pub mod clock;
pub mod commands;
pub mod experiments;
pub mod files;
pub mod fuzz;
pub mod outcome;
pub mod ra2f;
pub mod reduce;
pub mod referee;
pub mod rivals;
pub mod site;
pub mod systematic;
