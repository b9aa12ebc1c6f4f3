//! Compares two checkers. Mistakes are put into allocations of the functions of `tests/corpus`, made by the allocators of
//! regalloc2 and by ours. Our checker and that of regalloc2 check the same results. Ours must reject every allocation in
//! which the executor finds a difference. `cargo test --test all checkers -- --nocapture` prints the counts of each kind.
//!
//! A kind has no mistakes if regalloc2 cannot express them: parts of registers, alternatives of a form, callee-saved
//! registers that the allocator saves. The checker of regalloc2 does not check early defs over uses and the size of the
//! frame. Most other mistakes that it misses are copies from a location that nothing has written, because it accepts any
//! content there.

use arbitrary::Unstructured;
use ssara_core::Level;
use ssara_core::output::Allocation;
use ssara_core::verify::execute::{Executor, Limits};
use ssara_lab::ra2f::{Machines, Reader};
use ssara_lab::rivals::output::saved;
use ssara_lab::rivals::{Allocator, Case, Contexts, Raw, Theirs, check};
use ssara_testing::mistakes::Mistake;
use ssara_testing::random::{bytes_of_seed, scaled};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");

/// Functions of up to this many instructions take part.
const SMALL: usize = 200;
/// Number of mistakes of each kind in each function.
const MISTAKES: u64 = 1;

/// Counts of the mistakes of one kind.
#[derive(Clone, Copy, Default)]
struct Tally {
    made: u32,
    /// Runs differ.
    differ: u32,
    /// The numbers of those that our checker and that of regalloc2 reject.
    caught: [u32; 2],
    /// Of all, rejected by ours and by theirs.
    rejected: [u32; 2],
}

impl Tally {
    fn print(&self, name: &str) {
        let Tally { made, differ, caught, rejected } = *self;
        let rate = |count: u32| format!("{:.2}%", 100.0 * f64::from(count) / f64::from(differ.max(1)));
        let [ours, theirs] = caught;
        println!(
            "{name:14} {made:8} {differ:8} {ours:8} {:>8} {theirs:8} {:>8} {:>8} {:>8}",
            rate(ours),
            rate(theirs),
            rejected[0],
            rejected[1]
        );
    }
}

/// Makes mistakes in the allocation of one function, if regalloc2 can express the allocation.
fn make_mistakes(allocator: Allocator, case: &Case, contexts: &mut Contexts, seed: &mut u64, tallies: &mut [Tally]) {
    let (func, target) = (&case.func, &*case.target);
    let correct = contexts.allocate(allocator, case).and_then(|raw| check(case, raw)).expect("an allocation");
    if matches!(correct.theirs, Theirs::Unspeakable(_)) {
        return;
    }
    let executor = Executor::new(target);
    let limits = Limits { seed: 0, random_runs: 3, random_steps: 2000, steps: 100_000 };
    let differs = |alloc: &Allocation| executor.cover_edges(func, alloc, &limits).is_err();
    assert!(!differs(&correct.alloc), "{}", func.name);
    for (mistake, tally) in Mistake::ALL.iter().zip(tallies) {
        for _ in 0..scaled(MISTAKES) {
            *seed += 1;
            let made = mistake.make(&mut Unstructured::new(&bytes_of_seed(*seed)), func, target, &correct.alloc);
            let Ok(Some(mut mutant)) = made else { continue };
            // With regalloc2 it is the client who looks for the callee-saved registers that are written.
            mutant.saved = saved(func, target, &mutant);
            if mutant == correct.alloc {
                continue;
            }
            let differs = differs(&mutant);
            // What regalloc2 has no words for is left out.
            let Ok(run) = check(case, Raw::Ssara(mutant)) else { continue };
            if matches!(run.theirs, Theirs::Unspeakable(_)) {
                continue;
            }
            let verdicts = [run.ours.is_some(), run.theirs.objection().is_some()];
            assert!(verdicts[0] || !differs, "our checker misses {mistake:?} in {}", func.name);
            assert!(verdicts[0] || !mistake.is_always_wrong(), "our checker accepts {mistake:?} in {}", func.name);
            tally.made += 1;
            tally.differ += u32::from(differs);
            for (checker, rejects) in verdicts.into_iter().enumerate() {
                tally.rejected[checker] += u32::from(rejects);
                tally.caught[checker] += u32::from(rejects && differs);
            }
        }
    }
}

#[test]
fn mistakes_are_rejected_by_ours_as_often_as_by_theirs() {
    let (mut machines, mut contexts) = (Machines::synthetic(), Contexts::default());
    let mut tallies = [Tally::default(); Mistake::ALL.len()];
    let mut seed = 0;
    let mut functions = 0;
    for file in ["rare", "spec", "stress", "zstd", "zstd.aarch64", "brotli"] {
        for record in Reader::open(format!("{CORPUS}/{file}.ra2f.zst").as_ref()).expect("a corpus file") {
            let record = record.expect("a record");
            if record.func.insts.len() <= SMALL {
                let case = Case::new(&record, &mut machines).expect("a function");
                for allocator in [Allocator::Ion, Allocator::Fastalloc, Allocator::Ssara(Level::O2)] {
                    make_mistakes(allocator, &case, &mut contexts, &mut seed, &mut tallies);
                }
                functions += 1;
            }
        }
    }
    println!("{functions} functions, each allocated by three allocators");
    println!(
        "{:14} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "mistake", "made", "differ", "ours", "rate", "theirs", "rate", "ours", "theirs"
    );
    let mut all = Tally::default();
    for (mistake, tally) in Mistake::ALL.iter().zip(&tallies) {
        tally.print(&format!("{mistake:?}"));
        all.made += tally.made;
        all.differ += tally.differ;
        for checker in 0..2 {
            all.caught[checker] += tally.caught[checker];
            all.rejected[checker] += tally.rejected[checker];
        }
    }
    all.print("all");
    assert!(all.caught[0] > 1000 && all.caught[0] >= all.caught[1], "{functions} functions show too little");
}
