//! How assembly for RV64 is written, the helpers, and the program that calls the functions.
//!
//! X3 and X4, which nothing allocates, hold addresses that do not fit an instruction.

use std::fmt::Write;

use ssara_core::Target;
use ssara_core::target::{Features, Reg, Type};

use crate::bits::{Bits, lanes};
use crate::machine::{Assembly, Helper, Tools};
use crate::run::CANARY;

pub struct RiscV;

fn bank(desc: &Target, reg: Reg) -> &str {
    &desc.banks[desc.reg(reg).bank.index()].name
}

/// A load or store at an offset of SP.
fn access(mnemonic: &str, reg: &str, offset: u32) -> String {
    if offset < 2048 {
        format!("{mnemonic} {reg}, {offset}(sp)")
    } else {
        format!("li x3, {offset}\nadd x3, x3, sp\n{mnemonic} {reg}, 0(x3)")
    }
}

/// How many registers a vector has.
fn registers(desc: &Target, ty: Type) -> u16 {
    desc.ty(ty).bits / 128
}

impl Assembly for RiscV {
    fn reg(&self, desc: &Target, reg: Reg, _: &str) -> String {
        let letter = match bank(desc, reg) {
            "int" => 'x',
            "float" => 'f',
            _ => 'v',
        };
        // A group goes by its first register.
        format!("{letter}{}", desc.reg(reg).encoding)
    }
    fn slot(&self, _: &Target, _: Type, offset: u32, _: &str) -> String {
        format!("{offset}(sp)")
    }
    fn copy(&self, desc: &Target, _: Features, ty: Type, from: Reg, to: Reg) -> String {
        let mnemonic = match (bank(desc, from), desc.ty(ty).bits) {
            ("int", _) => "mv".to_string(),
            ("float", 64) => "fmv.d".to_string(),
            ("float", _) => "fmv.s".to_string(),
            _ => format!("vmv{}r.v", registers(desc, ty)),
        };
        format!("{mnemonic} {}, {}", self.reg(desc, to, ""), self.reg(desc, from, ""))
    }
    fn swap(&self, desc: &Target, ty: Type, a: Reg, b: Reg) -> String {
        panic!("no exchange of {} and {} as {}", desc.reg(a).name, desc.reg(b).name, desc.ty(ty).name)
    }
    fn store(&self, desc: &Target, _: Features, ty: Type, from: Reg, offset: u32) -> String {
        let name = self.reg(desc, from, "");
        match (bank(desc, from), desc.ty(ty).bits) {
            ("int", _) => access("sd", &name, offset),
            ("float", 64) => access("fsd", &name, offset),
            ("float", _) => access("fsw", &name, offset),
            _ => format!("li x3, {offset}\nadd x3, x3, sp\nvs{}r.v {name}, (x3)", registers(desc, ty)),
        }
    }
    fn load(&self, desc: &Target, _: Features, ty: Type, offset: u32, to: Reg) -> String {
        let name = self.reg(desc, to, "");
        match (bank(desc, to), desc.ty(ty).bits) {
            ("int", _) => access("ld", &name, offset),
            ("float", 64) => access("fld", &name, offset),
            ("float", _) => access("flw", &name, offset),
            _ => format!("li x3, {offset}\nadd x3, x3, sp\nvl{}re8.v {name}, (x3)", registers(desc, ty)),
        }
    }
    fn prologue(&self, size: u32) -> String {
        format!("li x3, -{size}\nadd sp, sp, x3\n{}", access("sd", "ra", size - 8))
    }
    fn epilogue(&self, size: u32) -> String {
        format!("{}\nli x3, {size}\nadd sp, sp, x3\nret", access("ld", "ra", size - 8))
    }
    fn jump(&self, label: &str) -> String {
        format!("j {label}")
    }
    fn call(&self, label: &str) -> String {
        if label.starts_with('x') { format!("jalr ra, 0({label})") } else { format!("call {label}") }
    }
    fn frame(&self) -> (u32, u32, u32) {
        (0, 16, 0)
    }
    fn inverse(&self, cond: &str) -> &'static str {
        panic!("there are no conditions, and so no opposite of {cond}")
    }
    fn literal(&self, label: &str) -> String {
        label.to_string()
    }
    fn fix(&self, line: &str) -> String {
        line.to_string()
    }
    fn tools(&self) -> Tools {
        Tools {
            assembler: &["riscv64-linux-gnu-as"],
            linker: &["riscv64-linux-gnu-ld"],
            emulator: &["qemu-riscv64", "-cpu", "rv64,v=true,vext_spec=v1.0,vlen=128"],
        }
    }
    fn header(&self) -> &'static str {
        ".attribute arch, \"rv64imafdcv\"\n.option norelax\n.text\n"
    }

    fn runtime(&self) -> String {
        let mut text = String::from(
            "_start:\nli a0, 0\nlla a1, start\nli a2, 8\nli a7, 63\necall\n\
             next:\nlla a1, start\nld s1, 0(a1)\nlla a2, run_count\nld a2, 0(a2)\nbgeu s1, a2, done\n\
             li a0, 0\nlla a1, timer\nli a2, 0\nli a7, 103\necall\n\
             lla t0, runs\nli t1, 24\nmul t1, t1, s1\nadd t0, t0, t1\nld t1, 0(t0)\nld s2, 8(t0)\nld s3, 16(t0)\n\
             lla t2, target\nsd t1, 0(t2)\n\
             lla t0, current\nmv t1, s2\nli t2, 32\n1:\nld t3, 0(t1)\nsd t3, 0(t0)\naddi t0, t0, 8\naddi t1, t1, 8\naddi t2, t2, -1\nbnez t2, 1b\n\
             lla t0, current\nlla t1, buffer\nslli t2, s3, 3\nadd t0, t0, t2\nsd t1, 0(t0)\n\
             addi t0, s2, 1024\nli t2, 128\n1:\nld t3, 0(t0)\nsd t3, 0(t1)\naddi t0, t0, 8\naddi t1, t1, 8\naddi t2, t2, -1\nbnez t2, 1b\n\
             lla sp, stack_top\nmv t1, sp\nlla t0, canaries\nli t2, 8\n1:\nld t3, 0(t0)\nsd t3, 0(t1)\naddi t0, t0, 8\naddi t1, t1, 8\naddi t2, t2, -1\nbnez t2, 1b\n",
        );
        for index in 0..32 {
            let _ = writeln!(
                text,
                "fld f{index}, {}(s2)\naddi t0, s2, {}\nvl1re8.v v{index}, (t0)",
                256 + 8 * index,
                512 + 16 * index
            );
        }
        text.push_str("lla x4, current\n");
        for index in (5..32).chain([1]) {
            let _ = writeln!(text, "ld x{index}, {}(x4)", 8 * index);
        }
        text.push_str("lla x3, target\nld x3, 0(x3)\njalr ra, 0(x3)\nlla x4, record\n");
        for index in (5..32).chain([1]) {
            let _ = writeln!(text, "sd x{index}, {}(x4)", 8 + 8 * index);
        }
        for index in 0..32 {
            let _ = writeln!(
                text,
                "fsd f{index}, {}(x4)\naddi x3, x4, {}\nvs1r.v v{index}, (x3)",
                264 + 8 * index,
                520 + 16 * index
            );
        }
        text.push_str(
            "lla t1, stack_top\nsub t0, sp, t1\nsd t0, 0(x4)\n\
             addi t0, x4, 1032\nli t2, 8\n1:\nld t3, 0(t1)\nsd t3, 0(t0)\naddi t0, t0, 8\naddi t1, t1, 8\naddi t2, t2, -1\nbnez t2, 1b\n\
             lla t1, buffer\nli t2, 128\n1:\nld t3, 0(t1)\nsd t3, 0(t0)\naddi t0, t0, 8\naddi t1, t1, 8\naddi t2, t2, -1\nbnez t2, 1b\n\
             li a0, 1\nlla a1, record\nli a2, 2120\nli a7, 64\necall\n\
             lla a1, start\nld a0, 0(a1)\naddi a0, a0, 1\nsd a0, 0(a1)\nj next\n\
             done:\nli a0, 0\nli a7, 93\necall\n\
             .data\n.p2align 4\ntimer: .quad 0, 0, 30, 0\n",
        );
        let canaries: Vec<String> = (0..8).map(|index| (CANARY + index).to_string()).collect();
        let _ = writeln!(text, "canaries: .quad {}", canaries.join(", "));
        text.push_str(
            ".bss\n.p2align 6\nstart: .skip 8\ntarget: .skip 8\n.p2align 6\ncurrent: .skip 256\nrecord: .skip 4096\n\
             .skip 65536\n.p2align 6\nstack_top: .skip 128\n\
             .section .buffer, \"aw\", @nobits\n.p2align 6\nbuffer: .skip 1024\n.text\n",
        );
        text
    }

    fn helpers(&self) -> String {
        let mut text = String::new();
        for conv in ["lp64d", "lp64d_vector"] {
            let _ = writeln!(
                text,
                "{conv}_two:\nslli a1, a1, 1\nadd a0, a0, a1\naddi a0, a0, 7\nfmv.d.x fa0, x0\nli a1, 0xbad1\nj {conv}_trash"
            );
            let _ = writeln!(
                text,
                "{conv}_many:\nfmv.x.d t0, fa0\nadd a0, a0, t0\nnot t0, t0\nfmv.d.x fa0, t0\nli a1, 0xbad2\nj {conv}_trash"
            );
            let _ = writeln!(text, "{conv}_trash:");
            for index in (5..8).chain(12..18).chain(28..32) {
                let _ = writeln!(text, "li x{index}, 0x7bad{index:02}");
            }
            for index in (0..8).chain(11..18).chain(28..32) {
                let _ = writeln!(text, "fmv.d.x f{index}, x5");
            }
            text.push_str("vsetivli x0, 1, e64, m1, tu, mu\n");
            for index in 0..32 {
                let callee_saved = conv == "lp64d_vector" && ((1..8).contains(&index) || index >= 24);
                if !callee_saved && (conv == "lp64d" || index != 8) {
                    let _ = writeln!(text, "vmv.v.x v{index}, x5");
                }
            }
            text.push_str("ret\n");
        }
        // The vector goes in V8 and out of it.
        text.push_str("lp64d_vector_add:\nvsetivli x0, 4, e32, m1, ta, ma\nvadd.vx v8, v8, a0\nli a0, 0xbad3\nli a1, 0xbad4\nfmv.d.x fa0, x0\nj lp64d_vector_trash\n");
        text
    }
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
    let many = |u: &[Bits]| vec![Bits::new(u[0].low().wrapping_add(u[1].low())), Bits::new(!u[1].low())];
    vec![
        helper("lp64d", "two", &["i64", "i64"], &["i64"], two),
        helper("lp64d", "many", &["i64", "f64"], &["i64", "f64"], many),
        helper("lp64d_vector", "two", &["i64", "i64"], &["i64"], two),
        helper("lp64d_vector", "many", &["i64", "f64"], &["i64", "f64"], many),
        helper("lp64d_vector", "add", &["i64", "m1"], &["m1"], |u| {
            vec![lanes(128, 32, |index| u[1].lane(index, 32).wrapping_add(u[0].low()))]
        }),
    ]
}
