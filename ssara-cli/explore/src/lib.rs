//! What is shown of an allocation, for the command `ssara` and for programs without a terminal or files.
//!
//! [`source`] reads the functions of a text, [`view`] draws allocations as a page, and [`explain`] says why they are as they
//! are. What is wrong with a text is a [`Finding`](finding::Finding), for people, or a
//! [`Diagnostic`](diagnostic::Diagnostic), for programs.

pub mod diagnostic;
pub mod explain;
pub mod finding;
pub mod method;
pub mod places;
pub mod source;
pub mod view;
