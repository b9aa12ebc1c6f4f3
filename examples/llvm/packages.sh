#!/bin/sh
# Builds packages of Debian as they come, with `ssara-llvm cc` as the C compiler, runs their own tests, and prints a table
# beside the same with clang. Every allocation is checked, and LLVM's machine verifier runs after every pass. clang configures a
# package once for all levels.
#
#     ./packages.sh [-p "gzip lua"] [-m "x86_64 riscv64"] [-l "O0 O2 clang"] [-w DIRECTORY]
#
# Packages, machines and levels of ssara (or `clang`) to be tried; the default is all packages on x86-64 and those whose
# tests run in an emulator on the other machines. CFLAGS is -O2 if it is not set. Needs clang-19, llvm-19, make, perl, tclsh, apt and, for
# other machines than the host, qemu-user and a cross compiler of gcc.
set -eu
cd "$(dirname "$0")"
packages="gzip mawk sqlite jq onig expat zlib xz bzip2 lua lz4 m4 sed grep pcre2"
machines="x86_64 aarch64 riscv64"
levels="clang O0 O2 O3"
work=target/packages
while getopts p:m:l:w: option; do
    case $option in
        p) packages=$OPTARG ;;
        m) machines=$OPTARG ;;
        l) levels=$OPTARG ;;
        w) work=$OPTARG ;;
        *) exit 2 ;;
    esac
done

# shellcheck source=packages/common.sh
. packages/common.sh

# Builds and tests a package; prints a line of the table.
try_package() { # package, machine, level
    package=$1 machine=$2 level=$3
    directory=$work/$package-$machine-$level
    rm -rf "$directory" "$directory".*
    prepare_by_clang "$package"
    case $level in
        clang) CC=$(clang_for "$machine") ;;
        *) CC="$driver cc --allocator $level --target $machine --report $directory.report" ;;
    esac
    run=$(emulator "$machine")
    export CC
    cp -a "$work/$package-$machine" "$directory"
    # `set -e` has no effect in what is tested by `||`.
    set +e
    (
        set -e
        cd "$directory"
        build "$package"
        check "$package"
    ) >"$directory.log" 2>&1
    # shellcheck disable=SC2181
    [ $? = 0 ] && state=built || state="not built"
    set -e
    counts=$(awk '/^passed [0-9]+ failed [0-9]+$/ { passed += $2; failed += $4 } END { print passed + 0, failed + 0 }' "$directory.log")
    functions=$(awk -F '\t' '{ all += $2; left += $3 } END { print all + 0, left + 0 }' "$directory.report" 2>/dev/null) ||
        functions="- -"
    # The counts are words.
    # shellcheck disable=SC2086
    printf '%-8s %-8s %-6s %10s %6s %8s %7s  %s\n' "$package" "$machine" "$level" $functions $counts "$state"
}

printf '%-8s %-8s %-6s %10s %6s %8s %7s\n' package machine level functions left passed failed
for package in $packages; do
    fetch "$package"
    for machine in $machines; do
        [ "$machine" = "$(uname -m)" ] || runs_in_emulator "$package" || continue
        for level in $levels; do
            try_package "$package" "$machine" "$level"
        done
    done
done
