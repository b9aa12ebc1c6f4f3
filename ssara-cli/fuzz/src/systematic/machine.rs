//! The targets of cases: shipped ones, those compiled from random ISA files, and those made by hand in Rust.
//!
//! *Input:* a seed. *Promises:* the tables of the target keep the rules of their documentation, and the same seed gives the
//! same target. Shipped targets are read once and shared by all threads; the others are made for each case.

mod scratch;
mod tables;
mod text;
mod words;

use std::sync::{Arc, OnceLock};

use ssara_core::{Target, TargetDesc};

use super::draw::Draw;
use super::facts::Facts;

/// The number of shipped ISAs.
pub const SHIPPED: usize = ssara_targets::SOURCES.len();

/// The origin of a target: a column of the coverage table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// A shipped ISA, by its position among the shipped ones.
    Shipped(usize),
    /// A random ISA file.
    Text,
    /// Tables made by hand.
    Tables,
}

impl Source {
    /// All sources.
    pub fn all() -> impl Iterator<Item = Source> {
        (0..SHIPPED).map(Source::Shipped).chain([Source::Text, Source::Tables])
    }
    /// The position among all sources.
    pub fn index(self) -> usize {
        match self {
            Source::Shipped(index) => index,
            Source::Text => SHIPPED,
            Source::Tables => SHIPPED + 1,
        }
    }
    /// The name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Source::Shipped(index) => ssara_targets::SOURCES[index].0,
            Source::Text => "text",
            Source::Tables => "tables",
        }
    }
}

/// A target to make functions for.
#[derive(Debug)]
pub struct Machine {
    /// The origin.
    pub source: Source,
    /// The tables.
    pub target: Target,
    /// The ISA file, for a target that was compiled from one and is not shipped.
    pub text: Option<String>,
    /// The steps that made the tables, if no ISA file did.
    pub made: Vec<String>,
    /// The entries from which the generator chooses.
    pub facts: Facts,
}

impl Machine {
    fn new(source: Source, target: Target, text: Option<String>, made: Vec<String>) -> Self {
        let facts = Facts::new(&target);
        Machine { source, target, text, made, facts }
    }

    /// The target of an ISA file that is not a shipped one.
    pub fn of_text(text: String, target: Target) -> Machine {
        Machine::new(Source::Text, target, Some(text), Vec::new())
    }

    /// A shipped target, read at its first use.
    pub fn shipped(index: usize) -> Arc<Machine> {
        static MACHINES: [OnceLock<Arc<Machine>>; SHIPPED] = [const { OnceLock::new() }; SHIPPED];
        let read = || {
            let (name, source) = ssara_targets::SOURCES[index];
            let target = ssara_codegen::load(name, source).target.expect("shipped ISA files have no errors");
            Arc::new(Machine::new(Source::Shipped(index), target, None, Vec::new()))
        };
        MACHINES[index].get_or_init(read).clone()
    }

    /// The target from `source` that follows from `draw`.
    pub fn draw(source: Source, draw: &mut Draw) -> Arc<Machine> {
        match source {
            Source::Shipped(index) => Machine::shipped(index),
            Source::Text => {
                let (text, target) = text::draw(draw);
                Arc::new(Machine::of_text(text, target))
            }
            Source::Tables => {
                let (target, made) = tables::draw(draw);
                let target = Target::new(target).expect("each step keeps the tables valid");
                Arc::new(Machine::new(source, target, None, made))
            }
        }
    }

    /// A target compiled from a random ISA file, to alter.
    fn base(draw: &mut Draw) -> (TargetDesc, String) {
        match draw.below(3) {
            0 => {
                let index = draw.below(SHIPPED);
                let machine = Machine::shipped(index);
                (machine.target.clone().into_desc(), format!("the shipped ISA {}", machine.target.name))
            }
            1 => {
                let (text, target) = text::draw(draw);
                (target.into_desc(), format!("this ISA file:\n{text}"))
            }
            _ => scratch::draw(draw),
        }
    }
}
