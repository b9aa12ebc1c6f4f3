//! Orders of registers, and the units that functions tell apart.

mod unit_order;
mod usage;
