//! Spilling: decides which values are in registers at every point.
//!
//! Takes liveness with next-use distances; fills a [`Plan`]. The method is Belady's on SSA (Braun and Hack, CC 2009): a
//! walk over each block keeps the values that are used soonest, reloads what an instruction uses, and at the start of a
//! block chooses from what the predecessors hold. Of the values that could go, the one goes of which the next use is
//! furthest away in proportion to what it costs to have it in memory until then. A value is in at most one register, has
//! one definition and is stored at most once, so there is no set of stored values to track.
//!
//! *Contract.* Between instructions the values in registers fit the bank (they pack), and at every instruction
//! [`Point::solve`] has a solution for the values that are in registers before it, those that stay, and its operands. The
//! colouring asks the same question of the same module and can therefore not fail.
//!
//! A function that fits is walked once without distances; they are computed only when something must go.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use super::Level;
use super::constrain::{Mode, Point, Status, Through};
use super::machine::Machine;
use super::mask::Mask;
use super::pack::Bulk;
use super::plan::{Action, Plan};
use super::pressure::Pressure;
use super::remat::Remats;
use super::stress::Stress;
use super::webs::Webs;
use crate::analysis::cfg::{Cfg, frequency_at_depth};
use crate::analysis::liveness::{DEAD, LOOP_EXIT, Liveness};
use crate::ir::{Block, Function, Inst, Value};
use crate::target::{Bank, FormKind, FormView, OperandDesc, Place, Pos, Reg, Role, Type};

const NONE: u32 = u32::MAX;

/// Why the spiller stopped.
#[derive(Debug)]
pub enum Stop {
    /// Something must be spilled, and there are no distances to choose by.
    NeedDistances,
    /// An instruction cannot be had even if everything else is in memory.
    Infeasible(Inst, Bank),
}

/// What the spiller reads.
pub struct Input<'a, 't, const W: usize> {
    /// The function.
    pub func: &'a Function,
    /// The target.
    pub machine: &'a Machine<'t, W>,
    /// Control flow.
    pub cfg: &'a Cfg,
    /// Liveness.
    pub live: &'a Liveness,
    /// Pressure.
    pub pressure: &'a Pressure,
    /// Which values can be computed again.
    pub remats: &'a Remats,
    /// Whether `live` knows distances across blocks.
    pub distances: bool,
    /// How hard to try.
    pub level: Level,
    /// What an earlier run decided, to know what is in registers at back edges.
    pub draft: Option<&'a Plan<W>>,
    /// What to make worse.
    pub stress: &'a Stress,
}

/// The values in registers, by bank. Keeps its buffers.
#[derive(Default)]
pub struct Spiller<const W: usize> {
    held: Held,
    /// The time of the next use of each value in a register, counted like instructions.
    next: Vec<u32>,
    /// For the values that the current instruction uses: distance to the next use after it.
    after: Vec<u32>,
    /// The last instruction that used each value.
    used_at: Vec<u32>,
    reloads: Vec<Value>,
    dropped: Vec<Value>,
    evicted: Vec<Value>,
    in_place: Vec<Value>,
    pub(super) point: Point<W>,
    merge: super::merge::Merge,
    bulk: Vec<Bulk>,
}

/// Lists of values by bank, with constant-time removal.
#[derive(Default)]
pub struct Held {
    banks: Vec<Vec<Value>>,
    pos: Vec<u32>,
}

impl Held {
    fn reset(&mut self, banks: usize, values: usize) {
        self.banks.resize_with(banks, Vec::new);
        for bank in &mut self.banks {
            bank.clear();
        }
        self.pos.clear();
        self.pos.resize(values, NONE);
    }
    fn contains(&self, value: Value) -> bool {
        self.pos[value.index()] != NONE
    }
    fn insert(&mut self, bank: Bank, value: Value) {
        if !self.contains(value) {
            let list = &mut self.banks[bank.index()];
            self.pos[value.index()] = list.len() as u32;
            list.push(value);
        }
    }
    fn remove(&mut self, bank: Bank, value: Value) {
        let pos = core::mem::replace(&mut self.pos[value.index()], NONE);
        if pos != NONE {
            let list = &mut self.banks[bank.index()];
            list.swap_remove(pos as usize);
            if let Some(&moved) = list.get(pos as usize) {
                self.pos[moved.index()] = pos;
            }
        }
    }
    fn clear(&mut self) {
        for bank in &mut self.banks {
            for value in bank.drain(..) {
                self.pos[value.index()] = NONE;
            }
        }
    }
    fn iter(&self) -> impl Iterator<Item = Value> + '_ {
        self.banks.iter().flatten().copied()
    }
}

/// What lives through an instruction, as the spiller sees it: the values in registers but for the operands.
struct Others<'a> {
    func: &'a Function,
    held: &'a [Value],
    used_at: &'a [u32],
    inst: Inst,
}

impl Others<'_> {
    fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.held.iter().copied().filter(|value| self.used_at[value.index()] != self.inst.as_u32())
    }
}

impl Through for Others<'_> {
    fn count(&self) -> u32 {
        self.values().count() as u32
    }
    fn for_each(&self, item: &mut dyn FnMut(Value, Type, Option<Reg>)) {
        for value in self.values() {
            item(value, self.func.value_type(value), None);
        }
    }
}

impl<const W: usize> Spiller<W> {
    /// Plans a function.
    ///
    /// # Errors
    /// When distances are missing, or an instruction cannot be allocated.
    pub fn run(&mut self, input: &Input<'_, '_, W>, webs: &mut Webs, plan: &mut Plan<W>) -> Result<(), Stop> {
        let func = input.func;
        plan.reset(func);
        self.held.reset(input.machine.num_banks(), func.num_values());
        for array in [&mut self.next, &mut self.after, &mut self.used_at] {
            array.clear();
            array.resize(func.num_values(), NONE);
        }
        self.merge.reset(func);
        for &block in input.cfg.rpo() {
            self.enter(input, webs, plan, block)?;
            plan.begin_block(block, self.held.iter());
            for inst in func.block_insts(block) {
                self.step(input, plan, block, inst)?;
            }
            plan.end_block(block, self.held.iter());
        }
        plan.ways.sort_unstable();
        plan.read_on_edges(func, input.cfg, input.remats, |a, b| webs.find(a) == webs.find(b));
        for value in plan.spilled.ones().filter(|&value| !plan.param_in_memory.contains(value)) {
            plan.cost += input.live.def_block(Value::new(value)).map_or(0.0, |block| input.cfg.freq(block));
        }
        Ok(())
    }

    /// Chooses what is in registers at the start of a block.
    fn enter(
        &mut self,
        input: &Input<'_, '_, W>,
        webs: &mut Webs,
        plan: &mut Plan<W>,
        block: Block,
    ) -> Result<(), Stop> {
        self.held.clear();
        self.merge.choose(input, webs, plan, block);
        let (func, machine) = (input.func, input.machine);
        let first = func.block(block).insts.0;
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let chosen = self.merge.nearest_of_bank(input, block, bank);
            let bulk = &mut self.bulk;
            let mut fits = |len: usize| {
                bulk.clear();
                bulk.extend(chosen[..len].iter().map(|it| Bulk::through(it.value, func.value_type(it.value))));
                machine.fits(bank, bulk)
            };
            let mut len = if input.stress.spill_everything { 0 } else { chosen.len() };
            if !fits(len) {
                if !input.distances {
                    return Err(Stop::NeedDistances);
                }
                // What fits still fits without the last one, so the longest start that does is between two bounds.
                let mut too_long = core::mem::take(&mut len);
                while too_long - len > 1 {
                    let middle = len.midpoint(too_long);
                    *(if fits(middle) { &mut len } else { &mut too_long }) = middle;
                }
            }
            for candidate in &chosen[..len] {
                self.held.insert(bank, candidate.value);
                self.next[candidate.value.index()] = first.saturating_add(candidate.distance);
            }
        }
        for (&param, &distance) in func.block_params(block).iter().zip(input.live.param_distances(func, block)) {
            if distance != DEAD && !self.held.contains(param) {
                plan.spilled.insert(param.index());
                plan.param_in_memory.insert(param.index());
            }
        }
        Ok(())
    }

    /// Makes room at an instruction and notes what changes.
    fn step(&mut self, input: &Input<'_, '_, W>, plan: &mut Plan<W>, block: Block, inst: Inst) -> Result<(), Stop> {
        let (func, machine) = (input.func, input.machine);
        self.evicted.clear();
        self.dropped.clear();
        self.in_place.clear();
        if input.stress.spill_everything {
            self.evict_all_but(input, func.inst_operands(inst));
        }
        let way = self.choose_way(input, plan, inst);
        if way != func.inst(inst).form {
            plan.ways.push((inst, way));
        }
        let form = func.form(machine.target, way);
        let operands = func.inst_operands(inst);
        let distances = &input.live.operand_distances()[func.operand_range(inst)];
        self.take_in(input, inst, form);
        let mut banks = 0u64;
        // What a return reads must not be in registers that are being restored.
        let mut plain = form.kind != FormKind::Return && form.relations.is_empty();
        for (&value, desc) in operands.iter().zip(form.operands()) {
            banks |= 1 << machine.ty(func.value_type(value)).bank.index();
            plain &= is_plain(machine, desc);
        }
        if form.has_clobbers() {
            plain = false;
            for bank in (0..machine.num_banks()).map(Bank::from_index) {
                banks |= u64::from(!machine.bank_mask(form.clobbers, bank).is_empty()) << bank.index();
            }
        }
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            if banks >> bank.index() & 1 != 0 {
                self.make_room(input, plan, block, inst, form, bank, plain)?;
            }
        }
        for &value in &self.evicted {
            plan.act(inst, Action::Evict(value));
        }
        for &value in &self.dropped {
            plan.act(inst, Action::Drop(value));
        }
        for &value in &self.in_place {
            plan.act(inst, Action::ReadInPlace(value));
        }
        for &value in &self.reloads {
            plan.act(inst, Action::Reload(value));
            plan.reload(value, block, input.cfg.freq(block), input.remats);
        }
        for (&value, desc) in operands.iter().zip(form.operands()) {
            let in_memory = match desc.place() {
                Place::Slot => true,
                Place::Any => !self.held.contains(value) || self.in_place.contains(&value),
                _ => false,
            };
            if in_memory && desc.role() == Role::Use {
                plan.read(value, block);
            }
        }
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if desc.role() == Role::Use {
                let after = self.after[value.index()];
                if after == DEAD || self.dropped.contains(&value) {
                    self.held.remove(machine.ty(func.value_type(value)).bank, value);
                } else {
                    self.next[value.index()] = inst.as_u32().saturating_add(after);
                }
            }
        }
        if !plain {
            self.note_preferences(input, plan, block, form, operands, inst);
        }
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if !desc.is_def() {
                continue;
            }
            if desc.place() == Place::Slot || plan.def_in_memory.contains(value.index()) {
                plan.spilled.insert(value.index());
                plan.def_in_memory.insert(value.index());
            } else if distances[index] != DEAD {
                self.held.insert(machine.ty(func.value_type(value)).bank, value);
                self.next[value.index()] = inst.as_u32().saturating_add(distances[index]);
            }
        }
        Ok(())
    }

    /// Takes everything but these values out of registers.
    fn evict_all_but(&mut self, input: &Input<'_, '_, W>, kept: &[Value]) {
        self.evicted.extend(self.held.iter().filter(|value| !kept.contains(value)));
        for &value in &self.evicted {
            self.held.remove(input.machine.ty(input.func.value_type(value)).bank, value);
        }
    }

    /// Notes what an instruction uses, when that is used again, and what has to be reloaded for it.
    pub(super) fn take_in(&mut self, input: &Input<'_, '_, W>, inst: Inst, form: FormView<'_>) {
        let (func, machine) = (input.func, input.machine);
        let distances = &input.live.operand_distances()[func.operand_range(inst)];
        self.reloads.clear();
        for (index, (&value, desc)) in func.inst_operands(inst).iter().zip(form.operands()).enumerate() {
            if desc.role() == Role::Use {
                self.after[value.index()] = distances[index];
                if desc.place() != Place::Slot {
                    self.used_at[value.index()] = inst.as_u32();
                }
                let in_memory_too = match desc.place() {
                    Place::Slot => true,
                    Place::Any => !input.remats.is(value),
                    _ => false,
                };
                if !in_memory_too && !self.held.contains(value) {
                    self.held.insert(machine.ty(func.value_type(value)).bank, value);
                    self.reloads.push(value);
                }
            }
        }
    }

    /// Takes back what [`Spiller::take_in`] has noted.
    pub(super) fn take_out(&mut self, input: &Input<'_, '_, W>, inst: Inst) {
        let (func, machine) = (input.func, input.machine);
        for value in self.reloads.drain(..) {
            self.held.remove(machine.ty(func.value_type(value)).bank, value);
        }
        for value in func.inst_operands(inst) {
            self.used_at[value.index()] = NONE;
        }
    }

    /// Whether a value is in a register.
    pub(super) fn is_held(&self, value: Value) -> bool {
        self.held.contains(value)
    }

    /// Evicts values of a bank until the instruction has a solution, those used furthest away first.
    #[expect(clippy::too_many_arguments, reason = "an instruction, and what is known there")]
    fn make_room(
        &mut self,
        input: &Input<'_, '_, W>,
        plan: &mut Plan<W>,
        block: Block,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
        plain: bool,
    ) -> Result<(), Stop> {
        if wants_too_much(input.func, input.machine, inst, form, bank) {
            return Err(Stop::Infeasible(inst, bank));
        }
        let before = (self.evicted.len(), self.dropped.len());
        let mut victims = 0;
        while !self.fits(input, plan, inst, form, bank, plain) {
            if !input.distances {
                return Err(Stop::NeedDistances);
            }
            // Where operands are related, a search in vain takes long: one is enough.
            if victims == 0 && !form.relations.is_empty() && !self.fits_alone(input, inst, form) {
                return Err(Stop::Infeasible(inst, bank));
            }
            victims += 1;
            if !self.evict_furthest(input, plan, block, inst, form, bank) {
                return Err(Stop::Infeasible(inst, bank));
            }
        }
        // Where values differ in width, the ones evicted first may not have been in the way.
        if victims > 1 && !input.machine.bank(bank).uniform {
            self.take_back(input, plan, inst, form, bank, before);
        }
        Ok(())
    }

    /// Whether the instruction has a solution in a bank, with what is in registers now.
    fn fits(
        &mut self,
        input: &Input<'_, '_, W>,
        plan: &Plan<W>,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
        plain: bool,
    ) -> bool {
        let (func, machine) = (input.func, input.machine);
        let operands = func.inst_operands(inst);
        if plain && machine.bank(bank).uniform {
            let fits = self.fits_plainly(func, machine, form, operands, bank);
            debug_assert_eq!(fits, self.has_solution(input, plan, inst, form, bank));
            return fits;
        }
        self.has_solution(input, plan, inst, form, bank)
    }

    /// The question of [`Spiller::fits`], put to [`Point::solve`].
    pub(super) fn has_solution(
        &mut self,
        input: &Input<'_, '_, W>,
        plan: &Plan<W>,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
    ) -> bool {
        let (func, machine) = (input.func, input.machine);
        let operands = func.inst_operands(inst);
        let (held, after, dropped, in_place) = (&self.held, &self.after, &self.dropped, &self.in_place);
        let status = |value: Value, _| Status {
            in_reg: held.contains(value),
            stays: after[value.index()] != DEAD && !dropped.contains(&value),
            in_place: in_place.contains(&value),
            current: None,
        };
        let in_memory = |value: Value| plan.def_in_memory.contains(value.index());
        self.point.set_operands(machine, form, operands, status, in_memory);
        let through = Others { func, held: &self.held.banks[bank.index()], used_at: &self.used_at, inst };
        self.point.solve(machine, form, bank, &through, Mode::Check)
    }

    /// The question of [`Spiller::fits`] for an instruction whose operands take any register, in a bank in which every
    /// register is one unit: then it is one of counts. In the early phase there is one register for each value, and one
    /// for each tied use whose value lives on or is tied twice; in the late phase one for each value that stays, each tie
    /// and each def.
    fn fits_plainly(
        &self,
        func: &Function,
        machine: &Machine<'_, W>,
        form: FormView<'_>,
        operands: &[Value],
        bank: Bank,
    ) -> bool {
        let mut early = self.held.banks[bank.index()].len() as u32;
        let mut late = early;
        for (index, (&value, desc)) in operands.iter().zip(form.operands()).enumerate() {
            if machine.ty(func.value_type(value)).bank != bank {
                continue;
            }
            if desc.is_def() {
                late += 1;
                if let Place::Tied(use_) = desc.place() {
                    let used = operands[use_ as usize];
                    let tied_before = form.operands().take(index).any(|other| match other.place() {
                        Place::Tied(other) => operands[other as usize] == used,
                        _ => false,
                    });
                    let dies = self.after[used.index()] == DEAD || self.dropped.contains(&used);
                    early += u32::from(!dies || tied_before);
                }
            } else if !operands[..index].contains(&value)
                && (self.after[value.index()] == DEAD || self.dropped.contains(&value))
            {
                late -= 1;
            }
        }
        early.max(late) <= machine.bank(bank).units.count()
    }

    /// Takes the value of a bank out of its register of which the next use is furthest away for what that costs: before the
    /// instruction, or after it if it is an operand. When only operands are left that may be in memory, puts one of them there.
    fn evict_furthest(
        &mut self,
        input: &Input<'_, '_, W>,
        plan: &mut Plan<W>,
        block: Block,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
    ) -> bool {
        let now = inst.as_u32();
        let freq = input.cfg.freq(block);
        let mut best: Option<(f32, Value)> = None;
        for &value in &self.held.banks[bank.index()] {
            let v = value.index();
            let is_operand = self.used_at[v] == now;
            let distance = if is_operand { self.after[v] } else { self.next[v].saturating_sub(now) };
            if is_operand && (distance == DEAD || self.dropped.contains(&value)) {
                continue;
            }
            let worth = distance as f32 / eviction_cost(input, plan, value, distance, freq);
            if best.is_none_or(|best| worth > best.0) {
                best = Some((worth, value));
            }
        }
        if let Some((_, value)) = best {
            if self.used_at[value.index()] == now {
                self.dropped.push(value);
            } else {
                self.held.remove(bank, value);
                self.evicted.push(value);
            }
            return true;
        }
        let func = input.func;
        let operands = func.inst_operands(inst);
        let of_bank = |value: Value| input.machine.ty(func.value_type(value)).bank == bank;
        let may_move = |(value, desc): &(&Value, OperandDesc)| {
            let def_in_register = desc.is_def() && !plan.def_in_memory.contains(value.index());
            desc.place() == Place::Any && of_bank(**value) && def_in_register
        };
        // Of many defs, those that cannot fit in any case go at once, and then one by one.
        let defs = operands.iter().zip(form.operands()).filter(may_move).count();
        let mut surplus = defs.saturating_sub(input.machine.bank(bank).units.count() as usize).max(1);
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if desc.place() != Place::Any || !of_bank(value) {
                continue;
            }
            if desc.is_def() {
                if !plan.def_in_memory.contains(value.index()) {
                    plan.def_in_memory.insert(value.index());
                    surplus -= 1;
                    if surplus == 0 {
                        return true;
                    }
                }
            } else if self.held.contains(value) && all_in_memory(operands, form, value) {
                self.held.remove(bank, value);
                self.dropped.retain(|&dropped| dropped != value);
                match self.reloads.iter().position(|&reload| reload == value) {
                    Some(reload) => drop(self.reloads.swap_remove(reload)),
                    None => self.evicted.push(value),
                }
                return true;
            } else if self.held.contains(value) && !self.in_place.contains(&value) {
                self.in_place.push(value);
                return true;
            }
        }
        false
    }

    /// Puts victims of this instruction back where that still leaves a solution, those used soonest first.
    fn take_back(
        &mut self,
        input: &Input<'_, '_, W>,
        plan: &Plan<W>,
        inst: Inst,
        form: FormView<'_>,
        bank: Bank,
        before: (usize, usize),
    ) {
        let mut victims: Vec<(u32, bool, Value)> = Vec::new();
        for &value in &self.evicted[before.0..] {
            if self.used_at[value.index()] != inst.as_u32() {
                victims.push((self.next[value.index()].saturating_sub(inst.as_u32()), false, value));
            }
        }
        for &value in &self.dropped[before.1..] {
            victims.push((self.after[value.index()], true, value));
        }
        victims.sort_unstable();
        for (_, operand, value) in victims {
            if operand {
                self.dropped.retain(|&dropped| dropped != value);
            } else {
                self.held.insert(bank, value);
            }
            if self.fits(input, plan, inst, form, bank, false) {
                self.evicted.retain(|&evicted| evicted != value);
            } else if operand {
                self.dropped.push(value);
            } else {
                self.held.remove(bank, value);
            }
        }
    }

    /// Notes which registers the instruction asks for and which it makes unwelcome to the values that live through it.
    fn note_preferences(
        &mut self,
        input: &Input<'_, '_, W>,
        plan: &mut Plan<W>,
        block: Block,
        form: FormView<'_>,
        operands: &[Value],
        inst: Inst,
    ) {
        let machine = input.machine;
        for bank in (0..machine.num_banks()).map(Bank::from_index) {
            let clobbers = machine.bank_mask(form.clobbers, bank);
            let mut fixed = Mask::EMPTY;
            for desc in form.operands() {
                if let Place::Fixed(reg) = desc.place()
                    && machine.reg_bank(reg) == bank
                {
                    fixed = fixed.or(machine.mask(reg));
                }
            }
            let unwelcome = clobbers.or(fixed);
            if unwelcome.is_empty() {
                continue;
            }
            for &value in &self.held.banks[bank.index()] {
                let is_operand = self.used_at[value.index()] == inst.as_u32();
                let avoid = &mut plan.avoid[value.index()];
                *avoid = avoid.or(if is_operand { clobbers } else { unwelcome });
            }
            // An operand that takes any register is in the way of those that do not.
            for (&value, desc) in operands.iter().zip(form.operands()) {
                if desc.role() == Role::Use
                    && matches!(desc.place(), Place::Class | Place::Any | Place::Tied(_))
                    && machine.ty(input.func.value_type(value)).bank == bank
                {
                    let avoid = &mut plan.avoid[value.index()];
                    *avoid = avoid.or(fixed);
                }
            }
        }
        for (&value, desc) in operands.iter().zip(form.operands()) {
            if let Place::Fixed(reg) = desc.place() {
                plan.wish(value, reg, input.cfg.freq(block));
            }
        }
    }
}

/// Whether the operands of an instruction that must be in registers are more than the units of a bank, so that it is in vain
/// to evict anything. Keeps the search for victims short where an instruction has very many operands.
pub fn wants_too_much<const W: usize>(
    func: &Function,
    machine: &Machine<'_, W>,
    inst: Inst,
    form: FormView<'_>,
    bank: Bank,
) -> bool {
    let units = usize::from(machine.target.banks[bank.index()].units);
    let operands = func.inst_operands(inst);
    if operands.len() <= units {
        return false;
    }
    let in_register = operands.iter().zip(form.operands()).filter(|(value, desc)| {
        !matches!(desc.place(), Place::Any | Place::Slot) && machine.ty(func.value_type(**value)).bank == bank
    });
    let (defs, uses): (Vec<_>, Vec<_>) = in_register.partition(|(_, desc)| desc.is_def());
    let mut uses: Vec<Value> = uses.into_iter().map(|(&value, _)| value).collect();
    uses.sort_unstable();
    uses.dedup();
    defs.len() > units || uses.len() > units
}

/// Whether an operand takes any register of its type and, if it is a use, leaves it to late defs.
pub fn is_plain<const W: usize>(machine: &Machine<'_, W>, desc: OperandDesc) -> bool {
    let ordinary = matches!((desc.role(), desc.pos()), (Role::Use, Pos::Early) | (Role::Def, Pos::Late));
    ordinary && matches!(desc.place(), Place::Class | Place::Tied(_)) && machine.is_home(desc.class())
}

/// What it costs to have a value in memory from here to its next use, relative to the frequency `freq` of this place: a
/// reload there, behind as many loops as the distance tells, and a store if there is none so far. The store is at the
/// definition or here, whichever is less frequent.
fn eviction_cost<const W: usize>(
    input: &Input<'_, '_, W>,
    plan: &Plan<W>,
    value: Value,
    distance: u32,
    freq: f32,
) -> f32 {
    let reload = input.remats.cost(value) / frequency_at_depth(distance / LOOP_EXIT);
    if input.level == Level::O1 || plan.spilled.contains(value.index()) || input.remats.is(value) {
        return reload;
    }
    let store = input.live.def_block(value).map_or(1.0, |block| (input.cfg.freq(block) / freq).min(1.0));
    reload + store
}

/// Whether all operands that use `value` may be in memory.
pub fn all_in_memory(operands: &[Value], form: FormView<'_>, value: Value) -> bool {
    let may_be = |desc: OperandDesc| matches!(desc.place(), Place::Any | Place::Slot);
    operands.iter().zip(form.operands()).all(|(&operand, desc)| operand != value || may_be(desc))
}
