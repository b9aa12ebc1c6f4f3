//! How assembly for AArch64 is written, the helpers, and the program that calls the functions.

use std::fmt::Write;

use ssara_core::Target;
use ssara_core::target::{Features, Reg, Type};

use crate::bits::{Bits, signed};
use crate::machine::{Assembly, Helper, Tools};
use crate::run::CANARY;

pub struct AArch64;

fn is_int(desc: &Target, reg: Reg) -> bool {
    &*desc.banks[desc.reg(reg).bank.index()].name == "int"
}

impl Assembly for AArch64 {
    fn reg(&self, desc: &Target, reg: Reg, modifier: &str) -> String {
        let number = desc.reg(desc.whole(reg)).encoding;
        let letter = match (modifier, is_int(desc, reg), desc.reg(reg).bits) {
            ("", true, 64) => "x",
            ("", true, _) => "w",
            ("", false, 128) => "q",
            ("", false, 64) => "d",
            ("", false, 32) => "s",
            ("", false, 16) => "h",
            ("", false, _) => "b",
            (letter, ..) => letter,
        };
        format!("{letter}{number}")
    }
    fn slot(&self, _: &Target, _: Type, offset: u32, _: &str) -> String {
        format!("[sp, #{offset}]")
    }
    fn copy(&self, desc: &Target, _: Features, ty: Type, from: Reg, to: Reg) -> String {
        let (mnemonic, modifier, arrangement) = match (is_int(desc, from), desc.ty(ty).bits) {
            (true, _) => ("mov", "", ""),
            (false, 128) => ("mov", "v", ".16b"),
            (false, 64 | 32) => ("fmov", "", ""),
            (false, _) => ("mov", "v", ".8b"),
        };
        let name = |reg: Reg| self.reg(desc, reg, modifier);
        format!("{mnemonic} {}{arrangement}, {}{arrangement}", name(to), name(from))
    }
    fn swap(&self, desc: &Target, ty: Type, a: Reg, b: Reg) -> String {
        panic!("no exchange of {} and {} as {}", desc.reg(a).name, desc.reg(b).name, desc.ty(ty).name)
    }
    fn store(&self, desc: &Target, _: Features, _: Type, from: Reg, offset: u32) -> String {
        format!("str {}, [sp, #{offset}]", self.reg(desc, from, ""))
    }
    fn load(&self, desc: &Target, _: Features, _: Type, offset: u32, to: Reg) -> String {
        format!("ldr {}, [sp, #{offset}]", self.reg(desc, to, ""))
    }
    fn prologue(&self, size: u32) -> String {
        format!("sub sp, sp, #{size}\nstr x30, [sp, #{}]", size - 8)
    }
    fn epilogue(&self, size: u32) -> String {
        format!("ldr x30, [sp, #{}]\nadd sp, sp, #{size}\nret", size - 8)
    }
    fn jump(&self, label: &str) -> String {
        format!("b {label}")
    }
    fn call(&self, label: &str) -> String {
        if label.starts_with('x') { format!("blr {label}") } else { format!("bl {label}") }
    }
    fn frame(&self) -> (u32, u32, u32) {
        (0, 16, 0)
    }
    fn inverse(&self, cond: &str) -> &'static str {
        panic!("no alternative asks for the opposite of {cond}")
    }
    fn literal(&self, label: &str) -> String {
        label.to_string()
    }
    fn fix(&self, line: &str) -> String {
        line.to_string()
    }
    fn tools(&self) -> Tools {
        Tools {
            assembler: &["aarch64-linux-gnu-as"],
            linker: &["aarch64-linux-gnu-ld"],
            emulator: &["qemu-aarch64", "-cpu", "max"],
        }
    }
    fn header(&self) -> &'static str {
        ".arch armv8.6-a+crypto+sha3+fp16\n.text\n"
    }

    fn runtime(&self) -> String {
        let mut text = String::from(
            ".macro la reg, symbol\nadrp \\reg, \\symbol\nadd \\reg, \\reg, :lo12:\\symbol\n.endm\n\
             _start:\nmov x0, #0\nla x1, start\nmov x2, #8\nmov x8, #63\nsvc #0\n\
             next:\nla x1, start\nldr x9, [x1]\nla x2, run_count\nldr x2, [x2]\ncmp x9, x2\nb.hs done\n\
             mov x0, #0\nla x1, timer\nmov x2, #0\nmov x8, #103\nsvc #0\n\
             la x1, runs\nmov x2, #24\nmadd x1, x9, x2, x1\nldp x9, x10, [x1]\nldr x11, [x1, #16]\n\
             la x1, target\nstr x9, [x1]\n\
             la x1, current\nmov x2, x10\nmov x3, #32\n1:\nldr x4, [x2], #8\nstr x4, [x1], #8\nsubs x3, x3, #1\nb.ne 1b\n\
             la x1, current\nla x2, buffer\nstr x2, [x1, x11, lsl #3]\n\
             add x1, x10, #768\nmov x3, #128\n1:\nldr x4, [x1], #8\nstr x4, [x2], #8\nsubs x3, x3, #1\nb.ne 1b\n\
             la x1, stack_top\nmov sp, x1\nla x2, canaries\nmov x3, #8\n1:\nldr x4, [x2], #8\nstr x4, [x1], #8\nsubs x3, x3, #1\nb.ne 1b\n",
        );
        for index in 0..32 {
            let _ = writeln!(text, "ldr q{index}, [x10, #{}]", 256 + 16 * index);
        }
        text.push_str("la x30, current\n");
        for index in 0..30 {
            let _ = writeln!(text, "ldr x{index}, [x30, #{}]", 8 * index);
        }
        text.push_str("la x30, target\nldr x30, [x30]\nblr x30\nla x30, record\n");
        for index in 0..30 {
            let _ = writeln!(text, "str x{index}, [x30, #{}]", 8 + 8 * index);
        }
        for index in 0..32 {
            let _ = writeln!(text, "str q{index}, [x30, #{}]", 256 + 16 * index);
        }
        text.push_str(
            "mov x0, sp\nla x1, stack_top\nsub x0, x0, x1\nstr x0, [x30]\n\
             la x2, record\nadd x2, x2, #768\nmov x3, #8\n1:\nldr x4, [x1], #8\nstr x4, [x2], #8\nsubs x3, x3, #1\nb.ne 1b\n\
             la x1, buffer\nmov x3, #128\n1:\nldr x4, [x1], #8\nstr x4, [x2], #8\nsubs x3, x3, #1\nb.ne 1b\n\
             mov x0, #1\nla x1, record\nmov x2, #1856\nmov x8, #64\nsvc #0\n\
             la x1, start\nldr x0, [x1]\nadd x0, x0, #1\nstr x0, [x1]\nb next\n\
             done:\nmov x0, #0\nmov x8, #93\nsvc #0\n\
             .data\n.p2align 4\ntimer: .quad 0, 0, 30, 0\n",
        );
        let canaries: Vec<String> = (0..8).map(|index| (CANARY + index).to_string()).collect();
        let _ = writeln!(text, "canaries: .quad {}", canaries.join(", "));
        text.push_str(
            ".bss\n.p2align 6\nstart: .skip 8\ntarget: .skip 8\n.p2align 6\ncurrent: .skip 256\nrecord: .skip 2048\n\
             .skip 65536\n.p2align 6\nstack_top: .skip 128\n\
             .section .buffer, \"aw\", @nobits\n.p2align 6\nbuffer: .skip 1024\n.text\n",
        );
        text
    }

    fn helpers(&self) -> String {
        let mut text = String::new();
        for (conv, vectors) in [("aapcs64", [1..8, 16..32]), ("vector_pcs", [1..8, 24..32])] {
            let _ = writeln!(
                text,
                "{conv}_two:\nadd x0, x0, x1, lsl #1\nadd x0, x0, #7\nmovi v0.16b, #0xb5\nmov x1, #0x5bad\nb {conv}_trash"
            );
            let _ = writeln!(text, "{conv}_pair:\nmvn x1, x1\nmovi v0.16b, #0xb6\nb {conv}_trash");
            let _ = writeln!(
                text,
                "{conv}_many:\nadd x0, x0, w1, sxtw\nfmov d1, d1\nadd v0.2d, v0.2d, v1.2d\nmov x1, #0x6bad\nb {conv}_trash"
            );
            let _ = writeln!(text, "{conv}_trash:");
            for index in 2..18 {
                let _ = writeln!(text, "movz x{index}, #{}, lsl #32\nmovk x{index}, #0xdead", 0xbad0 + index);
            }
            for index in vectors.into_iter().flatten() {
                let _ = writeln!(text, "dup v{index}.4s, w{}", 2 + index % 16);
            }
            // Of these registers only the low half is callee-saved.
            for index in (8..16).filter(|_| conv == "aapcs64") {
                let _ = writeln!(text, "ins v{index}.d[1], x{}", index + 2);
            }
            text.push_str("cmp sp, #1\nret\n");
        }
        text.push_str("probe:\nmov x16, #0x7bad\nmov x17, #0x7bad\nret\n");
        text
    }
}

/// The helpers, in the order of their numbers.
pub fn helpers(desc: &Target) -> Vec<Helper> {
    let ty = |name: &&str| desc.find_type(name).expect("a type");
    let mut helpers = Vec::new();
    for conv in ["aapcs64", "vector_pcs"] {
        let mut helper = |name: &str, args: &[&str], results: &[&str], eval| {
            helpers.push(Helper {
                label: format!("{conv}_{name}"),
                conv: desc.find_convention(conv).expect("a convention"),
                args: args.iter().map(ty).collect(),
                results: results.iter().map(ty).collect(),
                eval,
            });
        };
        helper("two", &["i64", "i64"], &["i64"], |u| {
            vec![Bits::new(u[0].low().wrapping_add(u[1].low().wrapping_mul(2)).wrapping_add(7))]
        });
        helper("pair", &["i64", "i64"], &["i64", "i64"], |u| vec![u[0], Bits::new(!u[1].low())]);
        helper("many", &["i64", "i32", "v128", "f64"], &["i64", "v128"], |u| {
            let sum = u[0].low().wrapping_add(signed(u[1].low(), 32) as u64);
            vec![Bits::new(sum), Bits([u[2].0[0].wrapping_add(u[3].low()), u[2].0[1], 0, 0, 0, 0, 0, 0])]
        });
    }
    helpers
}
