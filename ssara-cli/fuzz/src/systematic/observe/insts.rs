//! The cells of instructions: operands, ties, relations, clobbers, values that may be computed again.

use std::collections::{BTreeMap, BTreeSet};

use ssara_core::ir::{Block, Function, Inst, Value};
use ssara_core::target::{End, Features, Form, FormKind, FormView, OperandDesc, Place, Pos, Reg, Relation, Remat};

use crate::systematic::cells::{Demand, Reader};
use crate::systematic::facts::{ClassRelation, TypeKind};
use crate::systematic::function::Made;
use crate::systematic::live::Live;
use crate::systematic::machine::{Machine, Source};
use crate::systematic::table::{AFTER, Cell, LONG_GROUP, REMAT_OF_OTHERS, Table, WINDOWS};

/// The function that is observed, and its analyses.
struct Look<'a> {
    machine: &'a Machine,
    func: &'a Function,
    demands: Vec<Demand>,
    live: Live,
    cells: &'a mut BTreeSet<Cell>,
}

/// Adds the cells of all instructions that can be reached.
pub fn observe(machine: &Machine, made: &Made, cells: &mut BTreeSet<Cell>) {
    let func = &made.func;
    let live = Live::new(func, &machine.target);
    let mut look = Look { machine, func, demands: Demand::drawable(), live, cells };
    let mut remats: BTreeMap<Value, usize> = BTreeMap::new();
    for block in (0..made.flow.len()).filter(|&block| made.flow.reachable[block]) {
        let block = Block::from_u32(made.flow.place[block] as u32);
        for inst in func.block_insts(block) {
            look.inst(block, inst);
            let view = func.inst_form(&machine.target, inst);
            let is_plain = |operand: OperandDesc| operand.is_def() && !operand.is_scratch();
            if let [value] = func.inst_operands(inst)
                && view.kind == FormKind::Op
                && is_plain(view.operand(0))
            {
                let row = if view.rematerialises().is_some() { view.remat } else { Remat::Never };
                remats.insert(*value, row as usize);
            }
            if view.rematerialises().is_some() && view.len() > 1 {
                let mut operands = func.constrained_operands(&machine.target, inst);
                remats.extend(operands.find(|operand| operand.1.is_def()).map(|operand| (operand.0, REMAT_OF_OTHERS)));
            }
        }
    }
    look.remats(made, &remats);
}

impl Look<'_> {
    fn add(&mut self, table: Table, row: usize, column: usize) {
        self.cells.insert(table.cell(row, column));
    }

    fn row(&self, operand: OperandDesc) -> Option<usize> {
        let demand = Demand::of(operand)?;
        self.demands.iter().position(|&other| other == demand)
    }

    fn inst(&mut self, block: Block, inst: Inst) {
        let target = &self.machine.target;
        let form = self.func.inst(inst).form;
        let view = self.func.inst_form(target, inst);
        let alternatives: Vec<FormView<'_>> =
            self.func.alternatives(target, form).map(|alternative| self.func.form(target, alternative)).collect();
        if let (false, Source::Shipped(isa)) = (form.is_local(), self.machine.source) {
            self.add(Table::Own, isa, form.table_index());
        }
        let operands: Vec<OperandDesc> = view.operands().collect();
        for (index, &operand) in operands.iter().enumerate() {
            let Some(row) = self.row(operand) else { continue };
            let others = operands.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, desc)| desc.class());
            for relation in self.machine.facts.relations(operand.class(), others) {
                let row = row * ClassRelation::ALL.len() + relation as usize;
                self.add(Table::Operands, row, self.machine.source.index());
            }
            for kind in &self.machine.facts.kinds_of[target.class(operand.class()).ty.index()] {
                let column = TypeKind::ALL.iter().position(|other| other == kind).unwrap_or(0);
                self.add(Table::Types, row, column);
            }
            self.add(Table::Kinds, row, view.kind as usize);
            self.alternatives(row, (form, operand), index);
            self.features(row, operand, form);
        }
        self.ties(block, inst, view, &alternatives);
        self.pairs(&operands);
        self.same_values(block, inst, view);
        self.relations(view);
        self.clobbers(block, inst, view);
    }

    /// How the alternatives of an instruction's form differ from it in an operand, and in all operands.
    fn alternatives(&mut self, row: usize, (form, operand): (Form, OperandDesc), index: usize) {
        let target = &self.machine.target;
        let own = self.func.form(target, form);
        let table = if form.is_local() { self.func.local_forms() } else { &target.forms };
        let features = |form: Form| table.features(form.table_index());
        let alternatives: Vec<Form> = self.func.alternatives(target, form).collect();
        if alternatives.is_empty() {
            self.add(Table::Alternatives, row, 0);
        }
        for alternative in alternatives {
            let view = self.func.form(target, alternative);
            let other = view.operand(index);
            let tied = |operand: OperandDesc| operand.overwrites().is_some();
            let differs = [
                other == operand,
                other.place() != operand.place(),
                other.class() != operand.class(),
                other.pos() != operand.pos(),
                other.place() != operand.place() && (tied(other) || tied(operand)),
                table.price(alternative.table_index()) != table.price(form.table_index()),
                view.clobbers != own.clobbers,
                features(alternative) != features(form),
                view.relations.iter().map(|entry| entry.relation).ne(own.relations.iter().map(|entry| entry.relation)),
            ];
            for (column, _) in differs.iter().enumerate().filter(|(_, differs)| **differs) {
                self.add(Table::Alternatives, row, column + 1);
            }
        }
    }

    fn features(&mut self, row: usize, operand: OperandDesc, form: Form) {
        let target = &self.machine.target;
        let has = |required: Features| self.func.features.contains(required);
        let table = if form.is_local() { self.func.local_forms() } else { &target.forms };
        let mut columns = Vec::new();
        if table.features(form.table_index()) != Features::NONE {
            columns.push(1);
        }
        if self.func.alternatives(target, form).any(|alternative| !has(table.features(alternative.table_index()))) {
            columns.push(2);
        }
        let by_class = matches!(operand.place(), Place::Class | Place::Any | Place::Tied(_));
        if by_class && target.class_regs(operand.class()).iter().any(|&reg| !has(target.reg(reg).features)) {
            columns.push(3);
        }
        if columns.is_empty() {
            columns.push(0);
        }
        columns.into_iter().for_each(|column| self.add(Table::Features, row, column));
    }

    fn ties(&mut self, block: Block, inst: Inst, view: FormView<'_>, alternatives: &[FormView<'_>]) {
        let values = self.func.inst_operands(inst);
        let after = self.live.after(self.func, &self.machine.target, block, inst);
        for (index, operand) in view.operands().enumerate() {
            let tie = operand.tied_to();
            let Some(to) = tie.map(usize::from) else { continue };
            let tied = view.operand(to);
            let row = match self.machine.facts.pair(operand.class(), tied.class()) {
                _ if operand.class() == tied.class() => 0,
                Some(ClassRelation::Superclass) => 1,
                Some(ClassRelation::Crossing) => 3,
                Some(ClassRelation::Reordered) => 4,
                _ if self.machine.facts.pair(tied.class(), operand.class()) == Some(ClassRelation::Superclass) => 2,
                // Two numbers for one class.
                _ => 0,
            };
            let commutes = |alternative: &FormView<'_>| {
                alternative.operand(index).overwrites().is_some_and(|other| usize::from(other) != to)
            };
            let columns = [
                tied.place() == Place::Class,
                tied.fixed_reg().is_some(),
                after.contains(&values[to]),
                view.operands()
                    .enumerate()
                    .any(|(other, desc)| other != to && !desc.is_def() && values[other] == values[to]),
                view.kind == FormKind::Branch,
                view.kind == FormKind::Call,
                alternatives.iter().any(commutes),
                operand.modifies().is_some(),
            ];
            for (column, _) in columns.iter().enumerate().filter(|(_, holds)| **holds) {
                self.add(Table::Ties, row, column);
            }
        }
    }

    fn pairs(&mut self, operands: &[OperandDesc]) {
        let kinds = Demand::kinds();
        let demands: Vec<Demand> = operands.iter().filter_map(|&operand| Demand::of(operand)).collect();
        for (index, demand) in demands.iter().enumerate() {
            let row = self.demands.iter().position(|other| other == demand);
            for (_, other) in demands.iter().enumerate().filter(|&(other, _)| other != index) {
                let column = kinds.iter().position(|&kind| kind == (other.place, other.role));
                if let (Some(row), Some(column)) = (row, column) {
                    self.add(Table::Pairs, row, column);
                }
            }
        }
    }

    /// The values that several operands of an instruction read.
    fn same_values(&mut self, block: Block, inst: Inst, view: FormView<'_>) {
        let readers = Reader::all();
        let mut reads: BTreeMap<Value, Vec<Reader>> = BTreeMap::new();
        for (index, (operand, &value)) in view.operands().zip(self.func.inst_operands(inst)).enumerate() {
            let Some(demand) = Demand::of(operand).filter(|_| !operand.is_def()) else { continue };
            let is_tied = view.operands().any(|def| def.overwrites() == Some(index as u16));
            reads.entry(value).or_default().push(Reader { demand, is_tied });
        }
        reads.retain(|_, reads| reads.len() > 1);
        if reads.is_empty() {
            return;
        }
        let live = self.live.after(self.func, &self.machine.target, block, inst);
        for (value, reads) in reads {
            let lives_on = live.contains(&value);
            let rows: Vec<usize> =
                reads.iter().filter_map(|reader| readers.iter().position(|other| other == reader)).collect();
            for (index, &row) in rows.iter().enumerate() {
                for (_, &column) in rows.iter().enumerate().filter(|&(other, _)| other != index) {
                    self.add(Table::SameValue, row * AFTER.len() + usize::from(lives_on), column);
                }
            }
            let ties = reads.iter().filter(|reader| reader.is_tied).count();
            let columns = [
                !lives_on,
                lives_on,
                ties == 1,
                ties > 1,
                view.kind == FormKind::Op,
                view.kind == FormKind::Branch,
                view.kind == FormKind::Call,
            ];
            for (column, _) in columns.iter().enumerate().filter(|(_, holds)| **holds) {
                self.add(Table::Repeats, reads.len().min(4) - 2, column);
            }
        }
    }

    fn relations(&mut self, view: FormView<'_>) {
        let target = &self.machine.target;
        for entry in view.relations {
            let (row, pair) = match entry.relation {
                Relation::Group { first, .. } => (0, (first, first)),
                Relation::Distinct(a, b) => (1, (a, b)),
                Relation::Same(a, b, End::Low) => (2, (a, b)),
                Relation::Same(a, b, End::High) => (3, (a, b)),
                Relation::OverlapAt(a, b, End::Low) => (4, (a, b)),
                Relation::OverlapAt(a, b, End::High) => (5, (a, b)),
                Relation::Implies(a, _, b, _) => (6, (a, b)),
            };
            let mut rows = vec![row];
            if let Relation::Group { list, .. } = entry.relation {
                rows.extend((target.tuple_lists[list.index()].len > 4).then_some(LONG_GROUP));
                rows.extend(self.machine.facts.windows[list.index()].then_some(WINDOWS));
            }
            let ends = [view.operand(pair.0.into()), view.operand(pair.1.into())];
            let column = match ends.map(OperandDesc::is_def) {
                _ if ends.iter().any(|end| end.is_scratch()) => 3,
                _ if ends.iter().any(|end| end.takes_spill_slot()) => 4,
                [false, false] => 0,
                [true, true] => 2,
                _ => 1,
            };
            rows.into_iter().for_each(|row| self.add(Table::Relations, row, column));
        }
    }

    fn clobbers(&mut self, block: Block, inst: Inst, view: FormView<'_>) {
        let target = &self.machine.target;
        let destroyed = |unit: u16| view.clobbers[usize::from(unit / 64)] >> (unit % 64) & 1 != 0;
        let destroys = |reg: Reg| target.reg_units(reg).iter().all(|&unit| destroyed(unit));
        let touches = |reg: Reg| target.reg_units(reg).iter().any(|&unit| destroyed(unit));
        let mut rows = Vec::new();
        if !view.has_clobbers() {
            rows.push(0);
        }
        if target.reg_ids().any(|reg| target.whole(reg) == reg && destroys(reg)) {
            rows.push(1);
        }
        if target.reg_ids().any(|reg| touches(reg) && !destroys(reg)) {
            rows.push(2);
        }
        let half = |bank| {
            let regs = || target.whole_regs(bank);
            regs().count() > 0 && 2 * regs().filter(|&reg| destroys(reg)).count() >= regs().count()
        };
        if target.bank_ids().any(half) {
            rows.push(3);
        }
        let through = || {
            let defs: BTreeSet<Value> = self
                .func
                .constrained_operands(target, inst)
                .filter(|(_, operand)| operand.is_def())
                .map(|(value, _)| value)
                .collect();
            let after = self.live.after(self.func, target, block, inst);
            after.difference(&defs).next().is_some()
        };
        let early_use = |operand: OperandDesc| {
            !operand.is_def()
                && operand.pos() == Pos::Early
                && match operand.place() {
                    Place::Fixed(reg) => touches(reg),
                    Place::Class => target.class_regs(operand.class()).iter().any(|&reg| touches(reg)),
                    _ => false,
                }
        };
        let columns = [
            view.kind == FormKind::Op,
            view.kind == FormKind::Branch,
            view.kind == FormKind::Return,
            view.kind == FormKind::Trap,
            view.kind == FormKind::Call,
            view.operands().any(early_use),
            through(),
        ];
        for row in rows {
            for (column, _) in columns.iter().enumerate().filter(|(_, holds)| **holds) {
                self.add(Table::Clobbers, row, column);
            }
        }
    }

    /// How values are used that one-operand forms define, or forms that may be issued again.
    fn remats(&mut self, made: &Made, values: &BTreeMap<Value, usize>) {
        let target = &self.machine.target;
        let mut used = BTreeSet::new();
        for block in (0..made.flow.len()).filter(|&block| made.flow.reachable[block]) {
            let block = Block::from_u32(made.flow.place[block] as u32);
            for inst in self.func.block_insts(block) {
                let view = self.func.inst_form(target, inst);
                for (index, (value, operand)) in self.func.constrained_operands(target, inst).enumerate() {
                    let Some(&row) = values.get(&value).filter(|_| !operand.is_def()) else { continue };
                    used.insert(value);
                    let is_tied = view.operands().any(|def| def.overwrites() == Some(index as u16));
                    let column = match operand.place() {
                        _ if is_tied => 1,
                        Place::Class => 0,
                        Place::Fixed(_) => 2,
                        _ => 3,
                    };
                    self.add(Table::Remat, row, column);
                }
                if view.kind == FormKind::Call {
                    for value in self.live.after(self.func, target, block, inst) {
                        if let Some(&row) = values.get(&value) {
                            self.add(Table::Remat, row, 5);
                        }
                    }
                }
            }
            for edge in self.func.succ_edges(block) {
                for value in self.func.edge_args(edge) {
                    if let Some(&row) = values.get(value) {
                        used.insert(*value);
                        self.add(Table::Remat, row, 4);
                    }
                }
            }
        }
        for (_, &row) in values.iter().filter(|(value, _)| !used.contains(*value)) {
            self.add(Table::Remat, row, 6);
        }
    }
}
