//! Rounds on a machine of the user's: all generators play it alone.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ssara_codegen::load;
use ssara_core::Stress;
use ssara_fuzz::outcome::Kind;
use ssara_fuzz::play::{Generator, Players, Rules};
use ssara_fuzz::systematic::Machine;

/// A machine without forms: what every generator needs besides is of the functions' own.
const SMALL: &str = "Isa(
    name: small,
    banks: {int: Bank(registers: [Family(each: 0..=3, name: \"r{}\", bits: 32)], values: {i32: Value(bits: 32)})},
)";

#[test]
fn all_generators_play_the_machine_of_a_user() {
    let target = load("small.ron", SMALL).target.expect("the file has no errors");
    let own = Some(Arc::new(Machine::of_text(SMALL.to_owned(), target)));
    let classic = ssara_classic::Allocator::ALL.to_vec();
    let rules = Rules { generator: Generator::All, stress: Stress::NONE, tries: 20, classic, own };
    let mut players = Players::new(rules, 2);
    let (played, reports) = players.play(0..90, Instant::now() + Duration::from_secs(600));
    assert_eq!((played, reports), (90, Vec::new()));
    let sum = players.sum();
    assert_eq!(sum.random.targets, 0, "no random machine is drawn");
    assert!(sum.random.outcomes[&Kind::Right] > 150, "{:?}", sum.random.outcomes);
    assert!(sum.random.classic.keys().any(|(_, kind)| *kind == Kind::Right));
    assert!(sum.tally.allocated > 60, "{:?}", sum.tally);
    assert!(sum.referee.right > 60, "{:?}", sum.referee);
}
