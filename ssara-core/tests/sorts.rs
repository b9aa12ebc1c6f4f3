//! Sorts, against those of the library.

use ssara_core::internals::sorts::{CountingSort, sort, sort_by_key};
use ssara_testing::random::rounds;

#[test]
fn lists_of_all_lengths_are_sorted() {
    rounds(500, |u| {
        let mut items = Vec::new();
        for _ in 0..u.int_in_range(0..=100)? {
            items.push(u.int_in_range(0..=40u32)?);
        }
        let mut expected = items.clone();
        expected.sort_unstable();
        sort(&mut items);
        assert_eq!(items, expected);
        Ok(())
    });
}

#[test]
fn equal_keys_keep_their_order() {
    rounds(500, |u| {
        let mut items = Vec::new();
        for number in 0..u.int_in_range(0..=200)? {
            items.push((u.int_in_range(0..=9usize)?, number));
        }
        let mut expected = items.clone();
        expected.sort_by_key(|item| item.0);
        let mut counted = items.clone();
        sort_by_key(&mut items, |item| item.0);
        assert_eq!(items, expected);
        let mut counting = CountingSort::default();
        counting.sort_by_key(&mut counted, 10, |item| item.0);
        assert_eq!(counted, expected);
        for key in 0..10 {
            assert!(counted[counting.range(key)].iter().all(|item| item.0 == key));
        }
        Ok(())
    });
}
