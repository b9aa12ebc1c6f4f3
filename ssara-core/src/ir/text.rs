//! The text form of functions.
