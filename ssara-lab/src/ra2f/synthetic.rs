//! A target for the registers of a record, made for it.
//!
//! Three banks, `int`, `float` and `vector`, of 64 registers each, of which [`Reg`] `n` is [`PReg`] `n`. A register is one
//! unit: the format knows no overlap. Registers that are not allocatable exist, since operands may be fixed to them and
//! instructions may destroy them, but are in no class.

use std::borrow::Cow;

use ssara_core::target::{
    Bank, BankDesc, ClassDesc, ConventionDesc, FormTable, Positions, Reg, RegDesc, StackRules, TargetDesc, Type,
    TypeDesc,
};
use ssara_core::units::UnitSet;
use ssara_core::{Target, TargetErrors};

use super::machine::ENCODING_BITS;
use super::record::{Constraint, Env, Func, PREG_CLASSES, PReg, Record};

/// What the target of a record depends on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TargetKey {
    /// The registers.
    pub env: Env,
    /// Spill slots of 8 bytes that a value takes, by class.
    pub slot_sizes: [u32; 3],
    /// The limits that operands name, by class: bit `x` for the first `2^x` registers.
    pub limits: [u8; 3],
}

impl TargetKey {
    /// The key of a record.
    pub fn new(record: &Record) -> TargetKey {
        TargetKey { env: record.env.clone(), slot_sizes: record.func.slot_sizes, limits: limits(&record.func) }
    }

    /// The target: the same for the same key.
    ///
    /// # Errors
    /// When the registers of the record make no sense.
    pub fn build(&self) -> Result<Target, TargetErrors> {
        let homes: [Vec<Reg>; 3] = std::array::from_fn(|class| {
            let mut home: Vec<Reg> = Vec::new();
            for &reg in self.env.preferred[class].iter().chain(&self.env.non_preferred[class]) {
                if !home.contains(&to_reg(reg)) {
                    home.push(to_reg(reg));
                }
            }
            home
        });
        let mut classes = ClassTables::default();
        for (class, home) in homes.iter().enumerate() {
            classes.push(PREG_CLASSES[class].to_owned(), class, home);
        }
        for (class, home) in homes.iter().enumerate() {
            for log in limit_bits(self.limits[class]) {
                let members: Vec<Reg> = home.iter().copied().filter(|&reg| encoding(reg) < 1 << log).collect();
                classes.push(format!("{}{}", PREG_CLASSES[class], 1 << log), class, &members);
            }
        }
        let callee_saved: Vec<Reg> = self.env.non_preferred.iter().flatten().copied().map(to_reg).collect();
        let mut clobbers = UnitSet::empty(3);
        homes.iter().flatten().for_each(|reg| clobbers.insert(reg.0));
        callee_saved.iter().for_each(|reg| clobbers.remove(reg.0));
        // A value is as wide as its spill slot; a class that the machine does not have counts as 128 bits.
        let slots = self.slot_sizes.map(|size| if size == 0 { 2 } else { size as u16 });
        Target::new(TargetDesc {
            name: Cow::Borrowed("ra2f"),
            doc: Cow::Borrowed("The registers of a corpus record."),
            banks: (0..3).map(bank).collect(),
            types: (0..3).map(|class| ty(class, slots[class])).collect(),
            regs: (0..PReg::COUNT as u8).map(|reg| register(PReg(reg), &slots)).collect(),
            reg_units: (0..PReg::COUNT as u16).collect(),
            classes: classes.classes.into(),
            class_regs: classes.regs.into(),
            set_words: 3,
            forms: FormTable::new(3),
            conventions: vec![ConventionDesc {
                name: Cow::Borrowed("env"),
                doc: Cow::Borrowed("Preserves the registers that the record does not prefer."),
                arguments: Cow::Borrowed(&[]),
                results: Cow::Borrowed(&[]),
                positions: Positions::PerBank,
                callee_saved: callee_saved.into(),
                clobbers: clobbers.words().to_vec().into(),
                reserved: Cow::Borrowed(&[]),
                stack: StackRules { align: 16, slot: 8, ..StackRules::default() },
                ..ConventionDesc::default()
            }]
            .into(),
            ..TargetDesc::default()
        })
    }
}

/// The limits that operands name, by class.
fn limits(func: &Func) -> [u8; 3] {
    let mut limits = [0; 3];
    for operand in &func.operands {
        match operand.constraint {
            Constraint::Limit(log) if log < ENCODING_BITS => limits[operand.vreg.class() as usize] |= 1 << log,
            _ => {}
        }
    }
    limits
}

fn limit_bits(limits: u8) -> impl Iterator<Item = u8> {
    (0..ENCODING_BITS).filter(move |log| limits >> log & 1 != 0)
}

fn to_reg(reg: PReg) -> Reg {
    Reg(reg.0.into())
}

fn encoding(reg: Reg) -> u16 {
    reg.0 % 64
}

#[derive(Default)]
struct ClassTables {
    classes: Vec<ClassDesc>,
    regs: Vec<Reg>,
}

impl ClassTables {
    fn push(&mut self, name: String, class: usize, members: &[Reg]) {
        let range = (self.regs.len() as u32, members.len() as u16);
        self.regs.extend_from_slice(members);
        self.classes.push(ClassDesc {
            name: Cow::Owned(name),
            doc: Cow::Borrowed(""),
            ty: Type(class as u8),
            members: range,
        });
    }
}

fn bank(class: u8) -> BankDesc {
    BankDesc {
        name: Cow::Borrowed(PREG_CLASSES[class as usize]),
        doc: Cow::Borrowed(""),
        first_word: class,
        words: 1,
        units: 64,
        first_reg: Reg(u16::from(class) * 64),
        num_regs: 64,
        ..BankDesc::default()
    }
}

fn ty(class: usize, slots: u16) -> TypeDesc {
    TypeDesc {
        name: Cow::Borrowed(PREG_CLASSES[class]),
        doc: Cow::Borrowed(""),
        bank: Bank(class as u8),
        bits: slots * 64,
        spill_size: slots * 8,
        spill_align: 8 << slots.trailing_zeros(),
        swap: false,
        ..TypeDesc::default()
    }
}

fn register(reg: PReg, slots: &[u16; 3]) -> RegDesc {
    RegDesc {
        name: Cow::Owned(reg.to_string()),
        bank: Bank(reg.class()),
        ty: Some(Type(reg.class())),
        root: to_reg(reg),
        low_bit: 0,
        bits: slots[reg.class() as usize] * 64,
        encoding: reg.encoding().into(),
        units: (reg.0.into(), 1),
        ..RegDesc::default()
    }
}
