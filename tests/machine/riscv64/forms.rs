//! Integers, floats, loads and stores, branches, atomics, compressed instructions.

use crate::bits::{Bits, mask, signed};
use crate::float::PLAIN;
use crate::form::{Ev, Imm, Spec, Stop, group, spec};

const AT: &str = "{disp}({base})";
const SMALL: Imm = Imm::Range(-2048, 2047);

/// A form that computes one integer of the uses.
pub fn pure(name: impl Into<String>, asm: &str, eval: impl Fn(&[u64], i64) -> u64 + Send + Sync + 'static) -> Spec {
    spec(name, asm, move |e| {
        let uses: Vec<u64> = e.uses.iter().map(|bits| bits.low()).collect();
        let bits = eval(&uses, e.imm);
        e.def(bits);
        Ok(())
    })
}

/// 32 bits, kept with their sign.
fn word(bits: u64) -> u64 {
    signed(bits, 32) as u64
}

fn divide(op: &str, a: u64, b: u64) -> u64 {
    let (x, y) = (a.cast_signed(), b.cast_signed());
    let (small, other) = (signed(a, 32) as i32, signed(b, 32) as i32);
    match op {
        "div" if b == 0 => u64::MAX,
        "div" => x.wrapping_div(y) as u64,
        "divu" => a.checked_div(b).unwrap_or(u64::MAX),
        "rem" if b == 0 => a,
        "rem" => x.wrapping_rem(y) as u64,
        "remu" => a.checked_rem(b).unwrap_or(a),
        "divw" if other == 0 => u64::MAX,
        "divw" => i64::from(small.wrapping_div(other)) as u64,
        "divuw" => word((a as u32).checked_div(b as u32).map_or(u64::MAX, u64::from)),
        "remw" if other == 0 => word(a),
        "remw" => i64::from(small.wrapping_rem(other)) as u64,
        _ => word((a as u32).checked_rem(b as u32).unwrap_or(a as u32).into()),
    }
}

fn high(op: &str, a: u64, b: u64) -> u64 {
    let (x, y) = (i128::from(a.cast_signed()), i128::from(b.cast_signed()));
    match op {
        "mulh" => ((x * y) >> 64) as u64,
        "mulhu" => ((u128::from(a) * u128::from(b)) >> 64) as u64,
        _ => ((x * i128::from(b)) >> 64) as u64,
    }
}

/// The operations of two registers, and of a register and an immediate under the name with an `i`.
fn basic(op: &str, a: u64, b: u64) -> u64 {
    let (by, by_word) = ((b & 63) as u32, (b & 31) as u32);
    match op {
        "add" => a.wrapping_add(b),
        "sub" => a.wrapping_sub(b),
        "and" => a & b,
        "or" => a | b,
        "xor" => a ^ b,
        "slt" => (a.cast_signed() < b.cast_signed()).into(),
        "sltu" => (a < b).into(),
        "sll" => a << by,
        "srl" => a >> by,
        "sra" => (a.cast_signed() >> by) as u64,
        "addw" => word(a.wrapping_add(b)),
        "subw" => word(a.wrapping_sub(b)),
        "sllw" => word(a << by_word),
        "srlw" => word((a & mask(32)) >> by_word),
        "sraw" => (signed(a, 32) >> by_word) as u64,
        "mul" => a.wrapping_mul(b),
        "mulw" => word(a.wrapping_mul(b)),
        "mulh" | "mulhu" | "mulhsu" => high(op, a, b),
        _ => divide(op, a, b),
    }
}

const BINARY: [&str; 28] = [
    "add", "sub", "and", "or", "xor", "slt", "sltu", "sll", "srl", "sra", "addw", "subw", "sllw", "srlw", "sraw",
    "mul", "mulh", "mulhu", "mulhsu", "div", "divu", "rem", "remu", "mulw", "divw", "divuw", "remw", "remuw",
];

pub fn forms(specs: &mut Vec<Spec>) {
    arithmetic(specs);
    compressed(specs);
    memory(specs);
    branches(specs);
    atomics(specs);
    floats(specs);
}

fn arithmetic(specs: &mut Vec<Spec>) {
    let from = specs.len();
    specs.push(pure("li", "li {dst}, {imm}", |_, imm| imm as u64).imm(SMALL));
    specs.push(pure("li_long", "li {dst}, {imm}", |_, imm| imm as u64).imm(Imm::Any));
    specs.push(pure("la", "lla {dst}, {helper}", |_, _| 0).not_drawn());
    specs.push(pure("mv", "mv {dst}, {src}", |u, _| u[0]).copies());
    specs.push(pure("sext_w", "sext.w {dst}, {src}", |u, _| word(u[0])));
    specs.push(pure("zext_b", "andi {dst}, {src}, 255", |u, _| u[0] & 255));
    for (name, shift, by, sign) in [
        ("sext_b", "srai", 56, true),
        ("sext_h", "srai", 48, true),
        ("zext_h", "srli", 48, false),
        ("zext_w", "srli", 32, false),
    ] {
        let asm = format!("slli {{dst}}, {{src}}, {by}\n{shift} {{dst}}, {{dst}}, {by}");
        specs.push(pure(format!("{name}_shifts"), &asm, move |u, _| {
            if sign { signed(u[0], 64 - by) as u64 } else { u[0] & mask(64 - by) }
        }));
    }
    for op in BINARY {
        specs.push(pure(op, &format!("{op} {{dst}}, {{a}}, {{b}}"), move |u, _| basic(op, u[0], u[1])));
    }
    for (op, like, imm) in [
        ("addi", "add", SMALL),
        ("andi", "and", SMALL),
        ("ori", "or", SMALL),
        ("xori", "xor", SMALL),
        ("slti", "slt", SMALL),
        ("sltiu", "sltu", SMALL),
        ("addiw", "addw", SMALL),
        ("slli", "sll", Imm::Range(0, 63)),
        ("srli", "srl", Imm::Range(0, 63)),
        ("srai", "sra", Imm::Range(0, 63)),
        ("slliw", "sllw", Imm::Range(0, 31)),
        ("srliw", "srlw", Imm::Range(0, 31)),
        ("sraiw", "sraw", Imm::Range(0, 31)),
    ] {
        specs.push(
            pure(op, &format!("{op} {{dst}}, {{a}}, {{imm}}"), move |u, imm| basic(like, u[0], imm as u64)).imm(imm),
        );
    }
    for (op, f) in [
        ("neg", (|a| a.wrapping_neg()) as fn(u64) -> u64),
        ("negw", |a| word(a.wrapping_neg())),
        ("not", |a| !a),
        ("seqz", |a| (a == 0).into()),
        ("snez", |a| (a != 0).into()),
        ("sltz", |a| a >> 63),
        ("sgtz", |a| (a.cast_signed() > 0).into()),
    ] {
        specs.push(pure(op, &format!("{op} {{dst}}, {{a}}"), move |u, _| f(u[0])));
    }
    for op in ["mulh", "mulhu", "mulhsu"] {
        specs.push(spec(
            format!("{op}_mul"),
            format!("{op} {{hi}}, {{a}}, {{b}}\nmul {{lo}}, {{a}}, {{b}}"),
            move |e| {
                let (a, b) = (e.u(0), e.u(1));
                e.def(high(op, a, b));
                e.def(a.wrapping_mul(b));
                Ok(())
            },
        ));
    }
    for (name, quotient, remainder) in [
        ("div_rem", "div", "rem"),
        ("divu_remu", "divu", "remu"),
        ("divw_remw", "divw", "remw"),
        ("divuw_remuw", "divuw", "remuw"),
    ] {
        let asm = format!("{quotient} {{quot}}, {{a}}, {{b}}\n{remainder} {{rem}}, {{a}}, {{b}}");
        specs.push(spec(name, asm, move |e| {
            let (a, b) = (e.u(0), e.u(1));
            e.def(divide(quotient, a, b));
            e.def(divide(remainder, a, b));
            Ok(())
        }));
    }
    let add = "add {lo}, {a_lo}, {b_lo}\nsltu {carry}, {lo}, {b_lo}\nadd {hi}, {a_hi}, {b_hi}\nadd {hi}, {hi}, {carry}";
    let sub =
        "sltu {borrow}, {a_lo}, {b_lo}\nsub {lo}, {a_lo}, {b_lo}\nsub {hi}, {a_hi}, {b_hi}\nsub {hi}, {hi}, {borrow}";
    for (name, asm, f) in
        [("add128", add, u128::wrapping_add as fn(u128, u128) -> u128), ("sub128", sub, u128::wrapping_sub)]
    {
        specs.push(spec(name, asm, move |e| {
            let pair = |lo: usize| u128::from(e.u(lo)) | u128::from(e.u(lo + 1)) << 64;
            let sum = f(pair(0), pair(2));
            e.def(sum as u64);
            e.def((sum >> 64) as u64);
            Ok(())
        }));
    }
    group(specs, from, "arithmetic");
}

fn compressed(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for op in ["and", "or", "xor", "addw", "sub", "subw", "add"] {
        let form = pure(format!("c_{op}"), &format!("c.{op} {{dst}}, {{b}}"), move |u, _| basic(op, u[0], u[1]));
        let form = form.alternative("long", format!("{op} {{dst}}, {{a}}, {{b}}"));
        specs.push(if op.starts_with("sub") {
            form
        } else {
            form.alternative("swapped", format!("c.{op} {{dst}}, {{a}}"))
        });
    }
    const BY: Imm = Imm::Range(1, 31);
    for (op, like) in
        [("addi", "add"), ("addiw", "addw"), ("slli", "sll"), ("andi", "and"), ("srli", "srl"), ("srai", "sra")]
    {
        let form =
            pure(format!("c_{op}"), &format!("c.{op} {{dst}}, {{imm}}"), move |u, imm| basic(like, u[0], imm as u64));
        specs.push(form.alternative("long", format!("{op} {{dst}}, {{a}}, {{imm}}")).imm(BY));
    }
    for (op, w) in [("lw", 32), ("ld", 64)] {
        let form = spec(format!("c_{op}"), format!("c.{op} {{dst}}, {AT}"), move |e| {
            let read = e.load(e.address(0), w)?;
            e.def(signed(read, w) as u64);
            Ok(())
        });
        specs.push(form.alternative("long", format!("{op} {{dst}}, {AT}")).draw("p").align(8));
    }
    for (op, w) in [("sw", 32), ("sd", 64), ("fsd", 64)] {
        let form = spec(format!("c_{op}"), format!("c.{op} {{src}}, {AT}"), move |e| {
            let (at, bits) = (e.address(1), e.u(0));
            e.store(at, w, bits)
        });
        specs.push(form.alternative("long", format!("{op} {{src}}, {AT}")).draw(".p").align(8));
    }
    let fld = spec("c_fld", format!("c.fld {{dst}}, {AT}"), |e| {
        let read = e.load(e.address(0), 64)?;
        e.def(read);
        Ok(())
    });
    specs.push(fld.alternative("long", format!("fld {{dst}}, {AT}")).draw("p").align(8));
    group(specs, from, "compressed");
}

fn memory(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (op, w, sign) in [
        ("lb", 8, true),
        ("lbu", 8, false),
        ("lh", 16, true),
        ("lhu", 16, false),
        ("lw", 32, true),
        ("lwu", 32, false),
        ("ld", 64, false),
        ("fld", 64, false),
        ("flw", 32, false),
    ] {
        let load = spec(op, format!("{op} {{dst}}, {AT}"), move |e| {
            let read = e.load(e.address(0), w)?;
            e.def(if sign { signed(read, w) as u64 } else { read });
            Ok(())
        });
        specs.push(load.draw("p"));
    }
    for (op, w) in [("sb", 8), ("sh", 16), ("sw", 32), ("sd", 64), ("fsd", 64), ("fsw", 32)] {
        let store = spec(op, format!("{op} {{src}}, {AT}"), move |e| {
            let (at, bits) = (e.address(1), e.u(0));
            e.store(at, w, bits)
        });
        specs.push(store.draw(".p"));
        if !op.starts_with('f') {
            specs.push(
                spec(format!("{op}_zero"), format!("{op} x0, {AT}"), move |e| e.store(e.address(0), w, 0)).draw("p"),
            );
        }
    }
    for (op, t, w) in [("fld_pcrel", "fld", 64), ("flw_pcrel", "flw", 32)] {
        let form = spec(op, format!("{t} {{dst}}, {{lit}}, {{page}}"), move |e| {
            e.defs.push(e.literal().truncate(w));
            Ok(())
        });
        specs.push(form.imm(Imm::Float(w)));
    }
    group(specs, from, "memory");
}

fn compare(test: &str, a: u64, b: u64) -> bool {
    let (x, y) = (a.cast_signed(), b.cast_signed());
    match test {
        "beq" | "beqz" => a == b,
        "bne" | "bnez" => a != b,
        "blt" | "bltz" => x < y,
        "bge" | "bgez" => x >= y,
        "bltu" => a < b,
        "bgeu" => a >= b,
        "blez" => x <= y,
        _ => x > y,
    }
}

fn ordered(op: &str, w: usize, e: &Ev) -> Result<bool, Stop> {
    use std::cmp::Ordering::{Equal, Less};
    let order = PLAIN.compare(w, e.u(0), e.u(1))?;
    Ok(match op {
        "feq" => order == Some(Equal),
        "flt" => order == Some(Less),
        _ => matches!(order, Some(Equal | Less)),
    })
}

fn branches(specs: &mut Vec<Spec>) {
    let branch = |name: String, asm: String, taken: fn(&str, &Ev) -> bool, test: &'static str| {
        let form = spec(name, format!("{asm}\nj {{L1}}"), move |e| {
            e.taken = usize::from(!taken(test, e));
            Ok(())
        });
        form.branch(2)
    };
    specs.push(spec("j", "j {L0}", |_| Ok(())).branch(1).not_drawn());
    for test in ["beq", "bne", "blt", "bge", "bltu", "bgeu"] {
        specs.push(branch(
            test.into(),
            format!("{test} {{a}}, {{b}}, {{L0}}"),
            |test, e| compare(test, e.u(0), e.u(1)),
            test,
        ));
        let imm = format!("li {{0}}, {{imm}}\n{test} {{a}}, {{0}}, {{L0}}\nj {{L1}}");
        let imm = spec(format!("{test}_imm"), imm, move |e| {
            e.def(e.imm as u64);
            e.taken = usize::from(!compare(test, e.u(0), e.imm as u64));
            Ok(())
        });
        specs.push(imm.branch(2).imm(SMALL));
    }
    for test in ["beqz", "bnez", "blez", "bgez", "bltz", "bgtz"] {
        specs.push(branch(test.into(), format!("{test} {{a}}, {{L0}}"), |test, e| compare(test, e.u(0), 0), test));
    }
    for test in ["beqz", "bnez"] {
        // A short branch may not reach: the assembler would refuse it, so it skips a jump.
        let other = if test == "beqz" { "bnez" } else { "beqz" };
        let short = format!("c.{other} {{a}}, {{unique}}\nj {{L0}}\n{{unique}}:");
        let form = branch(format!("c_{test}"), short, |test, e| compare(test, e.u(0), 0), test);
        specs.push(form.alternative("long", format!("{test} {{a}}, {{L0}}\nj {{L1}}")));
    }
    for op in ["feq", "flt", "fle"] {
        for (t, w) in [("d", 64), ("s", 32)] {
            let asm = format!("{op}.{t} {{truth}}, {{a}}, {{b}}\nbnez {{truth}}, {{L0}}\nj {{L1}}");
            let form = spec(format!("{op}_{t}_b"), asm, move |e| {
                let holds = ordered(op, w, e)?;
                e.def(holds.into());
                e.taken = usize::from(!holds);
                Ok(())
            });
            specs.push(form.branch(2));
        }
    }
    let table = "lla {0}, {table}\nslli {1}, {2}, 2\nadd {1}, {1}, {0}\nlw {1}, 0({1})\nadd {1}, {1}, {0}\njr {1}";
    let table = spec("jump_table", table, |e| {
        e.taken = e.u(0) as usize;
        e.def(0);
        e.def(0);
        Ok(())
    });
    specs.push(Spec { hidden: true, ..table.branch(4).draw("t") });
}

fn atomics(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (letter, w) in [("w", 32), ("d", 64)] {
        for op in ["amoadd", "amoswap", "amoand", "amoor", "amoxor", "amomin", "amomaxu"] {
            let work = move |old: u64, by: u64| match op {
                "amoadd" => old.wrapping_add(by),
                "amoswap" => by,
                "amoand" => old & by,
                "amoor" => old | by,
                "amoxor" => old ^ by,
                "amomin" => {
                    if signed(old, w) < signed(by, w) {
                        old
                    } else {
                        by
                    }
                }
                _ => (old & mask(w)).max(by & mask(w)),
            };
            for suffix in ["", "_zero"] {
                if op == "amoswap" && suffix == "_zero" {
                    continue;
                }
                let old = if suffix.is_empty() { "{old}" } else { "x0" };
                let form = spec(
                    format!("{op}_{letter}{suffix}"),
                    format!("{op}.{letter}.aqrl {old}, {{src}}, ({{base}})"),
                    move |e| {
                        let (at, by) = (e.u(1), e.u(0));
                        let old = e.load(at, w)?;
                        if suffix.is_empty() {
                            e.def(signed(old, w) as u64);
                        }
                        e.store(at, w, work(old, by))
                    },
                );
                specs.push(form.draw(".a"));
            }
        }
        let looped = format!(
            "{{unique}}:\nlr.{letter} {{old}}, ({{base}})\nsub {{new}}, {{old}}, {{with}}\nsc.{letter} {{new}}, {{new}}, ({{base}})\nbnez {{new}}, {{unique}}"
        );
        let form = spec(format!("atomic_{letter}"), looped, move |e| {
            let (at, with) = (e.u(1), e.u(0));
            let old = e.load(at, w)?;
            e.def(signed(old, w) as u64);
            e.store(at, w, old.wrapping_sub(with))
        });
        specs.push(form.draw(".a"));
        let looped = format!(
            "{{unique}}a:\nlr.{letter} {{old}}, ({{base}})\nbne {{old}}, {{expected}}, {{unique}}b\nsc.{letter} {{status}}, {{new}}, ({{base}})\nbnez {{status}}, {{unique}}a\n{{unique}}b:"
        );
        let form = spec(format!("atomic_cas_{letter}"), looped, move |e| {
            let (at, expected, new) = (e.u(2), e.u(0), e.u(1));
            let old = signed(e.load(at, w)?, w) as u64;
            e.def(old);
            if old == expected { e.store(at, w, new) } else { Ok(()) }
        });
        specs.push(form.draw("..a"));
    }
    specs.push(spec("fence", "fence", |_| Ok(())));
    for (name, draw) in [("ecall3", "...y"), ("ecall6", "......y")] {
        let call = spec(name, "ecall", |e| {
            e.def(-38_i64 as u64);
            Ok(())
        });
        specs.push(call.draw(draw));
    }
    group(specs, from, "atomics and the system");
}

/// Minimum and maximum: a number wins over a NaN, and zeros differ.
fn extreme(w: usize, a: u64, b: u64, least: bool) -> Result<u64, Stop> {
    use std::cmp::Ordering::{Equal, Less};
    let nan = |bits: u64| PLAIN.number(w, bits).map(f64::is_nan);
    Ok(match PLAIN.compare(w, a, b)? {
        None if nan(a)? => b,
        None => a,
        Some(Equal) => {
            if (a >> (w - 1) & 1 == 1) == least {
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

fn floats(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (t, w, x) in [("d", 64, "d"), ("s", 32, "w")] {
        let float = |name: String, asm: &str, eval: fn(usize, &Ev) -> Result<u64, Stop>| {
            spec(name, asm, move |e| {
                let bits = eval(w, e)?;
                e.def(bits);
                Ok(())
            })
        };
        specs.push(float(format!("fzero_{t}"), &format!("fmv.{x}.x {{dst}}, x0"), |_, _| Ok(0)));
        specs.push(float(format!("fmv_{t}"), &format!("fmv.{t} {{dst}}, {{src}}"), |_, e| Ok(e.u(0))));
        specs.push(float(format!("fmv_{t}_from_x"), &format!("fmv.{x}.x {{dst}}, {{src}}"), |_, e| Ok(e.u(0))));
        specs.push(float(format!("fmv_x_from_{t}"), &format!("fmv.x.{x} {{dst}}, {{src}}"), |w, e| {
            Ok(signed(e.u(0), w) as u64)
        }));
        let three = |op: &str| format!("{op}.{t} {{dst}}, {{a}}, {{b}}");
        specs.push(float(format!("fadd_{t}"), &three("fadd"), |w, e| PLAIN.binary(w, '+', e.u(0), e.u(1))));
        specs.push(float(format!("fsub_{t}"), &three("fsub"), |w, e| PLAIN.binary(w, '-', e.u(0), e.u(1))));
        specs.push(float(format!("fmul_{t}"), &three("fmul"), |w, e| PLAIN.binary(w, '*', e.u(0), e.u(1))));
        specs.push(float(format!("fdiv_{t}"), &three("fdiv"), |w, e| PLAIN.binary(w, '/', e.u(0), e.u(1))));
        specs.push(float(format!("fmin_{t}"), &three("fmin"), |w, e| extreme(w, e.u(0), e.u(1), true)));
        specs.push(float(format!("fmax_{t}"), &three("fmax"), |w, e| extreme(w, e.u(0), e.u(1), false)));
        specs.push(float(format!("fsgnj_{t}"), &three("fsgnj"), |w, e| {
            Ok(e.u(0) & mask(w - 1) | e.u(1) & 1 << (w - 1))
        }));
        specs.push(float(format!("fsgnjx_{t}"), &three("fsgnjx"), |w, e| Ok(e.u(0) ^ e.u(1) & 1 << (w - 1))));
        let two = |op: &str| format!("{op}.{t} {{dst}}, {{src}}");
        specs.push(float(format!("fsqrt_{t}"), &two("fsqrt"), |w, e| PLAIN.unary(w, e.u(0), f32::sqrt, f64::sqrt)));
        specs.push(float(format!("fneg_{t}"), &two("fneg"), |w, e| Ok(e.u(0) ^ 1 << (w - 1))));
        specs.push(float(format!("fabs_{t}"), &two("fabs"), |w, e| Ok(e.u(0) & mask(w - 1))));
        let four = |op: &str| format!("{op}.{t} {{dst}}, {{a}}, {{b}}, {{c}}");
        specs.push(float(format!("fmadd_{t}"), &four("fmadd"), |w, e| {
            PLAIN.fused(w, (false, false), [e.u(0), e.u(1), e.u(2)])
        }));
        specs.push(float(format!("fmsub_{t}"), &four("fmsub"), |w, e| {
            PLAIN.fused(w, (false, true), [e.u(0), e.u(1), e.u(2)])
        }));
        specs.push(float(format!("fnmadd_{t}"), &four("fnmadd"), |w, e| {
            PLAIN.fused(w, (true, true), [e.u(0), e.u(1), e.u(2)])
        }));
        specs.push(float(format!("fnmsub_{t}"), &four("fnmsub"), |w, e| {
            PLAIN.fused(w, (true, false), [e.u(0), e.u(1), e.u(2)])
        }));
        for op in ["feq", "flt", "fle"] {
            specs.push(spec(format!("{op}_{t}"), format!("{op}.{t} {{dst}}, {{a}}, {{b}}"), move |e| {
                let holds = ordered(op, w, e)?;
                e.def(holds.into());
                Ok(())
            }));
        }
        for (i, from) in [("w", 32), ("wu", 32), ("l", 64), ("lu", 64)] {
            specs.push(spec(format!("fcvt_{t}_{i}"), format!("fcvt.{t}.{i} {{dst}}, {{src}}"), move |e| {
                let bits = e.u(0) & mask(from);
                let (a, b) = match i.ends_with('u') {
                    true => (PLAIN.bits64(bits as f64), PLAIN.bits32(bits as f32)),
                    false => (PLAIN.bits64(signed(bits, from) as f64), PLAIN.bits32(signed(bits, from) as f32)),
                };
                e.def(if w == 64 { a } else { b });
                Ok(())
            }));
            specs.push(spec(format!("fcvt_{i}_{t}"), format!("fcvt.{i}.{t} {{dst}}, {{src}}, rtz"), move |e| {
                let number = PLAIN.number(w, e.u(0))?;
                let number = if number.is_nan() { f64::INFINITY } else { number };
                e.def(match i {
                    "w" => word(u64::from(number as i32 as u32)),
                    "wu" => word(u64::from(number as u32)),
                    "l" => number as i64 as u64,
                    _ => number as u64,
                });
                Ok(())
            }));
        }
    }
    let convert = |name: &str, asm: &str, eval: fn(&Ev) -> Result<u64, Stop>| {
        spec(name, asm, move |e| {
            let bits = eval(e)?;
            e.defs.push(Bits::new(bits));
            Ok(())
        })
    };
    specs.push(convert("fcvt_d_s", "fcvt.d.s {dst}, {src}", |e| Ok(PLAIN.bits64(PLAIN.number(32, e.u(0))?))));
    specs.push(convert("fcvt_s_d", "fcvt.s.d {dst}, {src}", |e| Ok(PLAIN.bits32(PLAIN.number(64, e.u(0))? as f32))));
    group(specs, from, "floats");
}
