#!/bin/sh
# wasmtime's command on ssara, and the tests that its package on the registry has, at each level, with every allocation
# checked.
#
#     LEVELS="O2 O3" wasmtime/test.sh [arguments of the tests]
#
# What the package lacks is left out: the specification suite (`runner wast` has it), expected disassemblies, and programs
# that are compiled for the tests of WASI, of debuggers and of components. Left out are also the tests of wasmtime's other
# compiler, and of the macros that make types of components. Two crates of helpers are not on the registry. `test-macros` and
# `test-util` stand in for them.
set -eu
cd "$(dirname "$0")/.."
here=$PWD
levels=${LEVELS:-O0 O1 O2 O3}
package=target/wasmtime/package
results=target/results
mkdir -p "$results" target/wasmtime

# Leaves an item of the tests out.
without() { # file, item
    grep -q "^$2" "$package/tests/$1" || { echo "there is no \`$2\` in $1" >&2 && exit 1; }
    sed -i "s/^$2/#[cfg(any())]\n&/" "$package/tests/$1"
}

if [ ! -d "$package" ]; then
    source=$(cargo metadata --format-version 1 --manifest-path wasmtime/Cargo.toml | python3 -c '
import json, os, sys
packages = json.load(sys.stdin)["packages"]
print(next(os.path.dirname(package["manifest_path"]) for package in packages if package["name"] == "wasmtime-cli"))')
    cp -r "$source" "$package"
    rm -f "$package/Cargo.lock"
    cat >>"$package/Cargo.toml" <<END

[dev-dependencies.wasmtime-test-macros]
path = "$here/wasmtime/test-macros"

[dev-dependencies.wasmtime-test-util]
path = "$here/wasmtime/test-util"

[workspace]

[profile.dev]
debug = false

[profile.dev.package."*"]
opt-level = 1
END
    for module in debug_component guest_debug native_debug piped_tests winch_engine_features winch_tail_calls; do
        without all/main.rs "mod $module;"
    done
    without all/component_model.rs "mod macros;"
    without all/cli_tests.rs "mod test_programs {"
    without all/cli_tests.rs "fn wizer_components_wave"
fi

for level in $levels; do
    (cd "$package" && SSARA_LEVEL=$level SSARA_CHECK=1 cargo test --no-fail-fast --target-dir "$here/target/wasmtime/ssara" \
        --config "patch.crates-io.regalloc2.path=\"$here/patch\"" --test all --test disable_host_trap_handlers \
        --test native_unwind_registration --test rlimited-memory -- "$@") \
        >"$results/wasmtime-$level" 2>"$results/wasmtime-$level.errors" || true
    awk -v level="$level" '/^test result:/ { passed += $4; failed += $6; ignored += $8; suites++ }
        END { print level ": " suites + 0 " suites, " passed + 0 " pass, " failed + 0 " fail, " ignored + 0 " are ignored" }' \
        "$results/wasmtime-$level"
    sed -n 's/^test \(.*\) \.\.\. FAILED$/  fails: \1/p' "$results/wasmtime-$level"
done
