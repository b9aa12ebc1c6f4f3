#!/bin/sh
# Measures whole programs on x86-64 whose registers LLVM and ssara allocated: executed instructions, data references (reads and
# writes, by cachegrind) and the size of .text. Prints a table for each; all figures are those of the whole program, the C
# library excluded in the size only.
#
# ALLOCATORS and PROGRAMS choose. Needs clang-19, llvm-19, valgrind, and binutils.
set -eu
cd "$(dirname "$0")"
programs=${PROGRAMS:-lua bzip2 minigzip lz4 mujs}
allocators=${ALLOCATORS:-greedy greedy-nosched greedy-saves basic pbqp fast O0 O1 O2 O3}
work=${WORK:-target/programs}
# shellcheck source=programs/common.sh
. programs/common.sh

table() { # column of the results, title
    echo "$2"
    awk -F '\t' -v column="$1" '
        !($1 in seen) { seen[$1] = 1; programs[++count] = $1; line = line sprintf("%16s", $1) }
        !($2 in known) { known[$2] = 1; allocators[++rows] = $2 }
        { value[$1, $2] = $column }
        END {
            printf "%-16s%s%10s\n", "", line, "geomean"
            for (row = 1; row <= rows; row++) {
                printf "%-16s", allocators[row]
                sum = 0
                for (at = 1; at <= count; at++) {
                    this = value[programs[at], allocators[row]]
                    printf "%16d", this
                    sum += log(this / value[programs[at], allocators[1]])
                }
                printf "%10.3f\n", exp(sum / count)
            }
        }' "$results"
    echo
}

results=$work/measured.tsv
: >"$results"
for program in $programs; do
    arguments=$(sources "$program")
    for allocator in $allocators; do
        base=$work/$program-x86_64-$allocator
        # The arguments are words.
        # shellcheck disable=SC2086
        [ "$base" -nt "$driver" ] || compile x86_64 "$allocator" "$base" $arguments
        rm -f "$base".cachegrind.*
        execute "$program" valgrind --tool=cachegrind --cache-sim=yes --cachegrind-out-file=/dev/null \
            --log-file="$base.cachegrind.%p" "$base" >"$base.out" 2>/dev/null
        refs() { cat "$base".cachegrind.* | awk -v name="$1" '$2 == name && $3 == "refs:" { gsub(",", ""); sum += $4 } END { print sum }'; }
        size=$(size -A "$base" | awk '$1 == ".text" { print $2 }')
        printf '%s\t%s\t%s\t%s\t%s\n' "$program" "$allocator" "$(refs I)" "$(refs D)" "$size" >>"$results"
    done
done
table 3 "executed instructions"
table 4 "data references"
table 5 "size of .text in bytes"
