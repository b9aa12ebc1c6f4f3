//! The rows of a page: allocated code in order, and what each column holds from which row to which.

use fixedbitset::FixedBitSet;
use serde::Serialize;
use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::ir::{Block, DefiningInsts, Edge, Function, Inst, Value};
use ssara_core::output::{Allocation, Edit, Loc, Step};
use ssara_core::target::{Form, Prices, Remat};

use super::contents::{Columns, Contents, State};
use super::liveness::Liveness;

/// An operand: its value, its location and the columns of that.
pub type Operand = (u32, String, Vec<usize>);

/// A row.
#[derive(Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Row {
    /// A block begins.
    Block { block: u32, params: Vec<u32>, depth: u32, frequency: f32, from: Vec<u32>, live: Vec<[u32; 2]> },
    /// An edge that is split begins.
    Edge { from: u32, to: u32, depth: u32, frequency: f32, live: Vec<[u32; 2]> },
    /// An instruction: its operands, and what those in slots cost, once and times the frequency.
    Inst {
        inst: u32,
        form: String,
        defs: Vec<Operand>,
        uses: Vec<Operand>,
        to: Vec<(u32, Vec<u32>)>,
        clobbers: Vec<usize>,
        unit: f64,
        cost: f64,
        depth: u32,
        live: Vec<[u32; 2]>,
    },
    /// An edit: what it does, from where to where, the values that it copies, and its cost times its frequency.
    Edit {
        op: &'static str,
        from: (String, Vec<usize>),
        to: (String, Vec<usize>),
        values: Vec<u32>,
        unit: f64,
        cost: f64,
        depth: u32,
        live: Vec<[u32; 2]>,
    },
}

/// A column holds values before the instructions of some rows: column, first row, one past the last, values. The rows may
/// be of several blocks that follow each other.
pub type Span = (usize, usize, usize, Vec<u32>);

/// The name of a form; for one of the function itself, with what it is.
pub fn form_name(func: &Function, target: &Target, form: Form) -> String {
    let (name, kind) = (func.form_name(target, form), func.form(target, form).kind.name());
    if form.is_local() { format!("{name} ({kind})") } else { name.to_owned() }
}

/// The rows of an allocation, and the spans of its columns.
pub fn rows(
    func: &Function,
    target: &Target,
    alloc: &Allocation,
    columns: &Columns,
    (cfg, live): (&Cfg, &Liveness),
) -> (Vec<Row>, Vec<Span>) {
    let contents = Contents::new(func, target, alloc, columns, (cfg, live));
    rows_with(contents, cfg)
}

/// The same where contents at the starts of blocks are known.
pub fn rows_with(contents: Contents<'_>, cfg: &Cfg) -> (Vec<Row>, Vec<Span>) {
    let Contents { func, target, alloc, columns, live, .. } = contents;
    let mut walk = Walk {
        func,
        target,
        alloc,
        columns,
        cfg,
        live,
        contents,
        state: vec![Vec::new(); columns.len()],
        after: Vec::new(),
        open: vec![None; columns.len()],
        place: Place { depth: 0, frequency: 1.0 },
        remats: func.defining_insts(target),
        rows: Vec::new(),
        spans: Vec::new(),
    };
    for step in alloc.walk(func) {
        walk.step(step);
    }
    walk.close_all();
    (walk.rows, walk.spans)
}

/// The loop depth and the frequency of the code in hand.
#[derive(Clone, Copy)]
struct Place {
    depth: u32,
    frequency: f32,
}

struct Walk<'a> {
    func: &'a Function,
    target: &'a Target,
    alloc: &'a Allocation,
    columns: &'a Columns,
    cfg: &'a Cfg,
    live: &'a Liveness,
    contents: Contents<'a>,
    state: State,
    /// The live values after each instruction of the block that is left, the last first.
    after: Vec<FixedBitSet>,
    /// By column: the row from which on it holds what it holds, and that.
    open: Vec<Option<(usize, Vec<u32>)>>,
    place: Place,
    /// By value: the instruction that defines it.
    remats: DefiningInsts,
    rows: Vec<Row>,
    spans: Vec<Span>,
}

impl Walk<'_> {
    fn step(&mut self, step: Step<'_>) {
        match step {
            Step::Block(block) => self.block(block),
            Step::SplitEdge(edge) => self.edge(edge),
            Step::Edit(edit) => self.edit(edit),
            Step::Inst { inst, locs, .. } => self.inst(inst, locs),
        }
    }

    fn block(&mut self, block: Block) {
        let (depth, frequency) = (self.cfg.loop_depth(block), self.cfg.freq(block));
        self.place = Place { depth, frequency };
        self.state = self.contents.start(block).cloned().unwrap_or_else(|| vec![Vec::new(); self.columns.len()]);
        self.after = self.live.after_insts(self.func, self.target, block);
        self.after.reverse();
        let live = self.live.starts[block.as_u32() as usize].clone();
        let params = self.func.block_params(block).iter().map(|param| param.as_u32()).collect();
        let from = self.cfg.pred_edges(block).iter().map(|&edge| self.func.edge(edge).from.as_u32()).collect();
        let row = Row::Block { block: block.as_u32(), params, depth, frequency, from, live: self.pressure(&live) };
        self.add(row, &live, 0);
    }

    fn edge(&mut self, edge: Edge) {
        let (from, to) = (self.func.edge(edge).from, self.func.edge(edge).to);
        let depth = self.cfg.loop_depth(from).min(self.cfg.loop_depth(to));
        let frequency = self.cfg.edge_freq(self.func, edge);
        self.place = Place { depth, frequency };
        self.state = self.contents.end(from);
        let live = self.live.before_edge(self.func, edge);
        self.after = vec![live.clone()];
        let live_counts = self.pressure(&live);
        self.add(Row::Edge { from: from.as_u32(), to: to.as_u32(), depth, frequency, live: live_counts }, &live, 0);
    }

    fn edit(&mut self, edit: Edit) {
        let reg = |reg| Loc::Reg(reg);
        let prices = edit.value_type(self.func).map_or_else(Prices::default, |ty| self.target.ty(ty).prices);
        let (op, from, to, price) = match edit {
            Edit::Move { from, to, .. } => ("move", reg(from), reg(to), prices.r#move),
            Edit::Swap { a, b, .. } => ("swap", reg(a), reg(b), prices.swap),
            Edit::Store { from, to, .. } => ("store", reg(from), Loc::Slot(to), prices.store),
            Edit::Load { from, to, .. } => ("load", Loc::Slot(from), reg(to), prices.load),
            Edit::Scratch { reg: scratch } => ("scratch", Loc::None, reg(scratch), 0),
            Edit::Transfer { from, to, .. } => ("transfer", reg(from), reg(to), prices.transfer),
            Edit::Remat { value, from, to } => {
                let inst = self.remats.get(value);
                let price = match inst.map(|inst| self.func.inst_form(self.target, inst).remat) {
                    Some(Remat::Undefined) => 0,
                    Some(Remat::CheaperThanMove) => prices.cheap_remat,
                    _ => prices.remat,
                };
                ("remat", from.iter().next().map_or(Loc::None, Loc::Reg), reg(to), price)
            }
        };
        let unit = in_stores(price);
        let values = self.contents.edit(edit, &mut self.state);
        // What lives after the edit: what the instruction that follows reads, too.
        let live = self.live_before();
        let row = Row::Edit {
            op,
            from: self.named(from),
            to: self.named(to),
            values,
            unit,
            cost: unit * f64::from(self.place.frequency),
            depth: self.place.depth,
            live: self.pressure(&live),
        };
        self.add(row, &live, 1);
    }
    /// The values that are live before the next instruction.
    fn live_before(&self) -> FixedBitSet {
        let Some(after) = self.after.last() else { return FixedBitSet::new() };
        let mut live = after.clone();
        let rows = self.rows.len();
        if let Some(inst) = self.next_inst(rows) {
            for (value, desc) in self.func.constrained_operands(self.target, inst) {
                live.set(value.as_u32() as usize, !desc.is_def());
            }
            for (value, _) in self.func.constrained_operands(self.target, inst).filter(|(_, desc)| !desc.is_def()) {
                live.insert(value.as_u32() as usize);
            }
        }
        live
    }
    /// The instruction before which the edits in hand are; `None` on an edge.
    fn next_inst(&self, rows: usize) -> Option<Inst> {
        self.rows[..rows].iter().rev().find_map(|row| match row {
            Row::Inst { inst, .. } => Some(Some(Inst::from_u32(inst + 1))),
            Row::Block { block, .. } => Some(Some(Inst::from_u32(self.func.block(Block::from_u32(*block)).insts.0))),
            Row::Edge { .. } => Some(None),
            Row::Edit { .. } => None,
        })?
    }

    fn inst(&mut self, inst: Inst, locs: &[Loc]) {
        let form = self.func.form(self.target, self.alloc.form(self.func, inst));
        let (mut defs, mut uses, mut unit) = (Vec::new(), Vec::new(), 0.0);
        for ((desc, &loc), value) in form.operands().zip(locs).zip(self.func.inst_operands(inst)) {
            let (name, columns) = self.named(loc);
            if loc.slot().is_some() && desc.arg_slot().is_none() {
                let prices = &self.target.ty(self.func.value_type(*value)).prices;
                unit += in_stores(if desc.is_def() { prices.slot_write } else { prices.slot_read });
            }
            let operands = if desc.is_def() { &mut defs } else { &mut uses };
            operands.push((value.as_u32(), name, columns));
        }
        self.contents.inst(inst, &mut self.state);
        let block = self.func.block_of(inst);
        let edges: Vec<Edge> = match self.func.terminator(block) == Some(inst) {
            true => self.func.succ_edges(block).collect(),
            false => Vec::new(),
        };
        let args = |edge: Edge| self.func.edge_args(edge).iter().map(|arg| arg.as_u32()).collect();
        let to = edges.into_iter().map(|edge| (self.func.edge(edge).to.as_u32(), args(edge))).collect();
        let mut during = self.live_before();
        let after = self.after.pop().unwrap_or_default();
        during.union_with(&after);
        let row = Row::Inst {
            inst: inst.as_u32(),
            form: form_name(self.func, self.target, self.alloc.form(self.func, inst)),
            defs,
            uses,
            to,
            clobbers: self.columns.clobbered(self.func, self.target, inst),
            unit,
            cost: unit * f64::from(self.place.frequency),
            depth: self.place.depth,
            live: self.pressure(&during),
        };
        self.add(row, &after, 1);
    }

    /// A location with its columns.
    fn named(&self, loc: Loc) -> (String, Vec<usize>) {
        let name = match loc {
            Loc::None => String::new(),
            Loc::Reg(reg) => self.target.reg(reg).name.to_string(),
            Loc::Slot(slot) => slot.to_string(),
        };
        (name, self.columns.of_loc(self.target, loc))
    }

    /// By bank: the number of live values, and of those that are in registers.
    fn pressure(&self, live: &FixedBitSet) -> Vec<[u32; 2]> {
        let mut held = FixedBitSet::with_capacity(self.func.num_values());
        for column in &self.state[..self.columns.registers()] {
            column.iter().for_each(|&value| held.insert(value as usize));
        }
        let mut counts = vec![[0, 0]; self.target.banks.len()];
        for value in live.ones() {
            let ty = self.func.value_type(Value::from_u32(value as u32));
            let count = &mut counts[self.target.ty(ty).bank.index()];
            count[0] += 1;
            count[1] += u32::from(held.contains(value));
        }
        counts
    }

    /// Adds a row. Columns hold what `state` says, as far as it is live, `delay` rows from the row on.
    fn add(&mut self, row: Row, live: &FixedBitSet, delay: usize) {
        let after = self.rows.len() + delay;
        self.rows.push(row);
        for column in 0..self.state.len() {
            self.state[column].retain(|&value| live.contains(value as usize));
            let held = &self.state[column];
            if self.open[column].as_ref().is_some_and(|(_, values)| values == held) {
                continue;
            }
            self.close(column, after);
            if !self.state[column].is_empty() {
                self.open[column] = Some((after, self.state[column].clone()));
            }
        }
    }
    fn close(&mut self, column: usize, row: usize) {
        if let Some((first, values)) = self.open[column].take()
            && first < row
        {
            self.spans.push((column, first, row, values));
        }
    }
    fn close_all(&mut self) {
        let end = self.rows.len();
        (0..self.open.len()).for_each(|column| self.close(column, end));
    }
}

/// A price in stores.
fn in_stores(price: u16) -> f64 {
    f64::from(price) / f64::from(Prices::UNIT)
}
