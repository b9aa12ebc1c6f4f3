//! What searches for mistakes of the allocator. The commands `ssara fuzz` and `ssara check --thorough` are made of it.
//!
//! | module | what it does |
//! | --- | --- |
//! | [`random`], [`systematic`], [`referee`] | generate machines and functions, and check each answer |
//! | [`thorough`] | plays each form, alternative and call of one machine |
//! | [`play`] | plays rounds of all generators, on several threads |
//! | [`outcome`], [`reduce`] | say what is wrong with an answer, and make its function small |

pub mod outcome;
pub mod play;
pub mod random;
pub mod reduce;
pub mod referee;
pub mod systematic;
pub mod thorough;
