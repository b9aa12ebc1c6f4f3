#!/bin/sh
# Measures programs on x86-64 whose registers clang, LLVM's allocators and ssara allocated. Prints a table for each measure,
# with ratios to greedy, or else to the first maker. Measures are executed instructions, data references and mispredicted
# branches of the whole program, the C library included, by cachegrind; the size of .text; the milliseconds of allocation,
# of LLVM's passes from SSA form to registers, and of ssara's conversion and writing back.
#
#     ./measure.sh [-p "gzip lua"] [-a "greedy O2"] [-r COMMAND] [-w DIRECTORY]
#
# Packages of `packages.sh`, and makers of code: allocators of `ssara-llvm cc`, or `clang`. COMMAND is what a program is to
# do, in the directory in which it was built, with `$run` in front of the program; `packages/recipes.sh` has what it does
# otherwise. CFLAGS is -O2 if it is not set. Needs what `packages.sh` needs, valgrind and binutils.
set -eu
cd "$(dirname "$0")"
packages="lua bzip2 zlib lz4 gzip mawk xz jq sqlite"
makers="clang greedy greedy-saves O2 O3"
command=
work=target/packages
while getopts p:a:r:w: option; do
    case $option in
        p) packages=$OPTARG ;;
        a) makers=$OPTARG ;;
        r) command=$OPTARG ;;
        w) work=$OPTARG ;;
        *) exit 2 ;;
    esac
done

# shellcheck source=packages/common.sh
. packages/common.sh

# Prepares a package by clang, so that all makers build the same.
prepare_by_clang() { # package
    [ -d "$work/$1" ] && return
    CC=clang-19
    export CC
    unpack "$1" "$work/$1"
    (cd "$work/$1" && prepare "$1") >"$work/$1.log" 2>&1
}

# Builds a package in a copy of the directory in which it was prepared.
build_by() { # package, maker
    base=$work/$1-$2
    rm -rf "$base" "$base".*
    case $2 in
        clang) CC=clang-19 ;;
        *) CC="$driver cc --allocator $2 --report $base.report" ;;
    esac
    export CC
    cp -a "$work/$1" "$base"
    (cd "$base" && build "$1") >"$base.log" 2>&1 || {
        tail -n 5 "$base.log" >&2
        rm "$base.log"
        exit 1
    }
}

# Adds the measures of a package to the results.
measure() { # package, maker
    base=$work/$1-$2
    program=$base/$(program_of "$1")
    rm -f "$base".cachegrind.*
    run="valgrind --tool=cachegrind --cache-sim=yes --branch-sim=yes --cachegrind-out-file=/dev/null"
    run="$run --log-file=$base.cachegrind.%p"
    (cd "$base" && if [ -n "$command" ]; then eval "$command"; else work_of "$1"; fi) >"$base.out" 2>"$base.errors"
    counted() { # the words in front of a number
        cat "$base".cachegrind.* | awk -v name="$1 " \
            '{ sub(/^==[0-9]+== /, ""); gsub(/ +/, " "); gsub(",", "") }
            index($0, name) == 1 { sub(name, ""); sum += $1 } END { printf "%.0f\n", sum }'
    }
    timed() { # a column of the report
        awk -F '\t' -v column="$1" '$1 !~ /conftest/ { sum += $column } END { print sum + 0 }' "$base.report" 2>/dev/null || echo -
    }
    size=$(size -A "$program" | awk '$1 == ".text" { print $2 }')
    printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$1" "$2" "$(counted 'I refs:')" "$(counted 'D refs:')" \
        "$(counted 'Mispredicts:')" "$size" "$(timed 5)" "$(timed 6)" >>"$results"
}

table() { # column of the results, title
    echo "$2"
    awk -F '\t' -v column="$1" '
        !($1 in seen) { seen[$1] = 1; programs[++count] = $1 }
        !($2 in known) { known[$2] = 1; makers[++rows] = $2; line = line sprintf("%15s", $2) }
        { value[$1, $2] = $column }
        END {
            base = "greedy" in known ? "greedy" : makers[1]
            printf "%-10s%s\n", "", line
            for (at = 1; at <= count; at++) {
                printf "%-10s", programs[at]
                for (row = 1; row <= rows; row++) printf "%15s", value[programs[at], makers[row]]
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
                printf "%15s", sum == "-" ? sum : sprintf("%.3f", exp(sum / count))
            }
            printf "\n\n"
        }' "$results"
}

input=$work/input
results=$work/measured.tsv
: >"$results"
[ -s "$input" ] || { unpack lua "$work/text" && cat "$work"/text/src/*.c >"$input"; }
for package in $packages; do
    prepare_by_clang "$package"
    first=
    for maker in $makers; do
        base=$work/$package-$maker
        [ "$base.log" -nt "$driver" ] || build_by "$package" "$maker"
        measure "$package" "$maker"
        # All must do the same.
        cmp "$base.out" "${first:=$base.out}"
    done
done
table 3 "executed instructions"
table 4 "data references"
table 5 "mispredicted branches"
table 6 "size of .text in bytes"
table 7 "milliseconds of allocation"
table 8 "milliseconds of conversion and writing back"
