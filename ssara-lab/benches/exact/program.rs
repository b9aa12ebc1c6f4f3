//! A linear program whose solutions are allocations of a small function, and whose cost is theirs.
//!
//! # Input
//! A function, its target and the [groups](Groups) of its registers.
//!
//! # Output
//! The least cost, or a lower bound of it if the program is solved in fractions, and a [`Solution`] to write out.
//!
//! There is a [`State`] before each instruction, one after the edits before it, and one at the start of each block. It says
//! how many registers of each group hold a value, and whether its slot does. Between two states a value may be moved,
//! loaded, rematerialised or stored. At an instruction, one form is chosen, and a place for each operand.
//!
//! * *Capacity.* A group holds as many values as it has registers. That holds between instructions, while operands are read
//!   early beside early defs, and while they are read late beside the results.
//! * *Ties.* A tied def takes over a register of its use, which is one less for the value that was read.
//! * *Callee-saved registers.* Those that hold anything are saved at entry and restored before each return.
//!
//! Some things are left out, which makes the cost only lower. The program does not say which register of a group it is, so
//! a value never moves within one. It has no third move of a cycle, and does not say which values may share a slot. The
//! witness shows whether that matters.
//!
//! # Cost
//! Variables linear in the instructions, times the live values, times the groups.

mod instruction;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use microlp::{ComparisonOp, Error, OptimizationDirection, Problem, Solution as Values, Variable};
use ssara_cli::measure::Weights;
use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::analysis::liveness::Liveness;
use ssara_core::ir::{Block, Edge, Function, Inst, Value};
use ssara_core::target::{Form, FormKind, OperandDesc, Prices, Remat};
use ssara_core::validate::{Validated, Validator};

use crate::groups::{Groups, forms_of};

/// Where values are.
#[derive(Clone, Default)]
pub struct State {
    /// How many registers of a group hold a value.
    pub regs: BTreeMap<(Value, usize), Variable>,
    /// Whether the slot of a value does.
    pub slots: BTreeMap<Value, Variable>,
}

/// Where an operand is, in one of the forms of its instruction.
#[derive(Default)]
pub struct Operand {
    pub regs: BTreeMap<usize, Variable>,
    pub slot: Option<Variable>,
}

/// The variables of an instruction.
pub struct Step {
    pub forms: Vec<Form>,
    /// By form: whether it is chosen.
    chosen: Vec<Variable>,
    /// By form and operand.
    pub operands: Vec<Vec<Operand>>,
    pub before: State,
    pub during: State,
    pub after: State,
}

/// The program of a function.
pub struct Program<'a> {
    pub func: &'a Function,
    pub target: &'a Target,
    pub groups: &'a Groups,
    pub weights: Weights,
    /// The blocks that are reachable, in reverse postorder.
    pub blocks: Vec<Block>,
    pub steps: BTreeMap<Inst, Step>,
    /// By block: the state at its start.
    pub entries: BTreeMap<Block, State>,
    /// By value: the price of computing it again.
    remats: BTreeMap<Value, u16>,
    live_in: LiveIn,
    problem: Problem,
    /// How many registers of a group are saved; none if the group is not callee-saved.
    saved: Vec<Option<Variable>>,
    whole: bool,
    /// The variables that cost something.
    costs: Vec<(Variable, f64)>,
    /// The greatest common divisor of all costs.
    unit: u64,
}

/// What comes of a program.
pub enum Outcome {
    /// A solution.
    Solved(Solution),
    /// There is none.
    Infeasible,
    /// None was found in time.
    Late,
}

/// A solution: the cost, and the values of the variables.
pub struct Solution {
    /// The least cost, in hundredths.
    pub cost: f64,
    values: Values,
}

impl Solution {
    /// The value of a variable of a program in whole numbers.
    pub fn count(&self, variable: Variable) -> usize {
        self.values.var_value(variable).round().max(0.0) as usize
    }
    /// Whether a variable is not 0.
    pub fn has(&self, variable: Variable) -> bool {
        self.count(variable) > 0
    }
    /// The form in which an instruction is issued.
    pub fn form(&self, step: &Step) -> usize {
        step.chosen.iter().position(|&chosen| self.has(chosen)).unwrap_or(0)
    }
}

/// The price of each edit of a value, in hundredths.
pub fn prices_of(func: &Function, target: &Target, value: Value) -> Prices {
    target.ty(func.value_type(value)).prices
}

/// How many registers may hold a value beside an instruction: one for each operand that reads it, each of which may be tied
/// to a result, and one in which it lives through.
fn copies_of(value: Value, operands: &[Value]) -> i32 {
    1 + operands.iter().filter(|&&operand| operand == value).count() as i32
}

/// By block: the values that live at its start.
type LiveIn = BTreeMap<Block, Vec<Value>>;

/// The reachable blocks with the values that live at their starts.
fn liveness(func: &Function, target: &Target) -> Option<(Vec<Block>, LiveIn)> {
    let mut validator = Validator::default();
    let Validated { cfg, defs, .. } = validator.validate(func, target).ok()?;
    let cfg: &Cfg = cfg;
    let mut live = Liveness::default();
    live.explore(usize::MAX, func, cfg, defs);
    let blocks = cfg.rpo().to_vec();
    let live_in = blocks.iter().map(|&block| (block, live.live_in(block).to_vec())).collect();
    Some((blocks, live_in))
}

impl<'a> Program<'a> {
    /// The program of a function, in whole numbers or in fractions. `None` if it has constraints for which the program has
    /// no words. These are operands in argument slots, relations, and registers beyond those of a type.
    pub fn new(func: &'a Function, target: &'a Target, groups: &'a Groups, whole: bool) -> Option<Program<'a>> {
        let (blocks, live_in) = liveness(func, target)?;
        let mut program = Program {
            func,
            target,
            groups,
            weights: Weights::new(func),
            blocks,
            steps: BTreeMap::new(),
            entries: BTreeMap::new(),
            remats: BTreeMap::new(),
            live_in,
            problem: Problem::new(OptimizationDirection::Minimize),
            saved: Vec::new(),
            whole,
            costs: Vec::new(),
            unit: 0,
        };
        program.find_remats();
        program.save_registers();
        for block in program.blocks.clone() {
            let mut values = program.live_in[&block].clone();
            values.extend_from_slice(func.block_params(block));
            let start = program.state(&values, |_| 1);
            program.entries.insert(block, start.clone());
            program.block(block, start)?;
        }
        for block in program.blocks.clone() {
            func.succ_edges(block).for_each(|edge| program.edge(edge));
        }
        Some(program)
    }
    /// Solves the program.
    pub fn solve(&mut self, patience: Duration) -> Outcome {
        self.problem.set_time_limit(patience);
        let values = match self.problem.solve() {
            Ok(outcome) if outcome.is_optimal() => outcome.into_solution().ok(),
            Err(Error::Infeasible) => return Outcome::Infeasible,
            _ => None,
        };
        let Some(values) = values else { return Outcome::Late };
        let unit = self.unit.max(1) as f64;
        // Each allocation costs a multiple of the unit.
        let cost = ((values.objective() / unit) - 1e-6).ceil().max(0.0) * unit;
        Outcome::Solved(Solution { cost, values })
    }
    /// Demands a cost below this one, in hundredths.
    pub fn demand_less(&mut self, cost: f64) {
        let least = cost - self.unit as f64 + 1e-3;
        self.problem.add_constraint(self.costs.clone(), ComparisonOp::Le, least);
    }
    /// The price of computing a value again.
    pub fn remat(&self, value: Value) -> Option<u16> {
        self.remats.get(&value).copied()
    }

    fn find_remats(&mut self) {
        let Program { func, target, .. } = *self;
        let defining_insts = func.defining_insts(target);
        for (value, inst) in func.values().map(|value| (value, defining_insts.get(value))) {
            let Some(inst) = inst else { continue };
            let form = func.inst_form(target, inst);
            let prices = prices_of(func, target, value);
            let is_home = |def: OperandDesc| def.class() == target.home_class(func.value_type(value));
            if form.len() == 1 && form.rematerialises().is_some_and(is_home) {
                let price = if form.remat == Remat::CheaperThanMove { prices.cheap_remat } else { prices.remat };
                self.remats.insert(value, price);
            }
        }
    }
    /// The callee-saved registers. One that all forms of an instruction write is saved.
    fn save_registers(&mut self) {
        let Program { func, target, groups, .. } = *self;
        let is_return = |block: &&Block| {
            func.terminator(**block).is_some_and(|last| func.inst_form(target, last).kind == FormKind::Return)
        };
        let returns: f64 = self.blocks.iter().filter(is_return).map(|&block| self.weights.block(block)).sum();
        for (index, group) in groups.all.iter().enumerate() {
            let saved = func.callee_saved_regs(target).find(|&reg| target.overlap(reg, group.roots[0]));
            let ty = saved.and_then(|reg| target.reg(reg).ty);
            let prices = ty.map_or(Prices::DEFAULT, |ty| target.ty(ty).prices);
            let entry = self.cost(prices.store, self.weights.block(Block::ENTRY));
            let cost = if group.is_free { 0.0 } else { entry + self.cost(prices.load, returns) };
            let is_written = |inst: Inst| {
                let forms = forms_of(func, target, inst);
                forms.iter().all(|&form| groups.writes(func, target, form, index))
            };
            let all = group.roots.len() as i32;
            let insts = self.blocks.iter().flat_map(|&block| func.block_insts(block));
            let least = if insts.clone().any(is_written) { all } else { 0 };
            let saved = group.is_callee_saved.then(|| self.number(cost, (least, all)));
            self.saved.push(saved);
        }
    }
    /// A price times a frequency.
    fn cost(&mut self, price: u16, weight: f64) -> f64 {
        let cost = f64::from(price) * weight;
        let (mut a, mut b) = (self.unit, cost as u64);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        self.unit = a;
        cost
    }
    fn number(&mut self, cost: f64, (least, most): (i32, i32)) -> Variable {
        let number = match self.whole {
            true => self.problem.add_integer_var(cost, (least, most)),
            false => self.problem.add_var(cost, (f64::from(least), f64::from(most))),
        };
        if cost > 0.0 {
            self.costs.push((number, cost));
        }
        number
    }
    /// Demands that the sum of the positive terms be at most that of the negative ones and a number.
    fn at_most(&mut self, plus: &[Variable], minus: &[Variable], most: f64) {
        let terms = plus.iter().map(|&var| (var, 1.0)).chain(minus.iter().map(|&var| (var, -1.0)));
        self.problem.add_constraint(terms.collect::<Vec<_>>(), ComparisonOp::Le, most);
    }
    fn equal(&mut self, plus: &[Variable], minus: &[Variable], sum: f64) {
        let terms = plus.iter().map(|&var| (var, 1.0)).chain(minus.iter().map(|&var| (var, -1.0)));
        self.problem.add_constraint(terms.collect::<Vec<_>>(), ComparisonOp::Eq, sum);
    }
    /// A state with room for these values, of which a group may hold so many copies.
    fn state(&mut self, values: &[Value], copies: impl Fn(Value) -> i32) -> State {
        let mut state = State::default();
        for &value in values {
            for group in self.groups.of_type(self.target, self.func.value_type(value)) {
                let most = copies(value).min(self.groups.all[group].roots.len() as i32);
                state.regs.insert((value, group), self.number(0.0, (0, most)));
            }
            state.slots.insert(value, self.number(0.0, (0, 1)));
        }
        let held: Vec<Variable> = state.regs.values().copied().collect();
        let of: Vec<usize> = state.regs.keys().map(|key| key.1).collect();
        for group in 0..self.groups.all.len() {
            let held: Vec<Variable> =
                held.iter().zip(&of).filter(|held| *held.1 == group).map(|held| *held.0).collect();
            self.fit(&held, group);
        }
        state
    }
    /// Demands that what a group holds has room in it. What is in callee-saved registers has them saved.
    fn fit(&mut self, held: &[Variable], group: usize) {
        match self.saved[group] {
            Some(saved) if !held.is_empty() => self.at_most(held, &[saved], 0.0),
            None if !held.is_empty() => self.at_most(held, &[], self.groups.all[group].roots.len() as f64),
            _ => {}
        }
    }
    /// What edits may change: value `to` after them is what `from` was before.
    /// A group has so many copies of each value after them.
    fn edits(
        &mut self,
        pairs: &[(Value, Value)],
        copies: impl Fn(Value) -> i32,
        (before, after): (&State, &State),
        weight: f64,
    ) {
        for &(from, to) in pairs {
            let prices = prices_of(self.func, self.target, to);
            let held: Vec<Variable> = before.regs.iter().filter(|held| held.0.0 == from).map(|held| *held.1).collect();
            let store = self.cost(prices.store, weight);
            let store = self.number(store, (0, 1));
            self.at_most(&[after.slots[&to]], &[before.slots[&from], store], 0.0);
            self.at_most(&[store], &held, 0.0);
            for (&(_, group), &there) in after.regs.iter().filter(|held| held.0.0 == to) {
                let mut arrivals: Vec<Variable> = before.regs.get(&(from, group)).copied().into_iter().collect();
                let most = copies(to).min(self.groups.all[group].roots.len() as i32);
                // A move within a group makes a further copy.
                let is_own = most == 1;
                let cost = self.cost(prices.r#move, weight);
                let moved = self.number(cost, (0, most));
                let elsewhere = held.iter().filter(|&&held| !is_own || arrivals.first() != Some(&held));
                let terms = elsewhere.map(|&held| (held, -f64::from(most))).chain([(moved, 1.0)]);
                self.problem.add_constraint(terms.collect::<Vec<_>>(), ComparisonOp::Le, 0.0);
                let cost = self.cost(prices.load, weight);
                let loaded = self.number(cost, (0, most));
                let terms = vec![(loaded, 1.0), (before.slots[&from], -f64::from(most))];
                self.problem.add_constraint(terms, ComparisonOp::Le, 0.0);
                arrivals.extend([moved, loaded]);
                if let Some(price) = self.remat(from) {
                    let cost = self.cost(price, weight);
                    arrivals.push(self.number(cost, (0, most)));
                }
                self.at_most(&[there], &arrivals, 0.0);
            }
        }
    }
    fn block(&mut self, block: Block, start: State) -> Option<()> {
        let func = self.func;
        let mut live: BTreeSet<Value> = BTreeSet::new();
        for edge in func.succ_edges(block) {
            live.extend(&self.live_in[&func.edge(edge).to]);
            live.extend(func.edge_args(edge));
        }
        // By instruction, the last first: the values that live after it.
        let mut after = Vec::new();
        for inst in func.block_insts(block).rev() {
            after.push(live.iter().copied().collect::<Vec<Value>>());
            let operands: Vec<(Value, OperandDesc)> = func.constrained_operands(self.target, inst).collect();
            operands.iter().filter(|(_, desc)| desc.is_def()).for_each(|(value, _)| _ = live.remove(value));
            live.extend(operands.iter().filter(|(_, desc)| !desc.is_def()).map(|operand| operand.0));
        }
        let mut before = start;
        for (inst, after) in func.block_insts(block).zip(after.iter().rev()) {
            before = self.inst(inst, self.weights.block(block), before, after)?;
        }
        Some(())
    }
    /// What is at the start of a block was at the end of the one before, or is put there on the edge.
    fn edge(&mut self, edge: Edge) {
        let Some((before, pairs)) = self.ends_of(edge) else { return };
        let (to, weight) = (self.func.edge(edge).to, self.weights.edge(self.func, edge));
        let (before, after) = (before.clone(), self.entries[&to].clone());
        self.edits(&pairs, |_| 1, (&before, &after), weight);
    }
    /// The state before an edge, and the values that go over it: what they were, and what they are.
    pub fn ends_of(&self, edge: Edge) -> Option<(&State, Vec<(Value, Value)>)> {
        let data = self.func.edge(edge);
        let last = self.func.terminator(data.from)?;
        let mut pairs: Vec<(Value, Value)> = self.live_in[&data.to].iter().map(|&value| (value, value)).collect();
        let params = self.func.block_params(data.to).iter().copied();
        pairs.extend(self.func.edge_args(edge).iter().copied().zip(params));
        Some((&self.steps[&last].after, pairs))
    }
}
