//! Allocates the functions of corpus files (RA2F) as often as is said, as a place to profile. Each has a context of its
//! own, as in wasmtime.

// The same source as in the command, with another crate of the name `regalloc2`.
extern crate ssara_regalloc2 as regalloc2;

#[path = "../../../../ssara-lab/src/rivals/problem.rs"]
mod problem;

use std::path::PathBuf;

use problem::Problem;
use ssara_lab::ra2f;
use ssara_regalloc2::{Algorithm, Ctx, RegallocOptions};

fn main() {
    let mut args = std::env::args().skip(1);
    let rounds: u32 = args.next().and_then(|rounds| rounds.parse().ok()).expect("usage: replay ROUNDS FILE...");
    let options = RegallocOptions { algorithm: Algorithm::Ion, ..RegallocOptions::default() };
    for path in args.map(PathBuf::from) {
        let records: Result<Vec<_>, _> = ra2f::Reader::open(&path).expect("it can be opened").collect();
        let records = records.unwrap_or_else(|error| panic!("{error}"));
        let problems: Vec<Problem> = records.iter().map(Problem::new).collect();
        for _ in 0..rounds {
            for (problem, record) in problems.iter().zip(&records) {
                let mut ctx = Ctx::default();
                let result = ssara_regalloc2::run_with_ctx(problem, &problem.env, &options, &mut ctx);
                result.unwrap_or_else(|error| panic!("{}: {error}", record.name));
            }
        }
    }
    println!("{:?}", ssara_regalloc2::totals());
}
