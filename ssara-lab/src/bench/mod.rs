//! `ssara-lab bench`: allocators side by side.
//!
//! | module | what it does |
//! | --- | --- |
//! | [`subject`] | what is measured |
//! | [`row`] | measures functions with each allocator |
//! | [`need`] | tells where pressure forces nothing into memory |
//! | [`summary`] | sums up rows: what is deterministic |
//! | [`timing`] | sums up times |
//! | [`tables`], [`time_tables`] | print these sums |
//! | [`plot`] | draws rows |
//! | [`callgrind`] | counts executed instructions |
//! | [`profile`] | sums these up by pass |
//! | [`forms`] | functions as small compilers write them, with forms of shipped targets |

pub mod callgrind;
pub mod forms;
pub mod need;
pub mod plot;
pub mod profile;
pub mod row;
pub mod subject;
pub mod summary;
pub mod tables;
pub mod time_tables;
pub mod timing;
