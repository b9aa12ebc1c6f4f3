//! The functions of the shipped corpus through the interface of regalloc2, checked, at every algorithm.

// The same source as in the command, with another crate of the name `regalloc2`.
extern crate ssara_regalloc2 as regalloc2;

#[path = "../../../../ssara-lab/src/rivals/problem.rs"]
mod problem;

use std::path::Path;

use problem::Problem;
use ssara_lab::ra2f;
use ssara_regalloc2::checker::Checker;
use ssara_regalloc2::{Algorithm, Ctx, RegallocOptions};

#[test]
fn outputs_pass_the_checker() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/corpus");
    let mut ctx = Ctx::default();
    let mut functions = 0;
    for entry in directory.read_dir().expect("the corpus is there") {
        let path = entry.expect("it can be read").path();
        if path.extension().is_none_or(|extension| extension != "zst") {
            continue;
        }
        for record in ra2f::Reader::open(&path).expect("it can be opened") {
            let record = record.expect("it can be read");
            let problem = Problem::new(&record);
            for algorithm in [Algorithm::Ion, Algorithm::Fastalloc] {
                let options = RegallocOptions { algorithm, ..RegallocOptions::default() };
                let place = format!("{}: {}", path.display(), record.name);
                let output = ssara_regalloc2::run_with_ctx(&problem, &problem.env, &options, &mut ctx);
                let output = output.unwrap_or_else(|error| panic!("{place}: {error}"));
                let mut checker = Checker::new(&problem, &problem.env);
                checker.prepare(output);
                checker.run().unwrap_or_else(|errors| panic!("{place}: {errors}"));
            }
            functions += 1;
        }
    }
    assert!(functions > 100, "{functions} functions");
}
