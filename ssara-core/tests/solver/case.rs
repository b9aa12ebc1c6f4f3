//! One instruction, a search of all placements, and a check of solutions.

use ssara_core::Target;
use ssara_core::internals::regs::machine::Machine;
use ssara_core::internals::regs::unit_mask::Mask;
use ssara_core::internals::solver::instruction::{InstSolver, Mode, Status};
use ssara_core::internals::solver::live_through::LiveThrough;
use ssara_core::internals::solver::packing::{EARLY, LATE};
use ssara_core::ir::Value;
use ssara_core::target::{Bank, Class, FormRelation, FormTable, OperandDesc, Place, Pos, Reg, Role, Type};

use crate::common::machines::regs;

const BOTH: u8 = EARLY | LATE;

/// An instruction with what is around it.
pub struct Case<'t> {
    pub target: &'t Target,
    pub forms: FormTable,
    /// The values of the operands; defs come after all used values.
    pub operands: Vec<Value>,
    /// The used values: which of them stay, and where they are.
    pub used: Vec<(Value, Status)>,
    pub through: Vec<(Value, Type, Option<Reg>)>,
}

impl LiveThrough for &Case<'_> {
    fn count(&self) -> u32 {
        self.through.len() as u32
    }
    fn for_each(&self, item: &mut dyn FnMut(Value, Type, Option<Reg>)) {
        for &(value, ty, reg) in &self.through {
            item(value, ty, reg);
        }
    }
}

/// What a register is demanded for. Two demands for the same value may share a register.
#[derive(Clone, Debug)]
struct Demand {
    phases: u8,
    /// The value it holds in each phase.
    early: Option<Value>,
    late: Option<Value>,
    allowed: Vec<Reg>,
    /// The operands that are in the register.
    operands: Vec<usize>,
}

impl Case<'_> {
    fn status(&self, value: Value) -> Status {
        self.used.iter().find(|used| used.0 == value).expect("used").1
    }

    fn operand_descs(&self) -> Vec<OperandDesc> {
        self.forms.get(0, self.target.set_words).operands().collect()
    }

    /// Everything that must be somewhere, by definition: no shared registers and no live-through copies.
    fn demands(&self, machine: &Machine<'_, 1>) -> Vec<Demand> {
        let target = self.target;
        let descs = self.operand_descs();
        let mut demands = Vec::new();
        for (index, (&value, desc)) in self.operands.iter().zip(&descs).enumerate() {
            let class = machine.class_regs(desc.class()).to_vec();
            let phases = match (desc.role(), desc.pos()) {
                (Role::Use, Pos::Early) => EARLY,
                (Role::Def, Pos::Late) => LATE,
                _ => BOTH,
            };
            let mut allowed = match desc.place() {
                Place::Fixed(reg) => vec![reg],
                Place::Class => class,
                Place::Any if desc.is_def() || self.status(value).in_reg => class,
                Place::Any | Place::Slot | Place::ArgSlot(_) | Place::Tied(_) => continue,
            };
            let (mut phases, mut late) = (phases, (phases & LATE != 0).then_some(value));
            let mut operands = vec![index];
            if !desc.is_def()
                && let Some(def) = descs.iter().position(|def| def.is_def() && def.overwrites() == Some(index as u16))
            {
                let of_def = machine.class_regs(descs[def].class());
                allowed.retain(|reg| of_def.contains(reg) || desc.fixed_reg().is_some());
                (phases, late) = (BOTH, Some(self.operands[def]));
                operands.push(def);
            }
            let early = (phases & EARLY != 0).then_some(value);
            demands.push(Demand { phases, early, late, allowed, operands });
        }
        for &(value, status) in &self.used {
            if status.in_reg_after && status.in_reg {
                // It is live-out in some register, where it may be read, or not.
                let ty = self.target.types.len();
                let ty = Type::from_index(value.as_u32() as usize % ty);
                let allowed = machine.home_regs(ty).to_vec();
                let operands = Vec::new();
                demands.push(Demand { phases: BOTH, early: Some(value), late: Some(value), allowed, operands });
            }
        }
        for &(value, ty, _) in &self.through {
            let allowed = regs(target, ty).to_vec();
            let operands = Vec::new();
            demands.push(Demand { phases: BOTH, early: Some(value), late: Some(value), allowed, operands });
        }
        demands
    }

    /// Whether there is a placement, by trying all.
    pub fn possible(&self, machine: &Machine<'_, 1>) -> bool {
        let form = self.forms.get(0, self.target.set_words);
        let clobbers = machine.bank_mask(form.clobbers, Bank(0));
        let mut demands = self.demands(machine);
        demands.sort_by_key(|demand| demand.allowed.len());
        let mut early = vec![None; 64];
        let mut late = vec![None; 64];
        for unit in clobbers.iter() {
            late[unit] = Some(None);
        }
        let mut regs = vec![None; self.operands.len()];
        place(machine, form.relations, &demands, &mut early, &mut late, &mut regs)
    }

    fn set_operands(&self, machine: &Machine<'_, 1>, point: &mut InstSolver<1>) {
        let form = self.forms.get(0, self.target.set_words);
        point.set_operands(machine, form, &self.operands, |value, _| self.status(value), |_| false);
    }

    pub fn check(&self, machine: &Machine<'_, 1>, point: &mut InstSolver<1>) -> bool {
        // The spiller does not know where anything is.
        let form = self.forms.get(0, self.target.set_words);
        let status = |value: Value, _| Status { current: None, ..self.status(value) };
        point.set_operands(machine, form, &self.operands, status, |_| false);
        point.solve(machine, form, Bank(0), &self, Mode::Check)
    }

    pub fn assign(&self, machine: &Machine<'_, 1>, point: &mut InstSolver<1>) -> bool {
        self.set_operands(machine, point);
        let form = self.forms.get(0, self.target.set_words);
        let mut prefer = |_, class: Class, free: Mask<1>| {
            machine.class_regs(class).iter().rev().copied().find(|&reg| free.contains(machine.mask(reg)))
        };
        point.solve(machine, form, Bank(0), &self, Mode::Assign(&mut prefer))
    }

    /// Checks a solution: the parallel copy before the instruction, its operands, what is there after it.
    pub fn check_solution(&self, machine: &Machine<'_, 1>, point: &InstSolver<1>) -> std::result::Result<(), String> {
        let mut early: Vec<Option<Value>> = vec![None; 64];
        for &(value, reg) in &point.copies {
            for unit in machine.mask(reg).iter() {
                if early[unit].replace(value).is_some() {
                    return Err(format!("two copies to unit {unit}"));
                }
            }
        }
        let descs = self.operand_descs();
        let form = self.forms.get(0, self.target.set_words);
        let clobbers = machine.bank_mask(form.clobbers, Bank(0));
        let mut late: Vec<Option<Value>> = vec![None; 64];
        for (index, (&value, desc)) in self.operands.iter().zip(&descs).enumerate() {
            let Some(reg) = point.operand_regs[index] else {
                let in_memory = desc.place() == Place::Slot
                    || desc.place() == Place::Any && !desc.is_def() && !self.status(value).in_reg;
                if in_memory {
                    continue;
                }
                return Err(format!("operand {index} has no register"));
            };
            let fine = match desc.place() {
                Place::Fixed(fixed) => reg == fixed,
                Place::Tied(use_) => point.operand_regs[usize::from(use_)] == Some(reg),
                _ => true,
            };
            let in_class = desc.fixed_reg().is_some() || machine.class_regs(desc.class()).contains(&reg);
            if !fine || !in_class {
                return Err(format!("operand {index} is in {reg:?}"));
            }
            if desc.role() == Role::Use && machine.mask(reg).iter().any(|unit| early[unit] != Some(value)) {
                return Err(format!("operand {index} is not in {reg:?} before"));
            }
            let early_def = desc.is_def() && desc.pos() == Pos::Early;
            if early_def && machine.mask(reg).iter().any(|unit| early[unit].is_some()) {
                return Err(format!("early def {index} overwrites something"));
            }
            if desc.is_def() || desc.pos() == Pos::Late {
                for unit in machine.mask(reg).iter() {
                    if clobbers.contains(Mask([1 << unit])) || late[unit].is_some_and(|other| other != value) {
                        return Err(format!("operand {index} collides in the late phase"));
                    }
                    if desc.is_def() && late[unit].is_some() {
                        return Err(format!("def {index} collides"));
                    }
                    late[unit] = Some(value);
                }
            }
            if early_def {
                for unit in machine.mask(reg).iter() {
                    early[unit] = Some(value);
                }
            }
        }
        let in_reg = |operand: u16| point.operand_regs[usize::from(operand)];
        if let Some(broken) = form.relations.iter().find(|relation| !relation.relation.holds(self.target, in_reg)) {
            return Err(format!("{broken:?} does not hold"));
        }
        let mut after = point.after.clone();
        after.sort_unstable();
        after.dedup_by_key(|entry| entry.0);
        if after.len() != point.after.len() {
            return Err("a value is in two registers afterwards".into());
        }
        for &(value, reg) in &after {
            for unit in machine.mask(reg).iter() {
                let taken = late[unit].is_some_and(|other| other != value);
                if early[unit] != Some(value) || taken || clobbers.contains(Mask([1 << unit])) {
                    return Err(format!("{value} is not in {reg:?} afterwards"));
                }
                late[unit] = Some(value);
            }
            if !machine.is_allocatable(reg) {
                return Err(format!("{value} is live-out in {reg:?}"));
            }
        }
        let stay = self.used.iter().filter(|used| used.1.in_reg_after && used.1.in_reg).map(|used| used.0);
        let mut expected: Vec<Value> = stay.chain(self.through.iter().map(|through| through.0)).collect();
        expected.sort_unstable();
        let found: Vec<Value> = after.iter().map(|entry| entry.0).collect();
        if found != expected {
            return Err(format!("{found:?} are there afterwards, not {expected:?}"));
        }
        Ok(())
    }

    pub fn show(&self) -> String {
        let target = self.target;
        let name = |reg: Reg| &*target.reg(reg).name;
        let mut text = String::new();
        for (value, desc) in self.operands.iter().zip(self.operand_descs()) {
            let place = match desc.place() {
                Place::Fixed(reg) => format!("= {}", name(reg)),
                other => format!("{other:?}"),
            };
            let class = &target.class(desc.class()).name;
            text += &format!("{:?} {:?} {value}: {class} {place}\n", desc.pos(), desc.role());
        }
        for (value, status) in &self.used {
            let at = status.current.map(name);
            text += &format!("{value} at {at:?} in_reg {} in_reg_after {}\n", status.in_reg, status.in_reg_after);
        }
        for &(value, ty, reg) in &self.through {
            text += &format!("{value} through, {}, at {:?}\n", target.ty(ty).name, reg.map(name));
        }
        let form = self.forms.get(0, target.set_words);
        for relation in form.relations {
            text += &format!("{:?}\n", relation.relation);
        }
        text + &format!("clobbers {:x?}\n", form.clobbers)
    }
}

type Cells = Vec<Option<Option<Value>>>;

fn place(
    machine: &Machine<'_, 1>,
    relations: &[FormRelation],
    demands: &[Demand],
    early: &mut Cells,
    late: &mut Cells,
    regs: &mut [Option<Reg>],
) -> bool {
    let Some((demand, rest)) = demands.split_first() else { return true };
    // Demands share a register only as a whole and for the same value.
    for &reg in &demand.allowed {
        let fits = |cells: &Cells, content: Option<Value>| {
            let all = machine.mask(reg).iter().all(|unit| cells[unit] == Some(content));
            let none = machine.mask(reg).iter().all(|unit| cells[unit].is_none());
            all || none
        };
        let fits_early = demand.phases & EARLY == 0 || fits(early, demand.early);
        let fits_late = demand.phases & LATE == 0 || fits(late, demand.late);
        if !(fits_early && fits_late) {
            continue;
        }
        let before = (early.clone(), late.clone());
        for unit in machine.mask(reg).iter() {
            if demand.phases & EARLY != 0 {
                early[unit] = Some(demand.early);
            }
            if demand.phases & LATE != 0 {
                late[unit] = Some(demand.late);
            }
        }
        demand.operands.iter().for_each(|&operand| regs[operand] = Some(reg));
        let holds =
            |relation: &FormRelation| relation.relation.holds(machine.target, |operand| regs[usize::from(operand)]);
        if relations.iter().all(holds) && place(machine, relations, rest, early, late, regs) {
            return true;
        }
        (*early, *late) = before;
        demand.operands.iter().for_each(|&operand| regs[operand] = None);
    }
    false
}
