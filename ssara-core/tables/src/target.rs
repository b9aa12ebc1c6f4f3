//! The description of a machine as the allocator sees it: flat tables, no text format, no trait objects.
//!
//! `target!` emits a [`TargetDesc`] as a `static` with borrowed tables. The `ssara` command builds one at run time, with
//! owned tables. Hence the tables are [`Table`]s.
//!
//! A client may also make or change one by hand. Then the fields must fit together as their documentation says.
//! [`TargetDesc::validate`] checks that. A [`Target`] is a description that passed, and the allocator takes nothing else.
//! Names must differ within a table. The text form can be read back only if they are identifiers.
//!
//! The vocabulary, from the large to the small:
//!
//! * A [`Bank`] is a set of registers among which values move with one kind of move.
//! * A [`Type`] is a kind of value: a bank and a width. Every SSA value has exactly one type.
//! * A [`Reg`] is a named physical register or a part of one (`rax`, `eax`, `ah`).
//! * A *register unit* is the smallest piece of a bank that matters for overlap: two registers alias iff they share a unit.
//!   Units are numbered over the whole target. The units of a bank start at a multiple of 64. So a set of units of one bank
//!   is a run of whole words (see [`BankDesc::first_word`]).
//! * A [`Class`] is a set of registers of one type, in allocation order. Each type has a *home class*: all registers in
//!   which a value of that type may live between instructions.
//! * A [`Form`] is an opcode with the constraints of its operands.
//! * A [`Conv`] is a calling convention.
//!
//! Registers of one bank are *laminar*: the units of two registers are either disjoint or one contains the other. A tuple
//! of registers that is naturally aligned (an even/odd pair) is a register of its own that contains its members. Tuples
//! that overlap each other (any four consecutive registers) are lists of registers for operands that form a group.

use alloc::borrow::Cow;

pub use crate::arg_slot::*;
pub use crate::convention::*;
pub use crate::features::Features;
pub use crate::form::*;
pub use crate::ids::*;
pub use crate::operand::*;
pub use crate::places::ArgPlaces;
pub use crate::prices::Prices;
pub use crate::relation::{End, Relation};
pub use crate::secondary_reload::{MemoryRule, MoveRule, MoveWay};
use crate::units::UnitSet;
pub use crate::validated::{Target, TargetId};

/// A table of a target description: borrowed from a `static` in generated code, owned when built at run time.
pub type Table<T> = Cow<'static, [T]>;

/// A machine: everything the allocator, the checker and the text form need to know about it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TargetDesc {
    /// The name of the ISA, as in `x86_64`.
    pub name: Cow<'static, str>,
    /// The documentation of the ISA in its file.
    pub doc: Cow<'static, str>,
    /// The banks: at least one, at most [`TargetDesc::MAX_BANKS`].
    pub banks: Table<BankDesc>,
    /// The types of values, at most [`TargetDesc::MAX_TYPES`]; type `i` has home class `i`.
    pub types: Table<TypeDesc>,
    /// The registers, at most [`TargetDesc::MAX_REGS`]. Those of a bank are consecutive, the banks follow each other, and a
    /// register comes before its parts.
    pub regs: Table<RegDesc>,
    /// The units of all registers, as ranges that [`RegDesc::units`] names; each range is a run of consecutive units.
    pub reg_units: Table<u16>,
    /// The classes, at most [`OperandDesc::MAX_CLASSES`]: first the home classes of all types, in the order of the types.
    pub classes: Table<ClassDesc>,
    /// The members of all classes in allocation order, as ranges that [`ClassDesc::members`] names.
    pub class_regs: Table<Reg>,
    /// The number of 64-bit words in a set of units of this target: the sum of [`BankDesc::words`].
    pub set_words: u8,
    /// The instruction forms.
    pub forms: FormTable,
    /// The calling conventions, at most [`TargetDesc::MAX_CONVENTIONS`].
    pub conventions: Table<ConventionDesc>,
    /// Registers that are never allocated, whatever the convention (a stack pointer). No class has a register that overlaps
    /// one of them.
    pub reserved: Table<Reg>,
    /// The lists of tuples that groups of operands take.
    pub tuple_lists: Table<TupleListDesc>,
    /// The members of all tuples, as ranges that [`TupleListDesc::members`] names.
    pub tuple_regs: Table<Reg>,
    /// The subtarget features, at most [`Features::MAX`].
    pub features: Table<FeatureDesc>,
    /// The roles of registers beyond holding values (`stack`, `frame`, `link`).
    pub roles: Table<RoleDesc>,
    /// The witness of the certificate. These registers suffice for every form and every call even if all others are
    /// reserved at once. They are in the order of their ids. Empty if no certificate was made.
    pub sufficient: Table<Reg>,
}

/// A bank of registers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BankDesc {
    /// The name, as in `int`.
    pub name: Cow<'static, str>,
    /// The documentation in the ISA file.
    pub doc: Cow<'static, str>,
    /// The first word of a set of units that belongs to the bank: the words of banks follow each other.
    pub first_word: u8,
    /// The number of words of a set of units that belong to the bank; at most [`TargetDesc::MAX_BANK_WORDS`].
    pub words: u8,
    /// The number of units of the bank, numbered from `64 * first_word`; at most 64 a word.
    pub units: u16,
    /// The first register of the bank.
    pub first_reg: Reg,
    /// The number of registers of the bank, parts included.
    pub num_regs: u16,
    /// The number of whole registers of the bank that [`TargetDesc::sufficient`] has, or parts of them.
    pub min_regs: u16,
}

/// A type of values.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TypeDesc {
    /// The name, which is also that of its home class, as in `i64`.
    pub name: Cow<'static, str>,
    /// The documentation in the ISA file.
    pub doc: Cow<'static, str>,
    /// The bank whose registers hold such values.
    pub bank: Bank,
    /// The width, in bits; at least one.
    pub bits: u16,
    /// The size of a spill slot, in bytes: enough for `bits`, and a power of two or a multiple of `spill_align`.
    pub spill_size: u16,
    /// The alignment of a spill slot, in bytes; a power of two.
    pub spill_align: u16,
    /// Whether registers of the type grow with a vector length that is known only when the code runs. `bits` and
    /// `spill_size` are those of the shortest length. A longer one multiplies both.
    pub scalable: bool,
    /// Whether the machine can exchange two registers of this type in one instruction.
    pub swap: bool,
    /// Types of other banks whose registers can keep a spilled value as mere bits, best first: at least as wide, and none
    /// twice.
    pub spill_to: Table<Type>,
    /// What the operations cost that the allocator inserts for such values.
    pub prices: Prices,
    /// The moves between registers of the type that are no single instruction.
    pub moves: Table<MoveRule>,
    /// The registers of the type of which loads and stores take a scratch register.
    pub memory: Table<MemoryRule>,
    /// Other allocation orders for functions with certain features. The first one counts whose feature a function has.
    pub orders: Table<FeatureOrder>,
}

/// Registers that come first in the classes of a type, in functions that have a feature.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FeatureOrder {
    /// The features.
    pub features: Features,
    /// The registers, of the type. The other members of a class follow in their own order.
    pub first: Table<Reg>,
}

/// A physical register.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RegDesc {
    /// The name, as in `rax` or `ah`.
    pub name: Cow<'static, str>,
    /// The bank.
    pub bank: Bank,
    /// The type of the values that it holds, of its bank and width. `None` for a register that no operand can name, such as
    /// one that occurs only as a clobber. Registers of one type share no units.
    pub ty: Option<Type>,
    /// The largest register that contains it; itself, if none does. In the table, all parts follow it directly.
    pub root: Reg,
    /// Its lowest bit within `root`; 0 for a root. The bits of two registers of a root are disjoint, or one contains those
    /// of the other.
    pub low_bit: u16,
    /// Its width, in bits; at least one.
    pub bits: u16,
    /// The number by which the machine encodes it.
    pub encoding: u16,
    /// Its units: start and length in [`TargetDesc::reg_units`]. There is at least one, and the root has all of them.
    /// Registers that share bits share units. If the units of one register are a proper subset of those of another, the
    /// other register is wider.
    pub units: (u32, u16),
    /// The additional cost of each use, compared with the cheapest register of its kind: for example, bytes of a longer
    /// encoding.
    pub cost: u8,
    /// What a write to it does to the other bits of its whole register (see [`TargetDesc::whole`]). If those bits do
    /// not keep their content, its units include those of all other parts of the whole register.
    pub rest: Rest,
    /// The number of whole registers that make up this tuple and have all its bits; 0 if it is no tuple.
    pub tuple: u8,
    /// The value it always has, if it is a constant. No class has a register that overlaps it.
    pub constant: Option<u64>,
    /// The features without which it does not exist.
    pub features: Features,
}

/// What a write to a part of a register does to the other bits of the register.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Rest {
    /// It stays.
    #[default]
    Keep,
    /// It becomes zero.
    Zero,
    /// It is undefined afterwards.
    Undefined,
}

/// Tuples of registers from which a group of operands takes one.
#[derive(Clone, PartialEq, Debug)]
pub struct TupleListDesc {
    /// The name, as in `quad`.
    pub name: Cow<'static, str>,
    /// The documentation in the ISA file.
    pub doc: Cow<'static, str>,
    /// The number of registers in a tuple; at least one.
    pub len: u8,
    /// The members of all its tuples, one tuple after the other in order of preference, all of one bank: start and length
    /// in [`TargetDesc::tuple_regs`].
    pub members: (u32, u32),
}

/// A subtarget feature.
#[derive(Clone, PartialEq, Debug)]
pub struct FeatureDesc {
    /// The name, as in `avx512`.
    pub name: Cow<'static, str>,
    /// The documentation in the ISA file.
    pub doc: Cow<'static, str>,
    /// Whether functions have it unless they say otherwise.
    pub default: bool,
}

/// A register with a role of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct RoleDesc {
    /// The role, as in `stack`.
    pub name: Cow<'static, str>,
    /// The register.
    pub reg: Reg,
}

/// A register class.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ClassDesc {
    /// The name, as in `abcd`; a derived class (an intersection that the file does not name) is `a&b`.
    pub name: Cow<'static, str>,
    /// The documentation in the ISA file.
    pub doc: Cow<'static, str>,
    /// The type of the values it holds.
    pub ty: Type,
    /// Its members in allocation order, all of type `ty` and none twice: start and length in
    /// [`TargetDesc::class_regs`].
    pub members: (u32, u16),
}

impl TargetDesc {
    /// Maximum number of words that the units of one bank may take: 4,096 units.
    pub const MAX_BANK_WORDS: u8 = 64;

    /// Maximum number of banks. A set of units can hold this many, at [`TargetDesc::MAX_BANK_WORDS`] words each.
    pub const MAX_BANKS: usize = 31;

    /// Maximum number of types: as many as their ids can number.
    pub const MAX_TYPES: usize = 255;

    /// Maximum number of registers: as many as their ids can number.
    pub const MAX_REGS: usize = 65_535;

    /// Maximum number of conventions: as many as their ids can number.
    pub const MAX_CONVENTIONS: usize = 255;

    /// The banks.
    pub fn bank_ids(&self) -> impl ExactSizeIterator<Item = Bank> + use<> {
        (0..self.banks.len()).map(Bank::from_index)
    }
    /// The types.
    pub fn type_ids(&self) -> impl ExactSizeIterator<Item = Type> + use<> {
        (0..self.types.len()).map(Type::from_index)
    }
    /// The registers.
    pub fn reg_ids(&self) -> impl ExactSizeIterator<Item = Reg> + use<> {
        (0..self.regs.len()).map(Reg::from_index)
    }
    /// The classes.
    pub fn class_ids(&self) -> impl ExactSizeIterator<Item = Class> + use<> {
        (0..self.classes.len()).map(Class::from_index)
    }
    /// The registers of a bank, parts included.
    pub fn bank_regs(&self, bank: Bank) -> impl ExactSizeIterator<Item = Reg> + use<> {
        let bank = &self.banks[bank.index()];
        (bank.first_reg.0..bank.first_reg.0 + bank.num_regs).map(Reg)
    }
    /// A type.
    #[inline]
    pub fn ty(&self, ty: Type) -> &TypeDesc {
        &self.types[ty.index()]
    }
    /// A register.
    #[inline]
    pub fn reg(&self, reg: Reg) -> &RegDesc {
        &self.regs[reg.index()]
    }
    /// The registers that `root`, a largest register, consists of: itself, and then its parts.
    pub fn parts(&self, root: Reg) -> impl Iterator<Item = Reg> {
        let parts = self.regs[root.index()..].iter().take_while(move |part| part.root == root);
        (root.0..).map(Reg).zip(parts).map(|(reg, _)| reg)
    }
    /// The whole register of `reg`: the largest register that contains `reg` and is no tuple. A tuple is its own whole
    /// register.
    pub fn whole(&self, reg: Reg) -> Reg {
        let desc = self.reg(reg);
        let around = |other: &RegDesc| {
            other.low_bit <= desc.low_bit
                && u32::from(desc.low_bit) + u32::from(desc.bits) <= u32::from(other.low_bit) + u32::from(other.bits)
        };
        let candidate = |&other: &Reg| self.reg(other).tuple == 0 && around(self.reg(other));
        if desc.tuple > 0 { reg } else { self.parts(desc.root).find(candidate).unwrap_or(reg) }
    }
    /// The whole registers of a bank, in the order of their ids.
    pub fn whole_regs(&self, bank: Bank) -> impl Iterator<Item = Reg> {
        self.bank_regs(bank).filter(|&reg| self.reg(reg).tuple == 0 && self.whole(reg) == reg)
    }
    /// A class.
    #[inline]
    pub fn class(&self, class: Class) -> &ClassDesc {
        &self.classes[class.index()]
    }
    /// The tuples of a list, in order of preference.
    pub fn tuples(&self, list: TupleList) -> impl ExactSizeIterator<Item = &[Reg]> {
        let TupleListDesc { len, members: (start, count), .. } = self.tuple_lists[list.index()];
        self.tuple_regs[start as usize..start as usize + count as usize].chunks_exact(usize::from(len).max(1))
    }
    /// The features that functions have unless they say otherwise.
    pub fn default_features(&self) -> Features {
        let defaults = self.features.iter().enumerate().filter(|(_, feature)| feature.default);
        defaults.fold(Features::NONE, |set, (index, _)| set.union(Features::single(index)))
    }
    /// The register with this role, as in `stack`.
    pub fn role(&self, name: &str) -> Option<Reg> {
        self.roles.iter().find(|role| role.name == name).map(|role| role.reg)
    }
    /// The class of all registers in which values of type `ty` may live.
    #[inline]
    pub fn home_class(&self, ty: Type) -> Class {
        Class(ty.0.into())
    }
    /// The members of a class, in allocation order.
    #[inline]
    pub fn class_regs(&self, class: Class) -> &[Reg] {
        let (start, len) = self.class(class).members;
        &self.class_regs[start as usize..start as usize + len as usize]
    }
    /// The units of a register, which are consecutive, numbered over the whole target.
    #[inline]
    pub fn reg_units(&self, reg: Reg) -> &[u16] {
        let (start, len) = self.reg(reg).units;
        &self.reg_units[start as usize..start as usize + len as usize]
    }
    /// The empty set of units of this target.
    pub fn no_units(&self) -> UnitSet {
        UnitSet::empty(self.set_words)
    }
    /// The units of some registers.
    pub fn units_of(&self, regs: impl IntoIterator<Item = Reg>) -> UnitSet {
        let mut set = self.no_units();
        for reg in regs {
            for &unit in self.reg_units(reg) {
                set.insert(unit);
            }
        }
        set
    }
    /// Whether two registers share a unit.
    pub fn overlap(&self, a: Reg, b: Reg) -> bool {
        self.reg_units(a).iter().any(|unit| self.reg_units(b).contains(unit))
    }
    /// Whether the bits of `part` are among those of `reg`, which may be the same register.
    pub fn contains(&self, reg: Reg, part: Reg) -> bool {
        let (outer, inner) = (self.reg(reg), self.reg(part));
        let end = |reg: &RegDesc| u32::from(reg.low_bit) + u32::from(reg.bits);
        outer.root == inner.root && outer.low_bit <= inner.low_bit && end(inner) <= end(outer)
    }
    /// The register of type `ty` that is or is a part of `reg` and starts at the lowest bit of `reg`.
    pub fn low_part(&self, reg: Reg, ty: Type) -> Option<Reg> {
        let whole = self.reg(reg);
        self.bank_regs(whole.bank).find(|&part| {
            let part = self.reg(part);
            part.ty == Some(ty) && part.root == whole.root && part.low_bit == whole.low_bit && part.bits <= whole.bits
        })
    }
    /// The register called `name`.
    pub fn find_reg(&self, name: &str) -> Option<Reg> {
        self.regs.iter().position(|reg| reg.name == name).map(Reg::from_index)
    }
    /// The type called `name`.
    pub fn find_type(&self, name: &str) -> Option<Type> {
        self.types.iter().position(|ty| ty.name == name).map(Type::from_index)
    }
    /// The class called `name`.
    pub fn find_class(&self, name: &str) -> Option<Class> {
        self.classes.iter().position(|class| class.name == name).map(Class::from_index)
    }
    /// The form called `name`.
    pub fn find_form(&self, name: &str) -> Option<Form> {
        self.forms.names.iter().position(|form| form == name).map(|index| Form(index as u32))
    }
    /// The convention called `name`.
    pub fn find_convention(&self, name: &str) -> Option<Conv> {
        self.conventions.iter().position(|conv| conv.name == name).map(Conv::from_index)
    }
    /// A convention.
    pub fn convention(&self, conv: Conv) -> &ConventionDesc {
        &self.conventions[conv.index()]
    }
}

/// A table of registers from their bare ids, for generated code.
pub const fn regs<const N: usize>(ids: [u16; N]) -> [Reg; N] {
    let mut regs = [Reg(0); N];
    let mut index = 0;
    while index < N {
        regs[index] = Reg(ids[index]);
        index += 1;
    }
    regs
}

/// A table of borrowed texts, for generated code: an array of plain literals costs the compiler much less than an array
/// of `Cow::Borrowed` ones.
pub const fn texts<const N: usize>(literals: [&'static str; N]) -> [Cow<'static, str>; N] {
    let mut texts = [const { Cow::Borrowed("") }; N];
    let mut index = 0;
    while index < N {
        // `Cow` has a destructor, which constant evaluation cannot run. So the replaced text is forgotten instead.
        core::mem::forget(core::mem::replace(&mut texts[index], Cow::Borrowed(literals[index])));
        index += 1;
    }
    texts
}
