//! Condition fields of POWER.

use crate::common::allocated;

/// Reads a bit of the field that `andi.` writes.
const FUNCTION: &str = "--- |
  target triple = \"powerpc64le-unknown-linux-gnu\"
  define i32 @f(i32 %a, i32 %b) {
    ret i32 0
  }
...
---
name: f
tracksRegLiveness: true
body: |
  bb.0:
    liveins: $r3, $r4

    %1:gprc = COPY $r4
    %0:gprc_and_gprc_nor0 = COPY $r3
    dead %2:gprc = ANDI_rec %1, 1, implicit-def dead $cr0, implicit-def $cr0gt
    %3:crbitrc = COPY $cr0gt
    %4:gprc = ISEL %0, %1, %3
    $r3 = COPY %4
    BLR8 implicit $lr8, implicit $rm, implicit $r3
...
";

/// `ISEL` reads the bit where `andi.` wrote it.
#[test]
fn bits_of_a_physical_field_are_read_in_place() {
    let allocated = allocated(FUNCTION);
    let select = allocated.lines().find(|line| line.contains("ISEL")).expect("ISEL");
    assert!(select.ends_with("$cr0gt") && !allocated.contains("COPY"), "{allocated}");
}
