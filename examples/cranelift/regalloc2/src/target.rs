//! A target description for the registers that a client allows, made once for each set of them.
//!
//! A class of the client is a bank. Its registers have the machine's numbers, up to the highest one that may be allocated.
//! Registers below it that may not be allocated exist, but they are in no class. Operands may be fixed to them and
//! instructions may clobber them. A register is one unit. The only convention has the callee-saved registers that `returns`
//! presumes. Values do not move between banks, and nothing swaps two registers. Registers that stand for places in memory
//! are registers here; `emit` translates them.

use std::borrow::Cow;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use ssara_core::target::{
    Bank, BankDesc, Class, ClassDesc, ConventionDesc, FormTable, Positions, Reg, RegDesc, StackRules, Type, TypeDesc,
};
use ssara_core::units::UnitSet;
use ssara_core::{Target, TargetDesc};

use crate::{Function, MachineEnv, PReg, PRegSet, RegClass};

const NAMES: [&str; 3] = ["int", "float", "vector"];

/// Everything on which a target depends.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    preferred: [PRegSet; 3],
    others: [PRegSet; 3],
    stack_slots: PRegSet,
    /// The registers that are presumed callee-saved.
    callee_saved: PRegSet,
    /// The units of eight bytes that a value takes in memory.
    slot_sizes: [usize; 3],
    /// Whether the target has all registers that the interface can name, not only up to the highest allocatable one.
    all: bool,
}

/// A target with the maps between the client's registers and its own.
pub struct Machine {
    key: Key,
    /// The description.
    pub desc: Target,
    /// By class: the number of its first register.
    first: [u16; 3],
    /// By class: a bit for each of its registers.
    existing: [u64; 3],
    /// The client's registers, by ours.
    pregs: Vec<PReg>,
}

impl Machine {
    /// The register, if it is one of the machine's.
    #[inline]
    pub fn reg(&self, preg: PReg) -> Option<Reg> {
        let class = preg.class() as usize;
        let exists = self.existing[class] >> preg.hw_enc() & 1 != 0;
        exists.then(|| Reg(self.first[class] + preg.hw_enc() as u16))
    }
    /// The client's name for a register.
    #[inline]
    pub fn preg(&self, reg: Reg) -> PReg {
        self.pregs[reg.index()]
    }
    /// The units of those of the registers that are the machine's.
    pub fn units(&self, regs: &PRegSet) -> UnitSet {
        let words = regs.words();
        UnitSet::from_words(&std::array::from_fn::<u64, 3, _>(|class| words[class] & self.existing[class]))
    }
    /// Whether a register stands for a place in memory.
    #[inline]
    pub fn is_stack_slot(&self, preg: PReg) -> bool {
        self.key.stack_slots.contains(preg)
    }
    /// Some register of a class that may be allocated.
    pub fn some_reg(&self, class: RegClass) -> Option<PReg> {
        self.desc.class_regs(Class(class as u16)).first().map(|&reg| self.preg(reg))
    }
    /// The units of eight bytes that a value of a class takes in memory.
    pub fn slot_size(&self, class: RegClass) -> usize {
        self.key.slot_sizes[class as usize]
    }
    /// The class of the registers that are numbered below 2 to the power of `log`.
    pub fn limited(&self, class: RegClass, log: u32) -> Class {
        Class((3 + class as u32 * LIMITS + log.min(LIMITS - 1)) as u16)
    }
}

/// By class, the units of eight bytes that a value takes in memory. Clients need not know that of a class without registers.
pub fn slot_sizes<F: Function>(func: &F, env: &MachineEnv) -> [usize; 3] {
    let regs = PRegSet::from(env);
    RegClass::ALL.map(|class| if regs.is_empty(class) { 0 } else { func.spillslot_size(class) })
}

/// Limits are 1, 2, 4 and so on up to 64.
const LIMITS: u32 = 7;

/// The maximum number of targets that are kept. A back end needs few: one for each set of registers that it allows and each
/// set of presumed callee-saved registers. Beyond the limit all kept targets are dropped.
const MAX_MACHINES: usize = 64;

/// The targets so far.
#[derive(Default)]
pub struct Machines(HashMap<Key, Machine, FxBuildHasher>);

impl Machines {
    /// The target for the registers that a client allows and those presumed `callee_saved`. With `all`, it has all registers
    /// that the interface can name.
    pub fn select(&mut self, env: &MachineEnv, slot_sizes: [usize; 3], callee_saved: PRegSet, all: bool) -> &Machine {
        let key = Key {
            preferred: env.preferred_regs_by_class,
            others: env.non_preferred_regs_by_class,
            stack_slots: env.fixed_stack_slots.iter().copied().collect(),
            callee_saved,
            slot_sizes,
            all,
        };
        if self.0.len() >= MAX_MACHINES && !self.0.contains_key(&key) {
            self.0.clear();
        }
        self.0.entry(key.clone()).or_insert_with(|| build(key))
    }
}

fn build(key: Key) -> Machine {
    let homes: [Vec<PReg>; 3] = std::array::from_fn(|class| {
        let (first, rest) = (key.preferred[class], key.others[class]);
        first.into_iter().chain(rest & first.invert()).collect()
    });
    // Half a bank more or less is felt where functions are small.
    let sizes = homes.each_ref().map(|home| {
        let highest = home.iter().map(|reg| reg.hw_enc()).max().unwrap_or(0);
        if key.all { PReg::MAX as u16 + 1 } else { (highest as u16 + 1).next_power_of_two().max(16) }
    });
    let first = [0, sizes[0], sizes[0] + sizes[1]];
    let reg = |preg: PReg| Reg(first[preg.class() as usize] + preg.hw_enc() as u16);
    // A value is as wide as its slot; a class that the machine does not have counts as 128 bits.
    let slots = key.slot_sizes.map(|size| if size == 0 { 2 } else { size as u16 });
    let mut classes = Vec::new();
    let mut class_regs: Vec<Reg> = Vec::new();
    let mut push_class = |name: String, class: usize, limit: usize| {
        let start = class_regs.len();
        class_regs.extend(homes[class].iter().filter(|preg| preg.hw_enc() < limit).map(|&preg| reg(preg)));
        classes.push(ClassDesc {
            name: Cow::Owned(name),
            doc: Cow::Borrowed(""),
            ty: Type(class as u8),
            members: (start as u32, (class_regs.len() - start) as u16),
        });
    };
    for (class, name) in NAMES.iter().enumerate() {
        push_class((*name).to_owned(), class, usize::MAX);
    }
    for (class, name) in NAMES.iter().enumerate() {
        for log in 0..LIMITS {
            push_class(format!("{name}{}", 1u32 << log), class, 1 << log);
        }
    }
    let mut clobbers = UnitSet::empty(3);
    homes.iter().flatten().for_each(|preg| clobbers.insert(preg.index() as u16));
    key.callee_saved.into_iter().for_each(|preg| clobbers.remove(preg.index() as u16));
    let pregs: Vec<PReg> = (0..3)
        .flat_map(|class| (0..sizes[class]).map(move |encoding| PReg::new(encoding.into(), RegClass::ALL[class])))
        .collect();
    let desc = TargetDesc {
        name: Cow::Borrowed("regalloc2"),
        doc: Cow::Borrowed("The registers that a client of regalloc2 allows."),
        banks: (0..3).map(|class| bank(class, first[class], sizes[class])).collect(),
        types: (0..3).map(|class| ty(class, slots[class])).collect(),
        regs: pregs.iter().map(|&preg| register(preg, reg(preg), &slots)).collect(),
        reg_units: pregs.iter().map(|preg| preg.index() as u16).collect(),
        classes: classes.into(),
        class_regs: class_regs.into(),
        set_words: 3,
        forms: FormTable::new(3),
        conventions: vec![ConventionDesc {
            name: Cow::Borrowed("env"),
            doc: Cow::Borrowed("The callee-saved registers are presumed from the returns."),
            positions: Positions::PerBank,
            callee_saved: key.callee_saved.into_iter().map(reg).collect(),
            clobbers: clobbers.words().to_vec().into(),
            stack: StackRules { align: 16, slot: 8, ..StackRules::default() },
            ..ConventionDesc::default()
        }]
        .into(),
        ..TargetDesc::default()
    };
    let desc = Target::new(desc).expect("the tables follow one scheme for all registers");
    let existing = sizes.map(|size| u64::MAX >> (64 - size));
    Machine { desc, first, existing, pregs, key }
}

fn bank(class: usize, first: u16, size: u16) -> BankDesc {
    BankDesc {
        name: Cow::Borrowed(NAMES[class]),
        doc: Cow::Borrowed(""),
        first_word: class as u8,
        words: 1,
        units: size,
        first_reg: Reg(first),
        num_regs: size,
        ..BankDesc::default()
    }
}

fn ty(class: usize, slots: u16) -> TypeDesc {
    TypeDesc {
        name: Cow::Borrowed(NAMES[class]),
        doc: Cow::Borrowed(""),
        bank: Bank(class as u8),
        bits: slots * 64,
        spill_size: slots * 8,
        spill_align: 8 << slots.trailing_zeros(),
        swap: false,
        ..TypeDesc::default()
    }
}

fn register(preg: PReg, reg: Reg, slots: &[u16; 3]) -> RegDesc {
    let class = preg.class() as usize;
    RegDesc {
        name: Cow::Owned(preg.to_string()),
        bank: Bank(class as u8),
        ty: Some(Type(class as u8)),
        root: reg,
        low_bit: 0,
        bits: slots[class] * 64,
        encoding: preg.hw_enc() as u16,
        units: (reg.index() as u32, 1),
        ..RegDesc::default()
    }
}
