//! AVX, AVX2 and AVX-512: three operands, 256 and 512 bits, masks.

use super::control::BYTE;
use super::flags::CONDITIONS;
use super::lanes::{self, COMMUTING, ORDERED, SHIFTS, WIDEN, by_halves};
use super::vector::{FLOAT_OPS, FLOATS, moves, wide};
use crate::bits::{Bits, lanes, mask, signed};
use crate::float::X86;
use crate::form::{Ev, Imm, Spec, group, spec};

const AT: &str = "[{base}+{disp}]";
/// Vectors: name and width.
const VECTORS: [(&str, usize); 3] = [("v128", 128), ("v256", 256), ("v512", 512)];

/// The signs of products and addends, by the name of the operation.
const FUSED: [(&str, (bool, bool)); 4] =
    [("madd", (false, false)), ("msub", (false, true)), ("nmadd", (true, false)), ("nmsub", (true, true))];

pub fn forms(specs: &mut Vec<Spec>) {
    let from = specs.len();
    moves(specs, "v256", 256, "vmovups");
    moves(specs, "v512", 512, "vmovups");
    for (t, total) in [("v256", 256), ("v512", 512)] {
        let zero = if total == 256 { "vxorps {dst}, {dst}, {dst}" } else { "vpxord {dst}, {dst}, {dst}" };
        specs.push(wide(format!("zero_{t}"), zero.into(), |_| Ok(Bits::default())));
    }
    specs.push(wide("ones_v256".into(), "vpcmpeqd {dst}, {dst}, {dst}".into(), |_| Ok(lanes(256, 64, |_| u64::MAX))));
    specs.push(wide("low_half_v256".into(), "vmovups {dst}, {src:x}".into(), |e| Ok(e.uses[0].truncate(128))));
    specs.push(wide("low_half_v512".into(), "vmovups {dst}, {src:y}".into(), |e| Ok(e.uses[0].truncate(256))));
    specs.push(spec("vzeroupper", "vzeroupper", |_| Ok(())));
    specs.push(spec("vzeroall", "vzeroall", |_| Ok(())));
    group(specs, from, "wide moves");
    scalar(specs);
    packed(specs);
    shuffles(specs);
    masks(specs);
}

fn fused(specs: &mut Vec<Spec>, suffix: &str, name: &str, total: usize, width: usize) {
    for (op, signs) in FUSED {
        let asm = |digits: &str, rest: &str| format!("vf{op}{digits}{suffix} {{dst}}, {rest}");
        let form = wide(format!("vf{op}{name}"), asm("231", "{a}, {b}"), move |e| {
            let mut made = Vec::new();
            for index in 0..total / width {
                let lane = |operand: usize| e.uses[operand].lane(index, width);
                made.push(X86.fused(width, signs, [lane(1), lane(2), lane(0)])?);
            }
            Ok(lanes(total, width, |index| made[index]))
        });
        let form =
            form.alternative("f231_swapped", asm("231", "{b}, {a}")).alternative("f213", asm("213", "{b}, {acc}"));
        specs.push(
            form.alternative("f213_swapped", asm("213", "{a}, {acc}")).alternative("f132", asm("132", "{acc}, {b}")),
        );
    }
}

fn scalar(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (t, w, s) in FLOATS {
        for (op, f) in FLOAT_OPS {
            let form = wide(format!("v{op}{s}"), format!("v{op}{s} {{dst}}, {{a}}, {{b}}"), move |e| {
                Ok(Bits::new(lanes::scalar(w, f, e.u(0), e.u(1))?))
            });
            let swapped = format!("v{op}{s} {{dst}}, {{b}}, {{a}}");
            specs.push(if matches!(f, '+' | '*') { form.alternative("swapped", swapped) } else { form });
        }
        for (op, f) in [
            ("and", (|a, b| a & b) as fn(u64, u64) -> u64),
            ("andn", |a, b| !a & b),
            ("or", |a, b| a | b),
            ("xor", |a, b| a ^ b),
        ] {
            let asm = format!("v{op}ps {{dst}}, {{a}}, {{b}}");
            specs.push(wide(format!("v{op}_{t}"), asm, move |e| Ok(Bits::new(f(e.u(0), e.u(1))))));
        }
        let blend = if w == 64 { "vblendvpd" } else { "vblendvps" };
        specs.push(wide(
            format!("vblendv_{t}"),
            format!("{blend} {{dst}}, {{otherwise}}, {{then}}, {{mask}}"),
            move |e| Ok(Bits::new(if e.u(2) >> (w - 1) == 1 { e.u(1) } else { e.u(0) })),
        ));
        fused(specs, s, s, w, w);
    }
    group(specs, from, "floats by AVX");
    let from = specs.len();
    for (t, total) in VECTORS {
        fused(specs, "ps", &format!("ps_{t}"), total, 32);
        fused(specs, "pd", &format!("pd_{t}"), total, 64);
        for (op, w, f) in [("addps", 32, '+'), ("mulpd", 64, '*'), ("subps", 32, '-'), ("divpd", 64, '/')] {
            let form = wide(format!("v{op}_{t}"), format!("v{op} {{dst}}, {{a}}, {{b}}"), move |e| {
                lanes::float(total, w, f, e.uses[0], e.uses[1])
            });
            let swapped = format!("v{op} {{dst}}, {{b}}, {{a}}");
            specs.push(if matches!(f, '+' | '*') { form.alternative("swapped", swapped) } else { form });
        }
    }
    group(specs, from, "packed floats by AVX");
}

fn packed(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (t, total) in &VECTORS[..2] {
        for &(op, f) in COMMUTING {
            let form = wide(format!("v{op}_{t}"), format!("v{op} {{dst}}, {{a}}, {{b}}"), move |e| {
                Ok(by_halves(*total, e.uses[0], e.uses[1], f))
            });
            specs.push(form.alternative("swapped", format!("v{op} {{dst}}, {{b}}, {{a}}")));
        }
        for &(op, f) in ORDERED {
            specs.push(wide(format!("v{op}_{t}"), format!("v{op} {{dst}}, {{a}}, {{b}}"), move |e| {
                Ok(by_halves(*total, e.uses[0], e.uses[1], f))
            }));
        }
        for &(op, w, f) in SHIFTS {
            specs.push(wide(format!("v{op}_{t}"), format!("v{op} {{dst}}, {{a}}, {{count}}"), move |e| {
                Ok(lanes(*total, w, |index| f(e.uses[0].lane(index, w), e.u(1), w)))
            }));
        }
    }
    for op in ["paddb", "paddd", "paddq", "pmullw", "pmulld", "pminsd", "pmaxud", "psubb", "psubd", "pshufb"] {
        let commutes = COMMUTING.iter().find(|(known, _)| *known == op);
        let f = commutes.or(ORDERED.iter().find(|(known, _)| *known == op)).expect("an operation").1;
        let form = wide(format!("v{op}_v512"), format!("v{op} {{dst}}, {{a}}, {{b}}"), move |e| {
            Ok(by_halves(512, e.uses[0], e.uses[1], f))
        });
        specs.push(if commutes.is_some() {
            form.alternative("swapped", format!("v{op} {{dst}}, {{b}}, {{a}}"))
        } else {
            form
        });
    }
    for (t, total) in VECTORS {
        for (op, f) in [
            ("pandd", (|a, b| a & b) as fn(u64, u64) -> u64),
            ("porq", |a, b| a | b),
            ("pxord", |a, b| a ^ b),
            ("pmullq", u64::wrapping_mul),
        ] {
            let form = wide(format!("v{op}_{t}"), format!("v{op} {{dst}}, {{a}}, {{b}}"), move |e| {
                Ok(lanes(total, 64, |index| f(e.uses[0].lane(index, 64), e.uses[1].lane(index, 64))))
            });
            specs.push(form.alternative("swapped", format!("v{op} {{dst}}, {{b}}, {{a}}")));
        }
        let ternary = wide(format!("vpternlogd_{t}"), "vpternlogd {dst}, {b}, {c}, {imm}".into(), move |e| {
            let word = |index: usize| {
                let [a, b, c] = [0, 1, 2].map(|operand| e.uses[operand].0[index]);
                (0..64)
                    .map(|bit| {
                        let at = (a >> bit & 1) << 2 | (b >> bit & 1) << 1 | c >> bit & 1;
                        (e.imm as u64 >> at & 1) << bit
                    })
                    .sum()
            };
            Ok(lanes(total, 64, word))
        });
        specs.push(ternary.imm(BYTE));
        let permute = wide(format!("vperm2d_{t}"), "vpermt2d {dst}, {order}, {b}".into(), move |e| {
            let count = total / 32;
            Ok(lanes(total, 32, |index| {
                let at = e.uses[1].lane(index, 32) as usize % (2 * count);
                if at < count { e.uses[0].lane(at, 32) } else { e.uses[2].lane(at - count, 32) }
            }))
        });
        specs.push(permute.alternative("permi2", "vpermi2d {dst}, {a}, {b}"));
    }
    group(specs, from, "packed by AVX");
}

fn shuffles(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for &(op, narrow, wider, sign) in WIDEN {
        specs.push(wide(format!("v{op}_v256"), format!("v{op} {{dst}}, {{src:low}}"), move |e| {
            let lane = |index: usize| e.uses[0].lane(index, narrow);
            Ok(lanes(256, wider, |index| if sign { signed(lane(index), narrow) as u64 } else { lane(index) }))
        }));
    }
    for (t, total) in &VECTORS[..2] {
        for (op, w) in [("pbroadcastb", 8), ("pbroadcastw", 16), ("pbroadcastd", 32), ("pbroadcastq", 64)] {
            specs.push(wide(format!("v{op}_{t}"), format!("v{op} {{dst}}, {{src:low}}"), move |e| {
                Ok(lanes(*total, w, |_| e.uses[0].lane(0, w)))
            }));
        }
        for (op, w) in [("blendvps", 32), ("pblendvb", 8)] {
            let asm = format!("v{op} {{dst}}, {{otherwise}}, {{then}}, {{mask}}");
            specs.push(wide(format!("v{op}_{t}"), asm, move |e| {
                let then = |index: usize| e.uses[2].lane(index, w) >> (w - 1) == 1;
                Ok(lanes(*total, w, |index| e.uses[usize::from(then(index))].lane(index, w)))
            }));
        }
        let zero = move |e: &Ev| lanes(*total, 64, |index| e.uses[0].0[index] & e.uses[1].0[index]) == Bits::default();
        let set = spec(format!("vptest_{t}_set"), "vptest {a}, {b}\nset{cond} {dst}", move |e| {
            e.def((zero(e) == (e.cond == 0)).into());
            Ok(())
        });
        specs.push(set.conds(&CONDITIONS[..2]));
        let jump = spec(format!("vptest_{t}_jump"), "vptest {a}, {b}\nj{cond} {L0}\njmp {L1}", move |e| {
            e.taken = usize::from(zero(e) != (e.cond == 0));
            Ok(())
        });
        specs.push(jump.branch(2).conds(&CONDITIONS[..2]));
        // The indices are small, and the mask is used up.
        let gather = "vpgatherdd {dst}, [{base}+4*{index}+{disp}], {rest}".to_string();
        let gather = spec(format!("vpgatherdd_{t}"), gather, move |e| {
            let mut made = Vec::new();
            for index in 0..total / 32 {
                let at = e.address(2) + 4 * e.uses[3].lane(index, 32);
                let chosen = e.uses[1].lane(index, 32) >> 31 == 1;
                made.push(if chosen { e.load(at, 32)? } else { e.uses[0].lane(index, 32) });
            }
            e.defs.push(lanes(*total, 32, |index| made[index]));
            e.defs.push(Bits::default());
            Ok(())
        });
        specs.push(gather.draw("..pv"));
    }
    specs.push(wide("vpermd".into(), "vpermd {dst}, {order}, {src}".into(), |e| {
        Ok(lanes(256, 32, |index| e.uses[1].lane((e.uses[0].lane(index, 32) & 7) as usize, 32)))
    }));
    let quad = wide("vpermq_imm".into(), "vpermq {dst}, {src}, {imm}".into(), |e| {
        Ok(lanes(256, 64, |index| e.uses[0].lane((e.imm >> (2 * index) & 3) as usize, 64)))
    });
    specs.push(quad.imm(BYTE));
    for op in ["insertf128", "inserti128"] {
        let insert =
            wide(format!("v{op}"), format!("v{op} {{dst}}, {{a}}, {{half}}, {{imm}}"), |e| {
                Ok(lanes(256, 64, |index| {
                    if index / 2 == e.imm as usize { e.uses[1].0[index % 2] } else { e.uses[0].0[index] }
                }))
            });
        specs.push(insert.imm(Imm::Range(0, 1)));
    }
    for op in ["extractf128", "extracti128"] {
        let extract = wide(format!("v{op}"), format!("v{op} {{dst}}, {{src}}, {{imm}}"), |e| {
            Ok(lanes(128, 64, |index| e.uses[0].0[2 * e.imm as usize + index]))
        });
        specs.push(extract.imm(Imm::Range(0, 1)));
    }
    for (op, size) in [("insertf64x4", 4), ("inserti64x4", 4)] {
        let insert = wide(format!("v{op}_v512"), format!("v{op} {{dst}}, {{a}}, {{half}}, {{imm}}"), move |e| {
            Ok(lanes(512, 64, |index| {
                if index / size == e.imm as usize { e.uses[1].0[index % size] } else { e.uses[0].0[index] }
            }))
        });
        specs.push(insert.imm(Imm::Range(0, 1)));
    }
    let extract = wide("vextractf64x4_v512".into(), "vextractf64x4 {dst}, {src}, {imm}".into(), |e| {
        Ok(lanes(256, 64, |index| e.uses[0].0[4 * e.imm as usize + index]))
    });
    specs.push(extract.imm(Imm::Range(0, 1)));
    for (lane, w) in [("b", 8), ("w", 16), ("d", 32), ("q", 64)] {
        let size = if w < 32 { format!(":m{w}") } else { String::new() };
        let insert =
            wide(format!("vpinsr{lane}"), format!("vpinsr{lane} {{dst}}, {{a}}, {{lane{size}}}, {{imm}}"), move |e| {
                Ok(lanes(128, w, |index| if index as i64 == e.imm { e.u(1) } else { e.uses[0].lane(index, w) }))
            });
        specs.push(insert.imm(Imm::Range(0, 128 / w as i64 - 1)));
    }
    for (op, w) in [("movmskps", 32), ("movmskpd", 64), ("pmovmskb", 8)] {
        specs.push(wide(format!("v{op}_v256"), format!("v{op} {{dst}}, {{src}}"), move |e| {
            Ok(Bits::new((0..256 / w).map(|index| (e.uses[0].lane(index, w) >> (w - 1)) << index).sum()))
        }));
    }
    for i in [64, 32, 16, 8] {
        let letter = ["b", "w", "d", "q"][[8, 16, 32, 64].iter().position(|&w| w == i).expect("a width")];
        let part = if i < 32 { ":d" } else { "" };
        for (t, total) in VECTORS {
            let asm = format!("vpbroadcast{letter} {{dst}}, {{src{part}}}");
            specs.push(wide(format!("vpbroadcast_i{i}_{t}"), asm, move |e| Ok(lanes(total, i, |_| e.u(0)))));
        }
    }
    group(specs, from, "shuffles by AVX");
}

fn masks(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (w, letter, part) in [(64, "q", ""), (32, "d", "")] {
        let low = move |e: &Ev| Ok(e.uses[0].truncate(w));
        specs.push(wide(format!("kmov_from_i{w}"), format!("kmov{letter} {{dst}}, {{src{part}}}"), low));
        specs.push(wide(format!("kmov_to_i{w}"), format!("kmov{letter} {{dst}}, {{src}}"), low));
    }
    specs.push(wide("kmov".into(), "kmovq {dst}, {src}".into(), |e| Ok(e.uses[0])));
    specs.push(wide("kload".into(), format!("kmovq {{dst}}, {AT}"), |e| e.memory.load(e.address(0), 8)).draw("p"));
    let store = spec("kstore", format!("kmovq {AT}, {{src}}"), |e| {
        let (at, bits) = (e.address(1), e.u(0));
        e.store(at, 64, bits)
    });
    specs.push(store.draw(".p"));
    for (op, f) in [
        ("kand", (|a, b| a & b) as fn(u64, u64) -> u64),
        ("kandn", |a, b| !a & b),
        ("kor", |a, b| a | b),
        ("kxor", |a, b| a ^ b),
        ("kxnor", |a, b| !(a ^ b)),
        ("kadd", u64::wrapping_add),
    ] {
        specs.push(wide(op.into(), format!("{op}q {{dst}}, {{a}}, {{b}}"), move |e| Ok(Bits::new(f(e.u(0), e.u(1))))));
    }
    specs.push(wide("kunpck".into(), "kunpckdq {dst}, {a}, {b}".into(), |e| {
        Ok(Bits::new(e.u(0) << 32 | e.u(1) & mask(32)))
    }));
    specs.push(wide("knot".into(), "knotq {dst}, {src}".into(), |e| Ok(Bits::new(!e.u(0)))));
    let shift = wide("kshiftl".into(), "kshiftlq {dst}, {src}, {imm}".into(), |e| Ok(Bits::new(e.u(0) << e.imm)));
    specs.push(shift.imm(Imm::Range(0, 63)));
    let set = spec("kortest_set", "kortestq {a}, {b}\nset{cond} {dst}", |e| {
        e.def(((e.u(0) | e.u(1) == 0) == (e.cond == 0)).into());
        Ok(())
    });
    specs.push(set.conds(&CONDITIONS[..2]));
    let jump = spec("kortest_jump", "kortestq {a}, {b}\nj{cond} {L0}\njmp {L1}", |e| {
        e.taken = usize::from((e.u(0) | e.u(1) == 0) != (e.cond == 0));
        Ok(())
    });
    specs.push(jump.branch(2).conds(&CONDITIONS[..2]));
    for (t, total) in VECTORS {
        let less = move |e: &Ev, a: usize| -> u64 {
            (0..total / 32)
                .map(|index| u64::from(e.uses[a].lane(index, 32) < e.uses[a + 1].lane(index, 32)) << index)
                .sum()
        };
        specs.push(wide(format!("vpcmpud_{t}_mask"), "vpcmpltud {dst}, {a}, {b}".into(), move |e| {
            Ok(Bits::new(less(e, 0)))
        }));
        specs.push(wide(format!("vpcmpud_{t}_masked"), "vpcmpltud {dst} <{k}>, {a}, {b}".into(), move |e| {
            Ok(Bits::new(less(e, 1) & e.u(0)))
        }));
        specs.push(wide(format!("pmovd2m_{t}"), "vpmovd2m {dst}, {src}".into(), move |e| {
            Ok(Bits::new((0..total / 32).map(|index| (e.uses[0].lane(index, 32) >> 31) << index).sum()))
        }));
        specs.push(wide(format!("pmovm2d_{t}"), "vpmovm2d {dst}, {src}".into(), move |e| {
            Ok(lanes(total, 32, |index| if e.u(0) >> index & 1 == 1 { mask(32) } else { 0 }))
        }));
        for (op, f) in
            [("paddd", u64::wrapping_add as fn(u64, u64) -> u64), ("psubd", u64::wrapping_sub), ("pandd", |a, b| a & b)]
        {
            let sum = move |e: &Ev, a: usize, index: usize| f(e.uses[a].lane(index, 32), e.uses[a + 1].lane(index, 32));
            let asm = format!("v{op} {{dst}} <{{k}}>, {{a}}, {{b}}");
            specs.push(wide(format!("v{op}_{t}_masked"), asm, move |e| {
                let chosen = |index: usize| e.u(1) >> index & 1 == 1;
                Ok(lanes(total, 32, |index| if chosen(index) { sum(e, 2, index) } else { e.uses[0].lane(index, 32) }))
            }));
            let asm = format!("v{op} {{dst}} <{{k}}><z>, {{a}}, {{b}}");
            specs.push(wide(format!("v{op}_{t}_zeroed"), asm, move |e| {
                Ok(lanes(total, 32, |index| if e.u(0) >> index & 1 == 1 { sum(e, 1, index) } else { 0 }))
            }));
        }
        specs.push(wide(format!("vpblendmd_{t}"), "vpblendmd {dst} <{k}>, {otherwise}, {then}".into(), move |e| {
            Ok(lanes(total, 32, |index| e.uses[1 + (e.u(0) >> index & 1) as usize].lane(index, 32)))
        }));
        let load = wide(format!("load_{t}_masked"), format!("vmovdqu32 {{dst}} <{{k}}>, {AT}"), move |e| {
            let read = e.memory.load(e.address(2), total / 8)?;
            let chosen = |index: usize| e.u(1) >> index & 1 == 1;
            Ok(lanes(total, 32, |index| if chosen(index) { read } else { e.uses[0] }.lane(index, 32)))
        });
        specs.push(load.draw("..p"));
        let store = spec(format!("store_{t}_masked"), format!("vmovdqu32 {AT} <{{k}}>, {{src}}"), move |e| {
            let at = e.address(2);
            for index in (0..total / 32).filter(|index| e.u(1) >> index & 1 == 1).collect::<Vec<_>>() {
                let bits = e.uses[0].lane(index, 32);
                e.store(at + 4 * index as u64, 32, bits)?;
            }
            Ok(())
        });
        specs.push(store.draw("..p"));
    }
    group(specs, from, "masks");
}
