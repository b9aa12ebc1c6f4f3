//! `ssara-lab corpus`: work on corpus files.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use ssara_cli::failure::Failure;
use ssara_cli::output::{Output, make_directory};

use crate::files::unreadable;
use crate::ra2f::{Reader, Writer, encode};

/// The commands of `ssara-lab corpus`.
#[derive(Subcommand)]
pub enum CorpusCommand {
    /// Cuts small files out of large ones: of each, functions of all sizes.
    Cut(CutArgs),
}

/// The arguments of `ssara-lab corpus cut`.
///
/// The files are not compressed; `zstd -19 --rm DIR/*.ra2f` does that.
#[derive(Args)]
pub struct CutArgs {
    /// Corpus files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The directory for the new files, which have the names of the old ones.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The size of a new file, in bytes, not compressed.
    #[arg(long, default_value_t = 300_000)]
    max_bytes: usize,
    /// Leaves out functions of more instructions.
    #[arg(long, default_value_t = 10_000)]
    max_insts: usize,
    /// A table of the functions, with the file and the index in the first two columns. The rows of the kept functions are
    /// written to `DIR/manifest.csv`, with their new index.
    #[arg(long, value_name = "CSV")]
    manifest: Option<PathBuf>,
}

/// Runs one of the commands.
///
/// # Errors
/// When a file cannot be read or written.
pub fn run(command: &CorpusCommand, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        CorpusCommand::Cut(args) => cut(args, out),
    }
}

fn cut(args: &CutArgs, out: &mut dyn Write) -> Result<(), Failure> {
    make_directory(&args.out)?;
    let manifest = args.manifest.as_deref().map(Manifest::read).transpose()?;
    let mut rows = String::new();
    for file in &args.files {
        let name = file_name(file)?;
        let kept = choose(&sizes(file)?, args);
        let path = args.out.join(name.trim_end_matches(".zst"));
        let written = copy(file, &kept, &path)?;
        writeln!(out, "{}: {} functions, {written} bytes", path.display(), kept.len())?;
        if let Some(manifest) = &manifest {
            for (new, &old) in kept.iter().enumerate() {
                rows += &manifest.row(&name, old, new)?;
            }
        }
    }
    if let Some(manifest) = manifest {
        let path = args.out.join("manifest.csv");
        Output::from(&*path).write(&(manifest.head + &rows), out)?;
    }
    Ok(())
}

fn file_name(path: &Path) -> Result<String, Failure> {
    let name = path.file_name().ok_or_else(|| Failure::file(path.display(), &"not a file"))?;
    Ok(name.to_string_lossy().into_owned())
}

/// The numbers of instructions and bytes of each record.
fn sizes(file: &Path) -> Result<Vec<(usize, usize)>, Failure> {
    let mut sizes = Vec::new();
    for record in Reader::open(file).map_err(unreadable)? {
        let record = record.map_err(unreadable)?;
        sizes.push((record.func.insts.len(), encode(&record).len() + size_of::<u32>()));
    }
    Ok(sizes)
}

/// Every n-th function by size, from the largest allowed, for the least n that fits. In the order of the file.
fn choose(sizes: &[(usize, usize)], args: &CutArgs) -> Vec<usize> {
    let mut by_size: Vec<usize> = (0..sizes.len()).filter(|&index| sizes[index].0 <= args.max_insts).collect();
    by_size.sort_by_key(|&index| std::cmp::Reverse((sizes[index].0, index)));
    let fits = |step: &usize| {
        let bytes: usize = by_size.iter().step_by(*step).map(|&index| sizes[index].1).sum();
        bytes <= args.max_bytes
    };
    let step = (1..=by_size.len()).find(fits);
    let mut kept: Vec<usize> = step.map_or(Vec::new(), |step| by_size.iter().copied().step_by(step).collect());
    kept.sort_unstable();
    kept
}

/// Copies the records with these indices, in ascending order. Returns the number of bytes.
fn copy(from: &Path, kept: &[usize], to: &Path) -> Result<usize, Failure> {
    let mut writer = Writer::new(Vec::new());
    let mut kept = kept.iter().copied().peekable();
    for (index, record) in Reader::open(from).map_err(unreadable)?.enumerate() {
        let record = record.map_err(unreadable)?;
        if kept.next_if_eq(&index).is_some() {
            writer.write(&record).map_err(|error| Failure::file(to.display(), &error))?;
        }
    }
    let bytes = writer.into_inner();
    fs::write(to, &bytes).map_err(|error| Failure::io(to.display(), &error))?;
    Ok(bytes.len())
}

/// The table of functions: comma-separated, without quotes.
struct Manifest {
    path: PathBuf,
    /// The first line.
    head: String,
    /// The other columns of each row, by file and index.
    rows: BTreeMap<(String, usize), String>,
}

impl Manifest {
    fn read(path: &Path) -> Result<Manifest, Failure> {
        let text = fs::read_to_string(path).map_err(|error| Failure::io(path.display(), &error))?;
        let mut lines = text.lines();
        let head = lines.next().map(|line| format!("{line}\n")).unwrap_or_default();
        let mut rows = BTreeMap::new();
        for (number, line) in lines.enumerate() {
            let row = line.split_once(',').and_then(|(file, rest)| {
                let (index, rest) = rest.split_once(',')?;
                Some(((file.to_owned(), index.parse().ok()?), rest.to_owned()))
            });
            let Some((key, rest)) = row else {
                let message = format!("line {}: expected a file, an index and more", number + 2);
                return Err(Failure::file(path.display(), &message));
            };
            rows.insert(key, rest);
        }
        Ok(Manifest { path: path.to_owned(), head, rows })
    }
    /// The row of a function with a new index.
    fn row(&self, file: &str, old: usize, new: usize) -> Result<String, Failure> {
        match self.rows.get(&(file.to_owned(), old)) {
            Some(rest) => Ok(format!("{file},{new},{rest}\n")),
            None => Err(Failure::file(self.path.display(), &format_args!("no row for function {old} of {file}"))),
        }
    }
}
