//! The target's registers as the passes see them for one function: masks of register units.

pub mod effects;
pub mod machine;
pub mod register_file;
mod stress;
#[cfg(test)]
pub mod test_machines;
pub mod unit_mask;
