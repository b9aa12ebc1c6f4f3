//! Small targets built by hand, for tests.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};

use crate::target::{Bank, BankDesc, ClassDesc, FormTable, Reg, RegDesc, TargetDesc, Type, TypeDesc};

/// A target of one bank `int` with the registers `r0..r{regs-1}` of one type, `int`, without forms or conventions.
pub fn scalar_target(regs: u16) -> TargetDesc {
    let desc = |n: u16| RegDesc {
        name: Cow::Owned(format!("r{n}")),
        bank: Bank(0),
        ty: Some(Type(0)),
        root: Reg(n),
        low_bit: 0,
        bits: 64,
        encoding: n,
        units: (n.into(), 1),
    };
    let words = regs.div_ceil(64).max(1) as u8;
    TargetDesc {
        name: Cow::Borrowed("scalar"),
        doc: Cow::Owned(String::new()),
        banks: Cow::Owned(vec![BankDesc {
            name: Cow::Borrowed("int"),
            doc: Cow::Borrowed(""),
            first_word: 0,
            words,
            units: regs,
            first_reg: Reg(0),
            num_regs: regs,
        }]),
        types: Cow::Owned(vec![TypeDesc {
            name: Cow::Borrowed("int"),
            doc: Cow::Borrowed(""),
            bank: Bank(0),
            bits: 64,
            spill_size: 8,
            spill_align: 8,
            swap: false,
        }]),
        regs: Cow::Owned((0..regs).map(desc).collect()),
        reg_units: Cow::Owned((0..regs).collect()),
        classes: Cow::Owned(vec![ClassDesc {
            name: Cow::Borrowed("int"),
            doc: Cow::Borrowed(""),
            ty: Type(0),
            members: (0, regs),
        }]),
        class_regs: Cow::Owned((0..regs).map(Reg).collect::<Vec<_>>()),
        set_words: words,
        forms: FormTable::new(words),
        conventions: Cow::Borrowed(&[]),
        reserved: Cow::Borrowed(&[]),
    }
}
