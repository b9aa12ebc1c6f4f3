//! What is measured: functions, each for a shipped target, and the same for a target made for it.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use ssara_cli::failure::Failure;
use ssara_cli::input::Input;
use ssara_cli::report::Reporter;
use ssara_cli::source::Selection;
use ssara_core::Target;
use ssara_core::ir::{BuildError, Function};
use ssara_explore::source::Item;

use super::forms;
use crate::files::{self, Entry};
use crate::ra2f::{Machines, few_registers, shipped_targets, to_function};
use crate::rivals::Case;

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

/// The name of a file or target, and its functions.
pub type Group = (String, Vec<Subject>);

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

/// Functions under high pressure: the values that are live, and the number of instructions.
pub const PRESSURE: [(usize, usize); 2] = [(30, 20_000), (200, 20_000)];

/// Makes subjects of the functions of files, and of functions with forms of shipped targets.
pub struct Loader {
    /// Machines with shipped targets, if records are to be on these.
    shipped: Option<Machines>,
    /// The number of registers that records keep in each class, if they lose some.
    registers: Option<usize>,
    /// The number of records that are on no shipped target, by reason.
    synthetic: BTreeMap<String, usize>,
    /// The number of functions that regalloc2 has no words for, by reason.
    unspeakable: BTreeMap<String, usize>,
}

impl Loader {
    /// A loader that puts records on this target, with at most `registers` in each class.
    pub fn new(choice: TargetChoice, registers: Option<usize>) -> Loader {
        let shipped = (choice != TargetChoice::Synthetic).then(|| choice.machines());
        Loader { shipped, registers, synthetic: BTreeMap::new(), unspeakable: BTreeMap::new() }
    }
    /// Reads the functions of a file, of text for `isa` if it is given.
    ///
    /// # Errors
    /// When the file cannot be read or one of its functions is wrong; what is right is added all the same. When functions
    /// in text form shall lose registers.
    pub fn load(
        &mut self,
        file: &Input,
        isa: Option<&str>,
        reporter: &mut Reporter,
        subjects: &mut Vec<Subject>,
    ) -> Result<(), Failure> {
        let isa = isa.filter(|_| !files::is_corpus(file));
        if self.registers.is_some() && !files::is_corpus(file) {
            return Err(Failure::file(file, &"only records of a corpus can lose registers"));
        }
        files::for_each(file, &Selection { isa, function: None }, Machines::synthetic(), reporter, |entry| {
            let name = format!("#{} {}", subjects.len(), entry.item.func.name);
            subjects.push(self.subject(name.trim_end(), self.restricted(entry)?));
            Ok(())
        })
    }
    /// The entry with as many registers as are asked for.
    fn restricted(&self, entry: Entry) -> Result<Entry, Failure> {
        let (Some(count), Some((record, _))) = (self.registers, &entry.record) else { return Ok(entry) };
        let record = few_registers(record, count);
        let refused = |error: &dyn Display| {
            Failure::message(format!("`{}` with {count} registers: {error}", entry.item.func.name))
        };
        let machine = Machines::synthetic().machine_for(&record).map_err(|error| refused(&error))?;
        let func = to_function(&record, &machine).map_err(|error| refused(&error))?;
        let item = Item { func, target: Arc::clone(&machine.target), ..entry.item }.validated()?;
        Ok(Entry { item, record: Some((record, machine)) })
    }
    /// The function of an entry. A record that fits no shipped target stays on the target that was made for it.
    fn subject(&mut self, name: &str, entry: Entry) -> Subject {
        let name = name.to_owned();
        let (Some(machines), Some((record, _))) = (&mut self.shipped, &entry.record) else {
            return Subject::new(name, entry.into());
        };
        match Case::new(record, machines) {
            Ok(case) => Subject { name, case, synthetic: Some(entry.into()) },
            Err(reason) => {
                *self.synthetic.entry(reason).or_default() += 1;
                Subject::new(name, entry.into())
            }
        }
    }
    /// `count` functions with forms of each shipped target, or of `target` only, and functions under `pressure`.
    ///
    /// # Errors
    /// When the forms do not fit together.
    pub fn write(
        &mut self,
        target: Option<&Target>,
        count: usize,
        pressure: &[(usize, usize)],
    ) -> Result<Vec<Group>, Failure> {
        let mut groups = Vec::new();
        for lexicon in forms::lexicons().map_err(Failure::message)? {
            if target.is_some_and(|target| target.name != lexicon.target.name) {
                continue;
            }
            let failed = |error: BuildError| Failure::message(format!("{}: {error}", lexicon.target.name));
            let shared = Arc::new(lexicon.target.clone());
            let funcs = forms::functions(&lexicon, count).map_err(failed)?;
            groups.push((format!("{} forms", lexicon.target.name), self.subjects(funcs, &shared)?));
            for &(live, insts) in pressure {
                let func = forms::pressure(&lexicon, live, insts).map_err(failed)?;
                let name = format!("{} {live} live", lexicon.target.name);
                groups.push((name, self.subjects(vec![func], &shared)?));
            }
        }
        Ok(groups)
    }
    fn subjects(&mut self, funcs: Vec<Function>, target: &Arc<Target>) -> Result<Vec<Subject>, Failure> {
        let subject = |func: Function| {
            let name = func.name.clone();
            if let Err(errors) = ssara_core::validate::check(&func, target) {
                return Err(Failure::message(format!("{}: `{name}`: {}", target.name, errors[0])));
            }
            let (case, reason) = Case::with_forms(func, target);
            if let Some(reason) = reason {
                *self.unspeakable.entry(format!("{}: {reason}", target.name)).or_default() += 1;
            }
            Ok(Subject::new(name, case))
        };
        funcs.into_iter().map(subject).collect()
    }
    /// What could not be measured as it was asked for: what it is instead, why, and the number of functions.
    pub fn notes(&self) -> impl Iterator<Item = (&'static str, &str, usize)> {
        let synthetic = self.synthetic.iter().map(|note| ("on synthetic targets", note));
        let unspeakable = self.unspeakable.iter().map(|note| ("nothing that regalloc2 has words for", note));
        synthetic.chain(unspeakable).map(|(what, (reason, &count))| (what, reason.as_str(), count))
    }
}
