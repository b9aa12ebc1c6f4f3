//! Sorts, against that of the library.

use ssara_core::analysis::sorts::sort;
use ssara_core::testing::random::rounds;

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
