//! The state of colouring, and the walk that changes it.

use alloc::vec::Vec;

use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::select::{Request, Selector};
use crate::decisions::FormChoices;
use crate::ir::{Block, Edge, Function, Inst, Value};
use crate::output::{Edit, Point};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::copy::{LocCopy, LocRemat};
use crate::resolve::emitter::{Emitter, Phase};
use crate::solver::instruction::InstSolver;
use crate::target::{Bank, Reg};

/// The registers of values at the boundaries of blocks, and the state of the walk. Keeps its buffers.
#[derive(Default)]
pub struct Coloring<const W: usize> {
    /// The registers of values at the boundaries of the blocks that are coloured.
    pub regs: BoundaryRegs,
    /// Which value is in which unit at the current program point.
    pub file: RegisterFile<W>,
    /// The forms in which instructions are issued.
    pub forms: FormChoices,
    /// What is known about where values should be.
    pub selector: Selector<W>,
    /// By block: an edge to it on which nothing moves.
    pub move_free: Vec<Option<Edge>>,
    /// By value: the block whose entry was coloured from a predecessor, and the register at the end of that predecessor.
    pub pred_exit: Vec<(u32, Reg)>,
    /// By value: the last edge that was looked at from the block at whose end it is in a register, and the register.
    pub edge_exit: Vec<(u32, Reg)>,
    /// Values at the start of a block whose register something will destroy.
    pub clobbered: Vec<Clobbered>,
    /// The registers in which the parameters of a block could be.
    pub votes: Vec<Vote>,
    /// Values that are reloaded for the current instruction.
    pub reloads: Vec<Value>,
    /// Values that leave their registers with the current instruction although they are used later.
    pub evicted_after_use: Vec<Value>,
    /// Values that operands of the current instruction read from their slots.
    pub folded_uses: Vec<Value>,
    /// By bank: the units that are taken, with those selected for the current instruction.
    pub taken: Vec<Mask<W>>,
    /// The registers selected for the current instruction: those of `reloads` in their order, then those of defs.
    pub selected: Vec<(Value, Reg)>,
    /// The tied uses of the current instruction, each with its def, by index of the operand.
    pub ties: Vec<(usize, usize)>,
    /// The value that leaves its register to a tied def of the current instruction.
    pub survivor: Option<Survivor>,
    /// The solver of the current instruction.
    pub solver: InstSolver<W>,
    /// The parallel copy before the current instruction.
    pub copies: Vec<LocCopy>,
    /// The values that it rematerialises.
    pub remats: Vec<LocRemat>,
}

/// A value that leaves its register to a tied def.
#[derive(Clone, Copy)]
pub struct Survivor {
    /// The value.
    pub value: Value,
    /// The register that it leaves.
    pub from: Reg,
    /// The register to which it moves.
    pub to: Reg,
}

/// A value at the start of a block whose register something will destroy.
#[derive(Clone, Copy)]
pub struct Clobbered {
    /// The value.
    pub value: Value,
    /// Its register at the end of the predecessor from which the block is coloured.
    pub reg: Reg,
    /// The register to which some predecessor has moved it, where nothing destroys it.
    pub moved: Option<Reg>,
    /// How much more often it comes from predecessors that have moved it than from others. Negative if it comes from the
    /// others more often.
    pub balance: f32,
}

/// How often the value of a parameter is in a register: an argument comes from there, or an instruction asks for it.
#[derive(Clone, Copy)]
pub struct Vote {
    /// The parameter.
    pub param: Value,
    /// The register.
    pub reg: Reg,
    /// The frequency.
    pub freq: f32,
}

impl<const W: usize> Coloring<W> {
    /// The units of `bank` that hold nothing.
    #[inline]
    pub fn free_units(&self, cx: &ColorCx<'_, W>, bank: Bank) -> Mask<W> {
        cx.machine.bank(bank).units.minus(self.file.taken[bank.index()])
    }
    /// The register selected for a def of the current instruction.
    #[inline]
    pub fn selected_def(&self, value: Value) -> Option<Reg> {
        find_reg(&self.selected[self.reloads.len()..], value)
    }
}

/// One walk over a function.
pub struct ColorWalk<'a, const W: usize> {
    /// What colouring reads.
    pub cx: &'a ColorCx<'a, W>,
    /// The state.
    pub state: &'a mut Coloring<W>,
    /// The values that share slots and prefer one register.
    pub webs: &'a mut Webs,
    /// Locations and edits.
    pub emitter: &'a mut Emitter<W>,
}

impl<const W: usize> ColorWalk<'_, W> {
    /// Selects a register for a value among free units; `None` if they contain no whole register of its type.
    #[inline]
    pub fn select(&mut self, value: Value, free: Mask<W>) -> Option<Reg> {
        let ty = self.cx.func.value_type(value);
        let Coloring { selector, file, .. } = &mut *self.state;
        selector.select(self.cx, self.webs, file, Request { value, ty, free, moves: false })
    }

    /// Whether a value leaves its register with the current instruction, which uses it; its next use is at `distance`.
    #[inline]
    pub fn is_killed(&self, value: Value, distance: u32) -> bool {
        distance == DEAD || self.state.evicted_after_use.contains(&value)
    }

    /// Takes the killed values of an instruction out of their registers.
    pub fn remove_killed(&mut self, inst: &InstCx<'_>) {
        for operand in inst.uses() {
            if self.is_killed(operand.value, operand.distance) {
                self.state.file.remove(self.cx.machine, operand.value);
            }
        }
    }

    /// Puts the defs of an instruction that are used later into the registers of their operands.
    pub fn put_defs(&mut self, inst: &InstCx<'_>) {
        for def in inst.defs() {
            if !def.is_last_use()
                && let Some(reg) = self.emitter.operand(inst.first_operand + def.index).reg()
            {
                self.state.file.put(self.cx.machine, def.value, reg);
            }
        }
    }

    /// Records that an instruction defines a value in a register, and stores it if it is stored at its definition.
    #[inline]
    pub fn record_def(&mut self, inst: Inst, value: Value, reg: Reg) {
        let cx = self.cx;
        self.state.selector.note_reg(self.webs, value, reg);
        let is_stored = cx.plan.sets.is_spilled(value) && cx.stores.is_at_definition(value);
        // What a terminator defines is stored on the edges.
        if is_stored && !cx.constraints.form(inst).kind.is_terminator() {
            let edit = Edit::Store { ty: cx.func.value_type(value), from: reg, to: self.webs.slot(value) };
            self.emitter.edit(Point::Before(Inst::from_u32(inst.as_u32() + 1)), Phase::Store, edit);
        }
    }
}

/// The register of a value in a list of pairs.
pub fn find_reg(regs: &[(Value, Reg)], value: Value) -> Option<Reg> {
    regs.iter().find(|entry| entry.0 == value).map(|entry| entry.1)
}

/// The last instruction of a block.
pub fn last_inst(func: &Function, block: Block) -> Inst {
    Inst::from_u32(func.block(block).insts.1.saturating_sub(1))
}
