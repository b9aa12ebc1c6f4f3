//! Integer instructions, loads and stores, comparisons, branches, atomics.

use crate::bits::{mask, signed};
use crate::float::PLAIN;
use crate::form::{Ev, Imm, Spec, Stop, group, spec};

/// The conditions, and whether each holds for N, Z, C and V.
pub const CONDITIONS: &[&str] = &["eq", "ne", "hs", "lo", "mi", "pl", "vs", "vc", "hi", "ls", "ge", "lt", "gt", "le"];
/// Immediates that logical instructions of both widths can encode.
pub const LOGICAL: Imm = Imm::OneOf(&[1, 7, 0x38, 0x7f, 0xff, 0xff00, 0x7fff, 0x7fff_fff0]);
const AT: &str = "[{base}, #{disp}]";

/// N, Z, C, V.
pub type Flags = [bool; 4];

pub fn holds([n, z, c, v]: Flags, condition: &str) -> bool {
    match condition {
        "eq" => z,
        "ne" => !z,
        "hs" => c,
        "lo" => !c,
        "mi" => n,
        "pl" => !n,
        "vs" => v,
        "vc" => !v,
        "hi" => c && !z,
        "ls" => !c || z,
        "ge" => n == v,
        "lt" => n != v,
        "gt" => !z && n == v,
        "le" => z || n != v,
        other => panic!("no condition {other}"),
    }
}

fn sub(w: usize, a: u64, b: u64) -> Flags {
    let (a, b) = (a & mask(w), b & mask(w));
    let bits = a.wrapping_sub(b) & mask(w);
    let exact = i128::from(signed(a, w)) - i128::from(signed(b, w));
    [signed(bits, w) < 0, bits == 0, a >= b, exact != i128::from(signed(bits, w))]
}
fn add(w: usize, a: u64, b: u64) -> Flags {
    let (a, b) = (a & mask(w), b & mask(w));
    let bits = a.wrapping_add(b) & mask(w);
    let exact = i128::from(signed(a, w)) + i128::from(signed(b, w));
    [signed(bits, w) < 0, bits == 0, bits < a, exact != i128::from(signed(bits, w))]
}
fn test(test: &str, w: usize, a: u64, b: u64) -> Flags {
    match test {
        "cmp" | "subs" => sub(w, a, b),
        "cmn" | "adds" => add(w, a, b),
        _ => [signed(a & b, w) < 0, a & b & mask(w) == 0, false, false],
    }
}
fn float(w: usize, a: u64, b: u64) -> Result<Flags, Stop> {
    use std::cmp::Ordering::{Equal, Greater, Less};
    Ok(match PLAIN.compare(w, a, b)? {
        None => [false, false, true, true],
        Some(Less) => [true, false, false, false],
        Some(Equal) => [false, true, true, false],
        Some(Greater) => [false, false, true, false],
    })
}

/// A form that computes one integer of the uses.
pub fn pure(name: String, asm: &str, eval: impl Fn(&[u64], i64) -> u64 + Send + Sync + 'static) -> Spec {
    spec(name, asm, move |e| {
        let uses: Vec<u64> = e.uses.iter().map(|bits| bits.low()).collect();
        let bits = eval(&uses, e.imm);
        e.def(bits);
        Ok(())
    })
}

fn branch(name: String, asm: &str, taken: impl Fn(&Ev) -> Result<bool, Stop> + Send + Sync + 'static) -> Spec {
    let form = spec(name, format!("{asm}\nb {{L1}}"), move |e| {
        e.taken = usize::from(!taken(e)?);
        Ok(())
    });
    form.branch(2)
}

fn immediate(op: &str) -> Imm {
    if matches!(op, "and" | "orr" | "eor" | "tst") { LOGICAL } else { Imm::Range(0, 4095) }
}

pub fn forms(specs: &mut Vec<Spec>) {
    arithmetic(specs);
    fields(specs);
    comparisons(specs);
    branches(specs);
    memory(specs);
    atomics(specs);
}

fn arithmetic(specs: &mut Vec<Spec>) {
    let from = specs.len();
    specs.push(pure("mov64_imm".into(), "mov {dst}, #{imm}", |_, imm| imm as u64).imm(Imm::Range(0, 65_535)));
    specs.push(pure("mov32_imm".into(), "mov {dst}, #{imm}", |_, imm| imm as u64).imm(Imm::Range(-65_536, 65_535)));
    let long = "movz {dst}, #{imm:0}\nmovk {dst}, #{imm:16}, lsl #16\nmovk {dst}, #{imm:32}, lsl #32\nmovk {dst}, #{imm:48}, lsl #48";
    specs.push(pure("mov64_long".into(), long, |_, imm| imm as u64).imm(Imm::Any));
    let address = "adrp {dst}, {helper}\nadd {dst}, {dst}, :lo12:{helper}";
    specs.push(pure("adrp_add".into(), address, |_, _| 0).not_drawn());
    for w in [64, 32] {
        let movk =
            pure(format!("movk{w}"), "movk {dst}, #{imm}, lsl #16", |u, imm| u[0] & !0xffff_0000 | (imm as u64) << 16);
        specs.push(movk.imm(Imm::Range(0, 65_535)));
        let copy = pure(format!("mov{w}"), "mov {dst}, {src}", |u, _| u[0]);
        specs.push(if w == 64 { copy.copies() } else { copy });
        specs.push(
            spec(format!("ldr{w}_literal"), "ldr {dst}, {lit}", |e| {
                e.def(e.literal().low());
                Ok(())
            })
            .imm(Imm::Any),
        );
        for (op, f) in [
            ("add", (|a, b| a.wrapping_add(b)) as fn(u64, u64) -> u64),
            ("sub", |a, b| a.wrapping_sub(b)),
            ("and", |a, b| a & b),
            ("orr", |a, b| a | b),
            ("eor", |a, b| a ^ b),
            ("bic", |a, b| a & !b),
            ("orn", |a, b| a | !b),
            ("eon", |a, b| a ^ !b),
        ] {
            specs.push(
                pure(format!("{op}{w}"), &format!("{op} {{dst}}, {{a}}, {{b}}, lsl #{{imm}}"), move |u, imm| {
                    f(u[0], u[1] << imm)
                })
                .imm(Imm::Range(0, 31)),
            );
            if !matches!(op, "bic" | "orn" | "eon") {
                let imm = pure(format!("{op}{w}_imm"), &format!("{op} {{dst}}, {{a}}, #{{imm}}"), move |u, imm| {
                    f(u[0], imm as u64)
                });
                specs.push(imm.imm(immediate(op)));
            }
        }
        specs.push(pure(format!("neg{w}"), "neg {dst}, {a}", |u, _| u[0].wrapping_neg()));
        specs.push(pure(format!("mvn{w}"), "mvn {dst}, {a}", |u, _| !u[0]));
        for (limit, cond) in [("smin", "lt"), ("smax", "gt"), ("umin", "lo"), ("umax", "hi")] {
            specs.push(pure(
                format!("{limit}{w}"),
                &format!("cmp {{a}}, {{b}}\ncsel {{dst}}, {{a}}, {{b}}, {cond}"),
                move |u, _| {
                    if holds(sub(w, u[0], u[1]), cond) { u[0] } else { u[1] }
                },
            ));
        }
        specs.push(pure(format!("mul{w}"), "mul {dst}, {a}, {b}", |u, _| u[0].wrapping_mul(u[1])));
        specs.push(pure(format!("mneg{w}"), "mneg {dst}, {a}, {b}", |u, _| u[0].wrapping_mul(u[1]).wrapping_neg()));
        let divide = move |op: &str, a: u64, b: u64| match op {
            _ if b == 0 => 0,
            "udiv" => a / b,
            _ => signed(a, w).wrapping_div(signed(b, w)) as u64,
        };
        for op in ["sdiv", "udiv"] {
            specs.push(pure(format!("{op}{w}"), &format!("{op} {{dst}}, {{a}}, {{b}}"), move |u, _| {
                divide(op, u[0], u[1])
            }));
            let rem = format!("{op} {{dst}}, {{a}}, {{b}}\nmsub {{dst}}, {{dst}}, {{b}}, {{a}}");
            specs.push(pure(format!("{op}_rem{w}"), &rem, move |u, _| {
                u[0].wrapping_sub(divide(op, u[0], u[1]).wrapping_mul(u[1]))
            }));
        }
        specs.push(pure(format!("madd{w}"), "madd {dst}, {a}, {b}, {c}", |u, _| {
            u[2].wrapping_add(u[0].wrapping_mul(u[1]))
        }));
        specs.push(pure(format!("msub{w}"), "msub {dst}, {a}, {b}, {c}", |u, _| {
            u[2].wrapping_sub(u[0].wrapping_mul(u[1]))
        }));
    }
    for (extend, from) in [("sxtb", 8), ("sxth", 16)] {
        for w in [64, 32] {
            specs.push(pure(format!("{extend}{w}"), &format!("{extend} {{dst}}, {{src}}"), move |u, _| {
                signed(u[0], from) as u64
            }));
            let zero = extend.replace('s', "u");
            specs
                .push(pure(format!("{zero}{w}"), &format!("{zero} {{dst:w}}, {{src}}"), move |u, _| u[0] & mask(from)));
        }
    }
    specs.push(pure("sx32_to64".into(), "sxtw {dst}, {src}", |u, _| signed(u[0], 32) as u64));
    specs.push(pure("zx32_to64".into(), "mov {dst:w}, {src}", |u, _| u[0]));
    specs.push(pure("trunc64_to32".into(), "mov {dst}, {src:w}", |u, _| u[0]));
    for (op, f) in [("add", u64::wrapping_add as fn(u64, u64) -> u64), ("sub", u64::wrapping_sub)] {
        let asm = format!("{op} {{dst}}, {{a}}, {{b}}, sxtw #2");
        specs.push(pure(format!("{op}64_extended"), &asm, move |u, _| f(u[0], (signed(u[1], 32) << 2) as u64)));
    }
    for (name, first, second, f) in [
        ("add128", "adds", "adc", u128::wrapping_add as fn(u128, u128) -> u128),
        ("sub128", "subs", "sbc", u128::wrapping_sub),
    ] {
        specs.push(spec(
            name,
            format!("{first} {{lo}}, {{a_lo}}, {{b_lo}}\n{second} {{hi}}, {{a_hi}}, {{b_hi}}"),
            move |e| {
                let pair = |lo: usize| u128::from(e.u(lo)) | u128::from(e.u(lo + 1)) << 64;
                let sum = f(pair(0), pair(2));
                e.def(sum as u64);
                e.def((sum >> 64) as u64);
                Ok(())
            },
        ));
    }
    for (op, is_signed, subtract) in
        [("smull", true, false), ("umull", false, false), ("smnegl", true, true), ("umnegl", false, true)]
    {
        let product = move |u: &[u64]| {
            let product = if is_signed { (signed(u[0], 32) * signed(u[1], 32)) as u64 } else { u[0] * u[1] };
            if subtract { product.wrapping_neg() } else { product }
        };
        specs.push(pure(op.into(), &format!("{op} {{dst}}, {{a}}, {{b}}"), move |u, _| product(u)));
        let letter = &op[..1];
        let long = format!("{letter}{}l", if subtract { "msub" } else { "madd" });
        specs.push(pure(long.clone(), &format!("{long} {{dst}}, {{a}}, {{b}}, {{c}}"), move |u, _| {
            u[2].wrapping_add(product(u))
        }));
    }
    specs.push(pure("umulh".into(), "umulh {dst}, {a}, {b}", |u, _| {
        ((u128::from(u[0]) * u128::from(u[1])) >> 64) as u64
    }));
    specs.push(pure("smulh".into(), "smulh {dst}, {a}, {b}", |u, _| {
        ((i128::from(u[0].cast_signed()) * i128::from(u[1].cast_signed())) >> 64) as u64
    }));
    group(specs, from, "arithmetic");
}

fn shift(op: &str, w: usize, a: u64, count: u64) -> u64 {
    let count = (count % w as u64) as u32;
    match op {
        "lsl" => a << count,
        "lsr" => a >> count,
        "asr" => (signed(a, w) >> count) as u64,
        _ if count == 0 => a,
        _ => a >> count | a << (w as u32 - count),
    }
}

fn crc(mut sum: u32, data: u64, width: usize, polynomial: u32) -> u64 {
    for byte in &data.to_le_bytes()[..width / 8] {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { polynomial } else { 0 };
        }
    }
    sum.into()
}

fn fields(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for w in [64, 32] {
        let last = w as i64 - 1;
        for op in ["lsl", "lsr", "asr", "ror"] {
            specs.push(pure(format!("{op}{w}"), &format!("{op} {{dst}}, {{a}}, {{count}}"), move |u, _| {
                shift(op, w, u[0], u[1])
            }));
            let imm = pure(format!("{op}{w}_imm"), &format!("{op} {{dst}}, {{a}}, #{{imm}}"), move |u, imm| {
                shift(op, w, u[0], imm as u64)
            });
            specs.push(imm.imm(Imm::Range(0, last)));
        }
        let extr = pure(format!("extr{w}"), "extr {dst}, {hi}, {lo}, #{imm}", move |u, imm| {
            ((u128::from(u[0]) << w | u128::from(u[1])) >> imm) as u64
        });
        specs.push(extr.imm(Imm::Range(0, last)));
        for (op, f) in [
            ("ubfx", (|a, at| a >> at & 0x7f) as fn(u64, i64) -> u64),
            ("sbfx", |a, at| signed(a >> at, 7) as u64),
            ("ubfiz", |a, at| (a & 0x7f) << at),
            ("sbfiz", |a, at| (signed(a, 7) << at) as u64),
        ] {
            let asm = format!("{op} {{dst}}, {{src}}, #{{imm}}, #7");
            specs.push(pure(format!("{op}{w}"), &asm, move |u, imm| f(u[0], imm)).imm(Imm::Range(0, 24)));
        }
        let bfi =
            pure(format!("bfi{w}"), "bfi {dst}, {src}, #{imm}, #7", |u, at| u[0] & !(0x7f << at) | (u[1] & 0x7f) << at);
        specs.push(bfi.imm(Imm::Range(0, 24)));
        let bfxil =
            pure(format!("bfxil{w}"), "bfxil {dst}, {src}, #{imm}, #7", |u, at| u[0] & !0x7f | u[1] >> at & 0x7f);
        specs.push(bfxil.imm(Imm::Range(0, 24)));
        let missing = 64 - w as u32;
        specs.push(pure(format!("clz{w}"), "clz {dst}, {src}", move |u, _| u64::from(u[0].leading_zeros() - missing)));
        specs.push(pure(format!("rbit{w}"), "rbit {dst}, {src}", move |u, _| u[0].reverse_bits() >> missing));
        specs.push(pure(format!("rev{w}"), "rev {dst}, {src}", move |u, _| u[0].swap_bytes() >> missing));
        specs.push(pure(format!("rev16{w}"), "rev16 {dst}, {src}", |u, _| {
            (u[0] & 0x00ff_00ff_00ff_00ff) << 8 | u[0] >> 8 & 0x00ff_00ff_00ff_00ff
        }));
        let (part, last) = if w == 64 { ("d", "") } else { ("s", "") };
        let count = format!(
            "fmov {{bytes:{part}}}, {{src{last}}}\ncnt {{bytes:v}}.8b, {{bytes:v}}.8b\naddv {{bytes:b}}, {{bytes:v}}.8b\nfmov {{dst:w}}, {{bytes:s}}"
        );
        specs.push(pure(format!("popcount{w}"), &count, |u, _| u[0].count_ones().into()));
    }
    specs.push(pure("rev_halves".into(), "rev32 {dst}, {src}", |u, _| u[0].swap_bytes().rotate_left(32)));
    for (letter, w) in [("b", 8), ("h", 16), ("w", 32), ("x", 64)] {
        for (c, polynomial) in [("", 0xedb8_8320), ("c", 0x82f6_3b78)] {
            let name = format!("crc32{c}{letter}");
            specs.push(pure(name.clone(), &format!("{name} {{dst}}, {{sum}}, {{data}}"), move |u, _| {
                crc(u[0] as u32, u[1], w, polynomial)
            }));
        }
    }
    group(specs, from, "fields");
}

fn comparisons(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for w in [64, 32] {
        for t in ["cmp", "cmn", "tst"] {
            let set = spec(format!("{t}{w}_cset"), format!("{t} {{a}}, {{b}}\ncset {{dst}}, {{cond}}"), move |e| {
                e.def(holds(test(t, w, e.u(0), e.u(1)), CONDITIONS[e.cond]).into());
                Ok(())
            });
            specs.push(set.conds(CONDITIONS));
            let set =
                spec(format!("{t}{w}_imm_cset"), format!("{t} {{a}}, #{{imm}}\ncset {{dst}}, {{cond}}"), move |e| {
                    e.def(holds(test(t, w, e.u(0), e.imm as u64), CONDITIONS[e.cond]).into());
                    Ok(())
                });
            specs.push(set.conds(CONDITIONS).imm(immediate(t)));
        }
        for t in ["cmp", "tst"] {
            for (v, select) in [("csel64", "csel"), ("csel32", "csel"), ("fcsel_f64", "fcsel"), ("fcsel_f32", "fcsel")]
            {
                let asm = format!("{t} {{a}}, {{b}}\n{select} {{dst}}, {{then}}, {{otherwise}}, {{cond}}");
                let form = spec(format!("{t}{w}_{v}"), asm, move |e| {
                    let chosen = if holds(test(t, w, e.u(0), e.u(1)), CONDITIONS[e.cond]) { e.u(2) } else { e.u(3) };
                    e.def(chosen);
                    Ok(())
                });
                specs.push(form.conds(CONDITIONS));
            }
        }
        let both = "cmp {a}, {b}\nccmp {c}, {d}, #0, ls\ncset {dst}, {cond}";
        let set = spec(format!("ccmp{w}_cset"), both, move |e| {
            let flags = if e.u(0) <= e.u(1) { sub(w, e.u(2), e.u(3)) } else { [false; 4] };
            e.def(holds(flags, CONDITIONS[e.cond]).into());
            Ok(())
        });
        specs.push(set.conds(CONDITIONS));
        for (op, f) in [("adds", u64::wrapping_add as fn(u64, u64) -> u64), ("subs", u64::wrapping_sub)] {
            let set = spec(
                format!("{op}{w}_cset"),
                format!("{op} {{dst}}, {{a}}, {{b}}\ncset {{flag}}, {{cond}}"),
                move |e| {
                    let (a, b) = (e.u(0), e.u(1));
                    e.def(f(a, b));
                    e.def(holds(test(op, w, a, b), CONDITIONS[e.cond]).into());
                    Ok(())
                },
            );
            specs.push(set.conds(CONDITIONS));
        }
    }
    for (t, w) in [("f64", 64), ("f32", 32)] {
        let set = spec(format!("fcmp_{t}_cset"), "fcmp {a}, {b}\ncset {dst}, {cond}", move |e| {
            e.def(holds(float(w, e.u(0), e.u(1))?, CONDITIONS[e.cond]).into());
            Ok(())
        });
        specs.push(set.conds(CONDITIONS));
        for (v, select) in [("csel64", "csel"), ("fcsel_f32", "fcsel")] {
            let asm = format!("fcmp {{a}}, {{b}}\n{select} {{dst}}, {{then}}, {{otherwise}}, {{cond}}");
            let form = spec(format!("fcmp_{t}_{v}"), asm, move |e| {
                let chosen = if holds(float(w, e.u(0), e.u(1))?, CONDITIONS[e.cond]) { e.u(2) } else { e.u(3) };
                e.def(chosen);
                Ok(())
            });
            specs.push(form.conds(CONDITIONS));
        }
    }
    group(specs, from, "comparisons");
}

fn branches(specs: &mut Vec<Spec>) {
    specs.push(spec("b", "b {L0}", |_| Ok(())).branch(1).not_drawn());
    for w in [64, 32] {
        specs.push(branch(format!("cbz{w}"), "cbz {src}, {L0}", |e| Ok(e.u(0) == 0)));
        specs.push(branch(format!("cbnz{w}"), "cbnz {src}, {L0}", |e| Ok(e.u(0) != 0)));
        let bit = Imm::Range(0, w as i64 - 1);
        specs.push(branch(format!("tbz{w}"), "tbz {src}, #{imm}, {L0}", |e| Ok(e.u(0) >> e.imm & 1 == 0)).imm(bit));
        specs.push(branch(format!("tbnz{w}"), "tbnz {src}, #{imm}, {L0}", |e| Ok(e.u(0) >> e.imm & 1 == 1)).imm(bit));
        for t in ["cmp", "cmn", "tst"] {
            let plain = branch(format!("{t}{w}_b"), &format!("{t} {{a}}, {{b}}\nb.{{cond}} {{L0}}"), move |e| {
                Ok(holds(test(t, w, e.u(0), e.u(1)), CONDITIONS[e.cond]))
            });
            specs.push(plain.conds(CONDITIONS));
            let imm = branch(format!("{t}{w}_imm_b"), &format!("{t} {{a}}, #{{imm}}\nb.{{cond}} {{L0}}"), move |e| {
                Ok(holds(test(t, w, e.u(0), e.imm as u64), CONDITIONS[e.cond]))
            });
            specs.push(imm.conds(CONDITIONS).imm(immediate(t)));
        }
        for (op, f) in [("adds", u64::wrapping_add as fn(u64, u64) -> u64), ("subs", u64::wrapping_sub)] {
            for (suffix, b) in [("", "{b}"), ("_imm", "#{imm}")] {
                let form = spec(
                    format!("{op}{w}{suffix}_b"),
                    format!("{op} {{dst}}, {{a}}, {b}\nb.{{cond}} {{L0}}\nb {{L1}}"),
                    move |e| {
                        let (a, b) = (e.u(0), if suffix.is_empty() { e.u(1) } else { e.imm as u64 });
                        e.def(f(a, b));
                        e.taken = usize::from(!holds(test(op, w, a, b), CONDITIONS[e.cond]));
                        Ok(())
                    },
                );
                let form = form.branch(2).conds(CONDITIONS);
                specs.push(if suffix.is_empty() { form } else { form.imm(Imm::Range(0, 4095)) });
            }
        }
    }
    for (t, w) in [("f64", 64), ("f32", 32)] {
        let plain = branch(format!("fcmp_{t}_b"), "fcmp {a}, {b}\nb.{cond} {L0}", move |e| {
            Ok(holds(float(w, e.u(0), e.u(1))?, CONDITIONS[e.cond]))
        });
        specs.push(plain.conds(CONDITIONS));
        let zero = branch(format!("fcmp_{t}_zero_b"), "fcmp {a}, #0.0\nb.{cond} {L0}", move |e| {
            Ok(holds(float(w, e.u(0), 0)?, CONDITIONS[e.cond]))
        });
        specs.push(zero.conds(CONDITIONS));
    }
    let table =
        "adr {base}, {table}\nldrsw {offset}, [{base}, {index}, lsl #2]\nadd {offset}, {offset}, {base}\nbr {offset}";
    let table = spec("jump_table", table, |e| {
        e.taken = e.u(0) as usize;
        e.def(0);
        e.def(0);
        Ok(())
    });
    specs.push(Spec { hidden: true, ..table.branch(4).draw("t") });
}

fn memory(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (name, asm, narrow, sign) in [
        ("ldr64", "ldr", 64, false),
        ("ldr32", "ldr", 32, false),
        ("ldrb", "ldrb", 8, false),
        ("ldrh", "ldrh", 16, false),
        ("ldrsb32", "ldrsb", 8, true),
        ("ldrsh32", "ldrsh", 16, true),
        ("ldrsb64", "ldrsb", 8, true),
        ("ldrsh64", "ldrsh", 16, true),
        ("ldrsw", "ldrsw", 32, true),
    ] {
        let extend = move |bits: u64| if sign { signed(bits, narrow) as u64 } else { bits };
        let load = spec(name, format!("{asm} {{dst}}, {AT}"), move |e| {
            let read = e.load(e.address(0), narrow)?;
            e.def(extend(read));
            Ok(())
        });
        specs.push(load.draw("p"));
        let load = spec(format!("{name}_index"), format!("{asm} {{dst}}, [{{base}}, {{index}}]"), move |e| {
            let read = e.load(e.u(0) + e.u(1), narrow)?;
            e.def(extend(read));
            Ok(())
        });
        specs.push(load.draw("px"));
        if !name.contains("rs") || name == "ldrsw" {
            let load = spec(format!("{name}_writeback"), format!("{asm} {{dst}}, [{{next}}], #16"), move |e| {
                let read = e.load(e.u(0), narrow)?;
                e.def(extend(read));
                e.def(e.u(0) + 16);
                Ok(())
            });
            specs.push(load.draw("p"));
        }
    }
    for (name, asm, w) in [("str64", "str", 64), ("str32", "str", 32), ("strb", "strb", 8), ("strh", "strh", 16)] {
        let store = spec(name, format!("{asm} {{src}}, {AT}"), move |e| {
            let (at, bits) = (e.address(1), e.u(0));
            e.store(at, w, bits)
        });
        specs.push(store.draw(".p"));
        let store = spec(format!("{name}_index"), format!("{asm} {{src}}, [{{base}}, {{index}}]"), move |e| {
            let (at, bits) = (e.u(1) + e.u(2), e.u(0));
            e.store(at, w, bits)
        });
        specs.push(store.draw(".px"));
        let store = spec(format!("{name}_writeback"), format!("{asm} {{src}}, [{{next}}, #24]!"), move |e| {
            let (at, bits) = (e.u(1) + 24, e.u(0));
            e.def(at);
            e.store(at, w, bits)
        });
        specs.push(store.draw(".p"));
    }
    for w in [64, 32] {
        let load = spec(format!("ldr{w}_index32"), "ldr {dst}, [{base}, {index}, uxtw]", move |e| {
            let read = e.load(e.u(0) + e.u(1), w)?;
            e.def(read);
            Ok(())
        });
        specs.push(load.draw("pw"));
        let store = spec(format!("str{w}_index32"), "str {src}, [{base}, {index}, uxtw]", move |e| {
            let (at, bits) = (e.u(1) + e.u(2), e.u(0));
            e.store(at, w, bits)
        });
        specs.push(store.draw(".pw"));
        let zero =
            spec(format!("str{w}_zero"), format!("str {}, {AT}", if w == 64 { "xzr" } else { "wzr" }), move |e| {
                e.store(e.address(0), w, 0)
            });
        specs.push(zero.draw("p"));
        let step = w as u64 / 8;
        let load = spec(format!("ldp{w}"), format!("ldp {{first}}, {{second}}, {AT}"), move |e| {
            let at = e.address(0);
            let (first, second) = (e.load(at, w)?, e.load(at + step, w)?);
            e.def(first);
            e.def(second);
            Ok(())
        });
        specs.push(load.draw("p").align(8));
        let store = spec(format!("stp{w}"), format!("stp {{first}}, {{second}}, {AT}"), move |e| {
            let (at, first, second) = (e.address(2), e.u(0), e.u(1));
            e.store(at, w, first)?;
            e.store(at + step, w, second)
        });
        specs.push(store.draw("..p").align(8));
        let load = spec(format!("ldp{w}_writeback"), "ldp {first}, {second}, [{next}], #32", move |e| {
            let at = e.u(0);
            let (first, second) = (e.load(at, w)?, e.load(at + step, w)?);
            e.def(first);
            e.def(second);
            e.def(at + 32);
            Ok(())
        });
        specs.push(load.draw("p"));
        let store = spec(format!("stp{w}_writeback"), "stp {first}, {second}, [{next}, #32]!", move |e| {
            let (at, first, second) = (e.u(2) + 32, e.u(0), e.u(1));
            e.def(at);
            e.store(at, w, first)?;
            e.store(at + step, w, second)
        });
        specs.push(store.draw("..p"));
    }
    group(specs, from, "memory");
}

fn atomics(specs: &mut Vec<Spec>) {
    let from = specs.len();
    let operation = |op: &str, w: usize, old: u64, by: u64| match op {
        "add" => old.wrapping_add(by),
        "clr" => old & !by,
        "eor" => old ^ by,
        "set" => old | by,
        "smax" if signed(old, w) < signed(by, w) => by,
        "umin" if old > by & mask(w) => by,
        "smax" | "umin" => old,
        _ => by,
    };
    for (suffix, letter, w) in [("64", "", 64), ("32", "", 32), ("b", "b", 8), ("h", "h", 16)] {
        for op in ["add", "clr", "eor", "set", "smax", "umin", "swp"] {
            let stem = if op == "swp" { "swp".to_string() } else { format!("ld{op}") };
            let form =
                spec(format!("{stem}{suffix}"), format!("{stem}al{letter} {{src}}, {{old}}, [{{base}}]"), move |e| {
                    let (at, by) = (e.u(1), e.u(0));
                    let old = e.load(at, w)?;
                    e.def(old);
                    e.store(at, w, operation(op, w, old, by))
                });
            specs.push(form.draw(".a"));
            if w >= 32 && op != "swp" {
                let form = spec(format!("st{op}{suffix}"), format!("st{op} {{src}}, [{{base}}]"), move |e| {
                    let (at, by) = (e.u(1), e.u(0));
                    let old = e.load(at, w)?;
                    e.store(at, w, operation(op, w, old, by))
                });
                specs.push(form.draw(".a"));
            }
        }
        let form = spec(format!("cas{suffix}"), format!("casal{letter} {{old}}, {{new}}, [{{base}}]"), move |e| {
            let (at, expected, new) = (e.u(2), e.u(0) & mask(w), e.u(1));
            let old = e.load(at, w)?;
            e.def(old);
            if old == expected { e.store(at, w, new) } else { Ok(()) }
        });
        specs.push(form.draw("..a"));
    }
    for w in [64, 32] {
        let step = w as u64 / 8;
        let form = spec(format!("casp{w}"), "caspal {0}, {1}, {4}, {5}, [{6}]", move |e| {
            let at = e.u(4);
            let (low, high) = (e.load(at, w)?, e.load(at + step, w)?);
            if (low, high) == (e.u(0), e.u(1)) {
                let (low, high) = (e.u(2), e.u(3));
                e.store(at, w, low)?;
                e.store(at + step, w, high)?;
            }
            e.def(low);
            e.def(high);
            Ok(())
        });
        specs.push(form.draw("....a"));
        for op in ["ldar", "ldxr", "ldaxr"] {
            let form = spec(format!("{op}{w}"), format!("{op} {{dst}}, [{{base}}]"), move |e| {
                let read = e.load(e.u(0), w)?;
                e.def(read);
                Ok(())
            });
            specs.push(form.draw("a"));
        }
        let store = spec(format!("stlr{w}"), "stlr {src}, [{base}]", move |e| {
            let (at, bits) = (e.u(1), e.u(0));
            e.store(at, w, bits)
        });
        specs.push(store.draw(".a"));
        let looped = "{unique}:\nldaxr {old}, [{base}]\nsub {new}, {old}, {with}\nstlxr {status}, {new}, [{base}]\ncbnz {status}, {unique}";
        let form = spec(format!("atomic{w}"), looped, move |e| {
            let (at, with) = (e.u(1), e.u(0));
            let old = e.load(at, w)?;
            e.def(old);
            e.store(at, w, old.wrapping_sub(with))
        });
        specs.push(form.draw(".a"));
        let looped = "{unique}a:\nldaxr {old}, [{base}]\ncmp {old}, {expected}\nb.ne {unique}b\nstlxr {status}, {new}, [{base}]\ncbnz {status}, {unique}a\n{unique}b:";
        let form = spec(format!("atomic_cas{w}"), looped, move |e| {
            let (at, expected, new) = (e.u(2), e.u(0), e.u(1));
            let old = e.load(at, w)?;
            e.def(old);
            if old == expected { e.store(at, w, new) } else { Ok(()) }
        });
        specs.push(form.draw("..a"));
    }
    specs.push(spec("dmb", "dmb ish", |_| Ok(())));
    for (name, draw) in [("svc3", "...y"), ("svc6", "......y")] {
        let call = spec(name, "svc #0", |e| {
            e.def(-38_i64 as u64);
            Ok(())
        });
        specs.push(call.draw(draw));
    }
    specs.push(spec("stack_probe", "bl probe", |_| Ok(())));
    group(specs, from, "atomics and the system");
}
