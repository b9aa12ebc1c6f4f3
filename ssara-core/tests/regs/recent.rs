//! What is kept for the last few keys.

use ssara_core::internals::regs::recent::Recent;

/// Chooses the entries of keys in this order. Returns the keys for which one was made.
fn made(order: &[u32]) -> Vec<u32> {
    let (mut recent, mut made) = (Recent::<u32, u32, 3>::default(), Vec::new());
    assert_eq!(recent.get(), None);
    for &key in order {
        recent.choose(
            |&other| other == key,
            || {
                made.push(key);
                (key, 10 * key)
            },
        );
        assert_eq!(recent.get(), Some(&(10 * key)));
        assert_eq!(recent.get_mut(), Some(&mut (10 * key)));
    }
    made
}

#[test]
fn keys_in_turn_are_made_once() {
    assert_eq!(made(&[1, 2, 1, 2, 3, 1, 3, 2]), [1, 2, 3]);
}

#[test]
fn the_oldest_makes_way() {
    assert_eq!(made(&[1, 2, 3, 4, 2, 3, 4, 1, 3, 2]), [1, 2, 3, 4, 1, 2]);
}
