//! The output of the allocator: a location for every operand, and the operations to insert.

mod reg_liveness;
mod stats;
mod walk;
mod written;

use alloc::vec::Vec;
use core::fmt;

use cranelift_entity::{PrimaryMap, entity_impl};

use crate::ir::{Edge, Function, Inst, Value};
pub use reg_liveness::unread::Unread;
pub use reg_liveness::{CodePoint, LastUses, LiveRegs, RegLiveness};
use ssara_tables::target::{Class, Form, FormView, MoveWay, Reg, StackArea, TargetDesc, Type, TypeDesc};
pub use stats::{Count, Operation, Stats};
pub use walk::Step;

/// A slot of an allocation: a place in the frame, or on the stack around it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u32);
entity_impl!(Slot, "slot");

/// Where a value is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Loc {
    /// Nowhere: an operand of an unreachable block, or the def of an instruction that is [left out](Allocation::is_left_out).
    None,
    /// In a register.
    Reg(Reg),
    /// In a slot.
    Slot(Slot),
}

impl Loc {
    /// The register, if it is one.
    #[inline]
    pub fn reg(self) -> Option<Reg> {
        match self {
            Loc::Reg(reg) => Some(reg),
            _ => None,
        }
    }
    /// The slot, if it is one.
    #[inline]
    pub fn slot(self) -> Option<Slot> {
        match self {
            Loc::Slot(slot) => Some(slot),
            _ => None,
        }
    }
}

/// An insertion point: a place in the code at which edits are inserted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Point {
    /// Just before an instruction.
    Before(Inst),
    /// On an edge, which must be split by a new block to hold the edits. Comes after all `Before` points.
    Edge(Edge),
}

/// An operation to insert.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edit {
    /// Copies a register of type `ty`.
    Move {
        /// The type that is moved.
        ty: Type,
        /// The source.
        from: Reg,
        /// The destination.
        to: Reg,
    },
    /// Exchanges two registers of type `ty`.
    Swap {
        /// The type that is exchanged.
        ty: Type,
        /// One register.
        a: Reg,
        /// The other register.
        b: Reg,
    },
    /// Stores a register to a slot.
    Store {
        /// The type that is stored.
        ty: Type,
        /// The source.
        from: Reg,
        /// The destination.
        to: Slot,
    },
    /// Loads a register from a slot.
    Load {
        /// The type that is loaded.
        ty: Type,
        /// The source.
        from: Slot,
        /// The destination.
        to: Reg,
    },
    /// Rematerialises a value: issues the instruction that defines it once more, with other registers for its operands.
    /// The form of the instruction [allows](ssara_tables::target::FormView::rematerialises) this.
    Remat {
        /// The value.
        value: Value,
        /// The registers of what the instruction uses, none if it uses nothing.
        from: RematUses,
        /// The destination, in the class of the def.
        to: Reg,
    },
    /// Copies the bits of a value from a register of its type `ty` to one of another bank that keeps them, or back. One
    /// of the registers has the type `ty`, the other one of the types that [`ty` may spill
    /// to](ssara_tables::target::TypeDesc::spill_to).
    Transfer {
        /// The type of the value.
        ty: Type,
        /// The source.
        from: Reg,
        /// The destination.
        to: Reg,
    },
    /// Destroys what is in a register, which the next edit at the same point takes as scratch register: a move, store or
    /// load that the machine makes only [with one](ssara_tables::target::MoveRule). It follows directly, and the register
    /// is none of its own.
    Scratch {
        /// The register.
        reg: Reg,
    },
}

/// The registers that a rematerialisation reads, in the order of the uses of its instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RematUses([Reg; FormView::MAX_REMAT_USES]);

impl RematUses {
    /// Fills the places behind the last register. No target has so many registers. A length beside them would make edits
    /// larger by a third.
    const EMPTY: Reg = Reg(u16::MAX);
    /// Those of a rematerialisation that reads nothing.
    pub const NONE: RematUses = RematUses([RematUses::EMPTY; FormView::MAX_REMAT_USES]);

    /// Those with these registers; `None` if there are more than a form that
    /// [rematerialises](FormView::rematerialises) may have.
    pub fn new(regs: impl IntoIterator<Item = Reg>) -> Option<RematUses> {
        let mut uses = RematUses::NONE;
        let mut places = uses.0.iter_mut();
        for reg in regs {
            *places.next()? = reg;
        }
        Some(uses)
    }
    /// The registers, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Reg> {
        self.0.into_iter().take_while(|&reg| reg != RematUses::EMPTY)
    }
    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == RematUses::NONE
    }
    /// The locations of the operands of `form` when it is issued once more, with its def in `to`.
    pub fn operands(self, form: FormView<'_>, to: Reg) -> impl Iterator<Item = Loc> {
        let mut uses = self.iter();
        form.operands().map(move |desc| match desc.is_def() {
            true => Loc::Reg(to),
            false => uses.next().map_or(Loc::None, Loc::Reg),
        })
    }
}

/// The part of the stack in which a slot lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SlotArea {
    /// The spill area of the frame.
    Spill,
    /// The area of the frame for [scalable](ssara_tables::target::TypeDesc::scalable) values. Its size, and offsets and
    /// sizes of slots, are those of the shortest vector length. A longer one multiplies them all.
    Scalable,
    /// The arguments that the function receives, in the frame of its caller.
    Incoming,
    /// The arguments of the calls that the function makes. A value is there only between a call and the edits before or
    /// after it.
    Outgoing,
}

impl SlotArea {
    /// The area of the frame in which spilled values of a type are.
    #[inline]
    pub fn of(ty: &TypeDesc) -> SlotArea {
        if ty.scalable { SlotArea::Scalable } else { SlotArea::Spill }
    }
    /// Whether it is in the frame, so that the allocator decides what is there.
    #[inline]
    pub fn is_in_frame(self) -> bool {
        matches!(self, SlotArea::Spill | SlotArea::Scalable)
    }
}

impl From<StackArea> for SlotArea {
    fn from(area: StackArea) -> SlotArea {
        match area {
            StackArea::Incoming => SlotArea::Incoming,
            StackArea::Outgoing => SlotArea::Outgoing,
        }
    }
}

/// Where a slot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotData {
    /// The area.
    pub area: SlotArea,
    /// The distance from the start of the area, in bytes.
    pub offset: u32,
    /// The size, in bytes.
    pub size: u32,
}

impl SlotData {
    /// The end of the slot: the distance of the byte after it from the start of the area.
    #[inline]
    pub fn end(self) -> u64 {
        u64::from(self.offset) + u64::from(self.size)
    }
    /// Whether two slots have a byte in common.
    #[inline]
    pub fn overlaps(self, other: SlotData) -> bool {
        let (a, b) = (u64::from(self.offset), u64::from(other.offset));
        self.area == other.area && a < other.end() && b < self.end()
    }
}

/// A callee-saved register that the function writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SavedReg {
    /// The register, as the convention names it.
    pub reg: Reg,
    /// The slot in which the edits keep the caller's content while the register holds something else. `None` if the client
    /// saves and restores the register.
    pub slot: Option<Slot>,
}

/// The result of allocation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Allocation {
    /// A location for each operand, parallel to the operands of the function.
    pub operands: Vec<Loc>,
    /// The instructions for which an alternative is chosen, in ascending order, each with the chosen alternative, which is
    /// one of [`Function::alternatives`].
    pub alternatives: Vec<(Inst, Form)>,
    /// The operations to insert, sorted by point. Those of one point are executed in order.
    pub edits: Vec<(Point, Edit)>,
    /// The slots.
    pub slots: PrimaryMap<Slot, SlotData>,
    /// The size of the spill area, in bytes.
    pub frame_size: u32,
    /// The size of the area of scalable slots at the shortest vector length, in bytes.
    pub scalable_size: u32,
    /// The alignment of both areas, in bytes; a power of two.
    pub frame_align: u32,
    /// The callee-saved registers that the function writes, in the order of the convention.
    pub saved: Vec<SavedReg>,
    /// The number of values that are in memory at some point, or in a register of another bank. Text does not have it.
    pub spilled_values: u32,
}

impl Allocation {
    /// The chosen form of an instruction: its own or an alternative. Takes time logarithmic in the number of chosen
    /// alternatives.
    #[inline]
    pub fn form(&self, func: &Function, inst: Inst) -> Form {
        let alternative = self.alternatives.binary_search_by_key(&inst, |alternative| alternative.0);
        alternative.map_or(func.inst(inst).form, |at| self.alternatives[at].1)
    }
    /// Whether the client leaves out an instruction. So it is if its value can be rematerialised, and every reader has it
    /// rematerialised: nothing reads the original, whose def has no location. `O0` leaves no original out. Unreachable
    /// instructions with one operand count as left out, too.
    #[inline]
    pub fn is_left_out(&self, func: &Function, inst: Inst) -> bool {
        self.operands.get(func.operand_range(inst)) == Some(&[Loc::None])
    }
    /// The size of an area of the frame, in bytes.
    #[inline]
    pub fn area_size(&self, area: SlotArea) -> Option<u32> {
        match area {
            SlotArea::Spill => Some(self.frame_size),
            SlotArea::Scalable => Some(self.scalable_size),
            SlotArea::Incoming | SlotArea::Outgoing => None,
        }
    }
    /// Makes room for a slot at the end of an area of the frame. Returns its offset.
    pub fn extend_area(&mut self, area: SlotArea, size: u32, align: u32) -> u32 {
        let end = if area == SlotArea::Scalable { &mut self.scalable_size } else { &mut self.frame_size };
        let offset = end.next_multiple_of(align);
        *end = offset + size;
        offset
    }
    /// The bytes that the arguments and results of calls take in the frame: the most that operands of any call take. Linear
    /// in the slots.
    #[inline]
    pub fn outgoing_size(&self) -> u32 {
        let outgoing = self.slots.values().filter(|slot| slot.area == SlotArea::Outgoing);
        outgoing.map(|slot| slot.offset + slot.size).max().unwrap_or(0)
    }
    /// The edits at `point`, in order. Takes logarithmic time.
    pub fn edits_at(&self, point: Point) -> &[(Point, Edit)] {
        let start = self.edits.partition_point(|(at, _)| *at < point);
        let len = self.edits[start..].partition_point(|(at, _)| *at == point);
        &self.edits[start..start + len]
    }
}

/// An edit with named registers; made by [`Edit::display`].
#[derive(Debug)]
pub struct DisplayEdit<'a> {
    edit: &'a Edit,
    target: &'a TargetDesc,
    func: Option<&'a Function>,
}

impl<'a> DisplayEdit<'a> {
    /// The same with the name that the text of a function gives to the value.
    pub fn with_names(self, func: &'a Function) -> Self {
        DisplayEdit { func: Some(func), ..self }
    }
}

impl Edit {
    /// The registers that it reads, writes or destroys.
    #[inline]
    pub fn regs(self) -> impl Iterator<Item = Reg> {
        let (first, second) = match self {
            Edit::Move { from, to, .. } | Edit::Transfer { from, to, .. } => (from, Some(to)),
            Edit::Swap { a, b, .. } => (a, Some(b)),
            Edit::Store { from: reg, .. } | Edit::Load { to: reg, .. } => (reg, None),
            Edit::Remat { to: reg, .. } | Edit::Scratch { reg } => (reg, None),
        };
        let uses = if let Edit::Remat { from, .. } = self { from } else { RematUses::NONE };
        core::iter::once(first).chain(second).chain(uses.iter())
    }
    /// The registers that it writes or destroys.
    #[inline]
    pub fn written_regs(self) -> impl Iterator<Item = Reg> {
        let (first, second) = match self {
            Edit::Move { to, .. } | Edit::Transfer { to, .. } | Edit::Load { to, .. } | Edit::Remat { to, .. } => {
                (Some(to), None)
            }
            Edit::Swap { a, b, .. } => (Some(a), Some(b)),
            Edit::Scratch { reg } => (Some(reg), None),
            Edit::Store { .. } => (None, None),
        };
        first.into_iter().chain(second)
    }
    /// The class of the scratch register with which the machine makes the edit, if it takes one.
    pub fn scratch_class(self, target: &TargetDesc) -> Option<Class> {
        match self {
            Edit::Move { ty, from, to } => match target.move_way(ty, from, to)? {
                MoveWay::Through(class) => Some(class),
                MoveWay::ThroughMemory => None,
            },
            Edit::Store { ty, from: reg, .. } | Edit::Load { ty, to: reg, .. } => target.memory_scratch(ty, reg),
            Edit::Swap { .. } | Edit::Remat { .. } | Edit::Transfer { .. } | Edit::Scratch { .. } => None,
        }
    }
    /// The edit with the register names of `target`, as in `move i64 rax -> rcx`.
    pub fn display<'a>(&'a self, target: &'a TargetDesc) -> DisplayEdit<'a> {
        DisplayEdit { edit: self, target, func: None }
    }
}

impl fmt::Display for DisplayEdit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ty = |ty: Type| self.target.types.get(ty.index()).map_or("?", |ty| &ty.name);
        let reg = |reg: Reg| self.target.regs.get(reg.index()).map_or("?", |reg| &reg.name);
        match *self.edit {
            Edit::Move { ty: t, from, to } => write!(f, "move {} {} -> {}", ty(t), reg(from), reg(to)),
            Edit::Swap { ty: t, a, b } => write!(f, "swap {} {}, {}", ty(t), reg(a), reg(b)),
            Edit::Store { ty: t, from, to } => write!(f, "store {} {} -> {to}", ty(t), reg(from)),
            Edit::Load { ty: t, from, to } => write!(f, "load {} {from} -> {}", ty(t), reg(to)),
            Edit::Remat { value, from, to } => {
                let value = self.func.map_or(value, |func| func.named_value(value));
                write!(f, "remat {value}")?;
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
