//! The description of a machine as the allocator sees it: flat tables, no text format, no trait objects.
//!
//! A [`TargetDesc`] is produced in two ways that give the same type: `target!` emits one as a `static` whose tables are
//! borrowed, and the `ssara` command builds one at run time whose tables are owned. Hence the tables are [`Table`]s.
//!
//! The vocabulary, from the large to the small:
//!
//! * A [`Bank`] is a set of registers among which values move with one kind of move.
//! * A [`Type`] is a kind of value: a bank and a width. Every SSA value has exactly one type.
//! * A [`Reg`] is a named physical register or a part of one (`rax`, `eax`, `ah`).
//! * A *register unit* is the smallest piece of a bank that matters for overlap: two registers alias iff they share a
//!   unit. Units are numbered over the whole target; the units of a bank start at a multiple of 64, so that a set of
//!   units of one bank is a run of whole words (see [`BankDesc::first_word`]).
//! * A [`Class`] is a set of registers of one type, in allocation order. Each type has a *home class*: all registers in
//!   which a value of that type may live between instructions.
//! * A [`Form`] is an opcode with the constraints of its operands.
//! * A [`Conv`] is a calling convention.
//!
//! Registers of one bank are *laminar*: the units of two registers are either disjoint or one contains the other.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::units::UnitSet;

/// A table of a target description: borrowed from a `static` in generated code, owned when built at run time.
pub type Table<T> = Cow<'static, [T]>;

macro_rules! id {
    ($(#[$meta:meta])* $name:ident($repr:ty)) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name(pub $repr);
        impl $name {
            /// The position in the table of this kind of entity.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
            /// The entity at position `index` of its table.
            ///
            /// # Panics
            /// When `index` does not fit the id, which the limits of the ISA language exclude.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                assert!(index <= <$repr>::MAX as usize);
                Self(index as $repr)
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }
    };
}

id!(
    /// A bank of registers.
    Bank(u8)
);
id!(
    /// A kind of value: a bank and a width.
    Type(u8)
);
id!(
    /// A physical register, or a named part of one.
    Reg(u16)
);
id!(
    /// A register class. The first classes are the home classes of the types, in the order of the types.
    Class(u16)
);
id!(
    /// A calling convention.
    Conv(u8)
);
id!(
    /// An instruction form: of the target ([`Form::is_local`] is false), or interned in one function.
    Form(u32)
);

impl Form {
    const LOCAL: u32 = 1 << 31;

    /// The form interned in a function at position `index`.
    #[inline]
    pub const fn local(index: usize) -> Form {
        assert!(index < Form::LOCAL as usize);
        Form(index as u32 | Form::LOCAL)
    }
    /// Whether the form is interned in a function, rather than part of the target.
    #[inline]
    pub const fn is_local(self) -> bool {
        self.0 & Form::LOCAL != 0
    }
    /// The position in the table that holds the form: the target's or the function's.
    #[inline]
    pub const fn table_index(self) -> usize {
        (self.0 & !Form::LOCAL) as usize
    }
}

/// A machine: everything the allocator, the checker and the text form need to know about it.
#[derive(Clone, PartialEq, Debug)]
pub struct TargetDesc {
    /// The name of the ISA, as in `x86_64`.
    pub name: Cow<'static, str>,
    /// What the ISA file says about itself.
    pub doc: Cow<'static, str>,
    /// The banks.
    pub banks: Table<BankDesc>,
    /// The types of values; type `i` has home class `i`.
    pub types: Table<TypeDesc>,
    /// The registers. Those of a bank are consecutive, and a register comes before its parts.
    pub regs: Table<RegDesc>,
    /// The units of all registers, as ranges that [`RegDesc::units`] names.
    pub reg_units: Table<u16>,
    /// The classes.
    pub classes: Table<ClassDesc>,
    /// The members of all classes in allocation order, as ranges that [`ClassDesc::members`] names.
    pub class_regs: Table<Reg>,
    /// The number of 64-bit words in a set of units of this target.
    pub set_words: u8,
    /// The instruction forms.
    pub forms: FormTable,
    /// The calling conventions.
    pub conventions: Table<ConventionDesc>,
    /// Registers that are never allocated, whatever the convention (a stack pointer). They are in no home class.
    pub reserved: Table<Reg>,
}

/// A bank of registers.
#[derive(Clone, PartialEq, Debug)]
pub struct BankDesc {
    /// The name, as in `int`.
    pub name: Cow<'static, str>,
    /// What the ISA file says about it.
    pub doc: Cow<'static, str>,
    /// The first word of a set of units that belongs to the bank.
    pub first_word: u8,
    /// The number of words of a set of units that belong to the bank; at most [`TargetDesc::MAX_BANK_WORDS`].
    pub words: u8,
    /// The number of units of the bank, numbered from `64 * first_word`.
    pub units: u16,
    /// The first register of the bank.
    pub first_reg: Reg,
    /// The number of registers of the bank, parts included.
    pub num_regs: u16,
}

/// A type of values.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeDesc {
    /// The name, which is also that of its home class, as in `i64`.
    pub name: Cow<'static, str>,
    /// What the ISA file says about it.
    pub doc: Cow<'static, str>,
    /// The bank whose registers hold such values.
    pub bank: Bank,
    /// The width, in bits.
    pub bits: u16,
    /// The size of a spill slot, in bytes; a power of two, or a multiple of `spill_align`.
    pub spill_size: u16,
    /// The alignment of a spill slot, in bytes; a power of two.
    pub spill_align: u16,
    /// Whether the machine can exchange two registers of this type in one instruction.
    pub swap: bool,
}

/// A physical register.
#[derive(Clone, PartialEq, Debug)]
pub struct RegDesc {
    /// The name, as in `rax` or `ah`.
    pub name: Cow<'static, str>,
    /// The bank.
    pub bank: Bank,
    /// The type of values it holds; `None` for a register that no operand can name (only a clobber, say).
    pub ty: Option<Type>,
    /// The largest register that contains it; itself, if none does.
    pub root: Reg,
    /// Its lowest bit within `root`.
    pub low_bit: u16,
    /// Its width, in bits.
    pub bits: u16,
    /// The number by which the machine encodes it.
    pub encoding: u16,
    /// Its units: start and length in [`TargetDesc::reg_units`].
    pub units: (u32, u16),
}

/// A register class.
#[derive(Clone, PartialEq, Debug)]
pub struct ClassDesc {
    /// The name, as in `abcd`; a derived class (an intersection that the file does not name) is `a&b`.
    pub name: Cow<'static, str>,
    /// What the ISA file says about it.
    pub doc: Cow<'static, str>,
    /// The type of the values it holds.
    pub ty: Type,
    /// Its members in allocation order: start and length in [`TargetDesc::class_regs`].
    pub members: (u32, u16),
}

/// What an instruction form is for, as far as control flow goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum FormKind {
    /// An ordinary instruction.
    Op = 0,
    /// A terminator that goes to the successors of its block.
    Branch = 1,
    /// A terminator that leaves the function, with preserved registers as they were at entry.
    Return = 2,
    /// A terminator that never continues and owes nobody anything.
    Trap = 3,
    /// An ordinary instruction that calls.
    Call = 4,
    /// The first instruction of a function: defines what the function receives in registers.
    Entry = 5,
}

impl FormKind {
    /// All kinds, at the position of their number.
    pub const ALL: [FormKind; 6] =
        [FormKind::Op, FormKind::Branch, FormKind::Return, FormKind::Trap, FormKind::Call, FormKind::Entry];

    /// Whether an instruction of this kind ends its block, and no other does.
    #[inline]
    pub const fn is_terminator(self) -> bool {
        matches!(self, FormKind::Branch | FormKind::Return | FormKind::Trap)
    }
    /// The word for it in the text form and in ISA files.
    pub const fn name(self) -> &'static str {
        match self {
            FormKind::Op => "op",
            FormKind::Branch => "branch",
            FormKind::Return => "return",
            FormKind::Trap => "trap",
            FormKind::Call => "call",
            FormKind::Entry => "entry",
        }
    }
}

/// Whether an operand is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Role {
    /// The instruction reads the operand.
    Use,
    /// The instruction writes the operand.
    Def,
}

/// When an operand is read or written. An early operand of a use may share its register with a late def.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Pos {
    /// Uses are read, and early-clobber defs written, before anything else happens.
    Early,
    /// Ordinary defs are written, clobbers take effect, and late uses are still read.
    Late,
}

/// Where an operand must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Place {
    /// In some register of the operand's class.
    Class,
    /// In this register.
    Fixed(Reg),
    /// In the register of operand number `.0`, which is an early use; only for late defs.
    Tied(u16),
    /// In some register of the operand's class, or in a spill slot.
    Any,
    /// In a spill slot.
    Slot,
}

/// The constraint of one operand, packed in 32 bits: bit 0 role (1 = def), bit 1 position (1 = late), bits 2-4 place
/// (0 class, 1 fixed, 2 tied, 3 any, 4 slot), bits 5-15 class, bits 16-31 the register or the tied operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct OperandDesc(u32);

impl OperandDesc {
    /// The number of classes that fit the packed form.
    pub const MAX_CLASSES: usize = 1 << 11;

    /// Packs a constraint.
    ///
    /// # Panics
    /// When `class` is not below [`OperandDesc::MAX_CLASSES`].
    pub const fn new(role: Role, pos: Pos, class: Class, place: Place) -> Self {
        assert!((class.0 as usize) < Self::MAX_CLASSES);
        let (tag, payload) = match place {
            Place::Class => (0, 0),
            Place::Fixed(reg) => (1, reg.0),
            Place::Tied(operand) => (2, operand),
            Place::Any => (3, 0),
            Place::Slot => (4, 0),
        };
        Self(
            matches!(role, Role::Def) as u32
                | (matches!(pos, Pos::Late) as u32) << 1
                | tag << 2
                | (class.0 as u32) << 5
                | (payload as u32) << 16,
        )
    }
    /// An early use in some register of `class`.
    pub const fn reg_use(class: Class) -> Self {
        Self::new(Role::Use, Pos::Early, class, Place::Class)
    }
    /// A late def in some register of `class`.
    pub const fn reg_def(class: Class) -> Self {
        Self::new(Role::Def, Pos::Late, class, Place::Class)
    }
    /// An early use in `reg`, of the home class `class`.
    pub const fn fixed_use(class: Class, reg: Reg) -> Self {
        Self::new(Role::Use, Pos::Early, class, Place::Fixed(reg))
    }
    /// A late def in `reg`, of the home class `class`.
    pub const fn fixed_def(class: Class, reg: Reg) -> Self {
        Self::new(Role::Def, Pos::Late, class, Place::Fixed(reg))
    }
    /// A late def in the register of use `operand`.
    pub const fn tied_def(class: Class, operand: u16) -> Self {
        Self::new(Role::Def, Pos::Late, class, Place::Tied(operand))
    }
    /// The packed form.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }
    /// The inverse of [`OperandDesc::bits`].
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }
    /// Whether it is read or written.
    #[inline]
    pub const fn role(self) -> Role {
        if self.0 & 1 == 0 { Role::Use } else { Role::Def }
    }
    /// Whether it is written.
    #[inline]
    pub const fn is_def(self) -> bool {
        self.0 & 1 != 0
    }
    /// When it is read or written.
    #[inline]
    pub const fn pos(self) -> Pos {
        if self.0 & 2 == 0 { Pos::Early } else { Pos::Late }
    }
    /// The class.
    #[inline]
    pub const fn class(self) -> Class {
        Class((self.0 >> 5 & 0x7ff) as u16)
    }
    /// Where it must be.
    #[inline]
    pub const fn place(self) -> Place {
        let payload = (self.0 >> 16) as u16;
        match self.0 >> 2 & 7 {
            0 => Place::Class,
            1 => Place::Fixed(Reg(payload)),
            2 => Place::Tied(payload),
            3 => Place::Any,
            _ => Place::Slot,
        }
    }
}

impl fmt::Debug for OperandDesc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?} {:?} {:?}", self.role(), self.pos(), self.class(), self.place())
    }
}

/// Instruction forms in flat tables; see [`FormTable::get`].
#[derive(Clone, PartialEq, Debug)]
pub struct FormTable {
    /// Form `i` has the operands `starts[i]..starts[i + 1]`; one more entry than there are forms.
    pub starts: Table<u32>,
    /// The packed [`OperandDesc`]s of all forms.
    pub operands: Table<u32>,
    /// For each form its kind (bits 0-7) and the index of its clobber set in `sets` (bits 8-31; 0 is the empty set).
    pub attrs: Table<u32>,
    /// Sets of units, [`TargetDesc::set_words`] words each; the first is empty.
    pub sets: Table<u64>,
    /// The names of the forms.
    pub names: Table<Cow<'static, str>>,
    /// The names of the operands, parallel to `operands`; empty when the client gave none.
    pub operand_names: Table<Cow<'static, str>>,
    /// What the ISA file says about each form; may be empty as a whole.
    pub docs: Table<Cow<'static, str>>,
}

/// One instruction form.
#[derive(Clone, Copy, Debug)]
pub struct FormView<'a> {
    /// What it is for.
    pub kind: FormKind,
    /// The packed constraints of its operands.
    operands: &'a [u32],
    /// The units it destroys at its late point, over the whole target.
    pub clobbers: &'a [u64],
}

impl<'a> FormView<'a> {
    /// The number of operands.
    #[inline]
    pub fn len(&self) -> usize {
        self.operands.len()
    }
    /// Whether it has no operands.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.operands.is_empty()
    }
    /// The constraint of operand `index`.
    #[inline]
    pub fn operand(&self, index: usize) -> OperandDesc {
        OperandDesc::from_bits(self.operands[index])
    }
    /// The constraints of the operands, in order.
    #[inline]
    pub fn operands(&self) -> impl ExactSizeIterator<Item = OperandDesc> + DoubleEndedIterator + Clone + use<'a> {
        self.operands.iter().map(|&bits| OperandDesc::from_bits(bits))
    }
    /// Whether it destroys any unit.
    #[inline]
    pub fn has_clobbers(&self) -> bool {
        self.clobbers.iter().any(|&word| word != 0)
    }
}

impl FormTable {
    /// A table without forms, for sets of `set_words` words.
    pub fn new(set_words: u8) -> Self {
        FormTable {
            starts: Cow::Owned(alloc::vec![0]),
            operands: Cow::Borrowed(&[]),
            attrs: Cow::Borrowed(&[]),
            sets: Cow::Owned(alloc::vec![0; set_words as usize]),
            names: Cow::Borrowed(&[]),
            operand_names: Cow::Borrowed(&[]),
            docs: Cow::Borrowed(&[]),
        }
    }
    /// The number of forms.
    pub fn len(&self) -> usize {
        self.attrs.len()
    }
    /// Whether there are no forms.
    pub fn is_empty(&self) -> bool {
        self.attrs.is_empty()
    }
    /// The form at position `index`, where a set has `set_words` words.
    #[inline]
    pub fn get(&self, index: usize, set_words: u8) -> FormView<'_> {
        let attrs = self.attrs[index];
        let words = set_words as usize;
        let set = (attrs >> 8) as usize * words;
        FormView {
            kind: FormKind::ALL[(attrs & 0xff) as usize],
            operands: &self.operands[self.starts[index] as usize..self.starts[index + 1] as usize],
            clobbers: &self.sets[set..set + words],
        }
    }
    /// Adds a form and returns its position. Sets of units are shared; the search is linear in the number of distinct
    /// sets, of which there are few.
    pub fn push(&mut self, name: String, kind: FormKind, operands: &[OperandDesc], clobbers: &UnitSet) -> usize {
        let words = clobbers.words().len();
        let known = self.sets.chunks(words).position(|set| set == clobbers.words());
        let set = known.map_or_else(|| self.push_set(clobbers), |set| set as u32);
        self.push_with_set(name, kind, operands, set)
    }
    /// Adds a set of units, without looking for an equal one, and returns its position.
    pub fn push_set(&mut self, set: &UnitSet) -> u32 {
        let position = self.sets.len() / set.words().len();
        self.sets.to_mut().extend_from_slice(set.words());
        position as u32
    }
    /// Adds a form that clobbers the set at position `set`, below 2^24, and returns its position.
    pub fn push_with_set(&mut self, name: String, kind: FormKind, operands: &[OperandDesc], set: u32) -> usize {
        self.operands.to_mut().extend(operands.iter().map(|operand| operand.bits()));
        let end = self.operands.len() as u32;
        self.starts.to_mut().push(end);
        self.attrs.to_mut().push(kind as u32 | set << 8);
        self.names.to_mut().push(Cow::Owned(name));
        self.attrs.len() - 1
    }
}

/// Registers of one bank that a convention hands out in order.
#[derive(Clone, PartialEq, Debug)]
pub struct RegSequence {
    /// The bank of the values they are for.
    pub bank: Bank,
    /// The registers; a value goes into the part of the register that starts at its lowest bit and has the value's type.
    pub regs: Table<Reg>,
}

/// How the positions of arguments are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Positions {
    /// Each bank counts for itself: the third float takes the third float register (System V, AAPCS64).
    PerBank,
    /// All banks count together: the third argument takes the third register of its bank (Win64).
    Shared,
}

/// The stack rules of a convention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackRules {
    /// Alignment of the stack pointer at a call, in bytes.
    pub align: u16,
    /// Smallest size and alignment of a stack argument, in bytes.
    pub slot: u16,
    /// Bytes that the caller reserves below the stack arguments (the shadow space of Win64).
    pub shadow: u16,
}

/// A calling convention.
#[derive(Clone, PartialEq, Debug)]
pub struct ConventionDesc {
    /// The name, as in `sysv`.
    pub name: Cow<'static, str>,
    /// What the ISA file says about it.
    pub doc: Cow<'static, str>,
    /// Places of arguments, a sequence a bank.
    pub arguments: Table<RegSequence>,
    /// Places of results, a sequence a bank.
    pub results: Table<RegSequence>,
    /// How argument positions are counted.
    pub positions: Positions,
    /// Registers whose contents a function must leave as they were; their other parts (the upper half of `v8` where
    /// `d8` is preserved) are free.
    pub preserved: Table<Reg>,
    /// The units that a call destroys: those of all allocatable registers that are not preserved. A set of
    /// [`TargetDesc::set_words`] words.
    pub clobbers: Table<u64>,
    /// Registers that are not allocated in functions of this convention, besides [`TargetDesc::reserved`].
    pub reserved: Table<Reg>,
    /// Stack rules.
    pub stack: StackRules,
}

/// Where a convention passes a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArgPlace {
    /// In a register.
    Reg(Reg),
    /// On the stack: the offset in bytes from the start of the argument area, shadow space included.
    Stack(u32),
}

impl TargetDesc {
    /// The largest number of words that the units of one bank may take: 512 units.
    pub const MAX_BANK_WORDS: u8 = 8;

    /// The largest number of banks: as many as sets of units have room for, at [`TargetDesc::MAX_BANK_WORDS`] each.
    pub const MAX_BANKS: usize = 31;

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
    /// A class.
    #[inline]
    pub fn class(&self, class: Class) -> &ClassDesc {
        &self.classes[class.index()]
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
    /// The units of a register, in ascending order, numbered over the whole target.
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
    /// Where `conv` passes arguments of these types.
    pub fn argument_places(&self, conv: Conv, types: &[Type]) -> Vec<ArgPlace> {
        let conv = self.convention(conv);
        self.assign_places(conv, &conv.arguments, conv.positions, conv.stack.shadow.into(), types)
    }
    /// Where `conv` returns results of these types. A result for which no register is left is on the stack; what that
    /// means is up to the client.
    pub fn result_places(&self, conv: Conv, types: &[Type]) -> Vec<ArgPlace> {
        let conv = self.convention(conv);
        self.assign_places(conv, &conv.results, Positions::PerBank, 0, types)
    }

    fn assign_places(
        &self,
        conv: &ConventionDesc,
        sequences: &[RegSequence],
        positions: Positions,
        mut offset: u32,
        types: &[Type],
    ) -> Vec<ArgPlace> {
        let mut taken = alloc::vec![0usize; self.banks.len()];
        let mut places = Vec::with_capacity(types.len());
        for (index, &ty) in types.iter().enumerate() {
            let desc = self.ty(ty);
            let position = match positions {
                Positions::PerBank => taken[desc.bank.index()],
                Positions::Shared => index,
            };
            let reg = sequences
                .iter()
                .find(|sequence| sequence.bank == desc.bank)
                .and_then(|sequence| sequence.regs.get(position))
                .and_then(|&whole| self.low_part(whole, ty));
            places.push(match reg {
                Some(reg) => {
                    taken[desc.bank.index()] += 1;
                    ArgPlace::Reg(reg)
                }
                None => {
                    let size = u32::from(desc.bits).div_ceil(8).max(conv.stack.slot.into());
                    let align = size.next_power_of_two().min(conv.stack.align.max(1).into());
                    let start = offset.next_multiple_of(align);
                    offset = start + size;
                    ArgPlace::Stack(start)
                }
            });
        }
        places
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
        // `Cow` has a destructor, which constant evaluation cannot run: what is replaced is forgotten instead.
        core::mem::forget(core::mem::replace(&mut texts[index], Cow::Borrowed(literals[index])));
        index += 1;
    }
    texts
}
