//! Support for tests of ssara and of its clients.
//!
//! | module | what it offers |
//! | --- | --- |
//! | this one | small targets built by hand |
//! | [`random`] | random functions for any target |
//! | [`shapes`] | functions of extreme shapes |
//! | [`tables`] | changes of tables |
//! | [`mistakes`] | mistakes in allocations |
//! | [`reference`](mod@reference) | a checker that follows the language reference |
//! | [`oracles`] | all checkers at once |
//!
//! A crate of its own, so that `ssara-core` has no feature for the tests of others.

/// The example in the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

pub mod mistakes;
pub mod oracles;
pub mod random;
pub mod reference;
pub mod shapes;
pub mod tables;

mod tuples;

pub use crate::tuples::tuple_target;

use std::borrow::Cow;

use ssara_core::target::{
    Bank, BankDesc, Class, ClassDesc, Conv, ConventionDesc, End, Form, FormKind, FormTable, OperandDesc, Place, Pos,
    Positions, Reg, RegDesc, RegSequence, Relation, Remat, Role, StackRules, Target, TargetDesc, TupleList,
    TupleListDesc, Type, TypeDesc,
};
use ssara_core::{CalleeSaves, Level, Options};

/// All levels, each with every setting for saving callee-saved registers, and with contracts.
pub const OPTIONS: [Options; 12] = [
    Options::new(Level::O0, CalleeSaves::Insert).with_contracts(),
    Options::new(Level::O1, CalleeSaves::Insert).with_contracts(),
    Options::new(Level::O2, CalleeSaves::Insert).with_contracts(),
    Options::new(Level::O3, CalleeSaves::Insert).with_contracts(),
    Options::new(Level::O0, CalleeSaves::Wrap).with_contracts(),
    Options::new(Level::O1, CalleeSaves::Wrap).with_contracts(),
    Options::new(Level::O2, CalleeSaves::Wrap).with_contracts(),
    Options::new(Level::O3, CalleeSaves::Wrap).with_contracts(),
    Options::new(Level::O0, CalleeSaves::Report).with_contracts(),
    Options::new(Level::O1, CalleeSaves::Report).with_contracts(),
    Options::new(Level::O2, CalleeSaves::Report).with_contracts(),
    Options::new(Level::O3, CalleeSaves::Report).with_contracts(),
];

/// A target of one bank `int` with the registers `r0..r{regs-1}` of one type, `int`, without forms or conventions.
pub fn scalar_target(regs: u16) -> Target {
    valid(scalar_desc(regs))
}

/// The target with these tables, which are consistent.
///
/// # Panics
/// When they are not.
pub fn valid(desc: TargetDesc) -> Target {
    Target::new(desc).unwrap_or_else(|errors| panic!("{errors}"))
}

fn scalar_desc(regs: u16) -> TargetDesc {
    let desc = |n: u16| RegDesc {
        name: Cow::Owned(format!("r{n}")),
        bank: Bank(0),
        ty: Some(Type(0)),
        root: Reg(n),
        low_bit: 0,
        bits: 64,
        encoding: n,
        units: (n.into(), 1),
        ..RegDesc::default()
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
            ..BankDesc::default()
        }]),
        types: Cow::Owned(vec![TypeDesc {
            name: Cow::Borrowed("int"),
            doc: Cow::Borrowed(""),
            bank: Bank(0),
            bits: 64,
            spill_size: 8,
            spill_align: 8,
            swap: false,
            ..TypeDesc::default()
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
        ..TargetDesc::default()
    }
}

/// Builds a target piece by piece: banks with their types and registers first, then [`TargetBuilder::seal`], then classes,
/// forms and conventions. It panics on names that do not exist, because only tests use it.
pub struct TargetBuilder {
    desc: TargetDesc,
}

impl TargetBuilder {
    /// A target without anything.
    pub fn new(name: &str) -> Self {
        let mut desc = scalar_desc(0);
        desc.name = Cow::Owned(name.to_owned());
        desc.banks = Cow::Borrowed(&[]);
        desc.types = Cow::Borrowed(&[]);
        desc.classes = Cow::Borrowed(&[]);
        desc.set_words = 0;
        TargetBuilder { desc }
    }
    /// Starts a bank; types and registers go to the last one.
    pub fn bank(&mut self, name: &str) -> Bank {
        self.desc.set_words += 1;
        self.desc.banks.to_mut().push(BankDesc {
            name: Cow::Owned(name.to_owned()),
            doc: Cow::Borrowed(""),
            first_word: self.desc.set_words - 1,
            words: 1,
            units: 0,
            first_reg: Reg::from_index(self.desc.regs.len()),
            num_regs: 0,
            ..BankDesc::default()
        });
        Bank::from_index(self.desc.banks.len() - 1)
    }
    /// A type whose spill slots are as large and as aligned as it is wide.
    pub fn ty(&mut self, name: &str, bits: u16, swap: bool) -> Type {
        self.desc.types.to_mut().push(TypeDesc {
            name: Cow::Owned(name.to_owned()),
            doc: Cow::Borrowed(""),
            bank: Bank::from_index(self.desc.banks.len() - 1),
            bits,
            spill_size: bits.div_ceil(8),
            spill_align: bits.div_ceil(8).next_power_of_two(),
            swap,
            ..TypeDesc::default()
        });
        Type::from_index(self.desc.types.len() - 1)
    }
    /// A register and its parts, `(name, lowest bit, width)`, wider parts first. Each stretch of bits between the ends
    /// of parts is a unit.
    pub fn family(&mut self, name: &str, bits: u16, parts: &[(&str, u16, u16)]) {
        let desc = &mut self.desc;
        let bank_id = Bank::from_index(desc.banks.len() - 1);
        let bank = desc.banks.to_mut().last_mut().expect("a bank was started");
        let mut cuts: Vec<u16> = parts.iter().flat_map(|&(_, low, bits)| [low, low + bits]).collect();
        cuts.extend([0, bits]);
        cuts.sort_unstable();
        cuts.dedup();
        let first_unit = u16::from(bank.first_word) * 64 + bank.units;
        let root = Reg::from_index(desc.regs.len());
        for (name, low_bit, bits) in [(name, 0, bits)].iter().chain(parts).copied() {
            let start = desc.reg_units.len();
            let atoms = cuts.windows(2).enumerate().filter(|(_, cut)| low_bit <= cut[0] && cut[1] <= low_bit + bits);
            desc.reg_units.to_mut().extend(atoms.map(|(index, _)| first_unit + index as u16));
            let ty = desc.types.iter().position(|ty| ty.bank == bank_id && ty.bits == bits);
            desc.regs.to_mut().push(RegDesc {
                name: Cow::Owned(name.to_owned()),
                bank: bank_id,
                ty: ty.map(Type::from_index),
                root,
                low_bit,
                bits,
                encoding: bank.num_regs,
                units: (start as u32, (desc.reg_units.len() - start) as u16),
                ..RegDesc::default()
            });
            bank.num_regs += 1;
        }
        bank.units += cuts.len() as u16 - 1;
        bank.words = bank.units.div_ceil(64).max(1) as u8;
        desc.set_words = bank.first_word + bank.words;
    }
    /// Ends the registers: makes the home classes of all types, from all registers that do not overlap `reserved`.
    pub fn seal(&mut self, reserved: &[&str]) {
        self.desc.reserved = Cow::Owned(self.regs(reserved));
        self.desc.forms = FormTable::new(self.desc.set_words);
        for ty in self.desc.type_ids() {
            let desc = &self.desc;
            let free = |&reg: &Reg| {
                desc.reg(reg).ty == Some(ty) && !desc.reserved.iter().any(|&reserved| desc.overlap(reg, reserved))
            };
            let members: Vec<Reg> = desc.reg_ids().filter(free).collect();
            let name = self.desc.ty(ty).name.clone();
            self.add_class(name, ty, &members);
        }
    }
    /// A class of some registers of type `ty`, in allocation order.
    pub fn class(&mut self, name: &str, ty: Type, members: &[&str]) -> Class {
        let members = self.regs(members);
        self.add_class(Cow::Owned(name.to_owned()), ty, &members)
    }
    /// A form. Clobbers are registers.
    pub fn form(&mut self, name: &str, kind: FormKind, operands: &[OperandDesc], clobbers: &[&str]) -> Form {
        let clobbers = self.desc.units_of(self.regs(clobbers));
        Form(self.desc.forms.push(name.to_owned(), kind, operands, &clobbers) as u32)
    }
    /// A branch to a certain number of blocks.
    pub fn branch(&mut self, name: &str, successors: u16, operands: &[OperandDesc]) {
        let form = self.form(name, FormKind::Branch, operands, &[]);
        self.desc.forms.set_successors(form.table_index(), successors);
    }
    /// Says of forms that their def may be computed again.
    pub fn remat(&mut self, forms: &[&str], remat: Remat) {
        for name in forms {
            let form = self.desc.find_form(name).expect(name);
            self.desc.forms.set_remat(form.table_index(), remat);
        }
    }
    /// A form with several alternatives. The name of each is the name of the form with a suffix.
    pub fn alternatives(&mut self, name: &str, alternatives: &[(&str, &[OperandDesc])]) {
        let first = self.desc.forms.len();
        for (suffix, operands) in alternatives {
            self.form(&format!("{name}{suffix}"), FormKind::Op, operands, &[]);
        }
        self.desc.forms.set_alternatives(first, first + 1..first + alternatives.len());
    }
    /// Adds a relation to a form.
    pub fn relate(&mut self, form: Form, relation: Relation) {
        self.desc.forms.relate(form.table_index(), relation);
    }
    /// A list of tuples of as many registers each, in order of preference.
    pub fn tuple_list(&mut self, name: &str, tuples: &[&[&str]]) -> TupleList {
        let start = self.desc.tuple_regs.len() as u32;
        for tuple in tuples {
            let regs = self.regs(tuple);
            self.desc.tuple_regs.to_mut().extend(regs);
        }
        let members = (start, self.desc.tuple_regs.len() as u32 - start);
        let (name, len) = (Cow::Owned(name.to_owned()), tuples.first().map_or(0, |tuple| tuple.len()) as u8);
        self.desc.tuple_lists.to_mut().push(TupleListDesc { name, doc: Cow::Borrowed(""), len, members });
        TupleList::from_index(self.desc.tuple_lists.len() - 1)
    }
    /// A convention with these registers, of any bank, for arguments and results, and these callee-saved registers.
    pub fn convention(&mut self, name: &str, arguments: &[&str], results: &[&str], callee_saved: &[&str]) -> Conv {
        let callee_saved = self.regs(callee_saved);
        let mut clobbers = self.desc.units_of(self.desc.type_ids().flat_map(|ty| {
            let home = self.desc.home_class(ty);
            self.desc.class_regs(home).to_vec()
        }));
        clobbers.subtract(&self.desc.units_of(callee_saved.iter().copied()));
        let convention = ConventionDesc {
            name: Cow::Owned(name.to_owned()),
            doc: Cow::Borrowed(""),
            arguments: Cow::Owned(self.sequences(arguments)),
            results: Cow::Owned(self.sequences(results)),
            positions: Positions::PerBank,
            callee_saved: Cow::Owned(callee_saved),
            clobbers: Cow::Owned(clobbers.words().to_vec()),
            reserved: Cow::Borrowed(&[]),
            stack: StackRules { align: 16, slot: 8, ..StackRules::default() },
            ..ConventionDesc::default()
        };
        self.desc.conventions.to_mut().push(convention);
        Conv::from_index(self.desc.conventions.len() - 1)
    }
    /// The register called `name`.
    pub fn reg(&self, name: &str) -> Reg {
        self.desc.find_reg(name).expect(name)
    }
    /// The target.
    pub fn finish(self) -> Target {
        valid(self.desc)
    }

    fn regs(&self, names: &[&str]) -> Vec<Reg> {
        names.iter().map(|name| self.reg(name)).collect()
    }
    fn sequences(&self, names: &[&str]) -> Vec<RegSequence> {
        let of_bank = |bank| {
            let regs = self.regs(names).into_iter().filter(|&reg| self.desc.reg(reg).bank == bank).collect();
            RegSequence { bank, regs: Cow::Owned(regs), ..RegSequence::default() }
        };
        self.desc.bank_ids().map(of_bank).collect()
    }
    fn add_class(&mut self, name: Cow<'static, str>, ty: Type, members: &[Reg]) -> Class {
        let start = self.desc.class_regs.len() as u32;
        self.desc.class_regs.to_mut().extend_from_slice(members);
        let members = (start, members.len() as u16);
        self.desc.classes.to_mut().push(ClassDesc { name, doc: Cow::Borrowed(""), ty, members });
        Class::from_index(self.desc.classes.len() - 1)
    }
}

/// A small machine with every feature that a table can express.
///
/// * Bank `int`: `rax`, `rcx`, `rdx`, `rbx` with the low and high bytes `al`, `ah` and so on. `r8` to `r13` with the low
///   byte `r8b` and so on. The reserved `rsp`. Types `i64` (has a swap) and `i8`; classes `abcd`, `low8`, `high8`,
///   `legacy8`.
/// * Bank `vec`: `v0` to `v7` with the low halves `d0` to `d7`. Types `f64` and `v128`; class `vlow`.
/// * Convention `std`: arguments in `rcx`, `rdx`, `r8`, `v0`, `v1`; results in `rax`, `rdx`, `v0`. Callee-saved are `rbx`,
///   `r12`, `r13` and the low halves of `v4` to `v7`. Convention `fast` reserves `r13`; callee-saved is `rbx`.
/// * Lists of tuples: `pair` (`r8` and `r9`, `r10` and `r11`, `r12` and `r13`) and `triple` (any three vectors in a row).
/// * Forms with fixed, tied, early-clobber, late, register-or-slot and slot operands, clobbers of parts, and
///   rematerialisable defs. A branch that defines a value, scratch operands, groups and all other relations, and forms with
///   several alternatives. See the source.
pub fn toy_target() -> Target {
    let mut b = TargetBuilder::new("toy");
    b.bank("int");
    let i64 = b.ty("i64", 64, true);
    let i8 = b.ty("i8", 8, false);
    for x in ["a", "c", "d", "b"] {
        b.family(&format!("r{x}x"), 64, &[(&format!("{x}l"), 0, 8), (&format!("{x}h"), 8, 8)]);
    }
    for n in 8..=13 {
        b.family(&format!("r{n}"), 64, &[(&format!("r{n}b"), 0, 8)]);
    }
    b.family("rsp", 64, &[]);
    b.bank("vec");
    let f64 = b.ty("f64", 64, false);
    let v128 = b.ty("v128", 128, false);
    for n in 0..8 {
        b.family(&format!("v{n}"), 128, &[(&format!("d{n}"), 0, 64)]);
    }
    b.seal(&["rsp"]);
    let abcd = b.class("abcd", i64, &["rax", "rcx", "rdx", "rbx"]);
    let low8 = b.class("low8", i8, &["al", "cl", "dl", "bl"]);
    let high8 = b.class("high8", i8, &["ah", "ch", "dh", "bh"]);
    let legacy8 = b.class("legacy8", i8, &["al", "cl", "dl", "bl", "ah", "ch", "dh", "bh"]);
    let vlow = b.class("vlow", v128, &["v0", "v1", "v2", "v3"]);

    let home = |ty: Type| Class(ty.0.into());
    let def = |ty: Type| OperandDesc::reg_def(home(ty));
    let read = |ty: Type| OperandDesc::reg_use(home(ty));
    let tied = |ty: Type, to| OperandDesc::tied_def(home(ty), to);
    let (rax, rdx, cl) = (b.reg("rax"), b.reg("rdx"), b.reg("cl"));
    let fixed_def = |reg| OperandDesc::fixed_def(home(i64), reg);
    let fixed_use = |reg| OperandDesc::fixed_use(home(i64), reg);
    let op = FormKind::Op;
    b.form("const64", op, &[def(i64)], &[]);
    b.form("const8", op, &[def(i8)], &[]);
    b.form("literal64", op, &[def(i64)], &[]);
    b.form("address64", op, &[def(i64)], &[]);
    b.form("fliteral", op, &[def(f64)], &[]);
    b.remat(&["literal64"], Remat::CheaperThanMove);
    b.remat(&["address64", "fliteral"], Remat::CheaperThanLoad);
    b.form("copy64", op, &[def(i64), read(i64)], &[]);
    b.form("add64", op, &[tied(i64, 1), read(i64), read(i64)], &[]);
    b.form("lea64", op, &[def(i64), read(i64), read(i64)], &[]);
    b.form("div64", op, &[fixed_def(rax), fixed_def(rdx), fixed_use(rax), fixed_use(rdx), read(i64)], &[]);
    b.form("shl64", op, &[tied(i64, 1), read(i64), OperandDesc::fixed_use(home(i8), cl)], &[]);
    b.form("widen8", op, &[def(i64), read(i8)], &[]);
    b.form("low8", op, &[OperandDesc::reg_def(low8), OperandDesc::reg_use(abcd)], &[]);
    b.form("high8", op, &[OperandDesc::reg_def(high8), OperandDesc::reg_use(low8)], &[]);
    let early = OperandDesc::new(Role::Def, Pos::Early, home(i64), Place::Class);
    b.form("early64", op, &[early, read(i64), read(i64)], &[]);
    let late = OperandDesc::new(Role::Use, Pos::Late, home(i64), Place::Class);
    b.form("late64", op, &[def(i64), late], &[]);
    let any = OperandDesc::new(Role::Use, Pos::Early, home(i64), Place::Any);
    b.form("load_any", op, &[def(i64), any], &[]);
    let slot = OperandDesc::new(Role::Use, Pos::Early, home(i64), Place::Slot);
    b.form("in_slot", op, &[def(i64), slot], &[]);
    b.form("store64", op, &[read(i64), read(i64)], &[]);
    b.form("flags", op, &[read(i64)], &["ah", "v7"]);
    b.form("fconst", op, &[def(f64)], &[]);
    b.form("fadd", op, &[def(f64), read(f64), read(f64)], &[]);
    b.form("vadd", op, &[def(v128), read(v128), OperandDesc::reg_use(vlow)], &[]);
    b.form("vbroadcast", op, &[def(v128), read(f64)], &[]);
    b.branch("jump", 1, &[]);
    b.branch("jz64", 2, &[read(i64)]);
    b.branch("loop64", 2, &[tied(i64, 1), read(i64)]);
    b.form("ret", FormKind::Return, &[], &[]);
    b.form("ret64", FormKind::Return, &[fixed_use(rax)], &[]);
    b.form("trap", FormKind::Trap, &[], &[]);
    b.form("scratch64", op, &[def(i64), read(i64), OperandDesc::scratch(home(i64), None)], &[]);
    b.form("scratch_cl", op, &[def(i64), read(i64), OperandDesc::scratch(home(i8), Some(cl))], &[]);
    b.alternatives(
        "sum64",
        &[
            ("", &[tied(i64, 1), read(i64), read(i64)]),
            ("/swapped", &[tied(i64, 2), read(i64), read(i64)]),
            ("/lea", &[def(i64), read(i64), read(i64)]),
        ],
    );
    b.alternatives("test64", &[("", &[read(i64), any]), ("/swapped", &[any, read(i64)])]);
    b.alternatives("step64", &[("", &[tied(i64, 1), read(i64)]), ("/in_slot", &[tied(i64, 1), slot])]);
    let related = |b: &mut TargetBuilder, name: &str, operands: &[OperandDesc], relations: &[Relation]| {
        let form = b.form(name, op, operands, &[]);
        relations.iter().for_each(|&relation| b.relate(form, relation));
    };
    related(&mut b, "apart64", &[def(i64), read(i64), read(i64)], &[Relation::Distinct(0, 1)]);
    let pair = b.tuple_list("pair", &[&["r8", "r9"], &["r10", "r11"], &["r12", "r13"]]);
    let triple: Vec<[String; 3]> = (0..8).map(|n| [0, 1, 2].map(|k| format!("v{}", (n + k) % 8))).collect();
    let triple: Vec<[&str; 3]> = triple.iter().map(|tuple| [0, 1, 2].map(|k| &*tuple[k])).collect();
    let triple = b.tuple_list("triple", &triple.iter().map(|tuple| &tuple[..]).collect::<Vec<_>>());
    let group = |first, list| Relation::Group { first, list };
    related(&mut b, "load_pair", &[def(i64), def(i64), read(i64)], &[group(0, pair)]);
    let cas = [tied(i64, 2), tied(i64, 3), read(i64), read(i64), read(i64)];
    related(&mut b, "cas_pair", &cas, &[group(2, pair)]);
    related(&mut b, "load3", &[def(v128), def(v128), def(v128), read(i64)], &[group(0, triple)]);
    related(&mut b, "store3", &[read(v128), read(v128), read(v128), read(i64)], &[group(0, triple)]);
    let mix = [def(i8), read(i8), read(i8)];
    related(&mut b, "mix8", &mix, &[Relation::Implies(1, high8, 0, legacy8), Relation::Implies(1, high8, 2, legacy8)]);
    related(&mut b, "zext8", &[def(i64), read(i8)], &[Relation::Same(0, 1, End::Low)]);
    related(&mut b, "vwiden", &[def(v128), read(f64), read(f64)], &[Relation::OverlapAt(0, 1, End::High)]);

    let (arguments, results) = (["rcx", "rdx", "r8", "v0", "v1"], ["rax", "rdx", "v0"]);
    b.convention("std", &arguments, &results, &["rbx", "r12", "r13", "d4", "d5", "d6", "d7"]);
    b.convention("fast", &arguments, &results, &["rbx"]);
    let r13 = b.reg("r13");
    let mut target = b.finish().into_desc();
    let fast = &mut target.conventions.to_mut()[1];
    fast.reserved = Cow::Owned(vec![r13]);
    valid(target)
}
