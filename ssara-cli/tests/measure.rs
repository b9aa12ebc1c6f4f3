//! What is counted, and with which weight.

use ssara_cli::measure::Weights;
use ssara_codegen::load;
use ssara_core::output::{Count, Stats};
use ssara_core::text::parse_allocated;

/// A loop in a loop. Edits in all three depths, on an edge into the inner loop, on one out of it, and on a critical one.
const NEST: &str = "allocated function \"nest\" isa tiny abi std {
frame 16 align 8
slot0: 8 bytes at 0
slot1: 8 bytes at 8
saved r3@slot1
form $0 = entry [def i64 = r0]
form $1 = op []
block0:
    + store i64 r3 -> slot1
    v0@r0: i64 = $0
    + move i64 r0 -> r1
    jump -> block1
block1:
    + store i64 r1 -> slot0
    jump -> block2
edge1 to block2:
    + move i64 r1 -> r2
block2:
    + load i64 slot0 -> r1
    $1
    jz v0@r1 -> block2, block3
edge2 to block2:
    + move i64 r1 -> r2
edge3 to block3:
    + load i64 slot0 -> r2
block3:
    jz v0@r1 -> block1, block4
block4:
    + load i64 slot1 -> r3
    + move i64 r1 -> r0
    done v0@r0
}
";

fn count() -> Stats {
    let target = load("tiny.ron", include_str!("data/tiny.ron")).target.expect("the file is right");
    let (func, alloc) = parse_allocated(NEST, &target).expect("the text is right");
    ssara_core::validate::check(&func, &target).expect("the function is valid");
    Weights::new(&func).count(&func, &target, &alloc)
}

#[test]
fn edits_weigh_ten_to_the_loop_depth_of_their_block() {
    let stats = count();
    let counted = |count, weighted| Count { count, weighted };
    // Before a jump at depth 0; at the end of block1, which has one successor; on the critical back edge; in block4.
    assert_eq!(stats.moves, counted(4, 1.0 + 10.0 + 100.0 + 1.0));
    assert_eq!(stats.stores, counted(1, 10.0));
    // In the inner loop; at the start of block3, which has one predecessor.
    assert_eq!(stats.reloads, counted(2, 100.0 + 10.0));
    assert_eq!((stats.saves, stats.restores), (counted(1, 1.0), counted(1, 1.0)), "told by the slot");
    assert_eq!(stats.cost(), 4.0 * 111.0 + 11.0 + 0.2 * 112.0);
}

#[test]
fn sums_add_every_count() {
    let one = count();
    let mut sum = one;
    sum += &one;
    for (sum, one) in [(sum.moves, one.moves), (sum.stores, one.stores), (sum.reloads, one.reloads)] {
        assert_eq!((sum.count, sum.weighted), (2 * one.count, 2.0 * one.weighted));
    }
    assert_eq!(sum.cost(), 2.0 * one.cost());
}
