//! A place in the code that a walk has come to: the registers there, and what it emits.
//!
//! Colouring and the walk of `O0` both have one. No other file writes its fields.

use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use crate::analysis::context::Cx;
use crate::decisions::FormChoices;
use crate::ir::{Inst, Value};
use crate::output::{Edit, Loc, Point, RematUses, Slot};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::{Emitter, Phase};
use crate::target::{Bank, Form, Reg};

/// The registers at a place in the code, and what is emitted.
pub struct Here<'a, const W: usize> {
    cx: &'a Cx<'a, W>,
    file: &'a mut RegisterFile<W>,
    forms: &'a mut FormChoices,
    emitter: &'a mut Emitter<W>,
}

/// The registers.
impl<'a, const W: usize> Here<'a, W> {
    /// The start of a function, at which all registers are empty.
    pub fn new(
        cx: &'a Cx<'a, W>,
        file: &'a mut RegisterFile<W>,
        forms: &'a mut FormChoices,
        emitter: &'a mut Emitter<W>,
    ) -> Self {
        file.reset(cx.machine.num_banks(), cx.func.num_values());
        forms.chosen.clear();
        Here { cx, file, forms, emitter }
    }
    /// Which value is in which unit.
    #[inline(always)]
    pub fn file(&self) -> &RegisterFile<W> {
        self.file
    }
    /// The register of a value.
    #[inline(always)]
    pub fn reg(&self, value: Value) -> Option<Reg> {
        self.file.reg[value.index()]
    }
    /// The units of a bank that hold something.
    #[inline(always)]
    pub fn taken(&self, bank: Bank) -> Mask<W> {
        self.file.taken[bank.index()]
    }
    /// The units of a bank that hold nothing.
    #[inline(always)]
    pub fn free_units(&self, bank: Bank) -> Mask<W> {
        self.cx.machine.bank(bank).units.minus(self.taken(bank))
    }
    /// Puts a value into a register, which must hold nothing.
    #[inline(always)]
    pub fn put(&mut self, value: Value, reg: Reg) {
        self.file.put(self.cx.machine, value, reg);
    }
    /// As [`Here::put`], for a register of one unit.
    #[inline(always)]
    pub fn put_unit(&mut self, value: Value, reg: Reg) {
        self.file.put_unit(self.cx.machine, value, reg);
    }
    /// Takes a value out of its register, if it is in one.
    #[inline]
    pub fn remove(&mut self, value: Value) {
        self.file.remove(self.cx.machine, value);
    }
    /// Takes a value out of its register `reg` if `is_killed` is true, without branches.
    #[inline(always)]
    pub fn remove_if(&mut self, value: Value, reg: Reg, is_killed: bool) {
        self.file.remove_if(self.cx.machine, value, reg, is_killed);
    }
    /// Takes values out of their registers, and puts values into others at once.
    pub fn rearrange(&mut self, out: &[Value], placed: &[(Value, Reg)]) {
        self.file.rearrange(self.cx.machine, out, placed);
    }
    /// Says that what is in registers was there when the function was entered.
    pub fn enter_function(&mut self) {
        self.file.enter();
    }
    /// Takes all values out of their registers.
    pub fn clear_file(&mut self) {
        self.file.clear();
    }
}

/// What is emitted.
impl<const W: usize> Here<'_, W> {
    /// The locations of operands so far.
    pub fn operands(&self) -> &[Loc] {
        self.emitter.operands()
    }
    /// The location of an operand, by its number over the whole function.
    #[inline]
    pub fn operand(&self, index: usize) -> Loc {
        self.emitter.operand(index)
    }
    /// Sets the location of an operand.
    #[inline(always)]
    pub fn set_operand(&mut self, index: usize, loc: Loc) {
        self.emitter.set_operand(index, loc);
    }
    /// Ends the walk. Returns the forms in which instructions are issued, and what emits.
    pub fn finish(&mut self) -> (&FormChoices, &mut Emitter<W>) {
        self.forms.sort();
        (self.forms, self.emitter)
    }
    /// Chooses another form for an instruction.
    pub fn choose(&mut self, inst: Inst, form: Form) {
        self.forms.choose(inst, form);
    }
    /// Loads a value from its slot before an instruction, or computes it there.
    pub fn load(&mut self, inst: Inst, value: Value, from: Slot, to: Reg) {
        let edit = match self.cx.remats.is(value) {
            true => Edit::Remat { value, from: RematUses::NONE, to },
            false => Edit::Load { ty: self.cx.func.value_type(value), from, to },
        };
        self.emitter.edit(Point::Before(inst), Phase::Copy, edit);
        self.put(value, to);
    }
    /// Computes a value before an instruction again, by `reader`, if all that this uses is in registers. Returns whether it is.
    pub fn recompute(&mut self, inst: Inst, value: Value, reader: Inst, to: Reg) -> bool {
        let Some(from) = uses_of(self.cx, reader, |used| self.reg(used)) else { return false };
        self.emitter.edit(Point::Before(inst), Phase::Copy, Edit::Remat { value, from, to });
        self.put(value, to);
        true
    }
    /// Copies a value before an instruction, or computes it in the other register where that costs less. It stays in its
    /// register as well.
    pub fn copy(&mut self, inst: Inst, value: Value, (from, to): (Reg, Reg)) {
        let edit = match self.cx.remats.beats_move(value) {
            true => Edit::Remat { value, from: RematUses::NONE, to },
            false => Edit::Move { ty: self.cx.func.value_type(value), from, to },
        };
        self.emitter.edit(Point::Before(inst), Phase::Copy, edit);
    }
    /// Moves a value before an instruction to a register that holds nothing.
    pub fn move_to(&mut self, inst: Inst, value: Value, regs: (Reg, Reg)) {
        self.copy(inst, value, regs);
        self.remove(value);
        self.put(value, regs.1);
    }
    /// Stores a value in its slot at a point.
    pub fn store(&mut self, at: Point, value: Value, from: Reg, to: Slot) {
        let edit = Edit::Store { ty: self.cx.func.value_type(value), from, to };
        self.emitter.edit(at, Phase::Store, edit);
    }
    /// Lends the registers, and what emits.
    pub fn lend(&mut self) -> (&RegisterFile<W>, &mut Emitter<W>) {
        (self.file, self.emitter)
    }
}

/// The registers from which an instruction reads its uses when it is issued again, where `reg` returns those of values.
pub fn uses_of<const W: usize>(cx: &Cx<'_, W>, reader: Inst, reg: impl Fn(Value) -> Option<Reg>) -> Option<RematUses> {
    let uses = cx.constraints.operands(cx.func, reader).filter(|(_, desc)| !desc.is_def());
    let regs: Option<SmallVec<[Reg; 2]>> = uses.map(|(used, _)| reg(used)).collect();
    RematUses::new(regs?)
}

/// The register of a value in a list of pairs.
pub fn find_reg(regs: &[(Value, Reg)], value: Value) -> Option<Reg> {
    regs.iter().find(|entry| entry.0 == value).map(|entry| entry.1)
}
