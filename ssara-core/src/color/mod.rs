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
pub mod lookahead;
mod reservations;
mod select;
mod shuffle;
mod single_def;
mod unconstrained;

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::{DEAD, Liveness};
use crate::analysis::remat::Remats;
use crate::coalesce::webs::Webs;
pub use crate::color::constrained::Others;
use crate::color::lookahead::Outlook;
use crate::color::select::Picker;
use crate::contracts::{Breach, Contract, Lives, Watch};
use crate::ir::{Block, Edge, Function, Inst, Value};
use crate::options::Stress;
use crate::output::{Edit, Loc, Point as At, Slot};
use crate::regs::machine::Machine;
use crate::regs::register_file::File;
use crate::regs::unit_mask::Mask;
use crate::resolve::emitter::{Emitter, Phase};
use crate::resolve::parallel_copy::{Again, Copy};
use crate::solver::instruction::Point;
use crate::spill::is_plain;
use crate::spill::residency::{Action, Plan};
use crate::spill::store_placement::Stores;
use crate::target::{FormView, Place, Reg};

const NONE: u32 = u32::MAX;

/// What the colouring reads.
pub struct Input<'a, 't, const W: usize> {
    /// The function.
    pub func: &'a Function,
    /// The target.
    pub machine: &'a Machine<'t, W>,
    /// Control flow.
    pub cfg: &'a Cfg,
    /// Liveness.
    pub live: &'a Liveness,
    /// Which values are in registers.
    pub plan: &'a Plan<W>,
    /// What lies ahead of the values in registers, point by point; if it is not known, `Plan::avoid` has to do.
    pub outlook: Option<&'a Outlook<W>>,
    /// Which values can be computed again.
    pub remats: &'a Remats,
    /// Where spilled values are stored.
    pub stores: &'a Stores,
    /// What to make worse.
    pub stress: &'a Stress,
    /// What is live where, if the contracts are to be checked.
    pub lives: Option<&'a Lives<'a>>,
}

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
    /// The registers of the values at the starts and ends of blocks, by place in the plan, as far as the walk has come.
    regs: Vec<Option<Reg>>,
    /// The same according to an earlier run over the same plan; empty if there was none.
    draft: Vec<Option<Reg>>,
    pub file: File<W>,
    pub picker: Picker<W>,
    /// The units that are taken as the choices for an instruction would leave them.
    taken: Vec<Mask<W>>,
    point: Point<W>,
    copies: Vec<Copy>,
    again: Vec<Again>,
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

/// An instruction for which there is no solution although the plan promised one: a mistake in this crate.
#[derive(Debug)]
pub struct BrokenPromise(pub Inst);

impl From<BrokenPromise> for Breach {
    fn from(BrokenPromise(inst): BrokenPromise) -> Breach {
        let reason = "no registers where spilling had left room";
        Breach { contract: Contract::Coloring, inst, value: None, reason }
    }
}

impl<const W: usize> Coloring<W> {
    /// Colours a function, and emits the locations of its operands and what has to be inserted in its blocks.
    ///
    /// # Errors
    /// When the plan does not keep its promise.
    pub fn run(
        &mut self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        draft: Draft,
    ) -> Result<(), Breach> {
        let (func, machine) = (input.func, input.machine);
        self.draft.clear();
        if draft == Draft::LastRun {
            core::mem::swap(&mut self.draft, &mut self.regs);
        }
        self.regs.clear();
        self.regs.resize(input.plan.num_places(), None);
        let mut watch = input.lives.map(|lives| Watch::new(func, machine, input.plan, lives));
        self.file.reset(machine.num_banks(), func.num_values());
        self.picker.reset(input, webs);
        self.smooth.clear();
        self.smooth.resize(func.num_blocks(), None);
        self.at_pred.clear();
        self.at_pred.resize(func.num_values(), (NONE, Reg(0)));
        if draft == Draft::LastRun {
            self.draw_arguments(input);
        }
        for &block in input.cfg.rpo() {
            self.picker.enter(input, webs, block);
            self.enter(input, webs, block)?;
            if input.cfg.is_loop_header(block) {
                self.picker.enter_loop(input, webs, block, &self.file);
            }
            if let Some(watch) = &mut watch {
                watch.enter(block, &self.file)?;
            }
            self.store_at_start(input, webs, emitter, block);
            let mut actions = input.plan.actions(block);
            for inst in func.block_insts(block) {
                let here = actions.iter().take_while(|action| action.0 == inst).count();
                self.picker.advance(inst);
                self.step(input, webs, emitter, inst, &actions[..here])?;
                if let Some(watch) = &mut watch {
                    watch.step(inst, &actions[..here], &self.file, emitter)?;
                }
                actions = &actions[here..];
            }
            for (place, &value) in input.plan.exit_places(block).zip(input.plan.exit(block)) {
                let reg = self.file.reg[value.index()];
                self.regs[place] = Some(reg.ok_or(BrokenPromise(last_inst(func, block)))?);
            }
        }
        Ok(())
    }

    /// Has arguments prefer the registers in which their parameters were in the last run.
    fn draw_arguments(&mut self, input: &Input<'_, '_, W>) {
        let (func, cfg) = (input.func, input.cfg);
        for &block in cfg.rpo() {
            let params = func.block_params(block);
            if params.is_empty() {
                continue;
            }
            for (value, reg) in with_regs(input.plan.entry(block), &self.draft[input.plan.entry_places(block)]) {
                let Some(param) = params.iter().position(|&param| param == value) else { continue };
                for &edge in cfg.pred_edges(block) {
                    let arg = func.edge_args(edge)[param];
                    if !input.live.is_live_in(block, arg) {
                        self.picker.draw(arg, reg, cfg.edge_freq(func, edge));
                    }
                }
            }
        }
    }

    /// The values in registers at the start of a block, with their registers.
    pub fn entry<'a>(&'a self, plan: &'a Plan<W>, block: Block) -> impl Iterator<Item = (Value, Reg)> + 'a {
        with_regs(plan.entry(block), &self.regs[plan.entry_places(block)])
    }
    /// The values in registers at the end of a block, with their registers.
    pub fn exit<'a>(&'a self, plan: &'a Plan<W>, block: Block) -> impl Iterator<Item = (Value, Reg)> + 'a {
        with_regs(plan.exit(block), &self.regs[plan.exit_places(block)])
    }

    /// Whether nothing moves on an edge, as far as is known without looking.
    #[inline]
    pub fn is_smooth(&self, to: Block, edge: Edge) -> bool {
        self.smooth[to.index()] == Some(edge)
    }

    fn store_at_start(&mut self, input: &Input<'_, '_, W>, webs: &mut Webs, emitter: &mut Emitter<W>, block: Block) {
        let first = Inst::from_u32(input.func.block(block).insts.0);
        let mut store = |value: Value, file: &File<W>| {
            if let Some(from) = file.reg[value.index()] {
                let ty = input.func.value_type(value);
                let to = home_slot(webs, value);
                emitter.edit(At::Before(first), Phase::Store, Edit::Store { ty, from, to });
            }
        };
        for &param in input.func.block_params(block) {
            let v = param.index();
            if input.plan.spilled.contains(v) && input.stores.is_at_definition(param) {
                store(param, &self.file);
            }
        }
        for value in input.stores.at_start(block) {
            store(value, &self.file);
        }
    }

    fn step(
        &mut self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        inst: Inst,
        actions: &[(Inst, Action)],
    ) -> Result<(), BrokenPromise> {
        let (func, machine) = (input.func, input.machine);
        self.dropped.clear();
        self.reloads.clear();
        self.in_place.clear();
        for &(_, action) in actions {
            match action {
                Action::Evict(value) => self.file.remove(machine, value),
                Action::Drop(value) => self.dropped.push(value),
                Action::Reload(value) => {
                    self.reloads.push(value);
                    self.picker.reload(input, inst, value);
                }
                Action::ReadInPlace(value) => self.in_place.push(value),
                Action::Load(value) => self.load_ahead(input, webs, emitter, inst, value)?,
            }
        }
        let traits = input.live.code().traits(inst);
        if traits.is_plain() && actions.is_empty() && self.step_simply(input, webs, emitter, inst) {
            return Ok(());
        }
        let form = input.plan.form(func, machine.target, inst);
        let plain = traits.is_plain() || traits.has_alternatives() && is_plain(machine, form);
        if !(plain && self.step_plainly(input, webs, emitter, inst, form)) {
            self.solve(input, webs, emitter, inst, form)?;
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
                emitter.set_operand(at, Loc::Slot(home_slot(webs, value)));
            }
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            let v = value.index();
            if desc.is_def()
                && let Some(from) = emitter.operand(range.start + index).reg()
            {
                self.picker.note(webs, value, from);
                let store = input.plan.spilled.contains(v) && input.stores.is_at_definition(value);
                // What a terminator defines is stored on the edges.
                if store && !form.kind.is_terminator() {
                    let edit = Edit::Store { ty: func.value_type(value), from, to: home_slot(webs, value) };
                    emitter.edit(At::Before(next(inst)), Phase::Store, edit);
                }
            }
        }
        Ok(())
    }

    /// Loads a value for the code behind an instruction.
    fn load_ahead(
        &mut self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        inst: Inst,
        value: Value,
    ) -> Result<(), BrokenPromise> {
        self.picker.reload(input, inst, value);
        let ty = input.func.value_type(value);
        let bank = input.machine.ty(ty).bank;
        let free = input.machine.bank(bank).units.minus(self.file.taken[bank.index()]);
        let to = self.picker.pick(input, webs, &self.file, value, ty, free, false).ok_or(BrokenPromise(inst))?;
        let from = home_slot(webs, value);
        emitter.edit(At::Before(inst), Phase::Copy, Edit::Load { ty, from, to });
        self.file.put(input.machine, value, to);
        Ok(())
    }

    fn dies(&self, distance: u32, value: Value) -> bool {
        distance == DEAD || self.dropped.contains(&value)
    }

    /// Puts the defs of an instruction that are used later where their operands are.
    fn put_defs(&mut self, input: &Input<'_, '_, W>, emitter: &Emitter<W>, inst: Inst, form: FormView<'_>) {
        let (func, machine) = (input.func, input.machine);
        let range = func.operand_range(inst);
        let distances = &input.live.operand_distances()[range.clone()];
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

/// Values with their registers, as far as these are known.
fn with_regs<'a>(values: &'a [Value], regs: &'a [Option<Reg>]) -> impl Iterator<Item = (Value, Reg)> + 'a {
    values.iter().zip(regs).filter_map(|(&value, &reg)| Some((value, reg?)))
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

/// The slot of a value before slots are coloured: that of its web.
pub fn home_slot(webs: &mut Webs, value: Value) -> Slot {
    Slot::from_u32(webs.find(value).as_u32())
}
