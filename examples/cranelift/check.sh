#!/bin/sh
# Cranelift on ssara: all conventions and machines, the specification suite and programs at each level, with every
# allocation checked and outputs compared with those under regalloc2. Takes half an hour on two cores from nothing, most of
# it to compile wasmtime twice; `check.sh conventions` does without wasmtime.
set -eu
cd "$(dirname "$0")"
levels=${LEVELS:-O0 O1 O2 O3}
results=target/results
mkdir -p "$results"

for level in $levels; do
    SSARA_LEVEL=$level cargo test --manifest-path regalloc2/Cargo.toml --target-dir target/adapter
done

cargo build -p conventions --target-dir target/conventions-regalloc2
cargo build -p conventions --target-dir target/conventions-ssara --features ssara \
    --config 'patch.crates-io.regalloc2.path="patch"'
original=target/conventions-regalloc2/debug/conventions
ours=target/conventions-ssara/debug/conventions
for work in "matrix --lines" "random --modules 300" "run --modules 2000"; do
    name=${work%% *}
    # The words of `work` are arguments.
    # shellcheck disable=SC2086
    "$original" $work >"$results/$name"
    for level in $levels; do
        # shellcheck disable=SC2086
        SSARA_LEVEL=$level SSARA_CHECK=1 "$ours" $work >"$results/$name-all-$level"
        grep -v '^allocated by ssara' "$results/$name-all-$level" >"$results/$name-$level"
        cmp "$results/$name" "$results/$name-$level"
        echo "  $name $level: the same"
    done
done
[ "${1:-}" != conventions ] || exit 0

cargo build --release --target-dir target/regalloc2
cargo build --release --target-dir target/ssara --features ssara --config 'patch.crates-io.regalloc2.path="patch"'
original=target/regalloc2/release/runner
ours=target/ssara/release/runner

echo "specification suite"
"$original" wast >"$results/suite" 2>/dev/null
tail -n 1 "$results/suite"
for level in $levels; do
    SSARA_LEVEL=$level SSARA_CHECK=1 "$ours" wast >"$results/suite-$level" 2>"$results/suite-$level.errors"
    cmp "$results/suite" "$results/suite-$level"
    echo "  $level: the same"
done

echo "programs"
[ -f target/programs/float-simd.wasm ] || programs/build.sh target/programs
for program in "sqlite 5000" "zstd 512" "float 1" "float-simd 1"; do
    name=${program% *}
    "$original" run "target/programs/$name.wasm" -- "${program#* }" >"$results/$name" 2>/dev/null
    for level in $levels; do
        SSARA_LEVEL=$level SSARA_CHECK=1 "$ours" run "target/programs/$name.wasm" -- "${program#* }" \
            >"$results/$name-$level" 2>"$results/$name-$level.errors"
        cmp "$results/$name" "$results/$name-$level"
        echo "  $name $level: the same"
    done
    for target in aarch64 riscv64gc s390x; do
        for level in $levels; do
            SSARA_LEVEL=$level SSARA_CHECK=1 "$ours" compile "target/programs/$name.wasm" --target "$target" >/dev/null \
                2>"$results/$name-$target-$level.errors"
        done
        echo "  $name $target: compiles"
    done
done
