# shellcheck shell=sh
# The programs of `programs.sh`: fetches, builds and runs them. Sourced in the directory of this example,
# with `work` set to the directory for sources and programs. The sources come from Debian (`apt-get source`, which needs a
# `deb-src` line in the sources of apt).

cargo build --release --locked
driver=$PWD/target/release/ssara-llvm
mkdir -p "$work/sources"
work=$(cd "$work" && pwd)

fetch() { # package, name of the original archive
    archive=$(find "$work/sources" -name "$2_*.orig.tar.*" ! -name '*.asc' | head -n 1)
    if [ -z "$archive" ]; then
        (cd "$work/sources" && apt-get source --download-only -q "$1" >/dev/null)
        archive=$(find "$work/sources" -name "$2_*.orig.tar.*" ! -name '*.asc' | head -n 1)
    fi
    [ -d "$work/$1" ] || { mkdir "$work/$1" && tar xf "$archive" -C "$work/$1" --strip-components=1; }
}

compile() { # machine, allocator, output, arguments
    machine=$1 allocator=$2 output=$3
    shift 3
    "$driver" cc --target "$machine" --allocator "$allocator" -O2 -w "$@" -o "$output" 2>"$output.log" || {
        cat "$output.log" >&2
        exit 1
    }
}

sources() { # program
    case $1 in
        lua)
            fetch lua5.4 lua5.4
            echo "-DLUA_COMPAT_5_3 -DLUA_USE_POSIX $(find "$work/lua5.4/src" -name '*.c' ! -name luac.c | sort | tr '\n' ' ') -lm" ;;
        minigzip)
            fetch zlib zlib
            echo "-I$work/zlib -DHAVE_UNISTD_H $(find "$work/zlib" -maxdepth 1 -name '*.c' | sort | tr '\n' ' ') $work/zlib/test/minigzip.c" ;;
        bzip2)
            fetch bzip2 bzip2
            for file in blocksort huffman crctable randtable compress decompress bzlib bzip2; do
                printf '%s ' "$work/bzip2/$file.c"
            done
            echo "-D_FILE_OFFSET_BITS=64" ;;
        lz4)
            fetch lz4 lz4
            echo "-I$work/lz4/lib -DXXH_NAMESPACE=LZ4_ $(find "$work/lz4/lib" -maxdepth 1 -name '*.c' | sort | tr '\n' ' ')" \
                "$work/lz4/programs/lz4cli.c $work/lz4/programs/lz4io.c $work/lz4/programs/bench.c $work/lz4/programs/datagen.c" ;;
        mujs)
            fetch mujs mujs
            echo "$work/mujs/one.c $work/mujs/main.c -lm" ;;
        zstd)
            fetch libzstd libzstd
            echo "-DZSTD_DISABLE_ASM -DZSTD_NOBENCH -DZSTD_NODICT -DZSTD_NOTRACE -I$work/libzstd/lib -I$work/libzstd/lib/common" \
                "$(find "$work/libzstd/lib/common" "$work/libzstd/lib/compress" "$work/libzstd/lib/decompress" -name '*.c' | sort | tr '\n' ' ')" \
                "$work/libzstd/programs/zstdcli.c $work/libzstd/programs/util.c $work/libzstd/programs/timefn.c" \
                "$work/libzstd/programs/fileio.c $work/libzstd/programs/fileio_asyncio.c -pthread" ;;
        duktape)
            fetch duktape duktape
            echo "-I$work/duktape/src -I$work/duktape/examples/cmdline -I$work/duktape/extras/print-alert -DDUK_CMDLINE_PRINTALERT_SUPPORT" \
                "$work/duktape/src/duktape.c $work/duktape/extras/print-alert/duk_print_alert.c $work/duktape/examples/cmdline/duk_cmdline.c -lm" ;;
    esac
}

execute() { # program, command
    program=$1
    shift
    case $program in
        lua) "$@" programs/work.lua ;;
        minigzip) "$@" -9 <"$work/input" | tee "$work/packed" && "$@" -d <"$work/packed" ;;
        bzip2) "$@" -9c "$work/input" | tee "$work/packed" && "$@" -dc "$work/packed" ;;
        zstd) "$@" -19c "$work/input" >"$work/packed" && "$@" -1c "$work/input" && cat "$work/packed" && "$@" -dc "$work/packed" ;;
        lz4) "$@" -9c "$work/input" >"$work/packed" && "$@" -1c "$work/input" && cat "$work/packed" && "$@" -dc "$work/packed" ;;
        mujs | duktape) "$@" programs/work.js ;;
    esac
}

fetch lua5.4 lua5.4
cat "$work"/lua5.4/src/*.c >"$work/input"
