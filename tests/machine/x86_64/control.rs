//! Comparisons and what depends on them, branches, atomics, strings, calls of the system.

use super::flags::{self, CONDITIONS, FLOAT_CONDITIONS, Flags};
use super::integer::{BASIC, Binary, immediates, sized};
use crate::bits::{mask, signed};
use crate::float::X86;
use crate::form::{Ev, Imm, Spec, Stop, group, spec};

const AT: &str = "[{base}+{disp}]";

/// The flags after CMP or TEST.
fn flags_of(test: &str, width: usize, a: u64, b: u64) -> Flags {
    if test == "cmp" { flags::sub(width, a, b) } else { flags::test(width, a, b) }
}

/// A branch on a condition: first successor if it holds.
fn branch(name: String, asm: String, holds: impl Fn(&Ev) -> Result<bool, Stop> + Send + Sync + 'static) -> Spec {
    let form = spec(name, format!("{asm}\nj{{cond}} {{L0}}\njmp {{L1}}"), move |e| {
        e.taken = usize::from(!holds(e)?);
        Ok(())
    });
    form.branch(2).conds(CONDITIONS)
}

pub fn forms(specs: &mut Vec<Spec>) {
    comparisons(specs);
    branches(specs);
    atomics(specs);
    strings(specs);
    system(specs);
}

fn comparisons(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for test in ["cmp", "test"] {
        for w in [64, 32, 16, 8] {
            let asm = format!("{test} {{a}}, {{b}}\nset{{cond}} {{dst}}");
            let clean = format!("xor {{dst}}, {{dst}}\n{test} {{a}}, {{b}}\nset{{cond}} {{dst:b}}");
            // TEST with memory has the register second.
            let first = asm.clone();
            for (name, asm) in [(format!("{test}{w}_set"), asm), (format!("{test}{w}_set32"), clean.clone())] {
                let set = spec(name, asm.clone(), move |e| {
                    e.def(flags_of(test, w, e.u(0), e.u(1)).hold(CONDITIONS[e.cond]).into());
                    Ok(())
                });
                specs.push(set.alternative("memory_first", asm).conds(CONDITIONS));
            }
            let imm = |asm: &str| asm.replace("{b}", "{imm}");
            for (name, asm) in
                [(format!("{test}{w}_imm_set"), imm(&first)), (format!("{test}{w}_imm_set32"), imm(&clean))]
            {
                let set = spec(name, asm, move |e| {
                    e.def(flags_of(test, w, e.u(0), e.imm as u64).hold(CONDITIONS[e.cond]).into());
                    Ok(())
                });
                specs.push(set.conds(CONDITIONS).imm(immediates(w)));
            }
            for v in [64, 32, 16] {
                let moved = format!("{test} {{a}}, {{b}}\ncmov{{cond}} {{dst}}, {{then}}");
                let other = format!("{test} {{a}}, {{b}}\ncmov{{ncond}} {{dst}}, {{otherwise}}");
                let cmov = spec(format!("{test}{w}_cmov{v}"), moved.clone(), move |e| {
                    let holds = flags_of(test, w, e.u(0), e.u(1)).hold(CONDITIONS[e.cond]);
                    e.def(if holds { e.u(2) } else { e.u(3) });
                    Ok(())
                });
                specs.push(cmov.alternative("inverse", other.clone()).conds(CONDITIONS));
                let cmov = spec(format!("{test}{w}_imm_cmov{v}"), imm(&moved), move |e| {
                    let holds = flags_of(test, w, e.u(0), e.imm as u64).hold(CONDITIONS[e.cond]);
                    e.def(if holds { e.u(1) } else { e.u(2) });
                    Ok(())
                });
                specs.push(cmov.alternative("inverse", imm(&other)).conds(CONDITIONS).imm(immediates(w)));
            }
        }
    }
    group(specs, from, "comparisons");
    let from = specs.len();
    for w in [64, 32, 16] {
        for (limit, cond) in [("smin", "g"), ("smax", "l"), ("umin", "a"), ("umax", "b")] {
            let asm = |other: &str| format!("cmp {{dst}}, {{{other}}}\ncmov{cond} {{dst}}, {{{other}}}");
            let form = spec(format!("{limit}{w}"), asm("b"), move |e| {
                let (a, b) = (e.u(0), e.u(1));
                e.def(if flags::sub(w, a, b).hold(cond) { b } else { a });
                Ok(())
            });
            specs.push(form.alternative("swapped", asm("a")));
        }
        specs.push(spec(format!("abs{w}"), "mov {dst}, {a}\nneg {dst}\ncmovs {dst}, {a}", move |e| {
            e.def(signed(e.u(0), w).wrapping_abs() as u64);
            Ok(())
        }));
        specs.push(spec(format!("bt{w}_set"), "bt {a}, {bit}\nsetc {dst}", move |e| {
            e.def(e.u(0) >> (e.u(1) % w as u64) & 1);
            Ok(())
        }));
    }
    for (t, w, suffix) in [("f64", 64, "sd"), ("f32", 32, "ss")] {
        let set =
            spec(format!("ucomi_{t}_set"), format!("ucomi{suffix} {{a}}, {{b}}\nset{{cond}} {{dst}}"), move |e| {
                let order = X86.compare(w, e.u(0), e.u(1))?;
                e.def(flags::float(order).hold(FLOAT_CONDITIONS[e.cond]).into());
                Ok(())
            });
        specs.push(set.conds(FLOAT_CONDITIONS));
        let asm = format!("ucomi{suffix} {{a}}, {{b}}\nsetnp {{part}}\nsete {{dst}}\nand {{dst}}, {{part}}");
        specs.push(spec(format!("ucomi_{t}_set_equal"), asm, move |e| {
            let order = X86.compare(w, e.u(0), e.u(1))?;
            e.def((order == Some(std::cmp::Ordering::Equal)).into());
            Ok(())
        }));
        for v in [64, 32] {
            let asm = format!("ucomi{suffix} {{a}}, {{b}}\ncmov{{cond}} {{dst}}, {{then}}");
            let cmov = spec(format!("ucomi_{t}_cmov{v}"), asm, move |e| {
                let order = X86.compare(w, e.u(0), e.u(1))?;
                let holds = flags::float(order).hold(FLOAT_CONDITIONS[e.cond]);
                e.def(if holds { e.u(2) } else { e.u(3) });
                Ok(())
            });
            specs.push(cmov.conds(FLOAT_CONDITIONS));
        }
        let jump = branch(format!("ucomi_{t}_jump"), format!("ucomi{suffix} {{a}}, {{b}}"), move |e| {
            Ok(flags::float(X86.compare(w, e.u(0), e.u(1))?).hold(FLOAT_CONDITIONS[e.cond]))
        });
        specs.push(jump.conds(FLOAT_CONDITIONS));
    }
    group(specs, from, "conditions");
}

fn branches(specs: &mut Vec<Spec>) {
    let jump = spec("jump", "jmp {L0}", |e| {
        e.taken = 0;
        Ok(())
    });
    specs.push(jump.branch(1).not_drawn());
    for w in [64, 32, 16, 8] {
        let size = sized(w);
        for test in ["cmp", "test"] {
            let plain = branch(format!("{test}{w}_jump"), format!("{test} {{a}}, {{b}}"), move |e| {
                Ok(flags_of(test, w, e.u(0), e.u(1)).hold(CONDITIONS[e.cond]))
            });
            let asm = plain.asm[0].1.clone();
            specs.push(plain.alternative("memory_first", asm));
            let imm = branch(format!("{test}{w}_imm_jump"), format!("{test} {{a}}, {{imm}}"), move |e| {
                Ok(flags_of(test, w, e.u(0), e.imm as u64).hold(CONDITIONS[e.cond]))
            });
            specs.push(imm.imm(immediates(w)));
            let asm = if test == "cmp" { format!("cmp {{a}}, {AT}") } else { format!("test {AT}, {{a}}") };
            let load = branch(format!("{test}{w}_load_jump"), asm, move |e| {
                Ok(flags_of(test, w, e.u(0), e.load(e.address(1), w)?).hold(CONDITIONS[e.cond]))
            });
            specs.push(load.draw(".p"));
            let load = branch(format!("{test}{w}_load_imm_jump"), format!("{test} {size} {AT}, {{imm}}"), move |e| {
                Ok(flags_of(test, w, e.load(e.address(0), w)?, e.imm as u64).hold(CONDITIONS[e.cond]))
            });
            specs.push(load.draw("p").imm(immediates(w)));
        }
        for (op, flags) in [("add", flags::add as fn(usize, u64, u64) -> Flags), ("sub", flags::sub)] {
            let f = BASIC[usize::from(op == "sub")].1;
            let asm = |b: &str| format!("{op} {{dst}}, {{{b}}}\nj{{cond}} {{L0}}\njmp {{L1}}");
            let plain = spec(format!("{op}{w}_jump"), asm("b"), move |e| {
                let (a, b) = (e.u(0), e.u(1));
                e.def(f(a, b));
                e.taken = usize::from(!flags(w, a, b).hold(CONDITIONS[e.cond]));
                Ok(())
            });
            specs.push(plain.branch(2).conds(CONDITIONS));
            let imm = spec(format!("{op}{w}_imm_jump"), asm("imm"), move |e| {
                let (a, b) = (e.u(0), e.imm as u64);
                e.def(f(a, b));
                e.taken = usize::from(!flags(w, a, b).hold(CONDITIONS[e.cond]));
                Ok(())
            });
            specs.push(imm.branch(2).conds(CONDITIONS).imm(immediates(w)));
        }
    }
    for w in [64, 32, 16] {
        let bt = branch(format!("bt{w}_jump"), "bt {a}, {bit}".into(), move |e| {
            let set = e.u(0) >> (e.u(1) % w as u64) & 1 == 1;
            Ok(set == (["c", "nc"][e.cond] == "c"))
        });
        specs.push(bt.conds(&["c", "nc"]));
        let imul = spec(format!("imul{w}_jump"), "imul {dst}, {b}\nj{cond} {L0}\njmp {L1}", move |e| {
            let product = i128::from(signed(e.u(0), w)) * i128::from(signed(e.u(1), w));
            let overflow = product != i128::from(signed(product as u64 & mask(w), w));
            e.def(product as u64);
            e.taken = usize::from(overflow != (e.cond == 0));
            Ok(())
        });
        specs.push(imul.branch(2).conds(&["o", "no"]));
    }
    let table =
        "lea {base}, [rip+{table}]\nmovsxd {offset}, dword ptr [{base}+4*{index}]\nadd {offset}, {base}\njmp {offset}";
    // The table's address differs from run to run, and nothing reads it.
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
    for w in [64, 32, 16, 8] {
        for set in ["", "_set"] {
            let done = if set.is_empty() { "" } else { "\nsete {done}" };
            let form = spec(format!("cmpxchg{w}{set}"), format!("lock cmpxchg {AT}, {{new}}{done}"), move |e| {
                let (at, expected, new) = (e.address(2), e.u(0), e.u(1));
                let old = e.load(at, w)?;
                if old == expected {
                    e.store(at, w, new)?;
                }
                e.def(old);
                if set == "_set" {
                    e.def((old == expected).into());
                }
                Ok(())
            });
            specs.push(form.draw("..p"));
        }
        let swap = spec(format!("xchg{w}_mem"), format!("xchg {AT}, {{old}}"), move |e| {
            let (at, new) = (e.address(1), e.u(0));
            let old = e.load(at, w)?;
            e.def(old);
            e.store(at, w, new)
        });
        specs.push(swap.draw(".p"));
        let add = spec(format!("xadd{w}"), format!("lock xadd {AT}, {{old}}"), move |e| {
            let (at, by) = (e.address(1), e.u(0));
            let old = e.load(at, w)?;
            e.def(old);
            e.store(at, w, old.wrapping_add(by))
        });
        specs.push(add.draw(".p"));
        for (op, f) in BASIC {
            let form = spec(format!("lock_{op}{w}"), format!("lock {op} {AT}, {{by}}"), move |e| {
                let (at, by) = (e.address(1), e.u(0));
                let old = e.load(at, w)?;
                e.store(at, w, f(old, by))
            });
            specs.push(form.draw(".p"));
            let form = spec(format!("lock_{op}{w}_imm"), format!("lock {op} {} {AT}, {{imm}}", sized(w)), move |e| {
                let (at, by) = (e.address(0), e.imm as u64);
                let old = e.load(at, w)?;
                e.store(at, w, f(old, by))
            });
            specs.push(form.draw("p").imm(immediates(w)));
        }
        let looped = format!(
            "mov {{old}}, {AT}\n{{unique}}:\nmov {{new}}, {{old}}\nsub {{new}}, {{with}}\nlock cmpxchg {AT}, {{new}}\njne {{unique}}"
        );
        let form = spec(format!("atomic{w}"), looped, move |e| {
            let (at, with) = (e.address(1), e.u(0));
            let old = e.load(at, w)?;
            e.def(old);
            e.store(at, w, old.wrapping_sub(with))
        });
        specs.push(form.draw(".p"));
    }
    for (name, w) in [("cmpxchg8b", 32), ("cmpxchg16b", 64)] {
        let form = spec(name, format!("lock {name} {AT}"), move |e| {
            let at = e.address(4);
            let (low, high) = (e.load(at, w)?, e.load(at + w as u64 / 8, w)?);
            if (low, high) == (e.u(0), e.u(1)) {
                let (low, high) = (e.u(2), e.u(3));
                e.store(at, w, low)?;
                e.store(at + w as u64 / 8, w, high)?;
            }
            e.def(low);
            e.def(high);
            Ok(())
        });
        specs.push(form.draw("....p").align(16));
    }
    // The bit may be far from the address: it is in any word that the register says.
    for w in [64, 32, 16] {
        for (op, f) in [("bts", (|a, bit| a | bit) as Binary), ("btr", |a, bit| a & !bit), ("btc", |a, bit| a ^ bit)] {
            let form = spec(format!("lock_{op}{w}_set"), format!("lock {op} {AT}, {{bit}}\nsetc {{old}}"), move |e| {
                let bit = e.u(0);
                let at = e.address(1) + bit / w as u64 * (w as u64 / 8);
                let (word, one) = (e.load(at, w)?, 1 << (bit % w as u64));
                e.def((word & one != 0).into());
                e.store(at, w, f(word, one))
            });
            specs.push(form.draw("mp"));
        }
    }
    for fence in ["mfence", "lfence", "sfence"] {
        specs.push(spec(fence, fence, |_| Ok(())));
    }
    group(specs, from, "atomics");
}

fn strings(specs: &mut Vec<Spec>) {
    let from = specs.len();
    for (w, letter) in [(64, 'q'), (32, 'd'), (16, 'w'), (8, 'b')] {
        let step = w as u64 / 8;
        let copy = spec(format!("rep_movs{w}"), format!("rep movs{letter}"), move |e| {
            for item in 0..e.u(2) {
                let read = e.load(e.u(1) + item * step, w)?;
                e.store(e.u(0) + item * step, w, read)?;
            }
            Ok(())
        });
        specs.push(copy.draw("Ppk"));
        let fill = spec(format!("rep_stos{w}"), format!("rep stos{letter}"), move |e| {
            for item in 0..e.u(2) {
                let (at, bits) = (e.u(0) + item * step, e.u(1));
                e.store(at, w, bits)?;
            }
            e.def(e.u(0) + e.u(2) * step);
            Ok(())
        });
        specs.push(fill.draw("P.k"));
    }
    let scan = spec("repne_scas8", "repne scasb", |e| {
        let (mut at, mut left) = (e.u(0), e.u(1));
        while left > 0 {
            left -= 1;
            at += 1;
            if e.load(at - 1, 8)? == e.u(2) {
                break;
            }
        }
        e.def(at);
        e.def(left);
        Ok(())
    });
    specs.push(scan.draw("pk."));
    let compare = spec("repe_cmps8_set", "repe cmpsb\nset{cond} {result}", |e| {
        let mut flags = Flags::default();
        for at in 0..e.u(2) {
            let (a, b) = (e.load(e.u(0) + at, 8)?, e.load(e.u(1) + at, 8)?);
            flags = flags::sub(8, a, b);
            if a != b {
                break;
            }
        }
        e.def(flags.hold(CONDITIONS[e.cond]).into());
        Ok(())
    });
    specs.push(compare.draw("pPk").conds(CONDITIONS));
    group(specs, from, "strings");
}

fn system(specs: &mut Vec<Spec>) {
    let from = specs.len();
    // There is no system call of the number that the recipe gives: -ENOSYS.
    for name in ["syscall3", "syscall6"] {
        let call = spec(name, "syscall", |e| {
            e.def(-38_i64 as u64);
            Ok(())
        });
        specs.push(call.draw("y"));
    }
    specs.push(spec("tls_descriptor", "call give_offset", |e| {
        e.def(0x1234_5678_9abc);
        Ok(())
    }));
    specs.push(spec("stack_probe", "call probe", |_| Ok(())));
    for name in ["nop", "pause", "endbr64"] {
        specs.push(spec(name, name, |_| Ok(())));
    }
    for name in ["prefetcht0", "prefetcht1", "prefetcht2", "prefetchnta"] {
        specs.push(spec(name, format!("{name} [{{base}}+{{disp}}]"), |_| Ok(())).draw("p"));
    }
    group(specs, from, "system");
}

/// Immediates of vector instructions.
pub const BYTE: Imm = Imm::Range(0, 255);
