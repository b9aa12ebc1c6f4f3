//! Colouring: gives every value that the plan keeps in a register a register.
//!
//! Takes a [`Plan`]; walks the blocks in reverse postorder with a file of which unit holds which value. Most instructions
//! take whatever registers their operands are in, and their defs take free ones. Where a constraint does not hold, or
//! free units are there but not in one piece, the whole instruction is solved (`constrain`) and one parallel copy puts
//! everything in place. The plan promises that this works, and nothing else is ever undone.
//!
//! A value that goes from block to block need not stay in its register: each block has a map of what is where at its
//! start and at its end, and `edges` makes the two ends of each edge agree.
//! Which of the free registers a value takes is up to `pick`.

mod block_entry;
mod constrained;
pub mod context;
pub mod edge_ends;
pub mod lookahead;
mod reservations;
mod select;
mod shuffle;
mod single_def;
mod unconstrained;

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::liveness::DEAD;
use crate::coalesce::webs::Webs;
use crate::color::context::ColorCx;
use crate::color::edge_ends::ColorEnds;
use crate::color::select::Selector;
use crate::contracts::{Breach, NoSolution, Watch};
use crate::ir::{Block, Edge, Function, Inst, Value};
use crate::output::{Edit, Loc, Point as At};
use crate::regs::effects::is_plain;
use crate::regs::register_file::RegisterFile;
use crate::regs::unit_mask::Mask;
use crate::resolve::boundary_regs::BoundaryRegs;
use crate::resolve::copy::{LocCopy, LocRemat};
use crate::resolve::emitter::{Emitter, Phase};
use crate::solver::instruction::Point;
use crate::spill::residency::Action;
use crate::target::{FormView, Place, Reg};

const NONE: u32 = u32::MAX;

/// Whether it is known what is in which register at the ends of blocks that are yet to come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Draft {
    /// No: headers of loops take over from the blocks before the loop.
    None,
    /// As the last run has left it, which was over the same plan: headers take over from the most frequent back edge, so that
    /// what moves does so once before the loop rather than in each round; and arguments prefer the registers in which their
    /// parameters were.
    LastRun,
}

/// Values and their registers at the ends of blocks, and the state of the walk. Keeps its buffers.
#[derive(Default)]
pub struct Coloring<const W: usize> {
    /// The registers of the values at the starts and ends of blocks, as far as the walk has come.
    pub regs: BoundaryRegs,
    /// The same according to an earlier run over the same plan; empty if there was none.
    draft: BoundaryRegs,
    pub file: RegisterFile<W>,
    pub picker: Selector<W>,
    /// The units that are taken as the choices for an instruction would leave them.
    taken: Vec<Mask<W>>,
    point: Point<W>,
    copies: Vec<LocCopy>,
    again: Vec<LocRemat>,
    /// Values that end with the current instruction although they are used later.
    dropped: Vec<Value>,
    reloads: Vec<Value>,
    in_place: Vec<Value>,
    picks: Vec<(Value, Reg)>,
    /// The tied uses of an instruction, each with its def, by operand number.
    ties: Vec<(usize, usize)>,
    at_pred: Vec<(u32, Reg)>,
    /// By block: an edge to it on which nothing moves.
    smooth: Vec<Option<Edge>>,
    /// Values at the start of a block that are in a register which something will destroy.
    uneasy: Vec<(Value, Reg)>,
    /// The registers in which arguments for the parameters of a block are, or the parameters are wanted.
    votes: Vec<block_entry::Vote>,
}

impl<const W: usize> Coloring<W> {
    /// Colours a function, and emits the locations of its operands and what has to be inserted in its blocks.
    ///
    /// # Errors
    /// When the plan does not keep its promise.
    pub fn run(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        draft: Draft,
    ) -> Result<(), Breach> {
        let (func, machine) = (cx.func, cx.machine);
        self.draft.reset(func.num_blocks());
        if draft == Draft::LastRun {
            core::mem::swap(&mut self.draft, &mut self.regs);
        }
        self.regs.reset(func.num_blocks());
        let mut watch = cx.lives.map(|lives| Watch::new(func, machine, cx.plan, lives));
        self.file.reset(machine.num_banks(), func.num_values());
        self.picker.reset(cx, webs);
        self.smooth.clear();
        self.smooth.resize(func.num_blocks(), None);
        self.at_pred.clear();
        self.at_pred.resize(func.num_values(), (NONE, Reg(0)));
        if draft == Draft::LastRun {
            self.draw_arguments(cx);
        }
        for &block in cx.cfg.rpo() {
            self.picker.enter(cx, webs, block);
            self.enter(cx, webs, block)?;
            if cx.cfg.is_loop_header(block) {
                self.picker.enter_loop(cx, webs, block, &self.file);
            }
            if let Some(watch) = &mut watch {
                watch.enter(block, &self.file)?;
            }
            self.store_at_start(cx, webs, emitter, block);
            let mut cursor = cx.plan.residency.cursor(block);
            for inst in func.block_insts(block) {
                let actions = cursor.before(inst);
                self.picker.advance(inst);
                self.step(cx, webs, emitter, inst, actions)?;
                if let Some(watch) = &mut watch {
                    watch.step(inst, actions, &self.file, emitter)?;
                }
            }
            self.regs.exit.start(block);
            for &value in cx.plan.residency.exit(block) {
                let reg = self.file.reg[value.index()];
                self.regs.exit.push((value, reg.ok_or(NoSolution(last_inst(func, block)))?));
            }
            self.regs.exit.end(block);
        }
        Ok(())
    }

    /// Has arguments prefer the registers in which their parameters were in the last run.
    fn draw_arguments(&mut self, cx: &ColorCx<'_, W>) {
        let (func, cfg) = (cx.func, cx.cfg);
        for &block in cfg.rpo() {
            let params = func.block_params(block);
            if params.is_empty() {
                continue;
            }
            for &(value, reg) in self.draft.entry.of(block) {
                let Some(param) = params.iter().position(|&param| param == value) else { continue };
                for &edge in cfg.pred_edges(block) {
                    let arg = func.edge_args(edge)[param];
                    if !cx.live.is_live_in(block, arg) {
                        self.picker.draw(arg, reg, cfg.edge_freq(func, edge));
                    }
                }
            }
        }
    }

    /// The ends of edges, once the function is coloured.
    pub fn edge_ends<'a>(&'a self, cx: &'a ColorCx<'a, W>, webs: &'a mut Webs) -> ColorEnds<'a, W> {
        ColorEnds { cx, regs: &self.regs, move_free: &self.smooth, webs }
    }

    fn store_at_start(&mut self, cx: &ColorCx<'_, W>, webs: &mut Webs, emitter: &mut Emitter<W>, block: Block) {
        let first = Inst::from_u32(cx.func.block(block).insts.0);
        let mut store = |value: Value, file: &RegisterFile<W>| {
            if let Some(from) = file.reg[value.index()] {
                let ty = cx.func.value_type(value);
                let to = webs.slot(value);
                emitter.edit(At::Before(first), Phase::Store, Edit::Store { ty, from, to });
            }
        };
        for &param in cx.func.block_params(block) {
            let v = param.index();
            if cx.plan.sets.spilled.contains(v) && cx.stores.is_at_definition(param) {
                store(param, &self.file);
            }
        }
        for value in cx.stores.at_start(block) {
            store(value, &self.file);
        }
    }

    fn step(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        inst: Inst,
        actions: &[(Inst, Action)],
    ) -> Result<(), NoSolution> {
        let (func, machine) = (cx.func, cx.machine);
        self.dropped.clear();
        self.reloads.clear();
        self.in_place.clear();
        for &(_, action) in actions {
            match action {
                Action::Evict(value) => self.file.remove(machine, value),
                Action::EvictAfterUse(value) => self.dropped.push(value),
                Action::Reload(value) => {
                    self.reloads.push(value);
                    self.picker.reload(cx, inst, value);
                }
                Action::FoldedUse(value) => self.in_place.push(value),
                Action::HoistedReload(value) => self.load_ahead(cx, webs, emitter, inst, value)?,
            }
        }
        let traits = cx.code.traits(inst);
        if traits.is_plain() && actions.is_empty() && self.step_simply(cx, webs, emitter, inst) {
            return Ok(());
        }
        let form = cx.plan.forms.form(func, machine.target, inst);
        let plain = traits.is_plain() || traits.has_alternatives() && is_plain(machine, form);
        if !(plain && self.step_plainly(cx, webs, emitter, inst, form)) {
            self.solve(cx, webs, emitter, inst, form)?;
        }
        let operands = func.inst_operands(inst);
        let range = func.operand_range(inst);
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let at = range.start + index;
            let in_memory = match desc.place() {
                Place::Slot => true,
                Place::Any => emitter.operand(at) == Loc::None,
                _ => false,
            };
            if in_memory {
                emitter.set_operand(at, Loc::Slot(webs.slot(value)));
            }
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let v = value.index();
            if desc.is_def()
                && let Some(from) = emitter.operand(range.start + index).reg()
            {
                self.picker.note(webs, value, from);
                let store = cx.plan.sets.spilled.contains(v) && cx.stores.is_at_definition(value);
                // What a terminator defines is stored on the edges.
                if store && !form.kind.is_terminator() {
                    let edit = Edit::Store { ty: func.value_type(value), from, to: webs.slot(value) };
                    emitter.edit(At::Before(next(inst)), Phase::Store, edit);
                }
            }
        }
        Ok(())
    }

    /// Loads a value for the code behind an instruction.
    fn load_ahead(
        &mut self,
        cx: &ColorCx<'_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        inst: Inst,
        value: Value,
    ) -> Result<(), NoSolution> {
        self.picker.reload(cx, inst, value);
        let ty = cx.func.value_type(value);
        let bank = cx.machine.ty(ty).bank;
        let free = cx.machine.bank(bank).units.minus(self.file.taken[bank.index()]);
        let to = self.picker.pick(cx, webs, &self.file, value, ty, free, false).ok_or(NoSolution(inst))?;
        let from = webs.slot(value);
        emitter.edit(At::Before(inst), Phase::Copy, Edit::Load { ty, from, to });
        self.file.put(cx.machine, value, to);
        Ok(())
    }

    fn dies(&self, distance: u32, value: Value) -> bool {
        distance == DEAD || self.dropped.contains(&value)
    }

    /// Puts the defs of an instruction that are used later where their operands are.
    fn put_defs(&mut self, cx: &ColorCx<'_, W>, emitter: &Emitter<W>, inst: Inst, form: FormView<'_>) {
        let (func, machine) = (cx.func, cx.machine);
        let range = func.operand_range(inst);
        let distances = &cx.live.operand_distances()[range.clone()];
        for (index, (&value, desc)) in func.inst_operands(inst).iter().zip(form.operands()).enumerate() {
            if desc.is_def()
                && distances[index] != DEAD
                && let Some(reg) = emitter.operand(range.start + index).reg()
            {
                self.file.put(machine, value, reg);
            }
        }
    }
}

fn reg_in(picks: &[(Value, Reg)], value: Value) -> Option<Reg> {
    picks.iter().find(|pick| pick.0 == value).map(|pick| pick.1)
}

pub fn next(inst: Inst) -> Inst {
    Inst::from_u32(inst.as_u32() + 1)
}

fn last_inst(func: &Function, block: Block) -> Inst {
    Inst::from_u32(func.block(block).insts.1.saturating_sub(1))
}
