# shellcheck shell=sh
# The packages of `packages.sh`: how each is built, and how its own tests are run and counted. A recipe is run in the unpacked
# source with CC and CFLAGS set, and `run` in front of what it builds. It prints a line `passed N failed M` for each
# test suite. The configurations are those that `configure` finds; where Debian's archive has none, they are written out.

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

recipe() { # package
    case $1 in
        gzip | grep) autotools && automake_check tests ;;
        m4)
            autotools
            make -C checks check >check.log 2>&1 || true
            count_lines '^Checking' '^Failed checks were' check.log ;;
        sed) autotools && automake_check . SUBDIRS=. ;;
        xz) autotools --disable-nls --disable-scripts && automake_check tests ;;
        pcre2) autotools && automake_check . ;;
        mawk)
            autotools
            make check >check.log 2>&1 || true
            count_lines 'OK$|results consistent' 'differ|failed|mismatch' check.log ;;
        zlib)
            ./configure && make
            make test >check.log 2>&1 || true
            count_lines 'test OK' 'FAILED' check.log ;;
        sqlite)
            ./configure --disable-tcl --disable-shared --disable-readline
            make sqlite3 fuzzcheck
            for data in 1 3 4 8; do
                ./fuzzcheck "test/fuzzdata$data.db" >check.log 2>&1 || true
                sed -n 's/.* \([0-9]*\) errors out of \([0-9]*\) tests.*/\2 \1/p' check.log >counts
                read -r tests errors <counts || tests=1 errors=1
                echo "passed $((tests - errors)) failed $errors"
            done ;;
        bzip2)
            make bzip2 CC="$CC" CFLAGS="$CFLAGS -D_FILE_OFFSET_BITS=64"
            for sample in 1 2 3; do
                case $sample in 3) small=s ;; *) small= ;; esac
                try sh -c "$run ./bzip2 -$sample <sample$sample.ref | cmp - sample$sample.bz2"
                try sh -c "$run ./bzip2 -d$small <sample$sample.bz2 | cmp - sample$sample.ref"
            done ;;
        lua)
            make -C src posix CC="$CC" MYCFLAGS="$CFLAGS"
            # shellcheck disable=SC2086
            try sh -c "$run src/lua '$here/programs/work.lua' >out && grep -q . out"
            cksum out ;;
        lz4)
            make -C lib liblz4.a
            make -C tests fuzzer frametest CFLAGS="$CFLAGS"
            try $run tests/fuzzer -i40 -s1
            try $run tests/frametest -i300 -s1 ;;
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
            $run ./runtests >check.log 2>&1 || true
            sed -n 's/.*Checks: \([0-9]*\), Failed: \([0-9]*\).*/\1 \2/p' check.log >counts
            read -r tests errors <counts || tests=1 errors=1
            echo "passed $((tests - errors)) failed $errors" ;;
        onig)
            onig_library .
            for test in test_utf8 testc testu test_back test_regset test_syntax; do
                compile "$test" -I. -Isrc "test/$test.c" libonig.a
                $run "./$test" >check.log 2>&1 || true
                onig_count check.log
            done ;;
        jq)
            unpack onig onig && onig_library onig
            sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/^/"/' -e 's/$/\\n"/' src/builtin.jq >src/builtin.inc
            echo '#define JQ_VERSION "1.6"' >src/version.h
            # shellcheck disable=SC2046
            compile jq -std=gnu99 -D_GNU_SOURCE -DHAVE_LIBONIG -DHAVE_MEMMEM -DIEEE_8087 -DHAVE_ALLOCA_H -DHAVE_ISATTY \
                $(jq_functions) -I. -Isrc -Ionig/src $(find src -name '*.c' ! -path '*/inject_errors.c') onig/libonig.a -lm -lpthread
            for suite in jq base64 onig; do
                $run ./jq -L tests/modules --run-tests "tests/$suite.test" >check.log 2>&1 || true
                sed -n 's/^\([0-9]*\) of \([0-9]*\) tests passed.*/\1 \2/p' check.log >counts
                read -r passed tests <counts || passed=0 tests=1
                echo "passed $passed failed $((tests - passed))"
            done ;;
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

autotools() { # arguments of configure
    ./configure --disable-dependency-tracking "$@" && make
}

automake_check() { # directory, arguments of make
    make -k -C "$1" check "$@" >check.log 2>&1 || true
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
