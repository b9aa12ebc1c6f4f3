//! Functions from a file: text or a corpus.

use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

use ssara_cli::failure::Failure;
use ssara_cli::input::Input;
use ssara_cli::report::Reporter;
use ssara_cli::source::{self, Selection, Take};
use ssara_explore::finding::Mistake;
use ssara_explore::places::Places;
use ssara_explore::source::Item;

use crate::ra2f::{Error, Machine, Machines, Problem, Reader, Record, to_function};

/// A function of a file, valid for its target, with its record.
pub struct Entry {
    /// The function.
    pub item: Item,
    /// The record from which it was made, and the machine of its registers, if the file is a corpus.
    pub record: Option<(Record, Arc<Machine>)>,
}

/// Whether a file is a corpus, by its name.
pub fn is_corpus(file: &Input) -> bool {
    let name = file.to_string();
    name.ends_with(".ra2f") || name.ends_with(".zst")
}

/// Why a corpus cannot be read.
pub fn unreadable(mut error: Error) -> Failure {
    let file = error.file.take().map(|file| file.display().to_string()).unwrap_or_default();
    let mistake = Mistake::of_file(&file, &error);
    if matches!(error.problem, Problem::Open(_)) { Failure::Environment(mistake) } else { mistake.into() }
}

/// Calls `work` for the selected functions of a file, those of a corpus on `machines`; see [`source::for_each`].
///
/// # Errors
/// Those of [`source::for_each`].
pub fn for_each(
    file: &Input,
    selection: &Selection<'_>,
    machines: Machines,
    reporter: &mut Reporter,
    work: impl FnMut(Entry) -> Result<(), Failure>,
) -> Result<(), Failure> {
    source::for_each(file, selection, |file, selection, take| read(file, selection, machines, take), reporter, work)
}

/// The reader for the commands of `ssara`. A target is made for each record of a corpus.
///
/// # Errors
/// When the file cannot be read to its end.
pub fn read_items(file: &Input, selection: &Selection<'_>, take: Take<'_, Item>) -> Result<(), Failure> {
    read(file, selection, Machines::synthetic(), &mut |entry| take(entry.map(|entry: Entry| entry.item)))
}

fn read(file: &Input, selection: &Selection<'_>, machines: Machines, take: Take<'_, Entry>) -> Result<(), Failure> {
    match file {
        Input::File(path) if is_corpus(file) => {
            if selection.isa.is_some() {
                return Err(Failure::file(file, &"a corpus file brings its own registers: leave out --isa"));
            }
            read_records(path, selection, machines, take)
        }
        _ => source::read_text(file, selection, &mut |item| take(item.map(|item| Entry { item, record: None }))),
    }
}

fn read_records(
    path: &Path,
    selection: &Selection<'_>,
    mut machines: Machines,
    take: Take<'_, Entry>,
) -> Result<(), Failure> {
    for (index, record) in Reader::open(path).map_err(unreadable)?.enumerate() {
        let record = record.map_err(unreadable)?;
        if !selection.selects(&record.name) {
            continue;
        }
        let refused = |error: &dyn Display| {
            Failure::file(path.display(), &format_args!("record {index}, `{}`: {error}", record.name))
        };
        let made = machines.machine_for(&record).map_err(|error| refused(&error)).and_then(|machine| {
            let func = to_function(&record, &machine).map_err(|error| refused(&error))?;
            Ok((func, machine))
        });
        take(made.and_then(|(func, machine)| {
            let (target, places) = (Arc::clone(&machine.target), Places::File(path.display().to_string()));
            let item = Item { func, target, allocation: None, places, own_isa: None }.validated()?;
            Ok(Entry { item, record: Some((record, machine)) })
        }))?;
    }
    Ok(())
}
