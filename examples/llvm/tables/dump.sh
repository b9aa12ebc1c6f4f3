#!/bin/sh
# Makes the tables of this directory and the drafts of the ISA files anew. Needs `apt-get install llvm-19-dev`, a compiler of
# C++, zstd, and `ssara`, which `SSARA` names.
set -eu
cd "$(dirname "$0")"
out=${1:?usage: dump.sh DIRECTORY}
mkdir -p "$out"
# shellcheck disable=SC2046
${CXX:-c++} -std=c++17 dump.cpp $(llvm-config-19 --cxxflags --ldflags --libs) -o "$out/dump"
classes="GPR FPR16 FPR32 FPR64 GR8 GR16 GR32 GR64 FR16 FR32 FR64 VR64 VR128 RFP32 RFP64 RFP80 GPR32 GPR64 FPR8 FPR128 GR32Bit GR64Bit FP64Bit G8RC F8RC VSFRC VSRC CRRC"
while read -r machine features; do
    base=$out/$machine
    # The classes are words.
    # shellcheck disable=SC2086
    "$out/dump" "$machine-unknown-linux-gnu" "${features#none}" "$base.regs.json" "$base.instrs.json" $classes
    ${SSARA:-ssara} import "$base.regs.json" -o "$base.isa.ron" >/dev/null
    zstd -q -19 -f --rm "$base.regs.json" "$base.instrs.json"
done <<MACHINES
riscv64 +m,+a,+f,+d,+c
x86_64 none
aarch64 +neon,+fp-armv8
s390x none
powerpc64le +altivec,+bpermd,+crbits,+crypto,+direct-move,+extdiv,+isa-v206-instructions,+isa-v207-instructions,+isa-v30-instructions,+isa-v31-instructions,+pcrelative-memops,+power10-vector,+power8-vector,+power9-vector,+prefix-instrs,+quadword-atomics,+vsx
MACHINES
