//! The tests of the workspace as one binary: each is linked with a lot, and long ones of different files run side by side.

mod book;
mod checked;
mod checkers;
mod citations;
mod comments;
mod corpus;
mod examples;
mod file_tests;
mod guards;
mod laws;
mod layers;
mod needless_edits;
mod no_std;
mod random_functions;
mod samples;
mod targets;
mod typed;
mod unit_tests;
