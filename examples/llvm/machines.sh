# shellcheck shell=sh
# What programs of a machine need. Sourced by `programs.sh` and `packages/common.sh`.

# The emulator of a machine, if it is another one.
emulator() { # machine
    case $1 in
        "$(uname -m)") ;;
        powerpc64le) echo "qemu-ppc64le -cpu power10 -L /usr/$1-linux-gnu" ;;
        *) echo "qemu-$1 -L /usr/$1-linux-gnu" ;;
    esac
}

# clang for a machine, of the kind that the driver chooses.
clang_for() { # machine
    case $1 in
        powerpc64le) echo "clang-19 --target=$1-linux-gnu -mcpu=pwr10 -mno-mma -mno-paired-vector-memops" ;;
        *) echo "clang-19 --target=$1-linux-gnu" ;;
    esac
}
