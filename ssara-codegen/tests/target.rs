//! What a valid file becomes.

use crate::common;
use ssara_codegen::load;
use ssara_tables::target::{FormKind, MoveWay, OperandDesc, Place, Pos, Reg, Role};
use ssara_tables::{Target, TargetDesc};

fn valid() -> Target {
    target(include_str!("cases/valid.ron"))
}

fn target(source: &str) -> Target {
    let loaded = load("target.ron", source);
    // Tuples are looked at here without forms that take them.
    let others = loaded.diagnostics.iter().filter(|diagnostic| diagnostic.code.id() != "W0005");
    let shown: Vec<String> = others.map(ToString::to_string).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n\n"));
    loaded.target.expect("there is no error")
}

fn reg(target: &TargetDesc, name: &str) -> Reg {
    target.find_reg(name).unwrap_or_else(|| panic!("no register {name}"))
}

fn units(target: &TargetDesc, name: &str) -> Vec<u16> {
    target.reg_units(reg(target, name)).to_vec()
}

fn members(target: &TargetDesc, class: &str) -> Vec<String> {
    let class = target.find_class(class).unwrap_or_else(|| panic!("no class {class}"));
    target.class_regs(class).iter().map(|&reg| target.reg(reg).name.to_string()).collect()
}

fn operands(target: &TargetDesc, form: &str) -> Vec<OperandDesc> {
    let form = target.find_form(form).unwrap_or_else(|| panic!("no form {form}"));
    target.forms.get(form.table_index(), target.set_words).operands().collect()
}

#[test]
fn high_and_low_bytes_are_the_units_of_the_old_registers() {
    let target = valid();
    assert_eq!(units(&target, "rax"), [0, 1]);
    assert_eq!(units(&target, "eax"), [0, 1]);
    assert_eq!(units(&target, "ax"), [0, 1]);
    assert_eq!(units(&target, "al"), [0]);
    assert_eq!(units(&target, "ah"), [1]);
    assert_eq!(units(&target, "rsi"), units(&target, "sil"));
    assert_eq!(target.banks[0].units, 4 * 2 + 12);
}

#[test]
fn a_partly_preserved_register_has_a_unit_for_what_is_left() {
    let target = valid();
    assert_eq!(target.banks[1].first_word, 1);
    assert_eq!(units(&target, "ymm0"), [64]);
    assert_eq!(units(&target, "xmm0"), [64]);
    assert_eq!(units(&target, "xmm6"), [70]);
    assert_eq!(units(&target, "ymm6"), [70, 71]);
    let win64 = target.convention(target.find_convention("win64").unwrap());
    let clobbers = |unit: u16| win64.clobbers[usize::from(unit / 64)] >> (unit % 64) & 1 != 0;
    assert!(clobbers(64) && !clobbers(70) && clobbers(71));
}

#[test]
fn a_call_clobbers_all_but_preserved_and_reserved_registers() {
    let target = valid();
    let sysv = target.convention(target.find_convention("sysv").unwrap());
    let clobbered = |name: &str| {
        let hit = |unit: &u16| sysv.clobbers[usize::from(unit / 64)] >> (unit % 64) & 1 != 0;
        units(&target, name).iter().filter(|unit| hit(unit)).count()
    };
    for name in ["rax", "rcx", "rdx"] {
        assert_eq!(clobbered(name), 2, "{name}");
    }
    for name in ["rsi", "rdi", "r8", "r11", "ymm0"] {
        assert_eq!(clobbered(name), 1, "{name}");
    }
    for name in ["rbx", "rbp", "r12", "r15", "rsp"] {
        assert_eq!(clobbered(name), 0, "{name}");
    }
    assert!(units(&target, "xmm15").iter().all(|&unit| sysv.clobbers[1] >> (unit % 64) & 1 != 0));
}

#[test]
fn registers_come_before_their_parts_with_their_encodings() {
    let target = valid();
    let names: Vec<&str> = target.regs.iter().take(5).map(|reg| &*reg.name).collect();
    assert_eq!(names, ["rax", "eax", "ax", "al", "ah"]);
    let encoding = |name: &str| target.reg(reg(&target, name)).encoding;
    assert_eq!((encoding("rbx"), encoding("ebx"), encoding("bh")), (3, 3, 7));
    assert_eq!((encoding("rsp"), encoding("r8"), encoding("r15b")), (4, 8, 15));
    assert_eq!(encoding("xmm9"), 9);
    assert_eq!(target.reg(reg(&target, "ah")).low_bit, 8);
}

#[test]
fn home_classes_follow_the_order_of_the_bank() {
    let target = valid();
    let order = ["rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "rbx", "r12", "r13", "r14", "r15", "rbp"];
    assert_eq!(members(&target, "i64"), order);
    assert_eq!(members(&target, "i8").first().unwrap(), "al");
    assert!(!members(&target, "i8").contains(&"ah".to_string()));
    assert!(!members(&target, "i32").contains(&"esp".to_string()));
    assert_eq!(target.home_class(target.find_type("i32").unwrap()), target.find_class("i32").unwrap());
    assert_eq!(members(&target, "abcd8"), ["al", "cl", "dl", "bl"]);
    assert_eq!(members(&target, "high8"), ["ah", "ch", "dh", "bh"]);
    assert_eq!(members(&target, "quad"), ["r9d", "eax", "r8d", "ebx"]);
}

#[test]
fn classes_go_on_with_the_order_of_their_kind() {
    let target = target(
        r#"Isa(
            name: orders,
            banks: {int: Bank(registers: [Family(each: 0..=7, name: "r{}", bits: 64)], order: [r1],
                              values: {i64: Value(bits: 64, order: [r7, r5])})},
            classes: {
                plain: Class(of: i64, except: [r2]),
                own: Class(of: i64, except: [r2], order: [r5]),
            },
            forms: {a: Form(operands: {a: Use(plain), b: Use(own)})},
        )"#,
    );
    assert_eq!(members(&target, "i64"), ["r7", "r5", "r1", "r0", "r2", "r3", "r4", "r6"]);
    assert_eq!(members(&target, "plain"), ["r7", "r5", "r1", "r0", "r3", "r4", "r6"]);
    assert_eq!(members(&target, "own"), ["r5", "r7", "r1", "r0", "r3", "r4", "r6"]);
}

#[test]
fn classes_meet_in_derived_classes() {
    let target = valid();
    assert_eq!(members(&target, "legacy32&quad"), ["eax", "ebx"]);
    assert!(target.find_class("abcd8&high8").is_none(), "they have nothing in common");
    assert!(target.find_class("abcd8&i8").is_none(), "it is abcd8");
    let meet = target.find_class("legacy32&quad").unwrap();
    let both = operands(&target, "mixed");
    assert_eq!((both[0].class(), both[1].class()), (meet, meet));
}

#[test]
fn templates_expand_to_a_form_per_combination() {
    let target = valid();
    let form = target.find_form("xor16").unwrap();
    assert_eq!(target.forms.docs[form.table_index()], "dst = a xor b.");
    let i16 = target.find_class("i16").unwrap();
    assert_eq!(
        operands(&target, "xor16"),
        [
            OperandDesc::tied_def(i16, 1),
            OperandDesc::reg_use(i16),
            OperandDesc::new(Role::Use, Pos::Early, i16, Place::Any),
        ]
    );
    let i32 = target.find_class("i32").unwrap();
    assert_eq!(operands(&target, "div32")[1], OperandDesc::fixed_def(i32, reg(&target, "edx")));
    assert_eq!(target.forms.docs[target.find_form("mov_ri64").unwrap().table_index()], "dst = {imm}.");
    assert_eq!(target.forms.len(), 1 + 20 + 2 + 3 + 8);
}

#[test]
fn forms_keep_their_operands_kinds_and_clobbers() {
    let target = valid();
    let atomic = target.find_form("atomic_loop").unwrap().table_index();
    let view = target.forms.get(atomic, target.set_words);
    assert_eq!((view.operand(0).pos(), view.operand(1).pos()), (Pos::Early, Pos::Late));
    assert_eq!(view.clobbers, target.units_of([reg(&target, "rax")]).words());
    let start = target.forms.starts[atomic] as usize;
    assert_eq!(target.forms.operand_names[start..start + 2], ["dst", "addr"]);
    let kind = |name: &str| target.forms.get(target.find_form(name).unwrap().table_index(), target.set_words).kind;
    assert_eq!((kind("jz64"), kind("trap"), kind("vadd")), (FormKind::Branch, FormKind::Trap, FormKind::Op));
}

#[test]
fn forms_that_pass_the_checks_are_valid_for_the_allocator() {
    common::assert_forms_are_valid(&valid());
}

#[test]
fn wide_vectors_have_the_units_that_conventions_and_forms_tell_apart() {
    let vectors = |parts: &str, callee_saved: &str| {
        target(&format!(
            r#"Isa(
                name: vectors,
                banks: {{vec: Bank(
                    registers: [Family(each: 0..=31, name: "zmm{{}}", bits: 512,
                        parts: {{"ymm{{}}": 0..256, "xmm{{}}": 0..128, "xmm{{}}s": 0..32 {parts}}})],
                    values: {{v128: Value(bits: 128), v256: Value(bits: 256), v512: Value(bits: 512)}},
                )}},
                conventions: {{c: Convention(preserved: [{callee_saved}], stack: Stack(align: 16, slot: 8))}},
            )"#
        ))
    };
    // Nothing tells the pieces of a register apart: they are one unit.
    let sysv = vectors("", "");
    assert_eq!(sysv.banks[0].units, 32);
    assert_eq!(units(&sysv, "xmm6s"), units(&sysv, "zmm6"));
    // The convention does.
    let win64 = vectors("", r#""xmm6..=xmm15""#);
    assert_eq!(win64.banks[0].units, 32 + 10);
    assert_eq!(units(&win64, "xmm6").len(), 1);
    assert_eq!(units(&win64, "xmm6s"), units(&win64, "xmm6"));
    assert_eq!(units(&win64, "ymm6").len(), 2);
    assert_eq!(units(&win64, "ymm6"), units(&win64, "zmm6"));
    // A name for the rest of a register makes it something of its own.
    let upper = vectors(r#", "ymm{}_upper": 128..256"#, "");
    assert_eq!(units(&upper, "zmm0"), [0, 1]);
    assert_eq!(units(&upper, "xmm0"), [0]);
    assert_eq!(units(&upper, "ymm0_upper"), [1]);
}

#[test]
fn classes_are_closed_under_repeated_intersection() {
    let target = target(
        r#"Isa(
            name: lattice,
            banks: {int: Bank(registers: [Family(each: 0..=7, name: "r{}", bits: 64)], values: {i64: Value(bits: 64)})},
            classes: {
                a: Class(of: i64, except: [r0]),
                c: Class(of: i64, except: [r2], order: [r7, r6]),
                b: Class(of: i64, except: [r1]),
                same_as_ab: Class(of: i64, except: [r0, r1]),
            },
            forms: {f: Form(operands: {w: Use(a), x: Use(b), y: Use(c), z: Use(same_as_ab)})},
        )"#,
    );
    let names: Vec<&str> = target.classes.iter().map(|class| &*class.name).collect();
    assert_eq!(names, ["i64", "a", "c", "b", "same_as_ab", "a&c", "b&c", "c&same_as_ab"]);
    assert_eq!(members(&target, "a&c"), ["r7", "r6", "r1", "r3", "r4", "r5"], "in the order that the file gives");
    assert_eq!(members(&target, "c&same_as_ab").len(), 5);
    // Any two classes that overlap meet in a class.
    let sets: Vec<Vec<Reg>> = target
        .class_ids()
        .map(|class| {
            let mut members = target.class_regs(class).to_vec();
            members.sort();
            members
        })
        .collect();
    for a in &sets {
        for b in &sets {
            let common: Vec<Reg> = a.iter().copied().filter(|reg| b.contains(reg)).collect();
            assert!(common.is_empty() || sets.contains(&common));
        }
    }
}

#[test]
fn aarch64_vectors_are_preserved_by_halves() {
    let target = target(
        r#"Isa(
            name: a64,
            banks: {vec: Bank(
                registers: [Family(each: 0..=31, name: "q{}", bits: 128,
                    parts: {"d{}": 0..64, "s{}": 0..32, "h{}": 0..16, "b{}": 0..8})],
                values: {f32: Value(bits: 32), f64: Value(bits: 64), v128: Value(bits: 128)},
            )},
            conventions: {aapcs64: Convention(preserved: ["d8..=d15"], stack: Stack(align: 16, slot: 8))},
        )"#,
    );
    assert_eq!(units(&target, "q0").len(), 1);
    assert_eq!(units(&target, "d8").len(), 1);
    assert_eq!(units(&target, "q8").len(), 2);
    assert_eq!(units(&target, "b8"), units(&target, "d8"));
    assert_eq!(target.banks[0].units, 32 + 8);
    let clobbers = target.conventions[0].clobbers[0];
    assert_eq!(units(&target, "q8").iter().map(|unit| clobbers >> unit & 1).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn aarch32_registers_pack_and_the_upper_ones_have_no_single_parts() {
    let target = target(
        r#"Isa(
            name: a32,
            banks: {vfp: Bank(
                registers: [
                    Family(each: 0..=7, name: "q{}", bits: 128, parts: {
                        "d{2n}": 0..64, "d{2n+1}": 64..128,
                        "s{4n}": 0..32, "s{4n+1}": 32..64, "s{4n+2}": 64..96, "s{4n+3}": 96..128,
                    }),
                    Family(each: 8..=15, name: "q{}", bits: 128, parts: {"d{2n}": 0..64, "d{2n+1}": 64..128}),
                ],
                values: {
                    f32: Value(bits: 32, order: ["s0..=s31"]),
                    f64: Value(bits: 64, order: ["d0..=d31"]),
                    v128: Value(bits: 128),
                },
            )},
            conventions: {aapcs: Convention(
                arguments: {vfp: ["s0..=s15"]}, preserved: ["d8..=d15"], stack: Stack(align: 8, slot: 4),
            )},
        )"#,
    );
    assert_eq!(units(&target, "q1"), [4, 5, 6, 7]);
    assert_eq!(units(&target, "d3"), [6, 7]);
    assert_eq!(units(&target, "s7"), [7]);
    assert_eq!(units(&target, "d16").len(), 1);
    assert_eq!(units(&target, "q8").len(), 2);
    assert!(target.find_reg("s32").is_none());
    assert_eq!(target.banks[0].units, 32 + 16);
    assert_eq!(target.reg(reg(&target, "d31")).encoding, 31);
    assert_eq!(members(&target, "f32")[..3], ["s0", "s1", "s2"]);
    assert!(target.overlap(reg(&target, "s1"), reg(&target, "q0")));
    assert!(!target.overlap(reg(&target, "s1"), reg(&target, "d1")));
}

/// The banks, and what follows them, of a machine of one's own.
fn machine(rest: &str) -> Target {
    target(&format!("Isa(name: machine, {rest})"))
}

fn names(target: &TargetDesc) -> Vec<&str> {
    target.regs.iter().map(|reg| &*reg.name).collect()
}

fn tuples(target: &TargetDesc, list: &str) -> Vec<String> {
    let list = target.tuple_lists.iter().position(|tuples| tuples.name == list).expect("a list of this name");
    let tuples = target.tuples(ssara_tables::target::TupleList::from_index(list));
    tuples.map(|regs| regs.iter().map(|&reg| &*target.reg(reg).name).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn named_tuples_are_registers_around_their_members() {
    let target = machine(
        r#"banks: {int: Bank(
            registers: [Family(each: 0..=6, name: "r{}", bits: 16, encoding: 8, parts: {"l{}": 0..8, "h{}": 8..16})],
            tuples: {
                pair: Tuple(of: ["r0..=r6"], length: 2, align: 2, name: "{}_{}", doc: "Pairs."),
                four: Tuple(of: ["r0..=r6"], length: 4, align: 4, name: "{}x4"),
            },
            values: {i8: Value(bits: 8), i16: Value(bits: 16), i32: Value(bits: 32), i64: Value(bits: 64)},
            order: [r3, r5, r4, r1],
        )},
        conventions: {c: Convention(preserved: [r1, "r4..=r5"], stack: Stack(align: 2, slot: 2))}"#,
    );
    let expected = "r0x4 r0_r1 r2_r3 r0 r1 r2 r3 l0 h0 l1 h1 l2 h2 l3 h3 r4_r5 r4 r5 l4 h4 l5 h5 r6 l6 h6";
    assert_eq!(names(&target).join(" "), expected);
    let place = |name: &str| {
        let desc = target.reg(reg(&target, name));
        (&*target.reg(desc.root).name, desc.low_bit, desc.bits, desc.encoding, desc.tuple)
    };
    assert_eq!(place("r0x4"), ("r0x4", 0, 64, 8, 4));
    assert_eq!(place("r2_r3"), ("r0x4", 32, 32, 10, 2));
    assert_eq!(place("r3"), ("r0x4", 48, 16, 11, 0));
    assert_eq!(place("h3"), ("r0x4", 56, 8, 11, 0));
    assert_eq!(place("l6"), ("r6", 0, 8, 14, 0));
    assert_eq!(units(&target, "r0_r1"), [0, 1, 2, 3]);
    assert_eq!(units(&target, "h3"), [7]);
    assert_eq!(units(&target, "r4_r5"), [8, 9, 10, 11]);
    let whole = |name: &str| &*target.reg(target.whole(reg(&target, name))).name;
    assert_eq!((whole("h3"), whole("r3"), whole("r2_r3"), whole("l6")), ("r3", "r3", "r2_r3", "r6"));
    let wholes: Vec<&str> =
        target.whole_regs(target.reg(reg(&target, "r0")).bank).map(|reg| &*target.reg(reg).name).collect();
    assert_eq!(wholes.join(" "), "r0 r1 r2 r3 r4 r5 r6");
    // A tuple comes where the last of its members does, and a member's place in a tuple says nothing about its order.
    assert_eq!(members(&target, "i16"), ["r3", "r5", "r4", "r1", "r0", "r2", "r6"]);
    assert_eq!(members(&target, "i32"), ["r4_r5", "r0_r1", "r2_r3"]);
    assert_eq!(members(&target, "i64"), ["r0x4"]);
    assert_eq!(members(&target, "i8")[..2], ["l3", "l5"]);
    assert_eq!(tuples(&target, "pair"), ["r0 r1", "r2 r3", "r4 r5"]);
    // What is preserved may be one member only.
    let clobbers = target.conventions[0].clobbers[0];
    assert_eq!(clobbers, 0b11_0000_1111_0011, "all units but those of r1, r4 and r5");
}

#[test]
fn tuples_have_gaps_wrap_around_and_begin_where_the_file_says() {
    let target = machine(
        r#"banks: {fp: Bank(
            registers: [Family(each: 0..=15, name: "f{}", bits: 64)],
            tuples: {
                quad: Tuple(of: ["f0..=f15"], length: 2, stride: 2, name: "{}q", high_first: true,
                            first: [f0, f1, f4, f5, f8, f9, f12, f13]),
                wrapped: Tuple(of: ["f12..=f15"], length: 3, wrap: true),
                holes: Tuple(of: [f1, f2, f3, f5, f6], length: 2),
                even: Tuple(of: ["f1..=f6"], length: 2, align: 2),
            },
            values: {f64: Value(bits: 64), f128: Value(bits: 128)},
        )}"#,
    );
    assert_eq!(tuples(&target, "quad")[..3], ["f0 f2", "f1 f3", "f4 f6"]);
    assert_eq!(tuples(&target, "wrapped"), ["f12 f13 f14", "f13 f14 f15", "f14 f15 f12", "f15 f12 f13"]);
    assert_eq!(tuples(&target, "holes"), ["f1 f2", "f2 f3", "f5 f6"]);
    assert_eq!(tuples(&target, "even"), ["f2 f3", "f4 f5"]);
    assert_eq!(names(&target)[..7], ["f0q", "f0", "f2", "f1q", "f1", "f3", "f4q"]);
    // The first of the two holds the high half, and lends the pair its number.
    let low_bit = |name: &str| target.reg(reg(&target, name)).low_bit;
    assert_eq!((low_bit("f0"), low_bit("f2"), target.reg(reg(&target, "f1q")).encoding), (64, 0, 1));
    assert_eq!(members(&target, "f64")[..4], ["f0", "f1", "f2", "f3"]);
    assert_eq!(target.low_part(reg(&target, "f0q"), target.find_type("f64").unwrap()), Some(reg(&target, "f2")));
}

#[test]
fn a_write_that_destroys_the_rest_takes_its_named_parts() {
    let vectors = |rest: &str, callee_saved: &str| {
        machine(&format!(
            r#"banks: {{vec: Bank(
                registers: [Family(each: 0..=1, name: "v{{}}", bits: 128, parts: {{
                    "lo{{}}": Part(bits: 0..64, rest: {rest}), "hi{{}}": 64..96}})],
                values: {{v64: Value(bits: 64), v128: Value(bits: 128)}},
            )}},
            conventions: {{c: Convention(preserved: [{callee_saved}], stack: Stack(align: 2, slot: 2))}}"#
        ))
    };
    let kept = vectors("keep", "");
    assert_eq!((units(&kept, "lo0"), units(&kept, "hi0"), units(&kept, "v0")), (vec![0], vec![1], vec![0, 1]));
    // The low half destroys the high one: they cannot hold two values, though the high half leaves the low one alone.
    let zeroed = vectors("zero", "");
    assert_eq!((units(&zeroed, "lo0"), units(&zeroed, "hi0"), units(&zeroed, "v0")), (vec![0], vec![0], vec![0]));
    let kept_apart = vectors("zero", "hi1");
    assert_eq!((units(&kept_apart, "lo1"), units(&kept_apart, "hi1")), (vec![1, 2], vec![2]));
    assert_eq!(kept_apart.conventions[0].clobbers[0], 0b11);
    assert_eq!(zeroed.reg(reg(&zeroed, "lo1")).rest, ssara_tables::target::Rest::Zero);
    assert!(!zeroed.overlap(reg(&zeroed, "lo0"), reg(&zeroed, "lo1")));
    // Where nothing has a name there is nothing to destroy: only the low half of `v8` is preserved.
    let a64 = machine(
        r#"banks: {vec: Bank(
            registers: [Family(each: 0..=15, name: "v{}", bits: 128, parts: {"d{}": Part(bits: 0..64, rest: zero)})],
            values: {f64: Value(bits: 64), v128: Value(bits: 128)},
        )},
        conventions: {c: Convention(preserved: ["d8..=d15"], stack: Stack(align: 2, slot: 2))}"#,
    );
    assert_eq!((units(&a64, "d0").len(), units(&a64, "d8").len(), units(&a64, "v8").len()), (1, 1, 2));
    assert_eq!(a64.conventions[0].clobbers[0] & 0x300, 0x200, "the high half of v8");
}

#[test]
fn registers_know_their_costs_features_constants_and_roles() {
    let target = machine(
        r#"features: {wide: Feature(doc: "Sixteen more."), tiny: Feature(default: false), odd: Feature(default: true)},
        banks: {int: Bank(
            registers: [
                Family(each: 0..=7, name: "r{}", bits: 32, parts: {"b{}": 0..8}),
                Family(each: 8..=15, name: "r{}", bits: 32, requires: [wide], parts: {"b{}": 0..8}),
                Family(name: zero, bits: 32, constant: 513, encoding: 31, parts: {zb: 0..8, zc: 8..16}),
                Family(name: sp, bits: 32, encoding: 30),
            ],
            tuples: {pair: Tuple(of: ["r0..=r15"], length: 2, align: 2, name: "{}p", requires: [odd])},
            cost_per_use: {1: ["r8..=r15", r3], 2: [b2]},
            values: {i8: Value(bits: 8), i32: Value(bits: 32), i64: Value(bits: 64)},
        ),
        pred: Bank(registers: [Family(each: 0..=3, name: "p{}", bits: 8)], values: {p: Value(bits: 8, spill_to: [i8])})},
        reserved: [sp],
        roles: {stack: sp, link: r7},
        classes: {upper: Class(of: i32, registers: ["r8..=r15"], requires: [wide])},
        forms: {f: Form(requires: [wide], operands: {dst: Def(upper)}), discard: Form(operands: {dst: Def(fixed: zero)})}"#,
    );
    let desc = |name: &str| target.reg(reg(&target, name));
    let cost = |name: &str| desc(name).cost;
    assert_eq!([cost("r0"), cost("r3"), cost("b3"), cost("r2"), cost("b2"), cost("r8")], [0, 1, 1, 0, 2, 1]);
    assert_eq!([cost("r0p"), cost("r2p"), cost("r14p")], [0, 2, 1]);
    let wide = ssara_tables::target::Features::single(0);
    let odd = ssara_tables::target::Features::single(2);
    assert_eq!((desc("b9").features, desc("r8p").features, desc("r0p").features), (wide, wide.union(odd), odd));
    assert_eq!(target.default_features(), wide.union(odd));
    assert_eq!((desc("zero").constant, desc("zb").constant, desc("zc").constant), (Some(513), Some(1), Some(2)));
    assert_eq!(desc("r0").constant, None);
    let home = members(&target, "i32");
    assert!(
        !home.contains(&"zero".to_string()) && home.contains(&"r15".to_string()) && !home.contains(&"sp".to_string())
    );
    assert_eq!((target.role("stack"), target.role("frame")), (Some(reg(&target, "sp")), None));
    let p = target.find_type("p").unwrap();
    assert_eq!(target.ty(p).spill_to[..], [target.find_type("i8").unwrap()]);
}

#[test]
fn moves_and_memory_take_scratch_registers() {
    let target = target(
        r#"Isa(name: demo, banks: {
            int: Bank(registers: [Family(each: 0..=3, name: "r{}", bits: 64)], values: {i64: Value(bits: 64)}),
            flag: Bank(registers: [Family(each: 0..=1, name: "c{}", bits: 1)],
                       values: {c: Value(bits: 1, moves: Through(low), memory: [Through(of: last, scratch: i64)])}),
            tile: Bank(registers: [Family(each: 0..=1, name: "t{}", bits: 64)], values: {t: Value(bits: 64, moves: none)}),
        }, classes: {low: Class(of: i64, registers: [r0, r1]), last: Class(of: c, registers: [c1])})"#,
    );
    let [c0, c1, t0, t1] = ["c0", "c1", "t0", "t1"].map(|name| reg(&target, name));
    let [c, t] = ["c", "t"].map(|name| target.find_type(name).unwrap());
    let class = |name: &str| target.find_class(name).unwrap();
    assert_eq!(target.move_way(c, c0, c1), Some(MoveWay::Through(class("low"))));
    assert_eq!(target.move_way(t, t0, t1), Some(MoveWay::ThroughMemory));
    assert_eq!([c0, c1].map(|reg| target.memory_scratch(c, reg)), [None, Some(class("i64"))]);
    // A move by way of another register costs two moves, one through memory a store and a load.
    assert_eq!([c, t].map(|ty| target.ty(ty).prices.r#move), [40, 500]);
}

#[test]
fn prices_of_operands_in_slots_follow_from_loads_and_stores() {
    let target = target(
        "Isa(
            name: priced,
            banks: {int: Bank(
                registers: [Family(each: 0..=3, name: \"r{}\", bits: 64, parts: {\"w{}\": 0..32})],
                prices: Prices(load: 6, store: 3),
                values: {i64: Value(bits: 64), i32: Value(bits: 32, prices: Prices(slot_read: 0.5, slot_write: 0.25))},
            )},
            forms: {a: Form(operands: {dst: Def(i64), src: Use(i32)})},
        )",
    );
    let prices = |name: &str| target.ty(target.find_type(name).expect("a type")).prices;
    assert_eq!((prices("i64").slot_read, prices("i64").slot_write), (300, 150));
    assert_eq!((prices("i32").slot_read, prices("i32").slot_write, prices("i32").load), (50, 25, 600));
}

#[test]
fn tuple_costs_as_much_as_its_members_unless_its_kind_says_otherwise() {
    let target = target(
        "Isa(
            name: priced,
            banks: {int: Bank(
                registers: [Family(each: 0..=7, name: \"r{}\", bits: 32)],
                tuples: {\"x{n}\": Tuple(for: {n: [2, 4]}, of: [\"r0..=r7\"], length: \"{n}\", align: \"{n}\", name: \"{}x{n}\")},
                prices: Prices(load: 6, store: 3),
                values: {
                    i32: Value(bits: 32),
                    i64: Value(bits: 64, prices: Prices(load: 7)),
                    i128: Value(bits: 128),
                },
            )},
            forms: {a: Form(operands: {dst: Def(i128), src: Use(i64), other: Use(i32)})},
        )",
    );
    let prices = |name: &str| target.ty(target.find_type(name).expect("a type")).prices;
    let of = |name: &str| (prices(name).load, prices(name).store, prices(name).r#move, prices(name).slot_read);
    assert_eq!(of("i32"), (600, 300, 20, 300));
    assert_eq!(of("i64"), (700, 600, 40, 350));
    assert_eq!(of("i128"), (2400, 1200, 80, 1200));
}
