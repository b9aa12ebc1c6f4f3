//! Tables made without an ISA file: many banks, banks of several words, registers of several units.
//!
//! *Input:* a seed. *Promises:* the tables keep the rules of their documentation. Each bank has one of three shapes: only
//! whole registers, registers with two halves, or pairs that are registers of their own around whole registers.

use std::borrow::Cow;

use ssara_core::TargetDesc;
use ssara_core::target::{
    Bank, BankDesc, Class, ClassDesc, ConventionDesc, FormKind, FormTable, OperandDesc, Place, Pos, Reg, RegDesc,
    RegSequence, Remat, Rest, Role, StackRules, Type, TypeDesc,
};

use crate::systematic::draw::Draw;

/// The tables so far.
#[derive(Default)]
struct Build {
    banks: Vec<BankDesc>,
    types: Vec<TypeDesc>,
    regs: Vec<RegDesc>,
    reg_units: Vec<u16>,
    /// By type: the members of its home class.
    homes: Vec<Vec<Reg>>,
    reserved: Vec<Reg>,
    words: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Whole,
    Halves,
    Pairs,
}

/// A target made without an ISA file, and a description of the steps.
pub fn draw(draw: &mut Draw) -> (TargetDesc, String) {
    let mut build = Build::default();
    let num_banks = if draw.chance(6) { TargetDesc::MAX_BANKS } else { draw.between(1, 4) };
    let mut words = Vec::new();
    for bank in 0..num_banks {
        let shape = [Shape::Whole, Shape::Halves, Shape::Pairs][draw.below(3)];
        let roots = match draw.below(12) {
            // Registers have several units, so the larger ones of these banks are huge.
            0 if num_banks < 5 => draw.between(65, 170) * if draw.chance(12) { 4 } else { 1 },
            1 => 2,
            _ => draw.between(3, 12),
        };
        build.bank(bank, shape, roots, draw);
        words.push(format!("{shape:?} x {roots}"));
    }
    let target = build.finish(draw);
    (target, format!("nothing: banks {}.", words.join(", ")))
}

impl Build {
    /// Adds a bank of `roots` roots, with its types.
    fn bank(&mut self, index: usize, shape: Shape, roots: usize, draw: &mut Draw) {
        let bank = Bank::from_index(index);
        let letter = format!("b{index}r");
        let (first_reg, first_unit) = (self.regs.len(), self.words * 64);
        let whole = Type::from_index(self.types.len());
        let second = Type::from_index(self.types.len() + 1);
        let (root_bits, root_ty) = if shape == Shape::Pairs { (64, second) } else { (32, whole) };
        self.ty(index, 32, bank, draw);
        if shape != Shape::Whole {
            self.ty(index, if shape == Shape::Halves { 16 } else { 64 }, bank, draw);
        }
        let high_halves = draw.chance(50);
        let mut unit = first_unit;
        for root in 0..roots {
            let id = Reg::from_index(self.regs.len());
            let pieces = 1 + u16::from(draw.chance(15));
            let (constant, spare) = (draw.chance(4) && roots > 4, draw.chance(6) && roots > 4);
            let usable = !constant && !spare;
            let base = RegDesc {
                bank,
                root: id,
                encoding: root as u16,
                constant: constant.then_some(0),
                cost: draw.below(3) as u8 / 2,
                ..RegDesc::default()
            };
            let span = if shape == Shape::Whole { pieces } else { 2 * pieces };
            let tuple = if shape == Shape::Pairs { 2 } else { 0 };
            let desc = RegDesc { name: format!("{letter}{root}").into(), bits: root_bits, tuple, ..base.clone() };
            self.reg(desc, Some(root_ty), unit..unit + span, usable);
            if spare {
                self.reserved.push(id);
            }
            if shape != Shape::Whole {
                let (bits, ty) = if shape == Shape::Halves { (16, second) } else { (32, whole) };
                for (half, end) in ["l", "h"].into_iter().enumerate() {
                    let start = unit + half as u16 * pieces;
                    let in_home = usable && (half == 0 || shape == Shape::Pairs || high_halves);
                    let name = format!("{letter}{root}{end}").into();
                    let desc = RegDesc { name, bits, low_bit: half as u16 * bits, rest: Rest::Keep, ..base.clone() };
                    self.reg(desc, Some(ty), start..start + pieces, in_home);
                }
            }
            unit += span;
        }
        let units = unit - first_unit;
        let bank_words = units.div_ceil(64).max(1);
        self.banks.push(BankDesc {
            name: format!("bank{index}").into(),
            first_word: self.words as u8,
            words: bank_words as u8,
            units,
            first_reg: Reg::from_index(first_reg),
            num_regs: (self.regs.len() - first_reg) as u16,
            ..BankDesc::default()
        });
        self.words += bank_words;
    }

    fn ty(&mut self, bank_index: usize, bits: u16, bank: Bank, draw: &mut Draw) {
        let size = bits / 8;
        self.types.push(TypeDesc {
            name: format!("t{bank_index}w{bits}").into(),
            bank,
            bits,
            spill_size: size,
            spill_align: 1 << draw.below(usize::from(size.trailing_zeros() as u16) + 1),
            swap: draw.chance(30),
            ..TypeDesc::default()
        });
        self.homes.push(Vec::new());
    }

    fn reg(&mut self, desc: RegDesc, ty: Option<Type>, units: std::ops::Range<u16>, in_home: bool) {
        let id = Reg::from_index(self.regs.len());
        let start = self.reg_units.len() as u32;
        self.regs.push(RegDesc { ty, units: (start, units.len() as u16), ..desc });
        self.reg_units.extend(units);
        if let (Some(ty), true) = (ty, in_home) {
            self.homes[ty.index()].push(id);
        }
    }

    /// Adds classes, forms and a convention.
    fn finish(mut self, draw: &mut Draw) -> TargetDesc {
        let mut class_regs = Vec::new();
        let mut classes = Vec::new();
        for home in &mut self.homes {
            draw.shuffle(home);
        }
        for (ty, home) in self.homes.iter().enumerate() {
            let members = (class_regs.len() as u32, home.len() as u16);
            class_regs.extend_from_slice(home);
            let (name, ty) = (self.types[ty].name.clone(), Type::from_index(ty));
            classes.push(ClassDesc { name, doc: "".into(), ty, members });
        }
        for ty in 0..self.types.len() {
            let home = &self.homes[ty];
            for number in 0..draw.below(3) {
                let mut regs = home.clone();
                draw.shuffle(&mut regs);
                let len = draw.between(1, regs.len().max(1)).min(regs.len());
                regs.truncate(len);
                let members = (class_regs.len() as u32, regs.len() as u16);
                class_regs.extend(regs);
                let name = format!("{}_{number}", self.types[ty].name).into();
                classes.push(ClassDesc { name, doc: "".into(), ty: Type::from_index(ty), members });
            }
        }
        let mut target = TargetDesc {
            name: "scratch".into(),
            banks: self.banks.into(),
            types: self.types.into(),
            regs: self.regs.into(),
            reg_units: self.reg_units.into(),
            classes: classes.into(),
            class_regs: class_regs.into(),
            set_words: self.words as u8,
            forms: FormTable::new(self.words as u8),
            reserved: self.reserved.into(),
            ..TargetDesc::default()
        };
        forms(&mut target);
        let first = convention(&target, "first", draw);
        let second = convention(&target, "second", draw);
        target.conventions = Cow::Owned(vec![first, second]);
        target
    }
}

/// A few forms for each type, and terminators.
fn forms(target: &mut TargetDesc) {
    let none = target.no_units();
    for ty in target.type_ids() {
        let class = target.home_class(ty);
        let (def, read) = (OperandDesc::reg_def(class), OperandDesc::reg_use(class));
        let any = OperandDesc::new(Role::Use, Pos::Early, class, Place::Any);
        let tied = OperandDesc::tied_def(class, 1);
        let name = target.ty(ty).name.to_string();
        let forms = &mut target.forms;
        let imm = forms.push(format!("imm_{name}"), FormKind::Op, &[def], &none);
        forms.set_remat(imm, if ty.0 % 2 == 0 { Remat::CheaperThanMove } else { Remat::CheaperThanLoad });
        let of = forms.push(format!("of_{name}"), FormKind::Op, &[def, read], &none);
        forms.set_remat(of, Remat::CheaperThanLoad);
        forms.push(format!("op_{name}"), FormKind::Op, &[def, read, read], &none);
        forms.push(format!("two_{name}"), FormKind::Op, &[tied, read, any], &none);
        let test = forms.push(format!("test_{name}"), FormKind::Branch, &[read], &none);
        forms.set_successors(test, 2);
    }
    let jump = target.forms.push("jump".to_string(), FormKind::Branch, &[], &none);
    target.forms.set_successors(jump, 1);
    target.forms.push("leave".to_string(), FormKind::Return, &[], &none);
    target.forms.push("trap".to_string(), FormKind::Trap, &[], &none);
}

/// A convention that passes values in some registers of each bank. Some of the others are callee-saved.
fn convention(target: &TargetDesc, name: &'static str, draw: &mut Draw) -> ConventionDesc {
    let mut arguments = Vec::new();
    let mut callee_saved = Vec::new();
    for bank in target.bank_ids() {
        let in_home =
            |reg: &Reg| target.reg(*reg).ty.is_some_and(|ty| target.class_regs(target.home_class(ty)).contains(reg));
        let whole: Vec<Reg> = target.whole_regs(bank).filter(in_home).collect();
        let passed = draw.below(whole.len().min(5) + 1);
        arguments.push(RegSequence { bank, regs: whole[..passed].to_vec().into(), ..RegSequence::default() });
        let kept = draw.below(whole.len() - passed + 1);
        callee_saved.extend_from_slice(&whole[whole.len() - kept..]);
    }
    let homes = target.type_ids().flat_map(|ty| target.class_regs(Class(ty.0.into())));
    let mut clobbers = target.units_of(homes.copied());
    clobbers.subtract(&target.units_of(callee_saved.iter().copied()));
    ConventionDesc {
        name: name.into(),
        results: arguments.clone().into(),
        arguments: arguments.into(),
        callee_saved: callee_saved.into(),
        clobbers: clobbers.words().to_vec().into(),
        stack: StackRules { align: 8, slot: 4, ..StackRules::default() },
        ..ConventionDesc::default()
    }
}
