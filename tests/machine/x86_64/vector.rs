//! Scalar floats and vectors of 128 bits, by SSE.

use super::control::BYTE;
use super::flags::CONDITIONS;
use super::lanes::{self, COMMUTING, ORDERED, SHIFTS, UNARY, WIDEN};
use crate::bits::{Bits, lanes, mask, signed};
use crate::float::X86;
use crate::form::{Ev, Imm, Spec, Stop, group, spec};

const AT: &str = "[{base}+{disp}]";
const AT_INDEX: &str = "[{base}+{index}+{disp}]";

/// The types of floats: name, width, suffix.
pub const FLOATS: [(&str, usize, &str); 2] = [("f64", 64, "sd"), ("f32", 32, "ss")];
pub const FLOAT_OPS: [(&str, char); 6] =
    [("add", '+'), ("mul", '*'), ("sub", '-'), ("div", '/'), ("min", '<'), ("max", '>')];

/// A form whose one result is a vector or a float made of the uses.
pub fn wide(name: String, asm: String, eval: impl Fn(&Ev) -> Result<Bits, Stop> + Send + Sync + 'static) -> Spec {
    spec(name, asm, move |e| {
        let bits = eval(e)?;
        e.defs.push(bits);
        Ok(())
    })
}

/// Constants, copies, loads and stores of one type.
pub fn moves(specs: &mut Vec<Spec>, t: &str, width: usize, mov: &str) {
    let imm = if t.starts_with('f') { Imm::Float(width) } else { Imm::Any };
    specs.push(wide(format!("const_{t}"), format!("{mov} {{dst}}, [rip+{{lit}}]"), |e| Ok(e.literal())).imm(imm));
    specs.push(wide(format!("load_{t}_global"), format!("{mov} {{dst}}, [rip+{{lit}}]"), |e| Ok(e.literal())).imm(imm));
    specs.push(wide(format!("mov_{t}"), format!("{mov} {{dst}}, {{src}}"), |e| Ok(e.uses[0])));
    for (suffix, at, index) in [("", AT, 0), ("_index", AT_INDEX, 1)] {
        let address = move |e: &Ev, base: usize| e.address(base) + if index > 0 { e.u(base + 1) } else { 0 };
        let load = wide(format!("load_{t}{suffix}"), format!("{mov} {{dst}}, {at}"), move |e| {
            e.memory.load(address(e, 0), width / 8)
        });
        specs.push(load.draw(["p", "px"][index]));
        let store = spec(format!("store_{t}{suffix}"), format!("{mov} {at}, {{src}}"), move |e| {
            let (at, bits) = (address(e, 1), e.uses[0]);
            e.memory.store(at, width / 8, bits)
        });
        specs.push(store.draw([".p", ".px"][index]));
    }
    if width >= 128 {
        let mnemonic = if width == 128 { "movntps" } else { "vmovntps" };
        let store = spec(format!("store_{t}_stream"), format!("{mnemonic} {AT}, {{src}}"), move |e| {
            let (at, bits) = (e.address(1), e.uses[0]);
            e.memory.store(at, width / 8, bits)
        });
        specs.push(store.draw(".p").align(width as i64 / 8));
    }
}

pub fn forms(specs: &mut Vec<Spec>) {
    let from = specs.len();
    moves(specs, "f32", 32, "movss");
    moves(specs, "f64", 64, "movsd");
    moves(specs, "v128", 128, "movups");
    for t in ["f32", "f64", "v128"] {
        specs.push(wide(format!("zero_{t}"), "xorps {dst}, {dst}".into(), |_| Ok(Bits::default())));
    }
    specs.push(wide("ones_v128".into(), "pcmpeqd {dst}, {dst}".into(), |_| Ok(lanes(128, 64, |_| u64::MAX))));
    for (t, w, s) in FLOATS {
        let size = if w == 32 { "d" } else { "m64" };
        specs.push(wide(format!("low_{t}"), format!("mov{s} {{dst}}, {{src:{size}}}"), |e| Ok(e.uses[0])));
    }
    for (op, i, t, width) in [("movd", "i32", "f32", 32), ("movq", "i64", "f64", 64)] {
        let low = move |e: &Ev| Ok(e.uses[0].truncate(width));
        specs.push(wide(format!("{op}_to_vec"), format!("{op} {{dst}}, {{src}}"), low));
        specs.push(wide(format!("{op}_from_vec"), format!("{op} {{dst}}, {{src}}"), low));
        specs.push(wide(format!("{t}_from_{i}_bits"), format!("{op} {{dst}}, {{src}}"), low));
        specs.push(wide(format!("{i}_from_{t}_bits"), format!("{op} {{dst}}, {{src}}"), low));
    }
    group(specs, from, "vector moves");
    scalar(specs);
    packed(specs);
    odd(specs);
}

fn scalar(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (t, w, s) in FLOATS {
        for (op, f) in FLOAT_OPS {
            let plain = wide(format!("{op}{s}"), format!("{op}{s} {{dst}}, {{b}}"), move |e| {
                Ok(Bits::new(lanes::scalar(w, f, e.u(0), e.u(1))?))
            });
            let commutes = matches!(f, '+' | '*');
            specs.push(if commutes { plain.alternative("swapped", format!("{op}{s} {{dst}}, {{a}}")) } else { plain });
            let load = wide(format!("{op}{s}_load"), format!("{op}{s} {{dst}}, {AT}"), move |e| {
                Ok(Bits::new(lanes::scalar(w, f, e.u(0), e.load(e.address(1), w)?)?))
            });
            specs.push(load.draw(".p"));
        }
        // Equal, less, not equal, ordered.
        let compare = wide(format!("cmp{s}"), format!("cmp{s} {{dst}}, {{b}}, {{imm}}"), move |e| {
            let order = X86.compare(w, e.u(0), e.u(1))?;
            let holds = match e.imm {
                0 => order == Some(std::cmp::Ordering::Equal),
                1 => order == Some(std::cmp::Ordering::Less),
                4 => order != Some(std::cmp::Ordering::Equal),
                _ => order.is_some(),
            };
            Ok(Bits::new(if holds { mask(w) } else { 0 }))
        });
        specs.push(compare.imm(Imm::OneOf(&[0, 1, 4, 7])));
        let sqrt = wide(format!("sqrt{s}"), format!("sqrt{s} {{dst}}, {{src}}"), move |e| {
            Ok(Bits::new(X86.unary(w, e.u(0), f32::sqrt, f64::sqrt)?))
        });
        specs.push(sqrt);
        let round = wide(format!("round{s}"), format!("round{s} {{dst}}, {{src}}, {{imm}}"), move |e| {
            let bits = match e.imm {
                8 => X86.unary(w, e.u(0), f32::round_ties_even, f64::round_ties_even),
                9 => X86.unary(w, e.u(0), f32::floor, f64::floor),
                10 => X86.unary(w, e.u(0), f32::ceil, f64::ceil),
                _ => X86.unary(w, e.u(0), f32::trunc, f64::trunc),
            };
            Ok(Bits::new(bits?))
        });
        specs.push(round.imm(Imm::Range(8, 11)));
        for (op, mnemonic, f) in [
            ("and", "andps", (|a, b| a & b) as fn(u64, u64) -> u64),
            ("or", "orps", |a, b| a | b),
            ("xor", "xorps", |a, b| a ^ b),
            ("andn", "andnps", |a, b| !a & b),
        ] {
            let form = wide(format!("{op}_{t}"), format!("{mnemonic} {{dst}}, {{b}}"), move |e| {
                Ok(Bits::new(f(e.u(0), e.u(1))))
            });
            specs.push(if op == "andn" {
                form
            } else {
                form.alternative("swapped", format!("{mnemonic} {{dst}}, {{a}}"))
            });
        }
        let blend = if w == 64 { "blendvpd" } else { "blendvps" };
        specs.push(wide(format!("blendv_{t}"), format!("{blend} {{dst}}, {{then}}, {{mask}}"), move |e| {
            Ok(Bits::new(if e.u(2) >> (w - 1) == 1 { e.u(1) } else { e.u(0) }))
        }));
        for i in [64, 32] {
            specs.push(wide(format!("i{i}_to_{t}"), format!("cvtsi2{s} {{dst}}, {{src}}"), move |e| {
                let number = signed(e.u(0), i);
                Ok(Bits::new(if w == 64 { X86.bits64(number as f64) } else { X86.bits32(number as f32) }))
            }));
            specs.push(wide(format!("{t}_to_i{i}"), format!("cvtt{s}2si {{dst}}, {{src}}"), move |e| {
                Ok(Bits::new(truncated(X86.number(w, e.u(0))?, i)))
            }));
        }
        let unsigned = format!(
            "test {{src}}, {{src}}\njs {{unique}}a\ncvtsi2{s} {{dst}}, {{src}}\njmp {{unique}}b\n{{unique}}a:\n\
             mov {{half}}, {{src}}\nmov {{odd}}, {{src}}\nshr {{half}}\nand {{odd}}, 1\nor {{half}}, {{odd}}\n\
             cvtsi2{s} {{dst}}, {{half}}\nadd{s} {{dst}}, {{dst}}\n{{unique}}b:"
        );
        specs.push(wide(format!("u64_to_{t}"), unsigned, move |e| {
            Ok(Bits::new(if w == 64 { X86.bits64(e.u(0) as f64) } else { X86.bits32(e.u(0) as f32) }))
        }));
    }
    let widen = |e: &Ev| Ok(Bits::new(X86.bits64(X86.number(32, e.u(0))?)));
    specs.push(wide("cvtss2sd".into(), "cvtss2sd {dst}, {src}".into(), widen));
    let narrow = |e: &Ev| Ok(Bits::new(X86.bits32(X86.number(64, e.u(0))? as f32)));
    specs.push(wide("cvtsd2ss".into(), "cvtsd2ss {dst}, {src}".into(), narrow));
    group(specs, from, "floats");
}

/// A number towards zero, or the smallest one if it does not fit.
fn truncated(number: f64, width: usize) -> u64 {
    let limit = 2_f64.powi(width as i32 - 1);
    let whole = number.trunc();
    if whole >= -limit && whole < limit { whole as i64 as u64 } else { 1 << (width - 1) }
}

fn packed(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for &(op, f) in COMMUTING {
        let form = wide(op.to_string(), format!("{op} {{dst}}, {{b}}"), move |e| Ok(f(e.uses[0], e.uses[1])));
        specs.push(form.alternative("swapped", format!("{op} {{dst}}, {{a}}")));
    }
    for &(op, f) in ORDERED {
        specs.push(wide(op.to_string(), format!("{op} {{dst}}, {{b}}"), move |e| Ok(f(e.uses[0], e.uses[1]))));
    }
    for &(op, w, f) in SHIFTS {
        specs.push(wide(op.to_string(), format!("{op} {{dst}}, {{b}}"), move |e| {
            Ok(lanes(128, w, |index| f(e.uses[0].lane(index, w), e.u(1), w)))
        }));
        let imm = wide(format!("{op}_imm"), format!("{op} {{dst}}, {{imm}}"), move |e| {
            Ok(lanes(128, w, |index| f(e.uses[0].lane(index, w), e.imm as u64, w)))
        });
        specs.push(imm.imm(Imm::Range(0, w as i64)));
    }
    for (op, left) in [("pslldq", true), ("psrldq", false)] {
        let imm = wide(format!("{op}_imm"), format!("{op} {{dst}}, {{imm}}"), move |e| {
            let by = 8 * e.imm as u32;
            let a = e.uses[0].low128();
            Ok(Bits::wide(if by >= 128 {
                0
            } else if left {
                a << by
            } else {
                a >> by
            }))
        });
        specs.push(imm.imm(Imm::Range(0, 17)));
    }
    for &(op, f) in UNARY {
        let size = if op == "movddup" { ":m64" } else { "" };
        specs.push(wide(op.to_string(), format!("{op} {{dst}}, {{src{size}}}"), move |e| Ok(f(e.uses[0]))));
    }
    for &(op, narrow, wider, sign) in WIDEN {
        specs.push(wide(op.to_string(), format!("{op} {{dst}}, {{src:low}}"), move |e| {
            let lane = |index: usize| e.uses[0].lane(index, narrow);
            Ok(lanes(128, wider, |index| if sign { signed(lane(index), narrow) as u64 } else { lane(index) }))
        }));
    }
    group(specs, from, "packed");
    let from = specs.len();
    for (op, w, f) in [
        ("addps", 32, '+'),
        ("addpd", 64, '+'),
        ("mulps", 32, '*'),
        ("mulpd", 64, '*'),
        ("subps", 32, '-'),
        ("subpd", 64, '-'),
        ("divps", 32, '/'),
        ("divpd", 64, '/'),
        ("minps", 32, '<'),
        ("maxpd", 64, '>'),
    ] {
        let form = wide(op.to_string(), format!("{op} {{dst}}, {{b}}"), move |e| {
            lanes::float(128, w, f, e.uses[0], e.uses[1])
        });
        let commutes = matches!(f, '+' | '*');
        specs.push(if commutes { form.alternative("swapped", format!("{op} {{dst}}, {{a}}")) } else { form });
    }
    specs.push(wide("cvtdq2ps".into(), "cvtdq2ps {dst}, {src}".into(), |e| {
        Ok(lanes(128, 32, |index| X86.bits32(signed(e.uses[0].lane(index, 32), 32) as f32)))
    }));
    group(specs, from, "packed floats");
    let from = specs.len();
    let shuffle = |e: &Ev, index: usize| (e.imm >> (2 * index) & 3) as usize;
    let imm = |name: &str, asm: &str, eval: fn(&Ev, &dyn Fn(usize) -> usize) -> Bits| {
        wide(name.into(), asm.into(), move |e| Ok(eval(e, &|index| shuffle(e, index)))).imm(BYTE)
    };
    specs.push(imm("pshufd", "pshufd {dst}, {src}, {imm}", |e, at| {
        lanes(128, 32, |index| e.uses[0].lane(at(index), 32))
    }));
    specs.push(imm("pshuflw", "pshuflw {dst}, {src}, {imm}", |e, at| {
        lanes(128, 16, |index| e.uses[0].lane(if index < 4 { at(index) } else { index }, 16))
    }));
    specs.push(imm("shufps", "shufps {dst}, {b}, {imm}", |e, at| {
        lanes(128, 32, |index| e.uses[usize::from(index >= 2)].lane(at(index), 32))
    }));
    specs.push(imm("pblendw", "pblendw {dst}, {b}, {imm}", |e, _| {
        lanes(128, 16, |index| e.uses[(e.imm >> index & 1) as usize].lane(index, 16))
    }));
    specs.push(imm("palignr", "palignr {dst}, {b}, {imm}", |e, _| {
        let from = e.imm as usize;
        lanes(128, 8, |index| match from + index {
            at @ 0..16 => e.uses[1].lane(at, 8),
            at @ 16..32 => e.uses[0].lane(at - 16, 8),
            _ => 0,
        })
    }));
    for (op, f) in [
        ("movhlps", (|a, b| [b.0[1], a.0[1]]) as fn(Bits, Bits) -> [u64; 2]),
        ("movlhps", |a, b| [a.0[0], b.0[0]]),
        ("movsd", |a, b| [b.0[0], a.0[1]]),
        ("movss", |a, b| [a.0[0] & !mask(32) | b.0[0] & mask(32), a.0[1]]),
    ] {
        specs.push(wide(op.into(), format!("{op} {{dst}}, {{b}}"), move |e| {
            let [low, high] = f(e.uses[0], e.uses[1]);
            Ok(Bits([low, high, 0, 0, 0, 0, 0, 0]))
        }));
    }
    for (half, at) in [("movlps", 0), ("movhps", 1)] {
        let load = wide(format!("{half}_load"), format!("{half} {{dst}}, {AT}"), move |e| {
            let mut bits = e.uses[0];
            bits.0[at] = e.load(e.address(1), 64)?;
            Ok(bits)
        });
        specs.push(load.draw(".p"));
        let store = spec(format!("{half}_store"), format!("{half} {AT}, {{src}}"), move |e| {
            let (to, bits) = (e.address(1), e.uses[0].0[at]);
            e.store(to, 64, bits)
        });
        specs.push(store.draw(".p"));
    }
    for (lane, w) in [("b", 8), ("w", 16), ("d", 32), ("q", 64)] {
        let size = if w < 32 { format!(":m{w}") } else { String::new() };
        let last = 128 / w as i64 - 1;
        let insert = wide(format!("pinsr{lane}"), format!("pinsr{lane} {{dst}}, {{lane{size}}}, {{imm}}"), move |e| {
            Ok(lanes(128, w, |index| if index as i64 == e.imm { e.u(1) } else { e.uses[0].lane(index, w) }))
        });
        specs.push(insert.imm(Imm::Range(0, last)));
        let extract = wide(format!("pextr{lane}"), format!("pextr{lane} {{dst}}, {{src}}, {{imm}}"), move |e| {
            Ok(Bits::new(e.uses[0].lane(e.imm as usize, w)))
        });
        specs.push(extract.imm(Imm::Range(0, last)));
    }
    for (op, w) in [("movmskps", 32), ("movmskpd", 64), ("pmovmskb", 8)] {
        specs.push(wide(op.into(), format!("{op} {{dst}}, {{src}}"), move |e| {
            Ok(Bits::new((0..128 / w).map(|index| (e.uses[0].lane(index, w) >> (w - 1)) << index).sum()))
        }));
    }
    group(specs, from, "shuffles");
}

/// What PCMPxSTRx with EQUAL EACH finds: a bit for each byte that is the same in both, or past the end of both.
fn equal_each(a: Bits, a_len: usize, b: Bits, b_len: usize) -> u64 {
    let same = |index: &usize| match (*index < a_len, *index < b_len) {
        (true, true) => a.lane(*index, 8) == b.lane(*index, 8),
        (in_a, in_b) => in_a == in_b,
    };
    (0..16).filter(same).map(|index| 1 << index).sum()
}

/// Fixed registers, conditions.
fn odd(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (op, w) in [("blendvps", 32), ("blendvpd", 64), ("pblendvb", 8)] {
        specs.push(wide(op.into(), format!("{op} {{dst}}, {{then}}, {{mask}}"), move |e| {
            let then = |index: usize| e.uses[2].lane(index, w) >> (w - 1) == 1;
            Ok(lanes(128, w, |index| e.uses[usize::from(then(index))].lane(index, w)))
        }));
    }
    fn end(bits: Bits) -> usize {
        (0..16).position(|index| bits.lane(index, 8) == 0).unwrap_or(16)
    }
    fn length(bits: u64) -> usize {
        (signed(bits, 32).unsigned_abs() as usize).min(16)
    }
    let implicit = |e: &Ev| equal_each(e.uses[0], end(e.uses[0]), e.uses[1], end(e.uses[1]));
    let explicit = |e: &Ev| equal_each(e.uses[0], length(e.u(1)), e.uses[2], length(e.u(3)));
    let index = |found: u64| Bits::new(u64::from(found.trailing_zeros()).min(16));
    let bytes = |found: u64| lanes(128, 8, |at| if found >> at & 1 == 1 { 0xff } else { 0 });
    specs.push(wide("pcmpistri".into(), "pcmpistri {a}, {b}, 8".into(), move |e| Ok(index(implicit(e)))));
    specs.push(wide("pcmpistrm".into(), "pcmpistrm {a}, {b}, 72".into(), move |e| Ok(bytes(implicit(e)))));
    specs.push(wide("pcmpestri".into(), "pcmpestri {a}, {b}, 8".into(), move |e| Ok(index(explicit(e)))));
    specs.push(wide("pcmpestrm".into(), "pcmpestrm {a}, {b}, 72".into(), move |e| Ok(bytes(explicit(e)))));
    let zero = |e: &Ev| (e.uses[0].low128() & e.uses[1].low128() == 0) == (CONDITIONS[e.cond] == "e");
    let set = spec("ptest_set", "ptest {a}, {b}\nset{cond} {dst}", move |e| {
        e.def(zero(e).into());
        Ok(())
    });
    specs.push(set.conds(&CONDITIONS[..2]));
    group(specs, from, "fixed vectors");
    let jump = spec("ptest_jump", "ptest {a}, {b}\nj{cond} {L0}\njmp {L1}", move |e| {
        e.taken = usize::from(!zero(e));
        Ok(())
    });
    specs.push(jump.branch(2).conds(&CONDITIONS[..2]));
}
