//! Whole allocations, and what can be asked about them.

mod allocate;
mod asking;
mod computed_jumps;
mod context;
mod features;
mod link_register;
mod log_lines;
mod recorded;
mod scale;
mod stress;
