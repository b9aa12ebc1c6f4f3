# shellcheck shell=sh
# The packages of `packages.sh` and `measure.sh`: how each is built, how its own tests are run and counted, and what its program
# does to be measured. All is done in the unpacked source with CC and CFLAGS set, and `run` in front of what is built. Tests print
# a line `passed N failed M` for each suite. The configurations are those that `configure` finds; where Debian's archive has none, they are written out.

# The source package of a package.
source_of() {
    case $1 in
        lua) echo lua5.4 ;;
        onig) echo libonig ;;
        sqlite) echo sqlite3 ;;
        xz) echo xz-utils ;;
        *) echo "$1" ;;
    esac
}

# Whether the tests of a package can be run in an emulator: they start no scripts that start what was built.
runs_in_emulator() {
    case $1 in
        bzip2 | expat | jq | lua | lz4 | onig) true ;;
        *) false ;;
    esac
}

# Prepares a package to be built, perhaps by another compiler.
prepare() { # package
    case $1 in
        gzip | grep | m4 | mawk | sed) configure ;;
        xz) configure --disable-nls --disable-scripts --disable-shared ;;
        pcre2)
            configure --disable-shared
            # `make` would link it in the directory in which this one was configured.
            cp src/pcre2_chartables.c.dist src/pcre2_chartables.c ;;
        zlib) ./configure ;;
        sqlite) configure --disable-tcl --disable-shared --disable-readline ;;
        jq) unpack onig onig ;;
    esac
}

# Builds a package that is prepared.
build() { # package
    case $1 in
        gzip | grep | m4 | mawk | xz | pcre2 | zlib) make CC="$CC" ;;
        sed) make CC="$CC" SUBDIRS=. ;;
        sqlite) make CC="$CC" sqlite3 fuzzcheck ;;
        bzip2) make CC="$CC" bzip2 CFLAGS="$CFLAGS -D_FILE_OFFSET_BITS=64" ;;
        lua) make CC="$CC" -C src posix MYCFLAGS="$CFLAGS" ;;
        lz4)
            make CC="$CC" CFLAGS="$CFLAGS" -C programs lz4
            make CC="$CC" CFLAGS="$CFLAGS" -C tests fuzzer frametest ;;
        expat)
            cd expat
            cat >expat_config.h <<'END'
#define BYTEORDER 1234
#define HAVE_GETRANDOM 1
#define XML_CONTEXT_BYTES 1024
#define XML_DEV_URANDOM 1
#define XML_DTD 1
#define XML_NS 1
#define VERSION "2"
#define PACKAGE_STRING "expat"
END
            compile runtests -I. -Ilib -DHAVE_EXPAT_CONFIG_H lib/xmlparse.c lib/xmlrole.c lib/xmltok.c \
                tests/runtests.c tests/chardata.c tests/structdata.c tests/minicheck.c tests/memcheck.c -lm
            cd .. ;;
        onig)
            onig_library .
            for test in test_utf8 testc testu test_back test_regset test_syntax; do
                compile "$test" -I. -Isrc "test/$test.c" libonig.a
            done ;;
        jq)
            onig_library onig
            sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/^/"/' -e 's/$/\\n"/' src/builtin.jq >src/builtin.inc
            echo '#define JQ_VERSION "1.6"' >src/version.h
            # shellcheck disable=SC2046
            compile jq -std=gnu99 -D_GNU_SOURCE -DHAVE_LIBONIG -DHAVE_MEMMEM -DIEEE_8087 -DHAVE_ALLOCA_H -DHAVE_ISATTY \
                $(jq_functions) -I. -Isrc -Ionig/src $(find src -name '*.c' ! -path '*/inject_errors.c') onig/libonig.a -lm -lpthread ;;
    esac
}

# Runs the tests of a package that is built.
check() { # package
    case $1 in
        gzip | grep | xz) automake_check tests ;;
        sed) automake_check . SUBDIRS=. ;;
        pcre2) automake_check . ;;
        m4)
            make -C checks check >check.log 2>&1 || true
            awk '/^Checking/ { all++ } /checks were:$/ { kind = $1; next } !/^ / { kind = "" } kind { count[kind] += NF }
                END { print "passed", all - count["Skipped"] - count["Failed"], "failed", all ? count["Failed"] + 0 : 1 }' check.log ;;
        mawk)
            make check >check.log 2>&1 || true
            count_lines 'OK$|results consistent' 'differ|failed|mismatch' check.log ;;
        zlib)
            make test >check.log 2>&1 || true
            count_lines 'test OK' 'FAILED' check.log ;;
        sqlite)
            for data in 1 3 4 8; do
                ./fuzzcheck "test/fuzzdata$data.db" >check.log 2>&1 || true
                sed -n 's/.* \([0-9]*\) errors out of \([0-9]*\) tests.*/\2 \1/p' check.log >counts
                read -r tests errors <counts || tests=1 errors=1
                echo "passed $((tests - errors)) failed $errors"
            done ;;
        bzip2)
            for sample in 1 2 3; do
                case $sample in 3) small=s ;; *) small= ;; esac
                try sh -c "$run ./bzip2 -$sample <sample$sample.ref | cmp - sample$sample.bz2"
                try sh -c "$run ./bzip2 -d$small <sample$sample.bz2 | cmp - sample$sample.ref"
            done ;;
        lua)
            # shellcheck disable=SC2086
            try sh -c "$run src/lua '$here/programs/work.lua' >out && grep -q . out"
            cksum out ;;
        lz4)
            try $run tests/fuzzer -i40 -s1
            try $run tests/frametest -i300 -s1 ;;
        expat)
            $run expat/runtests >check.log 2>&1 || true
            sed -n 's/.*Checks: \([0-9]*\), Failed: \([0-9]*\).*/\1 \2/p' check.log >counts
            read -r tests errors <counts || tests=1 errors=1
            echo "passed $((tests - errors)) failed $errors" ;;
        onig)
            for test in test_utf8 testc testu test_back test_regset test_syntax; do
                $run "./$test" >check.log 2>&1 || true
                onig_count check.log
            done ;;
        jq)
            for suite in jq base64 onig; do
                $run ./jq -L tests/modules --run-tests "tests/$suite.test" >check.log 2>&1 || true
                sed -n 's/^\([0-9]*\) of \([0-9]*\) tests passed.*/\1 \2/p' check.log >counts
                read -r passed tests <counts || passed=0 tests=1
                echo "passed $passed failed $((tests - passed))"
            done ;;
    esac
}

# The program of a package that is measured.
program_of() { # package
    case $1 in
        expat) echo expat/runtests ;;
        grep) echo src/grep ;;
        lua) echo src/lua ;;
        lz4) echo programs/lz4 ;;
        m4) echo src/m4 ;;
        onig) echo test_utf8 ;;
        pcre2) echo pcre2grep ;;
        sed) echo sed/sed ;;
        sqlite) echo sqlite3 ;;
        xz) echo src/xz/xz ;;
        zlib) echo minigzip ;;
        *) echo "$1" ;;
    esac
}

# Lets the program of a package work on the file `input`.
work_of() { # package
    program=./$(program_of "$1")
    case $1 in
        bzip2 | gzip | lz4) $run "$program" -9c "$input" >packed && $run "$program" -dc packed ;;
        xz) $run "$program" -3c "$input" >packed && $run "$program" -dc packed ;;
        zlib) $run "$program" -9 <"$input" >packed && $run "$program" -d <packed ;;
        lua) $run "$program" "$here/programs/work.lua" ;;
        grep | pcre2) $run "$program" -n '[a-z]*_[a-z]*(.*[*+] *' "$input" ;;
        sed) $run "$program" -e 's/\([a-z]*\)_\([a-z]*\)/\2_\1/g' -e '/^$/d' -e 'y/abc/bca/' "$input" ;;
        m4)
            printf 'm4_changequote([[,]])m4_define([[int]],[[long]])m4_define([[lua_assert]],[[(void)($1)]])' >macros
            cat macros "$input" | $run "$program" -P ;;
        mawk)
            $run "$program" '{ for (i = 1; i <= NF; i++) { count[$i]++; sub(/[a-z]+_/, "x", $i); size += length($i) } }
                END { for (word in count) words++; print words, size }' "$input" ;;
        sqlite)
            $run "$program" :memory: "CREATE TABLE t(a INTEGER PRIMARY KEY, b, c);
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
                INSERT INTO t SELECT i, i * 7919 % 10007, 'row ' || i FROM n;
                CREATE INDEX t_b ON t(b); SELECT count(*), sum(length(c)) FROM t WHERE b BETWEEN 100 AND 5000;
                SELECT b % 10, max(c), avg(a) FROM t GROUP BY 1 ORDER BY 2; DELETE FROM t WHERE a % 3 = 0; SELECT count(*) FROM t;" ;;
        jq) $run "$program" -n -c '[range(3000) | {a: ., b: (. * 7919 % 101), c: tostring}] | group_by(.b)
            | map({b: .[0].b, n: length, s: (map(.c) | join(","))}) | sort_by(.n) | .[:5], (tojson | test("9{2,3}"))' ;;
        *) $run "$program" ;;
    esac
}

# The functions of the C library's <math.h> that jq looks for.
jq_functions() {
    for name in acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh drem erf exp exp10 exp2 expm1 fabs fdim \
        floor fma fmax fmin fmod frexp gamma hypot j0 j1 jn ldexp lgamma lgamma_r log log10 log1p log2 logb modf nearbyint \
        nextafter nexttoward pow remainder rint round scalb scalbln sin sinh sqrt tan tanh tgamma timegm trunc y0 y1 \
        yn gmtime_r gmtime localtime_r localtime strptime strftime mktime setlocale tm_tm_gmt_off setenv; do
        printf -- '-DHAVE_%s ' "$(echo "$name" | tr '[:lower:]' '[:upper:]')"
    done
}

onig_library() { # directory
    echo '#define ONIG_EXTERN extern
#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_ALLOCA_H 1
#define HAVE_ALLOCA 1
#define SIZEOF_INT 4
#define SIZEOF_LONG 8
#define SIZEOF_LONG_LONG 8
#define SIZEOF_VOIDP 8
#define PACKAGE "onig"
#define VERSION "6"' >"$1/src/config.h"
    for file in "$1"/src/*.c; do
        case $file in
            */mktable.c | */unicode_egcb_data.c | */unicode_wb_data.c | */unicode_property_data.c | \
                */unicode_property_data_posix.c | */unicode_fold_data.c) ;;
            *) compile "${file%.c}.o" -c -DHAVE_CONFIG_H -I"$1/src" "$file" ;;
        esac
    done
    ar rcs "$1/libonig.a" "$1"/src/*.o
}

onig_count() { # log
    sed -n 's/.*SUCC[A-Z]*: *\([0-9]*\), *FAIL[A-Z]*: *\([0-9]*\), *ERR[A-Z]*: *\([0-9]*\).*/passed \1 failed \2 \3/p' "$1" |
        awk '{ print $1, $2, $3, $4 + $5; found = 1 } END { if (!found) print "passed 0 failed 1" }'
}

compile() { # output, arguments
    output=$1
    shift
    # CC and CFLAGS are words.
    # shellcheck disable=SC2086
    $CC $CFLAGS -w -o "$output" "$@"
}

configure() { # arguments of configure
    ./configure --disable-dependency-tracking "$@"
}

automake_check() { # directory, arguments of make
    make -k CC="$CC" -C "$1" check "$@" >check.log 2>&1 || true
    awk '/^# PASS:/ { passed += $3 } /^# (FAIL|ERROR|XPASS):/ { failed += $3 }
        END { if (!passed) failed++; print "passed", passed + 0, "failed", failed + 0 }' check.log
}

count_lines() { # pattern of success, pattern of failure, log
    passed=$(grep -cE "$1" "$3") || true
    failed=$(grep -cE "$2" "$3") || true
    [ "$passed" != 0 ] || failed=$((failed + 1))
    echo "passed $passed failed $failed"
}

try() { # command
    if "$@" >>check.log 2>&1; then echo "passed 1 failed 0"; else echo "passed 0 failed 1"; fi
}
