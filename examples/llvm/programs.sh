#!/bin/sh
# Builds whole programs with their registers allocated by LLVM and by ssara at each level, runs them, and compares what they
# print. Every allocation is checked, and LLVM's machine verifier runs after every pass.
#
# MACHINES, LEVELS and PROGRAMS choose; `REFERENCE` is the allocator of LLVM whose outputs count. Needs clang-19, llvm-19 and, for
# other machines than the host, qemu-user and a cross compiler of gcc for linking.
set -eu
cd "$(dirname "$0")"
machines=${MACHINES:-x86_64 riscv64 aarch64}
levels=${LEVELS:-O0 O1 O2 O3}
programs=${PROGRAMS:-lua minigzip bzip2 lz4 mujs duktape zstd}
reference=${REFERENCE:-greedy}
work=${WORK:-target/programs}

# shellcheck source=programs/common.sh
. programs/common.sh
# shellcheck source=machines.sh
. ./machines.sh

failed=0
for program in $programs; do
    arguments=$(sources "$program")
    for machine in $machines; do
        run=$(emulator "$machine")
        base=$work/$program-$machine
        # The arguments are words.
        # shellcheck disable=SC2086
        compile "$machine" "$reference" "$base-$reference" $arguments
        # shellcheck disable=SC2086
        execute "$program" $run "$base-$reference" >"$base-$reference.out"
        for level in $levels; do
            # shellcheck disable=SC2086
            compile "$machine" "$level" "$base-$level" $arguments
            # shellcheck disable=SC2086
            execute "$program" $run "$base-$level" >"$base-$level.out" || true
            if cmp -s "$base-$reference.out" "$base-$level.out"; then result="the same"; else result="DIFFERENT" failed=1; fi
            left=$(grep -c 'is left to LLVM' "$base-$level.log") || true
            echo "$program $machine $level: $result; functions left to LLVM: $left"
        done
    done
done
exit $failed
