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

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use super::constrain::{Mode, Point, Status, Through};
use super::contracts::{Breach, Contract, Lives, Watch};
use super::emit::{Emitter, Phase};
use super::file::File;
use super::machine::Machine;
use super::mask::Mask;
use super::pack::{self, Bulk, EARLY, Free, LATE, What};
use super::parallel::{Again, Copy};
use super::pick::Picker;
use super::plan::{Action, Plan};
use super::remat::Remats;
use super::spill::is_plain;
use super::stores::Stores;
use super::stress::{self, Stress};
use super::webs::Webs;
use crate::analysis::cfg::Cfg;
use crate::analysis::liveness::{DEAD, Liveness};
use crate::ir::{Block, Edge, Function, Inst, Value};
use crate::output::{Edit, Loc, Point as At, Slot};
use crate::target::{Bank, FormView, Place, Reg, Role, Type};

const NONE: u32 = u32::MAX;

/// Of the predecessors of a block, so many are asked whether they have moved a value.
const MAX_PREDS: usize = 4;

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
    /// what moves does so once before the loop rather than in each round.
    LastRun,
}

/// Values and their registers at the ends of blocks, and the state of the walk. Keeps its buffers.
#[derive(Default)]
pub struct Coloring<const W: usize> {
    /// Registers parallel to `Plan::entry` and `Plan::exit` of each block.
    entry: Vec<Vec<Reg>>,
    exit: Vec<Vec<Reg>>,
    /// The registers at the ends of blocks according to an earlier run over the same plan; empty if there was none.
    draft: Vec<Vec<Reg>>,
    pub(super) file: File<W>,
    pub(super) picker: Picker<W>,
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
}

/// The values of a bank that live through an instruction without being operands.
pub struct Others<'a, const W: usize> {
    /// The function.
    pub func: &'a Function,
    /// What is in registers.
    pub file: &'a File<W>,
    /// The bank.
    pub bank: Bank,
    /// The operands.
    pub used: &'a [Value],
}

impl<const W: usize> Others<'_, W> {
    fn values(&self) -> impl Iterator<Item = (Value, Reg)> + '_ {
        self.file.iter(self.bank).filter(|(value, _)| !self.used.contains(value))
    }
}

impl<const W: usize> Through for Others<'_, W> {
    fn count(&self) -> u32 {
        self.values().count() as u32
    }
    fn for_each(&self, item: &mut dyn FnMut(Value, Type, Option<Reg>)) {
        for (value, reg) in self.values() {
            item(value, self.func.value_type(value), Some(reg));
        }
    }
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
        self.draft.iter_mut().for_each(Vec::clear);
        if draft == Draft::LastRun {
            core::mem::swap(&mut self.draft, &mut self.exit);
        }
        let mut watch = input.lives.map(|lives| Watch::new(func, machine, input.plan, lives));
        self.file.reset(machine.num_banks(), func.num_values());
        self.picker.reset(input, webs);
        self.smooth.clear();
        self.smooth.resize(func.num_blocks(), None);
        self.at_pred.clear();
        self.at_pred.resize(func.num_values(), (NONE, Reg(0)));
        for maps in [&mut self.entry, &mut self.exit] {
            maps.resize_with(func.num_blocks().max(maps.len()), Vec::new);
            maps.iter_mut().for_each(Vec::clear);
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
            let exit = &mut self.exit[block.index()];
            for &value in input.plan.exit(block) {
                exit.push(self.file.reg[value.index()].ok_or(BrokenPromise(last_inst(func, block)))?);
            }
        }
        Ok(())
    }

    /// The values in registers at the start of a block, with their registers.
    pub fn entry<'a>(&'a self, plan: &'a Plan<W>, block: Block) -> impl Iterator<Item = (Value, Reg)> + 'a {
        plan.entry(block).iter().copied().zip(self.entry[block.index()].iter().copied())
    }
    /// The values in registers at the end of a block, with their registers.
    pub fn exit<'a>(&'a self, plan: &'a Plan<W>, block: Block) -> impl Iterator<Item = (Value, Reg)> + 'a {
        plan.exit(block).iter().copied().zip(self.exit[block.index()].iter().copied())
    }

    /// Whether nothing moves on an edge, as far as is known without looking.
    #[inline]
    pub fn is_smooth(&self, to: Block, edge: Edge) -> bool {
        self.smooth[to.index()] == Some(edge)
    }

    /// Gives the values at the start of a block registers: where they are at the end of the most frequent predecessor
    /// that is coloured, or has been in the draft, as far as that is possible.
    fn enter(&mut self, input: &Input<'_, '_, W>, webs: &mut Webs, block: Block) -> Result<(), BrokenPromise> {
        let (func, machine, cfg, plan) = (input.func, input.machine, input.cfg, input.plan);
        self.file.clear();
        let mut base: Option<(f32, Edge)> = None;
        for &edge in cfg.pred_edges(block) {
            let freq = cfg.edge_freq(func, edge);
            let in_draft = || self.draft.get(func.edge(edge).from.index()).is_some_and(|exit| !exit.is_empty());
            let known = !cfg.is_back_edge(func, edge) || in_draft();
            if known && base.is_none_or(|base| freq > base.0) {
                base = Some((freq, edge));
            }
        }
        let stamp = block.as_u32();
        let mut args: &[Value] = &[];
        if let Some((_, edge)) = base {
            let from = func.edge(edge).from;
            let exit = if cfg.is_back_edge(func, edge) { &self.draft } else { &self.exit };
            for (&value, &reg) in plan.exit(from).iter().zip(&exit[from.index()]) {
                self.at_pred[value.index()] = (stamp, reg);
            }
            args = func.edge_args(edge);
        }
        let params = func.block_params(block);
        let at_pred = |at_pred: &[(u32, Reg)], value: Value| {
            let (of, reg) = at_pred[value.index()];
            (of == stamp).then_some(reg)
        };
        self.uneasy.clear();
        for &value in plan.entry(block) {
            // A register that only a fixed operand can name is no place to stay. Nor is one that a loop takes away: the
            // value would leave it and come back in every round.
            let Some(reg) = at_pred(&self.at_pred, value).filter(|_| !params.contains(&value)) else { continue };
            if !machine.is_allocatable(reg) {
                continue;
            }
            if !machine.mask(reg).intersects(plan.avoid[value.index()]) {
                self.file.put(machine, value, reg);
            } else if !cfg.is_loop_header(block) {
                self.uneasy.push((value, reg));
            }
        }
        // What has to move sooner or later need not move back on the way from a predecessor where it has moved already.
        for index in 0..self.uneasy.len() {
            let (value, reg) = self.uneasy[index];
            let moved = self.moved_in_pred(input, block, value);
            let place = [moved, Some(reg)]
                .into_iter()
                .flatten()
                .find(|&reg| !machine.mask(reg).intersects(self.file.taken[machine.reg_bank(reg).index()]));
            if let Some(place) = place {
                self.file.put(machine, value, place);
            }
        }
        let mut broken = false;
        for &value in plan.entry(block) {
            if self.file.reg[value.index()].is_some() {
                continue;
            }
            let param = params.iter().position(|&param| param == value);
            let arg_reg = param.and_then(|index| at_pred(&self.at_pred, args.get(index).copied()?));
            let ty = func.value_type(value);
            let bank = machine.ty(ty).bank;
            let free = machine.bank(bank).units.minus(self.file.taken[bank.index()]);
            let avoid = plan.avoid[value.index()];
            let arg_reg = arg_reg.filter(|&reg| {
                let mask = machine.mask(reg);
                machine.is_allocatable(reg) && free.contains(mask) && !mask.intersects(avoid)
            });
            match arg_reg.or_else(|| self.picker.pick(input, webs, &self.file, value, ty, free, false)) {
                Some(reg) => self.file.put(machine, value, reg),
                None => broken = true,
            }
        }
        if broken {
            self.enter_packed(input, block)?;
        }
        if input.stress.moves_values() {
            stress::move_values(input.stress, func, machine, plan.entry(block), &mut self.file);
        }
        let entry = &mut self.entry[block.index()];
        let mut smooth = params.is_empty();
        for &value in plan.entry(block) {
            let reg = self.file.reg[value.index()].ok_or(BrokenPromise(last_inst(func, block)))?;
            self.picker.note(webs, value, reg);
            smooth &= at_pred(&self.at_pred, value) == Some(reg);
            entry.push(reg);
        }
        let is_final = |edge: &Edge| !cfg.is_back_edge(func, *edge);
        self.smooth[block.index()] = base.map(|base| base.1).filter(is_final).filter(|_| smooth);
        Ok(())
    }

    /// The register to which coloured predecessors of a block have moved a value, out of the way of what would destroy it,
    /// unless the value comes from the others more often.
    fn moved_in_pred(&self, input: &Input<'_, '_, W>, block: Block, value: Value) -> Option<Reg> {
        let (func, machine, cfg, plan) = (input.func, input.machine, input.cfg, input.plan);
        let avoid = plan.avoid[value.index()];
        let mut moved = None;
        let mut balance = 0.0;
        for &edge in cfg.pred_edges(block).iter().take(MAX_PREDS) {
            let from = func.edge(edge).from;
            let at = plan.exit(from).iter().position(|&other| other == value);
            let Some(&reg) = at.and_then(|at| self.exit[from.index()].get(at)) else { continue };
            let safe = machine.is_allocatable(reg) && !machine.mask(reg).intersects(avoid);
            balance += if safe { cfg.edge_freq(func, edge) } else { -cfg.edge_freq(func, edge) };
            if safe {
                moved.get_or_insert(reg);
            }
        }
        moved.filter(|_| balance >= 0.0)
    }

    /// Packs the values at the start of a block anew, where free units were there but not in one piece: with as few moves
    /// as a greedy choice gives or, where that fails, without regard to where they were.
    fn enter_packed(&mut self, input: &Input<'_, '_, W>, block: Block) -> Result<(), BrokenPromise> {
        let (func, machine) = (input.func, input.machine);
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let of_bank = |value: &Value| machine.ty(func.value_type(*value)).bank == bank;
            let values = input.plan.entry(block).iter().copied().filter(of_bank);
            let item = |value: Value| {
                let current = self.file.reg[value.index()];
                Bulk::new(What::Through, value, func.value_type(value), EARLY | LATE, current)
            };
            let mut items: Vec<Bulk> = values.map(item).collect();
            let units = machine.bank(bank).units;
            let free = Free { early: units, late: units };
            if !pack::pack_in_place(machine, bank, &mut items, free, &mut |_, _, _| None)
                && !pack::pack_exactly(machine, bank, &mut items, free)
            {
                return Err(BrokenPromise(last_inst(func, block)));
            }
            for item in &items {
                self.file.remove(machine, item.value);
            }
            for item in items {
                if let Some(reg) = item.reg {
                    self.file.put(machine, item.value, reg);
                }
            }
        }
        Ok(())
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
                Action::Reload(value) => self.reloads.push(value),
                Action::ReadInPlace(value) => self.in_place.push(value),
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

    fn dies(&self, distance: u32, value: Value) -> bool {
        distance == DEAD || self.dropped.contains(&value)
    }

    /// An instruction whose operands take any register: uses stay where they are, defs get free registers. Changes nothing
    /// and says no where that does not work out.
    fn step_plainly(
        &mut self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        inst: Inst,
        form: FormView<'_>,
    ) -> bool {
        let (func, machine) = (input.func, input.machine);
        let operands = func.inst_operands(inst);
        let range = func.operand_range(inst);
        let distances = &input.live.operand_distances()[range.clone()];
        let bank_of = |value: Value| machine.ty(func.value_type(value)).bank;
        // The units that hold something, as the picks change them, for the early phase.
        let mut taken = core::mem::take(&mut self.taken);
        taken.clear();
        taken.extend_from_slice(&self.file.taken);
        let mut picks = core::mem::take(&mut self.picks);
        picks.clear();
        let works = 'works: {
            for &value in &self.reloads {
                let bank = bank_of(value);
                let free = machine.bank(bank).units.minus(taken[bank.index()]);
                let Some(reg) = self.picker.pick(input, webs, &self.file, value, func.value_type(value), free, false)
                else {
                    break 'works false;
                };
                taken[bank.index()] = taken[bank.index()].or(machine.mask(reg));
                picks.push((value, reg));
            }
            let reloaded = picks.len();
            let reg_of = |file: &File<W>, picks: &[(Value, Reg)], value: Value| {
                let pick = picks[..reloaded].iter().find(|pick| pick.0 == value);
                file.reg[value.index()].or(pick.map(|pick| pick.1))
            };
            // A use in a register that only a fixed operand can name must move first.
            for (&value, desc) in operands.iter().zip(form.operands()) {
                if desc.role() == Role::Use
                    && reg_of(&self.file, &picks, value).is_none_or(|reg| !machine.is_allocatable(reg))
                {
                    break 'works false;
                }
            }
            // Ties: a value that dies leaves its register to the def; another is copied.
            self.ties.clear();
            for (def, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
                let Place::Tied(use_) = desc.place() else { continue };
                self.ties.push((use_.into(), def));
                let used = operands[use_ as usize];
                let own = reg_of(&self.file, &picks, used).filter(|own| {
                    let again = picks[reloaded..].iter().any(|pick| pick.1 == *own);
                    self.dies(distances[use_ as usize], used) && !again
                });
                let bank = bank_of(value);
                let free = machine.bank(bank).units.minus(taken[bank.index()]);
                let reg = own
                    .or_else(|| self.picker.pick(input, webs, &self.file, value, func.value_type(value), free, false));
                let Some(reg) = reg else { break 'works false };
                taken[bank.index()] = taken[bank.index()].or(machine.mask(reg));
                picks.push((value, reg));
            }
            // From here on `taken` is for the late phase: what dies is free, but for what went to a tied def.
            for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
                if desc.role() == Role::Use
                    && self.dies(distances[index], value)
                    && let Some(reg) = reg_of(&self.file, &picks, value)
                    && !picks[reloaded..].iter().any(|pick| pick.1 == reg)
                {
                    let bank = bank_of(value).index();
                    taken[bank] = taken[bank].minus(machine.mask(reg));
                }
            }
            for (&value, desc) in operands.iter().zip(form.operands()) {
                if !desc.is_def() || matches!(desc.place(), Place::Tied(_)) {
                    continue;
                }
                let bank = bank_of(value);
                let free = machine.bank(bank).units.minus(taken[bank.index()]);
                let Some(reg) = self.picker.pick(input, webs, &self.file, value, func.value_type(value), free, false)
                else {
                    break 'works false;
                };
                taken[bank.index()] = taken[bank.index()].or(machine.mask(reg));
                picks.push((value, reg));
            }
            true
        };
        self.taken = taken;
        if works {
            let reloaded = self.reloads.len();
            for &(value, to) in &picks[..reloaded] {
                let edit = if input.remats.is(value) {
                    Edit::Remat { value, to }
                } else {
                    Edit::Load { ty: func.value_type(value), from: home_slot(webs, value), to }
                };
                emitter.edit(At::Before(inst), Phase::Copy, edit);
                self.file.put(machine, value, to);
            }
            for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
                let tied = self.ties.iter().find(|tie| tie.0 == index);
                let reg = match (desc.role(), tied) {
                    (Role::Def, _) => reg_in(&picks[reloaded..], value),
                    (Role::Use, None) => self.file.reg[value.index()],
                    (Role::Use, Some(tie)) => {
                        let to = reg_in(&picks[reloaded..], operands[tie.1]);
                        if let (Some(from), Some(to)) = (self.file.reg[value.index()], to)
                            && from != to
                        {
                            let edit = if input.remats.beats_move(value) {
                                Edit::Remat { value, to }
                            } else {
                                Edit::Move { ty: func.value_type(value), from, to }
                            };
                            emitter.edit(At::Before(inst), Phase::Copy, edit);
                        }
                        to
                    }
                };
                emitter.set_operand(range.start + index, reg.map_or(Loc::None, Loc::Reg));
            }
            for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
                if desc.role() == Role::Use && self.dies(distances[index], value) {
                    self.file.remove(machine, value);
                }
            }
            self.put_defs(input, emitter, inst, form);
        }
        self.picks = picks;
        works
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

    /// Solves an instruction and puts everything in place by a parallel copy.
    fn solve(
        &mut self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        emitter: &mut Emitter<W>,
        inst: Inst,
        form: FormView<'_>,
    ) -> Result<(), BrokenPromise> {
        let (func, machine, plan) = (input.func, input.machine, input.plan);
        let operands = func.inst_operands(inst);
        let range = func.operand_range(inst);
        let distances = &input.live.operand_distances()[range.clone()];
        let (file, reloads, dropped, in_place) = (&self.file, &self.reloads, &self.dropped, &self.in_place);
        let status = |value: Value, index: usize| {
            let current = file.reg[value.index()];
            Status {
                in_reg: current.is_some() || reloads.contains(&value),
                stays: distances[index] != DEAD && !dropped.contains(&value),
                in_place: in_place.contains(&value),
                current,
            }
        };
        self.point.set_operands(machine, form, operands, status, |value| plan.def_in_memory.contains(value.index()));
        let used: Vec<Value> = self.point.used_values().collect();
        let mut banks = 0u64;
        for &value in operands {
            banks |= 1 << machine.ty(func.value_type(value)).bank.index();
        }
        let mut solved = Vec::new();
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let clobbers = machine.bank_mask(form.clobbers, bank);
            if banks >> bank.index() & 1 == 0 && !clobbers.intersects(self.file.taken[bank.index()]) {
                continue;
            }
            solved.push(bank);
            let picker = &mut self.picker;
            let file = &self.file;
            let mut prefer = |value: Value, ty: Type, free: Mask<W>| {
                let moves = file.reg[value.index()].is_some();
                picker.pick(input, webs, file, value, ty, free, moves)
            };
            let through = Others { func, file: &self.file, bank, used: &used };
            if !self.point.solve(machine, form, bank, &through, Mode::Assign(&mut prefer)) {
                return Err(BrokenPromise(inst));
            }
        }
        // What holds nothing before and nothing during the instruction's early phase may serve the copy.
        let mut free: Vec<Mask<W>> = (0..machine.num_banks())
            .map(|bank| machine.bank(Bank::from_index(bank)).units.minus(self.file.taken[bank]))
            .collect();
        self.copies.clear();
        self.again.clear();
        self.picks.clear();
        let mut copied_later = Vec::new();
        for &(value, to) in &self.point.copies {
            let bank = machine.reg_bank(to).index();
            free[bank] = free[bank].minus(machine.mask(to));
            let ty = func.value_type(value);
            let to_loc = Loc::Reg(to);
            match self.file.reg[value.index()] {
                from if from != Some(to) && input.remats.beats_move(value) => {
                    self.again.push(Again { value, ty, to: to_loc });
                }
                Some(from) => self.copies.push(Copy { ty, from: Loc::Reg(from), to: to_loc }),
                None => match reg_in(&self.picks, value) {
                    // One load of a value is enough; its other copies are made from there afterwards.
                    Some(from) => copied_later.push(Edit::Move { ty, from, to }),
                    None if input.remats.is(value) => {
                        self.picks.push((value, to));
                        self.again.push(Again { value, ty, to: to_loc });
                    }
                    None => {
                        self.picks.push((value, to));
                        self.copies.push(Copy { ty, from: Loc::Slot(home_slot(webs, value)), to: to_loc });
                    }
                },
            }
        }
        emitter.parallel_copy(machine, At::Before(inst), Phase::Copy, &self.copies, &self.again, &mut free);
        for edit in copied_later {
            emitter.edit(At::Before(inst), Phase::Copy, edit);
        }
        for (index, &reg) in self.point.operand_regs.iter().enumerate() {
            emitter.set_operand(range.start + index, reg.map_or(Loc::None, Loc::Reg));
        }
        for &value in &used {
            self.file.remove(machine, value);
        }
        for (value, _) in &self.point.after {
            self.file.remove(machine, *value);
        }
        for &(value, reg) in &self.point.after {
            self.file.put(machine, value, reg);
        }
        // A value that is last read from its slot lived through in its register.
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if desc.role() == Role::Use && self.dies(distances[index], value) {
                self.file.remove(machine, value);
            }
        }
        self.put_defs(input, emitter, inst, form);
        Ok(())
    }
}

fn reg_in(picks: &[(Value, Reg)], value: Value) -> Option<Reg> {
    picks.iter().find(|pick| pick.0 == value).map(|pick| pick.1)
}

pub(super) fn next(inst: Inst) -> Inst {
    Inst::from_u32(inst.as_u32() + 1)
}

fn last_inst(func: &Function, block: Block) -> Inst {
    Inst::from_u32(func.block(block).insts.1.saturating_sub(1))
}

/// The slot of a value before slots are coloured: that of its web.
pub fn home_slot(webs: &mut Webs, value: Value) -> Slot {
    Slot::from_u32(webs.find(value).as_u32())
}
