//! Functions of shipped targets in the words of regalloc2.
//!
//! A client of regalloc2 has no alternatives: an instruction takes the first of its alternatives that can be said. An
//! operand that may be in a slot or in some of the registers has to be in one of these registers. A call that destroys
//! a part of a register destroys all of it. The widest type of a bank that occurs says how large spill slots are, and
//! what is copied. If operands take all registers but one, as addresses do where register 0 stands for zero, regalloc2 is
//! not given that one. Cranelift does the same on s390x.

use std::collections::BTreeSet;
use std::sync::Arc;

use ssara_core::Target;
use ssara_core::ir::{Block, Function, Inst, Value};
use ssara_core::target::{Bank, Class, Form, FormKind, FormView, OperandDesc, Place, Pos, Reg, Type};
use ssara_core::units::UnitSet;

use crate::ra2f::{self, Constraint, Env, InstKind, Machine, PReg, Record, Successor, VReg};

/// The number of register classes of regalloc2.
const CLASSES: u8 = 3;

/// The size of a unit of spill slots, in bytes.
const SLOT_BYTES: u16 = 8;

/// A function in the words of regalloc2.
pub struct Converted {
    /// The record.
    pub record: Record,
    /// Where its registers are on the target.
    pub machine: Machine,
    /// The instructions that the record has in an alternative form, in ascending order, with that form.
    pub alternatives: Vec<(Inst, Form)>,
}

/// Says a function in the words of regalloc2.
///
/// # Errors
/// With what regalloc2 has no words for.
pub fn to_record(func: &Function, target: &Arc<Target>) -> Result<Converted, String> {
    let types = widest_types(func, target)?;
    let mut env = env(func, target)?;
    withhold(func, target, &mut env);
    let convention = func.convention.ok_or("a function without a convention")?;
    let machine = Machine::new(Arc::clone(target), convention, types, &env);
    let mut converter = Converter { func, target, machine: &machine, env: &env, alternatives: Vec::new() };
    let slots = types.map(|ty| ty.map_or(0, |ty| u32::from(target.ty(ty).spill_size.div_ceil(SLOT_BYTES))));
    let code = converter.code(slots)?;
    let alternatives = converter.alternatives;
    Ok(Converted { record: Record { name: func.name.clone(), env, func: code }, machine, alternatives })
}

/// The widest type of each bank that occurs.
fn widest_types(func: &Function, target: &Target) -> Result<[Option<Type>; 3], String> {
    let mut widest = [None; 3];
    for ty in func.values().map(|value| func.value_type(value)) {
        let bank = target.ty(ty).bank;
        if bank.0 >= CLASSES {
            return Err(format!("bank {}", target.banks[bank.index()].name));
        }
        let is_whole = |&reg: &Reg| target.reg(reg).tuple == 0;
        if !target.class_regs(target.home_class(ty)).iter().all(is_whole) {
            return Err(format!("values in tuples, of type {}", target.ty(ty).name));
        }
        let widest = &mut widest[bank.index()];
        if widest.is_none_or(|widest: Type| target.ty(widest).bits < target.ty(ty).bits) {
            *widest = Some(ty);
        }
    }
    Ok(widest)
}

/// The registers that a function may use, and as non-preferred ones those that are callee-saved.
fn env(func: &Function, target: &Target) -> Result<Env, String> {
    let convention = target.convention(func.convention.ok_or("a function without a convention")?);
    let reserved = target.units_of([&*target.reserved, &*convention.reserved, &*func.reserved].concat());
    let shared = |set: &UnitSet, reg: Reg| target.reg_units(reg).iter().any(|&unit| set.contains(unit));
    let mut callee_saved = target.units_of(convention.callee_saved.iter().copied());
    callee_saved.subtract(&UnitSet::from_words(&convention.clobbers));
    let mut env = Env::default();
    for class in 0..CLASSES.min(target.banks.len() as u8) {
        let homes = target.type_ids().filter(|&ty| target.ty(ty).bank == Bank(class));
        let mut homes: Vec<Reg> = homes
            .flat_map(|ty| target.class_regs(target.home_class(ty)))
            .map(|&reg| target.whole(reg))
            .filter(|&reg| func.features.contains(target.reg(reg).features))
            .filter(|&reg| target.reg(reg).tuple == 0 && !shared(&reserved, reg))
            .collect();
        homes.sort_unstable();
        homes.dedup();
        for reg in homes {
            let regs = if shared(&callee_saved, reg) { &mut env.non_preferred } else { &mut env.preferred };
            regs[usize::from(class)].push(PReg::new(class, target.reg(reg).encoding as u8));
        }
    }
    Ok(env)
}

/// Takes each register out that is the only one which a class of operands leaves out, unless an operand is fixed to it.
fn withhold(func: &Function, target: &Target, env: &mut Env) {
    let insts = func.blocks().flat_map(|block| func.block_insts(block));
    let operands = || insts.clone().flat_map(|inst| func.inst_form(target, inst).operands());
    let is_fixed = |reg: Reg| operands().any(|operand| operand.fixed_reg() == Some(reg));
    let classes: BTreeSet<Class> = operands().map(|operand| operand.class()).collect();
    for class in classes {
        let ty = target.class(class).ty;
        let bank = target.ty(ty).bank;
        let lists = [&mut env.preferred, &mut env.non_preferred].map(|lists| &mut lists[bank.index()]);
        let preg = |reg: Reg| PReg::new(bank.0, target.reg(target.whole(reg)).encoding as u8);
        let members = target.class_regs(class);
        let mut left_out = target.class_regs(target.home_class(ty)).iter().filter(|reg| !members.contains(reg));
        if let (Some(&reg), None) = (left_out.next(), left_out.next())
            && !is_fixed(reg)
        {
            lists.into_iter().for_each(|list| list.retain(|&other| other != preg(reg)));
        }
    }
}

/// Writes the code of a function in other words.
struct Converter<'a> {
    func: &'a Function,
    target: &'a Target,
    machine: &'a Machine,
    env: &'a Env,
    alternatives: Vec<(Inst, Form)>,
}

impl Converter<'_> {
    fn code(&mut self, slot_sizes: [u32; 3]) -> Result<ra2f::Func, String> {
        let func = self.func;
        let num_vregs = func.num_values() as u32;
        let mut code = ra2f::Func { slot_sizes, num_vregs, ..ra2f::Func::default() };
        for block in func.blocks() {
            let first = code.insts.len() as u32;
            for inst in func.block_insts(block) {
                self.inst(inst, &mut code)?;
            }
            let succs = func
                .succ_edges(block)
                .map(|edge| Successor { block: func.edge(edge).to.as_u32(), args: self.vregs(func.edge_args(edge)) });
            code.blocks.push(ra2f::Block {
                insts: first..code.insts.len() as u32,
                preds: Vec::new(),
                params: self.vregs(func.block_params(block)),
                succs: succs.collect(),
            });
        }
        for edge in func.edges().map(|edge| func.edge(edge)) {
            code.blocks[edge.to.as_u32() as usize].preds.push(edge.from.as_u32());
        }
        self.check_edges()?;
        Ok(code)
    }
    /// No edge may be critical, clobber registers, lead to the entry, or pass a result of its own branch: regalloc2 reads arguments
    /// before it.
    fn check_edges(&self) -> Result<(), String> {
        let func = self.func;
        let mut entries = vec![0u32; func.num_blocks()];
        func.edges().for_each(|edge| entries[func.edge(edge).to.as_u32() as usize] += 1);
        if entries[Block::ENTRY.as_u32() as usize] > 0 {
            return Err("an edge to the entry".to_owned());
        }
        let is_critical = |block| {
            let succs = func.succ_edges(block);
            succs.len() > 1 && succs.clone().any(|edge| entries[func.edge(edge).to.as_u32() as usize] > 1)
        };
        if func.blocks().any(is_critical) {
            return Err("a critical edge".to_owned());
        }
        if func.edges().any(|edge| !func.edge_clobbers(self.target, edge).is_empty()) {
            return Err("an edge that clobbers registers".to_owned());
        }
        let passes_result = |block| {
            let branch = func.terminator(block).into_iter();
            let operands = branch.flat_map(|branch| func.constrained_operands(self.target, branch));
            let results: Vec<Value> = operands.filter(|it| it.1.is_def()).map(|it| it.0).collect();
            func.succ_edges(block).any(|edge| func.edge_args(edge).iter().any(|arg| results.contains(arg)))
        };
        if func.blocks().any(passes_result) { Err("a result on its own edge".to_owned()) } else { Ok(()) }
    }
    fn vregs(&self, values: &[Value]) -> Vec<VReg> {
        values.iter().map(|&value| self.vreg(value)).collect()
    }
    fn vreg(&self, value: Value) -> VReg {
        VReg::new(value.as_u32(), self.target.ty(self.func.value_type(value)).bank.0)
    }
    fn inst(&mut self, inst: Inst, code: &mut ra2f::Func) -> Result<(), String> {
        let (func, target) = (self.func, self.target);
        let own = func.inst(inst).form;
        let mut problem = String::new();
        let alternatives = [own].into_iter().chain(func.available_alternatives(target, own));
        let said = alternatives.into_iter().find_map(|form| {
            let constraints = self.constraints(form).map_err(|error| problem = error).ok()?;
            Some((form, constraints))
        });
        let (form, constraints) = said.ok_or(problem)?;
        if form != own {
            self.alternatives.push((inst, form));
        }
        let view = func.form(target, form);
        let kind = match view.kind {
            FormKind::Branch => InstKind::Branch,
            FormKind::Return | FormKind::Trap => InstKind::Return,
            FormKind::Op | FormKind::Call | FormKind::Entry => InstKind::Op,
        };
        let start = code.operands.len() as u32;
        let clobbers = self.clobbers(&view, &constraints);
        let operands = func.inst_operands(inst).iter().zip(constraints);
        code.operands.extend(operands.map(|(&value, operand)| ra2f::Operand {
            vreg: self.vreg(value),
            is_def: operand.0.is_def(),
            is_late: operand.0.pos() == Pos::Late,
            constraint: operand.1,
        }));
        code.insts.push(ra2f::Inst { kind, operands: start..code.operands.len() as u32, clobbers });
        Ok(())
    }
    /// The constraints of a form in other words.
    fn constraints(&self, form: Form) -> Result<Vec<(OperandDesc, Constraint)>, String> {
        let view = self.func.form(self.target, form);
        if !view.relations.is_empty() {
            return Err("relations between operands, or tuples".to_owned());
        }
        view.operands().map(|operand| Ok((operand, self.constraint(operand)?))).collect()
    }
    fn constraint(&self, operand: OperandDesc) -> Result<Constraint, String> {
        let class = operand.class();
        let some = self.limit(class)?;
        Ok(match (operand.place(), some) {
            (Place::Any, None) => Constraint::Any,
            (Place::Class, None) => Constraint::Reg,
            (Place::Any | Place::Class, Some(log)) => Constraint::Limit(log),
            (Place::Slot, _) if operand.modifies().is_some() => {
                return Err("values that are changed in slots".to_owned());
            }
            (Place::Slot, _) => Constraint::Stack,
            (Place::ArgSlot(_), _) => return Err("places on the stack".to_owned()),
            // Ion forgets the limit.
            (Place::Tied(_), Some(_)) => {
                return Err(format!("operands of class {} that are tied", self.target.class(class).name));
            }
            (Place::Tied(use_), None) => Constraint::Reuse(use_.try_into().map_err(|_| "too many operands")?),
            (Place::Fixed(reg), _) => {
                let preg = self.machine.preg(reg);
                Constraint::Fixed(preg.ok_or_else(|| format!("register {}", self.target.reg(reg).name))?)
            }
        })
    }
    /// How many bits the encodings of a class have, if it does not have all registers that may be allocated.
    fn limit(&self, class: Class) -> Result<Option<u8>, String> {
        let bank = self.target.ty(self.target.class(class).ty).bank;
        let bits = |regs: &mut dyn Iterator<Item = PReg>| regs.fold(0u64, |set, preg| set | 1 << preg.encoding());
        let lists = [&self.env.preferred, &self.env.non_preferred].map(|lists| &lists[bank.index()]);
        let all = bits(&mut lists.into_iter().flatten().copied());
        let members = self.target.class_regs(class).iter().map(|&reg| self.machine.preg(reg));
        let unnamed = || format!("class {}", self.target.class(class).name);
        let members: Vec<PReg> = members.collect::<Option<_>>().ok_or_else(unnamed)?;
        let members = bits(&mut members.into_iter()) & all;
        if members == all {
            return Ok(None);
        }
        let first = |log: &u8| members == all & ((1 << (1u32 << log)) - 1);
        (0..6).find(first).map(Some).ok_or_else(unnamed)
    }
    /// The registers that a form destroys any part of, but for those in which it has results.
    fn clobbers(&self, view: &FormView<'_>, constraints: &[(OperandDesc, Constraint)]) -> Option<Box<[u64; 4]>> {
        if !view.has_clobbers() {
            return None;
        }
        let destroyed = UnitSet::from_words(view.clobbers);
        let mut words = Box::new([0; 4]);
        for preg in (0..PReg::COUNT as u8).map(PReg) {
            if self.machine.units(preg).iter().any(|&unit| destroyed.contains(unit)) {
                words[preg.class() as usize] |= 1 << preg.encoding();
            }
        }
        for (operand, constraint) in constraints {
            if let (true, Constraint::Fixed(preg)) = (operand.is_def(), constraint) {
                words[preg.class() as usize] &= !(1 << preg.encoding());
            }
        }
        Some(words)
    }
}
