//! How assembly for x86-64 is written (Intel's syntax), the helpers, and the program that calls the functions.

use std::fmt::Write;

use ssara_core::Target;
use ssara_core::target::{Features, Reg, Type};

use super::flags::inverse;
use crate::bits::{Bits, signed};
use crate::machine::{Assembly, Helper, Tools};

pub struct X86 {
    pub avx: bool,
    pub avx512: bool,
}

/// The names of the registers of a width, by encoding.
fn general(width: u16, encoding: usize) -> String {
    const LEGACY: [&str; 8] = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];
    match (LEGACY.get(encoding), width) {
        (Some(name), 64) => format!("r{name}"),
        (Some(name), 32) => format!("e{name}"),
        (Some(name), 16) => name.to_string(),
        (Some(name), _) if encoding < 4 => format!("{}l", &name[..1]),
        (Some(name), _) => format!("{name}l"),
        (None, 64) => format!("r{encoding}"),
        (None, 32) => format!("r{encoding}d"),
        (None, 16) => format!("r{encoding}w"),
        (None, _) => format!("r{encoding}b"),
    }
}

fn bank(desc: &Target, reg: Reg) -> &str {
    &desc.banks[desc.reg(reg).bank.index()].name
}

/// Whether a register is the second byte of another.
fn is_high(desc: &Target, reg: Reg) -> bool {
    desc.reg(reg).low_bit == 8
}

/// The number of the register that a register is a part of.
fn number(desc: &Target, reg: Reg) -> usize {
    desc.reg(desc.whole(reg)).encoding.into()
}

fn size_name(bits: usize) -> &'static str {
    match bits {
        8 => "byte ptr ",
        16 => "word ptr ",
        32 => "dword ptr ",
        64 => "qword ptr ",
        128 => "xmmword ptr ",
        256 => "ymmword ptr ",
        _ => "zmmword ptr ",
    }
}

/// The instruction that loads and stores a type of the vector bank.
fn vector_move(bits: u16) -> &'static str {
    match bits {
        32 => "movss",
        64 => "movsd",
        128 => "movups",
        _ => "vmovups",
    }
}

impl X86 {
    fn register(&self, desc: &Target, reg: Reg) -> String {
        self.reg(desc, reg, "")
    }
}

impl Assembly for X86 {
    fn reg(&self, desc: &Target, reg: Reg, modifier: &str) -> String {
        let (bits, encoding) = (desc.reg(reg).bits, number(desc, reg));
        match (bank(desc, reg), modifier) {
            ("int", "q") => general(64, encoding),
            ("int", "d") => general(32, encoding),
            ("int", "w") => general(16, encoding),
            ("int", "b") => general(8, encoding),
            ("int", "h") => format!("{}h", &general(16, encoding)[..1]),
            ("int", _) if is_high(desc, reg) => format!("{}h", &general(16, encoding)[..1]),
            ("int", _) => general(bits, encoding),
            ("vec", "x") => format!("xmm{encoding}"),
            ("vec", "y") => format!("ymm{encoding}"),
            ("vec", _) => match bits {
                512 => format!("zmm{encoding}"),
                256 => format!("ymm{encoding}"),
                _ => format!("xmm{encoding}"),
            },
            _ => format!("k{encoding}"),
        }
    }

    fn slot(&self, desc: &Target, ty: Type, offset: u32, modifier: &str) -> String {
        let size = match modifier {
            "low" => "",
            "b" | "m8" => size_name(8),
            "w" | "m16" => size_name(16),
            "d" => size_name(32),
            "m64" => size_name(64),
            "x" => size_name(128),
            "y" => size_name(256),
            _ => size_name(desc.ty(ty).bits.into()),
        };
        format!("{size}[rsp+{offset}]")
    }

    fn copy(&self, desc: &Target, _: Features, ty: Type, from: Reg, to: Reg) -> String {
        let (source, target) = (self.register(desc, from), self.register(desc, to));
        match (bank(desc, from), bank(desc, to)) {
            ("int", "int") => byte_pair(desc, from, to, |a, b| format!("mov {b}, {a}"))
                .unwrap_or_else(|| format!("mov {target}, {source}")),
            // A scalar that is moved leaves the rest of the register alone.
            ("vec", "vec") => format!("{} {target}, {source}", vector_move(desc.ty(ty).bits)),
            _ => format!("kmovq {target}, {source}"),
        }
    }

    fn swap(&self, desc: &Target, _: Type, a: Reg, b: Reg) -> String {
        byte_pair(desc, a, b, |a, b| format!("xchg {a}, {b}"))
            .unwrap_or_else(|| format!("xchg {}, {}", self.register(desc, a), self.register(desc, b)))
    }

    fn store(&self, desc: &Target, _: Features, ty: Type, from: Reg, offset: u32) -> String {
        let mnemonic = match bank(desc, from) {
            "int" => "mov",
            "vec" => vector_move(desc.ty(ty).bits),
            _ => "kmovq",
        };
        format!("{mnemonic} [rsp+{offset}], {}", self.register(desc, from))
    }

    fn load(&self, desc: &Target, _: Features, ty: Type, offset: u32, to: Reg) -> String {
        let mnemonic = match bank(desc, to) {
            "int" => "mov",
            "vec" => vector_move(desc.ty(ty).bits),
            _ => "kmovq",
        };
        format!("{mnemonic} {}, [rsp+{offset}]", self.register(desc, to))
    }

    fn prologue(&self, size: u32) -> String {
        format!("sub rsp, {size}")
    }
    fn epilogue(&self, size: u32) -> String {
        format!("add rsp, {size}\nret")
    }
    fn jump(&self, label: &str) -> String {
        format!("jmp {label}")
    }
    fn call(&self, label: &str) -> String {
        format!("call {label}")
    }
    fn frame(&self) -> (u32, u32, u32) {
        (32, 0, 8)
    }
    fn inverse(&self, cond: &str) -> &'static str {
        inverse(cond)
    }
    fn literal(&self, label: &str) -> String {
        label.to_string()
    }

    /// VEX and EVEX in place of SSE where a register demands it, and MOV for loads of floats as integers.
    fn fix(&self, line: &str) -> String {
        let Some((mnemonic, operands)) = line.split_once(' ') else { return line.to_string() };
        let high = |text: &str| {
            text.match_indices("mm").any(|(at, _)| {
                let digits: String = text[at + 2..].chars().take_while(char::is_ascii_digit).collect();
                digits.parse().is_ok_and(|number: u32| number >= 16)
            })
        };
        let first = operands.split(", ").next().unwrap_or("");
        if matches!(mnemonic, "movd" | "movq") && !operands.contains("mm") {
            return format!("mov {operands}");
        }
        if !high(operands) {
            return line.to_string();
        }
        let memory = operands.contains('[');
        match mnemonic {
            "movss" | "movsd" if memory => format!("v{line}"),
            "xorps" => format!("vpxord {first}, {operands}"),
            "pcmpeqd" => format!("vpternlogd {first}, {operands}, 255"),
            "vpcmpeqd" => format!("vpternlogd {operands}, 255"),
            "roundss" | "roundsd" => format!("vrndscale{} {first}, {operands}", &mnemonic[5..]),
            "movss" | "movsd" | "cvtsi2ss" | "cvtsi2sd" | "cvtss2sd" | "cvtsd2ss" | "sqrtss" | "sqrtsd" | "addss"
            | "addsd" => {
                format!("v{mnemonic} {first}, {operands}")
            }
            "movups" | "movntps" | "movd" | "movq" | "ucomiss" | "ucomisd" | "cvttss2si" | "cvttsd2si" => {
                format!("v{line}")
            }
            "vinsertf128" => format!("vinsertf32x4 {operands}"),
            "vinserti128" => format!("vinserti32x4 {operands}"),
            "vextractf128" => format!("vextractf32x4 {operands}"),
            "vextracti128" => format!("vextracti32x4 {operands}"),
            // VXORPS and its like need AVX512DQ, which goes with the rest.
            _ => line.to_string(),
        }
    }

    fn tools(&self) -> Tools {
        Tools { assembler: &["x86_64-linux-gnu-as", "as"], linker: &["x86_64-linux-gnu-ld", "ld"], emulator: &[] }
    }
    fn header(&self) -> &'static str {
        ".intel_syntax noprefix\n.text\n"
    }

    fn runtime(&self) -> String {
        let mut text = String::from(
            "_start:\nxor eax, eax\nxor edi, edi\nlea rsi, [rip+start]\nmov edx, 8\nsyscall\n\
             next:\nmov rax, [rip+start]\ncmp rax, [rip+run_count]\njae done\n\
             mov eax, 37\nmov edi, 20\nsyscall\n\
             imul rax, [rip+start], 24\nlea rbx, [rip+runs]\nadd rbx, rax\n\
             mov rax, [rbx]\nmov [rip+target], rax\nmov r13, [rbx+8]\nmov r12, [rbx+16]\n\
             mov rsi, r13\nlea rdi, [rip+current]\nmov ecx, 16\nrep movsq\n\
             lea rdi, [rip+current]\nmov eax, offset buffer\nmov [rdi+8*r12], rax\n\
             lea rsi, [r13+2240]\nmov edi, offset buffer\nmov ecx, 128\nrep movsq\n\
             lea rsp, [rip+stack_top]\n",
        );
        for index in 0..8 {
            let _ = writeln!(text, "movabs rax, {}\nmov [rsp+{}], rax", crate::run::CANARY + index, 8 * index);
        }
        for index in 0..if self.avx512 { 32 } else { 16 } {
            let load = if self.avx512 {
                "vmovups zmm"
            } else if self.avx {
                "vmovups ymm"
            } else {
                "movups xmm"
            };
            let _ = writeln!(text, "{load}{index}, [r13+{}]", 128 + 64 * index);
        }
        for index in 0..if self.avx512 { 8 } else { 0 } {
            let _ = writeln!(text, "kmovq k{index}, [r13+{}]", 2176 + 8 * index);
        }
        text.push_str("lea r15, [rip+current]\n");
        for encoding in (0..16).filter(|&encoding| encoding != 4) {
            let _ = writeln!(text, "mov {}, [r15+{}]", general(64, encoding), 8 * encoding);
        }
        text.push_str("call [rip+target]\nmov [rip+record+8], rax\n");
        for encoding in 1..16 {
            let _ = writeln!(text, "mov [rip+record+{}], {}", 8 + 8 * encoding, general(64, encoding));
        }
        text.push_str("lea rax, [rip+stack_top]\nsub rsp, rax\nmov [rip+record], rsp\ncld\n");
        for index in 0..16 {
            let _ = writeln!(text, "movups [rip+record+{}], xmm{index}", 136 + 16 * index);
        }
        text.push_str(
            "lea rsi, [rip+stack_top]\nlea rdi, [rip+record+392]\nmov ecx, 8\nrep movsq\n\
             mov esi, offset buffer\nmov ecx, 128\nrep movsq\n\
             mov eax, 1\nmov edi, 1\nlea rsi, [rip+record]\nmov edx, 1480\nsyscall\n\
             inc qword ptr [rip+start]\njmp next\n\
             done:\nmov eax, 60\nxor edi, edi\nsyscall\n\
             .bss\n.p2align 6\nstart: .skip 8\ntarget: .skip 8\ncurrent: .skip 128\nrecord: .skip 2048\n\
             .skip 65536\n.p2align 6\nstack_top: .skip 128\n\
             .section .buffer, \"aw\", @nobits\n.p2align 6\nbuffer: .skip 1024\n.text\n",
        );
        text
    }

    fn helpers(&self) -> String {
        let mut text = String::new();
        let alike = |text: &mut String, conv: &str, name: &str, body: &str| {
            // MOVAPS faults where the stack is not aligned.
            let _ = writeln!(text, "{conv}_{name}:\nmovaps xmm5, [rsp+8]\n{body}\ncall {conv}_trash\nret");
        };
        alike(&mut text, "sysv", "two", "lea rax, [rdi+2*rsi+7]");
        alike(
            &mut text,
            "sysv",
            "many",
            "movsxd rax, r8d\nadd rax, rdi\nsub rax, rsi\nxor rax, rdx\nadd rax, rcx\nmovq xmm1, xmm1\npaddq xmm0, xmm1\nmov rdx, rcx",
        );
        alike(&mut text, "sysv", "pair", "mov rax, rdi\nmov rdx, rsi\nnot rdx");
        alike(&mut text, "sysv", "byte", "movzx eax, dil\nadd al, sil");
        alike(&mut text, "win64", "two", "lea rax, [rcx+2*rdx+7]");
        alike(&mut text, "win64", "many", "movsxd rax, r8d\nadd rax, rcx\nmovq xmm0, xmm1\npunpcklqdq xmm0, xmm0");
        let mut trash = |conv: &str, general: &[&str], vectors: std::ops::Range<u32>| {
            let _ = writeln!(text, "{conv}_trash:");
            for (index, reg) in general.iter().enumerate() {
                let _ = writeln!(text, "movabs {reg}, {}", 0xdead_0001_dead_0001_u64.wrapping_mul(index as u64 + 1));
            }
            // The results are in XMM0, whose upper parts are anyone's.
            for index in 0..16 {
                match (self.avx, vectors.contains(&index)) {
                    (true, true) => {
                        let _ = writeln!(text, "vbroadcastss ymm{index}, [rip+junk+{}]", 4 * index);
                    }
                    (false, true) => {
                        let _ = writeln!(text, "movups xmm{index}, [rip+junk+{}]", 4 * index);
                    }
                    (true, false) => {
                        let _ = writeln!(text, "vinsertf128 ymm{index}, ymm{index}, [rip+junk+{}], 1", 4 * index);
                    }
                    (false, false) => {}
                }
            }
            for index in (16..32).filter(|_| self.avx512) {
                let _ = writeln!(text, "vbroadcastss zmm{index}, [rip+junk+{}]", 4 * (index - 16));
            }
            for index in (0..8).filter(|_| self.avx512) {
                let _ = writeln!(text, "kmovq k{index}, [rip+junk+{}]", 8 * index);
            }
            text.push_str("cmp rsp, 1\nret\n");
        };
        let volatile = ["rcx", "rsi", "rdi", "r8", "r9", "r10", "r11"];
        // RDX is a result of some: those that do not return it lose it before.
        trash("sysv", &volatile, 1..16);
        trash("win64", &["rcx", "rdx", "r8", "r9", "r10", "r11"], 1..6);
        text = text.replace("sysv_two:\n", "sysv_two:\nmovabs rdx, 0x0bad0bad0bad0bad\nmovups xmm0, [rip+junk]\n");
        text = text.replace("sysv_pair:\n", "sysv_pair:\nmovups xmm0, [rip+junk]\n");
        text = text.replace(
            "sysv_byte:\n",
            "sysv_byte:\nmovabs rax, 0x0bad0bad0bad0bad\nmovabs rdx, 0x0bad0bad0bad0bad\nmovups xmm0, [rip+junk]\n",
        );
        text = text.replace("win64_two:\n", "win64_two:\nmovups xmm0, [rip+junk]\n");
        for conv in ["sysv", "win64"] {
            if conv == "win64" {
                // The callee owns 32 bytes above the return address.
                for name in ["two", "many"] {
                    let from = format!("win64_{name}:\n");
                    let mut stores = from.clone();
                    for offset in [8, 16, 24, 32] {
                        let _ = writeln!(stores, "mov qword ptr [rsp+{offset}], 0x5bad");
                    }
                    text = text.replace(&from, &stores);
                }
            }
        }
        text.push_str(
            "give_offset:\nmovabs rax, 0x123456789abc\nret\nprobe:\nmovabs r10, 0x0bad0bad0bad0bad\nmov r11, r10\nret\n\
             .section .rodata\n.p2align 6\njunk: .fill 32, 8, 0x7ffbadbad1234567\n.text\n",
        );
        text
    }
}

/// A move or an exchange of two bytes: one is a second byte, and the other needs a REX prefix. The second byte changes
/// places with the first one of its register for as long as it takes.
fn byte_pair(desc: &Target, a: Reg, b: Reg, what: impl Fn(&str, &str) -> String) -> Option<String> {
    let needs_prefix = |reg: Reg| !is_high(desc, reg) && number(desc, reg) >= 4;
    let low = |reg: Reg| general(8, number(desc, reg));
    let (high, text) = match () {
        () if is_high(desc, a) && needs_prefix(b) => (a, what(&low(a), &low(b))),
        () if is_high(desc, b) && needs_prefix(a) => (b, what(&low(a), &low(b))),
        () => return None,
    };
    let whole = general(16, number(desc, high));
    Some(format!("rol {whole}, 8\n{text}\nrol {whole}, 8"))
}

/// The helpers, in the order of their numbers.
pub fn helpers(desc: &Target) -> Vec<Helper> {
    let ty = |name: &&str| desc.find_type(name).expect("a type");
    let helper = |conv: &str, name: &str, args: &[&str], results: &[&str], eval| Helper {
        label: format!("{conv}_{name}"),
        conv: desc.find_convention(conv).expect("a convention"),
        args: args.iter().map(ty).collect(),
        results: results.iter().map(ty).collect(),
        eval,
    };
    let two = |u: &[Bits]| vec![Bits::new(u[0].low().wrapping_add(u[1].low().wrapping_mul(2)).wrapping_add(7))];
    vec![
        helper("sysv", "two", &["i64", "i64"], &["i64"], two),
        helper("sysv", "many", &["i64", "i64", "v128", "i64", "i64", "f64", "i32"], &["i64", "v128"], |u| {
            let sum = (signed(u[6].low(), 32) as u64).wrapping_add(u[0].low()).wrapping_sub(u[1].low()) ^ u[3].low();
            let low = u[2].0[0].wrapping_add(u[5].low());
            vec![Bits::new(sum.wrapping_add(u[4].low())), Bits([low, u[2].0[1], 0, 0, 0, 0, 0, 0])]
        }),
        helper("sysv", "pair", &["i64", "i64"], &["i64", "i64"], |u| vec![u[0], Bits::new(!u[1].low())]),
        helper("sysv", "byte", &["i8", "i8"], &["i8"], |u| vec![Bits::new(u[0].low().wrapping_add(u[1].low()))]),
        helper("win64", "two", &["i64", "i64"], &["i64"], two),
        helper("win64", "many", &["i64", "f64", "i32"], &["i64", "v128"], |u| {
            let sum = (signed(u[2].low(), 32) as u64).wrapping_add(u[0].low());
            vec![Bits::new(sum), Bits([u[1].low(), u[1].low(), 0, 0, 0, 0, 0, 0])]
        }),
    ]
}
