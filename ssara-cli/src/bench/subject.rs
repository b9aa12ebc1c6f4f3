//! What is measured: functions, each for a shipped target, and the same for a target made for it.

use std::collections::BTreeMap;
use std::path::Path;

use ssara_core::Target;

use crate::failure::Failure;
use crate::ra2f::{Machines, shipped_targets};
use crate::rivals::Case;
use crate::source::{self, Item, Selection};

/// A function to measure.
pub struct Subject {
    /// Its name, which no other function of its file has.
    pub name: String,
    /// The function.
    pub case: Case,
    /// The same on a target made for its registers, if `case` is on a shipped one.
    pub synthetic: Option<Case>,
}

impl Subject {
    /// A function for one target.
    pub fn new(name: String, case: Case) -> Subject {
        Subject { name, case, synthetic: None }
    }
}

/// The target for corpus records.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TargetChoice {
    /// The shipped target that fits best.
    Best,
    /// This shipped target.
    Shipped(&'static Target),
    /// A target made for the registers of the record.
    Synthetic,
}

impl TargetChoice {
    /// The machines of records.
    pub fn machines(self) -> Machines {
        match self {
            TargetChoice::Best => Machines::shipped(),
            TargetChoice::Shipped(target) => Machines::on(target),
            TargetChoice::Synthetic => Machines::synthetic(),
        }
    }
}

/// The shipped target of this name.
///
/// # Errors
/// With the names, if there is none.
pub fn shipped_target(name: &str) -> Result<&'static Target, String> {
    shipped_targets().into_iter().find(|target| target.name == name).ok_or_else(|| {
        let names = shipped_targets().map(|target| target.name.to_string());
        format!("the targets are {}", names.join(", "))
    })
}

/// Turns the functions of files into subjects.
pub struct Loader {
    /// Machines with shipped targets, if records are to be on these.
    shipped: Option<Machines>,
    /// The number of records that are on no shipped target, by reason.
    pub fallbacks: BTreeMap<String, usize>,
}

impl Loader {
    /// A loader that puts records on this target.
    pub fn new(choice: TargetChoice) -> Loader {
        let shipped = (choice != TargetChoice::Synthetic).then(|| choice.machines());
        Loader { shipped, fallbacks: BTreeMap::new() }
    }
    /// Reads the functions of a file of at most `max_insts` instructions, of text for `isa` if it is given.
    ///
    /// # Errors
    /// When the file cannot be read or one of its functions is wrong; what is right is added all the same.
    pub fn load(
        &mut self,
        file: &Path,
        isa: Option<&str>,
        max_insts: Option<usize>,
        subjects: &mut Vec<Subject>,
    ) -> Result<(), Failure> {
        let isa = isa.filter(|_| !source::is_corpus(file));
        let mut number = 0;
        source::for_each(file, &Selection { isa, function: None }, |item| {
            let name = format!("#{number} {}", item.func.name);
            number += 1;
            if max_insts.is_none_or(|max| item.func.num_insts() <= max) {
                subjects.push(self.subject(name.trim_end(), item));
            }
            Ok(())
        })
    }
    /// The function of an item. A record that fits no shipped target stays on the target that was made for it.
    fn subject(&mut self, name: &str, item: Item) -> Subject {
        let name = name.to_owned();
        let (Some(machines), Some((record, _))) = (&mut self.shipped, &item.record) else {
            return Subject::new(name, item.into());
        };
        match Case::new(record, machines) {
            Ok(case) => Subject { name, case, synthetic: Some(item.into()) },
            Err(reason) => {
                *self.fallbacks.entry(reason).or_default() += 1;
                Subject::new(name, item.into())
            }
        }
    }
}
