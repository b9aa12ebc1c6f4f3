//! Functions by which laws are tried: those of `tests/files`, a part of `tests/corpus`, and random ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arbitrary::Unstructured;
use ssara_core::ir::Function;
use ssara_core::{Target, text};
use ssara_lab::ra2f::{Machines, Reader};
use ssara_lab::rivals::Case;
use ssara_testing::random::{Shape, bytes_of_seed, function};

use crate::file_tests;

/// The maximum number of instructions of a record that is taken.
const MAX_INSTS: usize = 120;

/// The number of random functions for each of four shipped targets.
const RANDOM: u64 = 80;

/// A valid function. It need not be possible to allocate it.
pub struct Sample {
    /// The file with its line or the number of the record, or the target with the seed.
    pub name: String,
    pub func: Function,
    pub target: Arc<Target>,
}

/// The functions of the file tests.
pub fn of_files() -> Vec<Sample> {
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    file_tests::collect(&file_tests::root(), &mut inputs, &mut outputs);
    let mut samples = Vec::new();
    for path in inputs {
        let source = fs::read_to_string(&path).expect("a test can be read");
        // Texts that are refused are tests, too.
        let Ok(isa) = text::isa_name(&source) else { continue };
        let target = file_tests::target(&path, &isa).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if let Ok(func) = text::parse(&source, &target) {
            let name = path.strip_prefix(file_tests::root()).expect("a path below").display().to_string();
            samples.push(Sample { name, func, target: Arc::new(target.into_owned()) });
        }
    }
    samples
}

/// Of the corpus one record in so many.
pub fn of_corpus(one_in: usize) -> Vec<Sample> {
    let (mut machines, mut samples) = (Machines::synthetic(), Vec::new());
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(dir).expect("the corpus is there").map(|entry| entry.expect("it can be read").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "zst"));
    paths.sort();
    for path in paths {
        let file = path.file_name().expect("a file has a name").to_string_lossy();
        let records = Reader::open(&path).unwrap_or_else(|error| panic!("{error}"));
        for (number, record) in records.enumerate().step_by(one_in) {
            let record = record.expect("the corpus can be read");
            if record.func.insts.len() <= MAX_INSTS {
                let case = Case::new(&record, &mut machines).expect("the corpus is valid");
                samples.push(Sample { name: format!("{file} {number}"), func: case.func, target: case.target });
            }
        }
    }
    samples
}

/// Random functions with the forms of shipped targets.
pub fn random() -> Vec<Sample> {
    let shape = Shape { blocks: 8, insts: 20, wild_forms: false, reserve: 0 };
    let mut samples = Vec::new();
    for name in ["x86_64", "aarch64", "riscv64", "s390x"] {
        let target = Arc::new(file_tests::target(Path::new(""), name).expect("a shipped target").into_owned());
        for seed in 0..RANDOM {
            let bytes = bytes_of_seed(seed);
            // Bytes that run out end a function early.
            if let Ok(func) = function(&mut Unstructured::new(&bytes), &target, &shape) {
                samples.push(Sample { name: format!("{name} {seed}"), func, target: Arc::clone(&target) });
            }
        }
    }
    samples
}
