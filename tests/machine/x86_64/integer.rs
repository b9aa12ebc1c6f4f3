//! Integer arithmetic, shifts, bit fields, products and quotients.

use crate::bits::{mask, signed};
use crate::form::{Imm, Spec, group, spec};

/// Immediates of an instruction of this width.
pub fn immediates(width: usize) -> Imm {
    match width {
        8 => Imm::Range(-128, 127),
        16 => Imm::Range(-32_768, 32_767),
        _ => Imm::Range(-0x8000_0000, 0x7fff_ffff),
    }
}

/// The unit of an access to memory.
pub fn sized(width: usize) -> &'static str {
    match width {
        8 => "byte ptr",
        16 => "word ptr",
        32 => "dword ptr",
        _ => "qword ptr",
    }
}

pub type Binary = fn(u64, u64) -> u64;

/// The operations that have all shapes.
pub const BASIC: [(&str, Binary); 5] = [
    ("add", |a, b| a.wrapping_add(b)),
    ("sub", |a, b| a.wrapping_sub(b)),
    ("and", |a, b| a & b),
    ("or", |a, b| a | b),
    ("xor", |a, b| a ^ b),
];

/// What an instruction with one source computes.
pub type Unary = fn(u64) -> u64;

pub const UNARY: [(&str, Unary); 4] =
    [("neg", |a| a.wrapping_neg()), ("not", |a| !a), ("inc", |a| a.wrapping_add(1)), ("dec", |a| a.wrapping_sub(1))];

const AT: &str = "[{base}+{disp}]";
const AT_INDEX: &str = "[{base}+{index}+{disp}]";

/// A form that computes one result of its uses.
fn pure(name: String, asm: &str, eval: impl Fn(&[u64], i64) -> u64 + Send + Sync + 'static) -> Spec {
    spec(name, asm, move |e| {
        let uses: Vec<u64> = e.uses.iter().map(|bits| bits.low()).collect();
        let bits = eval(&uses, e.imm);
        e.def(bits);
        Ok(())
    })
}

pub fn forms(specs: &mut Vec<Spec>) {
    constants(specs);
    memory(specs);
    let from = specs.len();
    for w in [64, 32, 16, 8] {
        let size = sized(w);
        for (op, f) in BASIC {
            let mut plain = pure(format!("{op}{w}"), &format!("{op} {{dst}}, {{b}}"), move |u, _| f(u[0], u[1]));
            if op != "sub" {
                plain = plain.alternative("swapped", format!("{op} {{dst}}, {{a}}"));
            }
            let mut imm =
                pure(format!("{op}{w}_imm"), &format!("{op} {{dst}}, {{imm}}"), move |u, imm| f(u[0], imm as u64));
            if op == "add" && w >= 32 {
                plain = plain.alternative("lea", "lea {dst}, [{a:q}+{b:q}]");
                imm = imm.alternative("lea", "lea {dst}, [{a:q}+{imm}]");
            }
            specs.push(plain.in_slot());
            specs.push(imm.imm(immediates(w)).in_slot());
            for (suffix, at, draw) in [("", AT, ".p"), ("_index", AT_INDEX, ".px")] {
                let offset = move |e: &crate::form::Ev| if suffix.is_empty() { 0 } else { e.u(2) };
                let load = spec(format!("{op}{w}_load{suffix}"), format!("{op} {{dst}}, {size} {at}"), move |e| {
                    let read = e.load(e.address(1) + offset(e), w)?;
                    e.def(f(e.u(0), read));
                    Ok(())
                });
                specs.push(load.draw(draw));
                let store = spec(format!("{op}{w}_store{suffix}"), format!("{op} {size} {at}, {{b}}"), move |e| {
                    let (at, by) = (e.address(1) + offset(e), e.u(0));
                    let read = e.load(at, w)?;
                    e.store(at, w, f(read, by))
                });
                specs.push(store.draw(draw));
            }
            let store = spec(format!("{op}{w}_store_imm"), format!("{op} {size} {AT}, {{imm}}"), move |e| {
                let (at, by) = (e.address(0), e.imm as u64);
                let read = e.load(at, w)?;
                e.store(at, w, f(read, by))
            });
            specs.push(store.draw("p").imm(immediates(w)));
        }
        for (op, f) in UNARY {
            specs.push(pure(format!("{op}{w}"), &format!("{op} {{dst}}"), move |u, _| f(u[0])).in_slot());
            let store = spec(format!("{op}{w}_store"), format!("{op} {size} {AT}"), move |e| {
                let at = e.address(0);
                let read = e.load(at, w)?;
                e.store(at, w, f(read))
            });
            specs.push(store.draw("p"));
        }
    }
    for (op, f) in BASIC {
        let any = pure(format!("{op}8_any"), &format!("{op} {{dst}}, {{b}}"), move |u, _| f(u[0], u[1]));
        specs.push(if op == "sub" { any } else { any.alternative("swapped", format!("{op} {{dst}}, {{a}}")) });
    }
    for (op, carry, f) in
        [("add", "adc", u128::wrapping_add as fn(u128, u128) -> u128), ("sub", "sbb", u128::wrapping_sub)]
    {
        let asm = format!("{op} {{lo}}, {{b_lo}}\n{carry} {{hi}}, {{b_hi}}");
        specs.push(spec(format!("{op}128"), asm, move |e| {
            let pair = |lo: usize| u128::from(e.u(lo)) | u128::from(e.u(lo + 1)) << 64;
            let sum = f(pair(0), pair(2));
            e.def(sum as u64);
            e.def((sum >> 64) as u64);
            Ok(())
        }));
    }
    for w in [64, 32] {
        let lea = |name: &str, asm: &str, f: fn(&[u64]) -> u64| {
            pure(format!("lea{w}{name}"), asm, move |u, imm| f(u).wrapping_add(imm as u64)).imm(Imm::Range(-1000, 1000))
        };
        specs.push(lea("", "lea {dst}, [{base:q}+4*{index:q}+{imm}]", |u| u[0].wrapping_add(u[1].wrapping_mul(4))));
        specs.push(lea("_base", "lea {dst}, [{base:q}+{imm}]", |u| u[0]));
        specs.push(lea("_scale", "lea {dst}, [8*{index:q}+{imm}]", |u| u[0].wrapping_mul(8)));
    }
    group(specs, from, "arithmetic");
    products(specs);
    shifts(specs);
    fields(specs);
}

fn constants(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for w in [64, 32, 16, 8] {
        let mov = if w == 64 { "movabs" } else { "mov" };
        let imm = if w == 64 { Imm::Any } else { immediates(w) };
        specs.push(pure(format!("const{w}"), &format!("{mov} {{dst}}, {{imm}}"), |_, imm| imm as u64).imm(imm));
        let copy = pure(format!("mov{w}"), "mov {dst}, {src}", |u, _| u[0]);
        specs.push(if w == 64 { copy.copies() } else { copy });
    }
    for w in [64, 32] {
        specs.push(pure(format!("zero{w}"), "xor {dst:d}, {dst:d}", |_, _| 0));
    }
    // What a helper's address is differs from run to run.
    specs.push(pure("address".into(), "lea {dst}, [rip+{helper}]", |_, _| 0).not_drawn());
    for (from, to) in [(8, 64), (8, 32), (8, 16), (16, 64), (16, 32)] {
        let zx = if to == 64 { "movzx {dst:d}, {src}" } else { "movzx {dst}, {src}" };
        specs.push(pure(format!("zx{from}_to{to}"), zx, |u, _| u[0]));
        specs.push(pure(format!("sx{from}_to{to}"), "movsx {dst}, {src}", move |u, _| signed(u[0], from) as u64));
    }
    specs.push(pure("zx32_to64".into(), "mov {dst:d}, {src}", |u, _| u[0]));
    specs.push(pure("sx32_to64".into(), "movsxd {dst}, {src}", |u, _| signed(u[0], 32) as u64));
    for (from, to) in [(64, 32), (64, 16), (64, 8), (32, 16), (32, 8), (16, 8)] {
        let part = ["b", "w", "d"][[8, 16, 32].iter().position(|&width| width == to).expect("a width")];
        let asm = format!("mov {{dst}}, {{src:{part}}}");
        specs.push(pure(format!("trunc{from}_to{to}"), &asm, |u, _| u[0]));
    }
    specs.push(pure("zx8_any_to32".into(), "movzx {dst}, {src}", |u, _| u[0]));
    for w in [64, 32, 16] {
        specs.push(pure(format!("second_byte{w}"), "movzx {dst}, {src:h}", |u, _| u[0] >> 8 & 0xff));
    }
    for (op, from) in [("cbw", 8), ("cwde", 16), ("cdqe", 32)] {
        specs.push(pure(op.into(), op, move |u, _| signed(u[0], from) as u64));
    }
    for (op, from) in [("cwd", 16), ("cdq", 32), ("cqo", 64)] {
        specs.push(pure(op.into(), op, move |u, _| (signed(u[0], from) >> 63) as u64));
    }
    let unpack = spec("unpack16", "", |e| {
        let word = e.u(0);
        e.def(word & 0xff);
        e.def(word >> 8);
        Ok(())
    });
    specs.push(unpack);
    specs.push(pure("pack16".into(), "", |u, _| u[0] | u[1] << 8));
    group(specs, from, "constants and copies");
}

fn memory(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (suffix, at) in [("", AT), ("_index", AT_INDEX)] {
        let index = usize::from(!suffix.is_empty());
        let address =
            move |e: &crate::form::Ev, base: usize| e.address(base) + if index > 0 { e.u(base + 1) } else { 0 };
        for w in [64, 32, 16, 8] {
            let size = sized(w);
            let load = spec(format!("load{w}{suffix}"), format!("mov {{dst}}, {at}"), move |e| {
                let read = e.load(address(e, 0), w)?;
                e.def(read);
                Ok(())
            });
            specs.push(load.draw(["p", "px"][index]));
            let store = spec(format!("store{w}{suffix}"), format!("mov {at}, {{src}}"), move |e| {
                let (at, bits) = (address(e, 1), e.u(0));
                e.store(at, w, bits)
            });
            specs.push(store.draw([".p", ".px"][index]));
            let store = spec(format!("store{w}_imm{suffix}"), format!("mov {size} {at}, {{imm}}"), move |e| {
                let (at, bits) = (address(e, 0), e.imm as u64);
                e.store(at, w, bits)
            });
            specs.push(store.draw(["p", "px"][index]).imm(immediates(w)));
        }
        for (narrow, wide) in [(8, 64), (8, 32), (8, 16), (16, 64), (16, 32), (32, 64)] {
            for sign in [false, true] {
                let (x, mnemonic) = match (sign, narrow) {
                    (false, 32) => ("zx", "mov"),
                    (false, _) => ("zx", "movzx"),
                    (true, 32) => ("sx", "movsxd"),
                    (true, _) => ("sx", "movsx"),
                };
                let dst = if !sign && wide == 64 { "{dst:d}" } else { "{dst}" };
                let asm = format!("{mnemonic} {dst}, {} {at}", sized(narrow));
                let load = spec(format!("load_{x}{narrow}_to{wide}{suffix}"), asm, move |e| {
                    let read = e.load(address(e, 0), narrow)?;
                    e.def(if sign { signed(read, narrow) as u64 } else { read });
                    Ok(())
                });
                specs.push(load.draw(["p", "px"][index]));
            }
        }
    }
    let any = spec("store8_any", format!("mov {AT}, {{src}}"), |e| {
        let (at, bits) = (e.address(1), e.u(0));
        e.store(at, 8, bits)
    });
    specs.push(any.draw(".p"));
    for w in [64, 32] {
        let store = spec(format!("movnti{w}"), format!("movnti {AT}, {{src}}"), move |e| {
            let (at, bits) = (e.address(1), e.u(0));
            e.store(at, w, bits)
        });
        specs.push(store.draw(".p"));
    }
    for w in [64, 32, 16] {
        let load = spec(format!("movbe{w}_load"), format!("movbe {{dst}}, {AT}"), move |e| {
            let read = e.load(e.address(0), w)?;
            e.def(read.swap_bytes() >> (64 - w));
            Ok(())
        });
        specs.push(load.draw("p"));
        let store = spec(format!("movbe{w}_store"), format!("movbe {AT}, {{src}}"), move |e| {
            let (at, bits) = (e.address(1), e.u(0).swap_bytes() >> (64 - w));
            e.store(at, w, bits)
        });
        specs.push(store.draw(".p"));
    }
    group(specs, from, "memory");
}

/// Both halves of a product.
fn wide_product(width: usize, is_signed: bool, a: u64, b: u64) -> (u64, u64) {
    let product = match is_signed {
        true => (i128::from(signed(a, width)) * i128::from(signed(b, width))) as u128,
        false => u128::from(a) * u128::from(b),
    };
    (product as u64 & mask(width), (product >> width) as u64 & mask(width))
}

fn products(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for w in [64, 32, 16] {
        let product = |u: &[u64], _| u[0].wrapping_mul(u[1]);
        specs.push(pure(format!("imul{w}"), "imul {dst}, {b}", product).alternative("swapped", "imul {dst}, {a}"));
        let imm = pure(format!("imul{w}_imm"), "imul {dst}, {a}, {imm}", |u, imm| u[0].wrapping_mul(imm as u64));
        specs.push(imm.imm(immediates(w)));
        let load = spec(format!("imul{w}_load"), format!("imul {{dst}}, {AT}"), move |e| {
            let read = e.load(e.address(1), w)?;
            e.def(e.u(0).wrapping_mul(read));
            Ok(())
        });
        specs.push(load.draw(".p"));
    }
    for (op, is_signed) in [("mul", false), ("imul", true)] {
        for w in [64, 32, 16] {
            specs.push(spec(format!("{op}{w}_wide"), format!("{op} {{b}}"), move |e| {
                let (lo, hi) = wide_product(w, is_signed, e.u(0), e.u(1));
                e.def(lo);
                e.def(hi);
                Ok(())
            }));
        }
        specs.push(pure(format!("{op}8_wide"), &format!("{op} {{b}}"), move |u, _| {
            let (lo, hi) = wide_product(8, is_signed, u[0], u[1]);
            lo | hi << 8
        }));
    }
    for w in [64, 32] {
        specs.push(spec(format!("mulx{w}"), "mulx {hi}, {lo}, {b}", move |e| {
            let (lo, hi) = wide_product(w, false, e.u(0), e.u(1));
            e.def(lo);
            e.def(hi);
            Ok(())
        }));
    }
    // The upper half is zero, or the sign, and the divisor is positive: then no quotient is too large.
    for (op, draw) in [("div", ".zn"), ("idiv", ".sn")] {
        let divide = move |width: usize, a: u64, b: u64| match op {
            "div" => (a / b, a % b),
            _ => {
                let (a, b) = (signed(a, width), signed(b, width));
                (a.wrapping_div(b) as u64, a.wrapping_rem(b) as u64)
            }
        };
        for w in [64, 32, 16] {
            let form = spec(format!("{op}{w}"), format!("{op} {{by}}"), move |e| {
                let (quotient, remainder) = divide(w, e.u(0), e.u(2));
                e.def(quotient);
                e.def(remainder);
                Ok(())
            });
            specs.push(form.draw(draw));
        }
        let form = spec(format!("{op}8"), format!("{op} {{by}}"), move |e| {
            let (quotient, remainder) = divide(16, e.u(0), e.u(1));
            e.def(quotient);
            e.def(remainder);
            Ok(())
        });
        specs.push(form.draw("mn"));
        let form = pure(format!("{op}8_ax"), &format!("{op} {{by}}"), move |u, _| {
            let (quotient, remainder) = divide(16, u[0], u[1]);
            quotient & 0xff | remainder << 8
        });
        specs.push(form.draw("mn"));
    }
    group(specs, from, "products");
}

fn shift(op: &str, width: usize, a: u64, count: u64) -> u64 {
    let count = (count & if width == 64 { 63 } else { 31 }) as u32;
    let w = width as u32;
    let turn = count % w;
    let left = |by: u32| if by == 0 { a } else { a << by | a >> (w - by) };
    match op {
        "shl" if count >= w => 0,
        "shl" => a << count,
        "shr" if count >= w => 0,
        "shr" => a >> count,
        "sar" => (signed(a, width) >> count.min(63)) as u64,
        "rol" => left(turn),
        _ => left((w - turn) % w),
    }
}

fn shifts(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for w in [64, 32, 16, 8] {
        for op in ["shl", "shr", "sar", "rol", "ror"] {
            let by_cl =
                pure(format!("{op}{w}_cl"), &format!("{op} {{dst}}, {{count}}"), move |u, _| shift(op, w, u[0], u[1]));
            specs.push(by_cl.in_slot());
            let imm = pure(format!("{op}{w}_imm"), &format!("{op} {{dst}}, {{imm}}"), move |u, imm| {
                shift(op, w, u[0], imm as u64)
            });
            specs.push(imm.imm(Imm::Range(1, w as i64 - 1)).in_slot());
        }
    }
    let double = |op: &str, w: usize, a: u64, fill: u64, count: u64| {
        let count = (count & if w == 64 { 63 } else { 31 }) as u32;
        match (op, count) {
            (_, 0) => a,
            ("shld", _) => a << count | fill >> (w as u32 - count),
            _ => a >> count | fill << (w as u32 - count),
        }
    };
    for op in ["shld", "shrd"] {
        // With 16 bits a count above 16 gives anything: those go by immediates alone.
        for w in [64, 32] {
            let asm = format!("{op} {{dst}}, {{fill}}, {{count}}");
            specs.push(pure(format!("{op}{w}_cl"), &asm, move |u, _| double(op, w, u[0], u[1], u[2])));
        }
        for w in [64, 32, 16] {
            let asm = format!("{op} {{dst}}, {{fill}}, {{imm}}");
            let imm = pure(format!("{op}{w}_imm"), &asm, move |u, imm| double(op, w, u[0], u[1], imm as u64));
            specs.push(imm.imm(Imm::Range(1, w as i64 - 1)));
        }
    }
    for w in [64, 32] {
        for (op, like) in [("shlx", "shl"), ("shrx", "shr"), ("sarx", "sar")] {
            let asm = format!("{op} {{dst}}, {{a}}, {{count}}");
            specs.push(pure(format!("{op}{w}"), &asm, move |u, _| shift(like, w, u[0], u[1])));
        }
        let rorx =
            pure(format!("rorx{w}_imm"), "rorx {dst}, {a}, {imm}", move |u, imm| shift("ror", w, u[0], imm as u64));
        specs.push(rorx.imm(Imm::Range(0, w as i64 - 1)));
    }
    group(specs, from, "shifts");
}

/// Moves the low bits to where the mask has ones, or back.
fn deposit(bits: u64, places: u64, extract: bool) -> u64 {
    let (mut made, mut next) = (0, 0);
    for at in (0..64).filter(|at| places >> at & 1 == 1) {
        let (from, to) = if extract { (at, next) } else { (next, at) };
        made |= (bits >> from & 1) << to;
        next += 1;
    }
    made
}

fn crc(mut sum: u32, data: u64, width: usize) -> u64 {
    for byte in &data.to_le_bytes()[..width / 8] {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0x82f6_3b78 } else { 0 };
        }
    }
    sum.into()
}

fn fields(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for w in [64, 32] {
        let m = mask(w);
        specs.push(pure(format!("andn{w}"), "andn {dst}, {a}, {b}", |u, _| !u[0] & u[1]));
        specs.push(pure(format!("bextr{w}"), "bextr {dst}, {a}, {control}", |u, _| {
            let (start, len) = (u[1] & 0xff, u[1] >> 8 & 0xff);
            if start >= 64 { 0 } else { u[0] >> start & mask(len as usize) }
        }));
        specs.push(pure(format!("bzhi{w}"), "bzhi {dst}, {a}, {control}", |u, _| u[0] & mask((u[1] & 0xff) as usize)));
        specs.push(pure(format!("pdep{w}"), "pdep {dst}, {a}, {bits}", |u, _| deposit(u[0], u[1], false)));
        specs.push(pure(format!("pext{w}"), "pext {dst}, {a}, {bits}", |u, _| deposit(u[0], u[1], true)));
        specs.push(pure(format!("blsr{w}"), "blsr {dst}, {a}", |u, _| u[0] & u[0].wrapping_sub(1)));
        specs.push(pure(format!("blsi{w}"), "blsi {dst}, {a}", |u, _| u[0] & u[0].wrapping_neg()));
        specs.push(pure(format!("blsmsk{w}"), "blsmsk {dst}, {a}", |u, _| u[0] ^ u[0].wrapping_sub(1)));
        specs.push(pure(format!("bswap{w}"), "bswap {dst}", move |u, _| u[0].swap_bytes() >> (64 - w) & m));
    }
    for w in [64, 32, 16] {
        specs.push(pure(format!("popcnt{w}"), "popcnt {dst}, {a}", |u, _| u[0].count_ones().into()));
        specs.push(pure(format!("lzcnt{w}"), "lzcnt {dst}, {a}", move |u, _| {
            u64::from(u[0].leading_zeros()) + w as u64 - 64
        }));
        specs.push(pure(format!("tzcnt{w}"), "tzcnt {dst}, {a}", move |u, _| {
            u64::from(u[0].trailing_zeros()).min(w as u64)
        }));
        // With 32 bits and a source of zero, processors differ in what becomes of the upper half, which is no part of
        // the value.
        specs.push(pure(format!("bsf{w}"), "bsf {dst}, {a}", |u, _| {
            if u[0] == 0 { u[1] } else { u[0].trailing_zeros().into() }
        }));
        specs.push(pure(format!("bsr{w}"), "bsr {dst}, {a}", |u, _| {
            if u[0] == 0 { u[1] } else { 63 - u64::from(u[0].leading_zeros()) }
        }));
        for (op, f) in [("bts", (|a, bit| a | bit) as Binary), ("btr", |a, bit| a & !bit), ("btc", |a, bit| a ^ bit)] {
            let at = move |bit: u64| 1 << (bit % w as u64);
            specs.push(pure(format!("{op}{w}"), &format!("{op} {{dst}}, {{bit}}"), move |u, _| f(u[0], at(u[1]))));
            let imm =
                pure(format!("{op}{w}_imm"), &format!("{op} {{dst}}, {{imm}}"), move |u, imm| f(u[0], at(imm as u64)));
            specs.push(imm.imm(Imm::Range(0, w as i64 - 1)));
        }
    }
    for w in [64, 32, 16, 8] {
        specs.push(pure(format!("crc32_{w}"), "crc32 {dst}, {data}", move |u, _| crc(u[0] as u32, u[1], w)));
    }
    group(specs, from, "bit fields");
}
