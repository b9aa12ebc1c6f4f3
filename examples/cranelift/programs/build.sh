#!/bin/sh
# Builds the programs for WebAssembly, into the directory that is named.
#
# The C compiler is that of the PyPI package `ziglang` (MIT), the sources are those that crates from the Rust registry
# carry: SQLite (public domain, in libsqlite3-sys, MIT) and Zstandard (BSD-3-Clause, in zstd-sys). The rest is ours.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:?usage: build.sh DIRECTORY}
mkdir -p "$out"
out=$(cd "$out" && pwd)
if [ ! -x "$out/zig/ziglang/zig" ]; then
    python3 -m pip install --quiet --target "$out/zig" ziglang==0.17.1
fi
source_of() {
    cargo metadata --format-version 1 --manifest-path "$here/Cargo.toml" | python3 -c '
import json, os, sys
packages = json.load(sys.stdin)["packages"]
print(next(os.path.dirname(package["manifest_path"]) for package in packages if package["name"] == sys.argv[1]))' "$1"
}
compile() {
    "$out/zig/ziglang/zig" cc --target=wasm32-wasi -O2 -DNDEBUG -s -w "$@"
}
sqlite=$(source_of libsqlite3-sys)/sqlite3
zstd=$(source_of zstd-sys)/zstd/lib
compile -DSQLITE_OS_OTHER=1 -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_OMIT_WAL -I"$sqlite" \
    "$here/sqlite.c" "$sqlite/sqlite3.c" -o "$out/sqlite.wasm"
compile -DZSTD_DISABLE_ASM -I"$zstd" "$here/zstd.c" "$zstd"/common/*.c "$zstd"/compress/*.c "$zstd"/decompress/*.c \
    -o "$out/zstd.wasm"
compile "$here/float.c" -lm -o "$out/float.wasm"
compile -msimd128 "$here/float.c" -lm -o "$out/float-simd.wasm"
