//! The content of each location: the fixpoint over the reachable blocks, and the comparison with what is read.
//!
//! The header of [`verify`](super) describes the lattice and the transfer.
//!
//! # Input
//!
//! A function and an allocation in which everything that edits and operands name exists; the checker's own control flow and
//! liveness.
//!
//! # Output
//!
//! A violation for each use that does not find its value, and for each callee-saved register that is not preserved.
//!
//! # Invariant
//!
//! A fact at the start of a block holds on each path that has been followed to it.
//!
//! # Why correct
//!
//! The facts of a block only shrink, so the sweeps end. At the end each fact holds on every path. A fact that is missing
//! can only lead to a rejection.
//!
//! # Cost
//!
//! Each visit of a block takes time linear in its instructions, its edits and the facts that its edges carry. A block is
//! visited again only if it has lost a fact.

mod collector;
mod edges;

use alloc::vec::Vec;
use core::mem;

use cranelift_entity::EntityRef;

use crate::cells::Cells;
use crate::graph::Graph;
use crate::safepoints::Needed;
use crate::sets::{Set, Sets};
use crate::state::State;
use crate::violation::{Content, OperandFault, SavedFault, Symbol, Violation};
use crate::{Report, Subject};
use ssara_ir::ir::{Block, Edge, Inst, Value};
use ssara_ir::output::{Edit, Loc, Point, RematUses, Slot, SlotArea, SlotData};
use ssara_tables::target::{FormKind, Pos, Reg, Type};
use ssara_tables::units::iter_words;

/// The slots outside of the frame with their cells.
fn arg_slot_cells(subject: &Subject, cells: &Cells) -> Vec<(u32, SlotData)> {
    let arg_slots = subject.alloc.slots.iter().filter(|(_, data)| !data.area.is_in_frame());
    arg_slots.map(|(slot, &data)| (cells.of_slot(slot), data)).collect()
}

/// Maximum number of rounds in which equal parameters are found. Each finds what follows from those before.
const MAX_ROUNDS: usize = 16;

/// The facts at the start of a block: the cells that hold something, each once, with their contents.
type Facts = Vec<(u32, Set)>;

/// What happens to a value on an edge into a block.
#[derive(Clone, Copy, Default)]
struct Fate {
    /// Whether it is live into the block.
    kept: bool,
    /// One more than the position of the last parameter it is passed to, or 0.
    passed_to: u32,
}

/// The abstract interpretation of an allocation.
pub(super) struct Flow<'a, 't> {
    pub(super) subject: &'a Subject<'a>,
    pub(super) cells: &'a mut Cells<'t>,
    graph: &'a Graph,
    pub(super) sets: Sets,
    /// The type of each symbol: first the values, then the callee-saved registers as they were at entry.
    pub(super) types: Vec<Option<Type>>,
    /// The facts of each block that has been reached. Those of a block with one predecessor edge are dropped once they have
    /// been used.
    facts: Vec<Option<Facts>>,
    dirty: Vec<bool>,
    /// The content of each cell at the current program point.
    pub(super) now: State,
    /// The symbols at the end of the current block and the cells that hold them, in ascending order, if it has many edges.
    holders: Option<Vec<(u32, u32)>>,
    fates: Vec<Fate>,
    /// By value: the symbols that a register holds after a rematerialisation of the value into it. Empty if no edit
    /// rematerialises the value.
    remat_symbols: Vec<Set>,
    /// By value: the value that it equals. Empty if no edit rematerialises a value.
    originals: Vec<Value>,
    /// For each argument of the current edge the next lower parameter that the same value is passed to, as in [`Fate`].
    passed_before: Vec<u32>,
    staged: Facts,
    /// The slots outside of the frame, which may overlap, with their cells.
    arg_slots: Vec<(u32, SlotData)>,
    /// The callee-saved registers that the allocation lists with a slot, with the slot and the entry symbol.
    pub(super) in_slots: Vec<(Reg, Slot, u32)>,
    /// What is needed at the safepoints of the current block, if a collector may overwrite what callers left.
    needed: Option<Needed>,
}

/// Checks that each use in reachable code, and each callee-saved register at returns, holds what it must.
pub(super) fn check(subject: &Subject, cells: &mut Cells, graph: &Graph, report: &mut Report) {
    let mut flow = Flow::new(subject, cells, graph);
    flow.solve();
    for &block in &graph.order {
        if report.is_full() {
            break;
        }
        flow.walk(block, Some(report));
    }
}

impl<'a, 't> Flow<'a, 't> {
    /// The flow before anything is known.
    pub(super) fn new(subject: &'a Subject, cells: &'a mut Cells<'t>, graph: &'a Graph) -> Self {
        let (func, blocks) = (subject.func, subject.func.num_blocks());
        let values = func.values().map(|value| Some(func.value_type(value)));
        let types: Vec<_> = values.chain(subject.callee_saved.iter().map(|&reg| subject.target.reg(reg).ty)).collect();
        let mut flow = Flow {
            subject,
            graph,
            sets: Sets::new(types.len()),
            types,
            facts: alloc::vec![None; blocks],
            dirty: alloc::vec![false; blocks],
            now: State::new(cells.count(subject.alloc.slots.len())),
            holders: None,
            fates: alloc::vec![Fate::default(); func.num_values()],
            remat_symbols: Vec::new(),
            originals: Vec::new(),
            passed_before: Vec::new(),
            staged: Vec::new(),
            arg_slots: arg_slot_cells(subject, cells),
            in_slots: Vec::new(),
            needed: None,
            cells,
        };
        for saved in &subject.alloc.saved {
            if let Some(slot) = saved.slot.filter(|&slot| subject.alloc.slots.is_valid(slot))
                && let Some(index) = subject.callee_saved.iter().position(|&reg| reg == saved.reg)
            {
                flow.in_slots.push((saved.reg, slot, flow.entry_symbol(index)));
            }
        }
        if !subject.callee_saved.is_empty() && func.safepoints().next().is_some() {
            flow.needed = Some(Needed::new(func, subject.target));
        }
        if !subject.defining_insts.is_empty() {
            flow.find_remat_symbols();
        }
        flow.facts[Block::ENTRY.index()] = Some(flow.at_entry());
        flow.dirty[Block::ENTRY.index()] = true;
        flow
    }

    /// Finds the values that equal a rematerialised value: parameters to which each edge passes such a value.
    fn find_remat_symbols(&mut self) {
        let subject = self.subject;
        let mut same: Vec<(Value, Value)> = subject.func.values().map(|value| (value, value)).collect();
        self.originals = self.find_originals();
        for (value, &first) in subject.func.values().zip(&self.originals) {
            if first != value && subject.rematerialised(first).is_some() {
                same.push((first, value));
            }
        }
        same.sort_unstable();
        let sets = same.chunk_by(|a, b| a.0 == b.0);
        self.remat_symbols = sets.map(|same| self.sets.collect(same.iter().map(|pair| pair.1.as_u32()))).collect();
    }

    /// By value: the value that it equals, if it is a parameter to which all edges pass that one or parameters that equal it;
    /// else the first parameter of its block to which each edge passes the same; else itself. Parameters are taken to equal
    /// whatever is passed, until something else is. So those that are passed to each other are found. Nothing is known if
    /// [`MAX_ROUNDS`] rounds over the arguments are too few.
    fn find_originals(&self) -> Vec<Value> {
        let (func, graph) = (self.subject.func, self.graph);
        let mut known: Vec<Option<Value>> = func.values().map(Some).collect();
        let params = graph.order.iter().skip(1).flat_map(|&block| func.block_params(block));
        params.for_each(|param| known[param.index()] = None);
        for _ in 0..MAX_ROUNDS {
            let mut is_done = true;
            for &block in graph.order.iter().skip(1) {
                for (index, &param) in func.block_params(block).iter().enumerate() {
                    if known[param.index()] == Some(param) {
                        continue;
                    }
                    let so_far = &known;
                    let passed = |index: usize| {
                        let of_edge = move |&edge: &Edge| so_far[func.edge_args(edge)[index].index()];
                        graph.preds(block).iter().map(of_edge)
                    };
                    let mut all = passed(index).flatten();
                    let first = all.next();
                    let equal = if all.all(|other| Some(other) == first) {
                        first
                    } else {
                        let twin = (0..index).find(|&other| passed(other).eq(passed(index)));
                        Some(func.block_params(block)[twin.unwrap_or(index)])
                    };
                    is_done &= equal == known[param.index()];
                    known[param.index()] = equal;
                }
            }
            if is_done {
                return known.iter().zip(func.values()).map(|(equal, value)| equal.unwrap_or(value)).collect();
            }
        }
        func.values().collect()
    }

    fn at_entry(&mut self) -> Facts {
        for (index, &reg) in self.subject.callee_saved.iter().enumerate() {
            let symbol = self.entry_symbol(index);
            for &cell in self.cells.of_reg(reg) {
                let set = self.sets.union(self.now.get(cell), Set::single(symbol));
                self.now.set(cell, set);
            }
        }
        self.now.facts().collect()
    }

    fn entry_symbol(&self, callee_saved: usize) -> u32 {
        (self.subject.func.num_values() + callee_saved) as u32
    }

    /// Finds the facts at the start of each reachable block.
    pub(super) fn solve(&mut self) {
        let graph = self.graph;
        let mut changed = true;
        while mem::take(&mut changed) {
            for &block in &graph.order {
                if mem::take(&mut self.dirty[block.index()]) {
                    changed = true;
                    self.walk(block, None);
                }
            }
        }
    }

    /// Goes through a block and over its outgoing edges. With a report, compares instead of looking for the fixpoint.
    fn walk(&mut self, block: Block, mut report: Option<&mut Report>) {
        let subject = self.subject;
        self.load(block);
        let insts = subject.func.block_insts(block);
        let first = insts.clone().next().map(Point::Before);
        let from = subject.alloc.edits.partition_point(|(at, _)| Some(*at) < first);
        let mut edits = subject.alloc.edits[from..].iter().peekable();
        for inst in insts {
            while let Some((_, edit)) = edits.next_if(|(at, _)| *at == Point::Before(inst)) {
                self.apply(*edit);
            }
            if let Some(report) = report.as_deref_mut() {
                self.check_uses(inst, report);
            }
            self.execute(inst);
            if let Some(report) = report.as_deref_mut() {
                self.check_callee_saved(inst, report);
            }
        }
        self.end_block(block);
        for edge in subject.func.succ_edges(block) {
            if report.is_none() || self.graph.has_one_way_in(subject.func.edge(edge).to) {
                self.pass(edge);
            }
        }
    }

    /// Makes the facts of a block the current state.
    pub(super) fn load(&mut self, block: Block) {
        self.now.clear();
        if let Some(needed) = &mut self.needed {
            needed.enter(self.subject, block);
        }
        let slot = &mut self.facts[block.index()];
        let taken = if self.graph.has_one_way_in(block) { slot.take() } else { None };
        for &(cell, set) in taken.as_ref().or(slot.as_ref()).into_iter().flatten() {
            self.now.set(cell, set);
        }
    }

    /// Carries out an edit.
    pub(super) fn apply(&mut self, edit: Edit) {
        match edit {
            Edit::Move { from, to, .. } => {
                self.stage_copy(from, to);
                self.commit();
            }
            Edit::Swap { a, b, .. } => {
                self.stage_copy(a, b);
                self.stage_copy(b, a);
                self.commit();
            }
            Edit::Store { ty, from, to } => {
                let whole = self.held_by_all(Loc::Reg(from));
                let stored = self.of_type(whole, ty);
                self.write(Loc::Slot(to), stored);
            }
            Edit::Load { ty, from, to } => {
                let slot = self.cells.of_slot(from);
                let set = self.of_type(self.now.get(slot), ty);
                self.write(Loc::Reg(to), set);
            }
            Edit::Remat { value, from, to } => {
                let symbols = self.remat_symbols.get(value.index()).copied().unwrap_or(Set::EMPTY);
                let reads_right = self.holds_uses(value, from);
                self.write(Loc::Reg(to), if reads_right { symbols } else { Set::EMPTY });
            }
            Edit::Transfer { ty, from, to } => {
                let whole = self.held_by_all(Loc::Reg(from));
                let carried = self.of_type(whole, ty);
                self.write(Loc::Reg(to), carried);
            }
            Edit::Scratch { reg } => self.write(Loc::Reg(reg), Set::EMPTY),
        }
    }

    /// Whether these registers hold the values that the instruction which defines `value` uses, or others that equal them.
    fn holds_uses(&mut self, value: Value, from: RematUses) -> bool {
        let Some((inst, _)) = self.subject.rematerialised(value) else { return false };
        self.subject.uses(inst).zip(from.iter()).all(|((used, _), reg)| {
            let held = self.held_by_all(Loc::Reg(reg));
            let original = |symbol: u32| self.originals.get(symbol as usize).copied();
            let wanted = original(used.as_u32());
            self.sets.members(held).iter().any(|&symbol| original(symbol).is_some() && original(symbol) == wanted)
        })
    }

    /// Computes the contents of the cells of `to` after a copy, without changing the current state.
    fn stage_copy(&mut self, from: Reg, to: Reg) {
        let (first, end) = self.cells.copy(from, to);
        for index in first..end {
            let lane = self.cells.lane(index);
            let mut sources = (lane.sources.0..lane.sources.1).map(|source| self.cells.source(source));
            let mut set = sources.next().map_or(Set::EMPTY, |cell| self.now.get(cell));
            for cell in sources {
                set = self.sets.intersection(set, self.now.get(cell));
            }
            let types = &self.types;
            set = self.sets.retain(set, |symbol| types[symbol as usize].is_some_and(|ty| lane.types.contains(ty)));
            match self.staged.last_mut().filter(|(cell, _)| *cell == lane.to) {
                Some((_, staged)) => *staged = self.sets.union(*staged, set),
                None => self.staged.push((lane.to, set)),
            }
        }
    }

    fn commit(&mut self) {
        for (cell, set) in self.staged.drain(..) {
            if self.cells.keeps(cell) {
                self.now.set(cell, set);
            }
        }
    }

    fn of_type(&mut self, set: Set, ty: Type) -> Set {
        let types = &self.types;
        self.sets.retain(set, |symbol| types[symbol as usize] == Some(ty))
    }

    /// Makes all cells of a location hold `set`, except those of constant registers, which hold nothing.
    fn write(&mut self, loc: Loc, set: Set) {
        if let Some(data) = loc.slot().map(|slot| self.subject.alloc.slots[slot]).filter(|_| !self.arg_slots.is_empty())
        {
            self.lose_arg_slots(|other| other.overlaps(data));
        }
        for cell in self.cells.of_loc(loc).filter(|&cell| self.cells.keeps(cell)) {
            self.now.set(cell, set);
        }
    }

    /// Empties slots outside of the frame.
    fn lose_arg_slots(&mut self, is_lost: impl Fn(SlotData) -> bool) {
        for &(cell, _) in self.arg_slots.iter().filter(|(_, data)| is_lost(*data)) {
            self.now.set(cell, Set::EMPTY);
        }
    }

    /// Carries out an instruction.
    pub(super) fn execute(&mut self, inst: Inst) {
        let subject = self.subject;
        let form = subject.form(inst);
        let values = subject.func.inst_operands(inst);
        let defs = |pos| form.operands().enumerate().filter(move |(_, desc)| desc.is_def() && desc.pos() == pos);
        for (operand, _) in defs(Pos::Early) {
            self.define(form.kind, values[operand], subject.locs(inst)[operand]);
        }
        if form.has_clobbers() && form.kind != FormKind::Return {
            for unit in iter_words(form.clobbers) {
                if let Some(cell) = self.cells.of_unit(unit) {
                    self.now.set(cell, Set::EMPTY);
                }
            }
        }
        self.lose_arg_slots(|data| data.area == SlotArea::Outgoing);
        for (operand, _) in defs(Pos::Late) {
            self.define(form.kind, values[operand], subject.locs(inst)[operand]);
        }
        self.collect(inst);
    }

    fn define(&mut self, kind: FormKind, value: Value, loc: Loc) {
        let defined = Set::single(value.as_u32());
        if kind == FormKind::Entry {
            let values = self.subject.func.num_values() as u32;
            for cell in self.cells.of_loc(loc).filter(|&cell| self.cells.keeps(cell)) {
                let incoming = self.sets.retain(self.now.get(cell), |symbol| symbol >= values);
                self.now.set(cell, self.sets.union(incoming, defined));
            }
        } else {
            self.write(loc, defined);
        }
    }

    fn check_uses(&mut self, inst: Inst, report: &mut Report) {
        let subject = self.subject;
        let operands = subject
            .func
            .inst_operands(inst)
            .iter()
            .zip(subject.form(inst).operands())
            .zip(subject.locs(inst))
            .enumerate();
        for (operand, ((&value, constraint), &loc)) in operands {
            if !constraint.is_def() && loc != Loc::None && !self.holds(loc, value.as_u32()) {
                let fault = OperandFault::WrongContent(self.content(loc));
                report.add(Violation::Operand { inst, operand, value, loc, fault });
            }
        }
    }

    /// Checks, after an instruction, that the entry contents of callee-saved registers still exist. At a return they must
    /// be in the registers. Before that each must be in its register or in the slot that the allocation lists for it.
    fn check_callee_saved(&mut self, inst: Inst, report: &mut Report) {
        let subject = self.subject;
        for &(reg, slot, symbol) in &self.in_slots {
            if !self.holds(Loc::Reg(reg), symbol) && !self.holds(Loc::Slot(slot), symbol) {
                let violation = Violation::Saved { reg, fault: SavedFault::NotInSlot { inst, slot } };
                report.add_first_of(violation, reg);
            }
        }
        if subject.func.inst_form(subject.target, inst).kind != FormKind::Return {
            return;
        }
        let left_to_client = |reg| subject.alloc.saved.iter().any(|saved| saved.reg == reg && saved.slot.is_none());
        for (index, &reg) in subject.callee_saved.iter().enumerate() {
            if !self.holds(Loc::Reg(reg), self.entry_symbol(index)) && !left_to_client(reg) {
                report.add(Violation::NotPreserved { inst, reg, found: self.content(Loc::Reg(reg)) });
            }
        }
    }

    /// Whether a location holds a symbol.
    pub(super) fn holds(&self, loc: Loc, symbol: u32) -> bool {
        self.cells.of_loc(loc).all(|cell| self.sets.contains(self.now.get(cell), symbol))
    }

    fn held_by_all(&mut self, loc: Loc) -> Set {
        let mut cells = self.cells.of_loc(loc);
        let first = cells.next().map_or(Set::EMPTY, |cell| self.now.get(cell));
        cells.fold(first, |set, cell| self.sets.intersection(set, self.now.get(cell)))
    }

    fn content(&mut self, loc: Loc) -> Content {
        let whole = self.held_by_all(loc);
        let mut any = Set::EMPTY;
        for cell in self.cells.of_loc(loc) {
            any = self.sets.union(any, self.now.get(cell));
        }
        let values = self.subject.func.num_values();
        let symbol = |&symbol: &u32| match (symbol as usize).checked_sub(values) {
            Some(callee_saved) => Symbol::Entry(self.subject.callee_saved[callee_saved]),
            None => Symbol::Value(Value::from_u32(symbol)),
        };
        let partial = self.sets.members(any).iter().filter(|&&part| !self.sets.contains(whole, part));
        Content { whole: self.sets.members(whole).iter().map(symbol).collect(), partial: partial.map(symbol).collect() }
    }
}
