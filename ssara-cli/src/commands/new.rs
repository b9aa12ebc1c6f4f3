//! `ssara new`: a start of an ISA file, and a function for it.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use ssara_explore::finding::Mistake;

use crate::failure::Failure;
use crate::import::name;

/// The arguments of `ssara new`.
#[derive(Args)]
pub struct NewArgs {
    /// The ISA file to write, such as `mine.ron`. The function is written next to it, as `mine.ssa`.
    file: PathBuf,
}

/// The ISA file, and the function for it. Both call the ISA [`NAME`].
const START: [&str; 2] = [include_str!("start/start.ron"), include_str!("start/start.ssa")];

/// The name of the ISA in [`START`].
const NAME: &str = "start";

/// Writes the two files, and says what to do next.
///
/// # Errors
/// When a file exists or cannot be written.
pub fn run(args: &NewArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let stem = args.file.file_stem().unwrap_or_default().to_string_lossy();
    let stem = stem.trim_end_matches(".isa");
    let paths = [args.file.clone(), args.file.with_file_name(format!("{stem}.ssa"))];
    if paths[0] == paths[1] || stem.is_empty() || stem == "-" {
        return Err(Failure::Usage(format!("{} is no name for an ISA file; take `mine.ron`", args.file.display())));
    }
    if let Some(path) = paths.iter().find(|path| path.exists()) {
        let mistake = Mistake::of_file(&path.display(), &"the file exists, and is left as it is");
        return Err(Failure::Environment(mistake));
    }
    let isa = name(stem);
    let [description, function] = START;
    let texts = [
        description.replacen(&format!("name: {NAME},"), &format!("name: {isa},"), 1),
        function.replacen(&format!(" isa {NAME} "), &format!(" isa {isa} "), 1),
    ];
    for (path, text) in paths.iter().zip(texts) {
        write_new(path, &text)?;
    }
    let [file, ssa] = paths.map(|path| path.display().to_string());
    writeln!(out, "{file} describes the machine `{isa}`, and {ssa} is a function for it.")?;
    Ok(writeln!(out, "Next: `ssara check {file}`, then `ssara alloc {ssa} --isa {file}`.")?)
}

/// Writes a file that does not exist.
fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let written = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| Failure::io(path.display(), &error))
}
