//! Functions that are written down in one go.

mod building;
mod source;
mod stream_builder;
