//! What the papers show: `papers/*.ssa` are functions, and the `.out` beside each has what the allocators of its comment
//! `; allocators:` make of it. All allocators allocate each function, and the oracles accept what they make. `BLESS=1`
//! writes the `.out` files.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use ssara_classic::Allocator;
use ssara_core::verify::execute::Limits;
use ssara_core::{CalleeSaves, stats};
use ssara_testing::oracles::Oracles;

use crate::{collect, read};

#[test]
fn papers() {
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/papers"), &mut files);
    assert!(!files.is_empty());
    for path in files {
        let source = fs::read_to_string(&path).expect("a file that can be read");
        let shown =
            source.lines().find_map(|line| line.strip_prefix("; allocators: ")).expect("the allocators to show");
        let (func, target) = read(&path).unwrap_or_else(|| panic!("{} is no valid function", path.display()));
        let mut oracles = Oracles::new(&target, Limits::default());
        let mut found = String::new();
        for allocator in Allocator::ALL {
            let alloc = allocator
                .allocate(&func, &target, CalleeSaves::Insert)
                .unwrap_or_else(|error| panic!("{}, {}: {error}", path.display(), allocator.name()));
            if let Err(objection) = oracles.check(&func, &alloc) {
                panic!("{}, {}: {objection}", path.display(), allocator.name());
            }
            if shown.split(", ").any(|name| name == allocator.name()) {
                let stats = stats(&func, &target, &alloc).expect("its own target");
                let text = func.display_allocated(&target, &alloc).with_stats(stats);
                writeln!(found, "{}:\n{text}", allocator.name()).expect("a string takes any text");
            }
        }
        let output = path.with_extension("out");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&output, &found).expect("the file can be written");
        }
        assert_eq!(found, fs::read_to_string(&output).unwrap_or_default(), "{}: BLESS=1 keeps it", path.display());
    }
}
