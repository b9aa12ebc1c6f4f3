//! A small machine with every kind of overlap.
//!
//! | root | parts | units | |
//! | --- | --- | --- | --- |
//! | `ra`, `rb` | `wa` (0..32), `al` (0..8), `ah` (8..16) | `al`, `ah` | |
//! | `rc`, `rd`, `re` | `wc`, `cl` | one | `re` is callee-saved |
//! | `rs` | | one | reserved |
//! | `q0`, `q1` | `d0` (0..64) | one | |
//! | `q8` | `d8` (0..64) | `d8`, the other bits | `d8` is callee-saved |
//! | `q4`, `q6` | `d4` (0..64), `d5` (64..128) | `d4`, `d5` | |

use std::borrow::Cow;

use ssara_core::target::{
    Bank, BankDesc, ClassDesc, ConventionDesc, FormTable, Positions, Reg, RegDesc, RegSequence, StackRules, Target,
    TargetDesc, Type, TypeDesc,
};
use ssara_core::units::UnitSet;
use ssara_testing::valid;

const I64: Type = Type(0);
const I32: Type = Type(1);
const I8: Type = Type(2);
const V128: Type = Type(3);
const F64: Type = Type(4);

/// Name, root, low bit, type, units.
const REGS: &[(&str, &str, u16, Type, &[u16])] = &[
    ("ra", "ra", 0, I64, &[0, 1]),
    ("wa", "ra", 0, I32, &[0, 1]),
    ("al", "ra", 0, I8, &[0]),
    ("ah", "ra", 8, I8, &[1]),
    ("rb", "rb", 0, I64, &[2, 3]),
    ("wb", "rb", 0, I32, &[2, 3]),
    ("bl", "rb", 0, I8, &[2]),
    ("bh", "rb", 8, I8, &[3]),
    ("rc", "rc", 0, I64, &[4]),
    ("wc", "rc", 0, I32, &[4]),
    ("cl", "rc", 0, I8, &[4]),
    ("rd", "rd", 0, I64, &[5]),
    ("wd", "rd", 0, I32, &[5]),
    ("dl", "rd", 0, I8, &[5]),
    ("re", "re", 0, I64, &[6]),
    ("we", "re", 0, I32, &[6]),
    ("el", "re", 0, I8, &[6]),
    ("rs", "rs", 0, I64, &[7]),
    ("q0", "q0", 0, V128, &[64]),
    ("d0", "q0", 0, F64, &[64]),
    ("q1", "q1", 0, V128, &[65]),
    ("d1", "q1", 0, F64, &[65]),
    ("q8", "q8", 0, V128, &[66, 67]),
    ("d8", "q8", 0, F64, &[66]),
    ("q4", "q4", 0, V128, &[68, 69]),
    ("d4", "q4", 0, F64, &[68]),
    ("d5", "q4", 64, F64, &[69]),
    ("q6", "q6", 0, V128, &[70, 71]),
    ("d6", "q6", 0, F64, &[70]),
    ("d7", "q6", 64, F64, &[71]),
];

/// Name, bank, bits, swap.
const TYPES: &[(&str, u8, u16, bool)] =
    &[("i64", 0, 64, true), ("i32", 0, 32, true), ("i8", 0, 8, true), ("v128", 1, 128, false), ("f64", 1, 64, false)];

const CLASSES: &[(&str, Type, &[&str])] = &[
    ("i64", I64, &["ra", "rb", "rc", "rd", "re"]),
    ("i32", I32, &["wa", "wb", "wc", "wd", "we"]),
    ("i8", I8, &["al", "bl", "cl", "dl", "el"]),
    ("v128", V128, &["q0", "q1", "q8", "q4", "q6"]),
    ("f64", F64, &["d0", "d1", "d8", "d4", "d5", "d6", "d7"]),
    ("ab64", I64, &["ra", "rb"]),
    ("byte", I8, &["al", "bl", "cl", "dl", "el", "ah", "bh"]),
];

fn find(name: &str) -> Reg {
    Reg::from_index(REGS.iter().position(|reg| reg.0 == name).unwrap())
}

fn bank(name: &'static str, first_word: u8, units: u16, first: &str, num_regs: u16) -> BankDesc {
    let first_reg = find(first);
    BankDesc {
        name: name.into(),
        doc: "".into(),
        first_word,
        words: 1,
        units,
        first_reg,
        num_regs,
        ..BankDesc::default()
    }
}

fn convention(name: &'static str, callee_saved: &[&str], reserved: &[&str]) -> ConventionDesc {
    let mut clobbers = UnitSet::from_words(&[0x7f, 0xff]);
    for &unit in callee_saved.iter().flat_map(|name| REGS[find(name).index()].4) {
        clobbers.remove(unit);
    }
    let regs = |names: &[&str]| names.iter().map(|name| find(name)).collect::<Vec<_>>();
    let sequence =
        |bank, names: &[&str]| RegSequence { bank: Bank(bank), regs: regs(names).into(), ..RegSequence::default() };
    ConventionDesc {
        name: name.into(),
        doc: "".into(),
        arguments: Cow::Owned([sequence(0, &["rc", "rd"]), sequence(1, &["q0", "q1"])].into()),
        results: Cow::Owned([sequence(0, &["ra"]), sequence(1, &["q0"])].into()),
        positions: Positions::PerBank,
        callee_saved: regs(callee_saved).into(),
        clobbers: clobbers.words().to_vec().into(),
        reserved: regs(reserved).into(),
        stack: StackRules { align: 16, slot: 8, ..StackRules::default() },
        ..ConventionDesc::default()
    }
}

/// The machine. In convention `std`, `re` and `d8` are callee-saved. In `keep`, `re` is callee-saved and `rb` is reserved.
pub fn target() -> Target {
    let mut reg_units = Vec::new();
    let mut regs = Vec::new();
    for &(name, root, low_bit, ty, units) in REGS {
        let start = reg_units.len() as u32;
        reg_units.extend_from_slice(units);
        regs.push(RegDesc {
            name: name.into(),
            bank: Bank(TYPES[ty.index()].1),
            ty: Some(ty),
            root: find(root),
            low_bit,
            bits: TYPES[ty.index()].2,
            encoding: 0,
            units: (start, units.len() as u16),
            ..RegDesc::default()
        });
    }
    let mut class_regs = Vec::new();
    let mut classes = Vec::new();
    for &(name, ty, members) in CLASSES {
        let start = class_regs.len() as u32;
        class_regs.extend(members.iter().map(|name| find(name)));
        classes.push(ClassDesc { name: name.into(), doc: "".into(), ty, members: (start, members.len() as u16) });
    }
    let types = TYPES.iter().map(|&(name, bank, bits, swap)| TypeDesc {
        name: name.into(),
        doc: "".into(),
        bank: Bank(bank),
        bits,
        spill_size: bits / 8,
        spill_align: bits / 8,
        swap,
        ..TypeDesc::default()
    });
    valid(TargetDesc {
        name: "toy".into(),
        doc: Cow::Owned(String::new()),
        banks: Cow::Owned([bank("int", 0, 8, "ra", 18), bank("vec", 1, 8, "q0", 12)].into()),
        types: types.collect::<Vec<_>>().into(),
        regs: regs.into(),
        reg_units: reg_units.into(),
        classes: classes.into(),
        class_regs: class_regs.into(),
        set_words: 2,
        forms: FormTable::new(2),
        conventions: Cow::Owned([convention("std", &["re", "d8"], &[]), convention("keep", &["re"], &["rb"])].into()),
        reserved: Cow::Owned([find("rs")].into()),
        ..TargetDesc::default()
    })
}
