//! The laboratory: what measures the allocator and searches for its mistakes. Nothing of it is published.
//!
//! | module | what it does |
//! | --- | --- |
//! | [`mod@bench`], [`experiments`] | measure allocators side by side |
//! | [`rivals`] | the allocators of regalloc2, to compare with |
//! | [`ra2f`], [`files`] | read and write corpus files |
//! | [`site`] | writes the playground |
//! | [`cli`], [`commands`] | the command `ssara-lab` |

pub mod bench;
pub mod cli;
pub mod clock;
pub mod commands;
pub mod experiments;
pub mod files;
pub mod ra2f;
pub mod rivals;
pub mod site;
