//! The state of colouring, and the walk that changes it.
//!
//! No other file writes the fields of this one. Its methods say what may happen: a value goes to a register, leaves it or
//! moves, and edits say so.

use alloc::vec::Vec;
use core::ops::{Deref, DerefMut};

use cranelift_entity::EntityRef;

use crate::analysis::inst_cx::InstCx;
use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::edge_ends::ColorEnds;
use crate::color::parts::{Arrivals, Selection, WebSlots};
use crate::color::select::{self, Request, Selector};
use crate::contracts::NoSolution;
use crate::decisions::FormChoices;
use crate::ir::{Block, Edge, Function, Inst, Value};
use crate::output::{Loc, Point, Slot};
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::emitter::Emitter;
use crate::resolve::here::Here;
use crate::resolve::solved_copy::SolvedCopy;
use crate::solver::choose::Choose;
use crate::solver::instruction::{Changes, InstSolver};
use crate::target::{Class, Reg, Type};

/// The registers of values at the boundaries of blocks, and the state of the walk. Keeps its buffers.
#[derive(Default)]
pub struct Coloring<const W: usize> {
    /// The registers of values at the boundaries of the blocks that are coloured.
    regs: BoundaryRegs,
    /// Which value is in which unit at the current program point.
    file: RegisterFile<W>,
    /// The forms in which instructions are issued.
    forms: FormChoices,
    /// What is known about where values should be.
    selector: Selector<W>,
    /// By block: an edge to it on which nothing moves.
    move_free: Vec<Option<Edge>>,
    /// Where values come from at the start of the current block.
    arrivals: Arrivals,
    /// What the plan does with values at the current instruction.
    changes: Changes,
    /// The registers selected for the current instruction, if it is unconstrained.
    selection: Selection<W>,
    /// The solver of the current instruction, if it is constrained, and the copies for it.
    solver: InstSolver<W>,
    copy: SolvedCopy<W>,
}

impl<const W: usize> Coloring<W> {
    /// Starts over for a function, and begins the walk.
    pub fn walk<'a>(
        &'a mut self,
        cx: &'a ColorCx<'a, W>,
        webs: &'a mut Webs,
        emitter: &'a mut Emitter<W>,
    ) -> ColorWalk<'a, W> {
        let blocks = cx.func.num_blocks();
        let Coloring { regs, file, forms, selector, move_free, arrivals, changes, selection, solver, copy } = self;
        regs.reset(blocks);
        move_free.clear();
        move_free.resize(blocks, None);
        arrivals.reset(cx.func.num_values());
        selector.reset(cx, webs);
        let here = Here::new(cx, file, forms, emitter);
        ColorWalk { cx, arrivals, changes, selection, solver, copy, regs, here, selector, move_free, webs }
    }

    /// The forms in which instructions are issued, once the function is coloured.
    pub fn forms(&self) -> &FormChoices {
        &self.forms
    }

    /// The registers at the boundaries of blocks, once the function is coloured.
    pub fn regs(&self) -> &BoundaryRegs {
        &self.regs
    }

    /// The ends of edges, once the function is coloured.
    pub fn edge_ends<'a>(&'a self, cx: &'a ColorCx<'a, W>, webs: &'a mut Webs) -> ColorEnds<'a, W> {
        ColorEnds { cx, regs: &self.regs, move_free: &self.move_free, slots: WebSlots { webs, sets: &cx.plan.sets } }
    }
}

/// One walk over a function.
pub struct ColorWalk<'a, const W: usize> {
    /// What colouring reads.
    pub cx: &'a ColorCx<'a, W>,
    /// Where values come from at the start of the current block.
    pub arrivals: &'a mut Arrivals,
    /// What the plan does with values at the current instruction.
    pub changes: &'a mut Changes,
    /// The registers selected for the current instruction, if it is unconstrained.
    pub selection: &'a mut Selection<W>,
    solver: &'a mut InstSolver<W>,
    copy: &'a mut SolvedCopy<W>,
    regs: &'a mut BoundaryRegs,
    here: Here<'a, W>,
    selector: &'a mut Selector<W>,
    move_free: &'a mut [Option<Edge>],
    webs: &'a mut Webs,
}

impl<'a, const W: usize> Deref for ColorWalk<'a, W> {
    type Target = Here<'a, W>;

    #[inline(always)]
    fn deref(&self) -> &Here<'a, W> {
        &self.here
    }
}

impl<const W: usize> DerefMut for ColorWalk<'_, W> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.here
    }
}

/// Where the solver asks for registers. A walk lends it.
pub struct Chooser<'w, const W: usize> {
    cx: &'w ColorCx<'w, W>,
    selector: &'w mut Selector<W>,
    webs: &'w mut Webs,
    block: Block,
    /// The registers before it.
    pub file: &'w RegisterFile<W>,
}

impl<const W: usize> Choose<W> for Chooser<'_, W> {
    /// A value that is in another register has to leave it.
    fn select(&mut self, value: Value, class: Class, free: Mask<W>) -> Option<Reg> {
        let moves = self.file.reg[value.index()].is_some();
        let request = Request { value, class, free, moves };
        self.selector.select(self.cx, self.webs, self.file, request)
    }
    fn saves(&self, value: Value, ty: Type) -> (Mask<W>, f32) {
        select::saves(self.cx, self.file, Some(self.block), (value, ty))
    }
}

/// The registers at this point.
impl<const W: usize> ColorWalk<'_, W> {
    /// Whether a value leaves its register with the current instruction, which uses it; its next use is at `distance`.
    #[inline]
    pub fn is_killed(&self, value: Value, distance: u32) -> bool {
        distance == DEAD || self.changes.evicted_after_use.contains(&value)
    }
    /// Takes the killed values of an instruction out of their registers.
    pub fn remove_killed(&mut self, inst: &InstCx<'_>) {
        for operand in inst.uses() {
            if self.is_killed(operand.value, operand.distance) {
                self.remove(operand.value);
            }
        }
    }
    /// Puts the defs of an instruction that are used later into the registers of their operands.
    pub fn put_defs(&mut self, inst: &InstCx<'_>) {
        for def in inst.defs() {
            if !def.is_last_use()
                && let Some(reg) = self.operand(inst.first_operand + def.index).reg()
            {
                self.put(def.value, reg);
            }
        }
    }
}

/// The choice of registers.
impl<const W: usize> ColorWalk<'_, W> {
    /// Tells the selector about the start of a block.
    pub fn select_in(&mut self, block: Block) {
        self.selector.enter_block(self.cx, self.webs, block);
    }
    /// Tells it about the values at the start of a loop.
    pub fn select_in_loop(&mut self, header: Block) {
        self.selector.enter_loop(self.cx, self.webs, header, self.here.file());
    }
    /// Collects in which registers the parameters of a block would need no move.
    pub fn collect_votes(&mut self, block: Block) {
        let ColorWalk { cx, regs, arrivals, selector, webs, .. } = self;
        arrivals.collect_votes(cx, regs, block, |param| selector.loop_reg(cx, webs, block, param));
    }
    /// Tells it about the current instruction.
    pub fn select_at(&mut self, inst: Inst) {
        self.selector.advance(inst);
    }
    /// Selects a register for a value among free units; `None` if they contain no whole register of its type.
    #[inline]
    pub fn select(&mut self, value: Value, free: Mask<W>) -> Option<Reg> {
        self.select_of_class(value, self.home_class(value), free)
    }
    /// Selects a register for a value among free units, in the order of a class.
    #[inline]
    pub fn select_of_class(&mut self, value: Value, class: Class, free: Mask<W>) -> Option<Reg> {
        let request = Request { value, class, free, moves: false };
        self.selector.select(self.cx, self.webs, self.here.file(), request)
    }
    /// Selects a register for a value that leaves its own.
    pub fn select_for_move(&mut self, value: Value, free: Mask<W>) -> Option<Reg> {
        let request = Request { value, class: self.home_class(value), free, moves: true };
        self.selector.select(self.cx, self.webs, self.here.file(), request)
    }
    /// The class of the registers in which a value may live.
    fn home_class(&self, value: Value) -> Class {
        self.cx.machine.target.home_class(self.cx.func.value_type(value))
    }
    /// Notes the register that a value was given.
    #[inline]
    pub fn note_reg(&mut self, value: Value, reg: Reg) {
        self.selector.note_reg(self.cx, self.webs, value, reg);
    }
    /// Lends the selection for an instruction, and the registers before it.
    pub fn selecting(&mut self) -> (&mut Selection<W>, &RegisterFile<W>) {
        (self.selection, self.here.file())
    }
    /// Lends the solver, with what the plan does at an instruction of a block and what the solver finds and asks for.
    pub fn question(&mut self, block: Block) -> (&mut InstSolver<W>, &Changes, Chooser<'_, W>) {
        let ColorWalk { cx, solver, changes, selector, webs, here, .. } = self;
        (solver, changes, Chooser { cx, selector, webs, block, file: here.file() })
    }
}

/// What is emitted.
impl<const W: usize> ColorWalk<'_, W> {
    /// The number of the slot of a value.
    pub fn slot(&mut self, value: Value) -> Slot {
        self.webs.slot(value)
    }
    /// Loads a value before an instruction, or computes it there.
    pub fn load(&mut self, inst: Inst, value: Value, to: Reg) {
        let reader = self.cx.remats.reader(value).filter(|_| self.cx.plan.sets.is_recomputed(inst, value));
        if reader.is_some_and(|reader| self.here.recompute(inst, value, reader, to)) {
            return;
        }
        let slot = self.slot(value);
        self.here.load(inst, value, slot, to);
    }
    /// Stores a value at a point.
    pub fn store(&mut self, at: Point, value: Value, from: Reg) {
        let slot = self.slot(value);
        self.here.store(at, value, from, slot);
    }
    /// Puts the values that the solver has placed into their registers. Used values that it does not place leave theirs.
    pub fn apply_solution(&mut self, inst: &InstCx<'_>, used: &[Value]) {
        let ColorWalk { cx, solver, copy, here, webs, .. } = self;
        let (file, emitter) = here.lend();
        copy.bring(cx, inst, &solver.copies, file, &mut WebSlots { webs, sets: &cx.plan.sets }, emitter);
        for (index, &reg) in solver.operand_regs.iter().enumerate() {
            here.set_operand(inst.first_operand + index, reg.map_or(Loc::None, Loc::Reg));
        }
        here.rearrange(used, &solver.after);
    }
    /// Copies the results that an instruction leaves in argument slots to the slots of their webs.
    pub fn fetch_results(&mut self, inst: &InstCx<'_>) {
        let ColorWalk { cx, copy, here, webs, .. } = self;
        let (file, emitter) = here.lend();
        copy.fetch_results(cx, inst, file, &mut WebSlots { webs, sets: &cx.plan.sets }, emitter);
    }
    /// Records that an instruction defines a value in a register, and stores it if it is stored at its definition.
    #[inline]
    pub fn record_def(&mut self, inst: Inst, value: Value, reg: Reg) {
        let cx = self.cx;
        self.note_reg(value, reg);
        let is_stored = cx.plan.sets.is_spilled(value) && cx.stores.is_at_definition(value);
        // What a terminator defines is stored on the edges.
        if is_stored && !cx.constraints.form(inst).kind.is_terminator() {
            self.store(Point::Before(Inst::from_u32(inst.as_u32() + 1)), value, reg);
        }
    }
}

/// The boundaries of blocks.
impl<const W: usize> ColorWalk<'_, W> {
    /// The registers at the boundaries of blocks, and where values come from at the start of the current one.
    pub fn boundaries(&mut self) -> (&BoundaryRegs, &mut Arrivals) {
        (self.regs, self.arrivals)
    }
    /// The register of a value at the start of a block.
    pub fn reg_at_entry(&self, block: Block, value: Value) -> Option<Reg> {
        self.regs.at_entry(block, value)
    }
    /// Begins the list of the registers at the start of a block.
    pub fn start_entry(&mut self, block: Block) {
        self.regs.entry.start(block);
    }
    /// Adds a register to it.
    #[inline]
    pub fn list_at_entry(&mut self, value: Value, reg: Reg) {
        self.regs.entry.push((value, reg));
    }
    /// Takes back what was added.
    pub fn clear_entry(&mut self, block: Block) {
        self.regs.entry.restart(block);
    }
    /// Ends it. Nothing moves on the edge `move_free` to the block.
    pub fn end_entry(&mut self, block: Block, move_free: Option<Edge>) {
        self.regs.entry.end(block);
        self.move_free[block.index()] = move_free;
    }
    /// Records the registers at the end of a block.
    ///
    /// # Errors
    /// If a value of the plan is in none.
    pub fn record_exit(&mut self, block: Block) -> Result<(), NoSolution> {
        self.regs.exit.start(block);
        for &value in self.cx.plan.residency.exit(block) {
            let reg = self.reg(value).ok_or(NoSolution(last_inst(self.cx.func, block)))?;
            self.regs.exit.push((value, reg));
        }
        self.regs.exit.end(block);
        Ok(())
    }
}

/// The last instruction of a block.
pub fn last_inst(func: &Function, block: Block) -> Inst {
    Inst::from_u32(func.block(block).insts.1.saturating_sub(1))
}
