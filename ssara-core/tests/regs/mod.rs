//! Orders of registers, what is kept of targets, and the units that functions tell apart.

mod recent;
mod unit_order;
mod usage;
