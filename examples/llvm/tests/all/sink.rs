//! Two-address instructions below the last read of what they overwrite.

use crate::common::allocated;

/// MIR of a function with these instructions between the copies of its arguments, `%0` and `%1`, and that of `%2`, its result.
fn function(code: &[&str]) -> String {
    let code = code.join("\n    ");
    format!(
        "--- |
  target triple = \"x86_64-pc-linux-gnu\"
  define i32 @f(i32 %a, ptr %p) {{
    ret i32 0
  }}
...
---
name: f
tracksRegLiveness: true
body: |
  bb.0:
    liveins: $edi, $rsi

    %1:gr64 = COPY $rsi
    %0:gr32 = COPY $edi
    {code}
    $eax = COPY %2
    RET 0, $eax
...
"
    )
}

/// The opcodes of these that the allocated code has, in its order.
fn order(code: &[&str], opcodes: &[&str]) -> Vec<String> {
    allocated(&function(code)).split_whitespace().filter(|word| opcodes.contains(word)).map(str::to_string).collect()
}

#[test]
fn two_address_instructions_go_below_reads_if_nothing_between_needs_them() {
    let xor = "%2:gr32 = XOR32ri %0, 5, implicit-def dead $eflags";
    let store_argument = "MOV32mr %1, 1, $noreg, 0, $noreg, %0 :: (store (s32))";
    let store_result = "MOV32mr %1, 1, $noreg, 4, $noreg, %2 :: (store (s32))";
    let opcodes = ["XOR32ri", "MOV32mr"];
    assert_eq!(order(&[xor, store_argument], &opcodes), ["MOV32mr", "XOR32ri"]);
    assert_eq!(order(&[xor, store_argument, store_result], &opcodes), ["MOV32mr", "XOR32ri", "MOV32mr"]);
    assert_eq!(order(&[xor, store_result, store_argument], &opcodes), ["XOR32ri", "MOV32mr", "MOV32mr"]);
    // The flags are read below.
    let xor = "%2:gr32 = XOR32ri %0, 5, implicit-def $eflags";
    let set = "SETCCm %1, 1, $noreg, 8, $noreg, 4, implicit $eflags :: (store (s8))";
    assert_eq!(order(&[xor, store_argument, set], &opcodes), ["XOR32ri", "MOV32mr"]);
}
