//! The content of each register and slot on every path, compared with what is read.
//!
//! A fact is a place and a symbol. A complete register or a slot holds a value, or holds the content of a callee-saved
//! register at entry. The facts before a block are those that hold at the end of all edges into it. An iteration finds
//! them: it starts with all possible facts and removes those that do not hold. The header of `operands` gives the order
//! within an instruction.
//!
//! A rematerialisable value is always the same. Its instruction is one more place, which always holds it, and
//! rematerialising it is a copy from there. If the edit reads registers, these must hold what the instruction uses.
//!
//! A part of a register is followed through moves and swaps of the register, if it holds a value of its own. A value is lost
//! if a part of it is overwritten, even by the same bits. A slot holds what was stored last, with its type. Parts of slots
//! are not followed.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::EntityRef;
use ssara_core::ir::{Block, Edge, Inst, Value};
use ssara_core::output::{Edit, Loc, Point, SavedReg, Slot, SlotArea};
use ssara_core::target::{FormKind, Reg, Type};

use crate::reference::regs::{contains, of_same_root, own_bits};
use crate::reference::{Case, Fault, Rule, overlap};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Where {
    Reg(Reg),
    Slot(Slot),
    /// The instruction that computes this value from nothing.
    Origin(Value),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Symbol {
    Value(Value),
    /// The content that the entry instruction will define as this value. It is in its place from the start.
    Received(Value),
    /// What a callee-saved register held at entry.
    Entry(Reg),
}

/// The facts that hold at a point. No place has an empty set.
type State = BTreeMap<Where, BTreeSet<Symbol>>;

fn at(loc: Loc) -> Option<Where> {
    match loc {
        Loc::None => None,
        Loc::Reg(reg) => Some(Where::Reg(reg)),
        Loc::Slot(slot) => Some(Where::Slot(slot)),
    }
}

fn holds(state: &State, place: Where, symbol: Symbol) -> bool {
    state.get(&place).is_some_and(|symbols| symbols.contains(&symbol))
}

impl Case<'_> {
    pub(super) fn check_contents(&mut self) {
        if self.func.num_blocks() == 0 {
            return;
        }
        let mut states: BTreeMap<usize, State> = BTreeMap::new();
        states.insert(0, self.at_entry());
        let mut work = BTreeSet::from([0]);
        while let Some(index) = work.pop_first() {
            let block = Block::new(index);
            let mut state = states[&index].clone();
            for inst in self.func.block_insts(block) {
                self.step(&mut state, inst, &mut Vec::new());
            }
            for edge in self.func.succ_edges(block) {
                let after = self.along(&state, edge);
                let to = self.func.edge(edge).to.index();
                let changed = match states.get_mut(&to) {
                    Some(known) => meet(known, &after),
                    None => states.insert(to, after).is_none(),
                };
                if changed {
                    work.insert(to);
                }
            }
        }
        let mut faults = Vec::new();
        for (index, mut state) in states {
            for inst in self.func.block_insts(Block::new(index)) {
                self.step(&mut state, inst, &mut faults);
            }
        }
        self.faults.append(&mut faults);
    }

    /// The facts at entry: the received values, the contents of callee-saved registers, and the rematerialisable values.
    fn at_entry(&self) -> State {
        let mut state = State::new();
        let mut add = |place, symbol| {
            state.entry(place).or_default().insert(symbol);
        };
        for reg in self.callee_saved() {
            add(Where::Reg(reg), Symbol::Entry(reg));
        }
        if let Some(first) = self.func.block_insts(Block::ENTRY).next()
            && self.form(first).kind == FormKind::Entry
        {
            for operand in self.operands(first).into_iter().filter(|operand| operand.is_def && !operand.scratch) {
                if let Some(place) = at(operand.loc) {
                    add(place, Symbol::Received(operand.value));
                }
            }
        }
        for edit in self.alloc.edits.iter().map(|(_, edit)| *edit) {
            if let Edit::Remat { value, .. } = edit {
                add(Where::Origin(value), Symbol::Value(value));
            }
        }
        state
    }

    /// The edits before an instruction, and the instruction.
    fn step(&self, state: &mut State, inst: Inst, faults: &mut Vec<Fault>) {
        self.apply_edits(state, Point::Before(inst));
        let kind = self.form(inst).kind;
        if kind == FormKind::Return {
            for saved in self.alloc.saved.iter().filter(|saved| saved.slot.is_none()) {
                self.write(state, Where::Reg(saved.reg), BTreeSet::from([Symbol::Entry(saved.reg)]));
            }
        }
        match kind {
            FormKind::Entry => self.receive(state, inst, faults),
            _ => self.execute(state, inst, faults),
        }
        let mut fault = |text| faults.push(Fault { rule: Rule::Preserved, text });
        for &SavedReg { reg, slot } in &self.alloc.saved {
            let Some(slot) = slot else { continue };
            let kept = [Where::Reg(reg), Where::Slot(slot)].map(|place| holds(state, place, Symbol::Entry(reg)));
            if !kept.contains(&true) {
                fault(format!("after {}: `{}` is lost", self.inst_name(inst), self.reg_name(reg)));
            }
        }
        if kind == FormKind::Return {
            for reg in self.callee_saved() {
                if !holds(state, Where::Reg(reg), Symbol::Entry(reg)) {
                    fault(format!("{}: `{}` is not restored", self.inst_name(inst), self.reg_name(reg)));
                }
            }
        }
    }

    /// Checks that the received contents are still in their places, and turns them into the values of the defs.
    fn receive(&self, state: &mut State, inst: Inst, faults: &mut Vec<Fault>) {
        for operand in self.operands(inst).into_iter().filter(|operand| operand.is_def && !operand.scratch) {
            match at(operand.loc).and_then(|place| state.get_mut(&place)) {
                Some(symbols) if symbols.contains(&Symbol::Received(operand.value)) => {
                    symbols.insert(Symbol::Value(operand.value));
                }
                _ => {
                    let (name, loc) = (self.name(inst, operand.index), self.loc_name(operand.loc));
                    faults.push(Fault { rule: Rule::Content, text: format!("{name}: {loc} was overwritten") });
                }
            }
        }
    }

    fn execute(&self, state: &mut State, inst: Inst, faults: &mut Vec<Fault>) {
        let operands = self.operands(inst);
        let clobbers = self.clobbers(inst);
        for late in [false, true] {
            for def in operands.iter().filter(|operand| operand.is_def && operand.late == late) {
                if let Some(place) = at(def.loc) {
                    self.destroy(state, place);
                }
            }
            if late {
                self.clobber(state, &clobbers);
                // What is called may overwrite its arguments.
                let is_outgoing = |slot: Slot| self.alloc.slots[slot].area == SlotArea::Outgoing;
                state.retain(|place, _| !matches!(place, Where::Slot(slot) if is_outgoing(*slot)));
            }
            for operand in operands.iter().filter(|operand| !operand.is_def && operand.late == late) {
                let there = at(operand.loc).is_some_and(|place| holds(state, place, Symbol::Value(operand.value)));
                if !there {
                    let (name, loc) = (self.name(inst, operand.index), self.loc_name(operand.loc));
                    let text = format!("{name}: {} is not in {loc}", operand.value);
                    faults.push(Fault { rule: Rule::Content, text });
                }
            }
        }
        for def in operands.iter().filter(|operand| operand.is_def && !operand.scratch) {
            if let Some(place) = at(def.loc).filter(|&place| !self.is_constant(place)) {
                state.entry(place).or_default().insert(Symbol::Value(def.value));
            }
        }
        self.clobber(state, &clobbers);
    }

    fn is_constant(&self, place: Where) -> bool {
        matches!(place, Where::Reg(reg) if self.target.reg(reg).constant.is_some())
    }

    /// Everything that overlaps a place is lost.
    fn destroy(&self, state: &mut State, place: Where) {
        state.retain(|&other, _| match (place, other) {
            (Where::Reg(a), Where::Reg(b)) => !overlap(self.target, a, b),
            (Where::Slot(a), Where::Slot(b)) => a != b && !self.alloc.slots[a].overlaps(self.alloc.slots[b]),
            _ => true,
        });
    }

    fn clobber(&self, state: &mut State, units: &[u16]) {
        state.retain(|&place, _| !matches!(place, Where::Reg(reg) if self.is_destroyed(reg, units)));
    }

    fn write(&self, state: &mut State, place: Where, symbols: BTreeSet<Symbol>) {
        self.destroy(state, place);
        if !symbols.is_empty() && !self.is_constant(place) {
            state.insert(place, symbols);
        }
    }

    fn apply_edits(&self, state: &mut State, point: Point) {
        let first = self.alloc.edits.partition_point(|(other, _)| *other < point);
        for &(_, edit) in self.alloc.edits[first..].iter().take_while(|(other, _)| *other == point) {
            match edit {
                Edit::Move { from, to, .. } => {
                    let moved = self.parts(state, from, to);
                    self.destroy(state, Where::Reg(to));
                    state.extend(moved);
                }
                Edit::Swap { a, b, .. } => {
                    let (there, back) = (self.parts(state, a, b), self.parts(state, b, a));
                    self.destroy(state, Where::Reg(a));
                    self.destroy(state, Where::Reg(b));
                    state.extend(there);
                    state.extend(back);
                }
                Edit::Store { ty, from, to } => {
                    let symbols = self.of_type(state, Where::Reg(from), ty);
                    self.write(state, Where::Slot(to), symbols);
                }
                Edit::Load { ty, from, to } => {
                    let symbols = self.of_type(state, Where::Slot(from), ty);
                    self.write(state, Where::Reg(to), symbols);
                }
                Edit::Transfer { ty, from, to } => {
                    let symbols = self.of_type(state, Where::Reg(from), ty);
                    self.write(state, Where::Reg(to), symbols);
                }
                Edit::Scratch { reg } => self.destroy(state, Where::Reg(reg)),
                Edit::Remat { value, from, to } => {
                    // What the instruction uses must be in these registers; then it is what it was at the definition.
                    let uses = self.recomputed(value).map(|found| found.uses).unwrap_or_default();
                    let holds = |(used, reg): (Value, Reg)| {
                        state.get(&Where::Reg(reg)).is_some_and(|symbols| symbols.contains(&Symbol::Value(used)))
                    };
                    let is_right = uses.iter().map(|use_| use_.0).zip(from.iter()).all(holds);
                    let origin = state.get(&Where::Origin(value)).filter(|_| is_right);
                    let symbols = origin.cloned().unwrap_or_default();
                    self.write(state, Where::Reg(to), symbols);
                }
            }
        }
    }

    /// The contents of the parts of `to` after all bits of `from` are copied there.
    fn parts(&self, state: &State, from: Reg, to: Reg) -> Vec<(Where, BTreeSet<Symbol>)> {
        let from_desc = self.target.reg(from);
        let (from_low, to_low) = (own_bits(from_desc).start, own_bits(self.target.reg(to)).start);
        let mut moved = Vec::new();
        for (&place, symbols) in state {
            let Where::Reg(part) = place else { continue };
            let part = self.target.reg(part);
            if !contains(from_desc, part) {
                continue;
            }
            let (low, bits) = (own_bits(part).start - from_low + to_low, part.bits);
            let mut there = of_same_root(self.target, to);
            let found = there.find(|(_, desc)| own_bits(desc).start == low && desc.bits == bits);
            moved.extend(found.map(|(reg, _)| (Where::Reg(reg), symbols.clone())));
        }
        moved
    }

    /// The symbols of a type that a place holds.
    fn of_type(&self, state: &State, place: Where, ty: Type) -> BTreeSet<Symbol> {
        let symbols = state.get(&place).into_iter().flatten().copied();
        let has_type = |symbol: &Symbol| match *symbol {
            Symbol::Value(value) | Symbol::Received(value) => self.func.value_type(value) == ty,
            Symbol::Entry(reg) => self.reg_type(reg) == Some(ty),
        };
        symbols.filter(has_type).collect()
    }

    /// The facts at the end of an edge: what it destroys comes first, then its edits, then all parameters at once. Facts about
    /// a value that the block defines are dropped, except that its instruction holds it if it is rematerialisable.
    fn along(&self, state: &State, edge: Edge) -> State {
        let mut state = state.clone();
        self.clobber(&mut state, &self.destroyed_on(edge));
        self.apply_edits(&mut state, Point::Edge(edge));
        let to = self.func.edge(edge).to;
        let (params, args) = (self.func.block_params(to), self.func.edge_args(edge));
        let mut anew: BTreeSet<Symbol> = params.iter().map(|&param| Symbol::Value(param)).collect();
        for inst in self.func.block_insts(to) {
            let defs = self.operands(inst).into_iter().filter(|operand| operand.is_def);
            anew.extend(defs.map(|def| Symbol::Value(def.value)));
        }
        for (&place, symbols) in &mut state {
            let mut after = symbols.clone();
            after.retain(|&symbol| {
                let origin = matches!((place, symbol), (Where::Origin(a), Symbol::Value(b)) if a == b);
                origin || !anew.contains(&symbol)
            });
            for (&param, &arg) in params.iter().zip(args) {
                if symbols.contains(&Symbol::Value(arg)) {
                    after.insert(Symbol::Value(param));
                }
            }
            *symbols = after;
        }
        state.retain(|_, symbols| !symbols.is_empty());
        state
    }
}

/// Keeps in `known` only the facts that `other` has as well. Returns whether that removed any.
fn meet(known: &mut State, other: &State) -> bool {
    let before: usize = known.values().map(BTreeSet::len).sum();
    for (place, symbols) in known.iter_mut() {
        match other.get(place) {
            Some(others) => symbols.retain(|symbol| others.contains(symbol)),
            None => symbols.clear(),
        }
    }
    known.retain(|_, symbols| !symbols.is_empty());
    known.values().map(BTreeSet::len).sum::<usize>() < before
}
