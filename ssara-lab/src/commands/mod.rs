//! The commands, one file for each.

pub mod bench;
pub mod corpus;
pub mod experiment;
pub mod reduce;
pub mod site;
