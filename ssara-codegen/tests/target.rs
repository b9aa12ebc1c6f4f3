//! What a valid file becomes.

mod common;

use ssara_codegen::load;
use ssara_tables::TargetDesc;
use ssara_tables::target::{FormKind, OperandDesc, Place, Pos, Reg, Role};

fn valid() -> TargetDesc {
    target(include_str!("cases/valid.ron"))
}

fn target(source: &str) -> TargetDesc {
    let loaded = load("target.ron", source);
    let shown: Vec<String> = loaded.diagnostics.iter().map(ToString::to_string).collect();
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
    let vectors = |parts: &str, preserved: &str| {
        target(&format!(
            r#"Isa(
                name: vectors,
                banks: {{vec: Bank(
                    registers: [Family(each: 0..=31, name: "zmm{{}}", bits: 512,
                        parts: {{"ymm{{}}": 0..256, "xmm{{}}": 0..128, "xmm{{}}s": 0..32 {parts}}})],
                    values: {{v128: Value(bits: 128), v256: Value(bits: 256), v512: Value(bits: 512)}},
                )}},
                conventions: {{c: Convention(preserved: [{preserved}], stack: Stack(align: 16, slot: 8))}},
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
