//! The target's registers as the passes see them for one function: masks of register units.

pub mod effects;
pub mod machine;
pub mod prepared;
pub mod register_file;
mod stress;
pub mod tables;
#[cfg(test)]
pub mod test_machines;
#[cfg(test)]
mod tests;
pub mod unit_mask;
pub mod unit_order;
pub mod usage;
