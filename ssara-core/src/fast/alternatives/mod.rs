//! Instructions with alternatives that are allocated without the solver.
//!
//! An alternative is chosen if the form limits operands to some registers and the alternative does not ([`plain`]), or if
//! something has to be evicted for the form and nothing for the alternative ([`roomier`]).

mod plain;
mod roomier;
