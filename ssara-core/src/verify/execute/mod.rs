//! Runs a function and its allocated code side by side, and says whether they do the same.
//!
//! [`Executor::run`] takes a function that is valid for its target, and any allocation of it. Instructions are
//! uninterpreted: what one defines is a hash of its form, its place, its inputs, the position of the operand and of all
//! that was executed before, so that each round of a loop has values of its own; at the end of a block, the hash
//! chooses the successor. What may be computed again is a hash of its place alone. The function runs on its values; the allocated code runs on the registers and frame of a
//! `machine`. Observable are the instructions that are executed, with all that they read, and at returns the preserved
//! registers but those that the client restores. As both runs have done the same up to the first difference, they go in
//! step, and the first difference ends them.
//!
//! # The order within an instruction
//! It is the one in which most goes wrong. Early defs may be written before anything is read, so what is there is
//! poisoned first; early uses are read; late defs may be written and clobbers take effect before late uses are read, so
//! these are poisoned next; late uses are read. Then all defs are written, and what is clobbered is poisoned once more.
//! A fixed operand is in its register, and a tied def where its use is, whatever the allocation says.
//!
//! # Entry
//! What the function receives is in place before anything is executed: the `entry` instruction writes nothing when it is
//! reached from outside. A preserved register that is also an argument has to keep the argument.
//!
//! # What it does not see
//! Paths that are not taken: several seeds take several. Alignment. Reserved registers. Besides the target's tables it
//! shares nothing with the checker.
//!
//! # Costs
//! Each step is linear in the operands, edits, and the cells and units they touch. Instructions executed are limited.

mod difference;
mod machine;

use alloc::vec::Vec;

use cranelift_entity::EntityRef;

use crate::ir::{Block, Function, Inst, Value};
use crate::output::{Allocation, Edit, Loc, Point, Slot};
use crate::target::{self, FormKind, FormView, OperandDesc, Pos, Reg, Target, TargetDesc, Type};
use crate::units::iter_words;

pub use difference::{Difference, DisplayDifference, Held};
use machine::{Layout, Machine, Place, mix, piece};

/// What was executed, and whether that was all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// The counts of what was executed.
    pub counts: Counts,
    /// Whether the function was left, rather than the limit of steps reached.
    pub finished: bool,
}

/// How much was executed. Loads and stores of the slots that [`Allocation::saved`] names are restores and saves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Instructions of the function.
    pub instructions: u64,
    /// Register-to-register moves.
    pub moves: u64,
    /// Exchanges of two registers.
    pub swaps: u64,
    /// Loads from spill slots.
    pub loads: u64,
    /// Stores to spill slots.
    pub stores: u64,
    /// Stores of preserved registers.
    pub saves: u64,
    /// Loads of preserved registers.
    pub restores: u64,
    /// Values that were computed again.
    pub remats: u64,
    /// Copies to and from registers of other banks that keep spilled values.
    pub transfers: u64,
}

impl Counts {
    /// Adds other counts.
    pub fn add(&mut self, more: &Counts) {
        self.instructions += more.instructions;
        self.moves += more.moves;
        self.swaps += more.swaps;
        self.loads += more.loads;
        self.stores += more.stores;
        self.saves += more.saves;
        self.restores += more.restores;
        self.remats += more.remats;
        self.transfers += more.transfers;
    }
}

/// Runs functions of one target.
pub struct Executor<'t> {
    layout: Layout<'t>,
}

impl<'t> Executor<'t> {
    /// An executor for `target`.
    pub fn new(target: &'t Target) -> Self {
        Executor { layout: Layout::new(target) }
    }

    /// Runs `func` and its allocation, with the results and branches that `seed` leads to, for at most `steps`
    /// instructions.
    ///
    /// # Errors
    /// The first difference.
    pub fn run(&self, func: &Function, alloc: &Allocation, seed: u64, steps: u64) -> Result<Run, Difference> {
        let mut pair = Pair::new(&self.layout, func, alloc, seed)?;
        if func.num_blocks() == 0 {
            return Ok(Run { counts: pair.counts, finished: true });
        }
        pair.enter()?;
        let mut block = Block::ENTRY;
        loop {
            for inst in func.block_insts(block) {
                if pair.counts.instructions == steps {
                    return Ok(Run { counts: pair.counts, finished: false });
                }
                pair.apply_edits(Point::Before(inst));
                pair.execute(inst)?;
                pair.counts.instructions += 1;
            }
            match pair.leave(block) {
                Some(to) => block = to,
                None => return Ok(Run { counts: pair.counts, finished: true }),
            }
        }
    }
}

/// A function and its allocated code, in the middle of running.
struct Pair<'a> {
    layout: &'a Layout<'a>,
    func: &'a Function,
    alloc: &'a Allocation,
    /// The hash of each value as it was defined last.
    values: Vec<u64>,
    machine: Machine<'a>,
    /// The registers that must hold at returns what they hold at entry, with their cells.
    preserved: Vec<(Reg, Vec<u64>)>,
    /// Whether the entry instruction has been executed.
    entered: bool,
    /// A hash of all that has been executed.
    history: u64,
    seed: u64,
    counts: Counts,
}

impl<'a> Pair<'a> {
    fn new(layout: &'a Layout<'a>, func: &'a Function, alloc: &'a Allocation, seed: u64) -> Result<Self, Difference> {
        if alloc.operands.len() != func.num_operands() {
            let (expected, found) = (func.num_operands(), alloc.operands.len());
            return Err(Difference::OperandCount { expected, found });
        }
        let mut last_way = None;
        for &(inst, form) in &alloc.ways {
            let exists = inst.index() < func.num_insts()
                && func.other_ways(layout.target, func.inst(inst).form).any(|way| way == form);
            if !exists || last_way >= Some(inst) {
                return Err(Difference::Way { inst, form });
            }
            last_way = Some(inst);
        }
        let mut last = None;
        let again = alloc.edits.iter().any(|(_, edit)| matches!(edit, Edit::Remat { .. }));
        let defining_insts = if again { func.defining_insts(layout.target) } else { Vec::new() };
        let may_be_computed_in = |value: Value, reg: Reg| {
            let inst = defining_insts.get(value.index()).copied().flatten();
            let def = inst.and_then(|inst| func.inst_form(layout.target, inst).rematerialises());
            def.is_some_and(|def| layout.target.class_regs(def.class()).contains(&reg))
        };
        for &(point, edit) in &alloc.edits {
            let possible = match edit {
                Edit::Remat { value, to } => may_be_computed_in(value, to),
                _ => fits(layout.target, alloc, edit),
            };
            if last > Some(point) || !exists(func, point) || !possible {
                return Err(Difference::Edit { point, edit });
            }
            last = Some(point);
        }
        let machine = Machine::new(layout, alloc, mix(seed, 0));
        let history = mix(seed, 1);
        // Not yet defined; validity excludes that such a value is read.
        let values = func.values().map(|value| mix(history, value.index() as u64)).collect();
        let (preserved, counts) = (Vec::new(), Counts::default());
        Ok(Pair { layout, func, alloc, values, machine, preserved, entered: false, history, seed, counts })
    }

    fn target(&self) -> &'a TargetDesc {
        self.layout.target
    }

    /// Puts what the function receives into place, and remembers what is to be preserved.
    fn enter(&mut self) -> Result<(), Difference> {
        let (func, target) = (self.func, self.target());
        let first = func.block_insts(Block::ENTRY).next();
        if let Some(inst) = first.filter(|&inst| func.inst_form(target, inst).kind == FormKind::Entry) {
            self.receive(inst)?;
        }
        let by_client = |reg| self.alloc.saved.iter().any(|saved| saved.reg == reg && saved.slot.is_none());
        let kept = func.preserved_regs(target).filter(|&reg| !by_client(reg));
        self.preserved = kept.map(|reg| (reg, self.machine.whole(reg).to_vec())).collect();
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
    /// What a value is that does not depend on anything but the instruction that defines it.
    fn constant(&self, value: Value) -> u64 {
        mix(mix(self.seed, 2), value.index() as u64)
    }

    /// The form in which an instruction is issued. Whatever it is, the instruction computes the same.
    fn form(&self, inst: Inst) -> FormView<'a> {
        self.func.form(self.target(), self.alloc.form(self.func, inst))
    }

    /// Where the machine finds an operand.
    fn place(&self, inst: Inst, operand: usize, desc: OperandDesc) -> Result<Place, Difference> {
        let target = self.target();
        let loc = self.alloc.operands[self.func.operand_range(inst)][operand];
        let in_class = |reg: Reg| target.class_regs(desc.class()).contains(&reg);
        let place = match (desc.place(), loc) {
            (target::Place::Fixed(reg), _) => Some(Place::Reg(reg)),
            (target::Place::Tied(to), _) => {
                let to = usize::from(to);
                return self.place(inst, to, self.form(inst).operand(to));
            }
            (target::Place::Class | target::Place::Any, Loc::Reg(reg)) if in_class(reg) => Some(Place::Reg(reg)),
            (target::Place::Any | target::Place::Slot, Loc::Slot(slot)) => {
                self.alloc.slots.get(slot).map(|&data| Place::Slot(data))
            }
            _ => None,
        };
        place.ok_or(Difference::Operand { inst, operand, loc })
    }

    fn apply_edits(&mut self, point: Point) {
        for &(_, edit) in self.alloc.edits_at(point) {
            let keeps_preserved = |slot: Slot| self.alloc.saved.iter().any(|saved| saved.slot == Some(slot));
            let count = match edit {
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
                Edit::Remat { value, to } => {
                    let ty = self.func.value_type(value);
                    let pieces = self.pieces_of(ty, self.constant(value));
                    self.machine.write(Place::Reg(to), ty, &pieces);
                }
                _ => self.machine.apply(edit),
            }
        }
    }

    fn execute(&mut self, inst: Inst) -> Result<(), Difference> {
        let func = self.func;
        let form = self.form(inst);
        if form.kind == FormKind::Entry {
            // A branch back to the entry finds the arguments again.
            return if core::mem::replace(&mut self.entered, true) { self.receive(inst) } else { Ok(()) };
        }
        let mut operands = Vec::with_capacity(form.len());
        for (operand, (&value, desc)) in func.inst_operands(inst).iter().zip(form.operands()).enumerate() {
            operands.push((operand, value, desc, self.place(inst, operand, desc)?));
        }
        // What a return destroys is its own affair.
        let clobbers = if form.kind == FormKind::Return { &[][..] } else { form.clobbers };
        for pos in [Pos::Early, Pos::Late] {
            for &(_, value, desc, place) in &operands {
                if desc.is_def() && desc.pos() == pos {
                    self.machine.spoil(place, func.value_type(value));
                }
            }
            if pos == Pos::Late {
                iter_words(clobbers).for_each(|unit| self.machine.spoil_unit(unit));
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
                    self.values[value.index()] = match form.rematerialises() {
                        Some(_) => self.constant(value),
                        None => mix(self.history, operand as u64),
                    };
                    self.machine.write(place, func.value_type(value), &self.pieces(value));
                }
            }
        }
        iter_words(clobbers).for_each(|unit| self.machine.spoil_unit(unit));
        if form.kind == FormKind::Return { self.check_preserved(inst) } else { Ok(()) }
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
        let (step, found) = (self.counts.instructions, self.what_is(&read));
        Err(Difference::Input { inst, step, operand, value, loc, found })
    }

    fn check_preserved(&self, inst: Inst) -> Result<(), Difference> {
        for (reg, cells) in &self.preserved {
            let now = self.machine.whole(*reg);
            if now != cells {
                let (step, found) = (self.counts.instructions, self.what_is(now));
                return Err(Difference::Preserved { inst, step, reg: *reg, found });
            }
        }
        Ok(())
    }

    /// Finds out what cells hold.
    fn what_is(&self, cells: &[u64]) -> Vec<Held> {
        let value_in = |cell: u64| {
            let mut values = self.func.values();
            values.find(|&value| self.pieces(value).contains(&cell)).map(Held::Value)
        };
        let entry_in = |cell: u64| {
            self.preserved.iter().find(|(_, cells)| cells.contains(&cell)).map(|&(reg, _)| Held::Entry(reg))
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

    /// Goes to a successor of `block`, if it has any.
    fn leave(&mut self, block: Block) -> Option<Block> {
        let edges = self.func.succ_edges(block);
        let choice = self.history.checked_rem(edges.len() as u64)?;
        let edge = edges.clone().nth(choice as usize)?;
        self.apply_edits(Point::Edge(edge));
        let to = self.func.edge(edge).to;
        let passed: Vec<u64> = self.func.edge_args(edge).iter().map(|arg| self.values[arg.index()]).collect();
        for (param, hash) in self.func.block_params(to).iter().zip(passed) {
            self.values[param.index()] = hash;
        }
        Some(to)
    }
}

fn exists(func: &Function, point: Point) -> bool {
    match point {
        Point::Before(inst) => inst.index() < func.num_insts(),
        Point::Edge(edge) => edge.index() < func.num_edges(),
    }
}

/// Whether an edit names only what there is, and the machine has such an operation.
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
        Edit::Swap { ty, a, b } => reg(ty, a) && reg(ty, b) && target.types.get(ty.index()).is_some_and(|ty| ty.swap),
        Edit::Store { ty, from, to } => reg(ty, from) && slot(to),
        Edit::Load { ty, from, to } => slot(from) && reg(ty, to),
    }
}
