//! A function and its allocated code, run in step.
//!
//! # Input
//!
//! A function, an allocation and a seed. The caller chooses the edges.
//!
//! # Output
//!
//! A pair executes one instruction, edge or list of edits at a time on both sides, and returns the first difference. The
//! header of the [module above](super) says what is compared, and in which order the parts of an instruction take effect.
//!
//! # Cost
//!
//! Linear in the function to create. Then each instruction takes time linear in its operands and their cells.

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use ssara_ir::ir::{Block, DefiningInsts, Edge, Function, Inst, Value};
use ssara_ir::output::{Allocation, Edit, Loc, Point, RematUses, Slot, SlotData};
use ssara_tables::target;
use ssara_tables::target::{FormKind, FormView, OperandDesc, Pos, Reg, TargetDesc, Type};
use ssara_tables::units::iter_words;

use crate::execute::counts::Counts;
use crate::execute::difference::{Difference, Held};
use crate::execute::machine::{Layout, MachineState, Place, mix, piece};
use crate::locate::StackMap;

/// A function and its allocated code, in the middle of running.
pub(super) struct Pair<'a> {
    layout: &'a Layout<'a>,
    func: &'a Function,
    alloc: &'a Allocation,
    /// The hash of each value as it was defined last.
    values: Vec<u64>,
    machine: MachineState<'a>,
    /// The registers that must hold at returns what they hold at entry, with their cells.
    callee_saved: Vec<(Reg, Vec<u64>)>,
    /// The callee-saved registers that the client restores at returns, with what they hold at entry.
    restored: Vec<(Reg, Vec<u64>)>,
    /// A hash of all that has been executed.
    history: u64,
    seed: u64,
    counts: Counts,
    /// By value: the instruction that defines it. Empty if no edit rematerialises a value.
    defining_insts: DefiningInsts,
}

impl<'a> Pair<'a> {
    /// A pair at the entry of `func`, or the first difference that shows without running. That is an edit, an alternative
    /// or a list of locations that the machine cannot carry out.
    pub(super) fn new(
        layout: &'a Layout<'a>,
        func: &'a Function,
        alloc: &'a Allocation,
        seed: u64,
    ) -> Result<Self, Difference> {
        func.check_target(layout.target).map_err(Difference::OtherTarget)?;
        if alloc.operands.len() != func.num_operands() {
            let (expected, found) = (func.num_operands(), alloc.operands.len());
            return Err(Difference::OperandCount { expected, found });
        }
        let mut last = None;
        for &(inst, form) in &alloc.alternatives {
            let exists = inst.index() < func.num_insts()
                && func
                    .available_alternatives(layout.target, func.inst(inst).form)
                    .any(|alternative| alternative == form);
            if !exists || last >= Some(inst) {
                return Err(Difference::Alternative { inst, form });
            }
            last = Some(inst);
        }
        let mut last = None;
        let again = alloc.edits.iter().any(|(_, edit)| matches!(edit, Edit::Remat { .. }));
        let defining_insts = if again { func.defining_insts(layout.target) } else { DefiningInsts::default() };
        let may_be_computed = |value: Value, from: RematUses, to: Reg| {
            let Some(inst) = defining_insts.get(value) else { return false };
            let form = func.inst_form(layout.target, inst);
            let in_class = |desc: OperandDesc, reg: Reg| layout.target.class_regs(desc.class()).contains(&reg);
            form.rematerialises().is_some_and(|def| in_class(def, to))
                && form.uses().count() == from.iter().count()
                && form.uses().zip(from.iter()).all(|((_, desc), reg)| in_class(desc, reg))
        };
        for &(point, edit) in &alloc.edits {
            let possible = match edit {
                Edit::Remat { value, from, to } => may_be_computed(value, from, to),
                _ => fits(layout.target, alloc, edit),
            };
            if last > Some(point) || !exists(func, point) || !possible {
                return Err(Difference::Edit { point, edit });
            }
            last = Some(point);
        }
        let mut pair = Pair {
            layout,
            func,
            alloc,
            values: Vec::new(),
            machine: MachineState::new(layout, alloc, seed),
            callee_saved: Vec::new(),
            restored: Vec::new(),
            history: 0,
            seed,
            counts: Counts::default(),
            defining_insts,
        };
        pair.restart(seed);
        Ok(pair)
    }

    /// Goes back to the entry, with other contents and counts of zero.
    pub(super) fn restart(&mut self, seed: u64) {
        self.machine.restart(mix(seed, 0));
        self.history = mix(seed, 1);
        // Not yet defined; validity excludes that such a value is read.
        self.values.clear();
        self.values.extend(self.func.values().map(|value| mix(self.history, value.index() as u64)));
        self.callee_saved.clear();
        self.restored.clear();
        self.seed = seed;
        self.counts = Counts::default();
    }

    /// The function.
    pub(super) fn func(&self) -> &'a Function {
        self.func
    }
    /// The counts of what was executed since the entry.
    pub(super) fn counts(&self) -> Counts {
        self.counts
    }
    /// A hash of all that has been executed.
    pub(super) fn choice(&self) -> u64 {
        self.history
    }

    fn target(&self) -> &'a TargetDesc {
        self.layout.target
    }

    /// Puts the received values into place, and records the contents of the callee-saved registers.
    pub(super) fn enter(&mut self) -> Result<(), Difference> {
        let (func, target) = (self.func, self.target());
        let first = func.block_insts(Block::ENTRY).next();
        if let Some(inst) = first.filter(|&inst| func.inst_form(target, inst).kind == FormKind::Entry) {
            self.receive(inst)?;
        }
        let by_client = |reg| self.alloc.saved.iter().any(|saved| saved.reg == reg && saved.slot.is_none());
        for reg in func.callee_saved_regs(target) {
            let kept = (reg, self.machine.whole(reg).to_vec());
            if by_client(reg) { self.restored.push(kept) } else { self.callee_saved.push(kept) }
        }
        Ok(())
    }

    fn receive(&mut self, inst: Inst) -> Result<(), Difference> {
        for (operand, (&value, desc)) in
            self.func.inst_operands(inst).iter().zip(self.form(inst).operands()).enumerate()
        {
            if desc.is_def() {
                let place = self.place(inst, operand, desc)?;
                self.machine.put(place, &self.pieces(value));
            }
        }
        Ok(())
    }

    fn pieces(&self, value: Value) -> Vec<u64> {
        self.pieces_of(self.func.value_type(value), self.values[value.index()])
    }
    fn pieces_of(&self, ty: Type, hash: u64) -> Vec<u64> {
        (0..self.layout.width(self.target().ty(ty).bits)).map(|index| piece(hash, index)).collect()
    }
    /// The hash of a value that depends only on the instruction that defines it.
    fn constant(&self, value: Value) -> u64 {
        mix(mix(self.seed, 2), value.index() as u64)
    }

    /// The form in which an instruction is issued. Whatever it is, the instruction computes the same.
    fn form(&self, inst: Inst) -> FormView<'a> {
        self.func.form(self.target(), self.alloc.form(self.func, inst))
    }

    /// The place of an operand, if the allocation gives it a location where the machine can find it.
    fn place(&self, inst: Inst, operand: usize, desc: OperandDesc) -> Result<Place, Difference> {
        let target = self.target();
        let locs = &self.alloc.operands[self.func.operand_range(inst)];
        let loc = locs[operand];
        let is_at = |to: u16| locs.get(usize::from(to)) == Some(&loc);
        let in_class = |reg: &Reg| target.class_regs(desc.class()).contains(reg);
        let (reg, slot) = (loc.reg(), loc.slot().and_then(|slot| self.alloc.slots.get(slot).copied()));
        let (reg, slot) = match desc.place() {
            target::Place::Fixed(fixed) => (reg.filter(|&reg| reg == fixed), None),
            target::Place::Tied(to) => {
                // A use that is fixed to a register fixes the def to it as well.
                let is_fixed = || self.form(inst).operand(to.into()).fixed_reg().is_some();
                (reg.filter(|reg| is_at(to) && (in_class(reg) || is_fixed())), None)
            }
            target::Place::Class => (reg.filter(in_class), None),
            target::Place::Any => (reg.filter(in_class), slot),
            // A value that is changed in its slot stays there.
            target::Place::Slot => (None, slot.filter(|_| desc.modifies().is_none_or(is_at))),
            target::Place::ArgSlot(arg_slot) => {
                let is_there =
                    |data: &SlotData| data.area == arg_slot.area.into() && data.offset == u32::from(arg_slot.offset);
                (None, slot.filter(is_there))
            }
        };
        let place = reg.map(Place::Reg).or(slot.map(Place::Slot));
        place.ok_or(Difference::Operand { inst, operand, loc })
    }

    /// Carries out the edits at a point.
    pub(super) fn apply_edits(&mut self, point: Point) {
        for &(_, edit) in self.alloc.edits_at(point) {
            let keeps_preserved = |slot: Slot| self.alloc.saved.iter().any(|saved| saved.slot == Some(slot));
            let count = match edit {
                Edit::Scratch { .. } => {
                    self.machine.apply(edit);
                    continue;
                }
                Edit::Move { .. } => &mut self.counts.moves,
                Edit::Swap { .. } => &mut self.counts.swaps,
                Edit::Load { from, .. } if keeps_preserved(from) => &mut self.counts.restores,
                Edit::Load { .. } => &mut self.counts.loads,
                Edit::Store { to, .. } if keeps_preserved(to) => &mut self.counts.saves,
                Edit::Store { .. } => &mut self.counts.stores,
                Edit::Remat { .. } => &mut self.counts.remats,
                Edit::Transfer { .. } => &mut self.counts.transfers,
            };
            *count += 1;
            match edit {
                Edit::Remat { value, from, to } => self.compute_again(value, from, to),
                _ => self.machine.apply(edit),
            }
        }
    }

    /// Issues the instruction once more that defines a value. What it computes from other values than those that it uses is
    /// no value of the function.
    fn compute_again(&mut self, value: Value, from: RematUses, to: Reg) {
        let ty = self.func.value_type(value);
        let Some(inst) = self.defining_insts.get(value) else { return };
        let uses = self.func.inst_form(self.target(), inst).uses();
        let used = uses.map(|(index, _)| self.func.inst_operands(inst)[index]);
        let reads_right = used
            .zip(from.iter())
            .all(|(used, reg)| self.machine.read(Place::Reg(reg), self.func.value_type(used)) == self.pieces(used));
        if reads_right {
            let pieces = self.pieces_of(ty, self.recomputed(inst, value));
            self.machine.write(Place::Reg(to), ty, &pieces);
        } else {
            self.machine.spoil(Place::Reg(to), ty);
        }
    }

    /// What an instruction that may be issued again computes: it depends on the instruction and what it reads alone.
    fn recomputed(&self, inst: Inst, value: Value) -> u64 {
        let uses = self.func.inst_form(self.target(), inst).uses();
        let operands = self.func.inst_operands(inst);
        uses.fold(self.constant(value), |hash, (index, _)| mix(hash, self.values[operands[index].index()]))
    }

    /// Executes an instruction on both sides.
    pub(super) fn execute(&mut self, inst: Inst) -> Result<(), Difference> {
        let func = self.func;
        let form = self.form(inst);
        if self.alloc.is_left_out(func, inst) && func.inst_form(self.target(), inst).rematerialises().is_some() {
            let value = func.inst_operands(inst)[0];
            self.values[value.index()] = self.constant(value);
            return Ok(());
        }
        self.counts.instructions += 1;
        if form.kind == FormKind::Entry {
            return Ok(());
        }
        if form.kind == FormKind::Return {
            self.restore_by_client();
        }
        let mut operands = Vec::with_capacity(form.len());
        for (operand, (&value, desc)) in func.inst_operands(inst).iter().zip(form.operands()).enumerate() {
            operands.push((operand, value, desc, self.place(inst, operand, desc)?));
        }
        // Nothing after a return can read what it clobbers.
        let clobbers = if form.kind == FormKind::Return { &[][..] } else { form.clobbers };
        for pos in [Pos::Early, Pos::Late] {
            for &(_, value, desc, place) in &operands {
                if desc.is_def() && desc.pos() == pos {
                    self.machine.spoil(place, func.value_type(value));
                }
            }
            if pos == Pos::Late {
                iter_words(clobbers).for_each(|unit| self.machine.spoil_unit(unit));
                self.machine.lose_outgoing();
            }
            for &(operand, value, desc, place) in &operands {
                if !desc.is_def() && desc.pos() == pos {
                    self.compare(inst, operand, value, place)?;
                }
            }
        }
        let mut hash = mix(self.history, inst.index() as u64);
        for &(_, value, desc, _) in &operands {
            if !desc.is_def() {
                hash = mix(hash, self.values[value.index()]);
            }
        }
        self.history = mix(hash, func.inst(inst).form.0.into());
        for pos in [Pos::Early, Pos::Late] {
            for &(operand, value, desc, place) in &operands {
                if desc.is_def() && desc.pos() == pos {
                    self.values[value.index()] = match func.inst_form(self.target(), inst).rematerialises() {
                        Some(_) => self.recomputed(inst, value),
                        None => mix(self.history, operand as u64),
                    };
                    self.machine.write(place, func.value_type(value), &self.pieces(value));
                }
            }
        }
        iter_words(clobbers).for_each(|unit| self.machine.spoil_unit(unit));
        if form.kind == FormKind::Return { self.check_callee_saved(inst) } else { Ok(()) }
    }

    fn compare(&self, inst: Inst, operand: usize, value: Value, place: Place) -> Result<(), Difference> {
        let read = self.machine.read(place, self.func.value_type(value));
        if read == self.pieces(value) {
            return Ok(());
        }
        let loc = match place {
            Place::Reg(reg) => Loc::Reg(reg),
            Place::Slot(_) => self.alloc.operands[self.func.operand_range(inst)][operand],
        };
        let (step, found) = (self.counts.instructions - 1, self.what_is(&read));
        Err(Difference::Input { inst, step, operand, value, loc, found })
    }

    /// Checks that a location holds a value before an instruction.
    pub(super) fn locate(&self, inst: Inst, value: Value, loc: Loc) -> Result<(), Difference> {
        let read = self.located(loc).map(|place| self.machine.read(place, self.func.value_type(value)));
        if read.as_deref() == Some(&self.pieces(value)) {
            return Ok(());
        }
        let found = read.map_or(Vec::new(), |read| self.what_is(&read));
        Err(Difference::Located { inst, step: self.counts.instructions, value, loc, found })
    }

    /// Checks that a slot holds, before an instruction, what a callee-saved register held at entry.
    pub(super) fn locate_saved(&self, inst: Inst, reg: Reg, slot: Slot) -> Result<(), Difference> {
        let kept = self.callee_saved.iter().find(|(saved, _)| *saved == reg);
        let ty = self.target().reg(reg).ty;
        let read = ty.zip(self.located(Loc::Slot(slot))).map(|(ty, place)| self.machine.read(place, ty));
        if read.as_ref() == kept.map(|(_, cells)| cells) {
            return Ok(());
        }
        let found = read.map_or(Vec::new(), |read| self.what_is(&read));
        Err(Difference::Preserved { inst, step: self.counts.instructions, reg, found })
    }

    /// Gives the references another content, as a collector does that moves objects, in the function and in the locations
    /// of the map. What the instruction of the map has just defined stays as it is.
    pub(super) fn collect(&mut self, references: &[Value], map: &StackMap) {
        let operands = self.func.inst_operands(map.inst).iter().zip(self.form(map.inst).operands());
        let defs: Vec<Value> = operands.filter(|(_, desc)| desc.is_def()).map(|(&def, _)| def).collect();
        for value in references.iter().filter(|value| !defs.contains(value)) {
            self.values[value.index()] = mix(self.values[value.index()], 1);
        }
        for &(value, loc) in &map.values {
            if let Some(place) = self.located(loc) {
                self.machine.put(place, &self.pieces(value));
            }
        }
    }

    fn located(&self, loc: Loc) -> Option<Place> {
        match loc {
            Loc::None => None,
            Loc::Reg(reg) => Some(Place::Reg(reg)),
            Loc::Slot(slot) => self.alloc.slots.get(slot).map(|&data| Place::Slot(data)),
        }
    }

    /// Restores the callee-saved registers that the client keeps.
    fn restore_by_client(&mut self) {
        for (reg, _) in &self.restored {
            self.machine.spoil_reg(*reg);
        }
        for (reg, cells) in &self.restored {
            self.machine.put(Place::Reg(*reg), cells);
        }
    }

    fn check_callee_saved(&self, inst: Inst) -> Result<(), Difference> {
        for (reg, cells) in &self.callee_saved {
            let now = self.machine.whole(*reg);
            if now != cells {
                let (step, found) = (self.counts.instructions - 1, self.what_is(now));
                return Err(Difference::Preserved { inst, step, reg: *reg, found });
            }
        }
        Ok(())
    }

    /// The values, entry contents and other things whose pieces these cells hold.
    fn what_is(&self, cells: &[u64]) -> Vec<Held> {
        let value_in = |cell: u64| {
            if self.layout.is_constant(cell) {
                return Some(Held::Constant);
            }
            let mut values = self.func.values();
            values.find(|&value| self.pieces(value).contains(&cell)).map(Held::Value)
        };
        let entry_in = |cell: u64| {
            self.callee_saved.iter().find(|(_, cells)| cells.contains(&cell)).map(|&(reg, _)| Held::Entry(reg))
        };
        let mut found: Vec<Held> = Vec::new();
        for &cell in cells {
            let held = value_in(cell).or_else(|| entry_in(cell)).unwrap_or(Held::Poison);
            if found.last() != Some(&held) {
                found.push(held);
            }
        }
        found
    }

    /// Spoils what an edge destroys, except the registers in which the branch has defined values.
    fn destroy(&mut self, edge: Edge) {
        let words = self.func.edge_clobbers(self.target(), edge);
        let Some(branch) = self.func.terminator(self.func.edge(edge).from).filter(|_| !words.is_empty()) else {
            return;
        };
        let locs = &self.alloc.operands[self.func.operand_range(branch)];
        let operands = self.form(branch).operands().zip(locs);
        let defs = operands.filter(|(desc, _)| desc.is_def()).filter_map(|(_, loc)| loc.reg());
        let kept = self.target().units_of(defs);
        iter_words(words).filter(|&unit| !kept.contains(unit)).for_each(|unit| self.machine.spoil_unit(unit));
    }

    /// Goes along an edge. It destroys registers before its edits.
    pub(super) fn follow(&mut self, edge: Edge) {
        self.destroy(edge);
        self.apply_edits(Point::Edge(edge));
        let to = self.func.edge(edge).to;
        let passed: Vec<u64> = self.func.edge_args(edge).iter().map(|arg| self.values[arg.index()]).collect();
        for (param, hash) in self.func.block_params(to).iter().zip(passed) {
            self.values[param.index()] = hash;
        }
    }
}

fn exists(func: &Function, point: Point) -> bool {
    match point {
        Point::Before(inst) => inst.index() < func.num_insts(),
        Point::Edge(edge) => edge.index() < func.num_edges(),
    }
}

/// Whether everything that an edit names exists, and the machine has such an operation.
fn fits(target: &TargetDesc, alloc: &Allocation, edit: Edit) -> bool {
    let reg = |ty: Type, reg: Reg| target.regs.get(reg.index()).is_some_and(|reg| reg.ty == Some(ty));
    let slot = |slot| alloc.slots.is_valid(slot);
    match edit {
        Edit::Move { ty, from, to } => reg(ty, from) && reg(ty, to),
        Edit::Transfer { ty, from, to } => {
            let keeps =
                |kept: Reg| target.types.get(ty.index()).is_some_and(|ty| ty.spill_to.iter().any(|&ty| reg(ty, kept)));
            reg(ty, from) && keeps(to) || keeps(from) && reg(ty, to)
        }
        Edit::Remat { .. } => false,
        Edit::Scratch { reg } => reg.index() < target.regs.len(),
        Edit::Swap { ty, a, b } => reg(ty, a) && reg(ty, b) && target.types.get(ty.index()).is_some_and(|ty| ty.swap),
        Edit::Store { ty, from, to } => reg(ty, from) && slot(to),
        Edit::Load { ty, from, to } => slot(from) && reg(ty, to),
    }
}
