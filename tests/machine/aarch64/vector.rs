//! Floating point and Advanced SIMD. One arrangement of lanes stands for all.

use crate::bits::{Bits, lanes, mask, signed};
use crate::float::PLAIN;
use crate::form::{Ev, Imm, Spec, Stop, group, spec};

/// The types of this bank: name and width.
const TYPES: [(&str, usize); 5] = [("v128", 128), ("f64", 64), ("f32", 32), ("f16", 16), ("byte", 8)];

fn wide(name: String, asm: &str, eval: impl Fn(&Ev) -> Result<Bits, Stop> + Send + Sync + 'static) -> Spec {
    spec(name, asm, move |e| {
        let bits = eval(e)?;
        e.defs.push(bits);
        Ok(())
    })
}

/// A form of one float of its uses.
fn float(name: String, asm: &str, eval: impl Fn(&Ev) -> Result<u64, Stop> + Send + Sync + 'static) -> Spec {
    wide(name, asm, move |e| Ok(Bits::new(eval(e)?)))
}

fn each(width: usize, a: Bits, b: Bits, f: impl Fn(u64, u64) -> u64) -> Bits {
    lanes(128, width, |index| f(a.lane(index, width), b.lane(index, width)))
}

/// Two numbers as minimum and maximum see them: a NaN gives a NaN, and zeros differ.
fn extreme(w: usize, a: u64, b: u64, least: bool) -> Result<u64, Stop> {
    use std::cmp::Ordering::{Equal, Less};
    let sign = |bits: u64| bits >> (w - 1) & 1 == 1;
    Ok(match PLAIN.compare(w, a, b)? {
        None => {
            if w == 64 {
                PLAIN.double
            } else {
                PLAIN.single.into()
            }
        }
        Some(Equal) => {
            if sign(a) == least {
                a
            } else {
                b
            }
        }
        Some(order) => {
            if (order == Less) == least {
                a
            } else {
                b
            }
        }
    })
}

pub fn forms(specs: &mut Vec<Spec>) {
    memory(specs);
    scalar(specs);
    packed(specs);
    lists(specs);
}

fn memory(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (t, w) in TYPES {
        let size = w / 8;
        specs.push(
            wide(format!("ldr_{t}"), "ldr {dst}, [{base}, #{disp}]", move |e| e.memory.load(e.address(0), size))
                .draw("p"),
        );
        let indexed = wide(format!("ldr_{t}_index"), "ldr {dst}, [{base}, {index}]", move |e| {
            e.memory.load(e.u(0) + e.u(1), size)
        });
        specs.push(indexed.draw("px"));
        let store = spec(format!("str_{t}"), "str {src}, [{base}, #{disp}]", move |e| {
            let (at, bits) = (e.address(1), e.uses[0]);
            e.memory.store(at, size, bits)
        });
        specs.push(store.draw(".p"));
        let store = spec(format!("str_{t}_index"), "str {src}, [{base}, {index}]", move |e| {
            let (at, bits) = (e.u(1) + e.u(2), e.uses[0]);
            e.memory.store(at, size, bits)
        });
        specs.push(store.draw(".px"));
        if w < 32 {
            continue;
        }
        let literal = wide(format!("ldr_{t}_literal"), "ldr {dst}, {lit}", |e| Ok(e.literal()));
        specs.push(literal.imm(if w == 128 { Imm::Any } else { Imm::Float(w) }));
        let post = spec(format!("ldr_{t}_writeback"), "ldr {dst}, [{next}], #16", move |e| {
            let read = e.memory.load(e.u(0), size)?;
            e.defs.push(read);
            e.def(e.u(0) + 16);
            Ok(())
        });
        specs.push(post.draw("p"));
        let pre = spec(format!("str_{t}_writeback"), "str {src}, [{next}, #16]!", move |e| {
            let (at, bits) = (e.u(1) + 16, e.uses[0]);
            e.def(at);
            e.memory.store(at, size, bits)
        });
        specs.push(pre.draw(".p"));
        let pair = spec(format!("ldp_{t}"), "ldp {first}, {second}, [{base}, #{disp}]", move |e| {
            let at = e.address(0);
            let (first, second) = (e.memory.load(at, size)?, e.memory.load(at + size as u64, size)?);
            e.defs.extend([first, second]);
            Ok(())
        });
        specs.push(pair.draw("p").align(16));
        let pair = spec(format!("stp_{t}"), "stp {first}, {second}, [{base}, #{disp}]", move |e| {
            let (at, first, second) = (e.address(2), e.uses[0], e.uses[1]);
            e.memory.store(at, size, first)?;
            e.memory.store(at + size as u64, size, second)
        });
        specs.push(pair.draw("..p").align(16));
    }
    group(specs, from, "vector memory");
}

fn scalar(specs: &mut Vec<Spec>) {
    let from = specs.len();
    specs.push(wide("fmov_v128".into(), "mov {dst:v}.16b, {src:v}.16b", |e| Ok(e.uses[0])));
    specs.push(wide("fmov_f16".into(), "mov {dst:v}.8b, {src:v}.8b", |e| Ok(e.uses[0])));
    for (t, i, w) in [("f64", 64, 64), ("f32", 32, 32)] {
        specs.push(wide(format!("fmov_{t}"), "fmov {dst}, {src}", |e| Ok(e.uses[0])));
        specs.push(wide(format!("fmov_{t}_from_i{i}"), "fmov {dst}, {src}", |e| Ok(e.uses[0])));
        specs.push(wide(format!("fmov_i{i}_from_{t}"), "fmov {dst}, {src}", |e| Ok(e.uses[0])));
        for (op, f) in [("fadd", '+'), ("fsub", '-'), ("fmul", '*'), ("fdiv", '/')] {
            let asm = format!("{op} {{dst}}, {{a}}, {{b}}");
            specs.push(float(format!("{op}_{t}"), &asm, move |e| PLAIN.binary(w, f, e.u(0), e.u(1))));
        }
        for (op, least) in [("fmin", true), ("fmax", false)] {
            let asm = format!("{op} {{dst}}, {{a}}, {{b}}");
            specs.push(float(format!("{op}_{t}"), &asm, move |e| extreme(w, e.u(0), e.u(1), least)));
        }
        let sign = 1 << (w - 1);
        specs.push(float(format!("fabs_{t}"), "fabs {dst}, {src}", move |e| Ok(e.u(0) & !sign)));
        specs.push(float(format!("fneg_{t}"), "fneg {dst}, {src}", move |e| Ok(e.u(0) ^ sign)));
        for (op, single, double) in [
            ("fsqrt", f32::sqrt as fn(f32) -> f32, f64::sqrt as fn(f64) -> f64),
            ("frinta", f32::round, f64::round),
            ("frintm", f32::floor, f64::floor),
            ("frintn", f32::round_ties_even, f64::round_ties_even),
            ("frintp", f32::ceil, f64::ceil),
            ("frintz", f32::trunc, f64::trunc),
        ] {
            let asm = format!("{op} {{dst}}, {{src}}");
            specs.push(float(format!("{op}_{t}"), &asm, move |e| PLAIN.unary(w, e.u(0), single, double)));
        }
        for (op, signs) in
            [("fmadd", (false, false)), ("fmsub", (true, false)), ("fnmadd", (true, true)), ("fnmsub", (false, true))]
        {
            let asm = format!("{op} {{dst}}, {{a}}, {{b}}, {{addend}}");
            specs.push(float(format!("{op}_{t}"), &asm, move |e| PLAIN.fused(w, signs, [e.u(0), e.u(1), e.u(2)])));
        }
        for x in [64, 32] {
            let (s, u) = (format!("scvtf_{t}_from_i{x}"), format!("ucvtf_{t}_from_i{x}"));
            specs.push(float(s, "scvtf {dst}, {src}", move |e| {
                let number = signed(e.u(0), x);
                Ok(if w == 64 { PLAIN.bits64(number as f64) } else { PLAIN.bits32(number as f32) })
            }));
            specs.push(float(u, "ucvtf {dst}, {src}", move |e| {
                Ok(if w == 64 { PLAIN.bits64(e.u(0) as f64) } else { PLAIN.bits32(e.u(0) as f32) })
            }));
            specs.push(float(format!("fcvtzs_i{x}_from_{t}"), "fcvtzs {dst}, {src}", move |e| {
                let number = PLAIN.number(w, e.u(0))?;
                Ok(if x == 64 { number as i64 as u64 } else { u64::from(number as i32 as u32) })
            }));
            specs.push(float(format!("fcvtzu_i{x}_from_{t}"), "fcvtzu {dst}, {src}", move |e| {
                let number = PLAIN.number(w, e.u(0))?;
                Ok(if x == 64 { number as u64 } else { u64::from(number as u32) })
            }));
        }
    }
    specs.push(float("fcvt_f64_from_f32".into(), "fcvt {dst}, {src}", |e| Ok(PLAIN.bits64(PLAIN.number(32, e.u(0))?))));
    specs.push(float("fcvt_f32_from_f64".into(), "fcvt {dst}, {src}", |e| {
        Ok(PLAIN.bits32(PLAIN.number(64, e.u(0))? as f32))
    }));
    group(specs, from, "floats");
}

/// Lanes of two vectors: which one, and where from.
fn permute(name: &str, asm: &str, from: fn(usize) -> (usize, usize)) -> Spec {
    wide(name.into(), asm, move |e| {
        Ok(lanes(128, 32, |index| {
            let (source, lane) = from(index);
            e.uses[source].lane(lane, 32)
        }))
    })
}

fn packed(specs: &mut Vec<Spec>) {
    let from = specs.len();
    let three = |op: &str, arrangement: &str| {
        format!("{op} {{dst:v}}.{arrangement}, {{a:v}}.{arrangement}, {{b:v}}.{arrangement}")
    };
    for (op, arrangement, w, f) in [
        ("add", "4s", 32, (|a, b| a.wrapping_add(b)) as fn(u64, u64) -> u64),
        ("sub", "8h", 16, |a, b| a.wrapping_sub(b)),
        ("mul", "4s", 32, |a, b| a.wrapping_mul(b)),
        ("and", "16b", 64, |a, b| a & b),
        ("orr", "16b", 64, |a, b| a | b),
        ("eor", "16b", 64, |a, b| a ^ b),
        ("bic", "16b", 64, |a, b| a & !b),
        ("orn", "16b", 64, |a, b| a | !b),
        ("cmeq", "8h", 16, |a, b| if a == b { u64::MAX } else { 0 }),
        ("cmhi", "4s", 32, |a, b| if a > b { u64::MAX } else { 0 }),
        ("cmgt", "4s", 32, |a, b| if signed(a, 32) > signed(b, 32) { u64::MAX } else { 0 }),
        ("umax", "16b", 8, |a, b| a.max(b)),
        ("umin", "16b", 8, |a, b| a.min(b)),
        ("smax", "4s", 32, |a, b| signed(a, 32).max(signed(b, 32)) as u64),
        ("uhadd", "8h", 16, |a, b| (a + b) >> 1),
        ("uqadd", "8h", 16, |a, b| (a + b).min(0xffff)),
        ("uabd", "16b", 8, |a, b| a.abs_diff(b)),
    ] {
        specs.push(wide(format!("{op}_v128"), &three(op, arrangement), move |e| Ok(each(w, e.uses[0], e.uses[1], f))));
    }
    specs.push(permute("zip1_v128", &three("zip1", "4s"), |index| (index % 2, index / 2)));
    specs.push(permute("zip2_v128", &three("zip2", "4s"), |index| (index % 2, 2 + index / 2)));
    specs.push(permute("uzp1_v128", &three("uzp1", "4s"), |index| (index / 2, 2 * (index % 2))));
    specs.push(permute("trn2_v128", &three("trn2", "4s"), |index| (index % 2, index | 1)));
    let ext = wide("ext_v128".into(), &(three("ext", "16b") + ", #{imm}"), |e| {
        Ok(lanes(128, 8, |index| {
            let at = index + e.imm as usize;
            e.uses[at / 16].lane(at % 16, 8)
        }))
    });
    specs.push(ext.imm(Imm::Range(0, 15)));
    let addp = |e: &Ev| {
        Ok(lanes(128, 32, |index| {
            let pair = |at: usize| e.uses[index / 2].lane(2 * (index % 2) + at, 32);
            pair(0) + pair(1)
        }))
    };
    specs.push(wide("addp_v128".into(), &three("addp", "4s"), addp));
    for (op, arrangement, w, f) in [
        ("neg", "4s", 32, (|a| a.wrapping_neg()) as fn(u64) -> u64),
        ("not", "16b", 64, |a| !a),
        ("cnt", "16b", 8, |a| a.count_ones().into()),
        ("rev64", "16b", 64, u64::swap_bytes),
        ("abs", "8h", 16, |a| signed(a, 16).wrapping_abs() as u64),
    ] {
        let asm = format!("{op} {{dst:v}}.{arrangement}, {{src:v}}.{arrangement}");
        specs.push(wide(format!("{op}_v128"), &asm, move |e| Ok(lanes(128, w, |index| f(e.uses[0].lane(index, w))))));
    }
    let shl = wide("shl_v128".into(), "shl {dst:v}.4s, {src:v}.4s, #{imm}", |e| {
        Ok(lanes(128, 32, |index| e.uses[0].lane(index, 32) << e.imm))
    });
    specs.push(shl.imm(Imm::Range(0, 31)));
    let ushr = wide("ushr_v128".into(), "ushr {dst:v}.8h, {src:v}.8h, #{imm}", |e| {
        Ok(lanes(128, 16, |index| e.uses[0].lane(index, 16) >> e.imm))
    });
    specs.push(ushr.imm(Imm::Range(1, 16)));
    let usra = wide("usra_v128".into(), "usra {dst:v}.4s, {a:v}.4s, #{imm}", |e| {
        Ok(lanes(128, 32, |index| e.uses[0].lane(index, 32) + (e.uses[1].lane(index, 32) >> e.imm)))
    });
    specs.push(usra.imm(Imm::Range(1, 31)));
    let sli = wide("sli_v128".into(), "sli {dst:v}.4s, {src:v}.4s, #{imm}", |e| {
        Ok(lanes(128, 32, |index| {
            e.uses[0].lane(index, 32) & mask(e.imm as usize) | e.uses[1].lane(index, 32) << e.imm
        }))
    });
    specs.push(sli.imm(Imm::Range(0, 31)));
    for (op, f) in [("mla", u64::wrapping_add as fn(u64, u64) -> u64), ("mls", u64::wrapping_sub)] {
        let sum = move |e: &Ev, index: usize, by: usize| {
            f(e.uses[0].lane(index, 32), e.uses[1].lane(index, 32).wrapping_mul(e.uses[2].lane(by, 32)))
        };
        specs.push(wide(format!("{op}_v128"), &three(op, "4s"), move |e| {
            Ok(lanes(128, 32, |index| sum(e, index, index)))
        }));
        let lane =
            wide(format!("{op}_lane"), &format!("{op} {{dst:v}}.4s, {{a:v}}.4s, {{b:v}}.s[{{imm}}]"), move |e| {
                Ok(lanes(128, 32, |index| sum(e, index, e.imm as usize)))
            });
        specs.push(lane.imm(Imm::Range(0, 3)));
    }
    let lane16 = wide("mul_lane16".into(), "mul {dst:v}.8h, {a:v}.8h, {b:v}.h[{imm}]", |e| {
        Ok(lanes(128, 16, |index| e.uses[0].lane(index, 16) * e.uses[1].lane(e.imm as usize, 16)))
    });
    specs.push(lane16.imm(Imm::Range(0, 7)));
    let choose =
        |e: &Ev| Ok(lanes(128, 64, |at| e.uses[0].0[at] & e.uses[1].0[at] | !e.uses[0].0[at] & e.uses[2].0[at]));
    let bsl = wide("bsl_v128".into(), "bsl {dst:v}.16b, {then:v}.16b, {otherwise:v}.16b", choose);
    let bsl = bsl.alternative("bit", "bit {dst:v}.16b, {then:v}.16b, {mask:v}.16b");
    specs.push(bsl.alternative("bif", "bif {dst:v}.16b, {otherwise:v}.16b, {mask:v}.16b"));
    specs.push(wide("eor3".into(), "eor3 {dst:v}.16b, {a:v}.16b, {b:v}.16b, {c:v}.16b", |e| {
        Ok(lanes(128, 64, |at| e.uses[0].0[at] ^ e.uses[1].0[at] ^ e.uses[2].0[at]))
    }));
    specs.push(wide("bcax".into(), "bcax {dst:v}.16b, {a:v}.16b, {b:v}.16b, {c:v}.16b", |e| {
        Ok(lanes(128, 64, |at| e.uses[0].0[at] ^ (e.uses[1].0[at] & !e.uses[2].0[at])))
    }));
    let product = |e: &Ev, index: usize, from: usize| {
        (signed(e.uses[0].lane(index + from, 16), 16) * signed(e.uses[1].lane(index + from, 16), 16)) as u64
    };
    specs.push(wide("smull_v128".into(), "smull {dst:v}.4s, {a:v}.4h, {b:v}.4h", move |e| {
        Ok(lanes(128, 32, |index| product(e, index, 0)))
    }));
    specs.push(wide("smull2_v128".into(), "smull2 {dst:v}.4s, {a:v}.8h, {b:v}.8h", move |e| {
        Ok(lanes(128, 32, |index| product(e, index, 4)))
    }));
    let umlal = wide("umlal_v128".into(), "umlal {dst:v}.4s, {a:v}.4h, {b:v}.4h", |e| {
        Ok(lanes(128, 32, |index| e.uses[0].lane(index, 32) + e.uses[1].lane(index, 16) * e.uses[2].lane(index, 16)))
    });
    specs.push(umlal);
    specs.push(wide("uaddw_v128".into(), "uaddw {dst:v}.4s, {a:v}.4s, {b:v}.4h", |e| {
        Ok(lanes(128, 32, |index| e.uses[0].lane(index, 32) + e.uses[1].lane(index, 16)))
    }));
    specs.push(wide("xtn_v128".into(), "xtn {dst:v}.4h, {src:v}.4s", |e| {
        Ok(lanes(64, 16, |index| e.uses[0].lane(index, 32)))
    }));
    specs.push(wide("xtn2_v128".into(), "xtn2 {dst:v}.8h, {src:v}.4s", |e| {
        Ok(lanes(128, 16, |index| if index < 4 { e.uses[0].lane(index, 16) } else { e.uses[1].lane(index - 4, 32) }))
    }));
    specs.push(wide("ushll_v128".into(), "ushll {dst:v}.4s, {src:v}.4h, #0", |e| {
        Ok(lanes(128, 32, |index| e.uses[0].lane(index, 16)))
    }));
    for (t, a, w) in [("f32", "4s", 32), ("f16", "8h", 16), ("byte", "16b", 8)] {
        specs.push(wide(format!("addv_{t}"), &format!("addv {{dst}}, {{src:v}}.{a}"), move |e| {
            Ok(Bits::new((0..128 / w).map(|index| e.uses[0].lane(index, w)).sum()))
        }));
        specs.push(wide(format!("umaxv_{t}"), &format!("umaxv {{dst}}, {{src:v}}.{a}"), move |e| {
            Ok(Bits::new((0..128 / w).map(|index| e.uses[0].lane(index, w)).max().unwrap_or(0)))
        }));
    }
    group(specs, from, "packed");
    let from = specs.len();
    specs.push(
        wide("movi".into(), "movi {dst:v}.16b, #{imm}", |e| Ok(lanes(128, 8, |_| e.imm as u64)))
            .imm(Imm::Range(0, 255)),
    );
    for (t, letter, w) in [("f64", "d", 64), ("f32", "s", 32), ("f16", "h", 16)] {
        let low =
            if w == 16 { "dup {dst:h}, {src:v}.h[0]".to_string() } else { format!("fmov {{dst}}, {{src:{letter}}}") };
        specs.push(wide(format!("low_{t}"), &low, move |e| Ok(e.uses[0].truncate(w))));
    }
    for (t, letter, w) in [("f64", "d", 64), ("f32", "s", 32), ("f16", "h", 16), ("byte", "b", 8)] {
        let last = 128 / w as i64 - 1;
        let dup = wide(format!("dup_{t}"), &format!("dup {{dst}}, {{src:v}}.{letter}[{{imm}}]"), move |e| {
            Ok(Bits::new(e.uses[0].lane(e.imm as usize, w)))
        });
        specs.push(dup.imm(Imm::Range(0, last)));
        let ins =
            wide(format!("ins_{t}"), &format!("ins {{dst:v}}.{letter}[{{imm}}], {{src:v}}.{letter}[0]"), move |e| {
                Ok(lanes(128, w, |index| if index as i64 == e.imm { e.u(1) } else { e.uses[0].lane(index, w) }))
            });
        specs.push(ins.imm(Imm::Range(0, last)));
    }
    for (i, a, letter, w) in [(64, "2d", "d", 64), (32, "4s", "s", 32)] {
        specs.push(wide(format!("dup_v128_from_i{i}"), &format!("dup {{dst:v}}.{a}, {{src}}"), move |e| {
            Ok(lanes(128, w, |_| e.u(0)))
        }));
        let last = 128 / w as i64 - 1;
        let ins = wide(format!("ins_i{i}"), &format!("ins {{dst:v}}.{letter}[{{imm}}], {{src}}"), move |e| {
            Ok(lanes(128, w, |index| if index as i64 == e.imm { e.u(1) } else { e.uses[0].lane(index, w) }))
        });
        specs.push(ins.imm(Imm::Range(0, last)));
        let umov = wide(format!("umov{i}"), &format!("umov {{dst}}, {{src:v}}.{letter}[{{imm}}]"), move |e| {
            Ok(Bits::new(e.uses[0].lane(e.imm as usize, w)))
        });
        specs.push(umov.imm(Imm::Range(0, last)));
    }
    let smov = wide("smov64".into(), "smov {dst}, {src:v}.h[{imm}]", |e| {
        Ok(Bits::new(signed(e.uses[0].lane(e.imm as usize, 16), 16) as u64))
    });
    specs.push(smov.imm(Imm::Range(0, 7)));
    group(specs, from, "lanes");
}

/// Lists of consecutive registers.
fn lists(specs: &mut Vec<Spec>) {
    let from = specs.len();
    let list = |first: usize, count: usize, a: &str| {
        let all: Vec<String> = (first..first + count).map(|index| format!("{{{index}:v}}.{a}")).collect();
        format!("<{}>", all.join(", "))
    };
    for (t, a, w) in [("v128", "4s", 128), ("f64", "2s", 64)] {
        let per = w / 32;
        for n in 2..=4 {
            // Interleaved: lane `index` of register `reg` is element `index * n + reg`.
            let element = move |bits: &[Bits], reg: usize| {
                lanes(w, 32, |index| bits[(index * n + reg) / 4].lane((index * n + reg) % 4, 32))
            };
            for (op, post) in [("", false), ("_writeback", true)] {
                let load = format!(
                    "ld{n} {}, [{{base}}]{}",
                    list(0, n, a),
                    if post { format!(", #{}", n * w / 8) } else { String::new() }
                );
                let load = if post { load.replace("{base}", "{next}") } else { load };
                let form = spec(format!("ld{n}_{t}{op}"), load, move |e| {
                    let at = e.u(0);
                    let mut read = Vec::new();
                    for part in 0..n * per / 4 + 1 {
                        let left = (n * w / 8).saturating_sub(16 * part).min(16);
                        read.push(e.memory.load(at + 16 * part as u64, left)?);
                    }
                    for reg in 0..n {
                        e.defs.push(element(&read, reg));
                    }
                    if post {
                        e.def(at + (n * w / 8) as u64);
                    }
                    Ok(())
                });
                specs.push(form.draw("p"));
            }
            let store = format!("st{n} {}, [{{base}}]", list(0, n, a));
            let form = spec(format!("st{n}_{t}"), store, move |e| {
                let at = e.u(n);
                for element in 0..n * per {
                    let bits = e.uses[element % n].lane(element / n, 32);
                    e.store(at + 4 * element as u64, 32, bits)?;
                }
                Ok(())
            });
            let draw: &'static str = ["..p", "...p", "....p"][n - 2];
            specs.push(form.draw(draw));
            let load = format!("ld1 {}, [{{base}}]", list(0, n, a));
            let form = spec(format!("ld1x{n}_{t}"), load, move |e| {
                for reg in 0..n {
                    let read = e.memory.load(e.u(0) + (reg * w / 8) as u64, w / 8)?;
                    e.defs.push(read);
                }
                Ok(())
            });
            specs.push(form.draw("p"));
        }
    }
    for n in 2..=4 {
        let lane = format!("ld{n} {}[1], [{{base}}]", list(0, n, "s"));
        let form = spec(format!("ld{n}_lane"), lane, move |e| {
            for reg in 0..n {
                let read = e.load(e.u(n) + 4 * reg as u64, 32)?;
                let old = e.uses[reg];
                e.defs.push(lanes(128, 32, |index| if index == 1 { read } else { old.lane(index, 32) }));
            }
            Ok(())
        });
        specs.push(form.draw(["..p", "...p", "....p"][n - 2]));
        for (t, a, w) in [("v128", "16b", 128), ("f64", "8b", 64)] {
            let look = move |e: &Ev, table: usize, index: usize, missing: u64| {
                let at = e.uses[table + n].lane(index, 8) as usize;
                if at < 16 * n { e.uses[table + at / 16].lane(at % 16, 8) } else { missing }
            };
            let asm = format!("tbl {{dst:v}}.{a}, {}, {{index:v}}.{a}", list(1, n, "16b"));
            specs.push(wide(format!("tbl{n}_{t}"), &asm, move |e| Ok(lanes(w, 8, |index| look(e, 0, index, 0)))));
            let asm = format!("tbx {{dst:v}}.{a}, {}, {{index:v}}.{a}", list(2, n, "16b"));
            specs.push(wide(format!("tbx{n}_{t}"), &asm, move |e| {
                Ok(lanes(w, 8, |index| look(e, 1, index, e.uses[0].lane(index, 8))))
            }));
        }
    }
    group(specs, from, "lists");
}
