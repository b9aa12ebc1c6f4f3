//! Vectors: whole groups of registers of 128 bits, with elements of 32 bits where nothing else is said. Each form sets
//! VL and VTYPE first, as a client does.

use crate::bits::{Bits, lanes, mask, signed};
use crate::form::{Ev, Imm, Spec, Stop, group, spec};

/// The types: name, bits, LMUL.
const TYPES: [(&str, usize, &str); 3] = [("m1", 128, "m1"), ("m2", 256, "m2"), ("m4", 512, "m4")];

fn wide(name: String, asm: String, eval: impl Fn(&Ev) -> Result<Bits, Stop> + Send + Sync + 'static) -> Spec {
    spec(name, asm, move |e| {
        let bits = eval(e)?;
        e.defs.push(bits);
        Ok(())
    })
}

/// All elements of `width` bits of a group.
fn set(total: usize, width: usize, lmul: &str) -> String {
    format!("vsetivli x0, {}, e{width}, {lmul}, ta, ma\n", total / width)
}

pub fn forms(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (l, total, lmul) in TYPES {
        let s = set(total, 32, lmul);
        let element = |bits: Bits, index: usize| bits.lane(index, 32);
        specs.push(
            wide(format!("vle_{l}"), format!("{}vle32.v {{dst}}, ({{base}})", s), move |e| {
                e.memory.load(e.u(0), total / 8)
            })
            .draw("P"),
        );
        let store = spec(format!("vse_{l}"), format!("{s}vse32.v {{src}}, ({{base}})"), move |e| {
            let (at, bits) = (e.u(1), e.uses[0]);
            e.memory.store(at, total / 8, bits)
        });
        specs.push(store.draw(".P"));
        specs.push(wide(format!("vmv_v_{l}"), format!("{s}vmv.v.v {{dst}}, {{src}}"), |e| Ok(e.uses[0])));
        specs.push(wide(format!("vmv_x_{l}"), format!("{s}vmv.v.x {{dst}}, {{src}}"), move |e| {
            Ok(lanes(total, 32, |_| e.u(0)))
        }));
        specs.push(wide(format!("vid_{l}"), format!("{s}vid.v {{dst}}"), move |_| {
            Ok(lanes(total, 32, |index| index as u64))
        }));
        for (op, f) in [
            ("add", (|a, b| a.wrapping_add(b)) as fn(u64, u64) -> u64),
            ("sub", |a, b| a.wrapping_sub(b)),
            ("and", |a, b| a & b),
            ("xor", |a, b| a ^ b),
            ("mul", |a, b| a.wrapping_mul(b)),
            ("minu", |a, b| a.min(b)),
        ] {
            specs.push(wide(format!("v{op}_vv_{l}"), format!("{s}v{op}.vv {{dst}}, {{a}}, {{b}}"), move |e| {
                Ok(lanes(total, 32, |index| f(element(e.uses[0], index), element(e.uses[1], index))))
            }));
            specs.push(wide(format!("v{op}_vx_{l}"), format!("{s}v{op}.vx {{dst}}, {{a}}, {{b}}"), move |e| {
                Ok(lanes(total, 32, |index| f(element(e.uses[0], index), e.u(1) & mask(32))))
            }));
            specs.push(wide(
                format!("v{op}_vv_{l}_masked"),
                format!("{}v{op}.vv {{dst}}, {{a}}, {{b}}, v0.t", s.replace("ta, ma", "tu, mu")),
                move |e| {
                    let chosen = |index: usize| e.uses[3].lane(index / 64, 64) >> (index % 64) & 1 == 1;
                    Ok(lanes(total, 32, |index| {
                        if chosen(index) {
                            f(element(e.uses[1], index), element(e.uses[2], index))
                        } else {
                            element(e.uses[0], index)
                        }
                    }))
                },
            ));
        }
        let imm = wide(format!("vadd_vi_{l}"), format!("{s}vadd.vi {{dst}}, {{a}}, {{imm}}"), move |e| {
            Ok(lanes(total, 32, |index| element(e.uses[0], index).wrapping_add(e.imm as u64)))
        });
        specs.push(imm.imm(Imm::Range(-16, 15)));
        let macc = wide(format!("vmacc_vv_{l}"), format!("{s}vmacc.vv {{dst}}, {{a}}, {{b}}"), move |e| {
            Ok(lanes(total, 32, |index| {
                element(e.uses[0], index)
                    .wrapping_add(element(e.uses[1], index).wrapping_mul(element(e.uses[2], index)))
            }))
        });
        let macc = macc.alternative("madd", format!("{s}vmadd.vv {{dst}}, {{b}}, {{acc}}"));
        specs.push(macc.alternative("madd_swapped", format!("{s}vmadd.vv {{dst}}, {{a}}, {{acc}}")));
        specs.push(wide(format!("vmerge_vvm_{l}"), format!("{s}vmerge.vvm {{dst}}, {{1}}, {{2}}, v0"), move |e| {
            Ok(lanes(total, 32, |index| element(e.uses[(e.uses[2].low() >> index & 1) as usize], index)))
        }));
        let up = wide(format!("vslide1up_vx_{l}"), format!("{s}vslide1up.vx {{dst}}, {{1}}, {{2}}"), move |e| {
            Ok(lanes(total, 32, |index| if index == 0 { e.u(1) } else { element(e.uses[0], index - 1) }))
        });
        specs.push(up);
        specs.push(wide(format!("vrgather_vv_{l}"), format!("{s}vrgather.vv {{dst}}, {{1}}, {{2}}"), move |e| {
            Ok(lanes(total, 32, |index| {
                let at = element(e.uses[1], index) as usize;
                if at < total / 32 { element(e.uses[0], at) } else { 0 }
            }))
        }));
    }
    group(specs, from, "vectors");
    let from = specs.len();
    for (to, from_, total, lmul) in [("m2", "m1", 256, "m1"), ("m4", "m2", 512, "m2")] {
        let s = set(total / 2, 32, lmul);
        let product = |bits: Bits, index: usize| signed(bits.lane(index, 32), 32);
        specs.push(wide(format!("vwadd_vv_{to}"), format!("{s}vwadd.vv {{dst}}, {{a}}, {{b}}"), move |e| {
            Ok(lanes(total, 64, |index| (product(e.uses[0], index) + product(e.uses[1], index)) as u64))
        }));
        specs.push(wide(format!("vwmul_vv_{to}"), format!("{s}vwmul.vv {{dst}}, {{a}}, {{b}}"), move |e| {
            Ok(lanes(total, 64, |index| product(e.uses[0], index).wrapping_mul(product(e.uses[1], index)) as u64))
        }));
        specs.push(wide(format!("vwadd_wv_{to}"), format!("{s}vwadd.wv {{dst}}, {{a}}, {{b}}"), move |e| {
            Ok(lanes(total, 64, |index| e.uses[0].lane(index, 64).wrapping_add(product(e.uses[1], index) as u64)))
        }));
        let narrow = wide(format!("vnsrl_wi_{from_}"), format!("{s}vnsrl.wi {{dst}}, {{1}}, {{imm}}"), move |e| {
            Ok(lanes(total / 2, 32, |index| e.uses[0].lane(index, 64) >> e.imm))
        });
        specs.push(narrow.imm(Imm::Range(0, 31)));
        let s = set(total, 64, to);
        specs.push(wide(format!("vsext_vf2_{to}"), format!("{s}vsext.vf2 {{dst}}, {{1}}"), move |e| {
            Ok(lanes(total, 64, |index| product(e.uses[0], index) as u64))
        }));
        specs.push(wide(format!("low_{from_}_of_{to}"), format!("vmv{}r.v {{dst}}, {{src}}", total / 256), move |e| {
            Ok(e.uses[0].truncate(total / 2))
        }));
    }
    for n in 2..=4 {
        let s = set(128, 32, "m1");
        let load = spec(format!("vlseg{n}_m1"), format!("{s}vlseg{n}e32.v {{0}}, ({{base}})"), move |e| {
            for field in 0..n {
                let mut all = [0; 4];
                for (index, lane) in all.iter_mut().enumerate() {
                    *lane = e.load(e.u(0) + 4 * (index * n + field) as u64, 32)?;
                }
                e.defs.push(lanes(128, 32, |index| all[index]));
            }
            Ok(())
        });
        specs.push(load.draw("P"));
        let store = spec(format!("vsseg{n}_m1"), format!("{s}vsseg{n}e32.v {{0}}, ({{base}})"), move |e| {
            for at in 0..4 * n {
                let bits = e.uses[at % n].lane(at / n, 32);
                e.store(e.u(n) + 4 * at as u64, 32, bits)?;
            }
            Ok(())
        });
        specs.push(store.draw(["..P", "...P", "....P"][n - 2]));
    }
    specs.push(spec("vmv_x_s", "vsetivli x0, 2, e64, m1, ta, ma\nvmv.x.s {dst}, {src}", |e| {
        e.def(e.u(0));
        Ok(())
    }));
    specs.push(wide("vmv_s_x_tu".into(), "vsetivli x0, 2, e64, m1, tu, ma\nvmv.s.x {dst}, {src}".into(), |e| {
        Ok(Bits([e.u(1), e.uses[0].0[1], 0, 0, 0, 0, 0, 0]))
    }));
    group(specs, from, "wider and narrower vectors");
}
