//! What `ssara new` writes is right, and a place to start from.

use std::fs;
use std::path::{Path, PathBuf};

use crate::command::{Outcome, run};

fn ssara(args: &[&str]) -> Outcome {
    run(env!("CARGO_BIN_EXE_ssara"), args)
}

fn empty_directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory");
    directory
}

#[test]
fn a_new_isa_passes_and_its_function_is_allocated() {
    let directory = empty_directory("new");
    for (name, ssa, isa) in [("mine.ron", "mine.ssa", "mine"), ("my-dsp.isa.ron", "my-dsp.ssa", "my_dsp")] {
        let [file, ssa] = [name, ssa].map(|name| directory.join(name).to_str().expect("text").to_owned());
        let said = ssara(&["new", &file]).succeeded();
        let next = format!("Next: `ssara check {file}`, then `ssara alloc {ssa} --isa {file}`.");
        assert_eq!(said.lines().last(), Some(next.as_str()));
        let checked = ssara(&["check", &file]).succeeded();
        assert!(checked.contains("8 registers") && !checked.contains("warning"), "{checked}");
        let allocated = ssara(&["alloc", &ssa, "--isa", &file]).succeeded();
        assert!(allocated.starts_with(&format!("allocated function \"sum\" isa {isa} ")), "{allocated}");
        assert!(allocated.contains("\nsaved r4@slot"), "the function shows what the allocator does: {allocated}");
        ssara(&["run", &ssa, "--isa", &file]).succeeded();
        ssara(&["expand", &file]).succeeded();
    }
}

#[test]
fn a_file_that_exists_is_left_as_it_is() {
    let directory = empty_directory("occupied_new");
    for occupied in ["mine.ron", "mine.ssa"] {
        let path = directory.join(occupied);
        fs::write(&path, "mine").expect("a file");
        let err = ssara(&["new", directory.join("mine.ron").to_str().expect("text")]).failed_with(3);
        assert!(err.contains(occupied) && err.contains("exists"), "{err}");
        assert_eq!(fs::read_to_string(&path).expect("the file"), "mine");
        fs::remove_file(&path).expect("the file is there");
        assert_eq!(fs::read_dir(&directory).expect("a directory").count(), 0, "nothing else is written");
    }
    ssara(&["new", directory.join("no/such/mine.ron").to_str().expect("text")]).failed_with(3);
    for wrong in ["-", "mine.ssa", "/"] {
        ssara(&["new", wrong]).failed_with(2);
    }
}
