//! The target's registers as the passes see them for one function: masks of register units.

pub mod classes;
pub mod effects;
pub mod form_shape;
pub mod homes;
pub mod machine;
pub mod prepared;
pub mod recent;
pub mod register_file;
mod stress;
pub mod tables;
pub mod unit_mask;
pub mod unit_order;
pub mod usage;
