#!/bin/sh
# Measures programs whose registers clang, LLVM's allocators, ssara and classic allocators allocated. Prints a table for each
# number of registers and each measure, with ratios to greedy, or else to the first maker. Measures are executed
# instructions, loads and stores of the whole program, the C library included; the size of .text; the functions that were
# left to LLVM; the milliseconds of allocation, of LLVM's passes from SSA form to registers, and of ssara's conversion and
# writing back. On x86-64 cachegrind counts, and mispredicted branches, too. On another machine QEMU counts.
#
#     ./measure.sh [-p "gzip lua"] [-a "greedy O2"] [-m riscv64] [-n "8 12 16 all"] [-o CHART] [-r COMMAND] [-w DIRECTORY]
#
# Packages of `packages.sh`, and makers of code: allocators of `ssara-llvm cc`, or `clang`. -n are numbers of integer
# registers, for RV64 only; CHART is a picture of the executed instructions by number of registers. COMMAND is what a program
# is to do, in the directory in which it was built, with `$run` in front of the program; `packages/recipes.sh` has what it
# does otherwise. CFLAGS is -O2 if it is not set. Needs what `packages.sh` needs, binutils, and valgrind for x86-64.
set -eu
cd "$(dirname "$0")"
packages="lua bzip2 zlib lz4 gzip mawk xz jq sqlite"
makers="clang greedy greedy-saves O2 O3"
machine=$(uname -m)
numbers=all
chart=
command=
work=target/packages
while getopts p:a:m:n:o:r:w: option; do
    case $option in
        p) packages=$OPTARG ;;
        a) makers=$OPTARG ;;
        m) machine=$OPTARG ;;
        n) numbers=$OPTARG ;;
        o) chart=$(realpath "$OPTARG") ;;
        r) command=$OPTARG ;;
        w) work=$OPTARG ;;
        *) exit 2 ;;
    esac
done

# shellcheck source=packages/common.sh
. packages/common.sh

# The directory and the first part of the names of what a maker makes of a package.
base_of() { # package, maker, registers
    echo "$work/$1-$machine-$2-$3"
}

# Builds a package in a copy of the directory in which it was prepared.
build_by() { # package, maker, registers
    base=$(base_of "$@")
    rm -rf "$base" "$base".*
    case $2 in
        clang) CC=$(clang_for "$machine") ;;
        *) CC="$driver cc --allocator $2 --target $machine --registers $3 --report $base.report" ;;
    esac
    export CC
    cp -a "$work/$1-$machine" "$base"
    (cd "$base" && build "$1") >"$base.log" 2>&1 || {
        tail -n 5 "$base.log" >&2
        rm "$base.log"
        exit 1
    }
}

# Adds the measures of a package to the results.
measure() { # package, maker, registers
    base=$(base_of "$@")
    program=$base/$(program_of "$1")
    rm -f "$base".counts*
    if [ "$machine" = "$(uname -m)" ]; then
        run="valgrind --tool=cachegrind --cache-sim=yes --branch-sim=yes --cachegrind-out-file=/dev/null"
        run="$run --log-file=$base.counts.%p"
    else
        run="$(emulator "$machine") -plugin $work/count.so,to=$base.counts"
    fi
    (cd "$base" && if [ -n "$command" ]; then eval "$command"; else work_of "$1"; fi) >"$base.out" 2>"$base.errors"
    timed() { # a column of the report
        awk -F '\t' -v column="$1" '{ sum += $column } END { print sum + 0 }' "$base.report" 2>/dev/null || echo -
    }
    size=$(size -A "$program" | awk '$1 == ".text" { print $2 }')
    printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$3" "$1" "$2" "$(counted "$base")" "$size" "$(timed 3)" "$(timed 5)" "$(timed 6)" >>"$results"
}

# Executed instructions, loads, stores and mispredicted branches.
counted() { # first part of the names
    if [ "$machine" != "$(uname -m)" ]; then
        awk '{ for (at = 1; at <= 3; at++) sum[at] += $at } END { printf "%.0f\t%.0f\t%.0f\t-\n", sum[1], sum[2], sum[3] }' "$1.counts"
        return
    fi
    cat "$1".counts.* | awk '
        { sub(/^==[0-9]+== /, ""); gsub(/ +/, " "); gsub(",", "") }
        /^I refs: / { instructions += $3 }
        /^D refs: / { loads += substr($4, 2); stores += $7 }
        /^Mispredicts: / { misses += $2 }
        END { printf "%.0f\t%.0f\t%.0f\t%.0f\n", instructions, loads, stores, misses }'
}

table() { # registers, column of the results, title
    [ "$1" = all ] && echo "$3" || echo "$3, $1 integer registers"
    awk -F '\t' -v registers="$1" -v column="$2" '
        $1 != registers { next }
        !($2 in seen) { seen[$2] = 1; programs[++count] = $2 }
        !($3 in known) { known[$3] = 1; makers[++rows] = $3; line = line sprintf("%17s", $3) }
        { value[$2, $3] = $column }
        END {
            base = "greedy" in known ? "greedy" : makers[1]
            printf "%-10s%s\n", "", line
            for (at = 1; at <= count; at++) {
                printf "%-10s", programs[at]
                for (row = 1; row <= rows; row++) printf "%17s", value[programs[at], makers[row]]
                printf "\n"
            }
            printf "%-10s", "ratio"
            for (row = 1; row <= rows; row++) {
                sum = 0
                for (at = 1; at <= count; at++) {
                    this = value[programs[at], makers[row]] + 0
                    other = value[programs[at], base] + 0
                    if (this > 0 && other > 0 && sum != "-") sum += log(this / other); else sum = "-"
                }
                printf "%17s", sum == "-" ? sum : sprintf("%.3f", exp(sum / count))
            }
            printf "\n\n"
        }' "$results"
}

input=$work/input
results=$work/measured.tsv
: >"$results"
[ -s "$input" ] || { unpack lua "$work/text" && cat "$work"/text/src/*.c >"$input"; }
[ "$machine" = "$(uname -m)" ] || clang-19 -O2 -shared -fPIC packages/count.c -o "$work/count.so"
for package in $packages; do
    prepare_by_clang "$package"
    first=
    for number in $numbers; do
        for maker in $makers; do
            base=$(base_of "$package" "$maker" "$number")
            [ "$base.log" -nt "$driver" ] || build_by "$package" "$maker" "$number"
            measure "$package" "$maker" "$number"
            # All must do the same.
            cmp "$base.out" "${first:=$base.out}"
        done
    done
done
for number in $numbers; do
    table "$number" 4 "executed instructions"
    table "$number" 5 "executed loads"
    table "$number" 6 "executed stores"
    [ "$machine" != "$(uname -m)" ] || table "$number" 7 "mispredicted branches"
    table "$number" 8 "size of .text in bytes"
    table "$number" 9 "functions left to LLVM"
    table "$number" 10 "milliseconds of allocation"
    table "$number" 11 "milliseconds of conversion and writing back"
done
[ -z "$chart" ] || "$driver" chart "$results" -o "$chart"
