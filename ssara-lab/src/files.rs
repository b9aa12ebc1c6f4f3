//! Functions from a file: text or a corpus.

use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

use ssara_cli::failure::Failure;
use ssara_cli::places::Places;
use ssara_cli::source::{self, Item, Selection, Take};

use crate::ra2f::{Error, Machine, Machines, Reader, Record, to_function};

/// A function of a file, valid for its target, with its record.
pub struct Entry {
    /// The function.
    pub item: Item,
    /// The record from which it was made, and the machine of its registers, if the file is a corpus.
    pub record: Option<(Record, Arc<Machine>)>,
}

/// Whether a file is a corpus, by its name.
pub fn is_corpus(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    name.ends_with(".ra2f") || name.ends_with(".zst")
}

/// The ISA that a text contains.
///
/// # Errors
/// When the file cannot be read.
pub fn own_isa(path: &Path) -> Result<Option<String>, Failure> {
    if is_corpus(path) { Ok(None) } else { source::own_isa(path) }
}

/// Calls `work` for the selected functions of a file, those of a corpus on `machines`; see [`source::for_each`].
///
/// # Errors
/// Those of [`source::for_each`].
pub fn for_each(
    path: &Path,
    selection: &Selection<'_>,
    machines: Machines,
    work: impl FnMut(Entry) -> Result<(), Failure>,
) -> Result<(), Failure> {
    source::for_each(path, selection, |path, selection, take| read(path, selection, machines, take), work)
}

/// The reader for the commands of `ssara`. A target is made for each record of a corpus.
///
/// # Errors
/// When the file cannot be read to its end.
pub fn read_items(path: &Path, selection: &Selection<'_>, take: Take<'_, Item>) -> Result<(), Failure> {
    read(path, selection, Machines::synthetic(), &mut |entry| take(entry.map(|entry: Entry| entry.item)))
}

fn read(path: &Path, selection: &Selection<'_>, machines: Machines, take: Take<'_, Entry>) -> Result<(), Failure> {
    if !is_corpus(path) {
        return source::read_text(path, selection, &mut |item| take(item.map(|item| Entry { item, record: None })));
    }
    if selection.isa.is_some() {
        return Err(Failure::file(path, &"a corpus file brings its own registers: leave out --isa"));
    }
    read_records(path, selection, machines, take)
}

fn read_records(
    path: &Path,
    selection: &Selection<'_>,
    mut machines: Machines,
    take: Take<'_, Entry>,
) -> Result<(), Failure> {
    let message = |error: Error| Failure::Message(error.to_string());
    for (index, record) in Reader::open(path).map_err(message)?.enumerate() {
        let record = record.map_err(message)?;
        if !selection.selects(&record.name) {
            continue;
        }
        let refused =
            |error: &dyn Display| Failure::file(path, &format_args!("record {index}, `{}`: {error}", record.name));
        let made = machines.machine_for(&record).map_err(|error| refused(&error)).and_then(|machine| {
            let func = to_function(&record, &machine).map_err(|error| refused(&error))?;
            Ok((func, machine))
        });
        take(made.and_then(|(func, machine)| {
            let (target, places) = (Arc::clone(&machine.target), Places::unknown(path));
            let item = Item { func, target, allocation: None, places }.validated()?;
            Ok(Entry { item, record: Some((record, machine)) })
        }))?;
    }
    Ok(())
}
