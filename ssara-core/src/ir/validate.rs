//! What is wrong with a function, and where.
