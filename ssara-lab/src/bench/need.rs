//! Whether a function needs memory for its values at all.
//!
//! Counts the values in registers at each instruction as if none were ever spilled. Adds all copies that the instruction
//! could ask for. These are one for each operand in a certain register, and for each tied one, if its value is read
//! elsewhere or is live-out. Where that fits everywhere there is an allocation without stores and loads, and an allocator
//! that inserts some has found need where there is none. (Where it does not fit there may be one all the same.) It uses
//! liveness, and nothing of the passes that it measures. Takes time linear in the operands and the live values of blocks.

use ssara_core::Target;
use ssara_core::analysis::liveness::Liveness;
use ssara_core::ir::{Block, Function, Inst, Value};
use ssara_core::target::{Place, Pos, Reg, Type};
use ssara_core::units::UnitSet;
use ssara_core::validate::{Validated, Validator};

/// Whether the pressure on registers may force values into memory. `None` for functions that are not valid. Also for
/// targets on which that is more than counting: those whose registers overlap, or hold values of several types.
pub fn may_need_memory(func: &Function, target: &Target) -> Option<bool> {
    let one_unit = |&reg: &Reg| target.reg_units(reg).len() == 1;
    let simple = |ty: Type| target.class_regs(target.home_class(ty)).iter().all(one_unit);
    if target.banks.len() != target.types.len() || !target.type_ids().all(simple) {
        return None;
    }
    let mut validator = Validator::default();
    let Validated { cfg, defs, .. } = validator.validate(func, target).ok()?;
    let mut live = Liveness::default();
    live.explore(usize::MAX, func, cfg, defs);
    let mut demand = Demand::new(func, target);
    Some(cfg.rpo().iter().any(|&block| demand.exceeds_in(&live, block)))
}

/// The values that are live at a point of a walk backwards, and their numbers by type.
struct Demand<'a> {
    func: &'a Function,
    target: &'a Target,
    capacity: Vec<usize>,
    live: Vec<bool>,
    count: Vec<usize>,
}

impl<'a> Demand<'a> {
    fn new(func: &'a Function, target: &'a Target) -> Self {
        let capacity = target.type_ids().map(|ty| target.class_regs(target.home_class(ty)).len()).collect();
        Demand { func, target, capacity, live: vec![false; func.num_values()], count: vec![0; target.types.len()] }
    }
    fn add(&mut self, value: Value) {
        let live = &mut self.live[value.as_u32() as usize];
        self.count[usize::from(self.func.value_type(value).0)] += usize::from(!*live);
        *live = true;
    }
    fn remove(&mut self, value: Value) {
        let live = &mut self.live[value.as_u32() as usize];
        self.count[usize::from(self.func.value_type(value).0)] -= usize::from(*live);
        *live = false;
    }
    fn exceeds_in(&mut self, liveness: &Liveness, block: Block) -> bool {
        let func = self.func;
        self.live.fill(false);
        self.count.fill(0);
        for edge in func.succ_edges(block) {
            liveness.live_in(func.edge(edge).to).iter().chain(func.edge_args(edge)).for_each(|&value| self.add(value));
        }
        if func.block_insts(block).rev().any(|inst| self.exceeds_at(inst)) {
            return true;
        }
        func.block_params(block).iter().for_each(|&param| self.add(param));
        self.exceeds(&vec![0; self.capacity.len()], &self.capacity)
    }
    /// Steps over an instruction.
    fn exceeds_at(&mut self, inst: Inst) -> bool {
        let (func, target) = (self.func, self.target);
        let form = func.inst_form(target, inst);
        let operands = || func.constrained_operands(target, inst);
        if !form.relations.is_empty() || operands().any(|(_, desc)| desc.place() == Place::Slot) {
            return true;
        }
        // What is asked for beside the values that are live before the instruction or after it, by type.
        let (mut early, mut late) = (vec![0; self.capacity.len()], vec![0; self.capacity.len()]);
        for (at, (value, desc)) in operands().enumerate() {
            let ty = usize::from(func.value_type(value).0);
            let lives_on = self.live[value.as_u32() as usize];
            let reads = operands().filter(|(other, desc)| *other == value && !desc.is_def()).count();
            let is_tied = operands().any(|(_, def)| def.overwrites() == Some(at as u16));
            match (desc.is_def(), desc.pos()) {
                (true, Pos::Early) => early[ty] += 1,
                (false, Pos::Late) => late[ty] += usize::from(!lives_on),
                _ => {}
            }
            let is_bound = is_tied || desc.fixed_reg().is_some();
            early[ty] += usize::from(!desc.is_def() && is_bound && (lives_on || reads > 1));
        }
        // What is written may lie in what is destroyed, if the instruction says so; nothing else may.
        let clobbers = UnitSet::from_words(form.clobbers);
        let is_destroyed = |reg: Reg| clobbers.contains(target.reg_units(reg)[0]);
        let mut room = self.capacity.clone();
        for (ty, room) in target.type_ids().zip(&mut room) {
            *room -= target.class_regs(target.home_class(ty)).iter().filter(|&&reg| is_destroyed(reg)).count();
        }
        for (value, desc) in operands().filter(|(_, desc)| desc.is_def()) {
            self.add(value);
            if desc.fixed_reg().is_some_and(is_destroyed) {
                room[usize::from(func.value_type(value).0)] += 1;
            }
        }
        let after = self.exceeds(&late, &room);
        operands().filter(|(_, desc)| desc.is_def()).for_each(|(value, _)| self.remove(value));
        operands().filter(|(_, desc)| !desc.is_def()).for_each(|(value, _)| self.add(value));
        after || self.exceeds(&early, &self.capacity)
    }
    /// Whether the live values and these others have no room.
    fn exceeds(&self, more: &[usize], room: &[usize]) -> bool {
        self.count.iter().zip(more).zip(room).any(|((count, more), room)| count + more > *room)
    }
}
