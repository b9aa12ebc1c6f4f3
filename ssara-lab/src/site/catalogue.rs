//! The machines and functions that the page offers.

use std::fs;
use std::io;
use std::path::Path;

use serde::Serialize;
use ssara_cli::failure::Failure;
use ssara_core::text;

use crate::experiments::figures;

/// All texts of the page.
pub struct Catalogue {
    /// The list of them, for the page.
    pub listing: Listing,
    /// The texts, by their names, which are paths.
    pub texts: Vec<(String, String)>,
}

/// What `catalogue.json` has.
#[derive(Serialize)]
pub struct Listing {
    machines: Vec<MachineEntry>,
    functions: Vec<FunctionEntry>,
}

#[derive(Serialize)]
struct MachineEntry {
    name: String,
    group: String,
}

#[derive(Serialize)]
struct FunctionEntry {
    name: String,
    group: String,
    /// The name of its machine.
    machine: String,
}

impl Catalogue {
    /// Collects the texts of the workspace.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn new(root: &Path) -> Result<Catalogue, Failure> {
        let listing = Listing { machines: Vec::new(), functions: Vec::new() };
        let mut catalogue = Catalogue { listing, texts: Vec::new() };
        for (name, text) in ssara_targets::SOURCES {
            catalogue.add_machine(format!("isa/{name}.ron"), "shipped", text);
        }
        for (name, machine, function) in figures::texts() {
            let isa = format!("literature/{}.ron", machine.name());
            catalogue.add_machine(isa.clone(), "literature", &machine.isa());
            catalogue.add_function(format!("literature/{name}.ssa"), "literature", isa, function);
        }
        catalogue.add_file_tests(&root.join("tests/files"))?;
        Ok(catalogue)
    }

    /// The text of this name.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.texts.iter().find(|(other, _)| other == name).map(|(_, text)| &**text)
    }

    /// The name of the machine of a function.
    pub fn machine_of(&self, function: &str) -> Option<&str> {
        self.listing.functions.iter().find(|entry| entry.name == function).map(|entry| &*entry.machine)
    }

    /// Adds the file tests, whose machines are beside them, in the folder above, or shipped. Those for no machine are left out.
    fn add_file_tests(&mut self, root: &Path) -> Result<(), Failure> {
        let failed = |error: &io::Error| Failure::io(root.display(), error);
        let entries = fs::read_dir(root).map_err(|error| failed(&error))?;
        let mut folders = Vec::new();
        for entry in entries {
            folders.push(entry.map_err(|error| failed(&error))?.path());
        }
        folders.sort();
        for (name, text) in files(root)? {
            self.add_machine(format!("files/{name}"), "tests", &text);
        }
        for folder in folders.into_iter().filter(|folder| folder.is_dir()) {
            let group = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let (machines, others): (Vec<_>, Vec<_>) =
                files(&folder)?.into_iter().partition(|(name, _)| name.ends_with(".ron"));
            for (name, text) in &machines {
                self.add_machine(format!("files/{group}/{name}"), &group, text);
            }
            for (name, text) in others.into_iter().filter(|(name, _)| name.ends_with(".ssa")) {
                let isa = text::isa_name(&text).unwrap_or_default();
                let machines =
                    [format!("files/{group}/{isa}.ron"), format!("files/{isa}.ron"), format!("isa/{isa}.ron")];
                let known = |name: &String| self.listing.machines.iter().any(|machine| machine.name == *name);
                if let Some(machine) = machines.into_iter().find(known) {
                    self.add_function(format!("files/{group}/{name}"), &group, machine, &text);
                }
            }
        }
        Ok(())
    }

    fn add_machine(&mut self, name: String, group: &str, text: &str) {
        if self.listing.machines.iter().all(|machine| machine.name != name) {
            self.texts.push((name.clone(), text.to_owned()));
            self.listing.machines.push(MachineEntry { name, group: group.to_owned() });
        }
    }

    fn add_function(&mut self, name: String, group: &str, machine: String, text: &str) {
        self.texts.push((name.clone(), text.to_owned()));
        self.listing.functions.push(FunctionEntry { name, group: group.to_owned(), machine });
    }
}

/// The texts of a directory, with their names, in order.
pub fn files(directory: &Path) -> Result<Vec<(String, String)>, Failure> {
    let failed = |path: &Path, error: &io::Error| Failure::io(path.display(), error);
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).map_err(|error| failed(directory, &error))? {
        let path = entry.map_err(|error| failed(directory, &error))?.path();
        if path.is_file() {
            let text = fs::read_to_string(&path).map_err(|error| failed(&path, &error))?;
            found.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text));
        }
    }
    found.sort();
    Ok(found)
}
