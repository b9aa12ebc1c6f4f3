# shellcheck shell=sh
# What `packages.sh` and `measure.sh` share: the driver, and the sources of Debian's packages. Sourced by both, in the directory
# of this example, with `work` set to the directory for sources and builds.

# shellcheck source=packages/recipes.sh
. packages/recipes.sh
# shellcheck source=machines.sh
. ./machines.sh

cargo build --release --locked
here=$PWD
driver=$here/target/release/ssara-llvm
mkdir -p "$work/sources"
work=$(cd "$work" && pwd)
CFLAGS=${CFLAGS:--O2}
export CFLAGS

apt() { # arguments of apt-get, with source lists of our own
    apt-get -qq -o Dir::Etc::sourcelist="$work/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::State::lists="$work/apt/lists" -o Dir::Cache="$work/apt/cache" "$@"
}

fetch() { # package
    name=$(source_of "$1")
    ls "$work/sources/$name"_*.orig.tar.* >/dev/null 2>&1 && return
    if [ ! -d "$work/apt" ]; then
        mkdir -p "$work/apt/lists/partial" "$work/apt/cache"
        echo "deb-src http://deb.debian.org/debian bookworm main" >"$work/apt/sources.list"
        apt update
    fi
    (cd "$work/sources" && apt source --download-only "$name" >/dev/null)
}

unpack() { # package, directory
    fetch "$1"
    mkdir "$2"
    archive=$(find "$work/sources" -name "$(source_of "$1")_*.orig.tar.*" ! -name '*.asc' | head -n 1)
    tar xf "$archive" -C "$2" --strip-components=1
}

# Prepares a package for `machine` by clang, so that all makers build the same.
prepare_by_clang() { # package
    [ -d "$work/$1-$machine" ] && return
    CC=$(clang_for "$machine")
    export CC
    unpack "$1" "$work/$1-$machine"
    (cd "$work/$1-$machine" && prepare "$1") >"$work/$1-$machine.log" 2>&1
}
