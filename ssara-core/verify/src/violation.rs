//! The violations that the checker reports, and their messages.

use alloc::vec::Vec;
use core::fmt;

use ssara_ir::ir::{Function, Inst, OtherTarget, Value};
use ssara_ir::output::{Edit, Loc, Point, Slot};
use ssara_tables::ErrorList;
use ssara_tables::target::{ArgSlot, Class, End, Form, Reg, Relation, TargetDesc, Type};

/// What is wrong with an allocation, in the order in which it was found.
pub type Violations = ErrorList<Violation>;

/// One thing that is wrong with an allocation. Prints with the numbers of registers; [`Violation::display`] gives
/// their names.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Words { violation: self, names: Naming::default() })]
#[non_exhaustive]
pub enum Violation {
    /// The function was made for another target. Nothing else is checked.
    OtherTarget(OtherTarget),
    /// The locations are not parallel to the operands of the function.
    OperandCount {
        /// The number of operands.
        expected: usize,
        /// The number of locations.
        found: usize,
    },
    /// The frame or the layout of its slots is wrong.
    Frame(FrameFault),
    /// The list of saved registers has a wrong entry.
    Saved {
        /// The register of the entry.
        reg: Reg,
        /// What is wrong with it.
        fault: SavedFault,
    },
    /// An edit cannot be carried out, or does something that no edit may do.
    Edit {
        /// Where the edit is.
        point: Point,
        /// The edit.
        edit: Edit,
        /// What is wrong with it.
        fault: EditFault,
    },
    /// An operand's location does not satisfy its constraint.
    Operand {
        /// The instruction.
        inst: Inst,
        /// The operand's position among the operands of the instruction.
        operand: usize,
        /// The value that the operand reads or writes.
        value: Value,
        /// The location that the allocation gives it.
        loc: Loc,
        /// What is wrong with it.
        fault: OperandFault,
    },
    /// The allocation chooses a wrong alternative for an instruction.
    Alternative {
        /// The instruction.
        inst: Inst,
        /// The chosen form.
        form: Form,
        /// What is wrong with it.
        fault: AlternativeFault,
    },
    /// At a return, a callee-saved register does not hold its content at entry, and the client does not restore it.
    NotPreserved {
        /// The return.
        inst: Inst,
        /// The register, as the convention names it.
        reg: Reg,
        /// What it holds.
        found: Content,
    },
    /// A derived reference lives through a safepoint at which its base has no location.
    NoBase {
        /// The safepoint.
        inst: Inst,
        /// The derived reference.
        value: Value,
        /// Its base.
        base: Value,
    },
}

/// What can be wrong with the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FrameFault {
    /// The alignment is not a power of two.
    Align(u32),
    /// A slot reaches beyond its area of the frame.
    SlotOutside {
        /// The slot.
        slot: Slot,
        /// Where it ends.
        end: u64,
        /// Where the frame ends.
        size: u32,
    },
    /// A slot outside of the frame that is not the place of any operand.
    NotAnArgSlot(Slot),
    /// Two slots have bytes in common.
    SlotsOverlap(Slot, Slot),
    /// An area of the frame is larger than its slots need, by its alignment or more.
    TooLarge {
        /// Where the last slot ends.
        needed: u64,
        /// The size of the frame.
        size: u32,
    },
}

/// What can be wrong with an entry of the list of saved registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SavedFault {
    /// The convention of the function does not name it among the callee-saved registers.
    NotCalleeSaved,
    /// The convention names it before the register of an earlier entry, or the entry repeats one.
    OutOfOrder,
    /// The code writes the register, and the list has no entry for it.
    Unlisted,
    /// Neither the register nor its slot holds the register's content at entry.
    NotInSlot {
        /// The first instruction of the block after which that is so.
        inst: Inst,
        /// The slot.
        slot: Slot,
    },
    /// Its slot cannot hold it.
    Slot(SlotFault),
}

/// What can be wrong with the alternative that is chosen for an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AlternativeFault {
    /// There is no such instruction.
    NoSuchInst,
    /// The entry follows one of a later instruction, or repeats one.
    OutOfOrder,
    /// The form is no alternative of that of the instruction.
    NoAlternative,
}

/// Why a slot cannot hold something of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SlotFault {
    /// There is no such slot.
    Unknown(Slot),
    /// It is among the scalable slots and the type is not scalable, or the other way round.
    WrongArea {
        /// The slot.
        slot: Slot,
        /// The type that is to be held.
        ty: Type,
    },
    /// It has too few bytes.
    TooSmall {
        /// The slot.
        slot: Slot,
        /// The type that is to be held.
        ty: Type,
        /// The bytes it takes.
        needed: u32,
        /// The bytes of the slot.
        size: u32,
    },
    /// Its offset or the frame is not aligned enough.
    Misaligned {
        /// The slot.
        slot: Slot,
        /// The type that is to be held.
        ty: Type,
        /// The alignment it needs, in bytes.
        align: u32,
        /// The offset of the slot.
        offset: u32,
    },
}

/// What can be wrong with an edit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EditFault {
    /// It follows an edit of this later point.
    OutOfOrder(Point),
    /// There is no such instruction or edge.
    NoSuchPoint,
    /// It is on an edge of a computed jump, which cannot be split.
    OnComputedEdge,
    /// The target has no such register, or the function lacks a feature that the register requires.
    NoSuchReg(Reg),
    /// There is no such type.
    NoSuchType(Type),
    /// The register does not have the type of the edit.
    WrongType(Reg),
    /// There is no such value.
    NoSuchValue,
    /// The instruction that defines the value cannot be rematerialised.
    NotAgain,
    /// It names another number of registers than the instruction that defines the value has uses.
    RematUses {
        /// The number of uses.
        needed: usize,
        /// The number of registers.
        named: usize,
    },
    /// It rematerialises a value into a register that is not in the class of the def, or from one that is not in that of a
    /// use.
    NotInClass(Reg, Class),
    /// The machine has no exchange of two registers of this type.
    NoSwap,
    /// The machine has no move between these registers, with a scratch register or without.
    NoMove,
    /// The machine makes it with a scratch register of this class, and the edit before it at its point names none.
    NoScratch(Class),
    /// It names a scratch register that is not in this class, which the next edit takes, or that the next edit names.
    WrongScratch(Class),
    /// It names a scratch register, and the next edit at its point takes none.
    IdleScratch,
    /// It writes a register that is reserved by the target, the convention or the function.
    Reserved(Reg),
    /// It writes a register that is not in the home class of the edit's type. No operand of the instruction before or
    /// after the edit is in that register.
    NotAllocatable(Reg),
    /// It writes, before the entry instruction, a register in which the function receives a value.
    OverwritesArgument(Reg),
    /// It writes, before the entry instruction, a slot in the area of the arguments.
    OverwritesIncoming(Slot),
    /// Its slot cannot hold the type of the edit.
    Slot(SlotFault),
}

/// What can be wrong with the location of an operand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OperandFault {
    /// There is no location, although the block is reachable.
    Missing,
    /// There is no such register.
    NoSuchReg,
    /// It is a slot where a register is needed.
    NeedsReg,
    /// It is a register where a slot is needed.
    NeedsSlot,
    /// The register is not in the operand's class.
    NotInClass(Class),
    /// The register is reserved by the target, the convention or the function.
    Reserved,
    /// It is not this register, to which the constraint fixes the operand.
    NotFixed(Reg),
    /// It is not this place on the stack, which the constraint gives.
    NotInArgSlot(ArgSlot),
    /// It is not the location of the use to which the def is tied.
    NotTied {
        /// The position of the use.
        to: usize,
        /// The location of the use.
        expected: Loc,
    },
    /// The slot cannot hold the value.
    Slot(SlotFault),
    /// The def overlaps the def at this position.
    OverlapsDef(usize),
    /// The early def overlaps the use at this position. The use may be read after the def is written.
    EarlyDefOverUse(usize),
    /// The late use overlaps the def at this position. The def may be written before the use is read.
    LateUseUnderDef(usize),
    /// The late use or the def overlaps the clobbers of the instruction.
    Clobbered,
    /// The return reads a register that the client restores before it.
    Restored,
    /// The registers of this and of other operands do not fulfil this relation.
    Unrelated(Relation),
    /// The location does not hold the value that the instruction is to read.
    WrongContent(Content),
}

/// The known content of a location.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Content {
    /// The symbols that all cells of the location hold. There can be several if they are known to be equal.
    pub whole: Vec<Symbol>,
    /// The symbols that some units of the location hold, but not all.
    pub partial: Vec<Symbol>,
}

/// Something that a location can hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Symbol {
    /// A value of the function.
    Value(Value),
    /// What a callee-saved register held when the function was entered.
    Entry(Reg),
}

/// A violation with named registers; made by [`Violation::display`].
#[derive(Debug)]
pub struct DisplayViolation<'a> {
    violation: &'a Violation,
    names: Naming<'a>,
}

impl<'a> DisplayViolation<'a> {
    /// The same with the [names](Function::value_name) that `func` has for values.
    pub fn with_names(self, func: &'a Function) -> Self {
        DisplayViolation { names: Naming { func: Some(func), ..self.names }, ..self }
    }
}

impl Violation {
    /// The instruction that it is about, if it is about one, and the position of the operand.
    pub fn place(&self) -> Option<(Inst, Option<usize>)> {
        match *self {
            Violation::Operand { inst, operand, .. } => Some((inst, Some(operand))),
            Violation::Alternative { inst, .. }
            | Violation::NotPreserved { inst, .. }
            | Violation::NoBase { inst, .. }
            | Violation::Edit { point: Point::Before(inst), .. }
            | Violation::Saved { fault: SavedFault::NotInSlot { inst, .. }, .. } => Some((inst, None)),
            Violation::Edit { point: Point::Edge(_), .. }
            | Violation::OtherTarget(_)
            | Violation::OperandCount { .. }
            | Violation::Frame(_)
            | Violation::Saved { .. } => None,
        }
    }
    /// The violation with the names of `target`.
    pub fn display<'a>(&'a self, target: &'a TargetDesc) -> DisplayViolation<'a> {
        DisplayViolation { violation: self, names: Naming { target: Some(target), func: None } }
    }
}

impl fmt::Display for DisplayViolation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Words { violation: self.violation, names: self.names }.fmt(f)
    }
}

/// What has names for the things that a violation mentions. Without it they are numbers.
#[derive(Clone, Copy, Default, Debug)]
struct Naming<'a> {
    target: Option<&'a TargetDesc>,
    func: Option<&'a Function>,
}

/// A violation as a message.
struct Words<'a> {
    violation: &'a Violation,
    names: Naming<'a>,
}

/// One of the things a violation mentions, for printing.
#[derive(Clone, Copy)]
enum Term {
    Reg(Reg),
    Type(Type),
    Class(Class),
    Loc(Loc),
    Symbol(Symbol),
    Point(Point),
    Edit(Edit),
}

impl fmt::Display for Words<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.violation {
            Violation::OtherTarget(other) => other.fmt(f),
            Violation::OperandCount { expected, found } => {
                write!(f, "the function has {expected} operands, the allocation {found} locations")
            }
            Violation::Frame(fault) => frame_words(fault, f),
            Violation::Saved { reg, fault } => {
                write!(f, "saved register {}: ", self.term(Term::Reg(*reg)))?;
                match fault {
                    SavedFault::NotCalleeSaved => write!(f, "it is not callee-saved in the convention"),
                    SavedFault::OutOfOrder => write!(f, "repeated, or not in the order of the convention"),
                    SavedFault::Unlisted => write!(f, "written, but missing from the list"),
                    SavedFault::NotInSlot { inst, slot } => {
                        write!(f, "after {inst}, neither it nor {slot} holds what it held at entry")
                    }
                    SavedFault::Slot(fault) => self.slot(fault, f),
                }
            }
            Violation::Edit { point, edit, fault } => {
                write!(f, "{}, `{}`: ", self.term(Term::Point(*point)), self.term(Term::Edit(*edit)))?;
                self.edit(fault, f)
            }
            Violation::Operand { inst, operand, value, loc, fault } => {
                write!(f, "{inst}, operand {operand}, {} in {}: ", self.value(*value), self.term(Term::Loc(*loc)))?;
                self.operand(fault, f)
            }
            Violation::Alternative { inst, form, fault } => {
                write!(f, "{inst} as {form:?}: ")?;
                f.write_str(match fault {
                    AlternativeFault::NoSuchInst => "there is no such instruction",
                    AlternativeFault::OutOfOrder => "follows the entry of a later instruction, or repeats one",
                    AlternativeFault::NoAlternative => "the form is not an alternative of the instruction's form",
                })
            }
            Violation::NotPreserved { inst, reg, found } => {
                write!(f, "{inst}: {} must hold what it held at entry, but holds ", self.term(Term::Reg(*reg)))?;
                self.content(found, f)
            }
            Violation::NoBase { inst, value, base } => {
                let (value, base) = (self.value(*value), self.value(*base));
                write!(
                    f,
                    "{inst}: {value} lives through this safepoint, but {base}, from which it is derived, has no location; a late \
                     use at place `any` keeps {base} alive"
                )
            }
        }
    }
}

fn frame_words(fault: &FrameFault, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match fault {
        FrameFault::Align(align) => write!(f, "frame: alignment {align} is not a power of two"),
        FrameFault::SlotOutside { slot, end, size } => {
            write!(f, "frame: {slot} ends at byte {end}, the frame at byte {size}")
        }
        FrameFault::NotAnArgSlot(slot) => {
            write!(f, "frame: {slot} is outside of the frame, and no operand gives its place")
        }
        FrameFault::SlotsOverlap(a, b) => write!(f, "frame: {a} and {b} overlap"),
        FrameFault::TooLarge { needed, size } => write!(f, "frame: {size} bytes for slots that end at byte {needed}"),
    }
}

impl Words<'_> {
    fn value(&self, value: Value) -> impl fmt::Display {
        self.term(Term::Symbol(Symbol::Value(value)))
    }
    fn term(&self, term: Term) -> impl fmt::Display {
        Named { term, names: self.names }
    }

    fn slot(&self, fault: &SlotFault, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match fault {
            SlotFault::Unknown(slot) => write!(f, "there is no {slot}"),
            SlotFault::WrongArea { slot, ty } => {
                write!(f, "{slot} is not in the area of the frame for {}", self.term(Term::Type(*ty)))
            }
            SlotFault::TooSmall { slot, ty, needed, size } => {
                write!(f, "{slot} has {size} bytes, {} takes {needed}", self.term(Term::Type(*ty)))
            }
            SlotFault::Misaligned { slot, ty, align, offset } => {
                let ty = self.term(Term::Type(*ty));
                write!(f, "{slot} at offset {offset} is not aligned to {align} bytes in this frame, as {ty} needs")
            }
        }
    }

    fn edit(&self, fault: &EditFault, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reg = |reg: &Reg| self.term(Term::Reg(*reg));
        match fault {
            EditFault::OutOfOrder(point) => {
                write!(f, "follows an edit of the later point {}", self.term(Term::Point(*point)))
            }
            EditFault::NoSuchPoint => write!(f, "the function has no such point"),
            EditFault::OnComputedEdge => write!(f, "an edge of a computed jump cannot be split"),
            EditFault::NoSuchReg(unknown) => write!(f, "the target has no {unknown:?}"),
            EditFault::NoSuchType(ty) => write!(f, "the target has no {ty:?}"),
            EditFault::WrongType(wrong) => write!(f, "{} is not of this type", reg(wrong)),
            EditFault::NoSuchValue => write!(f, "the function has no such value"),
            EditFault::RematUses { needed, named } => {
                write!(f, "the instruction that defines the value has {needed} uses, the edit {named} registers")
            }
            EditFault::NotAgain => write!(f, "the instruction that defines the value cannot be rematerialised"),
            EditFault::NotInClass(outside, class) => {
                write!(f, "{} is not in class {} of the operand", reg(outside), self.term(Term::Class(*class)))
            }
            EditFault::NoSwap => write!(f, "the target cannot swap registers of this type"),
            EditFault::NoMove => write!(f, "the target cannot move a value between these registers"),
            EditFault::NoScratch(class) => {
                write!(f, "no scratch register of {} comes before it", self.term(Term::Class(*class)))
            }
            EditFault::WrongScratch(class) => {
                let class = self.term(Term::Class(*class));
                write!(f, "the edit that follows takes a scratch register of {class} that it does not name")
            }
            EditFault::IdleScratch => write!(f, "the edit that follows takes no scratch register"),
            EditFault::Reserved(reserved) => write!(f, "{} is reserved", reg(reserved)),
            EditFault::NotAllocatable(outside) => {
                write!(f, "{} is not in the home class, and no operand next to the edit names it", reg(outside))
            }
            EditFault::OverwritesArgument(argument) => {
                write!(f, "overwrites {} before the function has received its value", reg(argument))
            }
            EditFault::OverwritesIncoming(slot) => write!(f, "overwrites the arguments at {slot}"),
            EditFault::Slot(fault) => self.slot(fault, f),
        }
    }

    fn operand(&self, fault: &OperandFault, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match fault {
            OperandFault::Missing => write!(f, "no location in reachable code"),
            OperandFault::NoSuchReg => write!(f, "the target has no such register"),
            OperandFault::NeedsReg => write!(f, "must be in a register"),
            OperandFault::NeedsSlot => write!(f, "must be in a slot"),
            OperandFault::NotInArgSlot(arg_slot) => write!(f, "must be at {arg_slot}"),
            OperandFault::NotInClass(class) => write!(f, "not in class {}", self.term(Term::Class(*class))),
            OperandFault::Reserved => write!(f, "the register is reserved"),
            OperandFault::NotFixed(reg) => write!(f, "must be in {}", self.term(Term::Reg(*reg))),
            OperandFault::NotTied { to, expected } => {
                write!(f, "tied to operand {to}, which is in {}", self.term(Term::Loc(*expected)))
            }
            OperandFault::Slot(fault) => self.slot(fault, f),
            OperandFault::OverlapsDef(other) => write!(f, "overlaps operand {other}, another def"),
            OperandFault::EarlyDefOverUse(other) => write!(f, "early def overlaps operand {other}, a use"),
            OperandFault::LateUseUnderDef(other) => write!(f, "late use overlaps operand {other}, a def"),
            OperandFault::Clobbered => write!(f, "overlaps the clobbers of the instruction"),
            OperandFault::Restored => write!(f, "overlaps a register that the client restores before the return"),
            OperandFault::Unrelated(relation) => self.relation(*relation, f),
            OperandFault::WrongContent(found) => {
                write!(f, "the location holds ")?;
                self.content(found, f)
            }
        }
    }

    fn relation(&self, relation: Relation, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match relation {
            Relation::Group { first, list } => {
                let lists = self.names.target.map_or(&[][..], |target| &target.tuple_lists);
                let list = lists.get(list.index()).map_or("?", |list| &list.name);
                write!(f, "the operands from {first} on are not in a tuple of `{list}`")
            }
            Relation::Distinct(_, other) => write!(f, "must not overlap operand {other}"),
            Relation::Same(_, other, end) => {
                let end = if end == End::Low { "low" } else { "high" };
                write!(f, "must be the register of operand {other} or its {end} part")
            }
            Relation::OverlapAt(_, other, end) => {
                let end = if end == End::Low { "low" } else { "high" };
                write!(f, "may overlap operand {other} at the {end} end only")
            }
            Relation::Implies(_, here, other, there) => {
                let (here, there) = (self.term(Term::Class(here)), self.term(Term::Class(there)));
                write!(f, "if it is in class {here}, operand {other} must be in class {there}")
            }
        }
    }

    fn content(&self, content: &Content, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (symbols, prefix) in [(&content.whole, ""), (&content.partial, "part of ")] {
            for &symbol in symbols {
                write!(f, "{separator}{prefix}{}", self.term(Term::Symbol(symbol)))?;
                separator = ", ";
            }
        }
        if separator.is_empty() { write!(f, "nothing known") } else { Ok(()) }
    }
}

/// A term with its name, or with its number if no target is given or the target has no such entity.
struct Named<'a> {
    term: Term,
    names: Naming<'a>,
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Naming { target, func } = self.names;
        let same = |term| Named { term, names: self.names };
        match self.term {
            Term::Reg(reg) => match target.and_then(|target| target.regs.get(reg.index())) {
                Some(desc) => f.write_str(&desc.name),
                None => write!(f, "{reg:?}"),
            },
            Term::Type(ty) => match target.and_then(|target| target.types.get(ty.index())) {
                Some(desc) => f.write_str(&desc.name),
                None => write!(f, "{ty:?}"),
            },
            Term::Class(class) => match target.and_then(|target| target.classes.get(class.index())) {
                Some(desc) => f.write_str(&desc.name),
                None => write!(f, "{class:?}"),
            },
            Term::Loc(Loc::None) => f.write_str("no location"),
            Term::Loc(Loc::Reg(reg)) => same(Term::Reg(reg)).fmt(f),
            Term::Loc(Loc::Slot(slot)) => slot.fmt(f),
            Term::Symbol(Symbol::Value(value)) => func.map_or(value, |func| func.named_value(value)).fmt(f),
            Term::Symbol(Symbol::Entry(reg)) => write!(f, "what {} held at entry", same(Term::Reg(reg))),
            Term::Point(Point::Before(inst)) => write!(f, "before {inst}"),
            Term::Point(Point::Edge(edge)) => write!(f, "on {edge}"),
            Term::Edit(edit) => {
                let (reg, ty) = (|reg| same(Term::Reg(reg)), |ty| same(Term::Type(ty)));
                match edit {
                    Edit::Move { ty: t, from, to } => write!(f, "move {} {} -> {}", ty(t), reg(from), reg(to)),
                    Edit::Swap { ty: t, a, b } => write!(f, "swap {} {}, {}", ty(t), reg(a), reg(b)),
                    Edit::Store { ty: t, from, to } => write!(f, "store {} {} -> {to}", ty(t), reg(from)),
                    Edit::Load { ty: t, from, to } => write!(f, "load {} {from} -> {}", ty(t), reg(to)),
                    Edit::Remat { value, from, to } => {
                        write!(f, "remat {}", same(Term::Symbol(Symbol::Value(value))))?;
                        for (index, from) in from.iter().enumerate() {
                            write!(f, "{}{}", if index == 0 { " of " } else { ", " }, reg(from))?;
                        }
                        write!(f, " -> {}", reg(to))
                    }
                    Edit::Transfer { ty: t, from, to } => write!(f, "transfer {} {} -> {}", ty(t), reg(from), reg(to)),
                    Edit::Scratch { reg: r } => write!(f, "scratch {}", reg(r)),
                }
            }
        }
    }
}
