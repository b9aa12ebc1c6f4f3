//! A lower bound of what spilling costs, as a linear program.
//!
//! The program asks how much of each value is in a register where, from 0 to 1. Whole numbers would be the optimum of the
//! spill problem, and fractions are less. Within a block a value is divided by its uses. Of each part, `stays` is what of
//! it is in a register all along. It may end anywhere for nothing. What is wanted in a register after its end is loaded
//! there, in the frequency of the block. So loads are as late as they can be, which loses nothing.
//!
//! * *Capacity.* At each instruction, before it and after it, what is in registers has room in the class. What lives
//!   through it has room in those that it does not destroy, less those that its results are fixed to. Operands that must be
//!   in a register count as 1.
//! * *Memory.* What is not in a register is in the slot: of a value, what was `stored` on a way there from its definition.
//!   That costs no less than the frequency of the coolest block or edge on all such ways. A block parameter may also be in
//!   the slot from the start of its block (`born`). It may be there as far as each argument is in its slot, for nothing, or
//!   is stored on its edge.
//! * *Callee-saved registers.* Their number in use is a variable, too, and a whole number. Each costs a store at entry and
//!   a load before each return, or nothing, as the caller wants it. Those that instructions destroy or name are in use.
//! * *Edges.* What is in a register at the start of a block was there at the end of the one before. Or it is loaded on the
//!   edge.
//!
//! The following is left out, which makes the bound only lower: moves, and whether slots can be shared. So are registers of
//! one's own for other operands in fixed registers and for tied ones.

use std::collections::BTreeMap;
use std::time::Duration;

use microlp::{ComparisonOp, OptimizationDirection, Problem, Variable};
use ssara_cli::measure::Weights;
use ssara_core::Target;
use ssara_core::analysis::cfg::Cfg;
use ssara_core::analysis::liveness::Liveness;
use ssara_core::ir::{Block, Function, Inst, Value};
use ssara_core::target::{FormKind, OperandDesc, Place, Pos, Reg};
use ssara_core::units::UnitSet;
use ssara_core::validate::{Validated, Validator};

/// The longest that the solver may take for a function.
const PATIENCE: Duration = Duration::from_secs(60);

const LOAD: f64 = 4.0;
const STORE: f64 = 1.0;

/// The least that loads and stores can cost, with those of callee-saved registers or without, in whole numbers or
/// fractions. `None` when the program has no solution or the solver finds none.
pub fn bound(func: &Function, target: &Target, with_callee_saved: bool, whole: bool) -> Option<f64> {
    let mut validator = Validator::default();
    let Validated { cfg, defs, .. } = validator.validate(func, target).ok()?;
    let mut live = Liveness::default();
    live.explore(usize::MAX, func, cfg, defs);
    let mut model = Model {
        func,
        target,
        weights: Weights::new(func),
        live,
        problem: Problem::new(OptimizationDirection::Minimize),
        memory: BTreeMap::new(),
        coolest: BTreeMap::new(),
        ends: BTreeMap::new(),
        callee_saved: Vec::new(),
        least: 0.0,
        is_tight: false,
        whole,
    };
    model.callee_saved(cfg, with_callee_saved);
    model.values(cfg);
    for &block in cfg.rpo() {
        model.block(block);
    }
    if !model.is_tight {
        return Some(model.least);
    }
    for &block in cfg.rpo() {
        model.edges(block);
    }
    model.problem.set_time_limit(PATIENCE);
    let outcome = model.problem.solve().ok()?;
    outcome.solution().filter(|_| outcome.is_optimal()).map(|solution| solution.objective())
}

/// What of a value is in its slot.
struct Memory {
    /// What is stored at each frequency, or at a higher one that is none of these.
    stored: Vec<(f64, Variable)>,
    born: Option<Variable>,
}

impl Memory {
    /// What of it may be in the slot where no store on the way is less frequent than this.
    fn at(&self, coolest: f64) -> impl Iterator<Item = Variable> + '_ {
        let stored = self.stored.iter().filter(move |(weight, _)| *weight >= coolest).map(|(_, stored)| *stored);
        stored.chain(self.born)
    }
}

struct Model<'a> {
    func: &'a Function,
    target: &'a Target,
    weights: Weights,
    live: Liveness,
    problem: Problem,
    memory: BTreeMap<Value, Memory>,
    /// The least frequency of a block or edge on the ways from a value's definition to a block.
    coolest: BTreeMap<(Value, Block), f64>,
    /// What is in a register at the start (`false`) and at the end of a block.
    ends: BTreeMap<(Block, bool, Value), Variable>,
    /// How many callee-saved registers are in use, by type.
    callee_saved: Vec<Variable>,
    /// What those cost that are in use in any case.
    least: f64,
    /// Whether any capacity was exceeded.
    is_tight: bool,
    /// Whether a value is in a register as a whole or not at all.
    whole: bool,
}

/// What of a value is in a register at some point.
#[derive(Clone, Copy)]
enum Held {
    All,
    Part(Variable),
}

impl Model<'_> {
    /// A variable from 0 to 1.
    fn part(&mut self, cost: f64) -> Variable {
        self.problem.add_var(cost, (0.0, 1.0))
    }
    /// Demands that the sum of the positive terms, less that of the negative, be at least `least`.
    fn at_least(&mut self, plus: &[Variable], minus: &[Variable], least: f64) {
        let terms = plus.iter().map(|&var| (var, 1.0)).chain(minus.iter().map(|&var| (var, -1.0)));
        self.problem.add_constraint(terms.collect::<Vec<_>>(), ComparisonOp::Ge, least);
    }
    /// The callee-saved registers, each with what it costs to save and restore it, if that counts.
    fn callee_saved(&mut self, cfg: &Cfg, counts: bool) {
        let (func, target) = (self.func, self.target);
        let returns = |&block: &Block| {
            let last = func.terminator(block).map(|inst| func.inst_form(target, inst).kind);
            last == Some(FormKind::Return)
        };
        let restores: f64 = func.blocks().filter(returns).map(|block| self.weights.block(block)).sum();
        let cost = STORE * self.weights.block(Block::ENTRY) + LOAD * restores;
        let mut written = vec![0u64; usize::from(target.set_words)];
        for inst in cfg.rpo().iter().flat_map(|&block| func.block_insts(block)) {
            for (word, clobbers) in written.iter_mut().zip(func.inst_form(target, inst).clobbers) {
                *word |= clobbers;
            }
            for reg in func.constrained_operands(target, inst).filter_map(|(_, desc)| desc.fixed_reg()) {
                for unit in target.reg_units(reg).iter().map(|&unit| usize::from(unit)) {
                    written[unit / 64] |= 1 << (unit % 64);
                }
            }
        }
        let written = UnitSet::from_words(&written);
        for ty in target.type_ids() {
            let regs = target.class_regs(target.home_class(ty));
            let callee_saved = || regs.iter().filter(|&&reg| is_callee_saved(func, target, reg));
            let in_use = callee_saved().filter(|&&reg| written.contains(target.reg_units(reg)[0])).count();
            let cost = if counts { cost } else { 0.0 };
            self.least += cost * in_use as f64;
            self.callee_saved.push(self.problem.add_integer_var(cost, (in_use as i32, callee_saved().count() as i32)));
        }
    }
    /// The values, each with what its stores cost.
    fn values(&mut self, cfg: &Cfg) {
        let mut free = Vec::new();
        let mut params = Vec::new();
        for &block in cfg.rpo() {
            let weight = self.weights.block(block);
            params.extend_from_slice(self.func.block_params(block));
            for inst in self.func.block_insts(block) {
                for (value, desc) in self.func.constrained_operands(self.target, inst) {
                    if desc.is_def() {
                        self.coolest.insert((value, block), weight);
                        if desc.takes_spill_slot() {
                            free.push(value);
                        }
                    }
                }
            }
            self.coolest.extend(self.func.block_params(block).iter().map(|&param| ((param, block), weight)));
        }
        while self.spread(cfg) {}
        for (&(value, _), &weight) in &self.coolest {
            let memory = self.memory.entry(value).or_insert(Memory { stored: Vec::new(), born: None });
            if !memory.stored.iter().any(|(known, _)| *known == weight) {
                let cost = if free.contains(&value) { 0.0 } else { STORE * weight };
                memory.stored.push((weight, self.problem.add_var(cost, (0.0, 1.0))));
            }
        }
        for param in params {
            let born = self.part(0.0);
            self.memory.get_mut(&param).expect("it is defined").born = Some(born);
        }
    }
    /// Carries the least frequencies on to the blocks after; says whether that changed any.
    fn spread(&mut self, cfg: &Cfg) -> bool {
        let mut changed = false;
        for &block in cfg.rpo() {
            for edge in self.func.succ_edges(block) {
                let to = self.func.edge(edge).to;
                let weight = self.weights.edge(self.func, edge).min(self.weights.block(to));
                for &value in self.live.live_in(to) {
                    let Some(&before) = self.coolest.get(&(value, block)) else { continue };
                    let known = self.coolest.entry((value, to)).or_insert(f64::INFINITY);
                    if before.min(weight) < *known {
                        *known = before.min(weight);
                        changed = true;
                    }
                }
            }
        }
        changed
    }
    /// A part of a value's life, in a block: what is not in a register is in the slot.
    fn life(&mut self, value: Value, block: Block) -> Variable {
        let var = if self.whole { self.problem.add_binary_var(0.0) } else { self.part(0.0) };
        let plus: Vec<Variable> = core::iter::once(var).chain(self.in_slot(value, block)).collect();
        self.at_least(&plus, &[], 1.0);
        var
    }
    /// What of a value may be in its slot in a block.
    fn in_slot(&self, value: Value, block: Block) -> impl Iterator<Item = Variable> + '_ {
        self.memory[&value].at(self.coolest[&(value, block)])
    }
    /// A later part of the same life: what is in a register was there before, or is loaded.
    fn later(&mut self, value: Value, before: Held, block: Block) -> Variable {
        let var = self.life(value, block);
        if let Held::Part(before) = before {
            let load = self.part(LOAD * self.weights.block(block));
            self.at_least(&[before, load], &[var], 0.0);
        }
        var
    }
    fn block(&mut self, block: Block) {
        let func = self.func;
        let mut held: BTreeMap<Value, Held> = BTreeMap::new();
        for &value in self.live.live_in(block).to_vec().iter().chain(func.block_params(block)) {
            let start = self.life(value, block);
            self.ends.insert((block, false, value), start);
            held.insert(value, Held::Part(start));
        }
        for &param in func.block_params(block) {
            // What is not in a register from the start is in the slot from the start.
            let (start, born) = (self.ends[&(block, false, param)], self.memory[&param].born);
            self.at_least(&[start, born.expect("a parameter")], &[], 1.0);
        }
        let mut out: Vec<Value> = Vec::new();
        for edge in func.succ_edges(block) {
            out.extend_from_slice(self.live.live_in(func.edge(edge).to));
            out.extend_from_slice(func.edge_args(edge));
        }
        out.sort_unstable();
        out.dedup();
        let mut last: BTreeMap<Value, Inst> = BTreeMap::new();
        for inst in func.block_insts(block) {
            func.inst_operands(inst).iter().for_each(|&value| _ = last.insert(value, inst));
        }
        for inst in func.block_insts(block) {
            let is_live_out = |value: Value| out.binary_search(&value).is_ok() || last.get(&value) > Some(&inst);
            self.inst(inst, block, &mut held, &is_live_out);
        }
        for value in out {
            let end = self.later(value, held[&value], block);
            self.ends.insert((block, true, value), end);
        }
    }
    fn inst(
        &mut self,
        inst: Inst,
        block: Block,
        held: &mut BTreeMap<Value, Held>,
        is_live_out: &dyn Fn(Value) -> bool,
    ) {
        let (func, target, weight) = (self.func, self.target, self.weights.block(block));
        let form = func.inst_form(target, inst);
        let in_register = |(value, desc): &(Value, OperandDesc)| match desc.place() {
            Place::Class | Place::Tied(_) => true,
            Place::Fixed(reg) => target.class_regs(target.home_class(func.value_type(*value))).contains(&reg),
            Place::Any | Place::Slot | Place::ArgSlot(_) => false,
        };
        let operands: Vec<(Value, OperandDesc)> = func.constrained_operands(target, inst).collect();
        let (defs, uses): (Vec<_>, Vec<_>) = operands.into_iter().partition(|(_, desc)| desc.is_def());
        // What is read in a register is loaded here, as far as it is not there.
        for (value, _) in uses.iter().filter(|operand| in_register(operand)) {
            if let Some(Held::Part(before)) = held.insert(*value, Held::All) {
                let load = self.part(LOAD * weight);
                self.at_least(&[before, load], &[], 1.0);
            }
        }
        let early = |operand: &&(Value, OperandDesc)| operand.1.pos() == Pos::Early && in_register(operand);
        let mut before = held.clone();
        before.extend(defs.iter().filter(early).map(|&(value, _)| (value, Held::All)));
        self.capacity(&before, target.no_units());
        // What was read may leave its register after the instruction, or in its middle if it is read early.
        held.retain(|&value, _| is_live_out(value));
        for part in held.iter_mut().filter(|(_, part)| matches!(part, Held::All)) {
            *part.1 = Held::Part(self.life(*part.0, block));
        }
        let late = |operand: &&(Value, OperandDesc)| operand.1.pos() == Pos::Late && in_register(operand);
        let mut after = held.clone();
        after.extend(uses.iter().filter(late).map(|&(value, _)| (value, Held::All)));
        // A result that is not in a destroyed register takes one of those that are left.
        let clobbers = UnitSet::from_words(form.clobbers);
        let is_left = |reg: Reg| !clobbers.contains(target.reg_units(reg)[0]);
        let beside = |operand: &&(Value, OperandDesc)| late(operand) && operand.1.fixed_reg().is_some_and(is_left);
        let mut through = after.clone();
        through.extend(defs.iter().filter(beside).map(|&(value, _)| (value, Held::All)));
        self.capacity(&through, clobbers);
        for operand in &defs {
            let value = operand.0;
            let rest = self.life(value, block);
            after.insert(value, if in_register(operand) { Held::All } else { Held::Part(rest) });
            if is_live_out(value) {
                held.insert(value, Held::Part(rest));
            }
        }
        self.capacity(&after, target.no_units());
    }
    /// Demands that what is held fits in the registers that are not destroyed.
    fn capacity(&mut self, held: &BTreeMap<Value, Held>, clobbers: UnitSet) {
        let (func, target) = (self.func, self.target);
        for ty in target.type_ids() {
            let parts: Vec<Held> =
                held.iter().filter(|(value, _)| func.value_type(**value) == ty).map(|(_, &part)| part).collect();
            let regs = target.class_regs(target.home_class(ty)).iter();
            let left = regs.filter(|&&reg| !clobbers.contains(target.reg_units(reg)[0]));
            let (callee_saved, others): (Vec<_>, Vec<_>) =
                left.copied().partition(|&reg| is_callee_saved(func, target, reg));
            let in_use = [(self.callee_saved[usize::from(ty.0)], -1.0)];
            for (room, more) in [(others.len(), &in_use[..]), (others.len() + callee_saved.len(), &[])] {
                if parts.len() > room {
                    let whole = parts.iter().filter(|part| matches!(part, Held::All)).count();
                    let rest = parts.iter().filter_map(|part| match part {
                        Held::Part(var) => Some((*var, 1.0)),
                        Held::All => None,
                    });
                    let terms: Vec<(Variable, f64)> = rest.chain(more.iter().copied()).collect();
                    self.problem.add_constraint(terms, ComparisonOp::Le, room as f64 - whole as f64);
                    self.is_tight = true;
                }
            }
        }
    }
    fn edges(&mut self, block: Block) {
        let func = self.func;
        for edge in func.succ_edges(block) {
            let (to, weight) = (func.edge(edge).to, self.weights.edge(func, edge));
            let mut pairs: Vec<(Value, Value)> = self.live.live_in(to).iter().map(|&value| (value, value)).collect();
            pairs.extend(func.edge_args(edge).iter().copied().zip(func.block_params(to).iter().copied()));
            for (from, value) in pairs {
                let (end, start) = (self.ends[&(block, true, from)], self.ends[&(to, false, value)]);
                let load = self.part(LOAD * weight);
                self.at_least(&[end, load], &[start], 0.0);
                if from != value {
                    let store = self.part(STORE * weight);
                    let born = self.memory[&value].born.expect("a parameter");
                    let plus: Vec<Variable> = core::iter::once(store).chain(self.in_slot(from, block)).collect();
                    self.at_least(&plus, &[born], 0.0);
                }
            }
        }
    }
}

fn is_callee_saved(func: &Function, target: &Target, reg: Reg) -> bool {
    func.convention.is_some_and(|conv| target.convention(conv).callee_saved.contains(&reg))
}
