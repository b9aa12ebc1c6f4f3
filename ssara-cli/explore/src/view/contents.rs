//! What registers and slots hold.
//!
//! # Columns
//! A column is a set of units that the function does not tell apart, or a slot. Only units that an operand or an edit
//! names have columns.
//!
//! # Contents
//! The contents of a column are the values that it holds. They follow from the allocation by the steps of the checker,
//! without its proofs. An instruction writes its defs and empties what it clobbers, an edit copies, and an edge renames
//! arguments. A block that several edges enter starts with what all of them agree on.
//!
//! # Cost
//! Linear in instructions, edits, and columns at block starts, in each sweep.

use std::collections::BTreeMap;

use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Block, Edge, Function, Inst};
use ssara_core::output::{Allocation, Edit, Loc, Point, Slot};
use ssara_core::target::{Reg, Type};
use ssara_core::units::iter_words;

use super::liveness::Liveness;

/// The columns of a chart: registers, then slots.
pub struct Columns {
    /// By unit: its column.
    of_unit: Vec<Option<usize>>,
    /// By column of registers: its units.
    units: Vec<Vec<u16>>,
    slots: usize,
}

impl Columns {
    /// The columns of an allocation.
    pub fn new(func: &Function, target: &Target, alloc: &Allocation) -> Columns {
        let mut regs: Vec<Reg> = alloc.operands.iter().filter_map(|loc| loc.reg()).collect();
        regs.extend(alloc.edits.iter().flat_map(|(_, edit)| edit.regs()));
        regs.extend(func.callee_saved_regs(target).filter(|reg| alloc.saved.iter().any(|saved| saved.reg == *reg)));
        regs.sort_unstable();
        regs.dedup();
        // Units in the same registers are in one column.
        let mut signatures: BTreeMap<u16, Vec<Reg>> = BTreeMap::new();
        for &reg in &regs {
            target.reg_units(reg).iter().for_each(|&unit| signatures.entry(unit).or_default().push(reg));
        }
        let mut of_unit = vec![None; usize::from(target.set_words) * 64];
        let mut units: Vec<Vec<u16>> = Vec::new();
        let mut last: Option<&Vec<Reg>> = None;
        for (&unit, signature) in &signatures {
            match units.last_mut() {
                Some(units) if last == Some(signature) => units.push(unit),
                _ => units.push(vec![unit]),
            }
            of_unit[usize::from(unit)] = Some(units.len() - 1);
            last = Some(signature);
        }
        Columns { of_unit, units, slots: alloc.slots.len() }
    }
    /// The number of columns of registers.
    pub fn registers(&self) -> usize {
        self.units.len()
    }
    /// The number of all columns.
    pub fn len(&self) -> usize {
        self.units.len() + self.slots
    }
    /// The columns of a register.
    pub fn of_reg(&self, target: &Target, reg: Reg) -> Vec<usize> {
        let mut columns: Vec<usize> =
            target.reg_units(reg).iter().filter_map(|&unit| self.of_unit[usize::from(unit)]).collect();
        columns.dedup();
        columns
    }
    /// The column of a slot.
    pub fn of_slot(&self, slot: Slot) -> usize {
        self.units.len() + slot.as_u32() as usize
    }
    /// The columns of a location.
    pub fn of_loc(&self, target: &Target, loc: Loc) -> Vec<usize> {
        match loc {
            Loc::None => Vec::new(),
            Loc::Reg(reg) => self.of_reg(target, reg),
            Loc::Slot(slot) => vec![self.of_slot(slot)],
        }
    }
    /// The columns that an instruction clobbers.
    pub fn clobbered(&self, func: &Function, target: &Target, inst: Inst) -> Vec<usize> {
        let units = iter_words(func.inst_form(target, inst).clobbers);
        let mut columns: Vec<usize> = units.filter_map(|unit| self.of_unit[usize::from(unit)]).collect();
        columns.sort_unstable();
        columns.dedup();
        columns
    }
    /// The names of the columns.
    pub fn names(&self, target: &Target, alloc: &Allocation) -> Vec<String> {
        let name = |units: &Vec<u16>| {
            let covers = |reg: &Reg| units.iter().all(|unit| target.reg_units(*reg).contains(unit));
            let is_whole = |reg: &Reg| target.reg(*reg).tuple == 0 && target.whole(*reg) == *reg;
            let mut regs: Vec<Reg> = target.reg_ids().filter(covers).collect();
            // A register of exactly these units, or the smallest around them; a whole one rather than its part.
            regs.sort_by_key(|reg| (target.reg_units(*reg).len(), !is_whole(reg), *reg));
            regs.first().map_or_else(String::new, |&reg| target.reg(reg).name.to_string())
        };
        let mut names: Vec<String> = self.units.iter().map(name).collect();
        for slot in alloc.slots.keys() {
            let saved = alloc.saved.iter().find(|saved| saved.slot == Some(slot));
            names.push(match saved {
                Some(saved) => format!("{slot} ({})", target.reg(saved.reg).name),
                None => slot.to_string(),
            });
        }
        names
    }
}

/// By column: the values that it holds, in order.
pub type State = Vec<Vec<u32>>;

/// The contents of columns at the starts of blocks.
pub struct Contents<'a> {
    /// The function.
    pub func: &'a Function,
    /// Its target.
    pub target: &'a Target,
    /// The allocation.
    pub alloc: &'a Allocation,
    /// The columns.
    pub columns: &'a Columns,
    /// Live values.
    pub live: &'a Liveness,
    /// By block; `None` as long as no edge into it has been followed.
    starts: Vec<Option<State>>,
}

impl<'a> Contents<'a> {
    /// Follows the contents until nothing changes.
    pub fn new(
        func: &'a Function,
        target: &'a Target,
        alloc: &'a Allocation,
        columns: &'a Columns,
        (cfg, live): (&Cfg, &'a Liveness),
    ) -> Self {
        let mut contents = Contents { func, target, alloc, columns, live, starts: vec![None; func.num_blocks()] };
        contents.starts[Block::ENTRY.as_u32() as usize] = Some(vec![Vec::new(); columns.len()]);
        let mut changed = true;
        while changed {
            changed = false;
            for &block in cfg.rpo() {
                let Some(mut state) = contents.start(block).cloned() else { continue };
                contents.block(block, &mut state);
                for edge in func.succ_edges(block) {
                    let mut state = state.clone();
                    contents.destroy(edge, &mut state);
                    for &(_, edit) in alloc.edits_at(Point::Edge(edge)) {
                        contents.edit(edit, &mut state);
                    }
                    changed |= contents.enter(edge, &state);
                }
            }
        }
        contents
    }
    /// The contents of an allocation without copies on edges, whose registers at the starts of blocks are known: `starts`,
    /// by block. A block without them starts with what the one before it leaves.
    pub fn with_starts(
        func: &'a Function,
        target: &'a Target,
        alloc: &'a Allocation,
        columns: &'a Columns,
        (cfg, live, starts): (&Cfg, &'a Liveness, Vec<Option<State>>),
    ) -> Self {
        let mut contents = Contents { func, target, alloc, columns, live, starts };
        for &block in cfg.rpo() {
            if let (None, &[edge]) = (contents.start(block), cfg.pred_edges(block)) {
                let mut state = contents.end(func.edge(edge).from);
                let live = &live.starts[block.as_u32() as usize];
                state.iter_mut().for_each(|held| held.retain(|&value| live.contains(value as usize)));
                contents.starts[block.as_u32() as usize] = Some(state);
            }
        }
        contents
    }
    /// Empties what an edge destroys, except the registers in which the branch defines values.
    fn destroy(&self, edge: Edge, state: &mut State) {
        let (func, target) = (self.func, self.target);
        let words = func.edge_clobbers(target, edge);
        let Some(branch) = func.terminator(func.edge(edge).from).filter(|_| !words.is_empty()) else { return };
        let locs = &self.alloc.operands[func.operand_range(branch)];
        let defs = func.inst_form(target, branch).operands().zip(locs).filter(|(desc, _)| desc.is_def());
        let kept = target.units_of(defs.filter_map(|(_, loc)| loc.reg()));
        let lost = iter_words(words).filter(|&unit| !kept.contains(unit));
        lost.filter_map(|unit| self.columns.of_unit[usize::from(unit)]).for_each(|column| state[column].clear());
    }
    /// The contents at the end of a block.
    pub fn end(&self, block: Block) -> State {
        let mut state = self.start(block).cloned().unwrap_or_else(|| vec![Vec::new(); self.columns.len()]);
        self.block(block, &mut state);
        state
    }
    /// Carries out the edits and instructions of a block.
    fn block(&self, block: Block, state: &mut State) {
        for inst in self.func.block_insts(block) {
            for &(_, edit) in self.alloc.edits_at(Point::Before(inst)) {
                self.edit(edit, state);
            }
            self.inst(inst, state);
        }
    }
    /// The contents at the start of a block, if it is reachable.
    pub fn start(&self, block: Block) -> Option<&State> {
        self.starts[block.as_u32() as usize].as_ref()
    }

    /// Renames arguments, and keeps what all edges into a block agree on. Returns whether anything changed.
    fn enter(&mut self, edge: Edge, state: &State) -> bool {
        let to = self.func.edge(edge).to;
        let live = &self.live.starts[to.as_u32() as usize];
        let params = self.func.block_params(to);
        let args = self.func.edge_args(edge);
        let renamed = |held: &Vec<u32>| {
            let is_param = |value: u32| params.iter().any(|param| param.as_u32() == value);
            let through = held.iter().copied().filter(|&value| live.contains(value as usize) && !is_param(value));
            let named = params.iter().zip(args).filter(|(_, arg)| held.contains(&arg.as_u32()));
            let mut held: Vec<u32> = named.map(|(param, _)| param.as_u32()).chain(through).collect();
            held.sort_unstable();
            held
        };
        let known = &mut self.starts[to.as_u32() as usize];
        match known {
            None => {
                *known = Some(state.iter().map(renamed).collect());
                true
            }
            Some(known) => {
                let mut changed = false;
                for (known, held) in known.iter_mut().zip(state) {
                    if known.is_empty() {
                        continue;
                    }
                    let (held, before) = (renamed(held), known.len());
                    known.retain(|value| held.binary_search(value).is_ok());
                    changed |= known.len() != before;
                }
                changed
            }
        }
    }

    /// The values of a type that all columns of a location hold.
    pub fn held(&self, loc: Loc, ty: Type, state: &State) -> Vec<u32> {
        let columns = self.columns.of_loc(self.target, loc);
        let Some((&first, rest)) = columns.split_first() else { return Vec::new() };
        let is_of_type = |value: u32| self.func.value_type(ssara_core::ir::Value::from_u32(value)) == ty;
        let everywhere = |value: &u32| is_of_type(*value) && rest.iter().all(|&column| state[column].contains(value));
        state[first].iter().copied().filter(everywhere).collect()
    }
    fn put(&self, loc: Loc, values: &[u32], state: &mut State) {
        for column in self.columns.of_loc(self.target, loc) {
            state[column] = values.to_vec();
        }
    }

    /// Carries out an edit. Returns what it copies.
    pub fn edit(&self, edit: Edit, state: &mut State) -> Vec<u32> {
        let (ty, from, to) = match edit {
            Edit::Move { ty, from, to } | Edit::Transfer { ty, from, to } => (ty, Loc::Reg(from), Loc::Reg(to)),
            Edit::Store { ty, from, to } => (ty, Loc::Reg(from), Loc::Slot(to)),
            Edit::Load { ty, from, to } => (ty, Loc::Slot(from), Loc::Reg(to)),
            Edit::Scratch { reg } => {
                self.put(Loc::Reg(reg), &[], state);
                return Vec::new();
            }
            Edit::Swap { ty, a, b } => {
                let (in_a, in_b) = (self.held(Loc::Reg(a), ty, state), self.held(Loc::Reg(b), ty, state));
                self.put(Loc::Reg(a), &in_b, state);
                self.put(Loc::Reg(b), &in_a, state);
                return in_a.into_iter().chain(in_b).collect();
            }
            Edit::Remat { value, to, .. } => {
                self.put(Loc::Reg(to), &[value.as_u32()], state);
                return vec![value.as_u32()];
            }
        };
        let values = self.held(from, ty, state);
        self.put(to, &values, state);
        values
    }

    /// Carries out an instruction.
    pub fn inst(&self, inst: Inst, state: &mut State) {
        for column in self.columns.clobbered(self.func, self.target, inst) {
            state[column].clear();
        }
        let form = self.func.form(self.target, self.alloc.form(self.func, inst));
        let locs = &self.alloc.operands[self.func.operand_range(inst)];
        for ((desc, &loc), value) in form.operands().zip(locs).zip(self.func.inst_operands(inst)) {
            if desc.is_def() {
                self.put(loc, &[value.as_u32()], state);
            }
        }
    }
}
